"""``cvdesk screenshot``: paints the real window into a picture, without a display."""

from __future__ import annotations

import os
from pathlib import Path

from attrs import frozen

from cvdesk.bots.base import BotTable, Budget, bot_seed
from cvdesk.bots.levels import make_bot
from cvdesk.commands.parser import Given, WrongUsage, whole_number
from cvdesk.commands.qt import load_qt
from cvdesk.commands.seats import match_words, seed_of
from cvdesk.engine.match import Match
from cvdesk.engine.message import P
from cvdesk.engine.rng import Rng
from cvdesk.storage.files import StorageError, reason_of
from cvdesk.ui.match_setup import MatchSetup

_LEAST, _MOST = 480, 7680
"""Of a window's width and height, in pixels; a smaller one is widened by the window itself."""
_MOST_PLIES = 100_000
_ENDINGS = (".png",)


@frozen
class Shot:
    """What shall be painted, and where to."""

    setup: MatchSetup
    page: str
    plies: int
    theme: str
    scale: int
    size: tuple[int, int]
    out: Path


def run(given: Given) -> int:
    """Paints one picture; raises CvdeskError before Qt starts when the words are wrong."""
    shot = read_words(given)
    # a display that happens to be there must not change the picture
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    load_qt()
    from cvdesk.commands.painting import paint  # imports Qt

    paint(shot)
    return 0


def read_words(given: Given) -> Shot:
    """Returns what the words ask for; raises CvdeskError for whatever is wrong with them."""
    info, seats, options = match_words(given)
    return Shot(
        setup=MatchSetup(info.id, seats, options, seed_of(given)),
        page=given.word("--page", "table"),
        plies=given.whole("--plies", 0, _MOST_PLIES, 0),
        theme=given.word("--theme", "light"),
        scale=given.whole("--scale", 80, 200, 100),
        size=_size(given.word("--size", "1024x640")),
        out=_picture(given),
    )


def _size(word: str) -> tuple[int, int]:
    parts = word.split("x")
    try:
        width, height = (whole_number(part, "--size", _LEAST, _MOST) for part in parts)
    except (ValueError, WrongUsage) as error:
        raise WrongUsage(
            "cli-error-size",
            option=P.name("--size"),
            word=P.name(word),
            least=P.name(str(_LEAST)),
            most=P.name(str(_MOST)),
        ) from error
    return width, height


def _picture(given: Given) -> Path:
    if not given.has("--out"):
        raise WrongUsage("cli-error-needed", option=P.name("--out"))
    path = Path(given.word("--out"))
    if path.suffix.lower() not in _ENDINGS:
        known = P.list(*(P.name(f"*{each}") for each in _ENDINGS))
        raise WrongUsage("cli-error-choice", option=P.name("--out"), word=P.name(str(path)), known=known)
    try:
        if path.is_dir():
            raise IsADirectoryError(21, "")
        # found out now rather than after the painting, and without leaving an empty picture
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as error:
        reason = P.message(reason_of(error))
        raise StorageError("cli-error-write", file=P.name(str(path)), reason=reason) from error
    return path


def play_plies(match: Match, plies: int) -> None:
    """Lets Calm decide `plies` times, whoever's seat it is, and goes on to the next choice.

    A forced opening of a turn, a roll, is no decision; with 0 plies the match stays at its start.
    """
    rules, bot, left = match.rules, make_bot("calm", Budget()), plies
    while not match.finished and plies:
        view = rules.view(match.state, match.mover)
        if len(view.actions) == 1 and view.actions[0].kind in rules.info.turn_openers:
            match.play(view.actions[0])
            continue
        if not left:
            return
        left -= 1
        rng = Rng.stream(bot_seed(match.record.seed), "bot", match.mover, match.index)
        match.play(bot.choose(BotTable(view, rules, rules.sampler(view), rng)).action)
