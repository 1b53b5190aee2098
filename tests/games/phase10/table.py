"""Sets up a table for one rule: cards are written as number and colour.

``7r`` is the red 7, ``J7r`` a joker with that face; colours are p, r, g and y.
Combinations are written as ``set 0: 8r 8g 8y`` (the owner before the colon) and
``run 1: 3r J9p 5g``, which begins with the number of its first natural card less its
place.
"""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import CHANCE, Action, Event, Setup, Target
from cvdesk.games.phase10 import PhaseRules
from cvdesk.games.phase10.actions import CARD, DICE
from cvdesk.games.phase10.board import KINDS, Board, Space
from cvdesk.games.phase10.cards import DECK, JOKER, NUMBER, card_of, code_of, face_of, tokens_of
from cvdesk.games.phase10.checks import check_state
from cvdesk.games.phase10.melds import Meld, make_meld
from cvdesk.games.phase10.phases import KIND_NAMES
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import EVERYBODY_SAW, STEP_CARD, STEP_DICE, STEP_PLAY, STEP_ROLL
from cvdesk.games.phase10.view import PhaseView

COLOURS = "prgy"
_ALL_CODES = {"exchange", "give", "discard", "place", "keep", "set", "flush", "card"}


def code(text: str) -> int:
    """Reads ``7r`` or ``J7r``."""
    if text.startswith("J"):
        return JOKER + code(text[1:])
    return card_of(int(text[:-1]), COLOURS.index(text[-1]))


def codes(text: str) -> list[int]:
    """Reads several cards."""
    return [code(each) for each in text.split()]


def written(*ids: int) -> str:
    """Writes codes as `codes` reads them."""
    return " ".join(
        ("J" if each >= JOKER else "") + f"{NUMBER[each]}{COLOURS[face_of(each) % len(COLOURS)]}"
        for each in ids
    )


def meld(text: str) -> Meld:
    """Reads a combination."""
    head, cards = text.split(":")
    kind, owner = head.split()
    ids = codes(cards)
    low = 0
    if kind == "run":
        at = next(at for at, each in enumerate(ids) if each < JOKER)
        low = NUMBER[ids[at]] - at
    return make_meld(int(owner), KIND_NAMES.index(kind), ids, low)


def action(text: str) -> Action:
    """Reads an action, its cards as they are written."""
    kind, *args = text.split()
    if kind in _ALL_CODES:
        return Action(kind, tuple(map(code, args)))
    if kind == "hit":
        return Action(kind, (int(args[0]), code(args[1]), *map(int, args[2:])))
    if kind == "star":
        return Action(kind, (KINDS.index(args[0]),))
    return Action(kind, tuple(map(int, args)))


def plain(done: Action) -> str:
    """Writes an action as `action` reads it."""
    kind, args = done
    if kind in _ALL_CODES:
        return " ".join([kind, *filter(None, [written(*args)])])
    if kind == "hit":
        return " ".join([kind, str(args[0]), written(args[1]), *map(str, args[2:])])
    if kind == "star":
        return f"star {KINDS[args[0]]}"
    return str(done)


def ring(*spaces: str) -> Board:
    """Returns a board that begins with a star and these spaces; on the others one card is drawn, mostly."""
    texts = ["star", *spaces]
    missing = [kind for kind in KINDS if kind not in [text.split()[0] for text in texts]]
    texts += ["draw 1"] * (32 - len(texts) - len(missing)) + missing
    split = [[*text.split(), "0"][:2] for text in texts]
    default = {"draw": 1, "exchange": 1}
    return Board(
        tuple(Space(KINDS.index(kind), int(number) or default.get(kind, 0)) for kind, number in split), "Test"
    )


