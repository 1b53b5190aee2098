"""Reads the rulebooks: Markdown for the rules panel, clauses for search and citations, text for a terminal.

A rulebook is ``translations/<language>/rules/<game>.md``: ``# title``, chapters as
``## Life 3 Taking tiles`` (or ``## Tips`` without a number) and clauses as paragraphs
that start with their number, ``**3.1** …``.  Paragraphs without a number, such as
examples, belong to the clause before them.  Symbols are images, ``![luck](symbol:luck)``,
and a paragraph ``{sources}`` becomes the table of what is known about the game's data.
"""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from attrs import evolve, field, frozen

from cvdesk import assets
from cvdesk.engine.errors import BadResource
from cvdesk.engine.message import P
from cvdesk.games import make_rules
from cvdesk.games.sources import Source, sources_of
from cvdesk.i18n import catalog
from cvdesk.i18n.formats import number_text
from cvdesk.i18n.render import Names, plain, rule_label

_SOURCES = "{sources}"
_TABLE_HEAD = ("rulebook-source-what", "rulebook-source-values", "rulebook-source-origin")
_TITLE = re.compile(r"# (\S.*)")
_CHAPTER = re.compile(r"## (?:(\w+) (\d+) )?(\S.*)")
_CLAUSE = re.compile(r"\*\*(\d+\.\d+|R\d+)\*\* (?=\S)")
_SYMBOL = re.compile(r" ?!\[[^\]]*\]\(symbol:[a-z]+\)")
_MARKUP = re.compile(r"\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`")
_TABLE_RULE = re.compile(r"\|(?: -+ \|)+")
# Hyphens typed for the real minus, and the apostrophes of different keyboards.
_SAME = str.maketrans({"\u2212": "-", "\u2013": "-", "\u2019": "'", "\u02bc": "'"})
_INDENT = 2


class Clause(NamedTuple):
    """A numbered rule, its examples included, without any markup."""

    number: str
    text: str


class Chapter(NamedTuple):
    """A chapter; the number is "" for one that holds no rules, as tips."""

    number: str
    title: str


@frozen
class Rulebook:
    """One game's rules in one language."""

    title: str
    chapters: tuple[Chapter, ...]
    clauses: Mapping[str, Clause]
    """By anchor, as ``thats_life.3.1``, in the order of the book."""
    markdown: str
    """The whole book for a text view, the table of sources filled in."""
    _prefix: str = field(alias="prefix")

    def search(self, query: str) -> tuple[str, ...]:
        """Returns the anchors of the clauses that hold every word of the query, in the order of the book.

        Case and accents do not matter, nor do "ё" and "е", minus and hyphen; a clause
        is also found by its number.  A query without words finds nothing.
        """
        words = _fold(query).split()
        if not words:
            return ()
        pages = ((anchor, self._folded(clause)) for anchor, clause in self.clauses.items())
        return tuple(anchor for anchor, page in pages if all(word in page for word in words))

    def plain_text(self, width: int = 78) -> str:
        """Returns the whole book for a terminal, its lines at most `width` characters where words allow."""
        return "\n\n".join(_plain_block(block, width) for block in _blocks(self.markdown)) + "\n"

    def _folded(self, clause: Clause) -> str:
        return _fold(f"{self._prefix} {clause.number} {clause.text}")


def rulebook(game: str, language: str | None = None, sources: Sequence[Source] | None = None) -> Rulebook:
    """Reads the rulebook of a game in a language, by default the one in use, with the game's own sources.

    Raises BadResource when the file is missing or is not a rulebook.
    """
    code = language or catalog.current_language()
    name = P.name(f"{code}/rules/{game}.md")
    try:
        source = assets.translation(code, "rules", f"{game}.md").read_text("utf-8")
        book = _parse(game, source)
    except OSError as error:
        raise BadResource("error-resource-missing", file=name) from error
    except ValueError as error:  # of the parser, and UnicodeDecodeError
        raise BadResource("error-resource-broken", file=name) from error
    rows = sources_of(game) if sources is None else sources
    table = _table(rows, Names(rules=make_rules(game)), code)
    return evolve(book, markdown=source.replace(f"\n{_SOURCES}\n", f"\n{table}\n"))


