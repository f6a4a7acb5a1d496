"""Those who are connected: to a table, to the lobby."""

from __future__ import annotations

from bestiary.bots import Decision
from bestiary.match.match import Match
from bestiary.server.asks import is_signal, spoken
from bestiary.server.driver import Driver
from bestiary.server.facts import encode
from bestiary.server.hall import Hall, Live
from bestiary.server.limits import Allowance, Allowances
from bestiary.server.line import Line, Wire
from bestiary.server.lobby import Lobby
from bestiary.server.messages import (
    AnyRequest,
    Chat,
    Done,
    Emotion,
    Hello,
    Hint,
    Hinted,
    HintedMove,
    Ping,
    PlaceBot,
    Play,
    Pong,
    Sit,
    Stand,
)
from bestiary.server.people import Person
from bestiary.server.refusal import Refusal
from bestiary.server.shares import Party
from bestiary.server.shown import state
from bestiary.server.thinkers import NoTurn, Thinkers

HINTS_BY = "owl"
TALK_BURST, TALK_RATE = 6, 0.5  # remarks and signals of a person, at whatever connections, and of all together who watch a table
SEATING_BURST, SEATING_RATE = 20, 1  # times that a person changes who sits where
HINTS_BURST, HINTS_RATE = 10, 0.5  # hints for a person at once, and then a second


class House:
    """What all connections share."""

    def __init__(self, hall: Hall, driver: Driver, thinkers: Thinkers, lobby: Lobby) -> None:
        self.hall = hall
        self.driver = driver
        self.thinkers = thinkers
        self.lobby = lobby
        self.lines: set[Line] = set()
        self.talk = Allowances(hall.clock, TALK_BURST, TALK_RATE)
        self.seating = Allowances(hall.clock, SEATING_BURST, SEATING_RATE)
        self._hints = Allowances(hall.clock, HINTS_BURST, HINTS_RATE)
        self._advised: set[str] = set()  # people who wait for a hint

    async def advise(self, match: Match, seat: int, party: Party) -> Decision:
        """A hint: one at a time for each person, and not too many."""
        if party.person in self._advised:
            raise Refusal("hint-waits")
        if not self._hints.take(party.person):
            raise Refusal("too-many-hints", most=HINTS_BURST, seconds=round(1 / HINTS_RATE))
        self._advised.add(party.person)
        try:
            return await self.thinkers.advise(HINTS_BY, match, seat, party)
        except NoTurn:
            raise Refusal("no-time-for-hint") from None
        finally:
            self._advised.discard(party.person)


class InHouse(Line):
    """A line that the house knows of while it is open."""

    def __init__(self, house: House, wire: Wire, person: Person | None, address: str = "") -> None:
        super().__init__(wire, house.hall.clock, person, address)
        self._house = house
        house.lines.add(self)

    def leave(self) -> None:
        self._house.lines.discard(self)


class AtTable(InHouse):
    def __init__(self, house: House, wire: Wire, live: Live, person: Person | None, address: str = "") -> None:
        super().__init__(house, wire, person, address)
        self._live = live

    def leave(self) -> None:
        super().leave()
        if self in self._live.clients:
            self._live.clients.discard(self)
            if self.person is not None:
                self._house.driver.left(self._live, self.person.id)
            if self._live.table.next is not None:  # all go on there
                self._house.hall.forget(self._live)

    def may(self, request: AnyRequest) -> bool:
        if self.person is None:
            return True
        if isinstance(request, Sit | Stand | PlaceBot):
            return self._house.seating.take(self.person.id)
        if isinstance(request, Play):
            return not is_signal(self._live.table, request) or self._house.talk.take(self.person.id)
        return not isinstance(request, Chat | Emotion) or (self._house.talk.take(self.person.id) and self._may_watcher_talk())

    def _may_watcher_talk(self) -> bool:
        live = self._live
        if self.person is None or live.table.seat_of(self.person.id) is not None:
            return True
        live.watchers = live.watchers or Allowance(self._clock, 2 * TALK_BURST, TALK_RATE)
        return live.watchers.take()

    async def do(self, request: AnyRequest) -> None:
        if isinstance(request, Hello):
            await self._enter(request)
        elif self not in self._live.clients:
            raise Refusal("hello-first")
        elif isinstance(request, Ping):
            self.send(encode(Pong(self._clock.now())))
        elif isinstance(request, Hint):
            await self._hint(request.id)
        elif self.person is None:
            raise Refusal("no-name")
        else:
            number = await self._house.hall.ask(self._live, self.person, request, self)
            self.send(encode(Done(request.id, number)))

    async def _enter(self, hello: Hello) -> None:
        self.language = hello.language
        self._live = await self._house.hall.live_since(self._live.table.id, hello.since or 0)  # it may have been forgotten
        self._live.clients.add(self)
        person = None if self.person is None else self.person.id
        if person is not None:
            self._house.driver.entered(self._live, person)
        self.send(encode(state(self._live.table, self._live.recent, person, self._clock.now(), hello.since)))

    async def _hint(self, id: str) -> None:
        table = self._live.table
        match = table.playing
        seat = None if self.person is None else table.seat_of(self.person.id)
        if match is None:
            raise Refusal("no-match")
        if seat is None or self.person is None:
            raise Refusal("not-seated")
        if not table.settings.hints:
            raise Refusal("no-hints")
        if seat not in match.actors or not match.legal_moves(seat):
            raise Refusal("no-hint-now")
        decision = await self._house.advise(match, seat, Party(self.address, self.person.id, table.id))
        weighed = decision.thought.moves if decision.thought else []
        moves = [HintedMove(one.move, one.value, one.chance) for one in weighed] or [HintedMove(decision.move, 0.0, 1.0)]
        self.send(encode(Hinted(id, table.number, moves)))


class InLobby(InHouse):
    def may(self, request: AnyRequest) -> bool:
        return not isinstance(request, Chat) or self.person is None or self._house.talk.take(self.person.id)

    def leave(self) -> None:
        super().leave()
        self._house.lobby.leave(self)

    async def do(self, request: AnyRequest) -> None:
        match request:
            case Hello(language=language):
                self.language = language
                await self._house.lobby.enter(self)
            case Ping():
                self.send(encode(Pong(self._clock.now())))
            case Chat(id=id, text=text):
                if self.person is None:
                    raise Refusal("no-name")
                await self._house.lobby.say(self.person, spoken(text))
                self.send(encode(Done(id, 0)))
            case _:
                raise Refusal("not-in-lobby")
