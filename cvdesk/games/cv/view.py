"""What one pair of eyes may know of a match of CV.

Numbers.  A *card* is its printed number, 1 to 83; 0 is no card.  *Symbols* are 0 health,
1 knowledge, 2 relationship, 3 money, 4 luck, 5 misfortune, 6 the wild token; a die shows
0 to 5, and `IN_THE_AIR` while chance throws it.  *Types* are 0 health, 1 knowledge,
2 relationship, 3 work, 4 possession.  What is printed on a card is asked of
``rules.cards``.

Targets that decisions name (zone and id), as clicked:

- ``("draft", card)``: a card to keep, in the childhood draft.
- ``("die", slot)``: a die, 0 to 6; marked to be thrown again, or chosen to be changed.
- ``("hand", card)``: an event in the own hand.
- ``("display", card)``: a card of the track.
- ``("button", 0)``: pay with three luck; goes together with a card of the track.
- ``("card", card)``: a card in a CV: the one to lose or to pay for, the one whose power is used.
- ``("token", symbol)``: the own tokens with that symbol, as what is to be changed.
- ``("symbol", symbol)``: a symbol to be had, or struck off a cost; a palette beside the dice.
- ``("stack", pile)``: a pile, `pile_id` of player and type: place the card on top.
- ``("gap", pile * 100 + below)``: place the card into a pile with that many cards below it.

Options without targets are those of the primary button with nothing selected: throw the
dice, keep them, no more cards, end the turn, decline help.

More targets, only shown by moves and asked of ``why_not``: ``("goal", card)``,
``("deck", 0 to 2)``, ``("waiting", player)``, ``("seat", player)`` for a hand or a
packet, ``("box", 0)``.

Kinds of decisions (``cv.`` before each): draft, roll, reroll, choose, lose, upkeep,
place, end, assist, decide (a waiting card, at the end of the match).
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from cvdesk.engine import Action, View
from cvdesk.games.cv.cards import PILES, pack_counts, unpack
from cvdesk.games.cv.draft import drafted, last_passed, passed_on
from cvdesk.games.cv.memory import Memory, known_events
from cvdesk.games.cv.misfortune import due_cards
from cvdesk.games.cv.scoring import goal_points, scores_of
from cvdesk.games.cv.state import HAND, NONE, STEP_DRAFT, STEP_OVER, CvState
from cvdesk.games.cv.terms import Terms


def pile_id(player: int, type: int) -> int:
    """Returns the id of a player's pile of a type, as targets name it."""
    return player * PILES + type


