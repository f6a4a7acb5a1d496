"""Kakerlakenpoker Royal: a test for each ruling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import bestiary
from bestiary import GAMES, IllegalMove, Match
from bestiary.arena.simulate import simulate
from bestiary.engine.game import Reveal, legal_choices
from bestiary.engine.state import State
from bestiary.games.kakerlakenpoker import GAME, KakerlakenpokerView, rules
from bestiary.games.kakerlakenpoker.cards import CARDS, CLAIMS, KINDS, TYPE_OF
from bestiary.games.kakerlakenpoker.view import (
    CardPassed,
    CardSeen,
    CardShown,
    CardsLaid,
    CardTaken,
    DutyLapsed,
    DutyUnmet,
    GameOver,
    Peeked,
    PenaltyCard,
    PileTurned,
    RoundBegins,
    SpecialTaken,
)
from bestiary.match.describe import Describer
from bestiary.words import words

DECK = GAME.decks[0]
BELIEVE, DOUBT, PEEK = ({"type": word} for word in ("believe", "doubt", "peek"))
KINGS = [f"{kind}-king" for kind in KINDS]


def hand_over(to: int, card: str, claim: str) -> dict[str, Any]:
    return {"type": "pass", "to": to, "card": card, "claim": claim}


def onward(to: int, claim: str) -> dict[str, Any]:
    return {"type": "pass", "to": to, "claim": claim}


def lay(*cards: str) -> dict[str, Any]:
    return {"type": "lay", "cards": list(cards)}


class Arranged(Match):
    """A match in the middle of a game: seat 0 starts a round; cards that are not named are in the last seat's hand."""

    def __init__(
        self,
        players: int,
        hands: Mapping[int, Sequence[str]],
        fronts: Mapping[int, Sequence[str]] | None = None,
        pile: Sequence[str] = (),
        edition: int = 2,
    ) -> None:
        super().__init__(GAME, players, GAME.options(), lambda _, size: list(range(size)), edition=edition)
        s = self._state
        rest = Counter(DECK)
        for p in range(players):
            s.hand[p] = [hands.get(p, ()).count(card) for card in CARDS]
            s.front[p] = [(fronts or {}).get(p, ()).count(card) for card in CARDS[:14]]
            rest -= Counter([*hands.get(p, ()), *(fronts or {}).get(p, ())])
        rest -= Counter(pile)
        for card, count in rest.items():
            s.hand[players - 1][TYPE_OF[card]] += count
        s.held[:players] = [sum(s.hand[p]) for p in range(players)]
        s.pile[: len(pile)] = [TYPE_OF[card] for card in pile]
        s.piled = len(pile)
        assert rules.violations(s) == 0


def view(match: Match, seat: int | None = None) -> KakerlakenpokerView:
    seen = match.view(seat)
    assert isinstance(seen, KakerlakenpokerView)
    return seen


def hand(match: Match, seat: int) -> list[str]:
    held = view(match, seat).hand
    assert held is not None
    return list(held)


def front(match: Match, seat: int) -> list[str]:
    return list(view(match).table[seat].front)


def played(match: Match, *moves: dict[str, Any]) -> Match:
    """Moves of whoever is asked."""
    for move in moves:
        assert match.turn is not None
        match.play(match.turn, move)
    return match


def refused(match: Match, move: dict[str, Any]) -> str:
    """The ruling that forbids a move of the seat that is asked."""
    before, seat = match.state, match.turn
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    assert match.state == before
    assert error.value.sentence()
    return error.value.rule


def lays(match: Match) -> set[tuple[str, ...]]:
    assert match.turn is not None
    return {tuple(move.cards) for move in match.legal_moves(match.turn)}  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType, reportUnknownVariableType]


def owing(
    named: str, held: Sequence[str], special: str = "joker", fronts: Sequence[str] = (), pile: Sequence[str] = (), edition: int = 2
) -> Match:
    """Seat 0 passed a special with that claim, was seen through, and owes for it with those cards in hand."""
    match = Arranged(3, {0: [special, *held], 1: ["rat"]}, {0: fronts}, pile, edition)
    true = special == "joker" and named != "king"
    return played(match, hand_over(1, special, named), BELIEVE if true else DOUBT)


# ---- R1


@pytest.mark.ruling("R1")
def test_the_deck_has_eight_of_each_kind_a_king_of_each_a_joker_and_a_blank() -> None:
    assert Counter(DECK) == Counter([*KINDS * 8, *KINGS, "joker", "blank"])
    assert len(DECK) == 65


@pytest.mark.ruling("R1")
@pytest.mark.parametrize(
    ("players", "hands", "pile"),
    [
        (2, [25, 24], 16),
        (3, [20, 19, 19], 7),
        (4, [15, 14, 14, 14], 8),
        (5, [12, 11, 11, 11, 11], 9),
        (6, [10, 9, 9, 9, 9, 9], 10),
    ],
)
def test_hands_are_equal_but_for_one_card_and_left_overs_go_under_the_pile(players: int, hands: list[int], pile: int) -> None:
    match = bestiary.new("kakerlakenpoker", players, 4)
    (order,) = match.record().deals
    first = 16 if players == 2 else 7
    assert [player.cards for player in view(match).table] == hands
    assert view(match).pile == pile
    at = first
    for seat, size in enumerate(hands):
        assert sorted(hand(match, seat)) == sorted(order[at : at + size])
        at += size
    state = match.state
    assert [CARDS[card] for card in state.pile[:pile]] == [*order[:first], *order[at:]]


