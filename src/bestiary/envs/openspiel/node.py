"""A place in a game's tree. Nodes never change, so that all clones of a state share them, and what was worked out once stays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from bestiary.engine.game import DEAL, OVER
from bestiary.engine.state import State
from bestiary.envs.openspiel.table import SETTLED, Table
from bestiary.envs.openspiel.told import Chosen, Entry, Recalled, Told

# So many nodes of a tree are kept: of a reduced game for all who walk it, of a whole one while a state of it is about. Those beyond are
# worked out each time they are visited.
KEPT_REDUCED, KEPT = 100_000, 10_000
DUE = -1  # instead of a choice: a shuffle
CHANCE, TERMINAL = -1, -4  # OpenSpiel's numbers of those players

Log = tuple["Log", Entry] | None


class Tree:
    """What the nodes of a tree have in common."""

    __slots__ = ("room", "table")

    def __init__(self, table: Table, room: int = KEPT) -> None:
        self.table, self.room = table, room


class Node:
    """A state of the rules in which somebody may choose, or a choice or a shuffle that waits for chance to deal a card.

    `start` and `path`: the state in which the move under way began, and its choices so far. `left`: by outcome, how many such cards have
    not been dealt. While `deck` names the deck that a card is to come from, `due` is what waits for it and `cards` have come already.
    """

    __slots__ = ("_children", "action", "cards", "deck", "due", "left", "log", "parent", "path", "player", "start", "state", "tree")

    def __init__(self, tree: Tree, parent: Node | None, action: int, state: State, left: tuple[int, ...], log: Log) -> None:
        self.tree, self.parent, self.action, self.state, self.left, self.log = tree, parent, action, state, left, log
        self.start: State = state
        self.path: tuple[int, ...] = ()
        self.deck = SETTLED
        self.due = DUE
        self.cards: tuple[int, ...] = ()
        self._children: dict[int, Node] = {}
        self.player = CHANCE

    @classmethod
    def imagined(cls, table: Table, state: State, left: tuple[int, ...], shown: Sequence[tuple[str, Sequence[int]]]) -> Node:
        """A tree that begins in the middle of a game."""
        node = cls(Tree(table), None, 0, state, left, (None, Recalled(shown)))
        node.player = TERMINAL if state.phase == OVER else table.rules.turn(state)
        return node

    def child(self, action: int) -> Node:
        """What a choice, or a card, leads to."""
        found = self._children.get(action)
        if found is None:
            found = self._drawn(action) if self.player == CHANCE else self._chosen(action)
            if self.tree.room > 0:
                self.tree.room -= 1
                self._children[action] = found
        return found

    def legal(self) -> list[int]:
        table = self.tree.table
        return sorted(table.out[: table.rules.legal(self.state, self.player, table.out)])

    def chances(self) -> list[tuple[int, float]]:
        """The cards that may come next, and how likely each is: every card left of the deck alike, among the deals that may be."""
        table, left = self.tree.table, self.left
        likely: list[tuple[int, float]] = [(o, left[o]) for o in table.outcomes[self.deck] if left[o]]
        if table.dealing.selective and self.due == DUE:
            shares = [(o, n * table.dealing.lasting(self.state, (*self.cards, table.faces[o][1]))) for o, n in likely]
            likely = [(o, share) for o, share in shares if share > 0]
        total = sum(share for _, share in likely)
        return [(o, share / total) for o, share in likely]

    def _chosen(self, a: int) -> Node:
        log = (self.log, Chosen(self.player, a))
        node = Node(self.tree, self, a, self.state, self.left, log)
        node.start, node.path, node.due = self.start, (*self.path, a), a
        node._step(self.player)
        return node

    def _drawn(self, outcome: int) -> Node:
        left = (*self.left[:outcome], self.left[outcome] - 1, *self.left[outcome + 1 :])
        node = Node(self.tree, self, outcome, self.state, left, self.log)
        node.start, node.path, node.due = self.start, self.path, self.due
        node.cards = (*self.cards, self.tree.table.faces[outcome][1])
        if self.due == DUE:
            node.deal_where_due()
        else:
            node._step(self.tree.table.rules.turn(self.state))
        return node

    def _step(self, seat: int) -> None:
        """Make the choice that is due, if all cards that it turns up have been dealt."""
        table, a, cards = self.tree.table, self.due, self.cards
        before = table.dealing.filled(self.state, cards)
        after = before.copy()
        table.rules.step(after, seat, a)
        self.deck = table.dealing.lacks(before, after, len(cards))
        if self.deck != SETTLED:
            return
        self.state, self.cards = after, ()
        if table.rules.midway(after):
            self.player = table.rules.turn(after)
            return
        told = Told(table.game, table.dealing.filled(self.start, cards), after, seat, self.path)
        self.log = (self.log, told)
        self.start, self.path, self.due = after, (), DUE
        self.deal_where_due()

    def deal_where_due(self) -> None:
        table = self.tree.table
        while self.state.phase == DEAL:
            if not self.cards:
                self.left = table.refilled(self.left, table.rules.deck(self.state))
            after, self.deck = table.dealing.deal(self.state, self.cards)
            if self.deck != SETTLED:
                return
            self.log = (self.log, Told(table.game, self.state, after))
            self.state, self.start, self.cards = after, after, ()
        self.player = TERMINAL if self.state.phase == OVER else table.rules.turn(self.state)

    def entries(self) -> list[Entry]:
        """Everything that somebody saw or did, in order."""
        found: list[Entry] = []
        log = self.log
        while log is not None:
            log, entry = log
            found.append(entry)
        found.reverse()
        return found

    def remembered(self, viewer: int) -> str:
        """What a seat saw and did, as text: one and the same for all histories that look alike to it."""
        return f"{self.tree.table.game.id} seat {viewer} of {self.tree.table.players}; {self.story(viewer)}"

    def story(self, viewer: int) -> str:
        parts = (entry.text(viewer) for entry in self.entries())
        return "; ".join(filter(None, parts))

    def numbers(self, viewer: int) -> list[int]:
        """The same as numbers."""
        return [n for entry in self.entries() for n in entry.numbers(viewer)]

    def coming(self, viewer: int) -> list[str]:
        """The cards that chance has dealt to a seat, or with NOBODY for all to see, for what is due."""
        table, drawn = self.tree.table, self.way()[-len(self.cards) :] if self.cards else []
        owners = [table.dealing.owner(self.state, i) for i in range(len(drawn))]
        return sorted(table.faces[node.action][2] for node, owner in zip(drawn, owners, strict=True) if owner == viewer)

    def way(self) -> list[Node]:
        """The nodes from the root, without it, to this one."""
        return [*reversed([*self._upwards()])]

    def _upwards(self) -> Iterator[Node]:
        node = self
        while node.parent is not None:
            yield node
            node = node.parent

    def top(self) -> Node:
        node = self
        while node.parent is not None:
            node = node.parent
        return node

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        table, top = self.tree.table, self.top()
        origin = None if top.log is None or not isinstance(top.log[1], Recalled) else (fields_of(top.state), top.left, top.log[1].shown)
        return rebuilt, (table.name, tuple(table.parameters.items()), origin, [node.action for node in self.way()])


@lru_cache(64)
def first(table: Table) -> Node:
    """The root that all who play a reduced game share, and the pattern of the roots of a whole one."""
    node = Node(Tree(table, KEPT_REDUCED), None, 0, table.first, table.full, None)
    node.deal_where_due()
    return node


def root(table: Table) -> Node:
    node = first(table)
    if table.reduced:
        return node
    fresh = Node(Tree(table), None, 0, node.state, node.left, node.log)
    fresh.deck, fresh.player = node.deck, node.player
    return fresh


def fields_of(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.FIELDS}


def rebuilt(name: str, parameters: tuple[tuple[str, Any], ...], origin: Any, actions: Sequence[int]) -> Node:
    """A node that was written down."""
    from bestiary.envs.openspiel.registry import table_of

    table = table_of(name, parameters)
    if origin is None:
        node = root(table)
    else:
        values, left, shown = origin
        state = table.first.copy()
        for field, value in values.items():
            setattr(state, field, value)
        node = Node.imagined(table, state, left, shown)
    for action in actions:
        node = node.child(action)
    return node
