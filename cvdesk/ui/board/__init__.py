"""Boards and their pieces."""
