"""Every message of the game, one function per id; the words are in ``cv_pocket.ftl``."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Message, P
from cvdesk.engine.message import message

_SYMBOLS = (
    "pocket-symbol-money",
    "pocket-symbol-knowledge",
    "pocket-symbol-love",
    "pocket-symbol-family",
    "pocket-symbol-friendship",
    "pocket-symbol-business",
    "pocket-symbol-good-luck",
    "pocket-symbol-bad-luck",
    "pocket-symbol-bike",
    "pocket-symbol-car",
    "pocket-symbol-plane",
)
_LINES = (
    "pocket-score-money",
    "pocket-score-knowledge",
    "pocket-score-relationships",
    "pocket-score-good-luck",
    "pocket-score-bad-luck",
    "pocket-score-bikes",
    "pocket-score-cars",
    "pocket-score-planes",
    "pocket-score-transports",
    "pocket-score-trips",
    "pocket-score-colours",
    "pocket-score-kinds",
)


def symbol_name(symbol: int) -> Message:
    """The name of an icon or a transport."""
    return message(_SYMBOLS[symbol])


def line(number: int) -> Message:
    """A line of the scoring pad."""
    return message(_LINES[number])


# ---- the log


def dealt(count: int) -> Message:
    """The columns are dealt."""
    return message("pocket-log-dealt", count=P.count(count))


def began(player: int) -> Message:
    """Who has the first turn."""
    return message("pocket-log-began", player=P.player(player))


def took(player: int, card: int) -> Message:
    """A card was taken."""
    return message("pocket-log-took", player=P.player(player), card=P.card(card))


def doubled(vacation: int) -> Message:
    """A card counts twice because of the Vacation below."""
    return message("pocket-log-doubled", card=P.card(vacation))


def transport_doubled(vacation: int) -> Message:
    """A Vacation on a Vacation: its transport counts twice."""
    return message("pocket-log-transport-doubled", card=P.card(vacation))


def passed(player: int) -> Message:
    """A player passed."""
    return message("pocket-log-passed", player=P.player(player))


def nothing_in_reach() -> Message:
    """The pass was forced."""
    return message("pocket-log-nothing-in-reach")


def refilled(count: int, last: bool) -> Message:
    """The columns are filled again, perhaps for the last time."""
    return message("pocket-log-last-refill" if last else "pocket-log-refilled", count=P.count(count))


def refill_reason(rule: str) -> Message:
    """Why the columns are filled again."""
    if rule == "cv_pocket.4.2":
        return message("pocket-log-refill-planes")
    return message("pocket-log-refill-few")


def ended() -> Message:
    """The match is over."""
    return message("pocket-log-ended")


def joker_became(player: int, card: int, symbol: int) -> Message:
    """Secret power became a symbol."""
    return message(
        "pocket-log-joker",
        player=P.player(player),
        card=P.card(card),
        symbol=P.message(symbol_name(symbol)),
    )


def joker_idle(player: int, card: int) -> Message:
    """Secret power has no symbol beside it."""
    return message("pocket-log-joker-idle", player=P.player(player), card=P.card(card))


# ---- what is to be decided


def prompt_first(player: int) -> Message:
    """Take the first card of the own CV."""
    return message("pocket-prompt-first", player=P.player(player))


def prompt_take(player: int, card: int, level: int, doubled: bool) -> Message:
    """Take a card of the level that the top card reaches."""
    key = "pocket-prompt-take-doubled" if doubled else "pocket-prompt-take"
    return message(key, player=P.player(player), card=P.card(card), level=P.value(level))


def prompt_any(player: int, card: int) -> Message:
    """Take any card."""
    return message("pocket-prompt-any", player=P.player(player), card=P.card(card))


def prompt_forced(player: int, level: int) -> Message:
    """No card within reach."""
    return message("pocket-prompt-forced", player=P.player(player), level=P.value(level))


def prompt_forced_empty(player: int) -> Message:
    """No card on the table."""
    return message("pocket-prompt-forced-empty", player=P.player(player))


def prompt_joker(player: int, card: int, doubled: bool) -> Message:
    """Choose what Secret power becomes."""
    key = "pocket-prompt-joker-doubled" if doubled else "pocket-prompt-joker"
    return message(key, player=P.player(player), card=P.card(card))


# ---- moves


def do_take(card: int, column: int, level: int) -> Message:
    """Take a card; column and level are counted from 1."""
    return message("pocket-do-take", card=P.card(card), column=P.value(column), level=P.value(level))


def do_pass() -> Message:
    """Take nothing."""
    return message("pocket-do-pass")


def do_joker(card: int, symbol: int) -> Message:
    """Make Secret power a symbol."""
    return message("pocket-do-joker", card=P.card(card), symbol=P.message(symbol_name(symbol)))


# ---- what a move brings


def changes(parts: Sequence[Message]) -> Message:
    """What a move changes on the scoring pad, part by part."""
    return message("pocket-detail-changes", changes=P.list(*map(P.message, parts)))


def line_changes(number: int, before: int, after: int) -> Message:
    """One line of the own scoring pad, points before and after."""
    return message(
        "pocket-detail-line", line=P.message(line(number)), before=P.value(before), after=P.value(after)
    )


def counted_changes(number: int, symbols: tuple[int, int], before: int, after: int) -> Message:
    """The same with the number of symbols before and after."""
    return message(
        "pocket-detail-counted",
        line=P.message(line(number)),
        count=P.value(symbols[0]),
        then=P.value(symbols[1]),
        before=P.value(before),
        after=P.value(after),
    )


def rival_changes(player: int, change: int) -> Message:
    """What a move changes for somebody else."""
    return message("pocket-detail-rival", player=P.player(player), points=P.points(change))


def no_change() -> Message:
    """Nothing changes on any scoring pad for now."""
    return message("pocket-detail-nothing")


def ends_match() -> Message:
    """The pass is the last one."""
    return message("pocket-detail-ends")


def passes_so_far(passed: int, players: int) -> Message:
    """How many players have passed in a row, this pass included."""
    return message("pocket-detail-passes", passed=P.count(passed), players=P.value(players))


# ---- refusals


def why_over() -> Message:
    """The match is over."""
    return message("pocket-why-over")


def why_turn(player: int) -> Message:
    """Somebody else decides."""
    return message("pocket-why-turn", player=P.player(player))


def why_first(level: int) -> Message:
    """The first card must be of level 1."""
    return message("pocket-why-first", level=P.value(level))


def why_level(card: int, reach: int, level: int) -> Message:
    """The top card reaches another level."""
    return message("pocket-why-level", card=P.card(card), reach=P.value(reach), level=P.value(level))


def why_in_cv(player: int) -> Message:
    """A card in a CV."""
    return message("pocket-why-in-cv", player=P.player(player))


def why_deck() -> Message:
    """The deck."""
    return message("pocket-why-deck")


def why_deck_empty() -> Message:
    """The deck when nothing is left in it."""
    return message("pocket-why-deck-empty")


def why_joker_first(card: int) -> Message:
    """Cards and passing, while Secret power is to be settled."""
    return message("pocket-why-joker-first", card=P.card(card))


def why_not_beside(card: int) -> Message:
    """A symbol that is not beside Secret power."""
    return message("pocket-why-not-beside", card=P.card(card))


def why_no_joker() -> Message:
    """A symbol while no Secret power is to be settled."""
    return message("pocket-why-no-joker")


# ---- scores


def leads(players: Sequence[int], points: int) -> Message:
    """Who has most points so far."""
    if len(players) == 1:
        return message("pocket-verdict-leads", player=P.player(players[0]), points=P.value(points))
    return message("pocket-verdict-level", players=P.list(*map(P.player, players)), points=P.value(points))


_WINS = ("pocket-verdict-wins", "pocket-verdict-wins-cards", "pocket-verdict-wins-bad-luck")
_SHARED = ("pocket-verdict-shared", "pocket-verdict-shared-cards", "pocket-verdict-shared-bad-luck")


def wins(players: Sequence[int], points: int, tie: int) -> Message:
    """Who has won; `tie` is 0 without a tie-break, 1 by fewer cards, 2 by fewer bad luck symbols too."""
    if len(players) == 1:
        return message(_WINS[tie], player=P.player(players[0]), points=P.value(points))
    return message(_SHARED[tie], players=P.list(*map(P.player, players)), points=P.value(points))
