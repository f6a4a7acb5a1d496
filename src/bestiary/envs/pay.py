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


def settled(e, ended, results, now, before, movers, rewards, own, over, refused, scheme):
    """One game of a batch after a step: `now` are the scores where it stands, which may be at the beginning of the next game."""
    over[e] = ended[e] == 1
    refused[e] = ended[e] < 0
    if over[e]:
        paid(1, results[e], before[e], rewards[e], scheme)
    else:
        paid(0, now[e], before[e], rewards[e], scheme)
    for p in range(now.shape[1]):
        before[e][p] = now[e][p]
    own[e] = rewards[e][movers[e]]


def share_settled(ended, results, now, before, movers, rewards, own, over, refused, scheme):
    for e in range(ended.shape[0]):
        settled(e, ended, results, now, before, movers, rewards, own, over, refused, scheme)


def grid_settled(ended, results, now, before, movers, rewards, own, over, refused, scheme):
    e = cuda.grid(1)
    if e < ended.shape[0]:
        settled(e, ended, results, now, before, movers, rewards, own, over, refused, scheme)
