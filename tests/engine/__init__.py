"""Unit tests of the kernel."""
