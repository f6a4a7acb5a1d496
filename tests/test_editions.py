"""A match is played to its end, replayed and verified by the edition of the rules with which it began."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, cast

import jsonschema
import msgspec
import pytest

import bestiary
from bestiary import GAMES, BadRecord, Match
from bestiary.engine import compiled
from bestiary.engine.arrays import to_records, to_state
from bestiary.engine.compiled import clearing
from bestiary.engine.game import AnyGame
from bestiary.match.record import read_record
from bestiary.match.verify import verify
from bestiary.server.asks import following, opened
from bestiary.server.facts import FACTS, Opened, Started, Step, TableSettings, encode
from bestiary.server.people import Person
from bestiary.server.shown import info
from bestiary.server.table import Table
from tests.support import play_random, with_editions

HERE = Path(__file__).parent
SCHEMA = json.loads((HERE.parent / "docs" / "record.schema.json").read_text(encoding="utf-8"))
OLD = (HERE / "records" / "format-1.jsonl").read_text(encoding="utf-8").splitlines()  # written before there were editions
LOST_BY_DUTY = (HERE / "records" / "kakerlakenpoker-edition-1.jsonl").read_text(encoding="utf-8").splitlines()
HOST = Person("host", "Badger", False)


@pytest.fixture
def nullern(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    game = with_editions("nullern", 3)
    monkeypatch.setitem(GAMES, "nullern", game)
    monkeypatch.setattr(compiled, "_on_cpu", {})  # what other tests have compiled knows no edition
    return game


@pytest.mark.parametrize("line", OLD, ids=lambda line: f"{json.loads(line)['game']}-{len(json.loads(line)['seats'])}")
def test_records_of_the_first_format_hold_for_ever(line: str) -> None:
    told = json.loads(line)
    assert told["format"] == "bestiary-record/1"
    jsonschema.validate(told, SCHEMA)
    verdict = verify("here", line)
    assert (verdict.holds, verdict.edition, verdict.why) == (True, 1, "")
    assert verdict.deals == ("listed" if told["seed"] is None else "recomputed")
    match = bestiary.replay(line)
    again = json.loads(match.record().to_json())
    assert again == {**told, "format": "bestiary-record/2", "edition": 1, "commitments": None, "lot": None, "called_off": 0} | {
        "entropy": told["entropy"] or [""] * len(told["seats"]),
        "options": msgspec.to_builtins(GAMES[told["game"]].options()) | told["options"],  # house rules from later have their defaults
    }
    assert bestiary.replay(again).state == match.state


def test_the_old_records_end_in_every_way_that_the_first_edition_knows() -> None:
    ends = [bestiary.replay(line).view() for line in OLD if json.loads(line)["game"] == "kakerlakenpoker"]
    assert {cast(Any, view).why for view in ends} == {"full_set", "empty_hand", "unmet_duty", None}
    assert {json.loads(line)["game"] for line in OLD} == {*GAMES}


@pytest.mark.parametrize("line", LOST_BY_DUTY, ids=lambda line: json.loads(line)["seed"][:8])
def test_games_of_kakerlakenpoker_that_were_lost_by_a_duty_still_are(line: str) -> None:
    """Forty of them, of five and six players, as the rules before there were editions played and wrote them."""
    match, told = bestiary.replay(line), json.loads(line)
    view = cast(Any, match.view())
    assert (match.edition, view.why, view.idle) == (1, "unmet_duty", 0)
    assert [type(event).__name__ for event in match.events()[-2:]] == ["DutyUnmet", "GameOver"]
    assert match.result is not None
    assert match.result.scores == told["result"]["scores"]
    assert verify("here", line).holds
    newest = bestiary.replay({**json.loads(match.record().to_json()), "edition": 2, "result": None})
    assert not newest.over
    assert [type(event).__name__ for event in newest.events()[-2:]] == ["DutyLapsed", "RoundBegins"]


@pytest.mark.parametrize("game", GAMES)
def test_a_new_match_is_of_the_newest_edition_and_says_so(game: str) -> None:
    match = bestiary.new(game, GAMES[game].players[0], 4)
    record = json.loads(match.record().to_json())
    jsonschema.validate(record, SCHEMA)
    assert (record["format"], record["edition"], match.edition) == ("bestiary-record/2", GAMES[game].edition, GAMES[game].edition)


def test_the_state_knows_its_edition_wherever_it_goes(nullern: AnyGame) -> None:
    for edition in (1, 2, 3):
        match = bestiary.new("nullern", 3, 4, edition=edition)
        play_random(match, Random(1), 5)
        assert {match.edition, match.state.edition, match.copy().state.edition, match.sight(0).imagined.edition} == {edition}
        assert match.resampled(1, Random(2)).edition == edition
        assert to_state(to_records(match.state)[0], nullern.state_type).edition == edition
        state = match.state
        clearing(nullern)(state)
        assert (state.edition, state.players, state.phase) == (edition, 3, 0)
    assert bestiary.new("nullern", 3, 4).state.edition == 3
    assert bestiary.batch("nullern", 1, 3).states["edition"].tolist() == [3]


def test_a_record_is_replayed_and_verified_by_its_edition(nullern: AnyGame) -> None:
    for edition in (1, 2, 3):
        match = bestiary.new("nullern", 2, 4, edition=edition)
        play_random(match, Random(1))
        again = bestiary.replay(match.record().to_json())
        assert (again.edition, again.state.edition) == (edition, edition)
        assert verify("here", match.record()).edition == edition


def test_an_edition_that_there_is_not_is_refused_with_those_that_there_are(nullern: AnyGame) -> None:
    record = json.loads(bestiary.new("nullern", 2, 4).record().to_json())
    for wrong in (0, 4, -1):
        with pytest.raises(ValueError, match=f"^nullern has editions 1 to 3, not {wrong}$"):
            bestiary.new("nullern", 2, 4, edition=wrong)
    with pytest.raises(ValueError, match=r"^cahoots has edition 1 only, not True$"):
        bestiary.new("cahoots", 2, 4, edition=True)
    with pytest.raises(BadRecord, match=r"^edition: nullern has editions 1 to 3, not 4$"):
        bestiary.replay({**record, "edition": 4})
    with pytest.raises(BadRecord, match=r"^edition: this cannot be less than 1$"):
        bestiary.replay({**record, "edition": 0})
    del record["edition"]
    with pytest.raises(BadRecord, match="the field “edition” is missing"):
        bestiary.replay(record)


def test_an_unknown_format_is_told_both_that_there_are() -> None:
    record = json.loads(OLD[0])
    for wrong in ("bestiary-record/3", "x"):
        with pytest.raises(BadRecord, match="may stand here: bestiary-record/1 or bestiary-record/2") as error:
            read_record({**record, "format": wrong})
        assert error.value.where == "format"
    with pytest.raises(BadRecord, match=r"^format: a text belongs here"):
        read_record({**record, "format": 1})


def begun(*steps: list[Any]) -> Table:
    table = Table("table")
    for number, facts in enumerate(steps, 1):
        table = table.after(Step(number, 0, facts))
    return table


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def test_a_table_stored_before_there_were_editions_plays_by_the_first(nullern: AnyGame) -> None:
    stored = (
        b'[{"type":"opened","settings":{"game":"nullern","seats":2},"host":"host","seed":"' + b"ab" * 32 + b'"},'
        b'{"type":"placed","seat":0,"bot":"fox"},{"type":"placed","seat":1,"bot":"fox"},{"type":"started","order":[0,1]}]'
    )
    table = begun(FACTS.decode(stored))
    assert (table.edition, match_of(table).edition, info(table).edition) == (1, 1, 1)


def test_new_tables_and_rematches_play_by_the_newest(nullern: AnyGame) -> None:
    facts = opened(TableSettings("nullern", 2), HOST, ["fox", "fox"])
    table = begun(FACTS.decode(encode(facts)), [Started([0, 1])])
    assert (table.edition, match_of(table).edition, info(table).edition) == (3, 3, 3)
    old = begun([Opened(TableSettings("nullern", 2), "host", "ab" * 32, 2), *facts[1:]], [Started([0, 1])])
    assert match_of(old).edition == 2
    assert begun(following(old, HOST)).edition == 3
