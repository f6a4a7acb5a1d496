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
    SERVE,
    TURNS,
    amiss,
    lacking,
    meeting,
    size,
)
from bestiary.games.cahoots.rules import (
    CARDS,
    DE_BRUIJN,
    FITS,
    GOALS,
    NONE,
    OVER,
    PLAY_OF,
    SAME,
    WORDS,
    copies,
    legal,
    monsters,
    resample,
    step,
    turn,
)

AHEAD = 9  # cards that are laid before a roll-out is judged
# The chance to win, on the scale of a logistic curve. By the root of the number of cards still to lay, and by the chance that somebody is
# stuck; and, each divided by that root: by a goal still to meet, one of the next that is still face down, a share of the unseen cards that
# meets an open one, or would if it fitted; one that somebody can meet, or could if it fitted; if the next player can meet one, and the one
# after him; if he can meet two at once; by a card of his that fits; by a bowl that lacks for four alike, and for another recipe that asks
# the same of all bowls or of three. Found by regression over many matches, then by evolution (EASE as a whole) for the team that plays as
# in `chosen` to win most often, since what tells who will win is not the same as what helps to choose; their scale and the first line by
# regression over matches of that team.
BASE, A_CARD, A_STUCK, SCALED = -3.746, 1.816, -0.534, -3.228
A_NEED, A_HIDDEN, A_SHARE, A_NEAR, A_MEETING, A_HELD = -2.638, 0.665, 1.974, 1.837, 0.736, 0.286
A_NEXT, A_SECOND, A_TWO, A_LOOSE, A_BOWL, A_AMISS = 0.99, 0.343, 0.364, 0.301, -2.329, -0.391
EASE = (  # by recipe, for one that is open: most of all, four alike is what a team fails by
    -1.3, -1.2, -1.4, -3.0, -1.1, -0.7, -2.8, -1.8, -3.1, -1.7, -2.2, -0.8, -1.1, -1.4, -1.7, -0.8, -1.0, -1.4, -0.9, -1.6, -0.9, -2.3,
    -1.6, -2.0, -1.4, -2.0, -0.6, -1.6, -1.0, -0.9, -1.4, -2.5, -3.2, -1.9, -2.4, -1.4, -1.9, -2.7, -2.0, -2.3, -1.2, -4.9, -4.5, -1.4,
    -2.1, -1.9, -1.5, -0.4, -1.4, -0.5,
)  # fmt: skip
ROUNDS = 20  # of exchanges, about thirty each, before a world counts as likely by the evidence
AGAIN = 5  # of them from one such world to the next
NUMBER_OF_BIT = tuple(a // 4 for a in PLAY_OF)
CERTAIN = 1000.0  # more than every promise
CONSOLATION = 0.02  # what it is worth to lose with nearly all goals met
DELAY = 1e-5  # what a card costs that is laid before the win: of moves that all win, the one that wins at once is the best


def mark(s: object) -> int:
    return s.count


def settled(s: object, start: int) -> int:
    return s.count >= start + AHEAD


def worth(s: object, out: list[float]) -> None:
    """The chance to win, which is the same for all; and a little for each goal met, and for winning soon."""
    total = monsters(s)
    value = 1.0 - DELAY * s.count
    if s.done < total:
        value = CONSOLATION * s.done / total
        if s.phase != OVER:
            value += (1.0 - CONSOLATION) / (1.0 + exp(-promise(s, gone(s))))
    for p in range(s.players):
        out[p] = value


def gone(s: object) -> int:
    """The cards that were laid, and, CARDS bits higher, those that were laid twice."""
    once = 0
    twice = 0
    for i in range(s.count):
        bit = 1 << (s.laid[i] >> 2)
        twice |= once & bit
        once |= bit
    return once | twice << CARDS


def chosen(stack: list[object], lists: list[list[int]], seat: int, words: list[int], work: list[float], path: list[int]) -> int:
    """In a roll-out everybody looks two moves ahead: his own, and the best one of the next player. He knows the hands of this world, for
    much of them is told in truth, but neither the cards that will be drawn nor the recipes that will turn up."""
    stack[1] = stack[0]
    stack[1].left = 0
    stack[1].turned = monsters(stack[1])
    laid = gone(stack[1])
    best = -2 * CERTAIN
    for i in range(legal(stack[1], seat, lists[1])):
        stack[2] = stack[1]
        step(stack[2], seat, lists[1][i])
        value = after_best(stack, lists, laid)
        if value > best:
            best = value
            path[0] = lists[1][i]
    return 1


def after_best(stack: list[object], lists: list[list[int]], laid: int) -> float:
    """What stack[2] promises after the best move that can be made in it."""
    if stack[2].phase == OVER:
        return promise(stack[2], laid)
    seat = turn(stack[2])
    best = -2 * CERTAIN
    for i in range(legal(stack[2], seat, lists[2])):
        stack[3] = stack[2]
        step(stack[3], seat, lists[2][i])
        best = max(best, promise(stack[3], laid))
    return best


def promise(s: object, laid: int) -> float:
    """The chance to win as the logarithm of its odds, from all hands as they are in this world, when these cards are gone."""
    need = monsters(s) - s.done
    if s.phase == OVER:
        return -CERTAIN - need if need else CERTAIN
    once = laid & EVERY
    twice = laid >> CARDS
    left = 56 - s.count
    one = 1.0 / left
    mover = turn(s)
    first = s.hand[mover]
    second = s.hand[(mover + 1) % s.players]
    hands = s.hand[0] | s.hand[1] | s.hand[2] | s.hand[3]
    some = 0  # cards that meet a goal, and two
    more = 0
    value = SCALED + A_NEED * need + A_HIDDEN * min(need, GOALS)
    a, b, c, d = s.top[0], s.top[1], s.top[2], s.top[3]
    for slot in range(GOALS):
        recipe = s.goal[slot]
        if recipe == NONE:
            continue
        ways = meeting(recipe, a, b, c, d)
        nears = ways >> CARDS
        ways &= EVERY
        more |= some & ways
        some |= ways
        value += EASE[recipe] - A_HIDDEN
        if ways:
            value += A_SHARE * (1.0 - lacking(1.0 - one * (size(ways & ~once) + size(ways & ~twice)), 4))
            if hands & ways:
                value += A_MEETING
        else:
            value += A_NEAR * (1.0 - lacking(1.0 - one * (size(nears & ~once) + size(nears & ~twice)), 4))
            if hands & nears:
                value += A_HELD
        if recipe == SAME:
            value += A_BOWL * (4 - most_alike(NUMBER_BIT[a], NUMBER_BIT[b], NUMBER_BIT[c], NUMBER_BIT[d]))
        if SERVE[recipe]:
            value += A_AMISS * amiss(recipe, a, b, c, d)
    if first & some:
        value += A_NEXT
    if second & some:
        value += A_SECOND
    if first & more:
        value += A_TWO
    fits = FITS[a] | FITS[b] | FITS[c] | FITS[d]
    value += A_LOOSE * size(first & fits)
    stuck = lacking(1.0 - one * (size(fits & ~once) + size(fits & ~twice)), 4)
    root = sqrt(left + 1.0)
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


def varied(s: object, seat: int, words: list[int], work: list[float]) -> int:
    """Keep the hands, which agree with the evidence, if there is any; deal the pile and the recipes anew."""
    if work[0] <= ROWS0:
        return 0
    s.open_hands = 1
    resample(s, seat, words)
    s.open_hands = 0
    return 1


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
