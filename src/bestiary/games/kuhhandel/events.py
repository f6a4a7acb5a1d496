"""What a seat is told of a game of Kuhhandel."""

from __future__ import annotations

from typing import Literal

import msgspec

from bestiary.engine.game import Event, Reveal, Seat
from bestiary.engine.state import State
from bestiary.games.kuhhandel import rules
from bestiary.games.kuhhandel.cards import Animal, Money, animal_name, cards_of
from bestiary.games.kuhhandel.moves import Accept, Auction, Bid, Buy, Counter, KuhhandelMove, Offer, Pass, Pay, Sell, Trade
from bestiary.games.kuhhandel.view import public_view


class GameBegins(Event, frozen=True, tag="game_begins"):
    money: list[Money]  # each player's


class TurnBegins(Event, frozen=True, tag="turn_begins"):
    seat: Seat


class PlayerSkipped(Event, frozen=True, tag="player_skipped"):
    """The deck is empty, and there is nothing that he could trade for (K13)."""

    seat: Seat


class AnimalTurnedUp(Reveal, frozen=True, tag="animal_turned_up"):
    seat: Seat  # the auctioneer
    animal: Animal


class DonkeyMoney(Event, frozen=True, tag="donkey_money"):
    """Everybody gets this note."""

    number: int  # which donkey it was, 1 to 4
    note: Money


class BidMade(Event, frozen=True, tag="bid_made"):
    seat: Seat
    amount: int


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat


class BiddingClosed(Event, frozen=True, tag="bidding_closed"):
    """Nobody but the leader is in: the auctioneer decides."""

    leader: Seat
    amount: int


class AuctionWonFree(Event, frozen=True, tag="auction_won_free"):
    seat: Seat  # the auctioneer
    animal: Animal


class Decided(Event, frozen=True, tag="decided"):
    seat: Seat  # the auctioneer
    leader: Seat
    decision: Literal["buy", "sell"]
    price: int


class BankruptShown(Reveal, frozen=True, tag="bankrupt_shown"):
    """All his money. The auction starts afresh without him, or it goes on and the highest bid of somebody else stands (K6)."""

    seat: Seat
    price: int
    money: list[Money]
    bankrupt: Literal["restart", "continue"]  # the house rule
    leader: Seat | None  # whose bid stands
    amount: int  # of that bid; 0: none stands


class Paid(Event, frozen=True, tag="paid"):
    payer: Seat
    payee: Seat
    price: int
    animal: Animal  # the payer has it now


class MoneyGiven(Event, frozen=True, tag="money_given"):
    """To the one who gave it."""

    to: Seat
    cards: list[Money]
    count: int  # of the cards; an offer may be empty


class MoneyReceived(Reveal, frozen=True, tag="money_received"):
    """To the one who got it."""

    giver: Seat
    cards: list[Money]
    count: int


class TradeBegins(Event, frozen=True, tag="trade_begins"):
    challenger: Seat
    partner: Seat
    animal: Animal
    stake: int


class OfferLaid(Event, frozen=True, tag="offer_laid"):
    challenger: Seat
    partner: Seat
    size: int | None  # where the house rule shows it (K11)
    cards: list[Money] | None  # if they are yours


class OfferAccepted(Event, frozen=True, tag="offer_accepted"):
    challenger: Seat
    partner: Seat


class Countered(Event, frozen=True, tag="countered"):
    challenger: Seat
    partner: Seat
    size: int | None
    cards: list[Money] | None  # if they are yours


class OffersExchanged(Reveal, frozen=True, tag="offers_exchanged"):
    """Both offers have changed hands; they are seen by the traders or, where the house rule says so, by everyone (K11)."""

    challenger: Seat
    partner: Seat
    winner: Seat | None  # who takes the animals; None: equal offers, there is a second round
    offer: list[Money] | None
    counter: list[Money] | None


class TradeTied(Event, frozen=True, tag="trade_tied"):
    """Equal offers: a second round."""

    challenger: Seat
    partner: Seat


class AnimalsMoved(Event, frozen=True, tag="animals_moved"):
    giver: Seat
    to: Seat
    animal: Animal
    count: int


class QuartetCompleted(Event, frozen=True, tag="quartet_completed"):
    seat: Seat
    animal: Animal


class Total(msgspec.Struct, frozen=True, gc=False):
    """A player's final score."""

    seat: Seat
    score: int


class GameOver(Event, frozen=True, tag="game_over"):
    winners: list[Seat]
    totals: list[Total]  # by seat
    idle: bool  # a hundred turns brought nothing (K14)


KuhhandelEvent = (
    GameBegins | TurnBegins | PlayerSkipped | AnimalTurnedUp | DonkeyMoney | BidMade | Passed | BiddingClosed | AuctionWonFree
    | Decided | BankruptShown | Paid | MoneyGiven | MoneyReceived | TradeBegins | OfferLaid | OfferAccepted | Countered
    | OffersExchanged | TradeTied | AnimalsMoved | QuartetCompleted | GameOver
)  # fmt: skip


