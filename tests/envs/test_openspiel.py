"""The games as OpenSpiel has them: chance card by card, information states, resampling, storage, and exact algorithms on reduced games."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from importlib import import_module
from itertools import combinations, permutations
from math import comb, perm
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel")

from bestiary.engine.game import DEAL
from bestiary.engine.state import State
from bestiary.envs.openspiel import NAMES
from bestiary.envs.openspiel.node import CHANCE, TERMINAL, Node
from bestiary.envs.openspiel.registry import parameters_of
from bestiary.games.cahoots.cards import CARDS
from tests.envs.openspiel_support import OPEN, REDUCED, TABLES, TINY, WHOLE, load, play_on, pyspiel

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    cfr: Any = import_module("open_spiel.python.algorithms.cfr")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    policies: Any = import_module("open_spiel.python.policy")

SPEEDLESS = [spec for spec in (*TINY.values(), *REDUCED, *TABLES, *WHOLE) if "speed" not in spec]


@pytest.mark.parametrize("spec", SPEEDLESS)
def test_cards_dealt_when_they_are_seen_make_the_same_game_as_cards_shuffled_before(spec: str) -> None:
    """Play; then shuffle the decks as chance dealt them, and play the same choices by the rules alone."""
    state = play_on(load(spec).new_initial_state(), Random(spec))
    way = state.node.way()
    table = state.node.tree.table
    orders = iter([full_order(table, *deal) for deal in deals(way)])
    whole: State = table.game.new_state(table.players, table.box.options)
    for node in way:
        before = node.parent
        assert before is not None
        while whole.phase == DEAL:
            table.rules.deal(whole, next(orders))
        if before.player != CHANCE:
            assert table.rules.turn(whole) == before.player
            assert seen_by_all(table, whole) == seen_by_all(table, before.state)
            table.rules.step(whole, before.player, node.action)
    assert table.returns(whole) == state.returns()
    assert table.rules.violations(whole) == 0


@pytest.mark.parametrize("spec", [*TABLES, "bestiary_cahoots", "bestiary_nullern(players=6)"])
def test_the_tensor_of_an_information_state_has_room_for_everything(spec: str) -> None:
    node = play_on(load(spec).new_initial_state(), Random(spec)).node
    assert max(len(node.numbers(seat)) for seat in range(node.tree.table.players)) <= node.tree.table.memory


def test_the_examples_in_the_docs_run(capsys: pytest.CaptureFixture[str]) -> None:
    parts = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text(encoding="utf-8").split("```python\n")[1:]
    for part in parts:
        exec(part.partition("```")[0], {})
    assert capsys.readouterr().out.split("\n")[1].startswith("0.00045")


def test_the_docs_have_every_parameter() -> None:
    text = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text(encoding="utf-8")
    named = {name for row in text.split("\n") if row.startswith("| ") for name in row.split("|")[2].replace("`", "").strip().split(", ")}
    assert all(name in named for game in NAMES for name in parameters_of(game))


def seen_by_all(table: Any, state: State) -> list[list[int]]:
    seen: list[list[int]] = []
    for seat in range(table.players):
        out = [0] * table.game.features.OBSERVATION
        table.game.features.observe(state, seat, out)
        seen.append(out)
    return seen


def deals(way: list[Node]) -> Iterator[tuple[State, list[tuple[bool, int]]]]:
    """Each shuffle: the state that asked for it, and the cards that came of its deck then (True) or later, in order."""
    table = way[0].tree.table
    begun: dict[int, tuple[State, list[tuple[bool, int]]]] = {}
    first = table.first
    if table.game.id.startswith("kuhhandel"):
        begun[0] = (first, [])
    for node in way:
        before = node.parent
        assert before is not None
        if before.player != CHANCE:
            continue
        deck, place, _ = table.faces[node.action]
        if before.state.phase == DEAL and not before.cards:
            if deck in begun:
                yield begun.pop(deck)
            begun[deck] = (before.state, [])
        begun[deck][1].append((before.state.phase == DEAL, place))
    yield from (begun[deck] for deck in sorted(begun))


def full_order(table: Any, asked: State, cards: list[tuple[bool, int]]) -> list[int]:
    """The deck from its first card to its last, if these were dealt; which copy of a card it was is all the same."""
    at_once, later = [card for now, card in cards if now], [card for now, card in cards if not now]
    game = table.game.id.partition("(")[0]
    if game == "kakerlakenpoker":
        *hands, top = at_once
        under = table.rules.penalty_cards(asked.players) - 1
        rest = left_over(table, 0, [*at_once, *later])
        later += rest
        return [top, *later[:under], *hands, *later[under:]]
    if game == "nullern" and table.rules.is_blind(asked):
        return [*later, *at_once]
    if game == "cahoots" and not asked.count:
        bowls, hands = at_once[: table.rules.BOWLS], at_once[table.rules.BOWLS :]
        return [*hands, *bowls, *later, *left_over(table, 0, [*at_once, *later])]
    deck = table.rules.deck(asked)
    return [*at_once, *later, *left_over(table, deck, [*at_once, *later])]


def left_over(table: Any, deck: int, gone: list[int]) -> list[int]:
    names: tuple[str, ...] = table.game.decks[deck]
    rest = Counter(names) - Counter(names[card] for card in gone)
    return [names.index(name) for name in rest.elements()]


def test_every_deal_is_equally_likely() -> None:
    game = load("bestiary_nullern(colours=2,ranks=2,peak=1,last=1)")
    likely: dict[str, Fraction] = defaultdict(Fraction)

    def deal(node: Node, chance: Fraction) -> None:
        if node.player != CHANCE:
            likely[f"{node.state.hand} {node.state.trump_card}"] += chance
            return
        for outcome, p in node.chances():
            deal(node.child(outcome), chance * Fraction(p).limit_denominator(100))

    deal(game.new_initial_state().node, Fraction(1))
    assert set(likely.values()) == {Fraction(1, 24)}
    assert len(likely) == 24


def test_a_kind_of_card_is_as_likely_as_it_has_cards_left() -> None:
    state = load("bestiary_kakerlakenpoker").new_initial_state()
    assert dict(state.chance_outcomes())[0] == pytest.approx(8 / 65)
    state.apply_action(0)
    outcomes = dict(state.chance_outcomes())
    assert outcomes[0] == pytest.approx(7 / 64)
    assert outcomes[14] == pytest.approx(1 / 64)
    assert state.action_to_string(14) == "deal joker"


@pytest.mark.parametrize(
    "spec",
    [
        "bestiary_cahoots(players=2)",
        "bestiary_cahoots(players=3,ingredients=4,numbers=4)",
        "bestiary_cahoots(players=2,ingredients=3,numbers=4,speed=true)",
        "bestiary_cahoots(players=2,ingredients=2,numbers=3,monsters=4)",
    ],
)
def test_a_deal_that_is_over_at_once_is_not_dealt_and_all_others_are_equally_likely(spec: str) -> None:
    """Of all orders of the cards: each is as much likelier than it was as those that are over at once leave room for."""
    rng, lasting = Random(spec), share_that_lasts(load(spec).table)
    assert 0 < 1 - lasting < 0.01
    for _ in range(20):
        state = load(spec).new_initial_state()
        likelier = 1.0
        while state.is_chance_node():
            node, outcomes = state.node, dict(state.chance_outcomes())
            card = rng.choice([*outcomes])
            among_all = node.left[card] / sum(node.left[o] for o in node.tree.table.outcomes[node.deck])
            likelier *= outcomes[card] / among_all
            state.apply_action(card)
        assert not state.is_terminal()
        assert (likelier - 1) * lasting == pytest.approx(1 - lasting, rel=1e-3)


def share_that_lasts(table: Any) -> float:
    """Counted apart: hands before bowls, where they are small, and what bowls make as the rules lay them."""
    rules, s = table.rules, table.first
    cards = [rules.in_deck(i) for i in range(rules.DECK)]
    size = 4 * s.players if s.speed else 4
    if rules.monsters(s) > 12:  # no four cards make so many recipes
        one, other = sorted((size, 4))
        stuck = sum(comb(unfit(cards, first), other) for first in combinations(cards, one))
        return 1 - stuck / (comb(len(cards), one) * comb(len(cards) - one, other))
    over = 0.0
    for places in permutations(range(len(cards)), 4):
        rest = [i for i in range(len(cards)) if i not in places]
        given = 4 * s.players
        after = s.copy()
        rules.deal(after, [*rest[:given], *places, *rest[given:]])
        stuck = comb(unfit([cards[i] for i in rest], [cards[i] for i in places]), size) / comb(len(rest), size)
        won = comb(rules.made(after).bit_count(), rules.monsters(s)) / comb(50, rules.monsters(s))
        over += stuck + (1 - stuck) * won
    return 1 - over / perm(len(cards), 4)


def unfit(cards: Sequence[int], others: Sequence[int]) -> int:
    """How many cards share neither ingredient nor number with any of the others."""
    ingredients, numbers = {card // 7 for card in others}, {card % 7 for card in others}
    return sum(card // 7 not in ingredients and card % 7 not in numbers for card in cards)


def test_the_last_card_that_can_save_a_deal_of_cahoots_has_to() -> None:
    state = load("bestiary_cahoots(players=2)").new_initial_state()
    for card in ("mandrake-1", "mandrake-1", "mandrake-2", "mandrake-2", "mushroom-3", "mushroom-3", "mushroom-4"):
        state.apply_action(next(o for o, _ in state.chance_outcomes() if state.action_to_string(o) == f"deal {card}"))
    cards = [state.action_to_string(card).removeprefix("deal ") for card, _ in state.chance_outcomes()]
    assert cards == [card for card in CARDS if card.startswith("mandrake") or card.endswith(("-1", "-2"))][2:]


@pytest.mark.parametrize("spec", sorted({*OPEN, *TINY.values(), *WHOLE}))
def test_a_game_is_of_perfect_information_where_nobody_hides_anything(spec: str) -> None:
    game = load(spec)
    kinds = pyspiel.GameType.Information
    assert game.get_type().information == (kinds.PERFECT_INFORMATION if spec in OPEN else kinds.IMPERFECT_INFORMATION)
    assert pickle.loads(pickle.dumps(game)).get_type().information == game.get_type().information
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    observer, state, rng = game.make_py_observer(private), game.new_initial_state(), Random(1)
    hidden = False
    for _ in range(60):
        hidden |= any(observer.string_from(state, seat) for seat in range(game.num_players()))
        if state.is_terminal():
            break
        play_on(state, rng, 1)
    assert hidden == (spec not in OPEN)


def every_node(node: Node) -> Iterator[Node]:
    yield node
    if node.player != TERMINAL:
        for action in [o for o, _ in node.chances()] if node.player == CHANCE else node.legal():
            yield from every_node(node.child(action))


@pytest.mark.parametrize("spec", TINY.values(), ids=TINY)
def test_an_information_state_tells_all_that_a_seat_saw_and_did(spec: str) -> None:
    """Whatever looks the same to a seat has the same legal actions, own choices, view and features."""
    known: dict[str, object] = {}
    for node in every_node(load(spec).new_initial_state().node):
        if node.player < 0:
            continue
        table, seat = node.tree.table, node.player
        own = [step.action for step in node.way() if step.parent and step.parent.player == seat]
        view = table.game.view(node.state, seat)
        facts = (node.legal(), own, view, seen_by_all(table, node.state)[seat], node.path, node.numbers(seat))
        assert known.setdefault(node.remembered(seat), facts) == facts


@pytest.mark.parametrize("spec", TINY.values(), ids=TINY)
def test_no_history_is_longer_no_return_larger_than_the_game_says_and_tensors_tell_as_much_as_texts(spec: str) -> None:
    game = load(spec)
    texts: set[str] = set()
    tensors: set[tuple[int, ...]] = set()
    for node in every_node(game.new_initial_state().node):
        if node.player >= 0:
            texts.add(node.remembered(node.player))
            tensors.add((node.player, *node.numbers(node.player)))
        elif node.player == TERMINAL:
            way = [step.parent.player for step in node.way() if step.parent]
            assert len(way) - way.count(CHANCE) <= game.max_game_length()
            assert way.count(CHANCE) <= game.max_chance_nodes_in_history()
            assert all(game.min_utility() <= part <= game.max_utility() for part in node.tree.table.returns(node.state))
        else:
            assert sum(p for _, p in node.chances()) == pytest.approx(1)
    assert len(texts) == len(tensors)


HANDS_OPEN = "bestiary_cahoots(players=3,open_hands=true)"


@pytest.mark.parametrize("spec", [*TINY.values(), *REDUCED, *WHOLE, "bestiary_cahoots(players=2,speed=true,numbers=3)", HANDS_OPEN])
def test_a_resampled_state_looks_the_same_to_its_seat(spec: str) -> None:
    """And to the others it does not, where they see anything else: an information state tells no less than an observation."""
    rng = Random(spec)
    game = load(spec)
    state, moves = game.new_initial_state(), 0
    changed = False
    while not state.is_terminal():
        if not state.is_chance_node() and moves % (17 if spec in WHOLE else 3) == 0:
            for seat in range(game.num_players()):
                other = state.resample_from_infostate(seat, rng.random)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert other.observation_string(seat) == state.observation_string(seat)
                assert other.legal_actions(seat) == state.legal_actions(seat)
                assert other.current_player() == state.current_player()
                for viewer in range(game.num_players()):
                    if other.observation_string(viewer) != state.observation_string(viewer):
                        assert other.information_state_string(viewer) != state.information_state_string(viewer)
                changed |= str(other) != str(state)
                play_on(other, rng, 3)
        play_on(state, rng, 1)
        moves += 1
    assert changed or spec in (TINY["nullern, blind"], HANDS_OPEN)


def test_resampled_hands_are_spread_evenly() -> None:
    """Nullern, one card each of four: the other's card is any of the two that are left."""
    state = load("bestiary_nullern(colours=2,ranks=2,peak=1)").new_initial_state()
    for action in (0, 1, 2):
        state.apply_action(action)
    rng = Random(1)
    hands = Counter(state.resample_from_infostate(0, rng.random).node.state.hand[1][0] for _ in range(400))
    assert set(hands) == {1, 21}
    assert min(hands.values()) > 150