@frozen(kw_only=True)
class CvView(View):
    """The table of CV for one viewer; for the public view own things are empty."""

    step: int
    """One of the steps of `state`."""
    round: int
    """Rounds begun, from 1; 0 during the set-up."""
    first: int
    """Who holds the bicycle token and starts every round; -1 before the draft is over."""
    options: Mapping[str, str]

    # ---- the board

    track: tuple[int, ...]
    """Cards from left to right; the leftmost leaves after the round (with two players: the turn)."""
    chosen: tuple[int, ...]
    """Cards of the track that the actor has chosen, in order; they leave it when recorded."""
    decks: tuple[tuple[int, ...], ...]
    """Early, middle and old age: the cards still in them, ascending, which everybody can work out."""
    public_goals: tuple[int, ...]

    # ---- this turn

    dice: tuple[int, ...]
    """Faces by slot; empty before the first throw.  Dice with misfortune are frozen."""
    joining: int
    """Dice that an event adds to the next throw."""
    throws: int
    """Throws left after the first."""
    thaws: int
    """In how many of them dice with misfortune may be thrown too."""
    pool: tuple[int, ...]
    """By symbol: unspent on dice and tokens, changes included; all 0 before cards are chosen."""
    extra: tuple[int, ...]
    """By symbol: left of events played this turn; they pay first, and only for cards."""
    changes: tuple[tuple[int, int], ...]
    """Symbols changed this turn: from, to; from is -1 for a borrowed one."""
    powers: tuple[int, int, int]
    """Still to be used this turn: change a basic symbol, change a misfortune, borrow from work."""
    struck: tuple[tuple[int, int], ...]
    """Card of the track and symbol struck off its cost by an event."""
    misfortune: int
    """Misfortune symbols that count towards losses, on dice and tokens, spent ones too."""
    losses: int
    """Active cards that must still be lost."""
    settled: tuple[int, ...]
    """Active cards whose upkeep was paid this turn, while not all of them can be paid."""
    due: tuple[int, ...]
    """Active cards of the player whose turn it is with an upkeep that is not paid this turn."""
    placing: int
    """The card that the actor must place now, 0 for none."""
    helped: tuple[int, ...]
    """Players who get social assistance, in order, from the one who chooses now."""

    # ---- players

    piles: tuple[tuple[tuple[int, ...], ...], ...]
    """By player and type, the last card active."""
    waiting: tuple[tuple[int, ...], ...]
    """By player: two-coloured cards of no type yet, the oldest first; all of them active."""
    tokens: tuple[tuple[int, ...], ...]
    """By player and symbol; those of the player whose turn it is last until the turn is tidied up."""
    retired: tuple[bool, ...]
    """Who takes no more work cards."""
    hand: tuple[int, ...]
    """The viewer's own events, ascending."""
    hands: tuple[int, ...]
    """How many events each player holds."""
    known: tuple[tuple[int, ...], ...]
    """By player: events that the viewer knows to be in that hand, ascending."""
    shown: tuple[tuple[int, ...], ...]
    """By player: childhood cards that everybody has seen them have, ascending."""
    goal: int
    """The viewer's own goal."""
    goals: tuple[int, ...]
    """By player: own goals that the viewer knows, 0 for others; all of them when the match is over."""
    points: tuple[int, ...]
    """By player, if the match ended now; own goals are left out until it is over."""
    goal_points: int
    """What the viewer's own goal would give now."""

    # ---- the childhood draft; the viewer remembers it to the end

    drafting: int
    """1 while everybody keeps one of three cards, 2 while one of two; 0 before and after."""
    committed: tuple[bool, ...]
    """Who has already kept a card in this pass of the draft."""
    dealt: tuple[int, ...]
    """The three cards the viewer was dealt, ascending."""
    kept: tuple[int, ...]
    """What the viewer has kept, in order: of the three, then of the two."""
    received: tuple[int, ...]
    """The two cards passed to the viewer, ascending; empty before that."""
    last: int
    """The card passed to the viewer at the end of the draft; 0 before that."""

    @property
    def memory(self) -> Memory:
        """What the viewer remembers of the draft, and what everybody has seen since."""
        return Memory(
            viewer=self.viewer,
            players=self.players,
            drafting=self.drafting,
            dealt=self.dealt,
            kept=self.kept,
            received=self.received,
            last=self.last,
            shown=self.shown,
        )

    def active(self, player: int) -> list[int]:
        """Lists a player's active cards: the top of each pile, and those that wait for a type."""
        return [pile[-1] for pile in self.piles[player] if pile] + list(self.waiting[player])


