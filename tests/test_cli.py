"""The command line, as a person and as a program uses it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

import bestiary
from bestiary import GAMES, Match, Sitter
from bestiary.arena import bench
from bestiary.bots import bot
from bestiary.cli.app import app
from bestiary.cli.menu import Menu
from bestiary.cli.play import Settings, Table, one_move, play_at_terminal
from bestiary.cli.replay import replay_at_terminal
from bestiary.cli.typed import Reader
from bestiary.games.cahoots import TimeUp
from bestiary.games.kakerlakenpoker import Lay
from bestiary.games.kuhhandel import rules as kuhhandel_rules
from bestiary.match.describe import Describer
from bestiary.words import LANGUAGES, system_language, words

runner = CliRunner()
each_game = pytest.mark.parametrize("game", GAMES)


def cli(*arguments: str, answers: str = "") -> str:
    done = runner.invoke(app, arguments, input=answers, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def plain(move: object) -> dict[str, Any]:
    """A move as its JSON."""
    return json.loads(msgspec.json.encode(move))


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
    words = ["", "10 10", "bid 1", "offer", "nonsense", "99", "{", "pass", "a", "b", "²", *"1112234501"]
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
    assert match.seats[0].name == words(lang)("beast-0")
    assert "verify" in said
    assert "the same as your commitment" in cli("verify", str(file), "--commitment", match.commitment)


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
    assert f"{words('en')('refused-nullern-bid-too-high', most=1)} (N2)" in said
    assert "“fly” is no move" in said
    assert "“bid” is not a whole move. It is typed like this: bid <tricks>" in said
    assert "“2” is too much" in said


def test_a_refusal_is_told_below_the_table_where_it_is_seen() -> None:
    said = cli("play", "nullern", "--seed", "3", "--lang", "en", answers="7\nq\n")
    assert "(N2)" in said.rsplit("╯", 1)[1]


def test_the_rules_are_told_at_a_question_mark_and_the_table_is_drawn_again() -> None:
    said = cli("play", "nullern", "--lang", "ru", answers="?\nq\n")
    rules, again = said.split("взят", 1)[1], said.rsplit("╭", 1)[1]
    assert "Кузнечик" in rules or "кузнечик" in rules
    assert words("ru")("nullern-type-bid") in again


def test_the_rules_go_to_the_pager_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("rich.pager.SystemPager.show", lambda _, content: shown.append(content))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    console, out = terminal(["?", "q"], monkeypatch)
    play_at_terminal(console, Settings("nullern", 3, ["random"], {}, "en", seed=3))
    assert len(shown) == 1
    assert "grasshopper" in shown[0]
    assert out.getvalue().count("Nullern, round 1") == 2
    assert out.getvalue().count("How many tricks") == 2


def terminal(answers: list[str], monkeypatch: pytest.MonkeyPatch) -> tuple[Console, StringIO]:
    """A console that takes itself for a terminal, and what is written there."""
    out, left = StringIO(), iter(answers)
    monkeypatch.setattr("builtins.input", lambda: next(left))
    return Console(file=out, force_terminal=True, width=100, color_system=None), out


HUGE = "9" * 5000


@each_game
def test_what_only_looks_like_a_number_is_no_number(game: str) -> None:
    said = cli("play", game, "--seed", "3", "--lang", "en", answers=f"²\n{HUGE}\n1 ²\nbid {HUGE}\n१\n١\nq\n")
    assert "“²” is no move." in said
    assert said.replace("\n", "").count("9" * 60) == 0
    assert "You have left the table." in said


def test_a_number_outside_the_list_is_told_the_list() -> None:
    said = cli("play", "cahoots", "--seed", "3", "--lang", "en", answers=f"0\n99\n{HUGE}\nq\n")
    assert said.count("Choose a number from 1 to") == 3


def test_tricks_are_bid_by_their_number(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = cli("play", "nullern", "--seed", "3", "--lang", "en", "--record", str(file), answers="1\nq\n")
    assert "How many tricks (0 to 1)" in said
    assert plain(bestiary.replay(file.read_bytes()).moves[0][1]) == {"type": "bid", "tricks": 1}


def kuhhandel(answers: str, tmp_path: Path, *arguments: str) -> tuple[str, list[dict[str, Any]]]:
    """What is said, and what the person at seat 1 did, in a market whose auctioneer at seat 0 is a bot."""
    file = tmp_path / "match.json"
    said = cli("play", "kuhhandel", "--seed", "3", "--lang", "en", "--seat", "1", "--record", str(file), *arguments, answers=answers)
    return said, [plain(move) for seat, move in bestiary.replay(file.read_bytes()).moves if seat == 1]


def test_money_is_bid_by_its_amount_and_a_letter_passes(tmp_path: Path) -> None:
    assert kuhhandel("60\nq\n", tmp_path)[1] == [{"type": "bid", "amount": 60}]
    assert kuhhandel("7\nbid 60\nq\n", tmp_path)[1] == [{"type": "bid", "amount": 60}]
    for word in ("p", "pass", "PASS"):
        assert kuhhandel(f"{word}\nq\n", tmp_path)[1][0] == {"type": "pass"}
    said, moves = kuhhandel("пас\nq\n", tmp_path, "--lang", "ru")
    assert moves[0] == {"type": "pass"}, said


def market(phase: int) -> Match:
    """Kuhhandel, at a decision of that phase with little money at stake."""
    for seed in range(40):
        match = bestiary.new("kuhhandel", 3, seed)
        chance = Random(seed)
        while not match.over:
            turn = match.turn
            assert turn is not None
            if match.state.phase == phase and (phase != kuhhandel_rules.PAY or 10 in match.legal_moves(turn)[0].cards):  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue]
                return match
            match.play(turn, bot("heuristic", "kuhhandel")(match.sight(turn), chance).move)
    raise AssertionError


@pytest.mark.parametrize(
    ("phase", "answers", "move"),
    [
        (kuhhandel_rules.OFFER, ["10 10 0"], {"type": "offer", "cards": [0, 10, 10]}),
        (kuhhandel_rules.OFFER, ["10"], {"type": "offer", "cards": [10]}),
        (kuhhandel_rules.OFFER, ["offer"], {"type": "offer", "cards": []}),
        (kuhhandel_rules.RESPOND, ["10, 10"], {"type": "counter", "cards": [10, 10]}),
        (kuhhandel_rules.RESPOND, ["a"], {"type": "accept"}),
        (kuhhandel_rules.RESPOND, ["accept the offer"], {"type": "accept"}),
    ],
)
def test_money_is_laid_by_its_value(phase: int, answers: list[str], move: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    match = market(phase)
    assert match.turn is not None
    chosen = plain(Table(terminal(answers, monkeypatch)[0], match, match.turn, words("en")).ask_move())
    assert {**chosen, "cards": sorted(chosen.get("cards", []))} == {"cards": [], **move}


def test_an_empty_line_pays_what_is_suggested_and_money_is_paid_by_its_value(monkeypatch: pytest.MonkeyPatch) -> None:
    match = market(kuhhandel_rules.PAY)
    assert match.turn is not None
    console, out = terminal(["", "77", "10 10"], monkeypatch)
    table = Table(console, match, match.turn, words("en"))
    suggested = table.ask_move()
    assert suggested in match.legal_moves(match.turn)
    assert f"Enter  {table.describe.move(suggested)}" in out.getvalue()
    assert plain(table.ask_move()) == {"type": "pay", "cards": [10, 10]}
    assert "pay <0 | 10 | 50 | 100 | 200 | 500>…" in out.getvalue()


def test_bowls_are_counted_from_one_and_kept_from_zero(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    answers = "say avoid 4\nsay avoid 0\nsay avoid 5\nq\n"
    said = cli("play", "cahoots", "--seed", "3", "--lang", "en", "--record", str(file), answers=answers)
    moves = [(seat, plain(move)) for seat, move in bestiary.replay(file.read_bytes()).moves]
    assert [move for seat, move in moves if seat == 0] == [{"type": "say", "what": "avoid", "pile": 3}]
    assert all(move["what"] == "can_help" for seat, move in moves if seat != 0)
    assert "bowl 4" in said
    assert said.count("<1 | 2 | 3 | 4>") == 2


def test_signals_are_found_in_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bestiary.new("cahoots", 3, 3)
    more = str(len(match.legal_moves(0)) + 1)
    console, out = terminal([more, "1", "b", "1", "2", more, "5", "3"], monkeypatch)
    table = Table(console, match, 0, words("en"))
    assert plain(table.ask_move()) == {"type": "say", "what": "avoid", "pile": 1}
    said = plain(table.ask_move())
    assert (said["type"], said["what"]) == ("say", "next_goal")
    assert said["goal"] in plain(match.view(0))["goals"]
    assert "say something…" in out.getvalue()
    silent = bestiary.new("cahoots", 3, 3, {"talk": "silent"})
    console, out = terminal(["1"], monkeypatch)
    Table(console, silent, 0, words("en")).ask_move()
    assert "say something" not in out.getvalue()


def test_where_one_type_of_move_is_asked_for_its_fields_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bestiary.new("kakerlakenpoker", 3, 3)
    console, out = terminal(["nonsense rat", "Player 2, rat, king"], monkeypatch)
    chosen = plain(Table(console, match, 0, words("en")).ask_move())
    assert chosen == {"type": "pass", "to": 1, "card": "rat", "claim": "king"}
    assert "“nonsense rat” is no move." in out.getvalue()


def test_a_long_list_of_card_sets_is_chosen_card_by_card(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = ["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stinkbug", "bat-king"]
    moves = [Lay((a, b)) for a, b in combinations(cards, 2)]  # pyright: ignore[reportArgumentType]
    console, _ = terminal(["5", "1"], monkeypatch)
    table = Table(console, bestiary.new("kakerlakenpoker", 3, 3), 0, words("en"))
    chosen = Menu(table.describe, table.ask, lambda _: moves[0], table.complain).pick(moves)
    assert chosen == Lay(("bat", "rat"))


def test_there_is_a_way_back_in_a_choice_of_several_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bestiary.new("kakerlakenpoker", 3, 3)
    console, out = terminal(["1", "1", "b", "b", "2", "1", "1"], monkeypatch)
    table = Table(console, match, 0, words("en"))
    chosen = plain(table.ask_move())
    assert chosen["to"] == 2
    assert match.is_legal(0, chosen)
    assert "b back" in out.getvalue()


@pytest.mark.parametrize(
    ("game", "lang", "typed", "move"),
    [
        ("kakerlakenpoker", "en", "PASS Hedgehog Bat King king", {"type": "pass", "to": 1, "card": "bat-king", "claim": "king"}),
        ("kakerlakenpoker", "en", "pass hedgehog bat king", {"type": "pass", "to": 1, "card": "bat", "claim": "king"}),
        ("kakerlakenpoker", "en", "pass 2 rat_king fly", {"type": "pass", "to": 2, "card": "rat-king", "claim": "fly"}),
        ("kakerlakenpoker", "en", "pass Raven toad", {"type": "pass", "to": 2, "claim": "toad"}),
        ("kakerlakenpoker", "ru", "не верю", {"type": "doubt"}),
        ("kakerlakenpoker", "ru", "Верю", {"type": "believe"}),
        ("kakerlakenpoker", "ru", "передать еж таракан жаба", {"type": "pass", "to": 1, "card": "cockroach", "claim": "toad"}),
        ("kakerlakenpoker", "de", "lay ratte, kröte", {"type": "lay", "cards": ["rat", "toad"]}),
        ("kuhhandel", "fr", "trade corbeau vache", {"type": "trade", "partner": 2, "animal": "cow"}),
        ("kuhhandel", "de", "bieten 120", {"type": "bid", "amount": 120}),
        ("cahoots", "en", "play mandrake 5 2", {"type": "play", "card": "mandrake-5", "pile": 1}),
        ("cahoots", "en", "say can_help crystals add up to 4", {"type": "say", "what": "can_help", "goal": "sum-crystal-4"}),
        ("nullern", "en", "play g14", {"type": "play", "card": "G14"}),
        ("nullern", "en", '{"type": "bid", "tricks": 2}', {"type": "bid", "tricks": 2}),
    ],
)
def test_moves_are_typed_in_ids_or_in_the_language(game: str, lang: str, typed: str, move: dict[str, Any]) -> None:
    say = words(lang)
    names = [say(f"beast-{seat}") for seat in range(3)]
    reader = Reader(GAMES[game].moves, Describer(game, names, say), names)
    match = bestiary.new(game, 3, 3)
    assert plain(reader.read(typed, match.legal_moves(0)[0])) == move


def test_wrong_json_is_told_what_right_json_looks_like() -> None:
    for typed in ("{", '{"type": "bid"}', '{"type": "bid", "tricks": "1"}', '{"a":' * 3000):
        said = cli("play", "nullern", "--seed", "3", "--lang", "en", answers=f"{typed}\nq\n")
        assert 'One looks like this: {"type":"bid","tricks":0}' in said
        assert "malformed" not in said
        assert "Expected" not in said


NASTY = "[/b] [red]:cow: \x1b[31m\x07\u202e"


@each_game
def test_a_name_cannot_style_or_steer_the_terminal(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = chatter("name", 200)
    said = cli("play", game, "--seed", "3", "--lang", "en", "--name", NASTY, "--record", str(file), answers=typed)
    record = json.loads(file.read_text())
    assert record["seats"][0]["name"] == NASTY
    record["seats"][1]["name"] = NASTY
    file.write_text(json.dumps(record))
    for text in (said, *(cli("replay", str(file), "--as", who, "--at", "2", "--lang", "en") for who in ("all", "public", "1"))):
        assert "[/b]" in text
        assert ":cow:" in text
        assert not any(sign in text for sign in ("\x1b", "\x07", "\u202e"))


def test_a_person_is_called_as_the_beast_and_marked_on_the_table_only() -> None:
    said = cli("play", "nullern", "--seed", "3", "--lang", "en", "--seat", "2", "--players", "3", answers="q\n")
    assert "You are Raven, at seat 2." in said
    assert "Raven (you)" in said
    assert "Hedgehog (you)" not in said


def test_ctrl_d_leaves_on_a_line_of_its_own() -> None:
    assert "\nYou have left the table.\n" in cli("play", "nullern", "--lang", "en", answers="")


def test_a_record_that_cannot_be_written_is_told_before_the_first_card(tmp_path: Path) -> None:
    place = tmp_path / "no" / "such" / "folder.json"
    told = complaint("play", "nullern", "--record", str(place))
    assert told == f"bestiary: {place}: No such file or directory\n"
    kept = tmp_path / "kept.jsonl"
    kept.write_text("precious")
    for wrong in (["-o", "peak=99"], ["--bots", "wizard"], ["--bots", ""], ["--players", "9"]):
        complaint("simulate", "nullern", "--records", str(kept), *wrong)
        complaint("play", "nullern", "--record", str(kept), *wrong)
    assert kept.read_text() == "precious"


def test_a_record_is_written_when_a_player_breaks_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    def nobody(*_: object) -> Callable[..., None]:
        return interrupted

    monkeypatch.setattr("bestiary.cli.play.bot", nobody)
    console, out = terminal(["1"], monkeypatch)
    play_at_terminal(console, Settings("nullern", 3, ["random"], {}, "en", seed=3, record=file))
    assert "You have left the table." in out.getvalue()
    assert len(bestiary.replay(file.read_bytes()).moves) == 1


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
    match = bestiary.replay(file.read_text().splitlines()[0], at=1)
    describe = Describer(game, [sitter.name for sitter in match.seats], words("en"))
    for who, viewer in (("all", 0), ("public", None), ("0", 0), ("1", 1)):
        said = cli("replay", str(file), "--as", who, "--at", "1", "--lang", "en")
        assert f"After move 1 of {len(json.loads(file.read_text().splitlines()[0])['moves'])}" in said
        assert "".join(describe.event(match.events(viewer)[-1]).split()) in "".join(said.split())
        assert said.count(" holds: ") == (match.players if who == "all" else 0)
    told: dict[str, Any] = json.loads(cli("replay", str(file), "--as", "1", "--json", "-n", "2"))
    assert told["views"][0]["seat"] == 1
    assert told["views"][0]["over"] is True
    assert {part["seat"] for step in told["events"] for part in step} == {1}
    everything: dict[str, Any] = json.loads(cli("replay", str(file), "--as", "all", "--json", "-n", "2", "--at", "3"))
    assert len(everything["events"]) == len(everything["moves"]) + 1 == 4


@each_game
def test_replay_in_json_tells_nobody_the_moves_but_who_sees_all(game: str, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    cli("simulate", game, "--games", "1", "--seed", "2", "--records", str(file), "--json")
    for who in ("public", "0"):
        told = json.loads(cli("replay", str(file), "--as", who, "--json"))
        assert told.keys() == {"game", "events", "views"}
    for extra in ([], ["--json"]):
        for at in ("-1", "99999"):
            assert "at is a number of moves, 0 to" in complaint("replay", str(file), "--at", at, *extra)


def test_a_hidden_pass_is_told_once_with_its_card_where_all_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    match = bestiary.new("kakerlakenpoker", 3, 3, seats=[Sitter(name, "bot") for name in ("Ada", "Ben", "Cyd")])
    card = match.view(0).hand[0]
    match.play(0, {"type": "pass", "to": 1, "card": card, "claim": "rat"})
    match.play(1, {"type": "peek"})
    file.write_bytes(match.record().to_json())
    said = cli("replay", str(file), "--at", "1", "--lang", "en")
    assert said.count("Ada passes a card") == 1
    assert f"Ada passes a card ({words('en')(f'kakerlakenpoker-{card}')})" in said
    peeked = cli("replay", str(file), "--at", "2", "--lang", "en")
    assert peeked.count("Ben peeks at the card.") == 1
    assert "Only Ben sees: " in peeked


def test_stepping_through_a_record_goes_on_back_and_to_a_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "one.jsonl"
    cli("simulate", "nullern", "--games", "1", "--seed", "2", "--records", str(file), "--json")
    console, out = terminal(["", "", "b", "7", "²", "99999", "q"], monkeypatch)
    replay_at_terminal(console, file, "public", None, 1, "en", False)
    moves = len(json.loads(file.read_text())["moves"])
    steps = [int(step) for step in re.findall(r"After move (\d+) of", out.getvalue())]
    assert steps == [0, 1, 2, 1, 7, 8, moves]


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


def test_one_unreadable_line_hides_no_other(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    cli("simulate", "nullern", "--games", "2", "--records", str(file), "--json")
    first, second = file.read_text().splitlines()
    file.write_text(f"{first}\n{second[:50]}\n\n{first.replace('nullern', 'chess')}\n{second}\n")
    done = runner.invoke(app, ["verify", str(file), "--json"])
    assert done.exit_code == 1
    verdicts = [json.loads(line) for line in done.output.splitlines()]
    assert [(v["record"], v["holds"]) for v in verdicts] == [(f"{file}:{n}", n in (1, 5)) for n in (1, 2, 4, 5)]
    assert "this is not JSON" in verdicts[1]["why"]
    assert verdicts[2]["where"] == "game"
    plain = runner.invoke(app, ["verify", str(file)]).output
    assert f"✗ {file}:2: does not hold. record: this is not JSON" in plain.replace("\n", "")
    assert "After move 2 of" in cli("replay", str(file), "-n", "4", "--at", "2", "--lang", "en")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess"], "there is no game 'chess': there are"),
        (["play", "nullern", "--players", "9"], "nullern is for 2 to 7 players"),
        (["play", "nullern", "--seat", "4"], "your seat is 0 to 3"),
        (["play", "nullern", "--lang", "la"], "unknown language 'la': there are en, ru, fr, de"),
        (["play", "nullern", "--bots", "wizard"], "there is no bot 'wizard': there are random, heuristic"),
        (["play", "nullern", "--seed", "xyz"], "64 hex digits"),
        (["play", "nullern", "--seed", "²"], "64 hex digits"),
        (["play", "nullern", "--seed", "9" * 5000], "64 hex digits"),
        (["play", "nullern", "-o", "peak=99"], "peak may be 3 to 10, not 99"),
        (["play", "nullern", "-o", "peak=²"], "peak may be 3 to 10, not '²'"),
        (["play", "nullern", "-o", "peak=--3"], "peak may be 3 to 10, not '--3'"),
        (["play", "cahoots", "-o", "level=Expert"], "level may be apprentice, journeyman, master or expert, not 'Expert'"),
        (["play", "cahoots", "-o", "speed=yes"], "speed may be true or false, not 'yes'"),
        (["play", "cahoots", "-o", "peak=3"], "cahoots has no house rule 'peak': its house rules are level, speed, talk, open_hands"),
        (["play", "nullern", "-o", "peak"], "name=value"),
        (["verify", "no-such-file"], "bestiary: no-such-file: No such file or directory"),
        (["verify", "no-such-file", "--json"], "bestiary: no-such-file: No such file or directory"),
        (["replay", "no-such-file"], "bestiary: no-such-file: No such file or directory"),
        (["verify", "."], "bestiary: .: Is a directory"),
    ],
)
def test_a_wrong_call_is_told_what_would_be_right(arguments: list[str], told: str) -> None:
    assert told in complaint(*arguments)


def test_a_seat_that_only_looks_like_a_number_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    cli("simulate", "nullern", "--games", "1", "--records", str(file), "--json")
    for who in ("²", "9" * 5000, "4", "-1"):
        assert "--as is a seat (0 to 3)" in complaint("replay", str(file), "--as", who)


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
    options = {
        "play": ["--players", "--bots", "--seat", "--seed", "--option", "--lang", "--name", "--record"],
        "simulate": ["--players", "--games", "--seed", "--bots", "--option", "--records", "--json"],
        "replay": ["--as", "--at", "--number", "--lang", "--json"],
        "verify": ["--commitment", "--receipt", "--json"],
    }
    for command, named in options.items():
        told = cli(command, "--help")
        assert [option for option in named if option not in told] == []


def test_the_help_names_the_house_rules_of_each_game() -> None:
    for command in ("play", "simulate"):
        told = re.sub(r"[\s│]+", " ", cli(command, "--help"))
        assert "kuhhandel: offer_size (hidden or shown), trade_reveal (private or public), bankrupt (restart or continue)." in told
        assert "cahoots: level (apprentice, journeyman, master or expert), speed (true or false), talk (signals, silent or free)" in told
        assert "nullern: peak (3 to 10)." in told
    assert "every seat is a bot's" in re.sub(r"[\s│]+", " ", cli("simulate", "--help"))


def test_in_a_speed_game_the_time_runs_out() -> None:
    """C5: four minutes, here on a clock that the test moves."""
    now = [0.0]
    match = bestiary.new("cahoots", 2, 3, {"speed": True})
    table = Table(Console(file=StringIO()), match, 1, words("en"), lambda: now[0])
    programs = [bot("heuristic", "cahoots")] * 2
    assert (match.turn, table.left()) == (0, 240)
    now[0] = 239.0
    one_move(table, programs)
    assert not match.over
    now[0] = 240.0
    one_move(table, programs)
    assert match.over
    assert match.moves[-1] == (None, TimeUp())
    assert match.scores == [0, 0]


def test_bench_measures_every_game_every_way_it_can_and_names_what_it_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SIZES", (16,))
    monkeypatch.setattr(bench, "SIZE", 64)
    told: dict[str, Any] = json.loads(cli("bench", "--rounds", "1", "--seconds", "0.01", "--json"))
    measured = {(row["game"], row["how"].split()[0]) for row in told["rows"]}
    assert {(game, how) for game in GAMES for how in ("interpreted", "one", "all")} <= measured
    assert all(row["lowest"] <= row["rate"] <= row["highest"] for row in told["rows"])
    ways = {row["how"] for row in told["rows"]}
    for peer in ("GPU", "OpenSpiel in C++", "RLCard", "Pgx"):
        assert (peer in ways) != any(note.startswith(peer) for note in told["missing"])
    assert "kakerlakenpoker" in cli("bench", "--rounds", "1", "--seconds", "0.01")
