# pyright: basic, reportUndefinedVariable=false
# ruff: noqa: F821
"""What one thread of a GPU does with its game: the kernels, compiled in the same namespace as `loops.py`.

A kernel of many steps copies the state into the thread's own memory first, which the chip lays out so that neighbouring threads read
neighbouring words; for a single step the copy would cost more than it saves.
"""


def grid_made_ready(states, streams):
    e = cuda.grid(1)
    if e < states.shape[0]:
        order = cuda.local.array(LARGEST, scratch)
        streams[e] = made_ready(states[e], streams[e], order)


def grid_played_on(states, streams, steps):
    e = cuda.grid(1)
    if e < states.shape[0]:
        out = cuda.local.array(MOST, scratch)
        order = cuda.local.array(LARGEST, scratch)
        streams[e] = played_on(states[e], streams[e], steps, out, order)


def grid_played_on_inside(states, streams, steps):
    e = cuda.grid(1)
    if e < states.shape[0]:
        out = cuda.local.array(MOST, scratch)
        order = cuda.local.array(LARGEST, scratch)
        mine = cuda.local.array(1, record)
        mine[0] = states[e]
        streams[e] = played_on(mine[0], streams[e], steps, out, order)
        states[e] = mine[0]


def grid_checked_on(states, streams, steps, faults):
    e = cuda.grid(1)
    if e < states.shape[0]:
        out = cuda.local.array(MOST, scratch)
        order = cuda.local.array(LARGEST, scratch)
        found = cuda.local.array(1, int64)
        found[0] = 0
        streams[e] = checked_on(states[e], streams[e], steps, out, order, found)
        if found[0]:
            cuda.atomic.add(faults, 0, found[0])


def grid_applied(states, streams, choices, results, ended):
    e = cuda.grid(1)
    if e < states.shape[0]:
        order = cuda.local.array(LARGEST, scratch)
        streams[e], ended[e] = applied(states[e], streams[e], choices[e], order, results[e])


def grid_turns(states, turns):
    e = cuda.grid(1)
    if e < states.shape[0]:
        turns[e] = turn(states[e])


def grid_marked(states, masks):
    e = cuda.grid(1)
    if e < states.shape[0]:
        out = cuda.local.array(MOST, scratch)
        marked(states[e], masks[e], out)


def grid_observed(states, observations):
    e = cuda.grid(1)
    if e < states.shape[0]:
        observe(states[e], turn(states[e]), observations[e])


def grid_scores(states, scores):
    e = cuda.grid(1)
    if e < states.shape[0]:
        score(states[e], scores[e])
