"""A hand of Phase 10 in order: how it is sorted, how near the phase is, which cards would help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import frozen

from cvdesk.games.phase10.cards import (
    BIT,
    CARDS,
    COLOUR,
    COPIES,
    NUMBER,
    face_of,
    is_joker,
    packed,
    tokens_of,
)
from cvdesk.games.phase10.distance import jokers_needed
from cvdesk.games.phase10.phases import FLUSH, LAUREL, PHASES
from cvdesk.games.phase10.steps import STEP_KEEP, STEP_OVER
from cvdesk.games.phase10.view import PhaseView

BY_NUMBER, BY_COLOUR, BY_PHASE = range(3)
"""How a hand may be sorted."""


@frozen
class Progress:
    """How near a player is to the phase, and what would bring them on."""

    phase: int
    have: int
    """Cards of the phase that are there, jokers included."""
    need: int
    """Cards that the phase asks for."""
    outs: int
    """Cards that have not been seen and would help: for the phase, or later to be added."""
    unseen: int
    """All cards that have not been seen."""
    laid: bool


def own_codes(view: PhaseView) -> list[int]:
    """Returns all cards in the viewer's hand, those included that are about to be laid."""
    laying = [code for meld in view.laying for code in meld.cards]
    return [*view.hand, *view.part, *laying]


def progress_of(view: PhaseView) -> Progress | None:
    """Returns how near the viewer is to the phase; None for one without a hand, and when a round is over."""
    if view.viewer is None or view.step in (STEP_KEEP, STEP_OVER):
        return None
    phase, codes = view.markers[view.viewer], own_codes(view)
    need = sum(group.size for group in PHASES[phase])
    laid = view.laid[view.viewer]
    lacking = _lacking(phase, codes)
    have = need if laid else need - min(need, lacking)
    unseen = unseen_cards(view)
    if laid:
        helpful = [card for card in unseen if any(meld.fits & BIT[card] for meld in view.melds)]
    else:
        helpful = [card for card in unseen if lacking and _lacking(phase, [*codes, card]) < lacking]
    outs = sum(unseen[card] for card in helpful)
    return Progress(phase, have, need, outs, sum(unseen.values()), laid)


def _lacking(phase: int, codes: Iterable[int]) -> int:
    """Returns how many more jokers a hand needs for a phase."""
    codes = list(codes)
    natural = [code for code in codes if not is_joker(code)]
    return max(0, jokers_needed(phase, *packed(natural)) - (len(codes) - len(natural)))


def unseen_cards(view: PhaseView) -> dict[int, int]:
    """Returns how many copies of each card the viewer has not seen in this round, where they must be."""
    seen = Counter(map(face_of, own_codes(view)))
    seen.update(face_of(code) for meld in view.melds for code in meld.cards)
    seen.update(card for card in view.pile if card >= 0)
    for player in range(view.players):
        if player != view.viewer:
            seen.update(map(face_of, view.jokers[player]))
            seen.update([*view.known[player], *view.private[player]])
    return {card: COPIES - seen[card] for card in range(CARDS) if seen[card] < COPIES}


# ---- sorting


def sorted_tokens(codes: Sequence[int], order: int, phase: int) -> list[int]:
    """Returns the tokens of a sorted hand in an order of one's own choice; jokers come first or last."""
    tokens = tokens_of(codes)
    code_by = dict(zip(tokens, codes, strict=True))
    if order == BY_COLOUR:
        return sorted(tokens, key=lambda token: (is_joker(code_by[token]), COLOUR[code_by[token]], token))
    if order == BY_PHASE and phase < LAUREL:
        useful = useful_codes(codes, phase)
        left = Counter(useful)
        kept: list[int] = []
        for token in tokens:
            if left[code_by[token]]:
                left[code_by[token]] -= 1
                kept.append(token)
        suit = _flush_suit(useful, phase)
        kept.sort(key=lambda token: (is_joker(code_by[token]), COLOUR[code_by[token]] != suit, token))
        return [*kept, *(token for token in tokens if token not in kept)]
    return tokens


def useful_codes(codes: Sequence[int], phase: int) -> list[int]:
    """Returns cards of a hand that are enough to be as near the phase as with all of them."""
    left = [code for code in codes if not is_joker(code)]
    least = jokers_needed(phase, *packed(left))
    for code in sorted(left, key=lambda code: left.count(code), reverse=True):
        fewer = left.copy()
        fewer.remove(code)
        if jokers_needed(phase, *packed(fewer)) <= least:
            left = fewer
    return [*left, *(code for code in codes if is_joker(code))]


def _flush_suit(codes: Iterable[int], phase: int) -> int:
    """Returns the colour that comes first where the phase has a flush; -1 elsewhere."""
    natural = [COLOUR[code] for code in codes if not is_joker(code)]
    if not natural or all(group.kind != FLUSH for group in PHASES[phase]):
        return -1
    return Counter(natural).most_common(1)[0][0]


def numbers_held(codes: Iterable[int]) -> Counter[int]:
    """Returns how many cards of each number a hand holds, jokers left out."""
    return Counter(NUMBER[code] for code in codes if not is_joker(code))
