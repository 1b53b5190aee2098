"""Random numbers that stay the same for ever, in streams that have names."""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


class Rng(random.Random):
    """A random source of which only ``random()`` is used.

    Python promises that sequence for a given seed in every version; it promises
    nothing for ``randrange``, ``choice`` or ``shuffle``.
    """

    def below(self, n: int) -> int:
        """Draws an integer from 0 to `n` - 1."""
        return int(self.random() * n)

    def pick(self, items: Sequence[T]) -> T:
        """Draws one item of a sequence and leaves the sequence alone."""
        return items[int(self.random() * len(items))]

    def pull(self, bag: list[T]) -> T:
        """Removes and returns a random item of `bag`, in constant time; the bag's order changes."""
        index = int(self.random() * len(bag))
        bag[index], bag[-1] = bag[-1], bag[index]
        return bag.pop()

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Returns the items in a random order, every order equally likely."""
        bag = list(items)
        return [self.pull(bag) for _ in range(len(bag))]

    @classmethod
    def stream(cls, seed: int, *labels: str | int) -> Rng:
        """Opens the stream that belongs to a seed and labels, as ``("chance", 3)``.

        Streams with other labels are independent, so nobody's thinking changes
        somebody else's luck.
        """
        name = repr((seed, *labels)).encode()
        return cls(int.from_bytes(blake2b(name, digest_size=8).digest(), "big"))
