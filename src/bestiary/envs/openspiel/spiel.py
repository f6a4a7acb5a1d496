"""The classes that OpenSpiel talks to: a game, its states, and what observes them. All that they know is in nodes."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from bestiary.engine.game import DEAL
from bestiary.envs.openspiel.node import CHANCE, TERMINAL, Node, root
from bestiary.envs.openspiel.registry import described, parameters_of, table_of
from bestiary.envs.openspiel.resampling import another_way, another_world
from bestiary.envs.openspiel.table import NOBODY, Table
from bestiary.envs.openspiel.view import seen, seen_alone

try:
    pyspiel: Any = import_module("pyspiel")
except ImportError as error:
    raise ImportError(f"these games need OpenSpiel, which cannot be imported here ({error}); pip install open_spiel") from error


class SpielState(pyspiel.State):  # pyright: ignore[reportUntypedBaseClass]
    """A node, and the history that OpenSpiel keeps."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType]
        self.node: Node = root(game.table)

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chances()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.node.tree.table
        return f"deal {table.faces[action][2]}" if player == CHANCE else table.box.choice_name(self.node.state, action)

    def returns(self) -> list[float]:
        table = self.node.tree.table
        return table.returns(self.node.state) if self.is_terminal() else [0.0] * table.players

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks the same to the player, with what he cannot know dealt anew; `sampler()` gives chance from 0 below 1."""
        rng = Random(sampler())
        other: SpielState = self.get_game().new_initial_state()
        if self.node.tree.table.box.replayable:
            actions = another_way(self.node, player, rng)
            other.node = self.node.top()
            for action in actions:
                other.apply_action(action)
        else:
            other.node = another_world(self.node, player, rng)
        return other

    def __str__(self) -> str:
        node = self.node
        table = node.tree.table
        what = "" if node.state.phase == DEAL else f"{node.state!r}"
        waits = f" dealt {node.cards}" if node.player == CHANCE else ""
        return f"{table.game.id} {what}{waits} left {node.left}"


class Observer:
    """What a seat may know: at present, or with perfect recall; or the part of it that everybody, or only that seat, may know."""

    def __init__(self, table: Table, kind: Any, parameters: Mapping[str, Any] | None) -> None:
        if parameters:
            raise ValueError(f"these games' observations have no parameters; {dict(parameters)} was given")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("these games have no observation of all players' hands")
        if kind.perfect_recall and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise ValueError("what a player remembers is what everybody saw and what he alone did, never one without the other")
        self.table = table
        self.public: bool = kind.public_info
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall: bool = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.public and self.own:
            self._lay_out()

    def _lay_out(self) -> None:
        sizes = {"player": self.table.players, "observation": self.table.game.features.OBSERVATION}
        if self.recall:
            sizes["memory"] = self.table.memory
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size
        self._out = [0] * sizes["observation"]

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        node = state.node
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if node.state.phase != DEAL:
            self.table.game.features.observe(node.state, player, self._out)
            self.dict["observation"][:] = self._out
        if self.recall:
            numbers = node.numbers(player)[-self.table.memory :]
            self.dict["memory"][: len(numbers)] = numbers

    def string_from(self, state: SpielState, player: int) -> str:
        node = state.node
        if self.recall:
            return node.remembered(player)
        if self.table.box.open and not self.public:
            return ""
        parts = [self._present(node, player)]
        if node.path and self.own and node.player in (player, CHANCE):
            parts.append(f"chosen {list(node.path)}")
        for viewer, wanted in ((NOBODY, self.public), (player, self.own)):
            if wanted and (cards := node.coming(viewer)):
                parts.append(f"dealt {cards}")
        return " ".join(filter(None, parts))

    def _present(self, node: Node, player: int) -> str:
        game = self.table.game
        if node.state.phase == DEAL:
            return ""
        if self.own:
            return (seen if self.public else seen_alone)(game, node.state, player)
        return seen(game, node.state, None) if self.public else ""


def game_type(name: str, is_open: bool = False) -> Any:
    """What OpenSpiel knows of a game: before it is loaded, that somebody may hide something; of a loaded one, whether somebody does."""
    game = described(name)
    kind = pyspiel.GameType
    information = kind.Information
    return kind(
        short_name=name,
        long_name=f"Bestiary: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if game.cooperative else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        default_loadable=True,
        parameter_specification=parameters_of(name),
    )


class SpielGame(pyspiel.Game):  # pyright: ignore[reportUntypedBaseClass]
    """One of the four games with its parameters. Made by `pyspiel.load_game`."""

    kind: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        self.table: Table = table_of(self.kind.short_name, tuple(sorted(given.items())))
        low, high = self.table.range
        cooperative = self.table.game.cooperative
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.rules.CHOICES,
            max_chance_outcomes=len(self.table.faces),
            num_players=self.table.players,
            min_utility=low,
            max_utility=high,
            utility_sum=None if cooperative else 0.0,
            max_game_length=self.table.box.longest,
        )
        kind = game_type(self.kind.short_name, is_open=True) if self.table.box.open else self.kind
        super().__init__(kind, info, given)  # pyright: ignore[reportUnknownMemberType]

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.box.cards

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)


def loaded(game: str) -> Any:
    """A game that was pickled; where this function is found, the games are registered."""
    return pyspiel.load_game(game)


def register(name: str) -> None:
    kind = game_type(name)
    pyspiel.register_game(kind, type(f"SpielGame_{name}", (SpielGame,), {"kind": kind}))
