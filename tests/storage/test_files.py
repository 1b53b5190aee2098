"""Whole files or none."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from cvdesk.i18n.render import plain
from cvdesk.storage.files import move_aside, reason_of, write_atomically
from cvdesk.storage.paths import Paths


def test_a_file_is_replaced_and_its_folder_made(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file.json"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert [each.name for each in path.parent.iterdir()] == ["file.json"]


def test_a_failing_write_leaves_the_old_content_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"
    write_atomically(path, b"old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="full"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["file.json"]


@pytest.mark.skipif(os.name != "posix", reason="links need rights on Windows")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_moving_aside_never_overwrites(tmp_path: Path) -> None:
    names = []
    for content in ("a", "b", "c"):
        path = tmp_path / "settings.json"
        path.write_text(content)
        names.append(move_aside(path, tmp_path, "broken").name)
    assert names == ["settings.broken.json", "settings.broken-2.json", "settings.broken-3.json"]
    assert [(tmp_path / name).read_text() for name in names] == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "access denied"),
        (errno.ENOSPC, "no space left"),
        (errno.EROFS, "the disk is read-only"),
        (errno.EISDIR, "it is a folder"),
        (errno.EIO, f"system error {errno.EIO}"),
    ],
)
def test_the_system_s_refusals_have_words(number: int, words: str) -> None:
    assert plain(reason_of(OSError(number, "x")), language="en") == words


def test_all_folders_lie_in_the_given_one(tmp_path: Path) -> None:
    paths = Paths.under(tmp_path)
    places = (paths.settings, paths.matches, paths.broken, paths.log, paths.crash_log, paths.cache)
    assert all(place.is_relative_to(tmp_path) for place in places)
    assert len(set(places)) == len(places)


def test_default_folders_are_the_system_s() -> None:
    paths = Paths.default()
    assert all("cvdesk" in folder.parts for folder in (paths.config, paths.data, paths.state, paths.cache))
