"""Actions, messages, events, standings and options: small values that everything is made of."""

from __future__ import annotations

import pickle

import pytest

from cvdesk.engine import (
    CHANCE,
    Action,
    BadOption,
    Event,
    IllegalAction,
    Message,
    Move,
    P,
    Param,
    Setup,
    State,
    Target,
    action_table,
    check_setup,
    complete_options,
    ranks_of,
    rewards_of,
)
from cvdesk.engine.event import HIDDEN
from cvdesk.engine.message import PARAM_KINDS, message
from tests.toy import INFO
from tests.toy.state import ToyState

# ---- actions


def test_an_action_reads_as_its_save_does() -> None:
    assert str(Action("ask", (2, 0))) == "ask 2 0"
    assert str(Action("roll")) == "roll"
    assert Action("die", (3,)) == Action("die", (3,)) != Action("die", (4,))


def test_a_table_of_actions_is_indexed_by_id() -> None:
    table = action_table("discard", 5)
    assert [action.args for action in table] == [(0,), (1,), (2,), (3,), (4,)]
    assert {action.kind for action in table} == {"discard"}


# ---- messages


def test_every_kind_of_parameter_has_a_constructor() -> None:
    made = [
        *(P.player(0), P.card(1), P.tile(2), P.space(3), P.die(4), P.count(5), P.points(-6), P.value(0.5)),
        *(P.name("Юлия"), P.message(Message("a-b")), P.list(P.card(1), P.card(2))),
    ]
    assert [param.kind for param in made] == list(PARAM_KINDS)


def test_messages_are_values() -> None:
    one = message("toy-log-bid", player=P.player(0), cards=P.list(P.card(1), P.card(2)))
    two = Message("toy-log-bid", {"cards": P.list(P.card(1), P.card(2)), "player": P.player(0)})
    assert one == two
    assert hash(one) == hash(two)
    assert {one, two} == {one}
    assert pickle.loads(pickle.dumps(one)) == one
    assert one != message("toy-log-bid", player=P.player(1), cards=P.list())
    assert Message("a-b") == Message("a-b")
    assert Message("a-b").params == {}


def test_errors_carry_a_message_and_can_be_printed() -> None:
    error = IllegalAction("error-illegal-action", action=P.name("roll"))
    assert error.message == Message("error-illegal-action", {"action": Param("name", "roll")})
    assert str(error) == "error-illegal-action(action=roll)"


# ---- events

SECRET = Event(
    player=1,
    message=message("toy-log-drew", player=P.player(1), card=P.card(7)),
    details=(message("toy-log-detail", card=P.card(7)),),
    audience=frozenset({1}),
    public=message("toy-log-drew-hidden", player=P.player(1)),
    moves=(Move(Target("card", 7), Target("deck", 0), Target("seat", 1)),),
    rule="toy.2",
    barrier=True,
)


def test_an_open_event_is_the_same_for_everybody() -> None:
    event = Event(CHANCE, message("toy-log-over"), moves=SECRET.moves)
    assert all(event.seen_by(viewer) == event for viewer in (None, 0, 1, 5))


def test_a_secret_is_told_to_its_audience_alone() -> None:
    assert SECRET.seen_by(1) == SECRET
    for viewer in (None, 0, 2, -1):
        seen = SECRET.seen_by(viewer)
        assert seen.message == SECRET.public
        assert seen.details == ()
        assert [move.piece for move in seen.moves] == [Target("card", HIDDEN)]
        assert (seen.player, seen.rule, seen.barrier) == (1, "toy.2", True)
        assert "7" not in repr((seen.message, seen.details, seen.moves))


def test_events_are_values() -> None:
    assert hash(SECRET) == hash(pickle.loads(pickle.dumps(SECRET)))
    assert pickle.loads(pickle.dumps(SECRET)) == SECRET


# ---- standings


@pytest.mark.parametrize(
    "keys, ranks, rewards",
    [
        ((5, 3), (1, 2), (1.0, 0.0)),
        ((3, 3), (1, 1), (0.5, 0.5)),
        ((1, 2, 3), (3, 2, 1), (0.0, 0.5, 1.0)),
        ((4, 4, 1), (1, 1, 3), (0.75, 0.75, 0.0)),
        ((1, 4, 1), (2, 1, 2), (0.25, 1.0, 0.25)),
        ((0, 0, 0, 0), (1, 1, 1, 1), (0.5, 0.5, 0.5, 0.5)),
        (((3, -1), (3, -2)), (1, 2), (1.0, 0.0)),
        ((-20, -3, 7, -3), (4, 2, 1, 2), (0.0, 0.5, 1.0, 0.5)),
    ],
)
def test_ranks_and_rewards(
    keys: tuple[object, ...], ranks: tuple[int, ...], rewards: tuple[float, ...]
) -> None:
    assert ranks_of(keys) == ranks
    assert rewards_of(keys) == pytest.approx(rewards)


# ---- options


def test_options_that_are_not_named_have_their_default() -> None:
    assert complete_options(INFO, {}) == {"first": "random", "die": "fair", "bids": "on", "ties": "shared"}
    assert complete_options(INFO, {"die": "loaded"})["die"] == "loaded"


@pytest.mark.parametrize(
    "given, expected", [({"dice": "fair"}, "error-option-name"), ({"die": "broken"}, "error-option-value")]
)
def test_unknown_options_are_refused_with_what_is_known(given: dict[str, str], expected: str) -> None:
    with pytest.raises(BadOption) as caught:
        complete_options(INFO, given)
    assert caught.value.message.id == expected
    assert caught.value.message.params["known"].kind == "list"


@pytest.mark.parametrize(
    "players, first, fits", [(2, "2", True), (2, "3", False), (1, "1", False), (5, "1", False)]
)
def test_a_setup_must_fit_the_game(players: int, first: str, fits: bool) -> None:
    setup = Setup(players, {"first": first})
    if fits:
        check_setup(INFO, setup)
        assert setup.players == players
        return
    with pytest.raises(BadOption):
        check_setup(INFO, setup)


# ---- states


def test_states_compare_by_value_and_cannot_be_hashed() -> None:
    one, two = ToyState(2), ToyState(2)
    two.bag.reverse()
    assert one == two
    assert one.digest() == two.digest()
    two.turn = 1
    assert one != two
    assert one != "a state"
    with pytest.raises(TypeError):
        hash(one)
    assert isinstance(one, State)
