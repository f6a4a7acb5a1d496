# pyright: basic, reportAttributeAccessIssue=false
"""Cahoots: the rules (C1–C6), in plain Python over small integers.

A card is 0–27: ingredient ``card // 7`` (mandrake, mushroom, feather, crystal), number ``card % 7 + 1``; there are two of each.
A recipe is 0–49, in the order of ruling C2.

| choice | meaning |
|---|---|
| 0–111 | lay card ``choice // 4`` on bowl ``choice % 4`` |
| 112–115 | say: do not play on bowl ``choice % 4`` |
| 116–119 | say: I can play a good card on bowl ``choice % 4`` |
| 120–123 | say: I want to play on bowl ``choice % 4`` |
| 124–173 | say: I can help with recipe ``choice - 124`` |
| 174–223 | say: let us make recipe ``choice - 174`` next |
| 224 | the clock (seat -1): the time is up |

What is said and the clock are no part of the list of legal choices.
"""

FIELDS = dict(  # name=(bits, *shape)
    players=(8,),
    level=(8,),
    speed=(8,),
    talk=(8,),
    open_hands=(8,),
    phase=(8,),
    mover=(8,),  # in a speed game the seat after the last who played
    hand=(32, 4),  # by seat, the cards held as a set: bit `card`
    twice=(32, 4),  # those of them that are held twice
    draw=(8, 44),  # the draw pile, its top last
    left=(8,),  # cards in it
    laid=(8, 56),  # every card laid since the beginning, in order, as card * 4 + bowl; the first four are the first layout
    count=(8,),  # how many
    top=(8, 4),  # the top card of each bowl
    sums=(32,),  # of the numbers on top: five bits an ingredient, then five bits for all
    places=(32,),  # where the ingredients lie: four bits an ingredient, one a bowl
    goal=(8, 4),  # the open recipes by slot
    recipe=(8, 24),  # the recipes of this game in the order they turn up
    turned=(8,),  # how many have been turned up
    met=(8, 24),  # the recipes made, in order
    done=(8,),  # how many
)

DEAL, OVER, PLAY = 0, 1, 2
SILENT = 1  # among the options of `talk`
DECKS = (56, 50)
BOWLS = 4
GOALS = 4  # open at a time
NUMBERS = 7
CARDS = 28
RECIPES = 50
NONE = 50  # an empty slot for a goal
AVOID0, CAN_HELP0, TIME_UP = 112, 124, 224
CHOICES = 225
MOST = 16  # the longest list of legal choices
POOL0, FRESH = 28, 84  # in the words of `resample`: counts come first, then a pool of cards, then words still unused
WORDS = FRESH + 92

# Why a choice is refused.
NOT_YOUR_TURN, GAME_OVER, NO_SUCH_MOVE, NOT_HELD = 1, 2, 3, 4
DOES_NOT_FIT, SILENCE, GOAL_NOT_OPEN, NO_CLOCK = 5, 6, 7, 8

# C3: by level, for two or three players; four players have three fewer.
MONSTERS = (15, 18, 21, 24)

