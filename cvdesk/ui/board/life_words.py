"""What is said of the things on the table of That's Life!, for screen readers and labels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from cvdesk.engine.decision import Decision, Option, Target
from cvdesk.engine.message import Message, P, Param, message
from cvdesk.games.thats_life.view import LifeView
from cvdesk.i18n.render import Names, plain

_ENDS = {"start": "life-board-start", "finish": "life-board-finish"}


@frozen
class Words:
    """Names things of one view in the language in use."""

    view: LifeView
    names: Names

    def tile(self, tile: int, pawns: Sequence[int], guards: int, wurm: bool) -> str:
        """Names a tile and who stands on it; `pawns` are the owners."""
        name = self._tile_name(tile)
        parts = []
        if pawns:
            players = [self._times(player, count) for player, count in sorted(Counter(pawns).items())]
            parts.append(message("life-board-pawns", count=P.count(len(pawns)), players=P.list(*players)))
        if guards:
            parts.append(message("life-board-guards", count=P.count(guards)))
        if wurm:
            parts.append(message("life-board-wurm"))
        if not parts:
            return self._plain(name)
        together = parts[0]
        for part in parts[1:]:
            together = message("life-board-and", first=P.message(together), second=P.message(part))
        return self._plain(message("life-board-occupied", tile=P.message(name), pieces=P.message(together)))

    def token(self, target: Target, tile: int, count: int) -> str:
        """Names a pawn, a guard or the Wurminator with its place."""
        place = P.message(self._tile_name(tile))
        if target.zone == "pawn":
            player = P.player(self.view.owner(target.id))
            return self._plain(message("life-board-pawn", player=player, count=P.count(count), tile=place))
        if target.zone == "guard":
            return self._plain(message("life-board-guard", count=P.count(count), tile=place))
        return self._plain(message("life-board-wurm-at", tile=place))

    def die(self, face: int) -> str:
        """Names the die and what it shows."""
        if face:
            return self._plain(message("life-board-die", face=P.die(face)))
        return self._plain(message("life-board-die-blank"))

    def tiles_left(self, count: int) -> tuple[str, str]:
        """Returns the words beside the number of tiles that are left, and the same with the number."""
        number = P.count(count)
        return (
            self._plain(message("life-board-left", count=number)),
            self._plain(message("life-board-left-name", count=number)),
        )

    def wurm_status(self) -> str:
        """Says whether the Wurminator may or must still be moved."""
        if self.view.must_wurm:
            return self._plain(message("life-board-wurm-must"))
        if self.view.may_wurm:
            return self._plain(message("life-board-wurm-may"))
        return self._plain(message("life-board-wurm-rests"))

    @staticmethod
    def only_option(target: Target, decision: Decision | None) -> Option | None:
        """Returns the option to which a target leads; None where there is none or are several."""
        if decision is None:
            return None
        alike = next((group for group in decision.alike if target in group), frozenset({target}))
        options = [option for option in decision.options if alike & set(option.targets)]
        return options[0] if len(options) == 1 else None

    def option(self, option: Option) -> str:
        """Says what an option does and what comes of it."""
        if option.detail is None:
            return self._plain(option.label)
        return self._plain(
            message("life-board-consequence", label=P.message(option.label), detail=P.message(option.detail))
        )

    def label(self, option: Option) -> str:
        """Says what an option does."""
        return self._plain(option.label)

    def detail(self, option: Option) -> str:
        """Says what comes of an option."""
        return self._plain(option.detail if option.detail is not None else option.label)

    def caption(self, tile: int) -> str:
        """Returns the words printed on a tile; empty where a number or a sign is."""
        return self._plain(self._tile_name(tile)) if self.view.kinds[tile] in _ENDS else ""

    def _tile_name(self, tile: int) -> Message:
        kind = self.view.kinds[tile]
        if kind in ("plus", "minus"):
            return message("life-board-tile", tile=P.tile(tile))
        if kind == "luck":
            return message("life-board-tile-luck")
        return message(_ENDS[kind])

    def _times(self, player: int, count: int) -> Param:
        if count == 1:
            return P.player(player)
        return P.message(message("life-board-times", player=P.player(player), count=P.count(count)))

    def _plain(self, words: Message) -> str:
        return plain(words, self.names)
