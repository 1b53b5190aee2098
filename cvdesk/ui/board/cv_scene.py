"""What is shown of CV at a moment, which during an animation is between two views."""

from __future__ import annotations

from attrs import Factory, define

from cvdesk.engine.decision import Decision, Target
from cvdesk.engine.event import HIDDEN, Move
from cvdesk.games.cv.cards import PILES
from cvdesk.games.cv.state import STEP_DRAFT
from cvdesk.games.cv.view import CvView

GAP_FACTOR = 100
"""A place in a pile is the pile's id times this, plus the number of cards below it."""


@define
class Scene:
    """Where the cards lie."""

    track: list[int] = Factory(list)
    piles: dict[int, list[int]] = Factory(dict)
    """By pile id, the last card active."""
    waiting: dict[int, list[int]] = Factory(dict)
    """By player."""
    hand: list[int] = Factory(list)
    """Own events; in the draft, what has been kept."""
    packet: list[int] = Factory(list)
    """The cards of the draft to choose from."""
    own_goal: int = 0
    public_goals: list[int] = Factory(list)
    is_draft: bool = False

    @classmethod
    def of(cls, view: CvView, decision: Decision | None) -> Scene:
        """Returns what a view shows; the decision names the cards of the draft."""
        is_draft = view.step <= STEP_DRAFT
        packet = [
            target.id
            for option in (decision.options if decision is not None else ())
            for target in option.targets
            if target.zone == "draft"
        ]
        return cls(
            track=list(view.track),
            piles={
                player * PILES + kind: list(pile)
                for player, piles in enumerate(view.piles)
                for kind, pile in enumerate(piles)
            },
            waiting={player: list(row) for player, row in enumerate(view.waiting)},
            hand=list(view.kept if is_draft else view.hand),
            packet=packet,
            own_goal=view.goal,
            public_goals=list(view.public_goals),
            is_draft=is_draft,
        )

    def move(self, move: Move) -> None:
        """Takes a card from where it lay to where it goes; what is hidden or elsewhere is left alone."""
        card = move.piece.id
        if move.piece.zone != "card" or card == HIDDEN:
            return
        for cards in (self.track, *self.piles.values(), *self.waiting.values(), self.hand):
            if card in cards:
                cards.remove(card)
        to = move.to
        if to.zone == "display":
            self.track.append(card)
        elif to.zone == "stack":
            self.piles[to.id].append(card)
        elif to.zone == "waiting":
            self.waiting[to.id].append(card)

    def column_of_waiting(self, player: int, card: int, types: tuple[int, ...]) -> int:
        """Returns the type in whose empty column a card without a type lies."""
        return next((kind for kind in types if not self.piles.get(player * PILES + kind)), types[0])


def places_of(decision: Decision | None) -> frozenset[Target]:
    """Returns the places on and in piles that a decision offers."""
    if decision is None:
        return frozenset()
    return frozenset(
        target for option in decision.options for target in option.targets if target.zone in ("stack", "gap")
    )


def player_of(target: Target) -> int | None:
    """Returns whose pile or place for waiting cards a target is."""
    if target.zone == "stack":
        return target.id // PILES
    return target.id if target.zone == "waiting" else None
