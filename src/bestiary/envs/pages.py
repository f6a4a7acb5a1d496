"""The page of each environment, made of what the code says: `docs/envs/<game>.md`; and tables of what was measured."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from types import ModuleType
from typing import Any, cast

import msgspec

from bestiary.engine.game import AnyGame
from bestiary.envs import pettingzoo
from bestiary.games import GAMES
from bestiary.match.describe import option_ranges
from bestiary.words import words

PAGE = """# {title}

{about}

```python
from bestiary.envs import pettingzoo, vector

env = pettingzoo.{id}(players={players}, options={{}}, reward="rank", render_mode=None)  # bestiary_{id}_v{version}, AEC
env = pettingzoo.parallel("{id}", players={players})  # bestiary_{id}_parallel_v{version}
envs = vector("{id}", size=1024, players={players})  # Gymnasium's vector environment; device="cuda" for a GPU
```

What all environments have in common is in [research.md](../research.md), the rules are in [rules/{id}.md](../rules/{id}.md).

| | |
|---|---|
| players | {least} to {most}, `player_0` … |
| actions | `Discrete({choices})`; in the parallel form `Discrete({more})`, the last of which is to wait |
| observation | `Box(0, 32767, ({width},), int16)` |
| version | {version}; it goes up when the same seed and actions would no longer give the same game, or the numbers mean something else |

## House rules

{options}

## Actions

{actions}

## Observation

{observation}

## Rewards

| `reward=` | what a seat gets |
|---|---|
| `"rank"` | {rank} |
| `"score"` | after each action, what its score has changed by: over a match the sum is its score |
"""
RANK = "at the end the share of the others that it came before, less the share that came before it: from 1 to -1, in all 0"
TOGETHER = "at the end 1 for all if they have won, or -1 for all"


def page(game: AnyGame) -> str:
    """Everything about the environments of one game."""
    return PAGE.format(
        title=words("en")(f"game-{game.id}"),
        about=" ".join((inspect.getdoc(getattr(pettingzoo, game.id)) or "").split()),
        id=game.id,
        players=game.players[0],
        least=game.players[0],
        most=game.players[-1],
        choices=game.rules.CHOICES,
        more=game.rules.CHOICES + 1,
        width=game.features.OBSERVATION,
        version=game.version,
        options=house_rules(game),
        actions=actions(game),
        observation=body(game.features),
        rank=TOGETHER if game.cooperative else RANK,
    )


def body(module: object) -> str:
    """A module's docstring but for its first sentence."""
    return (inspect.getdoc(cast(ModuleType, module)) or "").partition("\n\n")[2]


def actions(game: AnyGame) -> str:
    """How the rules number cards and choices, without how they keep a state."""
    first, *others = body(game.rules).split("\n\n")
    tables = [number for number, part in enumerate(others) if part.startswith("|")]
    return "\n\n".join([first, *others[tables[0] :]])


def house_rules(game: AnyGame) -> str:
    defaults: Any = game.options()
    rows = [(f"`{name}`", values, f"`{getattr(defaults, name)!r}`") for name, values in option_ranges(game.options).items()]
    return table(("option", "may be", "by default"), rows) if rows else "There are none."


def pages() -> dict[str, str]:
    """The page of each game, by its id."""
    return {name: page(game) for name, game in GAMES.items()}


class Measured(msgspec.Struct):
    date: str
    machine: str
    command: str

    def told(self) -> str:
        return f"{self.machine}, {self.date}, `{self.command}`."


class Rate(msgspec.Struct):
    what: str
    rate: int
    times: float = msgspec.field(name="times the fastest peer")


class Environments(Measured):
    """`benchmarks/results/envs.json` and `envs-h200.json`."""

    peer: str = msgspec.field(name="fastest peer")
    rows: list[Rate]

    def table(self, *some: str) -> str:
        """All rows, or the fastest peer's and those that have one of these words."""
        rows = [row for row in self.rows if not some or row.what == self.peer or any(word in row.what for word in some)]
        head = ("", "steps a second", "times the fastest of PettingZoo's")
        return table(head, [(row.what, short(row.rate), f"{row.times:,.{0 if row.times >= 100 else 1}f}") for row in rows])


class SpielRate(msgspec.Struct):
    game: str
    rate: int
    look: str = msgspec.field(name="with")


class SpielGames(Measured):
    """`benchmarks/results/openspiel.json`."""

    rows: list[SpielRate]


def speed(environments: bytes, on_gpu: bytes, spiel_games: bytes) -> str:
    """These results as tables."""
    ours = msgspec.json.decode(environments, type=Environments)
    gpu = msgspec.json.decode(on_gpu, type=Environments)
    spiel = msgspec.json.decode(spiel_games, type=SpielGames)
    looks = [*dict.fromkeys(row.look for row in spiel.rows)]
    rates = {(row.game, row.look): short(row.rate) for row in spiel.rows}
    games = [*dict.fromkeys(row.game for row in spiel.rows)]
    spiel_rows = [(f"`{game}`", *(rates.get((game, look), "") for look in looks)) for game in games]
    return "\n\n".join(
        (
            ours.table(),
            ours.told(),
            gpu.table("vector"),
            gpu.told(),
            table(("OpenSpiel in Python, actions a second", *(f"`{look}`" for look in looks)), spiel_rows),
            spiel.told(),
        )
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join((f"| {' | '.join(head)} |", "|---" * len(head) + "|", *(f"| {' | '.join(row)} |" for row in rows)))


def short(rate: int) -> str:
    """Three digits and a letter: 1.22 M."""
    rounded = float(f"{rate:.3g}")
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if rounded >= size:
            return f"{rounded / size:#.3g} {letter}".replace(". ", " ")
    return f"{rounded:g}"
