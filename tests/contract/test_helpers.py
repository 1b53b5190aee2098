"""Every game brings what the contract needs to look inside it."""

from __future__ import annotations

from tests.contract.cases import Case


def test_a_game_says_what_must_hold_and_what_can_be_seen(case: Case) -> None:
    assert case.hook("check_invariants") is not None
    assert case.hook("visible_targets") is not None


def test_a_game_with_secrets_says_how_to_move_and_count_them(case: Case) -> None:
    wanted = ("perturb", "fewest_worlds") if case.rules.info.has_secrets else ()
    assert all(case.hook(name) is not None for name in wanted)


def test_options_have_a_default_and_another_value(case: Case) -> None:
    info = case.rules.info
    assert set(case.rules.options) == {option.name for option in info.options}
    for option in info.options:
        assert option.default == option.values[0]
        assert len(set(option.values)) == len(option.values) >= (1 if option.is_open else 2)
        assert option.rule.startswith(f"{info.id}.")
        assert case.rules.options[option.name] in option.values
    assert 1 <= info.min_players <= info.max_players <= 12
    assert info.turn_openers
