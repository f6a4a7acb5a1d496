"""Golden playthroughs: whole short games as text that a person can check against the rule sheet.

`make golden` writes them anew; a test compares them. They change only when a rule, a view, an event or the hand-written player does.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import bestiary
from bestiary import Match, Sitter
from bestiary.bots import bot
from bestiary.match.describe import Describer, tag
from bestiary.words import words

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Boris", "Chloé", "Dieter")
GAMES: dict[str, tuple[str, int, dict[str, Any], str]] = {
    "nullern-3": ("nullern", 3, {"peak": 3}, "heuristic"),
    "nullern-2-random": ("nullern", 2, {"peak": 3}, "random"),
    "kakerlakenpoker-2": ("kakerlakenpoker", 2, {}, "random"),
    "kakerlakenpoker-4": ("kakerlakenpoker", 4, {}, "heuristic"),
    "cahoots-3": ("cahoots", 3, {}, "heuristic"),
    "cahoots-2-speed": ("cahoots", 2, {"speed": True, "open_hands": True}, "random"),
    "kuhhandel-3": ("kuhhandel", 3, {}, "heuristic"),
    "kuhhandel-3-bankrupt": ("kuhhandel", 3, {"bankrupt": "continue"}, "random"),
    "kuhhandel-3-open": ("kuhhandel", 3, {"offer_size": "shown", "trade_reveal": "public"}, "heuristic"),
}
SEED = 2026


def playthrough(name: str) -> str:
    game, players, options, player = GAMES[name]
    match = bestiary.new(game, players, SEED, options, seats=[Sitter(NAMES[p], "bot", player) for p in range(players)])
    return "\n".join(lines(match, player)) + "\n"


def lines(match: Match, player: str) -> Iterator[str]:
    describe = Describer(match.game.id, NAMES[: match.players], words("en"))
    yield f"{match.game.id}, {match.players} players, options {match.record().options}, seed {SEED}, played by {player} bots"
    for deal in match.record().deals:
        yield f"shuffle: {' '.join(deal)}"
    yield from told(match, describe)
    chance, dealt = Random(SEED), len(match.deals)
    while not match.over:
        seat = match.turn
        assert seat is not None
        moves = match.legal_moves(seat)
        move = bot(player, match.game.id)(match.sight(seat), chance).move
        yield ""
        yield f"{len(match.moves) + 1}. {describe.awaited(match.view(None))} May act: {', '.join(NAMES[p] for p in match.actors)}."
        yield f"   {NAMES[seat]} has {len(moves)} legal moves: {shortened([described(describe, m) for m in moves[:12]], len(moves))}"
        yield f"   → {NAMES[seat]}: {described(describe, move)}"
        match.play(seat, move)
        for deal in match.record().deals[dealt:]:
            yield f"   shuffle: {' '.join(deal)}"
        dealt = len(match.deals)
        yield from told(match, describe)
    result = match.result
    assert result is not None
    yield ""
    yield f"scores {result.scores}, ranks {result.ranks}"


def described(describe: Describer, move: Any) -> str:
    return describe.move(move) or tag(move)


def shortened(moves: list[str], count: int) -> str:
    return " | ".join(moves) + (f" | … {count - len(moves)} more" if count > len(moves) else "")


def told(match: Match, describe: Describer) -> Iterator[str]:
    """What everybody sees happen, and what single seats see besides."""
    public = [describe.event(event) for event in match.events(None)]
    for line in public:
        yield f"   {line}"
    for seat in range(match.players):
        for event in match.events(seat):
            line = describe.event(event)
            detail = f" {event}" if line in public and event not in match.events(None) else ""
            if line not in public or detail:
                yield f"   {NAMES[seat]} alone: {line}{detail}"
