"""Bestiary: four card games of beasts, for people and programs.

>>> import bestiary
>>> match = bestiary.new("nullern", players=4, seed=7)
>>> match.turn
0
>>> match.play(0, {"type": "bid", "tricks": 1})
"""

from __future__ import annotations

from bestiary.games import GAMES
from bestiary.match.batches import batch, records
from bestiary.match.illegal import IllegalMove
from bestiary.match.match import Match, new
from bestiary.match.record import BadRecord, Record, Sitter
from bestiary.match.replay import replay, story

__version__ = "0.1.0"
__all__ = ["GAMES", "BadRecord", "IllegalMove", "Match", "Record", "Sitter", "batch", "new", "records", "replay", "story"]
