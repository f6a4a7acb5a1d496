# pyright: basic, reportUndefinedVariable=false, reportAttributeAccessIssue=false
# ruff: noqa: F821
"""What compiled code does for an environment: make the choices of some seats, deal, reward, and look.

Compiled as `engine/loops.py` is, in one namespace with a game's rules, its features, those loops and `pay.py`. `rewards` and both rows of
`scores` (before, now) have a place a seat; `out` and `order` are scratch space.
"""

REFUSED, OVER_NOW, REWARDED = 1, 2, 4


def share_acted(states, streams, seats, choices, refused, out, order, scores, rewards, scheme, observation, mask):
    """The choices of these seats in turn; without any, a new game. Then what the seat to move sees and may choose.

    Gives 8 * turn + REFUSED, OVER_NOW, REWARDED where they hold.
    """
    s = states[0]
    before = scores[0]
    now = scores[1]
    told = 0
    for i in range(seats.shape[0]):
        refused[i] = 0 if allowed(s, seats[i], choices[i], out) else 1
        if refused[i]:
            told |= REFUSED
        else:
            step(s, seats[i], choices[i])
    begins = seats.shape[0] == 0
    while s.phase == DEAL or (begins and s.phase == OVER):  # a deal can end a game: then there is another
        if s.phase == OVER:
            clear(s)
            setup(s)
        streams[0] = shuffled(s, streams[0], order)
        deal(s, order)
    score(s, now)
    if begins:
        score(s, before)
    if paid(s.phase == OVER, now, before, rewards, scheme):
        told |= REWARDED
    for p in range(now.shape[0]):
        before[p] = now[p]
    if s.phase == OVER:
        return told | OVER_NOW
    seat = int64(turn(s))  # of one type with all other seats, so that nothing is compiled twice
    observe(s, seat, observation)
    listed(s, seat, mask, out)
    return told | 8 * seat


def allowed(s, seat, a, out):
    """Is the choice in the seat's list? What is said (Cahoots) is in none. The clock, seat -1, has no list and asks nobody."""
    if seat < 0:
        return True
    found = False
    for i in range(legal(s, seat, out)):
        found |= out[i] == a
    return found


def listed(s, seat, mask, out):
    """The legal choices of a seat as ones among zeros; how many there are."""
    for a in range(CHOICES):
        mask[a] = 0
    n = legal(s, seat, out)
    for i in range(n):
        mask[out[i]] = 1
    return n


def share_faced(states, observations, masks, out):
    """What every seat sees and may choose. The last choice is to wait: the only one of who may not act, free where several may."""
    s = states[0]
    actors = 0
    for p in range(masks.shape[0]):
        if may_act(s, p):
            actors += 1
    for p in range(masks.shape[0]):
        observe(s, p, observations[p])
        n = listed(s, p, masks[p], out)
        masks[p][CHOICES] = 1 if n == 0 or actors > 1 else 0