@pytest.mark.ruling("R1")
def test_seat_0_starts_and_the_top_penalty_card_lies_open() -> None:
    match = bestiary.new("kakerlakenpoker", 4, 4)
    assert match.turn == 0
    assert view(match).phase == "start"
    assert {view(match, viewer).top for viewer in (0, 1, 2, 3, None)} == {match.record().deals[0][0]}


# ---- R2


@pytest.mark.ruling("R2")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("claim", CLAIMS)
def test_a_claim_is_true_of_its_kind_of_that_kinds_king_of_any_king_and_of_the_joker(card: str, claim: str) -> None:
    true = card in (claim, f"{claim}-king") or (claim == "king" and card in KINGS) or (card == "joker" and claim != "king")
    believed = played(Arranged(3, {0: [card, "rat"], 1: ["rat"]}), hand_over(1, card, claim), BELIEVE)
    doubted = played(Arranged(3, {0: [card, "rat"], 1: ["rat"]}), hand_over(1, card, claim), DOUBT)
    assert believed.turn == (0 if true else 1)
    assert doubted.turn == (1 if true else 0)
    shown = next(event for event in believed.events() if isinstance(event, CardShown))
    assert (shown.card, shown.claim, shown.true) == (card, claim, true)


# ---- R3


@pytest.mark.ruling("R3")
@pytest.mark.parametrize(
    ("card", "answer", "taker"), [("cockroach", BELIEVE, 0), ("cockroach", DOUBT, 1), ("bat", BELIEVE, 1), ("bat", DOUBT, 0)]
)
def test_nikolai_passes_alice_a_cockroach_and_who_errs_gets_it(card: str, answer: dict[str, Any], taker: int) -> None:
    """The sheet's example: Nikolai is seat 0, Alice 1, Maxim 2; she opens the card, or hands it on to Maxim."""
    match = played(Arranged(3, {0: [card, "rat"], 1: ["rat"], 2: []}), hand_over(1, card, "cockroach"))
    assert view(match).phase == "answer"
    played(match, answer)
    assert front(match, taker) == [card]
    assert [front(match, other) for other in range(3) if other != taker] == [[], []]
    assert match.turn == taker


@pytest.mark.ruling("R3")
@pytest.mark.parametrize("claim", CLAIMS)
def test_alice_peeks_and_tells_maxim_what_she_likes_and_he_must_open_it(claim: str) -> None:
    match = played(Arranged(3, {0: ["cockroach", "rat"], 1: ["rat"], 2: []}), hand_over(1, "cockroach", "cockroach"), PEEK)
    assert view(match).phase == "onward"
    assert view(match, 1).card == "cockroach"
    played(match, onward(2, claim))
    assert match.turn == 2
    assert refused(match, PEEK) == "R3"
    assert {type(move).__name__ for move in match.legal_moves(2)} == {"Believe", "Doubt"}
    played(match, BELIEVE)
    assert match.turn == (1 if claim == "cockroach" else 2), "it goes to Alice, who passed it to him, not to Nikolai"


@pytest.mark.ruling("R3")
def test_the_card_goes_on_only_to_those_who_have_not_seen_it() -> None:
    match = played(Arranged(4, {0: ["bat"], 1: ["rat"], 2: ["fly"]}), hand_over(2, "bat", "fly"), PEEK)
    assert {move.to for move in match.legal_moves(2)} == {1, 3}  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
    assert refused(match, onward(0, "fly")) == "R3"
    assert refused(match, onward(2, "fly")) == "R3"
    played(match, onward(3, "toad"), PEEK)
    assert view(match).seen == [0, 2, 3]
    assert refused(match, onward(2, "fly")) == "R3"
    played(match, onward(1, "bat"))
    assert refused(match, PEEK) == "R3"
    played(match, DOUBT)
    assert front(match, 1) == ["bat"]


@pytest.mark.ruling("R3")
def test_nobody_passes_to_himself() -> None:
    assert refused(bestiary.new("kakerlakenpoker", 3, 1), hand_over(0, hand(bestiary.new("kakerlakenpoker", 3, 1), 0)[0], "rat")) == "R3"


@pytest.mark.ruling("R3")
def test_a_receiver_answers_before_he_passes_and_passes_once_he_has_peeked() -> None:
    match = played(Arranged(3, {0: ["bat"], 1: ["rat"]}), hand_over(1, "bat", "fly"))
    assert refused(match, onward(2, "fly")) == "R3"
    assert refused(match, hand_over(2, "rat", "fly")) == "R3"
    played(match, PEEK)
    for answer in (BELIEVE, DOUBT, PEEK):
        assert refused(match, answer) == "R3"