def test_which_card_of_a_resampled_hand_was_drawn_last_is_left_to_chance() -> None:
    state, rng = load("bestiary_cahoots(players=2)").new_initial_state(), Random(1)

    def drawn_by_other(node: Node) -> list[int]:
        dealing = node.tree.table.dealing
        chances = [(up, step) for step in node.way() if (up := step.parent) and up.player == CHANCE and up.state.phase != DEAL]
        return [step.action for up, step in chances if dealing.owner(up.state, len(up.cards)) == 1]

    while state.is_chance_node() or not drawn_by_other(state.node):
        play_on(state, rng, 1)
    table, highest = state.node.tree.table, 0
    for _ in range(200):
        node = state.resample_from_infostate(0, rng.random).node
        hand = [table.outcome_of[0, card] for card in table.dealing.held(node.state, 1)]
        highest += drawn_by_other(node)[-1] == max(hand)
    assert 20 < highest < 100


@pytest.mark.parametrize("public", [True, False])
def test_nobody_remembers_in_part(public: bool) -> None:
    private = pyspiel.PrivateInfoType.NONE if public else pyspiel.PrivateInfoType.SINGLE_PLAYER
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=True, private_info=private)
    with pytest.raises(ValueError, match="never one without the other"):
        load(TINY["nullern"]).make_py_observer(kind)


