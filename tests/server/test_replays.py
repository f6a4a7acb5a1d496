"""A finished match is shown again as it was, to each seat what that seat saw."""

from __future__ import annotations

import gzip
import json
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import bestiary
from bestiary import GAMES, Match, Sitter
from bestiary.bots import bot
from bestiary.match.describe import hints_of
from bestiary.match.replay import told
from bestiary.server.replays import Replay, written
from tests.server.support import Json, Place, play_out, run, served

each_game = pytest.mark.parametrize("game", GAMES)


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def text_of(match: Match, seat: int | None) -> bytes:
    return gzip.decompress(written(match.record().to_json(), seat))


def frame(match: Match, seat: int | None, mover: int | None, move: object) -> Json:
    """What the match shows now to that viewer, right after that move."""
    hands = [match.view(other).hand for other in range(match.players)] if seat is None else None
    shown = move if seat is None or mover == seat else None
    events = match.events(seat) if seat is not None else [event for who, event in told(match, [None, *range(match.players)]) if who is None]
    return plain({"seat": mover, "move": shown, "events": events, "view": match.view(seat), "hands": hands})


def played(game: str, players: int, seats: list[Sitter] | None = None) -> tuple[Match, dict[int | None, list[Json]]]:
    """A match, and what it showed to each viewer while it was played."""
    match, chance, player = bestiary.new(game, players, 11, seats=seats), Random(game), bot("heuristic", game)
    shown: dict[int | None, list[Json]] = {seat: [frame(match, seat, None, None)] for seat in (None, *range(players))}
    while match.turn is not None:
        mover = match.turn
        match.play(mover, player(match.sight(mover), chance).move)
        for seat, frames in shown.items():
            frames.append(frame(match, seat, mover, match.moves[-1][1]))
    return match, shown


@each_game
def test_every_frame_is_what_that_viewer_saw_at_the_time(game: str) -> None:
    match, shown = played(game, max(3, GAMES[game].players[0]))
    for seat, frames in shown.items():
        assert json.loads(text_of(match, seat))["frames"] == frames
        assert len(frames) == len(match.moves) + 1


@each_game
def test_a_replay_is_of_its_type(game: str) -> None:
    match, _ = played(game, 3)
    described = GAMES[game]
    kind: Any = Replay[described.view_type, described.events, described.moves, hints_of(described.view_type)["hand"]]
    for seat in (None, 0):
        text = text_of(match, seat)
        assert msgspec.json.encode(msgspec.json.decode(text, type=kind)) == text


def test_seats_go_by_who_sat_there() -> None:
    sitters = [Sitter("Ann", "human"), Sitter("fox 2", "bot", "fox"), Sitter("Deep Beast", "bot")]
    match, _ = played("nullern", 3, sitters)
    replay = json.loads(text_of(match, 1))
    assert replay["seats"] == [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "fox"}, {"kind": "program", "name": "Deep Beast"}]
    assert (replay["game"], replay["seat"], replay["options"]) == ("nullern", 1, {"peak": 10})


def test_a_seat_is_not_shown_what_others_laid_face_down() -> None:
    match, _ = played("kuhhandel", 3)
    frames = json.loads(text_of(match, 0))["frames"]
    assert {shown["seat"] for shown in frames if shown["move"] is not None} == {0}
    assert all(shown["hands"] is None for shown in frames)


@pytest.mark.parametrize(
    ("game", "event", "secret"),
    [("kuhhandel", "offer_laid", "cards"), ("kakerlakenpoker", "card_passed", "card"), ("cahoots", "card_seen", "card")],
)
def test_with_open_cards_everything_is_told(game: str, event: str, secret: str) -> None:
    match, _ = played(game, 3)
    events = [event for frame in json.loads(text_of(match, None))["frames"] for event in frame["events"]]
    told = [one[secret] for one in events if one["type"] == event]
    assert told
    assert None not in told
    assert not {"money_given", "money_received", "card_drawn"} & {one["type"] for one in events}


async def asked(place: Place, table: str, **parameters: object) -> httpx.Response:
    query = "&".join(f"{name}={value}" for name, value in parameters.items())
    return await place.visitor().http.get(f"/api/tables/{table}/replay?{query}")


def test_the_server_shows_a_finished_match_to_anybody(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ann = await place.person("Ann")
            table = await ann.open("nullern", 2, bots=[None, "heuristic"], start=True, options={"peak": 3})
            socket = await ann.at(table)
            early = await asked(place, table)
            assert (early.status_code, early.json()["key"]) == (409, "not-over")
            await play_out(place, socket)
            match = (await place.server.hall.live(table)).table.match
            assert match is not None
            for seat, parameters in ((None, {}), (0, {"seat": 0}), (1, {"seat": 1})):
                answer = await asked(place, table, **parameters)
                assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
                assert answer.headers["content-encoding"] == "gzip"
                assert answer.content == text_of(match, seat)
            unzipped = await place.visitor(**{"accept-encoding": "identity"}).http.get(f"/api/tables/{table}/replay")
            assert "content-encoding" not in unzipped.headers
            assert unzipped.json()["seats"][0] == {"kind": "human", "name": "Ann"}

    run(main())


def test_what_cannot_be_shown_is_refused(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ann = await place.person("Ann")
            waiting = await ann.open("nullern", 2)
            assert (await asked(place, waiting)).json()["key"] == "not-over"
            assert (await asked(place, "nowhere")).status_code == 404
            table = await ann.open("nullern", 2, bots=["heuristic", "heuristic"], seat=None, start=True, options={"peak": 3})
            socket = await ann.at(table)
            await play_out(place, socket)
            assert (await asked(place, table)).status_code == 200
            for seat, key in (("2", "no-such-seat"), ("7", "malformed"), ("-1", "malformed"), ("all", "malformed")):
                answer = await asked(place, table, seat=seat)
                assert (answer.status_code, answer.json()["key"]) == (400, key)
                assert answer.json()["sentence"]

    run(main())
