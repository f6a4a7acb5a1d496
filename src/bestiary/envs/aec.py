"""A game as a PettingZoo AEC environment: one seat after the other, in the order of the rules' `turn`."""

from __future__ import annotations

from typing import Any, SupportsIndex, TypedDict, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]
from rich.console import Console

from bestiary.envs import acts
from bestiary.envs.seating import HouseRules, Mask, NoGame, Numbers, Reward, Seating, whole

MOST = np.iinfo(np.int16).max
RENDER_MODES = ["human", "ansi"]


class Observation(TypedDict):
    observation: Numbers
    action_mask: Mask


def spaces(seating: Seating, choices: int) -> tuple[Dict, Discrete]:
    """The space of observations and that of actions, alike for every seat."""
    seen = Box(0, MOST, (seating.width,), np.int16)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (choices,), np.int8)}), Discrete(choices)


def metadata(seating: Seating, form: str, parallelizable: bool) -> dict[str, Any]:
    name = f"bestiary_{seating.id}{form}_v{seating.game.version}"
    return {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": parallelizable, "render_fps": 1}


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is 'human', 'ansi' or None, not {mode!r}")


class IllegalAction(ValueError):
    """An action that the mask forbids. Nothing has changed."""


class Absent:
    """An attribute before the first game. (`__getattr__` would say the same, and make every look at an attribute slower.)"""

    def __get__(self, env: object, kind: type) -> Any:
        if env is None:
            return self
        raise NoGame


class Turns(AECEnv[str, Observation, int]):
    """Made by `bestiary.envs.pettingzoo.<game>`."""

    agent_selection = rewards = terminations = truncations = infos = cast(Any, Absent())

    def __init__(self, game: str, players: int, options: HouseRules | None, reward: Reward, render_mode: str | None) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.seating = Seating(game, players, options, reward)
        self.render_mode = render_mode
        self.metadata = metadata(self.seating, "", parallelizable=False)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        each = [spaces(self.seating, self.seating.choices) for _ in range(players)]
        self.observation_spaces = {agent: cast(Any, seen) for agent, (seen, _) in zip(self.possible_agents, each, strict=True)}
        self.action_spaces = {agent: cast(Any, actions) for agent, (_, actions) in zip(self.possible_agents, each, strict=True)}
        self.state_space = Box(0, MOST, (players * self.seating.width,), np.int16)
        self._no_choice = np.zeros(self.seating.choices, np.int8)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game. The seed decides every shuffle; without one the stream of shuffles goes on. There are no options."""
        self.seating.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._no_choice.copy()} for agent in self.agents}
        self._skip_agent_selection = None
        self._rewarded = False
        self._ask()

    def agent_iter(self, max_iter: int = 1 << 63) -> Any:
        """The seats in the order in which they are asked, until all have left."""
        self.seating.check_begun()
        return super().agent_iter(max_iter)

    def _ask(self) -> None:
        seating = self.seating
        self.agent_selection = agent = self.possible_agents[seating.turn]
        self.infos[agent] = {"action_mask": seating.mask}
        if self.render_mode == "human":
            self.render()

    def step(self, action: SupportsIndex | None) -> None:
        """The action of `agent_selection`, one that its mask allows; of a seat for whom the game is over, None."""
        agent = self.agent_selection
        over = self.terminations.get(agent)
        if over is not False:
            if over is None:
                raise NoGame("the game is over, and all have left")
            self._was_dead_step(cast(int, action))
            return
        seating = self.seating
        choice = action if type(action) is int or action is None else whole(action, agent, seating.choices)
        told = -1 if choice is None else seating.choose(choice)
        if told & acts.REFUSED:
            raise IllegalAction(f"{agent} cannot choose {action} now: legal are {np.flatnonzero(seating.mask).tolist()}")
        self.infos[agent] = {"action_mask": self._no_choice.copy()}
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded or told & acts.REWARDED:
            self._reward(told & acts.REWARDED != 0)
        if told & acts.OVER_NOW:
            self._end()
        else:
            self._ask()

    def _reward(self, some: bool) -> None:
        """PettingZoo's bookkeeping, left out while there is nothing to book."""
        self._rewarded = some
        for agent, reward in zip(self.possible_agents, self.seating.rewards.tolist(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What a seat may know and may choose; who is not to move may choose nothing."""
        seating, seat = self.seating, self.possible_agents.index(agent)
        if seat == seating.turn and not seating.over:
            return {"observation": seating.observation, "action_mask": seating.mask}
        return {"observation": seating.faces()[0][seat], "action_mask": self._no_choice.copy()}

    def readable(self, agent: str | None) -> dict[str, Any]:
        """What a seat may know, in words: the game's view as plain data. None is a spectator."""
        return self.seating.readable(None if agent is None else self.possible_agents.index(agent))

    def state(self) -> Numbers:
        """What all seats together know: their observations one after the other."""
        return self.seating.faces()[0].reshape(-1)

    def render(self) -> str | None:
        """The table as the seat to move sees it; after the end, as everybody does."""
        return rendered(self.seating, self.possible_agents, None if self.seating.over else self.seating.turn, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def rendered(seating: Seating, names: list[str], seat: int | None, mode: str | None) -> str | None:
    if mode == "human":
        Console().print(seating.drawing(seat, names))
    return seating.drawn(seat, names) if mode == "ansi" else None
