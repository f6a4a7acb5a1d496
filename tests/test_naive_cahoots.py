"""Cahoots against a model of its sheet that was written from the sheet and the rulings alone."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

import bestiary
from bestiary import GAMES
from tests.naive import cahoots as naive
from tests.naive.cahoots import INGREDIENTS, RECIPES, Position, Top
from tests.naive.compare import Json, Ply, Table, Watch, everything, family, histories, lockstep, play_flock, side_by_side
from tests.support import dealt

Options = Mapping[str, Any]


def shuffled(seed: int) -> tuple[list[str], list[str]]:
    rng = Random(seed)
    return rng.sample(naive.DECK, 56), rng.sample(sorted(RECIPES), 50)


def begun(players: int, options: Options, deals: Sequence[Sequence[str]], watch: Watch | None = None) -> Table[Position]:
    return side_by_side(naive, dealt("cahoots", players, *deals, options=options), options, watch)


# ---- recipes --------------------------------------------------------------------------------------------------------------------------


def layouts(rng: Random) -> Iterator[list[Top]]:
    """Every four cards once, in an order by chance, then every row of four numbers, with ingredients by chance."""
    cards = list(itertools.product(INGREDIENTS, range(1, 8)))
    for four in itertools.combinations_with_replacement(cards, 4):
        yield rng.sample(four, 4)
    for row in itertools.product(range(1, 8), repeat=4):
        yield [(rng.choice(INGREDIENTS), number) for number in row]


def test_recipes_are_met_alike() -> None:
    game = GAMES["cahoots"]
    rules: Any = game.rules  # `lay` and `made` are Cahoots' own
    recipes = [(number, RECIPES[name]) for number, name in enumerate(game.decks[1])]
    card_number = {naive.top(name): number // 2 for number, name in enumerate(game.decks[0])}
    table = begun(2, {}, shuffled(0)).match.state
    table.goal = [rules.NONE] * 4  # nothing to be met, so that a card laid is only laid
    met: Counter[int] = Counter()
    for tops in layouts(Random(1)):
        for bowl, top in enumerate(tops):
            rules.lay(table, bowl, card_number[top])
        made = rules.made(table)
        assert made < 1 << len(recipes)
        for number, recipe in recipes:
            makes = recipe(tops)
            met[number] += makes
            assert bool(made >> number & 1) == makes, (tops, game.decks[1][number])
    assert set(met) == set(range(50))
    assert min(met.values()) > 20


# ---- side by side ---------------------------------------------------------------------------------------------------------------------

SIGNALS = list(naive.signals())
TIME_UP: Json = {"type": "time_up"}


def plays(pos: Position) -> list[tuple[int, Json]]:
    return [(seat, move) for seat in naive.actors(pos) for move in naive.moves(pos, seat)]


def anything(pos: Position, rng: Random) -> Ply:
    """A play, or now and then a signal or the clock."""
    play = rng.choice(plays(pos))
    if naive.may_time_up(pos) and rng.random() < 0.01:
        return None, TIME_UP
    if rng.random() < 0.1 and (allowed := [signal for signal in SIGNALS if naive.may_say(pos, signal)]):
        return rng.randrange(len(pos.hands)), rng.choice(allowed)
    return play


def best_play(pos: Position, rng: Random) -> Ply:
    """One that makes the most monsters happy and does not lose the game."""

    def worth(chosen: Ply) -> tuple[bool, int]:
        after = naive.apply(pos, *chosen)
        return after.end != "lost", -len(after.monsters) - sum(goal is not None for goal in after.goals)

    moves = plays(pos)
    rng.shuffle(moves)
    return max(moves, key=worth)


@pytest.mark.parametrize("level", naive.MONSTERS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_go_alike(players: int, level: str) -> None:
    rng = Random(players)
    for speed, talk, open_hands in itertools.product((False, True), ("signals", "silent", "free"), (False, True)):
        options: Options = {"level": level, "speed": speed, "talk": talk, "open_hands": open_hands}
        match = bestiary.new("cahoots", players=players, seed=rng.getrandbits(64), options=options)
        for table in lockstep(side_by_side(naive, match, options), anything, rng):
            table.menus()
            for signal in rng.sample(SIGNALS, 2):
                table.ask(rng.randrange(players), signal)
                table.ask(None, signal)
            table.ask(None, TIME_UP)


@pytest.mark.parametrize("speed", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_played_well_end_alike(players: int, speed: bool) -> None:
    ends: Counter[str | None] = Counter()
    for seed in range(6):
        *_, last = lockstep(begun(players, {"speed": speed}, shuffled(seed)), best_play, Random(seed))
        ends[last.pos.end] += 1
    assert ends["won"] or not (speed and players == 4)


# ---- every history --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "speed", "counts"),
    [
        (2, False, [7, 30, 149, 605, 3427]),
        (2, True, [10, 92, 841, 8319]),
        (4, False, [7, 8, 41, 134, 809, 3184]),
    ],
)
def test_histories_are_as_many(players: int, speed: bool, counts: list[int]) -> None:
    assert histories(begun(players, {"speed": speed}, shuffled(7)), len(counts)) == counts


# ---- what a seat can tell apart -------------------------------------------------------------------------------------------------------


def all_kinds(table: Table[Position]) -> list[Ply]:
    """All plays, two signals and the clock."""
    goal = next(filter(None, table.pos.goals), None)
    words: list[Json] = [{"type": "say", "what": "want_play", "pile": 2}, {"type": "say", "what": "can_help", "goal": goal}]
    more: list[Ply] = [*((1, word) for word in words), (None, TIME_UP)]
    return [*everything(table), *(ply for ply in more if naive.allowed(table.pos, *ply))]


def deals_alike(deals: tuple[list[str], list[str]], players: int) -> list[Sequence[Sequence[str]]]:
    """Deals that differ in two cards, or two monsters."""
    cards, monsters = deals
    drawn = 4 * players + 4
    swaps = [(0, 40), (5, 41), (1, 6), (drawn, drawn + 1), (drawn + 1, 45), (50, 55)]
    return [
        *((order, monsters) for order in family(cards, swaps)),
        *((cards, order) for order in family(monsters, [(4, 5), (6, 10), (30, 40)])[1:]),
    ]


@pytest.mark.parametrize(
    ("players", "options", "depth"),
    [
        (2, {}, 3),
        (2, {"speed": True, "talk": "silent"}, 2),
        (2, {"open_hands": True, "talk": "free"}, 2),
        (3, {}, 3),
    ],
)
def test_in_a_whole_tree_a_seat_tells_apart_what_it_may(players: int, options: Options, depth: int) -> None:
    """All histories to a depth, from deals that differ in two cards: the engine tells neither more than C1, C5 and C6 let it nor less.

    `Watch` says what is compared.
    """
    watch = Watch()
    for deals in deals_alike(shuffled(3), players):
        histories(begun(players, options, deals, watch), depth, all_kinds)
    watch.assert_sorted_alike()


def same(pos: Position, ply: Ply, rng: Random) -> Ply | None:
    return ply if naive.allowed(pos, *ply) else None


@pytest.mark.parametrize("options", [{}, {"speed": True}, {"open_hands": True}])
@pytest.mark.parametrize("players", [2, 4])
def test_in_long_games_a_seat_tells_apart_what_it_may(players: int, options: Options) -> None:
    """As above, over the histories of whole games that several deals of one family play alike for as long as they can."""
    watch = Watch()
    tables = [begun(players, options, deals, watch) for deals in deals_alike(shuffled(102), players)]
    play_flock(tables, best_play, same, Random(players))
    watch.assert_sorted_alike()
