"""Why something on the table cannot be used now."""

from __future__ import annotations

from attrs import frozen

from cvdesk.engine.message import Message


@frozen
class Refusal:
    """A reason and the rules clause behind it, as ``thats_life.2.2``."""

    message: Message
    rule: str = ""
