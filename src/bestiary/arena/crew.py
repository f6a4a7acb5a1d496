"""Those who play the matches of a tournament: this process, all cores, or a Ray cluster. Who does makes no difference to what is played."""

from __future__ import annotations

import hashlib
import logging
import math
import os
import signal
import socket
import threading
import time
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from functools import cache
from importlib import import_module
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from random import Random
from typing import Any

import msgspec

from bestiary import __version__
from bestiary.arena.design import Fixture
from bestiary.arena.simulate import play_out
from bestiary.bots import Bot, Decision, bot, warm_up
from bestiary.games import GAMES
from bestiary.match.match import new
from bestiary.match.sight import Sight

AHEAD = 4  # matches a core that wait for it
MARK = math.log(1.1)  # decisions are timed on a scale whose marks are 10 % apart


class Task(msgspec.Struct, frozen=True):
    """A match as whoever plays it has to know it."""

    game: str
    options: dict[str, bool | int | str]
    seed: int
    bestiary: str  # the version
    bots: tuple[str, ...]  # all of the tournament
    fixture: Fixture


class Played(msgspec.Struct, frozen=True):
    number: int  # of the fixture
    scores: list[int]
    clocks: dict[str, dict[int, int]]  # by bot: how many decisions took how long, as marks on the scale


class Clocked:
    """A bot whose decisions are timed."""

    def __init__(self, program: Bot) -> None:
        self._program = program
        self.clock: Counter[int] = Counter()

    def __call__(self, sight: Sight, rng: Random) -> Decision:
        start = time.perf_counter()
        decision = self._program(sight, rng)
        self.clock[mark_of(time.perf_counter() - start)] += 1
        return decision


def mark_of(seconds: float) -> int:
    return round(math.log(max(seconds, 1e-9)) / MARK)


def seconds_of(mark: int) -> float:
    return math.exp(mark * MARK)


def play(task: Task) -> Played:
    """The same task gives the same scores everywhere, where bots think by worlds and not by seconds."""
    if task.bestiary != __version__:
        raise ValueError(f"the tournament is of Bestiary {task.bestiary}, but a machine that plays in it has {__version__}")
    get_ready(task.game, task.bots)
    fixture, source = task.fixture, f"{task.seed}/{task.fixture.deal}"
    options = task.options if fixture.level is None else task.options | {"level": fixture.level}
    match = new(task.game, len(fixture.seats), hashlib.sha256(source.encode()).hexdigest(), options)
    programs = {name: Clocked(bot(name, task.game)) for name in fixture.seats}
    chance = [Random(f"{source}/{fixture.level}/{','.join(fixture.seats)}/{seat}") for seat in range(match.players)]
    play_out(match, [programs[name] for name in fixture.seats], chance)
    return Played(fixture.number, match.scores, {name: dict(program.clock) for name, program in programs.items()})


@cache
def get_ready(game: str, bots: tuple[str, ...]) -> None:
    """Nobody's first decision should be timed with the compiler at work."""
    if {*bots} - {"random", "heuristic"}:
        warm_up(GAMES[game])


def play_all(tasks: Sequence[Task], processes: int, ray: str | None) -> Generator[Played]:
    """The matches as they finish, in any order."""
    if not tasks:
        return
    if ray is not None:
        yield from on_ray(tasks, ray)
    elif min(processes, len(tasks)) < 2:
        yield from map(play, tasks)
    else:
        get_ready(tasks[0].game, tasks[0].bots)  # compiled once and kept on disk, not once in each process
        yield from in_processes(tasks, processes)


def in_processes(tasks: Sequence[Task], processes: int) -> Iterator[Played]:
    todo, others = iter(tasks), active_children()
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=obey_the_parent)
    try:
        running = {pool.submit(play, task) for task in islice(todo, AHEAD * processes)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play, task) for task in islice(todo, len(done))}
            for future in done:
                yield future.result()
    finally:  # who is stopped does not wait for matches that nobody will keep
        for child in active_children():
            if child not in others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def obey_the_parent() -> None:
    """It alone minds Ctrl-C; and when it is killed, a process of its pool must not wait for work for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def on_ray(tasks: Sequence[Task], address: str) -> Iterator[Played]:
    """Every machine of the cluster needs this version of Bestiary; `local` starts a cluster on this one, for as long as it takes."""
    ray = ray_module()
    begun = not ray.is_initialized()
    if begun:
        connect(ray, address)
    try:
        todo, remote = iter(tasks), ray.remote(play)
        cores = int(ray.cluster_resources().get("CPU", 1))
        running = [remote.remote(task) for task in islice(todo, AHEAD * cores)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(task) for task in islice(todo, len(done))]
            yield from ray.get(done)
    finally:
        if begun:
            ray.shutdown()


def ray_module() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # tell nobody
    try:
        return import_module("ray")
    except ImportError as error:
        raise ValueError(f"a Ray cluster needs Ray, which cannot be imported here ({error}); pip install 'bestiary[ray]'") from None


def connect(ray: Any, address: str) -> None:
    local: Mapping[str, object] = {"include_dashboard": False} if address == "local" else {}
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if colon:  # Ray itself would try for a quarter of an hour
            socket.create_connection((host, int(port)), timeout=10).close()
        ray.init(address, logging_level=logging.ERROR, log_to_driver=False, **local)
    except (OSError, RuntimeError, ValueError) as error:
        raise ValueError(f"no Ray cluster answers at {address!r}: {error}") from None
