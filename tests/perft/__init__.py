"""Counts how many ways lead on from a position: one number that changes with any change of the rules."""
