"""What goes over the socket, as JSON: `bestiary-socket/1`. Its schema and the types of the page are made from these.

A client says `hello` first. It is then sent a `state`, and an `update` or a new `state` for each step at the table, each with its number.
Every request has an id of the client's choice and is answered with `done` once what it did is stored, or with `refused`, and then nothing
has changed (but see `Refused`).
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from bestiary.server.facts import TEXT_MOST, BotName, Commitment, Emote, Entropy, Id, Mover, TableSettings
from bestiary.server.table import CalledOffDraw, Deadline, Status

PROTOCOL = "bestiary-socket/1"
V = TypeVar("V")
E = TypeVar("E")
M = TypeVar("M")
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Text = Annotated[str, Meta(min_length=1, max_length=TEXT_MOST)]
Language = Literal["en", "ru", "fr", "de"]


class Request(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """What a client sends."""


class Hello(Request, frozen=True, tag="hello"):
    """The first message, of a player or of somebody who watches. `since`: the last number that the client has seen of this table."""

    protocol: Literal["bestiary-socket/1"]
    since: Annotated[int, Meta(ge=0)] | None = None
    language: Language = "en"


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat."""

    id: Id
    seat: SeatNumber


class Stand(Request, frozen=True, tag="stand"):
    """Leave one's seat; in a running match a bot plays on."""

    id: Id


class PlaceBot(Request, frozen=True, tag="place"):
    """Whoever opened the table puts a bot in a seat, or with null nobody."""

    id: Id
    seat: SeatNumber
    bot: BotName | None


class Start(Request, frozen=True, tag="start"):
    """Whoever opened the table begins the draw, which the match follows; `fill`: with bots where nobody sits."""

    id: Id
    fill: bool = False


class Commit(Request, frozen=True, tag="commit"):
    """What one will add to the shuffle is settled by its hash, as long as the stage of the draw is `commit`."""

    id: Id
    commitment: Commitment


class Reveal(Request, frozen=True, tag="reveal"):
    """What one adds to the shuffle, once the stage is `reveal`: to be sent only where the list has one's own commitment and the table's is
    still the first that was shown."""

    id: Id
    entropy: Entropy


class Play(Request, frozen=True, tag="play"):
    """Make a move of the game, a signal too."""

    id: Id
    move: dict[str, Any]


class Chat(Request, frozen=True, tag="chat"):
    id: Id
    text: Text


class Emotion(Request, frozen=True, tag="emote"):
    id: Id
    emote: Emote


class Rematch(Request, frozen=True, tag="rematch"):
    """The same people again, at a table of their own; whoever asks first opens it."""

    id: Id


class Hint(Request, frozen=True, tag="hint"):
    """What would a bot do here?"""

    id: Id


class Ping(Request, frozen=True, tag="ping"):
    """Answered with `pong`, to know that the connection is alive."""


AnyRequest = Hello | Sit | Stand | PlaceBot | Start | Commit | Reveal | Play | Chat | Emotion | Rematch | Hint | Ping
TableRequest = Sit | Stand | PlaceBot | Start | Commit | Reveal | Play | Chat | Emotion | Rematch


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """What the server sends."""


class SeatInfo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat as everybody sees it."""

    kind: Literal["free", "human", "program", "bot"]
    name: str = ""
    bot: str | None = None
    away: bool = False
    mark: str = ""  # of a person: tells apart those whose names look alike


class DrawInfo(msgspec.Struct, frozen=True, gc=False):
    """The draw before a match. `commitments`, by seat, null where there is none: shown to all at once when they are to be revealed."""

    stage: Literal["commit", "reveal"]
    until: int  # by the server's clock, as `now`; then who has not committed adds nothing, and who does not reveal spoils the draw
    commitments: list[str | None]


class TableInfo(msgspec.Struct, frozen=True, gc=False):
    """What everybody may know of a table besides the game."""

    id: str
    status: Status
    settings: TableSettings
    edition: int  # of the game
    seats: list[SeatInfo]
    commitment: str  # SHA-256 of the seed; another only after a draw was called off
    draw: DrawInfo | None  # while the status is `drawing`
    called_off: list[CalledOffDraw]  # draws that came to nothing
    chatty: bool  # may people talk freely now?
    next: str | None  # where the same people play again


class Remark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something said or an emote, by somebody at that seat or by a spectator."""

    name: str
    seat: int | None
    text: str | None = None
    emote: Emote | None = None
    mark: str = ""  # as of a seat


class Moves(msgspec.Struct, Generic[M], frozen=True, gc=False):
    """The legal moves of this seat; a selection where there are too many to list."""

    moves: list[M]
    complete: bool


class Happened(msgspec.Struct, Generic[E], frozen=True, gc=False):
    """One step: what this seat saw of it."""

    number: int
    at: int
    events: list[E]
    by: list[Mover]  # who made its moves


class State(Message, Generic[V, E, M], frozen=True, tag="state"):
    """Everything this client may know now. `missed`: the steps since the number it named; null where that is too long ago. `past`: of all
    steps so far what everybody saw and still wants to know, such as how each round was scored."""

    number: int
    now: int  # the server's clock
    table: TableInfo
    seat: int | None
    host: bool
    view: V | None
    moves: Moves[M] | None
    deadline: Deadline | None
    talk: list[Remark]  # the latest
    missed: list[Happened[E]] | None
    past: list[Happened[E]]
    record: bool  # may the record be fetched?


class Update(Message, Generic[V, E, M], frozen=True, tag="update"):
    """Moves or remarks, and how things stand after them. (Where more has changed a whole `state` is sent.)"""

    number: int
    now: int
    happened: Happened[E]
    deadline: Deadline | None
    view: V | UnsetType = UNSET  # where something was played
    moves: Moves[M] | None = None
    talk: list[Remark] | UnsetType = UNSET  # new remarks


class Done(Message, frozen=True, tag="done"):
    """The request is stored, as part of that step."""

    id: str
    number: int


class Refused(Message, frozen=True, tag="refused"):
    """Nothing has changed, unless the key is `unsure` or `failed`: then it may have. `rule`: the ruling where one forbids it; `key` is the
    reason for programs, `sentence` for people."""

    id: str | None
    rule: str | None
    key: str
    sentence: str


class Hinted(Message, Generic[M], frozen=True, tag="hinted"):
    id: str
    number: int
    moves: list[HintedMove[M]]


class HintedMove(msgspec.Struct, Generic[M], frozen=True):
    move: M
    value: float
    chance: float


class Pong(Message, frozen=True, tag="pong"):
    now: int


class Bye(Message, frozen=True, tag="bye"):
    """The server closes the connection; a client may come back after so many milliseconds, or with null should not."""

    why: Literal["stopping", "too_fast", "too_slow", "protocol"]
    again_after: int | None


REQUEST = msgspec.json.Decoder(AnyRequest)
