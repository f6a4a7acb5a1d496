# pyright: basic, reportAttributeAccessIssue=false
"""Kuhhandel: the rules (K1–K14), in plain Python over small integers.

An animal is 0–9, rooster to horse; a money card goes by its place in VALUE, and sums of money are in tens.

A heap of money is one number: how many cards there are of each value, in a few bits each, from SHIFT on. Heaps add and subtract as numbers
do. The bit above each count is a guard, which is 0 in a heap and shows in `less` where too much was taken. A herd of animals is one number
too, three bits an animal, and a set of seats has a bit a seat.

| choice | meaning |
|---|---|
| 0 | auction the top card |
| 1, 2 | the auctioneer buys, sells |
| 3 | pass in an auction |
| 4, 5 | accept an offer, begin a counter-offer |
| 6–55 | trade with seat ``(choice - 6) // 10`` over animal ``(choice - 6) % 10`` |
| 56–103 | bid: the hundreds |
| 104–113 | bid: the tens |
| 114–134 | pay so many cards of the value asked for, 500 first, 10 last |
| 135–155 | lay so many cards of the value asked for into an offer or a counter-offer, 500 first, 0 last |
"""

FIELDS = dict(  # name=(bits, *shape)
    players=(8,),
    offer_size=(8,),  # 0 hidden, 1 shown
    trade_reveal=(8,),  # 0 private, 1 public
    bankrupt=(8,),  # 0 restart, 1 continue
    phase=(8,),
    mover=(8,),  # in an auction the first of those who may act
    owner=(8,),  # whose turn it is: the auctioneer or challenger
    idle=(8,),  # turns in a row without an auction or a completed quartet
    top=(8,),  # how many animals of the pile have been turned up
    pile=(8, 40),  # the animals in the order of the deck
    animals=(32, 5),  # the herd of each seat
    money=(32, 30),  # by 5 * who + whose: what a seat, or the public, knows a seat to have; of its own, 6 * seat, what is in hand
    offer=(32,),  # the payment or offer
    counter=(32,),
    vague=(32,),  # bit 5 * who + whose: there may be more than that
    high=(16,),  # the highest bid, then the price
    purse=(8,),  # the worth of what each has been given
    animal=(8,),  # in the auction or trade
    inside=(8,),  # who has not passed in this auction, a set
    barred=(8,),  # who was bankrupt in the auction of this card, a set
    leader=(8,),  # -1: nobody
    bids=(16, 5),  # by seat: the highest for this card that still counts; 0: none
    hundreds=(8,),  # of the bid being made
    partner=(8,),  # who is paid, or challenged
    coin=(8,),  # which money card is asked for; 5 unless a move is half made
    exact=(8,),  # with how many 500s the price can be paid exactly: bit n for n of them
    attempt=(8,),  # of the trade, 1 or 2
    foe=(8, 5),  # by seat: so many seats further on sits who last took animals from him; 0: nobody yet
)

DEAL, OVER, TURN, BID, BID_TENS, DECIDE, PAY, OFFER, RESPOND, COUNTERING = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
AUCTION, BUY, SELL, PASS, ACCEPT, COUNTER = 0, 1, 2, 3, 4, 5
TRADE0 = 6
HUNDREDS0 = TRADE0 + 50
TENS0 = HUNDREDS0 + 48
PAY0 = TENS0 + 10
LAY0 = PAY0 + 21
CHOICES = LAY0 + 21
MOST = 49  # the longest list of legal choices
KINDS = 10  # of animals; a reduced game has the first ones alone
DECKS = (4 * KINDS,)
PILE0 = 40 - 4 * KINDS  # where the pile begins

