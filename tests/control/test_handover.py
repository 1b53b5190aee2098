"""Whose eyes are at the screen: the three strengths of the curtain, match by match (UX 2.5)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cvdesk.control.handover import AS_THE_GAME, FULL, OFF, PRIVATE, Handover, Screen, strength_of
from cvdesk.engine import Match, Rng, Seat
from cvdesk.games.cv import make_rules
from cvdesk.games.thats_life import make_rules as make_life

PEOPLE = (Seat("human", "Julia", 1), Seat("human", "Felix", 2))
BOT = Seat("bot", "Lena", 3, level="calm")


def begin(seats: Sequence[Seat], seed: int = 1) -> Match:
    return Match.new(make_rules({}), list(seats), seed)


def play(match: Match, rng: Rng) -> None:
    match.play(rng.pick(match.rules.legal_actions(match.state)))


def play_draft(match: Match, rng: Rng) -> None:
    """Plays until nobody chooses a childhood card any more."""
    while kind_of(match) == "cv.draft":
        play(match, rng)


def kind_of(match: Match) -> str:
    decision = match.rules.decision(match.rules.view(match.state, match.mover))
    return decision.kind if decision is not None else ""


def test_the_game_chooses_the_strength_unless_somebody_does() -> None:
    assert strength_of(AS_THE_GAME, "cv") == PRIVATE
    assert strength_of(AS_THE_GAME, "phase10") == FULL
    assert strength_of(OFF, "cv") == OFF


@pytest.mark.parametrize("setting", [AS_THE_GAME, FULL, PRIVATE, OFF])
def test_nothing_is_covered_where_one_person_plays(setting: str) -> None:
    match = begin((PEOPLE[0], BOT, BOT))
    handover, rng = Handover(match), Rng(1)
    while not match.finished:
        assert handover.screen(setting) == Screen(0)
        play(match, rng)
    assert handover.screen(setting) == Screen(0)


@pytest.mark.parametrize("setting", [AS_THE_GAME, FULL, PRIVATE])
def test_nothing_is_covered_where_nothing_is_secret(setting: str) -> None:
    match = Match.new(make_life({}), list(PEOPLE), 1)
    handover, rng = Handover(match), Rng(1)
    while not match.finished:
        assert handover.screen(setting) == Screen(match.mover)
        play(match, rng)


def test_off_shows_whoever_acts() -> None:
    match = begin(PEOPLE)
    handover, rng = Handover(match), Rng(2)
    for _ in range(60):
        assert handover.screen(OFF) == Screen(match.mover)
        play(match, rng)


def test_full_covers_until_the_next_person_says_to_be_there() -> None:
    match = begin(PEOPLE)
    handover, rng = Handover(match), Rng(3)
    seen: int | None = None
    covered = 0
    while not match.finished:
        mover = match.mover
        if mover != seen:
            assert handover.screen(FULL) == Screen(None, cover=mover)
            handover.show_to(mover)
            seen, covered = mover, covered + 1
        assert handover.screen(FULL) == Screen(mover)
        play(match, rng)
    assert covered > 10


def test_full_shows_nobodys_secrets_while_bots_play_between_people() -> None:
    match = begin((PEOPLE[0], BOT, PEOPLE[1]))
    handover, rng = Handover(match), Rng(4)
    while not match.finished:
        mover = match.mover
        if mover == 1:
            assert handover.screen(FULL) == Screen(None)
        else:
            handover.show_to(mover)
            assert handover.screen(FULL) == Screen(mover)
        play(match, rng)


def test_same_person_again_needs_no_curtain() -> None:
    match = begin(PEOPLE)
    handover = Handover(match)
    handover.show_to(match.mover)
    assert handover.screen(FULL).cover is None


def test_private_covers_secret_choices_only_and_masks_the_rest() -> None:
    match = begin(PEOPLE)
    handover, rng = Handover(match), Rng(5)
    assert kind_of(match) == "cv.draft"
    assert handover.screen(PRIVATE) == Screen(None, cover=match.mover)
    handover.show_to(match.mover)
    assert handover.screen(PRIVATE) == Screen(match.mover)
    play_draft(match, rng)
    while not match.finished:
        screen = handover.screen(PRIVATE)
        assert screen == Screen(match.mover, masked=True)
        assert screen.viewer is None
        play(match, rng)


def test_looking_away_covers_again() -> None:
    match = begin(PEOPLE)
    handover = Handover(match)
    handover.show_to(match.mover)
    handover.look_away()
    assert handover.screen(FULL) == Screen(None, cover=match.mover)


def test_nothing_is_secret_when_the_match_is_over() -> None:
    match = begin(PEOPLE)
    rng = Rng(6)
    while not match.finished:
        play(match, rng)
    screen = Handover(match).screen(FULL)
    assert screen.cover is None and not screen.masked


def test_an_unfinished_match_that_is_only_looked_at_tells_nobodys_secrets() -> None:
    assert Handover(begin(PEOPLE), read_only=True).screen(FULL) == Screen(None)


def test_recap_tells_what_the_others_did_since_the_last_own_action_and_no_secret() -> None:
    match = begin((*PEOPLE, BOT))
    handover, rng = Handover(match), Rng(7)
    for _ in range(80):
        play(match, rng)
    for seat in (0, 1):
        last = max(index for index, (who, _) in enumerate(match.record.actions, 1) if who == seat)
        entries = handover.recap(seat)
        assert all(entry.index > last and entry.event.player != seat for entry in entries)
        assert all(entry.event == entry.event.seen_by(None) for entry in entries)
    assert any(handover.recap(seat) for seat in (0, 1))


def test_recap_of_the_draft_names_no_card_that_was_kept() -> None:
    match = begin(PEOPLE)
    handover = Handover(match)
    play(match, Rng(8))
    assert kind_of(match) == "cv.draft"
    kept = match.record.actions[-1][1].args[0]
    shown = [param for entry in handover.recap(1) for param in entry.event.message.params.values()]
    assert all(param.value != kept for param in shown if param.kind == "card")
