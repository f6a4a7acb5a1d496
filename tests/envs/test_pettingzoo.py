"""The PettingZoo environments: they pass its own tests, and are the games themselves."""

from __future__ import annotations

import pickle
import sys
import warnings
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import numpy as np
import pytest

import bestiary
from bestiary import GAMES
from bestiary.engine.arrays import to_records
from bestiary.engine.game import OVER, legal_choices
from bestiary.engine.state import State
from bestiary.games.kuhhandel import rules as kuhhandel_rules

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'bestiary[research]'")

from bestiary.envs import pettingzoo as envs

# PettingZoo warns of every dict of observations and masks but those of its own environments, which it knows by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it makes one of its own environments in a way that it deprecates
    suite: Any = import_module("pettingzoo.test")
MAKERS: dict[str, Callable[..., envs.Turns]] = {game: getattr(envs, game) for game in GAMES}
TABLES = [(game, players) for game in GAMES for players in (GAMES[game].players[0], GAMES[game].players[-1])]
HOUSE_RULES = [
    ("kuhhandel", {"offer_size": "shown", "trade_reveal": "public"}),
    ("cahoots", {"speed": True, "talk": "silent"}),
    ("cahoots", {"level": "expert", "open_hands": True}),
    ("nullern", {"peak": 3}),
]
AT_ONCE: list[tuple[str, int, dict[str, Any]]] = [
    ("kuhhandel", 3, {}),
    ("kuhhandel", 5, {}),
    ("cahoots", 2, {"speed": True}),
    ("cahoots", 4, {"speed": True}),
    ("cahoots", 3, {}),
    ("kakerlakenpoker", 2, {}),
    ("nullern", 7, {"peak": 3}),
]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
every_parallel = pytest.mark.parametrize(("game", "players", "options"), AT_ONCE)


@every_table
def test_pettingzoo_s_own_test_passes(game: str, players: int) -> None:
    suite.api_test(MAKERS[game](players), num_cycles=300)
    suite.api_test(MAKERS[game](players, reward="score"), num_cycles=100)


@pytest.mark.parametrize(("game", "options"), HOUSE_RULES)
def test_it_passes_with_house_rules(game: str, options: dict[str, Any]) -> None:
    suite.api_test(MAKERS[game](3, options), num_cycles=100)


