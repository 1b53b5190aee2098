"""Sets up a table for one rule, and makes the moves of a test; cards go by their ids.

A CV is written by piles, the active card last: ``relationship: child twins; work: waiter``.
Cards that wait for a type stand after ``waiting:``.  Symbols are letters: H K R M L X.
"""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Action, Decision, Event, Refusal, Setup, Standings, Target
from cvdesk.games.cv import CvRules, make_rules
from cvdesk.games.cv.actions import DRAW, dice_action
from cvdesk.games.cv.cards import CARDS, CHILDHOOD, DECKS, GOALS, PILES, SYMBOLS, TYPES, unpack
from cvdesk.games.cv.deck import DECK_FILES
from cvdesk.games.cv.state import HAND, STEP_DICE, STEP_DRAW, STEP_OVER, CvState
from cvdesk.games.cv.turn import begin_turn, set_tokens
from cvdesk.games.cv.view import CvView
from tests.games.cv.invariants import check_invariants

ID = {DECK_FILES.built_in[number].id: number for number in range(1, CARDS + 1)}
NAME = {number: name for name, number in ID.items()}


def card(name: str) -> int:
    return ID[name]


def cards(text: str) -> tuple[int, ...]:
    """Reads ids with blanks between them."""
    return tuple(ID[name] for name in text.split())


def names(numbers: Sequence[int]) -> str:
    """Writes cards as ids with blanks between them."""
    return " ".join(NAME[number] for number in numbers)


def symbols(text: str) -> tuple[int, ...]:
    """Reads letters as symbols, ascending."""
    return tuple(sorted(SYMBOLS.index(letter) for letter in text))


def letters(multiset: int) -> str:
    """Writes a multiset as letters, the wild token as ``?``."""
    return "".join(letter * number for letter, number in zip(f"{SYMBOLS}?", unpack(multiset), strict=True))


