"""Matches of two editions of one game at one server: each runs to its end by the rules it began with, also after a restart."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx

import bestiary
from bestiary.match.verify import verify
from bestiary.server.cards import row
from bestiary.server.facts import FACTS, Moved, Opened, Placed, Sat, Started, Step, TableSettings, encode
from bestiary.server.people import Person, new_token, token_hash
from bestiary.server.rebuild import rebuilt
from bestiary.server.store import Entry, Store
from tests.server.houses import Guest, Json, Process, Seat, run, wait_until

GAME = "kakerlakenpoker"
LINES = (Path(__file__).parents[1] / "records" / f"{GAME}-edition-1.jsonl").read_text(encoding="utf-8").splitlines()
LOST_BY_DUTY: list[Json] = [json.loads(line) for line in LINES]  # by edition 2 the duty lapses there
ANN = Person("ann", "Ann", program=True)


def begun(record: Json, moves: int, edition: int) -> list[Step]:
    """So much of the match of a record, as a server stores it: it is Ann's turn, and all others are bots."""
    count, hers = len(record["seats"]), record["moves"][moves]["seat"]
    settings = TableSettings(GAME, count, record["options"], level="random", order="as_seated")
    seats = [Sat(seat, ANN.id, ANN.name, program=True) if seat == hers else Placed(seat, "random") for seat in range(count)]
    steps = [[Opened(settings, ANN.id, record["seed"], edition), *seats], [Started([*range(count)])]]
    played = record["moves"][:moves]
    steps += [[Moved(one["seat"], one["move"], "person" if one["seat"] == hers else "bot")] for one in played]
    now = int(time.time() * 1000)
    return [Step(number, now, FACTS.decode(encode(facts))) for number, facts in enumerate(steps, 1)]


async def store(database: str, tables: dict[str, list[Step]]) -> Guest:
    """Into an empty database; she who plays there."""
    store, token = Store(database), new_token()
    await store.migrate()
    await store.add_person(ANN, token_hash(token), 0)
    for table, steps in tables.items():
        await store.append([Entry(table, step, row(rebuilt(table, steps[: step.number]))) for step in steps])
    await store.close()
    return Guest(ANN.id, token)


def opening(database: str, table: str) -> Json:
    """The first fact, as it stands in the file."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
        ((facts,),) = file.execute("SELECT facts FROM steps WHERE table_id = ? AND number = 1", (table,)).fetchall()
    return json.loads(facts)[0]


def record_of(process: Process, table: str) -> Json:
    return httpx.get(f"{process.url}/api/tables/{table}/record").raise_for_status().json()


async def plays(seat: Seat, move: Json) -> Json:
    """What she is told of her move."""
    number = await seat.done("play", move=move)
    told = [message for message in seat.messages if message["type"] in ("state", "update") and message["number"] == number]
    return told[-1] if told else await seat.until(lambda message: message.get("number") == number)


async def ended(seat: Seat) -> Json:
    """Bots play to the end in her place."""
    await seat.done("stand")
    return await seat.until(lambda message: message["type"] == "state" and message["record"])


def test_two_editions_are_played_to_their_ends_side_by_side_after_a_restart(sqlite: str, tmp_path: Path) -> None:
    before, halfway = LOST_BY_DUTY[0], LOST_BY_DUTY[1]
    last = len(before["moves"]) - 1
    editions = {"lost": 1, "lapsed": 2, "old": 1, "new": 2}
    stored = {"lost": begun(before, last, 1), "lapsed": begun(before, last, 2), "old": begun(halfway, len(halfway["moves"]) // 2, 1)}

    async def main() -> None:
        ann = await store(sqlite, stored)
        assert [opening(sqlite, table).get("edition") for table in stored] == [None, 2, None]  # as from before there were editions
        process = Process("editions", tmp_path, sqlite, "", patience=3600)
        process.start()
        try:
            wait_until(process.answers)
            new = await ann.open(process, GAME, 5, bots=[None, *["random"] * 4], level="random", start=True)
            tables = {name: new if name == "new" else name for name in editions}
            await (await ann.at(process, new)).leave()
            process.kill()
            process.start()
            wait_until(process.answers)
            seats = {name: await ann.at(process, table) for name, table in tables.items()}
            assert {name: seat.messages[-1]["table"]["edition"] for name, seat in seats.items()} == editions
            assert {name: seat.messages[-1]["table"]["status"] for name, seat in seats.items()} == dict.fromkeys(editions, "playing")
            move = before["moves"][last]["move"]
            lost, lapsed = await plays(seats["lost"], move), await plays(seats["lapsed"], move)
            assert (lost["type"], lost["record"], lost["view"]["why"]) == ("state", True, "unmet_duty")
            assert (lapsed["type"], lapsed["view"]["why"]) == ("update", None)
            assert [event["type"] for event in lapsed["happened"]["events"][-2:]] == ["duty_lapsed", "round_begins"]
            for name in ("lapsed", "old", "new"):
                assert (await ended(seats[name]))["table"]["edition"] == editions[name]
            for name, table in tables.items():
                record = httpx.get(f"{process.url}/api/tables/{table}/record").raise_for_status().json()
                verdict = verify("here", record)
                assert (verdict.holds, verdict.deals, verdict.edition) == (True, "recomputed", editions[name])
                assert record["edition"] == bestiary.replay(record).edition == editions[name]
                assert record["result"] is not None
                if name == "lost":
                    assert record["result"] == before["result"]
            assert [process.logged(level) for level in ("error", "critical")] == [[], []]
        finally:
            process.kill()

    run(main())
