# pyright: basic, reportAttributeAccessIssue=false
"""What a search of Cahoots needs to know: how bowls and hands promise to end, and which hands speak for themselves. In the dialect."""

from math import exp, sqrt

from bestiary.games.cahoots.player import (
    AGREE,
    BEGIN,
    CAME,
    CARDS_AT,
    CARDS_OF,
    DOUBT,
    EVERY,
    HOLDS,
    NUMBER_BIT,
    PLAYED,
    ROW,
    ROWS0,
    TURNS,
    lacking,
    meeting,
    size,
)
from bestiary.games.cahoots.rules import CARDS, DE_BRUIJN, FITS, GOALS, NONE, OVER, PLAY_OF, SAME, WORDS, copies, monsters

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
ROUNDS = 20  # of exchanges, about thirty each, before a world counts as likely by the evidence
NUMBER_OF_BIT = tuple(a // 4 for a in PLAY_OF)
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
    """What signals and plays say of the hands is heeded when a world is imagined (`refine`)."""
    return 1.0


def refine(s: object, seat: int, first: int, words: list[int], work: list[float]) -> None:
    """Exchange cards that the seat cannot see, one pair after the other, and at times when one was drawn, by how far that agrees with the
    evidence (Metropolis): after many exchanges hands are as likely as they are by what their owners said and did (`signals.py`)."""
    if work[0] <= ROWS0:
        return
    if first:
        for p in range(s.players):
            spread(s, p, work)
            work[AGREE + p] = agreement(p, work)
    for i in range(0, WORDS - 3, 4):
        p = (seat + 1 + (words[i] * (s.players - 1) >> 32)) % s.players
        if words[i + 3] & 3 == 0:
            redate(p, words[i + 1], words[i + 2], work)
        else:
            exchange(s, seat, p, words[i + 1], words[i + 2], words[i + 3], work)


def spread(s: object, p: int, work: list[float]) -> None:
    """The cards of a hand as bits, one after the other."""
    n = CARDS_OF + 4 * p
    for i in range(4):
        work[n + i] = 0
    for card in range(CARDS):
        for _ in range(copies(s, p, card)):
            work[n] = 1 << card
            n += 1


def gather(s: object, p: int, work: list[float]) -> None:
    s.hand[p] = 0
    s.twice[p] = 0
    for i in range(CARDS_OF + 4 * p, CARDS_OF + 4 * p + 4):
        bit = int(work[i])
        s.twice[p] |= s.hand[p] & bit
        s.hand[p] |= bit


def redate(p: int, which: int, where: int, work: list[float]) -> None:
    """Perhaps another card came in place of one that was played."""
    at = CAME + TURNS * p + (which * TURNS >> 32)
    old = work[at]
    work[at] = where & 3
    chance = agreement(p, work)
    if (where >> 2) * work[AGREE + p] > chance * (1 << 30):
        work[at] = old
    else:
        work[AGREE + p] = chance


def exchange(s: object, seat: int, p: int, which: int, other: int, luck: int, work: list[float]) -> None:
    """A card of that hand and one of the pile or of another hand, perhaps."""
    at = CARDS_OF + 4 * p + (which & 3)
    mine = int(work[at])
    j = other * (s.left + 4 * s.players) >> 32
    q = (j - s.left) // 4 if j >= s.left else p
    if mine == 0 or q == seat or (q == p and j >= s.left):
        return
    there = CARDS_OF + j - s.left
    theirs = 1 << s.draw[j] if j < s.left else int(work[there])
    if theirs == 0 or theirs == mine:
        return
    work[at] = theirs
    chance = agreement(p, work)
    before = work[AGREE + p]
    second = 1.0
    if q != p:
        work[there] = mine
        second = agreement(q, work)
        before *= work[AGREE + q]
    if (luck >> 2) * before > chance * second * (1 << 30):
        work[at] = mine
        if q != p:
            work[there] = theirs
        return
    work[AGREE + p] = chance
    gather(s, p, work)
    if q != p:
        work[AGREE + q] = second
        gather(s, q, work)
    else:
        s.draw[j] = NUMBER_OF_BIT[mine * DE_BRUIJN >> 27 & 31]


def agreement(p: int, work: list[float]) -> float:
    """How far a hand, and what it was before each play, agrees with the evidence, from now back."""
    n = CARDS_OF + 4 * p
    a, b, c, d = int(work[n]), int(work[n + 1]), int(work[n + 2]), int(work[n + 3])
    came = CAME + TURNS * p
    chance = 1.0
    for at in range(int(work[BEGIN + p]), int(work[BEGIN + p + 1]), ROW):
        cards = int(work[at + CARDS_AT])
        if work[at] == PLAYED:
            slot = int(work[at + DOUBT])
            if slot < 0:
                slot = int(work[came])
                came += 1
            if slot == 0:
                a = cards
            elif slot == 1:
                b = cards
            elif slot == 2:
                c = cards
            else:
                d = cards
        elif work[at] == HOLDS:
            if (a | b | c | d) & cards == 0:
                chance *= work[at + DOUBT]
        else:  # each card that should not be there counts, so that exchanges find the way
            doubt = work[at + DOUBT]
            if a & cards:
                chance *= doubt
            if b & cards:
                chance *= doubt
            if c & cards:
                chance *= doubt
            if d & cards:
                chance *= doubt
    return chance