@pytest.mark.ruling("R3")
def test_with_two_players_there_is_nobody_to_pass_on_to() -> None:
    match = played(Arranged(2, {0: ["bat"]}), hand_over(1, "bat", "fly"))
    assert refused(match, PEEK) == "R3"
    assert len(match.legal_moves(1)) == 2


@pytest.mark.ruling("G4")
def test_a_first_pass_names_a_card_an_onward_pass_does_not_and_both_a_seat_that_is_taken() -> None:
    match = Arranged(3, {0: ["bat", "fly"], 1: ["rat"]})
    assert refused(match, onward(1, "bat")) == "G4"
    for nobody in (3, 6, 7, -1):
        assert refused(match, hand_over(nobody, "bat", "bat")) == "G4"
    assert refused(match, hand_over(1, "bat", "joker")) == "G4"
    assert refused(match, hand_over(1, "bat", "bat-king")) == "G4"
    played(match, hand_over(1, "bat", "bat"), PEEK)
    assert refused(match, hand_over(2, "bat", "bat")) == "G4"
    assert refused(match, onward(5, "bat")) == "G4"


@pytest.mark.ruling("G2")
def test_what_is_passed_or_laid_is_held() -> None:
    assert refused(Arranged(3, {0: ["bat"], 1: ["rat"]}), hand_over(1, "fly", "bat")) == "G2"
    match = owing("bat", ["rat", "fly", "toad"])
    for missing in (lay("bat"), lay("bat", "rat"), lay("rat", "rat"), lay("blank")):
        assert refused(match, missing) == "G2"
    assert refused(owing("bat", ["rat"]), lay("rat", "rat")) == "G2"


# ---- R4


@pytest.mark.ruling("R4")
def test_who_gets_the_card_starts_the_next_round() -> None:
    match = Arranged(4, {0: ["bat", "fly"], 1: ["rat"], 2: ["toad", "toad"]})
    played(match, hand_over(2, "bat", "fly"), BELIEVE)
    assert match.turn == view(match).starter == 2
    assert RoundBegins(2) in match.events()
    for other in (BELIEVE, DOUBT, PEEK):
        assert refused(match, other) == "R4"
    played(match, hand_over(0, "toad", "rat"), DOUBT)
    assert match.turn == 2
    assert front(match, 2) == ["bat", "toad"]


# ---- R5


@pytest.mark.ruling("R5")
def test_a_king_brings_the_top_penalty_card_and_the_next_is_turned_up() -> None:
    match = Arranged(3, {0: ["bat-king", "fly"], 1: ["rat"]}, pile=["toad", "rat", "fly"])
    played(match, hand_over(1, "bat-king", "fly"), BELIEVE)
    assert front(match, 1) == ["toad", "bat-king"]
    assert (view(match).top, view(match).pile) == ("rat", 2)
    assert match.events()[2:] == [CardTaken(1, "bat-king"), PenaltyCard(1, "toad"), PileTurned("rat", 2), RoundBegins(1)]


@pytest.mark.ruling("R5")
def test_a_king_from_the_pile_brings_another_card() -> None:
    match = Arranged(3, {0: ["bat-king", "fly"], 1: ["rat"]}, pile=["toad-king", "fly-king", "rat"])
    played(match, hand_over(1, "bat-king", "king"), DOUBT)
    assert front(match, 1) == ["rat", "bat-king", "fly-king", "toad-king"]
    assert (view(match).top, view(match).pile) == (None, 0)
    assert match.events()[-2] == PileTurned(None, 0)


@pytest.mark.ruling("R5")
def test_an_empty_pile_brings_nothing() -> None:
    match = Arranged(3, {0: ["bat-king", "fly"], 1: ["rat"]})
    played(match, hand_over(1, "bat-king", "king"), DOUBT)
    assert front(match, 1) == ["bat-king"]
    assert match.turn == 1


@pytest.mark.ruling("R5")
def test_an_ordinary_card_brings_nothing() -> None:
    match = Arranged(3, {0: ["bat", "fly"], 1: ["rat"]}, pile=["toad"])
    played(match, hand_over(1, "bat", "bat"), DOUBT)
    assert front(match, 1) == ["bat"]
    assert view(match).pile == 1


@pytest.mark.ruling("R5")
def test_a_king_laid_for_a_special_brings_a_card_too() -> None:
    match = owing("toad", ["toad-king", "fly", "fly"], pile=["bat", "rat"])
    played(match, lay("toad-king"))
    assert front(match, 0) == ["bat", "toad-king"]
    assert match.events() == [CardsLaid(0, ["toad-king"]), PenaltyCard(0, "bat"), PileTurned("rat", 1), RoundBegins(0)]


@pytest.mark.ruling("R5")
def test_two_kings_laid_for_a_special_bring_a_card_each() -> None:
    match = owing("bat", ["toad-king", "fly-king", "fly"], pile=["bat", "rat", "rat"])
    played(match, lay("toad-king", "fly-king"))
    assert front(match, 0) == ["bat", "rat", "fly-king", "toad-king"]
    assert view(match).pile == 1


