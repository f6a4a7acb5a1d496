"""The command line, as a person and as a program uses it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import bestiary
from bestiary import GAMES
from bestiary.cli.app import app
from bestiary.words import LANGUAGES, system_language

runner = CliRunner()
each_game = pytest.mark.parametrize("game", GAMES)


def cli(*arguments: str, answers: str = "") -> str:
    done = runner.invoke(app, arguments, input=answers, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def complaint(*arguments: str) -> str:
    """What a wrong call prints on standard error, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", "from bestiary.cli import main; main()", *arguments],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return done.stderr


def chatter(seed: str, count: int = 12000) -> str:
    """Somebody who types numbers, sometimes nonsense, and once asks for the rules."""
    rng = Random(seed)
    words = ["1", "1", "1", "2", "2", "3", "4", "5", "0", "10", "10 10", "offer", "nonsense", "99", "{", "pass", "bid 1"]
    return "\n".join(["?", *(rng.choice(words) for _ in range(count))]) + "\n"


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_plays_to_the_end_in_every_language(game: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = cli("play", game, "--lang", lang, "--seed", "3", "--bots", "random,heuristic", "--record", str(file), answers=chatter(game))
    match = bestiary.replay(file.read_bytes())
    assert match.over, said[-3000:]
    assert match.seed is not None
    assert match.seed.hex() in said
    assert match.commitment is not None
    assert match.commitment in said.replace("\n", "")
    assert match.seats[0].kind == "human"
    assert "verify" in said
    assert cli("verify", str(file)).startswith("✓")


def test_leaving_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = cli("play", "nullern", "--seed", "3", "--lang", "en", "--record", str(file), answers="bid 1\nq\n")
    assert "You have left the table." in said
    match = bestiary.replay(file.read_bytes())
    assert not match.over
    assert match.moves[0] == (0, match.game.move(match.state, 0, [1]))
    assert "unfinished" in cli("verify", str(file))


def test_a_refused_move_is_told_with_its_ruling_and_asked_again() -> None:
    said = cli("play", "nullern", "--seed", "3", "--lang", "en", answers="bid 7\nfly\nbid\nbid 1 2\nbid 1\nq\n")
    assert "You can bid from 0 to 1 tricks, the cards in your hand. (N2)" in said
    assert "“fly” is no move" in said
    assert "“bid” is not a whole move. It is typed like this: bid <tricks>" in said
    assert "“2” is too much" in said


def test_the_rules_are_told_at_a_question_mark() -> None:
    assert "Нуллерн" in cli("play", "nullern", "--lang", "ru", answers="?\nq\n")


@each_game
def test_simulate_answers_in_json_and_writes_records_that_verify(game: str, tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    told: dict[str, Any] = json.loads(
        cli("simulate", game, "--games", "3", "--seed", "1", "--bots", "heuristic,random", "--records", str(file), "--json")
    )
    assert (told["game"], told["games"], len(told["seats"])) == (game, 3, told["players"])
    assert [seat["bot"] for seat in told["seats"][:2]] == ["heuristic", "random"]
    verdicts = [json.loads(line) for line in cli("verify", str(file), "--json").splitlines()]
    assert [verdict["holds"] for verdict in verdicts] == [True] * 3
    assert sum(verdict["moves"] for verdict in verdicts) == told["moves"]
    assert "first places" in cli("simulate", game, "--games", "1", "--bots", "random")


@each_game
def test_replay_steps_through_a_record_as_any_seat_and_with_open_cards(game: str, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    cli("simulate", game, "--games", "2", "--seed", "2", "--records", str(file), "--bots", "heuristic", "--json")
    for who in ("all", "public", "0", "1"):
        assert "3" in cli("replay", str(file), "--as", who, "--at", "3", "--lang", "en")
    told: dict[str, Any] = json.loads(cli("replay", str(file), "--as", "1", "--json", "-n", "2"))
    assert len(told["events"]) == len(told["moves"]) + 1
    assert told["views"][0]["seat"] == 1
    assert told["views"][0]["over"] is True


def test_a_tampered_record_fails_verification(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    cli("simulate", "nullern", "--games", "1", "--records", str(file), "--json")
    record = json.loads(file.read_text())
    record["moves"][0]["seat"] = 2
    file.write_text(json.dumps(record))
    done = runner.invoke(app, ["verify", str(file)])
    assert done.exit_code == 1
    assert "moves[0]: G1" in done.output
    file.write_text("{}")
    assert runner.invoke(app, ["verify", str(file), "--json"]).exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess"], "there is no game 'chess': there are"),
        (["play", "nullern", "--players", "9"], "nullern is for 2 to 7 players"),
        (["play", "nullern", "--seat", "4"], "your seat is 0 to 3"),
        (["play", "nullern", "--lang", "la"], "unknown language 'la': there are en, ru, fr, de"),
        (["play", "nullern", "--bots", "wizard"], "there is no bot 'wizard': there are random, heuristic"),
        (["play", "nullern", "--seed", "xyz"], "64 hex digits"),
        (["play", "nullern", "-o", "peak=99"], "peak"),
        (["play", "nullern", "-o", "peak"], "name=value"),
        (["verify", "no-such-file"], "No such file"),
        (["replay", "no-such-file"], "No such file"),
    ],
)
def test_a_wrong_call_is_told_what_would_be_right(arguments: list[str], told: str) -> None:
    if arguments[0] == "verify":
        done = runner.invoke(app, arguments)
        assert done.exit_code == 1
        assert told in done.output
    else:
        assert told in complaint(*arguments)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "fr", "LANG": "de_DE"}, "fr"),
        ({"LANG": "ja_JP"}, "en"),
    ],
)
def test_the_language_is_the_locales(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_every_command_has_help() -> None:
    assert cli("--version").strip() == bestiary.__version__
    for command in ("play", "simulate", "replay", "verify"):
        assert "--" in cli(command, "--help")
