# pyright: basic, reportMissingImports=false
"""Games side by side, of which a part is played by the learner alone, a part with past selves and a part with hand-written players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from bestiary.engine.episodes import episodes
from bestiary.engine.game import AnyGame
from bestiary.learn.network import Network
from bestiary.learn.recipes import Recipe, Table

BY_HAND, BY_PAST = 0.3, 0.2  # parts of the games in which the others are such players


class Played:
    """So many choices in each game, one row a choice; and one row more of what is seen and asked after the last."""

    def __init__(self, steps: int, size: int, seats: int, observation: int, choices: int, device: str) -> None:
        self.observations = torch.zeros((steps + 1, size, observation), dtype=torch.int16, device=device)
        self.masks = torch.zeros((steps + 1, size, choices), dtype=torch.uint8, device=device)
        self.turns = torch.zeros((steps + 1, size), dtype=torch.int8, device=device)
        self.choices = torch.zeros((steps + 1, size), dtype=torch.int64, device=device)
        self.likely = torch.zeros((steps, size), device=device)  # the logarithm of the chance with which the choice was made
        self.values = torch.zeros((steps, size), device=device)
        self.mine = torch.zeros((steps, size), dtype=torch.bool, device=device)  # made by the learner
        self.rewards = torch.zeros((steps, size, seats), device=device)
        self.ended = torch.zeros((steps, size), dtype=torch.bool, device=device)


class Play:
    """The games, and who sits where."""

    def __init__(
        self, game: AnyGame, tables: Sequence[Table], recipe: Recipe, size: int, steps: int, device: str, seed: int, threads: int
    ) -> None:
        self.recipe, self.size, self.steps, self.device, self.together = recipe, size, steps, device, game.cooperative
        self.episodes = episodes(game, tables, size, seed, "cpu" if device == "cpu" else "cuda", threads)
        self.players = torch.tensor([players for players, _ in tables], device=device)[torch.arange(size, device=device) % len(tables)]
        self.played = Played(steps, size, self.episodes.seats, game.features.OBSERVATION, game.rules.CHOICES, device)
        place = torch.arange(size, device=device)
        by_hand, by_past = int(size * BY_HAND), int(size * BY_PAST)
        self.hero = (place // len(tables)) % self.players  # the learner's seat, where the others are somebody else
        self.with_hands = place < by_hand
        self.past_rows = place[by_hand : by_hand + by_past]
        self.with_past = (place >= by_hand) & (place < by_hand + by_past)
        self._who = torch.zeros(size, dtype=torch.uint8, device=device)
        self._seats = torch.arange(self.episodes.seats, device=device)
        # Among hand-written players, by number of players: first places, shared ones in part, or matches won together; of so many.
        self.won, self.finished = torch.zeros(8, device=device), torch.zeros(8, device=device)

    def _array(self, tensor: Tensor) -> Any:
        """The same memory, as the games take it."""
        return tensor.numpy() if self.device == "cpu" else tensor

    def look(self, row: int) -> None:
        played, games = self.played, self.episodes
        games.turns, games.masks = self._array(played.turns[row]), self._array(played.masks[row])
        games.observations, games.choices = self._array(played.observations[row]), self._array(played.choices[row])
        games.look()

    def spread_out(self) -> None:
        """Games that are of one length begin apart."""
        self.look(0)
        apart = torch.randint(0, self.recipe.apart + 1, (self.size,), device=self.device)
        for k in range(self.recipe.apart):
            self.look(0)
            self.by_hand(0, apart > k)
            self.played.choices[0].masked_fill_(apart <= k, -1)  # refused: nothing changes
            self.episodes.step()

    def by_hand(self, row: int, who: Tensor) -> None:
        """The hand-written player's choices where it is to choose."""
        self._who.copy_(who)
        self.episodes.choices = self._array(self.played.choices[row])
        self.episodes.by_hand(self._array(self._who))

    @torch.no_grad()
    def round(self, network: Network, past: Network | None) -> None:
        """Fill all rows, and look at what comes next."""
        for row in range(self.steps):
            self.look(row)
            self._choose(row, network, past)
            self.episodes.step()
            self._settle(row)
        self.look(self.steps)

    def _choose(self, row: int, network: Network, past: Network | None) -> None:
        played = self.played
        observations, masks = played.observations[row], played.masks[row]
        others = played.turns[row] != self.hero
        liked, played.values[row] = forward(network, observations, masks, self.device)
        mine = ~(self.with_hands & others)
        if past is not None:
            rows = self.past_rows
            theirs, _ = forward(past, observations[rows], masks[rows], self.device)
            liked[rows] = torch.where(others[rows, None], theirs, liked[rows])
            mine &= ~(self.with_past & others)
        chances = torch.log_softmax(liked, -1)
        choices = (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)
        played.choices[row] = choices
        self.by_hand(row, self.with_hands & others)
        played.likely[row] = chances.gather(1, played.choices[row][:, None]).squeeze(1)
        played.mine[row] = mine

    def _settle(self, row: int) -> None:
        played, games = self.played, self.episodes
        ended = torch.as_tensor(games.ended, device=self.device) == 1
        played.rewards[row] = torch.as_tensor(games.gained, device=self.device)
        played.ended[row] = ended
        results = torch.as_tensor(games.results, device=self.device)
        sits = self._seats < self.players[:, None]
        scores = torch.where(sits, results, torch.full_like(results, -(1 << 30)))
        best = (scores == scores.max(1, keepdim=True).values) & sits
        firsts = results.float() if self.together else best / best.sum(1, keepdim=True)
        if self.recipe.first:
            played.rewards[row] += torch.where(ended[:, None], self.recipe.first * firsts, torch.zeros_like(firsts))
        tried = ended & self.with_hands
        self.won.scatter_add_(0, self.players, torch.where(tried, firsts.gather(1, self.hero[:, None]).squeeze(1), 0.0))
        self.finished.scatter_add_(0, self.players, tried.float())

    def told(self) -> dict[int, float]:
        """The part of first places among hand-written players since the last time, by number of players."""
        won, finished = self.won.tolist(), self.finished.tolist()
        self.won.zero_()
        self.finished.zero_()
        return {players: won[players] / finished[players] for players in range(8) if finished[players]}


def forward(network: Network, observations: Tensor, masks: Tensor, device: str) -> tuple[Tensor, Tensor]:
    if device == "cpu":
        return network(observations, masks)
    with torch.autocast("cuda", torch.bfloat16):
        return network(observations, masks)
