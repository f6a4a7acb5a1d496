"""Nullern, a trick-taking game of exact bids by Lena Kappler."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bestiary.engine.game import Game, Options, Reason, every_choice
from bestiary.games.nullern import features, judge, player, rules
from bestiary.games.nullern.beliefs import beliefs
from bestiary.games.nullern.cards import CARDS
from bestiary.games.nullern.moves import Bid, NullernMove, Play, choices, move
from bestiary.games.nullern.view import NullernEvent, NullernView, RoundScored, facts, tell, tell_deal, views


class NullernOptions(Options, frozen=True):
    peak: Annotated[int, msgspec.Meta(ge=3, le=10, description="the largest hand (N1)")] = 10


GAME = Game(
    id="nullern",
    version=1,
    rules=rules,
    features=features,
    players=range(2, 8),
    options=NullernOptions,
    moves=NullernMove,
    view_type=NullernView,
    events=NullernEvent,
    decks=(CARDS,),
    reasons={
        rules.BIDDING_FIRST: Reason("N2", "nullern-bidding-first"),
        rules.BIDDING_DONE: Reason("N2", "nullern-bidding-done"),
        rules.BID_TOO_HIGH: Reason("N2", "nullern-bid-too-high"),
        rules.FOLLOW_TRUMP: Reason("N4", "nullern-follow-trump"),
    },
    choices=choices,
    move=move,
    views=views,
    tell=tell,
    tell_deal=tell_deal,
    lasting=(RoundScored,),
    facts=facts,
    player=player,
    judge=judge,
    beliefs=beliefs,
    legal_moves=every_choice,
)

__all__ = ["GAME", "Bid", "NullernEvent", "NullernMove", "NullernOptions", "NullernView", "Play"]
