"""What a tournament tells about the cards of a game: how often they are taken, and whether that wins.

A card counts as within reach in a turn when any action of the turn could have taken it,
whatever it was paid with; it counts once a turn, however often it was offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from attrs import frozen

from cvdesk.bots.evaluators import Evaluator
from cvdesk.engine.action import Action
from cvdesk.engine.message import Message, P
from cvdesk.engine.rules import Rules
from cvdesk.engine.state import State


@frozen
class CardNotes:
    """What was noted of one match."""

    reach: Mapping[int, int]
    """In how many turns each card was within reach of the player."""
    taken: Mapping[int, int]
    """In how many turns it was taken."""
    takers: Sequence[frozenset[int]]
    """The cards that each seat has taken."""
    wins: tuple[float, ...]
    """By seat: 1 for a victory, shared ones split."""
    opener: int
    """The seat that had the first turn."""
    kinds: Sequence[Mapping[str, int]]
    """By seat: how many cards of each kind it had at the end, by message id."""


class CardWatch:
    """Looks on while a match is played."""

    def __init__(self, rules: Rules, evaluator: Evaluator, players: int) -> None:
        self._rules, self._evaluator, self._takes = rules, evaluator, evaluator.takes
        self._reach: dict[int, int] = {}
        self._taken: dict[int, int] = {}
        self._takers: list[set[int]] = [set() for _ in range(players)]
        self._turn: tuple[int, int] | None = None
        self._now: tuple[set[int], set[int]] = (set(), set())
        self._opener = -1

    def saw(self, seat: int, turn: int, actions: Iterable[Action], chosen: Action) -> None:
        """Notes a decision of a seat: what it could do in a turn, and what it does."""
        openers = self._rules.info.turn_openers
        if self._opener < 0 and (not openers or chosen.kind in openers):
            self._opener = seat
        if (seat, turn) != self._turn:
            self._close()
            self._turn = (seat, turn)
        reach, taken = self._now
        reach.update(action.args[0] for action in actions if action.kind in self._takes)
        if chosen.kind in self._takes:
            taken.add(chosen.args[0])
            self._takers[seat].add(chosen.args[0])

    def _close(self) -> None:
        for cards, counts in zip(self._now, (self._reach, self._taken), strict=True):
            for card in cards:
                counts[card] = counts.get(card, 0) + 1
            cards.clear()

    def notes(self, state: State, wins: tuple[float, ...]) -> CardNotes:
        """Returns what was noted, once the match is over."""
        self._close()
        return CardNotes(
            reach=self._reach,
            taken=self._taken,
            takers=tuple(map(frozenset, self._takers)),
            wins=wins,
            opener=self._opener,
            kinds=tuple(
                {kind: len(cards) for kind, cards in self._evaluator.holdings(state, seat).items()}
                for seat in range(len(wins))
            ),
        )


@frozen
class CardResult:
    """One card over a tournament."""

    card: int
    reach: int
    """Turns in which it was within reach."""
    taken: int
    """Turns in which it was taken."""
    takers: int
    """Players who took it, one per match."""
    adds: float
    """By how much they won more often than players do on average, from -1 to 1."""

    @property
    def share(self) -> float:
        """How often it was taken when within reach, 0 to 1."""
        return self.taken / self.reach if self.reach else 0.0


@frozen
class KindResult:
    """One kind of cards over a tournament; the kind is a message id."""

    kind: str
    winners: float
    """How many of the winners have such a card at the end, 0 to 1."""
    each_winner: float
    """How many of them a winner has."""
    each_other: float
    """How many of them another player has."""


@frozen
class CardReport:
    """What a tournament tells about cards, and about having the first turn."""

    cards: tuple[CardResult, ...]
    """By card number."""
    kinds: tuple[KindResult, ...]
    opener: float
    """How many matches were won by the player with the first turn, 0 to 1."""
    fair: float
    """How many a player wins on average."""


def card_report(notes: Sequence[CardNotes]) -> CardReport:
    """Adds up what was noted of matches; there is at least one."""
    fair = sum(sum(each.wins) / len(each.wins) for each in notes) / len(notes)
    numbers = sorted({card for each in notes for card in each.reach})
    return CardReport(
        cards=tuple(_card_result(notes, card, fair) for card in numbers),
        kinds=tuple(_kind_result(notes, kind) for kind in notes[0].kinds[0]),
        opener=sum(each.wins[each.opener] for each in notes) / len(notes),
        fair=fair,
    )


def _card_result(notes: Sequence[CardNotes], card: int, fair: float) -> CardResult:
    wins = [each.wins[seat] for each in notes for seat, cards in enumerate(each.takers) if card in cards]
    return CardResult(
        card=card,
        reach=sum(each.reach.get(card, 0) for each in notes),
        taken=sum(each.taken.get(card, 0) for each in notes),
        takers=len(wins),
        adds=sum(wins) / len(wins) - fair if wins else 0.0,
    )


def _kind_result(notes: Sequence[CardNotes], kind: str) -> KindResult:
    """Counts a shared victory for each winner in parts."""
    rows = [(won, counts[kind]) for each in notes for won, counts in zip(each.wins, each.kinds, strict=True)]
    won = sum(share for share, _ in rows)
    lost = sum(1 - share for share, _ in rows)
    return KindResult(
        kind=kind,
        winners=sum(share for share, count in rows if count) / won,
        each_winner=sum(share * count for share, count in rows) / won,
        each_other=sum((1 - share) * count for share, count in rows) / lost,
    )


def as_json(report: CardReport, rules: Rules) -> dict[str, Any]:  # Any: plain JSON values
    """Returns the report as one object; shares are 0 to 1."""
    return {
        "opener_wins": round(report.opener, 4),
        "average_wins": round(report.fair, 4),
        "cards": [
            {
                "card": each.card,
                "name": _name(rules, each.card),
                "turns_within_reach": each.reach,
                "turns_taken": each.taken,
                "share": round(each.share, 4),
                "takers": each.takers,
                "adds": round(each.adds, 4),
            }
            for each in report.cards
        ],
        "kinds": [
            {
                "kind": each.kind,
                "winners": round(each.winners, 4),
                "each_winner": round(each.each_winner, 3),
                "each_other": round(each.each_other, 3),
            }
            for each in report.kinds
        ],
    }


def _name(rules: Rules, card: int) -> str | dict[str, str]:
    name = rules.name_of(P.card(card))
    return name.id if isinstance(name, Message) else dict(name)
