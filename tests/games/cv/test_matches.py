"""Whole random matches: what the log tells is what happened on the table."""

from __future__ import annotations

import pytest

from cvdesk.engine import CHANCE, Event, random_match
from cvdesk.games.cv import make_rules
from cvdesk.games.cv.cards import CARDS
from cvdesk.games.cv.state import STEP_DRAFT, STEP_OVER, STEP_ROLL, CvState

OPTIONS = (
    {},
    {"two_coloured": "at_once", "upkeep": "while_recording", "assistance_conditions": "ignored"},
)
_NOWHERE = ("box", "deck")


def places(state: CvState) -> dict[int, tuple[str, int]]:
    """Says where each card lies, as the targets of moves name it."""
    where = {}
    for place, pile in enumerate(state.piles):
        where.update(dict.fromkeys(pile, ("stack", place)))
    for player in range(state.players):
        where.update(dict.fromkeys(state.waiting[player], ("waiting", player)))
        where.update(dict.fromkeys(state.hands[player], ("seat", player)))
    where.update({card: ("display", card) for card in state.track})
    for at, deck in enumerate(state.decks):
        where.update(dict.fromkeys(deck, ("deck", at)))
    return where


def moved(before: dict[int, tuple[str, int]], events: list[Event]) -> dict[int, tuple[str, int]]:
    """Moves cards as the events say, as an animation does."""
    shown = dict(before)
    for event in events:
        for piece, source, to in event.moves:
            assert shown.get(piece.id) == tuple(source), (event.message.id, piece.id)
            if to.zone in _NOWHERE:
                del shown[piece.id]
            else:
                shown[piece.id] = tuple(to)
    return shown


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(6))
def test_the_moves_of_the_events_lead_to_the_new_table(options: dict[str, str], seed: int) -> None:
    """Nothing changes place without an event that says so, once the draft is over."""
    match = random_match(make_rules(options), 2 + seed % 3, seed)
    for index in range(match.index):
        before, after = match.at(index), match.at(index + 1)
        assert isinstance(before, CvState)
        assert isinstance(after, CvState)
        if before.step > STEP_DRAFT:
            events = [entry.event for entry in match.log if entry.index == index + 1]
            assert moved(places(before), events) == places(after)


@pytest.mark.parametrize("seed", range(4))
def test_every_event_cites_a_clause(seed: int) -> None:
    match = random_match(make_rules({}), 3, seed)
    assert all(entry.event.rule.startswith("cv.") for entry in match.log)


@pytest.mark.parametrize("seed", range(4))
def test_chance_the_end_of_a_turn_and_passed_cards_bar_the_way_back(seed: int) -> None:
    match = random_match(make_rules({}), 3, seed)
    chances = {number for number, (who, _) in enumerate(match.record.actions, 1) if who == CHANCE}
    ends = {number for number, (_, action) in enumerate(match.record.actions, 1) if action.kind == "end_turn"}
    picks = [number for number, (_, action) in enumerate(match.record.actions, 1) if action.kind == "pick"]
    passes = {picks[match.record.players - 1], picks[-1]}
    assert {entry.index for entry in match.log if entry.event.barrier} == chances | ends | passes


@pytest.mark.parametrize("seed", range(4))
def test_only_the_first_throw_passes_without_an_event(seed: int) -> None:
    """The dice tell it a moment later."""
    match = random_match(make_rules({}), 2, seed)
    told = {entry.index for entry in match.log}
    silent = [action.kind for number, (_, action) in enumerate(match.record.actions, 1) if number not in told]
    assert set(silent) == {"roll"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_as_long_as_the_decks_allow(players: int) -> None:
    """63 cards of the track: a round takes at least one away, with two players each turn."""
    for seed in range(10):
        match = random_match(make_rules({}), players, seed)
        state = match.state
        assert isinstance(state, CvState)
        assert state.step == STEP_OVER
        assert 3 <= state.round <= (29 if players == 2 else 59)
        assert match.index <= match.rules.info.max_records


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_begins_with_as_many_cards_as_there_are(seed: int) -> None:
    """All 83 are accounted for: on the table, in hands and decks, or in the box for good."""
    match = random_match(make_rules({}), 2 + seed % 3, seed)
    gone: set[int] = set()
    for index in range(match.index + 1):
        state = match.at(index)
        assert isinstance(state, CvState)
        if state.step != STEP_ROLL:
            continue
        where = places(state)
        assert not gone & where.keys(), "what is in the box stays there"
        gone = {card for card in range(13, CARDS - 7) if card not in where}
    assert gone


@pytest.mark.parametrize("seed", range(3))
def test_only_hands_goals_and_the_draft_are_secret(seed: int) -> None:
    """Two players see the same table but for what is named secret."""
    import attrs

    private = {
        "viewer", "actions", "hand", "known", "goal", "goals", "goal_points", "dealt", "kept", "received",
        "last",
    }  # fmt: skip
    match = random_match(make_rules({}), 3, seed)
    for index in range(0, match.index + 1, 5):
        views = [match.rules.view(match.at(index), viewer) for viewer in (0, 1, 2, None)]
        for name in {field.name for field in attrs.fields(type(views[0]))} - private:
            assert len({repr(getattr(view, name)) for view in views}) == 1, name
