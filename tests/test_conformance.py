"""One suite for every game, every number of players and every combination of house rules."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import bestiary
from bestiary import GAMES, Match
from bestiary.arena.simulate import simulate
from bestiary.bots import bot
from bestiary.engine.game import DEAL, OVER, AnyGame, Event, Move, Reveal, legal_choices
from bestiary.engine.state import State, fits
from bestiary.match.sight import sight
from tests.support import every_table, play_random

TABLES = every_table()
Viewer = int | None
# Fields of moves that only some seats may see.
HIDDEN = {"kuhhandel": {"pay": "cards", "offer": "cards", "counter": "cards"}, "kakerlakenpoker": {"pass": "card"}}


def name_of(table: tuple[str, int, dict[str, Any]]) -> str:
    game, players, options = table
    return "-".join([game, str(players), *(str(value) for value in options.values())])


each_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def fresh_state(game: AnyGame, players: int, options: dict[str, Any]) -> State:
    return game.new_state(players, game.options(**options))


def deal(game: AnyGame, state: State, rng: Random) -> None:
    order = list(range(game.rules.DECKS[game.rules.deck(state)]))
    rng.shuffle(order)
    game.rules.deal(state, order)


@each_table
def test_choices_keep_every_invariant_to_the_end(table: tuple[str, int, dict[str, Any]]) -> None:
    """Cards and money are conserved at every state, numbers fit their declaration, `legal` lists just what `refusal` lets pass."""
    game, rng = GAMES[table[0]], Random(name_of(table))
    rules, state = game.rules, fresh_state(game, *table[1:])
    steps = 0
    while state.phase != OVER:
        if state.phase == DEAL:
            deal(game, state, rng)
            continue
        seat = rules.turn(state)
        choices = legal_choices(rules, state, seat)
        assert choices, "whoever is asked can move"
        assert len(set(choices)) == len(choices) <= rules.MOST
        assert rules.violations(state) == 0
        if steps % 10 == 0:
            assert fits(state)
            check_observed(game, state, seat)
        if steps % 97 == 0:
            for other in range(state.players):
                listed = set(legal_choices(rules, state, other))
                allowed = {a for a in range(rules.CHOICES) if rules.refusal(state, other, a) == 0}
                assert listed <= allowed
                assert bool(listed) <= bool(rules.may_act(state, other))
                unlisted = {game.move(state, other, [a]) for a in allowed - listed}
                assert all(isinstance(move, signal_types(game)) for move in unlisted)
        rules.step(state, seat, rng.choice(choices))
        steps += 1
    assert rules.violations(state) == 0
    assert fits(state)
    assert not any(rules.may_act(state, seat) for seat in range(state.players))


def observed(game: AnyGame, state: State, seat: int, before: int = 0) -> list[int]:
    """The observation, written over whatever was there."""
    out = [before] * game.features.OBSERVATION
    game.features.observe(state, seat, out)
    return out


def check_observed(game: AnyGame, state: State, seat: int) -> None:
    seen = observed(game, state, seat, 1 << 20)
    assert seen == observed(game, state, seat, -(1 << 20)), "every entry is written"
    assert all(type(number) is int and -(1 << 15) <= number < 1 << 15 for number in seen)


def signal_types(game: AnyGame) -> tuple[type, ...]:
    """Moves that change no state and stand in no list."""
    if game.id == "cahoots":
        from bestiary.games.cahoots import Say

        return (Say,)
    return ()


@each_table
def test_typed_moves_are_legal_and_distinct_and_land(table: tuple[str, int, dict[str, Any]]) -> None:
    rng = Random(name_of(table))
    match = bestiary.new(table[0], table[1], rng.getrandbits(64), table[2])
    for step in range(60):
        if match.over:
            break
        seat = match.turn
        assert seat in match.actors
        assert seat is not None
        moves = match.legal_moves(seat)
        if step % 4 == 0:
            check_moves(match, seat, moves, rng)
        match.play(seat, rng.choice(moves))


def check_moves(match: Match, seat: int, moves: Sequence[Move], rng: Random) -> None:
    some = [moves[rng.randrange(len(moves))] for _ in range(30)] if len(moves) > 60 else list(moves)
    for move in some:
        assert match.is_legal(seat, move)
        assert match.is_legal(seat, msgspec.to_builtins(move))
        assert move in moves
        again = match.copy()
        again.play(seat, move)
        assert match.moves == again.moves[:-1], "the copy alone has moved"
    if len(moves) <= 2000:
        assert len(set(moves)) == len(moves) == len(list(moves))
    for other in range(match.players):
        if other not in match.actors:
            assert list(match.legal_moves(other)) == []
            assert not any(match.is_legal(other, move) for move in some)


@each_table
def test_what_a_seat_cannot_know_changes_nothing_it_sees(table: tuple[str, int, dict[str, Any]]) -> None:
    """Resampled for a viewer, a state has the same view and legal moves for it, breaks no invariant, and can be played to the end."""
    rng = Random(name_of(table))
    match = bestiary.new(table[0], table[1], rng.getrandbits(64), table[2])
    game, step = match.game, 0
    while not match.over:
        if step % 7 == 0 and step < 400:
            for viewer in (*range(match.players), None):
                check_resampled(match, viewer, rng)
        mover = match.turn
        assert mover is not None
        move = rng.choice(match.legal_moves(mover))
        if step % 5 == 0 and step < 400:
            for viewer in (*range(match.players), None):
                check_events(match, viewer, mover, move, rng)
        match.play(mover, move)
        step += 1
    for viewer in (*range(match.players), None):
        assert game.view(match.resampled(viewer, rng), viewer) == match.view(viewer)


def check_resampled(match: Match, viewer: Viewer, rng: Random) -> None:
    game, rules = match.game, match.game.rules
    other = match.resampled(viewer, rng)
    assert rules.violations(other) == 0
    assert fits(other)
    assert msgspec.json.encode(game.view(other, viewer)) == msgspec.json.encode(match.view(viewer))
    if viewer is not None:
        assert observed(game, other, viewer) == observed(game, match.state, viewer)
        mine, theirs = match.legal_moves(viewer), game.legal_moves(game, other, viewer)
        assert len(mine) == len(theirs)
        if len(mine) <= 200:
            assert set(mine) == set(theirs)
    for seat in range(match.players):
        assert rules.may_act(match.state, seat) == rules.may_act(other, seat)
    for _ in range(40):
        if other.phase == OVER:
            break
        if other.phase == DEAL:
            deal(game, other, rng)
            continue
        seat = rules.turn(other)
        choices = legal_choices(rules, other, seat)
        assert choices, "the game goes on as it did"
        rules.step(other, seat, rng.choice(choices))
        assert rules.violations(other) == 0


def check_events(match: Match, viewer: Viewer, mover: int, move: Move, rng: Random) -> None:
    """A move that looks the same to the viewer, in a world that looks the same, is told in the same words until something is revealed."""
    game = match.game
    world = match.resampled(viewer, rng)
    twin = twin_of(game, world, match, viewer, mover, move, rng)
    if twin is None:
        return
    before, after = match.state, applied(game, match.state, mover, move)
    other = applied(game, world, mover, twin)
    told = game.tell(before, after, mover, move, viewer)
    told_there = game.tell(world, other, mover, twin, viewer)
    here, there = until_reveal(told), until_reveal(told_there)
    shortest = min(len(here), len(there))
    assert here[:shortest] == there[:shortest]
    if len(here) == len(told) and len(there) == len(told_there):
        assert here == there
    if told == told_there and after.phase != DEAL and other.phase != DEAL:
        assert game.view(after, viewer) == game.view(other, viewer), "who was told the same sees the same"


def twin_of(game: AnyGame, world: State, match: Match, viewer: Viewer, mover: int, move: Move, rng: Random) -> Move | None:
    """A move of the other world that the viewer cannot tell from this one."""
    kind = str(move.__struct_config__.tag)
    field = None if viewer == mover else HIDDEN.get(game.id, {}).get(kind)
    menu = game.legal_moves(game, world, mover)
    if field is None or getattr(move, field) is msgspec.UNSET:
        return move if move in menu else None
    size_shown = getattr(match.options, "offer_size", "hidden") == "shown"

    def public(m: Move) -> object:
        data = msgspec.to_builtins(m)
        hidden = data.pop(field, None)
        return data, len(hidden) if size_shown and kind != "pay" and hidden is not None else None

    tries = [menu[rng.randrange(len(menu))] for _ in range(60)] if len(menu) > 400 else list(menu)
    alike = [m for m in tries if type(m) is type(move) and public(m) == public(move)]
    return rng.choice(alike) if alike else None


def applied(game: AnyGame, state: State, mover: int, move: Move) -> State:
    after = state.copy()
    for a in game.choices(state, mover, move):
        assert game.rules.refusal(after, mover, a) == 0
        game.rules.step(after, mover, a)
    return after


def until_reveal(told: Sequence[Event]) -> list[Event]:
    """The events before the first that tells something new; that the game ends may be such a thing too."""
    seen: list[Event] = []
    for event in told:
        if isinstance(event, Reveal) or event.__struct_config__.tag == "game_over":
            break
        seen.append(event)
    return seen


@each_table
def test_a_record_replays_to_the_same_match(table: tuple[str, int, dict[str, Any]]) -> None:
    rng = Random(name_of(table))
    match = bestiary.new(table[0], table[1], None, table[2], entropy=[rng.randbytes(p) for p in range(table[1])])
    play_random(match, rng, 40)
    half = bestiary.replay(match.record())
    assert half.state == match.state
    play_random(match, rng)
    text = match.record().to_json()
    again = bestiary.replay(text)
    assert again.state == match.state
    assert again.record().to_json() == text
    assert again.scores == match.scores
    for viewer in (*range(match.players), None):
        assert again.view(viewer) == match.view(viewer)
        assert again.events(viewer) == match.events(viewer)
    middle = len(match.moves) // 2
    earlier = bestiary.replay(text, at=middle)
    assert earlier.moves == match.moves[:middle]
    anonymous = msgspec.structs.replace(match.record(), seed=None)
    assert bestiary.replay(anonymous).state == match.state


@each_table
def test_hand_written_players_play_to_the_end(table: tuple[str, int, dict[str, Any]]) -> None:
    for bots in (["heuristic"], ["heuristic", "random"]):
        for match in simulate(table[0], table[1], 1, 11, bots, table[2]):
            assert match.over
            assert match.result is not None
            assert GAMES[table[0]].rules.violations(match.state) == 0


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_same_match_in_another_process_with_another_hash_seed(game: str, tmp_path: Path) -> None:
    texts: list[bytes] = []
    for hash_seed in ("1", "2"):
        file = tmp_path / f"{hash_seed}.jsonl"
        command = [sys.executable, "-c", "from bestiary.cli import main; main()", "simulate", game, "--games", "2", "--seed", "5"]
        subprocess.run(
            [*command, "--bots", "heuristic,random", "--records", str(file), "--json"],
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
        )
        texts.append(file.read_bytes())
    assert texts[0] == texts[1]
    assert texts[0].count(b"\n") == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_alike_where_its_seat_sees_the_same(game: str) -> None:
    rng = Random(game)
    match = bestiary.new(game, GAMES[game].players[-1], 3)
    described = match.game
    for step in range(80):
        if match.over:
            break
        seat = match.turn
        assert seat is not None
        worlds = (match.state, match.resampled(seat, rng))
        here, there = (bot("heuristic", game)(sight(described, world, seat), Random(step)) for world in worlds)
        assert here == there
        match.play(seat, here.move)


@each_table
def test_what_is_resampled_depends_on_what_the_seat_may_know_alone(table: tuple[str, int, dict[str, Any]]) -> None:
    """Two states that look alike are the same state once the unknown is dealt anew by the same chance: nothing hidden is left in it."""
    game, players, options = table
    rng = Random(str(table))
    match = bestiary.new(game, players, 4, options)
    rules = match.game.rules
    while not match.over and len(match.moves) < 60:
        play_random(match, rng, rng.randrange(1, 4))
        for seat in (-1, *range(players)):
            one, other = match.state, match.state
            rules.resample(other, seat, [rng.getrandbits(32) for _ in range(rules.WORDS)])
            words = [rng.getrandbits(32) for _ in range(rules.WORDS)]
            for state in (one, other):
                rules.resample(state, seat, words.copy())
            assert one == other
