"""CV Pocket: three columns of cards, and a life taken from them card by card."""

from __future__ import annotations

from collections.abc import Mapping

from cvdesk.games.cv_pocket.rules import INFO, PocketRules


def make_rules(options: Mapping[str, str]) -> PocketRules:
    """Makes the rules with options; raises BadOption for an unknown option or value."""
    return PocketRules(options)


__all__ = ["INFO", "PocketRules", "make_rules"]
