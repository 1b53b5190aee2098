"""The colours of every theme by role, and the shapes that go with the players.

A fill is the colour of a thing on the table; ``on:`` tells the glyph on it.  Every fill
is drawn with an ink outline, so its hue never has to stand out from the desk by itself.
"""

from __future__ import annotations

GLYPH = "#1F2430"
"""What is drawn on a light fill, in every theme."""

WHITE = "#FFFFFF"

PLAYER_SHAPES = ("circle", "triangle", "square", "diamond", "star", "cross")
"""The shape of each player colour, 1 to 6."""

_FILLS = {
    "symbol.health": ("#1FAE82", GLYPH),
    "symbol.knowledge": ("#0A6FB0", WHITE),
    "symbol.relations": ("#D48AB3", GLYPH),
    "symbol.money": ("#E69F00", GLYPH),
    "symbol.luck": ("#A8D8F5", GLYPH),
    "symbol.misfortune": ("#2B2E35", WHITE),
    "type.health": ("#1FAE82", GLYPH),
    "type.knowledge": ("#0A6FB0", WHITE),
    "type.relations": ("#D48AB3", GLYPH),
    "type.job": ("#7A4B1E", WHITE),
    "type.possession": ("#E69F00", GLYPH),
    "type.event": ("#F4E95B", GLYPH),
    "type.goal": ("#E4E0D6", GLYPH),
    "player.1": ("#0A6FB0", WHITE),
    "player.2": ("#E8743B", GLYPH),
    "player.3": ("#1FAE82", GLYPH),
    "player.4": ("#E3A9C8", GLYPH),
    "player.5": ("#F4E95B", GLYPH),
    "player.6": ("#3B3F48", WHITE),
    "number.1": ("#5B3A9B", WHITE),
    "number.2": ("#C8322B", WHITE),
    "number.3": ("#2FBF8F", GLYPH),
    "number.4": ("#F4E95B", GLYPH),
    "tile.plus": ("#1FAE82", GLYPH),
    "tile.minus": ("#E8743B", GLYPH),
    "tile.luck": ("#F4E95B", GLYPH),
    "tile.start": ("#E4E0D6", GLYPH),
    "tile.finish": ("#E4E0D6", GLYPH),
    "guard": ("#FFFDF8", GLYPH),
    "wurm": ("#C3DE6B", GLYPH),
}

# Black on these reaches 7:1, and so does white on the dark ones.
_CONTRAST_FILLS = {
    **{role: (fill, WHITE if glyph == WHITE else "#000000") for role, (fill, glyph) in _FILLS.items()},
    "symbol.knowledge": ("#00528A", WHITE),
    "type.knowledge": ("#00528A", WHITE),
    "player.1": ("#00528A", WHITE),
    "player.2": ("#F08A55", "#000000"),
    "tile.minus": ("#F08A55", "#000000"),
    "number.2": ("#A01A14", WHITE),
}

_LIGHT = {
    "desk": "#E7E1D6",
    "paper": "#FFFDF8",
    "raised": "#F6F1E7",
    "ink": "#1F2430",
    "muted": "#545B69",
    "line": "#6F7683",
    "accent": "#0B5CAD",
    "on:accent": WHITE,
    "focus": "#0B5CAD",
    "danger": "#B3261E",
    "on:danger": WHITE,
    "success": "#1B6E4B",
    "on:success": WHITE,
    "hover": "#EBE3D3",
    "pressed": "#DDD3C0",
    "selected": "#D5E5F5",
    "ribbon": "#D3C9B7",
    "amber": "#F7D58A",
    "on:amber": GLYPH,
}

_DARK = {
    "desk": "#16191F",
    "paper": "#232830",
    "raised": "#2D333D",
    "ink": "#F3F0E8",
    "muted": "#B9C0CB",
    "line": "#8A93A1",
    "accent": "#7DB8F5",
    "on:accent": "#16191F",
    "focus": "#FFD166",
    "danger": "#FF9A8F",
    "on:danger": "#16191F",
    "success": "#7FD1A9",
    "on:success": "#16191F",
    "hover": "#39404C",
    "pressed": "#444C59",
    "selected": "#2B4158",
    "ribbon": "#39404C",
    "amber": "#F2C261",
    "on:amber": GLYPH,
}

_CONTRAST = {
    "desk": "#FFFFFF",
    "paper": "#FFFFFF",
    "raised": "#FFFFFF",
    "ink": "#000000",
    "muted": "#2E2E2E",
    "line": "#000000",
    "accent": "#003E8A",
    "on:accent": WHITE,
    "focus": "#003E8A",
    "danger": "#8F0A0A",
    "on:danger": WHITE,
    "success": "#0B4A2E",
    "on:success": WHITE,
    "hover": "#E6EEF8",
    "pressed": "#CFDFF2",
    "selected": "#D6E6F8",
    "ribbon": "#D9D9D9",
    "amber": "#FFD84A",
    "on:amber": "#000000",
}

_CONTRAST_DARK = {
    "desk": "#000000",
    "paper": "#000000",
    "raised": "#000000",
    "ink": "#FFFFFF",
    "muted": "#DEDEDE",
    "line": "#FFFFFF",
    "accent": "#9CCBFF",
    "on:accent": "#000000",
    "focus": "#FFE14D",
    "danger": "#FFB3AB",
    "on:danger": "#000000",
    "success": "#8FE8BD",
    "on:success": "#000000",
    "hover": "#1E2A38",
    "pressed": "#2B3B4F",
    "selected": "#1B3350",
    "ribbon": "#3A3A3A",
    "amber": "#FFD84A",
    "on:amber": "#000000",
}


def _with_fills(roles: dict[str, str], fills: dict[str, tuple[str, str]]) -> dict[str, str]:
    table = dict(roles)
    for role, (fill, glyph) in fills.items():
        table[role] = fill
        table[f"on:{role}"] = glyph
    return table


PALETTES = {
    "light": _with_fills(_LIGHT, _FILLS),
    "dark": _with_fills(_DARK, _FILLS),
    "contrast": _with_fills(_CONTRAST, _CONTRAST_FILLS),
    "contrast_dark": _with_fills(_CONTRAST_DARK, _CONTRAST_FILLS),
}
"""Colours as ``#RRGGBB`` by theme and role; ``on:`` and a role is the ink of the glyphs on that fill."""

SURFACES = ("desk", "paper", "raised")
"""What text stands on."""
FILLS = tuple(_FILLS)
"""The fills that carry glyphs."""
TEXTS = ("ink", "muted", "accent", "danger", "success")
"""What is read as text on every surface."""
GRAPHICS = ("line", "focus")
"""Lines and rings that mean something on every surface."""
