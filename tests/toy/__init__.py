"""A small complete game with everything that makes a kernel sweat.

Hidden hands, a face-down deck as an unordered bag whose top card somebody may have
looked at, a die (fair or loaded), a question that another player answers out of turn,
hidden bids given one after the other and revealed at once, a selection of several
steps, negative knowledge, two to four players and options that change the flow.

Rules, by the clauses that refusals and events cite:

1. Sixteen cards: ranks 1 to 4, four copies each. Everybody is dealt three.
2. A turn: roll. 1 or 2: draw, or look at the top card. 3 or 4: draw, or ask a rival for an
   even or odd rank. 5 or 6: draw, or lay cards of one rank open in front of you. Who can do
   nothing passes. Then end the turn.
3. A rival who is asked chooses a card that fits and hands it over openly, or refuses for want of one.
4. After everybody's turn each player bids a card face down, in turn order; then all are shown and laid.
   The highest rank that only one player bid earns three points.
5. After three rounds laid cards score their rank. Ties: shared, or fewer cards in hand wins.
"""

from tests.toy.rules import INFO, ToyRules, make_rules

__all__ = ["INFO", "ToyRules", "make_rules"]
