"""What the rulebook of each game must hold, in every language."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen


@frozen(kw_only=True)
class Book:
    """The clauses of one rulebook and what its texts have to mention."""

    label: str
    """What clauses are cited by, as “Life” in “Life 3.1”."""
    chapters: Mapping[int, int]
    """How many clauses a chapter has, by its number."""
    specials: tuple[str, ...] = ()
    """Clauses outside the numbered chapters, after all others."""
    rulings: frozenset[str]
    """The clauses that the printed rulebook leaves open in some point."""
    symbols: frozenset[str]
    """The symbols that the text may show."""
    examples: Mapping[str, tuple[str, ...]]
    """By clause: pieces of its examples."""
    searches: tuple[tuple[str, str, str], ...]
    """Language, query and a clause that it finds; "" for a query that finds none."""
    clauses: tuple[str, ...] = field(init=False)

    @clauses.default
    def _clauses(self) -> tuple[str, ...]:
        numbered = (
            f"{chapter}.{number}"
            for chapter, count in self.chapters.items()
            for number in range(1, count + 1)
        )
        return (*numbered, *self.specials)


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


CV = Book(
    label="CV",
    chapters={1: 6, 2: 1, 3: 4, 4: 6, 5: 3, 6: 4, 7: 3, 8: 5},
    rulings=_words("3.4 4.2 4.3 4.4 4.5 4.6 5.2 5.3 6.1 6.4 7.1 7.2 7.3 8.2 8.3 8.4"),
    symbols=_words("health knowledge relations money luck misfortune job possession event goal"),
    examples={"8.2": ("15", "21"), "8.5": ("= 63 ",)},
    searches=(
        ("ru", "РЕБЕНОК содержание", "5.3"),
        ("ru", "велосипед жетон", "1.6"),
        ("uk", "НАКРИТИХ назви", "6.1"),
        ("uk", "здоров’я пару", "8.4"),
        ("es", "pension mala suerte", "5.1"),
        ("es", "bicolor", "6.4"),
        ("en", "frozen", "3.2"),
        ("en", "CV 4.4", "4.4"),
        ("en", "inflation", ""),
    ),
)

PHASE10 = Book(
    label="P10",
    chapters={1: 3, 2: 4, 3: 8, 4: 5, 5: 5},
    specials=("R1", "R2", "R3", "R4"),
    rulings=_words("1.3 3.2 3.4 3.7 4.4 5.2 R1 R2 R3 R4"),
    symbols=_words("pawn die laurel star draw again search exchange everybody joker ask"),
    examples={"2.3": ("11-11",), "4.4": ("3-J-J", "J-J-3"), "4.5": ("8-8-8-8",)},
    searches=(
        ("ru", "ВЫЛОЖЕННЫЙ обычная", "4.4"),
        ("uk", "п’ятірка трійка", "4.3"),
        ("es", "comodin del reves", "3.6"),
        ("en", "double", "2.1"),
        ("en", "P10 R4", "R4"),
    ),
)

THATS_LIFE = Book(
    label="Life",
    chapters={1: 3, 2: 5, 3: 1, 4: 3, 5: 6},
    rulings=_words("3.1 4.3 5.1 5.2 5.4"),
    symbols=_words("luck plus minus guard pawn wurm die finish start"),
    examples={"4.2": ("= 20 ", "= 19 ")},
    searches=(
        ("ru", "ЧЕРВИНАТОР старте", "5.1"),
        ("ru", "ЕЩЕ ОДИН кусает", ""),
        ("ru", "расплачивается", "5.2"),
        ("uk", "вартового ПЕРЕСУНЬТЕ", "2.1"),
        ("es", "guardian", "2.2"),
        ("es", "TÚ antes", "3.1"),
        ("en", "-10", "4.2"),
        ("en", "Life 2.5", "2.5"),
        ("en", "nobody's business", ""),
        ("en", "   ", ""),
    ),
)

CV_POCKET = Book(
    label="Pocket",
    chapters={1: 3, 2: 6, 3: 2, 4: 4, 5: 7},
    rulings=_words("1.3 2.1 3.1 3.2 4.4 5.1 5.4 5.5 5.6"),
    symbols=_words("money knowledge love family friendship job luck misfortune bicycle car plane deck"),
    examples={"4.3": (" 6, 6 ",), "5.4": ("10, 10, 3 ",), "5.7": ("= 13", "= 50 ")},
    searches=(
        ("ru", "ДЖОКЕР рядом", "3.2"),
        ("ru", "самолет столбце", "4.2"),
        ("uk", "п’ять КОЛОДА", "4.1"),
        ("es", "avion", "2.2"),
        ("es", "mudanza VACIO", "4.4"),
        ("en", "pass draw", ""),
        ("en", "Pocket 2.6", "2.6"),
        ("en", "-3 knowledge", "5.2"),
    ),
)

BOOKS: Mapping[str, Book] = {
    "cv": CV,
    "cv_pocket": CV_POCKET,
    "phase10": PHASE10,
    "thats_life": THATS_LIFE,
}
"""By game."""
