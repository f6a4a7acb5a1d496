# pyright: basic, reportAttributeAccessIssue=false
"""The hand-written player of Cahoots: it makes what can be made now, and leaves the bowls so that others can go on. In the dialect.

Sets of cards are bits, as in the rules. The four top cards are passed as a, b, c, d, from the left.
"""

from bestiary.games.cahoots.rules import (
    ABOVE,
    ADJACENT0,
    ALTERNATING,
    ASCENDING,
    BELOW,
    BOTH,
    CARDS,
    DIFFERENT,
    EQUAL0,
    EVEN,
    FITS,
    GOALS,
    HALF0,
    IN_A_ROW,
    INGREDIENTS,
    NONE,
    NUMBERS,
    ODD,
    ONLY,
    ONLY0,
    SAME,
    SUM_IS,
    THREE0,
    held,
    knows_hand,
)

CHANCE, PATH = 0, 1
# Scratch is not needed to plan; in it stands the evidence (`signals.py`): where it ends; four cards a seat, as bits; by seat, in which of
# these four places each card came that replaced one of the last played; how far the hand agrees; where its rows begin. Then rows, by seat
# and from now back: was a card played, or did the seat hold one of some cards, or none; how likely that is wrong (or the place that the
# card was played from, where that is certain); the cards as bits.
TURNS, FACTS = 5, 320
CARDS_OF, CAME, AGREE, BEGIN, ROWS0 = 1, 17, 17 + 4 * TURNS, 21 + 4 * TURNS, 26 + 4 * TURNS
LACKS, HOLDS, PLAYED = 0, 1, 2
DOUBT, CARDS_AT, ROW = 1, 2, 3
WORK = ROWS0 + FACTS * ROW
# What is worth how much, where a goal met now is worth 1: one that the next player can meet, and two at once; one that a card of one's own
# meets; one that a card of anybody's may meet now, or once it fits; a bowl that must still change for a goal that asks something of all
# bowls; that the next player is stuck; that one's own cards are; a card of one's own that fits.
NEXT, TWO, OWN, REACH, NEAR, AMISS, STUCK, STIFF, LOOSE = 0.39, 0.25, 0.14, 0.34, 0.12, 0.076, 1.7, 0.18, 0.064

