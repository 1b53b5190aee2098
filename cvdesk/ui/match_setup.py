"""What the setup page makes and the table starts from: a game, its seats, options and seed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, count
from typing import Any

from attrs import evolve, field, frozen

from cvdesk.bots.levels import LEVELS
from cvdesk.engine.record import Seat
from cvdesk.i18n.catalog import text

BOT_LEVELS = tuple(name for name, level in LEVELS.items() if level.at_table)
"""The levels that people choose from, weakest first."""
COLOURS = (1, 2, 3, 4, 5, 6)

_MAX_NAME = 40
_SEAT_FIELDS = ("kind", "name", "colour", "level", "budget")


@frozen
class MatchSetup:
    """A match before it begins; a seat without a name gets one in the language of that moment."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, str] = field(factory=dict)
    seed: int | None = None
    """None: a new one each time."""

    def to_json(self) -> dict[str, Any]:
        """Returns plain JSON values for the settings; the seed is for one match and is left out."""
        seats = [{name: getattr(seat, name) for name in _SEAT_FIELDS} for seat in self.seats]
        return {"seats": seats, "options": dict(self.options)}

    @classmethod
    def from_json(cls, game: str, data: object) -> MatchSetup | None:
        """Reads what `to_json` wrote; None for anything else, since settings may hold nonsense."""
        if not isinstance(data, dict) or not isinstance(data.get("seats"), list):
            return None
        seats = [_seat(each) for each in data["seats"]]
        options = data.get("options")
        if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
            options = {}
        known = tuple(seat for seat in seats if seat is not None)
        if len(known) != len(seats) or not known:
            return None
        return cls(game, with_own_colours(known), options)

    def named(self) -> MatchSetup:
        """Returns the setup with a name for every seat that has none, in the current language."""
        names = automatic_names(self.seats)
        seats = tuple(evolve(seat, name=name) for seat, name in zip(self.seats, names, strict=True))
        return evolve(self, seats=seats)


def default_setup(game: str) -> MatchSetup:
    """Returns the first setup of all: one person and a Steady bot."""
    return MatchSetup(game, (Seat("human", "", 1), Seat("bot", "", 2, level="steady")))


def last_setup(game: str, setups: Mapping[str, object]) -> MatchSetup:
    """Returns what was played last, or the first setup of all."""
    return MatchSetup.from_json(game, setups.get(game)) or default_setup(game)


def automatic_names(seats: Sequence[Seat]) -> list[str]:
    """Returns each seat's name, found in the current language for those that have none; all differ."""
    taken = {seat.name for seat in seats if seat.name}
    listed = (name.strip() for name in text("ui-bot-names").split(","))
    people = _free(_numbered("ui-setup-person"), taken)
    bots = _free(chain(listed, _numbered("ui-setup-bot")), taken)
    return [seat.name or next(people if seat.is_human else bots) for seat in seats]


def _numbered(id: str) -> Iterator[str]:
    return (text(id, number=number) for number in count(1))


def _free(names: Iterable[str], taken: set[str]) -> Iterator[str]:
    for name in names:
        if name not in taken:
            taken.add(name)
            yield name


def level_name(level: str) -> str:
    """Returns what a level is called; a bot of the user's own is called as it was typed."""
    return text(f"bot-level-{level}") if level in LEVELS else level


def with_own_colours(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Returns the seats with doubled colours replaced by free ones; the first to have one keeps it."""
    result: list[Seat] = []
    for seat in seats:
        taken = {each.colour for each in result}
        if seat.colour in taken or seat.colour not in COLOURS:
            wished = {each.colour for each in seats}
            seat = evolve(seat, colour=free_colour(taken | wished) or free_colour(taken))
        result.append(seat)
    return tuple(result)


def free_colour(taken: Collection[int]) -> int:
    """Returns the first colour that is not taken, 0 when all are."""
    return next((colour for colour in COLOURS if colour not in taken), 0)


def _seat(data: object) -> Seat | None:
    if not isinstance(data, dict):
        return None
    kind, name, colour = data.get("kind"), data.get("name"), data.get("colour")
    level, budget = data.get("level", ""), data.get("budget", "")
    if kind not in ("human", "bot") or not isinstance(name, str) or type(colour) is not int:
        return None
    if not isinstance(level, str) or not isinstance(budget, str) or (kind == "bot" and not level):
        return None
    return Seat(kind, name[:_MAX_NAME], colour, level=level, budget=budget)
