# pyright: basic, reportAttributeAccessIssue=false
"""What a search of Kakerlakenpoker needs to know: a roll-out ends with its round; claims speak for cards. In the dialect."""

from math import exp

from bestiary.games.kakerlakenpoker.player import (
    ANSWERS,
    CALM,
    STAKE,
    appeal,
    honesty,
    lying,
    risk,
    told,
    weigh_answers,
    weigh_cards,
    weigh_fronts,
    weigh_trust,
    worth_of_pass,
)
from bestiary.games.kakerlakenpoker.rules import JOKER, OVER, START, TYPES, has_seen, in_flight, is_true

USUAL = 0.7  # how much we hold others for players like the hand-written one; for the rest they are known by their record alone
LONG = 4.0  # so many claims of somebody that were shown say as much as what he is usually like
ODD = 0.05  # how likely somebody does what does not look best
BARE = 1.0  # by how much a single card in hand adds to the risk to lose; less by the number of cards


def mark(s: object) -> int:
    return hidden_cards(s)


def hidden_cards(s: object) -> int:
    """Cards that do not lie before anybody."""
    total = s.piled - s.top + in_flight(s)
    for p in range(s.players):
        total += s.held[p]
    return total


def settled(s: object, start: int) -> int:
    return s.phase == START and hidden_cards(s) < start


def worth(s: object, out: list[float]) -> None:
    """The chance not to lose."""
    total = 0.0
    for p in range(s.players):
        if s.phase == OVER:
            out[p] = 1.0 if p == s.loser else 0.0
        else:
            out[p] = risk(s, p) * (1.0 + BARE / max(s.held[p], 1))
        total += out[p]
    for p in range(s.players):
        out[p] = 1.0 - out[p] / total


def likelihood(s: object, seat: int, work: list[float]) -> float:
    """How likely it was that the card would be peeked at and passed on with these claims, by what each player saw."""
    if not in_flight(s) or has_seen(s, seat):
        return 1.0
    weigh_fronts(s, work)
    chance = 1.0
    for k in range(s.passes):
        p = s.route[k]
        weigh_cards(s, p, p, work)
        if k > 0:
            chance *= chance_of_peeking(s, p, k, work)
        chance *= USUAL * chance_of_pass(s, p, k, work) + (1.0 - USUAL) * chance_by_record(s, p, k)
    return chance


def chance_by_record(s: object, seat: int, k: int) -> float:
    """That somebody passes just this card with this claim, if he takes any card and lies as often as he used to."""
    chance = told(s.flight, s.claims[k], honesty(s, seat)) / (s.players - 1 - k)
    if k == 0:
        chance *= (s.hand[seat][s.flight] + 1) / (s.held[seat] + 1)
    return chance


def chance_of_peeking(s: object, seat: int, k: int, work: list[float]) -> float:
    weigh_answers(s, seat, k, work)
    peek = work[ANSWERS + 2]
    others = exp(min((work[ANSWERS] - peek) / work[STAKE], 99.0)) + exp(min((work[ANSWERS + 1] - peek) / work[STAKE], 99.0))
    return ODD + (1.0 - ODD) / (1.0 + others)


def chance_of_pass(s: object, seat: int, k: int, work: list[float]) -> float:
    """That the hand-written player passes just this card with this claim."""
    seen = 0
    for i in range(k + 1):
        seen |= 1 << s.route[i]
    chance = 0.0
    total = 0.0
    for to in range(s.players):
        if seen >> to & 1 == 0:
            weigh_cards(s, seat, to, work)
            weigh_trust(s, seat, to, work)
            for card in range(TYPES):
                if s.flight == card or (k == 0 and s.hand[seat][card] > 0):
                    weight = exp(worth_of_pass(seat, card, to, work) / CALM)
                    total += weight
                    if card == s.flight and to == s.route[k + 1]:
                        chance = weight
    return chance / total * chance_of_claim(s, seat, s.route[k + 1], s.claims[k], work)


def chance_of_claim(s: object, seat: int, to: int, claim: int, work: list[float]) -> float:
    """The longer somebody's record, the more he is known by it."""
    card = s.flight
    lie = 1 - is_true(card, claim)
    forms = 0.0
    for other in range(8):
        forms += appeal(card, to, other, lie, work)
    lies = lying(card, to, work)
    if card < JOKER:
        shown = s.truths[seat] + s.lies[seat]
        lies += (1.0 - honesty(s, seat) - lies) * shown / (shown + LONG)
    return (lies if lie else 1.0 - lies) * appeal(card, to, claim, lie, work) / forms
