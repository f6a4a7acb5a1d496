"""PettingZoo environments. The games by name ask one seat after the other (AEC), `parallel` asks all at once.

>>> from bestiary.envs import pettingzoo
>>> env = pettingzoo.nullern(players=3, options={"peak": 5})
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     env.step(None if termination else env.action_space(agent).sample(info["action_mask"]))
"""

from __future__ import annotations

try:
    from bestiary.envs.aec import IllegalAction, Turns
    from bestiary.envs.parallel import Together
except ModuleNotFoundError as error:
    if (error.name or "").partition(".")[0] not in ("pettingzoo", "gymnasium"):
        raise
    raise ModuleNotFoundError(f"these environments need {error.name}: pip install 'bestiary[research]'", name=error.name) from None

from bestiary.envs.seating import HouseRules, Reward

__all__ = ["IllegalAction", "Together", "Turns", "cahoots", "kakerlakenpoker", "kuhhandel", "nullern", "parallel"]


def kuhhandel(players: int = 3, options: HouseRules | None = None, reward: Reward = "rank", render_mode: str | None = None) -> Turns:
    """Kuhhandel for three to five. In an auction the seats are asked clockwise after the last bidder, and who passes is out. A bid is two
    actions, its hundreds and its tens; a payment or an offer is one for each value of money, 500 first. The score changes when a quartet is
    complete."""
    return Turns("kuhhandel", players, options, reward, render_mode)


def kakerlakenpoker(players: int = 2, options: HouseRules | None = None, reward: Reward = "rank", render_mode: str | None = None) -> Turns:
    """Kakerlakenpoker Royal for two to six. To pass a card is up to three actions: the card, to whom, and the claim. The score is 1 for all
    but the loser, at the end."""
    return Turns("kakerlakenpoker", players, options, reward, render_mode)


def cahoots(players: int = 2, options: HouseRules | None = None, reward: Reward = "rank", render_mode: str | None = None) -> Turns:
    """Cahoots for two to four, who win or lose together. In a speed game the next seat that can play is asked, and has to. What is said is
    no action here: no mask has it. The score is 1 for all if they win, at the end."""
    return Turns("cahoots", players, options, reward, render_mode)


def nullern(players: int = 3, options: HouseRules | None = None, reward: Reward = "rank", render_mode: str | None = None) -> Turns:
    """Nullern for two to seven. The score changes at the end of each round."""
    return Turns("nullern", players, options, reward, render_mode)


def parallel(
    game: str,
    players: int,
    options: HouseRules | None = None,
    reward: Reward = "rank",
    render_mode: str | None = None,
    patience: int = 3,
    max_cycles: int | None = None,
) -> Together:
    """A game in which all seats that may act do so at once: the auctions of Kuhhandel, and Cahoots with the house rule `speed`.

    The last action is to wait: the only one of a seat that may not act, and free where several may. Of actions made at once one comes first
    by chance; what is then no longer legal is not made, nor what the mask forbids. When everybody has waited for `patience` steps in a
    row, the clock that all share has run out: in an auction all pass but the leader, a speed game is lost. After `max_cycles` steps the
    match is truncated.
    """
    return Together(game, players, options, reward, render_mode, patience, max_cycles)
