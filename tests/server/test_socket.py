"""Play over the socket: states and updates, coming back, requests done once, refusals, spectators, hints, the record."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from bestiary.bots import warm_up
from bestiary.engine.shuffle import commitment
from bestiary.games import GAMES
from bestiary.match.verify import verify
from tests.server.support import Closed, Json, Place, Socket, Visitor, play_out, run, served

MOVE = {"type": "bid", "tricks": 0}


async def at_nullern(place: Place, *names: str, **settings: Any) -> tuple[str, list[Visitor], list[Socket]]:
    """A running match of people alone; seat 0 is to bid."""
    people = await place.people(*names)
    table = await people[0].open("nullern", len(names), options={"peak": 3}, **settings)
    sockets = [await person.at(table) for person in people]
    for seat, socket in enumerate(sockets[1:], 1):
        await socket.done("sit", seat=seat)
    await sockets[0].done("start")
    await place.clock.settle()
    for socket in sockets:
        socket.drain()
    return table, people, sockets


def test_everybody_is_told_every_step_with_consecutive_numbers(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            _, _, (ada, bob) = await at_nullern(place, "Ada", "Bob")
            start = [len(ada.messages), len(bob.messages)]
            await play_out(place, ada, bob, moves=12)
            await ada.done("chat", text="so far so good")
            await place.clock.settle()
            for socket, begun in zip((ada, bob), start, strict=True):
                socket.drain()
                numbers = [m["number"] for m in socket.messages[begun:] if m["type"] in ("state", "update")]
                assert numbers == [*range(numbers[0], numbers[0] + 13)]
                updates = [m for m in socket.messages[begun:] if m["type"] == "update"]
                assert all(update["happened"]["number"] == update["number"] for update in updates)
                assert all(update["happened"]["events"] and update["view"] for update in updates if "talk" not in update)

    run(main())


def test_an_answer_comes_after_what_it_acknowledges_is_stored(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            table, _, (ada, _) = await at_nullern(place, "Ada", "Bob")
            number = await ada.done("play", id="one", move=MOVE)
            steps = await place.server.store.load(table)
            assert (steps[-1].number, steps[-1].id) == (number, "one")

    run(main())


def test_who_comes_back_gets_what_was_missed_or_a_fresh_state(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, (_, somebody), (ada, bob) = await at_nullern(place, "Ada", "Bob")
            seen = bob.last["number"]
            await bob.leave()
            await ada.done("play", move=MOVE)
            await ada.done("chat", text="where are you?")
            again = await somebody.at(table, since=seen)
            state = again.last
            assert [step["number"] for step in state["missed"]] == [seen + 1, seen + 2]
            assert state["missed"][0]["events"]
            (remark,) = state["talk"]
            assert (remark["name"], remark["seat"], remark["text"]) == ("Ada", 0, "where are you?")
            assert (await somebody.at(table, since=state["number"])).last["missed"] == []
            assert (await somebody.at(table)).last["missed"] is None
            await play_out(place, ada, again, moves=20)
            late = (await somebody.at(table, since=seen)).last
            assert late["missed"] is None
            assert late["view"] == again.last["view"]

    run(main())


def test_who_comes_late_is_told_how_each_round_was_scored(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, _, (ada, bob) = await at_nullern(place, "Ada", "Bob")
            assert ada.last["past"] == []
            await play_out(place, ada, bob)
            told = (await place.visitor().at(table)).last
            scored = [event for step in told["past"] for event in step["events"]]
            assert [(event["type"], event["round"]) for event in scored] == [("round_scored", n + 1) for n in range(len(scored))]
            assert len(scored) == told["view"]["round"] > 1
            points = [sum(tally["points"] for event in scored for tally in event["players"] if tally["seat"] == seat) for seat in (0, 1)]
            assert points == [player["points"] for player in told["view"]["table"]]
        async with served(sqlite) as place:
            assert (await place.visitor().at(table)).last["past"] == told["past"]

    run(main())


def test_the_same_request_is_done_once_also_after_coming_back_and_from_the_database(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            table, (first, _), (ada, bob) = await at_nullern(place, "Ada", "Bob")
            number = await ada.done("play", id="mine", move=MOVE)
            assert await ada.done("play", id="mine", move=MOVE) == number
            assert await ada.done("play", id="mine", move={"type": "bid", "tricks": 1}) == number
            await ada.leave()
            again = await first.at(table)
            assert await again.done("play", id="mine", move=MOVE) == number
            assert again.last["number"] == number
            await bob.done("play", id="mine", move=MOVE)  # of somebody else: another request
            moves = len(place.server.hall.lives[table].table.match.moves)  # pyright: ignore[reportOptionalMemberAccess]
            await again.leave()
        async with served(database) as place:
            ada = place.visitor()
            ada.http.cookies = first.http.cookies
            back = await ada.at(table)
            assert await back.done("play", id="mine", move=MOVE) == number
            assert len(place.server.hall.lives[table].table.match.moves) == moves  # pyright: ignore[reportOptionalMemberAccess]

    run(main())


@pytest.mark.parametrize(("language", "word"), [("en", "turn"), ("de", "Zug"), ("fr", "jouer"), ("ru", "ход")])
def test_a_refused_move_names_the_rule_in_the_language_of_the_client_and_changes_nothing(sqlite: str, language: str, word: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, (_, second), (ada, _) = await at_nullern(place, "Ada", "Bob")
            bob = await second.at(table, language=language)
            before = await bob.now()
            await bob.hello(language=language)
            answer = await bob.ask("play", move=MOVE)
            assert (answer["type"], answer["rule"], answer["key"]) == ("refused", "G1", "not-your-turn"), answer
            assert word in answer["sentence"]
            answer = await ada.ask("play", move={"type": "bid", "tricks": 9})
            assert answer["rule"].startswith("N")
            after = await bob.now()
            assert {**after, "now": 0} == {**before, "now": 0}

    run(main())


def test_bids_at_the_same_time_are_put_in_an_order(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            people = await place.people("Ada", "Bob", "Cy")
            table = await people[0].open("kuhhandel", 3)
            sockets = [await person.at(table) for person in people]
            await sockets[1].done("sit", seat=1)
            await sockets[2].done("sit", seat=2)
            await sockets[0].done("start")
            await sockets[0].done("play", move={"type": "auction"})
            answers = await asyncio.gather(*(socket.ask("play", move={"type": "bid", "amount": 10}) for socket in sockets[1:]))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            (late,) = [answer for answer in answers if answer["type"] == "refused"]
            assert late["rule"].startswith("K")
            answers = await asyncio.gather(
                sockets[1].ask("play", move={"type": "bid", "amount": 50}), sockets[2].ask("play", move={"type": "bid", "amount": 60})
            )
            assert answers[1]["type"] == "done"
            states = [await socket.now() for socket in sockets]
            assert len({state["number"] for state in states}) == 1

    run(main())


def test_two_browsers_of_one_person_see_the_same_and_either_may_move(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, (first, _), (ada, _) = await at_nullern(place, "Ada", "Bob")
            tab = await first.at(table)
            answers = await asyncio.gather(ada.ask("play", id="a", move=MOVE), tab.ask("play", id="b", move=MOVE))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            assert {**(await ada.now()), "now": 0} == {**(await tab.now()), "now": 0}
            await ada.leave()
            await place.clock.jump(10 * 60_000)
            assert not (await tab.now())["table"]["seats"][0].get("away")  # the other is still here

    run(main())


def test_spectators_see_what_everyone_may_know_and_after_the_end_everything(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, _, (ada, bob) = await at_nullern(place, "Ada", "Bob")
            stranger = place.visitor()  # without even a name
            watcher = await stranger.at(table)
            state = watcher.last
            assert (state["seat"], state["host"], state["moves"], state["record"]) == (None, False, None, False)
            match = place.server.hall.lives[table].table.match
            assert match is not None
            assert state["view"] == msgspec.to_builtins(match.view(None))
            assert await watcher.refused("play", move=MOVE) == "no-name"
            assert await watcher.refused("sit", seat=0) == "no-name"
            assert await watcher.refused("chat", text="hi") == "no-name"
            answer = await stranger.http.get(f"/api/tables/{table}/record")
            assert (answer.status_code, answer.json()["key"]) == (409, "not-over")
            await play_out(place, ada, bob)
            assert (await watcher.now())["record"]
            record = (await stranger.http.get(f"/api/tables/{table}/record")).json()
            assert record["deals"]
            assert record["result"]

    run(main())


def test_somebody_known_without_a_seat_may_talk_but_not_play(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, _, (ada, _) = await at_nullern(place, "Ada", "Bob")
            eve = await (await place.person("Eve")).at(table)
            assert await eve.refused("play", move=MOVE) == "not-seated"
            assert await eve.refused("hint") == "not-seated"
            await eve.done("chat", text="good luck")
            update = await ada.until("update")
            (remark,) = update["talk"]
            assert (remark["name"], remark["seat"], remark["text"]) == ("Eve", None, "good luck")

    run(main())


def test_hints_are_moves_that_may_be_made_where_the_table_allows_hints(sqlite: str) -> None:
    warm_up(GAMES["nullern"])  # nobody is to wait for that

    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            table = await ada.open("nullern", 2, bots=[None, "random"], level="chick")
            socket = await ada.at(table)
            assert await socket.refused("hint") == "no-match"
            await socket.done("start")
            state = await socket.now()
            hinted = await socket.ask("hint")
            assert (hinted["type"], hinted["number"]) == ("hinted", state["number"])
            assert {str(one["move"]) for one in hinted["moves"]} <= {str(move) for move in state["moves"]["moves"]}
            assert abs(sum(one["chance"] for one in hinted["moves"]) - 1) < 1e-6
            assert (await socket.now())["number"] == state["number"]
            strict = await ada.at(await ada.open("nullern", 2, bots=[None, "random"], start=True, hints=False))
            assert await strict.refused("hint") == "no-hints"

    run(main())


def test_nothing_to_hint_when_it_is_not_ones_turn(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, (_, bob) = await at_nullern(place, "Ada", "Bob")
            assert await bob.refused("hint") == "no-hint-now"

    run(main())


def test_a_record_verifies_against_the_commitment_shown_at_the_start_with_the_players_entropy(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            first, second = await place.people("Ada", "Bob")
            table = await first.open("nullern", 2, options={"peak": 3})
            ada, bob = await first.at(table), await second.at(table)
            shown = ada.last["table"]["commitment"]
            await bob.done("sit", seat=1)
            await ada.done("start")
            await play_out(place, ada, bob)
            record = (await first.http.get(f"/api/tables/{table}/record")).json()
            assert [len(added) for added in record["entropy"]] == [64, 64]
            assert commitment(bytes.fromhex(record["seed"])) == shown
            assert [seat["name"] for seat in record["seats"]] == ["Ada", "Bob"]
            verdict = verify("here", record)
            assert (verdict.holds, verdict.deals, verdict.commitment) == (True, "recomputed", shown)
            assert not verify("here", {**record, "entropy": record["entropy"][::-1]}).holds

    run(main())


def test_who_leaves_the_seat_in_a_match_is_followed_by_a_bot(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, (ada, bob) = await at_nullern(place, "Ada", "Bob", level="heuristic")
            await ada.done("stand")
            state = await bob.until("state")
            assert state["table"]["seats"][0] == {"kind": "bot", "bot": "heuristic"}
            await place.clock.advance(1)
            (update,) = [m for m in bob.drain() if m["type"] == "update"]
            assert update["happened"]["by"] == ["bot"]
            assert (await ada.now())["seat"] is None

    run(main())


def test_a_match_goes_on_where_it_was_after_the_server_was_stopped(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            table, people, (ada, bob) = await at_nullern(place, "Ada", "Bob")
            await play_out(place, ada, bob, moves=7)
            before = [await socket.now() for socket in (ada, bob)]
            await place.server.farewell()
            for socket in (ada, bob):
                bye = await socket.until("bye")
                assert bye["why"] == "stopping"
                assert 500 <= bye["again_after"] <= 2000
                with pytest.raises(Closed, match="1012"):
                    await socket.receive()
        async with served(database) as place:
            sockets: list[Socket] = []
            for person, old in zip(people, before, strict=True):
                visitor = place.visitor()
                visitor.http.cookies = person.http.cookies
                socket = await visitor.at(table, since=old["number"])
                assert strip(socket.last) == strip(old)
                sockets.append(socket)
            await play_out(place, *sockets)
            record = (await place.visitor().http.get(f"/api/tables/{table}/record")).json()
            assert verify("here", record).holds

    run(main())


def strip(state: Json) -> Json:
    """A state without what differs from moment to moment."""
    return {name: value for name, value in state.items() if name not in ("now", "missed")}
