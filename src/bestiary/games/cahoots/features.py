# pyright: basic, reportAttributeAccessIssue=false
"""Cahoots: what a seat may know, as small integers for learning. In the dialect of the rules.

Cards are numbered as in the rules, recipes as in ruling C2.

| from | to (exclusive) | what |
|---|---|---|
| 0 | 2 | the phase: play, over; one of them is 1 |
| 2 | 3 | 1: every goal is met, the game is won |
| 3 | 7 | the level: apprentice, journeyman, master, expert; one of them is 1 |
| 7 | 8 | 1: a speed game (C5) |
| 8 | 11 | the talk: signals, silent, free; one of them is 1 |
| 11 | 12 | 1: open hands |
| 12 | 13 | cards in the draw pile |
| 13 | 14 | recipes still face down |
| 14 | 15 | goals met |
| 15 | 59 | four bowls of 11, from the left: of the top card the ingredient (4), then the number (7); one of each is 1 |
| 59 | 87 | by card: how many lie in the bowls, the top cards among them |
| 87 | 137 | 1 for each recipe that is an open goal |
| 137 | 187 | 1 for each recipe that has been made |
| 187 | 311 | four seats of 31, me first, then on around the table; zeros where nobody sits |

| in a seat, from | to (exclusive) | what |
|---|---|---|
| 0 | 1 | 1: somebody sits there |
| 1 | 2 | 1: may play now |
| 2 | 3 | cards in hand |
| 3 | 31 | by card: how many the seat holds; of the others only with open hands |

Left out are what has no bearing on the play to come, the slots of the goals and the order of the cards below the top ones, and what is no
part of a state, the signals. Before a shuffle nothing is asked, and no phase is 1.
"""

from bestiary.games.cahoots.rules import BOWLS, CARDS, GOALS, NONE, OVER, PLAY, copies, held, knows_hand, may_act, monsters

OBSERVATION = 311
AT_LEVEL, AT_TALK, AT_BOWLS, AT_LAID, AT_OPEN, AT_MET, AT_SEATS = 3, 8, 15, 59, 87, 137, 187
PER_BOWL, PER_SEAT = 11, 31


def observe(s: object, seat: int, out: list[int]) -> None:
    for i in range(OBSERVATION):
        out[i] = 0
    out[0] = 1 if s.phase == PLAY else 0
    out[1] = 1 if s.phase == OVER else 0
    out[2] = 1 if s.done == monsters(s) else 0
    out[AT_LEVEL + s.level] = 1
    out[7] = s.speed
    out[AT_TALK + s.talk] = 1
    out[11] = s.open_hands
    out[12] = s.left
    out[13] = monsters(s) - s.turned
    out[14] = s.done
    if s.count > 0:
        put_bowls(s, out)
    if s.turned > 0:
        put_goals(s, out)
    for i in range(s.players):
        p = (seat + i) % s.players
        at = AT_SEATS + PER_SEAT * i
        out[at] = 1
        out[at + 1] = 1 if may_act(s, p) else 0
        out[at + 2] = held(s, p)
        if knows_hand(s, seat, p):
            for card in range(CARDS):
                out[at + 3 + card] = copies(s, p, card)


def put_bowls(s: object, out: list[int]) -> None:
    for bowl in range(BOWLS):
        at = AT_BOWLS + PER_BOWL * bowl
        out[at + s.top[bowl] // 7] = 1
        out[at + 4 + s.top[bowl] % 7] = 1
    for i in range(s.count):
        out[AT_LAID + (s.laid[i] >> 2)] += 1


def put_goals(s: object, out: list[int]) -> None:
    for slot in range(GOALS):
        if s.goal[slot] != NONE:
            out[AT_OPEN + s.goal[slot]] = 1
    for i in range(s.done):
        out[AT_MET + s.met[i]] = 1
