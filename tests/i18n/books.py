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

POCKET = Book(
    label="Pocket",
    chapters={1: 3, 2: 6, 3: 2, 4: 4, 5: 7},
    rulings=_words("1.3 2.1 3.1 3.2 4.4 5.1 5.4 5.5 5.6"),
    symbols=_words("bicycle car plane deck family friendship job love knowledge luck misfortune money"),
    examples={},
    searches=(
        ("ru", "САМОЛЕТ третьей", "4.2"),
        ("uk", "Pocket 3.1", "3.1"),
        ("es", "Pocket 2.2", "2.2"),
        ("en", "relocation TRANSPORT", "2.3"),
        ("en", "inflation", ""),
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

BOOKS: Mapping[str, Book] = {
    "cv": CV,
    "cv_pocket": POCKET,
    "thats_life": THATS_LIFE,
}
"""By game."""
