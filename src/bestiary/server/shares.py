"""Who is next where many wait for the same few workers: every address has an equal share of them, in it every person, in it every table.

Shares are of time: whoever has used least of it is next (start-time fair queueing, level by level). Whoever was away has saved nothing up.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
IDLE = 1_000  # children of a node, after which those that want nothing are forgotten
EXPECTED = 0.01  # seconds that a job is taken to run until it is known


class Party(NamedTuple):
    """For whom work is done: as far as it is known from where, for which person, at which table."""

    address: str
    person: str
    table: str


class Node(Generic[T]):
    def __init__(self, used: float) -> None:
        self.used = used  # seconds
        self.clock = 0.0  # what the child that was served last had used: whoever comes new begins there
        self.waiting = 0  # jobs in it
        self.running = 0
        self.children: dict[str, Node[T]] = {}
        self.jobs: deque[T] = deque()

    @property
    def active(self) -> int:
        """How many children want something or have it now."""
        return sum(1 for child in self.children.values() if child.waiting or child.running)

    def child(self, name: str) -> Node[T]:
        child = self.children.get(name)
        if child is None:
            if len(self.children) >= IDLE:
                self.children = {name: one for name, one in self.children.items() if one.waiting or one.running}
            child = self.children[name] = Node(self.clock)
        elif not child.waiting and not child.running:
            child.used = max(child.used, self.clock)
        return child


class Shares(Generic[T]):
    def __init__(self) -> None:
        self._root: Node[T] = Node(0.0)

    @property
    def waiting(self) -> int:
        return self._root.waiting

    def of(self, *path: str) -> int:
        """How many jobs wait for that address, or for that person there."""
        node = self._root
        for name in path:
            if (child := node.children.get(name)) is None:
                return 0
            node = child
        return node.waiting

    def add(self, party: Party, job: T) -> None:
        path = [self._root]
        for name in party:
            path.append(path[-1].child(name))
        for node in path:
            node.waiting += 1
        path[-1].jobs.append(job)

    def take(self) -> tuple[Party, T, float] | None:
        """The next job, which runs from now on, and which part of all work is its table's just now."""
        if not self._root.waiting:
            return None
        node, names, part = self._root, list[str](), 1.0
        while node.children:
            name, child = min(((name, one) for name, one in node.children.items() if one.waiting), key=lambda pair: pair[1].used)
            part /= node.active
            node.clock = max(node.clock, child.used)
            names.append(name)
            node = child
        job = node.jobs.popleft()
        party = Party(*names)
        for node in self._path(party):
            node.waiting -= 1
            node.running += 1
            node.used += EXPECTED
        return party, job, part

    def done(self, party: Party, seconds: float) -> None:
        """A job runs no longer; it ran for so long."""
        for node in self._path(party):
            node.running -= 1
            node.used += seconds - EXPECTED
        self._rest()

    def last(self) -> tuple[Party, T]:
        """The job that came last at a table for which most are waiting, of the person and the address for whom most are."""
        node, names = self._root, list[str]()
        while node.children:
            name, node = max(node.children.items(), key=lambda pair: pair[1].waiting)
            names.append(name)
        return Party(*names), node.jobs[-1]

    def drop(self, party: Party, job: T) -> None:
        """A job that waits is wanted no longer."""
        *_, table = path = [*self._path(party)]
        table.jobs.remove(job)
        for node in path:
            node.waiting -= 1
        self._rest()

    def _path(self, party: Party) -> Iterator[Node[T]]:
        node = self._root
        yield node
        for name in party:
            node = node.children[name]
            yield node

    def _rest(self) -> None:
        """Once nobody wants anything all is forgotten."""
        if not self._root.waiting and not self._root.running:
            self._root = Node(0.0)
