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
    fits=(32, 4),  # by bowl, the set of cards that may be laid on it
    places=(32,),  # where the ingredients lie: four bits an ingredient, one a bowl; and four bits for the odd numbers
    sums=(64,),  # of the numbers on top: a byte an ingredient, mandrake once more behind crystal, then a byte for all
    numbers=(32,),  # the numbers on top as sets: seven bits a bowl
    goal=(8, 4),  # the open recipes by slot
    wanted=(64,),  # and as bits
    recipe=(8, 24),  # the recipes of this game in the order they turn up
    turned=(8,),  # how many have been turned up
    met=(8, 24),  # the recipes made, in order
    done=(8,),  # how many
)

DEAL, OVER, PLAY = 0, 1, 2
SILENT = 1  # among the options of `talk`
SORTS, HIGHEST = 4, 7  # ingredients and numbers in the deck; a reduced game has the first of them alone
DECK = 2 * SORTS * HIGHEST
DECKS = (DECK, 50)
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

# By card: the set of cards that may be laid on it (C1); what it adds to `places` and `numbers` in bowl 0, and to `sums`.
FITS = tuple(sum(1 << c for c in range(28) if c // 7 == top // 7 or c % 7 == top % 7) for top in range(28))
PLACE = tuple((1 << card // 7 * 4) + (1 - card % 7 % 2 << 16) for card in range(28))
NUMBER = tuple(1 << card % 7 for card in range(28))
WEIGHT = tuple((card % 7 + 1) * ((1 << card // 7 * 8) + (int(card < 7) << 32) + (1 << 40)) for card in range(28))
# The choice to lay a card on bowl 0, by bits 27–31 of DE_BRUIJN times the card's bit, 1 << card: they are others for each card.
DE_BRUIJN = 0x077CB531
PLAY_OF = tuple(sum(4 * card for card in range(28) if (DE_BRUIJN << card) >> 27 & 31 == bits) for bits in range(32))

# The recipes (C2), and for each sort of fact about the four top cards the set of recipes that it makes, as bits.
HALF0, EQUAL0, ADJACENT0, APART0, THREE0, ONLY0 = 15, 19, 23, 27, 31, 35
BELOW, ABOVE, SAME, DIFFERENT, INGREDIENTS, BOTH, EVEN, ODD, ALTERNATING, ASCENDING, IN_A_ROW = 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49
MANDRAKE, MUSHROOM, FEATHER, CRYSTAL = 0, 1, 2, 3
# By the sum of an ingredient's numbers, and of all numbers.
SUM_IS = (4, 6, 10, 2, 6, 7, 2, 9, 11, 3, 9, 10, 15, 18, 20)
MADE_BY_CRYSTALS = tuple(sum(1 << r for r in range(0, 3) if SUM_IS[r] == n) for n in range(32))
MADE_BY_MUSHROOMS = tuple(sum(1 << r for r in range(3, 6) if SUM_IS[r] == n) for n in range(32))
MADE_BY_FEATHERS = tuple(sum(1 << r for r in range(6, 9) if SUM_IS[r] == n) for n in range(32))
MADE_BY_MANDRAKES = tuple(sum(1 << r for r in range(9, 11) if SUM_IS[r] == n) for n in range(32))
MADE_BY_ALL = tuple(sum(1 << r for r in range(11, 15) if SUM_IS[r] == n) for n in range(32))
# By the set of bowls where mandrakes lie. What the other ingredients make comes one, two, three bits later.
MADE_BY_BOWLS = tuple(
    (1 << ADJACENT0) * int(bowls in (0b0011, 0b0110, 0b1100))
    + (1 << APART0) * int(bowls in (0b0101, 0b1001, 0b1010))
    + (1 << THREE0) * int(bowls in (0b0111, 0b1011, 0b1101, 0b1110))
    for bowls in range(16)
)
# By the set of bowls with an odd number.
MADE_BY_ODD = (1 << EVEN, 0, 0, 0, 0, 1 << ALTERNATING, 0, 0, 0, 0, 1 << ALTERNATING, 0, 0, 0, 0, 1 << ODD)
# By the set of ingredients.
ONLY = (1 << MUSHROOM | 1 << CRYSTAL, 1 << CRYSTAL | 1 << MANDRAKE, 1 << MANDRAKE | 1 << FEATHER, 1 << MUSHROOM | 1 << FEATHER)
MADE_BY_INGREDIENTS = tuple(sum(1 << ONLY0 + i for i in range(4) if ONLY[i] == kinds) + (kinds // 15 << INGREDIENTS) for kinds in range(16))
# By the set of numbers, bits 0–6 for 1–7.
MADE_BY_NUMBERS = tuple(
    (int(n < 0b1000) << BELOW)
    + (int(n & 0b1111 == 0) << ABOVE)
    + (int(n & n - 1 == 0) << SAME)
    + (int(sum(n >> i & 1 for i in range(7)) == 4) << DIFFERENT)
    + (int(n in (0b1111, 0b11110, 0b111100, 0b1111000)) << IN_A_ROW)
    for n in range(128)
)
# All four sums are compared at once. The upper bit of a byte is never used by a sum: these are the upper bits of the ingredients' bytes
# and of all bytes, the other bits of the ingredients' bytes, and a factor that gathers four upper bits in bits 28–31.
UPPER, UPPERS, LOWER, GATHER = 0x80808080, 0x808080808080, 0x7F7F7F7F, 0x204081
# By recipe: the ingredient whose sum is half that of the next one, or equal to it; after crystal comes mandrake. And factors that take the
# upper bits of their bytes to the bits of the recipes, but 24 bits higher.
HALF = (CRYSTAL, MUSHROOM, MANDRAKE, FEATHER)
EQUAL = (FEATHER, MUSHROOM, CRYSTAL, MANDRAKE)
GATHER_HALF = sum(1 << 24 + HALF0 + i - (8 * HALF[i] + 7) for i in range(4))
GATHER_EQUAL = sum(1 << 24 + EQUAL0 + i - (8 * EQUAL[i] + 7) for i in range(4))
HALVES, EQUALS = 15 << HALF0, 15 << EQUAL0
MADE_DIFFERENT, MADE_BOTH, MADE_ASCENDING = 1 << DIFFERENT, 1 << BOTH, 1 << ASCENDING
NO_ONES = 0b1111110_1111110_1111110  # in `numbers`: all but the ones


def setup(s: object) -> None:
    s.phase = DEAL


def deck(s: object) -> int:
    return 1 if s.count else 0


def seconds(s: object) -> int:
    return 240 if s.speed else 0  # C5


def used(s: object) -> int:
    return monsters(s) if s.count else DECK


def monsters(s: object) -> int:  # C3
    return MONSTERS[s.level] - (3 if s.players == 4 else 0)


def in_deck(i: int) -> int:
    """The i-th card of the deck; there are two of each."""
    card = i >> 1
    return card + card // HIGHEST * (NUMBERS - HIGHEST)


def deal(s: object, order: list[int]) -> None:
    if s.count:
        deal_recipes(s, order)
        return
    given = 4 * s.players
    for i in range(given):
        take(s, i >> 2, in_deck(order[i]))
    for bowl in range(BOWLS):
        card = in_deck(order[given + bowl])
        s.top[bowl] = card
        s.laid[bowl] = 4 * card + bowl
        s.fits[bowl] = FITS[card]
        s.places += PLACE[card] << bowl
        s.numbers += NUMBER[card] << 7 * bowl
        s.sums += WEIGHT[card]
    s.count = BOWLS
    left = DECK - BOWLS - given
    s.left = left
    draw = s.draw
    for i in range(left):
        draw[i] = in_deck(order[DECK - 1 - i])


def take(s: object, seat: int, card: int) -> None:
    """A card comes into a hand."""
    bit = 1 << card
    s.twice[seat] |= s.hand[seat] & bit
    s.hand[seat] |= bit


def deal_recipes(s: object, order: list[int]) -> None:
    for i in range(monsters(s)):
        s.recipe[i] = order[i]
    s.turned = GOALS
    for slot in range(GOALS):
        s.goal[slot] = order[slot]
        s.wanted |= 1 << order[slot]
    s.phase = PLAY
    replace(s, made(s))
    end_if_stuck(s)


def end_if_stuck(s: object) -> None:
    """C4, C5: lost, if the player on turn cannot play; in a speed game, if nobody can."""
    fits = s.fits
    hand = s.hand
    cards = fits[0] | fits[1] | fits[2] | fits[3]
    if s.speed:
        if not (hand[0] | hand[1] | hand[2] | hand[3]) & cards:
            s.phase = OVER
    elif not hand[s.mover] & cards:
        s.phase = OVER


def can_play(s: object, seat: int) -> int:
    fits = s.fits
    return s.hand[seat] & (fits[0] | fits[1] | fits[2] | fits[3])


def turn(s: object) -> int:
    return first_able(s) if s.speed else s.mover


def first_able(s: object) -> int:
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
    fits = s.fits
    on_0 = fits[0]
    on_1 = fits[1]
    on_2 = fits[2]
    on_3 = fits[3]
    cards = s.hand[seat] & (on_0 | on_1 | on_2 | on_3)
    n = 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        a = PLAY_OF[bit * DE_BRUIJN >> 27 & 31]
        out[n] = a  # written in any case, kept where it fits: that compiles to no branch
        if on_0 & bit:
            n += 1
        out[n] = a + 1
        if on_1 & bit:
            n += 1
        out[n] = a + 2
        if on_2 & bit:
            n += 1
        out[n] = a + 3
        if on_3 & bit:
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
    if not s.fits[a & 3] >> (a >> 2) & 1:
        return DOES_NOT_FIT
    return 0


def no_talk(s: object, a: int) -> int:  # C6: anybody, at any time
    if s.talk == SILENT:
        return SILENCE
    if a >= CAN_HELP0 and not is_open(s, (a - CAN_HELP0) % RECIPES):
        return GOAL_NOT_OPEN
    return 0


def is_open(s: object, recipe: int) -> int:
    return s.wanted >> recipe & 1


def step(s: object, seat: int, a: int) -> None:
    if a >= AVOID0:
        if a == TIME_UP:
            s.phase = OVER
        return
    card = a >> 2
    bowl = a & 3
    hand = s.hand[seat]
    twice = s.twice[seat]
    bit = 1 << card
    if twice & bit:
        twice ^= bit
    else:
        hand ^= bit
    left = s.left
    if left > 0:
        left -= 1
        s.left = left
        bit = 1 << s.draw[left]
        twice |= hand & bit
        hand |= bit
    s.hand[seat] = hand
    s.twice[seat] = twice
    count = s.count
    s.laid[count] = a
    s.count = count + 1
    lay(s, bowl, card)
    seat += 1
    s.mover = 0 if seat == s.players else seat
    if s.phase == PLAY:  # C4: the win comes before the loss
        end_if_stuck(s)


def lay(s: object, bowl: int, card: int) -> None:
    top = s.top
    old = top[bowl]
    top[bowl] = card
    s.fits[bowl] = FITS[card]
    s.places += PLACE[card] - PLACE[old] << bowl
    s.numbers += NUMBER[card] - NUMBER[old] << 7 * bowl
    s.sums += WEIGHT[card] - WEIGHT[old]
    recipes = made(s)
    if recipes & s.wanted:
        replace(s, recipes)


def replace(s: object, recipes: int) -> None:
    """C4: goals that are met give way to the next ones, which are perhaps met already."""
    total = monsters(s)
    for slot in range(GOALS):
        recipe = s.goal[slot]
        while recipes >> recipe & 1:
            s.met[s.done] = recipe
            s.done += 1
            s.wanted ^= 1 << recipe
            recipe = NONE
            if s.turned < total:
                recipe = s.recipe[s.turned]
                s.turned += 1
                s.wanted |= 1 << recipe
        s.goal[slot] = recipe
    if s.done == total:
        s.phase = OVER


def made(s: object) -> int:
    """C2: the recipes that the four top cards make, as bits. All at once and without a branch: that is fastest when compiled."""
    sums = s.sums
    after = sums >> 8  # in the byte of each ingredient the sum of the next one
    some = sums + LOWER & UPPER  # an upper bit for each ingredient that is there
    half = some & UPPERS - (sums + sums ^ after)
    equal = some & UPPERS - (sums ^ after)
    places = s.places
    numbers = s.numbers
    recipes = (
        MADE_BY_MANDRAKES[sums & 31]
        | MADE_BY_MUSHROOMS[after & 31]
        | MADE_BY_FEATHERS[sums >> 16 & 31]
        | MADE_BY_CRYSTALS[sums >> 24 & 31]
        | MADE_BY_ALL[sums >> 40 & 31]
        | half * GATHER_HALF >> 24 & HALVES
        | equal * GATHER_EQUAL >> 24 & EQUALS
        | MADE_BY_BOWLS[places & 15]
        | MADE_BY_BOWLS[places >> 4 & 15] << 1
        | MADE_BY_BOWLS[places >> 8 & 15] << 2
        | MADE_BY_BOWLS[places >> 12 & 15] << 3
        | MADE_BY_ODD[places >> 16 & 15]
        | MADE_BY_INGREDIENTS[some * GATHER >> 28 & 15]
        | MADE_BY_NUMBERS[(numbers | numbers >> 7 | numbers >> 14 | numbers >> 21) & 127]
    )
    rising = numbers << 1 & numbers >> 7 & NO_ONES  # by bowl, the number in the next one if it is one more
    if rising & rising >> 8:
        recipes |= MADE_ASCENDING
    return recipes | recipes + MADE_DIFFERENT & MADE_BOTH  # the sum carries to this bit where the two below it are set


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


def copies_in(once: int, twice: int, card: int) -> int:
    """How many there are of a card, from the cards that are there and those that are there twice."""
    return (once >> card & 1) + (twice >> card & 1)


def copies(s: object, seat: int, card: int) -> int:
    return copies_in(s.hand[seat], s.twice[seat], card)


def knows_hand(s: object, seat: int, other: int) -> int:
    """May `seat` (-1: a spectator) see the hand of `other`?"""
    return seat == other or s.open_hands


def resample(s: object, seat: int, words: list[int]) -> None:
    """Deal anew what `seat` (-1: a spectator) cannot know: hands, draw pile, recipes face down.

    Every deal that lets the game go on (C4, C5: the player on turn can play; in a speed game somebody can) is equally likely, up to the
    rounding of one chance in 2**24. After a loss the hands that could not play stay as they are.
    """
    if s.phase == DEAL:
        return
    must = owed(s, seat) if s.phase == PLAY else 0
    count_unseen(s, seat, words)
    playable = pool_unseen(s, words, 1, POOL0) - POOL0
    n = pool_unseen(s, words, 0, POOL0 + playable) - POOL0
    used = FRESH
    for i in range(s.players):
        p = (s.mover + i) % s.players
        if stays(s, seat, p):
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


def stays(s: object, seat: int, p: int) -> int:
    """Is the hand of `p` left alone: because the seat knows it, or because it lost the game?"""
    lost = s.phase == OVER and s.done < monsters(s)
    return knows_hand(s, seat, p) or (lost and (s.speed or p == s.mover))


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
            if not stays(s, seat, p):
                words[card] += copies(s, p, card)
    for i in range(s.left):
        words[s.draw[i]] += 1


def pool_unseen(s: object, words: list[int], playable: int, n: int) -> int:
    fits = s.fits[0] | s.fits[1] | s.fits[2] | s.fits[3]
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
        if made(s) & s.wanted:
            bad += 1
        for slot in range(GOALS):
            if s.goal[slot] != NONE and not s.wanted >> s.goal[slot] & 1:
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
        if n != (2 if card < NUMBERS * SORTS and card % NUMBERS < HIGHEST else 0):
            bad += 1
    total = s.left + s.count
    for p in range(4):
        n = held(s, p)
        total += n
        if s.twice[p] & ~s.hand[p] or s.hand[p] >> CARDS or n > 4 or (n < 4 and s.left > 0 and p < s.players):
            bad += 1
        if p >= s.players and n > 0:
            bad += 1
    return bad if total == DECK else bad + 1


def wrong_bowls(s: object) -> int:
    """Each card fits the one that it was laid on, and the bowls show what was laid last."""
    bad = 0
    places = 0
    numbers = 0
    sums = 0
    for bowl in range(BOWLS):
        card = s.laid[bowl] >> 2
        if s.laid[bowl] & 3 != bowl:
            bad += 1
        for i in range(BOWLS, s.count):
            if s.laid[i] & 3 == bowl:
                if not FITS[card] >> (s.laid[i] >> 2) & 1:
                    bad += 1
                card = s.laid[i] >> 2
        if s.top[bowl] != card or s.fits[bowl] != FITS[card]:
            bad += 1
        places += PLACE[card] << bowl
        numbers += NUMBER[card] << 7 * bowl
        sums += WEIGHT[card]
    if places != s.places or numbers != s.numbers or sums != s.sums:
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
