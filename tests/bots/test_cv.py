"""The bots of CV: exact with dice, able to do what they plan, silent about their hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product

import pytest

from cvdesk.bots.base import Bot, Budget, Choice
from cvdesk.bots.evaluators import evaluator_for
from cvdesk.bots.evaluators.cv.forecast import after_throw, forecast
from cvdesk.bots.evaluators.cv.planner import Planner
from cvdesk.bots.evaluators.cv.prospect import Prospect
from cvdesk.bots.evaluators.cv.tables import dice_tables
from cvdesk.bots.evaluators.cv.wishes import Purse, Reach, changes_for
from cvdesk.bots.levels import make_bot
from cvdesk.engine import Match, Rng, random_match
from cvdesk.games.cv import CvRules, make_rules
from cvdesk.games.cv.cards import EVENT, WILD, L, X, pack
from cvdesk.games.cv.state import STEP_CHOOSE, STEP_DRAFT, CvState
from cvdesk.games.cv.view import state_of
from tests.bots.tables import play, table
from tests.games.cv.table import NAME, Table, written

TABLES = dice_tables()
RULES = make_rules({})
VARIANTS = [
    make_rules({}),
    make_rules({"two_coloured": "at_once"}),
    make_rules({"upkeep": "while_recording", "assistance_conditions": "ignored"}),
]


def number(faces: Sequence[int]) -> int:
    """Returns the number of a multiset of faces."""
    return TABLES.number[pack(faces)]


def decisions(rules: CvRules, players: int, seed: int) -> Iterator[CvState]:
    """Yields what is known at the decisions of a random match to whoever decides."""
    match = random_match(rules, players, seed)
    for index in range(match.index):
        state = match.at(index)
        if state.actor >= 0 and len(rules.legal_actions(state)) > 1:
            yield state_of(rules.view(state, state.actor))


# ---- the dice


def test_there_are_1716_multisets_and_792_throws_of_seven_dice() -> None:
    assert len(TABLES.counts) == 1716
    assert len(TABLES.throws(7)) == 792
    for dice in range(8):
        assert sum(TABLES.chance[each] for each in TABLES.throws(dice)) == pytest.approx(1)


def test_probabilities_are_those_of_single_dice() -> None:
    counted: dict[int, int] = {}
    for faces in product(range(6), repeat=4):
        counted[number(faces)] = counted.get(number(faces), 0) + 1
    expected = {each: pytest.approx(times / 6**4) for each, times in counted.items()}
    assert {each: TABLES.chance[each] for each in TABLES.throws(4)} == expected


def a_prospect(dice: int) -> Prospect:
    """What throws of so many dice are worth at some table with much to choose from."""
    stand = Table("knowledge: illusionist", "", hands=["chicken_pox piggy_bank"], track="gym child marriage")
    situation = Planner(stand.rules).situation(state_of(stand.view()), 0)
    return situation.prospect(dice, situation.life)


def by_hand(worth: Callable[[int], float]) -> Callable[[tuple[int, ...], int, int], float]:
    """Returns what a throw is worth with throws and thaws left, by trying every die and every face."""

    @cache
    def best(faces: tuple[int, ...], throws: int, thaws: int) -> float:
        values = [worth(number(faces))]
        for kept, thrown in rerolls(faces, thaws) if throws else ():
            left = thaws - (X in thrown)
            results = [
                best(tuple(sorted((*kept, *new))), throws - 1, left)
                for new in product(range(6), repeat=len(thrown))
            ]
            values.append(sum(results) / len(results))
        return max(values)

    return best


def rerolls(faces: tuple[int, ...], thaws: int) -> Iterator[tuple[list[int], list[int]]]:
    """CV 3.2, 3.3: yields what can be kept and thrown again."""
    for size in range(1, len(faces) + 1):
        for slots in combinations(range(len(faces)), size):
            thrown = [faces[slot] for slot in slots]
            if thaws or X not in thrown:
                yield [face for slot, face in enumerate(faces) if slot not in slots], thrown


@pytest.mark.parametrize(("dice", "throws", "thaws"), [(2, 2, 0), (2, 2, 1), (3, 1, 0), (3, 1, 1), (2, 3, 1)])
def test_policy_of_the_dice_is_exact(dice: int, throws: int, thaws: int) -> None:
    prospect = a_prospect(dice)
    best = by_hand(prospect.final.__getitem__)
    for throw in TABLES.throws(dice):
        faces = tuple(face for face, count in enumerate(TABLES.counts[throw]) for _ in range(count))
        values = [prospect.final[throw]]
        for kept, thrown in rerolls(faces, thaws):
            values.append(prospect.kept(throws - 1, thaws - (X in thrown))[number(kept)])
        assert max(values) == pytest.approx(best(faces, throws, thaws))


def test_the_first_throw_is_the_mean_over_all_of_them() -> None:
    prospect = a_prospect(3)
    best = by_hand(prospect.final.__getitem__)
    mean = sum(best(tuple(sorted(faces)), 1, 0) for faces in product(range(6), repeat=3)) / 6**3
    assert prospect.kept(1, 0)[0] == pytest.approx(mean)


def test_more_throws_more_dice_and_thaws_never_hurt() -> None:
    four, five = a_prospect(4), a_prospect(5)
    values = [four.kept(throws, 0)[0] for throws in range(4)]
    assert values == sorted(values)
    assert four.kept(2, 1)[0] >= four.kept(2, 0)[0]
    assert five.kept(2, 0)[0] > four.kept(2, 0)[0]


def test_forecast_adds_up_and_is_worth_what_the_policy_says() -> None:
    prospect = a_prospect(4)
    shares = after_throw(0, 4)
    likely = forecast(prospect, shares, 2)
    assert sum(likely.values()) == pytest.approx(1)
    assert set(likely) <= set(range(len(prospect.wishes)))


# ---- what throws provide


@pytest.mark.parametrize(
    ("tokens", "converts", "calms", "borrows"),
    [((), 0, 0, 0), ((L, 3), 0, 0, 0), ((WILD,), 0, 0, 0), ((0,), 1, 0, 0), ((), 0, 1, 0), ((2,), 1, 1, 1)],
)
def test_reach_agrees_with_paying_throw_by_throw(
    tokens: tuple[int, ...], converts: int, calms: int, borrows: int
) -> None:
    stand = Table("", "work: freelancer")
    purse = Purse(stand.rules.terms, stand.state, pack(tokens), converts, calms, borrows)
    reach = Reach(TABLES, 3, purse)
    rng = Rng(7)
    for _ in range(60):
        need = pack([rng.below(6) for _ in range(rng.below(6))])
        for calmed in range(calms + 1):
            found = reach.throws_calmed(need, calmed) if calmed else reach.throws(need)
            for at, throw in enumerate(TABLES.throws(3)):
                pool = TABLES.packed[throw] + pack(tokens)
                payable = changes_for(pool, need, purse, calmed) is not None
                assert bool(found >> at & 1) == payable, (need, pool, calmed)


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: ",".join(rules.options.values()))
def test_what_is_planned_can_be_carried_out(rules: CvRules) -> None:
    planner = Planner(rules)
    seen = 0
    for seed in range(4):
        for state in decisions(rules, 2 + seed % 3, seed):
            if state.step != STEP_CHOOSE:
                continue
            seen += 1
            promised = value = planner.values(state, state.actor, rules.legal_actions(state))[0][1]
            while state.step == STEP_CHOOSE:
                actions = rules.legal_actions(state)
                (action, value), *_ = planner.values(state, state.actor, actions)
                assert action in actions
                # a plan may turn out better than foreseen, but never worse
                assert value >= promised - 1e-9, (written(action), seed)
                rules.apply(state, action)
    assert seen > 50


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: ",".join(rules.options.values()))
@pytest.mark.parametrize("level", ["calm", "steady", "sharp"])
def test_every_level_plays_every_variant_to_the_end(rules: CvRules, level: str) -> None:
    bots: list[Bot] = [make_bot(level, Budget()), make_bot("steady", Budget())]
    rewards = play(rules, bots, 11, Budget(iterations=2))
    assert sum(rewards) == pytest.approx(1)


# ---- sense


def choice(stand: Table, level: str = "steady", iterations: int = 40) -> Choice:
    return make_bot(level, Budget()).choose(table(stand.rules, stand.view(), iterations=iterations))


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_two_money_are_kept_for_the_used_car(level: str) -> None:
    # the example of CV 3: R M M H X, and nothing else that could be had
    stand = Table("relationship: marriage", "", track="used_car").roll("RMMHX")
    assert written(choice(stand, level).action) == "reroll H R"


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_what_lies_there_is_taken(level: str) -> None:
    stand = Table("", "", track="professor").throw("KKKK")
    assert written(choice(stand, level).action) == "take professor"


def test_three_luck_take_what_cannot_be_paid() -> None:
    stand = Table("", "", track="professor").throw("LLLH")
    assert written(choice(stand).action) == "luck professor"


def test_an_event_is_played_when_it_brings_a_card() -> None:
    stand = Table("", "", hands=["piggy_bank"], track="used_car").throw("MMHH")
    assert written(choice(stand).action) == "event piggy_bank"
    stand.play("event piggy_bank")
    assert written(choice(stand).action) == "take used_car"


def test_a_symbol_is_changed_before_it_pays() -> None:
    stand = Table("knowledge: illusionist", "", track="used_car").throw("MMHX")
    assert written(choice(stand).action) == "convert H M"


def test_misfortune_is_calmed_rather_than_a_card_lost() -> None:
    stand = Table("health: world_trip", "", track="yacht").throw("XXXH")
    assert written(choice(stand).action).startswith("calm ")


def test_the_card_worth_least_is_lost() -> None:
    stand = Table("health: gym blood_donor; work: waiter", "", track="yacht").throw("XXXH").play("done")
    assert written(choice(stand).action) == "lose waiter"


def test_a_card_that_does_more_lies_on_top() -> None:
    stand = Table("health: blood_donor", "", track="yoga").throw("HHKL").play("take yoga").play("done")
    assert written(choice(stand).action) == "place health 1"
    stand = Table("health: yoga", "", track="blood_donor").throw("HHKL").play("take blood_donor").play("done")
    assert written(choice(stand).action) == "place health 0"


def test_help_is_not_declined_for_nothing() -> None:
    for state in (each for seed in range(30) for each in decisions(RULES, 2, seed)):
        if {action.kind for action in RULES.legal_actions(state)} >= {"help", "decline"}:
            action = Planner(RULES).values(state, state.actor, RULES.legal_actions(state))[0][0]
            assert action.kind == "help"
            return
    raise AssertionError("no social assistance in thirty matches")


# ---- what is said


def test_reasons_and_values_tell_nothing_of_the_hand() -> None:
    told = 0
    for seed in range(3):
        match = random_match(RULES, 3, seed)
        for index in range(0, match.index, 2):
            state = match.at(index)
            if state.actor < 0 or len(RULES.legal_actions(state)) < 2:
                continue
            view = RULES.view(state, state.actor)
            chosen = make_bot("steady", Budget()).choose(table(RULES, view))
            secret = {card for card in view.hand if card <= 12}
            if view.step == STEP_DRAFT:
                assert chosen.values == ()
            for action, _ in chosen.values:
                named = set(action.args) & secret if action.kind in ("event", "discount", "roll") else set()
                assert not named or action == chosen.action
            for reason in chosen.reasons:
                told += 1
                cards = {param.value for param in reason.params.values() if param.kind == "card"}
                assert not any(EVENT in RULES.cards.types[card] and card <= 12 for card in cards)
                assert "goal" not in reason.id
    assert told > 100


def test_what_the_dice_are_thrown_for_is_named_with_its_chance() -> None:
    stand = Table("", "", track="television").roll("MHHX")
    reasons = choice(stand).reasons
    aim = next(reason for reason in reasons if reason.id == "bot-reason-cv-aim")
    assert NAME[aim.params["card"].value] == "television"  # type: ignore[index]
    # a money is missing, and two dice may be thrown twice unless they show misfortune
    both = 1 - (5 / 6) ** 2
    again = (4 / 6) ** 2 * both + 2 * (4 / 6) * (1 / 6) * (1 / 6)
    assert aim.params["value"].value == round(100 * (both + again))


def test_a_search_goes_on_where_it_was_within_a_turn() -> None:
    stand = Table("", "", track="television gym studies running board_game_club").roll("MHKL")
    bot = make_bot("sharp", Budget())
    first = bot.choose(table(stand.rules, stand.view(), iterations=30))
    stand.play("reroll L").fall("L")
    second = bot.choose(table(stand.rules, stand.view(), iterations=10))
    assert (looked_at(first), looked_at(second)) == (30, 40)


def looked_at(choice: Choice) -> object:
    """How many continuations the bot says it has tried."""
    return next(each.params["count"].value for each in choice.reasons if each.id == "bot-reason-search")


def test_a_hasty_choice_thinks_of_no_dice() -> None:
    stand = Table("", "", hands=["zoo_trip"]).roll("MHKX")
    bot = make_bot("steady", Budget())
    assert written(bot.choose(table(stand.rules, stand.view(), milliseconds=1.0)).action) == "keep"


def test_evaluator_is_made_for_this_game_only() -> None:
    assert evaluator_for(RULES).takes == {"take", "luck"}
    with pytest.raises(TypeError):
        from cvdesk.bots.evaluators.cv import make_evaluator
        from tests.toy import make_rules as other

        make_evaluator(other())


# ---- strength


def share(first: str, second: str, matches: int, iterations: int | None = None) -> float:
    """Returns the share of matches that one level wins against another, seats rotated."""
    total = 0.0
    for seed in range(matches):
        bots: list[Bot] = [make_bot(first, Budget()), make_bot(second, Budget())]
        bots = bots[:: 1 if seed % 2 else -1]
        total += play(RULES, bots, seed // 2, Budget(iterations=iterations))[0 if seed % 2 else 1]
    return total / matches


def test_calm_beats_random(sized: Callable[[int, int], int]) -> None:
    assert share("calm", "random", sized(10, 300)) >= 0.8


def test_steady_beats_calm(sized: Callable[[int, int], int]) -> None:
    matches = sized(24, 300)
    assert share("steady", "calm", matches) >= (0.6 if matches >= 100 else 0.5)


def test_sharp_beats_steady(sized: Callable[[int, int], int]) -> None:
    matches = sized(6, 300)
    assert share("sharp", "steady", matches, 40) >= (0.6 if matches >= 100 else 0.2)


def test_matches_of_bots_replay(sized: Callable[[int, int], int]) -> None:
    for seed in range(sized(1, 10)):
        match = Match.new(RULES, random_match(RULES, 4, 1, records=0).record.seats, seed)
        bots = [make_bot("steady", Budget()) for _ in range(4)]
        while not match.finished:
            view = RULES.view(match.state, match.mover)
            forced = len(view.actions) == 1
            match.play(view.actions[0] if forced else bots[match.mover].choose(table(RULES, view)).action)
        assert Match.from_record(RULES, match.record).state == match.state
