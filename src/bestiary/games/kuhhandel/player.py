# pyright: basic, reportAttributeAccessIssue=false
"""The hand-written player of Kuhhandel: it knows what a card is worth to whom, guesses who has how much, and spends accordingly.

In the dialect. Money is in tens, as in the rules.
"""

from bestiary.games.kuhhandel.rules import (
    ACCEPT,
    AT500,
    AUCTION,
    BID,
    BUY,
    COUNTER,
    DECIDE,
    HUNDREDS0,
    LAY0,
    OFFER,
    PASS,
    PAY,
    PAY0,
    SELL,
    SHIFT,
    SOME,
    TENS0,
    TRADE0,
    TURN,
    VALUE,
    WORTH,
    amount,
    cards,
    ceiling,
    count,
    donkeys,
    herd,
    holding,
    stake,
    tenth,
)

CHANCE, PATH = 3, 7
# Found by play against itself.
PROGRESS = (0.0, 0.6, 0.8, 1.15, 1.8)  # how keen one is on a card that is the first, second … of its kind
SPITE = 0.5  # what it is worth that nobody else has it
RESERVE = 0.75  # the part of the open quartets that will have to be paid for in trades
SALE = 0.6  # the worth of money that a sale would bring
PATIENCE = 2.0  # a trade has to promise as much as so many cards, while there are auctions
ALL_WORTH = 3850  # of the ten quartets

UNIT = 1.0 / (1 << 32)
INVERSE = (0, 1 << 20, 209716, 104858, 52429, 20972)  # by which a number below 1000 is divided by VALUE: times this, over 2**20
# A herd at a glance, by three animals at a time: four times what they are worth, how many there are, of how many kinds not four.
CHUNK = 512
GLANCE = tuple(
    sum(
        (WORTH[a] * (herd >> 3 * (a % 3) & 7) << 12) + ((herd >> 3 * (a % 3) & 7) << 5) + (0 < (herd >> 3 * (a % 3) & 7) < 4)
        for a in range(3 * part, min(3 * part + 3, 10))
    )
    for part in range(4)
    for herd in range(CHUNK)
)
# Scratch, by seat: money, at a guess; what a player's animals are worth, a quarter of a quartet each; how many quartets they make.
RICHES, ESTATE, QUARTETS, PURCHASES = 0, 5, 10, 15
WORK = 30


def plan(s: object, seat: int, words: list[int], work: list[float], path: list[int]) -> int:
    phase = s.phase
    if phase == PAY:
        return put_heap_down(cheapest(s.money[6 * seat], s.high), PAY0, 1, path, 0)
    size_up(s, seat, work)
    if phase == BID:
        return plan_bid(s, seat, words, work, path)
    if phase == TURN:
        path[0] = best_turn(s, seat, words[0], work)
        return 1
    if phase == DECIDE:
        path[0] = BUY if buys(s, seat, work) else SELL
        return 1
    if phase == OFFER:
        return put_heap_down(best_offer(s, seat, words, work), LAY0, 0, path, 0)
    heap = best_counter(s, seat, words[0], work)
    if heap <= 0:
        path[0] = ACCEPT
        return 1
    path[0] = COUNTER
    return put_heap_down(heap, LAY0, 0, path, 1)


def put_heap_down(heap: int, first: int, last: int, path: list[int], n: int) -> int:
    for d in range(5, last - 1, -1):
        path[n] = first + count(heap, d)
        n += 1
    return n


def size_up(s: object, seat: int, work: list[float]) -> None:
    """Everybody's money, what is known and an equal share of what nobody is known to have, and everybody's animals."""
    players = s.players
    unseen = ceiling(s)
    vague = 0
    kinds = 0
    for p in range(players):
        known = amount(holding(s, p) if p == seat else s.money[5 * seat + p])
        unseen -= known
        vague += s.vague >> 5 * seat + p & 1
        work[RICHES + p] = known
        herd = s.animals[p]
        glance = GLANCE[herd & 511] + GLANCE[CHUNK + (herd >> 9 & 511)] + GLANCE[2 * CHUNK + (herd >> 18 & 511)]
        glance += GLANCE[3 * CHUNK + (herd >> 27)]
        work[ESTATE + p] = (glance >> 12) * 0.25
        work[QUARTETS + p] = (glance >> 5 & 127) * 0.25
        kinds += glance & 31
    if vague > 0:
        share = unseen / vague
        for p in range(players):
            if s.vague >> 5 * seat + p & 1:
                work[RICHES + p] += share
    left = 4 - donkeys(s)
    # So many cards each player will pay for with the money of today: until the next donkey, and without one in the trades to come too.
    work[PURCHASES] = 1.0 + (40.0 - s.top) / ((left + 1) * players) + (RESERVE * kinds / players if left == 0 else 0.0)


def gain(p: int, animal: int, work: list[float]) -> float:
    """What one card of an animal adds to a player's score, if every card of his were a quarter of a quartet."""
    return (work[ESTATE + p] + WORTH[animal] * (work[QUARTETS + p] + 1.0)) * 0.25


