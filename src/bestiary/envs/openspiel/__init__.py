"""The four games for OpenSpiel. After `import bestiary.envs.openspiel`, `pyspiel.load_game("bestiary_nullern(players=3)")` finds them.

docs/openspiel.md tells of their parameters, of chance nodes, and of games reduced until exact algorithms finish.
"""

from __future__ import annotations

from bestiary.envs.openspiel.registry import BOXES
from bestiary.envs.openspiel.spiel import register

NAMES = tuple(f"bestiary_{game}" for game in BOXES)

for _name in NAMES:
    register(_name)

__all__ = ["NAMES"]