@pytest.mark.parametrize(
    "spec", [TINY["kakerlakenpoker, royal"], "bestiary_nullern(peak=1,colours=2,ranks=3)", "bestiary_kuhhandel(kinds=1)"]
)
def test_a_search_over_information_sets_plays(spec: str) -> None:
    """OpenSpiel's IS-MCTS, which resamples."""
    game = load(spec)
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), uct_c=1.0, max_simulations=5)
    state, rng = game.new_initial_state(), Random(3)
    for _ in range(12):
        play_on(state, rng, 1)
        if state.is_terminal():
            break
        if not state.is_chance_node():
            assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("spec", [*TINY.values(), *REDUCED, *WHOLE])
def test_states_are_cloned_written_down_and_read_again(spec: str) -> None:
    rng = Random(spec)
    game = load(spec)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert str(again) == str(game)
        assert str(again.new_initial_state()) == str(game.new_initial_state())
    for moves in (0, 3, 40):
        state = play_on(game.new_initial_state(), rng, moves)
        written = pyspiel.serialize_game_and_state(game, state)
        read = pyspiel.deserialize_game_and_state(written)[1]
        for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), read):
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            chance = Random(moves)
            ends = [play_on(one.clone(), Random(moves), 20) for one in (twin, state)]
            assert str(ends[0]) == str(ends[1])
            assert [ends[0].information_state_string(p) for p in range(2)] == [ends[1].information_state_string(p) for p in range(2)]
            play_on(twin, chance, 1)
            assert len(state.history()) <= len(twin.history())