# ---- R6


@pytest.mark.ruling("R6")
@pytest.mark.parametrize("special", ["joker", "blank"])
def test_a_special_from_a_round_goes_into_the_hand_and_is_owed_for(special: str) -> None:
    match = Arranged(3, {0: [special, "fly"], 1: ["rat", "toad"]})
    played(match, hand_over(1, special, "bat"), DOUBT if special == "joker" else BELIEVE)
    assert match.turn == 1
    assert view(match).phase == "lay"
    assert sorted(hand(match, 1)) == sorted(["rat", "toad", special])
    assert front(match, 1) == []
    owed = view(match, 2).owed
    assert owed is not None
    assert (owed.seat, owed.claim, owed.times) == (1, "bat", 1)
    assert SpecialTaken(1, special, "bat", from_pile=False) in match.events(2)  # pyright: ignore[reportArgumentType]


@pytest.mark.ruling("R6")
def test_one_card_of_the_kind_last_named_or_its_king_or_any_two_meet_the_duty() -> None:
    match = owing("bat", ["bat", "bat-king", "rat", "rat", "toad"])
    pairs = {
        ("bat", "bat-king"), ("bat", "rat"), ("bat", "toad"), ("rat", "bat-king"), ("toad", "bat-king"), ("rat", "rat"), ("toad", "rat"),
    }  # fmt: skip
    assert {tuple(sorted(cards)) for cards in lays(match)} == {tuple(sorted(pair)) for pair in pairs} | {("bat",), ("bat-king",)}
    assert refused(match, lay("rat")) == "R6"
    played(match, lay("bat"))
    assert front(match, 0) == ["bat"]
    assert match.turn == 0
    assert view(match).phase == "start"


@pytest.mark.ruling("R6")
def test_any_king_serves_where_king_was_named_and_no_plain_beast_does() -> None:
    match = owing("king", ["bat-king", "rat-king", "rat", "toad"])
    assert {cards for cards in lays(match) if len(cards) == 1} == {("bat-king",), ("rat-king",)}
    assert refused(match, lay("rat")) == "R6"


@pytest.mark.ruling("R6")
def test_a_king_of_another_kind_does_not_serve_for_a_kind() -> None:
    assert refused(owing("bat", ["rat-king", "rat", "toad"]), lay("rat-king")) == "R6"


@pytest.mark.ruling("R6")
def test_the_named_kind_may_be_kept_back_for_two_others() -> None:
    match = played(owing("bat", ["bat", "rat", "toad"]), lay("rat", "toad"))
    assert hand(match, 0) == ["bat", "joker"]


@pytest.mark.ruling("R6")
def test_the_order_of_the_cards_says_nothing() -> None:
    one = played(owing("bat", ["bat-king", "rat", "toad"], pile=["fly"]), lay("rat", "bat-king"))
    other = played(owing("bat", ["bat-king", "rat", "toad"], pile=["fly"]), lay("bat-king", "rat"))
    assert one.state == other.state
    assert one.events() == other.events()


@pytest.mark.ruling("R6")
def test_the_last_claim_counts_not_the_first() -> None:
    match = Arranged(3, {0: ["joker", "fly"], 1: ["rat", "toad"], 2: []})
    played(match, hand_over(1, "joker", "bat"), PEEK, onward(2, "rat"), BELIEVE)
    owed = view(match).owed
    assert owed is not None
    assert (owed.seat, owed.claim) == (1, "rat")
    assert match.is_legal(1, lay("rat"))
    assert not match.is_legal(1, lay("toad"))


@pytest.mark.ruling("R6")
def test_specials_are_never_laid() -> None:
    match = owing("bat", ["bat", "rat", "blank"])
    for cards in (["joker"], ["blank"], ["joker", "blank"], ["bat", "blank"]):
        assert refused(match, lay(*cards)) == "R6"
    assert all(not {"joker", "blank"} & set(cards) for cards in lays(match))


@pytest.mark.ruling("R6")
@pytest.mark.parametrize("cards", [[], ["bat", "rat", "toad"], ["bat"] * 30])
def test_one_card_or_two_are_laid_and_no_other_number(cards: list[str]) -> None:
    assert refused(owing("bat", ["bat", "rat", "toad"]), lay(*cards)) == "R6"


@pytest.mark.ruling("R6")
def test_with_a_single_ordinary_card_left_that_one_is_laid() -> None:
    match = owing("bat", ["rat", "blank"])
    assert lays(match) == {("rat",)}
    played(match, lay("rat"))
    assert front(match, 0) == ["rat"]
    assert hand(match, 0) == ["joker", "blank"]
    assert view(match).phase == "start"


