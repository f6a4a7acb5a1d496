"""A WebSocket as the server has it, RFC 6455: frames straight from and to the transport, few objects and few calls a message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Protocol, cast

from websockets.exceptions import ProtocolError
from websockets.frames import Close
from websockets.http11 import Request
from websockets.server import ServerProtocol

from bestiary.server.security import HEADERS
from bestiary.server.traffic import FAREWELL, FRAME, LUMP, READ, Meter

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

MOST = 16 * 1024  # bytes of a message from a client
CLOSING = 10.0  # seconds for the other side to close too, or to take what was written last
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
LAST = 0x80  # the bit that says that a frame ends its message
WHOLE_TEXT = LAST | TEXT
MASKED = 0x80
LONGER = Struct(">BBH").pack
PROTOCOL, NO_CODE, NOT_TEXT, POLICY, TOO_LONG, RESTART, TRY_AGAIN = 1002, 1005, 1007, 1008, 1009, 1012, 1013  # with which one is closed


class Listener(Protocol):
    """Whoever is told what comes."""

    def heard(self, message: bytes) -> None: ...
    def pinged(self) -> bool: ...  # is it to be answered?
    def ready(self) -> None: ...  # the wire takes messages again
    def lost(self) -> None: ...  # nobody is there any more


Admit = Callable[["WebSocket", Request], None]  # is to `accept` or `reject`, now or later


class WebSocket(asyncio.Protocol):
    """One connection. Its handshake is left to a library, since that happens once; frames are not."""

    __slots__ = (
        "_admit",
        "_among",
        "_asked",
        "_closing",
        "_credit",
        "_held",
        "_listener",
        "_meter",
        "_open",
        "_parts",
        "_rest",
        "_silent",
        "_transport",
        "_waiting",
        "full",
    )

    def __init__(self, admit: Admit, among: set[WebSocket], meter: Meter) -> None:
        self._admit = admit
        self._meter = meter
        self._credit = 0  # what may be sent before the meter is asked again
        self._among = among  # all connections, as whoever stops the server knows them
        self._transport: asyncio.Transport | None = None  # None: nobody is there
        self._asked: ServerProtocol | None = ServerProtocol()  # until the handshake is done
        self._listener: Listener | None = None
        self._open = False  # between the two handshakes
        self._waiting = False  # for the other side to close too
        self._closing: asyncio.TimerHandle | None = None  # until it is left
        self._rest = b""  # what came of a frame that is not whole yet
        self._parts: bytearray | None = None  # of a message that comes in several frames
        self._held = b""  # what is written with the next message
        self._silent = False  # nothing came since the last look
        self.full = False  # is the client slow to read?

    @property
    def network(self) -> str:
        """From where it comes; empty where a proxy does not tell."""
        return self._meter.who or ""

    # -- the handshake

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._among.add(self)

    def _shake_hands(self, asked: ServerProtocol, data: bytes) -> None:
        """Nothing more is read until somebody listens."""
        try:
            asked.receive_data(data)
        except Exception:  # headers that the library does not expect
            self._end()
            return
        for event in asked.events_received():
            if isinstance(event, Request):
                self.pause()
                self._admit(self, event)
        if asked.handshake_exc is not None:
            self._end(b"".join(asked.data_to_send()))

    def accept(self, request: Request) -> bool:
        """Open it. False where the client is gone or does not ask as it should."""
        if self._transport is None or self._asked is None:
            return False
        response = self._asked.accept(request)
        self._asked.send_response(response)
        answer = b"".join(self._asked.data_to_send())
        self._asked.parser.close()  # it knows the protocol it belongs to: both would wait for the garbage collector
        self._asked = None
        self._open = response.status_code == 101
        if self._open:
            self._write(answer)
        else:
            self._end(answer)
        return self._open

    def reject(self, status: int) -> None:
        if self._asked is not None:
            response = self._asked.reject(status, "")
            response.headers.update(HEADERS)
            self._asked.send_response(response)
            self._end(b"".join(self._asked.data_to_send()))

    def listen(self, listener: Listener) -> None:
        """From now on what comes is for that one."""
        self._listener = listener
        if self._transport is None:
            listener.lost()
        self.resume()

    # -- what comes

    def data_received(self, data: bytes) -> None:
        self._silent = False
        credit = self._credit = self._credit - len(data) - READ
        if credit < 0 and not self._may_send_more():
            return
        if self._asked is not None:
            self._shake_hands(self._asked, data)
            return
        self._rest = self._take_frames(self._rest + data if self._rest else data)

    def _take_frames(self, data: bytes) -> bytes:
        """All that are whole; the rest of the data."""
        at, end = 0, len(data)
        while end - at >= 6 and (self._open or self._waiting):
            if at:  # the first is counted as what came at once
                self._credit -= FRAME
                if self._credit < 0 and not self._may_send_more():
                    return b""
            length = data[at + 1] & 0x7F
            start = at + 6
            if length >= 126:
                start += 2 if length == 126 else 8
                if start > end:
                    break
                length = int.from_bytes(data[at + 2 : start - 4])
            if length > MOST:
                self._fail(TOO_LONG)
            elif not data[at + 1] & MASKED:
                self._fail(PROTOCOL)
            elif start + length > end:
                break
            else:
                payload = apply_mask(data[start : start + length], data[start - 4 : start])
                if data[at] != WHOLE_TEXT or self._parts is not None:
                    self._take_frame(data[at], payload)
                elif payload.isascii() and self._listener is not None:
                    self._listener.heard(payload)
                else:
                    self._message(payload, TEXT)
            at = start + length
        return data[at:] if self._open or self._waiting else b""

    def _may_send_more(self) -> bool:
        """Of all that came, of whatever kind, so much and no more: then nothing of it is looked at. Who is to close too has little left."""
        more = LUMP - self._credit
        if self._waiting or not self._meter.take(more):
            self._fail(POLICY)
            return False
        self._credit += more
        return True

    def _take_frame(self, first: int, payload: bytes) -> None:
        """Any that is not a whole message of text."""
        kind, last = first & 0x0F, bool(first & LAST)
        is_control = kind >= CLOSE
        if (
            first & 0x70  # extensions, of which there are none
            or kind not in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG)
            or (is_control and (not last or len(payload) > 125))
            or (not is_control and (kind == CONTINUED) != (self._parts is not None))
        ):
            self._fail(PROTOCOL)
        elif kind == CLOSE:
            self._farewell(payload)
        elif kind == PING:
            if not self.full and self._listener is not None and self._listener.pinged():
                self._write(framed(PONG, payload))
        elif kind != PONG:
            self._part(kind, last, payload)

    def _part(self, kind: int, last: bool, payload: bytes) -> None:
        if self._parts is None and last:
            self._message(payload, kind)
            return
        if self._parts is None:
            self._parts = bytearray((kind,))
        self._parts += payload
        if len(self._parts) - 1 > MOST:
            self._fail(TOO_LONG)
        elif last:
            whole, self._parts = self._parts, None
            self._message(bytes(whole[1:]), whole[0])

    def _message(self, payload: bytes, kind: int) -> None:
        if kind == TEXT and not payload.isascii():
            try:
                payload.decode()
            except UnicodeDecodeError:
                self._fail(NOT_TEXT)
                return
        if self._listener is not None:
            self._listener.heard(payload)

    def _farewell(self, payload: bytes) -> None:
        """The other side closes, or has closed too."""
        if self._open:
            try:
                code = Close.parse(payload).code
            except (ProtocolError, UnicodeDecodeError):
                code = PROTOCOL
            self._end(framed(CLOSE, b"" if code == NO_CODE else code.to_bytes(2)))
        else:
            self._end()

    # -- what goes

    def send(self, message: bytes, more: bool = False) -> None:
        """A message of text; `more`: another one follows at once, and both may go together."""
        if self._open:
            if more:
                self._held += framed(TEXT, message)
            elif self._held:
                held, self._held = self._held, b""
                self._write(held + framed(TEXT, message))
            else:
                self._write(framed(TEXT, message))

    def close(self, code: int) -> None:
        """Say that it is over, and wait a while for the other side to say so too. Nobody is told what comes."""
        self._listener = None
        if self._open:
            self._write(self._held + framed(CLOSE, code.to_bytes(2)))
            self._open, self._waiting = False, True
            self._credit = min(self._credit, FAREWELL)
            self.resume()
            self._leave_later()

    def drop(self) -> None:
        """Leave at once."""
        self._open = self._waiting = False
        if self._transport is not None:
            self._transport.abort()

    def probe(self) -> None:
        """Ask whether somebody is there. Who has not said anything since the last time is not."""
        if self._silent:
            self.drop()
        elif self._open:
            self._silent = True
            self._write(framed(PING, b""))

    def shutdown(self) -> None:
        """Called where the whole server stops."""
        self._end(framed(CLOSE, RESTART.to_bytes(2)) if self._open else b"")

    def pause(self) -> None:
        if self._transport is not None:
            self._transport.pause_reading()

    def resume(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    def _fail(self, code: int) -> None:
        """The other side does not keep to the protocol."""
        self._end(framed(CLOSE, code.to_bytes(2)) if self._open else b"")

    def _end(self, last: bytes = b"") -> None:
        """Write that, and hang up; nothing more is read."""
        self._open = self._waiting = False
        self._rest, self._parts = b"", None
        if self._transport is not None:
            if last:
                self._transport.write(last)
            self._transport.close()
            self._leave_later()

    def _leave_later(self) -> None:
        if self._closing is None and self._transport is not None:
            self._closing = asyncio.get_running_loop().call_later(CLOSING, self._transport.abort)

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    # -- the transport

    def pause_writing(self) -> None:
        self.full = True

    def resume_writing(self) -> None:
        self.full = False
        if self._listener is not None:
            self._listener.ready()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._open = self._waiting = False
        self._transport = None
        self._meter.close()
        self._among.discard(self)
        if self._closing is not None:
            self._closing.cancel()
        if self._listener is not None:
            listener, self._listener = self._listener, None
            listener.lost()


def framed(kind: int, payload: bytes) -> bytes:
    """A whole message or a control frame, as a server sends it."""
    size = len(payload)
    if size < 126:
        return bytes((LAST | kind, size)) + payload
    if size < 1 << 16:
        return LONGER(LAST | kind, 126, size) + payload
    return bytes((LAST | kind, 127)) + size.to_bytes(8) + payload
