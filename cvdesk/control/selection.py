"""Turns clicks on targets into an option of the open decision.

Mouse, keyboard, panels and tests share this one path.  No Qt here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

from cvdesk.engine.decision import Decision, Option, Target

Signature = Counter[Hashable]

BUTTON = "button"
"""The zone of targets that are no things on the table but words to click on."""


class Selection:
    """The clicked targets of one decision, and the options that still fit them.

    An option is *ready* when its targets are just the clicked ones, or when it is the
    only one left that contains them.
    """

    def __init__(self, decision: Decision, *, one_click: bool = False) -> None:
        self.decision = decision
        self.one_click = one_click
        self.clicked: tuple[Target, ...] = ()
        self._group: dict[Target, Hashable] = {target: group for group in decision.alike for target in group}
        self._signatures = [self._signature(option.targets) for option in decision.options]

    def _signature(self, targets: Iterable[Target]) -> Signature:
        return Counter(self._group.get(target, target) for target in targets)

    # ---- what can be said of it

    @property
    def fitting(self) -> tuple[Option, ...]:
        """The options that contain everything clicked so far."""
        return self._fitting(self.clicked)

    @property
    def ready(self) -> Option | None:
        """The option that Enter commits now."""
        if self._is_several(self.clicked):
            assert self.decision.several is not None
            return self.decision.several.option(self.clicked)
        clicked = self._signature(self.clicked)
        fitting = self.fitting
        if len(fitting) == 1:
            return fitting[0]
        for option, signature in zip(self.decision.options, self._signatures, strict=True):
            if signature == clicked and (clicked or not option.deliberate):
                return option
        return None

    @property
    def useful(self) -> frozenset[Target]:
        """Every target whose click does something: adds, takes out, switches or commits."""
        named = {target for option in self.decision.options for target in option.targets}
        named |= self.decision.several.targets if self.decision.several is not None else set()
        return frozenset(named.union(*(group for group in self.decision.alike if group & named)))

    @property
    def narrowed(self) -> frozenset[Target]:
        """The useful targets that go together with what is clicked, the clicked ones included."""
        if not self.clicked:
            return self.useful
        if self._is_several(self.clicked):
            assert self.decision.several is not None
            full = len(self.clicked) >= self.decision.several.most
            return frozenset(self.clicked) if full else self.decision.several.targets
        return frozenset(
            target
            for target in self.useful
            if target in self.clicked or self._fitting((*self.clicked, target))
        )

    # ---- what can be done with it

    def click(self, target: Target) -> Option | None:
        """Takes a click; returns an option when that click commits it.

        A click on a target of the one option that is left commits it, and so does a click
        on a button, which says itself what it does.  A second click
        takes a target out again, or commits where no other option contains it.  A click
        that fits nothing selected so far begins anew.
        """
        if target not in self.useful:
            return None
        if self.decision.several is not None and target in self.decision.several.targets:
            self._mark(target, self.decision.several.most)
            return None
        if target in self.clicked:
            return self._click_again(target)
        fitting = self.fitting
        previewed = bool(self.clicked) or len(self.decision.options) == 1
        if previewed and len(fitting) == 1 and self._fitting((*self.clicked, target)):
            return fitting[0]
        if self._fitting((*self.clicked, target)):
            self.clicked = (*self.clicked, target)
        else:
            self.clicked = (target,)
        return self._commit_at_once()

    def _mark(self, target: Target, most: int) -> None:
        """Marks one of several things, or takes the mark away; too many begin anew with the last ones."""
        marked = self.clicked if self._is_several(self.clicked) else ()
        if target in marked:
            self.clicked = tuple(each for each in marked if each != target)
        else:
            self.clicked = (*marked, target)[-most:]

    def _is_several(self, clicked: Iterable[Target]) -> bool:
        """Tells whether things are marked for several steps at once."""
        several = self.decision.several
        return several is not None and any(target in several.targets for target in clicked)

    def _click_again(self, target: Target) -> Option | None:
        ready = self.ready
        if ready is not None and len(self._fitting((target,))) == 1:
            return ready
        self.clicked = tuple(each for each in self.clicked if each != target)
        return None

    def _commit_at_once(self) -> Option | None:
        fitting = self.fitting
        if len(fitting) != 1:
            return None
        is_button = fitting[0].targets == self.clicked and self.clicked[0].zone == BUTTON
        return fitting[0] if self.one_click or is_button else None

    def drop_last(self) -> bool:
        """Takes the last clicked target out; returns whether there was one."""
        had = bool(self.clicked)
        self.clicked = self.clicked[:-1]
        return had

    def clear(self) -> bool:
        """Takes all clicked targets out; returns whether there were any."""
        had = bool(self.clicked)
        self.clicked = ()
        return had

    def choose(self, option: Option) -> None:
        """Selects an option as a whole, as a list of options does on focus."""
        self.clicked = option.targets

    def _fitting(self, clicked: Iterable[Target]) -> tuple[Option, ...]:
        wanted = self._signature(clicked)
        return tuple(
            option
            for option, signature in zip(self.decision.options, self._signatures, strict=True)
            if wanted <= signature
        )