# By card: the set of cards that may be laid on it (C1), what it adds to `places` in bowl 0 and to `sums`, its number as a bit.
FITS = tuple(sum(1 << c for c in range(28) if c // 7 == top // 7 or c % 7 == top % 7) for top in range(28))
PLACE = tuple(1 << card // 7 * 4 for card in range(28))
WEIGHT = tuple((card % 7 + 1) * ((1 << card // 7 * 5) + (1 << 20)) for card in range(28))
NUMBER_BIT = tuple(1 << card % 7 for card in range(28))
# By the remainder of a card's bit, 1 << card, by 29, which is another one for each: the choice to lay it on bowl 0.
PLAY_OF = tuple(sum(4 * card for card in range(28) if (1 << card) % 29 == rest) for rest in range(29))

# The recipes (C2): where each kind begins, then by recipe.
MANDRAKE, MUSHROOM, FEATHER, CRYSTAL, ALL = 0, 5, 10, 15, 20  # where their sums begin in `sums`
RATIO0, TWO0, ONLY0, BELOW = 15, 23, 35, 39
ABOVE, SAME, DIFFERENT, INGREDIENTS, BOTH, EVEN, ODD, ALTERNATING, ASCENDING, CONSECUTIVE = 40, 41, 42, 43, 44, 45, 46, 47, 48, 49
SUM_OF = (
    CRYSTAL, CRYSTAL, CRYSTAL, MUSHROOM, MUSHROOM, MUSHROOM, FEATHER, FEATHER, FEATHER, MANDRAKE, MANDRAKE, ALL, ALL, ALL, ALL,
    CRYSTAL, MUSHROOM, MANDRAKE, FEATHER, CRYSTAL, MUSHROOM, MANDRAKE, MUSHROOM,
)  # fmt: skip
SUM_IS = (4, 6, 10, 2, 6, 7, 2, 9, 11, 3, 9, 10, 15, 18, 20)
SUM_TIMES = (2, 2, 2, 2, 1, 1, 1, 1)
SUM_EQUALS = (MANDRAKE, FEATHER, MUSHROOM, CRYSTAL, FEATHER, FEATHER, CRYSTAL, MANDRAKE)
ONLY_ONE = (4, 12, 0, 4)  # where the bowls of the two ingredients begin in `places`
ONLY_OTHER = (12, 0, 8, 8)
BOWL_SETS = (  # two adjacent bowls, two apart, three: the sets of bowls that serve
    1 << 0b0011 | 1 << 0b0110 | 1 << 0b1100,
    1 << 0b0101 | 1 << 0b1010 | 1 << 0b1001,
    1 << 0b0111 | 1 << 0b1011 | 1 << 0b1101 | 1 << 0b1110,
)


def setup(s: object) -> None:
    s.phase = DEAL


def deck(s: object) -> int:
    return 1 if s.count else 0


def monsters(s: object) -> int:  # C3
    return MONSTERS[s.level] - (3 if s.players == 4 else 0)


def deal(s: object, order: list[int]) -> None:
    if s.count:
        deal_recipes(s, order)
        return
    given = 4 * s.players
    for i in range(given):
        take(s, i // 4, order[i] // 2)
    for bowl in range(BOWLS):
        card = order[given + bowl] // 2
        s.top[bowl] = card
        s.laid[bowl] = 4 * card + bowl
        s.sums += WEIGHT[card]
        s.places += PLACE[card] << bowl
    s.count = BOWLS
    s.left = 52 - given
    for i in range(52 - given):
        s.draw[i] = order[55 - i] // 2


def take(s: object, seat: int, card: int) -> None:
    """A card comes into a hand."""
    bit = 1 << card
    if s.hand[seat] & bit:
        s.twice[seat] |= bit
    else:
        s.hand[seat] |= bit


def deal_recipes(s: object, order: list[int]) -> None:
    for i in range(monsters(s)):
        s.recipe[i] = order[i]
    s.turned = GOALS
    for slot in range(GOALS):
        s.goal[slot] = order[slot]
    s.phase = PLAY
    for slot in range(GOALS):
        if fulfilled(s, s.goal[slot]):
            replace(s, slot)
    end_if_stuck(s)


def end_if_stuck(s: object) -> None:
    """C4, C5: lost, if the player on turn cannot play; in a speed game, if nobody can."""
    top = s.top
    hand = s.hand
    fits = FITS[top[0]] | FITS[top[1]] | FITS[top[2]] | FITS[top[3]]
    if s.speed:
        if not (hand[0] | hand[1] | hand[2] | hand[3]) & fits:
            s.phase = OVER
    elif not hand[s.mover] & fits:
        s.phase = OVER


def can_play(s: object, seat: int) -> int:
    top = s.top
    return s.hand[seat] & (FITS[top[0]] | FITS[top[1]] | FITS[top[2]] | FITS[top[3]])


def turn(s: object) -> int:
    if s.speed:
        for i in range(s.players):
            p = (s.mover + i) % s.players
            if can_play(s, p):
                return p
    return s.mover


def may_act(s: object, seat: int) -> int:
    if s.phase != PLAY or seat < 0:
        return 0
    if s.speed:  # C5
        return s.hand[seat] != 0
    return seat == s.mover


def midway(s: object) -> int:
    return 0


def legal(s: object, seat: int, out: list[int]) -> int:
    if s.phase != PLAY or seat < 0 or (seat != s.mover and not s.speed):
        return 0
    top = s.top
    on_0 = FITS[top[0]]
    on_1 = FITS[top[1]]
    on_2 = FITS[top[2]]
    on_3 = FITS[top[3]]
    cards = s.hand[seat] & (on_0 | on_1 | on_2 | on_3)
    n = 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        a = PLAY_OF[bit % 29]
        if on_0 & bit:
            out[n] = a
            n += 1
        if on_1 & bit:
            out[n] = a + 1
            n += 1
        if on_2 & bit:
            out[n] = a + 2
            n += 1
        if on_3 & bit:
            out[n] = a + 3
            n += 1
    return n


def refusal(s: object, seat: int, a: int) -> int:
    """0 if the choice is legal, else why it is not."""
    if s.phase == OVER:
        return GAME_OVER
    if s.phase == DEAL:
        return NOT_YOUR_TURN
    if seat >= 0 and AVOID0 <= a < TIME_UP:
        return no_talk(s, a)
    if seat < 0 and a == TIME_UP:
        return 0 if s.speed else NO_CLOCK
    if not may_act(s, seat):
        return NOT_YOUR_TURN
    if a < 0 or a >= CHOICES:
        return NO_SUCH_MOVE
    if a == TIME_UP:
        return NO_CLOCK
    if not s.hand[seat] >> (a >> 2) & 1:
        return NOT_HELD
    if not FITS[s.top[a & 3]] >> (a >> 2) & 1:
        return DOES_NOT_FIT
    return 0


def no_talk(s: object, a: int) -> int:  # C6: anybody, at any time
    if s.talk == SILENT:
        return SILENCE
    if a >= CAN_HELP0 and not is_open(s, (a - CAN_HELP0) % RECIPES):
        return GOAL_NOT_OPEN
    return 0


def is_open(s: object, recipe: int) -> int:
    return s.goal[0] == recipe or s.goal[1] == recipe or s.goal[2] == recipe or s.goal[3] == recipe


def step(s: object, seat: int, a: int) -> None:
    if a >= AVOID0:
        if a == TIME_UP:
            s.phase = OVER
        return
    card = a >> 2
    bowl = a & 3
    hand = s.hand
    bit = 1 << card
    if s.twice[seat] & bit:
        s.twice[seat] ^= bit
    else:
        hand[seat] ^= bit
    left = s.left
    if left > 0:
        left -= 1
        s.left = left
        bit = 1 << s.draw[left]
        if hand[seat] & bit:
            s.twice[seat] |= bit
        else:
            hand[seat] |= bit
    s.laid[s.count] = a
    s.count += 1
    lay(s, bowl, card)
    seat += 1
    s.mover = 0 if seat == s.players else seat
    if s.phase == PLAY:  # C4: the win comes before the loss
        end_if_stuck(s)


def lay(s: object, bowl: int, card: int) -> None:
    top = s.top
    old = top[bowl]
    top[bowl] = card
    s.sums += WEIGHT[card] - WEIGHT[old]
    s.places += PLACE[card] - PLACE[old] << bowl
    goal = s.goal
    if fulfilled(s, goal[0]):
        replace(s, 0)
    if fulfilled(s, goal[1]):
        replace(s, 1)
    if fulfilled(s, goal[2]):
        replace(s, 2)
    if fulfilled(s, goal[3]):
        replace(s, 3)


def replace(s: object, slot: int) -> None:
    """C4: the goal in this slot is met; the next one takes its place, and is perhaps met already."""
    recipe = s.goal[slot]
    total = monsters(s)
    while fulfilled(s, recipe):
        s.met[s.done] = recipe
        s.done += 1
        recipe = NONE
        if s.turned < total:
            recipe = s.recipe[s.turned]
            s.turned += 1
    s.goal[slot] = recipe
    if s.done == total:
        s.phase = OVER


def fulfilled(s: object, recipe: int) -> int:
    """C2: do the four top cards make the recipe?"""
    if recipe < TWO0:
        one = s.sums >> SUM_OF[recipe] & 31
        if recipe < RATIO0:  # a sum, of one ingredient or of all
            return one == SUM_IS[recipe]
        return one > 0 and one * SUM_TIMES[recipe - RATIO0] == s.sums >> SUM_EQUALS[recipe - RATIO0] & 31  # half, or equal
    if recipe < ONLY0:  # two adjacent, two apart, three
        kind = recipe - TWO0
        return BOWL_SETS[kind >> 2] >> (s.places >> 4 * (kind & 3) & 15) & 1
    if recipe < BELOW:
        one = s.places >> ONLY_ONE[recipe - ONLY0] & 15
        return 0 < one < 15 and one + (s.places >> ONLY_OTHER[recipe - ONLY0] & 15) == 15
    if recipe == NONE:
        return 0
    if recipe == INGREDIENTS:
        return all_ingredients(s)
    if recipe < ALTERNATING:
        return numbers_fulfil(s, recipe)
    return row_fulfils(s, recipe)


def all_ingredients(s: object) -> int:
    places = s.places
    return places & 15 > 0 and places & 240 > 0 and places & 3840 > 0 and places & 61440 > 0


def numbers_fulfil(s: object, recipe: int) -> int:
    """Recipes on the set of numbers that lie on top, here as bits 0–6 for 1–7."""
    top = s.top
    numbers = NUMBER_BIT[top[0]] | NUMBER_BIT[top[1]] | NUMBER_BIT[top[2]] | NUMBER_BIT[top[3]]
    if recipe == BELOW:
        return numbers < 0b1000
    if recipe == ABOVE:
        return numbers & 0b1111 == 0
    if recipe == EVEN:
        return numbers & 0b1010101 == 0
    if recipe == ODD:
        return numbers & 0b0101010 == 0
    more = numbers & numbers - 1
    if recipe == SAME:
        return more == 0
    more = more & more - 1
    different = more & more - 1 > 0
    if recipe == BOTH:
        return different and all_ingredients(s)
    return different


def row_fulfils(s: object, recipe: int) -> int:
    """Recipes on the numbers from bowl to bowl, and a row in any order."""
    top = s.top
    a = top[0] % 7
    b = top[1] % 7
    c = top[2] % 7
    d = top[3] % 7
    if recipe == ALTERNATING:
        return (a + b) % 2 == 1 and (b + c) % 2 == 1 and (c + d) % 2 == 1
    if recipe == ASCENDING:
        return c == b + 1 and (b == a + 1 or d == c + 1)
    numbers = 1 << a | 1 << b | 1 << c | 1 << d
    return numbers == 0b1111 or numbers == 0b11110 or numbers == 0b111100 or numbers == 0b1111000


def score(s: object, out: list[int]) -> None:
    won = 1 if s.done == monsters(s) else 0
    for p in range(s.players):
        out[p] = won


def held(s: object, seat: int) -> int:
    """How many cards the seat holds."""
    n = 0
    cards = s.hand[seat]
    while cards:
        cards &= cards - 1
        n += 1
    cards = s.twice[seat]
    while cards:
        cards &= cards - 1
        n += 1
    return n


def copies(s: object, seat: int, card: int) -> int:
    return (s.hand[seat] >> card & 1) + (s.twice[seat] >> card & 1)


def knows_hand(s: object, seat: int, other: int) -> int:
    """May `seat` (-1: a spectator) see the hand of `other`?"""
    return seat == other or s.open_hands


def resample(s: object, seat: int, words: list[int]) -> None:
    """Deal anew what `seat` (-1: a spectator) cannot know: hands, draw pile, recipes face down.

    Every deal that lets the game go on (C4, C5: the player on turn can play; in a speed game somebody can) is equally likely, up to the
    rounding of one chance in 2**24.
    """
    if s.phase != PLAY:
        return
    must = owed(s, seat)
    count_unseen(s, seat, words)
    playable = pool_unseen(s, words, 1, POOL0) - POOL0
    n = pool_unseen(s, words, 0, POOL0 + playable) - POOL0
    used = FRESH
    for i in range(s.players):
        p = (s.mover + i) % s.players
        if knows_hand(s, seat, p):
            continue
        size = held(s, p)
        s.hand[p] = 0
        s.twice[p] = 0
        for _ in range(size):
            low = 0
            high = n
            if must > 0:
                if fits_now(words[used], n, playable, must):
                    high = playable
                    must = 0
                else:
                    low = playable
                    must -= 1
            j = POOL0 + low + (words[used + 1] * (high - low) >> 32)
            used += 2
            n -= 1
            take(s, p, words[j])
            words[j] = words[POOL0 + n]
    for i in range(s.left):
        j = POOL0 + (words[used] * n >> 32)
        used += 1
        n -= 1
        s.draw[i] = words[j]
        words[j] = words[POOL0 + n]
    for i in range(s.left, 44):
        s.draw[i] = 0  # what was drawn from there is forgotten
    resample_recipes(s, words, used)


def owed(s: object, seat: int) -> int:
    """Among how many of the cards that the seat cannot see must there be one that can be played? 0: it makes no matter."""
    n = 0
    for p in range(s.players):
        if s.speed or p == s.mover:
            if not knows_hand(s, seat, p):
                n += held(s, p)
            elif can_play(s, p):
                return 0
    return n


def count_unseen(s: object, seat: int, words: list[int]) -> None:
    """How many copies of each card the seat cannot see, into the first words."""
    for card in range(CARDS):
        words[card] = 0
        for p in range(s.players):
            if not knows_hand(s, seat, p):
                words[card] += copies(s, p, card)
    for i in range(s.left):
        words[s.draw[i]] += 1


def pool_unseen(s: object, words: list[int], playable: int, n: int) -> int:
    top = s.top
    fits = FITS[top[0]] | FITS[top[1]] | FITS[top[2]] | FITS[top[3]]
    for card in range(CARDS):
        if fits >> card & 1 == playable:
            for _ in range(words[card]):
                words[n] = card
                n += 1
    return n


def fits_now(word: int, n: int, playable: int, must: int) -> int:
    """Is the next card from the pool of `n` one of the playable ones, when at least one of the next `must` is?"""
    if must == 1:
        return 1
    none = 1 << 24  # the chance that none of them is, out of 2**24
    for i in range(must):
        none = none * max(n - playable - i, 0) // (n - i)
    return word * (n * ((1 << 24) - none)) >> 32 < playable << 24


def resample_recipes(s: object, words: list[int], used: int) -> None:
    """The recipes face down come from all that are neither open nor made."""
    for recipe in range(RECIPES):
        words[recipe] = 1
    for i in range(s.turned):
        words[s.recipe[i]] = 0
    n = 0
    for recipe in range(RECIPES):
        if words[recipe]:
            words[n] = recipe
            n += 1
    for i in range(s.turned, monsters(s)):
        j = words[used] * n >> 32
        used += 1
        n -= 1
        s.recipe[i] = words[j]
        words[j] = words[n]


def violations(s: object) -> int:
    """How many invariants are broken."""
    if s.phase == DEAL:
        return 0
    bad = wrong_cards(s) + wrong_bowls(s) + wrong_goals(s)
    if s.mover < 0 or s.mover >= s.players:
        bad += 1
    if s.phase == PLAY:
        able = 0
        for p in range(s.players):
            if can_play(s, p) and (s.speed or p == s.mover):
                able = 1
        if not able:
            bad += 1
        for slot in range(GOALS):
            if fulfilled(s, s.goal[slot]):
                bad += 1
    return bad


def wrong_cards(s: object) -> int:
    """Two of each card, four cards a hand while the draw pile lasts, nobody beyond the table."""
    bad = 0
    for card in range(CARDS):
        n = 0
        for p in range(s.players):
            n += copies(s, p, card)
        for i in range(s.left):
            if s.draw[i] == card:
                n += 1
        for i in range(s.count):
            if s.laid[i] >> 2 == card:
                n += 1
        if n != 2:
            bad += 1
    total = s.left + s.count
    for p in range(4):
        n = held(s, p)
        total += n
        if s.twice[p] & ~s.hand[p] or s.hand[p] >> CARDS or n > 4 or (n < 4 and s.left > 0 and p < s.players):
            bad += 1
        if p >= s.players and n > 0:
            bad += 1
    return bad if total == 56 else bad + 1


def wrong_bowls(s: object) -> int:
    """Each card fits the one that it was laid on, and the bowls show what was laid last."""
    bad = 0
    sums = 0
    places = 0
    for bowl in range(BOWLS):
        card = s.laid[bowl] >> 2
        if s.laid[bowl] & 3 != bowl:
            bad += 1
        for i in range(BOWLS, s.count):
            if s.laid[i] & 3 == bowl:
                if not FITS[card] >> (s.laid[i] >> 2) & 1:
                    bad += 1
                card = s.laid[i] >> 2
        if s.top[bowl] != card:
            bad += 1
        sums += WEIGHT[card]
        places += PLACE[card] << bowl
    if sums != s.sums or places != s.places:
        bad += 1
    return bad


def wrong_goals(s: object) -> int:
    """Every recipe once; those turned up are open or made; four are open while the pile lasts."""
    bad = 0
    n = monsters(s)
    for i in range(n):
        for j in range(i):
            if s.recipe[i] == s.recipe[j]:
                bad += 1
        recipe = s.recipe[i]
        found = 1 if is_open(s, recipe) else 0
        for j in range(s.done):
            if s.met[j] == recipe:
                found += 1
        if recipe < 0 or recipe >= RECIPES or found != (1 if i < s.turned else 0):
            bad += 1
    empty = 0
    for slot in range(GOALS):
        if s.goal[slot] == NONE:
            empty += 1
    if s.turned != s.done + GOALS - empty or (s.turned < n and empty > 0) or s.turned > n:
        bad += 1
    return bad
