"""Random numbers: streams by name that stay the same for ever."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from cvdesk.engine import Rng

PINNED = [378, 975, 75, 846, 393]
SHUFFLED = "cdebaf"


def test_streams_stay_the_same_for_ever() -> None:
    """Saves are verified against them: these numbers may never change."""
    rng = Rng.stream(7, "chance", 0)
    assert [rng.below(1000) for _ in range(5)] == PINNED
    assert Rng.stream(7, "chance", 1).shuffled("abcdef") == list(SHUFFLED)


@pytest.mark.parametrize(
    "labels", [("chance", 1), ("chance", "0"), ("chance",), ("bot", 0), ("chance", 0, 0), ("0", "chance")]
)
def test_other_labels_are_another_stream(labels: tuple[str | int, ...]) -> None:
    assert Rng.stream(7, *labels).random() != Rng.stream(7, "chance", 0).random()
    assert Rng.stream(8, "chance", 0).random() != Rng.stream(7, "chance", 0).random()


@pytest.mark.parametrize("n", [1, 2, 6, 1000])
def test_below_covers_its_range_evenly(n: int) -> None:
    rng = Rng(n)
    drawn = Counter(rng.below(n) for _ in range(20 * n + 1000))
    assert set(drawn) == set(range(n))
    assert max(drawn.values()) < 10 * min(drawn.values())


def test_pick_takes_every_item_and_leaves_the_sequence() -> None:
    rng, items = Rng(1), ("a", "b", "c")
    assert {rng.pick(items) for _ in range(100)} == set(items)
    assert items == ("a", "b", "c")


def test_pull_empties_a_bag_item_by_item() -> None:
    rng, bag = Rng(1), list(range(20))
    pulled = []
    while bag:
        size = len(bag)
        item = rng.pull(bag)
        assert len(bag) == size - 1
        assert item not in bag
        pulled.append(item)
    assert sorted(pulled) == list(range(20))


def test_shuffles_are_all_equally_likely_and_leave_the_items() -> None:
    rng, items = Rng(2), [1, 2, 3]
    drawn = Counter(tuple(rng.shuffled(items)) for _ in range(6000))
    assert set(drawn) == set(permutations(items))
    assert all(800 < many < 1200 for many in drawn.values())
    assert items == [1, 2, 3]
    assert rng.shuffled([]) == []


def test_only_the_promised_method_of_python_is_used() -> None:
    """Python keeps the sequence of ``random()`` and promises nothing for the rest."""

    class Counting(Rng):
        calls = 0

        def random(self) -> float:
            self.calls += 1
            return super().random()

        def getrandbits(self, k: int) -> int:
            raise AssertionError(k)

    rng = Counting(3)
    rng.below(6)
    rng.pick("abc")
    rng.pull([1, 2, 3])
    rng.shuffled([1, 2, 3, 4])
    assert rng.calls == 7
