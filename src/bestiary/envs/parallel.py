"""A game as a PettingZoo Parallel environment: all who may act do so at once, as in an open auction or a speed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex, cast

import numpy as np
from gymnasium.spaces import Box
from pettingzoo import ParallelEnv  # pyright: ignore[reportMissingTypeStubs]

from bestiary.envs.aec import MOST, Observation, check_render_mode, metadata, rendered, spaces
from bestiary.envs.seating import HouseRules, NoGame, Numbers, Reward, Seating, whole

Answer = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]
Pairs = list[tuple[int, int]]  # seats and their choices


class Together(ParallelEnv[str, Observation, int]):
    """Made by `bestiary.envs.pettingzoo.parallel`."""

    def __init__(
        self,
        game: str,
        players: int,
        options: HouseRules | None,
        reward: Reward,
        render_mode: str | None,
        patience: int,
        max_cycles: int | None,
    ) -> None:
        check_render_mode(render_mode)
        if patience < 1:
            raise ValueError(f"patience is at least one step, not {patience}")
        self.seating = Seating(game, players, options, reward)
        self.render_mode, self.patience, self.max_cycles = render_mode, patience, max_cycles
        self.metadata = metadata(self.seating, "_parallel", parallelizable=True)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.wait = self.seating.choices  # the last action
        each = [spaces(self.seating, self.wait + 1) for _ in range(players)]
        self.observation_spaces = {agent: cast(Any, seen) for agent, (seen, _) in zip(self.possible_agents, each, strict=True)}
        self.action_spaces = {agent: cast(Any, actions) for agent, (_, actions) in zip(self.possible_agents, each, strict=True)}
        self.state_space = Box(0, MOST, (players * self.seating.width,), np.int16)
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The seed decides every shuffle, and who is quicker. There are no options."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.seating.begin(seed)
        self.agents = self.possible_agents[:]
        self._cycles = self._silent = 0
        self._look()
        return self._observations(), self._infos()

    def step(self, actions: Mapping[str, SupportsIndex]) -> Answer:
        """An action of each seat. They are made in an order by chance; one that its mask forbids, or that is no longer legal, is not."""
        self.seating.check_begun()
        if not self.agents:
            if actions:
                raise NoGame("the game is over, and all have left")
            return {}, {}, {}, {}, {}
        chosen = self._read(actions)
        allowed = [(seat, a) for seat, a in chosen if 0 <= a <= self.wait and self._masks[seat][a]]
        wanted = [pair for pair in allowed if pair[1] != self.wait]
        late = self._make([wanted[i] for i in self._chance.permutation(len(wanted))])
        refused = {self.possible_agents[seat] for seat, _ in {*chosen} - {*allowed} | late}
        self._silent = self._silent + 1 if all(a == self.wait for _, a in chosen) else 0
        if self._silent >= self.patience:
            self._silent = 0
            self._make(self._lapse())
        self._cycles += 1
        self._look()
        return self._answer(refused)

    def _read(self, actions: Mapping[str, SupportsIndex]) -> Pairs:
        """Every seat's choice; who is left out waits."""
        if strangers := sorted({*actions} - {*self.agents}, key=str):
            raise ValueError(f"actions are of {', '.join(self.agents)}; there is no {strangers[0]!r}")
        agents = self.possible_agents
        return [(seat, whole(actions.get(agent, self.wait), agent, self.wait + 1)) for seat, agent in enumerate(agents)]

    def _make(self, pairs: Pairs) -> set[tuple[int, int]]:
        """Choices one after the other; those that were refused. Without any, nothing happens."""
        if not pairs:
            self.seating.rewards[:] = 0
            return set()
        seats, choices, refused = (np.array(part, np.int64) for part in (*zip(*pairs, strict=True), [0] * len(pairs)))
        self.seating.act(seats, choices, refused)
        return {pair for pair, no in zip(pairs, refused.tolist(), strict=True) if no}

    def _lapse(self) -> Pairs:
        """What happens when a clock that all share runs out: in an auction everybody passes but the leader, in a speed game time is up."""
        game, state = self.seating.game, self.seating.state
        made = [(-1 if seat is None else seat, move) for seat, move in game.lapse(state)]
        return [(seat, a) for seat, move in made for a in game.choices(state, seat, move)]

    def _look(self) -> None:
        self._seen, self._masks = self.seating.faces()
        self._shown = self._masks.copy()  # what is handed out is the caller's to change
        if self.render_mode == "human":
            self.render()

    def _answer(self, refused: set[str]) -> Answer:
        over, agents = self.seating.over, self.possible_agents
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        answer = (
            self._observations(),
            dict(zip(agents, self.seating.rewards.tolist(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {**info, "refused": agent in refused} for agent, info in self._infos().items()},
        )
        if over or late:
            self.agents = []
        return answer

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self._seen[seat], "action_mask": self._shown[seat]} for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        """At a reset this is all: TorchRL's wrapper fails on anything beside the mask, and nothing has been refused."""
        return {agent: {"action_mask": self._shown[seat]} for seat, agent in enumerate(self.possible_agents)}

    def readable(self, agent: str | None) -> dict[str, Any]:
        """What a seat may know, in words: the game's view as plain data. None is a spectator."""
        return self.seating.readable(None if agent is None else self.possible_agents.index(agent))

    def state(self) -> Numbers:
        """What all seats together know: their observations one after the other."""
        return self.seating.faces()[0].reshape(-1)

    def render(self) -> str | None:
        """The table as everybody sees it: nobody's turn comes before another's."""
        return rendered(self.seating, self.possible_agents, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
