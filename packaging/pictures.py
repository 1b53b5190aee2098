"""Paints the pictures of the README anew: ``.venv/bin/python packaging/pictures.py``."""

from __future__ import annotations

import sys
from pathlib import Path

from shell import run

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"

_MATCH = ("--seed", "11", "--option", "first=1")
_PEOPLE = {
    "en": "human:Julia,sharp,human:Felix,calm",
    "ru": "human:Юлия,sharp,human:Феликс,calm",
    "uk": "human:Юля,sharp,human:Остап,calm",
    "es": "human:Julia,sharp,human:Félix,calm",
}
PICTURES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "table": ("thats_life", "en", ("--plies", "23", "--option", "wurminator=on", "--size", "1280x800")),
    "home": ("thats_life", "uk", ("--page", "home", "--plies", "12")),
    "table-dark": ("thats_life", "es", ("--plies", "20", "--theme", "dark")),
    "rules": ("thats_life", "ru", ("--page", "rules", "--plies", "24")),
    "results": ("thats_life", "en", ("--page", "results", "--theme", "dark")),
    "pocket": ("cv_pocket", "uk", ("--plies", "14", "--size", "1280x800")),
}
"""By name: the game, the language and the words for ``cvdesk screenshot``."""


def main() -> int:
    """Paints all of them; returns the first exit status that is not 0."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (game, language, words) in PICTURES.items():
        match = ("screenshot", game, "--language", language, "--seats", _PEOPLE[language], *_MATCH)
        status = run([sys.executable, "-m", "cvdesk", *match, *words, "--out", FOLDER / f"{name}.png"])
        if status != 0:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
