# pyright: basic, reportAttributeAccessIssue=false
"""Kakerlakenpoker Royal: the rules (R1–R8), in plain Python over small integers.

A card's type is 0–6 for the seven kinds, 7–13 for their kings (kind ``type - 7``), 14 for the joker, 15 for the blank.
The deck's cards 0–55 are the kinds, eight of each, 56–62 the kings, 63 the joker, 64 the blank. A claim is 0–6, a kind, or 7, "king".

| choice | meaning |
|---|---|
| 0–15 | take a card of that type from the hand, to start a round |
| 16–22 | pass it to seat ``choice - 16`` |
| 23–30 | and claim ``choice - 23`` |
| 31, 32, 33 | believe, doubt, peek |
| 34–49 | lay a card of type ``choice - 34``, for a special |
| 50 | lay no second card |
"""

FIELDS = dict(  # name=(bits, *shape)
    players=(8,),
    edition=(8,),  # 1: who owes and holds only specials loses; 2: his duty lapses (R6)
    phase=(8,),
    mover=(8,),
    hand=(8, 6, 16),  # by seat and type
    held=(8, 6),
    front=(8, 6, 14),  # by seat and type: specials are never laid
    pile=(8, 16),  # types, the first top card first
    top=(8,),  # where its top card is now
    piled=(8,),  # where it ends
    flight=(8,),  # the card that is passed, -1: none; midway: the card chosen so far
    passes=(8,),  # how often it was passed; between rounds, how often the last one was
    route=(8, 6),  # who had it: the starter, the first receiver, …
    claims=(8, 5),  # of each pass
    seen=(8,),  # a bit for each seat that knows the card
    owed=(8,),  # for how many specials the mover has yet to lay (R6)
    holder=(8, 2),  # who took the joker, the blank into hand, as everybody saw; -1: not known
    truths=(8, 6),  # by seat: claims that were true when the card was shown
    lies=(8, 6),
    foe=(8, 6),  # by seat: so many seats further on sits who last brought him a card; 0: nobody yet
    loser=(8,),  # -1: nobody yet
    laid=(8,),  # 1: in this round a card was laid in front of somebody
    idle=(8,),  # rounds in a row that laid none
)

DEAL, OVER, START, ANSWER, ONWARD, LAY = 0, 1, 2, 3, 4, 5
TO, CLAIM, MORE = 6, 7, 8  # midway: which receiver, which claim, which second card
KINDS, JOKER, BLANK, TYPES = 7, 14, 15, 16
# R1, R7. A reduced game has the first kinds alone, and fewer cards of them; for two players some numbers are others.
PLAYED, EACH, KINGS, JOKERS, BLANKS = 7, 8, 1, 1, 1
PENALTY_OF_TWO, PENALTY, DANGER_OF_TWO, DANGER = 16, 7, 5, 4
DECK = PLAYED * (EACH + KINGS) + JOKERS + BLANKS
DECKS = (DECK,)
IDLE = 10  # R7
TO0, CLAIM0 = 16, 23
BELIEVE, DOUBT, PEEK = 31, 32, 33
LAY0, STOP = 34, 50
CHOICES = 51
MOST = 16  # the longest list of legal choices

COPIES = (EACH,) * PLAYED + (0,) * (KINDS - PLAYED) + (KINGS,) * PLAYED + (0,) * (KINDS - PLAYED) + (JOKERS, BLANKS)
TYPE = tuple(card for card in range(TYPES) for _ in range(COPIES[card]))  # by card of the deck
EVERYBODY = (0, 1, 3, 7, 15, 31, 63)  # `seen`, by number of players
# By 8 * type + claim. For an ordinary card also: does it serve where that was named (R6)?
TRUE = tuple(
    int(claim == card if card < 7 else claim in (card - 7, 7) if card < 14 else card == 14 and claim < 7)
    for card in range(16)
    for claim in range(8)
)

# Where `resample` keeps what in its words: unseen ordinary cards, free places a seat, unseen specials, then the random words themselves.
ROOM, HIDDEN, DRAW = 65, 71, 73
WORDS = 140

