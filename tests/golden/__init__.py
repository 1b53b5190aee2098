"""Whole matches as readable text, so that a review shows what a change of the rules changes.

``python -m tests.golden.accept`` writes them anew.
"""
