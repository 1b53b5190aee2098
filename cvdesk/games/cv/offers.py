"""Prompts, labels and consequences of decisions: one function per id of ``cv.ftl``, or per group of ids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cvdesk.engine import Message, P
from cvdesk.engine.message import message
from cvdesk.games.cv.words import faces_param, multiset_param, symbol_name, type_name

# ---- prompts


def prompt_draft(player: int, to: int, count: int) -> Message:
    """Keep a card, pass the rest on."""
    return message("cv-prompt-draft", player=P.player(player), to=P.player(to), count=P.count(count - 1))


def prompt_roll(player: int, count: int) -> Message:
    """The turn begins."""
    return message("cv-prompt-roll", player=P.player(player), count=P.count(count))


def prompt_reroll(player: int, throws: int, *, thaw: bool) -> Message:
    """Which dice are thrown again."""
    if thaw:
        return message("cv-prompt-reroll-thaw", player=P.player(player), count=P.count(throws))
    return message("cv-prompt-reroll", player=P.player(player), count=P.count(throws))


def prompt_choose(player: int, chosen: int) -> Message:
    """Which cards are taken."""
    if chosen:
        return message("cv-prompt-choose-second", player=P.player(player))
    return message("cv-prompt-choose", player=P.player(player))


def prompt_lose(player: int, losses: int) -> Message:
    """Which card is lost."""
    return message("cv-prompt-lose", player=P.player(player), count=P.count(losses))


def prompt_upkeep(player: int) -> Message:
    """Which card is paid for first."""
    return message("cv-prompt-upkeep", player=P.player(player))


def prompt_place(player: int, card: int, *, two: bool) -> Message:
    """Where a card goes."""
    if two:
        return message("cv-prompt-place-type", player=P.player(player), card=P.card(card))
    return message("cv-prompt-place", player=P.player(player), card=P.card(card))


def prompt_end(player: int) -> Message:
    """The turn is over."""
    return message("cv-prompt-end", player=P.player(player))


def prompt_assist(player: int) -> Message:
    """Social assistance."""
    return message("cv-prompt-assist", player=P.player(player))


def prompt_decide(player: int, card: int) -> Message:
    """The type of a card at the end of the match."""
    return message("cv-prompt-decide", player=P.player(player), card=P.card(card))


# ---- labels


def do_pick(card: int, to: int, count: int) -> Message:
    """Keep a card of the draft."""
    return message("cv-do-pick", card=P.card(card), to=P.player(to), count=P.count(count))


def do_roll(count: int, events: Sequence[int]) -> Message:
    """The first throw."""
    if events:
        return message("cv-do-roll-event", count=P.count(count), cards=P.list(*map(P.card, events)))
    return message("cv-do-roll", count=P.count(count))


def do_keep() -> Message:
    """No more throws."""
    return message("cv-do-keep")


def do_reroll(faces: Sequence[int], joining: int) -> Message:
    """Throw dice again."""
    if not joining:
        return message("cv-do-reroll", count=P.count(len(faces)), symbols=faces_param(faces))
    if not faces:
        return message("cv-do-reroll-new", count=P.count(joining))
    return message("cv-do-reroll-both", count=P.count(joining), symbols=faces_param(faces))


def do_event(event: int) -> Message:
    """Play an event."""
    return message("cv-do-event", card=P.card(event))


def do_done(chosen: int) -> Message:
    """No more cards."""
    return message("cv-do-done") if chosen else message("cv-do-done-none")


def do_take(card: int, chosen: int) -> Message:
    """Take a card by its cost."""
    if chosen:
        return message("cv-do-take-second", card=P.card(card))
    return message("cv-do-take", card=P.card(card))


def do_luck(card: int) -> Message:
    """Take a card with three luck."""
    return message("cv-do-luck", card=P.card(card))


def do_discount(event: int, card: int, symbol: int) -> Message:
    """Make a card cheaper."""
    return message(
        "cv-do-discount",
        event=P.card(event),
        card=P.card(card),
        symbol=P.message(symbol_name(symbol)),
    )


def do_change(old: int, new: int) -> Message:
    """Change a symbol."""
    return message("cv-do-change", old=P.message(symbol_name(old)), new=P.message(symbol_name(new)))


def do_borrow(symbol: int, owner: int, card: int) -> Message:
    """Copy a symbol of a neighbour."""
    return message(
        "cv-do-borrow",
        symbol=P.message(symbol_name(symbol)),
        owner=P.player(owner),
        card=P.card(card),
    )


def do_lose(card: int) -> Message:
    """Lose a card."""
    return message("cv-do-lose", card=P.card(card))


def do_pay(card: int) -> Message:
    """Pay for a card first."""
    return message("cv-do-pay", card=P.card(card))


def do_place(card: int, type: int, above: int, *, covers: int, two: bool) -> Message:
    """Place a card: under the card `above`, else on top of `covers`, else as the first of its pile."""
    if above:
        label = message("cv-do-place-under", card=P.card(card), above=P.card(above))
    elif covers:
        label = message("cv-do-place-top", card=P.card(card), below=P.card(covers))
    else:
        label = message("cv-do-place-first", card=P.card(card))
    if not two:
        return label
    return message("cv-do-place-as", type=P.message(type_name(type)), place=P.message(label))


def do_end(player: int) -> Message:
    """End the turn; who is next."""
    return message("cv-do-end", player=P.player(player))


def do_help(card: int) -> Message:
    """Take a card by social assistance."""
    return message("cv-do-help", card=P.card(card))


def do_decline() -> Message:
    """Take no help."""
    return message("cv-do-decline")


# ---- consequences


def pays(symbols: int, from_events: int) -> Message:
    """What a card costs now, in dice and tokens and in symbols of events."""
    if from_events and symbols:
        return message(
            "cv-detail-pays-both", symbols=multiset_param(symbols), events=multiset_param(from_events)
        )
    if from_events:
        return message("cv-detail-pays-events", events=multiset_param(from_events))
    if symbols:
        return message("cv-detail-pays", symbols=multiset_param(symbols))
    return message("cv-detail-free")


def would_lose(cards: Iterable[int]) -> Message:
    """Which cards could not be paid for any more."""
    return message("cv-detail-would-lose", cards=P.list(*map(P.card, cards)))


def could_lose() -> Message:
    """Not all upkeep could be paid any more, in whatever order."""
    return message("cv-detail-could-lose")


def both(first: Message, second: Message) -> Message:
    """Two consequences."""
    return message("cv-detail-both", first=P.message(first), second=P.message(second))


def gives(symbols: int) -> Message:
    """What an event gives."""
    return message("cv-detail-gives", symbols=multiset_param(symbols))


def adds_dice(count: int) -> Message:
    """How many dice an event adds."""
    return message("cv-detail-adds-dice", count=P.count(count))


def cancels_loss() -> Message:
    """What insurance does."""
    return message("cv-detail-cancels-loss")


def uncovers(card: int) -> Message:
    """Which card is active next."""
    return message("cv-detail-uncovers", card=P.card(card))


def becomes_active() -> Message:
    """The card is on top."""
    return message("cv-detail-active")


def stays_covered(card: int) -> Message:
    """The card on top stays active."""
    return message("cv-detail-covered", card=P.card(card))
