"""A CV told as a short life, by age and type, the losses too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cvdesk.engine import Match, Message, P, Param
from cvdesk.engine.message import message
from cvdesk.games.cv.cards import CHILDHOOD, EARLY, MIDDLE, OLD, PILES, TYPES
from cvdesk.games.cv.state import CvState
from cvdesk.games.story import Passage, Story, StoryLine

_AGES = (EARLY, MIDDLE, OLD)
_HEADINGS = (
    message("cv-story-heading-early"),
    message("cv-story-heading-middle"),
    message("cv-story-heading-old"),
)
_LINES = (
    "cv-story-health",
    "cv-story-knowledge",
    "cv-story-relationship",
    "cv-story-work",
    "cv-story-possession",
)
# how the themes call the types of cards
_ROLES = ("type.health", "type.knowledge", "type.relations", "type.job", "type.possession")
assert len(_LINES) == len(_ROLES) == PILES <= len(TYPES)


def story_of(match: Match, seat: int) -> Story:
    """Returns the life of a seat from the cards that it recorded and lost, in the order of the ages."""
    first, states = _childhood(match, seat), [match.at(index) for index in range(match.index + 1)]
    gained: list[list[tuple[int, int]]] = [[], [], []]
    lost: list[list[int]] = [[], [], []]
    before: dict[int, int] = {}
    for state in states:
        now = _cards(state, seat)
        age = _age(state)
        for card in now:
            if card not in before and card not in CHILDHOOD:
                gained[_age_of(card)].append((card, -1))
        lost[age] += [card for card in before if card not in now]
        before = now
    final = {card: pile for state in states for card, pile in _cards(state, seat).items() if pile >= 0}
    passages = [_first_passage(first)] if first else []
    for age in range(len(_AGES)):
        cards = [(card, final.get(card, -1)) for card, _ in gained[age]]
        passages.append(Passage(_HEADINGS[age], _lines(cards, lost[age])))
    return Story(seat, tuple(passages), _closing(match, seat))


def _childhood(match: Match, seat: int) -> tuple[int, ...]:
    """Returns what the seat had in the hand, or laid open, when the draft was over."""
    for index in range(match.index + 1):
        state = match.at(index)
        assert isinstance(state, CvState)
        if state.first >= 0:
            laid = [card for pile in state.piles[seat * PILES : (seat + 1) * PILES] for card in pile]
            return tuple(sorted({*state.hands[seat], *laid}.intersection(CHILDHOOD)))
    return ()


def _cards(state: object, seat: int) -> dict[int, int]:
    """Returns the cards of a CV with their types, -1 for those that still wait for one."""
    assert isinstance(state, CvState)
    cards = dict.fromkeys(state.waiting[seat], -1)
    for pile in range(PILES):
        cards |= dict.fromkeys(state.piles[seat * PILES + pile], pile)
    return cards


def _age(state: object) -> int:
    """Returns the age from which the track is fed now: 0 early, 1 middle, 2 old."""
    assert isinstance(state, CvState)
    return next((age for age, deck in enumerate(state.decks) if deck), len(_AGES) - 1)


def _age_of(card: int) -> int:
    return next(age for age, cards in enumerate(_AGES) if card in cards)


def _first_passage(cards: Sequence[int]) -> Passage:
    line = StoryLine("type.event", message("cv-story-childhood", cards=_list(cards)))
    return Passage(message("cv-story-heading-childhood"), (line,))


def _lines(gained: Sequence[tuple[int, int]], lost: Sequence[int]) -> tuple[StoryLine, ...]:
    lines = []
    for pile, sentence in enumerate(_LINES):
        cards = [card for card, of in gained if of == pile]
        if cards:
            lines.append(StoryLine(_ROLES[pile], Message(sentence, {"cards": _list(cards)})))
    if lost:
        lines.append(StoryLine("symbol.misfortune", message("cv-story-lost", cards=_list(lost))))
    return tuple(lines) or (StoryLine("type.goal", message("cv-story-quiet")),)


def _list(cards: Iterable[int]) -> Param:
    return P.list(*(P.card(card) for card in cards))


def _closing(match: Match, seat: int) -> tuple[Message, ...]:
    standings, state = match.rules.standings(match.state), match.state
    assert isinstance(state, CvState)
    goal = state.goals[seat]
    own = sum(line.points for line in standings.lines[seat] if line.message.id == "cv-score-own-goal")
    return (
        message("cv-story-goal", card=P.card(goal), points=P.count(own)),
        message("cv-story-end", points=P.count(standings.scores[seat]), place=P.value(standings.ranks[seat])),
    )
