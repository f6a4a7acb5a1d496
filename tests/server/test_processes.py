"""Several real processes of one house, over a real PostgreSQL and a real Redis: any of them serves any table."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Generator
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bestiary.server.facts import Said, Step
from bestiary.server.store import Store
from tests.server.houses import PATIENCE, Gone, Guest, House, Json, Process, Seat, house, run, wait_until


@pytest.fixture(scope="module")
def whole(request: pytest.FixtureRequest) -> Generator[House]:
    """Two processes, started at once on a database with nothing in it."""
    postgres = request.getfixturevalue("postgres")
    postgres.psql("CREATE DATABASE processes")
    with house(postgres.get_uri(database="processes"), processes=2) as two:
        yield two


@pytest.fixture
def both(whole: House) -> tuple[Process, Process]:
    """All alive, whatever a test before did to them."""
    whole.all_answer()
    one, two = whole.processes
    return one, two


async def stored(place: House, table: str) -> list[Step]:
    store = Store(place.database)
    steps = await store.load(table)
    await store.close()
    return steps


async def two_at_a_table(one: Process, two: Process, game: str, seats: int, **settings: Any) -> tuple[str, Seat, Seat]:
    """Ann at one process in seat 0, Ben at the other in seat 1, bots in the other seats; begun."""
    ann, ben = await Guest.come(one, "Ann"), await Guest.come(two, "Ben")
    table = await ann.open(one, game, seats, bots=[None, None, *["heuristic"] * (seats - 2)], **settings)
    left, right = await ann.at(one, table), await ben.at(two, table)
    number = await right.done("sit", seat=1)
    await left.until(lambda message: message.get("number", 0) >= number)
    await left.done("start")
    return table, left, right


async def play_on(seat: Seat, chance: Random, turns: int) -> None:
    """Move whenever it is one's turn, so many times or to the end."""
    while turns and not latest(seat).get("record"):
        moves = latest(seat)["moves"]
        if moves and moves["moves"]:
            await seat.done("play", move=chance.choice(moves["moves"]))
            turns -= 1
        else:
            await seat.receive()


def latest(seat: Seat) -> Json:
    return [message for message in seat.messages if message["type"] in ("state", "update")][-1]


def in_order(seat: Seat) -> bool:
    return seat.numbers == [*range(seat.numbers[0], seat.numbers[0] + len(seat.numbers))]


def test_processes_that_start_at_once_on_an_empty_database_all_serve(both: tuple[Process, Process], whole: House) -> None:
    for process in both:
        assert [process.logged(level) for level in ("warning", "error", "critical")] == [[], [], []]

    async def main() -> None:
        store = Store(whole.database)
        async with store.engine.connect() as connection:
            assert len((await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).all()) == 1
        await store.close()

    run(main())


def test_two_at_two_processes_play_a_match_and_both_see_every_step_in_order(both: tuple[Process, Process], whole: House) -> None:
    async def main() -> None:
        table, left, right = await two_at_a_table(*both, "kakerlakenpoker", 3)
        chance = Random(1)
        await asyncio.gather(*(play_on(seat, chance, 1000) for seat in (left, right)))
        assert in_order(left)
        assert in_order(right)
        ends = [latest(seat) for seat in (left, right)]
        assert ends[0]["number"] == ends[1]["number"] == len(await stored(whole, table))
        assert ends[0]["table"]["status"] == "over"
        told = [{one["number"]: one["happened"]["at"] for one in seat.messages if one["type"] == "update"} for seat in (left, right)]
        assert told[0] == told[1]

    run(main())


def test_of_requests_that_meet_at_two_processes_all_are_done_once_and_both_sides_agree_on_their_order(
    both: tuple[Process, Process], whole: House
) -> None:
    async def main() -> None:
        table, left, right = await two_at_a_table(*both, "nullern", 2)
        begun = latest(left)["number"]
        wanted = [f"{side}{number}" for number in range(5) for side in "lr"]
        for text in wanted:
            await (left if text[0] == "l" else right).send({"type": "chat", "id": text, "text": text})
        for seat in (left, right):
            await asyncio.gather(seat.until(lambda message: message.get("number", 0) >= begun + len(wanted)))
        steps = await stored(whole, table)
        said = [fact.text for step in steps for fact in step.facts if isinstance(fact, Said)]
        assert sorted(said) == sorted(wanted)
        for side, seat in (("l", left), ("r", right)):
            heard = [remark["text"] for message in seat.messages if message["type"] == "update" for remark in message.get("talk", ())]
            assert heard == said
            assert in_order(seat)
            await seat.done("chat", id=f"{side}4", text="said before")  # answered after all the others
            answers = {message["id"]: message["number"] for message in seat.messages if message["type"] == "done"}
            ours = {step.id: step.number for step in steps if step.id in wanted and step.id[0] == side}
            assert {id: number for id, number in answers.items() if id in wanted} == ours

    run(main())


