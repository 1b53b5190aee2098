"""Tests with real widgets on an offscreen screen."""
