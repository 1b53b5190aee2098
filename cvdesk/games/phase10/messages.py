"""The texts of the log and the scores, and the names of things: one function per id of ``phase10.ftl``.

Cards are named by number and colour.  What is said in decisions stands in `words`.
"""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Message, P
from cvdesk.engine.message import message
from cvdesk.games.phase10.board import (
    AGAIN,
    ASK,
    DRAW,
    EVERYBODY,
    EXCHANGE,
    MAKE_JOKER,
    SEARCH,
    Space,
)
from cvdesk.games.phase10.cards import CARDS, COLOUR, NUMBER, is_joker
from cvdesk.games.phase10.melds import Meld
from cvdesk.games.phase10.phases import FLUSH, RUN

# ---- names


def card_name(code: int) -> Message:
    """What is printed on a card; of a joker also what it is."""
    if is_joker(code):
        return message("phase10-card-joker", card=P.message(card_name(code - CARDS)))
    number = P.value(NUMBER[code])
    return (
        message("phase10-card-purple", number=number),
        message("phase10-card-red", number=number),
        message("phase10-card-green", number=number),
        message("phase10-card-yellow", number=number),
    )[COLOUR[code]]


def colour_name(colour: int) -> Message:
    """A colour."""
    return (
        message("phase10-colour-purple"),
        message("phase10-colour-red"),
        message("phase10-colour-green"),
        message("phase10-colour-yellow"),
    )[colour]


def space_name(space: Space) -> Message:
    """An action space."""
    if space.kind == DRAW:
        return message("phase10-space-draw", count=P.count(space.number))
    if space.kind == EXCHANGE:
        return message("phase10-space-exchange", count=P.count(space.number))
    return kind_name(space.kind)


def kind_name(kind: int) -> Message:
    """A kind of action space, without its number."""
    return {
        DRAW: message("phase10-kind-draw"),
        AGAIN: message("phase10-kind-again"),
        SEARCH: message("phase10-kind-search"),
        EXCHANGE: message("phase10-kind-exchange"),
        EVERYBODY: message("phase10-kind-everybody"),
        MAKE_JOKER: message("phase10-kind-joker"),
        ASK: message("phase10-kind-ask"),
    }.get(kind) or message("phase10-kind-star")


def meld_name(meld: Meld) -> Message:
    """A laid combination: what it is made of, and its owner."""
    owner = P.player(meld.owner)
    if meld.kind == RUN:
        return message("phase10-meld-run", player=owner, low=P.value(meld.low), high=P.value(meld.high))
    if meld.kind == FLUSH:
        return message("phase10-meld-flush", player=owner, colour=P.message(colour_name(meld.value)))
    return message("phase10-meld-set", player=owner, number=P.value(meld.value))


def phase_needs(phase: int) -> Message:
    """The combinations that a phase, 1 to 10, asks for."""
    return (
        message("phase10-phase-1"),
        message("phase10-phase-2"),
        message("phase10-phase-3"),
        message("phase10-phase-4"),
        message("phase10-phase-5"),
        message("phase10-phase-6"),
        message("phase10-phase-7"),
        message("phase10-phase-8"),
        message("phase10-phase-9"),
        message("phase10-phase-10"),
    )[phase - 1]


# ---- rounds and turns


def began(player: int) -> Message:
    """Who begins the first round."""
    return message("phase10-log-began", player=P.player(player))


def dealt(number: int, top: int) -> Message:
    """A round begins."""
    return message("phase10-log-dealt", round=P.value(number), card=P.card(top))


def rolled(player: int, one: int, two: int) -> Message:
    """What the dice show."""
    return message("phase10-log-rolled", player=P.player(player), one=P.die(one), two=P.die(two))


def moved(player: int, space: int) -> Message:
    """A pawn went on."""
    return message("phase10-log-moved", player=P.player(player), space=P.space(space))


def skipped(count: int) -> Message:
    """Occupied spaces were not counted."""
    return message("phase10-log-skipped", count=P.count(count))


def starred(player: int, space: int) -> Message:
    """A pawn went on to a chosen kind of space."""
    return message("phase10-log-starred", player=P.player(player), space=P.space(space))


def once_more(player: int) -> Message:
    """Another turn."""
    return message("phase10-log-once-more", player=P.player(player))


def too_long() -> Message:
    """The round has had too many turns."""
    return message("phase10-log-too-long")


def went_out(player: int) -> Message:
    """A hand is empty."""
    return message("phase10-log-went-out", player=P.player(player))


def advanced(player: int, phase: int) -> Message:
    """A marker goes on by one."""
    return message("phase10-log-advanced", player=P.player(player), phase=P.value(phase))


def jumped(player: int, phase: int) -> Message:
    """The marker of the finisher goes on by two."""
    return message("phase10-log-jumped", player=P.player(player), phase=P.value(phase))


def crowned(player: int) -> Message:
    """A marker reaches the laurel."""
    return message("phase10-log-crowned", player=P.player(player))


def threw_off(player: int, kept: int, thrown: int) -> Message:
    """What becomes of a hand at the end of a round."""
    if kept:
        return message("phase10-log-kept-some", player=P.player(player), count=P.count(kept))
    if not thrown:
        return message("phase10-log-threw-nothing", player=P.player(player))
    return message("phase10-log-threw-off", player=P.player(player), count=P.count(thrown))


