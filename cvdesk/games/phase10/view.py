"""What one pair of eyes may know of a match of Phase 10.

Cards are written as *codes* and hands are pointed at by *tokens*; see `cards`.

Zones of targets, in decisions and in the moves of events:

- ``die`` 0, 1: the two dice.  Both roll, as ``("die", 0)``.  When moving, die 0 is the
  smaller one; on a double die 0 stands for the number and die 1 for twice the number.
- ``space`` 0 to 31: the ring, clockwise; where a move or a star leads.
- ``kind`` 1 to 7: the action chosen on a star space, an index into `board.KINDS`.
- ``deck`` 0: draw from the deck.
- ``pile`` i: a card of the discard pile by its place, 0 at the bottom; the top one to
  draw it, any while searching.
- ``number`` 1 to 12 and ``direction`` 0 (clockwise), 1 (the other way; never offered
  with two players): a question.
- ``hand`` token: a card of the viewer's own hand.
- ``meld`` i: a laid combination, an index into `PhaseView.melds`: a set, a flush or a
  run from 1 to 12 takes the card; ``low`` i and ``high`` i: the ends of the run i.
- ``start`` n: a run that is being laid begins with the number n.
- ``lay`` 0: together with one hand card, the next card of a combination that is laid
  card by card; the cards of a whole combination come without it.
- ``button`` 0: keep no more cards.

Decisions are of the kinds ``phase10.`` roll, move, star, draw, search, exchange, ask,
give, play, lay (in the middle of a phase) and keep.  In "play" a single hand card is a
discard, a hand card and a meld or an end adds it, and several hand cards are a
combination.  A whole phase at once goes through `PhaseRules.plan`, with hand tokens in
any order, or by combination: ``("group", i)`` followed by the hand tokens of
combination i, those of a run from low to high.

In moves of events the pieces are ``pawn`` player, ``marker`` player and ``card`` code
(-1 where hidden), the places ``space``, ``track`` phase (11 is the laurel), ``deck`` 0,
``pile`` 0, ``seat`` player (a hand) and ``meld`` i.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from attrs import frozen

from cvdesk.engine import Action, View
from cvdesk.games.phase10.board import Space
from cvdesk.games.phase10.cards import COLOUR, HIDDEN_CARD, JOKER, NUMBERS, cards_in
from cvdesk.games.phase10.knowledge import claimed
from cvdesk.games.phase10.melds import Meld
from cvdesk.games.phase10.phases import PHASES, Group
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_KEEP


@frozen(kw_only=True)
class PhaseView(View):
    """The table of Phase 10, and everything that the viewer knows of hidden cards."""

    step: int
    """One of the steps of `state`."""
    round: int
    """Numbered from 1; 0 before the first deal."""
    turns: int
    """Turns begun in this round, extra ones included."""
    first: int
    """Who begins the round; while cards are kept, who begins the next one."""
    pawns: tuple[int, ...]
    """Space by player."""
    markers: tuple[int, ...]
    """By player the phase, 1 to 10; 11 is the laurel."""
    laid: tuple[bool, ...]
    """By player, whether the phase was laid this round."""
    dice: tuple[int, int]
    """The smaller and the larger die; 0, 0 before the roll and once the pawn has moved."""
    again: bool
    """Another turn follows this one."""
    hand: tuple[int, ...]
    """The viewer's own cards as codes, sorted, jokers last; those in `laying`, `part` or kept left out."""
    counts: tuple[int, ...]
    """By player, how many cards the hand holds, jokers and cards that are being laid or kept included."""
    jokers: tuple[tuple[int, ...], ...]
    """By player the jokers in hand as codes, sorted: everybody sees their faces."""
    deck: int
    """How many cards are in the deck."""
    pile: tuple[int, ...]
    """The discard pile from the bottom up, -1 for cards that the viewer has not seen there."""
    pile_seen: tuple[int, ...]
    """By card of the pile a mask of the players who have seen it there; 127 for those that lay open."""
    melds: tuple[Meld, ...]
    """All laid combinations, in the order laid."""
    due: int
    """How many cards are still to be drawn by choice, or to be discarded in an exchange."""
    draws: tuple[int, ...]
    """Who draws from the deck next, in order; 8 more for a card that becomes a joker."""
    asked: int
    """The number that was asked for in this turn; 0 for none."""
    way: int
    """The direction of that question, 0 for clockwise."""
    laying: tuple[Meld, ...]
    """Combinations of the phase that the viewer is laying; nobody else sees them before the last one."""
    start: int
    """The lowest number of the run that the viewer is laying number by number; 0 for none."""
    part: tuple[int, ...]
    """The codes of the combination that the viewer is laying card by card."""
    picked: tuple[int, ...]
    """Cards put away in an exchange, or kept at the end of a round, -1 where the viewer must not know."""
    keepers: tuple[int, ...]
    """Who may keep cards after the one who chooses now."""

    known: tuple[tuple[int, ...], ...]
    """By player: cards that everybody knows to be in that hand."""
    private: tuple[tuple[int, ...], ...]
    """By player: cards that the viewer besides knows to be in that hand, having given them."""
    watched: tuple[tuple[int, int], ...]
    """Who besides knows what in the viewer's own hand: player and card."""
    claims: tuple[tuple[int, ...], ...]
    """By player and number, 1 to 12: how many cards of it the hand holds at least."""
    denied: tuple[tuple[int, ...], ...]
    """By player: numbers that the hand does not hold, jokers left out."""
    lost: tuple[int, ...]
    """Cards that lie where the viewer has not seen them in the pile, or with one of the `suspects`."""
    suspects: tuple[int, ...]
    """Players who may hold some of the `lost` cards."""
    takes: int
    """How many of the `lost` cards they hold at most."""
    public_lost: tuple[int, ...]
    """The same three for what everybody has seen."""
    public_suspects: tuple[int, ...]
    public_takes: int

    ring: tuple[Space, ...]
    """The action spaces, clockwise from the one where the pawns start."""
    options: Mapping[str, str]

    def phase_of(self, player: int) -> tuple[Group, ...]:
        """Returns the combinations that a player must lay now."""
        return PHASES[self.markers[player]]

    @property
    def answer(self) -> Action:
        """The action that plays a card of the colour that the hand has most of, jokers last."""
        counts = Counter(COLOUR[code] for code in self.hand if code < JOKER)
        return max(self.actions, key=lambda action: (action.args[0] < JOKER, counts[COLOUR[action.args[0]]]))

    def melds_of(self, player: int) -> tuple[int, ...]:
        """Returns the indexes of a player's combinations."""
        return tuple(index for index, meld in enumerate(self.melds) if meld.owner == player)


