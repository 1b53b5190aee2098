"""CV: a life of 83 cards and seven symbol dice, for two to four."""

from __future__ import annotations

from collections.abc import Mapping

from cvdesk.games.cv.rules import INFO, CvRules


def make_rules(options: Mapping[str, str]) -> CvRules:
    """Makes the rules with options; raises BadOption for an unknown option or value."""
    return CvRules(options)


__all__ = ["INFO", "CvRules", "make_rules"]
