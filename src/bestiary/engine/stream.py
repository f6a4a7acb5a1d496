"""The random stream of batches: xorshift64, one 64-bit number a game. Fast and reproducible, no secret: real matches use `shuffle`.

`loops.py` has the same stream in compiled form.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

MASK = (1 << 64) - 1


def first(seed: int, game: int) -> int:
    """Where the stream of a batch's game begins: splitmix64 of its number under the seed; never 0."""
    x = (seed * 0x9E3779B97F4A7C15 + game * 0xBF58476D1CE4E5B9 + 0x94D049BB133111EB) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return (x ^ (x >> 31)) or 1


def firsts(seed: int, size: int) -> npt.NDArray[np.uint64]:
    """Where the streams of all games of a batch begin."""
    mix, more = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
    x = np.arange(size, dtype=np.uint64) * mix + np.uint64(seed * 0x9E3779B97F4A7C15 + 0x94D049BB133111EB & MASK)
    x = (x ^ (x >> np.uint64(30))) * mix
    x = (x ^ (x >> np.uint64(27))) * more
    x ^= x >> np.uint64(31)
    x[x == 0] = 1
    return x


def draw(x: int) -> int:
    """The next number of the stream."""
    x ^= x << 13 & MASK
    x ^= x >> 7
    return x ^ (x << 17 & MASK)


def below(x: int, n: int) -> int:
    """A number below n from the upper half of x; for the small n of card games no value is favoured by more than n / 2**32."""
    return (x >> 32) * n >> 32


def shuffled(x: int, size: int, used: int) -> tuple[int, list[int]]:
    """A shuffle of which the first `used` cards are by chance, two from each number of the stream; and where the stream is after it."""
    order = list(range(size))
    for i in range(used):
        if not i & 1:
            x = draw(x)
        j = i + below(x << 32 & MASK if i & 1 else x, size - i)
        order[i], order[j] = order[j], order[i]
    return x, order