class Table:
    """A state before the first throw of a turn, with the moves that tests make on it."""

    def __init__(
        self,
        *cvs: str,
        hands: Sequence[str] = (),
        track: str = "running gym studies used_car television",
        decks: Sequence[str] | None = None,
        turn: int = 0,
        first: int = 0,
        goals: Sequence[str] = (),
        public: str = "",
        rules: CvRules | None = None,
        **options: str,
    ) -> None:
        """`cvs` by player say how many play; without `decks` they hold every card that is nowhere else."""
        self.rules: CvRules = rules or make_rules(options)
        players = len(cvs)
        self.state: CvState = self.rules.new_state(Setup(players, self.rules.options))
        state = self.state
        state.first, state.round = first, 1
        for player, text in enumerate(cvs):
            self._lay(player, text)
        for player, text in enumerate(hands):
            state.hands[player] = tuple(sorted(cards(text)))
        laid = {each for row in (*state.piles, *state.waiting, *state.hands) for each in row}
        state.track = tuple(each for each in dict.fromkeys(cards(track)) if each not in laid)
        self._deal_goals(goals, public)
        self._deal_childhood()
        if decks is None:
            rows = (*state.piles, *state.waiting, *state.hands, state.track)
            gone = {each for row in rows for each in row}
            latest = max((at for at, deck in enumerate(DECKS) if gone & set(deck)), default=0)
            # a card of a later deck is only seen once the earlier ones have run out
            state.decks = [
                tuple(each for each in deck if at >= latest and each not in gone)
                for at, deck in enumerate(DECKS)
            ]
        else:
            state.decks = [tuple(sorted(cards(text))) for text in decks]
        for player in range(players):
            set_tokens(self.rules.terms, state, player)
        self.events: list[Event] = []
        begin_turn(self.rules.terms, state, turn)
        if decks is None:
            self.check()

    def _lay(self, player: int, text: str) -> None:
        for part in filter(None, map(str.strip, text.split(";"))):
            kind, _, row = part.partition(":")
            if kind == "waiting":
                self.state.waiting[player] = cards(row)
            else:
                self.state.piles[player * PILES + TYPES.index(kind)] = cards(row)

    def _deal_goals(self, goals: Sequence[str], public: str) -> None:
        state = self.state
        own, shown = [card(goal) for goal in goals], list(cards(public))
        free = [goal for goal in GOALS if goal not in (*own, *shown)]
        while len(own) < state.players:
            own.append(free.pop())
        while len(shown) < state.players - 1:
            shown.append(free.pop())
        state.goals, state.public = tuple(own), tuple(shown)

    def _deal_childhood(self) -> None:
        """Makes up a draft that led to the childhood cards in hands and CVs; the others are played."""
        state, players = self.state, self.state.players
        held = [[each for each in state.hands[player] if each in CHILDHOOD] for player in range(players)]
        for player in range(players):
            piles = state.piles[player * PILES : player * PILES + PILES]
            held[player] += [each for pile in piles for each in pile if each in CHILDHOOD]
        bicycle = self.rules.cards.bicycle
        if not any(bicycle in row for row in held):
            holder = next(row for row in (held[state.first], *held) if len(row) < HAND)
            holder.append(bicycle)
        rest = [each for each in CHILDHOOD if not any(each in row for row in held)]
        for row in held:
            row += [rest.pop() for _ in range(HAND - len(row))]
        state.dealt = tuple(
            tuple(sorted((held[player][0], held[(player + 1) % players][1], held[(player + 2) % players][2])))
            for player in range(players)
        )
        state.kept = tuple((row[0], row[1]) for row in held)

    def check(self) -> None:
        """Asserts that the state is one that could have come about, and survives a save."""
        check_invariants(self.rules, self.state)
        assert self.rules.load_state(self.state.dump()) == self.state

    # ---- moves

    def play(self, text: str) -> Table:
        """Plays an action: its kind, then cards by id, symbols by letter, types by name, numbers."""
        action = parse(text)
        assert action in self.rules.legal_actions(self.state), f"{action} not in {self.offered()}"
        self.rules.apply(self.state, action, self.events)
        self.check()
        return self

    def roll(self, faces: str, *events: str) -> Table:
        """Throws the dice for the first time in a turn."""
        return self.play(" ".join(["roll", *events])).fall(faces)

    def reroll(self, old: str, new: str) -> Table:
        """Throws dice with the old faces again."""
        return self.play(f"reroll {' '.join(old)}").fall(new)

    def fall(self, faces: str) -> Table:
        """Lets the thrown dice show faces."""
        assert self.state.step == STEP_DICE
        action = dice_action(symbols(faces))
        assert self.rules.can_happen(self.state, action)
        self.rules.apply(self.state, action, self.events)
        self.check()
        return self

    def throw(self, faces: str) -> Table:
        """Throws the dice once and goes on to choosing cards."""
        self.roll(faces)
        return self.play("keep") if "keep" in self.kinds() else self

    def draw(self, text: str) -> Table:
        """Draws cards of the decks."""
        for each in cards(text):
            assert self.state.step == STEP_DRAW
            assert self.rules.can_happen(self.state, DRAW[each])
            self.rules.apply(self.state, DRAW[each], self.events)
        return self

    def end_turn(self, text: str = "") -> Table:
        """Ends the turn and draws cards; without a text the lowest ones."""
        self.play("end_turn")
        if text:
            return self.draw(text)
        while self.state.step == STEP_DRAW:
            (lowest, _), *_ = self.rules.chance_outcomes(self.state) or []
            self.rules.apply(self.state, lowest, self.events)
        return self

    # ---- what can be seen

    def offered(self) -> list[str]:
        """Lists the legal actions as they are written."""
        return [written(action) for action in self.rules.legal_actions(self.state)]

    def kinds(self) -> set[str]:
        """Lists the kinds of the legal actions."""
        return {action.kind for action in self.rules.legal_actions(self.state)}

    def of_kind(self, kind: str) -> list[str]:
        """Lists the legal actions of a kind, without the kind."""
        return [text.partition(" ")[2] for text in self.offered() if text.split()[0] == kind]

    def pile(self, player: int, kind: str) -> str:
        """Writes a pile, the active card last."""
        return names(self.state.piles[player * PILES + TYPES.index(kind)])

    def tokens(self, player: int) -> str:
        return letters(self.state.tokens[player])

    @property
    def pool(self) -> str:
        return letters(self.state.pool)

    @property
    def track(self) -> str:
        return names(self.state.track)

    def view(self, viewer: int | None = None) -> CvView:
        """The view of a player, of the actor by default."""
        return self.rules.view(self.state, self.state.actor if viewer is None else viewer)

    def decision(self) -> Decision:
        decision = self.rules.decision(self.view())
        assert decision is not None
        return decision

    def why_not(self, zone: str, number: int | str, viewer: int | None = None) -> Refusal | None:
        where = ID[number] if isinstance(number, str) else number
        return self.rules.why_not(self.view(viewer), Target(zone, where))

    def told(self) -> list[str]:
        """The ids of all messages so far, without the first words."""
        return [event.message.id.removeprefix("cv-log-") for event in self.events]

    def finish(self) -> Standings:
        """Ends the match as it stands and returns the result."""
        self.state.step = STEP_OVER
        return self.rules.standings(self.state)


def parse(text: str) -> Action:
    """Reads an action as `Table.play` takes it."""
    kind, *words = text.split()
    args = [_number(word) for word in words]
    if kind in ("reroll", "roll"):
        args.sort()
    return Action(kind, tuple(args))


def _number(word: str) -> int:
    if word in ID:
        return ID[word]
    if word in TYPES:
        return TYPES.index(word)
    return SYMBOLS.index(word) if word in SYMBOLS else int(word)


def written(action: Action) -> str:
    """Writes an action as `parse` reads it."""
    kind, args = action
    if kind in ("reroll", "convert", "calm", "borrow"):
        return " ".join([kind, *(f"{SYMBOLS}?"[symbol] for symbol in args)])
    if kind == "discount":
        return f"discount {NAME[args[0]]} {NAME[args[1]]} {SYMBOLS[args[2]]}"
    if kind == "place":
        return f"place {TYPES[args[0]]} {args[1]}"
    return " ".join([kind, *(NAME[number] for number in args)])