@pytest.mark.ruling("R6")
@pytest.mark.parametrize("held", [[], ["blank"]])
def test_with_no_ordinary_card_the_duty_lapses_as_everybody_sees_and_he_starts_the_next_round(held: list[str]) -> None:
    match = owing("bat", held)
    assert (match.over, match.turn, view(match).phase, view(match).owed) == (False, 0, "start", None)
    assert front(match, 0) == []
    assert hand(match, 0) == ["joker", *held]
    for viewer in (0, 1, 2, None):
        assert match.events(viewer)[-2:] == [DutyLapsed(0), RoundBegins(0)]
        assert [(special.card, special.seat) for special in view(match, viewer).specials] == [(card, 0) for card in ("joker", *held)]
    assert issubclass(DutyLapsed, Reveal)
    played(match, hand_over(1, "joker", "bat"))
    assert match.turn == 1


@pytest.mark.ruling("R6")
def test_cards_laid_for_a_duty_belong_to_the_round_in_which_the_special_came() -> None:
    match = circled(9)
    match.play(match.turn, hand_over(2, "joker", "bat"))
    played(match, DOUBT)  # seat 2 owes, and has cards
    assert (view(match).phase, view(match).idle) == ("lay", 9)
    match.play(2, match.legal_moves(2)[0])
    assert (match.over, view(match).idle) == (False, 0)


@pytest.mark.ruling("R6")
def test_a_king_that_brought_the_special_lies_there_when_the_duty_lapses() -> None:
    match = Arranged(3, {0: ["bat-king"], 1: ["rat"]}, pile=["joker"])
    played(match, hand_over(1, "bat-king", "bat"), BELIEVE)
    assert match.events()[-3:] == [PileTurned(None, 0), DutyLapsed(0), RoundBegins(0)]
    assert (front(match, 0), hand(match, 0), view(match).idle) == (["bat-king"], ["joker"], 0)


@pytest.mark.ruling("R6")
@pytest.mark.parametrize("held", [[], ["blank"]])
def test_in_the_first_edition_with_no_ordinary_card_the_game_is_lost(held: list[str]) -> None:
    match = owing("bat", held, edition=1)
    assert match.over
    assert match.scores == [0, 1, 1]
    assert view(match).why == "unmet_duty"
    assert match.events()[-2:] == [DutyUnmet(0), GameOver(0, "unmet_duty", None)]


@pytest.mark.ruling("R6")
def test_a_special_that_a_king_brings_from_the_pile_is_owed_for_with_the_kind_last_named() -> None:
    match = Arranged(3, {0: ["bat-king", "fly"], 1: ["rat", "toad", "toad"]}, pile=["blank", "rat"])
    played(match, hand_over(1, "bat-king", "toad"), BELIEVE)
    assert front(match, 1) == ["bat-king"]
    assert "blank" in hand(match, 1)
    owed = view(match).owed
    assert owed is not None
    assert (owed.seat, owed.claim, owed.times) == (1, "toad", 1)
    assert match.events()[2:] == [CardTaken(1, "bat-king"), SpecialTaken(1, "blank", "toad", from_pile=True), PileTurned("rat", 1)]
    played(match, lay("toad"))
    assert match.turn == view(match).starter == 1


@pytest.mark.ruling("R6")
def test_cards_are_laid_for_specials_alone_and_before_anything_else() -> None:
    match = Arranged(3, {0: ["joker", "fly", "fly"], 1: ["rat", "toad"]})
    assert refused(match, lay("fly", "fly")) == "R6"
    played(match, hand_over(1, "joker", "bat"))
    assert refused(match, lay("rat")) == "R6"
    played(match, BELIEVE)
    for move in (hand_over(1, "fly", "bat"), onward(1, "bat"), BELIEVE, DOUBT, PEEK):
        assert refused(match, move) == "R6"


# ---- R7


@pytest.mark.ruling("R7")
@pytest.mark.parametrize("card", ["rat", "rat-king"])
def test_the_fourth_of_a_kind_loses_crowned_or_not_and_all_others_win(card: str) -> None:
    match = Arranged(4, {0: [card, "fly"], 1: ["bat"], 2: ["bat"]}, {1: ["rat", "rat", "rat"]}, pile=["toad"])
    assert match.scores == [0, 0, 0, 0]
    played(match, hand_over(1, card, "bat"), BELIEVE)
    assert match.over
    assert match.scores == [1, 0, 1, 1]
    assert match.result is not None
    assert match.result.ranks == [1, 4, 1, 1]
    assert (view(match).loser, view(match).why) == (1, "full_set")
    assert view(match).pile == 1, "lost at once: the king brings nothing any more"
    assert match.events()[-1] == GameOver(1, "full_set", "rat")


@pytest.mark.ruling("R7")
def test_a_king_that_lies_in_front_counts_for_its_kind() -> None:
    match = Arranged(3, {0: ["rat", "fly"], 1: ["bat"]}, {1: ["rat", "rat", "rat-king"]})
    assert played(match, hand_over(1, "rat", "bat"), BELIEVE).scores == [1, 0, 1]


