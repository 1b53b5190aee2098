"""A seat's match told as a short life: what a game gives, and what is printed as one page."""

from __future__ import annotations

from attrs import frozen

from cvdesk.engine import Message


@frozen
class StoryLine:
    """One sentence, and the role of the colour and icon that stand before it."""

    role: str
    """As in the themes: ``type.work``, ``symbol.misfortune``."""
    message: Message


@frozen
class Passage:
    """A time of life with what belongs to it, in order."""

    heading: Message
    lines: tuple[StoryLine, ...]


@frozen
class Story:
    """The whole life of a seat."""

    seat: int
    passages: tuple[Passage, ...]
    closing: tuple[Message, ...]
    """What it was worth."""
