# pyright: basic, reportAttributeAccessIssue=false
"""Kuhhandel: what a seat may know, as small integers for learning. In the dialect of the rules.

Animals are in the order of the rules, rooster to horse; money is six counts, of 0, 10, 50, 100, 200 and 500. Of a move half made only the
one who makes it sees anything.

| from | to (exclusive) | what |
|---|---|---|
| 0 | 7 | the phase: turn, bid, decide, pay, offer, respond, over; one of them is 1 |
| 7 | 8 | 1: the size of offers is shown (K11) |
| 8 | 9 | 1: the money of trades is shown to everybody (K11) |
| 9 | 10 | 1: after a bankrupt the bids of the others stand (K6) |
| 10 | 11 | animals left in the deck |
| 11 | 12 | donkeys turned up |
| 12 | 13 | the worth of all money, the highest bid there may be (K3) |
| 13 | 14 | turns in a row without an auction or a new quartet (K14) |
| 14 | 24 | the animal in the auction or trade, if there is one |
| 24 | 25 | the highest bid, then the price; 0: none |
| 25 | 26 | how many animals are traded for (K10); 0: no trade |
| 26 | 27 | the round of the trade, 1 or after a tie 2; 0: no trade |
| 27 | 28 | how many cards the offer that lies has, where that is shown; else 0 |
| 28 | 34 | my money in hand |
| 34 | 40 | my money on the table: an offer that lies, and in the middle of a move what I have laid so far |
| 40 | 41 | the worth of my money in hand |
| 41 | 47 | which money card I am asked for next, in a payment, offer or counter-offer; at most one is 1 |
| 47 | 48 | 1: I am in the middle of a bid, and choose its tens |
| 48 | 49 | its hundreds |
| 49 | 50 | how much I have yet to pay |
| 50 | 51 | 1: I can and so must pay the price exactly (K5) |
| 51 | 196 | five seats of 29, me first, then on around the table; zeros where nobody sits |

| in a seat, from | to (exclusive) | what |
|---|---|---|
| 0 | 1 | 1: somebody sits there |
| 1 | 2 | 1: may act; in an auction all who may bid |
| 2 | 3 | 1: it is the seat's turn, as auctioneer or challenger |
| 3 | 4 | 1: has not passed in this auction |
| 4 | 5 | 1: could not pay for this card (K6) |
| 5 | 6 | 1: has the highest bid |
| 6 | 7 | 1: pays now |
| 7 | 8 | 1: is challenged to a trade |
| 8 | 9 | 1: may have more money than is known |
| 9 | 10 | quartets |
| 10 | 11 | their worth; times their number it is the score |
| 11 | 21 | animals |
| 21 | 27 | money that I know the seat to have, in hand and on the table; mine too |
| 27 | 28 | so many seats further on sits who last took animals from this one; 0: nobody yet |
| 28 | 29 | in an auction its highest bid for this card that still counts; 0: none |

Before the shuffle nothing is asked, and no phase is 1.
"""

from bestiary.games.kuhhandel.rules import (
    BID,
    BID_TENS,
    COUNTERING,
    DECIDE,
    OFFER,
    OVER,
    PAY,
    RESPOND,
    TURN,
    WORTH,
    amount,
    cards,
    ceiling,
    count,
    donkeys,
    herd,
    holding,
    may_act,
    stake,
)

OBSERVATION = 196
AT_ANIMAL, AT_MONEY, AT_TABLE, AT_ASKED, AT_SEATS = 14, 28, 34, 41, 51
PER_SEAT = 29


def observe(s: object, seat: int, out: list[int]) -> None:
    for i in range(OBSERVATION):
        out[i] = 0
    put_phase(s, out)
    out[7] = s.offer_size
    out[8] = s.trade_reveal
    out[9] = s.bankrupt
    out[10] = 40 - s.top
    out[11] = donkeys(s)
    out[12] = 10 * ceiling(s)
    out[13] = s.idle
    if s.phase >= BID:
        out[AT_ANIMAL + s.animal] = 1
    out[24] = 10 * s.high
    if s.phase >= OFFER:
        out[25] = stake(s)
        out[26] = s.attempt
        if s.phase != OFFER and s.offer_size:
            out[27] = cards(s.offer)
    money = s.money[6 * seat]
    put_heap(money, out, AT_MONEY)
    put_heap(holding(s, seat) - money, out, AT_TABLE)
    out[40] = 10 * amount(money)
    if seat == s.mover:
        put_asked(s, out)
    for i in range(s.players):
        put_seat(s, seat, (seat + i) % s.players, out, AT_SEATS + PER_SEAT * i)


def put_heap(heap: int, out: list[int], at: int) -> None:
    for d in range(6):
        out[at + d] = count(heap, d)


def put_phase(s: object, out: list[int]) -> None:
    """The same in the middle of a move as at its beginning."""
    out[0] = 1 if s.phase == TURN else 0
    out[1] = 1 if s.phase == BID or s.phase == BID_TENS else 0
    out[2] = 1 if s.phase == DECIDE else 0
    out[3] = 1 if s.phase == PAY else 0
    out[4] = 1 if s.phase == OFFER else 0
    out[5] = 1 if s.phase == RESPOND or s.phase == COUNTERING else 0
    out[6] = 1 if s.phase == OVER else 0


def put_asked(s: object, out: list[int]) -> None:
    """What the mover alone sees of the move that he is making."""
    if s.phase == PAY or s.phase == OFFER or s.phase == COUNTERING:
        out[AT_ASKED + s.coin] = 1
    if s.phase == BID_TENS:
        out[47] = 1
        out[48] = s.hundreds
    if s.phase == PAY:
        out[49] = 10 * max(0, s.high - amount(s.offer))
        out[50] = 1 if s.exact else 0


def put_seat(s: object, seat: int, p: int, out: list[int], at: int) -> None:
    out[at] = 1
    out[at + 1] = 1 if may_act(s, p) else 0
    out[at + 2] = 1 if p == s.owner else 0
    if BID <= s.phase <= PAY:
        out[at + 3] = s.inside >> p & 1
        out[at + 4] = s.barred >> p & 1
        out[at + 5] = 1 if p == s.leader else 0
        out[at + 6] = 1 if s.phase == PAY and p == s.mover else 0
        out[at + 28] = 10 * s.bids[p]
        if s.phase == BID_TENS:
            out[at + 1] = 1 if s.inside >> p & 1 and p != s.leader else 0
    elif s.phase >= OFFER:
        out[at + 7] = 1 if p == s.partner else 0
    out[at + 8] = s.vague >> 5 * seat + p & 1
    out[at + 27] = s.foe[p]
    for a in range(10):
        n = herd(s, p, a)
        out[at + 11 + a] = n
        if n == 4:
            out[at + 9] += 1
            out[at + 10] += WORTH[a]
    put_heap(holding(s, p) if p == seat else s.money[5 * seat + p], out, at + 21)
