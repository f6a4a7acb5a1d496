"""Frames: what comes in any pieces is read, what breaks the protocol is answered with the code for it, and the close is said by both."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from bestiary.server import websocket
from bestiary.server.traffic import ADDRESS_BURST, ADDRESS_RATE, FAREWELL, FRAME, LUMP, OPENED, OWN_BURST, OWN_RATE, READ, Gate
from bestiary.server.websocket import MOST, WebSocket

ROUNDS = 12
MASK = b"\x01\x02\x03\x04"


class Stopwatch:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = 0

    def now(self) -> int:
        return self.time

    def wall(self) -> int:
        return self.time

    async def wait(self, event: asyncio.Event, until: int | None) -> bool:  # noqa: ARG002
        return await event.wait()


class Wall(asyncio.Transport):
    """Takes what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.closed = self.aborted = self.paused = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Ear:
    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.readies = self.losses = 0

    def heard(self, message: bytes) -> None:
        self.messages.append(message)

    def pinged(self) -> bool:
        return True

    def ready(self) -> None:
        self.readies += 1

    def lost(self) -> None:
        self.losses += 1


class Pair:
    """An open connection: the server's side, with a client of another making."""

    def __init__(self, gate: Gate | None = None, address: str = "192.0.2.7") -> None:
        self.wall, self.ear, self.among = Wall(), Ear(), set[WebSocket]()
        self.gate_clock = Stopwatch()
        self.gate = gate or Gate(self.gate_clock, "", 0, 400)
        self.server = WebSocket(self._admit, self.among, self.gate.enter(address))
        self.client = ClientProtocol(parse_uri("ws://localhost/"))
        self.server.connection_made(self.wall)
        self.client.send_request(self.client.connect())
        self.server.data_received(b"".join(self.client.data_to_send()))
        self.received()

    def _admit(self, socket: WebSocket, request: Request) -> None:
        assert socket.accept(request)
        assert self.wall.paused
        socket.listen(self.ear)
        assert not self.wall.paused

    def received(self) -> list[Frame]:
        """What the client reads of what was written since."""
        for data in self.wall.writes:
            self.client.receive_data(data)
        self.wall.writes.clear()
        return [event for event in self.client.events_received() if isinstance(event, Frame)]


def frame(first: int, payload: bytes, masked: bool = True) -> bytes:
    size, bit = len(payload), 0x80 if masked else 0
    length = bytes([bit | size]) if size < 126 else bytes([bit | 126]) + size.to_bytes(2)
    return bytes([first]) + length + (MASK + bytes(b ^ MASK[k % 4] for k, b in enumerate(payload)) if masked else payload)


def in_loop(test: Callable[[Pair], None]) -> None:
    async def main() -> None:
        test(Pair())

    asyncio.run(main())


