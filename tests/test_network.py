"""The networks that come with the package: they fit their games, play by the rules, and better than by hand."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

import bestiary
from bestiary import GAMES
from bestiary.bots import bot
from bestiary.bots.network import Weights, has_learned, shipped

LEARNED = [game for game in GAMES if has_learned(game)]
MOST = 2_000_000  # bytes of a game's weights


def test_those_that_learned() -> None:
    assert LEARNED == ["kuhhandel", "kakerlakenpoker", "nullern"]
    with pytest.raises(ValueError, match="there is no network for cahoots yet"):
        bot("network", "cahoots")


@pytest.mark.parametrize("game", LEARNED)
def test_weights_are_small(game: str) -> None:
    assert shipped(game).stat().st_size <= MOST


@pytest.mark.parametrize("game", LEARNED)
def test_whole_matches_by_the_rules_and_the_same_seed_gives_the_same(game: str) -> None:
    for players in (GAMES[game].players[0], GAMES[game].players[-1]):
        records = [played(game, players, seed=3).record() for _ in range(2)]
        assert records[0] == records[1]
        assert bestiary.replay(records[0]).over


def played(game: str, players: int, seed: int) -> bestiary.Match:
    match, rng, play = bestiary.new(game, players, seed), Random(seed), bot("network", game)
    while (seat := match.turn) is not None:
        match.play(seat, play(match.sight(seat), rng).move)
    return match


@pytest.mark.parametrize("game", LEARNED)
def test_one_beats_hand_written_players(game: str) -> None:
    """One at a table of two hand-written others, or of one in Kakerlakenpoker: more first places than its share, in the same 36 deals."""
    players = 2 if game == "kakerlakenpoker" else 3
    learned, by_hand = bot("network", game), bot("heuristic", game)
    firsts = 0
    for number in range(36):
        match, rng, hero = bestiary.new(game, players, number), Random(number), number % players
        while (seat := match.turn) is not None:
            match.play(seat, (learned if seat == hero else by_hand)(match.sight(seat), rng).move)
        firsts += match.scores[hero] == max(match.scores)
    assert firsts > 1.3 * 36 / players


def test_weights_of_another_version_are_refused(tmp_path: Path) -> None:
    game = GAMES["nullern"]
    file = Path(shutil.copy(shipped("nullern"), tmp_path))
    with np.load(file) as kept:
        arrays = {name: kept[name] for name in kept.files}
    about = msgspec.json.decode(arrays["about"].tobytes()) | {"version": game.version + 1}
    arrays["about"] = np.frombuffer(msgspec.json.encode(about), np.uint8)
    np.savez(file, allow_pickle=False, **arrays)
    with pytest.raises(ValueError, match=f"was trained for nullern version {game.version + 1}, this is nullern version {game.version}"):
        Weights(file, game)
