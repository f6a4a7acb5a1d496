"""Observations for learning: the layout is as documented, they tell what a view tells, and nothing of a move half made by another."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from types import ModuleType
from typing import Any, cast, get_args, get_type_hints

import msgspec
import numba  # pyright: ignore[reportMissingTypeStubs]
import numpy as np
import pytest

from bestiary import GAMES
from bestiary.engine.arrays import to_records
from bestiary.engine.compiled import namespace
from bestiary.engine.game import DEAL, OVER, AnyGame, legal_choices
from bestiary.engine.state import State
from bestiary.games.cahoots.cards import CARDS as POTION_CARDS
from bestiary.games.cahoots.cards import RECIPES
from bestiary.games.cahoots.view import LEVELS, TALKS, CahootsView, Hand
from bestiary.games.kakerlakenpoker import cards as vermin
from bestiary.games.kakerlakenpoker.view import Duty, Passed, Taken
from bestiary.games.kakerlakenpoker.view import Player as Bluffer
from bestiary.games.kuhhandel.cards import ANIMALS, Animal, heap
from bestiary.games.kuhhandel.view import AuctionView, PaymentView, TradeView
from bestiary.games.kuhhandel.view import Player as Farmer
from bestiary.games.nullern.cards import CARDS as NULLERN_CARDS
from bestiary.games.nullern.cards import COLOURS
from bestiary.games.nullern.view import Laid, NullernView
from bestiary.games.nullern.view import Player as Bidder
from tests.support import option_grid
from tests.test_conformance import deal, observed

each_game = pytest.mark.parametrize("game", GAMES)


def tables_in(game: str) -> list[list[tuple[int, int]]]:
    """The ranges in the tables of the layout: of all, and of one seat."""
    text = cast(ModuleType, GAMES[game].features).__doc__ or ""
    return [
        [(int(low), int(high)) for low, high in re.findall(r"^\| (\d+) \| (\d+) \| \S", part, re.M)]
        for part in text.split("|---|---|---|")[1:]
    ]


@each_game
def test_the_documented_ranges_tile_the_observation(game: str) -> None:
    features = GAMES[game].features
    everything, seat = tables_in(game)
    for ranges in (everything, seat):
        assert ranges[0][0] == 0
        assert all(low < high for low, high in ranges)
        assert all(here[1] == after[0] for here, after in pairwise(ranges))
    assert everything[-1][1] == features.OBSERVATION
    assert everything[-1][1] - everything[-1][0] == seat[-1][1] * GAMES[game].players[-1]


def states(game: AnyGame, players: int, rng: Random) -> Iterator[tuple[State, State]]:
    """A game of random choices by whoever may act: each state, and the state in which the move that is under way began."""
    state = game.new_state(players, game.options(**rng.choice(option_grid(game.options))))
    rules, start = game.rules, state
    while state.phase != OVER:
        if state.phase == DEAL:
            deal(game, state, rng)
            continue
        if not rules.midway(state):
            start = state.copy()
        yield state, start
        able = [p for p in range(players) if legal_choices(rules, state, p)]
        seat = rules.turn(state) if rules.midway(state) else rng.choice(able)
        rules.step(state, seat, rng.choice(legal_choices(rules, state, seat)))
    yield state, state


def some_states(game: AnyGame, rng: Random, chance: float) -> Iterator[tuple[State, State]]:
    for players in [*game.players] * 5:
        for state, start in states(game, players, rng):
            if state.phase == OVER or rng.random() < chance:
                yield state, start


class Seen:
    """An observation read by its documented layout, with seats as the table numbers them."""

    def __init__(self, numbers: list[int], seat: int, at: int, per_seat: int) -> None:
        self.numbers, self.seat = numbers, seat
        blocks = [numbers[i : i + per_seat] for i in range(at, len(numbers), per_seat)]
        self.players = sum(block[0] for block in blocks)
        assert not any(number for block in blocks[self.players :] for number in block)
        self.seats = [blocks[(p - seat) % self.players] for p in range(self.players)]

    def at(self, low: int, high: int, names: Sequence[Any]) -> Any:
        """Which of them is 1; None if none is."""
        return one_of(self.numbers[low:high], names)

    def those(self, column: int) -> list[int]:
        """The seats with a 1 in that column."""
        return [p for p, block in enumerate(self.seats) if block[column] == 1]

    def first(self, column: int) -> int | None:
        return next(iter(self.those(column)), None)


def one_of(flags: list[int], names: Sequence[Any]) -> Any:
    assert len(flags) == len(names)
    assert sorted(flags)[:-1] == [0] * (len(flags) - 1)
    return names[flags.index(1)] if 1 in flags else None


def named(counts: list[int], names: Sequence[Any]) -> list[Any]:
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def read_nullern(numbers: list[int], seat: int) -> dict[str, Any]:
    o = Seen(numbers, seat, 191, 17)
    phase, blind = o.at(0, 3, ("bid", "play", "over")), numbers[6] == 1
    assert not (blind and any(numbers[31:111]))
    trump = o.at(7, 11, COLOURS)
    lead = o.first(10) or 0
    laid = [(p, o.seats[p]) for i in range(o.players) for p in [(lead + i) % o.players] if o.seats[p][16]]
    return dict(
        scores=[b[8] - 5 * b[9] for b in o.seats],
        actors=o.those(1),
        phase=phase,
        round=numbers[4],
        rounds=2 * numbers[3],
        blind=blind,
        size=numbers[5],
        starter=o.first(2),
        trump=trump,
        trump_card=f"{trump}{o.at(11, 31, range(1, 21))}",
        trick=[Laid(p, cast(Any, f"{one_of(b[12:16], COLOURS)}{b[16]}")) for p, b in laid],
        fallen=named(numbers[111:191], NULLERN_CARDS),
        table=[Bidder(p, b[3], b[5] if b[4] else None, b[6], b[8], b[9], b[7] == 1) for p, b in enumerate(o.seats)],
        hand=None if blind and phase != "over" else named(numbers[31:111], NULLERN_CARDS),
    )


def read_cahoots(numbers: list[int], seat: int) -> dict[str, Any]:
    o = Seen(numbers, seat, 187, 31)
    phase, speed, opened = o.at(0, 2, ("play", "over")), numbers[7] == 1, numbers[11] == 1
    bowls = [numbers[at : at + 11] for at in range(15, 59, 11)]
    ingredients = ("mandrake", "mushroom", "feather", "crystal")
    hands = [named(b[3:], POTION_CARDS) for b in o.seats]
    assert opened or not any(cards for p, cards in enumerate(hands) if p != seat)
    return dict(
        scores=[numbers[2]] * o.players,
        actors=o.those(1),
        phase=phase,
        level=o.at(3, 7, LEVELS),
        speed=speed,
        talk=o.at(8, 11, TALKS),
        open_hands=opened,
        turn=None if speed or phase == "over" else o.first(1),
        table=[Hand(p, b[2], hands[p] if p == seat or opened else None) for p, b in enumerate(o.seats)],
        hand=hands[seat],
        bowls=([f"{one_of(b[:4], ingredients)}-{one_of(b[4:], range(1, 8))}" for b in bowls], named(numbers[59:87], POTION_CARDS)),
        draw_pile=numbers[12],
        goals=named(numbers[87:137], RECIPES),
        goals_met=named(numbers[137:187], RECIPES),
        goals_left=numbers[13],
        won=numbers[2] == 1 if phase == "over" else None,
    )


def read_kakerlakenpoker(numbers: list[int], seat: int) -> dict[str, Any]:
    o = Seen(numbers, seat, 89, 34)
    phase, claim = o.at(0, 5, ("start", "answer", "onward", "lay", "over")), o.at(74, 82, vermin.CLAIMS)
    route = sorted((p for p, b in enumerate(o.seats) if b[5]), key=lambda p: o.seats[p][5])
    claims = [one_of(o.seats[p][11:19], vermin.CLAIMS) for p in route[:-1]]
    mover, loser = o.first(1), o.first(10)
    passed = {k: ["no", "maybe", "yes"][numbers[85 + 2 * k] + 2 * numbers[86 + 2 * k]] for k in range(2)}
    taken = [(k, o.first(8 + k)) for k in range(2)]
    return dict(
        scores=[int(phase == "over" and p != loser) for p in range(o.players)],
        actors=o.those(1),
        phase=phase,
        danger=numbers[83],
        starter=None if phase in ("lay", "over") else route[0],
        passes=[Passed(a, b, claim) for (a, b), claim in zip(pairwise(route), claims, strict=True)],
        receiver=mover if numbers[57] else None,
        seen=o.those(6),
        card=o.at(58, 74, vermin.CARDS),
        owed=Duty(mover or 0, claim, numbers[82]) if phase == "lay" else None,
        pile=numbers[40],
        top=o.at(41, 57, vermin.CARDS),
        table=[
            Bluffer(p, b[2], named(b[19:33], vermin.CARDS[:14]), b[3], b[4], (p + b[33]) % len(o.seats) if b[33] else None)
            for p, b in enumerate(o.seats)
        ],
        specials=[Taken(vermin.SPECIALS[k], p, cast(Any, passed[k])) for k, p in taken if p is not None],
        idle=numbers[84],
        hand=named(numbers[24:40], vermin.CARDS),
        loser=loser,
        why=None if loser is None else why_lost(o.seats[loser], numbers[83], numbers[84]),
    )


def why_lost(block: list[int], danger: int, idle: int) -> str:
    if any(block[19 + kind] + block[26 + kind] == danger for kind in range(7)):
        return "full_set"
    return "idle_rounds" if idle == 10 else "empty_hand"


def read_kuhhandel(numbers: list[int], seat: int) -> dict[str, Any]:
    o = Seen(numbers, seat, 51, 29)
    phase = o.at(0, 7, ("turn", "bid", "decide", "pay", "offer", "respond", "over"))
    owner, leader, payer = o.first(2) or 0, o.first(5), o.first(6)
    animal, high = o.at(14, 24, ANIMALS), numbers[24]
    lies = phase == "respond"
    offer = heap(numbers[34:40]) if lies and seat == owner else None
    size = numbers[27] if lies and numbers[7] else None
    bids = [b[28] for b in o.seats]
    auction = AuctionView(animal, owner, leader, high, high + 10, numbers[12], o.those(3), o.those(4), bids)
    payee = leader if payer == owner else owner
    trade = TradeView(owner, o.first(7) or 0, animal, numbers[25], numbers[26], size, offer)
    laid = [0] * 6 if offer is not None else numbers[34:40]
    return dict(
        scores=[b[9] * b[10] for b in o.seats],
        actors=o.those(1),
        phase=phase,
        owner=owner,
        deck=numbers[10],
        donkeys=numbers[11],
        total_money=numbers[12],
        idle=numbers[13],
        table=[farmer(p, b, o.players) for p, b in enumerate(o.seats)],
        auction=auction if phase in ("bid", "decide", "pay") else None,
        payment=PaymentView(payer or 0, payee or 0, high) if phase == "pay" else None,
        trade=trade if phase in ("offer", "respond") else None,
        hand=heap([a + b for a, b in zip(numbers[28:34], laid, strict=True)]),
    )


def farmer(seat: int, block: list[int], players: int) -> Farmer:
    animals: dict[Animal, int] = {animal: n for animal, n in zip(ANIMALS, block[11:21], strict=True) if n}
    foe = (seat + block[27]) % players if block[27] else None
    return Farmer(seat, animals, [a for a, n in animals.items() if n == 4], heap(block[21:27]), block[8] == 0, foe)


READ: dict[str, Callable[[list[int], int], dict[str, Any]]] = {
    "nullern": read_nullern,
    "cahoots": read_cahoots,
    "kakerlakenpoker": read_kakerlakenpoker,
    "kuhhandel": read_kuhhandel,
}


def without_history(view: Any) -> dict[str, Any]:
    """A view without the order of what is past, which has no bearing on the play to come."""
    fields = msgspec.structs.asdict(view)
    if isinstance(view, NullernView):
        del fields["last_trick"]
        fields["fallen"] = sorted(view.fallen, key=NULLERN_CARDS.index)
    if isinstance(view, CahootsView):
        laid = [card for bowl in view.bowls for card in bowl]
        fields["bowls"] = ([bowl[-1] for bowl in view.bowls], sorted(laid, key=POTION_CARDS.index))
        fields["goals"] = sorted((goal for goal in view.goals if goal), key=RECIPES.index)
        fields["goals_met"] = sorted(view.goals_met, key=RECIPES.index)
    return fields


@each_game
def test_all_that_a_view_tells_can_be_read_back_from_the_observation(game: str) -> None:
    described, phases = GAMES[game], set[str]()
    for state, _ in some_states(described, Random(game), 0.1):
        for seat in range(state.players):
            view = described.view(state, seat)
            phases.add(view.phase)
            read = READ[game](observed(described, state, seat), seat)
            general = dict(seat=seat, players=state.players, over=view.over)
            assert {**general, **read} == without_history(view)
    assert phases == {*get_args(get_type_hints(described.view_type)["phase"])}, "every phase was met"


def test_a_special_passed_as_the_last_card_of_who_took_it_openly_is_known_to_all() -> None:
    game = GAMES["kakerlakenpoker"]
    state = game.new_state(3, game.options())
    deal(game, state, Random(1))
    for a in (legal_choices(game.rules, state, 0)[0], 16 + 1, 23):
        game.rules.step(state, 0, a)
    state.hand[0], state.held[0], state.flight, state.holder = [0] * 16, 0, 14, [0, -1]
    for seat in range(3):
        seen = observed(game, state, seat)
        assert seen[85:89] == [0, 1, 0, 0]
        assert read_kakerlakenpoker(seen, seat)["specials"] == game.view(state, seat).specials


# The columns of a seat that everybody sees alike.
PUBLIC = {
    "nullern": [*range(17)],
    "cahoots": [0, 1, 2],
    "kakerlakenpoker": [*range(7), *range(8, 34)],
    "kuhhandel": [*range(8), *range(9, 21), 27, 28],
}


@each_game
def test_seats_come_in_their_order_around_the_table_from_the_observer_on(game: str) -> None:
    described = GAMES[game]
    at, end = tables_in(game)[0][-1]
    wide = tables_in(game)[1][-1][1]
    for state, _ in some_states(described, Random(game), 0.01):
        players: int = state.players
        rows = [[observed(described, state, p)[i : i + wide] for i in range(at, end, wide)] for p in range(players)]
        for seat, blocks in enumerate(rows):
            for after, block in enumerate(blocks):
                own = rows[(seat + after) % players][0] if after < players else [0] * wide
                assert [block[i] for i in PUBLIC[game]] == [own[i] for i in PUBLIC[game]]


@each_game
def test_a_move_half_made_is_seen_by_its_maker_alone(game: str) -> None:
    described, rng = GAMES[game], Random(game)
    rules = described.rules
    for state, start in some_states(described, rng, 0.15):
        if not rules.midway(state):
            continue
        mover = rules.turn(state)
        for other in range(state.players):
            world = state.copy()
            rules.resample(world, other, [rng.getrandbits(32) for _ in range(rules.WORDS)])
            seen = observed(described, state, other)
            assert observed(described, world, other) == seen
            assert (observed(described, start, other) == seen) == (other != mover)


@each_game
def test_whoever_is_in_the_middle_of_a_move_sees_what_he_has_chosen(game: str) -> None:
    """Each choice that leaves the move unfinished leads to another observation; what looks alike leaves the same choices."""
    described, menus = GAMES[game], dict[tuple[int, ...], list[int]]()
    rules = described.rules
    for state, _ in some_states(described, Random(game), 0.1):
        for seat in range(state.players):
            seen: list[list[int]] = []
            for a in legal_choices(rules, state, seat):
                after = state.copy()
                rules.step(after, seat, a)
                if rules.midway(after):
                    seen.append(observed(described, after, seat))
                    menu = legal_choices(rules, after, seat)
                    assert menus.setdefault(tuple(seen[-1]), menu) == menu
            assert all(one not in seen[:i] for i, one in enumerate(seen))


@each_game
def test_compiled_by_numba_it_observes_the_same(game: str) -> None:
    described = GAMES[game]
    observe = compiled_observe(described)
    for state, _ in some_states(described, Random(game), 0.02):
        record = to_records(state)[0]
        for seat in range(state.players):
            out = np.full(described.features.OBSERVATION, -1, np.int16)
            observe(record, seat, out)
            assert out.tolist() == observed(described, state, seat)


def compiled_observe(game: AnyGame) -> Any:
    return namespace(game, numba.njit, [game.rules, game.features])["observe"]