# Why a choice is refused.
NOT_YOUR_TURN, GAME_OVER, NO_SUCH_MOVE, NOT_HELD = 1, 2, 3, 4
START_ROUND, ANSWER_FIRST, PASS_ON, LAST_UNSEEN, NOT_TO_SELF, HAS_SEEN, NO_SUCH_SEAT = 5, 6, 7, 8, 9, 10, 11
CARD_MISSING, CARD_NAMED = 12, 13  # a typed pass without or with a card, where it is the other way round
NOTHING_OWED, OWES, NOT_NAMED, SPECIAL_STAYS, ONE_OR_TWO = 14, 15, 16, 17, 18


def setup(s: object) -> None:
    s.phase = DEAL
    s.flight = -1
    s.loser = -1


def deck(s: object) -> int:
    return 0


def used(s: object) -> int:
    return DECK


def penalty_cards(players: int) -> int:  # R1
    return PENALTY_OF_TWO if players == 2 else PENALTY


def deal(s: object, order: list[int]) -> None:
    n = s.players
    piled = penalty_cards(n)
    pile = s.pile
    for i in range(piled):
        pile[i] = TYPE[order[i]]
    at = piled
    size = (DECK - at) // n
    for p in range(n):
        last = at + size
        if p == 0 and (DECK - at) % n > 0:
            last += 1
        hand = s.hand[p]
        s.held[p] = last - at
        for i in range(at, last):
            hand[TYPE[order[i]]] += 1
        at = last
    for i in range(at, DECK):
        pile[piled] = TYPE[order[i]]
        piled += 1
    s.piled = piled
    s.holder[0] = -1
    s.holder[1] = -1
    begin_round(s, 0)


def begin_round(s: object, seat: int) -> None:
    s.mover = seat
    s.passes = 0
    s.route[0] = seat
    s.seen = 1 << seat
    s.laid = 0
    s.phase = START


def turn(s: object) -> int:
    return s.mover


def may_act(s: object, seat: int) -> int:
    return s.phase >= START and seat == s.mover


def midway(s: object) -> int:
    return s.phase >= TO


def legal(s: object, seat: int, out: list[int]) -> int:
    phase = s.phase
    if phase < START or seat != s.mover:
        return 0
    n = 0
    if phase == CLAIM:
        for a in range(CLAIM0, CLAIM0 + PLAYED):
            out[n] = a
            n += 1
        if KINGS:
            out[n] = CLAIM0 + KINDS
            n += 1
        return n
    if phase == ANSWER:
        out[0] = BELIEVE
        out[1] = DOUBT
        if s.seen | 1 << seat == EVERYBODY[s.players]:  # R3
            return 2
        out[2] = PEEK
        return 3
    if phase == TO or phase == ONWARD:
        seen = s.seen
        for p in range(s.players):
            if seen >> p & 1 == 0:
                out[n] = TO0 + p
                n += 1
        return n
    if phase == START:
        hand = s.hand[seat]
        for card in range(TYPES):
            if hand[card] > 0:
                out[n] = card
                n += 1
        return n
    return legal_lay(s, seat, out)


def legal_lay(s: object, seat: int, out: list[int]) -> int:
    """R6. Two cards are chosen lower type first, so that each pair comes once."""
    hand = s.hand[seat]
    named = s.claims[s.passes - 1]
    n = 0
    if s.phase == MORE:
        first = s.flight
        if is_true(first, named):
            out[0] = STOP
            n = 1
        for card in range(first, JOKER):
            if hand[card] > (card == first):
                out[n] = LAY0 + card
                n += 1
        return n
    last = last_ordinary(hand)
    single = ordinary(s, seat) == 1
    for card in range(JOKER):
        if hand[card] > 0 and (single or card < last or hand[card] > 1 or is_true(card, named)):
            out[n] = LAY0 + card
            n += 1
    return n


def is_claim(claim: int) -> int:  # R2
    return 0 <= claim < PLAYED or (KINGS > 0 and claim == KINDS)


def is_true(card: int, claim: int) -> int:  # R2
    return TRUE[8 * card + claim]


def ordinary(s: object, seat: int) -> int:
    """How many of the cards in hand are not specials."""
    hand = s.hand[seat]
    return s.held[seat] - hand[JOKER] - hand[BLANK]


def last_ordinary(hand: list[int]) -> int:
    last = -1
    for card in range(JOKER):
        if hand[card] > 0:
            last = card
    return last