def test_an_imagined_world_without_a_history_can_be_written_down_too() -> None:
    state = play_on(load("bestiary_kuhhandel(kinds=2)").new_initial_state(), Random(1), 30)
    world = play_on(state.resample_from_infostate(1, Random(2).random), Random(3), 2)
    twin = pickle.loads(pickle.dumps(world))
    assert str(twin) == str(world)
    assert twin.information_state_string(1) == world.information_state_string(1)


def test_returns_are_by_rank_or_by_score() -> None:
    for spec, low, high in (("bestiary_nullern(peak=1,reward=score)", -15, 15), ("bestiary_nullern(peak=1)", -1, 1)):
        game = load(spec)
        assert -game.min_utility() == game.max_utility() >= high
        returns = play_on(game.new_initial_state(), Random(4)).returns()
        assert sum(returns) == 0
        assert low <= returns[0] <= high
    cahoots = load("bestiary_cahoots(reward=score)")
    assert (cahoots.min_utility(), cahoots.max_utility(), cahoots.utility_sum()) == (0, 1, None)
    loser = play_on(load("bestiary_kakerlakenpoker(players=5)").new_initial_state(), Random(5)).returns()
    assert sorted(loser) == [-1, 0.25, 0.25, 0.25, 0.25]


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("bestiary_nullern(players=8)", "players is a number from 2 to 7"),
        ("bestiary_nullern(colours=1,ranks=4,peak=2)", "4 cards are too few for 2 hands of 2 and the trump card"),
        ("bestiary_kakerlakenpoker(kinds=1,copies=1,penalty=4)", "cannot be dealt"),
        ("bestiary_cahoots(level=wizard)", "level"),
        ("bestiary_cahoots(players=4,ingredients=2,numbers=4)", "too few"),
        ("bestiary_kuhhandel(reward=money)", "'rank' or by 'score'"),
    ],
)
def test_wrong_parameters_are_told(spec: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        load(spec)


@pytest.mark.parametrize(
    ("spec", "iterations", "bound"),
    [(TINY["kakerlakenpoker"], 20, 0.005), (TINY["kakerlakenpoker, royal"], 10, 0.1), (TINY["nullern"], 10, 0.1)],
)
def test_the_exploitability_of_cfr_falls(spec: str, iterations: int, bound: float) -> None:
    game = load(spec)
    solver = cfr.CFRPlusSolver(game)
    found: list[float] = []
    for iteration in range(iterations):
        solver.evaluate_and_update_policy()
        if iteration in (0, iterations - 1):
            found.append(pyspiel.exploitability(game, policies.python_policy_to_pyspiel_policy(solver.average_policy())))
    assert found[-1] < bound < found[0]