@every_table
def test_the_seed_decides_everything(game: str, players: int) -> None:
    suite.seed_test(partial(MAKERS[game], players), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_drawings_are_text(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    suite.render_test(MAKERS[game])
    assert "player_0" in capsys.readouterr().out


@every_parallel
def test_pettingzoo_s_parallel_tests_pass(game: str, players: int, options: dict[str, Any]) -> None:
    make = partial(envs.parallel, game, players, options)
    suite.parallel_api_test(make(), num_cycles=200)
    suite.parallel_seed_test(make, num_cycles=50)
    as_aec: Any = import_module("pettingzoo.utils").parallel_to_aec

    def in_turn(max_cycles: int) -> Any:
        return as_aec(make(max_cycles=max_cycles))

    suite.max_cycles_test(SimpleNamespace(parallel_env=make, env=in_turn))


@every_parallel
def test_infos_have_the_mask_and_those_of_a_reset_nothing_else(game: str, players: int, options: dict[str, Any]) -> None:
    """TorchRL's wrapper asks for that (see `test_torchrl.py`)."""
    env, together = MAKERS[game](players, options), envs.parallel(game, players, options)
    env.reset(seed=1)
    seen, infos = together.reset(seed=1)
    for of_reset in (env.infos, infos):
        assert all(info.keys() == {"action_mask"} for info in of_reset.values())
        assert of_reset.keys() == {*env.possible_agents}
    seen, *_, infos = together.step({})
    for agent, info in infos.items():
        assert info.keys() == {"action_mask", "refused"}
        assert info["action_mask"].tolist() == seen[agent]["action_mask"].tolist()


@pytest.mark.parametrize("game", GAMES)
def test_parallel_drawings_are_text(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = envs.parallel(game, 3, render_mode="ansi")
    env.reset(seed=1)
    drawing = env.render()
    assert drawing is not None
    assert "player_0" in drawing
    envs.parallel(game, 3, render_mode="human").reset(seed=1)
    assert "player_0" in capsys.readouterr().out


@every_parallel
def test_states_of_all_seats_are_in_their_space(game: str, players: int, options: dict[str, Any]) -> None:
    wrapped = import_module("pettingzoo.utils.wrappers").TerminateIllegalWrapper(MAKERS[game](players, options), -1)
    import_module("pettingzoo.test.state_test").state_test(wrapped, envs.parallel(game, players, options))


def random_game(env: envs.Turns, rng: Random) -> Iterator[tuple[str, int]]:
    """Random choices to the end, each told before it is made."""
    while not all(env.terminations.values()):
        agent = env.agent_selection
        action = rng.choice(np.flatnonzero(env.observe(agent)["action_mask"]).tolist())
        yield agent, action
        env.step(action)


def observed(game: str, state: State, seat: int) -> list[int]:
    numbers = [0] * GAMES[game].features.OBSERVATION
    GAMES[game].features.observe(state, seat, numbers)
    return numbers


@every_table
def test_a_game_is_what_the_interpreter_plays(game: str, players: int) -> None:
    """At each choice: the seat to move, its list, what it and another see; and the view in words."""
    env, described, rng = MAKERS[game](players), GAMES[game], Random(1)
    env.reset(seed=3)
    state = env.seating.state
    for number, (agent, action) in zip(range(200), random_game(env, rng), strict=False):
        if env.seating.state.phase != state.phase or number % 10 == 0:
            state = env.seating.state  # after a shuffle too
        seat = described.rules.turn(state)
        seen = env.observe(agent)
        assert agent == f"player_{seat}"
        assert env.seating.state == state
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal_choices(described.rules, state, seat))
        assert seen["observation"].tolist() == observed(game, state, seat)
        assert env.infos[agent]["action_mask"] is seen["action_mask"]
        other = (seat + 1) % players
        assert env.observe(f"player_{other}")["observation"].tolist() == observed(game, state, other)
        assert env.readable(agent) == msgspec.to_builtins(described.view(state, seat))
        described.rules.step(state, seat, action)


@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in GAMES), *HOUSE_RULES])
def test_nothing_that_a_seat_cannot_know_is_in_what_it_gets(game: str, options: dict[str, Any]) -> None:
    """Numbers, mask, words and drawing stay the same when all that the seat cannot know is dealt anew; the others' numbers do not."""
    env, rules, rng = MAKERS[game](3, options), GAMES[game].rules, Random(3)
    env.reset(seed=3)
    seating, changed = env.seating, False
    for number, _ in enumerate(random_game(env, rng)):
        if number % 15:
            continue
        before, truth = facts(env), seating.state
        for seat in range(3):
            world = truth.copy()
            rules.resample(world, seat, [rng.getrandbits(32) for _ in range(rules.WORDS)])
            seating.states[:] = to_records(world)
            after = facts(env)
            assert after[seat] == before[seat]
            changed |= after != before
        seating.states[:] = to_records(truth)
        if number > 150:
            break
    assert changed != options.get("open_hands", False)


