"""A CV of CV Pocket told as a short life, in the order in which its cards were taken."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cvdesk.engine import Match, P
from cvdesk.engine.message import message
from cvdesk.games.cv_pocket.cards import NO_MISSION, Card
from cvdesk.games.cv_pocket.rules import PocketRules
from cvdesk.games.cv_pocket.state import PocketState
from cvdesk.games.cv_pocket.symbols import BAD_LUCK, GOOD_LUCK, KNOWLEDGE, MONEY
from cvdesk.games.story import Passage, Story, StoryLine

_HEADINGS = (
    message("pocket-story-heading-first"),
    message("pocket-story-heading-middle"),
    message("pocket-story-heading-last"),
)
_LINES = (
    ("symbol.knowledge", "pocket-story-knowledge"),
    ("symbol.relations", "pocket-story-relationships"),
    ("symbol.money", "pocket-story-money"),
    ("symbol.luck", "pocket-story-luck"),
    ("type.event", "pocket-story-trips"),
    ("type.goal", "pocket-story-missions"),
    ("symbol.misfortune", "pocket-story-misfortune"),
)
"""The colours and sentences of a passage, in order."""
_ROLES = {
    MONEY: "symbol.money",
    KNOWLEDGE: "symbol.knowledge",
    GOOD_LUCK: "symbol.luck",
    BAD_LUCK: "symbol.misfortune",
}


def story_of(match: Match, seat: int) -> Story:
    """Returns the life of a seat in three passages of about as many cards each."""
    state, standings = match.state, match.rules.standings(match.state)
    assert isinstance(state, PocketState) and isinstance(match.rules, PocketRules)
    cards, taken = match.rules.deck.cards, state.cvs[seat]
    cuts = [round(len(taken) * third / 3) for third in range(4)]
    passages = (
        Passage(heading, _lines(cards, taken[start:end]))
        for heading, (start, end) in zip(_HEADINGS, pairwise(cuts), strict=True)
    )
    end = message(
        "pocket-story-end", points=P.count(standings.scores[seat]), place=P.value(standings.ranks[seat])
    )
    return Story(seat, tuple(passages), (end,))


def _lines(cards: Sequence[Card], taken: Sequence[int]) -> tuple[StoryLine, ...]:
    lines = []
    for role, sentence in _LINES:
        found = [P.card(card) for card in taken if _role(cards[card]) == role]
        if found:
            lines.append(StoryLine(role, message(sentence, cards=P.list(*found))))
    return tuple(lines) or (StoryLine("type.goal", message("pocket-story-quiet")),)


def _role(card: Card) -> str:
    """Returns what a card is told as: a trip, a mission, or what its first icon shows."""
    if card.relocation or card.vacation:
        return "type.event"
    if card.mission != NO_MISSION or not card.icons:
        return "type.goal"
    return _ROLES.get(card.icons[0], "symbol.relations")
