"""What a seat may know of a game of Nullern, and what it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from bestiary.engine.game import Event, Facts, Reveal, Seat, View
from bestiary.engine.state import State
from bestiary.games.nullern import rules
from bestiary.games.nullern.cards import Card, Colour, card_name, colour_of
from bestiary.games.nullern.moves import Bid, NullernMove, Play


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A card in a trick and who laid it."""

    seat: Seat
    card: Card


class Player(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a player."""

    seat: Seat
    cards: int  # in hand
    bid: int | None
    taken: int
    points: int
    hoppers: int
    void: bool  # could not follow trump this round


class NullernView(View, frozen=True, kw_only=True):
    phase: Literal["bid", "play", "over"]
    round: int  # 1 is the first
    rounds: int
    blind: bool
    size: int  # cards a hand this round
    starter: Seat
    trump_card: Card
    trump: Colour
    trick: list[Laid]  # what lies now, in the order of play
    last_trick: list[Laid]
    fallen: list[Card]  # everything played this round, in order
    table: list[Player]
    hand: list[Card] | None  # yours; None for a spectator and, until all have bid, in the blind round


def laid(s: State, count: int) -> list[Laid]:
    seats = [(s.lead + i) % s.players for i in range(count)]
    return [Laid(p, card_name(s.trick[p])) for p in seats]


def views(s: State, seats: Sequence[int | None]) -> list[NullernView]:
    everyones = public_view(s)
    return [everyones if seat is None else replace(everyones, seat=seat, hand=hand_of(s, seat)) for seat in seats]


def hand_of(s: State, seat: int) -> list[Card] | None:
    return [card_name(c) for c in sorted(s.hand[seat][: s.held[seat]])] if rules.knows_hand(s, seat, seat) else None


def public_view(s: State) -> NullernView:
    over = s.phase == rules.OVER
    scores = [0] * s.players
    rules.score(s, scores)
    shown = s.rounds - 1 if over else s.rounds
    return NullernView(
        seat=None,
        players=s.players,
        actors=[p for p in range(s.players) if rules.may_act(s, p)],
        over=over,
        scores=scores,
        phase="over" if over else "bid" if s.phase == rules.BID else "play",
        round=shown + 1,
        rounds=2 * s.peak,
        blind=shown == 2 * s.peak - 1,
        size=1 if over else rules.hand_size(s),
        starter=s.start,
        trump_card=card_name(s.trump_card),
        trump=colour_of(s.trump_card),
        trick=laid(s, s.count),
        last_trick=laid(s, s.players) if s.count == 0 and s.fell else [],
        fallen=[card_name(c) for c in s.fallen[: s.fell]],
        table=[
            Player(p, s.held[p], None if s.bid[p] < 0 else s.bid[p], s.taken[p], s.points[p], s.hoppers[p], bool(s.void[p]))
            for p in range(s.players)
        ],
        hand=None,
    )


class RoundBegins(Reveal, frozen=True, tag="round_begins"):
    round: int
    size: int
    blind: bool
    starter: Seat
    trump_card: Card
    hand: list[Card] | None  # yours


class TricksBid(Event, frozen=True, tag="tricks_bid"):
    seat: Seat
    tricks: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: Seat
    card: Card


class CardsShown(Reveal, frozen=True, tag="cards_shown"):
    """The blind round: everybody's card at once, from the one who would lead."""

    cards: list[Laid]


class TrickTaken(Event, frozen=True, tag="trick_taken"):
    seat: Seat


class Tally(msgspec.Struct, frozen=True, gc=False):
    """A player's round: tricks bid and taken, points won, and whether a grasshopper was caught."""

    seat: Seat
    bid: int
    taken: int
    points: int
    hopper: bool


class RoundScored(Event, frozen=True, tag="round_scored"):
    round: int
    players: list[Tally]  # by seat


class Total(msgspec.Struct, frozen=True, gc=False):
    """A player's final score, the grasshoppers taken off."""

    seat: Seat
    score: int


class GameOver(Event, frozen=True, tag="game_over"):
    winners: list[Seat]
    totals: list[Total]  # by seat


NullernEvent = RoundBegins | TricksBid | CardPlayed | CardsShown | TrickTaken | RoundScored | GameOver


def tell(before: State, after: State, seat: int | None, move: NullernMove, viewer: int | None) -> list[NullernEvent]:
    assert seat is not None
    events: list[NullernEvent] = []
    match move:
        case Bid(tricks):
            events.append(TricksBid(seat, tricks))
        case Play(card):
            events.append(CardPlayed(seat, card))
    if after.fell and before.phase == rules.BID:
        events.append(CardsShown(laid(after, after.players)))
    if after.fell > before.fell and after.count == 0:
        events.append(TrickTaken(after.best))
    if after.rounds > before.rounds:
        events.append(RoundScored(after.rounds, [tally(before, after, p) for p in range(after.players)]))
    if after.phase == rules.OVER:
        scores = public_view(after).scores
        winners = [p for p, score in enumerate(scores) if score == max(scores)]
        events.append(GameOver(winners, [Total(p, score) for p, score in enumerate(scores)]))
    return events


def tally(before: State, after: State, p: int) -> Tally:
    points, hopper = after.points[p] - before.points[p], after.hoppers[p] > before.hoppers[p]
    return Tally(p, after.bid[p], after.taken[p], points, hopper)


def tell_deal(before: State, after: State, viewer: int | None) -> list[NullernEvent]:
    (seen,) = views(after, [viewer])
    return [RoundBegins(seen.round, seen.size, seen.blind, seen.starter, seen.trump_card, seen.hand)]


def facts(s: State, seat: int | None) -> Facts:
    return {"most": rules.hand_size(s), "trump": f"nullern-{colour_of(s.trump_card)}"}
