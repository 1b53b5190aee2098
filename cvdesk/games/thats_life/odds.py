"""The odds lens: where each face of the die would take a piece.  Pure functions of a view."""

from __future__ import annotations

from attrs import frozen

from cvdesk.engine import Message, Target, View
from cvdesk.games.thats_life import messages
from cvdesk.games.thats_life.path import landing
from cvdesk.games.thats_life.state import FACES
from cvdesk.games.thats_life.tiles import FINISH, START
from cvdesk.games.thats_life.view import LifeView
from cvdesk.games.thats_life.wurminator import LAST_ROLL


@frozen
class Landing:
    """What one face of the die, each as likely as the others, would do with a piece."""

    face: int
    """1 to 6."""
    tile: int | None
    """Where the piece lands; None when this face does not move it."""
    takes: int | None = None
    """The tile that the piece's owner would take."""
    hits: tuple[int, ...] = ()
    """The pawns that the Wurminator would hit, by pawn id."""


def landing_table(view: LifeView, piece: Target) -> tuple[Landing, ...]:
    """Returns six rows for a piece, one per face; nothing for a piece that no face can move now.

    That is a piece at home, a guard without a pawn or the Wurminator on its tile (Life
    2.2, 2.3, 5.6), and whatever is no piece.
    """
    if piece.zone == "pawn" and piece.id in range(len(view.pawns)):
        return _pawn_table(view, view.pawns[piece.id])
    if piece.zone == "guard" and piece.id in range(len(view.guards)):
        return _guard_table(view, view.guards[piece.id])
    if piece.zone == "wurm" and view.wurm is not None:
        return tuple(_wurm_row(view, view.wurm, face) for face in _faces())
    return ()


def odds_lines(view: View, piece: Target) -> tuple[Message, ...]:
    """Returns the landing table of a piece as sentences, a line per face that moves it."""
    assert isinstance(view, LifeView)
    return tuple(
        messages.odds_row(row.face, row.tile, row.takes, len(row.hits))
        for row in landing_table(view, piece)
        if row.tile is not None
    )


def _faces() -> range:
    return range(1, FACES + 1)


def _pawn_table(view: LifeView, tile: int) -> tuple[Landing, ...]:
    if tile == FINISH:
        return ()
    takes = tile if tile != START and view.pieces_on(tile) == 1 else None
    return tuple(Landing(face, landing(view.path, tile, face), takes) for face in _faces())


def _guard_table(view: LifeView, tile: int) -> tuple[Landing, ...]:
    if tile == FINISH or not (tile in view.pawns or tile == view.wurm):
        return ()
    return tuple(Landing(face, landing(view.path, tile, face)) for face in _faces())


def _wurm_row(view: LifeView, tile: int, face: int) -> Landing:
    if face > LAST_ROLL:
        return Landing(face, None)
    to = landing(view.path, tile, face)
    if to == FINISH:
        return Landing(face, to)
    return Landing(face, to, hits=tuple(pawn for pawn, at in enumerate(view.pawns) if at == to))
