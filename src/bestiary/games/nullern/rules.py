# pyright: basic, reportAttributeAccessIssue=false
"""Nullern: the rules (N1–N6), in plain Python over small integers.

A card is 0–79: colour ``card // 20`` (red, yellow, green, blue), number ``card % 20 + 1``.

| choice | meaning |
|---|---|
| 0–10 | bid that many tricks |
| 11–90 | play card ``choice - 11`` |
"""

FIELDS = dict(  # name=(bits, *shape)
    players=(8,),
    peak=(8,),
    phase=(8,),
    rounds=(8,),  # that are over
    start=(8,),  # who bids first
    mover=(8,),
    trump_card=(8,),
    lead=(8,),  # who led the trick that lies, or lay last
    best=(8,),  # whose card wins it so far
    count=(8,),  # cards in it
    trick=(8, 7),  # by seat; only the last `count` seats from `lead` have played
    hand=(8, 7, 10),
    held=(8, 7),
    bid=(8, 7),  # -1: none yet
    taken=(8, 7),
    void=(8, 7),  # 1: could not follow trump this round, as everybody saw
    fallen=(8, 70),  # the cards played this round, in order
    fell=(8,),
    points=(16, 7),
    hoppers=(8, 7),
)

DEAL, OVER, BID, PLAY = 0, 1, 2, 3
SUIT = 20
COLOURS, RANKS = 4, 20  # in the deck; a reduced game has the lowest of them
DECKS = (COLOURS * RANKS,)
LATE, EARLY = 0, 0  # so many rounds late a reduced game begins, so many early it ends
PLAY0 = 11
CHOICES = PLAY0 + 80
MOST = 11  # the longest list of legal choices
WORDS = 160  # random words that `resample` may use

# Why a choice is refused.
NOT_YOUR_TURN, GAME_OVER, NO_SUCH_MOVE, NOT_HELD = 1, 2, 3, 4
BIDDING_FIRST, BIDDING_DONE, BID_TOO_HIGH, FOLLOW_TRUMP = 5, 6, 7, 8


def setup(s: object) -> None:
    s.phase = DEAL
    s.rounds = LATE


def deck(s: object) -> int:
    return 0


def used(s: object) -> int:
    return s.players * hand_size(s) + 1


def is_blind(s: object) -> int:
    return s.rounds == 2 * s.peak - 1


def hand_size(s: object) -> int:  # N1
    if s.rounds < s.peak:
        return s.rounds + 1
    if is_blind(s):
        return 1
    return 2 * s.peak - 1 - s.rounds


def in_deck(i: int) -> int:
    """The i-th card of the deck."""
    return i + i // RANKS * (SUIT - RANKS)


def deal(s: object, order: list[int]) -> None:
    k = hand_size(s)
    for p in range(s.players):
        hand = s.hand[p]
        for i in range(k):
            hand[i] = in_deck(order[p * k + i])
        s.held[p] = k
        s.bid[p] = -1
        s.taken[p] = 0
        s.void[p] = 0
    s.trump_card = in_deck(order[s.players * k])
    s.start = s.rounds % s.players  # N2
    s.mover = s.start
    s.count = 0
    s.fell = 0
    s.phase = BID


def turn(s: object) -> int:
    return s.mover


def may_act(s: object, seat: int) -> int:
    return s.phase >= BID and seat == s.mover


def midway(s: object) -> int:
    return 0


def legal(s: object, seat: int, out: list[int]) -> int:
    if s.phase < BID or seat != s.mover:
        return 0
    held = s.held[seat]
    if s.phase == BID:
        for b in range(held + 1):
            out[b] = b
        return held + 1
    hand = s.hand[seat]
    if s.count > 0:
        trump = s.trump_card // SUIT
        if s.trick[s.lead] // SUIT == trump:  # N4
            n = 0
            for i in range(held):
                if hand[i] // SUIT == trump:
                    out[n] = PLAY0 + hand[i]
                    n += 1
            if n > 0:
                return n
    for i in range(held):
        out[i] = PLAY0 + hand[i]
    return held


def refusal(s: object, seat: int, a: int) -> int:
    """0 if the choice is legal, else why it is not."""
    if s.phase == OVER:
        return GAME_OVER
    if s.phase == DEAL or seat != s.mover:
        return NOT_YOUR_TURN
    if a < 0 or a >= CHOICES:
        return NO_SUCH_MOVE
    if s.phase == BID:
        if a >= PLAY0:
            return BIDDING_FIRST
        return BID_TOO_HIGH if a > s.held[seat] else 0
    if a < PLAY0:
        return BIDDING_DONE
    if not holds(s, seat, a - PLAY0):
        return NOT_HELD
    trump = s.trump_card // SUIT
    if s.count > 0 and s.trick[s.lead] // SUIT == trump:
        if (a - PLAY0) // SUIT != trump and holds_colour(s, seat, trump):
            return FOLLOW_TRUMP
    return 0


def holds(s: object, seat: int, card: int) -> int:
    for i in range(s.held[seat]):
        if s.hand[seat][i] == card:
            return 1
    return 0


def holds_colour(s: object, seat: int, colour: int) -> int:
    for i in range(s.held[seat]):
        if s.hand[seat][i] // SUIT == colour:
            return 1
    return 0


