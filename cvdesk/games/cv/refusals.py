"""Why a thing on the table cannot be used now, with the clause behind it."""

from __future__ import annotations

from cvdesk.engine import Refusal, Target
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.view import CvView


def why_not(terms: Terms, view: CvView, target: Target) -> Refusal | None:
    return None
