"""What the panels know of Phase 10: what a seat holds, a phase on the score sheet, what may still come."""

from __future__ import annotations

from cvdesk.engine.decision import Target
from cvdesk.engine.message import Message, P, message
from cvdesk.engine.view import View
from cvdesk.games.phase10.cards import NUMBER, NUMBERS, RANKS, code_of, is_joker
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.steps import STEP_KEEP, STEP_OVER
from cvdesk.games.phase10.view import PhaseView
from cvdesk.ui.board.phase10_hand import unseen_cards
from cvdesk.ui.panels.seat_chips import Chip, SeatSummary


def phase_name(phase: int) -> Message:
    """Returns a phase, 1 to 10, or the laurel."""
    if phase == LAUREL:
        return message("phase10-seat-laurel")
    return message("phase10-seat-phase", phase=P.value(phase))


def phase_chip(_view: View, phase: int) -> Chip:
    """Returns the chip of the phase that a marker has reached."""
    icon = "laurel" if phase == LAUREL else ""
    return Chip(phase_name(phase), "tile.luck" if icon else "type.goal", icon)


def summary(view: View, seat: int) -> SeatSummary:
    """Returns a seat's phase, how many cards it holds, whether the phase lies, and its jokers."""
    assert isinstance(view, PhaseView)
    chips = []
    # when the round is over the marker stands on the next phase, which has not been laid
    if view.laid[seat] and view.step not in (STEP_KEEP, STEP_OVER):
        chips.append(Chip(message("phase10-seat-laid"), "success", "check"))
    jokers = len(view.jokers[seat])
    if jokers:
        chips.append(
            Chip(message("phase10-seat-jokers", count=P.count(jokers)), "type.goal", "joker", jokers)
        )
    return SeatSummary(
        tuple(chips),
        view.counts[seat],
        held="phase10-seat-held",
        standing=phase_name(view.markers[seat]),
    )


def outs_lines(view: View, target: Target) -> tuple[Message, ...]:
    """Returns how many cards that nobody has shown to the viewer fit a combination, or have a number."""
    assert isinstance(view, PhaseView)
    zone, at = target
    unseen = unseen_cards(view)
    everything = P.value(sum(unseen.values()))
    if zone in ("meld", "low", "high") and at < len(view.melds):
        meld = view.melds[at]
        fits = {"low": RANKS[meld.low - 1], "high": RANKS[min(meld.high, NUMBERS) + 1]}.get(zone, meld.fits)
        outs = P.value(sum(count for card, count in unseen.items() if fits >> card & 1))
        return (message("phase10-outs-fit", unseen=everything, outs=outs),)
    number = _number_of(target)
    if not number:
        return ()
    outs = P.value(sum(count for card, count in unseen.items() if NUMBER[card] == number))
    return (message("phase10-outs-number", unseen=everything, outs=outs, number=P.value(number)),)


def _number_of(target: Target) -> int:
    """Returns the number of a card of the hand, or of the pad for a question; 0 for other things."""
    zone, at = target
    if zone == "number":
        return at
    if zone in ("hand", "held") and not is_joker(code_of(at)):
        return NUMBER[code_of(at)]
    return 0
