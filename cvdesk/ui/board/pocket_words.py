"""What is said of the things on the table of CV Pocket, for screen readers and labels."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from cvdesk.engine.decision import Decision, Option, Target
from cvdesk.engine.message import Message, P, message
from cvdesk.games.cv_pocket import messages
from cvdesk.games.cv_pocket.cards import NO_MISSION, Card
from cvdesk.games.cv_pocket.view import PocketView
from cvdesk.i18n.render import Names, plain
from cvdesk.ui.board.pocket_counts import OTHER_MISSIONS, Cell, Change

_MISSIONS = (
    "pocket-board-mission-bikes",
    "pocket-board-mission-cars",
    "pocket-board-mission-planes",
    "pocket-board-mission-transports",
    "pocket-board-mission-trips",
    "pocket-board-mission-colours",
    "pocket-board-mission-kinds",
)


@frozen
class Words:
    """Names things of one view in the language in use."""

    view: PocketView
    names: Names

    # ---- cards

    def name(self, card: int) -> str:
        """Returns the name of a card alone."""
        return self._plain(message("pocket-board-name", card=P.card(card)))

    def in_column(self, number: int, card: Card, column: int, level: int) -> str:
        """Names a card of the columns, what is printed on it, and its place; both count from 1."""
        return self._plain(
            message(
                "pocket-board-in-column",
                card=P.card(number),
                print=P.message(self._print(card)),
                column=P.value(column),
                level=P.value(level),
            )
        )

    def in_cv(self, player: int, number: int, card: Card, *, doubled: bool, symbol: int) -> str:
        """Names a card of a CV, what is printed on it, whether it counts twice, what its joker is."""
        name = message(
            "pocket-board-in-cv",
            player=P.player(player),
            card=P.card(number),
            print=P.message(self._print(card)),
        )
        if symbol >= 0:
            became = P.message(messages.symbol_name(symbol))
            name = message("pocket-board-became", card=P.message(name), symbol=became)
        if doubled:
            name = message("pocket-board-doubled", card=P.message(name))
        return self._plain(name)

    def _print(self, card: Card) -> Message:
        parts = [self._times(symbol, card.icons.count(symbol)) for symbol in sorted(set(card.icons))]
        if card.joker:
            parts.append(message("pocket-board-joker"))
        if card.mission != NO_MISSION:
            parts.append(message(_MISSIONS[card.mission]))
        if card.vacation:
            parts.append(message("pocket-board-vacation"))
        if card.relocation:
            parts.append(message("pocket-board-travel-any"))
        else:
            symbol = P.message(messages.symbol_name(card.transport))
            parts.append(message("pocket-board-travel", symbol=symbol, level=P.value(card.reach + 1)))
        return self._joined(parts)

    @staticmethod
    def _times(symbol: int, count: int) -> Message:
        name = messages.symbol_name(symbol)
        if count == 1:
            return name
        return message("pocket-board-times", symbol=P.message(name), count=P.value(count))

    @staticmethod
    def _joined(parts: Sequence[Message]) -> Message:
        together = parts[0]
        for part in parts[1:]:
            together = message("pocket-board-and", first=P.message(together), second=P.message(part))
        return together

    # ---- the right side

    def tab(self, player: int) -> str:
        """Names a CV with the number of its cards and its points."""
        return self._plain(
            message(
                "pocket-board-tab",
                player=P.player(player),
                count=P.count(len(self.view.cvs[player])),
                points=P.count(self.view.scores[player]),
            )
        )

    def counters(self, player: int, cells: Sequence[Cell]) -> tuple[str, str]:
        """Names the counters of a player, and says what they show."""
        parts = [self._counter(cell) for cell in cells]
        return (
            self._plain(message("pocket-board-counters", player=P.player(player))),
            self._plain(self._joined(parts)),
        )

    def _counter(self, cell: Cell) -> Message:
        if cell.symbol == OTHER_MISSIONS:
            name = message("pocket-board-missions")
        else:
            name = messages.symbol_name(cell.symbol)
        return message(
            "pocket-board-counter",
            symbol=P.message(name),
            count=P.value(cell.count),
            points=P.points(cell.points),
        )

    def deck(self, count: int) -> str:
        """Says how many cards the deck has."""
        return self._plain(message("pocket-board-deck", count=P.count(count)))

    def refills(self, count: int) -> tuple[str, str]:
        """Says how often the columns have been refilled: short, and as a sentence."""
        most = P.value(self.view.most_refills)
        return (
            self._plain(message("pocket-board-refills-short", count=P.value(count), most=most)),
            self._plain(message("pocket-board-refills", count=P.value(count), most=most)),
        )

    def passed(self) -> str:
        """Says how many have passed in a row."""
        return self._plain(
            message(
                "pocket-board-passed", count=P.count(self.view.passed), players=P.value(self.view.players)
            )
        )

    def pass_button(self) -> str:
        """Names the button to pass."""
        return self._plain(messages.do_pass())

    def next_card(self, player: int) -> str:
        """Says from which level a player's next card may come."""
        if not self.view.cvs[player]:
            return self._plain(message("pocket-board-next-first"))
        reach = self.view.reach[player]
        if not reach:
            return self._plain(message("pocket-board-next-any"))
        return self._plain(message("pocket-board-next", level=P.value(reach)))

    def twice(self, words: str) -> str:
        """Adds that the next card counts twice."""
        return self._plain(message("pocket-board-next-twice", next=P.name(words)))

    def chooser(self) -> str:
        """Asks what a Secret power becomes."""
        return self._plain(message("pocket-board-choose", card=P.card(self.view.waiting[0])))

    def symbol(self, symbol: int) -> str:
        """Names a symbol."""
        return self._plain(messages.symbol_name(symbol))

    # ---- previews

    def line(self, change: Change) -> str:
        """Names a line of the scoring pad."""
        return self._plain(messages.line(change.line))

    def total(self) -> str:
        """Names the sum of all lines."""
        return self._plain(message("pocket-board-total"))

    def total_of(self, points: int) -> str:
        """Names the sum of all lines with its value."""
        return self._plain(message("pocket-board-total-of", points=P.value(points)))

    def no_change(self) -> str:
        """Says that no points change."""
        return self._plain(messages.no_change())

    # ---- options

    @staticmethod
    def option_of(target: Target, decision: Decision | None) -> Option | None:
        """Returns the option to which a target leads."""
        options = decision.options if decision is not None else ()
        return next((option for option in options if target in option.targets), None)

    def consequence(self, option: Option) -> str:
        """Says what an option does and what comes of it."""
        detail = option.detail if option.detail is not None else option.label
        return self._plain(
            message("pocket-board-consequence", label=P.message(option.label), detail=P.message(detail))
        )

    def detail(self, option: Option) -> str:
        """Says what comes of an option."""
        return self._plain(option.detail if option.detail is not None else option.label)

    def _plain(self, words: Message) -> str:
        return plain(words, self.names)
