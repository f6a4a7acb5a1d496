"""Tables before and after a match: opening, seats, the host's rights, the start, the lobby, a rematch."""

from __future__ import annotations

import asyncio

import pytest

from bestiary.server.lobby import EACH
from tests.server.support import Closed, Json, Socket, play_out, run, served


def names(state: Json) -> list[str | None]:
    """Who sits where: a name, a bot's level, or nobody."""
    return [seat.get("name") or seat.get("bot") for seat in state["table"]["seats"]]


def test_whoever_has_the_link_takes_changes_and_leaves_a_seat(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            ada, bob = await place.people("Ada", "Bob")
            table = await ada.open("nullern", 4, bots=[None, None, "cat"])
            host, guest = await ada.at(table), await bob.at(table)
            assert names(await guest.now()) == ["Ada", None, "cat", None]
            await guest.done("sit", seat=1)
            assert guest.last["seat"] == 1
            assert names(await host.until("state")) == ["Ada", "Bob", "cat", None]
            assert await guest.refused("sit", seat=0) == "seat-taken"
            assert await guest.refused("sit", seat=2) == "seat-taken"
            assert await guest.refused("sit", seat=4) == "no-such-seat"
            await guest.done("sit", seat=3)
            assert names(await host.now()) == ["Ada", None, "cat", "Bob"]
            await guest.done("stand")
            assert names(await host.now()) == ["Ada", None, "cat", None]
            assert await guest.refused("stand") == "not-seated"

    run(main())


def test_a_program_takes_a_seat_as_people_do_and_is_shown_as_what_it_is(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada, robot = await place.person("Ada"), await place.program("Robot")
            table = await ada.open("nullern", 2, options={"peak": 3})
            host, guest = await ada.at(table), await robot.at(table)
            await guest.done("sit", seat=1)
            await host.done("start")
            assert [seat["kind"] for seat in (await host.now())["table"]["seats"]] == ["human", "program"]
            await guest.now()
            await play_out(place, host, guest)
            record = (await ada.http.get(f"/api/tables/{table}/record")).json()
            assert [(seat["name"], seat["kind"]) for seat in record["seats"]] == [("Ada", "human"), ("Robot", "bot")]

    run(main())


def test_only_the_host_places_bots_frees_seats_and_starts(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada, bob = await place.people("Ada", "Bob")
            table = await ada.open("nullern", 3)
            host, guest = await ada.at(table), await bob.at(table)
            await guest.done("sit", seat=1)
            assert await guest.refused("place", seat=2, bot="cat") == "host-only"
            assert await guest.refused("start", fill=True) == "host-only"
            assert await host.refused("place", seat=1, bot="cat") == "seat-taken"
            assert await host.refused("place", seat=2, bot="unicorn") == "bad-settings"
            await host.done("place", seat=2, bot="cat")
            await host.done("place", seat=1, bot=None)
            assert names(await guest.now()) == ["Ada", None, "cat"]
            assert (await guest.now())["seat"] is None

    run(main())


def test_with_free_seats_the_start_is_refused_or_bots_fill_them(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, bot_delay=900) as place:
            ada = await place.person("Ada")
            table = await ada.open("nullern", 4, bots=[None, "cat"], level="chick")
            host = await ada.at(table)
            before = await host.now()
            assert await host.refused("start") == "seats-free"
            assert (await host.now())["number"] == before["number"]
            await host.done("start", fill=True)
            state = await host.now()
            assert state["table"]["status"] == "playing"
            assert names(state) == ["Ada", "cat", "chick", "chick"]
            assert await host.refused("start", fill=True) == "already-started"
            assert await host.refused("sit", seat=1) == "already-started"
            assert await host.refused("place", seat=1, bot="fox") == "already-started"

    run(main())


def test_the_order_is_as_seated_or_by_chance(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, bot_delay=900) as place:
            ada = await place.person("Ada")
            bots = [None, "chick", "cat", "fox", "owl", "dragon"]
            fixed = await (await ada.at(await ada.open("nullern", 6, bots=bots, start=True))).now()
            assert names(fixed) == ["Ada", "chick", "cat", "fox", "owl", "dragon"]
            orders: set[tuple[str | None, ...]] = set()
            for _ in range(4):
                state = await (await ada.at(await ada.open("nullern", 6, bots=bots, start=True, order="random"))).now()
                assert sorted(map(str, names(state))) == sorted(map(str, names(fixed)))
                assert names(state)[state["seat"]] == "Ada"
                orders.add((*names(state),))
            assert len(orders) > 1  # the same four times: once in 370 million

    run(main())


@pytest.mark.parametrize(
    ("settings", "bots"),
    [
        ({"game": "kuhhandel", "seats": 2}, []),
        ({"game": "cahoots", "seats": 2, "options": {"level": "cosy"}}, []),
        ({"game": "nullern", "seats": 3, "options": {"jokers": True}}, []),
        ({"game": "nullern", "seats": 3, "level": "unicorn"}, []),
        ({"game": "nullern", "seats": 3}, ["cat-bold"]),
        ({"game": "nullern", "seats": 3}, [None, None, None, "cat"]),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(sqlite: str, settings: Json, bots: list[str | None]) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            answer = await ada.http.post("/api/tables", json={"settings": settings, "bots": bots})
            assert (answer.status_code, answer.json()["key"]) == (400, "bad-settings"), answer.text
            assert (await ada.http.get("/api/tables/mine")).json() == []

    run(main())


def test_the_host_cannot_sit_where_a_bot_is_put(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            for seat, bots in ((1, [None, "cat"]), (3, [])):
                settings = {"game": "nullern", "seats": 3}
                answer = await ada.http.post("/api/tables", json={"settings": settings, "bots": bots, "seat": seat})
                assert (answer.status_code, answer.json()["key"]) == (409, "seat-taken")

    run(main())


# -- the lobby


def ids(message: Json) -> list[str]:
    return [card["id"] for card in message["tables"]]


async def listed(socket: Socket, table: str, status: str) -> None:
    """Until the lobby shows the table so."""
    await socket.until(lambda message: any((card["id"], card["status"]) == (table, status) for card in message["tables"]))


def test_the_lobby_shows_public_tables_alone_and_changes_by_itself(database: str) -> None:
    async def main() -> None:
        async with served(database, bot_delay=900) as place:
            ada, bob = await place.people("Ada", "Bob")
            lobby = await bob.in_lobby()
            private = await ada.open("nullern", 3)
            table = await ada.open("nullern", 3, bots=[None, "cat", "cat"], public=True)
            await place.clock.advance(1000)
            await listed(lobby, table, "open")
            host = await ada.at(table)
            await host.done("start")
            await place.clock.advance(1000)
            await listed(lobby, table, "playing")
            assert not [message for message in lobby.messages if private in ids(message)]
            assert [card["id"] for card in (await bob.http.get("/api/tables")).json()] == [table]
            assert {card["id"] for card in (await ada.http.get("/api/tables/mine")).json()} == {table, private}
            assert (await bob.http.get("/api/tables/mine")).json() == []

    run(main())


def test_the_lobby_is_told_at_most_four_times_a_second(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            lobby = await ada.in_lobby()
            for _ in range(EACH):
                await ada.open("nullern", 3, public=True)
            await place.clock.settle()
            assert len(lobby.drain()) == 1
            await place.clock.advance(250)
            (last,) = lobby.drain()
            assert len(ids(last)) == EACH

    run(main())


def test_a_finished_match_leaves_the_lobby_and_is_listed_for_those_who_played(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            ada, bob = await place.people("Ada", "Bob")
            table = await ada.open("nullern", 3, bots=[None, "random", "random"], public=True, options={"peak": 3}, level="random")
            host = await ada.at(table)
            await host.done("start")
            await host.done("stand")  # the bots end it
            await place.clock.advance(1)
            assert (await host.now())["table"]["status"] == "over"
            assert (await bob.http.get("/api/tables")).json() == []
            (card,) = (await ada.http.get("/api/tables/played")).json()
            assert card["id"] == table
            assert len(card["result"]["scores"]) == 3
            assert (await bob.http.get("/api/tables/played")).json() == []

    run(main())


def test_a_table_that_waits_for_a_day_in_vain_is_closed(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada, bob = await place.people("Ada", "Bob")
            table, other = await ada.open("nullern", 3, public=True), await bob.open("nullern", 3, public=True)
            here = await bob.at(other)
            await place.clock.jump(24 * 3600 * 1000)
            await place.clock.advance(60_000)
            assert [card["id"] for card in (await ada.http.get("/api/tables")).json()] == [other], "somebody is there"
            socket = await bob.at(table)
            assert (await socket.now())["table"]["status"] == "closed"
            assert await socket.refused("sit", seat=1) == "closed"
            await here.leave()

    run(main())


# -- a rematch


def test_a_rematch_keeps_the_seats_and_comes_once_however_many_ask(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada, bob = await place.people("Ada", "Bob")
            watcher = await place.person("Eve")
            table = await ada.open("nullern", 3, bots=[None, None, "random"], options={"peak": 3})
            host, guest, other = await ada.at(table), await bob.at(table), await watcher.at(table)
            await guest.done("sit", seat=1)
            assert await host.refused("rematch") == "not-over"
            await host.done("start")
            await play_out(place, host, guest)
            assert await other.refused("rematch") == "not-seated"
            one, two = await asyncio.gather(guest.done("rematch"), host.done("rematch"))
            again = await guest.done("rematch", id="rematch-1")
            assert one <= two
            assert again
            state = await host.now()
            following = state["table"]["next"]
            assert following == (await other.now())["table"]["next"]
            assert await other.refused("rematch") == "not-seated"
            next_guest, next_host = await bob.at(following), await ada.at(following)
            state = await next_guest.now()
            assert names(state) == ["Ada", "Bob", "random"]
            assert (state["seat"], state["host"]) == (1, True)  # who asked first
            assert state["table"]["status"] == "open"
            assert state["table"]["commitment"] != (await host.now())["table"]["commitment"]
            await next_guest.done("start")
            await play_out(place, next_guest, next_host)
            record = (await ada.http.get(f"/api/tables/{following}/record")).json()
            assert [bool(added) for added in record["entropy"]] == [True, True, False]
            listed = (await ada.http.get("/api/tables/played")).json()
            assert len(listed) == 2
            for socket in (host, guest, other):
                assert table in place.server.hall.lives
                await socket.leave()
                await place.clock.settle()
            assert table not in place.server.hall.lives  # all have gone on
            assert (await (await watcher.at(table)).now())["record"]

    run(main())


def test_a_table_that_is_not_there_is_not_found(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            for path in ("/api/tables/nowhere", "/api/tables/nowhere/record"):
                answer = await ada.http.get(path)
                assert (answer.status_code, answer.json()["key"]) == (404, "no-such-table")
            socket = await ada.connect("/api/tables/nowhere/socket", **{"accept-language": "fr"})
            answer = await socket.receive()
            assert (answer["type"], answer["key"]) == ("refused", "no-such-table")
            assert "table" in answer["sentence"]
            with pytest.raises(Closed, match="1008"):
                await socket.receive()

    run(main())
