"""Nullern for OpenSpiel: chance deals each round's hands and the trump card; in the blind round the hands come after the bids (N6)."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.engine.reduced import reduced
from bestiary.engine.state import State
from bestiary.envs.openspiel.table import NOBODY, SETTLED, Box, Deal, Dealing, Parameters, number
from bestiary.games.nullern import GAME, NullernOptions, rules
from bestiary.games.nullern.cards import card_name

PARAMETERS: dict[str, bool | int | str] = {"players": 2, "peak": 10, "colours": 4, "ranks": 20, "first": 1, "last": 0}


class NullernDealing(Dealing):
    def deal(self, s: State, cards: Sequence[int]) -> Deal:
        hidden = s.players * self.rules.hand_size(s) if self.rules.is_blind(s) else 0
        if hidden + len(cards) < self.rules.used(s):
            return s, 0
        after = s.copy()
        self.rules.deal(after, [*[0] * hidden, *cards])
        return after, SETTLED

    def filled(self, s: State, cards: Sequence[int]) -> State:
        if not cards:
            return s
        known = s.copy()
        for p, card in enumerate(cards):
            known.hand[p][0] = self.rules.in_deck(card)
        return known

    def lacks(self, before: State, after: State, cards: int) -> int:
        shown = before.phase == rules.BID and after.fell > 0
        return 0 if shown and cards < before.players else SETTLED

    def owner(self, s: State, dealt: int) -> int:
        size = self.rules.hand_size(s)
        return NOBODY if self.rules.is_blind(s) or dealt == s.players * size else dealt // size

    def held(self, s: State, seat: int) -> list[int]:
        if self.rules.is_blind(s):
            return []
        places = {self.rules.in_deck(i): i for i in range(self.rules.DECKS[0])}
        return [places[card] for card in s.hand[seat][: s.held[seat]]]


def choice_name(state: State, a: int) -> str:
    return f"bid {a}" if a < rules.PLAY0 else f"play {card_name(a - rules.PLAY0)}"


def box(parameters: Parameters) -> Box:
    players = number(parameters, "players", 2, 7)
    colours, ranks, peak = number(parameters, "colours", 1, 4), number(parameters, "ranks", 1, 20), number(parameters, "peak", 1, 10)
    if players * peak >= colours * ranks:
        raise ValueError(f"{colours * ranks} cards are too few for {players} hands of {peak} and the trump card")
    first = number(parameters, "first", 1, 2 * peak)
    last = number(parameters, "last", first, 2 * peak, instead=2 * peak)
    game = GAME
    constants = {"COLOURS": colours, "RANKS": ranks, "LATE": first - 1, "EARLY": 2 * peak - last}
    if constants != {name: getattr(rules, name) for name in constants}:
        deck = tuple(card_name(20 * colour + rank) for colour in range(colours) for rank in range(ranks))
        game = reduced(GAME, constants, (deck,))
    sizes = [min(n, 2 * peak - n) if n < 2 * peak else 0 for n in range(first, last + 1)]  # the blind round: nothing is chosen but bids
    best = sum(max(20, 10 + size) for size in sizes)
    return Box(
        game=game,
        players=players,
        options=NullernOptions(peak=peak),
        dealing=NullernDealing(game.rules),
        longest=players * sum(size + 1 for size in sizes),
        cards=sum(players * max(size, 1) + 1 for size in sizes),
        scores=(-5 * len(sizes), best),
        choice_name=choice_name,
        open=first == 2 * peak,
    )
