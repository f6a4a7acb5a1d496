"""TorchRL's wrapper takes the PettingZoo environments as they are. `make nightly` installs TorchRL."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from bestiary import GAMES
from bestiary.envs import pettingzoo as envs

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL is tested"),  # with one version of long ago
]
OPTIONS: dict[str, dict[str, Any]] = {"cahoots": {"speed": True}, "nullern": {"peak": 3}}


def wrapped(env: Any, **more: Any) -> Any:
    return import_module("torchrl.envs.libs.pettingzoo").PettingZooWrapper(env, **more)


def check(env: Any) -> None:
    """Random steps by the masks, over the ends of games; then all that TorchRL checks itself."""
    env.set_seed(1)
    played = env.rollout(300, break_when_any_done=False)
    for group in env.group_map:
        mask, action = played[group, "action_mask"], played[group, "action"]
        asked = played[group, "mask"] if env.use_mask else mask.any(-1)
        assert asked.any()
        assert mask.gather(-1, action.unsqueeze(-1)).squeeze(-1)[asked].all()
        assert not mask.all()
    assert played["next", "done"].any() or "kuhhandel" in str(env.metadata)  # which is long
    import_module("torchrl.envs.utils").check_env_specs(env)


@pytest.mark.parametrize("game", GAMES)
def test_one_after_the_other(game: str) -> None:
    check(wrapped(getattr(envs, game)(3, OPTIONS.get(game)), use_mask=True, return_state=True))


@pytest.mark.parametrize("use_mask", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_all_at_once(game: str, use_mask: bool) -> None:
    check(wrapped(envs.parallel(game, 3, OPTIONS.get(game), max_cycles=70), use_mask=use_mask, return_state=use_mask))


def test_all_at_once_a_group_each_with_actions_one_hot() -> None:
    groups: Any = import_module("torchrl.envs.utils").MarlGroupMapType
    env = wrapped(envs.parallel("kuhhandel", 3, max_cycles=70), group_map=groups.ONE_GROUP_PER_AGENT, categorical_actions=False)
    played = env.rollout(300, break_when_any_done=False)
    assert all((played[seat, "action"].bool() <= played[seat, "action_mask"]).all() for seat in env.group_map)
