"""What a seat may know of a game of Kakerlakenpoker, and what it is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from bestiary.engine.game import Event, Facts, Reveal, Seat, View
from bestiary.engine.state import State
from bestiary.games.kakerlakenpoker import rules
from bestiary.games.kakerlakenpoker.cards import CARDS, KINDS, TYPE_OF, Card, Claim, Kind, Special, card_name, claim_name, special_name
from bestiary.games.kakerlakenpoker.moves import Believe, Doubt, KakerlakenpokerMove, Lay, Pass, Peek

Phase = Literal["start", "answer", "onward", "lay", "over"]
Why = Literal["full_set", "empty_hand", "idle_rounds", "unmet_duty"]  # the last in edition 1 alone


class Passed(msgspec.Struct, frozen=True, gc=False):
    """Who passed the card to whom, and what he said it was."""

    seat: Seat
    to: Seat
    claim: Claim


class Player(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a player, and remembers of his claims."""

    seat: Seat
    cards: int  # in hand
    front: list[Card]
    truths: int  # claims that were true when the card was shown
    lies: int
    foe: Seat | None = None  # who last brought him a card: fooled him, or saw through him


class Duty(msgspec.Struct, frozen=True, gc=False):
    """Who owes cards for specials, and for how many of them; what was named last."""

    seat: Seat
    claim: Claim
    times: int


class Taken(msgspec.Struct, frozen=True, gc=False):
    """A special that somebody took into hand before everybody's eyes, and whether it is the card that is passed around."""

    card: Special
    seat: Seat
    passed: Literal["no", "maybe", "yes"]


class KakerlakenpokerView(View, frozen=True, kw_only=True):
    phase: Phase
    danger: int  # so many of a kind lose
    starter: Seat | None  # of the round; None between rounds
    passes: list[Passed]  # of the round; between rounds, of the last one
    receiver: Seat | None  # who has the card before him
    seen: list[Seat]  # who knows the card that is passed
    card: Card | None  # that card, if you know it
    owed: Duty | None
    pile: int  # penalty cards
    top: Card | None  # the one face up
    table: list[Player]
    specials: list[Taken]
    idle: int  # rounds in a row that laid no card in front of anybody; ten lose (R7)
    hand: list[Card] | None  # yours; None for a spectator
    loser: Seat | None
    why: Why | None


PHASES: dict[int, Phase] = {
    rules.OVER: "over",
    rules.START: "start",
    rules.TO: "start",
    rules.ANSWER: "answer",
    rules.ONWARD: "onward",
    rules.LAY: "lay",
    rules.MORE: "lay",
}


def listed(counts: list[int]) -> list[Card]:
    """Counts by type as card names."""
    return [*_listed(tuple(counts))]