EVERY, SUIT, ONES = (1 << CARDS) - 1, (1 << NUMBERS) - 1, 1 | 1 << 7 | 1 << 14 | 1 << 21  # all cards, the mandrakes, the ones
ODDS, EVENS = ONES * 0b1010101, ONES * 0b0101010
# By card: its number and its ingredient as a bit; its number as a part of the sums, five bits an ingredient, then five bits for all.
NUMBER_BIT = tuple(1 << card % NUMBERS for card in range(CARDS))
KIND_BIT = tuple(1 << card // NUMBERS for card in range(CARDS))
SHARE_OF_SUMS = tuple((card % NUMBERS + 1) * ((1 << 5 * (card // NUMBERS)) + (1 << 20)) for card in range(CARDS))
# Which sum a recipe is about (4: that of all), and the two that it compares.
SUM_OF = (3, 3, 3, 1, 1, 1, 2, 2, 2, 0, 0, 4, 4, 4, 4)
FIRST, SECOND = (3, 1, 0, 2, 3, 1, 0, 1), (0, 2, 1, 3, 2, 2, 3, 0)
# By 16 * (adjacent, apart, three) + the bowls of the ingredient: is it so?
ARRANGED = tuple(int(i % 16 in ((3, 6, 12), (5, 9, 10), (7, 11, 13, 14))[i // 16]) for i in range(48))
# The cards that make a recipe beside three others, by 32 * recipe + the sum of these, by 16 * recipe + their ingredients.
WITH_SUM = tuple(
    sum(1 << card for card in range(CARDS) if i % 32 + (card % 7 + 1) * (SUM_OF[i // 32] in (card // 7, 4)) == SUM_IS[i // 32])
    for i in range(15 * 32)
)
WITH_KINDS = tuple(
    sum(SUIT << 7 * kind for kind in range(4) if i % 16 | 1 << kind == (ONLY[i // 16] if i < 64 else 15)) for i in range(5 * 16)
)


def numbers_make(recipe: int, n: int) -> int:
    """Does a set of numbers on top make the recipe?"""
    if recipe == BELOW:
        return n < 8
    if recipe == ABOVE:
        return n & 15 == 0
    if recipe == SAME:
        return n & n - 1 == 0
    if recipe == DIFFERENT:
        return size(n) == 4
    if recipe == EVEN:
        return n & 85 == 0
    if recipe == ODD:
        return n & 42 == 0
    return recipe == IN_A_ROW and n == 15 * (n & -n)


def size(cards: int) -> int:
    n = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


# By 128 * recipe, counted from BELOW, + the numbers of three cards: the cards that make it with them.
WITH_NUMBERS = tuple(sum(ONES << n for n in range(7) if numbers_make(BELOW + i // 128, i % 128 | 1 << n)) for i in range(11 * 128))
# By recipe, where it asks the same of all bowls or of three: the cards that serve, wherever they lie.
SERVE = (
    (0,) * THREE0
    + tuple(SUIT << 7 * kind for kind in range(4))
    + tuple(sum(SUIT << 7 * kind for kind in range(4) if ONLY[i] >> kind & 1) for i in range(4))
    + (ONES * 7, ONES * 112, 0, 0, 0, 0, EVENS, ODDS, 0, 0, 0)
)


def plan(s: object, seat: int, words: list[int], work: list[float], path: list[int]) -> int:
    seen = s.hand[seat]
    twice = s.twice[seat]
    for i in range(s.count):
        bit = 1 << (s.laid[i] >> 2)
        twice |= seen & bit
        seen |= bit
    hidden = 56 - s.count - held(s, seat)
    known = 0  # the cards of those who play next, as far as they are known, and how many of theirs are not
    unknown = 0
    for i in range(1, s.players if s.speed else 2):
        p = (seat + i) % s.players
        if knows_hand(s, seat, p):
            known |= s.hand[p]
        else:
            unknown += held(s, p)
    best = -1e9
    a, b, c, d = s.top[0], s.top[1], s.top[2], s.top[3]
    fit_a, fit_b, fit_c, fit_d = FITS[a], FITS[b], FITS[c], FITS[d]
    hand = s.hand[seat]
    for card in range(CARDS):
        if hand >> card & 1 == 0:
            continue
        kept = hand ^ (1 << card & ~s.twice[seat])
        for bowl in range(4):
            value = -1e9
            if bowl == 0 and fit_a >> card & 1:
                value = outlook(s, card, b, c, d, kept, seen, twice, hidden, known, unknown)
            if bowl == 1 and fit_b >> card & 1:
                value = outlook(s, a, card, c, d, kept, seen, twice, hidden, known, unknown)
            if bowl == 2 and fit_c >> card & 1:
                value = outlook(s, a, b, card, d, kept, seen, twice, hidden, known, unknown)
            if bowl == 3 and fit_d >> card & 1:
                value = outlook(s, a, b, c, card, kept, seen, twice, hidden, known, unknown)
            if value > best:
                best = value
                path[0] = 4 * card + bowl
    return 1


def outlook(s: object, a: int, b: int, c: int, d: int, kept: int, seen: int, twice: int, hidden: int, known: int, unknown: int) -> float:
    """What the bowls are worth with these cards on top, to somebody who keeps some cards and has seen some, once or twice."""
    value = 0.0
    one = 1.0 / max(hidden, 1)
    some = 0  # cards that meet a goal, and two
    more = 0
    for slot in range(GOALS):
        recipe = s.goal[slot]
        if recipe == NONE:
            continue
        if completing(recipe, 0, a, b, c, d) >> a & 1:
            value += 1.0
            continue
        ways = meeting(recipe, a, b, c, d)
        nears = ways >> CARDS
        ways &= EVERY
        more |= some & ways
        some |= ways
        if ways:
            value += REACH * (1.0 - lacking(1.0 - one * (size(ways & ~seen) + size(ways & ~twice)), 4))
            if kept & ways:
                value += OWN
        else:
            value += NEAR * (1.0 - lacking(1.0 - one * (size(nears & ~seen) + size(nears & ~twice)), 4))
        if SERVE[recipe]:
            value -= AMISS * amiss(recipe, a, b, c, d)
    fits = FITS[a] | FITS[b] | FITS[c] | FITS[d]
    if known & some == 0:
        value -= NEXT * lacking(1.0 - one * (size(some & ~seen) + size(some & ~twice)), unknown)
    if known & more == 0:
        value -= TWO * lacking(1.0 - one * (size(more & ~seen) + size(more & ~twice)), unknown)
    if known & fits == 0:
        value -= STUCK * lacking(1.0 - one * (size(fits & ~seen) + size(fits & ~twice)), unknown)
    if kept & fits == 0:
        value -= STIFF
    return value + LOOSE * size(kept & fits)


def lacking(share: float, n: int) -> float:
    """The chance that none of so many unknown cards is one of the wanted, where that share of all is not."""
    chance = 1.0
    for _ in range(n):
        chance *= share
    return chance


def amiss(recipe: int, a: int, b: int, c: int, d: int) -> int:
    """How many bowls must change for a recipe that asks the same of all of them, or of three."""
    serve = SERVE[recipe]
    n = (serve >> a & 1) + (serve >> b & 1) + (serve >> c & 1) + (serve >> d & 1)
    return abs(3 - n) if recipe < ONLY0 else 4 - n


def meeting(recipe: int, a: int, b: int, c: int, d: int) -> int:
    """The cards that can be laid to make the recipe; and, CARDS bits higher, those that would if they could be laid."""
    on_a = completing(recipe, 0, a, b, c, d)
    on_b = completing(recipe, 1, a, b, c, d)
    on_c = completing(recipe, 2, a, b, c, d)
    on_d = completing(recipe, 3, a, b, c, d)
    return on_a & FITS[a] | on_b & FITS[b] | on_c & FITS[c] | on_d & FITS[d] | (on_a | on_b | on_c | on_d) << CARDS


def completing(recipe: int, bowl: int, a: int, b: int, c: int, d: int) -> int:
    """The cards that make the recipe if they lie on top of that bowl, the others as they are (C2)."""
    x = a if bowl > 0 else b
    y = b if bowl > 1 else c
    z = c if bowl > 2 else d
    if recipe < HALF0:
        return WITH_SUM[32 * recipe + (SHARE_OF_SUMS[x] + SHARE_OF_SUMS[y] + SHARE_OF_SUMS[z] >> 5 * SUM_OF[recipe] & 31)]
    if recipe < ADJACENT0:
        return balancing(recipe, SHARE_OF_SUMS[x] + SHARE_OF_SUMS[y] + SHARE_OF_SUMS[z])
    if recipe < ONLY0:
        return arranging(recipe, bowl, a, b, c, d)
    numbers = NUMBER_BIT[x] | NUMBER_BIT[y] | NUMBER_BIT[z]
    kinds = KIND_BIT[x] | KIND_BIT[y] | KIND_BIT[z]
    if recipe < BELOW:
        return WITH_KINDS[16 * (recipe - ONLY0) + kinds]
    if recipe == INGREDIENTS:
        return WITH_KINDS[64 + kinds]
    if recipe == BOTH:
        return WITH_KINDS[64 + kinds] & WITH_NUMBERS[128 * (DIFFERENT - BELOW) + numbers]
    if recipe == ALTERNATING:
        return alternating_with(bowl, a, b, c, d)
    if recipe == ASCENDING:
        return ascending_with(bowl, a % NUMBERS, b % NUMBERS, c % NUMBERS, d % NUMBERS)
    return WITH_NUMBERS[128 * (recipe - BELOW) + numbers]


def balancing(recipe: int, sums: int) -> int:
    """Cards that make a sum the half of another, or equal to it."""
    times = 2 if recipe < EQUAL0 else 1
    first = FIRST[recipe - HALF0]
    second = SECOND[recipe - HALF0]
    one = sums >> 5 * first & 31
    other = sums >> 5 * second & 31
    cards = 0
    if one:
        missing = times * one - other
        if missing == 0:
            cards = EVERY ^ (SUIT << 7 * first | SUIT << 7 * second)
        elif 1 <= missing <= NUMBERS:
            cards = 1 << 7 * second + missing - 1
    if other and other % times == 0:
        missing = other // times - one
        if 1 <= missing <= NUMBERS:
            cards |= 1 << 7 * first + missing - 1
    return cards


def arranging(recipe: int, bowl: int, a: int, b: int, c: int, d: int) -> int:
    """Cards that bring an ingredient into the right bowls: its own, or others."""
    suit = SUIT << 7 * (recipe - ADJACENT0 & 3)
    row = recipe - ADJACENT0 >> 2 << 4
    there = (suit >> a & 1) + 2 * (suit >> b & 1) + 4 * (suit >> c & 1) + 8 * (suit >> d & 1)
    cards = suit if ARRANGED[row + (there | 1 << bowl)] else 0
    return cards | EVERY ^ suit if ARRANGED[row + (there & ~(1 << bowl))] else cards


def alternating_with(bowl: int, a: int, b: int, c: int, d: int) -> int:
    rhythm = (ODDS >> a & 1) + 2 * (EVENS >> b & 1) + 4 * (ODDS >> c & 1) + 8 * (EVENS >> d & 1)
    if rhythm | 1 << bowl == 15:
        return EVENS if bowl & 1 else ODDS
    if rhythm & ~(1 << bowl) == 0:
        return ODDS if bowl & 1 else EVENS
    return 0


def ascending_with(bowl: int, a: int, b: int, c: int, d: int) -> int:
    if bowl == 0:
        return EVERY if d == c + 1 and c == b + 1 else ONES << b - 1 if c == b + 1 and b > 0 else 0
    if bowl == 3:
        return EVERY if b == a + 1 and c == b + 1 else ONES << c + 1 if c == b + 1 and c < 6 else 0
    cards = 0
    if bowl == 1:
        if c == a + 2:
            cards = ONES << a + 1
        if d == c + 1 and c > 0:
            cards |= ONES << c - 1
    else:
        if b == a + 1 and b < 6:
            cards = ONES << b + 1
        if d == b + 2:
            cards |= ONES << b + 1
    return cards
