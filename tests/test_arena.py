"""Tournaments: who plays whom, how sure the figures are, and that stopping, cores and clusters change nothing."""

from __future__ import annotations

import importlib
import json
import os
import re
import secrets
import subprocess
import sys
from collections import Counter
from itertools import combinations, islice, permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from bestiary.arena import Tournament, crew, plot, report, tournament
from bestiary.arena.crew import Played, mark_of, seconds_of
from bestiary.arena.design import Design, Fixture, line_ups, rotations, teams
from bestiary.arena.ratings import SCALE, Race, Stage, stages
from bestiary.arena.report import Ladder, Outcome, standings, team_rates
from bestiary.cli.app import app
from bestiary.match.record import ranks

SHORT: dict[str, bool | int | str] = {"peak": 3}
ARGUMENTS = ("nullern", "--players", "3", "--bots", "heuristic,random,random", "--games", "12", "--seed", "5", "--option", "peak=3")


def short(**more: Any) -> Tournament:
    return tournament("nullern", ["heuristic", "random", "random"], 12, players=3, seed=5, options=SHORT, **more)


def played_alike(results: Tournament) -> object:
    """What must not depend on when, where and how fast it was played."""
    plain = msgspec.to_builtins(results)
    return [plain["settings"], plain["standings"], plain["meetings"], plain["teams"], [pace["decisions"] for pace in plain["paces"]]]


def cli(*arguments: str) -> str:
    done = CliRunner().invoke(app, ["arena", *arguments], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


# Who plays whom


def test_every_line_up_sits_in_every_seat_of_the_same_deal() -> None:
    design = Design(("a", "b", "c", "d"), 4, 1, cooperative=False)
    fixtures = list(design.fixtures(5))
    assert [fixture.number for fixture in fixtures] == list(range(20))
    for deal in range(5):
        seatings = [fixture.seats for fixture in fixtures if fixture.deal == deal]
        assert len(seatings) == design.a_deal == 4
        assert all(sorted(column) == ["a", "b", "c", "d"] for column in zip(*seatings, strict=True))
    assert len({fixture.seats for fixture in fixtures}) > 4  # other neighbours in other deals


@pytest.mark.parametrize(("bots", "seats"), [(5, 4), (8, 4), (9, 4), (8, 3), (4, 2), (7, 6)])
def test_of_more_bots_than_seats_all_play_alike_and_meet_alike(bots: int, seats: int) -> None:
    names = [f"bot {number}" for number in range(bots)]
    played: Counter[str] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for line_up in islice(line_ups(names, seats, 3), 10 * bots):
        assert len(set(line_up)) == seats
        played.update(line_up)
        met.update(permutations(line_up, 2))
    assert set(played.values()) == {10 * seats}
    meetings = [met[pair] for pair in combinations(names, 2)]
    assert max(meetings) - min(meetings) <= 3


def test_fewer_bots_than_seats_are_repeated_in_order() -> None:
    assert next(line_ups(["a", "b", "c"], 4, 0)) == ["a", "b", "c", "a"]
    assert rotations(["a", "b", "b", "b"]) == [("a", "b", "b", "b"), ("b", "b", "b", "a"), ("b", "b", "a", "b"), ("b", "a", "b", "b")]
    assert rotations(["a", "b", "a", "b"]) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_teams_are_alike_or_one_among_others_in_every_seat() -> None:
    assert teams(["a", "b"], 2) == [("a", "a"), ("b", "b"), ("a", "b"), ("b", "a")]
    assert len(teams(["a", "b", "c"], 3)) == 3 + 6 * 3


# How sure the figures are


def lots(deals: int, seed: int) -> list[Outcome]:
    """Teams of a and b whose matches are won together or not at all, deal by deal: with a chance of 40 %."""
    rng = Random(seed)
    won = [rng.random() < 0.4 for _ in range(deals)]
    return [(fixture, [int(won[fixture.deal])] * 2) for fixture in Design(("a", "b"), 2, 0, cooperative=True).fixtures(deals)]


def test_intervals_cover_the_truth_about_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "DRAWS", 200)
    intervals = [team_rates(lots(60, seed), ["a", "b"], [None], 60, seed)[1].wins for seed in range(200)]
    covered = sum(figure.low <= 0.4 <= figure.high for figure in intervals) / 200
    assert 0.88 <= covered <= 0.99
    widths = [figure.high - figure.low for figure in intervals]
    assert float(np.mean(widths)) == pytest.approx(2 * 1.96 * (0.4 * 0.6 / 60) ** 0.5, rel=0.1)  # the deals count, not their many seatings


