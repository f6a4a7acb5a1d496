"""The vector environment: Gymnasium's form, and game by game what the PettingZoo environment plays."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from copy import deepcopy
from importlib import import_module
from typing import Any, cast

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'bestiary[research]'")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'bestiary[research]'")

from bestiary import GAMES
from bestiary.envs import pettingzoo, vector
from bestiary.envs.gym import Vector

GAME = "kakerlakenpoker"


def chosen(mask: Any, rng: np.random.Generator) -> Any:
    """One legal choice a game, by chance."""
    return np.argmax(np.multiply(mask, rng.random(np.shape(mask))), axis=1)


@pytest.mark.parametrize("reward", ["rank", "score"])
@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in GAMES), ("cahoots", {"speed": True})])
def test_each_game_is_the_one_of_its_seed(game: str, options: dict[str, Any], reward: Any) -> None:
    """The first of them over several games beside the PettingZoo environment: seats, masks, observations, rewards, ends."""
    envs, rng = vector(game, 3, 3, options, reward=reward, threads=1), np.random.default_rng(1)
    seen, infos = envs.reset(seed=5)
    env = getattr(pettingzoo, game)(3, options, reward=reward)
    env.reset(seed=5)
    ends = 0
    while ends < 2:
        agent = env.agent_selection
        assert agent == f"player_{infos['mover'][0]}"
        assert seen[0].tolist() == env.observe(agent)["observation"].tolist()
        assert infos["mask"][0].tolist() == env.observe(agent)["action_mask"].tolist()
        choices = chosen(infos["mask"], rng)
        seen, rewards, over, cut, infos = envs.step(choices)
        env.step(int(choices[0]))
        assert infos["rewards"][0].tolist() == [env.rewards[a] for a in env.possible_agents]
        assert rewards[0] == env.rewards[agent]
        assert bool(over[0]) == all(env.terminations.values())
        assert not cut.any()
        assert not infos["refused"].any()
        if over[0]:
            ends += 1
            env.reset()


def test_it_has_gymnasium_s_form() -> None:
    envs: Vector = vector(GAME, 4, 3, threads=1)
    vectors: Any = import_module("gymnasium.vector")
    assert isinstance(envs, vectors.VectorEnv)
    assert envs.metadata["autoreset_mode"] == vectors.AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert infos["mask"].shape == (4, 51)
    envs.action_space.seed(1)
    actions: Any = envs.action_space.sample(mask=tuple(infos["mask"]))
    assert infos["mask"][np.arange(4), actions].all()
    seen, rewards, over, cut, infos = envs.step(actions)
    assert envs.observation_space.contains(seen)
    assert [array.shape for array in (rewards, over, cut, infos["mover"])] == [(4,)] * 4
    assert (over.dtype, cut.dtype, rewards.dtype, infos["rewards"].shape) == (np.bool_, np.bool_, np.float32, (4, 3))
    envs.close()


def test_gymnasium_s_wrappers_count_whole_games() -> None:
    wrappers: Any = import_module("gymnasium.wrappers.vector")
    envs, rng = wrappers.RecordEpisodeStatistics(vector(GAME, 8, 2, threads=1)), np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    for _ in range(150):
        _, _, over, _, infos = envs.step(chosen(infos["mask"], rng))
        if over.any():
            assert (infos["episode"]["l"][over] > 20).all()
            break
    else:
        pytest.fail("no game ended")


def test_a_refused_choice_is_told_and_changes_its_game_in_nothing() -> None:
    envs = vector(GAME, 2, 2, threads=1)
    seen, infos = envs.reset(seed=1)
    legal = int(np.flatnonzero(infos["mask"][1])[0])
    after, rewards, over, _, infos = envs.step([50, legal])
    assert infos["refused"].tolist() == [True, False]
    assert (after[0] == seen[0]).all()
    assert (after[1] != seen[1]).any()
    assert not rewards.any()
    assert not over.any()
    with pytest.raises(ValueError, match="one choice a game"):
        envs.step([legal])


def test_what_was_handed_out_is_the_caller_s_to_change() -> None:
    envs = vector(GAME, 2, 2, threads=1)
    _, infos = envs.reset(seed=1)
    for _ in range(3):
        _, _, _, cut, infos = envs.step(np.argmax(infos["mask"], axis=1))
        assert not cut.any()
        cut |= True


def test_what_is_said_is_no_choice_here_either() -> None:
    envs = vector("cahoots", 2, 2, threads=1)
    seen, infos = envs.reset(seed=1)
    after, _, _, _, infos = envs.step([112, int(infos["mask"][1].argmax())])
    assert infos["refused"].tolist() == [True, False]
    assert (after[0] == seen[0]).all()


BAD_CHOICES: list[Any] = [
    [1.0, 1.0],
    np.array([1.0, np.nan]),
    np.array([1, 1], np.float32),
    [True, False],
    np.array([True, False]),
    ["1", "2"],
]


@pytest.mark.parametrize("choices", BAD_CHOICES, ids=repr)
def test_choices_are_whole_numbers(choices: Any) -> None:
    envs = vector(GAME, 2, 2, threads=1)
    envs.reset(seed=1)
    before = envs.batch.states.tobytes()
    with pytest.raises(TypeError, match="a choice is a whole number: an array of integers, not of"):
        envs.step(choices)
    for wrong in (0, [0], [0, 0, 0], [[0], [0]], []):
        with pytest.raises(ValueError, match="one choice a game: 2 numbers, not an array of shape"):
            envs.step(wrong)
    with pytest.raises(TypeError, match="a seat is a whole number"):
        envs.batch.resample(choices)
    with pytest.raises(ValueError, match="seats are -1"):
        envs.batch.resample([0, 2])
    assert envs.batch.states.tobytes() == before
    _, _, _, _, infos = envs.step(np.array([1 << 40, -1], np.int64))
    assert infos["refused"].all()
    _, _, _, _, infos = envs.step(np.array([2**64 - 1, 2**63], np.uint64))
    assert infos["refused"].all()
    assert envs.batch.states.tobytes() == before


def test_before_the_first_game_one_is_told_to_reset() -> None:
    envs = vector(GAME, 2, 2, threads=1)
    needed: Any = import_module("gymnasium.error").ResetNeeded
    for early in (lambda: envs.step([0, 0]), lambda: envs.reset(options={"reset_mask": np.array([True, False])})):
        with pytest.raises(needed, match=r"these games have not begun: call reset\(\) first"):
            early()
    envs.reset(options={"reset_mask": np.array([True, True])})
    envs.step([0, 0])


@pytest.mark.parametrize("game", GAMES)
def test_games_that_are_not_marked_go_on(game: str) -> None:
    envs, twin, whole = (vector(game, 40, 3, threads=2) for _ in range(3))
    rng = np.random.default_rng(1)
    seen, infos = envs.reset(seed=1)
    twin.reset(seed=1)
    for _ in range(12):
        choices = chosen(infos["mask"], rng)
        seen, _, _, _, infos = envs.step(choices)
        twin.step(choices)
    marked = rng.random(40) < 0.5
    options = {"reset_mask": marked.copy()}
    again, told = envs.reset(seed=7, options=options)
    assert (options["reset_mask"] == marked).all()
    fresh, begun = whole.reset(seed=7)
    for now, before, anew in ((again, seen, fresh), *((told[name], infos[name], begun[name]) for name in ("mover", "mask"))):
        assert (now[marked] == anew[marked]).all()
        assert (now[~marked] == before[~marked]).all()
    # From here on those that go on and their twins, those that began and the whole reset play the same games.
    infos = told
    for _ in range(60):
        choices = chosen(infos["mask"], rng)
        (seen, rewards, over, _, infos), goes_on, began = envs.step(choices), twin.step(choices), whole.step(choices)
        for games, (theirs, their_rewards, their_ends, _, _) in ((~marked, goes_on), (marked, began)):
            assert (seen[games] == theirs[games]).all()
            assert (rewards[games] == their_rewards[games]).all()
            assert (over[games] == their_ends[games]).all()


def test_without_a_seed_marked_games_are_others_each_time_and_the_same_in_a_twin() -> None:
    both = [vector(GAME, 8, 2, threads=1) for _ in range(2)]
    marked = np.arange(8) < 4
    starts: list[list[bytes]] = []
    for envs in both:
        envs.reset(seed=1)
        starts.append([envs.reset(options={"reset_mask": marked})[0].tobytes() for _ in range(3)])
    assert starts[0] == starts[1]
    assert len(set(starts[0])) == 3


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"reset_mask": np.array([True])}, "an array of 2 truth values, not of shape"),
        ({"reset_mask": np.array([1, 0])}, "and of int"),
        ({"reset_mask": [0.5, 1.0]}, "and of float64"),
        ({"reset_mask": None}, "and of object"),
        ({"reset_mask": True}, r"not of shape \(\)"),
        ({"reset_mask": np.array([False, False])}, "reset_mask marks no game"),
        ({"resetmask": np.array([True, False])}, "reset has one option, 'reset_mask'; there is no 'resetmask'"),
    ],
)
def test_a_mask_that_is_none_is_told_and_resets_nothing(options: dict[str, Any], says: str) -> None:
    envs = vector(GAME, 2, 2, threads=1)
    envs.reset(seed=1)
    before, chance = envs.batch.states.tobytes(), envs.np_random.bit_generator.state
    with pytest.raises(ValueError, match=says):
        envs.reset(seed=5, options=options)
    assert (envs.batch.states.tobytes(), envs.np_random.bit_generator.state) == (before, chance)


def test_gymnasium_s_wrappers_count_games_that_were_begun_anew() -> None:
    wrappers: Any = import_module("gymnasium.wrappers.vector")
    envs, rng = wrappers.RecordEpisodeStatistics(vector(GAME, 2, 2, threads=1)), np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    for _ in range(10):
        _, _, _, _, infos = envs.step(chosen(infos["mask"], rng))
    _, infos = envs.reset(options={"reset_mask": np.array([True, False])})
    assert envs.episode_lengths.tolist() == [0, 10]


def pickled(envs: Vector) -> Vector:
    return pickle.loads(pickle.dumps(envs))


@pytest.mark.parametrize("twin", [cast(Any, deepcopy), pickled])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_by_itself(game: str, twin: Any) -> None:
    envs, rng = vector(game, 5, 3, reward="score", threads=2), np.random.default_rng(1)
    fresh = twin(envs)  # not begun
    assert (envs.reset(seed=4)[0] == fresh.reset(seed=4)[0]).all()
    envs.action_space.seed(3)
    infos = envs.reset(seed=4)[1]
    for _ in range(30):
        *_, infos = envs.step(chosen(infos["mask"], rng))
    other = twin(envs)
    assert repr(other.metadata) == repr(envs.metadata)
    assert other.action_space.sample().tolist() == envs.action_space.sample().tolist()
    for _ in range(200):
        choices = chosen(infos["mask"], rng)
        (*mine, infos), (*theirs, told) = envs.step(choices), other.step(choices)
        assert all((a == b).all() for a, b in zip(mine, theirs, strict=True))
        assert all((infos[name] == told[name]).all() for name in ("mover", "mask", "rewards", "refused"))
    assert (envs.reset()[0] == other.reset()[0]).all()  # where seeds are drawn from went along


def test_the_seed_decides_everything_and_without_one_chance_does() -> None:
    envs = [vector(GAME, 16, 2, threads=threads) for threads in (1, 2)]
    first, second = (env.reset(seed=9)[0] for env in envs)
    assert (first == second).all()
    assert len({row.tobytes() for row in first}) == 16
    after, again = (env.reset()[0] for env in envs)
    assert (after == again).all()
    assert (after != first).any()


def test_a_game_can_be_read() -> None:
    envs = vector(GAME, 2, 2, threads=1)
    _, infos = envs.reset(seed=3)
    view = envs.readable(1)
    assert view["seat"] == infos["mover"][1]
    assert view["phase"] == "start"


SIMULATED = """
import pickle
import numpy as np
from bestiary.envs import vector
kinds = [(reward, device) for reward in ("rank", "score") for device in ("cpu", "cuda")]
both = [vector("kakerlakenpoker", 3, 2, reward=reward, device=device, threads=1) for reward, device in kinds]
told = [envs.reset(seed=1) for envs in both]
rng = np.random.default_rng(1)
host = lambda array: array.copy_to_host() if hasattr(array, "copy_to_host") else array
ended = 0
for step in range(100):
    choices = (told[0][-1]["mask"] * rng.random((3, 51))).argmax(axis=1)
    told = [envs.step(choices) for envs in both]
    for cpu, gpu in (told[:2], told[2:]):
        for mine, theirs in zip(cpu[:-1], gpu[:-1], strict=True):
            assert (mine == host(theirs)).all()
        assert all((cpu[-1][name] == host(gpu[-1][name])).all() for name in ("mover", "mask", "rewards", "refused"))
    ended += told[0][2].sum()
    if step == 90:
        told = [envs.reset(seed=5, options={"reset_mask": np.array([True, False, True])}) for envs in both]
        for cpu, gpu in (told[:2], told[2:]):
            assert (cpu[0] == host(gpu[0])).all()
            assert (cpu[1]["mask"] == host(gpu[1]["mask"])).all()
    if step == 94:
        both = [pickle.loads(pickle.dumps(envs)) for envs in both]
assert ended
for wrong in ([1.0, 1.0, 1.0], [1, 1], np.array([True, True, True])):
    try:
        both[1].step(wrong)
    except (TypeError, ValueError) as error:
        assert "choice" in str(error)
    else:
        raise AssertionError(wrong)
"""


def test_a_gpu_gives_the_same_here_simulated() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED], env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_without_gymnasium_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "bestiary.envs.gym")
    monkeypatch.setitem(sys.modules, "gymnasium.spaces", None)
    with pytest.raises(ModuleNotFoundError, match=r"need gymnasium: pip install 'bestiary\[research\]'"):
        vector(GAME, 1, 2)