class Table:
    """A state in the middle of a round, with the moves that tests make on it."""

    def __init__(
        self,
        *hands: str,
        markers: Sequence[int] = (),
        laid: Sequence[int] = (),
        melds: Sequence[str] = (),
        pile: str = "1p",
        deck: str = "",
        step: int = STEP_PLAY,
        turn: int = 0,
        board: Board | None = None,
        **options: str,
    ) -> None:
        """`deck` leaves only these cards in the deck, the others lie under the pile, seen by nobody."""
        self.rules = PhaseRules(options, board)
        self.state: PhaseState = self.rules.new_state(Setup(len(hands), self.rules.options))
        state = self.state
        state.step, state.turn, state.actor, state.round, state.turns = step, turn, turn, 1, 1
        state.markers = list(markers) or [1] * len(hands)
        for player, text in enumerate(hands):
            for each in codes(text):
                state.add(player, each)
        state.melds = [meld(each) for each in melds]
        state.laid = sum(1 << player for player in laid)
        top = codes(pile)
        used = [*top, *(each for player in range(len(hands)) for each in state.codes_of(player))]
        used += [each for each_meld in state.melds for each in each_meld.cards]
        rest = list(DECK)
        for each in used:
            rest.remove(face_of(each))
        state.deck = sorted(codes(deck)) if deck else rest
        hidden = list(rest)
        for each in state.deck:
            hidden.remove(each)
        state.pile = [*hidden, *top]
        state.seen = [0] * len(hidden) + [EVERYBODY_SAW] * len(top)
        self.events: list[Event] = []
        check_state(state)

    def play(self, *texts: str) -> None:
        """Plays legal actions one after the other."""
        for text in texts:
            chosen = action(text)
            assert chosen in self.rules.legal_actions(self.state), f"{text} is not among {self.legal}"
            self._apply(chosen)

    def _apply(self, chosen: Action) -> None:
        self.rules.apply(self.state, chosen, self.events)
        check_state(self.state)

    def lay(self, *groups: str) -> bool:
        """Lays a phase as a player selects it, combination by combination; tells whether that is legal."""
        free = list(tokens_of(self.view().hand))
        targets = []
        for at, text in enumerate(groups):
            targets.append(Target("group", at))
            for each in codes(text):
                token = next(token for token in free if code_of(token) == each)
                free.remove(token)
                targets.append(Target("hand", token))
        actions = self.rules.plan(self.view(), tuple(targets))
        for each in actions:
            assert each in self.rules.legal_actions(self.state)
            self._apply(each)
        return bool(actions)

    def dice(self, one: int, two: int) -> None:
        """Lets the player whose turn it is roll."""
        if self.state.step == STEP_ROLL:
            self.play("roll")
        assert self.state.step == STEP_DICE
        self._apply(DICE[one][two])

    def draw(self, *texts: str) -> None:
        """Lets the deck give cards, one after the other."""
        for text in texts:
            assert self.state.step == STEP_CARD
            self._apply(CARD[code(text)])

    def chance(self, done: Action) -> None:
        """Plays an action of chance."""
        assert self.mover == CHANCE
        assert self.rules.can_happen(self.state, done)
        self._apply(done)

    @property
    def legal(self) -> list[str]:
        """The legal actions, in order."""
        return [plain(each) for each in self.rules.legal_actions(self.state)]

    def legal_of(self, *kinds: str) -> list[str]:
        """The legal actions of some kinds."""
        return [each for each in self.legal if each.split()[0] in kinds]

    @property
    def mover(self) -> int:
        """Who acts."""
        return self.rules.to_move(self.state)

    def hand(self, player: int) -> str:
        """The cards of a hand."""
        return written(*self.state.codes_of(player))

    @property
    def melds(self) -> list[str]:
        """The cards of every combination."""
        return [written(*each.cards) for each in self.state.melds]

    @property
    def pile(self) -> str:
        """The discard pile from the bottom up."""
        return written(*self.state.pile)

    @property
    def told(self) -> list[str]:
        """The ids of the messages so far, the first words left out."""
        return [event.message.id.removeprefix("phase10-log-") for event in self.events]

    def heard(self, viewer: int | None) -> list[str]:
        """The same as a player, or everybody, hears it."""
        return [event.seen_by(viewer).message.id.removeprefix("phase10-log-") for event in self.events]

    def view(self, viewer: int | None = None) -> PhaseView:
        """What a player sees, by default the one who acts."""
        return self.rules.view(self.state, self.mover if viewer is None else viewer)

    def public(self) -> PhaseView:
        """What everybody sees."""
        return self.rules.view(self.state, None)
