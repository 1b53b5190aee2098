"""Every id in the program is in the catalogs, and every id of the catalogs is in the program."""

from __future__ import annotations

import re

import pytest

from cvdesk.games import GAMES, game_info
from cvdesk.i18n.catalog import GAME_PREFIXES
from tests.i18n import ftl, sources
from tests.i18n.families import FAMILIES

WORDS = sorted({key.partition("-")[0] for key in ftl.messages("en")})
ID = re.compile(rf"({'|'.join(WORDS)})(-[a-z0-9]+)+")
TEMPLATE = re.compile(rf"(({'|'.join(WORDS)})-|\{{\}}-)[a-z0-9{{}}-]+")

NO_IDS = {"home-content"}
"""Literals that look like ids and are something else: names of objects."""

NO_TEMPLATES = {"{}-{}{}"}
"""Templates that look like those of ids and are something else: names of files."""


def _literal_ids() -> dict[str, str]:
    return {
        text: module
        for module, tree in sources.trees().items()
        for text in sources.literals(tree)
        if ID.fullmatch(text) and text not in NO_IDS
    }


def _templates() -> dict[str, str]:
    known = ftl.messages("en")
    return {
        template: module
        for module, tree in sources.trees().items()
        for template in sources.templates(tree)
        if TEMPLATE.fullmatch(template)
        and template not in NO_TEMPLATES
        and (not template.startswith("{}") or any(sources.matches(template, key) for key in known))
    }


def _referred() -> set[str]:
    return {name for message in ftl.messages("en").values() for name in ftl.references(message)}


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogs_know_the_prefix_of_every_game(game: str) -> None:
    assert GAME_PREFIXES.get(game, game) == game_info(game).prefix


def test_every_id_in_the_program_exists() -> None:
    assert {key: where for key, where in _literal_ids().items() if key not in ftl.messages("en")} == {}


def test_every_template_of_ids_is_declared_and_every_declared_one_is_used() -> None:
    assert {key: where for key, where in _templates().items() if key not in FAMILIES} == {}
    assert set(FAMILIES) - set(_templates()) == set()


def test_every_id_that_a_template_can_make_exists() -> None:
    made = [key for ids in FAMILIES.values() for key in ids]
    assert [key for key in made if key not in ftl.messages("en")] == []


def test_no_id_is_left_over() -> None:
    made = {key for ids in FAMILIES.values() for key in ids}
    used = set(_literal_ids()) | made | _referred()
    assert [key for key in ftl.messages("en") if key not in used] == []
