"""What a request makes of a table: facts, or a refusal that says why. Who may do what is settled here, and only here."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from typing import assert_never

import msgspec

from bestiary.bots import bot
from bestiary.engine.shuffle import new_seed
from bestiary.match.match import check_table, find_game, read_options
from bestiary.server import draw
from bestiary.server.facts import (
    AnyFact,
    Emoted,
    Followed,
    Moved,
    Opened,
    Placed,
    Rose,
    Said,
    Sat,
    TableSettings,
)
from bestiary.server.messages import Chat, Commit, Emotion, PlaceBot, Play, Reveal, Sit, Stand, Start
from bestiary.server.people import Person, clean_text, mark_of
from bestiary.server.refusal import Refusal
from bestiary.server.table import Table

SAID_MOST = 500  # remarks and signals of one person at a table, and of all together who watch
CHANGES_MOST = 1_000  # of who sits where, before the match


def opened(settings: TableSettings, host: Person, bots: Sequence[str | None]) -> list[AnyFact]:
    """A new table. Its settings are checked first, bots and all."""
    try:
        game = find_game(settings.game)
        check_table(game, settings.seats, None, ())
        read_options(game, settings.options)
        for name in {settings.level, *bots} - {None}:
            bot(str(name), settings.game)
    except ValueError as error:
        raise Refusal("bad-settings", detail=str(error)) from None
    if len(bots) > settings.seats:
        raise Refusal("bad-settings", detail=f"{len(bots)} seats are named, but the table has {settings.seats}")
    placed = [Placed(seat, name) for seat, name in enumerate(bots) if name is not None]
    return [Opened(settings, host.id, new_seed().hex(), game.edition), *placed]


def asked(table: Table, person: Person, request: Sit | Stand | PlaceBot | Start | Commit | Reveal | Play | Chat | Emotion) -> list[AnyFact]:
    match request:
        case Sit(seat=seat):
            return sit(table, person, seat)
        case Stand():
            return stand(table, person)
        case PlaceBot(seat=seat, bot=name):
            return place(table, person, seat, name)
        case Start(fill=fill):
            return start(table, person, fill)
        case Commit(commitment=commitment):
            return draw.commit(table, person.id, commitment)
        case Reveal(entropy=entropy):
            return draw.reveal(table, person.id, entropy)
        case Play(move=move):
            if table.playing is None:
                raise Refusal("no-match")
            seat = own_seat(table, person)
            if is_signal(table, request):
                must_have_said_little(table, person)
            return [Moved(seat, move)]
        case Chat(text=text):
            must_be_free_to_talk(table)
            must_have_said_little(table, person)
            return [Said(person.name, table.seat_of(person.id), spoken(text), mark_of(person))]
        case Emotion(emote=emote):
            must_be_free_to_talk(table)
            must_have_said_little(table, person)
            return [Emoted(person.name, table.seat_of(person.id), emote, mark_of(person))]
        case _:
            assert_never(request)


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def must_be_open(table: Table) -> None:
    if table.status == "closed":
        raise Refusal("closed")
    if table.status == "drawing":
        raise Refusal("drawing")
    if table.status != "open":
        raise Refusal("already-started")


def must_be_host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise Refusal("host-only")


def must_be_free_to_talk(table: Table) -> None:
    if not table.chatty:
        raise Refusal("no-talk")


def is_signal(table: Table, request: Play) -> bool:
    match = table.playing
    return match is not None and bool(match.game.signals) and str(request.move.get("type")) in tags_of(match.game.signals)


@cache
def tags_of(types: tuple[type[msgspec.Struct], ...]) -> frozenset[str]:
    return frozenset(str(one.__struct_config__.tag) for one in types)


def must_have_said_little(table: Table, person: Person) -> None:
    """What is said is stored with the table, so that has an end."""
    watches = table.seat_of(person.id) is None
    if table.said.get(None if watches else person.id, 0) >= SAID_MOST:
        raise Refusal("watchers-said-enough" if watches else "said-enough", most=SAID_MOST)


def must_have_changed_little(table: Table) -> None:
    if table.changes >= CHANGES_MOST:
        raise Refusal("too-many-changes", most=CHANGES_MOST)


def spoken(text: str) -> str:
    """What is said, as it is shown. Nothing is not said."""
    if not (text := clean_text(text)):
        raise Refusal("malformed", detail="there is nothing in the text")
    return text


def must_be_a_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refusal("no-such-seat", most=len(table.chairs))


def sit(table: Table, person: Person, seat: int) -> list[AnyFact]:
    must_be_open(table)
    must_have_changed_little(table)
    must_be_a_seat(table, seat)
    sat = table.seat_of(person.id)
    if not table.chairs[seat].free and sat != seat:
        raise Refusal("seat-taken")
    left: list[AnyFact] = [Rose(sat)] if sat is not None and sat != seat else []
    return [*left, Sat(seat, person.id, person.name, person.program)]


def stand(table: Table, person: Person) -> list[AnyFact]:
    seat = own_seat(table, person)
    if table.status == "over":
        raise Refusal("over")
    if table.status == "drawing":
        raise Refusal("drawing")
    if table.status == "playing":
        return [Placed(seat, table.settings.level)]
    return [Rose(seat)]


def place(table: Table, person: Person, seat: int, name: str | None) -> list[AnyFact]:
    must_be_host(table, person)
    must_be_open(table)
    must_have_changed_little(table)
    must_be_a_seat(table, seat)
    chair = table.chairs[seat]
    if chair.person is not None and chair.person != person.id and name is not None:
        raise Refusal("seat-taken")
    if name is None:
        return [Rose(seat)]
    try:
        bot(name, table.settings.game)
    except ValueError as error:
        raise Refusal("bad-settings", detail=str(error)) from None
    return [Placed(seat, name)]


def start(table: Table, person: Person, fill: bool) -> list[AnyFact]:
    must_be_host(table, person)
    must_be_open(table)
    return begun(table, fill)


def begun(table: Table, fill: bool) -> list[AnyFact]:
    """The draw, and where nobody has a part in it the match."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if free and not fill:
        raise Refusal("seats-free", count=len(free))
    return [*(Placed(seat, table.settings.level) for seat in free), *draw.begun(table)]


def may_follow(table: Table, person: Person) -> list[AnyFact]:
    """Nothing, or a refusal."""
    if table.status != "over":
        raise Refusal("not-over")
    own_seat(table, person)
    return []


def follow(table: Table, next: str) -> list[AnyFact]:
    """The same people play there next, if they do not play elsewhere."""
    return [] if table.next is not None else [Followed(next)]


def following(table: Table, host: Person) -> list[AnyFact]:
    """The table at which the people of this one play again: the bots sit there already, and the people have their seats kept."""
    facts: list[AnyFact] = [Opened(table.settings, host.id, new_seed().hex(), find_game(table.settings.game).edition)]
    for seat, chair in enumerate(table.chairs):
        if chair.bot is not None:
            facts.append(Placed(seat, chair.bot))
        elif chair.person is not None:
            facts.append(Sat(seat, chair.person, chair.name, chair.program))
    return facts


def new_table_id() -> str:
    return secrets.token_urlsafe(9)
