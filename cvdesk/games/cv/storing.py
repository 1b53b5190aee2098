"""A state as plain JSON values, and back: reading never trusts the file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cvdesk.engine import CHANCE, NOBODY
from cvdesk.games.cv.cards import CARDS, CHILDHOOD, DECKS, GOALS, OLD, PILES, WILD, X, pack_counts, unpack
from cvdesk.games.cv.state import (
    CHANCE_STEPS,
    HAND,
    IN_THE_AIR,
    MOST_CHOSEN,
    MOST_DICE,
    MOST_PLAYERS,
    STEP_ASSIST,
    STEP_CHOOSE,
    STEP_DECIDE,
    STEP_DICE,
    STEP_DRAFT,
    STEP_DRAW,
    STEP_END,
    STEP_GOALS,
    STEP_LOSE,
    STEP_OVER,
    STEP_PLACE,
    STEP_REROLL,
    STEP_ROLL,
    STEP_TRACK,
    STEP_UPKEEP,
    TRACK,
)

if TYPE_CHECKING:
    from cvdesk.games.cv.state import CvState

Json = dict[str, Any]  # Any: plain JSON values

_NUMBERS = (
    "players", "step", "turn", "actor", "first", "round", "joining", "throws", "thaws", "converts", "calms",
    "borrows", "misfortune", "losses", "placing", "retired",
)  # fmt: skip
_ROWS = ("track", "chosen", "goals", "public", "dice", "settled", "helped")
_TABLES = ("decks", "piles", "waiting", "hands", "dealt", "kept", "changes", "struck")
_MULTISETS = ("pool", "extra")

_MOST = 400
"""No count of symbols comes near."""
_OWN_TURN = (
    STEP_ROLL, STEP_DICE, STEP_REROLL, STEP_CHOOSE, STEP_LOSE, STEP_UPKEEP, STEP_END, STEP_DRAW,
)  # fmt: skip


def dump_state(state: CvState) -> Json:
    """Returns a state as plain JSON values; multisets as seven counts."""
    data: Json = {name: getattr(state, name) for name in _NUMBERS}
    data.update({name: list(getattr(state, name)) for name in _ROWS})
    data.update({name: [list(row) for row in getattr(state, name)] for name in _TABLES})
    data.update({name: list(unpack(getattr(state, name))) for name in _MULTISETS})
    data["tokens"] = [list(unpack(tokens)) for tokens in state.tokens]
    return data


def load_state(state: CvState, data: Json) -> None:
    """Fills a state from a dump; raises KeyError, TypeError or ValueError on nonsense."""
    players = _whole(data["players"], 2, MOST_PLAYERS)
    for name, least, most in _bounds(players):
        setattr(state, name, _whole(data[name], least, most))
    for name, least, most, longest in _row_bounds(players):
        setattr(state, name, _row(data[name], least, most, longest))
    state.decks = [_row(row, 1, CARDS, CARDS) for row in _list(data["decks"], 3)]
    state.piles = [_row(row, 1, CARDS, CARDS) for row in _list(data["piles"], players * PILES)]
    state.waiting = [_row(row, 1, CARDS, PILES) for row in _list(data["waiting"], players)]
    state.hands = [_row(row, 1, CARDS, CARDS) for row in _list(data["hands"], players)]
    state.dealt = tuple(_row(row, 1, CHILDHOOD[-1], HAND) for row in _list(data["dealt"], players))
    state.kept = tuple(_row(row, 1, CHILDHOOD[-1], 2) for row in _list(data["kept"], players))
    state.changes = _pairs(data["changes"], -1, WILD, 0, WILD)
    state.struck = _pairs(data["struck"], 1, CARDS, 0, X)
    state.tokens = [pack_counts(_row(row, 0, _MOST, 7, 7)) for row in _list(data["tokens"], players)]
    state.pool = pack_counts(_row(data["pool"], 0, _MOST, 7, 7))
    state.extra = pack_counts(_row(data["extra"], 0, _MOST, 7, 7))
    state.sort_faces()
    _check_cards(state)
    _check_flow(state)


def _bounds(players: int) -> tuple[tuple[str, int, int], ...]:
    return (
        ("players", 2, MOST_PLAYERS),
        ("step", STEP_GOALS, STEP_OVER),
        ("turn", 0, players - 1),
        ("actor", NOBODY, players - 1),
        ("first", -1, players - 1),
        ("round", 0, CARDS),
        ("joining", 0, MOST_DICE),
        ("throws", 0, 3),
        ("thaws", 0, MOST_DICE),
        ("converts", 0, MOST_DICE),
        ("calms", 0, MOST_DICE),
        ("borrows", 0, MOST_DICE),
        ("misfortune", 0, _MOST),
        ("losses", 0, _MOST // 3),
        ("placing", 0, CARDS),
        ("retired", 0, (1 << players) - 1),
    )


def _row_bounds(players: int) -> tuple[tuple[str, int, int, int], ...]:
    return (
        ("track", 1, CARDS, TRACK),
        ("chosen", 1, CARDS, MOST_CHOSEN),
        ("goals", GOALS[0], GOALS[-1], players),
        ("public", GOALS[0], GOALS[-1], players - 1),
        ("dice", IN_THE_AIR, X, MOST_DICE),
        ("settled", 1, CARDS, PILES + 2),
        ("helped", 0, players - 1, players),
    )


def _check_cards(state: CvState) -> None:
    """Raises ValueError when a card is in two places, or in one where it cannot be."""
    laid = [card for pile in (*state.piles, *state.waiting, *state.hands) for card in pile]
    places = [*laid, *state.track, *(card for deck in state.decks for card in deck)]
    _require(len(set(places)) == len(places))
    for deck, numbers in zip(state.decks, DECKS, strict=True):
        _require(list(deck) == sorted(deck) and set(deck) <= set(numbers))
    _require(all(card <= OLD[-1] for card in places))
    _require(not set(state.track) & set(CHILDHOOD))
    _require(all(list(hand) == sorted(hand) for hand in state.hands))
    _require(set(state.chosen) <= set(state.track) and len(set(state.chosen)) == len(state.chosen))
    goals = [*state.goals, *state.public]
    _require(len(set(goals)) == len(goals))
    if state.step > STEP_GOALS:
        _require(len(state.goals) == state.players and len(state.public) == state.players - 1)
    _check_draft(state, [card for card in laid if card in CHILDHOOD])


def _check_draft(state: CvState, laid: Sequence[int]) -> None:
    dealt = [card for row in state.dealt for card in row]
    _require(len(set(dealt)) == len(dealt) and set(laid) <= set(dealt))
    for row in state.dealt:
        _require(list(row) == sorted(row) and len(row) == (HAND if state.step >= STEP_DRAFT else 0))
    sizes = {len(row) for row in state.kept}
    if state.step > STEP_DRAFT:
        _require(sizes == {2})
    elif state.step == STEP_DRAFT:
        _require(sizes <= {0, 1} or sizes <= {1, 2})
        _require(not laid and min(sizes) < 2)
        _require(state.actor >= 0 and len(state.kept[state.actor]) == min(sizes))
    else:
        _require(sizes == {0})
    for player, row in enumerate(state.kept):
        if row:
            _require(row[0] in state.dealt[player])
        if len(row) == 2:
            giver = (player - 1) % state.players
            _require(row[1] in state.dealt[giver] and row[1] != state.kept[giver][0])


def _check_flow(state: CvState) -> None:
    """Raises ValueError when the step does not go with the rest."""
    step, actor = state.step, state.actor
    _require((actor == CHANCE) == (step in CHANCE_STEPS))
    _require((actor == NOBODY) == (step == STEP_OVER))
    _require((state.first >= 0) == (step > STEP_DRAFT) == (state.round > 0))
    if step in _OWN_TURN and actor >= 0:
        _require(actor == state.turn)
    _require((IN_THE_AIR in state.dice) <= (step == STEP_DICE))
    _require((state.placing > 0) == (step in (STEP_PLACE, STEP_DECIDE)))
    if step == STEP_PLACE:
        _require(bool(state.chosen) and state.placing in (*state.waiting[actor], state.chosen[0]))
    if step == STEP_DECIDE:
        _require(state.placing in state.waiting[actor])
    if step == STEP_ASSIST:
        _require(bool(state.helped) and state.helped[0] == actor)
    _require(not state.chosen or STEP_CHOOSE <= step <= STEP_PLACE)
    _require(step != STEP_DICE or state.joining + state.dice.count(IN_THE_AIR) > 0)
    _require(len(state.dice) + state.joining <= MOST_DICE)
    _require(step != STEP_ROLL or state.joining > 0)
    _require((state.losses > 0) <= (step in (STEP_LOSE,)))
    if step == STEP_LOSE:
        _require(state.losses > 0 and bool(state.active(actor)))
    _require(step != STEP_DRAW or (any(state.decks) and len(state.track) < TRACK))
    _require(step not in (STEP_GOALS, STEP_TRACK) or not state.track)


def _require(fine: bool) -> None:
    if not fine:
        raise ValueError("contradictions")


def _whole(value: object, least: int, most: int) -> int:
    # bool is an int in Python, and 1e999 parses as a number
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def _list(values: object, length: int) -> list[object]:
    if type(values) is not list or len(values) != length:
        raise ValueError(values)
    return values


def _row(values: object, least: int, most: int, longest: int, shortest: int = 0) -> tuple[int, ...]:
    if type(values) is not list or not shortest <= len(values) <= longest:
        raise ValueError(values)
    return tuple(_whole(value, least, most) for value in values)


def _pairs(
    values: object, least: int, most: int, other_least: int, other_most: int
) -> tuple[tuple[int, int], ...]:
    if type(values) is not list or len(values) > CARDS:
        raise ValueError(values)
    pairs = []
    for value in values:
        one, two = _row(value, -1, CARDS, 2, 2)
        pairs.append((_whole(one, least, most), _whole(two, other_least, other_most)))
    return tuple(pairs)