def view_of(
    state: PhaseState,
    viewer: int | None,
    actions: tuple[Action, ...],
    options: Mapping[str, str],
    ring: tuple[Space, ...],
) -> PhaseView:
    """Makes the view of a state; `actions` are those that the viewer may choose from."""
    acts = viewer == state.actor
    eyes = state.players if viewer is None else viewer
    return PhaseView(
        viewer=viewer,
        actions=actions,
        hand=() if viewer is None else _hand(state, viewer),
        pile=tuple(
            card if mask >> eyes & 1 else HIDDEN_CARD
            for card, mask in zip(state.pile, state.seen, strict=True)
        ),
        laying=state.laying if acts else (),
        start=state.start if acts else 0,
        part=state.part if acts else (),
        picked=tuple(code if acts or code >= JOKER else HIDDEN_CARD for code in state.picked),
        ring=ring,
        options=options,
        **_open_to_all(state),
        **_remembered(state, viewer),
    )


def _open_to_all(state: PhaseState) -> dict[str, Any]:  # Any: fields of many types
    """Returns what lies open."""
    seats = range(state.players)
    return {
        "players": state.players,
        "actor": state.actor,
        "turn": state.turn,
        "step": state.step,
        "round": state.round,
        "turns": state.turns,
        "first": state.first,
        "pawns": tuple(state.pawns),
        "markers": tuple(state.markers),
        "laid": tuple(bool(state.laid >> player & 1) for player in seats),
        "dice": (state.die1, state.die2),
        "again": bool(state.again),
        "counts": tuple(map(state.size, seats)),
        "jokers": tuple(state.jokers),
        "deck": len(state.deck),
        "pile_seen": tuple(state.seen),
        "melds": tuple(state.melds),
        "due": state.due,
        "draws": state.draws,
        "asked": state.asked,
        "way": state.way,
        "keepers": state.keepers,
    }


def _remembered(state: PhaseState, viewer: int | None) -> dict[str, Any]:  # Any: fields of many types
    """Returns what everybody and the viewer know of hidden cards."""
    seats, numbers = range(state.players), range(1, NUMBERS + 1)
    public = _lost(state, state.players)
    own: tuple[tuple[int, ...], tuple[int, ...], int] = ((), (), 0)
    if viewer is not None:
        own = _lost(state, viewer)
    return {
        "known": tuple(tuple(cards_in(state.known1[player], state.known2[player])) for player in seats),
        "private": tuple(
            () if player == viewer else tuple(card for who, card in state.gifts[player] if who == viewer)
            for player in seats
        ),
        "watched": () if viewer is None else state.gifts[viewer],
        "claims": tuple(tuple(claimed(claims, number) for number in numbers) for claims in state.claims),
        "denied": tuple(
            tuple(number for number in numbers if denied >> number & 1) for denied in state.denied
        ),
        "lost": own[0],
        "suspects": own[1],
        "takes": own[2],
        "public_lost": public[0],
        "public_suspects": public[1],
        "public_takes": public[2],
    }


def chosen_codes(state: PhaseState) -> list[int]:
    """Lists the cards of the actor's hand that are being laid or kept."""
    chosen = [*state.part, *(code for meld in state.laying for code in meld.cards)]
    return [*chosen, *state.picked] if state.step == STEP_KEEP else chosen


def _hand(state: PhaseState, viewer: int) -> tuple[int, ...]:
    codes = state.codes_of(viewer)
    if viewer == state.actor:
        for code in chosen_codes(state):
            codes.remove(code)
    return tuple(codes)


def _lost(state: PhaseState, viewer: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    cards = tuple(cards_in(state.lost1[viewer], state.lost2[viewer]))
    suspects = tuple(player for player in range(state.players) if state.suspects[viewer] >> player & 1)
    return cards, suspects, state.takes[viewer]
