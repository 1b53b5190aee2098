"""What the panels know of CV Pocket: chips of seats and of the scoring pad, and who reaches a card."""

from __future__ import annotations

from cvdesk.engine.decision import Target
from cvdesk.engine.message import Message, P, message
from cvdesk.engine.view import View
from cvdesk.games.cv_pocket import messages
from cvdesk.games.cv_pocket.scoring import LINE_MISSIONS, LINE_RELATIONSHIPS, LINE_SYMBOLS
from cvdesk.games.cv_pocket.symbols import (
    BAD_LUCK,
    BIKE,
    CAR,
    GOOD_LUCK,
    KNOWLEDGE,
    MONEY,
    ON_COLOURS,
    PLANE,
    RELATIONSHIPS,
)
from cvdesk.games.cv_pocket.view import PocketView, place_of
from cvdesk.ui.panels.seat_chips import Chip, SeatSummary

_TRANSPORTS = (BIKE, CAR, PLANE)
_COLOURS = LINE_MISSIONS + ON_COLOURS
_COUNTED = (
    *LINE_SYMBOLS,
    *((symbol,) for symbol in _TRANSPORTS),
    *(_TRANSPORTS, (), (MONEY, KNOWLEDGE, GOOD_LUCK, BAD_LUCK), tuple(RELATIONSHIPS)),
)
"""By line of the scoring pad: the symbols that it counts; the colours count all relationships together."""

_ICONS = (
    *(("money", "symbol.money"), ("knowledge", "symbol.knowledge"), ("love", "symbol.relations")),
    *(("family", "symbol.relations"), ("friendship", "symbol.relations"), ("job", "symbol.relations")),
    *(("four-petal", "symbol.luck"), ("misfortune", "symbol.misfortune")),
    *(("bicycle", "type.goal"), ("car", "type.goal"), ("plane", "type.goal")),
)
"""By symbol: its icon and the role of its colour."""
_REACHES = ("suitcase", "bicycle", "car", "plane")
"""By level that may be taken next, 0 for any."""


def symbol_chip(view: PocketView, player: int, symbol: int) -> Chip:
    """Returns the chip that counts a symbol in a CV."""
    icon, role = _ICONS[symbol]
    count = view.counts[player][symbol]
    return Chip(_times(messages.symbol_name(symbol), count), role, icon, count)


def _times(name: Message, count: int) -> Message:
    return message("pocket-board-times", symbol=P.message(name), count=P.value(count))


def card_chip(_view: View, card: int) -> Chip:
    """Returns the chip of a card: its name."""
    return Chip(message("pocket-board-name", card=P.card(card)), "type.goal")


def line_chips(view: View, player: int, line: int) -> tuple[Chip, ...]:
    """Returns what a line of the scoring pad counts."""
    assert isinstance(view, PocketView)
    counted = [each for each in _COUNTED[line] if view.counts[player][each]]
    chips = [symbol_chip(view, player, symbol) for symbol in counted]
    together = sum(view.counts[player][symbol] for symbol in RELATIONSHIPS)
    if line == _COLOURS and together:
        name = _times(messages.line(LINE_RELATIONSHIPS), together)
        chips.append(Chip(name, "symbol.relations", "relations", together))
    return tuple(chips)


def summary(view: View, player: int) -> SeatSummary:
    """Returns how far a player reaches, and what everybody's luck is compared by."""
    assert isinstance(view, PocketView)
    shown = [symbol for symbol in (GOOD_LUCK, BAD_LUCK) if view.counts[player][symbol]]
    chips = [symbol_chip(view, player, symbol) for symbol in shown]
    if view.cvs[player]:
        reach = view.reach[player]
        name = message("pocket-board-next", level=P.value(reach))
        name = name if reach else message("pocket-board-next-any")
        chips.insert(0, Chip(name, "type.goal", _REACHES[reach]))
    count = len(view.cvs[player])
    return SeatSummary(tuple(chips), count, held="pocket-board-held", score=view.scores[player])


def reach_lines(view: View, target: Target) -> tuple[Message, ...]:
    """Returns who may take a card of the columns as things are: whom one would take it from."""
    assert isinstance(view, PocketView)
    if target.zone != "column" or all(target.id not in column for column in view.columns):
        return ()
    _, place = place_of(view, target.id)
    players = [
        player
        for player, cv in enumerate(view.cvs)
        if (view.reach[player] in (0, place + 1) if cv else place == 0)
    ]
    if not players:
        return (message("pocket-board-reached-by-nobody"),)
    return (message("pocket-board-reached", players=P.list(*map(P.player, players))),)
