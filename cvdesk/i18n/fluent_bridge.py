"""The one module that imports Fluent: bundles, and sentences with values that are already formatted."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MAX_PART_LENGTH, CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

if TYPE_CHECKING:
    from babel import Locale

    from cvdesk.i18n.catalog import Shown

_log = logging.getLogger(__name__)


class _Int(FluentInt):
    """A whole number that selects plural forms and stands in the sentence as we wrote it."""

    shown: str

    def format(self, locale: Locale) -> str:
        return self.shown


class _Float(FluentFloat):
    """The same for a fraction."""

    shown: str

    def format(self, locale: Locale) -> str:
        return self.shown


def new_bundle(locale: str) -> FluentBundle:
    """Makes an empty bundle that puts no invisible marks around values."""
    return FluentBundle([locale], use_isolating=False)


def add_source(bundle: FluentBundle, source: str) -> None:
    """Parses the text of a catalog file into a bundle."""
    bundle.add_resource(FluentResource(source))


def format_message(bundle: FluentBundle, id: str, values: Mapping[str, Shown]) -> str | None:
    """Returns a sentence, or None when the bundle has no such message.

    ``FluentBundle.format_pattern`` would turn our numbers into its own and lose how
    they are shown, so the pattern is resolved here.
    """
    if not bundle.has_message(id):
        return None
    pattern = bundle.get_message(id).value
    if pattern is None:
        return None
    errors: list[Exception] = []
    # Fluent refuses long values, so those wait outside.
    long = {name: value.text for name, value in values.items() if len(value.text) >= MAX_PART_LENGTH}
    arguments = {
        name: _stand_in(name) if name in long else _argument(value) for name, value in values.items()
    }
    environment = ResolverEnvironment(
        context=bundle, current=CurrentEnvironment(args=arguments), errors=errors
    )
    sentence = str(pattern(environment))
    for name, text in long.items():
        sentence = sentence.replace(_stand_in(name), text)
    for error in errors:
        _log.warning("message %s: %s", id, error)
    return sentence


def _stand_in(name: str) -> str:
    return f"\ue003{name}\ue003"


def _argument(value: Shown) -> FluentType | str:
    if value.number is None:
        return value.text
    number = _Int(value.number) if isinstance(value.number, int) else _Float(value.number)
    number.shown = value.text
    return number