def raced(strengths: dict[str, float], deals: int, least: int = 0, most: int = 2, seed: int = 1) -> list[Outcome]:
    """Matches of three as the model has them: the strong are likely to come in early. They score 2, 1, 0, but within these bounds."""
    rng = Random(seed)
    outcomes: list[Outcome] = []
    for fixture in Design(tuple(strengths), 3, 0, cooperative=False).fixtures(deals):
        times = [rng.expovariate(strengths[bot]) for bot in fixture.seats]
        outcomes.append((fixture, [min(max(sum(other > time for other in times), least), most) for time in times]))
    return outcomes


def test_ratings_find_a_known_order_and_its_distances() -> None:
    table, meetings = standings(
        raced({"middle": 2.0, "weak": 1.0, "strong": 8.0, "fair": 4.0}, 400), ["middle", "weak", "strong", "fair"], 400, 0
    )
    assert [one.bot for one in table] == ["strong", "fair", "middle", "weak"]
    step = SCALE * float(np.log(2))
    for place, one in enumerate(table):
        assert one.rating.value == pytest.approx((1.5 - place) * step, abs=30)  # four standard errors
        assert one.rating.low < one.rating.value < one.rating.high < one.rating.low + 60
    by_pair = {(meeting.bot, meeting.other): meeting for meeting in meetings}
    assert len(by_pair) == 12
    assert by_pair["strong", "weak"].before.value == pytest.approx(8 / 9, abs=0.04)
    assert by_pair["weak", "strong"].before.value == pytest.approx(1 - by_pair["strong", "weak"].before.value)


@pytest.mark.parametrize(("least", "most"), [(1, 2), (0, 1)])
def test_shared_places_say_nothing_of_the_order_among_them(least: int, most: int) -> None:
    strengths = {"weak": 1.0, "middle": 2.0, "strong": 4.0}
    ratings = Ladder(raced(strengths, 4000, least, most), [*strengths]).ratings(np.ones(4000))
    assert ratings == pytest.approx(np.array([-1, 0, 1]) * SCALE * np.log(2), abs=12)


def test_all_orders_of_those_who_share_a_place_count() -> None:
    """Of strengths 1, 2, 3 the last is last with 1/3 · 2/3 + …: the likelihood is highest where the chances are as seen."""
    seen: list[Stage] = [stage for last in range(3) for stage in stages([0, 1, 2], [3 if bot == last else 1 for bot in range(3)])]
    strength = np.array([1.0, 2.0, 3.0])
    chances = [sum(strength[a] / 6 * strength[b] / (6 - strength[a]) for a, b in permutations({0, 1, 2} - {last})) for last in range(3)]
    assert sum(chances) == pytest.approx(1)
    fitted = Race(seen, 3).fit(np.array(chances) * 1e6)
    assert fitted == pytest.approx(np.log(strength) - np.log(strength).mean(), abs=1e-3)


def test_who_always_wins_has_a_rating_and_equals_are_equal() -> None:
    always: list[Outcome] = [(Fixture(0, 0, ("a", "b")), [1, 0])]
    never: list[Outcome] = [(Fixture(0, 0, ("a", "b")), [1, 1])]
    assert 0 < Ladder(always, ["a", "b"]).ratings(np.array([1.0]))[0] < 1000
    assert Ladder(never, ["a", "b"]).ratings(np.array([1.0])) == pytest.approx([0, 0])


def test_ties_share_first_and_last_places_and_the_mean_of_their_ranks() -> None:
    outcomes: list[Outcome] = [(Fixture(deal, deal, ("a", "b", "c")), [5, 5, 2] if deal % 2 else [4, 4, 4]) for deal in range(4)]
    table = {one.bot: one for one in standings(outcomes, ["a", "b", "c"], 4, 0)[0]}
    assert ranks([5, 5, 2]) == [1, 1, 3]
    assert [table["a"].first.value, table["a"].last.value, table["a"].rank.value] == [1, 0, (1.5 + 2) / 2]
    assert [table["c"].first.value, table["c"].last.value, table["c"].rank.value] == [0.5, 0.5, (3 + 2) / 2]


