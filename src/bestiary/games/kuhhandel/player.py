"""The hand-written player of Kuhhandel: it knows what a card is worth to whom, guesses who has how much, and spends accordingly."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bestiary.games.kuhhandel import rules
from bestiary.games.kuhhandel.cards import ANIMALS, NUMBER_OF, Money
from bestiary.games.kuhhandel.moves import Accept, Auction, Bid, Buy, Counter, KuhhandelMove, Offer, Pass, Pay, Sell, Trade
from bestiary.games.kuhhandel.view import AuctionView, KuhhandelView, TradeView

# Found by play against itself.
PROGRESS = (0.0, 0.6, 0.8, 1.15, 1.8)  # how keen one is on a card that is the first, second … of its kind
SPITE = 0.5  # what it is worth that nobody else has it
RESERVE = 0.75  # the part of the open quartets that will have to be paid for in trades
SALE = 0.6  # the worth of money that a sale would bring
PATIENCE = 2  # a trade has to promise as much as so many cards, while there are auctions


def choose(view: KuhhandelView, moves: Sequence[KuhhandelMove], rng: Random) -> KuhhandelMove:
    if len(moves) == 1:
        return moves[0]
    market = Market(view)
    match view.phase:
        case "turn":
            return best_turn(market, moves, rng)
        case "bid":
            assert view.auction is not None
            return best_bid(market, view.auction, rng)
        case "decide":
            assert view.auction is not None
            return Buy() if Buy() in moves and buys(market, view.auction) else Sell()
        case "pay":
            return min(moves, key=expense)
        case "offer":
            assert view.trade is not None
            return best_offer(market, view.trade, rng)
        case _:
            assert view.trade is not None
            return best_answer(market, view.trade, rng)


class Market:
    """The table in numbers: what everybody has, at a guess, and what he would pay for a card."""

    def __init__(self, view: KuhhandelView) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.money = view.hand or []
        self.herds = [[player.animals.get(animal, 0) for animal in ANIMALS] for player in view.table]
        self.riches = guessed_riches(view)
        self.sums = payable(self.money)
        self.gains = [points(herd) for herd in self.herds]
        donkeys_left = 4 - view.donkeys
        open_kinds = sum(0 < n < 4 for herd in self.herds for n in herd) / view.players
        # So many cards each player will pay for with the money of today: until the next donkey, and without one in the trades to come too.
        self.purchases = 1 + view.deck / (donkeys_left + 1) / view.players + (RESERVE * open_kinds if donkeys_left == 0 else 0)

    def limit(self, seat: int, kind: int, count: int = 1) -> float:
        """What so many cards of a kind are worth to a player, in money that he has."""
        gains = self.gains[seat]
        others = max(self.gains[p][kind] * self.herds[p][kind] / 4 for p in range(len(self.herds)) if p != seat)
        held = min(4, self.herds[seat][kind] + count)
        share = (gains[kind] + SPITE * others) / sum(gains) * len(gains) * PROGRESS[held] * count / self.purchases
        return self.riches[seat] * min(1.0, share)

    def at_least(self, amount: float) -> int | None:
        """The smallest sum from there on that my cards make exactly."""
        tens = max(0, -int(-amount // 10))
        higher = self.sums >> tens
        return 10 * (tens + (higher & -higher).bit_length() - 1) if higher else None


def points(herd: Sequence[int]) -> list[float]:
    """What a quarter of each quartet is worth to the owner of these animals, each of which brings its quartet a quarter nearer."""
    total = sum(worth * n for worth, n in zip(rules.WORTH, herd, strict=True)) / 4
    quartets = sum(herd) / 4
    return [(total + worth * (quartets + 1)) / 4 for worth in rules.WORTH]


def guessed_riches(view: KuhhandelView) -> list[float]:
    """Everybody's money: what is known, and an equal share of what nobody is known to have."""
    unseen = view.total_money - sum(sum(player.money) for player in view.table)
    vague = sum(not player.exact for player in view.table)
    riches = [sum(player.money) + (0.0 if player.exact else unseen / vague) for player in view.table]
    if view.seat is not None and view.hand is not None:
        riches[view.seat] = sum(view.hand)
    return riches