@pytest.mark.ruling("R7")
def test_two_players_lose_with_five_of_a_kind_not_with_four() -> None:
    match = Arranged(2, {0: ["rat", "rat", "fly"]}, {1: ["rat", "rat", "rat-king"]})
    assert view(match).danger == 5
    played(match, hand_over(1, "rat", "bat"), BELIEVE)
    assert not match.over
    played(match, hand_over(0, "bat", "bat"), BELIEVE, hand_over(0, "bat", "fly"), BELIEVE, hand_over(1, "rat", "bat"), BELIEVE)
    assert match.scores == [1, 0]


@pytest.mark.ruling("R7")
def test_a_penalty_card_may_be_the_fourth_and_ends_the_chain() -> None:
    match = Arranged(3, {0: ["bat-king", "fly"], 1: ["bat"]}, {1: ["rat", "rat", "rat"]}, pile=["rat-king", "toad"])
    played(match, hand_over(1, "bat-king", "king"), DOUBT)
    assert match.scores == [1, 0, 1]
    assert front(match, 1) == ["rat", "rat", "rat", "bat-king", "rat-king"]
    assert view(match).pile == 1


@pytest.mark.ruling("R7")
def test_cards_laid_for_a_special_are_checked_one_by_one() -> None:
    match = owing("bat", ["rat", "toad-king", "fly"], fronts=["rat", "rat", "rat"], pile=["toad"])
    played(match, lay("toad-king", "rat"))
    assert match.scores == [0, 1, 1]
    assert front(match, 0) == ["rat"] * 4
    assert view(match).pile == 1


@pytest.mark.ruling("R7")
def test_to_start_a_round_with_no_card_in_hand_loses() -> None:
    match = Arranged(3, {0: ["bat"], 1: ["rat"]})
    played(match, hand_over(1, "bat", "bat"), BELIEVE)
    assert match.scores == [0, 1, 1]
    assert view(match).why == "empty_hand"
    assert match.events()[-1] == GameOver(0, "empty_hand", None)


@pytest.mark.ruling("R7")
def test_an_empty_hand_loses_nothing_while_others_start() -> None:
    match = Arranged(3, {0: ["bat"], 1: ["rat", "rat"]})
    played(match, hand_over(1, "bat", "bat"), DOUBT)
    assert view(match).table[0].cards == 0
    played(match, hand_over(0, "rat", "bat"))
    assert match.turn == 0
    played(match, DOUBT)
    assert not match.over
    assert match.turn == 1


@pytest.mark.ruling("R7")
def test_a_hand_of_specials_alone_can_start_a_round() -> None:
    match = played(owing("bat", ["rat"]), lay("rat"))
    assert hand(match, 0) == ["joker"]
    played(match, hand_over(1, "joker", "toad"), DOUBT, lay("rat"))
    assert view(match).table[0].cards == 0


@pytest.mark.ruling("R7")
def test_who_owes_for_two_specials_lays_for_each_in_turn() -> None:
    match = owing("toad", ["toad-king", "fly", "rat", "rat"], pile=["blank", "bat"])
    played(match, lay("fly", "toad-king"))
    owed = view(match).owed
    assert owed is not None
    assert (owed.seat, owed.claim, owed.times) == (0, "toad", 1)
    played(match, lay("rat", "rat"))
    assert front(match, 0) == ["fly", "rat", "rat", "toad-king"]
    assert match.over is False
    assert sorted(hand(match, 0)) == ["blank", "joker"]
    assert view(match).phase == "start"


@pytest.mark.ruling("R7")
def test_the_second_special_may_find_the_hand_bare() -> None:
    match = owing("toad", ["toad-king"], pile=["blank", "bat"])
    played(match, lay("toad-king"))
    assert (match.over, match.turn, view(match).phase) == (False, 0, "start")
    assert match.events()[-2:] == [DutyLapsed(0), RoundBegins(0)]
    assert hand(match, 0) == ["joker", "blank"]
    old = owing("toad", ["toad-king"], pile=["blank", "bat"], edition=1)
    played(old, lay("toad-king"))
    assert old.scores == [0, 1, 1]
    assert view(old).why == "unmet_duty"


def circled(rounds: int, players: int = 3) -> Match:
    """So many rounds in which the joker, seat 0's only card, comes back to it."""
    match = Arranged(players, {0: ["joker"], 1: []})
    for _ in range(rounds):
        played(match, hand_over(1, "joker", "bat"), BELIEVE)
    return match


@pytest.mark.ruling("R7")
def test_after_ten_rounds_in_a_row_that_laid_no_card_whoever_must_start_the_next_loses_and_everybody_sees_the_count() -> None:
    match = circled(0)
    for rounds in range(1, 10):
        played(match, hand_over(1, "joker", "bat"), BELIEVE)
        assert {view(match, viewer).idle for viewer in (0, 1, 2, None)} == {rounds}
        assert not match.over
    played(match, hand_over(1, "joker", "bat"), BELIEVE)
    assert (match.over, match.scores) == (True, [0, 1, 1])
    assert (view(match).why, view(match).loser, view(match).idle) == ("idle_rounds", 0, 10)
    assert match.events()[-2:] == [DutyLapsed(0), GameOver(0, "idle_rounds", None)]


