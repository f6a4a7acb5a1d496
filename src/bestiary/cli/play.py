"""`bestiary play`: a person at the terminal among bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from random import SystemRandom

from rich.console import Console
from rich.markdown import Markdown
from rich.prompt import Prompt

from bestiary.arena.simulate import seats_of
from bestiary.bots import Bot, bot
from bestiary.cli.menu import NotUnderstood, kinds_of, pick, read_move
from bestiary.engine.game import Move
from bestiary.match.describe import Describer, rules_text
from bestiary.match.illegal import IllegalMove
from bestiary.match.match import Match, check_table, find_game, new
from bestiary.match.record import Sitter
from bestiary.words import Words, words


class Leaves(Exception):
    """The person goes."""


class Table:
    """A match as one person sees it at the terminal."""

    def __init__(self, console: Console, match: Match, seat: int, say: Words) -> None:
        self.console = console
        self.match = match
        self.seat = seat
        self.say = say
        self.names = [sitter.name for sitter in match.seats]
        self.describe = Describer(match.game.id, self.names, say)

    def tell(self) -> None:
        """What just happened, as the person saw it."""
        for event in self.match.events(self.seat):
            self.console.print(f"  {self.describe.event(event)}", highlight=False, markup=False)

    def draw(self) -> None:
        self.console.print(
            import_module(f"bestiary.games.{self.match.game.id}.terminal").draw(self.match.view(self.seat), self.names, self.say)
        )

    def ask_move(self) -> Move:
        """A legal-looking move; the match has the last word."""
        self.draw()
        self.console.print(self.describe.awaited(self.match.view(self.seat)), style="bold")
        while True:
            try:
                return pick(self.match.legal_moves(self.seat), self.describe, self.ask, self.read)
            except NotUnderstood as error:
                self.complain(str(error))

    def ask(self, question: str, answers: Sequence[str]) -> str:
        for number, answer in enumerate(answers, 1):
            self.console.print(f"  [cyan]{number:>3}[/]  {answer}", highlight=False)
        while True:
            try:
                typed = Prompt.ask(f"{question} [dim]{self.say('menu-keys')}[/]", console=self.console).strip()
            except (EOFError, KeyboardInterrupt):
                raise Leaves from None
            if typed == "?":
                self.console.print(Markdown(rules_text(self.match.game.id, self.say.language)))
            elif typed == "q":
                raise Leaves
            elif typed:
                return typed

    def read(self, typed: str) -> Move:
        return read_move(typed, kinds_of(self.match.game.moves), self.describe)

    def complain(self, text: str) -> None:
        self.console.print(f"  {text}", style="red", highlight=False, markup=False)


def play_at_terminal(
    console: Console,
    game: str,
    players: int,
    seed: int | str | None,
    bots: Sequence[str],
    options: Mapping[str, bool | int | str],
    language: str,
    seat: int,
    name: str | None,
    record: Path | None,
) -> None:
    say = words(language)
    check_table(find_game(game), players, None, ())
    if not 0 <= seat < players:
        raise ValueError(f"with {players} players your seat is 0 to {players - 1}, not {seat}")
    names = seats_of(bots, players)
    programs = [bot(kind, game) for kind in names]
    sitters = [Sitter(say(f"beast-{p}"), "bot", names[p]) for p in range(players)]
    sitters[seat] = Sitter(name or say("you", beast=sitters[seat].name), "human")
    match = new(game, players, seed, options, seats=sitters)
    table = Table(console, match, seat, say)
    console.print(say("play-welcome", game=say(f"game-{game}")), style="bold")
    console.print(say("play-commitment", hash=match.commitment or ""), style="dim", highlight=False)
    table.tell()
    try:
        while not match.over:
            one_move(table, programs)
    except Leaves:
        console.print(say("play-left"))
    else:
        farewell(table)
    if record is not None:
        record.write_bytes(match.record().to_json() + b"\n")
        console.print(say("play-recorded", file=str(record)), highlight=False)


def one_move(table: Table, programs: Sequence[Bot]) -> None:
    match = table.match
    turn = match.turn
    assert turn is not None
    if turn != table.seat:
        match.play(turn, programs[turn](match.view(turn), match.legal_moves(turn), SystemRandom()))
    else:
        try:
            match.play(turn, table.ask_move())
        except IllegalMove as error:
            table.complain(f"{error.sentence(table.say.language)} ({error.rule})")
            return
    table.tell()


def farewell(table: Table) -> None:
    match, say = table.match, table.say
    table.draw()
    result = match.result
    assert result is not None
    for rank, name, score in sorted(zip(result.ranks, table.names, result.scores, strict=True)):
        table.console.print(say("play-place", rank=rank, name=name, score=score), highlight=False)
    table.console.print(say("play-revealed", seed="" if match.seed is None else match.seed.hex()), style="dim", highlight=False)