def test_a_request_sent_to_both_processes_at_once_is_done_once(both: tuple[Process, Process], whole: House) -> None:
    async def main() -> None:
        ann = await Guest.come(both[0], "Ann")
        table = await ann.open(both[0], "nullern", 2, bots=[None, "random"], start=True)
        seats = [await ann.at(process, table) for process in both]
        for turn in range(6):
            for seat in seats:
                while not (latest(seat)["moves"] and latest(seat)["moves"]["moves"]):
                    await seat.receive()
            move = latest(seats[0])["moves"]["moves"][0]
            answers = await asyncio.gather(*(seat.ask("play", id=f"turn-{turn}", move=move) for seat in seats))
            assert answers[0] == answers[1], answers
            assert answers[0]["type"] == "done"
        by_ann = [step.id for step in await stored(whole, table) if step.person == ann.id]
        assert by_ann == ["draw-commit-0", "draw-reveal-0", *(f"turn-{turn}" for turn in range(6))]

    run(main())


def test_without_redis_play_goes_on_and_with_it_everybody_is_told_at_once_again(both: tuple[Process, Process], whole: House) -> None:
    async def main() -> None:
        table, left, right = await two_at_a_table(*both, "nullern", 2)
        chance = Random(2)
        whole.redis.stop()
        try:
            await asyncio.gather(*(play_on(seat, chance, 2) for seat in (left, right)))
        finally:
            whole.redis.start()
        await asyncio.gather(*(play_on(seat, chance, 25) for seat in (left, right)))
        last = max(latest(seat)["number"] for seat in (left, right))
        for seat in (left, right):
            if latest(seat)["number"] < last:
                await seat.until(lambda message: message.get("number", 0) >= last)
            assert in_order(seat)
        assert [step.number for step in await stored(whole, table)] == [*range(1, last + 1)]

    run(main())
    assert not any(process.logged("critical") for process in both)


def test_the_lobby_of_one_process_shows_what_happens_at_another(both: tuple[Process, Process]) -> None:
    async def main() -> None:
        one, two = both
        ann, ben = await Guest.come(one, "Ann"), await Guest.come(two, "Ben")
        here, there = await ann.connect(one, "/api/lobby/socket"), await ben.connect(two, "/api/lobby/socket")
        for seat in (here, there):
            await seat.hello()
        table = await ann.open(one, "cahoots", 3, public=True)
        await there.until(lambda message: table in [card["id"] for card in message["tables"]])
        await here.done("chat", text="Who joins?")
        await there.until(lambda message: "Who joins?" in [said["text"] for said in message["talk"]])

    run(main())


def test_clocks_and_bots_of_a_killed_process_are_taken_over(both: tuple[Process, Process], whole: House) -> None:
    async def main() -> None:
        one, two = both
        ann = await Guest.come(one, "Ann")
        with_bots = await ann.open(one, "nullern", 3, bots=[None, "heuristic", "random"], start=True)
        clock = {"kind": "move", "seconds": 5}
        with_clock = await ann.open(one, "nullern", 2, bots=[None, "random"], clock=clock, level="heuristic", start=True)
        gone, bots, slow = await ann.at(one, with_bots), await ann.at(two, with_bots), await ann.at(two, with_clock)
        one.kill()
        with pytest.raises(Gone):
            await gone.until("never")
        await bots.done("play", move=latest(bots)["moves"]["moves"][0])
        await bots.until(lambda message: "bot" in message.get("happened", {}).get("by", []))
        await slow.until(lambda message: "clock" in message.get("happened", {}).get("by", []))
        await play_on(bots, Random(3), 5)
        assert in_order(bots)
        assert in_order(slow)
        assert {*bots.numbers} <= {step.number for step in await stored(whole, with_bots)}

    run(main())


def test_a_process_that_is_stopped_says_goodbye_and_its_tables_go_on_elsewhere(both: tuple[Process, Process]) -> None:
    async def main() -> None:
        one, two = both
        ann = await Guest.come(one, "Ann")
        table = await ann.open(one, "nullern", 3, bots=[None, "heuristic", "random"], start=True)
        here, there = await ann.at(one, table), await ann.at(two, table)
        assert await asyncio.to_thread(one.stop) == -signal.SIGTERM
        bye = await here.until("bye")
        assert bye["why"] == "stopping"
        assert bye["again_after"] > 0
        await there.done("play", move=latest(there)["moves"]["moves"][0])
        await there.until(lambda message: "bot" in message.get("happened", {}).get("by", []))

    run(main())


ORPHANS = """
import multiprocessing, sys, time
from bestiary.server.thinkers import Thinkers, idle

if __name__ == "__main__":
    thinkers = Thinkers(1)
    thinkers._pool.submit(idle)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    time.sleep(600)
"""


def test_thinkers_do_not_outlive_a_server_that_is_killed(tmp_path: Any) -> None:
    program = tmp_path / "server.py"
    program.write_text(ORPHANS)
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        (worker,) = map(int, server.stdout.readline().split())
        os.kill(worker, 0)
        server.send_signal(signal.SIGKILL)
    wait_until(lambda: not runs(worker), PATIENCE)


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
