"""The board of That's Life!: a spiral of tiles that grows shorter, and what stands on it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial

from attrs import Factory, define
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cvdesk.engine.decision import Option, Target
from cvdesk.engine.event import Event, Move
from cvdesk.engine.record import Seat
from cvdesk.engine.view import View
from cvdesk.games.thats_life.view import LifeView
from cvdesk.i18n.catalog import current_language
from cvdesk.ui.board import layout
from cvdesk.ui.board.animator import CallStep, Step
from cvdesk.ui.board.base import BoardView
from cvdesk.ui.board.layout import Box, LifeLayout, Point
from cvdesk.ui.board.life_centre import LifeCentre
from cvdesk.ui.board.life_ground import paint_ground
from cvdesk.ui.board.life_motion import Fly, Glide, Tumble
from cvdesk.ui.board.life_pieces import ButtonPiece, DiePiece, TilePiece, TokenPiece
from cvdesk.ui.board.life_preview import LifePreview
from cvdesk.ui.board.life_words import Words
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.board.reflow import Reflow
from cvdesk.ui.context import Context

_TOKENS = ("pawn", "guard", "wurm")
_REFLOW = 250
"""Milliseconds in which the tail of the path closes or opens a gap."""


@define
class Scene:
    """What is shown at this moment, which during an animation is between two views."""

    path: list[int] = Factory(list)
    where: dict[Target, int] = Factory(dict)
    """The tile of each token."""
    roll: int = 0


class LifeBoard(BoardView):
    """The table of That's Life! Compact."""

    design = (layout.WIDTH, layout.HEIGHT)
    layout_: LifeLayout

    def __init__(self, context: Context, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(context, seats, parent)
        self.scene = Scene()
        self.layout_ = LifeLayout.within(self.width(), self.height(), context.theme.scale / 100)
        self.tiles: dict[int, TilePiece] = {}
        self.tokens: dict[Target, TokenPiece] = {}
        self.die = DiePiece(self)
        self.leave = ButtonPiece(self, Target("button", 0))
        self.pieces.update({self.die.target: self.die, self.leave.target: self.leave})
        self._centre = LifeCentre(self)
        self.preview = LifePreview(self)
        self._said: dict[Target, tuple[object, ...]] = {}
        self.start_texts()

    # ---- BoardView

    def stamp(self) -> object:
        """Returns the layout."""
        return self.layout_

    def show_view(self, view: View) -> None:
        """Puts everything where the view says, at once."""
        assert isinstance(view, LifeView)
        self._make_pieces(view)
        where = _places(view)
        if self.scene.path != list(view.path) or self.scene.where != where:
            self.preview.footprints.clear()
        self.scene = Scene(list(view.path), where, view.roll)
        self.die.show_face(view.roll)
        self._label(view)
        self.settle()

    def arrange(self) -> None:
        """Lays everything out anew."""
        self.layout_ = LifeLayout.within(self.width(), self.height(), self.context.theme.scale / 100)
        self._renew()  # the layout is part of the stamp
        centre, die = self.layout_.centre, self.layout_.die
        self.die.place(die)
        left = die.right + self.length(16)
        self._centre.place(
            Box(left, die.y - self.length(14), centre.right - left, die.height + self.length(28))
        )
        high = self.length(40)
        wide = min(centre.width - self.length(20), self.length(260))
        self.leave.place(Box(centre.x + self.length(10), centre.bottom - high, wide, high))
        self.preview.resize()
        if isinstance(self.view, LifeView):
            self._label(self.view)
        self.settle()

    def reading_order(self) -> list[Piece]:
        """Returns tiles along the path, each followed by its tokens, then die and button."""
        by_tile = self._tokens_by_tile()
        order: list[Piece] = []
        for tile in self.scene.path:
            order.append(self.tiles[tile])
            order += [token for token in by_tile[tile] if not token.isHidden()]
        return [*order, *(piece for piece in (self.die, self.leave) if not piece.isHidden())]

    def resolve(self, piece: Piece, position: QPointF) -> Target:
        """Returns what a click means: a token below the pointer, a landing tile, else the nearest token."""
        tile = next((each for each in self.scene.path if _holds(self.tiles[each].box, position)), None)
        if tile is None:
            return piece.target
        usable = [token for token in self._tokens_by_tile()[tile] if self.can_click(token.target)]
        usable = [token for token in usable if not token.isHidden()]
        space = Target("space", tile)
        under = next((token for token in usable if _holds(token.box.grown(2), position)), None)
        if under is not None:
            return under.target
        lands = self.selection is not None and space in self.selection.narrowed
        if lands and (not usable or self.selection is None or self.selection.clicked):
            return space
        if usable:
            spot = (position.x(), position.y())
            return min(usable, key=lambda token: _distance(token.box, spot)).target
        return space if self.can_click(space) else piece.target

    def steps_back(self, piece: Piece) -> bool:
        """Keeps tiles bright on which something can be moved, and the die."""
        if isinstance(piece, TilePiece):
            tokens = self._tokens_by_tile()[piece.target.id]
            return not any(self.can_click(token.target) for token in tokens)
        return isinstance(piece, TokenPiece)

    def steps_of(self, event: Event) -> list[Step]:
        """Returns the movements of an event, the die's included."""
        rolls = [param.value for param in event.message.params.values() if param.kind == "die"]
        acts = bool(rolls) or any(move.piece.zone in _TOKENS for move in event.moves)
        if acts and 0 <= event.player < len(self.seats) and self.seats[event.player].is_human:
            self.preview.footprints.clear()
        elif rolls:
            self.preview.begin_turn(event.player)
        steps: list[Step] = [Tumble(self, int(str(face))) for face in rolls]
        for move in event.moves:
            steps += self._steps_of_move(event.player, move)
        return steps

    def show_options(self, options: tuple[Option, ...]) -> None:
        """Draws an arrow for each option and, for a single one, what comes of it."""
        if isinstance(self.view, LifeView):
            self.preview.show(options, Words(self.view, self.names))

    def piece_focused(self, piece: Piece) -> None:
        """Lifts a token, whose ring may reach over its neighbours."""
        self.restack()
        if isinstance(piece, TokenPiece):
            piece.raise_()
            self.preview.raise_bubble()
        super().piece_focused(piece)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the ribbon below the tiles."""
        painter = QPainter(self)
        first = layout.SLOTS - len(self.scene.path)
        ground = self.pictures.get(
            ("ground", first),
            self.width(),
            self.height(),
            lambda inner: paint_ground(inner, self.context.theme, self.layout_, first),
        )
        painter.drawPixmap(0, 0, ground)

    # ---- what the movements use

    def positions(self) -> dict[Piece, Box]:
        """Returns where everything that is seen of the path belongs."""
        boxes: dict[Piece, Box] = {}
        by_tile = self._tokens_by_tile()
        for tile in self.scene.path:
            place = self.place_of(tile)
            boxes[self.tiles[tile]] = place
            tokens = self._shown_tokens(by_tile[tile])
            spots = self.layout_.pieces(len(tokens)) if tokens else []
            for (token, _count), spot in zip(tokens, spots, strict=True):
                boxes[token] = Box(place.x + spot.x, place.y + spot.y, spot.width, spot.height)
        return boxes

    def settle(self, apart_from: Piece | None = None) -> None:
        """Puts everything where it belongs now, except one thing that travels."""
        boxes = self.positions()
        for tokens in self._tokens_by_tile().values():
            for token, count in self._shown_tokens(tokens):
                if token is not apart_from:
                    token.set_count(count)
        for piece in (*self.tiles.values(), *self.tokens.values()):
            if piece is apart_from:
                continue
            box = boxes.get(piece)
            if box is not None:
                piece.place(box)
                piece.show()
        for piece in (*self.tiles.values(), *self.tokens.values()):
            if piece is not apart_from and piece not in boxes and not piece.isHidden():
                self.put_away(piece)
        self.update()

    def restack(self) -> None:
        """Puts the arrows above the tiles, the tokens above them in their order, and the bubble on top."""
        self.preview.raise_arrows()
        for token in self.tokens.values():
            token.raise_()
        self.preview.raise_bubble()

    def show_path(self) -> None:
        """Paints the ribbon for the tiles that are left."""
        self.update()

    def place_of(self, tile: int) -> Box:
        """Returns the box of a tile of the path."""
        return self.layout_.place(self.scene.path.index(tile), len(self.scene.path))

    def centre_boxes(self) -> tuple[Box, ...]:
        """Returns what stands in the free centre."""
        words = self._centre.geometry()
        return (self.die.box, Box(words.x(), words.y(), words.width(), words.height()))

    def box_of_token(self, target: Target) -> Box:
        """Returns where a token is seen; a hidden one of a pile: where the pile is."""
        token = self.tokens[target]
        if not token.isHidden():
            return token.box
        tile = self.scene.where[target]
        alike = [each for each in self._tokens_by_tile()[tile] if _alike(each, token) and not each.isHidden()]
        return alike[0].box if alike else self.place_of(tile)

    def spots_between(self, source: int, to: int) -> tuple[Point, ...]:
        """Returns the points passed on the way from a tile to another one further on."""
        path = self.scene.path
        if source not in path or to not in path:
            return ()
        first = layout.SLOTS - len(path)
        between = range(path.index(source) + 1, path.index(to))
        return tuple(self.layout_.spot(first + index) for index in between)

    def take_away(self, tile: int) -> None:
        """Takes a tile out of the path; the gap stays until the tail has moved."""
        self.preview.forget(tile)
        self.scene.path.remove(tile)
        self.put_away(self.tiles[tile])

    def enter(self, tile: int) -> None:
        """Enters a tile into the path before the finish, unseen as yet."""
        self.scene.path.insert(len(self.scene.path) - 1, tile)
        self.tiles[tile].hide()
        self.tiles[tile].place(self.place_of(tile))

    def bring_in(self, tile: int) -> None:
        """Shows a tile that has arrived."""
        self.tiles[tile].show()
        self.settle()

    def seat_point(self, player: int, here: QPointF) -> QPointF:
        """Returns the place of a seat's row in the window; without one, a place at the board's right edge."""
        anchor = self.seat_anchor(player)
        if anchor is not None:
            return QPointF(self.window().mapFromGlobal(anchor))
        edge = self.mapTo(self.window(), self.rect().topRight())
        return QPointF(edge.x(), here.y())

    # ---- inside

    def _make_pieces(self, view: LifeView) -> None:
        if set(self.tokens) == set(_places(view)) and self.tiles:
            return
        for tile in range(len(view.kinds)):
            if tile not in self.tiles:
                self.tiles[tile] = TilePiece(self, tile)
                self.pieces[self.tiles[tile].target] = self.tiles[tile]
        for target in _places(view):
            if target not in self.tokens:
                colour = self.seats[view.owner(target.id)].colour if target.zone == "pawn" else 0
                self.tokens[target] = TokenPiece(self, target, colour)
                self.pieces[target] = self.tokens[target]
        self.restack()

    def _label(self, view: LifeView) -> None:
        """Writes all words anew that have changed."""
        words = Words(view, self.names)
        by_tile = self._tokens_by_tile()
        for tile, piece in self.tiles.items():
            piece.show_tile(view.kinds[tile], view.values[tile], words.caption(tile))
            owners = tuple(view.owner(each.target.id) for each in by_tile[tile] if each.target.zone == "pawn")
            guards = sum(each.target.zone == "guard" for each in by_tile[tile])
            wurm = any(each.target.zone == "wurm" for each in by_tile[tile])
            self._say(piece, words, partial(words.tile, tile, owners, guards, wurm))
        for tile, tokens in by_tile.items():
            for token, count in self._shown_tokens(tokens):
                self._say(token, words, partial(words.token, token.target, tile, count))
        self._say(self.die, words, partial(words.die, view.roll))
        self._label_leave(words)
        left = max(0, len(view.path) - 2)
        status = words.wurm_status() if view.wurm is not None else ""
        self._centre.show_status(left, words.tiles_left(left), status, view.may_wurm)

    def _say(self, piece: Piece, words: Words, name: partial[str]) -> None:
        """Names a piece unless it is called just that already: making texts takes longer than a frame."""
        option = words.only_option(piece.target, self.decision)
        said = (name.func.__name__, name.args, option, self.names.players, current_language())
        if self._said.get(piece.target) != said:
            self._said[piece.target] = said
            piece.set_words(name(), words.option(option) if option else "")

    def _label_leave(self, words: Words) -> None:
        options = self.decision.options if self.decision else ()
        option = next((each for each in options if self.leave.target in each.targets), None)
        if option is None:
            self.put_away(self.leave)
            return
        self.leave.show_label(words.label(option))
        self.leave.set_words(words.option(option), "")
        self.leave.show()

    def _tokens_by_tile(self) -> defaultdict[int, list[TokenPiece]]:
        by_tile: defaultdict[int, list[TokenPiece]] = defaultdict(list)
        for target, tile in self.scene.where.items():
            by_tile[tile].append(self.tokens[target])
        return by_tile

    def _shown_tokens(self, tokens: Sequence[TokenPiece]) -> list[tuple[TokenPiece, int]]:
        """Returns the tokens of a tile that are seen, each with the number for which it stands."""
        if not layout.must_stack(len(tokens)):
            return [(token, 1) for token in tokens]
        piles: dict[tuple[str, int], list[TokenPiece]] = {}
        for token in tokens:
            piles.setdefault((token.target.zone, token.seat_colour), []).append(token)
        return [(pile[0], len(pile)) for pile in piles.values()]

    def _steps_of_move(self, player: int, move: Move) -> list[Step]:
        piece, source, to = move
        if piece.zone in _TOKENS:
            steps: list[Step] = [Glide(self, piece, to.id)]
            if 0 <= player < len(self.seats) and not self.seats[player].is_human:
                steps.append(CallStep(lambda: self.preview.note(player, source.id, to.id)))
            return steps
        if to.zone == "seat":
            return [Fly(self, piece.id, to.id), *self._make_room()]
        if source.zone == "seat":
            enter = CallStep(partial(self.enter, piece.id))
            return [enter, *self._make_room(), Fly(self, piece.id, source.id, back=True)]
        return []

    def _make_room(self) -> list[Step]:
        """Returns how the tail of the path closes or opens a gap."""
        return [CallStep(self.show_path), Reflow(self.positions, self.settle, _REFLOW)]


def _places(view: LifeView) -> dict[Target, int]:
    places = {Target("pawn", pawn): tile for pawn, tile in enumerate(view.pawns)}
    places |= {Target("guard", guard): tile for guard, tile in enumerate(view.guards)}
    if view.wurm is not None:
        places[Target("wurm", 0)] = view.wurm
    return places


def _alike(one: TokenPiece, other: TokenPiece) -> bool:
    return (one.target.zone, one.seat_colour) == (other.target.zone, other.seat_colour)


def _holds(box: Box, position: QPointF) -> bool:
    return box.x <= position.x() < box.right and box.y <= position.y() < box.bottom


def _distance(box: Box, spot: tuple[float, float]) -> float:
    return (box.centre.x - spot[0]) ** 2 + (box.centre.y - spot[1]) ** 2
