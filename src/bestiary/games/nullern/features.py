# pyright: basic, reportAttributeAccessIssue=false
"""Nullern: what a seat may know, as small integers for learning. In the dialect of the rules.

| from | to (exclusive) | what |
|---|---|---|
| 0 | 3 | the phase: bid, play, over; one of them is 1 |
| 3 | 4 | the largest hand of the game (N1) |
| 4 | 5 | the round, 1 is the first |
| 5 | 6 | cards a hand this round |
| 6 | 7 | 1 in the blind round (N6) |
| 7 | 11 | the colour of the trump card: red, yellow, green, blue; one of them is 1 |
| 11 | 31 | its number, 1 to 20; one of them is 1 |
| 31 | 111 | my hand: 1 for each card in it; nothing in the blind round |
| 111 | 191 | 1 for each card played this round, the trick that lies among them |
| 191 | 310 | seven seats of 17, me first, then on around the table; zeros where nobody sits |

| in a seat, from | to (exclusive) | what |
|---|---|---|
| 0 | 1 | 1: somebody sits there |
| 1 | 2 | 1: to move |
| 2 | 3 | 1: bids first this round |
| 3 | 4 | cards in hand |
| 4 | 5 | 1: has bid |
| 5 | 6 | the bid |
| 6 | 7 | tricks taken |
| 7 | 8 | 1: could not follow trump this round |
| 8 | 9 | points |
| 9 | 10 | grasshoppers |
| 10 | 11 | 1: led the trick that lies |
| 11 | 12 | 1: wins it so far |
| 12 | 16 | the colour of the card that the seat has in it, if any |
| 16 | 17 | that card's number, 0: none |

Left out is the order of the tricks gone by. Before a shuffle nothing is asked, and no phase is 1.
"""

from bestiary.games.nullern.rules import BID, OVER, PLAY, SUIT, hand_size, knows_hand, may_act

OBSERVATION = 310
AT_TRUMP, AT_HAND, AT_FALLEN, AT_SEATS = 7, 31, 111, 191
PER_SEAT = 17


def observe(s: object, seat: int, out: list[int]) -> None:
    for i in range(OBSERVATION):
        out[i] = 0
    out[0] = 1 if s.phase == BID else 0
    out[1] = 1 if s.phase == PLAY else 0
    out[2] = 1 if s.phase == OVER else 0
    out[3] = s.peak
    out[4] = min(s.rounds + 1, 2 * s.peak)
    out[5] = 1 if s.phase == OVER else hand_size(s)
    out[6] = 1 if s.rounds >= 2 * s.peak - 1 else 0
    out[AT_TRUMP + s.trump_card // SUIT] = 1
    out[AT_TRUMP + 4 + s.trump_card % SUIT] = 1
    if knows_hand(s, seat, seat):
        for i in range(s.held[seat]):
            out[AT_HAND + s.hand[seat][i]] = 1
    for i in range(s.fell):
        out[AT_FALLEN + s.fallen[i]] = 1
    for i in range(s.players):
        put_seat(s, (seat + i) % s.players, out, AT_SEATS + PER_SEAT * i)
    for i in range(s.count):
        p = (s.lead + i) % s.players
        put_laid(s, p, out, AT_SEATS + PER_SEAT * ((p - seat + s.players) % s.players))


def put_seat(s: object, p: int, out: list[int], at: int) -> None:
    out[at] = 1
    out[at + 1] = 1 if may_act(s, p) else 0
    out[at + 2] = 1 if p == s.start else 0
    out[at + 3] = s.held[p]
    if s.bid[p] >= 0:
        out[at + 4] = 1
        out[at + 5] = s.bid[p]
    out[at + 6] = s.taken[p]
    out[at + 7] = s.void[p]
    out[at + 8] = s.points[p]
    out[at + 9] = s.hoppers[p]


def put_laid(s: object, p: int, out: list[int], at: int) -> None:
    out[at + 10] = 1 if p == s.lead else 0
    out[at + 11] = 1 if p == s.best else 0
    out[at + 12 + s.trick[p] // SUIT] = 1
    out[at + 16] = s.trick[p] % SUIT + 1
