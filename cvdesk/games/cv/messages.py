"""The log and the scores of CV: one function per id of ``cv.ftl``, or per pair of ids that differ in grammar.

Prompts, labels and refusals are in `offers`; the words for symbols and effects in `words`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cvdesk.engine import Message, P, Param
from cvdesk.engine.message import message
from cvdesk.games.cv.words import deck_name, faces_param, multiset_param, symbol_name, type_name


def _cards(cards: Iterable[int]) -> Param:
    return P.list(*map(P.card, cards))


def _players(players: Iterable[int]) -> Param:
    return P.list(*map(P.player, players))


# ---- set-up


def goal_dealt(player: int, goal: int) -> Message:
    """The own goal, for the player alone."""
    return message("cv-log-goal-dealt", player=P.player(player), card=P.card(goal))


def goal_dealt_hidden(player: int) -> Message:
    """The own goal, for everybody else."""
    return message("cv-log-goal-dealt-hidden", player=P.player(player))


def goals_laid(goals: Sequence[int]) -> Message:
    """The public goals."""
    return message("cv-log-goals-laid", count=P.count(len(goals)), cards=_cards(goals))


def track_laid(cards: Sequence[int]) -> Message:
    """The first track."""
    return message("cv-log-track-laid", cards=_cards(cards))


def childhood_dealt(player: int, cards: Sequence[int]) -> Message:
    """The three childhood cards, for the player alone."""
    return message("cv-log-childhood-dealt", player=P.player(player), cards=_cards(cards))


def childhood_dealt_hidden(player: int, count: int) -> Message:
    """The three childhood cards, for everybody else."""
    return message("cv-log-childhood-dealt-hidden", player=P.player(player), count=P.count(count))


def picked(player: int, card: int) -> Message:
    """A card kept in the draft, for the player alone."""
    return message("cv-log-picked", player=P.player(player), card=P.card(card))


def picked_hidden(player: int) -> Message:
    """A card kept in the draft, for everybody else."""
    return message("cv-log-picked-hidden", player=P.player(player))


def passed(player: int, to: int, cards: Sequence[int]) -> Message:
    """Cards passed on in the draft, for those who see them."""
    return message("cv-log-passed", player=P.player(player), to=P.player(to), cards=_cards(cards))


def passed_hidden(player: int, to: int, count: int) -> Message:
    """Cards passed on in the draft, for everybody else."""
    return message("cv-log-passed-hidden", player=P.player(player), to=P.player(to), count=P.count(count))


def bicycle_shown(player: int, card: int) -> Message:
    """Who has the Bicycle and starts every round."""
    return message("cv-log-bicycle", player=P.player(player), card=P.card(card))


def round_began(number: int) -> Message:
    """A new round."""
    return message("cv-log-round", number=P.value(number))


# ---- dice


def dice_added(player: int, event: int, count: int) -> Message:
    """An event that adds dice."""
    return message("cv-log-dice-added", player=P.player(player), card=P.card(event), count=P.count(count))


def rolled(player: int, faces: Sequence[int]) -> Message:
    """What the thrown dice show."""
    return message("cv-log-rolled", player=P.player(player), symbols=faces_param(faces))


def all_dice(faces: Sequence[int]) -> Message:
    """What all dice show after a later throw."""
    return message("cv-log-all-dice", symbols=faces_param(faces))


def rerolls(player: int, faces: Sequence[int], count: int) -> Message:
    """Which dice are thrown again; with none, only new ones are thrown."""
    if not faces:
        return message("cv-log-rerolls-new", player=P.player(player), count=P.count(count))
    return message("cv-log-rerolls", player=P.player(player), symbols=faces_param(faces))


def kept_dice(player: int) -> Message:
    """No more throws."""
    return message("cv-log-kept-dice", player=P.player(player))


# ---- choosing cards


def took(player: int, card: int) -> Message:
    """A card chosen by its cost."""
    return message("cv-log-took", player=P.player(player), card=P.card(card))


def took_by_luck(player: int, card: int) -> Message:
    """A card chosen by three luck."""
    return message("cv-log-took-luck", player=P.player(player), card=P.card(card))


def paid(symbols: int) -> Message:
    """What dice and tokens pay."""
    return message("cv-log-paid", symbols=multiset_param(symbols))


def paid_by_events(symbols: int) -> Message:
    """What events pay."""
    return message("cv-log-paid-events", symbols=multiset_param(symbols))


def free() -> Message:
    """A card without a cost."""
    return message("cv-log-free")


def chose(player: int, count: int) -> Message:
    """No more cards this turn."""
    if not count:
        return message("cv-log-chose-none", player=P.player(player))
    return message("cv-log-chose-enough", player=P.player(player))


def played(player: int, event: int, symbols: int) -> Message:
    """An event played for its symbols."""
    if not symbols:
        return message("cv-log-played-empty", player=P.player(player), card=P.card(event))
    return message(
        "cv-log-played", player=P.player(player), card=P.card(event), symbols=multiset_param(symbols)
    )


def struck_off(player: int, event: int, card: int, symbol: int) -> Message:
    """An event that makes a card cheaper."""
    return message(
        "cv-log-struck",
        player=P.player(player),
        event=P.card(event),
        card=P.card(card),
        symbol=P.message(symbol_name(symbol)),
    )


def changed(player: int, old: int, new: int) -> Message:
    """A symbol changed by a power."""
    return message(
        "cv-log-changed",
        player=P.player(player),
        old=P.message(symbol_name(old)),
        new=P.message(symbol_name(new)),
    )


def borrowed(player: int, owner: int, card: int, symbol: int) -> Message:
    """A symbol copied from a neighbour's work."""
    return message(
        "cv-log-borrowed",
        player=P.player(player),
        owner=P.player(owner),
        card=P.card(card),
        symbol=P.message(symbol_name(symbol)),
    )


