"""Records: what does not hold is refused with where and why, what stops early is told to be unfinished."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bestiary
from bestiary import GAMES, BadRecord, IllegalMove
from bestiary.match.record import read_record, record_texts
from bestiary.match.verify import verify
from tests.support import play_random

each_game = pytest.mark.parametrize("game", GAMES)
SCHEMA = json.loads((Path(__file__).parent.parent / "docs" / "record.schema.json").read_text(encoding="utf-8"))


def finished(game: str, seed: int = 4) -> dict[str, Any]:
    match = bestiary.new(game, GAMES[game].players[0], seed)
    play_random(match, Random(seed))
    return json.loads(match.record().to_json())


def refused(record: object) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        bestiary.replay(record)
    return error.value


@each_game
def test_a_record_fits_its_published_schema(game: str) -> None:
    record = finished(game)
    jsonschema.validate(record, SCHEMA)
    for wrong in (
        {**record, "game": "chess"},
        {**record, "seed": "7"},
        {**record, "moves": [{"seat": 0, "move": {"type": "fly"}}]},
        {**record, "deals": [["unicorn"] * 40]},
        {**record, "options": {"unknown": 1}},
    ):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(wrong, SCHEMA)


@each_game
def test_a_finished_record_has_the_result_and_sports_ranks(game: str) -> None:
    result = finished(game)["result"]
    assert result["ranks"] == [1 + sum(other > score for other in result["scores"]) for score in result["scores"]]


@each_game
def test_a_record_without_a_seed_is_replayed_and_verified_as_listed(game: str) -> None:
    record = {**finished(game), "seed": None}
    assert bestiary.replay(record).over
    verdict = verify("here", read_record(record))
    assert (verdict.holds, verdict.deals, verdict.finished) == (True, "listed", True)


@each_game
def test_a_record_that_stops_early_holds_and_is_unfinished(game: str) -> None:
    match = bestiary.new(game, GAMES[game].players[0], 4)
    play_random(match, Random(4), 5)
    verdict = verify("here", read_record(match.record()))
    assert (verdict.holds, verdict.deals, verdict.finished, verdict.moves) == (True, "recomputed", False, 5)


@each_game
@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"format": "bestiary-record/3"}, "format"),
        ({"edition": 99}, "edition"),
        ({"called_off": -1}, "called_off"),
        ({"game": "chess"}, "game"),
        ({"game": 7}, "game"),
        ({"options": {"colour": "red"}}, "options"),
        ({"seats": [{"name": "A", "kind": "human"}]}, "seats"),
        ({"seats": [{"name": "A", "kind": "ghost"}]}, "seats[0].kind"),
        ({"entropy": ["zz"]}, "entropy[0]"),
        ({"entropy": ["00"]}, "entropy"),
        ({"seed": "00"}, "seed"),
        ({"deals": []}, "deals"),
        ({"deals": [["R1"]]}, "deals[0]"),
        ({"moves": [{"seat": 0, "move": {"type": "fly"}}]}, "moves[0]"),
        ({"moves": [{"seat": 0}]}, "moves[0]"),
        ({"moves": {}}, "moves"),
        ({"result": {"scores": [1], "ranks": [1]}}, "result"),
        ({"result": None}, "result"),
    ],
)
def test_what_does_not_hold_is_refused_with_where(game: str, change: dict[str, Any], where: str) -> None:
    assert refused({**finished(game), **change}).where == where


@each_game
def test_a_tampered_deal_is_found(game: str) -> None:
    record = finished(game)
    deal = record["deals"][0]
    other = next(i for i, card in enumerate(deal) if card != deal[3])
    deal[3], deal[other] = deal[other], deal[3]
    error = refused(record)
    assert error.where == f"deals[0][{min(3, other)}]"
    assert "the seed gives" in error.why


@each_game
def test_a_tampered_move_and_a_move_too_many_are_found(game: str) -> None:
    record = finished(game)
    last = len(record["moves"])
    assert refused({**record, "moves": [*record["moves"], record["moves"][-1]]}).where == f"moves[{last}]"
    assert refused({**record, "moves": record["moves"][:-1]}).where == "result"
    stranger = [{**record["moves"][0], "seat": 1}, *record["moves"][1:]]
    error = refused({**record, "moves": stranger})
    assert (error.where, error.why[:3]) == ("moves[0]", "G1:")


@each_game
def test_a_tampered_result_is_found(game: str) -> None:
    record = finished(game)
    record["result"]["scores"][0] += 1
    assert refused(record).where == "result"


def test_at_outside_the_record_is_refused() -> None:
    record = finished("nullern")
    for at in (-1, len(record["moves"]) + 1, "3", True):
        with pytest.raises(ValueError, match="number of moves"):
            bestiary.replay(record, at=at)  # pyright: ignore[reportArgumentType]


def test_a_replayed_match_can_be_played_on(tmp_path: Path) -> None:
    record = {**finished("nullern"), "seed": None}
    match = bestiary.replay(record, at=3)
    play_random(match, Random(1))
    assert match.over


def test_a_file_holds_one_record_or_json_lines(tmp_path: Path) -> None:
    record = finished("nullern")
    one, many = tmp_path / "one.json", tmp_path / "many.jsonl"
    one.write_text(json.dumps(record, indent=2))
    many.write_text(json.dumps(record) + "\n\n" + json.dumps(record) + "\n")
    assert [place for place, _ in record_texts(one)] == [f"{one}:1"]
    assert [place for place, _ in record_texts(many)] == [f"{many}:1", f"{many}:3"]
    for broken in ("{", "", "no record at all", '{"game": "nullern",'):
        many.write_text(f"{broken}\n{json.dumps(record)}\n")
        place, text = record_texts(many)[-1]
        assert (place, json.loads(text)) == (f"{many}:2", record)
    one.write_text(json.dumps(record, indent=2)[:-3])
    assert [verify(place, text).why[:21] for place, text in record_texts(one)] == ["this is not JSON: it "]
    one.write_text(" \n")
    with pytest.raises(BadRecord, match="the file is empty"):
        record_texts(one)


@each_game
def test_a_changed_seed_is_blamed_on_the_deals(game: str) -> None:
    record = finished(game)
    error = refused({**record, "seed": record["seed"][:-1] + ("0" if record["seed"][-1] != "0" else "1")})
    assert error.where.startswith("deals[0][")
    assert "the seed gives" in error.why


def test_a_later_deal_is_checked_before_the_moves_that_follow_it() -> None:
    record = finished("nullern")
    deal = record["deals"][4]
    deal[0], deal[1] = deal[1], deal[0]
    assert refused(record).where == "deals[4][0]"
    assert refused({**record, "seed": None, "deals": record["deals"][:4]}).where == "deals"


@pytest.mark.parametrize(
    ("game", "change", "why"),
    [
        ("nullern", {"options": {"peak": 99}}, "peak may be 3 to 10, not 99"),
        ("nullern", {"options": {"colour": "red"}}, "nullern has no house rule 'colour': its house rules are peak"),
        ("kakerlakenpoker", {"options": {"speed": True}}, "kakerlakenpoker has no house rule 'speed': it has no house rules"),
        ("cahoots", {"options": {"level": "Expert"}}, "level may be apprentice, journeyman, master or expert, not 'Expert'"),
        ("cahoots", {"options": {"speed": 1}}, "speed may be true or false, not 1"),
        ("nullern", {"entropy": ["00"]}, "there is one hex string a seat: 1 are given, but 2 play"),
        ("nullern", {"seed": "xyz"}, "hexadecimal digits in lower case belong here, two a byte; a seed or a commitment has 64"),
        ("nullern", {"game": 7}, "a text belongs here, not a whole number"),
        ("nullern", {"format": "x"}, "'x' is none of the words that may stand here: bestiary-record/1 or bestiary-record/2"),
        ("nullern", {"seats": [{"name": "A", "kind": "ghost"}]}, "'ghost' is none of the words that may stand here: human or bot"),
        ("nullern", {"seats": [{"kind": "bot"}]}, "the field “name” is missing"),
        ("nullern", {"moves": [{"seat": -1, "move": {"type": "bid"}}]}, "this cannot be less than 0"),
        ("nullern", {"result": None}, "; the record gives none"),
        ("nullern", {"result": {"scores": [1, 2], "ranks": [2, 1]}}, "; the record says scores 1, 2 and ranks 2, 1"),
        ("nullern", {"moves": [{"seat": 0, "move": {"type": "fly"}}]}, "At “type”: 'fly' is none of the words that may stand here."),
        ("nullern", {"moves": [{"seat": 0, "move": {"tricks": 1}}]}, "At “move”: the field “type” is missing."),
    ],
)
def test_why_a_record_does_not_hold_is_told_in_sentences(game: str, change: dict[str, Any], why: str) -> None:
    error = refused({**finished(game), **change})
    assert error.why.endswith(why)
    assert not any(sign in error.why for sign in ("`", "Result(", "Expected"))


@each_game
def test_a_story_is_what_a_seat_saw_move_by_move(game: str) -> None:
    match = bestiary.new(game, GAMES[game].players[-1], 6)
    seen: dict[int | None, list[Any]] = {viewer: [match.events(viewer)] for viewer in (None, *range(match.players))}
    rng = Random(6)
    while not match.over and len(match.moves) < 60:
        play_random(match, rng, 1)
        for viewer, told in seen.items():
            told.append(match.events(viewer))
    for viewer, told in seen.items():
        assert list(bestiary.story(match, viewer)) == told


names = st.sampled_from(["type", "seat", "move", "cards", "x"]) | st.text(max_size=4)
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.characters(categories=["Cs"])
    | st.sampled_from(["bid", "play", "pass", "R1", "rat"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)
KINDS = [
    "auction",
    "trade",
    "bid",
    "pass",
    "buy",
    "sell",
    "pay",
    "offer",
    "accept",
    "counter",
    "believe",
    "doubt",
    "peek",
    "lay",
    "play",
    "say",
    "time_up",
]
FIELD_VALUES: dict[str, Any] = {
    "type": st.sampled_from(KINDS),
    "partner": st.integers(-1, 6),
    "to": st.integers(-1, 6),
    "pile": st.integers(-1, 5),
    "tricks": st.integers(-2, 12),
    "amount": st.integers(-20, 5000),
    "animal": st.sampled_from(["rooster", "goose", "horse", "unicorn"]),
    "card": st.sampled_from(["R1", "Y20", "bat", "bat-king", "joker", "mandrake-1", "crystal-7", "?"]),
    "claim": st.sampled_from(["bat", "king", "joker"]),
    "what": st.sampled_from(["avoid", "can_play", "can_help", "next_goal"]),
    "goal": st.sampled_from(["total-10", "all-even", "none"]),
    "cards": st.lists(st.sampled_from([0, 10, 50, 500, 7, "bat", "rat-king"]), max_size=5),
}
move_like = st.fixed_dictionaries({}, optional=FIELD_VALUES)


@each_game
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_arbitrary_json_is_a_legal_move_or_is_refused_and_changes_nothing(game: str, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(list(GAMES[game].players)))
    match = bestiary.new(game, players, data.draw(st.integers(0, 50)))
    play_random(match, Random(0), data.draw(st.integers(0, 25)))
    seat = data.draw(st.integers(0, players - 1) | json_values)
    move = data.draw(move_like | json_values)
    before, record = match.state, match.record()
    legal = match.is_legal(seat, move)  # pyright: ignore[reportArgumentType]
    try:
        match.play(seat, move)  # pyright: ignore[reportArgumentType]
    except IllegalMove as error:
        assert not legal
        assert match.state == before
        assert match.record() == record
        assert error.rule in str(error)
    else:
        assert legal
        assert len(match.moves) == len(record.moves) + 1


@each_game
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_an_arbitrary_record_is_replayed_or_refused(game: str, data: st.DataObject) -> None:
    record = finished(game)
    if data.draw(st.booleans()):
        for field in data.draw(st.lists(st.sampled_from([*record]), min_size=1, max_size=3)):
            record[field] = data.draw(json_values)
    else:
        number = data.draw(st.integers(0, len(record["moves"]) - 1))
        record["moves"][number] = {"seat": data.draw(st.integers(0, 6)), "move": data.draw(move_like)}
    for source in (record, json.dumps(record)):
        try:
            match = bestiary.replay(source)
        except BadRecord as error:
            assert error.where
        else:
            assert json.loads(match.record().to_json())["moves"] == record["moves"]


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=40) | st.text(max_size=40) | json_values)
def test_what_is_no_record_at_all_is_refused(source: object) -> None:
    with pytest.raises(BadRecord):
        bestiary.replay(source)


def test_half_a_character_is_refused_like_any_other_nonsense() -> None:
    assert refused("\ud800").where == "record"
    assert refused({**finished("cahoots"), "options": {"level": "\ud800"}}).where in ("options", "record")


def test_a_record_object_is_equal_after_a_round_trip() -> None:
    record = bestiary.replay(finished("nullern")).record()
    assert msgspec.json.decode(record.to_json()) == json.loads(record.to_json())


def test_a_seed_or_entropy_with_a_line_break_is_refused() -> None:
    record = finished("nullern")
    assert refused({**record, "seed": record["seed"] + "\n"}).where == "seed"
    assert refused({**record, "entropy": ["\n", ""]}).where == "entropy[0]"


def test_a_record_says_its_format() -> None:
    record = finished("nullern")
    del record["format"]
    assert "format" in refused(record).why


def test_a_name_that_no_json_can_hold_is_refused() -> None:
    record = finished("nullern")
    record["seats"][0]["name"] = "\ud800"
    assert refused(record).where == "record"


def test_a_complaint_can_be_pickled() -> None:
    for error in (refused("{}"), illegal()):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


def illegal() -> IllegalMove:
    with pytest.raises(IllegalMove) as error:
        bestiary.new("nullern", 2, 1).play(1, {"type": "bid", "tricks": 0})
    return error.value
