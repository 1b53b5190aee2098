"""Which clause of the rules explains a thing on the table."""

from __future__ import annotations

from cvdesk.engine import Target

_OF_THINGS = {
    "column": "cv_pocket.2.2",
    "button": "cv_pocket.2.5",
    "passed": "cv_pocket.5.1",
    "symbol": "cv_pocket.3.2",
    "cv": "cv_pocket.2.4",
    "tab": "cv_pocket.2.4",
    "next": "cv_pocket.4.1",
    "deck": "cv_pocket.4.1",
    "refills": "cv_pocket.4.3",
    "counters": "cv_pocket.5.2",
}


def rule_of(target: Target) -> str:
    """Returns the anchor of the clause behind a thing; empty when the table has no such thing."""
    return _OF_THINGS.get(target.zone, "")