def kept(player: int, code: int) -> Message:
    """A card is kept."""
    return message("phase10-log-kept", player=P.player(player), card=P.card(code))


def kept_hidden(player: int) -> Message:
    """The others see only that a card is kept."""
    return message("phase10-log-kept-hidden", player=P.player(player))


# ---- action spaces


def drew(player: int, card: int) -> Message:
    """A card from the deck."""
    return message("phase10-log-drew", player=P.player(player), card=P.card(card))


def drew_hidden(player: int) -> Message:
    """The others see only that a card is drawn."""
    return message("phase10-log-drew-hidden", player=P.player(player))


def drew_joker(player: int, code: int) -> Message:
    """A card from the deck becomes a joker."""
    return message("phase10-log-drew-joker", player=P.player(player), card=P.card(code - CARDS))


def took_open(player: int, card: int) -> Message:
    """The top card of the pile."""
    return message("phase10-log-took-open", player=P.player(player), card=P.card(card))


def no_card(player: int) -> Message:
    """There is nothing to draw."""
    return message("phase10-log-no-card", player=P.player(player))


def reshuffled(count: int) -> Message:
    """The pile becomes the deck."""
    return message("phase10-log-reshuffled", count=P.count(count))


def looks(player: int) -> Message:
    """A player looks through the pile."""
    return message("phase10-log-looks", player=P.player(player))


def found(player: int, card: int) -> Message:
    """A card out of the pile."""
    return message("phase10-log-found", player=P.player(player), card=P.card(card))


def found_hidden(player: int) -> Message:
    """The others see only that a card is taken."""
    return message("phase10-log-found-hidden", player=P.player(player))


def put_away(player: int, code: int) -> Message:
    """A card goes onto the pile in an exchange."""
    return message("phase10-log-put-away", player=P.player(player), card=P.card(code))


def put_away_hidden(player: int) -> Message:
    """The others see only that a card is put away."""
    return message("phase10-log-put-away-hidden", player=P.player(player))


def asked(player: int, number: int, direction: int, players: int) -> Message:
    """A question; with two players there is only one who can answer."""
    who, what = P.player(player), P.value(number)
    if players == 2:
        return message("phase10-log-asked", player=who, number=what)
    if direction:
        return message("phase10-log-asked-back", player=who, number=what)
    return message("phase10-log-asked-on", player=who, number=what)


def denied(player: int, number: int) -> Message:
    """A player does not have the number."""
    return message("phase10-log-denied", player=P.player(player), number=P.value(number))


def gave(giver: int, taker: int, code: int) -> Message:
    """A card is handed over."""
    return message("phase10-log-gave", player=P.player(giver), taker=P.player(taker), card=P.card(code))


def gave_hidden(giver: int, taker: int, number: int) -> Message:
    """The others know only the number of the card that is handed over."""
    return message(
        "phase10-log-gave-hidden", player=P.player(giver), taker=P.player(taker), number=P.value(number)
    )


# ---- laying, adding, discarding


def laid_out(player: int, codes: Sequence[int]) -> Message:
    """Cards of a phase that is not complete yet."""
    return message("phase10-log-laid-out", player=P.player(player), cards=P.list(*map(P.card, codes)))


def lays_out(player: int) -> Message:
    """The others see only that a phase is being laid."""
    return message("phase10-log-lays-out", player=P.player(player))


def began_run(player: int, low: int) -> Message:
    """A run of a phase that is not complete yet."""
    return message("phase10-log-began-run", player=P.player(player), number=P.value(low))


def laid_meld(meld: Meld) -> Message:
    """A combination with its cards, of a run also from where to where: that fixes its jokers."""
    cards = P.list(*(P.message(_short(code)) for code in meld.cards))
    if meld.kind == RUN:
        return message("phase10-log-laid-run", low=P.value(meld.low), high=P.value(meld.high), cards=cards)
    if meld.kind == FLUSH:
        return message("phase10-log-laid-flush", cards=cards)
    return message("phase10-log-laid-set", cards=cards)


def _short(code: int) -> Message:
    """A card; a joker without its face, which no longer counts."""
    return message("phase10-joker") if is_joker(code) else card_name(code)


def laid_phase(player: int, phase: int) -> Message:
    """The phase is laid."""
    return message("phase10-log-laid-phase", player=P.player(player), phase=P.value(phase))


def added(player: int, code: int, meld: Meld) -> Message:
    """A card is added to a combination, which is named as it is now."""
    return message(
        "phase10-log-added", player=P.player(player), card=P.card(code), meld=P.message(meld_name(meld))
    )


def discarded(player: int, code: int) -> Message:
    """The turn ends with a discard."""
    return message("phase10-log-discarded", player=P.player(player), card=P.card(code))


# ---- scores


def score_phases() -> Message:
    """Phases that the marker has behind it."""
    return message("phase10-score-phases")


def leads(players: Sequence[int], phase: int) -> Message:
    """Whose marker is farthest so far."""
    if len(players) == 1:
        return message("phase10-verdict-leads", player=P.player(players[0]), phase=P.value(phase))
    return message("phase10-verdict-level", players=P.list(*map(P.player, players)), phase=P.value(phase))


def wins(player: int) -> Message:
    """Whose marker stands on the laurel."""
    return message("phase10-verdict-wins", player=P.player(player))
