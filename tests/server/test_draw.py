"""The draw before a match: commitments, the list, what is revealed, and what comes of those who fall silent or do otherwise."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from bestiary.engine.shuffle import commitment, entropy_commitment
from bestiary.match.receipt import Receipt
from bestiary.match.verify import verify
from bestiary.server.facts import CalledOff, Committed, Hosted, Listed, Revealed, Started, Step
from bestiary.server.rebuild import rebuilt
from bestiary.server.table import COMMIT_TIME, REVEAL_TIME
from tests.server.support import Json, Place, Socket, Visitor, play_out, run, served

STORED = Path(__file__).parent / "stored" / "tables.jsonl"
PEAK = {"peak": 3}
SECOND = 1000


def old_tables() -> list[Any]:
    return [pytest.param(json.loads(line), id=json.loads(line)["record"]["game"]) for line in STORED.read_text().splitlines()]


@pytest.mark.parametrize("stored", old_tables())
def test_a_table_from_before_there_were_draws_is_what_it_was(stored: Json) -> None:
    """With entropy at its chairs, and an order that the server chose."""
    table = rebuilt(stored["id"], msgspec.convert(stored["steps"], list[Step]))
    assert table.commitment == stored["commitment"]
    assert table.match is not None
    record = json.loads(table.match.record().to_json())
    for name in ("game", "seats", "seed", "entropy", "deals", "moves", "result"):
        assert record[name] == stored["record"][name], name
    assert (record["commitments"], record["edition"]) == (None, 1)
    assert verify("here", record).holds
    assert verify("here", stored["record"]).holds


@dataclass
class Drawer:
    """Somebody who answers a draw by hand, and keeps what was shown as a receipt."""

    socket: Socket
    entropy: bytes = field(default_factory=lambda: secrets.token_bytes(32))

    def __post_init__(self) -> None:
        self.socket.draws = False

    @property
    def draw(self) -> Any:
        return self.state["table"]["draw"]

    @property
    def state(self) -> Json:
        self.socket.drain()
        return next(message for message in reversed(self.socket.messages) if message["type"] == "state")

    @property
    def status(self) -> str:
        return self.state["table"]["status"]

    async def commit(self) -> None:
        await self.socket.done("commit", commitment=entropy_commitment(self.entropy))

    async def reveal(self) -> None:
        await self.socket.done("reveal", entropy=self.entropy.hex())

    def receipt(self) -> Receipt:
        """While the list is shown."""
        table = self.state["table"]
        return Receipt(
            table=table["id"],
            commitment=table["commitment"],
            commitments=table["draw"]["commitments"],
            seats=[seat.get("bot") or seat.get("name") for seat in table["seats"]],
            chair=self.state["seat"],
            entropy=self.entropy.hex() if table["draw"]["commitments"][self.state["seat"]] else "",
            game=table["settings"]["game"],
            edition=table["edition"],
            options=table["settings"]["options"],
            players=len(table["seats"]),
            order=table["settings"]["order"],
            called_off=len(table["called_off"]),
        )


async def drawing(place: Place, *names: str, bots: int = 1, **settings: Any) -> tuple[str, list[Visitor], list[Drawer]]:
    """A draw of these people, the first of whom is host, and of some bots."""
    people = await place.people(*names)
    wanted = {"options": PEAK, "order": "random", "level": "random", **settings}
    table = await people[0].open("nullern", len(names) + bots, bots=[*[None] * len(names), *["random"] * bots], **wanted)
    drawers = [Drawer(await person.at(table)) for person in people]
    for seat, drawer in enumerate(drawers[1:], 1):
        await drawer.socket.done("sit", seat=seat)
    drawers[0].socket.send({"type": "start", "id": "start-by-hand"})
    await place.clock.settle()
    return table, people, drawers


async def the_record(visitor: Visitor, table: str) -> Json:
    return (await visitor.http.get(f"/api/tables/{table}/record")).json()


async def played_out(place: Place, *drawers: Drawer) -> None:
    for drawer in drawers:
        await drawer.socket.now()
    await play_out(place, *(drawer.socket for drawer in drawers))


async def stored(place: Place, table: str, kind: type) -> list[Any]:
    return [fact for step in await place.server.store.load(table) for fact in step.facts if isinstance(fact, kind)]


def test_commitments_are_listed_to_all_at_once_and_what_is_revealed_makes_the_match_without_any_time_passing(database: str) -> None:
    async def main() -> None:
        async with served(database, bot_delay=900) as place:
            before = place.clock.now()
            table, (visitor, _), (ada, bob) = await drawing(place, "Ada", "Bob")
            promised = ada.state["table"]["commitment"]
            for drawer in (ada, bob):
                assert drawer.draw == {"stage": "commit", "until": before + COMMIT_TIME, "commitments": []}
            await ada.commit()
            assert ada.draw["commitments"] == bob.draw["commitments"] == []
            await bob.commit()
            listed = [entropy_commitment(ada.entropy), entropy_commitment(bob.entropy), None]
            for drawer in (ada, bob):
                assert drawer.draw == {"stage": "reveal", "until": before + REVEAL_TIME, "commitments": listed}
            receipts = [ada.receipt(), bob.receipt()]
            await bob.reveal()
            assert ada.status == "drawing"
            await ada.reveal()
            assert (ada.status, bob.status, ada.draw, place.clock.now()) == ("playing", "playing", None, before)
            await played_out(place, ada, bob)
            record = await the_record(visitor, table)
            assert record["lot"] == (await stored(place, table, Started))[0].order
            chairs = [record["lot"].index(chair) for chair in range(3)]
            assert [record["entropy"][seat] for seat in chairs] == [ada.entropy.hex(), bob.entropy.hex(), ""]
            assert commitment(bytes.fromhex(record["seed"])) == promised
            for receipt in receipts:
                verdict = verify("here", record, promised, receipt)
                assert (verdict.holds, verdict.differences, verdict.deals) == (True, [], "recomputed")

    run(main())


async def play_now(place: Place, game: str) -> tuple[Visitor, str, Socket]:
    """As the page does: the table begins with the request that opens it."""
    ada = await place.person("Ada")
    seats = 4 if game == "kakerlakenpoker" else 3
    table = await ada.open(game, seats, bots=[None, *["random"] * (seats - 1)], start=True, order="random", level="random")
    return ada, table, await ada.at(table)


@pytest.mark.parametrize("game", ["kuhhandel", "kakerlakenpoker", "cahoots", "nullern"])
def test_a_match_that_begins_with_its_table_is_drawn_with_the_bytes_of_who_opened_it(sqlite: str, game: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada, table, host = await play_now(place, game)
            if host.last["table"]["status"] == "playing":
                await host.done("stand")  # the bots end it
                await place.clock.advance(1)
            record = await the_record(ada, table)
            assert [bool(part) for part in record["entropy"]].count(True) == 1
            assert verify("here", record).drawn == [record["lot"].index(0)]

    run(main())


def test_a_rematch_is_drawn_as_every_match_is_and_nobody_waits_long_for_who_does_not_come(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            people = await place.people("Ada", "Bob")
            table = await people[0].open("nullern", 2, options=PEAK)
            ada, bob = [await person.at(table) for person in people]
            await bob.done("sit", seat=1)
            await ada.done("start")
            await bob.now()
            await play_out(place, ada, bob)
            await ada.done("rematch")
            following = (await ada.now())["table"]["next"]
            again = await people[0].at(following)
            again.send({"type": "start", "id": "start"})
            await place.clock.advance(COMMIT_TIME - 1)
            assert (await again.now())["table"]["status"] == "drawing"
            await place.clock.advance(1)
            assert (await again.now())["table"]["status"] == "playing"
            bob = await people[1].at(following)
            await play_out(place, again, bob)
            record = await the_record(people[0], following)
            assert [bool(part) for part in record["entropy"]] == [True, False]
            assert record["commitments"][1] is None
            assert verify("here", record).holds

    run(main())


def test_where_only_bots_play_nothing_is_waited_for(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, bot_delay=900) as place:
            eve = await place.person("Eve")
            table = await eve.open("nullern", 3, bots=["random"] * 3, seat=None, start=True, order="random", options=PEAK)
            assert place.server.hall.lives[table].table.status == "playing"
            assert place.server.hall.lives[table].table.number == 1

    run(main())


def test_whoever_does_not_answer_adds_nothing_and_the_record_says_so(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, (visitor, _), (ada, bob) = await drawing(place, "Ada", "Bob")
            await ada.commit()
            await place.clock.advance(COMMIT_TIME)
            assert ada.draw["commitments"] == [entropy_commitment(ada.entropy), None, None]
            assert await bob.socket.refused("commit", commitment="00" * 32) == "draw-listed"
            assert await bob.socket.refused("reveal", entropy="00" * 32) == "draw-not-committed"
            receipts = [ada.receipt(), bob.receipt()]
            await ada.reveal()
            await played_out(place, ada, bob)
            record = await the_record(visitor, table)
            for receipt in receipts:
                assert verify("here", record, receipt=receipt).differences == []

    run(main())


def test_a_draw_that_somebody_does_not_reveal_in_is_called_off_and_the_next_has_another_seed(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            table, (_, visitor, _), (ada, bob, cleo) = await drawing(place, "Ada", "Bob", "Cleo", bots=0)
            first = bob.state["table"]["commitment"]
            for drawer in (ada, bob, cleo):
                await drawer.commit()
            await bob.reveal()
            await cleo.reveal()
            await place.clock.advance(REVEAL_TIME - 1)
            assert bob.status == "drawing"
            await place.clock.advance(1)
            assert (bob.status, bob.state["host"], cleo.state["host"]) == ("open", True, False)
            info = cleo.state["table"]
            assert info["called_off"] == [{"seats": [0], "names": ["Ada"]}]
            assert info["commitment"] != first
            assert [seat["kind"] for seat in info["seats"]] == ["free", "human", "human"]
            assert await ada.socket.refused("reveal", entropy=ada.entropy.hex()) == "no-draw"
            assert await ada.socket.refused("start", fill=True) == "host-only"
            await ada.socket.done("sit", seat=0)  # nobody is shut out
            bob.socket.send({"type": "start", "id": "once-more"})
            await place.clock.settle()
            assert await bob.socket.refused("commit", commitment=entropy_commitment(bob.entropy)) == "draw-spent"
            for drawer in (ada, bob, cleo):
                drawer.entropy = secrets.token_bytes(32)
                await drawer.commit()
            receipt = bob.receipt()
            for drawer in (ada, bob, cleo):
                await drawer.reveal()
            await played_out(place, ada, bob, cleo)
            record = await the_record(visitor, table)
            verdict = verify("here", record, info["commitment"], receipt)
            assert (verdict.holds, verdict.called_off, verdict.differences) == (True, 1, [])
            assert verify("here", record, first).differences != []

    run(main())


def test_somebody_alone_with_bots_who_falls_silent_is_drawn_for_again_and_in_the_end_stands_up(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, _, (ada,) = await drawing(place, "Ada", bots=2)
            for attempt in range(3):
                assert (ada.status, len(ada.state["table"]["called_off"])) == ("drawing", attempt)
                ada.entropy = secrets.token_bytes(32)
                await ada.commit()
                await place.clock.advance(REVEAL_TIME)
            assert (ada.status, ada.state["seat"], ada.state["host"]) == ("open", None, True)
            assert len({fact.seed for fact in await stored(place, table, CalledOff)}) == 3
            assert await stored(place, table, Hosted) == []
            assert not place.server.driver.drives(table)

    run(main())


def test_whatever_does_not_belong_there_is_refused_in_words_and_changes_nothing(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            eve = await place.person("Eve")
            table, people, (ada, bob) = await drawing(place, "Ada", "Bob")
            watcher = await eve.at(table)
            watcher.draws = False
            ours = entropy_commitment(ada.entropy)

            async def refused(socket: Socket, key: str, type: str, **fields: Any) -> None:
                before = place.server.hall.lives[table].table
                assert await socket.refused(type, **fields) == key
                assert place.server.hall.lives[table].table is before

            async def in_either_stage() -> None:
                await refused(watcher, "not-seated", "commit", commitment="00" * 32)
                await refused(watcher, "not-seated", "reveal", entropy="00" * 32)
                await refused(watcher, "drawing", "sit", seat=1)
                await refused(ada.socket, "drawing", "sit", seat=2)
                await refused(ada.socket, "drawing", "stand")
                await refused(ada.socket, "drawing", "start", fill=True)
                await refused(ada.socket, "drawing", "place", seat=1, bot=None)
                await refused(ada.socket, "no-match", "play", move={"type": "bid", "tricks": 0})

            await in_either_stage()
            await refused(ada.socket, "draw-not-listed", "reveal", entropy=ada.entropy.hex())
            await ada.commit()
            await refused(ada.socket, "draw-not-listed", "reveal", entropy=ada.entropy.hex())
            await refused(ada.socket, "draw-committed", "commit", commitment=ours)
            await refused(ada.socket, "draw-committed", "commit", commitment="11" * 32)
            await refused(bob.socket, "draw-spent", "commit", commitment=ours)  # another's
            await refused(bob.socket, "draw-spent", "commit", commitment=ada.state["table"]["commitment"])
            other = await people[0].connect(f"/api/tables/{table}/socket")  # a second browser of the same person
            other.draws = False
            await other.hello()
            await refused(other, "draw-committed", "commit", commitment="22" * 32)
            await bob.commit()
            await in_either_stage()
            await refused(ada.socket, "draw-listed", "commit", commitment="11" * 32)
            await refused(ada.socket, "draw-other-bytes", "reveal", entropy=bob.entropy.hex())
            await refused(ada.socket, "draw-other-bytes", "reveal", entropy="00" * 32)
            await ada.reveal()
            await refused(ada.socket, "draw-revealed", "reveal", entropy=ada.entropy.hex())
            await bob.reveal()
            for drawer in (ada, bob):
                await refused(drawer.socket, "no-draw", "reveal", entropy=drawer.entropy.hex())
                await refused(drawer.socket, "no-draw", "commit", commitment=ours)
            assert len(await stored(place, table, Committed)) == len(await stored(place, table, Revealed)) == 2

    run(main())


def test_the_same_request_again_is_answered_as_before_and_done_once(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, _, (ada, bob) = await drawing(place, "Ada", "Bob")
            hashed = entropy_commitment(ada.entropy)
            first = await ada.socket.done("commit", id="mine", commitment=hashed)
            await bob.commit()
            assert await ada.socket.done("commit", id="mine", commitment=hashed) == first
            await bob.reveal()
            first = await ada.socket.done("reveal", id="bytes", entropy=ada.entropy.hex())
            assert await ada.socket.done("reveal", id="bytes", entropy=ada.entropy.hex()) == first
            assert len(await stored(place, table, Revealed)) == 2

    run(main())


def test_neither_seed_nor_bytes_are_told_before_their_time(sqlite: str) -> None:
    """In nothing that anybody is sent, in no log and in no figure."""

    async def main() -> None:
        with capture_logs() as logs:
            async with served(sqlite) as place:
                table, _, (ada, bob) = await drawing(place, "Ada", "Bob")
                eve = await place.person("Eve")
                watcher = await eve.at(table)
                secret = {"ada": ada.entropy.hex(), "bob": bob.entropy.hex()}
                told: list[str] = []

                async def nothing_is_told() -> None:
                    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/replay", "/metrics"):
                        text = (await eve.http.get(path)).text
                        told.append(text)
                    for socket in (ada.socket, bob.socket, watcher):
                        await socket.now()
                    told.append(json.dumps([socket.messages for socket in (ada.socket, bob.socket, watcher)]))
                    seed = place.server.hall.lives[table].table.seed
                    for what in (*secret.values(), seed):
                        assert not [text for text in [*told, repr(logs)] if what in text]

                await ada.commit()
                assert entropy_commitment(ada.entropy) not in json.dumps(bob.socket.messages)
                await nothing_is_told()
                await bob.commit()
                await ada.reveal()
                await ada.socket.refused("reveal", entropy=ada.entropy.hex())
                await nothing_is_told()
                await bob.reveal()
                await nothing_is_told()
                await play_out(place, ada.socket, bob.socket, moves=2)
                await nothing_is_told()
                assert {*secret.values()} <= {fact.entropy for fact in await stored(place, table, Revealed)}

    run(main())


@pytest.mark.parametrize("stage", ["commit", "reveal"])
def test_a_draw_survives_the_death_of_its_process(database: str, stage: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            table, people, (ada, bob) = await drawing(place, "Ada", "Bob", order="as_seated")
            await ada.commit()
            if stage == "reveal":
                await bob.commit()
            entropy, clock = {"Ada": ada.entropy, "Bob": bob.entropy}, place.clock
        await clock.jump(60 * SECOND)
        async with served(database, clock) as place:
            sockets: list[Socket] = []
            for person in people:
                visitor = place.visitor()
                visitor.http.cookies = person.http.cookies
                socket = await visitor.connect(f"/api/tables/{table}/socket")
                socket.draws = False
                sockets.append(socket)
                assert (await socket.hello())["table"]["status"] == "drawing"
            assert place.server.driver.drives(table)
            await clock.advance(REVEAL_TIME - 1)
            ada, bob = Drawer(sockets[0], entropy["Ada"]), Drawer(sockets[1], entropy["Bob"])
            if stage == "commit":
                assert ada.draw["stage"] == "commit"
                await clock.advance(1)
                assert ada.draw["commitments"] == [entropy_commitment(ada.entropy), None, None]
            else:
                await bob.reveal()
            await ada.reveal()
            assert ada.status == "playing"
            assert len(await stored(place, table, Listed)) == 1

    run(main())


def test_a_silent_draw_of_a_dead_process_is_ended_by_the_next(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, _, (ada, bob) = await drawing(place, "Ada", "Bob")
            await ada.commit()
            await bob.commit()
            clock = place.clock
        async with served(sqlite, clock) as place:
            await clock.advance(REVEAL_TIME + SECOND)
            assert (await place.server.hall.live(table)).table.status == "open"
            assert [fact.seats for fact in await stored(place, table, CalledOff)] == [[0, 1]]

    run(main())
