# pyright: basic, reportAttributeAccessIssue=false
"""The hand-written player of Kakerlakenpoker: it weighs whom a card would hurt, and remembers who lies. In the dialect."""

from math import log

from bestiary.games.kakerlakenpoker.rules import (
    ANSWER,
    BELIEVE,
    BLANK,
    CLAIM0,
    COPIES,
    EVERYBODY,
    JOKER,
    KINDS,
    LAY,
    LAY0,
    START,
    STOP,
    TO0,
    TRUE,
    TYPES,
    danger,
    is_true,
    ordinary,
)

CHANCE, PATH = 2, 3
CALM = 0.005  # how far apart two prospects are before the better one is clearly preferred: who always does the same is soon seen through
MOODS = tuple(-log(-log((i + 0.5) / 64)) for i in range(64))  # added to prospects, they make the better one likelier, not certain
BOLD = 0.07  # how much likelier a lie has to fool somebody, to be told three times out of four
HUNCH = 0.05  # the same for answers, as a part of what is at stake
NEVER = -9.0
DEADLY = 1e6
RISK = (DEADLY, 15.0, 4.5, 1.9, 1.0, 0.8)  # how likely somebody is to lose, compared to others, who has a kind with so many to go
RISES = (DEADLY, 3.3, 2.4, 1.9, 1.25)  # by what that is multiplied when so many are left to go
FEAR = 6.0  # how much the worst card is feared, the fourth of a kind, where 0.9 is for the first
SPECIAL = 3.0  # and by having to lay for a special
# By type: each true claim among all of them, each lie among all of them.
SHARE_OF_TRUTHS = (1.0,) * 7 + (1 / 2,) * 7 + (1 / 7, 0.0)
SHARE_OF_LIES = (1 / 7,) * 7 + (1 / 6,) * 7 + (1.0, 1 / 8)
# Scratch. By type: cards not laid. By seat: how near it is to losing; all of them. By seat and kind: what the kind makes of that. By seat
# and type: what it means to us. By seat and claim: the chance to be believed; by seat: the chance of a lie. By type: the chance to be the
# card that is passed. By kind: the best of passing it on. By answer: its worth; how far apart two have to be.
LEFT, RISKS, ALL_RISKS, RISE, COST, TRUST, FOOLED, CHANCES, BEST, ANSWERS, STAKE = 0, 14, 20, 21, 69, 165, 213, 219, 235, 242, 245
WORK = 246


def plan(s: object, seat: int, words: list[int], work: list[float], path: list[int]) -> int:
    weigh_fronts(s, work)
    weigh_cards(s, seat, seat, work)
    if s.phase == LAY:
        return plan_lay(s, seat, work, path)
    if s.phase == ANSWER:
        weigh_answers(s, seat, s.passes, work)
        path[0] = BELIEVE + best_answer(words[0], work)
        return 1
    best = best_pass(s, seat, words[0], work)
    card = best // 6
    to = best % 6
    lie = 1 if (words[1] & 65535) / 65536.0 < lying(card, to, work) else 0
    n = 0
    if s.passes == 0:
        path[0] = card
        n = 1
    path[n] = TO0 + to
    path[n + 1] = CLAIM0 + drawn_claim((words[1] >> 16) / 65536.0, card, to, lie, work)
    return n + 2


def weigh_fronts(s: object, work: list[float]) -> None:
    """How near everybody is to losing. In the end the one loses or the other, as the one's risk is to the other's."""
    for card in range(JOKER):
        work[LEFT + card] = COPIES[card]
    total = 0.0
    for p in range(s.players):
        for card in range(JOKER):
            work[LEFT + card] -= s.front[p][card]
        work[RISKS + p] = risk(s, p)
        total += work[RISKS + p]
    work[ALL_RISKS] = total


def risk(s: object, p: int) -> float:
    limit = danger(s.players)
    product = 1.0
    for kind in range(KINDS):
        product *= RISK[limit - s.front[p][kind] - s.front[p][kind + KINDS]]
    return product


def weigh_cards(s: object, seat: int, p: int, work: list[float]) -> None:
    """What each card would mean to `seat` if `p` took it: how much likelier it would be that `seat` loses, or that it does not."""
    mine, his, total = work[RISKS + seat], work[RISKS + p], work[ALL_RISKS]
    own = seat == p
    hand = s.held[p]
    if s.phase == START and p == s.mover:
        hand -= 1
    top = s.pile[s.top] if s.top < s.piled else -1
    at = COST + TYPES * p
    for kind in range(KINDS):
        factor = rise(s, p, kind, 1) if hand > 0 else DEADLY  # whoever gets a card must start a round
        work[RISE + 8 * p + kind] = factor
        work[at + kind] = turned(mine, his, total, own, factor)
    special = turned(mine, his, total, own, SPECIAL if hand > 1 else DEADLY)
    work[at + JOKER] = special
    work[at + BLANK] = special
    drag = 0.0
    if top >= 0:
        drag = special if top >= JOKER else work[at + top % KINDS]
    for kind in range(KINDS):  # a king brings the top penalty card along
        work[at + kind + KINDS] = min(work[at + kind] + drag, 1.0)
    if top >= 0 and top < JOKER:
        kind = top % KINDS
        work[at + kind + KINDS] = turned(mine, his, total, own, work[RISE + 8 * p + kind] * rise(s, p, kind, 2))