def refusal(s: object, seat: int, a: int) -> int:
    """0 if the choice is legal, else why it is not."""
    phase = s.phase
    if phase == OVER:
        return GAME_OVER
    if phase == DEAL or seat != s.mover:
        return NOT_YOUR_TURN
    if a < 0 or a >= CHOICES:
        return NO_SUCH_MOVE
    if phase == LAY or phase == MORE:
        return refused_lay(s, seat, a)
    if a >= LAY0:
        return NOTHING_OWED
    if phase == START:
        if a >= TO0:
            return START_ROUND
        return NOT_HELD if s.hand[seat][a] == 0 else 0
    if phase == ANSWER:
        if a < BELIEVE:
            return ANSWER_FIRST
        return LAST_UNSEEN if a == PEEK and s.seen | 1 << seat == EVERYBODY[s.players] else 0
    if phase == CLAIM:
        return 0 if is_claim(a - CLAIM0) else NO_SUCH_MOVE
    if a < TO0 or a >= CLAIM0:
        return PASS_ON if phase == ONWARD else NO_SUCH_MOVE
    to = a - TO0
    if to >= s.players:
        return NO_SUCH_SEAT
    if to == seat:
        return NOT_TO_SELF
    return HAS_SEEN if s.seen >> to & 1 else 0


def refused_lay(s: object, seat: int, a: int) -> int:
    named = s.claims[s.passes - 1]
    if a == STOP:
        if s.phase == LAY:
            return OWES
        return 0 if is_true(s.flight, named) else NOT_NAMED
    if a < LAY0:
        return OWES
    card = a - LAY0
    hand = s.hand[seat]
    if hand[card] <= (s.phase == MORE and card == s.flight):
        return NOT_HELD
    if card >= JOKER:
        return SPECIAL_STAYS
    if s.phase == MORE:
        return NO_SUCH_MOVE if card < s.flight else 0
    if is_true(card, named) or hand[card] > 1 or card < last_ordinary(hand) or ordinary(s, seat) == 1:
        return 0
    return NOT_NAMED


def step(s: object, seat: int, a: int) -> None:
    phase = s.phase
    if phase == CLAIM:
        pass_card(s, seat, a - CLAIM0)
    elif phase == ANSWER:
        if a == PEEK:
            s.seen |= 1 << seat
            s.phase = ONWARD
        else:
            show(s, seat, a == BELIEVE)
    elif phase == TO or phase == ONWARD:
        s.route[s.passes + 1] = a - TO0
        s.phase = CLAIM
    elif phase == START:
        s.flight = a
        s.phase = TO
    elif phase == LAY and ordinary(s, seat) > 1:
        s.flight = a - LAY0
        s.phase = MORE
    elif phase == LAY:
        lay(s, seat, a - LAY0, -1)
    else:
        first = s.flight
        s.flight = -1
        lay(s, seat, first, -1 if a == STOP else a - LAY0)


def pass_card(s: object, seat: int, claim: int) -> None:
    n = s.passes
    if n == 0:
        s.hand[seat][s.flight] -= 1
        s.held[seat] -= 1
    s.claims[n] = claim
    s.passes = n + 1
    s.mover = s.route[n + 1]
    s.phase = ANSWER


def show(s: object, seat: int, believed: int) -> None:
    card = s.flight
    true = 0
    for i in range(s.passes):
        true = is_true(card, s.claims[i])
        if true:
            s.truths[s.route[i]] += 1
        else:
            s.lies[s.route[i]] += 1
    passer = s.route[s.passes - 1]
    taker = passer if believed == true else seat  # R3
    s.foe[taker] = (passer + seat - 2 * taker + s.players) % s.players
    s.mover = taker
    s.flight = -1
    s.seen = 0
    give(s, taker, card)
    go_on(s, taker)


def give(s: object, seat: int, card: int) -> None:
    """Lay a card before a seat, and what kings bring along (R5); a special goes to the hand and is owed for (R6)."""
    front = s.front[seat]
    limit = danger(s.players)
    while card < JOKER:
        front[card] += 1
        s.laid = 1
        kind = card % KINDS
        if front[kind] + front[kind + KINDS] == limit:  # R7
            lose(s, seat)
            return
        if card < KINDS or s.top == s.piled:
            return
        card = s.pile[s.top]
        s.top += 1
    s.hand[seat][card] += 1
    s.held[seat] += 1
    s.holder[card - JOKER] = seat
    s.owed += 1


