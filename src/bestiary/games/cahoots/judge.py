# pyright: basic, reportAttributeAccessIssue=false
"""What a search of Cahoots needs to know: how bowls and hands promise to end, and which hands speak for themselves. In the dialect."""

from math import exp, sqrt

from bestiary.games.cahoots.player import DOUBT, DREW, EVERY, FOUND, HOLDS, NUMBER_BIT, ROW, lacking, meeting, size
from bestiary.games.cahoots.rules import CARDS, FITS, GOALS, NONE, OVER, SAME, copies, monsters

AHEAD = 9  # cards that are laid before a roll-out is judged
# The chance to win, on the scale of a logistic curve, found by regression over many matches of hand-written players (BASE: that a team
# which searches is better). By the root of the number of cards still to lay, and by the chance that somebody is stuck; and, each divided by
# that root: by a goal still to meet, a share of the unseen cards that meets an open one, one that somebody can meet; if the next player can
# meet one, and the one after him; by a bowl that lacks for four alike.
BASE, A_CARD, A_STUCK = 2.3, 1.012, -1.133
SCALED, A_NEED, A_SHARE, A_MEETING, A_NEXT, A_SECOND, A_BOWL = -7.629, -2.475, 1.235, 1.558, 1.362, 0.343, -1.98
EASE = (  # by recipe, for one that is open: most of all, four alike is what a team fails by
    -1.6, -1.2, -2.3, -2.5, -0.9, -1.0, -2.6, -1.7, -2.7, -1.8, -2.0, -0.8, -0.9, -1.0, -0.5, -1.2, -1.0, -1.0, -0.9, -0.8, -0.7, -0.8,
    -0.8, -0.9, -0.9, -1.0, -0.6, -1.1, -1.0, -0.9, -0.4, -2.7, -2.7, -2.3, -2.0, -1.6, -1.5, -1.5, -1.5, -1.7, -1.6, -6.5, -1.6, -0.4,
    -0.2, -1.6, -0.9, -0.9, -0.4, -0.8,
)  # fmt: skip
CONSOLATION = 0.02  # what it is worth to lose with nearly all goals met


def mark(s: object) -> int:
    return s.count


def settled(s: object, start: int) -> int:
    return s.count >= start + AHEAD


def worth(s: object, out: list[float]) -> None:
    """The chance to win, which is the same for all; and a little for each goal met."""
    total = monsters(s)
    value = 1.0
    if s.done < total:
        value = CONSOLATION * s.done / total
        if s.phase != OVER:
            value += (1.0 - CONSOLATION) / (1.0 + exp(-promise(s)))
    for p in range(s.players):
        out[p] = value


def promise(s: object) -> float:
    """The chance to win as the logarithm of its odds, from all hands as they are in this world."""
    left = 56 - s.count
    seen = 0
    twice = 0
    for i in range(s.count):
        bit = 1 << (s.laid[i] >> 2)
        twice |= seen & bit
        seen |= bit
    hands = s.hand[0] | s.hand[1] | s.hand[2] | s.hand[3]
    some = 0
    value = SCALED + A_NEED * (monsters(s) - s.done)
    a, b, c, d = s.top[0], s.top[1], s.top[2], s.top[3]
    for slot in range(GOALS):
        recipe = s.goal[slot]
        if recipe == NONE:
            continue
        ways = meeting(recipe, a, b, c, d) & EVERY
        some |= ways
        value += EASE[recipe] + A_SHARE * (1.0 - lacking(1.0 - (size(ways & ~seen) + size(ways & ~twice)) / left, 4))
        if hands & ways:
            value += A_MEETING
        if recipe == SAME:
            value += A_BOWL * (4 - most_alike(NUMBER_BIT[a], NUMBER_BIT[b], NUMBER_BIT[c], NUMBER_BIT[d]))
    if s.hand[s.mover] & some:
        value += A_NEXT
    if s.hand[(s.mover + 1) % s.players] & some:
        value += A_SECOND
    root = sqrt(left + 1.0)
    fits = FITS[a] | FITS[b] | FITS[c] | FITS[d]
    stuck = lacking(1.0 - (size(fits & ~seen) + size(fits & ~twice)) / left, 4)
    return BASE + A_CARD * root + A_STUCK * stuck + value / root


def most_alike(a: int, b: int, c: int, d: int) -> int:
    """In how many bowls the same number lies, at most."""
    return max(1 + (a == b) + (a == c) + (a == d), 1 + (b == c) + (b == d), 1 + (c == d))


def likelihood(s: object, seat: int, work: list[float]) -> float:
    """How far the hands of the others agree with what their signals and plays say of them (`signals.py`)."""
    chance = 1.0
    for p in range(s.players):
        if p != seat:
            chance *= credible(s, p, work)
    return chance


def credible(s: object, p: int, work: list[float]) -> float:
    """Each card of the hand may be the one that was drawn last, of which nothing is known yet."""
    at = 1
    while at < work[0]:
        work[at + FOUND] = 0.0
        at += ROW
    for card in range(CARDS):
        times = copies(s, p, card)
        at = 1
        while times and at < work[0]:
            work[at + FOUND] += times * work[at + ROW - CARDS + card]
            at += ROW
    total = 0.0
    n = 0
    for card in range(CARDS):
        times = copies(s, p, card)
        if times:
            n += times
            total += times * agreement(p, card, work)
    return total / n if n else 1.0


def agreement(p: int, drawn: int, work: list[float]) -> float:
    """How far a hand agrees with the evidence if that card of it was drawn last."""
    chance = 1.0
    at = 1
    while at < work[0]:
        if work[at] == p:
            found = work[at + FOUND] - work[at + DREW] * work[at + ROW - CARDS + drawn]
            if (found > 0) != (work[at + HOLDS] > 0):
                chance *= work[at + DOUBT]
        at += ROW
    return chance