@lru_cache(4096)
def _listed(counts: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(name for name, count in zip(CARDS, counts, strict=False) for _ in range(count))  # fronts have no specials


def top(s: State) -> Card | None:
    return card_name(s.pile[s.top]) if s.top < s.piled else None


def full_set(s: State, seat: int) -> Kind | None:
    counts = [s.front[seat][kind] + s.front[seat][kind + rules.KINDS] for kind in range(rules.KINDS)]
    return KINDS[counts.index(max(counts))] if max(counts) == rules.danger(s.players) else None


def reason(s: State) -> Why | None:
    """Why the game is lost."""
    if s.loser < 0:
        return None
    if full_set(s, s.loser):
        return "full_set"
    if s.idle == rules.IDLE:
        return "idle_rounds"
    return "unmet_duty" if s.held[s.loser] else "empty_hand"


def foe(s: State, seat: int) -> int | None:
    return (seat + s.foe[seat]) % s.players if s.foe[seat] else None


def specials(s: State, seat: int | None) -> list[Taken]:
    """What is known of the specials that went into hands, as `seat` may know it."""
    known: list[Taken] = []
    for k, holder in enumerate(s.holder):
        if holder < 0:
            continue
        passed = "no"
        if rules.in_flight(s) and s.route[0] == holder:
            if rules.has_seen(s, -1 if seat is None else seat) or s.held[holder] == 0:
                passed = "yes" if s.flight == rules.JOKER + k else "no"
            else:
                passed = "maybe"
        known.append(Taken(special_name(k), holder, passed))
    return known


def card_seen(s: State, seat: int | None) -> Card | None:
    """The card that is passed round, to who has looked at it."""
    return card_name(s.flight) if seat is not None and rules.in_flight(s) and rules.has_seen(s, seat) else None


def views(s: State, seats: Sequence[int | None]) -> list[KakerlakenpokerView]:
    everyones = public_view(s)
    return [everyones if seat is None else own_view(s, seat, everyones) for seat in seats]


def own_view(s: State, seat: int, everyones: KakerlakenpokerView) -> KakerlakenpokerView:
    """What a seat may know besides what everyone does."""
    taken = specials(s, seat) if everyones.specials else []
    return replace(everyones, seat=seat, card=card_seen(s, seat), specials=taken, hand=listed(s.hand[seat]))


def public_view(s: State) -> KakerlakenpokerView:
    over = s.phase == rules.OVER
    scores = [0] * s.players
    rules.score(s, scores)
    phase = PHASES.get(s.phase) or ("onward" if s.passes else "start")
    flying = rules.in_flight(s)
    everyone = range(s.players)
    claims: list[Claim] = [claim_name(claim) for claim in s.claims[: s.passes]]
    return KakerlakenpokerView(
        seat=None,
        players=s.players,
        actors=[p for p in everyone if rules.may_act(s, p)],
        over=over,
        scores=scores,
        phase=phase,
        danger=rules.danger(s.players),
        starter=None if phase in ("lay", "over") else s.route[0],
        passes=[Passed(s.route[i], s.route[i + 1], claim) for i, claim in enumerate(claims)],
        receiver=s.mover if flying else None,
        seen=[p for p in everyone if flying and rules.has_seen(s, p)],
        card=None,
        owed=Duty(s.mover, claims[-1], s.owed) if phase == "lay" else None,
        pile=s.piled - s.top,
        top=top(s),
        table=[Player(p, s.held[p], listed(s.front[p]), s.truths[p], s.lies[p], foe(s, p)) for p in everyone],
        specials=specials(s, None),
        idle=s.idle,
        hand=None,
        loser=s.loser if over else None,
        why=reason(s),
    )


class GameBegins(Reveal, frozen=True, tag="game_begins"):
    hand: list[Card] | None  # yours
    pile: int
    top: Card


class RoundBegins(Event, frozen=True, tag="round_begins"):
    seat: Seat


class CardPassed(Event, frozen=True, tag="card_passed"):
    seat: Seat
    to: Seat
    claim: Claim
    card: Card | None  # if you have seen it


class Believed(Event, frozen=True, tag="believed"):
    seat: Seat
    passer: Seat
    claim: Claim


class Doubted(Event, frozen=True, tag="doubted"):
    seat: Seat
    passer: Seat
    claim: Claim


class Peeked(Event, frozen=True, tag="peeked"):
    seat: Seat


class CardSeen(Reveal, frozen=True, tag="card_seen"):
    """What you saw when you peeked."""

    card: Card


class CardShown(Reveal, frozen=True, tag="card_shown"):
    card: Card
    claim: Claim
    true: bool


class CardTaken(Event, frozen=True, tag="card_taken"):
    """The card that was passed is laid before a player."""

    seat: Seat
    card: Card


class SpecialTaken(Event, frozen=True, tag="special_taken"):
    """A special goes into a hand; one card of what was named last, or any two, are owed for it."""

    seat: Seat
    card: Special
    claim: Claim
    from_pile: bool


class PenaltyCard(Event, frozen=True, tag="penalty_card"):
    """A king brings the top card of the penalty pile along."""

    seat: Seat
    card: Card


class PileTurned(Reveal, frozen=True, tag="pile_turned"):
    """The next penalty card is turned up; None if there is none."""

    card: Card | None
    left: int


class CardsLaid(Event, frozen=True, tag="cards_laid"):
    """Cards from the hand for a special. Where the first loses the game, the second stays in hand."""

    seat: Seat
    cards: list[Card]


class DutyLapsed(Reveal, frozen=True, tag="duty_lapsed"):
    """He owes for a special and holds nothing that he could lay (R6)."""

    seat: Seat


class DutyUnmet(Reveal, frozen=True, tag="duty_unmet"):
    """The same in edition 1, where it loses the game."""

    seat: Seat


class GameOver(Event, frozen=True, tag="game_over"):
    loser: Seat
    why: Why
    kind: Kind | None  # of the full set


KakerlakenpokerEvent = (
    GameBegins
    | RoundBegins
    | CardPassed
    | Believed
    | Doubted
    | Peeked
    | CardSeen
    | CardShown
    | CardTaken
    | SpecialTaken
    | PenaltyCard
    | PileTurned
    | CardsLaid
    | DutyLapsed
    | DutyUnmet
    | GameOver
)


def tell(before: State, after: State, seat: int | None, move: KakerlakenpokerMove, viewer: int | None) -> list[KakerlakenpokerEvent]:
    assert seat is not None
    match move:
        case Pass(to=to, claim=claim):
            return [CardPassed(seat, to, claim, card_seen(after, viewer))]
        case Peek():
            return [Peeked(seat), CardSeen(card_name(after.flight))] if viewer == seat else [Peeked(seat)]
        case Believe() | Doubt():
            giver, number = before.route[before.passes - 1], before.claims[before.passes - 1]
            card, claim = before.flight, claim_name(number)
            said = Believed(seat, giver, claim) if isinstance(move, Believe) else Doubted(seat, giver, claim)
            true = bool(rules.is_true(card, number))
            taker = after.loser if after.loser >= 0 else after.mover
            got = given(before, after, taker, [card])
            return [said, CardShown(card_name(card), claim, true), *got, *tell_next(after, owed(got))]
        case Lay(cards):
            types = sorted(TYPE_OF[card] for card in cards)
            got = given(before, after, seat, types)
            return [CardsLaid(seat, [card_name(card) for card in types]), *got, *tell_next(after, before.owed - 1 + owed(got))]


def given(before: State, after: State, seat: int, types: list[int]) -> list[KakerlakenpokerEvent]:
    """Cards come to a player, with all that kings bring."""
    events: list[KakerlakenpokerEvent] = []
    claim = claim_name(before.claims[before.passes - 1])
    at = before.top
    from_round = before.phase == rules.ANSWER
    for card in types:
        if card >= rules.JOKER:
            events.append(SpecialTaken(seat, special_name(card - rules.JOKER), claim, from_pile=False))
        elif from_round:
            events.append(CardTaken(seat, card_name(card)))
        while rules.KINDS <= card < rules.JOKER and at < after.top:
            card = before.pile[at]
            at += 1
            if card >= rules.JOKER:
                events.append(SpecialTaken(seat, special_name(card - rules.JOKER), claim, from_pile=True))
            else:
                events.append(PenaltyCard(seat, card_name(card)))
            left = before.piled - at
            events.append(PileTurned(card_name(before.pile[at]) if left else None, left))
    return events


def owed(got: list[KakerlakenpokerEvent]) -> int:
    """For how many specials among them."""
    return sum(isinstance(event, SpecialTaken) for event in got)


def tell_next(after: State, duties: int) -> list[KakerlakenpokerEvent]:
    """After a round or a duty, with so many duties left: the next round, or the end."""
    why = reason(after)
    lapsed: list[KakerlakenpokerEvent] = [DutyLapsed(after.mover)] if duties and not after.owed and why != "full_set" else []
    if after.phase == rules.START:
        return [*lapsed, RoundBegins(after.mover)]
    if why is None:
        return []
    over = GameOver(after.loser, why, full_set(after, after.loser))
    return [DutyUnmet(after.loser), over] if why == "unmet_duty" else [*lapsed, over]


def tell_deal(before: State, after: State, viewer: int | None) -> list[KakerlakenpokerEvent]:
    (seen,) = views(after, [viewer])
    assert seen.top is not None
    return [GameBegins(seen.hand, seen.pile, seen.top), RoundBegins(after.mover)]


def facts(s: State, seat: int | None) -> Facts:
    named = claim_name(s.claims[s.passes - 1]) if s.passes else "nothing"
    return {"named": f"kakerlakenpoker-{named}", "last_seat": s.players - 1}
