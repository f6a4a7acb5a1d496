"""How fast the games run, beside their peers: uniformly random play with legal lists and shuffles.

Everything is measured in turns, round after round, and the median counts, so that a busy moment of the machine hits everybody alike.
"""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from datetime import date
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bestiary.engine.compiled import NotCompiled
from bestiary.engine.game import DEAL, OVER
from bestiary.games import GAMES
from bestiary.match.batches import batch

PLAYERS = {"kuhhandel": 4, "kakerlakenpoker": 4, "cahoots": 3, "nullern": 4}
SIZE, STEPS = 4096, 100  # of a batch on one core, and choices a game between two looks at the clock
SIZES = (16, 256, 4096, 65536)  # on all cores
GPU_SIZES = (1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20)
GPU_STEPS = (1, 256)
Play = Callable[[], int]  # plays on for a while, returns how many actions that took


class Row(msgspec.Struct, frozen=True):
    """One way to run one game, and its actions a second."""

    game: str
    how: str
    players: int
    rate: int
    lowest: int
    highest: int
    size: int = 1  # games side by side
    steps: int = 1  # choices a call


class Bench(msgspec.Struct, frozen=True):
    date: str
    machine: str
    python: str
    command: str
    rows: list[Row]
    missing: list[str]  # what could not be measured here, and why


def interpreted(name: str, rng: Random) -> Play:
    game = GAMES[name]
    rules, options = game.rules, game.options()
    legal, step, turn, chance = rules.legal, rules.step, rules.turn, rng.random
    out = [0] * rules.MOST

    def play() -> int:
        state, actions = game.new_state(PLAYERS[name], options), 0
        while state.phase != OVER:
            if state.phase == DEAL:
                order = list(range(rules.DECKS[rules.deck(state)]))
                rng.shuffle(order)
                rules.deal(state, order)
            else:
                seat = turn(state)
                step(state, seat, out[int(chance() * legal(state, seat, out))])
                actions += 1
        return actions

    return play


def compiled(name: str, threads: int, size: int = SIZE) -> Play:
    games = batch(name, size, PLAYERS[name], seed=1, threads=threads)
    games.playout(500)  # compiled, and no longer all at their beginning
    return lambda: games.playout(STEPS)


def on_gpu(name: str, size: int, steps: int) -> Play:
    games: Any = batch(name, size, PLAYERS[name], seed=1, device="cuda")
    games.playout(1000)
    calls = max(1, (1 << 24) // (size * steps))

    def play() -> int:
        made = sum(games.playout(steps) for _ in range(calls))
        games.synchronize()
        return made

    return play


def open_spiel(in_cpp: bool, rng: Random) -> Play:
    """oh_hell, the nearest of its games: tricks and bids. In C++ a whole random game is one call from Python."""
    pyspiel: Any = import_module("pyspiel")
    game, chance = pyspiel.load_game("oh_hell(players=4)"), rng.random

    def play() -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            choices = state.legal_actions()
            actions += not state.is_chance_node()
            state.apply_action(choices[int(chance() * len(choices))])
        return actions

    if not in_cpp:
        return play
    mean = statistics.mean(play() for _ in range(2000))
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]

    def play_in_cpp() -> int:
        for number in range(200):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return round(200 * mean)

    return play_in_cpp


def rlcard(rng: Random) -> Play:
    """Leduc hold'em, its fastest card game."""
    env: Any = import_module("rlcard").make("leduc-holdem", config={"seed": 1})
    chance = rng.random

    def play() -> int:
        state, _ = env.reset()
        actions = 0
        while not env.is_over():
            choices = list(state["legal_actions"])
            state, _ = env.step(choices[int(chance() * len(choices))])
            actions += 1
        return actions

    return play


def pgx() -> Play:
    """Leduc hold'em, its nearest: 4,096 games side by side, compiled by JAX for the device it finds."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make("leduc_holdem")
    auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset
    numbers: Any = jax.numpy

    def one(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        chosen = jax.random.categorical(first, numbers.log(state.legal_action_mask.astype(numbers.float32)))
        return auto_reset(env.step, env.init)(state, chosen, second)

    def many(states: Any, key: Any) -> Any:
        def turn(carried: Any, key: Any) -> Any:
            return jax.vmap(one)(carried, jax.random.split(key, SIZE)), None

        return jax.lax.scan(turn, states, jax.random.split(key, STEPS))[0]

    compiled = jax.jit(many)
    kept = [jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), SIZE)), jax.random.PRNGKey(1)]

    def play() -> int:
        kept[1], key = jax.random.split(kept[1])
        kept[0] = jax.block_until_ready(compiled(kept[0], key))
        return SIZE * STEPS

    play()
    return play


class Contest(msgspec.Struct):
    """What is measured, under the heading of its row."""

    row: Row
    play: Play
    rates: list[float]

    def run(self, seconds: float) -> None:
        actions, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            actions += self.play()
        self.rates.append(actions / spent)

    def result(self) -> Row:
        return msgspec.structs.replace(
            self.row, rate=round(statistics.median(self.rates)), lowest=round(min(self.rates)), highest=round(max(self.rates))
        )


def contestants(missing: list[str]) -> Iterator[Contest]:
    """Everybody who can run here; who cannot is named in `missing`."""
    rng, cores = Random(1), os.cpu_count() or 1

    def enter(make: Callable[[], Play], game: str, how: str, players: int, size: int = 1, steps: int = 1) -> Iterator[Contest]:
        try:
            yield Contest(Row(game, how, players, 0, 0, 0, size, steps), make(), [])
        except (ImportError, NotCompiled) as error:
            note = f"{how}: {error}"
            if note not in missing:
                missing.append(note)

    for name, players in PLAYERS.items():
        yield from enter(lambda name=name: interpreted(name, rng), name, "interpreted", players)
        yield from enter(lambda name=name: compiled(name, 1), name, "one core", players, SIZE, STEPS)
        for size in SIZES:
            yield from enter(lambda name=name, size=size: compiled(name, cores, size), name, f"all {cores} cores", players, size, STEPS)
        for size in GPU_SIZES:
            for steps in GPU_STEPS:
                yield from enter(lambda name=name, size=size, steps=steps: on_gpu(name, size, steps), name, "GPU", players, size, steps)
    yield from enter(lambda: open_spiel(False, rng), "oh_hell", "OpenSpiel from Python", 4)
    yield from enter(lambda: open_spiel(True, rng), "oh_hell", "OpenSpiel in C++", 4)
    yield from enter(lambda: rlcard(rng), "leduc-holdem", "RLCard", 2)
    yield from enter(pgx, "leduc_holdem", "Pgx", 2, SIZE, STEPS)


def bench(rounds: int, seconds: float, command: str) -> Bench:
    missing: list[str] = []
    contests = list(contestants(missing))
    for _ in range(rounds):
        for contest in contests:
            contest.run(seconds)
    return Bench(
        date=date.today().isoformat(),
        machine=machine(),
        python=platform.python_version(),
        command=command,
        rows=[contest.result() for contest in contests],
        missing=missing,
    )


def machine() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        processor = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        processor = platform.processor()
    try:
        name = import_module("numba.cuda").get_current_device().name
        gpu = name.decode() if isinstance(name, bytes) else str(name)
    except Exception:  # whatever the driver says: there is no GPU to name
        gpu = "no GPU"
    return f"{processor}, {os.cpu_count()} cores, {gpu}"
