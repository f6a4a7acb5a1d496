"""What happens at a table, as it is stored: a table is its steps, and a step is what came of one request, whole or not at all."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bestiary.match.record import Hex, Seed

RELAXED = 180  # seconds for a move by a relaxed clock
TEXT_MOST, NAME_MOST = 280, 24

TABLE_ID = r"[A-Za-z0-9_-]{1,32}"  # as a pattern
THIRTY_TWO = r"^[0-9a-f]{64}$(?!\n)"  # bytes

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)", description="chosen by whoever asks: the same request again has the same")]
Commitment = Annotated[str, Meta(pattern=THIRTY_TWO, description="SHA-256 of `bestiary-entropy/1` and the 32 bytes of entropy, as hex")]
Entropy = Annotated[str, Meta(pattern=THIRTY_TWO, description="32 random bytes that a player adds to the shuffle, as hex")]
Emote = Literal["hello", "thanks", "well_played", "laugh", "think", "wow", "sorry", "hurry"]
Mover = Literal["person", "bot", "clock"]
BotName = Annotated[str, Meta(max_length=32, description="a level, perhaps with a temper: `fox`, `owl-bold`")]


class Clocks(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How long people may think. Whose time runs out has that move made by a bot."""

    kind: Literal["none", "relaxed", "move"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=3600)] = 30  # for a move, where the kind is `move`
    auction: Annotated[int, Meta(ge=0, le=120)] = 10  # the countdown of an open auction, which each bid starts anew; 0: none

    @property
    def move_seconds(self) -> int:
        return {"none": 0, "relaxed": RELAXED, "move": self.seconds}[self.kind]


class TableSettings(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    game: str
    seats: Annotated[int, Meta(ge=2, le=7)]
    options: dict[str, bool | int | str] = {}  # the house rules
    clock: Clocks = Clocks()
    level: BotName = "fox"  # of the bots that play for who is away or out of time
    public: bool = False  # in the lobby, or found by its link alone
    hints: bool = True
    order: Literal["random", "as_seated"] = "random"  # who begins


class Fact(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    """One thing that happened."""


class Opened(Fact, frozen=True, tag="opened"):
    settings: TableSettings
    host: str  # a person's id
    seed: Seed
    edition: int = 1  # of the game, so that a match ends by the rules it began with


class Sat(Fact, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    program: bool = False
    entropy: Hex = ""  # of tables from before there were draws


class Placed(Fact, frozen=True, tag="placed"):
    """A bot in a seat."""

    seat: int
    bot: str


class Rose(Fact, frozen=True, tag="rose"):
    """A seat is free."""

    seat: int


class Drawing(Fact, frozen=True, tag="drawing"):
    """A draw begins: the seats are settled, and each person's program is asked for a commitment."""


class Committed(Fact, frozen=True, tag="committed"):
    seat: int
    commitment: str


class Listed(Fact, frozen=True, tag="listed"):
    """The list of commitments is fixed, and shown to all."""


class Revealed(Fact, frozen=True, tag="revealed"):
    seat: int
    entropy: str


class CalledOff(Fact, frozen=True, tag="called_off"):
    """A draw comes to nothing, since those at these seats did not reveal in time. The next has another seed."""

    seats: list[int]
    seed: Seed


class Hosted(Fact, frozen=True, tag="hosted"):
    """Somebody else decides at the table from now on."""

    person: str


class Started(Fact, frozen=True, tag="started"):
    order: list[int]  # seat k goes to whoever sat at order[k]


class Moved(Fact, frozen=True, tag="moved"):
    seat: int | None
    move: Any
    by: Mover = "person"


class Said(Fact, frozen=True, tag="said"):
    name: str
    seat: int | None
    text: str
    mark: str = ""  # of who said it: names may look alike


class Emoted(Fact, frozen=True, tag="emoted"):
    name: str
    seat: int | None
    emote: Emote
    mark: str = ""


class Away(Fact, frozen=True, tag="away"):
    """Nobody is at this seat; a bot plays until somebody is."""

    seat: int


class Back(Fact, frozen=True, tag="back"):
    seat: int


class Followed(Fact, frozen=True, tag="followed"):
    """The same people play again, at that table."""

    table: str


class Closed(Fact, frozen=True, tag="closed"):
    """Nobody will play here."""


AnyFact = (
    Opened
    | Sat
    | Placed
    | Rose
    | Drawing
    | Committed
    | Listed
    | Revealed
    | CalledOff
    | Hosted
    | Started
    | Moved
    | Said
    | Emoted
    | Away
    | Back
    | Followed
    | Closed
)


class Step(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    number: int  # from 1, without a gap
    at: int  # milliseconds since 1970
    facts: list[AnyFact]
    person: str | None = None  # who asked for it
    id: str | None = None  # and as which request


FACTS = msgspec.json.Decoder(list[AnyFact])
encode = msgspec.json.Encoder().encode
