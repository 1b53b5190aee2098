"""Phase 10, the board game: 96 cards, a ring of action spaces, ten phases."""

from __future__ import annotations

from collections.abc import Mapping

from cvdesk.games.phase10.rules import INFO, PhaseRules


def make_rules(options: Mapping[str, str]) -> PhaseRules:
    """Makes the rules with options; raises BadOption for an unknown option or value."""
    return PhaseRules(options)


__all__ = ["INFO", "PhaseRules", "make_rules"]
