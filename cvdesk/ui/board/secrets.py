"""What of a board only one pair of eyes may see: face down, or turned up for a moment."""

from __future__ import annotations


class Secrets:
    """Mixin of boards: whether the viewer's secrets lie face down, and whether somebody peeks.

    Boards without secrets have nothing to override.
    """

    has_secrets = False
    """Whether anything on the board is for one pair of eyes only."""
    masked = False
    """Whether the viewer's secrets lie face down, as others look at the same screen."""
    peeking = False
    """Whether they are turned up for a moment."""

    @property
    def hides_secrets(self) -> bool:
        """Whether secrets cannot be seen right now."""
        return self.masked and not self.peeking

    @property
    def stays_up(self) -> bool:
        """Whether they were turned up to stay so for a while."""
        return False

    def set_masked(self, masked: bool) -> None:
        """Lays the viewer's secrets face down, or open."""
        if masked != self.masked:
            self.masked, self.peeking = masked, False
            self.secrets_changed()

    def peek(self, shown: bool) -> None:
        """Turns masked secrets up, or down again."""
        if self.masked and shown != self.peeking:
            self.peeking = shown
            self.secrets_changed()

    def secrets_changed(self) -> None:
        """Shows secrets as they lie now."""

    def clear_secrets(self) -> None:
        """Lets go of every widget that knows a secret."""
