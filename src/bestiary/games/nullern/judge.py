# pyright: basic, reportAttributeAccessIssue=false
"""What a search of Nullern needs to know: a roll-out ends with its round, and is worth the chance to win that it leaves. In the dialect."""

from math import exp, sqrt

from bestiary.games.nullern.player import CHANCES, TRICKS, count_tricks, count_unseen, trick_chance
from bestiary.games.nullern.rules import PLAY, is_blind

LUCK = 12.0  # by how many points a round sets two players apart
FEW = 8  # cards in all hands from which on an ending is solved
DOUBT = 0.1  # how likely a player holds what does not fit his bid


def mark(s: object) -> int:
    return s.rounds


def settled(s: object, start: int) -> int:
    return s.rounds != start


def ending(s: object) -> int:
    """Few enough cards to try every line."""
    cards = 0
    for p in range(s.players):
        cards += s.held[p]
    return s.phase == PLAY and cards <= FEW


def worth(s: object, out: list[float]) -> None:
    """The chance to come out ahead of all others, if the rounds to come bring everybody the same but for luck."""
    steep = 1.7 / (LUCK * sqrt(2.0 * s.peak - s.rounds) + 1.0)
    for p in range(s.players):
        mine = s.points[p] - 5 * s.hoppers[p]
        out[p] = 1.0
        for q in range(s.players):
            if q != p:
                out[p] /= 1.0 + exp(steep * (s.points[q] - 5 * s.hoppers[q] - mine))


def likelihood(s: object, seat: int, work: list[float]) -> float:
    """Who has bid holds cards that are likely to take what he still needs."""
    likely = 1.0
    if is_blind(s):
        return likely
    for p in range(s.players):
        if p != seat and s.bid[p] >= 0 and s.held[p] > 0:
            count_unseen(s, p, work)
            for i in range(s.held[p]):
                work[CHANCES + i] = trick_chance(s, p, s.hand[p][i], s.players - 1, work)
            n = count_tricks(s.held[p], -1, work)
            need = s.bid[p] - s.taken[p]
            likely *= DOUBT + (work[TRICKS + need] if 0 <= need <= n else 0.0)
    return likely
