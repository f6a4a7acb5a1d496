"""Many games at once, by name; and any of them on paper."""

from __future__ import annotations

from collections.abc import Mapping

from bestiary.engine.batch import Batch, Chosen, Deals
from bestiary.engine.game import AnyGame, Move, Options
from bestiary.match.match import Match, check_table, find_game, read_options
from bestiary.match.record import Record, Sitter
from bestiary.match.replay import listed


def batch(
    game: str,
    size: int,
    players: int,
    options: Mapping[str, bool | int | str] | None = None,
    seed: int = 0,
    device: str = "cpu",
    threads: int | None = None,
    history: bool = False,
) -> Batch:
    """`size` games side by side, on all cores ("cpu", or so many `threads`) or on a GPU ("cuda").

    With `history` the choices given to `step` are kept, so that `records` can write the games down.
    """
    described = find_game(game)
    check_table(described, players, None, ())
    house_rules = read_options(described, options or {})
    if size < 1:
        raise ValueError(f"a batch has at least one game, not {size}")
    if device == "cpu":
        return Batch(described, size, players, house_rules, seed, threads, history)
    if device == "cuda":
        from bestiary.engine.gpu import CudaBatch

        return CudaBatch(described, size, players, house_rules, seed, history)
    raise ValueError(f"a batch runs on 'cpu' or on 'cuda', not on {device!r}")


def records(played: Batch, number: int) -> list[Record[Move]]:
    """The games played so far in one place of a batch, each as a record without a seed; the last may be unfinished."""
    if not 0 <= number < played.size:
        raise ValueError(f"the batch has games 0 to {played.size - 1}, not {number}")
    return [on_paper(played.game, played.players, played.options, deals, chosen) for deals, chosen, _ in played.retraced(number)]


def on_paper(game: AnyGame, players: int, options: Options, deals: Deals, chosen: Chosen) -> Record[Move]:
    """Choices put together to moves, and the moves played as a match; what is left of a move half made is left out."""
    match = Match(game, players, options, listed(deals), [Sitter(f"Player {p + 1}", "bot", "random") for p in range(players)])
    state, path = match.state, list[int]()
    for seat, a in chosen:
        game.rules.step(state, seat, a)
        path.append(a)
        if not game.rules.midway(state):
            match.play(seat, game.move(match.state, seat, path))
            state, path = match.state, []
    return match.record()
