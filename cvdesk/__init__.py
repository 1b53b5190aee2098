"""cvdesk: a desktop table for board games."""

__version__ = "0.1.0"
