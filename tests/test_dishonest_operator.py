"""Whoever runs the server writes the record. Each way to write it otherwise than people were shown is found by `verify`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from bestiary import GAMES, BadRecord, Sitter
from bestiary.cli.app import app
from bestiary.engine.shuffle import commitment, draw_key, entropy_commitment, lot
from bestiary.match.draw import Draw
from bestiary.match.match import new
from bestiary.match.receipt import Receipt, read_receipt
from bestiary.match.verify import Verdict, verify
from tests import stranger
from tests.support import play_random, with_editions

SEED, OTHER_SEED = b"s" * 32, b"t" * 32
BYTES = {"Ada": b"a" * 32, "Ben": b"b" * 32, "Cleo": b"c" * 32}
CHAIRS = ("Ada", "Ben", "Cleo", "Ada", "fox")  # two of one name; the second is too late with her bytes; a bot
runner = CliRunner()


@pytest.fixture(autouse=True)
def _two_editions(monkeypatch: pytest.MonkeyPatch) -> None:  # pyright: ignore[reportUnusedFunction]
    monkeypatch.setitem(GAMES, "nullern", with_editions("nullern", 2))


@dataclass(frozen=True)
class Table:
    """What an operator makes of a table; the defaults are what he showed to everybody."""

    seed: bytes = SEED
    entropy: Sequence[bytes] = (BYTES["Ada"], BYTES["Ben"], BYTES["Cleo"], b"", b"")
    chairs: Sequence[str] = CHAIRS
    order: str = "random"
    game: str = "nullern"
    edition: int | None = None
    options: Mapping[str, int | str] = field(default_factory=lambda: {"peak": 3})
    called_off: int = 1
    draws: bool = True

    def record(self) -> dict[str, Any]:
        """A record that holds in itself: every deal comes from the key, every move is legal."""
        count = len(self.chairs)
        chairs = [*range(count)]
        if self.draws and self.order == "random":
            chairs = lot(draw_key(self.seed, filter(None, self.entropy)), count)
        seats = [Sitter("fox 5", "bot", "fox") if self.chairs[c] == "fox" else Sitter(self.chairs[c], "human") for c in chairs]
        entropy = [self.entropy[chair] for chair in chairs]
        committed = [entropy_commitment(part) if part else None for part in entropy]
        draw = Draw(committed, chairs if self.order == "random" else None, self.called_off) if self.draws else None
        match = new(self.game, count, self.seed.hex(), self.options, entropy=entropy, seats=seats, edition=self.edition, draw=draw)
        play_random(match, Random(1))
        return json.loads(match.record().to_json())


def receipt(chair: int = 0) -> Receipt:
    """What the program of whoever sits there was shown, and keeps."""
    shown = Table()
    return Receipt(
        table="abc",
        commitment=commitment(SEED),
        commitments=[entropy_commitment(part) if part else None for part in shown.entropy],
        seats=[*CHAIRS],
        chair=chair,
        entropy=shown.entropy[chair].hex(),
        game="nullern",
        edition=2,
        options={"peak": 3},
        players=5,
        order="random",
        called_off=1,
    )


def found(record: dict[str, Any], chair: int = 0) -> Verdict:
    """The record holds in itself; is it what the player of that chair was shown?"""
    assert verify("here", record).holds
    return verify("here", record, receipt=receipt(chair))


@pytest.mark.parametrize("chair", range(4))
def test_an_honest_operator_s_record_is_what_everybody_was_shown(chair: int) -> None:
    verdict = verify("here", Table().record(), commitment(SEED), receipt(chair))
    assert (verdict.holds, verdict.differences, verdict.compared) == (True, [], ["commitment", "receipt"])
    assert (verdict.called_off, len(verdict.drawn or [])) == (1, 3)
    assert [*stranger.wrong_with(Table().record(), msgspec.to_builtins(receipt(chair)))] == []


def test_whoever_was_too_late_is_told_that_he_added_nothing(files: tuple[Path, Path]) -> None:
    record, kept = files
    record.write_text(json.dumps(Table().record()))
    for chair, added in ((0, True), (3, False)):
        assert verify("here", Table().record(), receipt=receipt(chair)).added == added
        kept.write_bytes(msgspec.json.encode(receipt(chair)))
        done = runner.invoke(app, ["verify", str(record), "--receipt", str(kept)])
        assert done.exit_code == 0
        assert ("you added nothing: your commitment was not in the list" in done.output) != added


def swapped(values: Sequence[Any], a: int, b: int) -> list[Any]:
    other = [*values]
    other[a], other[b] = values[b], values[a]
    return other


BY_OTHER_BYTES = Table(entropy=[b"x" * 32, BYTES["Ben"], BYTES["Cleo"], b"", b""])


@pytest.mark.parametrize(
    ("table", "told"),
    [
        pytest.param(Table(seed=OTHER_SEED), "commitment: the record's seed is not the one committed to", id="another seed"),
        pytest.param(BY_OTHER_BYTES, f"entropy: you added {'61' * 32}, the record says {'78' * 32}", id="other bytes"),
        pytest.param(
            Table(entropy=[b"", *[*BYTES.values()][1:], b"", b""]),
            f"entropy: you added {'61' * 32}, the record says nothing",
            id="dropped bytes",
        ),
        pytest.param(
            Table(entropy=swapped(Table().entropy, 0, 1)),
            f"entropy: you added {'61' * 32}, the record says {'62' * 32}",
            id="exchanged bytes",
        ),
        pytest.param(
            Table(entropy=[*BYTES.values(), b"d" * 32, b""]),
            "commitments: chair 3 committed to nothing",
            id="bytes of somebody who was too late",
        ),
        pytest.param(
            Table(entropy=[*BYTES.values(), b"", b"e" * 32]), "commitments: chair 4 committed to nothing", id="bytes of the operator's bot"
        ),
        pytest.param(Table(chairs=swapped(CHAIRS, 1, 2)), "seats: chair 1 was Ben's, the record gives its seat", id="people exchanged"),
        pytest.param(Table(chairs=[*CHAIRS[:3], "Dora", "fox"]), "seats: chair 3 was Ada's", id="somebody else"),
        pytest.param(
            Table(order="as_seated"), "lot: the seats were to be given by lot, the record gives them as the host ordered", id="no lot"
        ),
        pytest.param(Table(edition=1), "edition: you were shown 2, the record says 1", id="another edition"),
        pytest.param(Table(options={"peak": 4}), "options: you were shown peak = 3, the record says 4", id="another house rule"),
        pytest.param(
            Table(game="cahoots", options={}, chairs=CHAIRS[1:], entropy=Table().entropy[1:]), "game: you were shown nullern", id="game"
        ),
        pytest.param(
            Table(chairs=CHAIRS[:4], entropy=Table().entropy[:4]), "players: you were shown 5, the record says 4", id="fewer players"
        ),
        pytest.param(Table(called_off=0), "called_off: you were shown 1 before yours, the record says 0", id="a draw called off hidden"),
        pytest.param(Table(draws=False), "commitments: you took part in a draw, the record says that nothing was drawn", id="no draw"),
    ],
)
def test_a_dishonest_operator_is_caught(table: Table, told: str) -> None:
    verdict = found(table.record())
    assert not verdict.holds
    assert [line for line in verdict.differences if line.startswith(told)] != []
    assert [*stranger.wrong_with(table.record())] == []
    assert [*stranger.wrong_with(table.record(), msgspec.to_builtins(receipt()))] != []


def test_whoever_takes_others_bytes_for_the_order_they_lie_in_gains_nothing() -> None:
    """The bytes of two exchanged give the same key, so the same cards in the same seats; it is found all the same, also by the others."""
    honest, cheated = Table().record(), Table(entropy=swapped(Table().entropy, 0, 1)).record()
    assert (honest["deals"], honest["lot"]) == (cheated["deals"], cheated["lot"])
    assert not found(cheated, chair=2).holds


def test_seats_rearranged_after_the_lot_hold_for_nobody() -> None:
    record = Table().record()
    order = record["lot"]
    rearranged = {**record, "seats": swapped(record["seats"], 0, 1)}
    assert not found(rearranged).holds
    for name in ("lot", "commitments", "entropy"):
        rearranged[name] = swapped(record[name], 0, 1)
    verdict = verify("here", rearranged)
    assert (verdict.holds, verdict.where) == (False, "lot")
    assert verdict.why.startswith(f"the draw gives the seats to the chairs {', '.join(map(str, order))}, not to")


def test_a_record_without_its_seed_keeps_no_promise() -> None:
    record = {**Table().record(), "seed": None, "commitments": None, "lot": None, "called_off": 0}
    verdict = verify("here", record, commitment(SEED))
    assert verdict.differences == ["commitment: the record has no seed, so nothing shows that the one committed to was used"]


def receipt_like(**change: object) -> str:
    return json.dumps({**msgspec.to_builtins(receipt()), **change})


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"format": "bestiary-receipt/2"}, "format: 'bestiary-receipt/2' is none of the words that may stand here: bestiary-receipt/1"),
        ({"game": "chess"}, "game: there is no game 'chess'"),
        ({"edition": 3}, "game: nullern has editions 1 to 2, not 3"),
        ({"options": {"peak": 99}}, "game: peak may be 3 to 10, not 99"),
        ({"players": 99}, "game: nullern is for 2 to 7 players, not 99"),
        ({"players": 4}, "commitments: there is one a chair: 5 are given, but 4 play"),
        ({"seats": ["Ada"]}, "seats: there is one a chair: 1 are given, but 5 play"),
        ({"chair": 5}, "chair: there is no chair 5: 5 play, so they are 0 to 4"),
        ({"entropy": "62" * 32}, "entropy: these are not the bytes that chair 0 committed to by this receipt"),
        ({"entropy": ""}, "entropy: these are not the bytes that chair 0 committed to by this receipt"),
        ({"order": "any"}, "order: 'any' is none of the words that may stand here: random or as_seated"),
        ({"commitment": "x"}, "commitment: hexadecimal digits in lower case belong here"),
    ],
)
def test_a_receipt_that_contradicts_itself_is_refused(change: dict[str, Any], told: str) -> None:
    assert read_receipt(receipt_like()) == receipt()
    with pytest.raises(BadRecord) as error:
        read_receipt(receipt_like(**change))
    assert str(error.value).startswith(told)


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    record, kept = tmp_path / "match.json", tmp_path / "receipt.json"
    kept.write_text(receipt_like())
    return record, kept


def test_the_command_line_compares_with_commitment_and_receipt(files: tuple[Path, Path]) -> None:
    record, kept = files
    shown = commitment(SEED)
    record.write_text(json.dumps(Table().record()))
    done = runner.invoke(app, ["verify", str(record), "--commitment", shown.upper(), "--receipt", str(kept)])
    assert done.exit_code == 0
    assert "the same as your commitment and your receipt" in done.output
    assert "drawn together, with bytes of seats" in done.output
    assert "draws called off before: 1" in done.output
    record.write_text(json.dumps(Table(seed=OTHER_SEED).record()))
    assert runner.invoke(app, ["verify", str(record)]).exit_code == 0
    for option, value in (("--commitment", shown), ("--receipt", str(kept))):
        done = runner.invoke(app, ["verify", str(record), option, value])
        assert done.exit_code == 1
        assert "holds in itself, but is not what you were shown:" in done.output
        said = f"the record's seed is not the one committed to: you were shown {shown}, this seed gives {commitment(OTHER_SEED)}"
        assert said in done.output.replace("\n", " ")
        done = runner.invoke(app, ["verify", str(record), option, value, "--json"])
        assert done.exit_code == 1
        verdict = json.loads(done.output)
        assert (verdict["holds"], verdict["compared"], len(verdict["differences"]) > 0) == (False, [option[2:]], True)


def test_a_commitment_or_receipt_that_is_none_is_told_what_would_be_right(files: tuple[Path, Path]) -> None:
    record, kept = files
    record.write_text(json.dumps(Table().record()))
    kept.write_text(receipt_like(chair=9))
    for arguments, told in (
        (["--commitment", "abc"], "a commitment has 64 hex digits, not 'abc'"),
        (["--receipt", str(kept)], f"{kept}: chair: there is no chair 9"),
    ):
        done = runner.invoke(app, ["verify", str(record), *arguments])
        assert done.exit_code != 0
        assert told in str(done.exception or done.output)
    record.write_text(f"{json.dumps(Table().record())}\n" * 2)
    done = runner.invoke(app, ["verify", str(record), "--commitment", commitment(SEED)])
    assert "a commitment or a receipt is of one match" in str(done.exception or done.output)
