"""What is sent to a seat tells nothing that the seat may not know.

Through whole matches, at every move and for every seat and for a spectator: everything unknown to it is dealt anew, and every byte that it
would be sent at that moment is the same. The seed's hash, which everybody sees, is held fixed.
"""

from __future__ import annotations

import copy
import re
from random import Random
from typing import Any

import pytest

from bestiary.engine.game import Move
from bestiary.match.match import Match
from bestiary.server.facts import Moved, Opened, Sat, Started, Step, TableSettings, encode
from bestiary.server.shown import is_small, state, updates
from bestiary.server.table import Recent, Table
from tests.support import every_table
from tests.test_conformance import twin_of, until_reveal

NOW = 1_000_000


def seated(game: str, players: int, options: dict[str, Any], seed: int) -> Table:
    """A table at which a match has begun; its people are called by their seats."""
    settings = TableSettings(game, players, options, public=True)
    sat = [Sat(seat, f"person-{seat}", f"Player {seat}") for seat in range(players)]
    return Table("table").after(Step(1, NOW, [Opened(settings, "person-0", f"{seed:064x}"), *sat, Started([*range(players)])]))


def played(table: Table, rng: Random) -> Table:
    """One move on; and to whoever cannot tell that move in that world from another, the news of it could be the other's."""
    match = table.playing
    assert match is not None
    seat = match.turn
    assert seat is not None
    move = rng.choice(match.legal_moves(seat))
    after = stepped(table, seat, move)
    for viewer in (*range(match.players), None):
        check_news(table, after, viewer, rng)
    return after


def stepped(table: Table, seat: int, move: Move) -> Table:
    return table.after(Step(table.number + 1, NOW, [Moved(seat, move)]))


def check_news(before: Table, after: Table, viewer: int | None, rng: Random) -> None:
    match = before.match
    assert match is not None
    assert after.match is not None
    seat, move = after.match.moves[-1]
    assert seat is not None
    elsewhere = present(before, viewer, rng)
    assert elsewhere.match is not None
    twin = twin_of(match.game, elsewhere.match.state, match, viewer, seat, move, rng)
    if twin is None:
        return
    here, there = (updates(table, [viewer], NOW)[0] for table in (after, stepped(elsewhere, seat, twin)))
    told, told_there = until_reveal(here.happened.events), until_reveal(there.happened.events)
    shortest = min(len(told), len(told_there))
    assert encode(told[:shortest]) == encode(told_there[:shortest])
    if here.happened.events == there.happened.events:
        assert encode(here) == encode(there)


def with_state(match: Match, state: Any) -> Match:
    twin = match.copy()
    twin.__dict__["_state"] = state
    return twin


def sent(table: Table, seat: int | None) -> bytes:
    """All that somebody at that seat would be sent now: on entering, and for the last step."""
    person = None if seat is None else f"person-{seat}"
    recent = Recent()
    recent.add(table)
    whole = encode(state(table, recent, person, NOW, table.number - 1))
    viewers = [*range(len(table.chairs)), None]  # all at once, as it is done
    return whole + (encode(updates(table, viewers, NOW)[viewers.index(seat)]) if is_small(table) else b"")


def present(table: Table, seat: int | None, rng: Random) -> Table:
    """The table with everything that the seat does not know now dealt anew; what it saw of the last step stays told."""
    match = table.match
    assert match is not None
    other = copy.copy(table)
    other.match = with_state(match, match.resampled(seat, rng))
    return other


@pytest.mark.parametrize(("game", "players", "options"), every_table())
def test_no_byte_that_is_sent_depends_on_what_the_viewer_may_not_know(game: str, players: int, options: dict[str, Any]) -> None:
    rng = Random(f"{game}/{players}/{options}")
    table = seated(game, players, options, rng.getrandbits(64))
    for _ in range(40):
        for seat in (*range(players), None):
            assert sent(present(table, seat, rng), seat) == sent(table, seat)
        if table.playing is None:
            break
        table = played(table, rng)


@pytest.mark.parametrize("game", ["kuhhandel", "kakerlakenpoker", "cahoots", "nullern"])
def test_through_whole_matches(game: str) -> None:
    rng = Random(game)
    players = 4
    table = seated(game, players, {}, 7)
    while table.playing is not None:
        table = played(table, rng)
        for seat in (*range(players), None):
            assert sent(present(table, seat, rng), seat) == sent(table, seat)


@pytest.mark.parametrize("game", ["kuhhandel", "kakerlakenpoker", "cahoots", "nullern"])
def test_a_leak_would_be_noticed(game: str) -> None:
    """With the whole state in what is sent, the comparison fails at once."""
    rng = Random(game)
    table = seated(game, 4, {}, 7)
    match = table.match
    assert match is not None

    def leaky(at: Table) -> bytes:
        assert at.match is not None
        return sent(at, 0) + repr(at.match.state).encode()

    assert any(leaky(present(table, 0, rng)) != leaky(table) for _ in range(5))


def test_neither_seed_nor_entropy_nor_persons_are_sent_while_a_match_runs() -> None:
    settings = TableSettings("nullern", 2)
    facts = [Opened(settings, "secret-person-0", "ab" * 32), *(Sat(s, f"secret-person-{s}", f"P{s}", entropy="cd" * 16) for s in range(2))]
    table = Table("table").after(Step(1, NOW, [*facts, Started([0, 1])]))
    for person in ("secret-person-0", "secret-person-1", None):
        message = encode(state(table, Recent(), person, NOW))
        assert table.commitment.encode() in message
        assert not re.search(rb"abababab|cdcdcdcd|secret-person", message)
