"""That's Life! Compact: 26 tiles, pawns, guards, one die, and the Wurminator."""

from __future__ import annotations

from collections.abc import Mapping

from cvdesk.games.thats_life.rules import INFO, LifeRules


def make_rules(options: Mapping[str, str]) -> LifeRules:
    """Makes the rules with options; raises BadOption for an unknown option or value."""
    return LifeRules(options)


__all__ = ["INFO", "LifeRules", "make_rules"]
