"""What one person may store: talk, signals, changes of seats, links to other devices, names; and what replays may cost."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import time
from concurrent.futures.process import BrokenProcessPool
from random import Random

import pytest

import bestiary
from bestiary.bots import bot
from bestiary.match.match import Match
from bestiary.server import asks, replays
from bestiary.server.connections import TALK_BURST
from bestiary.server.facts import AnyFact, Moved, Opened, Placed, Said, Started, Step, TableSettings
from bestiary.server.rebuild import rebuilt_in_turns
from bestiary.server.refusal import Refusal
from bestiary.server.replays import WAITING, WAITING_EACH, Replays
from bestiary.server.routes import CARRIES_MOST
from bestiary.server.server import RENAMED, RENAMES
from tests.server.support import Socket, run, served

MINUTE = 60_000


def test_who_talks_at_many_sockets_says_no_more_than_at_one(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada, eve = await place.people("Ada", "Eve")
            table = await ada.open("nullern", 3)
            sockets = [*[await eve.at(table) for _ in range(10)], await eve.in_lobby()]
            answers = [(await socket.ask("chat", text="x"))["type"] for socket in sockets for _ in range(3)]
            assert answers.count("done") == TALK_BURST
            await (await ada.at(table)).done("chat", text="I was not heard")

    run(main())


def test_many_names_that_watch_say_no_more_together(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            table = await ada.open("nullern", 3)
            crowd = [await (await place.person(f"Eve {k}")).at(table) for k in range(6)]
            answers = [(await socket.ask("chat", text="x"))["type"] for socket in crowd for _ in range(4)]
            assert answers.count("done") == 2 * TALK_BURST
            await (await ada.at(table)).done("chat", text="players may talk nevertheless")

    run(main())


def test_a_table_keeps_so_much_of_what_one_says_and_no_more(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asks, "SAID_MOST", 8)

    async def main() -> None:
        async with served(sqlite) as place, served(sqlite, place.clock) as other:
            ada, eve = await place.people("Ada", "Eve")
            table = await ada.open("nullern", 3)
            sockets: list[Socket] = [await ada.at(table), await eve.at(table)]
            for socket, why in zip(sockets, ("said-enough", "watchers-said-enough"), strict=True):
                for _ in range(8):
                    await place.clock.advance(2_000)
                    await socket.done("emote", emote="laugh")
                await place.clock.advance(MINUTE)
                assert await socket.refused("chat", text="more") == why
            again = other.visitor()
            again.http.cookies = ada.http.cookies
            assert await (await again.at(table)).refused("chat", text="more") == "said-enough"

    run(main())


def test_signals_are_talk(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            table = await ada.open("cahoots", 2, bots=[None, "random"])
            place.server.hall.lives[table].table.seed = "07" * 32  # by few seeds a match is over before it begins
            socket = await ada.at(table)
            await socket.done("start")
            await place.clock.settle()
            signal = {"type": "say", "what": "avoid", "pile": 0}
            answers = [(await socket.ask("play", move=signal))["type"] for _ in range(10)]
            assert answers.count("done") == TALK_BURST
            assert (await socket.ask("play", move={"type": ["say"]}))["type"] == "refused"

    run(main())


def test_seats_are_changed_so_often_and_no_more(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asks, "CHANGES_MOST", 10)

    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            socket = await ada.at(await ada.open("nullern", 3))
            for number in range(9):
                await socket.done("place", seat=1, bot="chick" if number % 2 else None)
            assert await socket.refused("place", seat=1, bot="chick") == "too-many-changes"
            assert await socket.refused("sit", seat=2) == "too-many-changes"
            await socket.done("start", fill=True)

    run(main())


def test_links_to_other_devices_are_few(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            ada, bob = await place.people("Ada", "Bob")
            answers = await asyncio.gather(*(ada.http.post("/api/me/carry") for _ in range(20)))
            assert sorted(answer.status_code for answer in answers) == [201] * CARRIES_MOST + [429] * (20 - CARRIES_MOST)
            (refused,) = {answer.json()["key"] for answer in answers if answer.status_code == 429}
            assert refused == "too-many-codes"
            assert (await bob.http.post("/api/me/carry")).status_code == 201
            code = next(answer.json()["code"] for answer in answers if answer.status_code == 201)
            assert (await place.visitor().http.post("/api/carry", json={"code": code})).status_code == 201
            assert (await ada.http.post("/api/me/carry")).status_code == 201

    run(main())


def test_names_change_now_and_then(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            for number in range(RENAMES):
                assert (await ada.http.put("/api/me", json={"name": f"Ada {number}"})).status_code == 200
            answer = await ada.http.put("/api/me", json={"name": "Eve"})
            assert (answer.status_code, answer.json()["key"]) == (429, "renamed-often")
            same = await ada.http.put("/api/me", json={"name": f"Ada {RENAMES - 1}"})
            assert same.status_code == 200, "that is no change"
            await place.clock.advance(1_000 * RENAMED)
            assert (await ada.http.put("/api/me", json={"name": "Eve"})).status_code == 200

    run(main())


def test_names_that_look_alike_have_marks_that_do_not(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada, eve = await place.people("Ada", "\N{CYRILLIC CAPITAL LETTER A}d\N{CYRILLIC SMALL LETTER A}")
            for person in (ada, eve):
                await (await person.in_lobby()).done("chat", text="it is me")
            await place.clock.advance(MINUTE)
            first, second = (await (await ada.in_lobby()).now())["talk"]
            assert first["mark"] != second["mark"]
            table = await ada.open("nullern", 2)
            socket = await eve.at(table)
            await socket.done("sit", seat=1)
            await socket.done("chat", text="it is me")
            state = await socket.now()
            assert [seat["mark"] for seat in state["table"]["seats"]] == [first["mark"], second["mark"]]
            assert state["talk"][-1]["mark"] == second["mark"]

    run(main())


# -- replays, and huge tables


def finished(game: str = "nullern") -> Match:
    match = bestiary.new(game, 3, 7, {"peak": 3} if game == "nullern" else {})
    player = bot("random", game)
    while match.turn is not None:
        match.play(match.turn, player(match.sight(match.turn), Random(1)).move)
    return match


def test_a_replay_is_made_once_however_many_ask_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []
    make = replays.written

    def counted(record: bytes, seat: int | None) -> bytes:
        made.append(seat)
        return make(record, seat)

    monkeypatch.setattr(replays, "written", counted)

    async def main() -> None:
        library, match = Replays(apart=False), finished()
        texts = await asyncio.gather(*(library.written("t", match, 0, True, f"{asker}") for asker in range(50)))
        plain = await library.written("t", match, 0, False, "")
        assert made == [0]
        assert {*texts} == {texts[0]}
        assert gzip.decompress(texts[0]) == plain
        monkeypatch.setattr(replays, "KEPT", 2 * len(texts[0]))
        for number in range(6):
            await library.written(f"{number}", match, 0, True, "")
        assert len(made) == 7
        await library.written("5", match, 0, True, "")
        assert len(made) == 7
        await library.written("0", match, 0, True, "")
        assert len(made) == 8
        library.close()

    run(main())


def test_replays_that_wait_are_bounded_for_each_and_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        library, match = Replays(apart=False), finished()
        refused: list[str] = []

        async def ask(table: str, asker: str) -> None:
            try:
                await library.written(table, match, None, True, asker)
            except Refusal as error:
                refused.append(error.key)

        await asyncio.gather(*(ask(f"{number}", "eve") for number in range(20)))
        assert refused == ["too-many-replays"] * (20 - WAITING_EACH)
        refused.clear()
        await asyncio.gather(*(ask(f"t{number}", f"{number}") for number in range(2 * WAITING)))
        assert refused == ["busy"] * WAITING
        library.close()

    run(main())


def test_a_replay_is_made_in_another_process_and_again_where_that_dies() -> None:
    async def main() -> None:
        library, match = Replays(apart=True), finished()
        try:
            text = await library.written("t", match, 0, False, "")
            assert len(json.loads(text)["frames"]) == len(match.moves) + 1
            assert library.maker is not None
            with pytest.raises(BrokenProcessPool):
                await asyncio.wrap_future(library.maker.submit(os._exit, 1))
            assert await library.written("other", match, 0, False, "") == text
        finally:
            library.close()

    run(main())


def huge() -> list[Step]:
    """A match of hundreds of moves, and thousands of remarks."""
    match, player = bestiary.new("kuhhandel", 5, "07" * 32), bot("heuristic", "kuhhandel")
    seated: list[AnyFact] = [Placed(seat, "heuristic") for seat in range(5)]
    begun: list[AnyFact] = [Opened(TableSettings("kuhhandel", 5, order="as_seated"), "ada", "07" * 32), *seated, Started([*range(5)])]
    steps = [Step(1, 1, begun)]
    while match.turn is not None and len(match.moves) < 300:
        seat = match.turn
        move = player(match.sight(seat), Random(1)).move
        match.play(seat, move)
        steps.append(Step(len(steps) + 1, 1, [Moved(seat, move, "bot")]))
    steps += [Step(len(steps) + 1 + k, 1, [Said("Eve", None, "hello")], "eve", f"{k}") for k in range(10_000)]
    return steps


def test_a_huge_table_is_rebuilt_in_turns() -> None:
    steps = huge()

    async def main() -> None:
        turns, longest = 0, 0.0

        async def others() -> None:
            nonlocal turns, longest
            while True:
                began = time.perf_counter()
                await asyncio.sleep(0)
                turns, longest = turns + 1, max(longest, time.perf_counter() - began)

        other = asyncio.create_task(others())
        await asyncio.sleep(0)
        began = time.perf_counter()
        table = await rebuilt_in_turns("t", steps)
        took = time.perf_counter() - began
        other.cancel()
        assert table.number == len(steps)
        assert turns > 10
        assert longest < max(0.5 * took, 0.05)

    run(main())
