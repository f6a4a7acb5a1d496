"""Kakerlakenpoker Royal for OpenSpiel: chance deals the hands and the top penalty card, then each penalty card as it is turned up (R5)."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.engine.reduced import reduced
from bestiary.engine.state import State
from bestiary.envs.openspiel.table import KNOWN, NOBODY, SETTLED, Box, Deal, Dealing, Parameters, number
from bestiary.games.kakerlakenpoker import GAME, KakerlakenpokerOptions, rules
from bestiary.games.kakerlakenpoker.cards import CARDS, card_name, claim_name

PARAMETERS: dict[str, bool | int | str] = {
    "players": 2, "kinds": 7, "copies": 8, "kings": True, "joker": True, "blank": True, "danger": 0, "penalty": 0, "idle": 10,
}  # fmt: skip


class KakerlakenpokerDealing(Dealing):
    def hands(self, s: State) -> list[int]:
        """How many cards each seat is dealt (R1)."""
        dealt = self.rules.DECK - self.rules.penalty_cards(s.players)
        size, over = divmod(dealt, s.players)
        return [size + 1 if p == 0 and over else size for p in range(s.players)]

    def deal(self, s: State, cards: Sequence[int]) -> Deal:
        """The hands' cards come first, then the top card of the pile."""
        dealt = sum(self.hands(s))
        if len(cards) <= dealt:
            return s, 0
        pile = self.rules.penalty_cards(s.players)
        after = s.copy()
        self.rules.deal(after, [cards[dealt], *[0] * (pile - 1), *cards[:dealt], *[0] * (self.rules.DECK - pile - dealt)])
        return after, SETTLED

    def filled(self, s: State, cards: Sequence[int]) -> State:
        if not cards:
            return s
        known = s.copy()
        for i, card in enumerate(cards):
            known.pile[s.top + 1 + i] = self.rules.TYPE[card]
        return known

    def lacks(self, before: State, after: State, cards: int) -> int:
        return 0 if min(after.top, after.piled - 1) > before.top + cards else SETTLED

    def owner(self, s: State, dealt: int) -> int:
        if s.phase != rules.DEAL:
            return NOBODY
        for p, size in enumerate(self.hands(s)):
            if dealt < size:
                return p
            dealt -= size
        return NOBODY

    def held(self, s: State, seat: int) -> list[int]:
        """The card that he has passed is still counted; a special that he took openly is not."""
        types = [card for card in range(rules.TYPES) for _ in range(s.hand[seat][card])]
        if rules.in_flight(s) and s.route[0] == seat:
            types.append(s.flight)
        return [self.rules.TYPE.index(card) for card in types if card < rules.JOKER or s.holder[card - rules.JOKER] != seat]

    def hidden_choice(self, before: State, now: State) -> int:
        return now.flight if before.phase == rules.START and rules.in_flight(now) else KNOWN


def choice_name(state: State, a: int) -> str:
    if a < rules.TO0:
        return f"card {card_name(a)}"
    if a < rules.CLAIM0:
        return f"to {a - rules.TO0}"
    if a < rules.BELIEVE:
        return f"claim {claim_name(a - rules.CLAIM0)}"
    if a < rules.LAY0:
        return {rules.BELIEVE: "believe", rules.DOUBT: "doubt", rules.PEEK: "peek"}[a]
    return "lay no more" if a == rules.STOP else f"lay {card_name(a - rules.LAY0)}"


def box(parameters: Parameters) -> Box:
    players = number(parameters, "players", 2, 6)
    kinds, copies = number(parameters, "kinds", 1, 7), number(parameters, "copies", 1, 8)
    danger, penalty = rules.danger(players), rules.penalty_cards(players)
    danger, penalty = number(parameters, "danger", 1, 9, instead=danger), number(parameters, "penalty", 1, 16, instead=penalty)
    kings, jokers, blanks = (int(bool(parameters[name])) for name in ("kings", "joker", "blank"))
    idle = number(parameters, "idle", 1, 10)
    constants = {
        "PLAYED": kinds, "EACH": copies, "KINGS": kings, "JOKERS": jokers, "BLANKS": blanks,
        "DANGER_OF_TWO" if players == 2 else "DANGER": danger, "PENALTY_OF_TWO" if players == 2 else "PENALTY": penalty, "IDLE": idle,
    }  # fmt: skip
    game = GAME
    if constants != {name: getattr(rules, name) for name in constants}:
        copies_of = [copies] * kinds + [0] * (7 - kinds) + [kings] * kinds + [0] * (7 - kinds) + [jokers, blanks]
        game = reduced(GAME, constants, (tuple(card for card, n in zip(CARDS, copies_of, strict=True) for _ in range(n)),))
    dealt = game.rules.DECKS[0] - penalty
    if dealt < players or penalty + max(dealt % players - 1, 0) > 16:
        raise ValueError(f"{game.rules.DECKS[0]} cards cannot be dealt to {players} players and a pile of {penalty}")
    return Box(
        game=game,
        players=players,
        options=KakerlakenpokerOptions(),
        dealing=KakerlakenpokerDealing(game.rules),
        # Each round, with the duty for a special that may follow it, lays an ordinary card for good, or it is one of a few in a row (R7).
        longest=(3 * (players - 1) + 1 + 2) * (kinds * (copies + kings) + 1) * (idle if jokers or blanks else 1),
        cards=game.rules.DECKS[0],
        scores=(0, 1),
        choice_name=choice_name,
    )
