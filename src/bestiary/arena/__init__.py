"""Many games: simulations, tournaments, benchmarks."""

from __future__ import annotations

from bestiary.arena.results import Tournament
from bestiary.arena.run import tournament

__all__ = ["Tournament", "tournament"]
