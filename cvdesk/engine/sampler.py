"""Worlds that agree with everything a viewer knows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from cvdesk.engine.rng import Rng
from cvdesk.engine.state import State

S = TypeVar("S", bound=State)


class Sampler(ABC, Generic[S]):
    """Deals the cards that a viewer cannot see, in a new way each time (determinization)."""

    @abstractmethod
    def sample(self, rng: Rng) -> S:
        """Returns a full state that looks the same to the viewer; the caller owns it."""