def facts(env: envs.Turns) -> list[object]:
    """All that each seat gets."""
    seen, masks = env.seating.faces()
    names = env.possible_agents
    return [
        (seen[p].tolist(), masks[p].tolist(), env.readable(names[p]), env.seating.drawn(p, names), env.readable(None)) for p in range(3)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_scores_add_up_and_ranks_sum_to_nothing(game: str) -> None:
    players, rng = GAMES[game].players[-1], Random(2)
    for seed in range(3):
        env = MAKERS[game](players, reward="score")
        env.reset(seed=seed)
        totals, moves = np.zeros(players), list[int]()
        for _, action in random_game(env, rng):
            totals += list(env.rewards.values())
            moves.append(action)
        totals += list(env.rewards.values())
        scores = env.readable(None)["scores"]
        assert totals.tolist() == scores
        env = MAKERS[game](players)
        env.reset(seed=seed)
        for action in moves:
            assert not any(env.rewards.values())
            env.step(action)
        rewards = [env.rewards[agent] for agent in env.possible_agents]
        if GAMES[game].cooperative:
            assert rewards == [2 * score - 1 for score in scores]
        else:
            assert sum(rewards) == pytest.approx(0)
            assert [rewards.index(r) for r in sorted(rewards)] == [scores.index(s) for s in sorted(scores)]
            assert all(-1 <= reward <= 1 for reward in rewards)


def test_nullern_pays_at_the_end_of_each_round() -> None:
    env = envs.nullern(3, {"peak": 3}, reward="score")
    env.reset(seed=1)
    rounds = [env.seating.state.rounds for _ in random_game(env, Random(1)) if any(env.rewards.values())]
    assert rounds == [1, 2, 3, 4, 5]  # the sixth ends the game


def test_what_one_has_gained_since_his_last_choice_comes_with_his_next() -> None:
    env = envs.nullern(3, reward="score")
    env.reset(seed=1)
    got, given = dict.fromkeys(env.possible_agents, 0.0), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        got[agent] += reward
        env.step(None if over else int(np.flatnonzero(info["action_mask"])[0]))
        if not over:
            given = {a: given[a] + r for a, r in env.rewards.items()}
    assert got == given
    assert not env.agents


@pytest.mark.parametrize("action", [None, 90, -1, 91, 10_000, 1 << 70])
def test_an_illegal_action_changes_nothing(action: int | None) -> None:
    env = envs.nullern(3)
    env.reset(seed=1)
    before = env.seating.state, env.agent_selection
    with pytest.raises(envs.IllegalAction, match=r"player_0 cannot choose .* legal are \[0, 1\]"):
        env.step(action)
    assert (env.seating.state, env.agent_selection) == before
    env.step(np.int64(1))
    assert env.agent_selection == "player_1"


NO_NUMBERS = [1.0, float("nan"), np.float32(1), np.float64("nan"), True, np.True_, np.array(True), np.array([1]), np.array(1.0), "1", [1]]


@pytest.mark.parametrize("action", NO_NUMBERS, ids=repr)
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    env, together = envs.nullern(3), envs.parallel("nullern", 3)
    env.reset(seed=1)
    together.reset(seed=1)
    before = env.seating.state
    with pytest.raises(TypeError, match=r"an action of player_0 is a whole number from 0 to 90, not "):
        env.step(action)
    with pytest.raises(TypeError, match=r"an action of player_2 is a whole number from 0 to 91, not "):
        together.step({"player_0": 1, "player_2": action})
    assert env.seating.state == together.seating.state == before
    env.step(np.array(1))  # these are
    env.step(cast(Any, np.uint8(1)))
    assert env.agent_selection == "player_2"


def test_actions_that_are_nobody_s_are_told() -> None:
    env = envs.parallel("nullern", 3)
    env.reset(seed=1)
    before = env.seating.state
    with pytest.raises(ValueError, match="actions are of player_0, player_1, player_2; there is no 'player_3'"):
        env.step({"player_0": 1, "player_3": 1})
    assert env.seating.state == before


def test_before_the_first_game_one_is_told_to_reset() -> None:
    env, together = envs.nullern(3, render_mode="ansi"), envs.parallel("nullern", 3, render_mode="ansi")
    too_early: list[Callable[[], object]] = [
        partial(env.step, 1),
        env.last,
        partial(env.observe, "player_0"),
        env.agent_iter,
        partial(together.step, {"player_0": 1}),
        partial(together.step, {}),
        *(call for each in (env, together) for call in (each.state, each.render, partial(each.readable, "player_0"))),
    ]
    needed: Any = import_module("gymnasium.error").ResetNeeded
    for call in too_early:
        with pytest.raises(needed, match=r"^there is no game yet.*: call reset\(\) first$"):
            call()
    assert not hasattr(env, "infos")
    env.reset(seed=1)
    assert env.infos.keys() == {*env.agents}


def test_after_the_end_one_is_told_to_reset() -> None:
    env, together = envs.cahoots(2), envs.parallel("cahoots", 2, max_cycles=1)
    env.reset(seed=1)
    for _ in random_game(env, Random(1)):
        pass
    with pytest.raises(ValueError, match="when an agent is dead, the only valid action is None"):
        env.step(0)
    while env.agents:
        env.step(None)
    needed: Any = import_module("gymnasium.error").ResetNeeded
    with pytest.raises(needed, match="the game is over, and all have left"):
        env.step(None)
    together.reset(seed=1)
    together.step({})
    with pytest.raises(needed, match="the game is over, and all have left"):
        together.step({"player_0": 0})
    assert together.step({}) == ({}, {}, {}, {}, {})
    for each in (env, together):
        each.reset()
        assert each.agents == each.possible_agents


def test_masks_that_were_handed_out_are_the_caller_s_to_change() -> None:
    env, together = envs.nullern(3), envs.parallel("nullern", 3)
    env.reset(seed=1)
    env.infos["player_1"]["action_mask"][:] = 1
    env.observe("player_1")["action_mask"][:] = 1
    env.step(1)
    assert not env.infos["player_0"]["action_mask"].any()
    assert not env.infos["player_2"]["action_mask"].any()
    seen, infos = together.reset(seed=1)
    for agent in together.agents:
        seen[agent]["action_mask"][:] = 1 - seen[agent]["action_mask"]
        infos[agent]["action_mask"][-1] = 1
        seen[agent]["observation"][:] = 7
    assert (together.state() != 7).any()
    *_, infos = together.step({"player_0": 1, "player_1": 1})
    assert [infos[agent]["refused"] for agent in together.agents] == [False, True, False]


def test_with_pettingzoo_s_wrapper_an_illegal_action_loses() -> None:
    env = import_module("pettingzoo.utils.wrappers").TerminateIllegalWrapper(envs.nullern(3), -1)
    env.reset(seed=1)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        _, rewards[agent], over, _, _ = env.last()
        env.step(None if over else 90)
    assert rewards == {"player_0": -1, "player_1": 0, "player_2": 0}


def test_what_is_said_is_no_action() -> None:
    env = envs.cahoots(2)
    env.reset(seed=1)
    with pytest.raises(envs.IllegalAction):
        env.step(112)


def pickled(env: object) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("twin", [cast(Any, deepcopy), pickled])
def test_a_copy_goes_on_by_itself(twin: Callable[[Any], Any]) -> None:
    for game, make in MAKERS.items():
        env = make(3)
        env.reset(seed=4)
        for number, _ in enumerate(random_game(env, Random(1))):
            if number == 20:
                break
        other = twin(env)
        ahead = list(random_game(other, Random(2)))
        assert list(random_game(env, Random(2))) == ahead, game
        env.reset()
        other.reset()
        assert env.seating.state == other.seating.state


def test_a_parallel_copy_goes_on_by_itself() -> None:
    env = envs.parallel("kuhhandel", 4)
    env.reset(seed=4)
    other = pickle.loads(pickle.dumps(env))
    for _ in range(30):
        actions = {
            agent: int(env.action_space(agent).sample(env.seating.faces()[1][env.possible_agents.index(agent)])) for agent in env.agents
        }
        assert str(env.step(actions)) == str(other.step(actions))


def test_without_a_seed_the_next_game_is_another_and_the_same_each_time() -> None:
    games: list[list[State]] = []
    for _ in range(2):
        env, starts = envs.kakerlakenpoker(2), list[State]()
        env.reset(seed=7)
        for _ in range(3):
            starts.append(env.seating.state)
            env.reset()
        games.append(starts)
    assert games[0] == games[1]
    assert len(set(games[0])) == 3
    fresh = [envs.kakerlakenpoker(2) for _ in range(2)]
    for env in fresh:
        env.reset()
    assert fresh[0].seating.state != fresh[1].seating.state


def test_a_seed_may_be_numpy_s() -> None:
    states: list[State] = []
    for seed in (5, np.int64(5), np.uint32(5)):
        env, together = envs.nullern(3), envs.parallel("nullern", 3)
        env.reset(seed=cast(int, seed))
        together.reset(seed=cast(int, seed))
        states += [env.seating.state, together.seating.state]
    assert len(set(states)) == 1


def auction(seed: int, **more: Any) -> tuple[envs.Together, dict[str, Any]]:
    """Four at an auction that player_0 has just opened."""
    env = envs.parallel("kuhhandel", 4, **more)
    env.reset(seed=seed)
    waiting = dict.fromkeys(env.agents, env.wait)
    seen, *_ = env.step(waiting | {"player_0": kuhhandel_rules.AUCTION})
    return env, seen


def test_who_may_not_act_waits_and_where_several_may_anybody_can() -> None:
    env, seen = auction(1)
    masks = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in env.agents}
    assert masks["player_0"] == [env.wait]
    for agent in ("player_1", "player_2", "player_3"):
        assert {env.wait, kuhhandel_rules.PASS, kuhhandel_rules.HUNDREDS0} <= set(masks[agent])


