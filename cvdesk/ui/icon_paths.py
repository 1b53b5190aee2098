"""The shapes of our icons on a grid of 24 units, as data.

A drawing is a list of layers from the back: how it is painted, its line width, and its
path.  ``fill`` is filled with the given colour and outlined in ink, ``line`` is only
stroked, ``ink`` is filled with ink.  Paths are words: ``M x y``, ``L x y``,
``C x1 y1 x2 y2 x y``, ``Q x1 y1 x y``, ``Z``, ``O cx cy rx ry`` an ellipse and
``R x y w h r`` a rounded rectangle.
"""

from __future__ import annotations

from typing import NamedTuple


class Layer(NamedTuple):
    """One path of a drawing and how it is painted."""

    style: str
    width: float
    path: str


def _fill(path: str, width: float = 1.8) -> Layer:
    return Layer("fill", width, path)


def _line(path: str, width: float = 2) -> Layer:
    return Layer("line", width, path)


def _ink(path: str) -> Layer:
    return Layer("ink", 0, path)


_PETALS = (
    "M 12 12 C 7.2 8.4 7.6 2.4 12 2.4 C 16.4 2.4 16.8 8.4 12 12 Z "
    "M 12 12 C 15.6 7.2 21.6 7.6 21.6 12 C 21.6 16.4 15.6 16.8 12 12 Z "
    "M 12 12 C 16.8 15.6 16.4 21.6 12 21.6 C 7.6 21.6 7.2 15.6 12 12 Z "
    "M 12 12 C 8.4 16.8 2.4 16.4 2.4 12 C 2.4 7.6 8.4 7.2 12 12 Z"
)

_SHIELD = (
    "M 12 2.2 C 14.4 4 17.6 4.9 20.6 5 C 21 12 18.6 18.4 12 21.8 "
    "C 5.4 18.4 3 12 3.4 5 C 6.4 4.9 9.6 4 12 2.2 Z"
)

_DIE = "R 3 3 18 18 4"


