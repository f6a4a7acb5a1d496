"""What a seat may know of a game of Kuhhandel."""

from __future__ import annotations

from typing import Literal

import msgspec

from bestiary.engine.game import Facts, Seat, View
from bestiary.engine.state import State
from bestiary.games.kuhhandel import rules
from bestiary.games.kuhhandel.cards import Animal, Money, animal_name, animals_of, cards_of

Phase = Literal["turn", "bid", "decide", "pay", "offer", "respond", "over"]

PHASES: dict[int, Phase] = {
    rules.OVER: "over",
    rules.TURN: "turn",
    rules.BID: "bid",
    rules.BID_TENS: "bid",
    rules.DECIDE: "decide",
    rules.PAY: "pay",
    rules.OFFER: "offer",
    rules.RESPOND: "respond",
    rules.COUNTERING: "respond",
}


class Player(msgspec.Struct, frozen=True):
    """A player, as the viewer knows him."""

    seat: Seat
    animals: dict[Animal, int]
    quartets: list[Animal]
    money: list[Money]  # what you know him to have, in hand or in an offer; your own too
    exact: bool  # that is all he has
    foe: Seat | None = None  # who last took animals from him


class AuctionView(msgspec.Struct, frozen=True):
    """The card under the hammer."""

    animal: Animal
    auctioneer: Seat
    leader: Seat | None
    high: int  # 0: no bid yet
    least: int  # the next bid is at least this,
    ceiling: int  # and at most this (K3)
    bidders: list[Seat]  # have not passed, the leader among them
    barred: list[Seat]  # could not pay for this card (K6)


class PaymentView(msgspec.Struct, frozen=True):
    payer: Seat
    payee: Seat
    price: int


class TradeView(msgspec.Struct, frozen=True):
    challenger: Seat
    partner: Seat
    animal: Animal
    stake: int  # animals that change hands (K10)
    round: int  # 1, after a tie 2
    offer_size: int | None  # of the offer that lies, where the house rule shows it (K11)
    offer: list[Money] | None  # the offer that lies, if it is yours


class KuhhandelView(View, frozen=True, kw_only=True):
    phase: Phase
    owner: Seat  # whose turn it is
    deck: int  # cards left
    donkeys: int  # turned up so far
    total_money: int  # in all hands together
    idle: int  # turns in a row without an auction or a new quartet (K14)
    table: list[Player]
    auction: AuctionView | None
    payment: PaymentView | None
    trade: TradeView | None
    hand: list[Money] | None  # your money, without an offer that lies; None for a spectator


def view(s: State, seat: int | None) -> KuhhandelView:
    scores = [0] * s.players
    rules.score(s, scores)
    auction = rules.BID <= s.phase <= rules.PAY
    return KuhhandelView(
        seat=seat,
        players=s.players,
        actors=actors(s),
        over=s.phase == rules.OVER,
        scores=scores,
        phase=PHASES[s.phase],
        owner=s.owner,
        deck=len(s.pile) - s.top,
        donkeys=rules.donkeys(s),
        total_money=10 * rules.ceiling(s),
        idle=s.idle,
        table=[player(s, seat, p) for p in range(s.players)],
        auction=auction_view(s) if auction else None,
        payment=PaymentView(s.mover, s.partner, 10 * s.high) if s.phase == rules.PAY else None,
        trade=trade_view(s, seat) if s.phase >= rules.OFFER else None,
        hand=None if seat is None else cards_of(in_hand(s, seat)),
    )


def actors(s: State) -> list[int]:
    if s.phase == rules.BID_TENS:  # nobody sees a bid half made
        return [p for p in seats(s, s.inside) if p != s.leader]
    return [p for p in range(s.players) if rules.may_act(s, p)]


def seats(s: State, bits: int) -> list[int]:
    return [p for p in range(s.players) if bits >> p & 1]


def in_hand(s: State, seat: int) -> int:
    """Money in hand, with what a move half made has already laid down."""
    money: int = s.money[6 * seat]
    if seat != s.mover:
        return money
    return money + (s.offer if s.phase in (rules.PAY, rules.OFFER) else s.counter)


def player(s: State, viewer: int | None, p: int) -> Player:
    row = rules.PUBLIC if viewer is None else viewer
    known = rules.holding(s, p) if p == viewer else s.money[5 * row + p]
    animals = animals_of(s.animals[p])
    quartets: list[Animal] = [animal for animal, n in animals.items() if n == 4]
    return Player(p, animals, quartets, cards_of(known), not s.vague >> 5 * row + p & 1, foe(s, p))


def foe(s: State, p: int) -> int | None:
    return (p + s.foe[p]) % s.players if s.foe[p] else None


def auction_view(s: State) -> AuctionView:
    return AuctionView(
        animal=animal_name(s.animal),
        auctioneer=s.owner,
        leader=None if s.leader < 0 else s.leader,
        high=10 * s.high,
        least=10 * s.high + 10,
        ceiling=10 * rules.ceiling(s),
        bidders=seats(s, s.inside),
        barred=seats(s, s.barred),
    )


def trade_view(s: State, viewer: int | None) -> TradeView:
    lies = s.phase != rules.OFFER
    return TradeView(
        challenger=s.owner,
        partner=s.partner,
        animal=animal_name(s.animal),
        stake=rules.stake(s),
        round=s.attempt,
        offer_size=rules.cards(s.offer) if lies and s.offer_size else None,
        offer=cards_of(s.offer) if lies and viewer == s.owner else None,
    )


def facts(s: State, seat: int | None) -> Facts:
    return {"least": 10 * s.high + 10, "ceiling": 10 * rules.ceiling(s), "price": 10 * s.high}
