"""Other histories that look the same to a seat: what it cannot know, dealt anew by the rules' `resample`."""

from __future__ import annotations

from collections import Counter
from random import Random

from bestiary.engine.state import State
from bestiary.envs.openspiel.node import CHANCE, Node
from bestiary.envs.openspiel.table import KNOWN, NOBODY
from bestiary.envs.openspiel.view import seen

TRIES = 1000  # more than one only where the order of turns tells of hands: in a speed game


def imagined(node: Node, seat: int, rng: Random) -> State:
    """The state in which the move under way began, with what the seat cannot know dealt anew."""
    table = node.tree.table
    left = [table.faces[o][1] for o in table.outcomes[0] for _ in range(node.left[o])]
    state = table.dealing.completed(node.start.copy(), left)
    table.rules.resample(state, seat, table.words(rng))
    return state


def another_way(node: Node, seat: int, rng: Random) -> list[int]:
    """The actions of a history that looks the same to the seat. What others have chosen of a move under way, it cannot have seen."""
    for _ in range(TRIES):
        actions = rewritten(node, imagined(node, seat, rng), seat, rng)
        if looks_the_same(node, seat, actions):
            return actions
    raise RuntimeError(f"{TRIES} worlds were tried, and in none would the seats have been asked in this order")


def rewritten(node: Node, world: State, seat: int, rng: Random) -> list[int]:
    """The history with other cards in others' hands, so that it leads to this world. Which of his cards came first, chance decides."""
    table = node.tree.table
    way = node.way()
    if node.path and node.player != seat:
        way = way[: len(way) - len(node.path)]
    outcomes = table.outcome_of
    others = [p for p in range(table.players) if p != seat]
    held = {p: Counter(outcomes[0, card] for card in table.dealing.held(node.start, p)) for p in others}
    wanted = {p: [outcomes[0, card] for card in table.dealing.held(world, p)] for p in others}
    for cards in wanted.values():
        rng.shuffle(cards)
    actions: list[int] = []
    mended = False
    for step in reversed(way):
        action, before = step.action, step.parent
        assert before is not None
        if before.player == CHANCE:
            owner = table.dealing.owner(before.state, len(before.cards))
            if owner not in (NOBODY, seat) and held[owner][action] > 0:
                held[owner][action] -= 1
                action = wanted[owner].pop()
        elif not mended:
            choice = table.dealing.hidden_choice(before.state, world)
            if choice != KNOWN:
                action, mended = choice, True
        actions.append(action)
    return actions[::-1]


def looks_the_same(node: Node, seat: int, actions: list[int]) -> bool:
    other = node.top()
    for action in actions:
        allowed = [o for o, _ in other.chances()] if other.player == CHANCE else other.legal()
        if action not in allowed:
            return False
        other = other.child(action)
    return other.player == node.player and other.remembered(seat) == node.remembered(seat)


def another_world(node: Node, seat: int, rng: Random) -> Node:
    """Where histories cannot be rewritten: a tree that begins here. The seat remembers all, the others what a look at the table tells."""
    table = node.tree.table
    world = imagined(node, seat, rng)
    begun = node
    for _ in node.path:
        assert begun.parent is not None
        begun = begun.parent
    shown = [
        (begun.story(p), begun.numbers(p)) if p == seat else (f"imagined {seen(table.game, world, p)}", ()) for p in range(table.players)
    ]
    other = Node.imagined(table, world, node.left, shown)
    if begun.player == seat:
        for a in node.path:
            other = other.child(a)
    return other
