"""What the panels know of Phase 10: what a seat holds, and the chip of a phase on the score sheet."""

from __future__ import annotations

from cvdesk.engine.message import Message, P, message
from cvdesk.engine.view import View
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.view import PhaseView
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
    if view.laid[seat]:
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
