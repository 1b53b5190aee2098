"""The texts of the game: one function per id of ``thats_life.ftl``.

Tiles are named by what is printed on them (+5, −7, luck).  Where a luck tile needs a
sentence of its own, since other languages decline it, there are two ids and one
function that picks.
"""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Message, P
from cvdesk.engine.message import message
from cvdesk.games.thats_life.tiles import FINISH, LUCK, START

# ---- names


def tile_name(tile: int, values: Sequence[int]) -> Message:
    """What is printed on a tile."""
    if tile == START:
        return message("life-tile-start")
    if tile == FINISH:
        return message("life-tile-finish")
    if tile in LUCK:
        return message("life-tile-luck")
    return message("life-tile-points", points=P.points(values[tile]))


# ---- the log


def path_laid() -> Message:
    """The tiles lie on the table."""
    return message("life-log-path-laid")


def guards_placed() -> Message:
    """The guards stand on their first tiles."""
    return message("life-log-guards-placed")


def began(player: int) -> Message:
    """Who has the first turn."""
    return message("life-log-began", player=P.player(player))


def rolled(player: int, face: int) -> Message:
    """What the die shows."""
    return message("life-log-rolled", player=P.player(player), face=P.die(face))


def wurm_is_due(must: bool) -> Message:
    """What the roll means for the Wurminator."""
    return message("life-log-wurm-must") if must else message("life-log-wurm-may")


def pawn_moved(player: int, source: int, to: int) -> Message:
    """A pawn went on."""
    return message("life-log-pawn-moved", player=P.player(player), source=P.space(source), to=P.space(to))


def guard_moved(player: int, source: int, to: int) -> Message:
    """A guard went on."""
    return message("life-log-guard-moved", player=P.player(player), source=P.space(source), to=P.space(to))


def tile_stays() -> Message:
    """Nobody takes the tile that was left."""
    return message("life-log-tile-stays")


def took(player: int, tile: int) -> Message:
    """A pawn left a tile empty."""
    if tile in LUCK:
        return message("life-log-took-luck", player=P.player(player))
    return message("life-log-took", player=P.player(player), tile=P.tile(tile))


def came_home(player: int) -> Message:
    """All pawns of a player are on the finish."""
    return message("life-log-came-home", player=P.player(player))


def ended() -> Message:
    """All pawns of all players are on the finish."""
    return message("life-log-ended")


def wurm_moved(player: int, source: int, to: int) -> Message:
    """The Wurminator went on."""
    return message("life-log-wurm-moved", player=P.player(player), source=P.space(source), to=P.space(to))


def wurm_returned() -> Message:
    """The Wurminator begins a new round."""
    return message("life-log-wurm-returned")


def wurm_left(player: int) -> Message:
    """The Wurminator was not moved."""
    return message("life-log-wurm-left", player=P.player(player))


def hit(player: int, tile: int) -> Message:
    """The Wurminator hit a pawn, and its owner takes a minus tile."""
    return message("life-log-hit", player=P.player(player), tile=P.tile(tile))


def put_back(player: int, tile: int) -> Message:
    """The Wurminator hit a pawn, and its owner puts a minus tile back."""
    return message("life-log-put-back", player=P.player(player), tile=P.tile(tile))


def spared(player: int) -> Message:
    """The Wurminator hit a pawn, and its owner has nothing to put back."""
    return message("life-log-spared", player=P.player(player))


# ---- decisions


def prompt_roll(player: int) -> Message:
    """The turn begins."""
    return message("life-prompt-roll", player=P.player(player))


def prompt_move(player: int, face: int, guards: bool) -> Message:
    """The own move."""
    who, die = P.player(player), P.die(face)
    if guards:
        return message("life-prompt-move", player=who, face=die)
    return message("life-prompt-move-pawn", player=who, face=die)


def prompt_move_wurm(player: int, face: int, guards: bool, must: bool) -> Message:
    """The own move, with the Wurminator before or after it."""
    who, die = P.player(player), P.die(face)
    if guards and must:
        return message("life-prompt-move-wurm-must", player=who, face=die)
    if guards:
        return message("life-prompt-move-wurm-may", player=who, face=die)
    if must:
        return message("life-prompt-move-pawn-wurm-must", player=who, face=die)
    return message("life-prompt-move-pawn-wurm-may", player=who, face=die)


def prompt_wurm(player: int, face: int, must: bool) -> Message:
    """The Wurminator after the own move."""
    who, die = P.player(player), P.die(face)
    if must:
        return message("life-prompt-wurm-must", player=who, face=die)
    return message("life-prompt-wurm-may", player=who, face=die)


def do_roll() -> Message:
    """Roll the die."""
    return message("life-do-roll")


def do_pawn(steps: int, source: int, to: int) -> Message:
    """Move a pawn."""
    return message("life-do-pawn", steps=P.count(steps), source=P.space(source), to=P.space(to))


def do_guard(steps: int, source: int, to: int) -> Message:
    """Move a guard."""
    return message("life-do-guard", steps=P.count(steps), source=P.space(source), to=P.space(to))


