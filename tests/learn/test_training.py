# pyright: basic, reportMissingImports=false
"""A short training on the CPU learns, goes on where it stopped, and its weights play without PyTorch. Needs `bestiary[learn]`."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest

import bestiary
from bestiary import GAMES
from bestiary.bots.bot import play_at_random
from bestiary.bots.network import Weights, play_by_network

pytestmark = pytest.mark.nightly
GAME = "kakerlakenpoker"


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("learn") / "kakerlakenpoker.pt"
    for minutes in ("1.5", "0.5"):  # in two sittings
        flags = ["--device", "cpu", "--minutes", minutes, "--out", str(out), "--plot", str(out.with_suffix(".svg"))]
        subprocess.run([sys.executable, "-c", "from bestiary.cli import main; main()", "train", GAME, *flags], check=True)
    return out


def test_both_sittings_are_told_and_drawn(trained: Path) -> None:
    told = trained.with_suffix(".jsonl").read_text(encoding="utf-8")
    assert '"phase":"imitation"' in told
    assert '"phase":"self-play"' in told
    assert "<svg" in trained.with_suffix(".svg").read_text(encoding="utf-8")


def test_what_was_learned_beats_chance_clearly(trained: Path) -> None:
    """Of two players each wins half the time by chance: 75 % of 400 would be chance once in 10^23 times."""
    play = partial(play_by_network, Weights(trained.with_suffix(".npz"), GAMES[GAME]))
    won = 0
    for number in range(400):
        match, rng, seat = bestiary.new(GAME, 2, number), Random(number), number % 2
        while (turn := match.turn) is not None:
            match.play(turn, (play if turn == seat else play_at_random)(match.sight(turn), rng).move)
        won += match.scores[seat]
    assert won > 300


def test_numpy_plays_what_pytorch_learned(trained: Path) -> None:
    import torch

    from bestiary.learn.network import imported, network_for

    game = GAMES[GAME]
    weights = Weights(trained.with_suffix(".npz"), game)
    with np.load(trained.with_suffix(".npz")) as kept:
        width = len(kept["first.bias"])
    network = network_for(game, width)
    imported(network, trained.with_suffix(".npz"))
    seen = [Random(1).randrange(4) for _ in range(game.features.OBSERVATION)]
    with torch.no_grad():
        liked, value = network(torch.tensor([seen]), torch.ones((1, game.rules.CHOICES)))
    logits, worth = weights(seen)
    assert logits == pytest.approx(liked[0].numpy(), abs=1e-3)
    assert worth == pytest.approx(float(value[0]), abs=1e-3)