def test_of_those_who_bid_at_once_one_comes_first_by_chance() -> None:
    first: set[str] = set()
    for seed in range(12):
        env, _ = auction(seed)
        *_, infos = env.step(dict.fromkeys(env.agents[1:], kuhhandel_rules.HUNDREDS0))
        speakers = [agent for agent in env.agents[1:] if not infos[agent]["refused"]]
        assert len(speakers) == 1
        assert env.seating.state.mover == env.possible_agents.index(speakers[0])
        assert [agent for agent in env.agents if infos[agent]["action_mask"][: env.wait].any()] == speakers
        first.update(speakers)
    assert first == {"player_1", "player_2", "player_3"}


@pytest.mark.parametrize("seed", range(8))
def test_what_the_mask_forbids_is_not_made_though_another_s_action_would_make_it_legal(seed: int) -> None:
    env = envs.parallel("nullern", 3)
    seen, _ = env.reset(seed=seed)
    assert [agent for agent in env.agents if seen[agent]["action_mask"][0]] == ["player_0"]
    *_, infos = env.step(dict.fromkeys(env.agents, 0))  # all bid
    assert [agent for agent in env.agents if infos[agent]["refused"]] == ["player_1", "player_2"]
    assert env.seating.turn == 1


@pytest.mark.parametrize("action", ["wait", -1, 10_000, 1 << 70])
def test_who_has_to_act_and_does_not_is_told(action: Any) -> None:
    env = envs.parallel("nullern", 3)
    env.reset(seed=1)
    *_, infos = env.step(dict.fromkeys(env.agents, env.wait) | {"player_0": env.wait if action == "wait" else action})
    assert [infos[agent]["refused"] for agent in env.agents] == [True, False, False]
    assert env.seating.turn == 0