@pytest.mark.ruling("R7")
def test_of_ten_such_rounds_it_is_the_next_starter_who_loses_not_the_last() -> None:
    match = played(circled(9), hand_over(1, "joker", "bat"), DOUBT)
    assert match.scores == [1, 0, 1]
    assert match.events()[-2:] == [DutyLapsed(1), GameOver(1, "idle_rounds", None)]


@pytest.mark.ruling("R7")
@pytest.mark.parametrize("claim", ["bat", "king"])
def test_a_card_that_is_laid_begins_the_count_of_ten_anew(claim: str) -> None:
    match = Arranged(3, {0: ["joker"], 1: ["rat"], 2: []})
    for _ in range(9):
        played(match, hand_over(2, "joker", "bat"), BELIEVE)
    assert view(match).idle == 9
    played(match, hand_over(1, "joker", "bat"), DOUBT, lay("rat"))
    assert (view(match).idle, match.over, match.turn) == (0, False, 1)
    played(match, hand_over(0, "joker", claim), BELIEVE if claim == "king" else DOUBT)
    assert (view(match).idle, match.turn) == (1, 0)


# ---- R8


@pytest.mark.ruling("R8")
def test_everyone_sees_fronts_hand_sizes_the_pile_the_claims_and_who_has_looked() -> None:
    match = Arranged(4, {0: ["bat", "fly"], 1: ["rat"], 2: ["toad"]}, {2: ["fly", "bat-king"]}, pile=["rat-king", "toad"])
    played(match, hand_over(2, "bat", "fly"), PEEK, onward(1, "king"))
    for viewer in (0, 1, 2, 3, None):
        seen = view(match, viewer)
        assert [(passed.seat, passed.to, passed.claim) for passed in seen.passes] == [(0, 2, "fly"), (2, 1, "king")]
        assert (seen.starter, seen.receiver, seen.seen, seen.phase) == (0, 1, [0, 2], "answer")
        assert (seen.pile, seen.top) == (2, "rat-king")
        assert [player.cards for player in seen.table[:3]] == [1, 1, 1]
        assert seen.table[2].front == ["fly", "bat-king"]


@pytest.mark.ruling("R8")
def test_only_those_who_looked_know_the_card() -> None:
    match = played(Arranged(4, {0: ["bat", "fly"], 1: ["rat"], 2: ["toad"]}), hand_over(2, "bat", "fly"))
    assert [view(match, viewer).card for viewer in (0, 1, 2, 3, None)] == ["bat", None, None, None, None]
    assert match.events(0) == [CardPassed(0, 2, "fly", "bat")]
    assert match.events(2) == match.events(None) == [CardPassed(0, 2, "fly", None)]
    played(match, PEEK)
    assert [view(match, viewer).card for viewer in (0, 1, 2, 3, None)] == ["bat", None, "bat", None, None]
    assert match.events(2) == [Peeked(2), CardSeen("bat")]
    assert match.events(0) == match.events(1) == [Peeked(2)]
    assert issubclass(CardSeen, Reveal)
    assert not issubclass(Peeked, Reveal)
    assert not issubclass(CardPassed, Reveal)


@pytest.mark.ruling("R8")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = Arranged(3, {0: ["bat", "fly"], 1: ["rat"]})
    assert [view(match, viewer).hand for viewer in (0, 1, None)] == [["bat", "fly"], ["rat"], None]


@pytest.mark.ruling("R8")
def test_everybody_knows_who_took_a_special_into_hand() -> None:
    match = played(owing("bat", ["bat", "fly", "rat"]), lay("bat"))
    for viewer in (0, 1, 2, None):
        assert [(s.card, s.seat, s.passed) for s in view(match, viewer).specials] == [("joker", 0, "no")]
    played(match, hand_over(1, "fly", "rat"))
    assert [view(match, viewer).specials[0].passed for viewer in (0, 1, 2, None)] == ["no", "maybe", "maybe", "maybe"]
    played(match, PEEK)
    assert [view(match, viewer).specials[0].passed for viewer in (0, 1, 2, None)] == ["no", "no", "maybe", "maybe"]
    played(match, onward(2, "rat"), BELIEVE)
    assert [(s.card, s.seat, s.passed) for s in view(match).specials] == [("joker", 0, "no")]


@pytest.mark.ruling("R8")
def test_a_special_that_is_shown_again_is_known_to_be_where_it_went() -> None:
    match = played(owing("bat", ["bat", "fly", "rat"]), lay("bat"), hand_over(1, "joker", "rat"))
    assert [view(match, viewer).specials[0].passed for viewer in (0, 1, None)] == ["yes", "maybe", "maybe"]
    played(match, DOUBT)
    assert [(s.card, s.seat) for s in view(match).specials] == [("joker", 1)]