def danger(players: int) -> int:  # R7
    return DANGER_OF_TWO if players == 2 else DANGER


def lose(s: object, seat: int) -> None:
    s.loser = seat
    s.phase = OVER


def go_on(s: object, seat: int) -> None:
    if s.phase == OVER:
        return
    if s.owed > 0 and ordinary(s, seat) > 0:
        s.phase = LAY
        return
    if s.owed > 0:  # R6
        if s.edition == 1:
            lose(s, seat)
            return
        s.owed = 0
        show_specials(s, seat)
    s.idle = 0 if s.laid else s.idle + 1
    if s.held[seat] == 0 or s.idle == IDLE:  # R7
        lose(s, seat)
    else:
        begin_round(s, seat)


def show_specials(s: object, seat: int) -> None:
    """Everybody knows now that he holds nothing else."""
    for k in range(2):
        if s.hand[seat][JOKER + k] > 0:
            s.holder[k] = seat


def lay(s: object, seat: int, first: int, second: int) -> None:
    hand = s.hand[seat]
    if second < 0 and is_true(first, s.claims[s.passes - 1]) == 0:  # R6: it was his last ordinary card
        show_specials(s, seat)
    s.owed -= 1
    hand[first] -= 1
    s.held[seat] -= 1
    give(s, seat, first)
    if second >= 0 and s.phase != OVER:
        hand[second] -= 1
        s.held[seat] -= 1
        give(s, seat, second)
    go_on(s, seat)


def score(s: object, out: list[int]) -> None:
    for p in range(s.players):
        out[p] = 1 if s.phase == OVER and p != s.loser else 0


def in_flight(s: object) -> int:
    """Is a card under way between two players?"""
    return s.flight >= 0 and s.passes > 0 and s.phase != MORE


def has_seen(s: object, seat: int) -> int:
    """Does `seat` (-1: a spectator) know the card in flight?"""
    return seat >= 0 and s.seen >> seat & 1 == 1


def resample(s: object, seat: int, words: list[int]) -> None:
    """Deal anew, uniformly, what `seat` (-1: a spectator) cannot know. Exact: every deal that fits what was seen is equally likely.

    Only at the end the hand of the one who lost stays as it is, since its last cards may be what lost the game.
    """
    if s.phase == DEAL:
        return
    if s.phase >= TO and s.mover != seat:
        take_back(s)
    forget(s)
    hidden_card = 1 if in_flight(s) and not has_seen(s, seat) else 0
    n = gather(s, seat, hidden_card, words)
    # A special that somebody took openly is in that hand, or it is the card that he started the round with.
    for k in range(2):
        if words[HIDDEN + k] and s.holder[k] >= 0:
            place_known(s, k, hidden_card, words)
    for k in range(2):
        if words[HIDDEN + k] and s.holder[k] < 0:
            place_anywhere(s, k, hidden_card, words)
    used = DRAW + 2
    for p in range(s.players):
        for _ in range(words[ROOM + p]):
            j = words[used] * n >> 32
            s.hand[p][words[j]] += 1
            used += 1
            n -= 1
            words[j] = words[n]
    for i in range(s.top + 1, s.piled):
        if s.pile[i] < 0:
            j = words[used] * n >> 32
            s.pile[i] = words[j]
            used += 1
            n -= 1
            words[j] = words[n]
    if hidden_card and s.flight < 0:
        s.flight = words[0]


def take_back(s: object) -> None:
    """To the start of the move that somebody is in the middle of."""
    if s.phase == MORE:
        s.phase = LAY
        s.flight = -1
        return
    if s.phase == CLAIM:
        s.route[s.passes + 1] = 0
    if s.passes > 0:
        s.phase = ONWARD
    else:
        s.phase = START
        s.flight = -1


def forget(s: object) -> None:
    """What earlier rounds left behind."""
    for i in range(s.passes + (2 if s.phase == CLAIM else 1), 6):
        s.route[i] = 0
    for i in range(s.passes, 5):
        s.claims[i] = 0


