"""Where the program keeps its files."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen
from platformdirs import PlatformDirs


@frozen
class Paths:
    """The four folders of the program; none need exist yet."""

    config: Path
    data: Path
    state: Path
    cache: Path

    @classmethod
    def default(cls) -> Paths:
        """Returns the folders where this system keeps such files."""
        folders = PlatformDirs("cvdesk", appauthor=False, roaming=True)
        return cls(
            folders.user_config_path, folders.user_data_path, folders.user_state_path, folders.user_cache_path
        )

    @classmethod
    def under(cls, folder: Path) -> Paths:
        """Returns folders inside one, for ``--data-dir`` and tests."""
        return cls(folder, folder, folder / "state", folder / "cache")

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def matches(self) -> Path:
        """The folder with one file per match."""
        return self.data / "matches"

    @property
    def decks(self) -> Path:
        """The folder of players' own decks, one folder for each game inside it."""
        return self.data / "decks"

    @property
    def broken(self) -> Path:
        """The folder of files that could not be read."""
        return self.data / "broken"

    @property
    def log(self) -> Path:
        """The log of the program."""
        return self.state / "cvdesk.log"

    @property
    def crash_log(self) -> Path:
        """Where Python writes its stack when the process dies."""
        return self.state / "crash.log"
