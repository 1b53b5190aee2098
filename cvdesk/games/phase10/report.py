"""What is told of the past: how the dice fell, and what a round has brought, read from its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from cvdesk.engine import Event, P
from cvdesk.games.phase10.cards import JOKER, NUMBER
from cvdesk.games.phase10.melds import HIGH, Meld, add_card, joker_ends, make_meld
from cvdesk.games.phase10.messages import meld_name
from cvdesk.games.phase10.phases import PHASES

_DEALT, _OUT, _TOO_LONG = "phase10-log-dealt", "phase10-log-went-out", "phase10-log-too-long"
_ROLLED = "phase10-log-rolled"
_LAID, _ADDED = "phase10-log-laid-phase", "phase10-log-added"
_KEPT_SOME, _THREW_OFF = "phase10-log-kept-some", "phase10-log-threw-off"
_ENDS = (_OUT, _TOO_LONG)


@frozen
class RoundReport:
    """How the last round that has ended went."""

    number: int
    """The round, from 1."""
    finisher: int | None
    """Who had no card left; None after a round that was too long."""
    melds: tuple[Meld, ...]
    """All combinations that lay there, in the order laid."""
    moves: tuple[tuple[int, int], ...]
    """By player the phase of the marker before and after the round; 0, 0 where it did not move."""
    kept: tuple[int, ...]
    """By player how many cards were kept for the next round, as far as it is known."""
    left: tuple[int, ...]
    """By player how many cards were thrown off where none were kept, as far as it is known."""


def last_throw(events: Iterable[Event]) -> tuple[int, int]:
    """Returns what the dice showed when they were thrown last, 0, 0 before; `events` come latest first."""
    for event in events:
        if event.message.id == _ROLLED:
            return _number(event, "one"), _number(event, "two")
    return 0, 0


def last_round(events: Iterable[Event], players: int) -> RoundReport | None:
    """Returns how the last round went that has ended; `events` come from the latest back to the first.

    None while the first round lasts.
    """
    after: list[Event] = []
    before: list[Event] = []
    end: Event | None = None
    number = 0
    for event in events:
        if end is None:
            if event.message.id in _ENDS:
                end = event
            else:
                after.append(event)
            continue
        if event.message.id == _DEALT:
            number = _number(event, "round")
            break
        before.append(event)
    if end is None:
        return None
    return RoundReport(
        number=number,
        finisher=end.player if end.message.id == _OUT else None,
        melds=_melds(before[::-1]),
        moves=_moves(after, players),
        kept=_counts(_KEPT_SOME, after, players),
        left=_counts(_THREW_OFF, after, players),
    )


def _number(event: Event, name: str) -> int:
    value = event.message.params[name].value
    assert isinstance(value, int)
    return value


def _melds(events: Sequence[Event]) -> tuple[Meld, ...]:
    """Returns what lay on the table after all phases and additions of a round."""
    melds: list[Meld] = []
    for event in events:
        if event.message.id == _LAID:
            melds += laid_melds(event)
        elif event.message.id == _ADDED:
            (move,) = event.moves
            melds[move.to.id] = _extended(melds[move.to.id], move.piece.id, event)
    return tuple(melds)


def laid_melds(event: Event) -> list[Meld]:
    """Returns the combinations that a laid phase consists of; the cards of a run come from low to high."""
    codes: dict[int, list[int]] = {}
    for move in event.moves:
        codes.setdefault(move.to.id, []).append(move.piece.id)
    groups = PHASES[_number(event, "phase")]
    melds = []
    for group, cards in zip(groups, (codes[at] for at in sorted(codes)), strict=True):
        at, first = next((at, code) for at, code in enumerate(cards) if code < JOKER)
        melds.append(make_meld(event.player, group.kind, cards, NUMBER[first] - at))
    return melds


def _extended(meld: Meld, code: int, event: Event) -> Meld:
    """Returns a combination with one card more, at the end of which its new name tells."""
    named = event.message.params["meld"]
    ways = [add_card(meld, code, end) for end in joker_ends(meld) or (HIGH,)]
    return next((way for way in ways if P.message(meld_name(way)) == named), ways[-1])


def _moves(after: Sequence[Event], players: int) -> tuple[tuple[int, int], ...]:
    found = [(0, 0)] * players
    for event in after:
        for move in event.moves:
            if move.piece.zone == "marker":
                found[move.piece.id] = (move.source.id, move.to.id)
    return tuple(found)


def _counts(told: str, after: Sequence[Event], players: int) -> tuple[int, ...]:
    """Returns by player the number of cards that events with a message tell of."""
    found = [0] * players
    for event in after:
        if event.message.id == told:
            found[event.player] = _number(event, "count")
    return tuple(found)
