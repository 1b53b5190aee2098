"""The 26 path tiles: their ids, kinds and values, read from ``tiles.toml`` and checked.

Ids stand for things that never change: 0 is the start, 1 to 8 the plus tiles, 9 to 21
the minus tiles, 22 to 26 the luck tiles, 27 the finish.  Only the values come from the
file, so another edition's numbers are another file of the same shape.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path

from attrs import field, frozen

from cvdesk.engine import BadResource, P

START = 0
PLUS = range(1, 9)
MINUS = range(9, 22)
LUCK = range(22, 27)
FINISH = 27

TILES = range(1, FINISH)
"""The ids of the path tiles."""
KINDS = ("start", *("plus",) * len(PLUS), *("minus",) * len(MINUS), *("luck",) * len(LUCK), "finish")
"""What each tile is, by id."""

_FORMAT = 1
_LARGEST = 99
_FILE = Path(__file__).with_name("tiles.toml")


@frozen
class TileSet:
    """The values of the tiles, and a hash that tells one set from another."""

    values: tuple[int, ...]
    """Points by tile id, negative for minus tiles; 0 for start, finish and luck."""
    hash: str = field(init=False)
    """A hash of the numbers; names are left out."""

    @hash.default
    def _hash_of_values(self) -> str:
        return blake2b(repr(self.values).encode(), digest_size=8).hexdigest()

    @property
    def kinds(self) -> tuple[str, ...]:
        """``start``, ``plus``, ``minus``, ``luck`` or ``finish`` by tile id."""
        return KINDS


@cache
def load_tiles(file: Path = _FILE) -> TileSet:
    """Reads a set of tiles, the program's own by default.

    Raises BadResource when the file is missing or is not a list of 8 plus, 13 minus and
    5 luck tiles with values from 1 to 99.
    """
    name = P.name(file.name)
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadResource("error-resource-missing", file=name) from error
    except ValueError as error:  # TOMLDecodeError and UnicodeDecodeError
        raise BadResource("error-resource-broken", file=name) from error
    if data.get("game") != "thats_life" or data.get("format") != _FORMAT:
        raise BadResource("error-tiles-head", file=name)
    if type(data.get("luck")) is not int or data["luck"] != len(LUCK):
        raise BadResource("error-tiles-luck", file=name, count=P.count(len(LUCK)))
    plus = _values(data, "plus", file, len(PLUS), 1, _LARGEST)
    minus = _values(data, "minus", file, len(MINUS), -_LARGEST, -1)
    return TileSet((0, *plus, *minus, *(0,) * len(LUCK), 0))


def _values(data: Mapping[str, object], key: str, file: Path, count: int, least: int, most: int) -> list[int]:
    found = data.get(key)
    # bool is an int in Python
    if not isinstance(found, list) or not all(type(each) is int and least <= each <= most for each in found):
        raise BadResource(
            "error-tiles-values",
            file=P.name(file.name),
            list=P.name(key),
            least=P.value(least),
            most=P.value(most),
        )
    if len(found) != count:
        raise BadResource(
            "error-tiles-count", file=P.name(file.name), list=P.name(key), count=P.count(count),
            found=P.value(len(found)),
        )  # fmt: skip
    return found
