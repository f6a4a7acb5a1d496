# pyright: basic, reportUndefinedVariable=false
# ruff: noqa: F821
"""What the seats are rewarded with, in the dialect that compiles for the CPU and for a GPU.

By score: what the score of a seat has changed by. By rank, at the end: from 1, before all others, to -1, behind them. Together, at the end:
1 for all or -1 for all.
"""

BY_SCORE, BY_RANK, TOGETHER = 0, 1, 2


def paid(over, scores, before, rewards, scheme):
    """Fills the rewards of all seats, and says whether there are any."""
    some = 0
    for p in range(scores.shape[0]):
        reward = 0.0
        if scheme == BY_SCORE:
            reward += scores[p] - before[p]
        elif over:
            reward += place(scores, p) if scheme == BY_RANK else 2 * scores[p] - 1
        rewards[p] = reward
        if reward != 0.0:
            some = 1
    return some


def place(scores, seat):
    """The share of the others that are behind, less the share of those that are before: a sum of 0 over all seats."""
    ahead = 0
    for p in range(scores.shape[0]):
        if scores[seat] > scores[p]:
            ahead += 1
        elif scores[seat] < scores[p]:
            ahead -= 1
    return ahead / (scores.shape[0] - 1)


def settled(first, last, ended, results, now, before, movers, choices, said, rewards, own, over, cut, refused, scheme):
    """Games of a batch after a step: `now` are the scores where they stand, which may be at the beginning of the next game.

    `said`: from where to where choices only say something, which changes nothing.
    What nobody gets is not left to `paid`, though it would do the same: most games are so, and a call takes longer than the work.
    """
    for e in range(first, last):
        over[e] = ended[e] == 1
        cut[e] = False
        refused[e] = ended[e] < 0 or said[0] <= choices[e] < said[1]
        if over[e]:
            paid(1, results[e], before[e], rewards[e], scheme)
        elif scheme == BY_SCORE:
            paid(0, now[e], before[e], rewards[e], scheme)
        else:
            for p in range(rewards.shape[1]):
                rewards[e, p] = 0.0
        if scheme == BY_SCORE:
            for p in range(rewards.shape[1]):
                before[e, p] = now[e, p]
        own[e] = rewards[e, movers[e]]


def share_settled(ended, results, now, before, movers, choices, said, rewards, own, over, cut, refused, scheme):
    settled(0, ended.shape[0], ended, results, now, before, movers, choices, said, rewards, own, over, cut, refused, scheme)


def grid_settled(ended, results, now, before, movers, choices, said, rewards, own, over, cut, refused, scheme):
    e = cuda.grid(1)
    if e < ended.shape[0]:
        settled(e, e + 1, ended, results, now, before, movers, choices, said, rewards, own, over, cut, refused, scheme)
