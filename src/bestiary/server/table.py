"""A table: what its steps so far have made of it. Knows no network, no storage and no rule."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from bestiary.engine.game import Event
from bestiary.engine.shuffle import commitment
from bestiary.match.draw import Draw
from bestiary.match.match import Match, Teller, new
from bestiary.match.record import Sitter
from bestiary.server.done import Done
from bestiary.server.facts import (
    Away,
    Back,
    CalledOff,
    Closed,
    Committed,
    Drawing,
    Emoted,
    Followed,
    Hosted,
    Listed,
    Moved,
    Opened,
    Placed,
    Revealed,
    Rose,
    Said,
    Sat,
    Started,
    Step,
    TableSettings,
)

Status = Literal["open", "drawing", "playing", "over", "closed"]
RUNNING = ("drawing", "playing")
COMMIT_TIME, REVEAL_TIME = 4_000, 8_000  # milliseconds
KEPT_TALK = 50


class Chair(msgspec.Struct, frozen=True, gc=False):
    """A seat of the table and who sits there: a person, a bot or nobody."""

    person: str | None = None
    name: str = ""
    program: bool = False
    bot: str | None = None
    entropy: str = ""
    away: bool = False

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


class Deadline(msgspec.Struct, frozen=True, gc=False):
    """When a clock runs out, in milliseconds on that of the server, and which: of the move, of the auction, of the whole match."""

    kind: Literal["move", "auction", "match"]
    at: int
    seconds: int  # that it ran for


class OpenDraw(msgspec.Struct, frozen=True, gc=False):
    """A draw that is under way: what was committed to, by seat, and once that is listed, what was revealed."""

    since: int
    listed: bool = False
    commitments: Mapping[int, str] = {}
    entropy: Mapping[int, str] = {}

    @property
    def until(self) -> int:
        return self.since + (REVEAL_TIME if self.listed else COMMIT_TIME)


class CalledOffDraw(msgspec.Struct, frozen=True, gc=False):
    """Those at these seats had committed to what they add and did not reveal it in time."""

    seats: list[int]
    names: list[str]


class Table:
    """Never changed: what a step makes of it is another one. (They share which requests were done.)"""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.settings: TableSettings
        self.host = ""
        self.seed = ""
        self.edition = 1
        self.status: Status = "open"
        self.chairs: tuple[Chair, ...] = ()
        self.seats: dict[str, int] = {}  # by person
        self.draw: OpenDraw | None = None
        self.called_off: tuple[CalledOffDraw, ...] = ()
        self.spent: frozenset[str] = frozenset()  # what was committed to in those
        self.match: Match | None = None
        self.started = 0  # when
        self.moved = 0  # when the running clock began
        self.deadline: Deadline | None = None  # when it ends
        self.played = 0  # when something was last played or signalled
        self.told: tuple[Teller, ...] = ()  # what the last step's moves showed to whom
        self.past: tuple[tuple[Step, list[Event]], ...] = ()  # the lasting events so far, which everybody saw
        self.step: Step | None = None  # the last
        self.quiet = False  # that one changed nothing but the game and the talk, and the match is not over by it
        self.crewed = False  # does a bot play somewhere here now?
        self.talk: tuple[Said | Emoted, ...] = ()
        self.said: dict[str | None, int] = {}  # how much each who sat here has said, signals too; None: all who watched
        self.changes = 0  # of who sits where
        self.next: str | None = None
        self.done = Done()

    def after(self, step: Step, at: int | None = None) -> Table:
        """The table as it is after one more step, which was made then by the clock that deadlines are on; if that is not said, by the
        wall's. Raises IllegalMove where a move in it is none."""
        if step.number != self.number + 1:
            raise ValueError(f"step {step.number} does not follow step {self.number}")
        twin = Table.__new__(Table)
        twin.__dict__ |= self.__dict__
        twin.number = step.number
        twin.step = step
        twin.told = ()
        quiet = True
        for fact in step.facts:
            twin._take(fact, step.at if at is None else at)
            quiet = quiet and isinstance(fact, Moved | Said | Emoted | Committed | Revealed)
        twin.quiet = quiet and twin.status != "over"
        twin.deadline = twin._deadline()
        return twin

    def on_clock(self, now: int, wall: int) -> Table:
        """The table as it was stored, with its deadline by a clock that shows `now` where the wall's shows `wall`. What seems to have run
        out, or not yet to have begun, begins anew: perhaps only somebody's clock was set."""
        twin = Table.__new__(Table)
        twin.__dict__ |= self.__dict__
        twin.started, twin.moved, twin.played = (since(at, now, wall) for at in (self.started, self.moved, self.played))
        if self.draw is not None:
            twin.draw = msgspec.structs.replace(self.draw, since=since(self.draw.since, now, wall))
        twin.deadline = twin._deadline()
        if twin.deadline is not None and twin.deadline.at <= now:
            twin.started = twin.moved = now
            twin.deadline = twin._deadline()
        return twin

    def seat_of(self, person: str | None) -> int | None:
        return None if person is None else self.seats.get(person)

    @property
    def playing(self) -> Match | None:
        """The match while it runs."""
        return self.match if self.status == "playing" else None

    @property
    def running(self) -> bool:
        """Has somebody to drive it?"""
        return self.status in RUNNING

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed))

    def _deadline(self) -> Deadline | None:
        match = self.playing
        if match is None:
            return None
        if match.seconds:
            return Deadline("match", self.started + 1000 * match.seconds, match.seconds)
        clock = self.settings.clock
        if match.lapse and clock.auction:
            return Deadline("auction", self.moved + 1000 * clock.auction, clock.auction)
        return Deadline("move", self.moved + 1000 * clock.move_seconds, clock.move_seconds) if clock.move_seconds else None

    @property
    def chatty(self) -> bool:
        """May people talk freely here now?"""
        match = self.playing
        return match is None or match.game.chatty(match.options)

    def _take(self, fact: object, at: int) -> None:
        match fact:
            case Moved():
                self._move(fact, at)
            case Opened(settings, host, seed, edition):
                self.settings, self.host, self.seed, self.edition = settings, host, seed, edition
                self._arrange([Chair()] * settings.seats)
            case Sat(seat, person, name, program, entropy):
                self._seat(seat, Chair(person, name, program, entropy=entropy))
            case Placed(seat, bot):
                self._seat(seat, Chair(bot=bot))
            case Rose(seat):
                self._seat(seat, Chair())
            case Away(seat) | Back(seat):
                self._seat(seat, msgspec.structs.replace(self.chairs[seat], away=isinstance(fact, Away)))
            case Drawing() | Committed() | Listed() | Revealed() | CalledOff():
                self._draw(fact, at)
            case Hosted(person):
                self.host = person
            case Started(order):
                self._start(order, at)
            case Said() | Emoted():
                self.talk = (*self.talk[1 - KEPT_TALK :], fact)
                self._count(fact.seat)
            case Followed(table):
                self.next = table
            case Closed():
                self.status = "closed"
            case _:
                raise TypeError(fact)

    def _count(self, seat: int | None) -> None:
        assert self.step is not None
        who = None if seat is None else self.step.person
        self.said = {**self.said, who: self.said.get(who, 0) + 1}

    def _seat(self, seat: int, chair: Chair) -> None:
        self.changes += 1
        self._arrange([*self.chairs[:seat], chair, *self.chairs[seat + 1 :]])

    def _arrange(self, chairs: Sequence[Chair]) -> None:
        self.chairs = (*chairs,)
        self.crewed = any(chair.bot is not None or chair.away for chair in chairs)
        self.seats = {chair.person: seat for seat, chair in enumerate(chairs) if chair.person is not None}

    def _draw(self, fact: Drawing | Committed | Listed | Revealed | CalledOff, at: int) -> None:
        if isinstance(fact, Drawing):
            self.status, self.draw = "drawing", OpenDraw(at)
            return
        draw = self.draw
        if draw is None:
            raise ValueError("no draw is under way")
        replace = msgspec.structs.replace
        match fact:
            case Committed(seat, commitment):
                self.draw = replace(draw, commitments={**draw.commitments, seat: commitment})
            case Listed():
                self.draw = replace(draw, since=at, listed=True)
            case Revealed(seat, entropy):
                self.draw = replace(draw, entropy={**draw.entropy, seat: entropy})
            case CalledOff(seats, seed):
                self.called_off = (*self.called_off, CalledOffDraw(seats, [self.chairs[seat].name for seat in seats]))
                self.spent = self.spent.union(draw.commitments.values())
                self.status, self.draw, self.seed = "open", None, seed

    def _start(self, order: Sequence[int], at: int) -> None:
        """(Tables from before there were draws have entropy at their chairs, and an order that the server chose.)"""
        settings, draw = self.settings, self.draw
        drawn = entropy = None
        if draw is not None:
            lot = [*order] if settings.order == "random" else None
            drawn = Draw([draw.commitments.get(seat) for seat in order], lot, len(self.called_off))
            entropy = [bytes.fromhex(draw.entropy.get(seat, "")) for seat in order]
        self._arrange([self.chairs[seat] for seat in order])
        entropy = entropy or [bytes.fromhex(chair.entropy) for chair in self.chairs]
        sitters = [sitter(seat, chair) for seat, chair in enumerate(self.chairs)]
        self.match = new(
            settings.game, settings.seats, self.seed, settings.options, entropy=entropy, seats=sitters, edition=self.edition, draw=drawn
        )
        self.draw = None
        self.told = self.match.told
        self.status = "over" if self.match.over else "playing"
        self.started = self.moved = self.played = at

    def _move(self, fact: Moved, at: int) -> None:
        match = self.playing
        if match is None:
            raise ValueError("no match is running")
        had_lapse, dealt = bool(match.lapse), len(match.deals)
        self.match = match = match.copy()
        match.play(fact.seat, fact.move)
        self.told = (*self.told, *match.told)
        self.played = at
        move = match.moves[-1][1]
        goes_on = had_lapse and match.lapse and not isinstance(move, match.game.urgent)  # the same auction, and no new bid
        signals = isinstance(move, match.game.signals)
        if signals and fact.by == "person":
            self._count(fact.seat)
        if not goes_on and not signals:
            self.moved = at
        if match.over:
            self.status = "over"
        if match.game.lasting and (match.over or len(match.deals) > dealt):
            self._keep([event for event in match.events() if isinstance(event, match.game.lasting)])

    def _keep(self, events: list[Event]) -> None:
        assert self.step is not None
        self.past = (*self.past, (self.step, events))


def sitter(seat: int, chair: Chair) -> Sitter:
    if chair.bot is not None:
        return Sitter(f"{chair.bot} {seat + 1}", "bot", chair.bot)
    return Sitter(chair.name, "bot" if chair.program else "human")


def since(at: int, now: int, wall: int) -> int:
    """What a clock showed that shows `now` where the wall's shows `wall`, when the wall's showed `at`: not more than now."""
    return now - max(0, wall - at)


class Recent:
    """The last steps of a table, for those who were away a moment."""

    KEPT = 8

    def __init__(self) -> None:
        self._steps: deque[tuple[Step, tuple[Teller, ...]]] = deque(maxlen=self.KEPT)

    def add(self, table: Table) -> None:
        assert table.step is not None
        self._steps.append((table.step, table.told))

    def since(self, number: int) -> list[tuple[Step, tuple[Teller, ...]]] | None:
        """The steps after that number; None if they are not all here."""
        if not self._steps or not self._steps[0][0].number - 1 <= number <= self._steps[-1][0].number:
            return None
        return [pair for pair in self._steps if pair[0].number > number]
