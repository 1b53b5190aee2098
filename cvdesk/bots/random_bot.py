"""The bot that picks any legal move, as a yardstick for the others."""

from __future__ import annotations

from cvdesk.bots.base import BotTable, Choice


class RandomBot:
    """Chooses every legal action with the same chance."""

    def choose(self, table: BotTable) -> Choice:
        """Returns a uniformly random legal action, without values."""
        return Choice(table.rng.pick(table.view.actions))