def rise(s: object, p: int, kind: int, more: int) -> float:
    """By how much one's risk is multiplied by so many more of a kind."""
    return RISES[max(danger(s.players) - s.front[p][kind] - s.front[p][kind + KINDS] - more, 0)]


def turned(mine: float, his: float, total: float, own: int, factor: float) -> float:
    """How far my chance to lose turns, if his risk, which may be my own, is so many times what it was."""
    after = total + his * (factor - 1.0)
    if own:
        return mine * factor / after - mine / total
    return mine / total - mine / after


def honesty(s: object, seat: int) -> float:
    """How often that player says the truth."""
    return (1.2 + s.truths[seat]) / (3.0 + s.truths[seat] + s.lies[seat])


def weigh_trust(s: object, seat: int, to: int, work: list[float]) -> None:
    """How likely will somebody believe us? Half of that is anybody's guess."""
    honest = honesty(s, seat)
    usual = 0.0
    left = 0.0
    for kind in range(KINDS):
        usual += feared(to, kind, work)
        left += work[LEFT + kind] + work[LEFT + kind + KINDS]
    usual /= KINDS
    total = 0.0
    fooled = 0.0
    for claim in range(8):
        share = (work[LEFT + claim] + work[LEFT + claim + KINDS]) / left if claim < KINDS else 0.12
        true = share * honest * (feared(to, claim, work) if claim < KINDS else usual)
        false = (1.0 - share) * (1.0 - honest) / 7.0 * usual
        trust = 0.25 + 0.5 * true / (true + false)
        work[TRUST + 8 * to + claim] = trust
        total += lure(trust)
        fooled += lure(trust) * trust
    work[FOOLED + to] = fooled / total


def feared(to: int, kind: int, work: list[float]) -> float:
    return min(work[RISE + 8 * to + kind] - 1.0, FEAR)


def lure(trust: float) -> float:
    """How readily one tells a lie that is believed so often."""
    square = trust * trust
    return square * square * square * square


def fooled_by_truth(card: int, to: int, work: list[float]) -> float:
    """The chance that somebody doubts the truth."""
    if card < KINDS:
        return 1.0 - work[TRUST + 8 * to + card]
    if card < JOKER:
        return 1.0 - 0.5 * (work[TRUST + 8 * to + card - KINDS] + work[TRUST + 8 * to + KINDS])
    return 0.5


def best_pass(s: object, seat: int, word: int, work: list[float]) -> int:
    """Which card, and to whom? As 6 * card + seat."""
    most = NEVER
    best = 0
    mood = word >> 1
    for to in range(s.players):
        if s.seen >> to & 1 == 0:
            weigh_cards(s, seat, to, work)
            weigh_trust(s, seat, to, work)
            for card in range(TYPES):
                if s.flight == card or (s.passes == 0 and s.hand[seat][card] > 0):
                    mood = mood * 1103515245 + 12345 & 2147483647
                    value = worth_of_pass(seat, card, to, work) + CALM * MOODS[mood >> 25]
                    if value > most:
                        most = value
                        best = 6 * card + to
    return best


def worth_of_pass(seat: int, card: int, to: int, work: list[float]) -> float:
    truth = fooled_by_truth(card, to, work)
    wrong = truth + lying(card, to, work) * (work[FOOLED + to] - truth)
    loss = work[COST + TYPES * seat + card]
    return wrong * (work[COST + TYPES * to + card] + loss) - loss


def lying(card: int, to: int, work: list[float]) -> float:
    """How often we lie of that card: the more, the better it works, but never always."""
    if card >= JOKER:
        return card - JOKER
    better = work[FOOLED + to] - fooled_by_truth(card, to, work)
    return 0.5 + 0.5 * better / (abs(better) + BOLD)


def drawn_claim(part: float, card: int, to: int, lie: int, work: list[float]) -> int:
    """One of the claims that are lies, or of those that are not."""
    total = 0.0
    for claim in range(8):
        total += appeal(card, to, claim, lie, work)
    rest = part * total
    last = 0
    for claim in range(8):
        one = appeal(card, to, claim, lie, work)
        if one > 0.0:
            last = claim
            rest -= one
            if rest < 0.0:
                return claim
    return last


def appeal(card: int, to: int, claim: int, lie: int, work: list[float]) -> float:
    """How readily is just this said, if it is to be a lie or to be none?"""
    if is_true(card, claim) == lie:
        return 0.0
    return lure(work[TRUST + 8 * to + claim]) if lie else 1.0


