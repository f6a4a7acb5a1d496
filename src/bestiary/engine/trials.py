# pyright: basic, reportUndefinedVariable=false, reportAttributeAccessIssue=false
# ruff: noqa: F821
"""What compiled code does for a bot that searches: imagine worlds, and play lines out in them, by the hand-written player or a better one.

Compiled in one namespace with a game's rules, player and judge, as `loops.py`. All from `stack` to `order` are scratch space.
"""

ROUNDS = 0  # of `refine`, where a judge has that
AGAIN = 0  # and from one world to the next, where a judge has `varied`


def dealt(s, x, order):
    while s.phase == DEAL:
        x = shuffled(s, x, order)
        deal(s, order)
    return x


def solved(stack, kept, start, lists, counts, most, work):
    """Play stack[0] on to where it is settled, everybody for himself and knowing all. `counts`: how many choices, how many tried.

    (A loop, since numba does not keep functions on disk that call themselves.)
    """
    depth = 0
    counts[0, 1] = -1
    while True:
        s = stack[depth]
        if counts[depth, 1] < 0:
            counts[depth, 0] = 0 if s.phase == OVER or settled(s, start) else legal(s, turn(s), lists[depth])
            counts[depth, 1] = 0
            most[depth] = -1.0e9
        if counts[depth, 1] < counts[depth, 0]:
            stack[depth + 1] = s
            step(stack[depth + 1], turn(s), lists[depth, counts[depth, 1]])
            counts[depth, 1] += 1
            depth += 1
            counts[depth, 1] = -1
            continue
        if counts[depth, 0] > 0:
            stack[depth] = kept[depth]
        if depth == 0:
            return
        depth -= 1
        worth(stack[depth + 1], work)
        value = work[turn(stack[depth])]
        if value > most[depth]:
            most[depth] = value
            kept[depth] = stack[depth + 1]


def rolled_out(stack, lists, x, start, words, work, path, order):
    """Everybody makes the move that is `chosen`, until the judge says that it is settled."""
    s = stack[0]
    x = dealt(s, x, order)
    while s.phase != OVER and not settled(s, start) and not ending(s):
        seat = turn(s)
        for i in range(CHANCE):
            x = draw(x)
            words[i] = int64(x >> U32)
        for i in range(chosen(stack, lists, seat, words, work, path)):
            step(s, seat, path[i])
        if not settled(s, start):
            x = dealt(s, x, order)


def chosen(stack, lists, seat, words, work, path):
    """What a seat does in stack[0], as a roll-out has it: as the hand-written player would, knowing what his seat may know. A judge may
    choose better, with the rest of `stack` and `lists` as scratch space."""
    return plan(stack[0], seat, words, work, path)


def ending(s):
    """Can everything from here on be tried? A judge may know."""
    return 0


def option(s, seat, k, path):
    """The k-th move of a selection, if there are such: a judge may have one."""
    return 0


def answered(s, x, k, words, work, path):
    """Who is asked makes the k-th move of a selection, or with k < 0 what the hand-written player would; 0 if he has none such."""
    seat = turn(s)
    if k < 0:
        for i in range(CHANCE):
            x = draw(x)
            words[i] = int64(x >> U32)
        n = plan(s, seat, words, work, path)
    else:
        n = option(s, seat, k, path)
    for i in range(n):
        step(s, seat, path[i])
    return n


def tried(stack, kept, lists, counts, most, x, seat, start, blind, line, values, words, work, path, order):
    """What a line leads to from stack[0] for every seat; 0 if it cannot be played in this world, else 1.

    A line is: how many choices; which move somebody makes who does not see them, where `blind` is 1 before them and where it is 2 after
    them; the choices.
    """
    s = stack[0]
    if blind == 1 and answered(s, x, line[1], words, work, path) == 0:
        return 0
    p = seat
    for i in range(2, 2 + line[0]):
        if refusal(s, p, line[i]) != 0:
            return 0
        step(s, p, line[i])
        p = turn(s)
    if blind == 2 and answered(s, x, line[1], words, work, path) == 0:
        return 0
    if not settled(s, start):
        rolled_out(stack, lists, x, start, words, work, path, order)
        if ending(s):
            solved(stack, kept, start, lists, counts, most, work)
    worth(s, work)
    for p in range(s.players):
        values[p] = work[p]
    return 1


def refine(s, seat, first, words, work):
    """One round of making an imagined world likelier by what the seat saw, with as many random words as `resample` has. A judge may."""
    return


def varied(s, seat, words, work):
    """Deal anew what needs no refining in a world that is refined, for the next to begin with; 0 if it has to begin from scratch."""
    return 0


def refreshed(x, words):
    for i in range(WORDS):
        x = draw(x)
        words[i] = int64(x >> U32)
    return x


def share_imagined(root, worlds, streams, first, last, seat, likely, words, work):
    """Worlds that look like the root from that seat, and how likely each would have come to look so."""
    for e in range(first, last):
        known = 0
        if AGAIN and e > first:
            worlds[e] = worlds[e - 1]
            streams[e] = refreshed(streams[e], words)
            known = varied(worlds[e], seat, words, work)
        if not known:
            worlds[e] = root[0]
            streams[e] = resampled(worlds[e], streams[e], seat, words)
        for i in range(AGAIN if known else ROUNDS):
            streams[e] = refreshed(streams[e], words)
            refine(worlds[e], seat, i == 0 and not known, words, work)
        likely[e] = likelihood(worlds[e], seat, work)


def share_tried(
    worlds, streams, first, last, seat, blind, lines, played, values, stack, kept, lists, counts, most, words, work, path, order
):
    """Every line in every world, with the same chance for all lines of a world; where `played` is 0 there is nothing to try."""
    for e in range(first, last):
        start = mark(worlds[e])
        for i in range(lines.shape[0]):
            if played[e, i]:
                stack[0] = worlds[e]
                played[e, i] = tried(
                    stack, kept, lists, counts, most, streams[e], seat, start, blind, lines[i], values[e, i], words, work, path, order
                )


def share_planned(states, streams, first, last, seats, paths, lengths, words, work):
    """What the hand-written player would do in each state."""
    for e in range(first, last):
        x = streams[e]
        for i in range(CHANCE):
            x = draw(x)
            words[i] = int64(x >> U32)
        streams[e] = x
        lengths[e] = plan(states[e], seats[e], words, work, paths[e])