def test_times_are_told_to_a_twentieth() -> None:
    assert all(seconds_of(mark_of(time)) == pytest.approx(time, rel=0.05) for time in (2e-7, 3.3e-4, 0.8, 47))
    played = [Played(0, [], {"a": {mark_of(0.001): 98, mark_of(1.0): 2}})]
    (pace,) = report.paces(played, ["a", "b"])
    assert (pace.bot, pace.decisions) == ("a", 100)
    assert pace.median == pytest.approx(0.001, rel=0.05)
    assert pace.slow == pytest.approx(1.0, rel=0.05)


# Stopping, cores, clusters


def test_one_process_and_two_play_the_same() -> None:
    one = short()
    assert played_alike(one) == played_alike(short(processes=2))
    assert played_alike(one) != played_alike(tournament("nullern", ["heuristic", "random", "random"], 12, players=3, seed=6, options=SHORT))
    assert [standing.bot for standing in one.standings] == ["heuristic", "random"]
    assert [standing.seats for standing in one.standings] == [12, 24]
    assert all(pace.decisions > 0 < pace.median <= pace.slow for pace in one.paces)


KILLED = """
import os, signal, sys
from pathlib import Path
from bestiary.arena import tournament

def stop(done, total):
    if done == 5:
        os.kill(os.getpid(), signal.SIGKILL)

out = Path(sys.argv[1])
bots = ["heuristic", "random", "random"]
tournament("nullern", bots, 12, players=3, seed=5, options={"peak": 3}, processes=2, out=out, progress=stop)
"""


def test_a_tournament_killed_in_the_middle_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole = short()
    command = [sys.executable, "-c", KILLED, str(tmp_path / "out.json")]
    done = subprocess.run(command, capture_output=True, check=False)  # returns when the pool is gone too
    assert done.returncode == -9, done.stderr
    journal = tmp_path / "out.jsonl"
    assert len(journal.read_bytes().splitlines()) == 6
    assert not (tmp_path / "out.json").exists()
    with journal.open("ab") as file:
        file.write(b'{"number":11,"scor')  # as if killed in the middle of a line
    counts: list[int] = []

    def count(done: int, total: int) -> None:
        counts.append(done)

    resumed = short(out=tmp_path / "out.json", progress=count)
    assert counts == list(range(5, 13))
    assert played_alike(resumed) == played_alike(whole)
    assert msgspec.json.decode((tmp_path / "out.json").read_bytes(), type=Tournament) == resumed
    assert played_alike(short(out=tmp_path / "out.json", progress=count)) == played_alike(whole)
    assert counts[-1] == 12
    assert len(counts) == 9


def test_the_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    short(out=out)
    before = (out.read_bytes(), (tmp_path / "out.jsonl").read_bytes())
    with pytest.raises(ValueError, match=r"out\.jsonl is of another tournament \(seed: 5 there, 6 here\)"):
        tournament("nullern", ["heuristic", "random", "random"], 12, players=3, seed=6, options=SHORT, out=out)
    with pytest.raises(ValueError, match="deals: 4 there, 5 here"):
        tournament("nullern", ["heuristic", "random", "random"], 13, players=3, seed=5, options=SHORT, out=out)
    assert (out.read_bytes(), (tmp_path / "out.jsonl").read_bytes()) == before
    (tmp_path / "out.jsonl").unlink()
    with pytest.raises(ValueError, match=r"no journal out\.jsonl"):
        short(out=out)
    (tmp_path / "out.jsonl").write_text("something else\n")
    with pytest.raises(ValueError, match="no journal of a tournament"):
        short(out=out)
    with pytest.raises(ValueError, match=r"something\.json"):
        short(out=tmp_path / "out.jsonl")


CLUSTER = """
import ray, sys
address = ray.init(num_cpus=2, include_dashboard=False, object_store_memory=100_000_000).address_info["gcs_address"]
print(address, flush=True)
sys.stdin.read()
"""


def test_a_ray_cluster_plays_the_same() -> None:
    pytest.importorskip("ray")
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    command = "from bestiary.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as cluster:
        assert cluster.stdin is not None
        assert cluster.stdout is not None
        address = cluster.stdout.readline().strip()
        done = subprocess.run(
            [sys.executable, "-c", command, "arena", *ARGUMENTS, "--json", "--ray", address],
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )
        cluster.stdin.close()
    assert done.returncode == 0, done.stderr
    assert played_alike(msgspec.json.decode(done.stdout, type=Tournament)) == played_alike(short())


