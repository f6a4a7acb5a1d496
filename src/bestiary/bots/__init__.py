"""Players that are programs. They are given what their seat may know, never a state of the game."""

from __future__ import annotations

from bestiary.bots.bot import Bot, Decision, Thought, Weighed, remarks
from bestiary.bots.levels import BOTS, bot, searches, warm_up

__all__ = ["BOTS", "Bot", "Decision", "Thought", "Weighed", "bot", "remarks", "searches", "warm_up"]