def anchors(game: str, language: str | None = None) -> tuple[str, ...]:
    """Returns the anchors of all clauses, in the order of the book; raises as `rulebook`."""
    return tuple(rulebook(game, language, ()).clauses)


def _parse(game: str, source: str) -> Rulebook:
    """Splits a rulebook into its parts; raises ValueError where it has not the shape described above."""
    title, prefix = "", ""
    chapters: list[Chapter] = []
    clauses: dict[str, Clause] = {}
    anchor = ""  # of the clause that further paragraphs belong to
    for block in _blocks(source):
        if found := _TITLE.fullmatch(block):
            title = found[1]
        elif found := _CHAPTER.fullmatch(block):
            prefix = found[1] or prefix
            chapters.append(Chapter(found[2] or "", found[3]))
            anchor = ""
        elif found := _CLAUSE.match(block):
            anchor = f"{game}.{found[1]}"
            if anchor in clauses or not chapters or not found[1].startswith((f"{chapters[-1].number}.", "R")):
                raise ValueError(found[1])
            clauses[anchor] = Clause(found[1], _without_markup(block[found.end() :]))
        elif anchor:
            number, text = clauses[anchor]
            clauses[anchor] = Clause(number, f"{text}\n{_without_markup(block)}")
    if not title or not clauses:
        raise ValueError("no title or no clauses")
    return Rulebook(title, tuple(chapters), clauses, source, prefix)


def _blocks(markdown: str) -> Iterator[str]:
    """Yields paragraphs, headings, whole lists and whole tables."""
    return (block.strip() for block in re.split(r"\n\s*\n", markdown) if block.strip())


def _without_markup(text: str) -> str:
    return _MARKUP.sub(lambda found: "".join(filter(None, found.groups())), _SYMBOL.sub("", text))


def _fold(text: str) -> str:
    """Returns what two texts share that a reader takes for the same."""
    letters = unicodedata.normalize("NFD", text.translate(_SAME).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _table(sources: Sequence[Source], names: Names, code: str) -> str:
    """Returns the table of sources in Markdown; "" when nothing is known about the data."""
    if not sources:
        return ""
    head = tuple(catalog.text(each, language=code) for each in _TABLE_HEAD)
    rows = [head, ("---",) * len(head), *(_row(source, names, code) for source in sources)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _row(source: Source, names: Names, code: str) -> tuple[str, ...]:
    values = (number_text(value, catalog.locale_of(code), signed=True) for value in source.values)
    origin = "rulebook-source-printed" if source.printed else "rulebook-source-reconstructed"
    return (
        plain(source.what, names, code),
        ", ".join(values) or "\N{EN DASH}",
        catalog.text(origin, language=code),
    )


def _plain_block(block: str, width: int) -> str:
    if block.startswith("#"):
        marks, _, heading = block.partition(" ")
        return f"{heading}\n{('=' if marks == '#' else '-') * len(heading)}"
    lines = block.splitlines()
    if block.startswith("| "):
        return _plain_table([line for line in lines if not _TABLE_RULE.fullmatch(line)])
    if block.startswith("- "):
        return "\n".join(_wrapped(line, width, _INDENT) for line in lines)
    return _wrapped(block, width)


def _plain_table(lines: Sequence[str]) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    return "\n".join(padded)


def _wrapped(text: str, width: int, indent: int = 0) -> str:
    return textwrap.fill(
        _without_markup(text).replace(" \N{EN DASH} ", "\N{NO-BREAK SPACE}\N{EN DASH} "),
        max(width, indent + 1),
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


__all__ = ["Chapter", "Clause", "Rulebook", "anchors", "rule_label", "rulebook"]
