"""Clocks, bots and whoever plays for people who are away: all on a clock that passes when the test says so."""

from __future__ import annotations

from typing import Any

import pytest

from bestiary.server.table import COMMIT_TIME
from tests.server.support import Json, Place, Socket, Visitor, run, served

SECOND = 1000


async def match_of(place: Place, game: str, *names: str, **settings: Any) -> tuple[str, list[Visitor], list[Socket]]:
    """A running match of people alone."""
    people = await place.people(*names)
    table = await people[0].open(game, len(names), **({"level": "random"} | settings))
    sockets = [await person.at(table) for person in people]
    for seat, socket in enumerate(sockets[1:], 1):
        await socket.done("sit", seat=seat)
    await sockets[0].done("start")
    await drained(place, *sockets)
    return table, people, sockets


async def drained(place: Place, *sockets: Socket) -> None:
    await place.clock.settle()
    for socket in sockets:
        socket.drain()


def updates(messages: list[Json]) -> list[Json]:
    return [message for message in messages if message["type"] == "update"]


def test_without_a_clock_nobody_is_hurried(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, (ada, _) = await match_of(place, "nullern", "Ada", "Bob")
            assert ada.last["deadline"] is None
            await place.clock.jump(24 * 3600 * SECOND)
            assert updates(ada.drain()) == []

    run(main())


def test_whose_clock_runs_out_has_the_move_made_and_the_next_has_the_whole_time(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, (ada, bob) = await match_of(place, "nullern", "Ada", "Bob", clock={"kind": "move", "seconds": 20})
            start = place.clock.now()
            assert ada.last["deadline"] == {"kind": "move", "at": start + 20 * SECOND, "seconds": 20}
            await place.clock.advance(20 * SECOND - 1)
            assert updates(ada.drain()) == []
            await place.clock.advance(1)
            (update,) = updates(ada.drain())
            assert update["happened"]["by"] == ["clock"]
            assert update["deadline"]["at"] == start + 40 * SECOND
            bob.drain()
            await place.clock.advance(5 * SECOND)
            await bob.done("play", move=bob.last["moves"]["moves"][0])
            assert bob.last["deadline"]["at"] == start + 45 * SECOND
            assert not (await ada.now())["table"]["seats"][0].get("away")  # late, not away

    run(main())


def test_a_relaxed_clock_gives_three_minutes(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, (ada, _) = await match_of(place, "nullern", "Ada", "Bob", clock={"kind": "relaxed"})
            assert ada.last["deadline"]["seconds"] == 180
            await place.clock.jump(180 * SECOND - 1)
            assert updates(ada.drain()) == []
            await place.clock.advance(1)
            assert len(updates(ada.drain())) == 1

    run(main())


def test_talk_does_not_stop_a_clock(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, (ada, _) = await match_of(place, "nullern", "Ada", "Bob", clock={"kind": "move", "seconds": 20})
            ends = ada.last["deadline"]["at"]
            await place.clock.advance(15 * SECOND)
            await ada.done("chat", text="wait for me")
            assert ada.last["deadline"]["at"] == ends

    run(main())


# -- auctions


async def auction(place: Place) -> tuple[str, list[Socket]]:
    """Seat 0 has turned a card over; seats 1 to 3 may bid."""
    table, _, sockets = await match_of(place, "kuhhandel", "Ada", "Bob", "Cy", "Dee", clock={"kind": "none", "auction": 10})
    assert sockets[0].last["deadline"] is None
    await sockets[0].done("play", move={"type": "auction"})
    await drained(place, *sockets)
    return table, sockets


def test_each_bid_starts_the_countdown_anew_and_a_pass_does_not(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, (ada, bob, cy, dee) = await auction(place)
            now = place.clock.now()
            assert dee.last["deadline"] == {"kind": "auction", "at": now + 10 * SECOND, "seconds": 10}
            await place.clock.advance(6 * SECOND)
            await bob.done("play", move={"type": "bid", "amount": 10})
            assert bob.last["deadline"]["at"] == now + 16 * SECOND
            await place.clock.advance(6 * SECOND)
            await cy.done("play", move={"type": "pass"})
            assert cy.last["deadline"]["at"] == now + 16 * SECOND
            await drained(place, ada)
            await place.clock.advance(4 * SECOND - 1)
            assert updates(ada.drain()) == []
            await dee.done("play", move={"type": "bid", "amount": 20})  # in the last moment, and nobody is sniped
            assert dee.last["deadline"]["at"] == place.clock.now() + 10 * SECOND
            await place.clock.advance(1)
            assert len(updates(ada.drain())) == 1

    run(main())


def test_when_the_countdown_ends_all_but_the_leader_pass_in_the_order_of_seats_and_together(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, (ada, _, cy, _) = await auction(place)
            await cy.done("play", move={"type": "bid", "amount": 10})
            await drained(place, ada)
            await place.clock.advance(10 * SECOND)
            (update,) = updates(ada.drain())
            assert update["happened"]["by"] == ["clock", "clock"]
            match = place.server.hall.lives[table].table.match
            assert match is not None
            passes = [(seat, type(move).__name__) for seat, move in match.moves[-2:]]
            assert passes == [(1, "Pass"), (3, "Pass")]
            assert {move["type"] for move in ada.last["moves"]["moves"]} == {"buy", "sell"}
            assert ada.last["deadline"] is None

    run(main())


@pytest.mark.parametrize("then", ["restart", "continue"])
def test_the_countdown_starts_again_when_the_leader_cannot_pay(sqlite: str, then: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, sockets = await match_of(
                place, "kuhhandel", "Ada", "Bob", "Cy", "Dee", options={"bankrupt": then}, clock={"kind": "none", "auction": 10}
            )
            ada, bob, cy, dee = sockets
            await ada.done("play", move={"type": "auction"})
            await bob.done("play", move={"type": "bid", "amount": 20})
            await cy.done("play", move={"type": "bid", "amount": 200})
            await drained(place, *sockets)
            await place.clock.advance(10 * SECOND)
            await drained(place, *sockets)
            await place.clock.advance(3 * SECOND)
            await ada.done("play", move={"type": "sell"})
            await drained(place, *sockets)
            assert dee.last["deadline"] == {"kind": "auction", "at": place.clock.now() + 10 * SECOND, "seconds": 10}
            stands = {"restart": (None, 0), "continue": (1, 20)}[then]
            assert (dee.last["view"]["auction"]["leader"], dee.last["view"]["auction"]["high"]) == stands
            await place.clock.advance(10 * SECOND)
            await drained(place, *sockets)
            assert ada.last["view"]["phase"] == {"restart": "turn", "continue": "decide"}[then]

    run(main())


# -- the speed game


def test_speed_cahoots_ends_after_four_minutes_for_all(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, _, (ada, bob, cy) = await match_of(place, "cahoots", "Ada", "Bob", "Cy", options={"speed": True})
            deadline = cy.last["deadline"]
            assert deadline == {"kind": "match", "at": place.clock.now() + 240 * SECOND, "seconds": 240}
            await place.clock.jump(200 * SECOND)
            mover = next(s for s in (ada, bob, cy) if s.last["moves"] and s.last["moves"]["moves"])
            await mover.done("play", move=mover.last["moves"]["moves"][0])
            assert mover.last["deadline"] == deadline
            await place.clock.jump(40 * SECOND - 1)
            assert (await ada.now())["table"]["status"] == "playing"
            await place.clock.advance(1)
            state = await ada.now()
            assert (state["table"]["status"], state["record"]) == ("over", True)
            match = place.server.hall.lives[table].table.match
            assert match is not None
            assert match.moves[-1][0] is None
            assert type(match.moves[-1][1]).__name__ == "TimeUp"
            assert match.scores == [0, 0, 0]

    run(main())


def test_in_a_speed_game_several_play_at_once_and_the_server_orders_them(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, sockets = await match_of(place, "cahoots", "Ada", "Bob", "Cy", options={"speed": True})
            numbers = [
                await socket.done("play", move=state["moves"]["moves"][0])
                for socket in sockets
                if (state := await socket.now())["moves"]["moves"]
            ]
            assert numbers == [*range(numbers[0], numbers[0] + len(numbers))]
            assert numbers

    run(main())


# -- who is away


def away(state: Json, seat: int) -> bool:
    return bool(state["table"]["seats"][seat].get("away"))


def test_who_is_away_too_long_is_played_for_until_coming_back(database: str) -> None:
    async def main() -> None:
        async with served(database, patience=60) as place:
            table, people, (ada, bob) = await match_of(place, "nullern", "Ada", "Bob")
            await ada.leave()
            await place.clock.advance(59 * SECOND)
            assert not away(await bob.now(), 0)
            await place.clock.advance(SECOND)
            messages = bob.drain()
            assert any(message["type"] == "state" and away(message, 0) for message in messages)
            (update,) = updates(messages)  # the bot has bid, and now it is Bob's turn
            assert update["happened"]["by"] == ["bot"]
            back = await people[0].at(table)
            await place.clock.settle()
            assert not away(await bob.now(), 0)
            await bob.done("play", move=(await bob.now())["moves"]["moves"][0])
            await place.clock.advance(10 * SECOND)
            assert (await back.now())["moves"]["moves"]  # nobody else plays for Ada now

    run(main())


def test_a_short_absence_is_nobodys_business(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, patience=60) as place:
            table, people, (ada, bob) = await match_of(place, "nullern", "Ada", "Bob")
            number = (await bob.now())["number"]
            for _ in range(3):
                await ada.leave()
                await place.clock.advance(40 * SECOND)
                ada = await people[0].at(table)
            await place.clock.advance(100 * SECOND)
            assert (await bob.now())["number"] == number

    run(main())


def test_who_never_comes_to_a_match_that_began_is_played_for_too(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, patience=60) as place:
            ada, bob = await place.people("Ada", "Bob")
            table = await ada.open("nullern", 2, level="random")
            host, guest = await ada.at(table), await bob.at(table)
            await guest.done("sit", seat=1)
            await guest.leave()
            await place.clock.advance(90 * SECOND)  # before the start there is no hurry
            host.send({"type": "start", "id": "start"})
            await place.clock.advance(COMMIT_TIME)
            assert not away(await host.now(), 1)
            await host.done("play", move=(await host.now())["moves"]["moves"][0])
            await place.clock.advance(60 * SECOND)
            assert away(await host.now(), 1)
            assert (await host.now())["moves"]["moves"]

    run(main())


def test_somebody_away_is_noted_also_after_the_server_came_back(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            table, people, _ = await match_of(place, "nullern", "Ada", "Bob")
            clock = place.clock
        await clock.jump(10 * SECOND)
        async with served(database, clock, patience=60) as place:
            visitor = place.visitor()
            visitor.http.cookies = people[1].http.cookies
            bob = await visitor.at(table)
            await place.clock.advance(62 * SECOND)
            assert away(await bob.now(), 0)
            assert not away(await bob.now(), 1)

    run(main())


# -- bots


def test_a_bot_moves_after_a_moment_so_that_people_can_follow(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, bot_delay=900) as place:
            ada = await place.person("Ada")
            table = await ada.open("nullern", 2, bots=["random"], seat=1, start=True)
            socket = await ada.at(table)
            await place.clock.advance(449)
            assert socket.drain() == []
            await place.clock.advance(902)
            (update,) = updates(socket.drain())
            assert update["happened"]["by"] == ["bot"]

    run(main())


def test_against_the_clock_of_a_speed_game_bots_leave_people_time_for_a_card(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, bot_delay=900) as place:
            ada = await place.person("Ada")
            options = {"speed": True}
            table = await ada.open("cahoots", 4, bots=[None, "random", "random", "random"], seat=0, start=True, options=options)
            socket = await ada.at(table)

            def cards() -> int:
                return sum(update["happened"]["by"] == ["bot"] for update in updates(socket.drain()))

            await place.clock.advance(1799)
            assert cards() == 0
            await place.clock.advance(60_000)
            assert 11 <= cards() <= 33

    run(main())


def test_bots_play_every_game_to_its_end(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            eve = await place.person("Eve")
            for game, seats, options in (("kuhhandel", 3, {}), ("kakerlakenpoker", 2, {}), ("cahoots", 3, {}), ("nullern", 2, {"peak": 3})):
                table = await eve.open(game, seats, bots=["random"] * seats, seat=None, start=True, options=options)
                watcher = await eve.at(table)
                await place.clock.advance(1)
                assert (await watcher.now())["table"]["status"] == "over", game

    run(main())