def limit(s: object, p: int, animal: int, n: int, work: list[float]) -> float:
    """What so many cards of an animal are worth to a player, in money that he has."""
    others = 0.0
    for q in range(s.players):
        if q != p:
            held = herd(s, q, animal)
            if held > 0:
                others = max(others, gain(q, animal, work) * held * 0.25)
    every = (10.0 * work[ESTATE + p] + ALL_WORTH * (work[QUARTETS + p] + 1.0)) * 0.25
    keen = PROGRESS[min(4, herd(s, p, animal) + n)] * n / work[PURCHASES]
    return work[RICHES + p] * min(1.0, (gain(p, animal, work) + SPITE * others) * 10.0 / every * keen)


def cheapest(money: int, price: int) -> int:
    """The cards that make the smallest sum from the price on, as few as can be; -1 if all are too little."""
    best = -1
    least = 1 << 20
    n = min(count(money, 5), (price + 49) * INVERSE[5] >> 20)
    while n >= 0:
        heap = cheapest_small(money, price - 50 * n)
        if heap >= 0 and 50 * n + amount(heap) < least:
            least = 50 * n + amount(heap)
            best = heap + (n << AT500)
        if least == price:
            break
        n -= 1
    return best


def cheapest_small(money: int, price: int) -> int:
    """The same without 500s. Each value divides the next, so the cards are best taken from the highest on."""
    if price <= 0:
        return 0
    best = -1
    least = 1 << 20
    taken = 0
    for d in range(4, 0, -1):
        held = count(money, d)
        n = min(held, price * INVERSE[d] >> 20)
        taken += n << SHIFT[d]
        price -= n * VALUE[d]
        if price == 0:
            return taken
        if n < held and VALUE[d] - price < least:
            least = VALUE[d] - price
            best = taken + (1 << SHIFT[d])
    return best


def from_on(money: int, sum_wanted: float) -> int:
    """The same from a sum on that may be a fraction, or nothing."""
    if sum_wanted <= 0.0:
        return 0
    whole = int(sum_wanted)
    return cheapest(money, whole if whole == sum_wanted else whole + 1)


def plan_bid(s: object, seat: int, words: list[int], work: list[float], path: list[int]) -> int:
    least = s.high + 1
    most = min(limit(s, seat, s.animal, 1, work), 1.0 * ceiling(s))
    bid = 0
    if most >= least:
        money = s.money[6 * seat]
        heap = from_on(money, least + words[0] * UNIT * 0.2 * (most - least))
        bid = amount(heap) if heap > 0 else 0
        if bid > most:
            bid = amount(cheapest(money, least))
    if bid < least or bid > most:
        path[0] = PASS
        return 1
    path[0] = HUNDREDS0 + tenth(bid)
    path[1] = TENS0 + bid - 10 * tenth(bid)
    return 2


def buys(s: object, seat: int, work: list[float]) -> int:
    """Selling brings money, and nobody can pay more than he has."""
    heap = cheapest(s.money[6 * seat], s.high)
    if heap < 0:
        return 0
    return amount(heap) + SALE * min(1.0 * s.high, work[RICHES + s.leader]) <= limit(s, seat, s.animal, 1, work)


def best_turn(s: object, seat: int, word: int, work: list[float]) -> int:
    """The trade in which most is left of what it is worth to me, if an auction does not promise more."""
    best = -1
    most = -1.0e9
    herds = s.animals[seat] & SOME
    animal = 0
    while herds > 0:
        if herds & 7:
            for p in range(s.players):
                if p != seat and herd(s, p, animal) > 0:
                    word = (word * 1664525 + 1013904223) & 0xFFFFFFFF
                    hope = promise(s, seat, p, animal, 0.8 + 0.3 * UNIT * word, work)
                    if hope > most:
                        most = hope
                        best = TRADE0 + 10 * p + animal
        herds >>= 3
        animal += 1
    if s.top < 40 and most <= PATIENCE * work[RICHES + seat] / work[PURCHASES]:
        return AUCTION
    return best


def promise(s: object, seat: int, partner: int, animal: int, guess: float, work: list[float]) -> float:
    cards_moved = 2 if herd(s, seat, animal) == 2 and herd(s, partner, animal) == 2 else 1
    mine = limit(s, seat, animal, cards_moved, work)
    theirs = limit(s, partner, animal, cards_moved, work) * guess
    return mine - theirs if theirs < mine else -mine


def best_offer(s: object, seat: int, words: list[int], work: list[float]) -> int:
    """A little more than the partner is likely to counter with; where that is too much, a bluff. Zeros make it look larger; one is kept."""
    money = s.money[6 * seat]
    most = limit(s, seat, s.animal, stake(s), work)
    feared = limit(s, s.partner, s.animal, stake(s), work) * (0.6 + 0.6 * UNIT * words[0])
    heap = from_on(money, feared + 1.0)
    if heap < 0 or amount(heap) > most:
        heap = max(0, from_on(money, words[1] * UNIT * most / 3.0))
    return heap + (words[2] * max(1, count(money, 0)) >> 32)


def best_counter(s: object, seat: int, word: int, work: list[float]) -> int:
    """Guess the offer, and beat it where that is worth the money."""
    feared = 0.0
    if not s.offer_size or cards(s.offer) > 0:
        feared = limit(s, s.owner, s.animal, stake(s), work) * (0.3 + 0.8 * UNIT * word)
    heap = from_on(s.money[6 * seat], feared + 1.0)
    return heap if heap > 0 and amount(heap) <= limit(s, seat, s.animal, stake(s), work) else -1