PATHS: dict[str, tuple[Layer, ...]] = {
    # Players' shapes, all of about the same area.
    "circle": (_fill("O 12 12 9.4 9.4"),),
    "triangle": (_fill("M 12 1.9 L 22.6 20.6 L 1.4 20.6 Z"),),
    "square": (_fill("R 3.2 3.2 17.6 17.6 1.4"),),
    "diamond": (_fill("M 12 0.9 L 23.1 12 L 12 23.1 L 0.9 12 Z"),),
    "star": (
        _fill(
            "M 12 1.2 L 15.2 8.2 L 22.8 9 L 17.1 14.1 L 18.7 21.6 "
            "L 12 17.8 L 5.3 21.6 L 6.9 14.1 L 1.2 9 L 8.8 8.2 Z"
        ),
    ),
    "cross": (
        _fill(
            "M 7.6 2.2 L 16.4 2.2 L 16.4 7.6 L 21.8 7.6 L 21.8 16.4 L 16.4 16.4 "
            "L 16.4 21.8 L 7.6 21.8 L 7.6 16.4 L 2.2 16.4 L 2.2 7.6 L 7.6 7.6 Z"
        ),
    ),
    "pawn": (
        _ink("O 12 7.2 3.9 3.9"),
        _ink(
            "M 12 10 C 14.2 12.6 15.4 15.2 16 17.2 L 18 19.4 L 18 21 "
            "L 6 21 L 6 19.4 L 8 17.2 C 8.6 15.2 9.8 12.6 12 10 Z"
        ),
    ),
    # Tiles and neutral pieces.
    "plus": (_line("M 12 4.5 L 12 19.5 M 4.5 12 L 19.5 12", 3.4),),
    "minus": (_line("M 4.5 12 L 19.5 12", 3.4),),
    "luck": (_fill(_PETALS, 1.6), _ink("O 12 12 1.9 1.9")),
    "guard": (
        _fill(_SHIELD),
        _ink("O 8.9 9.6 1.5 1.5 O 15.1 9.6 1.5 1.5"),
        _line("M 8.4 14.4 L 15.6 14.4", 1.8),
    ),
    "wurm": (
        _fill("O 20 18.8 2.9 2.9", 1.6),
        _fill("O 15.4 16.2 4.4 4.4", 1.6),
        _fill("O 9 9.4 7.6 7.6", 1.6),
        _ink("O 6.6 7.2 1.3 1.3 O 11.4 7.2 1.3 1.3"),
        _line("M 4.6 10.6 C 5.6 14.6 12.4 14.6 13.4 10.6 Z", 1.4),
        _line("M 7.4 10.8 L 7.6 13.2 M 10.6 10.8 L 10.4 13.2", 1.2),
    ),
    "wurm-small": (
        _fill("O 20 18.8 2.9 2.9", 2),
        _fill("O 9.6 10 8.2 8.2", 2),
        _ink("O 6.8 7.6 1.7 1.7 O 12.4 7.6 1.7 1.7"),
        _line("M 5.4 12 C 7 15.4 12.2 15.4 13.8 12", 2),
    ),
    "start": (
        _line("M 4 12 L 17 12 M 12.4 6.6 L 18 12 L 12.4 17.4", 2.4),
        _ink("O 4 12 2.6 2.6"),
    ),
    "finish": (
        _fill("M 6 3.4 L 20 3.4 L 16.6 8.2 L 20 13 L 6 13 Z", 1.8),
        _line("M 6 2.4 L 6 21.6", 2.4),
    ),
    # Faces of the die.
    "die-1": (_fill(_DIE), _ink("O 12 12 2.3 2.3")),
    "die-2": (_fill(_DIE), _ink("O 7.8 7.8 2 2 O 16.2 16.2 2 2")),
    "die-3": (_fill(_DIE), _ink("O 7.4 7.4 2 2 O 12 12 2 2 O 16.6 16.6 2 2")),
    "die-4": (_fill(_DIE), _ink("O 7.8 7.8 2 2 O 16.2 7.8 2 2 O 7.8 16.2 2 2 O 16.2 16.2 2 2")),
    "die-5": (_fill(_DIE), _ink("O 7.4 7.4 2 2 O 16.6 7.4 2 2 O 12 12 2 2 O 7.4 16.6 2 2 O 16.6 16.6 2 2")),
    "die-6": (
        _fill(_DIE),
        _ink(
            "O 7.8 7 1.9 1.9 O 16.2 7 1.9 1.9 O 7.8 12 1.9 1.9 "
            "O 16.2 12 1.9 1.9 O 7.8 17 1.9 1.9 O 16.2 17 1.9 1.9"
        ),
    ),
    "die": (
        _fill("R 2.6 2.6 18.8 18.8 4.4"),
        _ink("O 7.6 7.6 1.9 1.9 O 16.4 7.6 1.9 1.9 O 12 12 1.9 1.9 O 7.6 16.4 1.9 1.9 O 16.4 16.4 1.9 1.9"),
    ),
    # Commands.
    "undo": (_line("M 9 4.4 L 4.2 9.2 L 9 14 M 4.6 9.2 L 14 9.2 C 21.4 9.2 21.4 19.6 14 19.6 L 8 19.6"),),
    "redo": (_line("M 15 4.4 L 19.8 9.2 L 15 14 M 19.4 9.2 L 10 9.2 C 2.6 9.2 2.6 19.6 10 19.6 L 16 19.6"),),
    "rules": (
        _fill(
            "M 12 5.6 C 9.4 3.6 5.6 3.2 2.6 4 L 2.6 18.6 C 5.6 17.8 9.4 18.2 12 20.2 "
            "C 14.6 18.2 18.4 17.8 21.4 18.6 L 21.4 4 C 18.4 3.2 14.6 3.6 12 5.6 Z"
        ),
        _line("M 12 5.6 L 12 20"),
    ),
    "panel": (
        _fill("R 2.6 4 18.8 16 2"),
        _line("M 15 4.4 L 15 19.6 M 17.4 8.4 L 19 8.4 M 17.4 12 L 19 12", 1.8),
    ),
    "globe": (
        _fill("O 12 12 9.4 9.4"),
        _line(
            "M 2.8 12 L 21.2 12 M 12 2.8 C 6.2 7.6 6.2 16.4 12 21.2 M 12 2.8 C 17.8 7.6 17.8 16.4 12 21.2",
            1.6,
        ),
    ),
    "settings": (
        _line("M 3 6.4 L 21 6.4 M 3 12 L 21 12 M 3 17.6 L 21 17.6"),
        _fill("O 8 6.4 2.8 2.8 O 15.8 12 2.8 2.8 O 7.2 17.6 2.8 2.8"),
    ),
    "play": (_fill("M 6.4 3.6 L 20 12 L 6.4 20.4 Z"),),
    "pause": (_fill("R 5 3.6 5 16.8 1 R 14 3.6 5 16.8 1"),),
    "step": (_fill("M 4.4 3.8 L 15.4 12 L 4.4 20.2 Z"), _line("M 19 4 L 19 20", 2.8)),
    "skip": (_fill("M 2.6 4.4 L 11.6 12 L 2.6 19.6 Z M 12 4.4 L 21 12 L 12 19.6 Z"),),
    "first": (_fill("M 19.6 3.8 L 8.6 12 L 19.6 20.2 Z"), _line("M 5 4 L 5 20", 2.8)),
    "home": (
        _fill("M 4.6 11 L 4.6 20.4 L 19.4 20.4 L 19.4 11"),
        _line("M 2 12.4 L 12 3.2 L 22 12.4", 2.2),
        _line("M 10 20 L 10 14.4 L 14 14.4 L 14 20", 1.8),
    ),
    "replay": (
        _line("M 5.2 7.4 C 8.6 2.4 16.4 2.6 19.2 8 C 22 13.6 18.2 20.4 12 20.4 C 7.8 20.4 4.4 17.6 3.6 13.8"),
        _line("M 4.6 2.6 L 4.8 8 L 10.2 7.8"),
    ),
    "search": (_fill("O 10.2 10.2 6.8 6.8"), _line("M 15.2 15.2 L 21.2 21.2", 2.6)),
    "close": (_line("M 5 5 L 19 19 M 19 5 L 5 19", 2.4),),
    "more": (_ink("O 5 12 2.1 2.1 O 12 12 2.1 2.1 O 19 12 2.1 2.1"),),
    "up": (_line("M 4.5 15.5 L 12 8 L 19.5 15.5", 2.6),),
    "down": (_line("M 4.5 8.5 L 12 16 L 19.5 8.5", 2.6),),
    "back": (_line("M 15.5 4.5 L 8 12 L 15.5 19.5", 2.6),),
    "forward": (_line("M 8.5 4.5 L 16 12 L 8.5 19.5", 2.6),),
    "delete": (
        _line("M 4 6.4 L 20 6.4 M 9 6 L 9 3 L 15 3 L 15 6"),
        _fill("M 5.8 6.4 L 7 21 L 17 21 L 18.2 6.4"),
        _line("M 10 10.4 L 10.4 17 M 14 10.4 L 13.6 17", 1.6),
    ),
    "check": (_line("M 4 12.6 L 9.6 18.2 L 20 6.4", 2.8),),
    "why": (
        _fill("O 12 12 9.4 9.4"),
        _line("M 8.8 9.4 C 8.8 4.8 15.6 5 15.4 9.4 C 15.2 12 12 11.8 12 14.4", 2),
        _ink("O 12 17.6 1.3 1.3"),
    ),
    "bot": (
        _fill("R 4 8 16 12 3"),
        _line("M 12 8 L 12 4.6 M 1.8 12.4 L 1.8 16 M 22.2 12.4 L 22.2 16"),
        _ink("O 12 3.6 1.7 1.7 O 8.6 13 1.6 1.6 O 15.4 13 1.6 1.6"),
        _line("M 9 16.8 L 15 16.8", 1.6),
    ),
    "person": (_fill("O 12 7.4 4.6 4.6"), _fill("M 3.4 21 C 3.4 11.6 20.6 11.6 20.6 21 Z")),
    "add": (_line("M 12 5 L 12 19 M 5 12 L 19 12", 2.4),),
    "trophy": (
        _line(
            "M 6.4 5.4 L 2.8 5.4 C 2.8 9.4 4.4 11 7 11.4 M 17.6 5.4 L 21.2 5.4 C 21.2 9.4 19.6 11 17 11.4",
            1.8,
        ),
        _fill("M 6.2 3 L 17.8 3 C 17.8 10 16.6 14 12 14 C 7.4 14 6.2 10 6.2 3 Z"),
        _line("M 12 14 L 12 18"),
        _fill("R 7 18 10 3.2 1"),
    ),
    "seal": (
        _fill("O 12 9 6.4 6.4"),
        _line("M 8.4 14.4 L 7 21.6 L 12 19 L 17 21.6 L 15.6 14.4", 1.8),
        _line("M 9.4 9 L 11.4 11 L 14.8 7.2", 1.8),
    ),
}
"""Every drawing by its name."""
