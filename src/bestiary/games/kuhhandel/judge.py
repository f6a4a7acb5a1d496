# pyright: basic, reportAttributeAccessIssue=false
"""What a search of Kuhhandel needs to know: how a market is likely to end. In the dialect."""

from math import exp, log

from bestiary.games.kuhhandel.player import cheapest, limit, put_heap_down, size_up
from bestiary.games.kuhhandel.rules import ACCEPT, COUNTER, LAY0, OFFER, OVER, RESPOND, TURN, WORTH, amount, donkeys, herd, stake

OPTIONS = 11
PARTS = tuple((k / (OPTIONS - 1)) ** 1.5 for k in range(OPTIONS))  # of one's money, for an offer; most steps are small
BLUFF = 0.1  # how likely the leader of an auction is to be without the money for his bid
FRUGAL = 1.5  # how fast offers become rarer, up to what the animals are worth to whom offers
FIRST = 0.3  # how far the first place counts, and not the share of all points
# Found by least squares over games of the hand-written players: how far what one has helps to a quartet, compared to the others.
HELD = (0.0, 0.238, 0.992, 1.479)  # cards of its kind, as powers of e
LATE, EARLY = 1.269, -0.649  # by which those are multiplied in the end, and what is added to that with a full deck
RICH, RICH_EARLY = 0.736, 0.962  # the power of money, likewise
POCKET, GIFTS = 3.39, 1.185  # money besides, in tens: what is as good, and the part of what donkeys will bring
HOPE = 0.1985  # what helps who has no card of a kind, for each in the deck
BASE, SPREAD = -0.113, 1.3126  # added to the number of quartets; the power of points in the share of them
COMING = (85.0, 80.0, 70.0, 50.0, 0.0)  # what donkeys bring everybody, by how many there were
# Scratch after the results, by seat: how far money helps; points, quartets, points by chance; by cards held: how far they help.
MONEY, POINTS, QUARTETS_OF, CHANCY, HELD_BY = 5, 10, 15, 20, 25


def mark(s: object) -> int:
    return 8 * s.top + s.owner


def settled(s: object, start: int) -> int:
    """A roll-out ends with the turn; from an empty deck on with the game, which is near."""
    return s.phase == TURN and s.top < 40 and mark(s) != start


def worth(s: object, out: list[float]) -> None:
    """The first place and the share of all points, as they are to be expected."""
    if s.phase == OVER:
        final_worth(s, out)
        return
    weigh_money(s, out)
    deck = 0.025 * (40 - s.top)
    late = LATE + EARLY * deck
    for n in range(1, 4):
        out[HELD_BY + n] = exp(HELD[n] * late)
    for i in range(3 * 5):
        out[POINTS + i] = 0.0
    for animal in range(10):
        weigh_quartet(s, animal, out)
    every = 0.0
    for p in range(s.players):
        points = out[POINTS + p] * (out[QUARTETS_OF + p] + BASE) + out[CHANCY + p]
        out[p] = exp(SPREAD * log(max(points, 1.0e-6)))
        every += out[p]
    for p in range(s.players):
        out[p] /= every


def weigh_money(s: object, out: list[float]) -> None:
    rich = RICH + RICH_EARLY * 0.025 * (40 - s.top)
    mean = 0.0
    for p in range(s.players):
        out[p] = log(amount(s.money[6 * p]) + POCKET + GIFTS * COMING[donkeys(s)])
        mean += out[p] / s.players
    for p in range(s.players):
        out[MONEY + p] = exp(rich * (out[p] - mean))


def weigh_quartet(s: object, animal: int, out: list[float]) -> None:
    """Who will have it, and what that makes: points, quartets, and the points that count double where they come with chance."""
    total = 0.0
    deck = 4
    for p in range(s.players):
        deck -= herd(s, p, animal)
    for p in range(s.players):
        n = herd(s, p, animal)
        if n == 4:
            out[p] = 1.0
            total = 1.0
        else:
            out[p] = out[MONEY + p] * (out[HELD_BY + n] if n > 0 else HOPE * deck)
            total += out[p]
    for p in range(s.players):
        chance = out[p] / total
        out[POINTS + p] += WORTH[animal] * chance
        out[QUARTETS_OF + p] += chance
        out[CHANCY + p] += WORTH[animal] * chance * (1.0 - chance)


def final_worth(s: object, out: list[float]) -> None:
    most = 0.0
    first = 0
    every = 0.0
    for p in range(s.players):
        total = 0
        quartets = 0
        for a in range(10):
            if herd(s, p, a) == 4:
                total += WORTH[a]
                quartets += 1
        out[p] = 1.0 * total * quartets
        every += out[p]
        if out[p] > most:
            most = out[p]
            first = 0
        if out[p] == most:
            first += 1
    for p in range(s.players):
        out[p] = (FIRST / first if out[p] == most else 0.0) + (1.0 - FIRST) * out[p] / max(every, 1.0)


def option(s: object, seat: int, k: int, path: list[int]) -> int:
    """To offer the k-th part of one's money; of answers the first is to accept."""
    heap = portion(s.money[6 * seat], k)
    if s.phase == OFFER:
        return put_heap_down(heap, LAY0, 0, path, 0)
    path[0] = ACCEPT if k == 0 else COUNTER
    if k == 0:
        return 1
    return put_heap_down(heap, LAY0, 0, path, 1) if heap > 0 else 0


def portion(money: int, k: int) -> int:
    """From nothing to all, as near as the cards allow."""
    price = int(amount(money) * PARTS[k] + 0.5)
    return cheapest(money, min(max(1, price), amount(money))) if k > 0 else 0


def likelihood(s: object, seat: int, work: list[float]) -> float:
    """Few bid more than they have, and large offers are rare."""
    likely = 1.0
    if s.high > 0 and s.leader != seat and amount(s.money[6 * s.leader]) < s.high:
        likely = BLUFF
    if s.phase == RESPOND and s.owner != seat:
        size_up(s, s.owner, work)
        likely *= exp(-FRUGAL * amount(s.offer) / (limit(s, s.owner, s.animal, stake(s), work) + 1.0))
    return likely