def view_of(
    terms: Terms,
    state: CvState,
    viewer: int | None,
    actions: tuple[Action, ...],
    options: Mapping[str, str],
) -> CvView:
    """Makes the view of a state; `actions` are those that the viewer may choose from."""
    over = state.step == STEP_OVER
    passes = min(map(len, state.kept))
    shown = tuple(_shown(state, player) for player in range(state.players))
    memory = _memory(state, viewer, passes, shown)
    goals = tuple(goal if over or player == viewer else NONE for player, goal in enumerate(state.goals))
    everything = tuple(state.hands) if over else None
    return CvView(
        viewer=viewer,
        players=state.players,
        actor=state.actor,
        turn=state.turn,
        actions=actions,
        step=state.step,
        round=state.round,
        first=state.first,
        options=options,
        track=state.track,
        chosen=state.chosen,
        decks=tuple(state.decks),
        public_goals=state.public,
        dice=state.dice,
        joining=state.joining,
        throws=state.throws,
        thaws=state.thaws,
        pool=unpack(state.pool),
        extra=unpack(state.extra),
        changes=state.changes,
        powers=(state.converts, state.calms, state.borrows),
        struck=state.struck,
        misfortune=state.misfortune,
        losses=state.losses,
        settled=state.settled,
        due=tuple(due_cards(terms, state)),
        placing=state.placing,
        helped=state.helped,
        piles=tuple(
            tuple(state.piles[player * PILES : player * PILES + PILES]) for player in range(state.players)
        ),
        waiting=tuple(state.waiting),
        tokens=tuple(map(unpack, state.tokens)),
        retired=tuple(state.is_retired(player) for player in range(state.players)),
        hand=() if viewer is None else state.hands[viewer],
        hands=tuple(map(len, state.hands)),
        known=everything or known_events(memory, state.hands),
        shown=shown,
        goal=NONE if viewer is None or not state.goals else state.goals[viewer],
        goals=goals,
        points=tuple(scores_of(terms.cards, state, goals if over else ())),
        goal_points=goal_points(terms.cards, state, viewer, goals[viewer])
        if viewer is not None and goals
        else 0,
        drafting=memory.drafting,
        committed=tuple(state.step == STEP_DRAFT and len(row) > passes for row in state.kept),
        dealt=memory.dealt,
        kept=memory.kept,
        received=memory.received,
        last=memory.last,
    )


def _shown(state: CvState, player: int) -> tuple[int, ...]:
    """Lists the childhood cards that a player had after the draft and has no longer in the hand."""
    if state.step <= STEP_DRAFT:
        return ()
    return tuple(card for card in drafted(state, player) if card not in state.hands[player])


def _memory(state: CvState, viewer: int | None, passes: int, shown: tuple[tuple[int, ...], ...]) -> Memory:
    """Returns what a viewer remembers of the draft."""
    drafting = passes + 1 if state.step == STEP_DRAFT else 0
    memory = Memory(viewer=viewer, players=state.players, drafting=drafting, shown=shown)
    if viewer is None or not state.dealt[viewer]:
        return memory
    giver = (viewer - 1) % state.players
    return Memory(
        viewer=viewer,
        players=state.players,
        drafting=drafting,
        dealt=state.dealt[viewer],
        kept=state.kept[viewer],
        received=passed_on(state, giver) if passes else (),
        last=last_passed(state, giver) if passes == HAND - 1 else NONE,
        shown=shown,
    )


def packet_of(view: CvView) -> tuple[int, ...]:
    """CV 1.5: lists the cards of the draft in front of the viewer: to choose from, or still to be passed."""
    if not view.drafting:
        return ()
    cards = view.dealt if view.drafting == 1 else view.received
    return tuple(card for card in cards if card not in view.kept)


def state_of(view: CvView) -> CvState:
    """Returns a state with everything that a view shows; what is hidden from the viewer is missing."""
    state = CvState(view.players)
    state.step, state.turn, state.actor = view.step, view.turn, view.actor
    state.round, state.first = view.round, view.first
    state.track, state.chosen, state.decks = view.track, view.chosen, list(view.decks)
    state.public, state.goals = view.public_goals, view.goals
    state.dice, state.joining, state.throws, state.thaws = view.dice, view.joining, view.throws, view.thaws
    state.pool, state.extra = pack_counts(view.pool), pack_counts(view.extra)
    state.changes, state.struck = view.changes, view.struck
    state.converts, state.calms, state.borrows = view.powers
    state.misfortune, state.losses, state.settled = view.misfortune, view.losses, view.settled
    state.placing, state.helped = view.placing, view.helped
    state.piles = [pile for piles in view.piles for pile in piles]
    state.waiting = list(view.waiting)
    state.tokens = [pack_counts(tokens) for tokens in view.tokens]
    state.retired = sum(retired << player for player, retired in enumerate(view.retired))
    state.hands = list(view.known)
    state.sort_faces()
    return state
