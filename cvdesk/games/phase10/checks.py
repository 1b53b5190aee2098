"""What must hold of every state: asked of stored ones, and by the tests of all of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cvdesk.games.phase10.cards import COLOUR, DECK, JOKER, NUMBER, NUMBERS, cards_in, face_of
from cvdesk.games.phase10.phases import FLUSH, LAUREL, PHASES, RUN
from cvdesk.games.phase10.steps import (
    AS_JOKER,
    STEP_CARD,
    STEP_DEAL,
    STEP_DRAW,
    STEP_EXCHANGE,
    STEP_FIRST,
    STEP_GIVE,
    STEP_KEEP,
    STEP_MOVE,
    STEP_OVER,
    STEP_PLAY,
)

if TYPE_CHECKING:
    from cvdesk.games.phase10.state import PhaseState

_BY_PLAYER = (
    "pawns", "markers", "ones", "twos", "jokers", "gifts", "known1", "known2", "claims", "denied",
)  # fmt: skip


def check_state(state: PhaseState) -> None:
    """Raises ValueError with what is wrong when a state cannot be, or somebody knows what is not so."""
    _check_shape(state)
    _check_cards(state)
    _check_flow(state)
    _check_part(state)
    for viewer in range(state.players + 1):
        check_hands_known(state, viewer)
        check_lost(state, viewer)
    _check_numbers_known(state)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(what)


def _check_shape(state: PhaseState) -> None:
    players = state.players
    for name in _BY_PLAYER:
        _require(len(getattr(state, name)) == players, name)
    for name in ("lost1", "lost2", "suspects", "takes"):
        _require(len(getattr(state, name)) == players + 1, name)
    _require(len(state.seen) == len(state.pile), "seen")
    _require(state.laid < 1 << players, "laid")
    _require(all(mask < 1 << players for mask in state.suspects), "suspects")
    seats = (state.turn, state.first, *state.keepers, *(each & ~AS_JOKER for each in state.draws))
    _require(max(seats) < players, "seats")


def _check_cards(state: PhaseState) -> None:
    """96 cards, each in one place; no pawn shares a space except at the start."""
    for ones, twos in zip(state.ones, state.twos, strict=True):
        _require(not twos & ~ones, "twos")
    codes = [*state.deck, *state.pile, *(code for meld in state.melds for code in meld.cards)]
    for player in range(state.players):
        codes += state.codes_of(player)
    _require(sorted(map(face_of, codes)) == list(DECK), "cards")
    _require(state.deck == sorted(state.deck), "deck")
    away = [space for space in state.pawns if space]
    _require(len(away) == len(set(away)) or state.step in (STEP_FIRST, STEP_DEAL), "pawns")


def _check_flow(state: PhaseState) -> None:
    """The step agrees with who acts and with what is under way."""
    step = state.step
    free = step in (STEP_GIVE, STEP_KEEP)
    _require(0 <= state.actor < state.players if free else state.actor == state.mover(), "actor")
    _require((LAUREL in state.markers) == (step == STEP_OVER), "markers")
    _require(0 <= state.die1 <= state.die2 and (state.die1 > 0) == (step == STEP_MOVE), "dice")
    if step == STEP_GIVE:
        _require(state.actor != state.turn, "actor")
        _require(state.asked in [NUMBER[code] for code in state.codes_of(state.actor)], "asked")
    _require(bool(state.keepers) <= (step == STEP_KEEP), "keepers")
    _require(bool(state.picked) <= (step in (STEP_EXCHANGE, STEP_KEEP)), "picked")
    _require(list(state.picked) == sorted(state.picked), "picked")
    _require(step != STEP_CARD or bool(state.draws and state.deck), "draws")
    _require(bool(state.draws) <= (step in (STEP_CARD, STEP_EXCHANGE)), "draws")
    _require(step not in (STEP_DRAW, STEP_EXCHANGE) or state.due > 0, "due")
    if step == STEP_EXCHANGE:
        _require(state.size(state.turn) >= state.due, "due")
        hidden = state.pile[len(state.pile) - len(state.picked) :]
        _require(list(map(face_of, state.picked)) == hidden, "picked")
        least = state.picked[-1] if state.picked else 0
        _require(sum(code >= least for code in state.codes_of(state.turn)) >= state.due - 1, "picked")
    if step == STEP_KEEP:
        _require(not state.laid >> state.actor & 1, "actor")
        _require(not Counter(state.picked) - Counter(state.codes_of(state.actor)), "picked")
    _require(step != STEP_PLAY or state.size(state.turn) > 0, "hand")


def _check_part(state: PhaseState) -> None:
    """What is being laid is in hand and agrees with the phase."""
    if not (state.laying or state.part or state.start):
        return
    groups = PHASES[state.markers[state.turn]]
    at = len(state.laying)
    _require(state.step == STEP_PLAY and not state.laid >> state.turn & 1, "laying")
    _require(at < len(groups) and len(state.part) < groups[at].size, "part")
    done = [(meld.owner, meld.kind, len(meld.cards)) for meld in state.laying]
    _require(done == [(state.turn, *group) for group in groups[:at]], "laying")
    codes = Counter([*state.part, *(code for meld in state.laying for code in meld.cards)])
    _require(not codes - Counter(state.codes_of(state.turn)), "laying")
    _require(bool(state.start) <= (groups[at].kind == RUN), "start")
    if state.start:
        places = enumerate(state.part, state.start)
        _require(all(code >= JOKER or NUMBER[code] == number for number, code in places), "part")
    elif state.part:
        same = COLOUR if groups[at].kind == FLUSH else NUMBER
        _require(len({same[code] for code in state.part if code < JOKER}) == 1, "part")
        _require(list(state.part) == sorted(state.part), "part")


# ---- knowledge


def hand_counts(state: PhaseState, player: int) -> Counter[int]:
    """Counts the cards of a hand, jokers left out."""
    return Counter(state.cards_of(player))


def known_counts(state: PhaseState, viewer: int, player: int) -> Counter[int]:
    """Counts the cards that a viewer, the public after the last player, knows to be in a hand."""
    known = Counter(cards_in(state.known1[player], state.known2[player]))
    known.update(card for giver, card in state.gifts[player] if giver == viewer)
    return known


def check_hands_known(state: PhaseState, viewer: int) -> None:
    """Raises ValueError when a viewer knows a card in a hand that is not there."""
    for player in range(state.players):
        _require(not known_counts(state, viewer, player) - hand_counts(state, player), "known")


def check_lost(state: PhaseState, viewer: int) -> None:
    """Raises ValueError when lost cards lie neither unseen in the pile nor with the suspects."""
    lost = Counter(cards_in(state.lost1[viewer], state.lost2[viewer]))
    _require(not state.lost2[viewer] & ~state.lost1[viewer], "lost")
    lost -= Counter(card for card, mask in zip(state.pile, state.seen, strict=True) if not mask >> viewer & 1)
    _require(lost.total() <= state.takes[viewer], "takes")
    held: Counter[int] = Counter()
    for player in range(state.players):
        if state.suspects[viewer] >> player & 1:
            held += hand_counts(state, player) - known_counts(state, viewer, player)
    _require(not lost - held, "lost")


def _check_numbers_known(state: PhaseState) -> None:
    """What was answered is so."""
    for player in range(state.players):
        numbers = Counter(NUMBER[card] for card in state.cards_of(player))
        for number in range(1, NUMBERS + 1):
            claimed = state.claims[player] >> 4 * (number - 1) & 15
            _require(numbers[number] >= claimed, "claims")
            _require(not (state.denied[player] >> number & 1 and numbers[number]), "denied")
        _require(not state.denied[player] & 1, "denied")
