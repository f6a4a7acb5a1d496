"""`bestiary play`: a person at the terminal among bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import SystemRandom
from time import monotonic

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from bestiary.arena.simulate import seats_of
from bestiary.bots import Bot, bot, remarks, searches, warm_up
from bestiary.cli.menu import Menu, Question
from bestiary.cli.typed import Reader
from bestiary.engine.game import Move, legal_choices
from bestiary.match.describe import Describer, printable, rules_text
from bestiary.match.illegal import IllegalMove
from bestiary.match.match import Match, new
from bestiary.match.record import Sitter
from bestiary.words import Words, words


@dataclass(frozen=True)
class Settings:
    """What was asked for on the command line."""

    game: str
    players: int
    bots: Sequence[str]
    options: Mapping[str, bool | int | str]
    language: str
    seat: int = 0
    seed: int | str | None = None
    name: str | None = None
    record: Path | None = None


class Leaves(Exception):
    """The person goes."""


class Table:
    """A match as one person sees it at the terminal."""

    def __init__(self, console: Console, match: Match, seat: int, say: Words, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.started = clock()
        self.console = console
        self.match = match
        self.seat = seat
        self.say = say
        typed = [printable(sitter.name) for sitter in match.seats]
        self.names = [say("you", beast=name) if p == seat else name for p, name in enumerate(typed)]
        self.describe = Describer(match.game.id, self.names, say)
        self.reader = Reader(match.game.moves, self.describe, typed)

    def print(self, text: str, style: str = "", *, unbroken: bool = False) -> None:
        """Words as they are: brackets and colons in a name mean nothing."""
        self.console.print(Text(text, style), soft_wrap=unbroken)

    def tell(self) -> None:
        """What just happened, as the person saw it."""
        for event in self.match.events(self.seat):
            self.console.print(Padding(Text(self.describe.event(event)), (0, 0, 0, 2), expand=False))

    def draw(self) -> None:
        self.console.print(
            import_module(f"bestiary.games.{self.match.game.id}.terminal").draw(self.match.view(self.seat), self.names, self.say)
        )

    def left(self) -> int:
        """Seconds until the time is up, where a rule sets one."""
        return max(0, round(self.match.seconds - (self.clock() - self.started)))

    def show(self) -> None:
        """The table, the time, and what is awaited."""
        self.draw()
        if self.match.seconds:
            self.print(self.say("play-time-left", seconds=self.left()), "bold red")
        self.print(self.describe.awaited(self.match.view(self.seat)), "bold")

    def rules(self) -> None:
        text = Markdown(rules_text(self.match.game.id, self.say.language))
        if not self.console.is_terminal:
            self.console.print(text)
            return
        with self.console.pager():
            self.console.print(text)

    def move(self) -> None:
        """The person's move; a refused one is told why, and asked again."""
        self.show()
        while True:
            try:
                move = self.ask_move()
                if self.match.seconds and not self.left():
                    return None  # too late
                return self.match.play(self.seat, move)
            except IllegalMove as error:
                self.complain(f"{error.sentence(self.say.language)} ({error.rule})")

    def ask_move(self) -> Move:
        """A legal-looking move; the match has the last word."""
        moves = self.match.legal_moves(self.seat)
        menu = Menu(self.describe, self.ask, lambda typed: self.reader.read(typed, moves[0]), self.complain)
        return menu.pick(moves, unlisted(self.match, self.seat))

    def ask(self, question: Question, back: bool) -> str:
        prompt = Text.assemble(question.text, " ", (self.say("menu-keys-back" if back else "menu-keys"), "dim"), ": ")
        while True:
            for entry in question.entries:
                self.console.print(Text.assemble((f"  {entry.key:>3}  ", "cyan"), entry.text))
            typed = self.listen(prompt)
            if typed == "?":
                self.rules()
                self.show()
            elif typed.casefold() == "q":
                raise Leaves
            elif typed or question.suggestion is not None:
                return typed

    def listen(self, prompt: Text) -> str:
        try:
            return self.console.input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leaves from None

    def complain(self, text: str) -> None:
        self.console.print(Padding(Text(text, "red"), (0, 0, 0, 2), expand=False))


def unlisted(match: Match, seat: int) -> list[Move]:
    """What a seat may do although no list of moves has it: the signals of Cahoots."""
    rules, state = match.game.rules, match.state
    listed = set(legal_choices(rules, state, seat))
    free = (a for a in range(rules.CHOICES) if a not in listed and not rules.refusal(state, seat, a))
    return [match.game.move(state, seat, [a]) for a in free]


def play_at_terminal(console: Console, settings: Settings) -> None:
    say = words(settings.language)
    names = seats_of(settings.bots, settings.players)
    programs = [bot(kind, settings.game) for kind in names]
    match = new(settings.game, settings.players, settings.seed, settings.options, seats=sitters(settings, names, say))
    if settings.record is not None:
        settings.record.open("ab").close()  # what cannot be written is told before the first card
    table = Table(console, match, settings.seat, say)
    table.print(say("play-welcome", game=say(f"game-{settings.game}")), "bold")
    table.print(say("play-you", name=printable(match.seats[settings.seat].name), seat=settings.seat))
    table.print(say("play-commitment", hash=match.commitment or ""), "dim", unbroken=True)
    try:
        if any(searches(kind) for kind in names):
            with console.status(say("play-warming")):
                warm_up(match.game)
        play_on(table, programs)
    finally:
        if settings.record is not None:
            settings.record.write_bytes(match.record().to_json() + b"\n")
            table.print(say("play-recorded", file=printable(str(settings.record))), unbroken=True)


def sitters(settings: Settings, bots: Sequence[str], say: Words) -> list[Sitter]:
    """A beast at every seat; the person may have a name of his own."""
    if not 0 <= settings.seat < settings.players:
        raise ValueError(f"with {settings.players} players your seat is 0 to {settings.players - 1}, not {settings.seat}")
    seats = [Sitter(say(f"beast-{p}"), "bot", bots[p]) for p in range(settings.players)]
    own = (settings.name or "").strip() or seats[settings.seat].name
    seats[settings.seat] = Sitter(own, "human")
    return seats


def play_on(table: Table, programs: Sequence[Bot]) -> None:
    """To the end, or until the person goes."""
    table.tell()
    try:
        while not table.match.over:
            one_move(table, programs)
    except (Leaves, KeyboardInterrupt):
        table.print(table.say("play-left"))
    else:
        farewell(table)


def one_move(table: Table, programs: Sequence[Bot]) -> None:
    match = table.match
    turn = match.turn
    assert turn is not None
    for speaker, said in remarks(match, programs, people=True):
        if speaker != table.seat:
            match.play(speaker, said)
            table.tell()
    if match.seconds and not table.left():
        for seat, move in match.lapse:
            match.play(seat, move)
    elif turn == table.seat:
        table.move()
    else:
        match.play(turn, programs[turn](match.sight(turn), SystemRandom()).move)
    table.tell()


def farewell(table: Table) -> None:
    match, say = table.match, table.say
    table.draw()
    result = match.result
    assert result is not None
    for rank, name, score in sorted(zip(result.ranks, table.names, result.scores, strict=True)):
        table.print(say("play-place", rank=rank, name=name, score=score))
    table.print(say("play-revealed", seed="" if match.seed is None else match.seed.hex()), "dim", unbroken=True)
