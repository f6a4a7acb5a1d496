"""The games as environments for learning: Gymnasium's vector environment here, PettingZoo's in `bestiary.envs.pettingzoo`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bestiary.envs.gym import Vector
    from bestiary.envs.seating import HouseRules, Reward


def vector(
    game: str,
    size: int,
    players: int,
    options: HouseRules | None = None,
    reward: Reward = "rank",
    device: str = "cpu",
    threads: int | None = None,
) -> Vector:
    """`size` games side by side as a Gymnasium vector environment: what each game's seat to move sees, may choose and gets.

    On the CPU its arrays are NumPy's, on a GPU ("cuda") they stay there, and PyTorch and JAX take them in place.
    """
    try:
        from bestiary.envs.gym import Vector
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "gymnasium":
            raise
        raise ModuleNotFoundError("vector environments need gymnasium: pip install 'bestiary[research]'", name=error.name) from None
    return Vector(game, size, players, options, reward, device, threads)
