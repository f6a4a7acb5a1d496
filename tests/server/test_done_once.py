"""The same request is done once for as long as a match is: however many came between, after a restart, at another process."""

from __future__ import annotations

from bestiary.match.illegal import IllegalMove
from bestiary.server.done import Done
from bestiary.server.facts import Moved
from bestiary.server.hall import Live
from bestiary.server.messages import Chat, Emotion, Play
from tests.server.support import run
from tests.server.test_halls import ANN, BEN, Apart, begun, halls, legal

MANY = Done.OTHERS + 20


async def play_on(one: Apart, live: Live, moves: int) -> None:
    """Whoever is on turn moves, and Ann under an id of its own."""
    for _ in range(moves):
        match = live.table.playing
        assert match is not None
        seat = match.turn
        assert seat is not None
        if seat == 0:
            await one.hall.ask(live, ANN, Play(f"move-{len(match.moves)}", legal(live, seat)))
        else:
            await one.hall.act(live, lambda _, seat=seat: [Moved(seat, legal(live, seat))])


async def talk(one: Apart, live: Live, many: int) -> None:
    for number in range(many):
        await one.hall.ask(live, BEN if number % 2 else ANN, Emotion(f"talk-{number}", "hello"))


async def nothing_is_done_again(at: Apart, live: Live, bid: Play, said: Chat, numbers: tuple[int, int]) -> None:
    before = live.table.number
    assert (await at.hall.ask(live, ANN, bid), await at.hall.ask(live, ANN, said)) == numbers
    assert live.table.number == before


def test_neither_many_moves_nor_much_talk_make_a_request_be_done_again(database: str) -> None:
    async def main() -> None:
        async with halls(database) as (one, two):
            live, other = await begun(one, two)
            bid, said = Play("bid", legal(live, 0)), Chat("said", "Hello")
            numbers = await one.hall.ask(live, ANN, bid), await one.hall.ask(live, ANN, said)
            await play_on(one, live, 200)
            await talk(one, live, MANY)
            assert live.table.number == 4 + 200 + MANY
            await nothing_is_done_again(one, live, bid, said, numbers)
            await two.hall.live_since(live.table.id, live.table.number)  # what another process has followed
            await nothing_is_done_again(two, other, bid, said, numbers)
            two.hall.forget(other)  # and what a server that came back reads
            await nothing_is_done_again(two, await two.hall.live(live.table.id), bid, said, numbers)

    run(main())


def test_an_id_of_somebody_else_is_another_request(sqlite: str) -> None:
    async def main() -> None:
        async with halls(sqlite) as (one, two):
            live, _ = await begun(one, two)
            first = await one.hall.ask(live, ANN, Chat("said", "Hello"))
            await talk(one, live, MANY)
            assert await one.hall.ask(live, BEN, Chat("said", "Hello")) == live.table.number == first + MANY + 1

    run(main())


def test_what_was_refused_may_be_asked_again_under_its_id(sqlite: str) -> None:
    async def main() -> None:
        async with halls(sqlite) as (one, two):
            live, _ = await begun(one, two)
            for _ in range(2):
                try:
                    await one.hall.ask(live, ANN, Play("bid", {"type": "bid", "tricks": 99}))
                except IllegalMove:
                    continue
                raise AssertionError
            assert await one.hall.ask(live, ANN, Play("bid", legal(live, 0))) == 3

    run(main())
