"""Players that are programs. They are given what their seat may know, never a state of the game."""

from __future__ import annotations

from bestiary.bots.bot import Bot, Decision, Thought, Weighed, play_at_random, remarks
from bestiary.bots.levels import BOTS, LEVELS, bot, searches, warm_up

__all__ = ["BOTS", "LEVELS", "Bot", "Decision", "Thought", "Weighed", "bot", "play_at_random", "remarks", "searches", "warm_up"]