def step(s: object, seat: int, a: int) -> None:
    after = seat + 1
    if after == s.players:
        after = 0
    if s.phase == BID:
        s.bid[seat] = a
        s.mover = after
        if after == s.start:
            begin_play(s)
        return
    lay(s, seat, a - PLAY0)
    s.mover = after
    if s.count == s.players:
        take_trick(s)


def begin_play(s: object) -> None:
    s.mover = leader(s)
    s.phase = PLAY
    if is_blind(s):  # N6: all cards are shown at once
        first = s.mover
        for i in range(s.players):
            p = (first + i) % s.players
            lay(s, p, s.hand[p][0])
        take_trick(s)


def leader(s: object) -> int:  # N3
    high = s.start
    for i in range(1, s.players):
        p = (s.start + i) % s.players
        if s.bid[p] > s.bid[high]:
            high = p
    return high


def lay(s: object, seat: int, card: int) -> None:
    hand = s.hand[seat]
    last = s.held[seat] - 1
    for i in range(last):
        if hand[i] == card:
            hand[i] = hand[last]
            break
    s.held[seat] = last
    s.trick[seat] = card
    s.fallen[s.fell] = card
    s.fell += 1
    if s.count == 0:
        s.lead = seat
        s.best = seat
    else:
        trump = s.trump_card // SUIT
        if s.trick[s.lead] // SUIT == trump and card // SUIT != trump:
            s.void[seat] = 1
        if beats(card, s.trick[s.best], trump):
            s.best = seat
    s.count += 1


def beats(card: int, other: int, trump: int) -> int:  # N4; `card` was played later
    if (card // SUIT == trump) != (other // SUIT == trump):
        return card // SUIT == trump
    return card % SUIT > other % SUIT


def take_trick(s: object) -> None:
    s.taken[s.best] += 1
    s.mover = s.best
    s.count = 0
    if s.held[s.best] == 0:
        score_round(s)


def round_points(bid: int, taken: int) -> int:  # N5
    if bid != taken:
        return taken
    return 20 if bid == 0 else 10 + bid


def score_round(s: object) -> None:
    for p in range(s.players):
        s.points[p] += round_points(s.bid[p], s.taken[p])
        if s.bid[p] != s.taken[p]:
            s.hoppers[p] += 1
    s.rounds += 1
    s.phase = OVER if s.rounds == 2 * s.peak - EARLY else DEAL


def score(s: object, out: list[int]) -> None:
    for p in range(s.players):
        out[p] = s.points[p] - 5 * s.hoppers[p]


def knows_hand(s: object, seat: int, other: int) -> int:
    """May `seat` (-1: a spectator) see the hand of `other`? N6: in the blind round nobody sees even his own."""
    return seat == other and not is_blind(s)


def resample(s: object, seat: int, words: list[int]) -> None:
    """Deal anew, uniformly, what `seat` (-1: a spectator) cannot know. Exact: every deal that fits what was seen is equally likely."""
    if s.phase < BID:
        return
    for p in range(s.players):  # where a card was that has been played
        for i in range(s.held[p], 10):
            s.hand[p][i] = 0
    trump = s.trump_card // SUIT
    used = 0
    # The unseen cards, first those that are not trumps.
    plain = 0
    n = 0
    for colour in range(COLOURS):
        if colour != trump:
            n = add_unseen(s, seat, colour, n, words)
    plain = n
    # Who is void holds no trump: such hands come from the plain cards alone, then everybody else's from all that is left.
    n = add_unseen(s, seat, trump, n, words)
    for p in range(s.players):
        if s.void[p] and not knows_hand(s, seat, p):
            for i in range(s.held[p]):
                j = words[80 + used] * plain >> 32
                used += 1
                s.hand[p][i] = words[j]
                plain -= 1
                n -= 1
                words[j] = words[plain]  # the last plain card takes its place, the last card takes that one's
                words[plain] = words[n]
    for p in range(s.players):
        if not s.void[p] and not knows_hand(s, seat, p):
            for i in range(s.held[p]):
                j = words[80 + used] * n >> 32
                used += 1
                s.hand[p][i] = words[j]
                n -= 1
                words[j] = words[n]


def add_unseen(s: object, seat: int, colour: int, n: int, pool: list[int]) -> int:
    for card in range(colour * SUIT, colour * SUIT + RANKS):
        if not seen(s, seat, card):
            pool[n] = card
            n += 1
    return n


def seen(s: object, seat: int, card: int) -> int:
    if card == s.trump_card:
        return 1
    for i in range(s.fell):
        if s.fallen[i] == card:
            return 1
    return seat >= 0 and knows_hand(s, seat, seat) and holds(s, seat, card)


def violations(s: object) -> int:
    """How many invariants are broken."""
    bad = 0
    if s.phase < BID:
        return 0
    tricks = 0
    for p in range(s.players):
        tricks += s.taken[p]
        for i in range(s.held[p]):
            card = s.hand[p][i]
            if card < 0 or card >= 80 or card == s.trump_card:
                bad += 1
            for j in range(s.fell):
                if s.fallen[j] == card:
                    bad += 1
            for q in range(p + 1):
                for j in range(s.held[q]):
                    if s.hand[q][j] == card and (q != p or j < i):
                        bad += 1
        if s.held[p] + s.taken[p] > hand_size(s) or s.bid[p] > hand_size(s):
            bad += 1
    total = s.fell
    for p in range(s.players):
        total += s.held[p]
    if total != s.players * hand_size(s):
        bad += 1
    if tricks * s.players + s.count != s.fell:
        bad += 1
    return bad
