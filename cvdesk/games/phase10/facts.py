"""What of the cards and the board the printed rulebook tells, and what was reconstructed."""

from __future__ import annotations

from cvdesk.engine.message import P, message
from cvdesk.games.phase10.board import (
    AGAIN,
    ASK,
    DRAW,
    EVERYBODY,
    EXCHANGE,
    MAKE_JOKER,
    MOST,
    SEARCH,
    SPACES,
    STAR,
)
from cvdesk.games.phase10.cards import DECK, NUMBERS
from cvdesk.games.phase10.deck import DECK_FILES
from cvdesk.games.phase10.messages import kind_name
from cvdesk.games.sources import Source


def sources() -> tuple[Source, ...]:
    """Returns what is known of the cards and the ring; raises BadResource when it cannot be read."""
    kinds = [space.kind for space in DECK_FILES.built_in.ring]
    counted = [(kind, kinds.count(kind)) for kind in (STAR, DRAW, AGAIN, SEARCH, EXCHANGE, EVERYBODY, ASK)]
    return (
        Source(message("phase10-source-cards", count=P.count(len(DECK))), tuple(range(1, NUMBERS + 1)), True),
        Source(message("phase10-source-spaces", count=P.count(SPACES)), (), True),
        Source(message("phase10-source-jokers", count=P.count(kinds.count(MAKE_JOKER))), (), True),
        Source(message("phase10-source-draw"), tuple(range(1, MOST[DRAW] + 1)), True),
        Source(message("phase10-source-exchange"), tuple(range(1, MOST[EXCHANGE] + 1)), True),
        *(
            Source(
                message("phase10-source-kind", kind=P.message(kind_name(kind)), count=P.count(count)),
                (),
                False,
            )
            for kind, count in counted
        ),
        Source(message("phase10-source-order"), (), False),
    )
