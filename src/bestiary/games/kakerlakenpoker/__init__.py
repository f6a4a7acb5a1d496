"""Kakerlakenpoker Royal, a game of bluffing with vermin by Jacques Zeimet."""

from __future__ import annotations

from bestiary.engine.game import Game, Options, Reason
from bestiary.games.kakerlakenpoker import features, judge, player, rules
from bestiary.games.kakerlakenpoker.beliefs import beliefs
from bestiary.games.kakerlakenpoker.candidates import candidates
from bestiary.games.kakerlakenpoker.cards import DECK
from bestiary.games.kakerlakenpoker.moves import Believe, Doubt, KakerlakenpokerMove, Lay, Pass, Peek, choices, legal_moves, move
from bestiary.games.kakerlakenpoker.tastes import TASTES
from bestiary.games.kakerlakenpoker.view import KakerlakenpokerEvent, KakerlakenpokerView, facts, tell, tell_deal, views


class KakerlakenpokerOptions(Options, frozen=True):
    """There are no house rules."""


GAME = Game(
    id="kakerlakenpoker",
    version=2,
    edition=2,
    rules=rules,
    features=features,
    players=range(2, 7),
    options=KakerlakenpokerOptions,
    moves=KakerlakenpokerMove,
    view_type=KakerlakenpokerView,
    events=KakerlakenpokerEvent,
    decks=(DECK,),
    reasons={
        rules.START_ROUND: Reason("R4", "kakerlakenpoker-start-round"),
        rules.ANSWER_FIRST: Reason("R3", "kakerlakenpoker-answer-first"),
        rules.PASS_ON: Reason("R3", "kakerlakenpoker-pass-on"),
        rules.LAST_UNSEEN: Reason("R3", "kakerlakenpoker-last-unseen"),
        rules.NOT_TO_SELF: Reason("R3", "kakerlakenpoker-not-to-self"),
        rules.HAS_SEEN: Reason("R3", "kakerlakenpoker-has-seen"),
        rules.NO_SUCH_SEAT: Reason("G4", "kakerlakenpoker-no-such-seat"),
        rules.CARD_MISSING: Reason("G4", "kakerlakenpoker-card-missing"),
        rules.CARD_NAMED: Reason("G4", "kakerlakenpoker-card-named"),
        rules.NOTHING_OWED: Reason("R6", "kakerlakenpoker-nothing-owed"),
        rules.OWES: Reason("R6", "kakerlakenpoker-owes"),
        rules.NOT_NAMED: Reason("R6", "kakerlakenpoker-not-named"),
        rules.SPECIAL_STAYS: Reason("R6", "kakerlakenpoker-special-stays"),
        rules.ONE_OR_TWO: Reason("R6", "kakerlakenpoker-one-or-two"),
    },
    choices=choices,
    move=move,
    views=views,
    tell=tell,
    tell_deal=tell_deal,
    facts=facts,
    player=player,
    judge=judge,
    legal_moves=legal_moves,
    candidates=candidates,
    beliefs=beliefs,
    tastes=TASTES,
    secret=(Pass, Peek),
)

__all__ = [
    "GAME",
    "Believe",
    "Doubt",
    "KakerlakenpokerEvent",
    "KakerlakenpokerMove",
    "KakerlakenpokerOptions",
    "KakerlakenpokerView",
    "Lay",
    "Pass",
    "Peek",
]