# ---- misfortune and upkeep


def misfortune(player: int, count: int, losses: int) -> Message:
    """Three or more misfortunes."""
    return message("cv-log-misfortune", player=P.player(player), count=P.value(count), losses=P.count(losses))


def nothing_to_lose(player: int) -> Message:
    """Misfortune without an active card."""
    return message("cv-log-nothing-to-lose", player=P.player(player))


def lost(player: int, card: int) -> Message:
    """A card lost to misfortune."""
    return message("cv-log-lost", player=P.player(player), card=P.card(card))


def lost_unpaid(player: int, card: int) -> Message:
    """A card lost because its upkeep cannot be paid."""
    return message("cv-log-lost-unpaid", player=P.player(player), card=P.card(card))


def insured(player: int, event: int) -> Message:
    """A loss cancelled."""
    return message("cv-log-insured", player=P.player(player), card=P.card(event))


def upkeep_paid(player: int, card: int, symbols: int) -> Message:
    """Upkeep paid."""
    return message(
        "cv-log-upkeep", player=P.player(player), card=P.card(card), symbols=multiset_param(symbols)
    )


# ---- recording


def recorded(player: int, card: int) -> Message:
    """A card of one type in the CV."""
    return message("cv-log-recorded", player=P.player(player), card=P.card(card))


def recorded_as(player: int, card: int, type: int) -> Message:
    """A two-coloured card in the CV."""
    return message(
        "cv-log-recorded-as", player=P.player(player), card=P.card(card), type=P.message(type_name(type))
    )


def on_top() -> Message:
    """The card is active."""
    return message("cv-log-on-top")


def underneath() -> Message:
    """The card is covered at once."""
    return message("cv-log-underneath")


def waits(player: int, card: int) -> Message:
    """A two-coloured card of no type yet."""
    return message("cv-log-waits", player=P.player(player), card=P.card(card))


def to_hand(player: int, card: int) -> Message:
    """An event for the hand."""
    return message("cv-log-to-hand", player=P.player(player), card=P.card(card))


# ---- tidying up


def turn_ended(player: int) -> Message:
    """The end of a turn."""
    return message("cv-log-turn-ended", player=P.player(player))


def left_track(card: int) -> Message:
    """The leftmost card of the track is gone."""
    return message("cv-log-left-track", card=P.card(card))


def drawn(card: int) -> Message:
    """A new card on the track."""
    return message("cv-log-drawn", card=P.card(card))


def deck_ran_out(deck: int) -> Message:
    """A deck is empty."""
    return message("cv-log-deck-out", deck=P.message(deck_name(deck)))


def entitled(players: Sequence[int]) -> Message:
    """Who gets social assistance."""
    if not players:
        return message("cv-log-help-nobody")
    return message("cv-log-help-for", players=_players(players))


def helped(player: int, card: int) -> Message:
    """A card by social assistance."""
    return message("cv-log-helped", player=P.player(player), card=P.card(card))


def declined(player: int) -> Message:
    """Social assistance declined."""
    return message("cv-log-declined", player=P.player(player))


def nothing_fits(player: int) -> Message:
    """Social assistance without a card that may be taken."""
    return message("cv-log-nothing-fits", player=P.player(player))


def last_round_over(count: int) -> Message:
    """The old-age deck is too small for another round."""
    return message("cv-log-last-round", count=P.count(count))


def ended() -> Message:
    """The match is over."""
    return message("cv-log-ended")


# ---- scores


def score_type(type: int) -> Message:
    """Points of a pile."""
    return (
        message("cv-score-health"),
        message("cv-score-knowledge"),
        message("cv-score-relationship"),
        message("cv-score-work"),
        message("cv-score-possession"),
    )[type]


def score_own_goal() -> Message:
    """Points of the own goal."""
    return message("cv-score-own-goal")


def score_public_goal(goal: int) -> Message:
    """Points of a public goal."""
    return message("cv-score-public-goal", card=P.card(goal))


def leads(players: Sequence[int], points: int) -> Message:
    """Who has most points so far; own goals are not known yet."""
    if len(players) == 1:
        return message("cv-verdict-leads", player=P.player(players[0]), points=P.count(points))
    return message("cv-verdict-level", players=_players(players), points=P.count(points))


def wins(player: int, points: int) -> Message:
    """One winner."""
    return message("cv-verdict-wins", player=P.player(player), points=P.count(points))


def wins_by_cards(players: Sequence[int], points: int) -> Message:
    """Winners by the tie-break: as many points as others, fewer cards."""
    if len(players) == 1:
        return message("cv-verdict-wins-tie", player=P.player(players[0]), points=P.count(points))
    return message("cv-verdict-shared-tie", players=_players(players), points=P.count(points))


def shared(players: Sequence[int], points: int) -> Message:
    """Several winners."""
    return message("cv-verdict-shared", players=_players(players), points=P.count(points))
