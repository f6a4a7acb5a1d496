"""From a record back to the match, move by move, trusting nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from random import SystemRandom

from bestiary.engine.game import AnyGame, Event, Reason
from bestiary.match.draw import Draw, faults
from bestiary.match.illegal import IllegalMove
from bestiary.match.match import Dealer, Match, check_edition, check_table, find_game, from_seed, read_options
from bestiary.match.record import BadRecord, Moves, Record, Result, in_words, read_record

Viewers = Sequence[int | None]


def replay(source: object, at: int | None = None) -> Match:
    """The match that a record tells, whole or after its first `at` moves. Raises BadRecord, which says where and why."""
    record = read_record(source)
    if at is not None and (type(at) is not int or not 0 <= at <= len(record.moves)):
        raise ValueError(f"at is a number of moves, 0 to {len(record.moves)}, not {at!r}")
    match = begin(record)
    check_deals(record, match)
    for number, told in enumerate(record.moves[:at]):
        shuffles = len(match.deals)
        try:
            match.play(told.seat, told.move)
        except IllegalMove as error:
            raise BadRecord(f"moves[{number}]", str(in_plain_words(error))) from None
        if len(match.deals) > shuffles:
            check_deals(record, match)
    if at is None:
        check_end(record, match)
    return match


def in_plain_words(error: IllegalMove) -> IllegalMove:
    """The same refusal; what the JSON reader had to say of the move becomes a sentence."""
    where, why = in_words(str(error.facts["detail"]))
    detail = why and f"At “{where.replace('record', 'move')}”: {why}."
    return IllegalMove(Reason(error.rule, error.key), {**error.facts, "detail": detail})


def check_deals(record: Record[Moves], match: Match) -> None:
    """Do the shuffles so far agree with those listed? Asked before the moves that follow them: a wrong seed spoils those too."""
    dealt = match.dealt()
    for number, (said, true) in enumerate(zip(record.deals, dealt, strict=False)):
        if said != true:
            card = next(i for i, (a, b) in enumerate(zip(said, true, strict=False)) if a != b)
            raise BadRecord(f"deals[{number}][{card}]", f"the seed gives {true[card]}, the record says {said[card]}")
    if len(record.deals) < len(dealt):
        raise BadRecord("deals", f"the play takes more than the {len(record.deals)} shuffles that the record lists")


def check_end(record: Record[Moves], match: Match) -> None:
    if len(record.deals) > len(match.deals):
        raise BadRecord("deals", f"the play takes {len(match.deals)} shuffles, the record lists {len(record.deals)}")
    if record.result != match.result:
        if match.result is None:
            raise BadRecord("result", "the game is not over, so there is no result yet")
        said = "gives none" if record.result is None else f"says {result_in_words(record.result)}"
        raise BadRecord("result", f"the play ends with {result_in_words(match.result)}; the record {said}")


def result_in_words(result: Result) -> str:
    return f"scores {', '.join(map(str, result.scores))} and ranks {', '.join(map(str, result.ranks))}"


def begin(record: Record[Moves]) -> Match:
    """The match before its first move."""
    try:
        game = find_game(record.game)
    except ValueError as error:
        raise BadRecord("game", str(error)) from None
    try:
        check_edition(game, record.edition)
    except ValueError as error:
        raise BadRecord("edition", str(error)) from None
    try:
        options = read_options(game, record.options)
    except ValueError as error:
        raise BadRecord("options", str(error)) from None
    try:
        check_table(game, len(record.seats), record.seats, ())
    except ValueError as error:
        raise BadRecord("seats", str(error)) from None
    entropy = [bytes.fromhex(part) for part in record.entropy] or [b""] * len(record.seats)
    if len(entropy) != len(record.seats):
        raise BadRecord("entropy", f"there is one hex string a seat: {len(entropy)} are given, but {len(record.seats)} play")
    seed = None if record.seed is None else bytes.fromhex(record.seed)
    orders = [order_of(game, number, names) for number, names in enumerate(record.deals)]
    draw = draw_of(record, seed, entropy)
    dealer = listed(orders) if seed is None else from_seed(seed, entropy, draw)
    return Match(game, len(record.seats), options, dealer, record.seats, seed, entropy, record.edition, draw)


def draw_of(record: Record[Moves], seed: bytes | None, entropy: Sequence[bytes]) -> Draw | None:
    if record.commitments is None:
        for where, said in (("lot", record.lot is not None), ("called_off", record.called_off > 0)):
            if said:
                raise BadRecord(where, "nothing was drawn together here: the record lists no commitments")
        return None
    draw = Draw(record.commitments, record.lot, record.called_off)
    for where, why in faults(seed, entropy, draw):
        raise BadRecord(where, why)
    return draw


def listed(orders: Sequence[list[int]]) -> Dealer:
    """The deals as listed; after the last one, by chance, so that a match can be played on."""

    def deal(number: int, size: int) -> list[int]:
        if number < len(orders):
            if len(orders[number]) != size:
                raise BadRecord(f"deals[{number}]", f"{len(orders[number])} cards, where the game shuffles {size}")
            return orders[number]
        return SystemRandom().sample(range(size), size)

    return deal


def order_of(game: AnyGame, number: int, names: Sequence[str]) -> list[int]:
    """A listed shuffle as card numbers. Which of two equal cards is which does not matter."""
    for deck in game.decks:
        if sorted(deck) == sorted(names):
            places: dict[str, list[int]] = {}
            for card in range(len(deck) - 1, -1, -1):
                places.setdefault(deck[card], []).append(card)
            return [places[name].pop() for name in names]
    raise BadRecord(f"deals[{number}]", f"this is no shuffle of a deck of {game.id}")


def story(match: Match, seat: int | None = None) -> Iterator[list[Event]]:
    """All that a seat saw happen: the first deal, then move by move."""
    again = begin(read_record(match.record()))
    yield again.events(seat)
    for mover, move in match.moves:
        again.play(mover, move)
        yield again.events(seat)


def told(match: Match, viewers: Viewers) -> Iterator[tuple[int | None, Event]]:
    """What the first viewer saw happen, each thing as whoever of the others knew most of it, and what one of the others saw alone."""
    first, *others = viewers
    common = match.events(first)
    better: list[list[Event]] = [[] for _ in common]
    alone: list[list[tuple[int | None, Event]]] = [[] for _ in range(len(common) + 1)]
    for viewer in others:
        seen = match.events(viewer)
        for _, i, j, k, m in SequenceMatcher(None, [str(e) for e in common], [str(e) for e in seen], autojunk=False).get_opcodes():
            for place, event in zip(range(i, j), seen[k:m], strict=False):
                if event != common[place] and event not in better[place]:
                    better[place].append(event)
            alone[j] += [(viewer, event) for event in seen[k + j - i : m]]
    for place, event in enumerate(common):
        yield from alone[place]
        yield None, better[place][0] if len(better[place]) == 1 else event
    yield from alone[-1]
