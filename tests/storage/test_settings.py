"""Settings: nonsense costs one field, two programs keep each other's changes, nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import attrs
import pytest

from cvdesk.engine.message import Message
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.render import plain
from cvdesk.storage import settings as module
from cvdesk.storage.files import StorageError
from cvdesk.storage.settings import SETTINGS_MIGRATIONS, VERSION, Settings, load_settings, save_settings

SAMPLES = Path(__file__).parents[1] / "data" / "settings"

CHANGED = Settings(
    language="uk",
    theme="contrast",
    scale=130,
    animation="fast",
    motion="off",
    pace="2x",
    one_click=True,
    play_forced=True,
    practice_takeback=True,
    curtain="full",
    peek_toggle=True,
    cover_unfocused=True,
    setups={"thats_life": {"seats": [], "options": {"wurminator": "on"}}},
    names=("Юлия", "Ñandú"),
    window="AdnQywAD",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def _texts(messages: list[Message]) -> list[str]:
    return [plain(each, language="en") for each in messages]


def test_without_a_file_everything_is_default(path: Path) -> None:
    assert load_settings(path) == (Settings(), [])
    assert not path.exists()


def test_every_field_survives_writing_and_reading(path: Path) -> None:
    default = Settings()
    names = [each.name for each in attrs.fields(Settings) if each.name != "loaded"]
    assert all(getattr(CHANGED, name) != getattr(default, name) for name in names)
    save_settings(path, CHANGED)
    assert load_settings(path) == (CHANGED, [])


def test_the_languages_are_those_of_the_catalogs(path: Path) -> None:
    for language in ("", *LANGUAGES):
        path.write_text(json.dumps({"version": VERSION, "language": language}))
        assert load_settings(path) == (Settings(language=language), [])


NONSENSE: list[tuple[str, Any]] = [
    ("language", "klingon"),
    ("language", None),
    ("theme", "pink"),
    ("theme", ["dark"]),
    ("scale", 79),
    ("scale", 201),
    ("scale", "100"),
    ("scale", 100.0),
    ("scale", True),
    ("scale", 10**400),
    ("animation", 3),
    ("motion", {}),
    ("pace", "warp"),
    ("curtain", "iron"),
    ("one_click", 1),
    ("one_click", "yes"),
    ("play_forced", None),
    ("practice_takeback", []),
    ("setups", []),
    ("setups", {"thats_life": 3}),
    ("setups", {f"g{n}": {} for n in range(1000)}),
    ("names", "Julia"),
    ("names", [1, 2]),
    ("names", ["\ud800"]),
    ("names", ["a\x00b"]),
    ("window", 5),
    ("window", "x" * 100_000),
]


@pytest.mark.parametrize(("name", "value"), NONSENSE, ids=lambda part: str(part)[:20])
def test_nonsense_in_one_field_costs_only_that_field(path: Path, name: str, value: Any) -> None:
    good = {"pace": "2x", "scale": 120}
    path.write_text(json.dumps({"version": VERSION, **good, name: value}))
    expected = {key: each for key, each in good.items() if key != name}
    settings, messages = load_settings(path)
    assert settings == Settings(**expected)
    assert _texts(messages) == [f"settings.json: “{name}” makes no sense, so its default is used."]


@pytest.mark.parametrize(
    "content",
    [b"", b"\0" * 100, b"{", b"[]", b"null", b"3", b"\xff\xfe{}", b"{'a': 1}", b"[" * 100_000, b"NaN"],
    ids=lambda content: repr(content[:10]),
)
def test_a_file_that_is_none_is_kept_under_another_name(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    settings, messages = load_settings(path)
    assert settings == Settings()
    assert path.with_name("settings.broken.json").read_bytes() == content
    assert _texts(messages) == [
        "settings.json cannot be understood; it was kept as settings.broken.json, "
        "and the default settings are used."
    ]
    assert load_settings(path) == (Settings(), [])


def test_a_later_version_s_file_is_kept(path: Path) -> None:
    content = json.dumps({"version": VERSION + 1, "theme": "aurora"})
    path.write_text(content)
    settings, messages = load_settings(path)
    assert settings == Settings()
    assert [each.id for each in messages] == ["error-settings-newer"]
    assert path.with_name("settings.newer.json").read_text() == content


@pytest.mark.parametrize("version", [0, -1, "1", None, 1.0, True])
def test_a_nonsense_version_keeps_the_fields(path: Path, version: object) -> None:
    path.write_text(json.dumps({"version": version, "theme": "dark"}))
    settings, messages = load_settings(path)
    assert settings == Settings(theme="dark")
    assert [plain(each).count("“version”") for each in messages] == [1]


def test_two_programs_keep_each_other_s_changes(path: Path) -> None:
    save_settings(path, Settings())
    one, two = load_settings(path)[0], load_settings(path)[0]
    save_settings(path, attrs.evolve(one, theme="dark"))
    after = save_settings(path, attrs.evolve(two, scale=150))
    assert load_settings(path)[0] == after == Settings(theme="dark", scale=150)


def test_two_programs_keep_each_other_s_changes_from_the_first_start_on(path: Path) -> None:
    one, two = load_settings(path)[0], load_settings(path)[0]
    save_settings(path, attrs.evolve(one, theme="dark"))
    save_settings(path, attrs.evolve(two, scale=150))
    assert load_settings(path)[0] == Settings(theme="dark", scale=150)


def test_a_change_back_is_a_change(path: Path) -> None:
    save_settings(path, Settings(scale=150))
    loaded = load_settings(path)[0]
    save_settings(path, attrs.evolve(loaded, scale=100))
    assert load_settings(path)[0] == Settings()


def test_fields_of_which_this_version_knows_nothing_stay(path: Path) -> None:
    path.write_text(json.dumps({"version": VERSION, "sound": {"volume": 3}}))
    save_settings(path, attrs.evolve(load_settings(path)[0], theme="dark"))
    assert json.loads(path.read_text())["sound"] == {"volume": 3}


def test_a_broken_file_is_kept_before_settings_are_written(path: Path) -> None:
    path.write_text("{broken")
    save_settings(path, Settings(theme="dark"))
    assert path.with_name("settings.broken.json").read_text() == "{broken"
    assert load_settings(path) == (Settings(theme="dark"), [])


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "settings.json"
    with pytest.raises(StorageError) as caught:
        save_settings(path, Settings())
    assert plain(caught.value.message, language="en") == (
        f"The settings cannot be saved to {path}: a file stands where a folder should be."
    )


def test_a_file_that_cannot_be_read_is_left_alone(path: Path) -> None:
    path.mkdir()
    settings, messages = load_settings(path)
    assert settings == Settings()
    assert _texts(messages) == [f"{path} cannot be read, so the default settings are used: it is a folder."]
    with pytest.raises(StorageError):
        save_settings(path, Settings())
    assert path.is_dir()


def test_old_files_are_migrated_step_by_step(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "VERSION", 3)
    monkeypatch.setitem(SETTINGS_MIGRATIONS, 1, lambda data: {**data, "theme": data["colours"]})
    monkeypatch.setitem(SETTINGS_MIGRATIONS, 2, lambda data: {**data, "scale": data["scale"] + 10})
    path.write_text(json.dumps({"version": 1, "colours": "dark", "scale": 100}))
    assert load_settings(path) == (Settings(theme="dark", scale=110), [])


def test_every_version_has_a_sample_that_loads(tmp_path: Path) -> None:
    found = {}
    for sample in sorted(SAMPLES.glob("*.json")):
        copy = tmp_path / sample.name
        copy.write_bytes(sample.read_bytes())
        settings, messages = load_settings(copy)
        assert messages == []
        assert settings == CHANGED
        found[json.loads(sample.read_text("utf-8"))["version"]] = sample.name
    assert set(found) == set(range(1, VERSION + 1)) == set(SETTINGS_MIGRATIONS) | {VERSION}
