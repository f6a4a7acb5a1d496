"""Cahoots, a cooperative game of potions for monsters by Ken Gruhl."""

from __future__ import annotations

from bestiary.engine.game import Game, Options, Reason, every_choice
from bestiary.games.cahoots import features, judge, player, rules
from bestiary.games.cahoots.cards import DECK, RECIPES
from bestiary.games.cahoots.moves import CahootsMove, Play, Say, TimeUp, choices, lapse, move
from bestiary.games.cahoots.signals import beliefs, evidence, says
from bestiary.games.cahoots.view import CahootsEvent, CahootsView, Level, Talk, facts, tell, tell_deal, views


class CahootsOptions(Options, frozen=True):
    level: Level = "apprentice"  # C3
    speed: bool = False  # C5
    talk: Talk = "signals"
    open_hands: bool = False


def chatty(options: CahootsOptions) -> bool:
    return options.talk == "free"  # C6


GAME = Game(
    id="cahoots",
    version=1,
    rules=rules,
    features=features,
    players=range(2, 5),
    options=CahootsOptions,
    moves=CahootsMove,
    view_type=CahootsView,
    events=CahootsEvent,
    decks=(DECK, RECIPES),
    reasons={
        rules.DOES_NOT_FIT: Reason("C1", "cahoots-does-not-fit"),
        rules.SILENCE: Reason("C6", "cahoots-silence"),
        rules.GOAL_NOT_OPEN: Reason("C6", "cahoots-goal-not-open"),
        rules.NO_CLOCK: Reason("C5", "cahoots-no-clock"),
    },
    choices=choices,
    move=move,
    views=views,
    tell=tell,
    tell_deal=tell_deal,
    facts=facts,
    player=player,
    judge=judge,
    beliefs=beliefs,
    legal_moves=every_choice,
    secret=(Play,),
    signals=(Say,),
    said=range(rules.AVOID0, rules.TIME_UP),
    says=says,
    evidence=evidence,
    seconds=rules.seconds,
    lapse=lapse,
    chatty=chatty,
    cooperative=True,
)

__all__ = ["GAME", "CahootsEvent", "CahootsMove", "CahootsOptions", "CahootsView", "Play", "Say", "TimeUp"]
