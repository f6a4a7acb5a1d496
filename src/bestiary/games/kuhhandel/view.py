"""What a seat may know of a game of Kuhhandel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

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


class Player(msgspec.Struct, frozen=True, gc=False):
    """A player, as the viewer knows him."""

    seat: Seat
    animals: dict[Animal, int]
    quartets: list[Animal]
    money: list[Money]  # what you know him to have, in hand or in an offer; your own too
    exact: bool  # that is all he has
    foe: Seat | None = None  # who last took animals from him


class AuctionView(msgspec.Struct, frozen=True, gc=False):
    """The card under the hammer."""

    animal: Animal
    auctioneer: Seat
    leader: Seat | None
    high: int  # 0: no bid yet
    least: int  # the next bid is at least this,
    ceiling: int  # and at most this (K3)
    bidders: list[Seat]  # have not passed, the leader among them
    barred: list[Seat]  # could not pay for this card (K6)
    bids: list[int]  # by seat: the highest for this card that still counts; 0: none


class PaymentView(msgspec.Struct, frozen=True, gc=False):
    payer: Seat
    payee: Seat
    price: int


class TradeView(msgspec.Struct, frozen=True, gc=False):
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


def views(s: State, seats: Sequence[int | None]) -> list[KuhhandelView]:
    everyones = public_view(s)
    return [everyones if seat is None else own_view(s, seat, everyones) for seat in seats]


def public_view(s: State) -> KuhhandelView:
    scores = [0] * s.players
    rules.score(s, scores)
    auction = rules.BID <= s.phase <= rules.PAY
    return KuhhandelView(
        seat=None,
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
        table=[player(s, p) for p in range(s.players)],
        auction=auction_view(s) if auction else None,
        payment=PaymentView(s.mover, s.partner, 10 * s.high) if s.phase == rules.PAY else None,
        trade=trade_view(s) if s.phase >= rules.OFFER else None,
        hand=None,
    )


def own_view(s: State, seat: int, everyones: KuhhandelView) -> KuhhandelView:
    """What a seat may know besides what everyone does."""
    trade = everyones.trade
    if trade is not None and s.phase != rules.OFFER and seat == s.owner:
        trade = replace(trade, offer=cards_of(s.offer))
    table = [as_known(s, seat, one) for one in everyones.table]
    return replace(everyones, seat=seat, table=table, trade=trade, hand=cards_of(in_hand(s, seat)))


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


def player(s: State, p: int) -> Player:
    """As everyone knows him."""
    animals = animals_of(s.animals[p])
    quartets: list[Animal] = [animal for animal, n in animals.items() if n == 4]
    place = 5 * rules.PUBLIC + p
    return Player(p, animals, quartets, cards_of(s.money[place]), not s.vague >> place & 1, foe(s, p))


def as_known(s: State, viewer: int, everyones: Player) -> Player:
    p = everyones.seat
    known = rules.holding(s, p) if p == viewer else s.money[5 * viewer + p]
    exact = not s.vague >> 5 * viewer + p & 1
    if known == s.money[5 * rules.PUBLIC + p] and exact == everyones.exact:
        return everyones
    return replace(everyones, money=cards_of(known), exact=exact)


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
        bids=[10 * bid for bid in s.bids[: s.players]],
    )


def trade_view(s: State) -> TradeView:
    lies = s.phase != rules.OFFER
    return TradeView(
        challenger=s.owner,
        partner=s.partner,
        animal=animal_name(s.animal),
        stake=rules.stake(s),
        round=s.attempt,
        offer_size=rules.cards(s.offer) if lies and s.offer_size else None,
        offer=None,
    )


def facts(s: State, seat: int | None) -> Facts:
    return {"least": 10 * s.high + 10, "ceiling": 10 * rules.ceiling(s), "price": 10 * s.high}
