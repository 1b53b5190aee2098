"""What a match is played by: the cards and the options, as the flow asks for them."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from cvdesk.games.cv.cards import CardSet


@frozen
class Terms:
    """The cards of a match and its options as yes or no."""

    cards: CardSet
    deferred: bool
    """Two-coloured cards wait for a type (CV 6.4)."""
    pays_first: bool
    """Upkeep comes before recording (CV 5.2)."""
    respects: bool
    """Social assistance respects conditions (CV 7.3)."""

    @classmethod
    def of(cls, cards: CardSet, options: Mapping[str, str]) -> Terms:
        """Reads the options of a match."""
        return cls(
            cards,
            options["two_coloured"] == "deferred",
            options["upkeep"] == "before_recording",
            options["assistance_conditions"] == "respected",
        )
