"""The vector environment: Gymnasium's form, and game by game what the PettingZoo environment plays."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from typing import Any

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
import numpy as np
from bestiary.envs import vector
kinds = [(reward, device) for reward in ("rank", "score") for device in ("cpu", "cuda")]
both = [vector("kakerlakenpoker", 3, 2, reward=reward, device=device, threads=1) for reward, device in kinds]
told = [envs.reset(seed=1) for envs in both]
rng = np.random.default_rng(1)
host = lambda array: array.copy_to_host() if hasattr(array, "copy_to_host") else array
ended = 0
for _ in range(60):
    choices = (told[0][-1]["mask"] * rng.random((3, 51))).argmax(axis=1)
    told = [envs.step(choices) for envs in both]
    for cpu, gpu in (told[:2], told[2:]):
        for mine, theirs in zip(cpu[:-1], gpu[:-1], strict=True):
            assert (mine == host(theirs)).all()
        assert all((cpu[-1][name] == host(gpu[-1][name])).all() for name in ("mover", "mask", "rewards", "refused"))
    ended += told[0][2].sum()
assert ended
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
