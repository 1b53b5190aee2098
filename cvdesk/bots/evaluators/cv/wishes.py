"""What a player could take in a turn, what it needs, and which throws provide that.

A wish is everything that happens after the last throw: cards taken by their cost or by
luck, events played, upkeep paid or not.  What it needs is a multiset of symbols of dice
and tokens; the powers of active cards stretch them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product

from attrs import frozen

from cvdesk.bots.evaluators.cv.lives import Life
from cvdesk.bots.evaluators.cv.rating import Outlook
from cvdesk.bots.evaluators.cv.tables import DiceTables
from cvdesk.engine import Action
from cvdesk.games.cv.actions import BORROW, CALM, CONVERT, DONE, EVENT_CARD, LUCK, TAKE, discount_action
from cvdesk.games.cv.cards import (
    BASIC,
    FIELD,
    ONE,
    POSSESSION,
    THREE_LUCK,
    WILD,
    WORK,
    L,
    X,
    common,
    count,
    covers_with_wild,
    unpack,
)
from cvdesk.games.cv.effects import gives_now, lender
from cvdesk.games.cv.market import available, cost_of, may_have
from cvdesk.games.cv.state import MOST_CHOSEN, CvState
from cvdesk.games.cv.terms import Terms

_FULL = (1 << FIELD) - 1
MOST_EVENTS = 3
"""Events that a wish plays at most."""


Outcome = tuple[object, ...]
"""What a turn comes to."""


@frozen(eq=False)
class Wish:
    """One way to end the choosing of cards."""

    points: float
    """Expected at the end of the match, without misfortune."""
    need: int
    """Unspent symbols of dice and tokens that it takes, a multiset."""
    cards: tuple[int, ...]
    """To be taken, in order."""
    by_luck: tuple[bool, ...]
    """Which of them are taken with three luck."""
    events: tuple[Action, ...]
    """Events to be played for them."""
    life: Life
    """What the player has afterwards; events that are played are still in the hand."""

    @property
    def outcome(self) -> Outcome:
        """What it comes to: wishes that differ only in how they are paid for have the same."""
        used = tuple(sorted(event.args[0] for event in self.events))
        return self.cards, used, self.life.piles, self.life.waiting


class Purse:
    """The symbols that a player has besides the dice, and how powers stretch them."""

    def __init__(
        self, terms: Terms, state: CvState, tokens: int, converts: int, calms: int, borrows: int
    ) -> None:
        self.tokens = tokens
        self.converts, self.calms, self.borrows = converts, calms, borrows
        self.symbols = (
            tuple(symbol for symbol in (*BASIC, L, WILD) if lender(terms, state, symbol) is not None)
            if borrows
            else ()
        )
        """What can be borrowed."""


def list_wishes(terms: Terms, state: CvState, outlook: Outlook, life: Life) -> list[Wish]:
    """CV 4: lists what the player whose turn it is could still do in this turn, best first.

    `life` is what the player has now, cards already chosen not counted; the hand is that
    of the life.  Doing nothing more is one of the wishes.
    """
    wishes: list[Wish] = []
    add, gain, held, extra = wishes.append, outlook.gain, outlook.worth.held, state.extra
    cards = available(terms, state) if len(state.chosen) < MOST_CHOSEN else []
    costs = {card: cost_of(terms, state, card) for card in cards}
    upkeep = _Upkeep(terms, state, outlook, life)
    base = life
    for card in state.chosen:
        base = gain(base, card)
    for bundle in _bundles(terms, state, cards):
        after = base
        for card in bundle:
            after = gain(after, card)
        ends = upkeep.ends(after)
        for by_luck, bought in _payments(bundle, costs):
            cost = sum([costs[card] for card in bought])
            if extra:
                cost -= common(extra, cost)
            luck = THREE_LUCK * sum(by_luck)
            for left, events in _events(terms, state, life.hand, bought, cost):
                spent = outlook.patience * sum([held[event.args[0]] for event in events]) if events else 0.0
                for paid, points, end in ends:
                    add(Wish(points - spent, left + luck + paid, bundle, by_luck, events, end))
    wishes.sort(key=_by_points)
    return wishes


def _by_points(wish: Wish) -> float:
    return -wish.points


def _payments(
    bundle: tuple[int, ...], costs: Mapping[int, int]
) -> Iterator[tuple[tuple[bool, ...], tuple[int, ...]]]:
    """CV 4.1, 4.4: yields which cards are taken by luck and which by their cost; no luck goes for nothing."""
    ways = [(False, True) if costs[card] else (False,) for card in bundle]
    for by_luck in product(*ways):
        yield by_luck, tuple([card for card, free in zip(bundle, by_luck, strict=True) if not free])


def _bundles(terms: Terms, state: CvState, cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """CV 4.1, 4.5: yields what can be taken: nothing, a card, or two in the order that matters."""
    yield ()
    for card in cards:
        yield (card,)
    if state.chosen:
        return
    types, retires, condition = terms.cards.types, terms.cards.retires, terms.cards.condition
    twin = state.copy()
    for place, first in enumerate(cards):
        for second in cards[place + 1 :]:
            pairs = [(first, second), (second, first)]
            ordered = set(types[first]) & set(types[second]) & {WORK, POSSESSION}
            if retires[first] or retires[second] or condition[first] or condition[second]:
                pairs = [pair for pair in pairs if _may_follow(terms, twin, pair)]
            yield from pairs if ordered else pairs[:1]


def _may_follow(terms: Terms, twin: CvState, pair: tuple[int, int]) -> bool:
    """CV 4.5: tells whether a second card may be chosen after a first one."""
    first, second = pair
    retired, chosen = twin.retired, twin.chosen
    twin.chosen = (*chosen, first)
    if terms.cards.retires[first]:
        twin.retired |= 1 << twin.turn
    fine = not terms.cards.restricted[second] or may_have(terms, twin, twin.turn, second)
    twin.retired, twin.chosen = retired, chosen
    return fine


def _events(
    terms: Terms, state: CvState, hand: Sequence[int], bought: Sequence[int], cost: int
) -> list[tuple[int, tuple[Action, ...]]]:
    """CV 4.3, 4.6: lists what is left of a cost when events help, with these events."""
    ways: list[tuple[int, tuple[Action, ...]]] = [(cost, ())]
    if not cost or not hand:
        return ways
    cards = terms.cards
    for event in hand:
        if cards.discount[event] >= 0:
            wanted = [card for card in bought if cards.discount[event] in cards.types[card]]
            uses = [
                (discount_action(event, card, symbol), ONE[symbol] + cards.gives[event])
                for card in wanted
                for symbol, number in enumerate(unpack(cost_of(terms, state, card)))
                if number
            ]
        elif cards.gives[event] and gives_now(terms, state, event):
            uses = [(EVENT_CARD[event], cards.gives[event])]
        else:
            continue
        ways += [
            (left - saved, (*events, action))
            for left, events in ways
            if len(events) < MOST_EVENTS
            for action, symbols in uses
            if (saved := common(symbols, left))
        ]
    return ways


class _Upkeep:
    """CV 5.2: what upkeep is paid, and what the player has when some of it is not."""

    def __init__(self, terms: Terms, state: CvState, outlook: Outlook, life: Life) -> None:
        self._first, self._outlook, self._upkeep = terms.pays_first, outlook, terms.cards.upkeep
        self._settled = state.settled
        self._due = self._due_of(life)

    def _due_of(self, life: Life) -> list[int]:
        upkeep, settled = self._upkeep, self._settled
        return [card for card in life.active() if upkeep[card] and card not in settled]

    def ends(self, after: Life) -> list[tuple[int, float, Life]]:
        """Lists what is paid, with the points and the life that are left; `after` has all new cards."""
        outlook, upkeep = self._outlook, self._upkeep
        due = self._due if self._first else self._due_of(after)
        found = [(sum([upkeep[card] for card in due]), outlook.points(after), after)]
        for size in range(1, len(due) + 1):
            for lost in combinations(due, size):
                life = after
                for card in lost:
                    life = life.without(card)
                paid = sum(upkeep[card] for card in due if card not in lost)
                found.append((paid, outlook.points(life), life))
        return found


# ---- which throws provide what a wish needs


class Reach:
    """Which throws of so many dice, with a purse, provide a need; as bits of the throws."""

    def __init__(self, tables: DiceTables, dice: int, purse: Purse) -> None:
        self.dice, self.purse = dice, purse
        self.all = tables.all(dice)
        self.at_least = tables.at_least(dice)
        self.tokens = unpack(purse.tokens)
        self._stretches = bool(self.tokens[WILD] or purse.borrows or purse.converts)
        self._known: dict[tuple[int, int, int, int, int], int] = {}
        self._plain: dict[int, int] = {}

    def throws(self, need: int) -> int:
        """Returns the throws that provide a need, calming no misfortune."""
        if not self._stretches:
            return self._plain_throws(need)
        purse = self.purse
        return self._throws(need, self.tokens[WILD], purse.borrows, purse.converts, 0)

    def throws_calmed(self, need: int, calms: int) -> int:
        """Returns the throws that provide a need when so many misfortunes are calmed for it."""
        purse = self.purse
        return self._throws(need, self.tokens[WILD], purse.borrows, purse.converts, calms)

    def _throws(self, need: int, wild: int, borrows: int, converts: int, calms: int) -> int:
        key = (need, wild, borrows, converts, calms)
        known = self._known.get(key)
        if known is not None:
            return known
        if calms:
            found = 0
            # a misfortune more is needed, and one basic symbol less, or none
            for symbol in BASIC:
                less = ONE[symbol] if count(need, symbol) else 0
                found |= self._throws(need - less + ONE[X], wild, borrows, converts, calms - 1)
        else:
            found = self._plain_throws(need)
            if wild or borrows or converts:
                found |= self._stretched(need, wild, borrows, converts)
        self._known[key] = found
        return found

    def _stretched(self, need: int, wild: int, borrows: int, converts: int) -> int:
        found = 0
        if borrows:
            for symbol in self.purse.symbols:
                if symbol == WILD:
                    found |= self._throws(need, wild + 1, borrows - 1, converts, 0)
                elif count(need, symbol):
                    found |= self._throws(need - ONE[symbol], wild, borrows - 1, converts, 0)
        wanted = [symbol for symbol in BASIC if count(need, symbol)]
        for symbol in wanted:
            less = need - ONE[symbol]
            if wild:
                found |= self._throws(less, wild - 1, borrows, converts, 0)
            if converts:
                for other in BASIC:
                    if other != symbol:
                        found |= self._throws(less + ONE[other], wild, borrows, converts - 1, 0)
        return found

    def _plain_throws(self, need: int) -> int:
        """Returns the throws that provide a need without any powers."""
        known = self._plain.get(need)
        if known is not None:
            return known
        at_least, tokens, dice = self.at_least, self.tokens, self.dice
        found, place = self.all, 0
        rest = need
        while rest:
            lack = (rest & _FULL) - tokens[place]
            if lack > 0:
                if lack > dice:
                    found = 0
                    break
                found &= at_least[place][lack]
            rest >>= FIELD
            place += 1
        self._plain[need] = found
        return found

    def showing(self, face: int, number: int) -> int:
        """Returns the throws in which a face comes up just so often."""
        counts = self.at_least[face]
        return counts[number] ^ (counts[number + 1] if number < self.dice else 0)


# ---- how a wish is carried out


def changes_for(pool: int, need: int, purse: Purse, calms: int) -> tuple[Action, ...] | None:
    """CV 4.2: returns the changes of symbols after which a pool provides a need; None if none do.

    Just so many misfortunes are calmed; of the other powers as few are used as possible.
    """
    if calms:
        if not count(pool, X):
            return None
        for symbol in sorted(BASIC, key=lambda symbol: -_lack(pool, need, symbol)):
            rest = changes_for(pool - ONE[X] + ONE[symbol], need, purse, calms - 1)
            if rest is not None:
                return (CALM[symbol], *rest)
        return None
    return _changes(pool, need, purse, purse.borrows, purse.converts)


def _lack(pool: int, need: int, symbol: int) -> int:
    return count(need, symbol) - count(pool, symbol)


def _changes(pool: int, need: int, purse: Purse, borrows: int, converts: int) -> tuple[Action, ...] | None:
    if covers_with_wild(pool, need):
        return ()
    if borrows:
        for symbol in purse.symbols:
            # a basic symbol that is not needed may be changed into one that is
            if symbol == WILD or _lack(pool, need, symbol) > 0 or (converts and symbol in BASIC):
                rest = _changes(pool + ONE[symbol], need, purse, borrows - 1, converts)
                if rest is not None:
                    return (BORROW[symbol], *rest)
    if converts:
        for symbol in BASIC:
            for other in BASIC:
                if _lack(pool, need, symbol) > 0 and _lack(pool, need, other) < 0:
                    rest = _changes(pool + ONE[symbol] - ONE[other], need, purse, borrows, converts - 1)
                    if rest is not None:
                        return (CONVERT[other][symbol], *rest)
    return None


def take_action(wish: Wish) -> Action:
    """Returns how the first card of a wish is taken, or that no card is."""
    if not wish.cards:
        return DONE
    return (LUCK if wish.by_luck[0] else TAKE)[wish.cards[0]]