def test_a_handshake_leaves_nothing_to_the_garbage_collector() -> None:
    def left() -> int:
        return sum(isinstance(one, ServerProtocol) for one in gc.get_objects())

    def test(_: Pair) -> None:
        assert left() == before

    gc.collect()
    before = left()
    gc.disable()
    try:
        in_loop(test)
    finally:
        gc.enable()


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 100, 10**6])
def test_messages_are_read_in_whatever_pieces_they_come(piece: int) -> None:
    def test(pair: Pair) -> None:
        long = "ü".encode() * (min(MOST, 300 * piece) // 2)
        sent = [
            frame(0x81, b"one"),
            frame(0x82, b"\xff"),
            frame(0x81, b""),
            frame(0x81, long),
            frame(0x8A, b"unasked"),
            frame(0x81, b"end"),
        ]
        whole = b"".join(sent)
        for at in range(0, len(whole), piece):
            pair.server.data_received(whole[at : at + piece])
        assert pair.ear.messages == [b"one", b"\xff", b"", long, b"end"]
        assert not pair.wall.closed

    in_loop(test)


def test_a_message_may_come_in_several_frames_with_a_ping_in_between() -> None:
    def test(pair: Pair) -> None:
        for part in (frame(0x01, "ü".encode()[:1]), frame(0x00, b""), frame(0x89, b"there?"), frame(0x80, "ü".encode()[1:])):
            pair.server.data_received(part)
        assert pair.ear.messages == ["ü".encode()]
        (pong,) = pair.received()
        assert (pong.opcode, bytes(pong.data)) == (Opcode.PONG, b"there?")

    in_loop(test)


BROKEN = {
    "not masked": (frame(0x81, b"x", masked=False) + bytes(4), 1002),
    "an extension": (frame(0xC1, b"x"), 1002),
    "no such kind": (frame(0x83, b"x"), 1002),
    "a ping in parts": (frame(0x09, b"x"), 1002),
    "a long ping": (frame(0x89, b"x" * 126), 1002),
    "goes on with nothing": (frame(0x80, b"x"), 1002),
    "begins in the middle": (frame(0x01, b"x") + frame(0x81, b"y"), 1002),
    "no text": (frame(0x81, b"\xff\xfe"), 1007),
    "no text in parts": (frame(0x01, b"\xc3") + frame(0x80, b"x"), 1007),
    "too long": (b"\x81\xfe" + (MOST + 1).to_bytes(2) + MASK, 1009),
    "far too long": (b"\x81\xff" + (2**63 - 1).to_bytes(8) + MASK, 1009),
    "too long in parts": (frame(0x01, b"x" * MOST) + frame(0x80, b"y"), 1009),
    "closed with half a code": (frame(0x88, b"\x03"), 1002),
    "closed with no such code": (frame(0x88, (1005).to_bytes(2)), 1002),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_breaks_the_protocol_is_answered_with_its_code_and_nothing_after_it_is_read(what: str) -> None:
    def test(pair: Pair) -> None:
        data, code = BROKEN[what]
        pair.server.data_received(data + frame(0x81, b"after"))
        pair.server.data_received(frame(0x81, b"and later"))
        assert pair.ear.messages == []
        (close,) = pair.received()
        assert (close.opcode, bytes(close.data)) == (Opcode.CLOSE, code.to_bytes(2))
        assert pair.wall.closed

    in_loop(test)


def test_who_closes_is_answered_and_hung_up_on() -> None:
    def test(pair: Pair) -> None:
        pair.client.send_close(1001, "off")
        pair.server.data_received(b"".join(pair.client.data_to_send()))
        assert pair.wall.closed
        pair.received()
        assert pair.client.close_rcvd is not None
        assert pair.client.close_rcvd.code == 1001
        pair.server.connection_lost(None)
        assert pair.ear.losses == 1
        assert not pair.among
        pair.server.send(b"nobody hears this")
        assert pair.wall.writes == []

    in_loop(test)


def test_what_is_closed_here_waits_for_the_other_side_and_tells_nobody_what_still_comes() -> None:
    def test(pair: Pair) -> None:
        pair.server.close(1012)
        pair.server.data_received(frame(0x81, b"too late"))
        assert not pair.wall.closed
        assert pair.ear.messages == []
        pair.received()
        pair.server.data_received(b"".join(pair.client.data_to_send()))
        assert pair.wall.closed
        assert pair.client.close_rcvd is not None
        assert pair.client.close_rcvd.code == 1012

    in_loop(test)


def test_who_does_not_close_too_is_hung_up_on_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSING", 0.0)

    async def main() -> None:
        pair = Pair()
        pair.server.close(1000)
        async with asyncio.timeout(20):
            while not pair.wall.aborted:
                await asyncio.sleep(0)

    asyncio.run(main())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_messages_of_any_size_arrive(size: int) -> None:
    def test(pair: Pair) -> None:
        pair.server.send(b"x" * size)
        (text,) = pair.received()
        assert (text.opcode, bytes(text.data)) == (Opcode.TEXT, b"x" * size)

    in_loop(test)


def test_what_another_follows_is_written_with_it() -> None:
    def test(pair: Pair) -> None:
        pair.server.send(b"first", True)
        assert pair.wall.writes == []
        pair.server.send(b"second")
        assert len(pair.wall.writes) == 1
        assert [bytes(text.data) for text in pair.received()] == [b"first", b"second"]
        pair.server.send(b"last", True)
        pair.server.close(1000)
        assert bytes(pair.received()[0].data) == b"last"

    in_loop(test)


def test_who_says_nothing_between_two_looks_is_dropped() -> None:
    def test(pair: Pair) -> None:
        for _ in range(3):
            pair.server.probe()
            assert [ping.opcode for ping in pair.received()] == [Opcode.PING]
            pair.server.data_received(b"".join(pair.client.data_to_send()))
        assert not pair.wall.aborted
        pair.server.probe()
        pair.server.probe()
        assert pair.wall.aborted

    in_loop(test)


def test_a_client_that_does_not_read_is_sent_no_pongs_and_the_listener_hears_when_it_does() -> None:
    def test(pair: Pair) -> None:
        pair.server.pause_writing()
        pair.server.data_received(frame(0x89, b"x") * 1000)
        assert pair.server.full
        assert pair.wall.writes == []
        pair.server.resume_writing()
        assert pair.ear.readies == 1

    in_loop(test)


@pytest.mark.parametrize("line", ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="])
def test_a_handshake_that_is_none_is_refused(line: str) -> None:
    def admit(socket: WebSocket, request: Request) -> None:
        assert not socket.accept(request)

    wall, among = Wall(), set[WebSocket]()
    lines = ["GET / HTTP/1.1", "Host: here", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines = [one for one in [*lines, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="] if one != line]

    async def main() -> None:
        server = WebSocket(admit, among, Gate(Stopwatch(), "", 0, 100).enter(None))
        server.connection_made(wall)
        server.data_received(("\r\n".join(lines) + "\r\n\r\n").encode())

    asyncio.run(main())
    assert b"".join(wall.writes).startswith(b"HTTP/1.1 400")
    assert wall.closed


FLOODS = {
    "unasked pongs": frame(0x8A, b""),
    "long pongs": frame(0x8A, b"x" * 125),
    "pings": frame(0x89, b""),
    "messages": frame(0x81, b""),
    "bytes": frame(0x82, b"x" * 60),
    "a message that goes on with nothing": frame(0x00, b""),
    "a message that goes on byte by byte": frame(0x00, b"x"),
}


@pytest.mark.parametrize("what", FLOODS)
@pytest.mark.parametrize("at_once", [1, 5_000])
@pytest.mark.parametrize("closing", [False, True])
def test_whatever_comes_too_much_is_closed_at_once_and_not_looked_at(what: str, at_once: int, closing: bool) -> None:
    def test(pair: Pair) -> None:
        one = FLOODS[what]
        if one[0] == 0x00:
            pair.server.data_received(frame(0x01, b"x"))
        if closing:
            pair.server.close(1000)
        frames = 0
        while not pair.wall.closed:
            before = pair.wall.closed, len(pair.ear.messages)
            pair.server.data_received(one * at_once)
            frames += at_once
            assert frames < 20_000
        may_be = (FAREWELL if closing else OWN_BURST + LUMP) // FRAME
        assert frames <= max(may_be, at_once) + 1
        assert len(pair.ear.messages) <= may_be
        before = len(pair.ear.messages), len(pair.wall.writes)
        pair.server.data_received(one * 100_000)
        assert (len(pair.ear.messages), len(pair.wall.writes)) == before

    in_loop(test)


def test_a_message_in_tiny_segments_is_read_but_not_without_end() -> None:
    def test(pair: Pair) -> None:
        long = frame(0x82, b"x" * 10_000)
        for at in range(500):
            pair.server.data_received(long[at : at + 1])
        assert not pair.wall.closed
        for at in range(500, OWN_BURST // READ + LUMP // READ):
            pair.server.data_received(long[at : at + 1])
        assert pair.wall.closed
        (close,) = pair.received()
        assert bytes(close.data) == (1008).to_bytes(2)

    in_loop(test)


def test_who_sends_as_much_as_one_may_is_never_closed() -> None:
    def test(pair: Pair) -> None:
        clock = pair.gate_clock
        for second in range(600):
            for _ in range(60):
                pair.server.data_received(frame(0x81, b"x" * 1_500) + frame(0x8A, b""))
            clock.time += 1000
            assert not pair.wall.closed, second
        assert len(pair.ear.messages) == 36_000

    assert 60 * (1_508 + READ + FRAME + 6) <= OWN_RATE
    in_loop(test)


def test_who_has_closed_here_too_may_send_little_more() -> None:
    def test(pair: Pair) -> None:
        pair.server.close(1012)
        pair.server.data_received(frame(0x81, b"on its way") * 10)
        assert not pair.wall.closed
        pair.client.send_close(1012)
        pair.server.data_received(b"".join(pair.client.data_to_send()))
        assert pair.wall.closed

    in_loop(test)


def test_all_connections_of_an_address_share_what_it_may_send_and_no_other_pays_for_it() -> None:
    def test(first: Pair) -> None:
        gate = first.gate
        mallory = [Pair(gate, f"2001:db8::{number:x}") for number in range(60)]
        bob = Pair(gate, "2001:db8:0:1::1")
        burst = frame(0x81, b"x" * 250) * (OWN_BURST // 2 // (FRAME + 256))
        for _ in range(ROUNDS):
            for pair in mallory:
                if not pair.wall.closed:
                    pair.server.data_received(burst)
            first.gate_clock.time += 2000  # none of them sends more than a connection may
        left = sum(not pair.wall.closed for pair in mallory)
        assert 0 < left <= ADDRESS_RATE / OWN_RATE + 1
        sent = sum(len(pair.ear.messages) for pair in mallory) * (FRAME + 256)
        assert sent <= ADDRESS_BURST + 2 * ROUNDS * ADDRESS_RATE
        bob.server.data_received(frame(0x81, b"still here"))
        assert bob.ear.messages == [b"still here"]
        first.server.data_received(frame(0x81, b"I too"))
        assert first.ear.messages == [b"I too"]

    assert 61 * OPENED < ADDRESS_BURST
    in_loop(test)