def gather(s: object, seat: int, hidden_card: int, words: list[int]) -> int:
    """Take up the cards that `seat` cannot see: the ordinary ones into the words, each special as a mark at HIDDEN. How many?"""
    open_hand = s.loser if s.phase == OVER else seat
    n = 0
    for card in range(TYPES):
        unseen = COPIES[card]
        for p in range(s.players):
            if card < JOKER:
                unseen -= s.front[p][card]
            if p == seat or p == open_hand:
                unseen -= s.hand[p][card]
            else:
                s.hand[p][card] = 0
        if s.top < s.piled and s.pile[s.top] == card:
            unseen -= 1
        if in_flight(s) and not hidden_card and s.flight == card:
            unseen -= 1
        if card >= JOKER:
            words[HIDDEN + card - JOKER] = unseen
        else:
            for _ in range(unseen):
                words[n] = card
                n += 1
    for p in range(s.players):
        words[ROOM + p] = 0 if p == seat or p == open_hand else s.held[p]
    for i in range(s.top + 1, s.piled):
        s.pile[i] = -1
    if hidden_card:
        s.flight = -1
    return n


def place_known(s: object, k: int, hidden_card: int, words: list[int]) -> None:
    p = s.holder[k]
    room = words[ROOM + p]
    if hidden_card and s.flight < 0 and s.route[0] == p and words[DRAW + k] * (room + 1) >> 32 == room:
        s.flight = JOKER + k
    else:
        s.hand[p][JOKER + k] = 1
        words[ROOM + p] = room - 1


def place_anywhere(s: object, k: int, hidden_card: int, words: list[int]) -> None:
    barred = -1  # R6: who owes has an ordinary card
    if s.phase == LAY and words[ROOM + s.mover] == 1:
        barred = s.mover
    places = 1 if hidden_card and s.flight < 0 else 0
    for p in range(s.players):
        if p != barred:
            places += words[ROOM + p]
    for i in range(s.top + 1, s.piled):
        if s.pile[i] < 0:
            places += 1
    at = words[DRAW + k] * places >> 32
    for p in range(s.players):
        if p != barred:
            if at < words[ROOM + p]:
                s.hand[p][JOKER + k] = 1
                words[ROOM + p] -= 1
                return
            at -= words[ROOM + p]
    for i in range(s.top + 1, s.piled):
        if s.pile[i] < 0:
            if at == 0:
                s.pile[i] = JOKER + k
                return
            at -= 1
    s.flight = JOKER + k


def violations(s: object) -> int:
    """How many invariants are broken."""
    if s.phase == DEAL:
        return 0
    bad = 0
    for card in range(TYPES):
        copies = 0
        for p in range(s.players):
            if s.hand[p][card] < 0:
                bad += 1
            copies += s.hand[p][card]
            if card < JOKER:
                copies += s.front[p][card]
        for i in range(s.top, s.piled):
            if s.pile[i] == card:
                copies += 1
        if in_flight(s) and s.flight == card:
            copies += 1
        if copies != COPIES[card]:
            bad += 1
    for p in range(s.players):
        cards = 0
        for card in range(TYPES):
            cards += s.hand[p][card]
        if cards != s.held[p]:
            bad += 1
        bad += wrong_front(s, p)
    for k in range(2):
        p = s.holder[k]
        if p >= 0 and s.hand[p][JOKER + k] == 0 and not (in_flight(s) and s.route[0] == p and s.flight == JOKER + k):
            bad += 1
    if (s.phase == OVER) != (s.loser >= 0) or s.top > s.piled:
        bad += 1
    if s.idle > IDLE or (s.idle == IDLE and s.phase != OVER) or (s.edition == 1 and s.idle > 0):
        bad += 1
    return bad + wrong_round(s)


def wrong_front(s: object, seat: int) -> int:
    for kind in range(KINDS):
        if s.front[seat][kind] + s.front[seat][kind + KINDS] >= danger(s.players) and seat != s.loser:
            return 1
    return 0


def wrong_round(s: object) -> int:
    """The mover, who has seen the card, and what is owed fit the phase."""
    if s.phase == OVER:
        return 0
    bad = 0
    if (s.owed > 0) != (s.phase == LAY or s.phase == MORE):
        bad += 1
    if s.owed > 0:
        return bad + (1 if ordinary(s, s.mover) == 0 or s.seen != 0 or s.passes == 0 else 0)
    seen = 0
    for i in range(s.passes):
        seen |= 1 << s.route[i]
    if s.phase != ANSWER:
        seen |= 1 << s.mover
    if s.seen != seen or s.route[s.passes] != s.mover or (s.phase == START and s.held[s.mover] == 0):
        bad += 1
    return bad