VALUE = (0, 1, 5, 10, 20, 50)
AT10, AT50, AT100, AT200, AT500 = 6, 12, 17, 22, 27
SHIFT = (0, AT10, AT50, AT100, AT200, AT500)
GUARDS = 1 << AT10 - 1 | 1 << AT50 - 1 | 1 << AT100 - 1 | 1 << AT200 - 1 | 1 << AT500 - 1 | 1 << 31
START = 2 | 4 << AT10 | 1 << AT50
WORTH = (10, 40, 90, 160, 250, 350, 500, 650, 800, 1000)  # of a quartet
DONKEY = 6
PURSE = (9, 14, 24, 44, 94)  # by donkeys turned up
GIFT = (1 << AT50, 1 << AT100, 1 << AT200, 1 << AT500)  # what everybody gets for each donkey, K8
PUBLIC = 5  # the one who knows what all know; a seat that nobody has knows as much
EVERYBODY = 0b00001_00001_00001_00001_00001_00001  # in `vague`: all of them, the public too, about seat 0
ALL = 20  # no more cards of one value exist
EXIST = (10, 20, 10, 5, 5, 5)  # so many of each value
DEAR = 250  # from this price on a payment can need all of them
# Heaps: so many cards of each value, if there are so many; and, by price, as many of each as a payment can need.
EACH = tuple(sum(min(n, EXIST[d]) << SHIFT[d] for d in range(6)) for n in range(ALL + 1))
NEEDED = tuple(sum(min(-(-price // VALUE[d]), EXIST[d]) << SHIFT[d] for d in range(1, 6)) for price in range(DEAR + 1))
ONE_EACH = 0o1111111111  # a herd with one of each animal
SOME = 3 * ONE_EACH  # the bits of one to three of an animal
EVERY = 4 * ONE_EACH & (1 << 3 * KINDS) - 1  # a herd of all animals
IDLE = 100  # K14
TRIES = 3
WORDS = 40 + TRIES * 55 + 55 + 55  # random words that `resample` may use

# Why a choice is refused.
NOT_YOUR_TURN, GAME_OVER, NO_SUCH_MOVE, NOT_HELD = 1, 2, 3, 4
NO_AUCTION, NO_TRADE, BID_OR_PASS, BUY_OR_SELL, PAY_NOW, OFFER_NOW, ANSWER_NOW = 5, 6, 7, 8, 9, 10, 11
DECK_EMPTY, NO_PARTNER, NOTHING_SHARED = 12, 13, 14
BID_TOO_LOW, BID_TOO_HIGH, BID_STEP = 15, 16, 17
CANNOT_BUY, PAY_EXACTLY, PAY_ENOUGH, PAY_NO_MORE, PAY_NO_ZEROS, EMPTY_COUNTER = 18, 19, 20, 21, 22, 23


def count(heap: int, d: int) -> int:
    return heap >> SHIFT[d] & 31


def lower(heap: int, d: int) -> int:
    """The cards of lower values."""
    return heap & (1 << SHIFT[d]) - 1


def cards(heap: int) -> int:
    return (heap & 31) + (heap >> AT10 & 31) + (heap >> AT50 & 31) + (heap >> AT100 & 31) + (heap >> AT200 & 31) + (heap >> AT500)


def amount(heap: int) -> int:
    return (heap >> AT10 & 31) + 5 * (heap >> AT50 & 31) + 10 * (heap >> AT100 & 31) + 20 * (heap >> AT200 & 31) + 50 * (heap >> AT500)


def less(heap: int, taken: int) -> int:
    """What is left of a heap: of each value max(0, heap - taken)."""
    left = (heap | GUARDS) - taken
    enough = left & GUARDS  # where nothing was borrowed from the guard
    return (left ^ enough) & (enough - (enough >> 5))


def tenth(n: int) -> int:
    """n // 10 for n below 1000, without a division, which takes a GPU long."""
    return 205 * n >> 11


def heads(animals: int, animal: int) -> int:
    """How many of an animal there are in a herd."""
    return animals >> 3 * animal & 7


def herd(s: object, p: int, animal: int) -> int:
    """How many of an animal a player has."""
    return heads(s.animals[p], animal)


def setup(s: object) -> None:
    s.phase = DEAL


def deck(s: object) -> int:
    return 0


def used(s: object) -> int:
    return 4 * KINDS


def deal(s: object, order: list[int]) -> None:
    for i in range(4 * KINDS):
        s.pile[PILE0 + i] = order[i] >> 2
    s.top = PILE0
    for i in range(30):
        s.money[i] = START
    s.purse = PURSE[0]
    s.leader = -1
    s.coin = 5
    s.phase = TURN


def turn(s: object) -> int:
    return s.mover


def may_act(s: object, seat: int) -> int:
    if s.phase == BID:  # K2
        return 0 <= seat < s.players and s.inside >> seat & 1 and seat != s.leader
    return s.phase >= TURN and seat == s.mover


def midway(s: object) -> int:
    return s.coin < 5 or s.phase == BID_TENS or s.phase == COUNTERING


def ceiling(s: object) -> int:
    """The worth of all money. K3"""
    return s.players * s.purse


def donkeys(s: object) -> int:
    """How many have been turned up."""
    n = 0
    while PURSE[n] < s.purse:
        n += 1
    return n


def giver(s: object) -> int:
    """Who pays, or whose offer it is."""
    return s.mover if s.phase == PAY else s.owner


def stake(s: object) -> int:
    """How many animals are traded for. K10"""
    return 2 if herd(s, s.owner, s.animal) == 2 and herd(s, s.partner, s.animal) == 2 else 1


def legal(s: object, seat: int, out: list[int]) -> int:
    phase = s.phase
    n = 0
    if phase == BID:
        if not s.inside >> seat & 1 or seat == s.leader:
            return 0
        out[0] = PASS
        n = 1
        most = ceiling(s)
        first = HUNDREDS0 + tenth(s.high + 1)
        last = HUNDREDS0 + tenth(most) if s.high < most else 0
    elif phase < TURN or seat != s.mover:
        return 0
    elif phase == BID_TENS:
        low = TENS0 - 10 * s.hundreds
        first = max(TENS0, low + s.high + 1)
        last = min(TENS0 + 9, low + ceiling(s))
    elif phase == OFFER or phase == COUNTERING:
        first = LAY0 + must_lay(s, seat) if phase == COUNTERING else LAY0
        last = LAY0 + count(s.money[6 * seat], s.coin)
    elif phase == DECIDE:
        out[0] = SELL
        n = 1
        first = BUY
        last = BUY if amount(s.money[6 * seat]) >= s.high else 0  # K4
    elif phase == TURN:
        return legal_turns(s, seat, out)
    elif phase == RESPOND:
        first = ACCEPT
        last = COUNTER if s.money[6 * seat] > 0 else ACCEPT
    elif s.exact and s.coin == 5:
        return legal_500s(s.exact, out)
    else:
        money, rest = s.money[6 * seat], s.high - amount(s.offer)
        first = PAY0 + fewest(money, s.coin, rest)
        last = PAY0 + greatest(money, s.coin, rest, s.exact)
    for a in range(first, last + 1):
        out[n] = a
        n += 1
    return n


def legal_turns(s: object, seat: int, out: list[int]) -> int:
    n = 0
    if s.top < 40:
        out[0] = AUCTION
        n = 1
    mine = s.animals[seat] & SOME
    a = 0
    while mine > 0:
        if mine & 7:
            for p in range(5):
                if p != seat and herd(s, p, a) > 0:
                    out[n] = TRADE0 + 10 * p + a
                    n += 1
        mine >>= 3
        a += 1
    return n


def legal_500s(ways: int, out: list[int]) -> int:
    n = 0
    a = PAY0
    while ways > 0:
        if ways & 1:
            out[n] = a
            n += 1
        ways >>= 1
        a += 1
    return n


def payment_fault(money: int, rest: int, exact: int, coin: int, n: int) -> int:
    """What is wrong with paying `n` cards of this value, when `rest` is owed after higher ones? K5"""
    least, most = fewest(money, coin, rest), greatest(money, coin, rest, exact)
    if exact:
        makes_it = exact >> n & 1 if coin == 5 else least <= n <= most
        return 0 if makes_it else PAY_EXACTLY
    return PAY_ENOUGH if n < least else PAY_NO_MORE if n > most else 0


def fewest(money: int, coin: int, rest: int) -> int:
    """How many cards of this value it takes, if all lower ones help.

    An exact payment may have no use for some of those; but they are worth less than one card of this value, since each value up to 200
    divides the next.
    """
    helping = amount(lower(money, coin))
    n = 0
    while rest > helping:
        rest -= VALUE[coin]
        n += 1
    return n


def greatest(money: int, coin: int, rest: int, exact: int) -> int:
    """How many cards of this value may be paid; where it is not exact, until it is enough."""
    n = 0
    while rest >= (VALUE[coin] if exact else 1) and n < count(money, coin):
        rest -= VALUE[coin]
        n += 1
    return n


def exact_ways(money: int, price: int) -> int:
    """The numbers of 500s, as bits, with which the price can be paid exactly."""
    ways = 0
    way = 1
    while price >= 0 and way <= 1 << count(money, 5):
        if makes(lower(money, 5), price):
            ways += way
        way <<= 1
        price -= 50
    return ways


def makes(heap: int, price: int) -> int:
    """Do some of these cards, none above 200, make the price? Each value divides the next, so what is over of one does for the next."""
    fifties = tenth(2 * price)
    spare10 = (heap >> AT10 & 31) - (price - 5 * fifties)
    spare50 = (heap >> AT50 & 31) + tenth(2 * spare10) - (fifties & 1)
    spare100 = (heap >> AT100 & 31) + (spare50 >> 1) - (fifties >> 1 & 1)
    spare200 = (heap >> AT200 & 31) + (spare100 >> 1) - (fifties >> 2)
    return spare10 >= 0 and spare50 >= 0 and spare100 >= 0 and spare200 >= 0


def must_lay(s: object, seat: int) -> int:
    """Has a counter-offer no card yet, and can it get one only now? K9"""
    return 1 if s.counter == 0 and lower(s.money[6 * seat], s.coin) == 0 else 0


def refusal(s: object, seat: int, a: int) -> int:
    """0 if the choice is legal, else why it is not."""
    phase = s.phase
    if phase == OVER:
        return GAME_OVER
    if not may_act(s, seat):
        return NOT_YOUR_TURN
    if a < 0 or a >= CHOICES:
        return NO_SUCH_MOVE
    money = s.money[6 * seat]
    if phase == TURN:
        return refused_turn(s, seat, a)
    if phase == BID or phase == BID_TENS:
        return refused_bid(s, a)
    if phase == DECIDE:
        if a != BUY and a != SELL:
            return BUY_OR_SELL
        return CANNOT_BUY if a == BUY and amount(money) < s.high else 0
    if phase == PAY:
        if a < PAY0 or a >= LAY0:
            return PAY_NOW
        if a - PAY0 > count(money, s.coin):
            return NOT_HELD
        return payment_fault(money, s.high - amount(s.offer), s.exact, s.coin, a - PAY0)
    if phase == RESPOND:
        if a != ACCEPT and a != COUNTER:
            return ANSWER_NOW
        return EMPTY_COUNTER if a == COUNTER and money == 0 else 0
    if a < LAY0:
        return OFFER_NOW if phase == OFFER else ANSWER_NOW
    if a - LAY0 > count(money, s.coin):
        return NOT_HELD
    return EMPTY_COUNTER if phase == COUNTERING and a == LAY0 and must_lay(s, seat) else 0


def refused_turn(s: object, seat: int, a: int) -> int:
    if a == AUCTION:
        return DECK_EMPTY if s.top == 40 else 0  # K13
    if a == ACCEPT or a == COUNTER or a >= LAY0:
        return NO_TRADE
    if a < TRADE0 or a >= HUNDREDS0:
        return NO_AUCTION
    p = tenth(a - TRADE0)
    animal = a - TRADE0 - 10 * p
    if p >= s.players or p == seat:
        return NO_PARTNER
    return 0 if herd(s, seat, animal) > 0 and herd(s, p, animal) > 0 else NOTHING_SHARED


def refused_bid(s: object, a: int) -> int:
    least, most = s.high + 1, ceiling(s)
    if s.phase == BID_TENS:
        if a < TENS0 or a >= PAY0:
            return BID_OR_PASS
        bid = 10 * s.hundreds + a - TENS0
        return BID_TOO_LOW if bid < least else BID_TOO_HIGH if bid > most else 0
    if a == PASS:
        return 0
    if a < HUNDREDS0 or a >= TENS0:
        return BID_OR_PASS
    h = a - HUNDREDS0
    if h > tenth(most) or least > most:
        return BID_TOO_HIGH
    return BID_TOO_LOW if h < tenth(least) else 0


def step(s: object, seat: int, a: int) -> None:
    phase = s.phase
    if phase == BID:
        if a == PASS:
            s.inside -= 1 << seat
        else:
            s.hundreds = a - HUNDREDS0
            s.mover = seat
            s.phase = BID_TENS
    elif phase == BID_TENS:
        s.high = 10 * s.hundreds + a - TENS0
        s.bids[seat] = s.high
        s.hundreds = 0
        s.leader = seat
        s.phase = BID
    elif phase == DECIDE:
        decide(s, a)
    elif phase == TURN:
        if a == AUCTION:
            turn_up(s)
        else:
            partner = tenth(a - TRADE0)
            challenge(s, partner, a - TRADE0 - 10 * partner)
    elif a == COUNTER:
        s.phase = COUNTERING
    elif phase == RESPOND or lay(s, seat, a):
        settle(s)
    if s.phase == BID:
        next_bidder(s)
    if s.phase == OVER:
        next_turn(s)


def lay(s: object, seat: int, a: int) -> int:
    """So many cards come into a payment, an offer or a counter-offer. 1: it is complete, and changes hands."""
    coin, phase = s.coin, s.phase
    heap = a - (PAY0 if phase == PAY else LAY0) << SHIFT[coin]
    s.money[6 * seat] -= heap
    if phase == COUNTERING:
        s.counter += heap
    else:
        s.offer += heap
    if coin > (1 if phase == PAY else 0):
        s.coin = coin - 1
        return 0
    s.coin = 5
    if phase == OFFER:
        s.mover = s.partner
        s.phase = RESPOND
        return 0
    return 1


def turn_up(s: object) -> None:
    s.animal = s.pile[s.top]
    s.top += 1
    s.idle = 0
    if s.animal == DONKEY:  # K8
        number = donkeys(s)
        gift = GIFT[number]
        for i in range(30):
            s.money[i] += gift
        s.purse = PURSE[number + 1]
    s.barred = 0
    forget_bids(s)
    open_bidding(s)


def forget_bids(s: object) -> None:
    for p in range(5):
        s.bids[p] = 0


def open_bidding(s: object) -> None:
    """Everybody who is not barred is in, and the highest bid that still counts leads."""
    s.inside = (1 << s.players) - 1 & ~(1 << s.owner | s.barred)
    s.leader = -1
    s.high = 0
    for p in range(s.players):
        if s.bids[p] > s.high:
            s.leader = p
            s.high = s.bids[p]
    s.phase = BID


def next_bidder(s: object) -> None:
    p = s.owner if s.leader < 0 else s.leader
    for _ in range(1, s.players):
        p += 1
        if p == s.players:
            p = 0
        if s.inside >> p & 1:
            s.mover = p
            return
    if s.leader < 0:  # K7
        win_card(s, s.owner)
    else:
        s.mover = s.owner
        s.phase = DECIDE


def decide(s: object, a: int) -> None:
    owner, leader = s.owner, s.leader
    if a == SELL and amount(s.money[6 * leader]) < s.high:
        show_bankrupt(s, leader)
        return
    s.mover = owner if a == BUY else leader  # K4
    s.partner = leader if a == BUY else owner
    s.exact = exact_ways(s.money[6 * s.mover], s.high)
    s.phase = PAY


def show_bankrupt(s: object, p: int) -> None:  # K6
    money = s.money[6 * p]
    for i in range(0, 30, 5):
        s.money[i + p] = money
    s.vague &= ~(EVERYBODY << p)
    s.barred |= 1 << p
    if s.bankrupt:
        s.bids[p] = 0
    else:
        forget_bids(s)
    open_bidding(s)


def win_card(s: object, p: int) -> None:
    s.animals[p] += 1 << 3 * s.animal
    s.leader = -1
    s.high = 0
    s.phase = OVER


def challenge(s: object, partner: int, animal: int) -> None:
    s.partner = partner
    s.animal = animal
    s.attempt = 1
    s.phase = OFFER


def settle(s: object) -> None:
    """A payment is complete, an offer accepted or countered: money and animals change hands."""
    phase = s.phase
    lead = 1
    seen = 0
    back = 0
    if phase == PAY:
        gone = NEEDED[min(s.high, DEAR)]
    else:
        gone = EACH[min(cards(s.offer), ALL) if s.offer_size else ALL]
        if phase == COUNTERING:  # K9
            lead = amount(s.offer) - amount(s.counter)
            back = EACH[min(cards(s.counter), ALL) if s.offer_size else ALL]
            seen = s.trade_reveal
        elif gone == 0:
            seen = 1
    hand_over(s, seen, gone, back)
    if phase == PAY:
        s.exact = 0
        win_card(s, s.mover)
    elif lead == 0 and s.attempt == 1:
        s.attempt = 2
        s.mover = s.owner
        s.phase = OFFER
    else:
        take_animals(s, s.owner if lead >= 0 else s.partner)


def hand_over(s: object, seen: int, gone: int, back: int) -> None:
    """The partner gets the offer, the giver the counter-offer. Who does not see them supposes that at most `gone` and `back` lay there."""
    one, two, offer, counter = giver(s) & 7, s.partner & 7, s.offer, s.counter  # & 7: a compiler then knows that they are not negative
    mine = s.money[6 * one] + counter
    theirs = s.money[6 * two] + offer
    mine_known = less(s.money[5 * two + one], offer) + counter
    theirs_known = less(s.money[5 * one + two], counter) + offer
    if seen:
        gone, back = offer, counter
    else:
        others = EVERYBODY - (1 << 5 * one) - (1 << 5 * two)
        s.vague |= others << one | others << two
        offer, counter = 0, 0
    for i in range(0, 30, 5):
        s.money[i + one] = less(s.money[i + one], gone) + counter
        s.money[i + two] = less(s.money[i + two], back) + offer
    s.money[6 * one] = mine  # the two themselves know better
    s.money[6 * two] = theirs
    s.money[5 * two + one] = mine_known
    s.money[5 * one + two] = theirs_known
    s.offer = 0
    s.counter = 0


def take_animals(s: object, winner: int) -> None:
    animals = stake(s) << 3 * s.animal
    loser = s.owner + s.partner - winner
    s.animals[loser] -= animals
    s.animals[winner] += animals
    s.foe[loser] = winner - loser if winner > loser else winner - loser + s.players
    s.idle = 0 if herd(s, winner, s.animal) == 4 else s.idle + 1
    s.phase = OVER


def next_turn(s: object) -> None:
    """A turn is over: the next one's begins, or the game is over too."""
    if s.idle == IDLE:  # K14
        return
    p = s.owner
    for _ in range(s.players):
        p += 1
        if p == s.players:
            p = 0
        if s.top < 40 or s.animals[p] & SOME:  # K13
            s.owner = p
            s.mover = p
            s.phase = TURN
            return


def score(s: object, out: list[int]) -> None:
    for p in range(s.players):
        total = 0
        quartets = 0
        full = s.animals[p] >> 2 & ONE_EACH
        if full:
            for a in range(10):
                if heads(full, a):
                    total += WORTH[a]
                    quartets += 1
        out[p] = total * quartets


def resample(s: object, seat: int, words: list[int]) -> None:
    """Deal anew what `seat` (-1: a spectator) cannot know: the order of the deck, and the money of others that it has not seen.

    The result depends on what `seat` may know and on `words` alone. Exact for the deck. Of the money each unseen card goes to any of those
    who may have one, alike, so that a payer can pay and an offer whose size is shown is there. What prices and the outcome of trades let
    one guess is not used; an offer of hidden size has any number of each value, alike. What others have seen of each other's money in
    their own dealings is left out: each of them knows what the public knows, or all where he is known to know all.
    """
    if s.phase == DEAL:
        return
    if midway(s) and s.mover != seat:
        roll_back(s)
    stack_deck(s)
    for i in range(s.top, 40):
        j = i + (words[i] * (40 - i) >> 32)
        animal = s.pile[i]
        s.pile[i] = s.pile[j]
        s.pile[j] = animal
    lies = (s.phase == RESPOND or s.phase == COUNTERING) and s.owner != seat
    size = 0
    if lies:
        size = cards(s.offer) if s.offer_size else 0
        take_back(s, s.owner)
    row = PUBLIC if seat < 0 else seat
    k = 40
    for _ in range(TRIES):
        k = deal_unknown(s, row, words, k)
        if able(s, seat, size):
            break
    while not able(s, seat, size):
        k = help_giver(s, row, words, k)
    if lies:
        lay_offer(s, size, words, k)
    if s.phase == PAY and s.mover != seat:
        s.exact = exact_ways(s.money[6 * s.mover], s.high)
    correct_others(s, seat)


def stack_deck(s: object) -> None:
    """The deck in the order of the animals."""
    rest = EVERY
    if BID <= s.phase <= PAY:
        rest -= 1 << 3 * s.animal
    for p in range(s.players):
        rest -= s.animals[p]
    i = s.top
    for a in range(10):
        for _ in range(rest >> 3 * a & 7):
            s.pile[i] = a
            i += 1


def roll_back(s: object) -> None:
    """Whoever is in the middle of a move is at its beginning again."""
    if s.phase == BID_TENS:
        s.hundreds = 0
        s.phase = BID
        next_bidder(s)
    elif s.phase == COUNTERING:
        s.money[6 * s.mover] += s.counter
        s.counter = 0
        s.phase = RESPOND
    else:
        take_back(s, s.mover)
    s.coin = 5


def take_back(s: object, p: int) -> None:
    s.money[6 * p] += s.offer
    s.offer = 0


def deal_unknown(s: object, row: int, words: list[int], k: int) -> int:
    vague = s.vague >> 5 * row
    takers = 0
    unseen = 0
    for p in range(s.players):
        if vague >> p & 1:
            takers += 1
            unseen += s.money[6 * p] - s.money[5 * row + p]
            s.money[6 * p] = s.money[5 * row + p]
    for d in range(6):
        for _ in range(count(unseen, d)):
            r = words[k] * takers >> 32
            k += 1
            for p in range(s.players):
                r -= vague >> p & 1
                if r < 0:
                    s.money[6 * p] += 1 << SHIFT[d]
                    break
    return k


def able(s: object, seat: int, size: int) -> int:
    """Can he pay who is about to, and can the offer that lies be that large?"""
    money = s.money[6 * giver(s)]
    if s.phase == PAY and s.mover != seat:
        return amount(money) >= s.high
    return cards(money) >= size


def help_giver(s: object, row: int, words: list[int], k: int) -> int:
    """One unseen card, by chance, comes to the one who pays or offers."""
    low = 1 if s.phase == PAY else 0
    helped = giver(s)
    vague = s.vague >> 5 * row & ~(1 << helped)
    n = 0
    for p in range(s.players):
        if vague >> p & 1:
            for d in range(low, 6):
                n += count(s.money[6 * p] - s.money[5 * row + p], d)
    r = words[k] * n >> 32
    for p in range(s.players):
        if vague >> p & 1:
            for d in range(low, 6):
                n = count(s.money[6 * p] - s.money[5 * row + p], d)
                if 0 <= r < n:
                    s.money[6 * p] -= 1 << SHIFT[d]
                    s.money[6 * helped] += 1 << SHIFT[d]
                r -= n
    return k + 1


def lay_offer(s: object, size: int, words: list[int], k: int) -> None:
    for i in range(size if s.offer_size else 6):
        money = s.money[6 * s.owner]
        if s.offer_size:
            r = words[k + i] * cards(money) >> 32
            d = 0
            while r >= count(money, d):
                r -= count(money, d)
                d += 1
            heap = 1 << SHIFT[d]
        else:
            heap = (words[k + i] * (count(money, i) + 1) >> 32) << SHIFT[i]
        s.money[6 * s.owner] -= heap
        s.offer += heap


def holding(s: object, p: int) -> int:
    """In hand and on the table."""
    heap = s.money[6 * p]
    if p == giver(s):
        heap += s.offer
    if p == s.partner:
        heap += s.counter
    return heap


def correct_others(s: object, seat: int) -> None:
    """Of each other the other seats know all, or what the public knows."""
    for o in range(s.players):
        for p in range(s.players):
            if o != seat and p != seat and o != p:
                s.money[5 * o + p] = s.money[5 * PUBLIC + p] if s.vague >> 5 * o + p & 1 else holding(s, p)


def violations(s: object) -> int:
    """How many invariants are broken."""
    if s.phase == DEAL:
        return 0
    bad = 0
    money = s.players * START
    for d in range(donkeys(s)):
        money += s.players * GIFT[d]
    animals = 0
    if BID <= s.phase <= PAY:
        animals += 1 << 3 * s.animal
    for i in range(s.top, 40):
        animals += 1 << 3 * s.pile[i]
    for p in range(s.players):
        money -= holding(s, p)
        animals += s.animals[p]
        if s.money[6 * p] & GUARDS:
            bad += 1
        if s.animals[p] & SOME & 3 * (s.animals[p] >> 2 & ONE_EACH):  # more than four
            bad += 1
    if money != 0 or (s.offer | s.counter) & GUARDS:
        bad += 1
    if animals != EVERY:
        bad += 1
    return bad + wrong_knowledge(s) + wrong_table(s)


def wrong_knowledge(s: object) -> int:
    """What is known is so, exactly where it is not vague, and what the public knows everybody knows."""
    bad = 0
    for p in range(s.players):
        heap = holding(s, p)
        public = s.money[5 * PUBLIC + p]
        for o in range(6):
            known = s.money[5 * o + p]
            vague = s.vague >> 5 * o + p & 1
            if o != p and (less(known, heap) > 0 or less(public, known) > 0 or (known != heap and not vague)):
                bad += 1
            if vague > s.vague >> 5 * PUBLIC + p & 1:
                bad += 1
    return bad


def wrong_table(s: object) -> int:
    """Nothing lies about that belongs to another phase."""
    bad = 0
    auction = BID <= s.phase <= PAY
    if not auction and (s.leader >= 0 or s.high > 0):
        bad += 1
    if s.high > ceiling(s) or (s.leader >= 0) != (s.high > 0) or (s.leader >= 0 and s.bids[s.leader] != s.high):
        bad += 1
    for p in range(s.players):
        if auction and s.bids[p] > (0 if p == s.owner or s.barred >> p & 1 else s.high):
            bad += 1
    if s.phase == TURN or (BID <= s.phase <= DECIDE):
        if s.offer + s.counter > 0 or s.coin != 5:
            bad += 1
    if s.phase == PAY and amount(s.money[6 * s.mover]) + amount(s.offer) < s.high:
        bad += 1
    if s.idle > IDLE or s.coin < 0 or s.coin > 5:
        bad += 1
    return bad
