# pyright: basic, reportUndefinedVariable=false, reportAttributeAccessIssue=false
# ruff: noqa: F821
"""What compiled code does with games: deal, play at random, apply a choice, look, check.

These functions are compiled once a game, in one namespace with its rules and features (`compiled.py`), so the names of those modules are
plain names here. `s` is a state, `x` its random stream (`stream.py`), `out` and `order` are scratch space.
"""


def draw(x):
    x ^= x << U13
    x ^= x >> U7
    x ^= x << U17
    return x


def below(x, n):
    return int64((x >> U32) * uint64(n) >> U32)


def shuffled(s, x, order):
    """The shuffle that is due, into `order`."""
    n = DECKS[deck(s)]
    for i in range(n):
        order[i] = i
    half = x
    for i in range(used(s)):  # two cards from each number of the stream
        if i & 1:
            half = x << U32
        else:
            x = draw(x)
            half = x
        j = i + below(half, n - i)
        card = order[i]
        order[i] = order[j]
        order[j] = card
    return x


def made_ready(s, x, order):
    """A finished game begins anew, a shuffle that is due is made, until somebody may choose (a deal can end a game)."""
    while s.phase == OVER or s.phase == DEAL:
        if s.phase == OVER:
            clear(s)
            setup(s)
        x = shuffled(s, x, order)
        deal(s, order)
    return x


def played_on(s, x, steps, out, order):
    """So many uniformly random choices, game after game."""
    for _ in range(steps):
        seat = turn(s)
        x = draw(x)
        step(s, seat, out[below(x, legal(s, seat, out))])
        if s.phase == OVER or s.phase == DEAL:  # asked here as well: a call with an array takes two locked instructions
            x = made_ready(s, x, order)
    return x


def checked_on(s, x, steps, out, order, faults):
    """The same, counting what must never be: broken invariants, a mover without a choice, a listed choice that is refused."""
    for _ in range(steps):
        seat = turn(s)
        n = legal(s, seat, out)
        x = draw(x)
        a = out[below(x, n)]
        bad = violations(s)
        if n < 1 or n > MOST or not may_act(s, seat) or refusal(s, seat, a) != 0:
            bad += 1
        faults[0] += bad
        step(s, seat, a)
        x = made_ready(s, x, order)
    return x


def applied(s, x, a, order, result):
    """One choice of the seat to move: 0, or 1 if it ended the game, which leaves its scores in `result`, or -1 if it is refused."""
    seat = turn(s)
    if refusal(s, seat, a) != 0:
        return x, -1
    step(s, seat, a)
    ended = 0
    if s.phase == OVER:
        score(s, result)
        ended = 1
    return made_ready(s, x, order), ended


def marked(s, mask, out):
    """The legal choices of the seat to move as ones among zeros."""
    for a in range(CHOICES):
        mask[a] = 0
    for i in range(legal(s, turn(s), out)):
        mask[out[i]] = 1


def resampled(s, x, seat, words):
    """What the seat cannot know, dealt anew."""
    for i in range(WORDS):
        x = draw(x)
        words[i] = int64(x >> U32)
    resample(s, seat, words)
    return x


# What one thread of a CPU does with its share of a batch.


def share_made_ready(states, streams, first, last, order):
    for e in range(first, last):
        streams[e] = made_ready(states[e], streams[e], order)


def share_restarted(states, streams, first, last, wanted, fresh, order):
    for e in range(first, last):
        if wanted[e]:
            s = states[e]
            s.phase = OVER
            streams[e] = made_ready(s, fresh[e], order)


def share_played_on(states, streams, first, last, steps, out, order):
    for e in range(first, last):
        streams[e] = played_on(states[e], streams[e], steps, out, order)


def share_checked_on(states, streams, first, last, steps, out, order, faults):
    for e in range(first, last):
        streams[e] = checked_on(states[e], streams[e], steps, out, order, faults)


def share_applied(states, streams, first, last, choices, order, results, ended):
    for e in range(first, last):
        streams[e], ended[e] = applied(states[e], streams[e], choices[e], order, results[e])


def share_turns(states, first, last, turns):
    for e in range(first, last):
        turns[e] = turn(states[e])


def share_marked(states, first, last, masks, out):
    for e in range(first, last):
        marked(states[e], masks[e], out)


def share_observed(states, first, last, observations):
    for e in range(first, last):
        observe(states[e], turn(states[e]), observations[e])


def share_looked(states, first, last, turns, masks, observations, out):
    for e in range(first, last):
        turns[e] = turn(states[e])
        marked(states[e], masks[e], out)
        observe(states[e], turns[e], observations[e])


def share_scores(states, first, last, scores):
    for e in range(first, last):
        score(states[e], scores[e])


def share_resampled(states, streams, first, last, seats, words):
    for e in range(first, last):
        streams[e] = resampled(states[e], streams[e], seats[e], words)
