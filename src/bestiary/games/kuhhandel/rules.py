# pyright: basic, reportAttributeAccessIssue=false
"""Kuhhandel: the rules (K1–K14), in plain Python over small integers.

An animal is 0–9, rooster to horse; a money card goes by its place in VALUE, so a heap of money is six counts.

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
    phase=(8,),
    mover=(8,),  # in an auction the first of those who may act
    owner=(8,),  # whose turn it is: the auctioneer or challenger
    idle=(8,),  # turns in a row without an auction or a completed quartet
    pile=(8, 40),  # the animals in the order of the deck
    top=(8,),  # how many of them have been turned up
    donkeys=(8,),  # how many of those were donkeys
    animals=(8, 5, 10),
    money=(8, 5, 6),  # in hand; what lies on the table is in `offer` and `counter`
    known=(8, 6, 5, 6),  # money that a seat (5: the public) knows another to have, on the table or in hand; nothing of his own
    vague=(8, 6, 5),  # 1: there may be more than that
    animal=(8,),  # in the auction or trade
    inside=(8, 5),  # 1: has not passed in this auction
    barred=(8, 5),  # 1: was bankrupt in the auction of this card
    leader=(8,),  # -1: nobody
    high=(16,),  # the highest bid, then the price
    hundreds=(8,),  # of the bid being made
    giver=(8,),  # who pays, or whose offer it is
    coin=(8,),  # which money card is asked for; 5 unless a move is half made
    offer=(8, 6),  # the payment or offer
    counter=(8, 6),
    paid=(16,),  # the worth of the payment so far
    exact=(8,),  # 1: the price can be paid exactly
    partner=(8,),
    stake=(8,),  # how many animals are traded for
    attempt=(8,),  # of the trade, 1 or 2
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
DECKS = (40,)

VALUE = (0, 10, 50, 100, 200, 500)
START = (2, 4, 1, 0, 0, 0)
WORTH = (10, 40, 90, 160, 250, 350, 500, 650, 800, 1000)  # of a quartet
DONKEY = 6
GIFT = (2, 3, 4, 5)  # what everybody gets for each donkey, K8
PURSE = (90, 140, 240, 440, 940)  # what each player has been given, by donkeys turned up
PUBLIC = 5
ALL = 20  # no more cards of one value exist
IDLE = 100  # K14
TRIES = 3
WORDS = 40 + TRIES * 55 + 55 + 55  # random words that `resample` may use

# Why a choice is refused.
NOT_YOUR_TURN, GAME_OVER, NO_SUCH_MOVE, NOT_HELD = 1, 2, 3, 4
NO_AUCTION, NO_TRADE, BID_OR_PASS, BUY_OR_SELL, PAY_NOW, OFFER_NOW, ANSWER_NOW = 5, 6, 7, 8, 9, 10, 11
DECK_EMPTY, NO_PARTNER, NOTHING_SHARED = 12, 13, 14
BID_TOO_LOW, BID_TOO_HIGH, BID_STEP = 15, 16, 17
CANNOT_BUY, PAY_EXACTLY, PAY_ENOUGH, PAY_NO_MORE, PAY_NO_ZEROS, EMPTY_COUNTER = 18, 19, 20, 21, 22, 23


def setup(s: object) -> None:
    s.phase = DEAL


def deck(s: object) -> int:
    return 0


def used(s: object) -> int:
    return 40


def deal(s: object, order: list[int]) -> None:
    for i in range(40):
        s.pile[i] = order[i] // 4
    for p in range(s.players):
        for d in range(6):
            s.money[p][d] = START[d]
            for o in range(6):
                if o != p and (o < s.players or o == PUBLIC):
                    s.known[o][p][d] = START[d]
    s.leader = -1
    s.coin = 5
    s.phase = TURN


def turn(s: object) -> int:
    return s.mover


def may_act(s: object, seat: int) -> int:
    if s.phase == BID:  # K2
        return 0 <= seat < s.players and s.inside[seat] == 1 and seat != s.leader
    return s.phase >= TURN and seat == s.mover


def midway(s: object) -> int:
    return s.coin < 5 or s.phase == BID_TENS or s.phase == COUNTERING


def least_bid(s: object) -> int:
    return s.high + 10


def ceiling(s: object) -> int:  # K3
    return s.players * PURSE[s.donkeys]


def legal(s: object, seat: int, out: list[int]) -> int:
    phase = s.phase
    if phase == BID:
        return legal_bids(s, seat, out)
    if phase < TURN or seat != s.mover:
        return 0
    if phase == OFFER or phase == COUNTERING:
        n = 0
        if phase == COUNTERING and must_lay(s, seat):
            n = 1
        held = s.money[seat][s.coin] + 1 - n
        for i in range(held):
            out[i] = LAY0 + n + i
        return held
    if phase == PAY:
        return legal_payments(s, seat, out)
    if phase == RESPOND:
        out[0] = ACCEPT
        out[1] = COUNTER
        return 2 if cards(s.money[seat]) > 0 else 1
    if phase == TURN:
        return legal_turns(s, seat, out)
    if phase == BID_TENS:
        return legal_tens(s, out)
    out[0] = SELL
    out[1] = BUY
    return 2 if worth(s.money[seat]) >= s.high else 1  # K4


def legal_turns(s: object, seat: int, out: list[int]) -> int:
    n = 0
    if s.top < 40:
        out[0] = AUCTION
        n = 1
    mine = s.animals[seat]
    for a in range(10):
        if 0 < mine[a] < 4:
            for p in range(s.players):
                if p != seat and s.animals[p][a] > 0:
                    out[n] = TRADE0 + 10 * p + a
                    n += 1
    return n


def legal_bids(s: object, seat: int, out: list[int]) -> int:
    if not s.inside[seat] or seat == s.leader:
        return 0
    out[0] = PASS
    least, most = least_bid(s), ceiling(s)
    if least > most:
        return 1
    n = 1
    for h in range(least // 100, most // 100 + 1):
        out[n] = HUNDREDS0 + h
        n += 1
    return n


def legal_tens(s: object, out: list[int]) -> int:
    least, most = least_bid(s), ceiling(s)
    n = 0
    for t in range(10):
        if least <= 100 * s.hundreds + 10 * t <= most:
            out[n] = TENS0 + t
            n += 1
    return n


def legal_payments(s: object, seat: int, out: list[int]) -> int:
    money = s.money[seat]
    n = 0
    for i in range(money[s.coin] + 1):
        if payment_fault(money, s.high, s.exact, s.paid, s.coin, i) == 0:
            out[n] = PAY0 + i
            n += 1
    return n


def payment_fault(money: list[int], price: int, exact: int, paid: int, coin: int, n: int) -> int:
    """What is wrong with paying `n` cards of this value, after `paid` in higher ones? K5"""
    total = paid + n * VALUE[coin]
    if exact:
        return 0 if makes(money, coin, price - total) else PAY_EXACTLY
    if n > 0 and total - VALUE[coin] >= price:
        return PAY_NO_MORE
    for d in range(1, coin):
        total += money[d] * VALUE[d]
    return 0 if total >= price else PAY_ENOUGH


def makes(money: list[int], coin: int, rest: int) -> int:
    """Do some of the cards below this value make `rest`? From 200 down each value divides the next, so the greedy way finds out."""
    if rest < 0:
        return 0
    for d in range(coin - 1, 0, -1):
        rest -= min(money[d], rest // VALUE[d]) * VALUE[d]
    return 1 if rest == 0 else 0


def makes_price(money: list[int], price: int) -> int:
    for n in range(money[5] + 1):
        if makes(money, 5, price - 500 * n):
            return 1
    return 0


def must_lay(s: object, seat: int) -> int:
    """Has a counter-offer no card yet, and can it get one only now? K9"""
    for d in range(5, s.coin, -1):
        if s.counter[d] > 0:
            return 0
    for d in range(s.coin):
        if s.money[seat][d] > 0:
            return 0
    return 1


def cards(money: list[int]) -> int:
    return money[0] + money[1] + money[2] + money[3] + money[4] + money[5]


def worth(money: list[int]) -> int:
    return 10 * money[1] + 50 * money[2] + 100 * money[3] + 200 * money[4] + 500 * money[5]


def refusal(s: object, seat: int, a: int) -> int:
    """0 if the choice is legal, else why it is not."""
    phase = s.phase
    if phase == OVER:
        return GAME_OVER
    if not may_act(s, seat):
        return NOT_YOUR_TURN
    if a < 0 or a >= CHOICES:
        return NO_SUCH_MOVE
    if phase == TURN:
        return refused_turn(s, seat, a)
    if phase == BID or phase == BID_TENS:
        return refused_bid(s, a)
    if phase == DECIDE:
        if a != BUY and a != SELL:
            return BUY_OR_SELL
        return CANNOT_BUY if a == BUY and worth(s.money[seat]) < s.high else 0
    if phase == PAY:
        if a < PAY0 or a >= LAY0:
            return PAY_NOW
        if a - PAY0 > s.money[seat][s.coin]:
            return NOT_HELD
        return payment_fault(s.money[seat], s.high, s.exact, s.paid, s.coin, a - PAY0)
    if phase == RESPOND:
        if a != ACCEPT and a != COUNTER:
            return ANSWER_NOW
        return EMPTY_COUNTER if a == COUNTER and cards(s.money[seat]) == 0 else 0
    if a < LAY0:
        return OFFER_NOW if phase == OFFER else ANSWER_NOW
    if a - LAY0 > s.money[seat][s.coin]:
        return NOT_HELD
    return EMPTY_COUNTER if phase == COUNTERING and a == LAY0 and must_lay(s, seat) else 0


def refused_turn(s: object, seat: int, a: int) -> int:
    if a == AUCTION:
        return DECK_EMPTY if s.top == 40 else 0  # K13
    if a == ACCEPT or a == COUNTER or a >= LAY0:
        return NO_TRADE
    if a < TRADE0 or a >= HUNDREDS0:
        return NO_AUCTION
    p = (a - TRADE0) // 10
    animal = (a - TRADE0) % 10
    if p >= s.players or p == seat:
        return NO_PARTNER
    return 0 if s.animals[seat][animal] > 0 and s.animals[p][animal] > 0 else NOTHING_SHARED


def refused_bid(s: object, a: int) -> int:
    least, most = least_bid(s), ceiling(s)
    if s.phase == BID_TENS:
        if a < TENS0 or a >= PAY0:
            return BID_OR_PASS
        amount = 100 * s.hundreds + 10 * (a - TENS0)
        return BID_TOO_LOW if amount < least else BID_TOO_HIGH if amount > most else 0
    if a == PASS:
        return 0
    if a < HUNDREDS0 or a >= TENS0:
        return BID_OR_PASS
    h = a - HUNDREDS0
    if h > most // 100 or least > most:
        return BID_TOO_HIGH
    return BID_TOO_LOW if h < least // 100 else 0


def step(s: object, seat: int, a: int) -> None:
    phase = s.phase
    if phase == OFFER:
        lay(s, seat, a - LAY0, s.offer)
        if s.coin < 0:
            s.coin = 5
            s.mover = s.partner
            s.phase = RESPOND
    elif phase == COUNTERING:
        lay(s, seat, a - LAY0, s.counter)
        if s.coin < 0:
            s.coin = 5
            exchange(s)
    elif phase == PAY:
        s.paid += (a - PAY0) * VALUE[s.coin]
        lay(s, seat, a - PAY0, s.offer)
        if s.coin == 0:
            settle(s)
    elif phase == BID:
        if a == PASS:
            s.inside[seat] = 0
            next_bidder(s)
        else:
            s.hundreds = a - HUNDREDS0
            s.mover = seat
            s.phase = BID_TENS
    elif phase == BID_TENS:
        s.high = 100 * s.hundreds + 10 * (a - TENS0)
        s.hundreds = 0
        s.leader = seat
        s.phase = BID
        next_bidder(s)
    elif phase == RESPOND:
        if a == ACCEPT:
            accept(s)
        else:
            s.phase = COUNTERING
    elif phase == TURN:
        if a == AUCTION:
            turn_up(s)
        else:
            challenge(s, seat, (a - TRADE0) // 10, (a - TRADE0) % 10)
    elif a == BUY or worth(s.money[s.leader]) >= s.high:
        s.giver = seat if a == BUY else s.leader  # K4
        s.exact = makes_price(s.money[s.giver], s.high)
        s.mover = s.giver
        s.phase = PAY
    else:
        show_bankrupt(s, s.leader)


def lay(s: object, seat: int, n: int, heap: list[int]) -> None:
    heap[s.coin] = n
    s.money[seat][s.coin] -= n
    s.coin -= 1


def turn_up(s: object) -> None:
    s.animal = s.pile[s.top]
    s.top += 1
    s.idle = 0
    if s.animal == DONKEY:  # K8
        d = GIFT[s.donkeys]
        s.donkeys += 1
        for p in range(s.players):
            s.money[p][d] += 1
            for o in range(6):
                if o != p and (o < s.players or o == PUBLIC):
                    s.known[o][p][d] += 1
    for p in range(s.players):
        s.barred[p] = 0
    open_bidding(s)


def open_bidding(s: object) -> None:
    for p in range(s.players):
        s.inside[p] = 0 if p == s.owner or s.barred[p] else 1
    s.leader = -1
    s.high = 0
    s.phase = BID
    next_bidder(s)


def next_bidder(s: object) -> None:
    p = s.owner if s.leader < 0 else s.leader
    for _ in range(1, s.players):
        p += 1
        if p == s.players:
            p = 0
        if s.inside[p]:
            s.mover = p
            return
    if s.leader < 0:  # K7
        win_card(s, s.owner)
    else:
        s.mover = s.owner
        s.phase = DECIDE


def show_bankrupt(s: object, p: int) -> None:  # K6
    for o in range(6):
        if o != p and (o < s.players or o == PUBLIC):
            s.vague[o][p] = 0
            for d in range(6):
                s.known[o][p][d] = s.money[p][d]
    s.barred[p] = 1
    open_bidding(s)


def settle(s: object) -> None:
    """The payment is complete: the one who paid has the card."""
    giver = s.giver
    taker = s.leader if giver == s.owner else s.owner
    forget(s, giver, taker, s.offer, 0, 0, s.high)
    learn(s, giver, taker, s.offer, 0)
    hand_over(s, taker, s.offer)
    s.coin = 5
    s.paid = 0
    s.exact = 0
    win_card(s, giver)


def win_card(s: object, p: int) -> None:
    s.animals[p][s.animal] += 1
    s.leader = -1
    s.high = 0
    next_turn(s)


def challenge(s: object, seat: int, partner: int, animal: int) -> None:
    s.partner = partner
    s.animal = animal
    s.stake = 2 if s.animals[seat][animal] == 2 and s.animals[partner][animal] == 2 else 1  # K10
    s.attempt = 1
    s.giver = seat
    s.phase = OFFER


def accept(s: object) -> None:
    size = cards(s.offer)
    seen = 1 if s.offer_size and size == 0 else 0
    forget(s, s.owner, s.partner, s.offer, seen, size if s.offer_size else ALL, 0)
    learn(s, s.owner, s.partner, s.offer, seen)
    hand_over(s, s.partner, s.offer)
    take_animals(s, s.owner, s.partner)


def exchange(s: object) -> None:  # K9
    one, two = s.owner, s.partner
    offered, countered = worth(s.offer), worth(s.counter)
    seen = s.trade_reveal
    forget(s, one, two, s.offer, seen, cards(s.offer) if s.offer_size else ALL, 0)
    forget(s, two, one, s.counter, seen, cards(s.counter) if s.offer_size else ALL, 0)
    learn(s, one, two, s.offer, seen)
    learn(s, two, one, s.counter, seen)
    hand_over(s, two, s.offer)
    hand_over(s, one, s.counter)
    if offered == countered and s.attempt == 1:
        s.attempt = 2
        s.mover = one
        s.phase = OFFER
    elif offered >= countered:
        take_animals(s, one, two)
    else:
        take_animals(s, two, one)


def hand_over(s: object, taker: int, heap: list[int]) -> None:
    money = s.money[taker]
    for d in range(6):
        money[d] += heap[d]
        heap[d] = 0


def forget(s: object, giver: int, taker: int, heap: list[int], seen: int, most: int, price: int) -> None:
    """What the others still know of the giver: who does not see the heap supposes that it has `most` cards of each value, and that a
    payment has no zeros and as many of the rest as can be needed."""
    for o in range(6):
        if o == giver or (o >= s.players and o != PUBLIC):
            continue
        row = s.known[o][giver]
        if seen or o == taker:
            for d in range(6):
                row[d] = max(0, row[d] - heap[d])
            continue
        s.vague[o][giver] = 1
        for d in range(6):
            if price > 0 and d > 0:
                row[d] = max(0, row[d] - (price + VALUE[d] - 1) // VALUE[d])
            else:
                row[d] = max(0, row[d] - most)


def learn(s: object, giver: int, taker: int, heap: list[int], seen: int) -> None:
    """What the others now know of the taker."""
    for o in range(6):
        if o == taker or (o >= s.players and o != PUBLIC):
            continue
        if seen or o == giver:
            row = s.known[o][taker]
            for d in range(6):
                row[d] += heap[d]
        else:
            s.vague[o][taker] = 1


def take_animals(s: object, winner: int, loser: int) -> None:
    s.animals[winner][s.animal] += s.stake
    s.animals[loser][s.animal] -= s.stake
    s.idle = 0 if s.animals[winner][s.animal] == 4 else s.idle + 1
    next_turn(s)


def next_turn(s: object) -> None:
    p = s.owner
    s.phase = OVER
    if s.idle == IDLE:  # K14
        return
    for _ in range(s.players):
        p += 1
        if p == s.players:
            p = 0
        if s.top < 40 or can_trade(s, p):  # K13
            s.owner = p
            s.mover = p
            s.phase = TURN
            return


def can_trade(s: object, p: int) -> int:
    """With the deck empty: is there an animal that he shares with others?"""
    for a in range(10):
        if 0 < s.animals[p][a] < 4:
            return 1
    return 0


def score(s: object, out: list[int]) -> None:
    for p in range(s.players):
        total = 0
        quartets = 0
        for a in range(10):
            if s.animals[p][a] == 4:
                total += WORTH[a]
                quartets += 1
        out[p] = total * quartets


def resample(s: object, seat: int, words: list[int]) -> None:
    """Deal anew what `seat` (-1: a spectator) cannot know: the order of the deck, and the money of others that it has not seen.

    Exact for the deck. Of the money each unseen card goes to any of those who may have one, alike, so that a payer can pay and an offer
    whose size is shown is there. What prices and the outcome of trades let one guess is not used; an offer of hidden size has any number
    of each value, alike.
    """
    if s.phase == DEAL:
        return
    if midway(s) and s.mover != seat:
        roll_back(s)
    for i in range(s.top, 40):
        j = i + (words[i] * (40 - i) >> 32)
        animal = s.pile[i]
        s.pile[i] = s.pile[j]
        s.pile[j] = animal
    lies = (s.phase == RESPOND or s.phase == COUNTERING) and s.owner != seat
    size = 0
    if lies:
        size = cards(s.offer) if s.offer_size else 0
        hand_over(s, s.owner, s.offer)
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
    if s.phase == PAY and s.giver != seat:
        s.exact = makes_price(s.money[s.giver], s.high)
    correct_others(s, seat)


def roll_back(s: object) -> None:
    """Whoever is in the middle of a move is at its beginning again."""
    if s.phase == BID_TENS:
        s.hundreds = 0
        s.phase = BID
        next_bidder(s)
    elif s.phase == COUNTERING:
        hand_over(s, s.mover, s.counter)
        s.phase = RESPOND
    else:
        hand_over(s, s.mover, s.offer)
        s.paid = 0
    s.coin = 5


def deal_unknown(s: object, row: int, words: list[int], k: int) -> int:
    vague = s.vague[row]
    takers = 0
    for p in range(s.players):
        takers += vague[p]
    for d in range(6):
        n = 0
        for p in range(s.players):
            if vague[p]:
                n += s.money[p][d] - s.known[row][p][d]
                s.money[p][d] = s.known[row][p][d]
        for _ in range(n):
            r = words[k] * takers >> 32
            k += 1
            for p in range(s.players):
                r -= vague[p]
                if r < 0:
                    s.money[p][d] += 1
                    break
    return k


def able(s: object, seat: int, size: int) -> int:
    """Can he pay who is about to, and can the offer that lies be that large?"""
    if s.phase == PAY and s.giver != seat:
        return worth(s.money[s.giver]) >= s.high
    return cards(s.money[s.giver]) >= size


def help_giver(s: object, row: int, words: list[int], k: int) -> int:
    """One unseen card, by chance, comes to the one who pays or offers."""
    low = 1 if s.phase == PAY else 0
    n = 0
    for p in range(s.players):
        if s.vague[row][p] and p != s.giver:
            for d in range(low, 6):
                n += s.money[p][d] - s.known[row][p][d]
    r = words[k] * n >> 32
    for p in range(s.players):
        if s.vague[row][p] and p != s.giver:
            for d in range(low, 6):
                n = s.money[p][d] - s.known[row][p][d]
                if 0 <= r < n:
                    s.money[p][d] -= 1
                    s.money[s.giver][d] += 1
                r -= n
    return k + 1


def lay_offer(s: object, size: int, words: list[int], k: int) -> None:
    money = s.money[s.owner]
    if not s.offer_size:
        for d in range(6):
            s.offer[d] = words[k + d] * (money[d] + 1) >> 32
            money[d] -= s.offer[d]
        return
    for i in range(size):
        r = words[k + i] * cards(money) >> 32
        for d in range(6):
            r -= money[d]
            if r < 0:
                money[d] -= 1
                s.offer[d] += 1
                break


def holding(s: object, p: int, d: int) -> int:
    """In hand and on the table."""
    n = s.money[p][d]
    if p == s.giver:
        n += s.offer[d]
    if p == s.partner:
        n += s.counter[d]
    return n


def correct_others(s: object, seat: int) -> None:
    """What the other seats know of each other has to be so."""
    for o in range(s.players):
        for p in range(s.players):
            if o != seat and p != seat and o != p:
                for d in range(6):
                    n = holding(s, p, d)
                    if not s.vague[o][p] or s.known[o][p][d] > n:
                        s.known[o][p][d] = n


def violations(s: object) -> int:
    """How many invariants are broken."""
    bad = 0
    if s.phase == DEAL:
        return 0
    for d in range(6):
        n = s.players * START[d]
        if d >= 2 and s.donkeys > d - 2:
            n += s.players
        for p in range(s.players):
            n -= holding(s, p, d)
            if s.money[p][d] < 0:
                bad += 1
        if n != 0 or s.offer[d] < 0 or s.counter[d] < 0:
            bad += 1
    for a in range(10):
        n = 4
        if a == s.animal and BID <= s.phase <= PAY:
            n -= 1
        for i in range(s.top, 40):
            if s.pile[i] == a:
                n -= 1
        for p in range(s.players):
            n -= s.animals[p][a]
            if s.animals[p][a] < 0:
                bad += 1
        if n != 0:
            bad += 1
    return bad + wrong_knowledge(s) + wrong_table(s)


def wrong_knowledge(s: object) -> int:
    """What is known is so, exactly where it is not vague, and what the public knows everybody knows."""
    bad = 0
    for o in range(6):
        for p in range(s.players):
            if o == p or (o >= s.players and o != PUBLIC):
                continue
            for d in range(6):
                n = s.known[o][p][d]
                m = holding(s, p, d)
                if n > m or (n < m and not s.vague[o][p]) or (o != p and n < s.known[PUBLIC][p][d]):
                    bad += 1
            if s.vague[o][p] > s.vague[PUBLIC][p]:
                bad += 1
    return bad


def wrong_table(s: object) -> int:
    """Nothing lies about that belongs to another phase."""
    bad = 0
    auction = BID <= s.phase <= PAY
    if not auction and (s.leader >= 0 or s.high > 0):
        bad += 1
    if s.high > ceiling(s) or s.high % 10 > 0 or (s.leader >= 0) != (s.high > 0):
        bad += 1
    if s.phase == TURN or (BID <= s.phase <= DECIDE):
        if cards(s.offer) + cards(s.counter) + s.paid > 0 or s.coin != 5:
            bad += 1
    if s.phase == PAY and (s.paid != worth(s.offer) or worth(s.money[s.giver]) + s.paid < s.high):
        bad += 1
    if s.idle > IDLE or s.coin < 0 or s.coin > 5:
        bad += 1
    return bad
