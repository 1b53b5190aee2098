"""Starts Qt without a display and looks for a font; run by `system` with the Python of the checkout.

Prints what is missing as its last line and ends with status 1; ends with 0 when nothing is.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path


def missing(*, x11: bool) -> str:
    """Returns the first thing that keeps Qt from starting, in one line; empty if nothing does."""
    try:
        import PySide6.QtWidgets  # noqa: F401  # a missing library is what this file is for
        from PySide6.QtGui import QFontDatabase, QGuiApplication
    except ImportError as error:
        return str(error)
    app = QGuiApplication(["probe"])
    if not QFontDatabase.families(QFontDatabase.WritingSystem.Cyrillic):
        return "there is no font with Cyrillic letters"
    del app
    return _missing_for_x11() if x11 else ""


def _missing_for_x11() -> str:
    import PySide6

    plugin = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    if not plugin.is_file():
        return ""
    try:
        # Qt itself aborts the process when this fails
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error)
    return ""


if __name__ == "__main__":
    found = missing(x11="x11" in sys.argv[1:])
    print(found)
    sys.exit(1 if found else 0)