@pytest.mark.ruling("R8")
def test_who_lays_a_single_card_that_does_not_serve_shows_that_he_holds_specials_alone() -> None:
    match = owing("bat", ["rat", "blank"])
    assert [s.card for s in view(match).specials] == ["joker"]
    played(match, lay("rat"))
    assert [(s.card, s.seat) for s in view(match).specials] == [("joker", 0), ("blank", 0)]
    for seed in range(20):
        assert match.resampled(1, Random(seed)).hand[0] == match.state.hand[0]


@pytest.mark.ruling("R8")
def test_claims_that_were_shown_true_or_false_are_remembered() -> None:
    match = Arranged(4, {0: ["bat", "fly"], 1: ["rat"], 2: ["toad"]})
    played(match, hand_over(2, "bat", "fly"), PEEK, onward(1, "bat"))
    assert [(player.truths, player.lies) for player in view(match).table] == [(0, 0)] * 4
    played(match, DOUBT)
    assert [(player.truths, player.lies) for player in view(match).table] == [(0, 1), (0, 0), (1, 0), (0, 0)]


# ---- what a seat cannot know


def worlds(match: Match, seat: int | None, count: int = 300) -> list[State]:
    return [match.resampled(seat, Random(number)) for number in range(count)]


def test_a_known_special_is_in_that_hand_or_under_way_for_those_who_have_not_looked() -> None:
    match = played(owing("bat", ["bat", "fly", "rat"]), lay("bat"), hand_over(1, "fly", "rat"))
    places = Counter((state.hand[0][rules.JOKER], state.flight == rules.JOKER) for state in worlds(match, 2))
    assert set(places) == {(1, False), (0, True)}
    assert 70 <= places[0, True] <= 130, "one of three cards"
    assert all(state.flight == TYPE_OF["fly"] for state in worlds(match, 0, 20))
    played(match, PEEK)
    assert all(state.hand[0][rules.JOKER] for state in worlds(match, 1, 50))


def test_a_special_that_nobody_has_seen_is_anywhere_in_proportion() -> None:
    match = bestiary.new("kakerlakenpoker", 4, 9)
    state = match.state
    seat = next(p for p in range(4) if not state.hand[p][rules.BLANK])
    others = [p for p in range(4) if p != seat]
    count = 2000
    found: Counter[int] = Counter()
    for world in worlds(match, seat, count):
        found.update(p for p in others if world.hand[p][rules.BLANK])
    unseen = sum(state.held[p] for p in others) + state.piled - 1
    for p in others:
        assert abs(found[p] - count * state.held[p] / unseen) < 90


def test_who_owes_has_a_card_to_lay_in_every_world() -> None:
    match = owing("bat", ["rat"])
    for world in worlds(match, 1):
        assert rules.ordinary(world, 0) == 1
        assert legal_choices(GAME.rules, world, 0)


def test_the_middle_of_a_move_is_seen_by_nobody_else() -> None:
    match = Arranged(3, {0: ["joker", "bat", "bat", "rat"], 1: ["rat", "toad"]}, pile=["toad", "fly"])
    lines: list[list[int]] = [
        [TYPE_OF["joker"], rules.TO0 + 1, rules.CLAIM0],
        [rules.PEEK],
        [rules.TO0 + 2, rules.CLAIM0 + 4],
        [rules.BELIEVE],
        [rules.LAY0 + TYPE_OF["rat"]],
    ]
    state = match.state
    for path in lines:
        before = state.copy()
        mover = rules.turn(before)
        for a in path:
            assert rules.refusal(state, mover, a) == 0
            rules.step(state, mover, a)
            if not rules.midway(state):
                break
            for other in (*(p for p in range(3) if p != mover), None):
                assert GAME.view(state, other) == GAME.view(before, other)
                world = state.copy()
                number = -1 if other is None else other
                rules.resample(world, number, [Random(a).getrandbits(32) for _ in range(rules.WORDS)])
                assert not rules.midway(world)
                assert rules.violations(world) == 0
                assert GAME.view(world, other) == GAME.view(before, other)


# ---- words and the hand-written player


def test_every_refusal_move_and_event_has_its_words() -> None:
    say = words("en")
    facts = {**GAME.facts(GAME.new_state(3, GAME.options()), 0), "detail": "", "game": ""}
    for reason in GAME.reasons.values():
        assert say(f"refused-{reason.key}", **facts)
    describe = Describer("kakerlakenpoker", ["Nikolai", "Alice", "Maxim"], say)
    rng = Random(5)
    for seed in range(3):
        match = bestiary.new("kakerlakenpoker", 3, seed)
        while not match.over:
            assert match.turn is not None
            moves = match.legal_moves(match.turn)
            assert describe.move(rng.choice(moves))
            assert describe.awaited(match.view(match.turn))
            match.play(match.turn, rng.choice(moves))
            assert all(describe.event(event) for viewer in (0, None) for event in match.events(viewer))


def test_the_hand_written_player_rarely_loses_to_random_ones() -> None:
    matches = list(simulate("kakerlakenpoker", 4, 60, 3, ["heuristic", "random", "random", "random"], {}))
    assert sum(match.scores[0] == 0 for match in matches) <= 6
    assert GAMES["kakerlakenpoker"].player is GAME.player