def payable(money: Sequence[Money]) -> int:
    """The sums that cards can make, as bits: bit 3 for 30."""
    sums = 1
    for card in money:
        sums |= sums << card // 10
    return sums


def cards_for(money: Sequence[Money], amount: int) -> tuple[Money, ...]:
    """Cards that make a sum exactly, large ones first."""
    rest, taken = amount, list[Money]()
    ordered = sorted(money, reverse=True)
    for place, card in enumerate(ordered):
        if 0 < card <= rest and payable(ordered[place + 1 :]) >> (rest - card) // 10 & 1:
            taken.append(card)
            rest -= card
    return tuple(sorted(taken))


def expense(move: KuhhandelMove) -> tuple[int, int]:
    """Pay as little as possible, and keep small notes to pay exactly with."""
    assert isinstance(move, Pay)
    return sum(move.cards), len(move.cards)


def best_bid(market: Market, auction: AuctionView, rng: Random) -> KuhhandelMove:
    limit = market.limit(market.me, NUMBER_OF[auction.animal])
    bold = auction.least + rng.random() * (limit - auction.least) / 5
    for wish in (bold, auction.least):
        bid = market.at_least(wish)
        if bid is not None and auction.least <= bid <= min(limit, auction.ceiling):
            return Bid(bid)
    return Pass()


def buys(market: Market, auction: AuctionView) -> bool:
    """Selling brings money, and nobody can pay more than he has."""
    cost = market.at_least(auction.high)
    if cost is None or auction.leader is None:
        return False
    offered = min(auction.high, market.riches[auction.leader])
    return cost + SALE * offered <= market.limit(market.me, NUMBER_OF[auction.animal])


def best_turn(market: Market, moves: Sequence[KuhhandelMove], rng: Random) -> KuhhandelMove:
    """The trade in which most is left of what it is worth to me, if an auction does not promise more."""
    best, most = moves[0], -1e9
    for move in moves:
        if isinstance(move, Trade):
            hope = promise(market, move, rng)
            if hope > most:
                best, most = move, hope
    if Auction() in moves and most <= PATIENCE * market.riches[market.me] / market.purchases:
        return Auction()
    return best


def stake_of(market: Market, partner: int, kind: int) -> int:
    return 2 if market.herds[market.me][kind] == 2 == market.herds[partner][kind] else 1  # K10


def promise(market: Market, trade: Trade, rng: Random) -> float:
    kind = NUMBER_OF[trade.animal]
    stake = stake_of(market, trade.partner, kind)
    mine = market.limit(market.me, kind, stake)
    theirs = market.limit(trade.partner, kind, stake) * rng.uniform(0.8, 1.1)
    return mine - theirs if theirs < mine else -mine


def best_offer(market: Market, trade: TradeView, rng: Random) -> KuhhandelMove:
    """A little more than the partner is likely to counter with; where that is too much, a bluff."""
    kind = NUMBER_OF[trade.animal]
    limit = market.limit(market.me, kind, trade.stake)
    feared = market.limit(trade.partner, kind, trade.stake) * rng.uniform(0.6, 1.2)
    offer = market.at_least(feared + 10)
    if offer is None or offer > limit:
        offer = market.at_least(rng.uniform(0, limit / 3)) or 0
    return Offer((*zeros(market, rng), *cards_for(market.money, offer)))


def zeros(market: Market, rng: Random) -> tuple[Money, ...]:
    """Paper to make a heap look larger; one is kept."""
    spare = market.money.count(0) - 1
    return (0,) * rng.randint(0, spare) if spare > 0 else ()


def best_answer(market: Market, trade: TradeView, rng: Random) -> KuhhandelMove:
    """Guess the offer, and beat it where that is worth the money."""
    kind = NUMBER_OF[trade.animal]
    limit = market.limit(market.me, kind, trade.stake)
    theirs = market.limit(trade.challenger, kind, trade.stake)
    feared = 0.0 if trade.offer_size == 0 else theirs * rng.uniform(0.3, 1.1)
    counter = market.at_least(feared + 10)
    if counter is None or counter > limit:
        return Accept()
    return Counter(cards_for(market.money, counter))