def weigh_answers(s: object, seat: int, k: int, work: list[float]) -> None:
    """What it is worth to believe, to doubt and to peek, after so many passes."""
    passer = s.route[k - 1]
    claim = s.claims[k - 1]
    weigh_cards(s, seat, passer, work)
    guess(s, seat, k, work)
    believe = 0.0
    doubt = 0.0
    stake = 0.0
    for card in range(TYPES):
        gain = work[CHANCES + card] * work[COST + TYPES * passer + card]
        loss = work[CHANCES + card] * work[COST + TYPES * seat + card]
        stake += gain + loss
        if TRUE[8 * card + claim]:
            believe += gain
            doubt -= loss
        else:
            believe -= loss
            doubt += gain
    work[ANSWERS] = believe
    work[ANSWERS + 1] = doubt
    work[ANSWERS + 2] = NEVER
    work[STAKE] = CALM + HUNCH * stake
    seen = 1 << seat
    for i in range(k):
        seen |= 1 << s.route[i]
    if seen != EVERYBODY[s.players]:
        work[ANSWERS + 2] = worth_of_peeking(s, seat, seen, work)


def guess(s: object, seat: int, k: int, work: list[float]) -> None:
    """By type: how likely is it the card that lies before us?"""
    top = s.pile[s.top] if s.top < s.piled else -1
    pool = 0.0
    for card in range(TYPES):
        unseen = (work[LEFT + card] if card < JOKER else 1.0) - s.hand[seat][card]
        if card == top:
            unseen -= 1.0
        work[CHANCES + card] = unseen
        pool += unseen
    for j in range(2):
        if s.holder[j] >= 0:
            work[CHANCES + JOKER + j] = known_special(s, j) * pool / (s.held[s.route[0]] + 1)
    for i in range(k):
        honest = honesty(s, s.route[i])
        for card in range(TYPES):
            work[CHANCES + card] *= told(card, s.claims[i], honest)
    total = 1e-9
    for card in range(TYPES):
        total += work[CHANCES + card]
    for card in range(TYPES):
        work[CHANCES + card] /= total


def known_special(s: object, j: int) -> float:
    """How much speaks for it that a special which somebody took openly is the card that is passed."""
    if s.route[0] != s.holder[j]:
        return 0.0
    if s.held[s.holder[j]] > 0:
        return 1.0
    return 100.0 if s.flight == JOKER + j else 0.0


def told(card: int, claim: int, honest: float) -> float:
    """How likely is just this claim of that card?"""
    if TRUE[8 * card + claim]:
        return honest * SHARE_OF_TRUTHS[card]
    return (1.0 - honest if card != BLANK else 1.0) * SHARE_OF_LIES[card]


def worth_of_peeking(s: object, seat: int, seen: int, work: list[float]) -> float:
    """What the best pass onward would be worth, whatever the kind; a king is taken for one of his kind."""
    for kind in range(KINDS):
        work[BEST + kind] = NEVER
    for to in range(s.players):
        if seen >> to & 1 == 0:
            weigh_cards(s, seat, to, work)
            weigh_trust(s, seat, to, work)
            for kind in range(KINDS):
                work[BEST + kind] = max(work[BEST + kind], worth_of_pass(seat, kind, to, work))
    value = 0.0
    for kind in range(KINDS):
        value += (work[CHANCES + kind] + work[CHANCES + KINDS + kind]) * work[BEST + kind]
    return value


def best_answer(word: int, work: list[float]) -> int:
    best = 0
    most = NEVER
    for i in range(3):
        value = work[ANSWERS + i] + work[STAKE] * MOODS[word >> (26 - 6 * i) & 63]
        if value > most:
            most = value
            best = i
    return best


def plan_lay(s: object, seat: int, work: list[float], path: list[int]) -> int:
    """The cheapest card that serves, or the two cheapest."""
    named = s.claims[s.passes - 1]
    hand = s.hand[seat]
    costs = COST + TYPES * seat
    serving = -1
    first = -1
    for card in range(JOKER):
        if hand[card] > 0:
            if first < 0 or work[costs + card] < work[costs + first]:
                first = card
            if TRUE[8 * card + named] and (serving < 0 or work[costs + card] < work[costs + serving]):
                serving = card
    if ordinary(s, seat) == 1:
        path[0] = LAY0 + first
        return 1
    second = -1
    least = -NEVER
    for card in range(JOKER):
        if hand[card] > (1 if card == first else 0):
            cost = work[costs + card]
            if card % KINDS == first % KINDS:
                cost = turned(work[RISKS + seat], work[RISKS + seat], work[ALL_RISKS], 1, rise(s, seat, card % KINDS, 2))
            if cost < least:
                second = card
                least = cost
    if serving >= 0 and work[costs + serving] <= work[costs + first] + least:
        path[0] = LAY0 + serving
        path[1] = STOP
    else:
        path[0] = LAY0 + min(first, second)
        path[1] = LAY0 + max(first, second)
    return 2
