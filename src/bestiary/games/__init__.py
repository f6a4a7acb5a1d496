"""The games. A fifth game is a fifth folder and one line here."""

from __future__ import annotations

from bestiary.engine.game import AnyGame
from bestiary.games import cahoots, kakerlakenpoker, kuhhandel, nullern

GAMES: dict[str, AnyGame] = {game.id: game for game in (kuhhandel.GAME, kakerlakenpoker.GAME, cahoots.GAME, nullern.GAME)}