def do_wurm(steps: int, source: int, to: int) -> Message:
    """Move the Wurminator."""
    return message("life-do-wurm", steps=P.count(steps), source=P.space(source), to=P.space(to))


def do_wurm_first(steps: int, source: int, to: int) -> Message:
    """Move the Wurminator before the own move."""
    return message("life-do-wurm-first", steps=P.count(steps), source=P.space(source), to=P.space(to))


def do_leave() -> Message:
    """Leave the Wurminator where it is."""
    return message("life-do-leave")


def numbered(label: Message, place: int) -> Message:
    """Tells two moves apart that look the same, by the place of the tile that is left."""
    return message("life-do-numbered", label=P.message(label), place=P.count(place))


def you_take(tile: int) -> Message:
    """The move takes a tile."""
    if tile in LUCK:
        return message("life-detail-take-luck")
    return message("life-detail-take", tile=P.tile(tile))


def nothing_taken() -> Message:
    """The move takes no tile."""
    return message("life-detail-stays")


def hits(events: Sequence[Message]) -> Message:
    """What the Wurminator does to those on the tile where it lands."""
    return message("life-detail-hits", hits=P.list(*map(P.message, events)))


def hits_nobody() -> Message:
    """The Wurminator lands where no pawn stands."""
    return message("life-detail-hits-nobody")


def goes_round() -> Message:
    """The Wurminator reaches the finish."""
    return message("life-detail-goes-round")


def wurm_waits(tile: int) -> Message:
    """Where the Wurminator is left."""
    return message("life-detail-waits", space=P.space(tile))


def victim_takes(player: int, tile: int) -> Message:
    """One victim of the Wurminator, in a list."""
    return message("life-hit-takes", player=P.player(player), tile=P.tile(tile))


def victim_puts_back(player: int, tile: int) -> Message:
    """One victim of the Wurminator, in a list."""
    return message("life-hit-puts-back", player=P.player(player), tile=P.tile(tile))


def victim_spared(player: int) -> Message:
    """One victim of the Wurminator, in a list."""
    return message("life-hit-spared", player=P.player(player))


# ---- refusals


def why_over() -> Message:
    """Nothing moves any more."""
    return message("life-why-over")


def why_turn(player: int) -> Message:
    """Somebody else is to move."""
    return message("life-why-turn", player=P.player(player))


def why_roll_first() -> Message:
    """The die comes before any move."""
    return message("life-why-roll-first")


def why_rolled(face: int) -> Message:
    """The die has been rolled."""
    return message("life-why-rolled", face=P.die(face))


def why_moved() -> Message:
    """The own move is done."""
    return message("life-why-moved")


def why_foreign(player: int) -> Message:
    """A pawn of somebody else."""
    return message("life-why-foreign", player=P.player(player))


def why_home() -> Message:
    """A piece on the finish."""
    return message("life-why-home")


def why_guard_alone() -> Message:
    """A guard without a pawn on its tile."""
    return message("life-why-guard-alone")


def why_wurm_roll(face: int) -> Message:
    """The Wurminator after a three or more."""
    return message("life-why-wurm-roll", face=P.die(face))


def why_wurm_moved() -> Message:
    """The Wurminator a second time in one turn."""
    return message("life-why-wurm-moved")


def why_space(face: int) -> Message:
    """A tile that no piece reaches."""
    return message("life-why-space", face=P.die(face))


# ---- scores


def score_plus() -> Message:
    """Plus tiles."""
    return message("life-score-plus")


def score_turned() -> Message:
    """Minus tiles turned by luck tiles."""
    return message("life-score-turned")


def score_minus() -> Message:
    """Minus tiles that stay minus."""
    return message("life-score-minus")


def score_idle() -> Message:
    """Luck tiles that turn nothing."""
    return message("life-score-idle")


def leads(players: Sequence[int], points: int) -> Message:
    """Who has most points so far."""
    if len(players) == 1:
        return message("life-verdict-leads", player=P.player(players[0]), points=P.value(points))
    return message("life-verdict-level", players=P.list(*map(P.player, players)), points=P.value(points))


def wins(player: int, points: int) -> Message:
    """One winner."""
    return message("life-verdict-wins", player=P.player(player), points=P.value(points))


def wins_by_luck(players: Sequence[int], points: int) -> Message:
    """Winners by the tie-break: as many points as others, fewer luck tiles."""
    if len(players) == 1:
        return message("life-verdict-wins-tie", player=P.player(players[0]), points=P.value(points))
    return message("life-verdict-shared-tie", players=P.list(*map(P.player, players)), points=P.value(points))


def shared(players: Sequence[int], points: int) -> Message:
    """Several winners."""
    return message("life-verdict-shared", players=P.list(*map(P.player, players)), points=P.value(points))


# ---- the odds lens


def odds_row(face: int, to: int, takes: int | None, hits: int) -> Message:
    """Where a face of the die takes a piece, and what comes of it."""
    die, space = P.die(face), P.space(to)
    if hits:
        return message("life-odds-hits", face=die, to=space, count=P.count(hits))
    if takes is None:
        return message("life-odds-lands", face=die, to=space)
    return message("life-odds-takes", face=die, to=space, tile=P.tile(takes))
