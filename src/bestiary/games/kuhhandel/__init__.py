"""Kuhhandel, the market of animals and bluffs by Rüdiger Koltze."""

from __future__ import annotations

from typing import Literal

from bestiary.engine.game import Game, Options, Reason
from bestiary.games.kuhhandel import features, judge, player, rules
from bestiary.games.kuhhandel.beliefs import beliefs
from bestiary.games.kuhhandel.candidates import blind, candidates
from bestiary.games.kuhhandel.cards import DECK
from bestiary.games.kuhhandel.events import KuhhandelEvent, tell, tell_deal
from bestiary.games.kuhhandel.menus import legal_moves
from bestiary.games.kuhhandel.moves import (
    Accept,
    Auction,
    Bid,
    Buy,
    Counter,
    KuhhandelMove,
    Offer,
    Pass,
    Pay,
    Sell,
    Trade,
    choices,
    lapse,
    move,
)
from bestiary.games.kuhhandel.tastes import TASTES
from bestiary.games.kuhhandel.view import KuhhandelView, facts, views


class KuhhandelOptions(Options, frozen=True):
    offer_size: Literal["hidden", "shown"] = "hidden"  # K11
    trade_reveal: Literal["private", "public"] = "private"
    bankrupt: Literal["restart", "continue"] = "restart"  # K6


GAME = Game(
    id="kuhhandel",
    version=2,
    rules=rules,
    features=features,
    players=range(3, 6),
    options=KuhhandelOptions,
    moves=KuhhandelMove,
    view_type=KuhhandelView,
    events=KuhhandelEvent,
    decks=(DECK,),
    reasons={
        rules.NO_AUCTION: Reason("K2", "kuhhandel-no-auction"),
        rules.NO_TRADE: Reason("K9", "kuhhandel-no-trade"),
        rules.BID_OR_PASS: Reason("K2", "kuhhandel-bid-or-pass"),
        rules.BUY_OR_SELL: Reason("K4", "kuhhandel-buy-or-sell"),
        rules.PAY_NOW: Reason("K5", "kuhhandel-pay-now"),
        rules.OFFER_NOW: Reason("K9", "kuhhandel-offer-now"),
        rules.ANSWER_NOW: Reason("K9", "kuhhandel-answer-now"),
        rules.DECK_EMPTY: Reason("K13", "kuhhandel-deck-empty"),
        rules.NO_PARTNER: Reason("K9", "kuhhandel-no-partner"),
        rules.NOTHING_SHARED: Reason("K9", "kuhhandel-nothing-shared"),
        rules.BID_TOO_LOW: Reason("K2", "kuhhandel-bid-too-low"),
        rules.BID_TOO_HIGH: Reason("K3", "kuhhandel-bid-too-high"),
        rules.BID_STEP: Reason("K2", "kuhhandel-bid-step"),
        rules.CANNOT_BUY: Reason("K4", "kuhhandel-cannot-buy"),
        rules.PAY_EXACTLY: Reason("K5", "kuhhandel-pay-exactly"),
        rules.PAY_ENOUGH: Reason("K5", "kuhhandel-pay-enough"),
        rules.PAY_NO_MORE: Reason("K5", "kuhhandel-pay-no-more"),
        rules.PAY_NO_ZEROS: Reason("K5", "kuhhandel-pay-no-zeros"),
        rules.EMPTY_COUNTER: Reason("K9", "kuhhandel-empty-counter"),
    },
    choices=choices,
    move=move,
    views=views,
    tell=tell,
    tell_deal=tell_deal,
    facts=facts,
    player=player,
    judge=judge,
    candidates=candidates,
    beliefs=beliefs,
    blind=blind,
    tastes=TASTES,
    legal_moves=legal_moves,
    lapse=lapse,
    urgent=(Bid,),
    secret=(Pay, Offer, Accept, Counter),
)

__all__ = [
    "GAME",
    "Accept",
    "Auction",
    "Bid",
    "Buy",
    "Counter",
    "KuhhandelEvent",
    "KuhhandelMove",
    "KuhhandelOptions",
    "KuhhandelView",
    "Offer",
    "Pass",
    "Pay",
    "Sell",
    "Trade",
]
