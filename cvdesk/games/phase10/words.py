"""The texts of decisions and refusals: one function per id of ``phase10.ftl``."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Message, P
from cvdesk.engine.message import message
from cvdesk.games.phase10.melds import HIGH, LOW, Meld
from cvdesk.games.phase10.messages import kind_name, meld_name
from cvdesk.games.phase10.phases import FLUSH, SET, Group

# ---- prompts


def prompt_roll(player: int) -> Message:
    """The turn begins."""
    return message("phase10-prompt-roll", player=P.player(player))


def prompt_move(player: int, one: int, two: int) -> Message:
    """A die is to be chosen; on a double its number or twice that."""
    if one == two:
        return message(
            "phase10-prompt-move-double", player=P.player(player), one=P.die(one), twice=P.value(2 * one)
        )
    return message("phase10-prompt-move", player=P.player(player), one=P.die(one), two=P.die(two))


def prompt_star(player: int) -> Message:
    """An action is to be chosen."""
    return message("phase10-prompt-star", player=P.player(player))


def prompt_draw(player: int, count: int) -> Message:
    """Cards are to be drawn, one by one."""
    return message("phase10-prompt-draw", player=P.player(player), count=P.count(count))


def prompt_search(player: int) -> Message:
    """A card of the pile is to be taken."""
    return message("phase10-prompt-search", player=P.player(player))


def prompt_exchange(player: int, count: int) -> Message:
    """Cards are to be put away; the last one is seen."""
    if count == 1:
        return message("phase10-prompt-exchange-last", player=P.player(player))
    return message("phase10-prompt-exchange", player=P.player(player), count=P.count(count))


def prompt_ask(player: int) -> Message:
    """A number is to be asked for."""
    return message("phase10-prompt-ask", player=P.player(player))


def prompt_give(player: int, taker: int, number: int) -> Message:
    """A card that was asked for is to be handed over."""
    return message(
        "phase10-prompt-give", player=P.player(player), taker=P.player(taker), number=P.value(number)
    )


def prompt_play(player: int, phase: int, *, laid: bool, can_lay: bool) -> Message:
    """The turn ends with a discard; before that the phase may be laid or cards be added."""
    if laid:
        return message("phase10-prompt-add", player=P.player(player))
    if can_lay:
        return message("phase10-prompt-lay", player=P.player(player), phase=P.value(phase))
    return message("phase10-prompt-discard", player=P.player(player))


def prompt_laying(player: int, group: Group, number: int) -> Message:
    """A combination is to be laid, or the next number of a run."""
    who = P.player(player)
    if number:
        return message("phase10-prompt-laying-number", player=who, number=P.value(number))
    return message("phase10-prompt-laying", player=who, group=P.message(group_name(group)))


def prompt_keep(player: int, count: int) -> Message:
    """Cards may be kept for the next round."""
    if not count:
        return message("phase10-prompt-keep-first", player=P.player(player))
    return message("phase10-prompt-keep", player=P.player(player), count=P.count(count))


def group_name(group: Group) -> Message:
    """A combination that a phase asks for."""
    size = P.count(group.size)
    if group.kind == SET:
        return message("phase10-group-set", count=size)
    if group.kind == FLUSH:
        return message("phase10-group-flush", count=size)
    return message("phase10-group-run", count=size)


# ---- options


def do_roll() -> Message:
    """Roll the dice."""
    return message("phase10-do-roll")


def do_move(steps: int, space: int) -> Message:
    """Move the pawn."""
    return message("phase10-do-move", steps=P.count(steps), space=P.space(space))


def passes(count: int) -> Message:
    """Occupied spaces on the way are not counted."""
    return message("phase10-detail-skips", count=P.count(count))


def do_star(kind: int) -> Message:
    """Choose an action."""
    return message("phase10-do-star", kind=P.message(kind_name(kind)))


def leads_to(space: int) -> Message:
    """The space that a choice leads to."""
    return message("phase10-detail-space", space=P.space(space))


def do_deck() -> Message:
    """Draw from the deck."""
    return message("phase10-do-deck")


def do_pile(card: int) -> Message:
    """Take the top card of the pile."""
    return message("phase10-do-pile", card=P.card(card))


def do_search(card: int, depth: int) -> Message:
    """Take a card out of the pile; its place is counted from the top."""
    return message("phase10-do-search", card=P.card(card), place=P.value(depth))


def do_exchange(code: int, last: bool) -> Message:
    """Put a card away; the last one lies open."""
    if last:
        return message("phase10-do-exchange-last", card=P.card(code))
    return message("phase10-do-exchange", card=P.card(code))


def do_exchange_all(count: int) -> Message:
    """Put all cards away at once; the last one lies open."""
    return message("phase10-do-exchange-all", count=P.count(count))


def do_ask(number: int, player: int) -> Message:
    """Ask for a number, a neighbour first."""
    return message("phase10-do-ask", number=P.value(number), player=P.player(player))


def do_give(code: int) -> Message:
    """Hand a card over."""
    return message("phase10-do-give", card=P.card(code))


def do_discard(code: int) -> Message:
    """Discard a card and end the turn."""
    return message("phase10-do-discard", card=P.card(code))


def do_add(code: int, meld: Meld, end: int | None) -> Message:
    """Add a card to a combination; a joker on a run says at which end."""
    card, to = P.card(code), P.message(meld_name(meld))
    if end == LOW:
        return message("phase10-do-add-low", card=card, meld=to)
    if end == HIGH:
        return message("phase10-do-add-high", card=card, meld=to)
    return message("phase10-do-add", card=card, meld=to)


def do_lay(codes: Sequence[int]) -> Message:
    """Lay a combination."""
    return message("phase10-do-lay", cards=P.list(*map(P.card, codes)))


def do_run(low: int, high: int) -> Message:
    """Lay a run."""
    return message("phase10-do-run", low=P.value(low), high=P.value(high))


def do_place(code: int, number: int) -> Message:
    """Lay the next card; a joker in a run stands for a number."""
    if number:
        return message("phase10-do-place-as", card=P.card(code), number=P.value(number))
    return message("phase10-do-place", card=P.card(code))


def do_keep(code: int) -> Message:
    """Keep a card."""
    return message("phase10-do-keep", card=P.card(code))


def do_done(count: int) -> Message:
    """Keep no more cards."""
    if not count:
        return message("phase10-do-keep-none")
    return message("phase10-do-done", count=P.count(count))


# ---- refusals


def why_over() -> Message:
    """The match is over."""
    return message("phase10-why-over")


def why_turn(player: int) -> Message:
    """Somebody else is to decide."""
    return message("phase10-why-turn", player=P.player(player))


def why_roll_first() -> Message:
    """The dice come first."""
    return message("phase10-why-roll-first")


def why_move_first() -> Message:
    """The pawn moves before anything else."""
    return message("phase10-why-move-first")


def why_space() -> Message:
    """No die leads there."""
    return message("phase10-why-space")


def why_occupied() -> Message:
    """Somebody else stands there."""
    return message("phase10-why-occupied")


def why_rolled() -> Message:
    """The dice have been used."""
    return message("phase10-why-rolled")


def why_moved() -> Message:
    """The pawn has moved."""
    return message("phase10-why-moved")


def why_choose_kind() -> Message:
    """An action must be chosen first."""
    return message("phase10-why-choose-kind")


def why_kind_occupied() -> Message:
    """All spaces of a kind are occupied."""
    return message("phase10-why-kind-occupied")


def why_draw_first() -> Message:
    """Cards are still to be drawn."""
    return message("phase10-why-draw-first")


def why_deck_empty() -> Message:
    """There is nothing in the deck."""
    return message("phase10-why-deck-empty")


def why_search_first() -> Message:
    """A card of the pile must be taken."""
    return message("phase10-why-search-first")


def why_exchange_first() -> Message:
    """Cards must be put away."""
    return message("phase10-why-exchange-first")


def why_exchange_order() -> Message:
    """Hidden cards go in ascending order."""
    return message("phase10-why-exchange-order")


def why_ask_first() -> Message:
    """A number must be asked for."""
    return message("phase10-why-ask-first")


def why_give(number: int) -> Message:
    """A card of a number must be handed over."""
    return message("phase10-why-give", number=P.value(number))


def why_no_draw() -> Message:
    """Cards are drawn by the action of a space only."""
    return message("phase10-why-no-draw")


def why_lay_first() -> Message:
    """Before adding the own phase must be laid."""
    return message("phase10-why-lay-first")


def why_no_fit() -> Message:
    """No card in hand fits there."""
    return message("phase10-why-no-fit")


def why_laying() -> Message:
    """The phase that is being laid must be completed."""
    return message("phase10-why-laying")


def why_rest() -> Message:
    """With that card the phase could not be completed, or it does not come next."""
    return message("phase10-why-rest")


def why_keep_first() -> Message:
    """The round is over; cards may be kept."""
    return message("phase10-why-keep-first")


def why_keep_order() -> Message:
    """Cards are kept in ascending order."""
    return message("phase10-why-keep-order")