def tell_deal(before: State, after: State, viewer: int | None) -> list[KuhhandelEvent]:
    return [GameBegins(cards_of(rules.START)), TurnBegins(after.owner)]


def tell(before: State, after: State, seat: int | None, move: KuhhandelMove, viewer: int | None) -> list[KuhhandelEvent]:
    assert seat is not None
    return [*tell_move(before, after, seat, move, viewer), *tell_outcome(before, after)]


def tell_move(before: State, after: State, seat: int, move: KuhhandelMove, viewer: int | None) -> list[KuhhandelEvent]:
    match move:
        case Auction():
            return tell_auction(before, after)
        case Bid(amount):
            return [BidMade(seat, amount), *tell_bidding(before, after)]
        case Pass():
            return [Passed(seat), *tell_bidding(before, after)]
        case Buy():
            return [Decided(seat, before.leader, "buy", 10 * before.high)]
        case Sell():
            return tell_sale(before, after)
        case Pay(cards):
            return tell_payment(before, sorted(cards), viewer)
        case Trade(partner, animal):
            return [TradeBegins(seat, partner, animal, rules.stake(after))]
        case Offer(cards):
            size = len(cards) if before.offer_size else None
            return [OfferLaid(seat, before.partner, size, sorted(cards) if viewer == seat else None)]
        case Accept():
            given = handed_over(before.owner, before.partner, cards_of(before.offer), viewer)
            return [OfferAccepted(before.owner, before.partner), *given, moved(before, winner=before.owner)]
        case Counter(cards):
            size = len(cards) if before.offer_size else None
            laid = Countered(before.owner, seat, size, sorted(cards) if viewer == seat else None)
            return [laid, *tell_exchange(before, after, sorted(cards), viewer)]


def tell_auction(before: State, after: State) -> list[KuhhandelEvent]:
    events: list[KuhhandelEvent] = [AnimalTurnedUp(before.owner, animal_name(after.animal))]
    if after.purse > before.purse:
        number = rules.donkeys(after)
        events.append(DonkeyMoney(number, cards_of(rules.GIFT[number - 1])[0]))
    return events


def tell_bidding(before: State, after: State) -> list[KuhhandelEvent]:
    if after.phase == rules.DECIDE:
        return [BiddingClosed(after.leader, 10 * after.high)]
    return [] if after.phase == rules.BID else [AuctionWonFree(before.owner, animal_name(before.animal))]


def tell_sale(before: State, after: State) -> list[KuhhandelEvent]:
    events: list[KuhhandelEvent] = [Decided(before.owner, before.leader, "sell", 10 * before.high)]
    if after.phase != rules.PAY:
        money = cards_of(before.money[6 * before.leader])
        leader = None if after.leader < 0 else after.leader
        goes_on = "continue" if before.bankrupt else "restart"
        events.append(BankruptShown(before.leader, 10 * before.high, money, goes_on, leader, 10 * after.high))
        events += tell_bidding(before, after)
    return events


def tell_payment(before: State, cards: list[Money], viewer: int | None) -> list[KuhhandelEvent]:
    payer, payee = before.mover, before.partner
    return [Paid(payer, payee, 10 * before.high, animal_name(before.animal)), *handed_over(payer, payee, cards, viewer)]


def handed_over(giver: int, taker: int, cards: list[Money], viewer: int | None) -> list[KuhhandelEvent]:
    if viewer == giver:
        return [MoneyGiven(taker, cards, len(cards))]
    return [MoneyReceived(giver, cards, len(cards))] if viewer == taker else []


def tell_exchange(before: State, after: State, counter: list[Money], viewer: int | None) -> list[KuhhandelEvent]:
    one, two = before.owner, before.partner
    offer = cards_of(before.offer)
    shown = viewer in (one, two) or before.trade_reveal
    winner = None if after.phase == rules.OFFER else one if sum(offer) >= sum(counter) else two
    exchanged = OffersExchanged(one, two, winner, offer if shown else None, counter if shown else None)
    return [exchanged, TradeTied(one, two) if winner is None else moved(before, winner)]


def moved(before: State, winner: int) -> AnimalsMoved:
    loser = before.partner if winner == before.owner else before.owner
    return AnimalsMoved(loser, winner, animal_name(before.animal), rules.stake(before))


def tell_outcome(before: State, after: State) -> list[KuhhandelEvent]:
    """Quartets, whose turn it is now, the end."""
    everyone = range(after.players)
    events: list[KuhhandelEvent] = [
        QuartetCompleted(p, animal_name(before.animal))
        for p in everyone
        if rules.herd(before, p, before.animal) < 4 == rules.herd(after, p, before.animal)
    ]
    if after.phase == rules.TURN:
        p = (before.owner + 1) % after.players
        while p != after.owner:
            events.append(PlayerSkipped(p))
            p = (p + 1) % after.players
        events.append(TurnBegins(after.owner))
    elif after.phase == rules.OVER:
        scores = public_view(after).scores
        winners = [p for p in everyone if scores[p] == max(scores)]
        events.append(GameOver(winners, [Total(p, scores[p]) for p in everyone], after.idle == rules.IDLE))
    return events
