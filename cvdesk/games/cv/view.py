"""What one pair of eyes may know of a match of CV.

Numbers.  A *card* is its printed number, 1 to 83; 0 is no card.  *Symbols* are 0 health,
1 knowledge, 2 relationship, 3 money, 4 luck, 5 misfortune, 6 the wild token; a die shows
0 to 5, and `IN_THE_AIR` while chance throws it.  *Types* are 0 health, 1 knowledge,
2 relationship, 3 work, 4 possession.  What is printed on a card is asked of
``rules.cards``.

Targets that decisions name (zone and id), as clicked:

- ``("draft", card)``: a card to keep, in the childhood draft.
- ``("die", slot)``: a die, 0 to 6; marked to be thrown again, or chosen to be changed.
- ``("hand", card)``: an event in the own hand.
- ``("display", card)``: a card of the track.
- ``("button", 0)``: pay with three luck; goes together with a card of the track.
- ``("card", card)``: a card in a CV: the one to lose or to pay for, the one whose power is used.
- ``("token", symbol)``: the own tokens with that symbol, as what is to be changed.
- ``("symbol", symbol)``: a symbol to be had, or struck off a cost; a palette beside the dice.
- ``("stack", pile)``: a pile, `pile_id` of player and type: place the card on top.
- ``("gap", pile * 100 + below)``: place the card into a pile with that many cards below it.

Options without targets are those of the primary button with nothing selected: throw the
dice, keep them, no more cards, end the turn, decline help.

More targets, only shown by moves and asked of ``why_not``: ``("goal", card)``,
``("deck", 0 to 2)``, ``("waiting", player)``, ``("seat", player)`` for a hand or a
packet, ``("box", 0)``.

Kinds of decisions (``cv.`` before each): draft, roll, reroll, choose, lose, upkeep,
place, end, assist, decide (a waiting card, at the end of the match).
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from cvdesk.engine import View

IN_THE_AIR = -1
"""The face of a die that chance throws right now."""


def pile_id(player: int, type: int) -> int:
    """Returns the id of a player's pile of a type, as targets name it."""
    return player * 5 + type


@frozen(kw_only=True)
class CvView(View):
    """The table of CV for one viewer; for the public view own things are empty."""

    step: int
    """One of the steps of `state`."""
    round: int
    """Rounds begun, from 1; 0 during the set-up."""
    first: int
    """Who holds the bicycle token and starts every round; -1 before the draft is over."""
    options: Mapping[str, str]

    # ---- the board

    track: tuple[int, ...]
    """Cards from left to right; the leftmost leaves at the end of the round (with two players: of the turn)."""
    chosen: tuple[int, ...]
    """Cards of the track that were chosen this turn, in order; they leave it when recorded."""
    decks: tuple[tuple[int, ...], ...]
    """Early, middle and old age: the cards still in them, ascending, which everybody can work out."""
    public_goals: tuple[int, ...]

    # ---- this turn

    dice: tuple[int, ...]
    """Faces by slot; empty before the first throw.  Dice with misfortune are frozen."""
    joining: int
    """Dice that an event adds to the next throw."""
    throws: int
    """Throws left after the first."""
    thaws: int
    """In how many of them dice with misfortune may be thrown too."""
    pool: tuple[int, ...]
    """By symbol: unspent on dice and tokens, changes included; all 0 before cards are chosen."""
    extra: tuple[int, ...]
    """By symbol: left of events played this turn; they pay first, and only for cards."""
    changes: tuple[tuple[int, int], ...]
    """Symbols changed this turn: from, to; from is -1 for a borrowed one."""
    powers: tuple[int, int, int]
    """Still to be used this turn: change a basic symbol, change a misfortune, borrow from work."""
    struck: tuple[tuple[int, int], ...]
    """Card of the track and symbol struck off its cost by an event."""
    misfortune: int
    """Misfortune symbols that count towards losses, on dice and tokens, spent ones too."""
    losses: int
    """Active cards that must still be lost."""
    due: tuple[int, ...]
    """Active cards whose upkeep must still be paid, when not all of them can be."""
    placing: int
    """The card that the actor must place now, 0 for none."""
    helped: tuple[int, ...]
    """Players who get social assistance, in order, from the one who chooses now."""

    # ---- players

    piles: tuple[tuple[tuple[int, ...], ...], ...]
    """By player and type, the last card active."""
    waiting: tuple[tuple[int, ...], ...]
    """By player: two-coloured cards of no type yet, the oldest first; all of them active."""
    tokens: tuple[tuple[int, ...], ...]
    """By player and symbol; those of the player whose turn it is last until the turn is tidied up."""
    retired: tuple[bool, ...]
    """Who takes no more work cards."""
    hand: tuple[int, ...]
    """The viewer's own events, ascending."""
    hands: tuple[int, ...]
    """How many events each player holds."""
    known: tuple[tuple[int, ...], ...]
    """By player: events that the viewer knows to be in that hand, ascending."""
    shown: tuple[tuple[int, ...], ...]
    """By player: childhood cards that everybody has seen them have, ascending."""
    goal: int
    """The viewer's own goal."""
    goals: tuple[int, ...]
    """By player: own goals that the viewer knows, 0 for others; all of them when the match is over."""
    points: tuple[int, ...]
    """By player, if the match ended now, with the public goals and those of `goals`."""

    # ---- the childhood draft; the viewer remembers it to the end

    committed: tuple[bool, ...]
    """Who has already kept a card in this pass of the draft."""
    dealt: tuple[int, ...]
    """The three cards the viewer was dealt, ascending."""
    kept: tuple[int, ...]
    """What the viewer has kept, in order: of the three, then of the two."""
    received: tuple[int, ...]
    """The two cards passed to the viewer, ascending; empty before that."""
    last: int
    """The card passed to the viewer at the end of the draft; 0 before that."""
