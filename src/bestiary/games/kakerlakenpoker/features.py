# pyright: basic, reportAttributeAccessIssue=false
"""Kakerlakenpoker Royal: what a seat may know, as small integers for learning. In the dialect of the rules.

Types of cards and claims are numbered as in the rules. Of a move half made only the one who makes it sees anything.

| from | to (exclusive) | what |
|---|---|---|
| 0 | 5 | the phase: start, answer, onward, lay, over; one of them is 1 |
| 5 | 8 | I am in the middle of a move, and choose a receiver, a claim, a second card to lay; at most one is 1 |
| 8 | 24 | the type of the card from my hand that I have chosen for it, if any; it is still counted in my hand |
| 24 | 40 | by type: how many I hold |
| 40 | 41 | cards in the penalty pile |
| 41 | 57 | the type of its top card, if there is one |
| 57 | 58 | 1: a card is being passed |
| 58 | 74 | its type, if I know it |
| 74 | 82 | what was claimed last, in this round or, for who owes and at the end, in the last one |
| 82 | 83 | for how many specials the mover owes cards (R6) |
| 83 | 84 | so many of a kind lose (R7) |
| 84 | 85 | rounds in a row that laid no card in front of anybody; ten lose (R7) |
| 85 | 87 | the joker that somebody took openly may be, is for sure the card that is passed |
| 87 | 89 | the same for the blank |
| 89 | 293 | six seats of 34, me first, then on around the table; zeros where nobody sits |

| in a seat, from | to (exclusive) | what |
|---|---|---|
| 0 | 1 | 1: somebody sits there |
| 1 | 2 | 1: to move |
| 2 | 3 | cards in hand |
| 3 | 4 | claims that were true when the card was shown |
| 4 | 5 | claims that were lies |
| 5 | 6 | when the card came there: 1 for the starter, 2 for the first receiver, …; 0: not yet |
| 6 | 7 | 1: knows the card that is being passed |
| 7 | 8 | 1: the receiver that I have chosen, in the middle of a move |
| 8 | 9 | 1: took the joker into hand openly |
| 9 | 10 | 1: took the blank into hand openly |
| 10 | 11 | 1: has lost |
| 11 | 19 | what the seat claimed when it passed the card; at most one is 1 |
| 19 | 33 | by type: the cards that lie before the seat |
| 33 | 34 | so many seats further on sits who last brought it a card; 0: nobody yet |

Before a shuffle nothing is asked, and no phase is 1.
"""

from bestiary.games.kakerlakenpoker.rules import (
    ANSWER,
    CLAIM,
    JOKER,
    LAY,
    MORE,
    ONWARD,
    OVER,
    START,
    TO,
    TYPES,
    danger,
    has_seen,
    in_flight,
    may_act,
)

OBSERVATION = 293
AT_STAGE, AT_CHOSEN, AT_HAND, AT_TOP, AT_CARD, AT_NAMED, AT_TAKEN, AT_SEATS = 5, 8, 24, 41, 58, 74, 85, 89
PER_SEAT = 34


def observe(s: object, seat: int, out: list[int]) -> None:
    for i in range(OBSERVATION):
        out[i] = 0
    put_phase(s, out)
    if seat == s.mover:
        put_half_made(s, out)
    for card in range(TYPES):
        out[AT_HAND + card] = s.hand[seat][card]
    out[40] = s.piled - s.top
    if s.top < s.piled:
        out[AT_TOP + s.pile[s.top]] = 1
    if in_flight(s):
        out[57] = 1
        if has_seen(s, seat):
            out[AT_CARD + s.flight] = 1
    if s.passes > 0:
        out[AT_NAMED + s.claims[s.passes - 1]] = 1
    out[82] = s.owed
    out[83] = danger(s.players)
    out[84] = s.idle
    for k in range(2):
        put_taken(s, seat, k, out)
    for i in range(s.players):
        put_seat(s, (seat + i) % s.players, out, AT_SEATS + PER_SEAT * i)
    put_route(s, seat, out)
    if s.phase == CLAIM and seat == s.mover:
        out[AT_SEATS + PER_SEAT * ((s.route[s.passes + 1] - seat + s.players) % s.players) + 7] = 1


def put_phase(s: object, out: list[int]) -> None:
    """The same in the middle of a move as at its beginning."""
    phase = s.phase
    if phase == MORE:
        phase = LAY
    elif phase >= TO:
        phase = ONWARD if s.passes > 0 else START
    out[0] = 1 if phase == START else 0
    out[1] = 1 if phase == ANSWER else 0
    out[2] = 1 if phase == ONWARD else 0
    out[3] = 1 if phase == LAY else 0
    out[4] = 1 if phase == OVER else 0


def put_half_made(s: object, out: list[int]) -> None:
    if s.phase >= TO:
        out[AT_STAGE + s.phase - TO] = 1
        if s.phase == MORE or s.passes == 0:
            out[AT_CHOSEN + s.flight] = 1


def put_taken(s: object, seat: int, k: int, out: list[int]) -> None:
    """Is a special that went into a hand before everybody's eyes the card that is passed?"""
    holder = s.holder[k]
    if holder >= 0 and in_flight(s) and s.route[0] == holder:
        if not has_seen(s, seat) and s.held[holder] > 0:
            out[AT_TAKEN + 2 * k] = 1
        elif s.flight == JOKER + k:
            out[AT_TAKEN + 2 * k + 1] = 1


def put_seat(s: object, p: int, out: list[int], at: int) -> None:
    out[at] = 1
    out[at + 1] = 1 if may_act(s, p) else 0
    out[at + 2] = s.held[p]
    out[at + 3] = s.truths[p]
    out[at + 4] = s.lies[p]
    out[at + 6] = 1 if in_flight(s) and has_seen(s, p) else 0
    out[at + 8] = 1 if s.holder[0] == p else 0
    out[at + 9] = 1 if s.holder[1] == p else 0
    out[at + 10] = 1 if s.loser == p else 0
    for card in range(JOKER):
        out[at + 19 + card] = s.front[p][card]
    out[at + 33] = s.foe[p]


def put_route(s: object, seat: int, out: list[int]) -> None:
    for i in range(s.passes + 1):
        at = AT_SEATS + PER_SEAT * ((s.route[i] - seat + s.players) % s.players)
        out[at + 5] = i + 1
        if i < s.passes:
            out[at + 11 + s.claims[i]] = 1
