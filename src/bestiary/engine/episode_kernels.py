# pyright: basic, reportUndefinedVariable=false, reportAttributeAccessIssue=false
# ruff: noqa: F821
"""What compiled code does for learning: the hand-written player at any seat, and what a choice was worth to everybody.

Compiled in one namespace with a game's rules, features, player and judge, as `loops.py`. `outlook` holds what the judge thought of the
state before the choice, by seat; `gained` takes by how much the choice changed that.
"""


def planned(s, x, path, plan_at, words, work, out):
    """The next choice of the hand-written player, who plans a whole move and hands it out choice by choice. What somebody else has begun
    is ended at random. `plan_at`: the length of the plan, and how much of it is played."""
    seat = turn(s)
    if midway(s):
        if plan_at[1] < plan_at[0]:
            a = path[plan_at[1]]
            plan_at[1] += 1
            if refusal(s, seat, a) == 0:
                return x, a
        x = draw(x)
        return x, out[below(x, legal(s, seat, out))]
    for i in range(CHANCE):
        x = draw(x)
        words[i] = int64(x >> U32)
    n = plan(s, seat, words, work, path)
    plan_at[0] = n
    plan_at[1] = 1
    return x, path[0]


def valued(s, x, a, order, result, outlook, gained, work):
    """One choice of the seat to move, as `applied` makes it, and by how much it changed everybody's outlook."""
    seat = turn(s)
    for p in range(gained.shape[0]):
        gained[p] = 0.0
        result[p] = 0
    if refusal(s, seat, a) != 0:
        return x, -1
    step(s, seat, a)
    ended = int64(s.phase == OVER)
    if ended:
        score(s, result)
    worth(s, work)
    for p in range(s.players):
        gained[p] = work[p] - outlook[p]
        outlook[p] = work[p]
    x = made_ready(s, x, order)
    if ended:
        worth(s, work)
        for p in range(s.players):
            outlook[p] = work[p]
    return x, ended


def share_planned(states, streams, first, last, who, choices, paths, plans, words, work, out):
    for e in range(first, last):
        if who[e]:
            streams[e], choices[e] = planned(states[e], streams[e], paths[e], plans[e], words, work, out)


def share_valued(states, streams, first, last, choices, ended, results, outlooks, gained, order, work):
    for e in range(first, last):
        streams[e], ended[e] = valued(states[e], streams[e], choices[e], order, results[e], outlooks[e], gained[e], work)


def share_judged(states, first, last, outlooks, work):
    for e in range(first, last):
        worth(states[e], work)
        for p in range(states[e].players):
            outlooks[e, p] = work[p]


def grid_planned(states, streams, who, choices, paths, plans):
    e = cuda.grid(1)
    if e < states.shape[0] and who[e]:
        words = cuda.local.array(DRAWS, int64)
        work = cuda.local.array(ROOM_TO_WORK, float64)
        out = cuda.local.array(MOST, scratch)
        streams[e], choices[e] = planned(states[e], streams[e], paths[e], plans[e], words, work, out)


def grid_valued(states, streams, choices, ended, results, outlooks, gained):
    e = cuda.grid(1)
    if e < states.shape[0]:
        order = cuda.local.array(LARGEST, scratch)
        work = cuda.local.array(ROOM_TO_WORK, float64)
        streams[e], ended[e] = valued(states[e], streams[e], choices[e], order, results[e], outlooks[e], gained[e], work)


def grid_judged(states, outlooks):
    e = cuda.grid(1)
    if e < states.shape[0]:
        work = cuda.local.array(ROOM_TO_WORK, float64)
        worth(states[e], work)
        for p in range(states[e].players):
            outlooks[e, p] = work[p]