def test_an_auction_ends_when_all_have_waited_long_enough() -> None:
    env, _ = auction(1, patience=2)
    env.step({})
    assert env.seating.state.phase == kuhhandel_rules.BID
    env.step({})
    assert env.seating.state.phase == kuhhandel_rules.TURN  # nobody bid: the auctioneer has the card, and the next has the turn
    assert env.seating.turn == 1


def test_a_speed_game_is_lost_when_all_wait() -> None:
    env = envs.parallel("cahoots", 3, {"speed": True}, patience=1)
    env.reset(seed=1)
    _, rewards, terminations, _, _ = env.step({})
    assert set(rewards.values()) == {-1.0}
    assert all(terminations.values())
    assert not env.agents


def test_a_parallel_match_ends_and_pays_as_its_result_says() -> None:
    env = envs.parallel("kuhhandel", 3)
    seen, _ = env.reset(seed=2)
    rng, rewards = np.random.default_rng(1), dict[str, float]()
    while env.agents:
        seen, rewards, *_ = env.step({a: int(rng.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in env.agents})
    assert env.seating.state.phase == OVER
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0
    assert env.step({}) == ({}, {}, {}, {}, {})


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (partial(envs.kuhhandel, 2), "kuhhandel is for 3 to 5 players, not 2"),
        (partial(envs.nullern, 3, {"peak": 11}), "peak may be 3 to 10, not 11"),
        (partial(envs.nullern, 3, reward=cast(Any, "luck")), "rewards go by 'rank' or by 'score', not by 'luck'"),
        (partial(envs.nullern, 3, render_mode="rgb_array"), "render_mode is 'human', 'ansi' or None, not 'rgb_array'"),
        (partial(envs.parallel, "kuhhandel", 3, patience=0), "patience is at least one step, not 0"),
        (partial(envs.parallel, "skat", 3), "there is no game 'skat'"),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()


def test_without_the_extra_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("bestiary.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ModuleNotFoundError, match=r"need pettingzoo: pip install 'bestiary\[research\]'"):
        import_module("bestiary.envs.pettingzoo")


def test_the_batch_plays_the_same_game() -> None:
    """Of one seed: the environment, and the first game of a batch."""
    batch = bestiary.batch("kakerlakenpoker", 1, 2, seed=5, threads=1)
    env = envs.kakerlakenpoker(2)
    env.reset(seed=5)
    for _, action in random_game(env, Random(3)):
        assert batch.state(0) == env.seating.state
        batch.step([action])