def test_a_cluster_that_is_not_there_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    with pytest.raises(ValueError, match=r"no Ray cluster answers at '127\.0\.0\.1:1'"):
        crew.connect(ray, "127.0.0.1:1")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"pip install 'bestiary\[ray\]'"):
        short(ray="local")


# What is told


def test_a_cooperative_game_tells_win_rates_by_level_and_of_mixed_teams(tmp_path: Path) -> None:
    bots = ["--players", "2", "--bots", "heuristic,random", "--processes", "1"]
    told = cli(
        "cahoots", *bots, "--games", "12", "-o", "level=apprentice", "-o", "level=master", "--json", "--plot", str(tmp_path / "a.svg")
    )
    results = msgspec.json.decode(told, type=Tournament)
    assert results.standings == results.meetings == []
    assert (results.settings.deals, results.settings.matches, results.settings.levels) == (2, 16, ["apprentice", "master"])
    cells = {(team.level, team.one, team.others): team for team in results.teams}
    assert len(cells) == 2 * 4
    assert cells["master", "heuristic", "random"].wins == cells["master", "random", "heuristic"].wins
    assert [cells["master", *pair].matches for pair in (("random", "random"), ("random", "heuristic"))] == [2, 4]
    assert "random among heuristic" in (tmp_path / "a.svg").read_text(encoding="utf-8")
    shown = cli("cahoots", *bots, "--games", "17", "--levels", "all", "--option", "open_hands=true")
    assert all(word in shown for word in ("apprentice", "expert", "among random", "99th percentile"))


def test_results_are_a_table_json_and_a_plot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bestiary", "arena", *ARGUMENTS])
    out, picture = tmp_path / "out.json", tmp_path / "out.svg"
    shown = cli(*ARGUMENTS, "--processes", "1", "--out", str(out), "--plot", str(picture))
    assert all(word in shown for word in ("12 matches, 4 deals", "rating", "heuristic", "ranked before", "median", "99th percentile"))
    assert picture.read_text(encoding="utf-8").startswith("<?xml")
    told: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    assert set(told) == {"format", "date", "machine", "python", "command", "settings", "standings", "meetings", "teams", "paces"}
    assert told["format"] == "bestiary-arena/1"
    assert told["command"] == f"bestiary arena {' '.join(ARGUMENTS)}"
    assert told["settings"]["options"] == {"peak": 3}
    assert set(told["standings"][0]["rating"]) == {"value", "low", "high"}
    assert json.loads(cli(*ARGUMENTS, "--processes", "1", "--out", str(out), "--json")) == told


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["nullern", "--bots", "wizard,random"], "there is no bot 'wizard'"),
        (["nullern", "--bots", "random"], "at least two different bots"),
        (["nullern", "--bots", "random,random"], "at least two different bots"),
        (["nullern", "--bots", "random,heuristic,random", "--players", "2"], "name each once"),
        (["nullern", "--games", "2"], "2 matches are too few: one deal with all its seatings is 2 here"),
        (["nullern", "--players", "2", "--bots", "random,heuristic,chick,cat", "--games", "8"], "would never meet"),
        (["nullern", "--levels", "all"], "nullern has no levels"),
        (["nullern", "--option", "peak=3", "--option", "peak=4"], "'peak' is given twice"),
        (["cahoots", "--bots", "random,random"], "name each bot once"),
        (["cahoots", "--option", "level=wizard"], "cahoots has no level 'wizard': there are apprentice"),
        (["poker"], "there is no game 'poker'"),
    ],
)
def test_what_cannot_be_played_is_told_with_what_would_be_right(arguments: list[str], fault: str) -> None:
    with pytest.raises(ValueError, match=re.escape(fault)):
        cli(*arguments)


def test_a_plot_without_matplotlib_is_told_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(plot, "import_module", missing)
    monkeypatch.setattr(crew, "play", None)
    with pytest.raises(ValueError, match=r"pip install 'bestiary\[bench\]'"):
        cli(*ARGUMENTS, "--plot", "out.svg")
    assert importlib.import_module("matplotlib")
