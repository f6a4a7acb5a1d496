"""Cahoots: a test for each ruling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import comb
from random import Random
from typing import Any

import msgspec
import pytest

import bestiary
from bestiary import GAMES, IllegalMove, Match
from bestiary.engine.state import State
from bestiary.games.cahoots import CahootsView, Play, Say, TimeUp, rules
from bestiary.games.cahoots.cards import CARDS, DECK, RECIPE_NUMBER, RECIPES
from bestiary.games.cahoots.view import CardDrawn, CardSeen, GameOver, GoalMet, GoalOpened, GoalsOpened, Said, TimeRanOut
from bestiary.match.record import Result
from tests.support import dealt, play_random

INGREDIENTS = {"M": "mandrake", "U": "mushroom", "F": "feather", "C": "crystal"}
Move = dict[str, Any]


def cards(text: str) -> list[str]:
    """`M3 U1` is mandrake 3, mushroom 1."""
    return [f"{INGREDIENTS[word[0]]}-{word[1]}" for word in text.split()]


def table(
    bowls: str,
    goals: Sequence[str] = (),
    hands: Sequence[str] = (),
    draw: str = "",
    players: int = 2,
    options: dict[str, Any] | None = None,
) -> Match:
    """A match with these bowls, goals (in the order they turn up), hands and top of the draw pile; the rest as it comes."""
    rest = list(DECK)
    for name in [*cards(bowls), *cards(" ".join(hands)), *cards(draw)]:
        rest.remove(name)  # pyright: ignore[reportArgumentType]
    held = cards(" ".join(hands))
    held += [rest.pop() for _ in range(4 * players - len(held))]
    deal = [*held, *cards(bowls), *cards(draw)]
    return dealt("cahoots", players, deal, goals or ["different-both"], options=options)


def play(card: str, pile: int) -> Move:
    return {"type": "play", "card": cards(card)[0], "pile": pile}


def say(what: str, **about: Any) -> Move:
    return {"type": "say", "what": what, **about}


def view(match: Match, seat: int | None = None) -> CahootsView:
    seen = match.view(seat)
    assert isinstance(seen, CahootsView)
    return seen


def refused(match: Match, seat: int | None, move: Move) -> str:
    before = match.state
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    assert match.state == before
    assert not match.is_legal(seat, move)
    return error.value.rule


def ending(match: Match) -> GameOver:
    return next(event for event in match.events() if isinstance(event, GameOver))


def plays(match: Match, seat: int) -> set[tuple[str, int]]:
    return {(move.card, move.pile) for move in match.legal_moves(seat) if isinstance(move, Play)}


# Goals that take a while: they keep the slots while a test looks at something else.
SLOW = ["all-above-4", "same-number", "only-crystal-mandrake", "sum-feather-11"]


@pytest.mark.ruling("C1")
def test_the_deck_has_two_of_each_of_four_ingredients_from_1_to_7() -> None:
    deck, recipes = GAMES["cahoots"].decks
    assert Counter(deck) == {f"{ingredient}-{n}": 2 for ingredient in INGREDIENTS.values() for n in range(1, 8)}
    assert len(deck) == 56
    assert len(set(recipes)) == len(recipes) == 50


@pytest.mark.ruling("C1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_four_cards_and_the_next_four_lie_in_the_bowls(players: int) -> None:
    names = [card for card in CARDS for _ in range(2)][::-1]
    match = dealt("cahoots", players, names, RECIPES)
    for seat in range(players):
        assert Counter(view(match, seat).hand) == Counter(names[4 * seat : 4 * seat + 4])
    assert view(match).bowls == [[card] for card in names[4 * players : 4 * players + 4]]
    assert view(match).draw_pile == 52 - 4 * players
    state = match.state
    assert [CARDS[card] for card in reversed(state.draw[: state.left])] == names[4 * players + 4 :]


@pytest.mark.ruling("C1")
def test_a_card_goes_on_the_same_ingredient_or_the_same_number() -> None:
    match = table("M1 U2 F3 C4", SLOW, ["M2 F7 C4 U5"])
    fitting = {("M2", 0), ("M2", 1), ("F7", 2), ("C4", 3), ("U5", 1)}
    assert plays(match, 0) == {(cards(card)[0], pile) for card, pile in fitting}
    for card, pile in product(("M2", "F7", "C4", "U5"), range(4)):
        if (card, pile) in fitting:
            assert match.is_legal(0, play(card, pile))
        else:
            assert refused(match, 0, play(card, pile)) == "C1"
    assert refused(match, 0, play("M1", 0)) == "G2"


@pytest.mark.ruling("C1")
def test_two_equal_cards_in_hand_are_one_choice_and_are_played_one_by_one() -> None:
    match = table("M1 U2 F3 C4", SLOW, ["M2 M2 C6 U5", "F1 F2 C1 C2"], draw="U7 F7")
    assert [move for move in match.legal_moves(0) if move == Play("mandrake-2", 1)] == [Play("mandrake-2", 1)]
    match.play(0, play("M2", 1))
    assert view(match, 0).hand == cards("M2 U5 U7 C6")
    match.play(1, play("C2", 3))
    match.play(0, play("M2", 1))
    assert "mandrake-2" not in (view(match, 0).hand or ())


@pytest.mark.ruling("C1")
def test_the_played_card_is_replaced_from_the_top_of_the_draw_pile() -> None:
    match = table("M1 U2 F3 C4", SLOW, ["M2 F7 C4 U5", "F1 F2 C1 C2"], draw="U7 F6")
    match.play(0, play("M2", 0))
    assert view(match, 0).hand == cards("U5 U7 F7 C4")
    assert CardSeen(0, "mushroom-7") in match.events(0)
    assert CardDrawn(0) in match.events(1)
    assert CardDrawn(0) in match.events(None)
    match.play(1, play("C2", 3))
    assert view(match, 1).hand == cards("F1 F2 F6 C1")
    assert view(match).draw_pile == 42


@pytest.mark.ruling("C1")
def test_without_a_draw_pile_hands_get_smaller() -> None:
    match = bestiary.new("cahoots", 3, 3)
    play_random(match, Random(3), 40)
    assert view(match).draw_pile == 0
    assert [hand.size for hand in view(match).table] == [4, 4, 4]
    seat = match.turn
    assert seat is not None
    match.play(seat, match.legal_moves(seat)[0])
    assert view(match).table[seat].size == 3
    assert not any(isinstance(event, CardDrawn | CardSeen) for event in match.events(seat))


# By recipe: layouts that make it, and layouts that miss it.
EXAMPLES = {
    "sum-crystal-4": ("C4 M1 U2 F3, C1 M4 C3 F7", "C4 C1 M2 U2, C3 M1 U2 F4, M4 U2 F3 F1"),
    "sum-crystal-6": ("C6 M1 U2 F3, C1 C2 C3 F7", "C6 C1 M2 U2, M6 U2 F3 F1"),
    "sum-crystal-10": ("C7 M1 C3 F3, C1 C2 C3 C4", "C7 C4 M2 U2, M4 M6 F3 F1"),
    "sum-mushroom-2": ("U2 M1 C2 F3, U1 C2 C3 U1", "U2 U1 M2 C2, M2 C4 F3 F1"),
    "sum-mushroom-6": ("U6 M1 C2 F3, U1 U1 U4 F7", "U6 U1 M2 C2, M6 C2 F3 F1"),
    "sum-mushroom-7": ("U7 M1 C2 F3, U3 C2 C3 U4", "U6 M1 F2 C2, M7 C2 F3 F1"),
    "sum-feather-2": ("F2 M1 C2 U3, F1 C2 F1 U4", "F2 F1 M2 C2, M2 C2 U3 U1"),
    "sum-feather-9": ("F2 F7 C2 U3, F1 F6 F2 U4", "F7 F1 M2 C2, M2 M7 U3 U1"),
    "sum-feather-11": ("F4 F7 C2 U3, F1 F6 F2 F2", "F7 F3 M2 C2, M4 M7 U3 U1"),
    "sum-mandrake-3": ("M3 F7 C2 U3, M1 F6 F2 M2", "M3 M1 F2 C2, C3 U3 F3 U1"),
    "sum-mandrake-9": ("M3 M6 C2 U3, M1 M6 F2 M2", "M7 M1 F2 C2, C4 U5 F3 U1"),
    "total-10": ("M1 U2 F3 C4, M1 M1 M2 M6", "M1 U2 F3 C5, M7 U3 F1 C1"),
    "total-15": ("M1 U2 F5 C7", "M1 U2 F5 C6, M7 U7 F1 C1"),
    "total-18": ("M4 U2 F5 C7", "M4 U2 F5 C6"),
    "total-20": ("M6 U2 F5 C7", "M6 U2 F5 C6, M7 U7 F6 C1"),
    "half-crystal-mandrake": ("C2 M4 U1 F1, C1 C2 M1 M5", "C4 M2 U1 F1, U1 F1 U2 F2, M4 U2 F1 F2, C2 M4 C1 F1"),
    "half-mushroom-feather": ("U2 F4 M1 C1", "U4 F2 M1 C1, M1 C1 M2 C2, U2 M4 C1 C2"),
    "half-mandrake-mushroom": ("M3 U6 F1 C1, M1 U1 U1 C7", "M6 U3 F1 C1, F1 C1 F2 C2"),
    "half-feather-crystal": ("F1 C2 M1 U1", "F2 C1 M1 U1, M1 U1 M2 U2"),
    "equal-crystal-feather": ("C5 F5 M1 U1, C1 C2 F3 M7", "C5 F4 M1 U1, M1 U1 M2 U2, C5 M5 U1 U2"),
    "equal-mushroom-feather": ("U5 F5 M1 C1, U1 U2 F1 F2", "U5 F4 M1 C1, M1 C1 M2 C2, U3 M3 C1 C2"),
    "equal-mandrake-crystal": ("M5 C5 U1 F1", "M5 C4 U1 F1, U1 F1 U2 F2"),
    "equal-mushroom-mandrake": ("U5 M5 F1 C1", "U5 M4 F1 C1, F1 C1 F2 C2"),
    "adjacent-mandrake": ("M1 M2 U1 F1, U1 M1 M2 F1, U1 F1 M1 M2", "M1 U1 M2 F1, M1 U1 F1 M2, M1 M2 M3 F1, M1 U1 F1 C1"),
    "adjacent-mushroom": ("U1 U2 M1 F1, M1 U1 U2 F1, M1 F1 U1 U2", "U1 M1 U2 F1, U1 U2 U3 F1, U1 U2 U3 U4"),
    "adjacent-feather": ("F1 F2 U1 M1, U1 F1 F2 M1, U1 M1 F1 F2", "F1 U1 F2 M1, F1 F2 M1 F3"),
    "adjacent-crystal": ("C1 C2 U1 M1, U1 C1 C2 M1, U1 M1 C1 C2", "C1 U1 C2 M1, C1 C2 M1 C3"),
    "apart-mandrake": ("M1 U1 M2 F1, U1 M1 F1 M2, M1 U1 F1 M2", "M1 M2 U1 F1, M1 U1 M2 M3, M1 U1 F1 C1"),
    "apart-mushroom": ("U1 M1 U2 F1, M1 U1 F1 U2, U1 M1 F1 U2", "U1 U2 M1 F1, U1 U2 F1 U3"),
    "apart-feather": ("F1 M1 F2 U1, M1 F1 U1 F2, F1 M1 U1 F2", "F1 F2 M1 U1, F1 M1 F2 F3"),
    "apart-crystal": ("C1 M1 C2 U1, M1 C1 U1 C2, C1 M1 U1 C2", "C1 C2 M1 U1, C1 M1 C2 C3"),
    "three-mandrake": ("M1 M2 U1 M3, U1 M1 M2 M3", "M1 M2 U1 F1, M1 M2 M3 M4"),
    "three-mushroom": ("U1 U2 M1 U3", "U1 U2 M1 F1, U1 U2 U3 U4"),
    "three-feather": ("F1 F2 M1 F3", "F1 F2 M1 U1, F1 F2 F3 F4"),
    "three-crystal": ("C1 C2 M1 C3", "C1 C2 M1 U1, C1 C2 C3 C4"),
    "only-mushroom-crystal": ("U1 C1 U2 C2, U1 U2 U3 C1", "U1 U2 U3 U4, C1 C2 C3 C4, U1 C1 U2 F1"),
    "only-crystal-mandrake": ("M1 C1 M2 C2, M1 C1 C2 C3", "M1 M2 M3 M4, C1 C2 C3 C4, M1 C1 M2 F1"),
    "only-mandrake-feather": ("M1 F1 M2 F2", "M1 M2 M3 M4, F1 F2 F3 F4, M1 F1 M2 U1"),
    "only-mushroom-feather": ("U1 F1 U2 F2", "U1 U2 U3 U4, F1 F2 F3 F4, U1 F1 U2 C1"),
    "all-below-4": ("M1 M2 M3 U3", "M1 M2 M3 M4"),
    "all-above-4": ("M5 M6 M7 U7", "M5 M6 M7 M4"),
    "same-number": ("M3 U3 F3 C3, M3 M3 U3 U3", "M3 U3 F3 C4"),
    "different-numbers": ("M1 M3 M5 M7", "M1 M3 M5 U1"),
    "different-ingredients": ("M1 C1 F1 U1", "M1 C1 F1 M1, M1 C1 F1 F2"),
    "different-both": ("M1 C4 F2 U7", "M1 C4 F2 U1, M1 C4 F2 F7"),
    "all-even": ("M2 M4 M6 U2", "M2 M4 M6 U3"),
    "all-odd": ("M1 M3 M5 U7", "M1 M3 M5 U2"),
    "alternating-parity": ("M1 M2 M3 U2, M4 M5 F2 F5", "M1 M2 M4 U3, M1 M3 M2 M4"),
    "three-ascending": ("M1 U2 F3 C7, C7 M5 U6 F7, M1 M2 M3 M4", "M3 M2 M1 U7, M1 M2 U7 M3, M6 M7 M1 M2"),
    "four-consecutive": ("M1 M2 M3 M4, U7 F4 C6 M5", "M1 M2 M3 M5, M1 M2 M3 U3, M6 M7 M1 M2"),
}


def cases(makes: int) -> list[tuple[str, str]]:
    return [(recipe, layout) for recipe, examples in EXAMPLES.items() for layout in examples[makes].split(", ")]


@pytest.mark.ruling("C2")
def test_the_fifty_recipes_all_have_examples() -> None:
    assert list(EXAMPLES) == list(RECIPES)


@pytest.mark.ruling("C2")
@pytest.mark.parametrize(("recipe", "layout"), cases(0))
def test_a_layout_makes_the_recipe(recipe: str, layout: str) -> None:
    assert view(table(layout, [recipe])).goals_met[0] == recipe


@pytest.mark.ruling("C2")
@pytest.mark.parametrize(("recipe", "layout"), cases(1))
def test_a_layout_misses_the_recipe(recipe: str, layout: str) -> None:
    assert view(table(layout, [recipe])).goals[0] == recipe


@pytest.mark.ruling("C2")
def test_the_mandrakes_of_the_sheet() -> None:
    """Two bowls of mandrake that are not neighbours: exactly two, with one bowl or two between them."""
    makes = {bowls for bowls in product("MU", repeat=4) if makes_apart(bowls)}
    assert makes == {tuple("MUMU"), tuple("UMUM"), tuple("MUUM")}


def makes_apart(bowls: tuple[str, ...]) -> bool:
    layout = " ".join(f"{letter}{number}" for number, letter in enumerate(bowls, 1))
    return "apart-mandrake" in view(table(layout, ["apart-mandrake"])).goals_met


@pytest.mark.ruling("C2")
def test_as_many_mushrooms_as_feathers_wants_at_least_one_of_each() -> None:
    assert "equal-mushroom-feather" not in view(table("M1 M2 C3 C4", ["equal-mushroom-feather"])).goals_met


@pytest.mark.ruling("C3")
@pytest.mark.parametrize(
    ("level", "two_or_three", "four"),
    [("apprentice", 15, 12), ("journeyman", 18, 15), ("master", 21, 18), ("expert", 24, 21)],
)
def test_how_many_monsters_a_level_has(level: str, two_or_three: int, four: int) -> None:
    for players, monsters in ((2, two_or_three), (3, two_or_three), (4, four)):
        match = table("M1 M2 M4 U7", SLOW, players=players, options={"level": level})
        seen = view(match)
        assert (seen.level, len(seen.goals), seen.goals_met) == (level, 4, [])
        assert seen.goals_left == monsters - 4


@pytest.mark.ruling("C3")
def test_the_default_level_is_for_apprentices() -> None:
    assert view(bestiary.new("cahoots", 2, 1)).level == "apprentice"


@pytest.mark.ruling("C4")
def test_goals_that_the_first_layout_meets_are_met_and_replaced_until_none_is() -> None:
    goals = ["all-odd", "all-even", "different-both", "same-number", "four-consecutive", "total-10", "three-ascending", "adjacent-crystal"]
    match = table("M1 U2 F3 C4", goals)
    seen = view(match)
    assert seen.goals_met == ["different-both", "four-consecutive", "total-10", "three-ascending"]
    assert seen.goals == ["all-odd", "all-even", "adjacent-crystal", "same-number"]
    assert seen.goals_left == 15 - 8
    told = [event for event in match.events() if isinstance(event, GoalsOpened | GoalMet | GoalOpened)]
    assert told == [
        GoalsOpened(["all-odd", "all-even", "different-both", "same-number"], 11),
        GoalMet("different-both", 2),
        GoalOpened("four-consecutive", 2, 10),
        GoalMet("four-consecutive", 2),
        GoalOpened("total-10", 2, 9),
        GoalMet("total-10", 2),
        GoalOpened("three-ascending", 2, 8),
        GoalMet("three-ascending", 2),
        GoalOpened("adjacent-crystal", 2, 7),
    ]


@pytest.mark.ruling("C4")
def test_one_card_may_meet_several_goals_and_those_turned_up_for_them() -> None:
    goals = ["different-ingredients", "all-even", "different-both", "same-number"]
    face_down = ["half-mandrake-mushroom", "all-odd", "three-ascending", "adjacent-crystal"]
    match = table("M1 U2 F3 U7", [*goals, *face_down], ["C7 F7 F6 F5", "F1 F2 C1 C2"])
    assert view(match).goals_met == []
    match.play(0, play("C7", 3))
    assert view(match).goals_met == ["different-ingredients", "half-mandrake-mushroom", "different-both", "three-ascending"]
    assert view(match).goals == ["all-odd", "all-even", "adjacent-crystal", "same-number"]
    assert [event.slot for event in match.events() if isinstance(event, GoalMet)] == [0, 0, 2, 2]


@pytest.mark.ruling("C4")
def test_goals_are_checked_after_each_card() -> None:
    match = table("M1 U2 F3 C7", ["all-below-4", *SLOW[1:]], ["C1 F6 F7 U7", "M7 C2 C3 U5"])
    match.play(0, play("C1", 3))
    assert view(match).goals_met == ["all-below-4"]
    match.play(1, play("C2", 3))
    assert view(match).goals_met[:1] == ["all-below-4"]


def last_goal(match: Match, goal: str) -> State:
    """The position, with all monsters happy but the one of this goal, which lies in the first slot."""
    state = match.state
    number = RECIPE_NUMBER[goal]
    total = rules.monsters(state)
    others = [recipe for recipe in range(rules.RECIPES) if recipe != number][: total - 1]
    state.recipe[:total] = [number, *others]
    state.met[: total - 1] = others
    state.turned, state.done = total, total - 1
    state.goal = [number, rules.NONE, rules.NONE, rules.NONE]
    assert rules.violations(state) == 0
    return state


def choice(state: State, move: Play | Say | TimeUp) -> int:
    return GAMES["cahoots"].choices(state, 0, move)[0]


@pytest.mark.ruling("C4")
def test_the_last_goal_wins_even_where_the_next_player_could_not_play() -> None:
    match = table("M1 M2 M3 U7", ["all-below-4", *SLOW], ["U3 F6 F6 F7", "C4 C4 C5 C5"])
    state = last_goal(match, "all-below-4")
    rules.step(state, 0, choice(state, Play("mushroom-3", 3)))
    scores = [0, 0]
    rules.score(state, scores)
    assert (state.phase, scores) == (rules.OVER, [1, 1])
    assert GAMES["cahoots"].view(state, None).won is True
    lost = match.state
    lost.goal[0] = RECIPE_NUMBER["same-number"]
    rules.step(lost, 0, choice(lost, Play("mushroom-3", 3)))
    rules.score(lost, scores)
    assert (lost.phase, scores) == (rules.OVER, [0, 0])


@pytest.mark.ruling("C4")
def test_slots_stay_empty_when_no_monster_is_left() -> None:
    match = table("M1 M2 M3 U7", ["all-below-4", *SLOW], ["U3 F6 F6 F7", "M4 C4 C5 C5"])
    state = last_goal(match, "same-number")
    seen = GAMES["cahoots"].view(state, 0)
    assert (seen.goals, seen.goals_left, seen.over) == (["same-number", None, None, None], 0, False)


@pytest.mark.ruling("C4")
def test_the_player_on_turn_who_cannot_play_loses_the_game_for_all() -> None:
    match = table("M1 M2 M3 U7", SLOW, ["M7 M6 F6 F7", "C4 C4 C5 C5", "M4 M4 M5 M5"], players=3)
    match.play(0, play("M6", 0))
    assert match.over
    assert match.scores == [0, 0, 0]
    assert ending(match) == GameOver(won=False, why="cannot_play", seat=1)
    assert view(match).won is False
    assert match.record().result == Result([0, 0, 0], [1, 1, 1])
    assert refused(match, 1, play("C4", 0)) == "G3"


@pytest.mark.ruling("C4")
def test_at_the_very_first_turn_too() -> None:
    match = table("M1 M2 M3 U7", SLOW, ["C4 C4 C5 C5", "M4 M4 M5 M5"])
    assert match.over
    assert match.scores == [0, 0]
    assert ending(match).seat == 0


@pytest.mark.ruling("C4")
def test_when_all_cards_are_gone_the_game_is_lost() -> None:
    match = bestiary.new("cahoots", 3, 3)
    play_random(match, Random(3))
    assert [hand.size for hand in view(match).table] == [0, 0, 0]
    assert sum(len(bowl) for bowl in view(match).bowls) == 56
    assert (match.over, match.scores) == (True, [0, 0, 0])


@pytest.mark.ruling("C4")
def test_play_goes_round_from_seat_0() -> None:
    match = table("M1 M2 M3 U7", SLOW, ["M7 M6 F6 F7", "M4 C4 C5 C5", "M4 U4 M5 M5"], players=3, draw="M6 M7 C1")
    assert match.actors == [0]
    assert refused(match, 1, play("M4", 0)) == "G1"
    for seat, card in ((0, "M6"), (1, "M4"), (2, "M4")):
        assert match.actors == [seat]
        assert (match.turn, view(match).turn) == (seat, seat)
        match.play(seat, play(card, 0))
    assert match.turn == 0


SPEED = {"speed": True}


@pytest.mark.ruling("C5")
def test_in_a_speed_game_anybody_plays_at_any_time() -> None:
    match = table("M1 M2 M3 U7", SLOW, ["M7 F6 F6 F7", "C4 C4 C5 C5", "M6 M6 F1 F2"], players=3, draw="C6 C6 C3", options=SPEED)
    assert match.actors == [0, 1, 2]
    assert match.legal_moves(1) == []
    assert match.turn == 0
    assert view(match).turn is None
    match.play(2, play("M6", 0))
    match.play(2, play("M6", 0))
    assert match.turn == 0, "clockwise after the last who played"
    match.play(0, play("F7", 3))
    assert match.turn == 2, "the first of them who can play"
    assert refused(match, 1, play("C4", 0)) == "C1"


@pytest.mark.ruling("C5")
def test_in_a_speed_game_the_first_who_is_asked_can_play() -> None:
    match = table("M1 M2 M3 U7", SLOW, ["C4 C4 C5 C5", "M4 M4 M5 M5"], options=SPEED)
    assert not match.over
    assert match.actors == [0, 1]
    assert match.turn == 1


@pytest.mark.ruling("C5")
def test_a_speed_game_is_lost_when_nobody_can_play() -> None:
    match = table("M1 M2 M3 U7", SLOW, ["C4 C4 C5 C5", "F4 F4 F5 F5"], options=SPEED)
    assert (match.over, match.scores) == (True, [0, 0])
    assert ending(match) == GameOver(won=False, why="nobody_can_play", seat=None)


@pytest.mark.ruling("C5")
def test_who_holds_no_cards_does_not_act_in_a_speed_game() -> None:
    match = bestiary.new("cahoots", 4, 1, SPEED)
    rng = Random(1)
    while not match.over:
        play_random(match, rng, 1)
        assert match.over or match.actors == [hand.seat for hand in view(match).table if hand.size]
    assert match.actors == []
    assert match.turn is None


@pytest.mark.ruling("C5")
def test_the_clock_of_a_speed_game_makes_one_move_and_other_games_have_none() -> None:
    match = bestiary.new("cahoots", 3, 1, SPEED)
    ((seat, move),) = match.lapse
    match.play(seat, move)
    assert match.over
    assert not match.lapse
    assert not bestiary.new("cahoots", 3, 1).lapse


@pytest.mark.ruling("C6")
def test_people_talk_freely_only_where_the_variant_allows_it() -> None:
    chatty = {talk: bestiary.new("cahoots", 2, 1, {"talk": talk}) for talk in ("signals", "silent", "free")}
    assert [talk for talk, match in chatty.items() if match.game.chatty(match.options)] == ["free"]


@pytest.mark.ruling("C5")
def test_a_speed_game_is_lost_when_the_time_is_up() -> None:
    match = bestiary.new("cahoots", 3, 1, SPEED)
    play_random(match, Random(1), 5)
    assert refused(match, 1, {"type": "time_up"}) == "C5"
    assert not any(isinstance(move, TimeUp) for seat in range(3) for move in match.legal_moves(seat))
    match.play(None, {"type": "time_up"})
    assert (match.over, match.scores) == (True, [0, 0, 0])
    assert match.events(2) == [TimeRanOut(), GameOver(won=False, why="time_up", seat=None)]
    assert bestiary.replay(match.record()).state == match.state
    assert msgspec.json.decode(match.record().to_json())["moves"][-1] == {"seat": None, "move": {"type": "time_up"}}
    assert refused(match, None, {"type": "time_up"}) == "G3"


@pytest.mark.ruling("C5")
def test_without_the_option_there_is_no_clock() -> None:
    match = bestiary.new("cahoots", 3, 1)
    assert refused(match, None, {"type": "time_up"}) == "C5"
    assert refused(match, 0, {"type": "time_up"}) == "C5"
    assert refused(match, 1, {"type": "time_up"}) == "G1"
    assert refused(match, None, msgspec.to_builtins(match.legal_moves(0)[0])) == "G1"


@pytest.mark.ruling("C5")
@pytest.mark.parametrize("open_hands", [False, True])
def test_with_open_hands_all_hands_are_seen_by_all(open_hands: bool) -> None:
    hands = ["M1 M2 F3 C5", "U1 U2 C3 C7"]
    match = table("M1 U2 F3 C4", SLOW, hands, options={"open_hands": open_hands}, draw="F7 F6")
    shown = [[hand.cards for hand in view(match, viewer).table] for viewer in (0, 1, None)]
    mine, other = cards(hands[0]), cards(hands[1])
    assert shown == ([[mine, other]] * 3 if open_hands else [[mine, None], [None, other], [None, None]])
    assert [hand.size for hand in view(match).table] == [4, 4]
    match.play(0, play("M2", 1))
    assert (CardSeen(0, "feather-7") in match.events(1)) == open_hands
    assert (CardDrawn(0) in match.events(1)) != open_hands


@pytest.mark.ruling("C5")
def test_the_options_are_free_to_combine() -> None:
    for speed, talk, open_hands in product((False, True), ("signals", "silent", "free"), (False, True)):
        match = bestiary.new("cahoots", 2, 1, {"speed": speed, "talk": talk, "open_hands": open_hands})
        seen = view(match)
        assert (seen.speed, seen.talk, seen.open_hands) == (speed, talk, open_hands)
        play_random(match, Random(1))


@pytest.mark.ruling("C6")
@pytest.mark.parametrize("talk", ["signals", "free"])
def test_anybody_may_give_the_signals_at_any_time_and_they_change_nothing(talk: str) -> None:
    match = table("M1 U2 F3 C4", SLOW, options={"talk": talk})
    before = match.state
    for seat, pile in product(range(2), range(4)):
        for what in ("avoid", "can_play", "want_play"):
            match.play(seat, say(what, pile=pile))
            assert match.events(1 - seat) == match.events(None) == [Said(seat, what, pile, None)]
    for seat, goal in product(range(2), SLOW):
        for what in ("can_help", "next_goal"):
            match.play(seat, say(what, goal=goal))
            assert match.events(1 - seat) == match.events(None) == [Said(seat, what, None, goal)]  # pyright: ignore[reportArgumentType]
    assert match.state == before
    assert match.actors == [0]
    assert not any(isinstance(move, Say) for seat in range(2) for move in match.legal_moves(seat))
    assert bestiary.replay(match.record()).moves == match.moves


@pytest.mark.ruling("C6")
def test_in_silence_nothing_is_said() -> None:
    match = table("M1 U2 F3 C4", SLOW, options={"talk": "silent"})
    assert refused(match, 0, say("avoid", pile=0)) == "C6"
    assert refused(match, 1, say("can_help", goal="same-number")) == "C6"


@pytest.mark.ruling("C6")
def test_signals_are_about_open_goals_only() -> None:
    match = table("M1 U2 F3 C4", SLOW)
    assert refused(match, 1, say("next_goal", goal="total-20")) == "C6"
    match = table("M1 U2 F3 C4", ["total-10", *SLOW])
    assert refused(match, 1, say("can_help", goal="total-10")) == "C6", "it is made already"


@pytest.mark.ruling("C6")
@pytest.mark.parametrize(
    "wrong",
    [
        say("avoid"),
        say("avoid", goal="same-number"),
        say("want_play", pile=1, goal="same-number"),
        say("can_help"),
        say("can_help", pile=2),
        say("next_goal", pile=2, goal="same-number"),
        say("can_play", pile=4),
        say("can_play", pile=-1),
        say("can_play", pile="1"),
        say("can_play", pile=True),
        say("can_play", pile=None),
        say("can_help", goal="gold"),
        say("hello", pile=1),
        {"type": "play", "card": "crystal-4", "pile": 4},
        {"type": "play", "card": "crystal-8", "pile": 3},
        {"type": "play", "card": "crystal-4"},
        {"type": "time_up", "pile": 1},
    ],
)
def test_a_signal_has_its_form(wrong: Move) -> None:
    match = table("M1 U2 F3 C4", SLOW)
    assert refused(match, 0, wrong) == "G4"
    assert refused(match, 1, wrong) == "G4"


@pytest.mark.ruling("C6")
def test_spectators_say_nothing_and_nobody_does_after_the_end() -> None:
    match = table("M1 U2 F3 C4", SLOW)
    assert refused(match, None, say("avoid", pile=0)) == "G1"
    lost = table("M1 M2 M3 U7", SLOW, ["C4 C4 C5 C5"])
    assert refused(lost, 0, say("avoid", pile=0)) == "G3"


@pytest.mark.ruling("C6")
def test_all_may_look_through_the_four_piles() -> None:
    match = table("M1 U2 F3 C7", SLOW, ["M2 F7 C4 U5", "F1 F2 C1 C2"])
    match.play(0, play("M2", 1))
    match.play(1, play("F2", 1))
    for viewer in (0, 1, None):
        assert view(match, viewer).bowls == [cards("M1"), cards("U2 M2 F2"), cards("F3"), cards("C7")]


# ---- dealing anew what a seat cannot know ----


def test_resampling_keeps_what_is_known_and_the_mover_able_to_play() -> None:
    match = table("M1 M2 M3 M4", ["same-number", "all-above-4", "sum-crystal-10", "sum-feather-9"], ["M7 F6 C6 C6", "C7 C5 C5 U5"])
    match.play(0, play("M7", 0))
    rng, hands = Random(1), set[int]()
    for viewer in (0, None):
        for _ in range(300):
            state = match.resampled(viewer, rng)
            assert rules.violations(state) == 0
            assert rules.can_play(state, 1)
            assert viewer is None or state.hand[0] == match.state.hand[0]
            hands.add(state.hand[1])
    assert len(hands) > 500


def test_resampling_for_the_mover_leaves_its_hand_and_changes_the_rest() -> None:
    match = bestiary.new("cahoots", 3, 2, {"open_hands": True})
    rng = Random(2)
    piles, recipes = set[tuple[int, ...]](), set[tuple[int, ...]]()
    for _ in range(50):
        state = match.resampled(0, rng)
        assert state.hand == match.state.hand, "open hands are known to all"
        assert state.goal == match.state.goal
        piles.add(tuple(state.draw))
        recipes.add(tuple(state.recipe))
    assert len(piles) == len(recipes) == 50


@pytest.mark.parametrize("options", [{}, {"speed": True}, {"open_hands": True}])
def test_resampling_depends_on_nothing_hidden(options: dict[str, Any]) -> None:
    """Positions that look alike to a seat are dealt anew alike."""
    match = bestiary.new("cahoots", 3, 4, options)
    rng = Random(4)
    play_random(match, rng, 20)
    for viewer in (-1, 0, 1, 2):
        other = match.resampled(None if viewer < 0 else viewer, rng)
        state = match.state
        words = [rng.getrandbits(32) for _ in range(rules.WORDS)]
        rules.resample(state, viewer, words.copy())
        rules.resample(other, viewer, words.copy())
        assert state == other


@pytest.mark.parametrize("speed", [False, True])
def test_resampling_is_uniform_among_deals_that_go_on(speed: bool) -> None:
    """How many cards the other can play is distributed as by chance, but never none."""
    match = table("M1 M1 M2 M2", SLOW, ["M7 F6 C6 C6", "M5 C5 C7 F5"], draw="U5", options={"speed": speed})
    match.play(0, play("M7", 0))
    assert plays(match, 0) == set(), "so it must be the other who can play"
    fits = [card for card in DECK if card.startswith("mandrake") or card[-1] in "127"]
    seen = [*(card for bowl in view(match).bowls for card in bowl), *(view(match, 0).hand or ())]
    wanted, unseen = len(fits) - sum(card in fits for card in seen), 56 - len(seen)
    ways = [0, *(comb(wanted, k) * comb(unseen - wanted, 4 - k) for k in range(1, 5))]
    rng, found = Random(5), Counter[int]()
    samples = 3000
    for _ in range(samples):
        dealt_anew = match.resampled(0, rng)
        found[sum(rules.copies(dealt_anew, 1, CARDS.index(card)) for card in dict.fromkeys(fits))] += 1
    expected = [samples * way / sum(ways) for way in ways]
    assert found[0] == 0
    assert sum((found[k] - n) ** 2 / n for k, n in enumerate(expected) if n) < 21  # chi-squared, 3 degrees of freedom: 0.01 % above it


def test_resampling_draws_the_face_down_recipes_from_all_that_are_neither_open_nor_made() -> None:
    match = table("M1 U2 F3 C4", ["total-10", *SLOW])
    rng, counts = Random(6), Counter[int]()
    for _ in range(1000):
        state = match.resampled(1, rng)
        counts.update(state.recipe[state.turned : rules.monsters(state)])
    known = {RECIPE_NUMBER[recipe] for recipe in ("total-10", *SLOW)}
    assert set(counts) == set(range(50)) - known
    expected = sum(counts.values()) / 45
    assert sum((n - expected) ** 2 / expected for n in counts.values()) < 90  # chi-squared, 44 degrees of freedom: 0.01 % above it
