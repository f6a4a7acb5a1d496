"""Chat and emotes: at tables, in the lobby, how much of it, and where none is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from bestiary.server.people import mark_by
from tests.server.support import Place, Socket, run, served


async def cahoots(place: Place, **options: Any) -> list[Socket]:
    """A running match of three, with somebody who watches."""
    people = await place.people("Ada", "Bob", "Cy", "Eve")
    table = await people[0].open("cahoots", 3, options=options)
    sockets = [await person.at(table) for person in people]
    place.server.hall.lives[table].table.seed = "07" * 32  # by few seeds a match is over before it begins
    await sockets[1].done("sit", seat=1)
    await sockets[2].done("sit", seat=2)
    await sockets[0].done("chat", text="before the match everybody may talk")
    await sockets[0].done("start")
    await place.clock.settle()
    for socket in sockets:
        socket.drain()
    return sockets


def test_what_is_said_and_shown_reaches_all_and_is_kept_for_who_comes_later(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            first, second = await place.people("Ada", "Bob")
            table = await first.open("nullern", 3)
            ada, bob = await first.at(table), await second.at(table)
            await ada.done("chat", text="Hello, Bob!")
            update = await bob.until("update")
            assert update["talk"] == [{"name": "Ada", "seat": 0, "text": "Hello, Bob!", "mark": mark_by(first.id)}]
            assert "view" not in update
            await bob.done("emote", emote="wow")
            late = await (await place.person("Cy")).at(table)
            assert late.last["talk"] == [
                {"name": "Ada", "seat": 0, "text": "Hello, Bob!", "mark": mark_by(first.id)},
                {"name": "Bob", "seat": None, "emote": "wow", "mark": mark_by(second.id)},
            ]

    run(main())


def test_six_remarks_at_once_and_then_one_in_two_seconds(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            first = await place.person("Ada")
            ada = await first.at(await first.open("nullern", 3))
            for number in range(6):
                await ada.done(*(("emote",) if number % 2 else ("chat",)), **({"emote": "laugh"} if number % 2 else {"text": "ha"}))
            assert await ada.refused("chat", text="ha") == "too-fast"
            assert await ada.refused("emote", emote="laugh") == "too-fast"
            await place.clock.advance(2000)
            await ada.done("chat", text="ha")
            assert await ada.refused("chat", text="ha") == "too-fast"
            assert len((await ada.now())["talk"]) == 7

    run(main())


@pytest.mark.parametrize("text", ["", " \t ", "x" * 281])
def test_a_remark_has_a_size(sqlite: str, text: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            first = await place.person("Ada")
            ada, lobby = await first.at(await first.open("nullern", 3)), await first.in_lobby()
            assert await ada.refused("chat", text=text) == "malformed"
            assert await lobby.refused("chat", text=text) == "malformed"
            assert (await ada.now())["talk"] == []
            await ada.done("chat", text="x" * 280)

    run(main())


def test_characters_with_power_over_a_screen_are_made_visible(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            first = await place.person("Ada")
            ada = await first.at(await first.open("nullern", 3))
            await ada.done("chat", text="a\u0000b\u202ec\nd \U0001f9d1\u200d\U0001f33e")
            (remark,) = (await ada.now())["talk"]
            assert remark["text"] == "a\ufffdb\ufffdc\ufffdd \U0001f9d1\u200d\U0001f33e"

    run(main())


def test_only_emotes_that_there_are(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            first = await place.person("Ada")
            ada = await first.at(await first.open("nullern", 3))
            assert await ada.refused("emote", emote="<b>") == "malformed"

    run(main())


@pytest.mark.parametrize("talk", ["signals", "silent"])
def test_in_a_running_cahoots_nobody_talks_freely_not_even_who_watches(sqlite: str, talk: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            sockets = await cahoots(place, talk=talk)
            for socket in (sockets[1], sockets[3]):
                assert not (await socket.now())["table"]["chatty"]
                assert await socket.refused("chat", text="play the mushroom!") == "no-talk"
                assert await socket.refused("emote", emote="hurry") == "no-talk"
            answer = await sockets[1].ask("play", move={"type": "say", "what": "avoid", "pile": 0})
            if talk == "signals":
                assert answer["type"] == "done"
                update = await sockets[3].until("update")
                assert update["happened"]["events"]
            else:
                assert answer["rule"].startswith("C6")

    run(main())


def test_where_the_variant_allows_it_cahoots_is_played_talking(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            sockets = await cahoots(place, talk="free")
            await sockets[1].done("chat", text="I can help")

    run(main())


def test_lobby_talk_reaches_everybody_there_and_needs_a_name(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            ada, nobody = await place.person("Ada"), place.visitor()
            here, there = await ada.in_lobby(), await nobody.in_lobby()
            await here.done("chat", text="Who plays?")
            message = await there.until("lobby")
            assert [(one["name"], one["text"]) for one in message["talk"]] == [("Ada", "Who plays?")]
            assert await there.refused("chat", text="me") == "no-name"
            assert await here.refused("play", move={}) == "not-in-lobby"
            assert await here.refused("emote", emote="wow") == "not-in-lobby"

    run(main())


def test_the_lobby_keeps_the_last_fifty_remarks(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            for number in range(55):
                await place.server.store.talk("Ada", f"{number}", "abcd", place.clock.now())
            texts = [text for _, _, text, _ in await place.server.store.talked()]
            assert texts == [f"{number}" for number in range(5, 55)]

    run(main())
