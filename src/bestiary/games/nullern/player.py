# pyright: basic, reportAttributeAccessIssue=false
"""The hand-written player of Nullern: it counts cards, and plays for the best chance of taking just what it bid. In the dialect."""

from bestiary.games.nullern.rules import BID, PLAY0, SUIT, beats, is_blind, legal, round_points

CHANCE, PATH = 1, 12
# Scratch: by number, how many unseen trumps are above it, and how many other cards; all unseen trumps; the chance of each card of the hand
# to take a trick; the chances of each number of tricks; what each legal card is worth.
TRUMPS, PLAIN, ALL_TRUMPS, CHANCES, TRICKS, VALUES = 0, 20, 40, 41, 51, 62
WORK = 72


def plan(s: object, seat: int, words: list[int], work: list[float], path: list[int]) -> int:
    count_unseen(s, seat, work)
    for i in range(s.held[seat]):
        work[CHANCES + i] = 1.0 / s.players if is_blind(s) else trick_chance(s, seat, s.hand[seat][i], s.players - 1, work)
    if s.phase == BID:
        path[0] = best_bid(s.held[seat], work)
    else:
        path[0] = best_card(s, seat, words[0], work, path)
    return 1


def count_unseen(s: object, seat: int, work: list[float]) -> None:
    trump = s.trump_card // SUIT
    for number in range(SUIT):
        work[TRUMPS + number] = 1.0
        work[PLAIN + number] = 3.0
    see(s.trump_card, trump, work)
    for i in range(s.fell):
        see(s.fallen[i], trump, work)
    if not is_blind(s):
        for i in range(s.held[seat]):
            see(s.hand[seat][i], trump, work)
    trumps = 0.0
    plain = 0.0
    for number in range(SUIT - 1, -1, -1):
        one, three = work[TRUMPS + number], work[PLAIN + number]
        work[TRUMPS + number] = trumps
        work[PLAIN + number] = plain
        trumps += one
        plain += three
    work[ALL_TRUMPS] = trumps


def see(card: int, trump: int, work: list[float]) -> None:
    if card // SUIT == trump:
        work[TRUMPS + card % SUIT] -= 1.0
    else:
        work[PLAIN + card % SUIT] -= 1.0


def trick_chance(s: object, seat: int, card: int, opponents: int, work: list[float]) -> float:
    """The chance that so many random unseen cards all fail to beat this one."""
    better = work[TRUMPS + card % SUIT]
    if card // SUIT != s.trump_card // SUIT:
        better = work[ALL_TRUMPS] + work[PLAIN + card % SUIT]
    one = 1.0 - better / max(79 - s.fell - s.held[seat], 1)
    chance = 1.0
    for _ in range(opponents):
        chance *= one
    return chance


def best_bid(n: int, work: list[float]) -> int:
    """The bid with the highest expected gain, tricks taken as independent chances."""
    count_tricks(n, -1, work)
    best = 0
    most = -99.0
    for bid in range(n + 1):
        gain = 0.0
        for k in range(n + 1):
            gain += work[TRICKS + k] * (round_points(bid, k) - (0 if k == bid else 5))
        if gain > most:
            best = bid
            most = gain
    return best


def count_tricks(n: int, without: int, work: list[float]) -> int:
    """The chance of each number of tricks from a hand of `n`, one card left out; how many cards that leaves."""
    size = 0
    work[TRICKS] = 1.0
    for i in range(n):
        if i != without:
            chance = work[CHANCES + i]
            size += 1
            work[TRICKS + size] = work[TRICKS + size - 1] * chance
            for k in range(size - 1, 0, -1):
                work[TRICKS + k] += (work[TRICKS + k - 1] - work[TRICKS + k]) * chance
            work[TRICKS] *= 1.0 - chance
    return size


def best_card(s: object, seat: int, word: int, work: list[float], path: list[int]) -> int:
    """Of the cards with the best prospect any."""
    n = legal(s, seat, path)
    most = -1.0
    ties = 0
    for i in range(n):
        value = prospect(s, seat, path[i] - PLAY0, work)
        work[VALUES + i] = value
        if value > most:
            most = value
            ties = 0
        if value == most:
            ties += 1
    pick = word * ties >> 32
    for i in range(n):
        if work[VALUES + i] == most:
            if pick == 0:
                return path[i]
            pick -= 1
    return path[0]


def prospect(s: object, seat: int, card: int, work: list[float]) -> float:
    """The chance to take just what is needed; where the bid is lost already, how many tricks to expect."""
    wins = 0.0
    if s.count == 0 or beats(card, s.trick[s.best], s.trump_card // SUIT):
        wins = trick_chance(s, seat, card, s.players - 1 - s.count, work)
    place = 0
    while s.hand[seat][place] != card:
        place += 1
    n = count_tricks(s.held[seat], place, work)
    need = s.bid[seat] - s.taken[seat]
    if need < 0 or need > n + 1:
        value = wins
        for k in range(1, n + 1):
            value += k * work[TRICKS + k]
        return value
    value = wins * work[TRICKS + need - 1] if need > 0 else 0.0
    if need <= n:
        value += (1.0 - wins) * work[TRICKS + need]
    return value
