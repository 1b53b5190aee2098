"""Numbers, lists and dates as each language writes them; Babel is imported only where it is needed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

_MINUS = "\N{MINUS SIGN}"
# Marks of `render` may stand before the word.
_SPANISH_I_SOUND = re.compile(r"(\ue000\d+\ue001)?h?[i\u00ed](?![aeo])", re.IGNORECASE)


def number_text(number: float, locale: str, *, signed: bool = False) -> str:
    """Writes a number with a real minus sign; `signed` puts a plus before what is above zero."""
    if isinstance(number, int) and abs(number) < 1000:
        # Below a thousand all our languages write the digits alone, so Babel can stay unloaded.
        digits = str(abs(number))
    else:
        from babel.numbers import format_decimal  # starts faster without it

        digits = format_decimal(abs(number), locale=locale)
    if number < 0:
        return _MINUS + digits
    return f"+{digits}" if signed and number > 0 else digits


def list_text(items: Sequence[str], locale: str) -> str:
    """Joins texts with commas and the language's "and"."""
    if len(items) < 2:
        return "".join(items)
    from babel.lists import format_list  # starts faster without it

    joined = format_list(items, locale=locale)
    if locale == "es" and _SPANISH_I_SOUND.match(items[-1]):
        # "Olga e Irina": CLDR leaves this rule of Spanish to the program.
        joined = joined.removesuffix(f" y {items[-1]}") + f" e {items[-1]}"
    return joined


def moment_text(moment: datetime, locale: str) -> str:
    """Writes a date with hours and minutes in the computer's time zone."""
    from babel.dates import format_date, format_time, get_datetime_format  # starts faster without it

    here = moment.astimezone().replace(tzinfo=None)
    both = str(get_datetime_format("medium", locale=locale)).replace("'", "")
    time = format_time(here, "short", locale=locale)
    return both.replace("{0}", time).replace("{1}", format_date(here, "medium", locale=locale))
