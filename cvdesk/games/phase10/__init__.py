"""Phase 10, the board game: 96 cards, a ring of action spaces, ten phases."""

from __future__ import annotations

from collections.abc import Mapping

from cvdesk.games.decks import BUILT_IN
from cvdesk.games.phase10.deck import DECK_FILES
from cvdesk.games.phase10.rules import INFO, PhaseRules


def make_rules(options: Mapping[str, str]) -> PhaseRules:
    """Makes the rules with options; the option ``board`` may name a board of a player's own, or its file.

    Raises BadOption for an unknown option, value or board, and BadDeck for a board that is wrong.
    """
    value = options.get("board", BUILT_IN)
    if value == BUILT_IN:
        return PhaseRules(options)
    word, board = DECK_FILES.locate(value)
    return PhaseRules({**options, "board": word}, board)


__all__ = ["INFO", "PhaseRules", "make_rules"]
