"""Kakerlakenpoker's hand-written player, its search, and what its bots are like."""

from __future__ import annotations

from random import Random

import pytest

import bestiary
from bestiary import GAMES, Match
from bestiary.bots import bot
from bestiary.bots.bot import Decision, planned
from bestiary.bots.search import Budget, search
from bestiary.games.kakerlakenpoker import GAME, Believe, Doubt, Lay, Pass, judge, player, rules
from bestiary.games.kakerlakenpoker.beliefs import KakerlakenpokerBeliefs
from bestiary.games.kakerlakenpoker.cards import CLAIM_OF, TYPE_OF
from bestiary.games.kakerlakenpoker.tastes import is_lie
from tests.rulings.test_kakerlakenpoker import DOUBT, PEEK, Arranged, hand_over, onward, owing, played, view
from tests.support import play_random

DESCRIBED = GAMES["kakerlakenpoker"]


def asked(match: Match) -> int:
    assert match.turn is not None
    return match.turn


@pytest.mark.parametrize("players", DESCRIBED.players)
def test_the_player_uses_only_what_its_seat_may_know_and_what_it_plans_is_legal(players: int) -> None:
    rng = Random(players)
    for seed in range(8):
        match = bestiary.new("kakerlakenpoker", players, seed)
        while not match.over:
            seat = asked(match)
            words = [rng.getrandbits(32) for _ in range(player.CHANCE)]
            plan = planned(DESCRIBED, match.state, seat, words.copy())
            assert plan == planned(DESCRIBED, match.resampled(seat, rng), seat, words.copy())
            state = match.state
            for at, a in enumerate(plan):
                assert rules.refusal(state, seat, a) == 0
                rules.step(state, seat, a)
                assert bool(rules.midway(state)) == (at < len(plan) - 1), "it is one whole move"
            if seed % 2:
                match.play(seat, GAME.move(match.state, seat, plan))
            else:
                play_random(match, rng, 1)


def test_candidates_are_legal_and_few() -> None:
    rng = Random(2)
    for players in DESCRIBED.players:
        match = bestiary.new("kakerlakenpoker", players, 3)
        while not match.over:
            seen = match.sight(asked(match))
            chosen, moves = GAME.candidates(seen.view, seen.moves), seen.moves
            assert 0 < len(set(chosen)) == len(chosen) <= 40
            assert set(chosen) <= set(moves)
            play_random(match, rng, 1)


def thought(match: Match, worlds: int = 200) -> Decision:
    return search(match.sight(asked(match)), Random(1), Budget(worlds))


RATS = ["rat"] * 3


@pytest.mark.parametrize(("claim", "answer"), [("bat", Believe()), ("fly", Doubt())])
def test_the_search_knows_what_the_card_must_be(claim: str, answer: Believe | Doubt) -> None:
    match = played(Arranged(2, {0: ["bat"] * 4}), hand_over(1, "bat", claim))
    assert thought(match).move == answer, "seat 1 holds everything else"


def test_the_search_passes_the_fourth_of_a_kind_to_whom_it_hurts() -> None:
    match = Arranged(3, {0: ["rat", "bat", "fly", "toad", "scorpion"], 1: ["bat", "fly", "toad"]}, {1: RATS}, pile=["fly"])
    move = thought(match).move
    assert isinstance(move, Pass)
    assert (move.to, move.card) == (1, "rat")


def test_the_search_lays_what_does_not_lose() -> None:
    match = owing("rat", ["rat", "bat", "fly", "toad"], fronts=RATS)
    move = thought(match).move
    assert isinstance(move, Lay)
    assert "rat" not in move.cards
    assert len(move.cards) == 2


def test_a_card_that_one_has_seen_is_believed_to_be_that() -> None:
    match = played(Arranged(4, {0: ["bat", "fly"], 1: ["rat"], 2: ["toad"]}), hand_over(1, "bat", "fly"), PEEK)
    found = thought(match).thought
    assert found is not None
    assert isinstance(found.beliefs, KakerlakenpokerBeliefs)
    assert found.beliefs.card == {"bat": pytest.approx(1.0)}
    assert found.beliefs.true == 0.0
    assert [hand.seat for hand in found.beliefs.hands] == [0, 2, 3]


def chance_of_truth(truths: int, lies: int) -> float:
    """How likely seat 1 finds a claim of somebody with that record, fly, to be true."""
    match = bestiary.new("kakerlakenpoker", 4, 5)
    state = match.state
    state.truths[0], state.lies[0] = truths, lies
    card = next(card for card in range(rules.KINDS) if state.hand[0][card])
    for a in (card, rules.TO0 + 1, rules.CLAIM0 + CLAIM_OF["fly"]):
        rules.step(state, 0, a)
    rng, likely = Random(3), [0.0, 0.0]
    for _ in range(600):
        world = state.copy()
        rules.resample(world, 1, [rng.getrandbits(32) for _ in range(rules.WORDS)])
        likely[rules.is_true(world.flight, CLAIM_OF["fly"])] += judge.likelihood(world, 1, [0.0] * player.WORK)
    return likely[1] / sum(likely)


def test_a_claim_speaks_for_its_card_the_more_the_honester_who_made_it() -> None:
    liar, anybody, honest = chance_of_truth(0, 9), chance_of_truth(0, 0), chance_of_truth(9, 0)
    assert liar < anybody < honest
    assert anybody > 1.5 * 9 / 65, "without a claim one card in seven is a fly"


def test_worlds_are_as_likely_as_the_claims_of_all_who_passed_the_card_on() -> None:
    match = Arranged(4, {0: ["bat", "fly", "toad"], 1: ["rat", "fly"], 2: ["toad", "rat"]})
    played(match, hand_over(1, "fly", "fly"), PEEK, onward(2, "fly"))
    state = match.state
    likely: list[float] = []
    for card in ("fly", "toad"):
        state.flight = TYPE_OF[card]
        likely.append(judge.likelihood(state, 2, [0.0] * player.WORK))
    assert likely[0] > 2 * likely[1], "two who say the same are rarely both lying"
    assert judge.likelihood(state, 1, [0.0] * player.WORK) == 1.0, "who knows the card asks for no claims"


def test_who_is_nearer_to_losing_is_worth_less() -> None:
    out = [0.0] * 3
    judge.worth(Arranged(3, {0: ["bat"], 1: ["rat"]}, {0: ["rat", "rat"], 1: ["fly"]}).state, out)
    assert out[0] < out[1] < out[2]
    assert sum(out) == pytest.approx(2.0)


def test_everybody_remembers_who_last_brought_him_a_card() -> None:
    match = Arranged(4, {0: ["bat", "fly"], 1: ["rat"], 2: ["toad"]})
    played(match, hand_over(2, "bat", "fly"), PEEK, onward(1, "bat"), DOUBT)
    assert [player.foe for player in view(match).table] == [None, 2, None, None], "who was fooled blames the last one who passed the card"
    played(match, hand_over(3, "rat", "fly"), DOUBT)
    assert view(match).table[1].foe == 3, "and who was seen through, the one who saw"


def first_moves(name: str, games: int = 25) -> list[tuple[Match, Pass]]:
    """What a bot passes in the middle of games."""
    found: list[tuple[Match, Pass]] = []
    think = bot(name, "kakerlakenpoker")
    for seed in range(games):
        match, rng = bestiary.new("kakerlakenpoker", 4, seed), Random(seed)
        while not match.over and (view(match).phase != "start" or len(match.moves) < 12):
            play_random(match, rng, 1)
        if not match.over:
            move = think(match.sight(asked(match)), rng).move
            assert isinstance(move, Pass)
            found.append((match, move))
    return found


def test_the_bold_lie_more_than_the_cautious() -> None:
    bold, cautious = (sum(is_lie(view(match), move) for match, move in first_moves(f"fox-{taste}")) for taste in ("bold", "cautious"))
    assert bold >= 2 * cautious
    assert bold >= 10


def test_who_bears_a_grudge_passes_to_his_foe() -> None:
    def hits(name: str) -> int:
        return sum(move.to == view(match).table[asked(match)].foe for match, move in first_moves(name))

    assert hits("owl-grudge") >= hits("owl") + 6


def test_tastes_are_of_a_game_and_of_bots_that_search() -> None:
    for name, game in (("fox-shy", "kakerlakenpoker"), ("heuristic-bold", "kakerlakenpoker"), ("fox-bold", "nullern"), ("fox-", "nullern")):
        with pytest.raises(ValueError, match=f"no bot '{name}'") as error:
            bot(name, game)
        assert ("-grudge" in str(error.value)) == (game == "kakerlakenpoker")


def test_the_search_rarely_loses_among_hand_written_players() -> None:
    lost = 0
    for seat in range(4):
        for seed in range(5):
            match, rng = bestiary.new("kakerlakenpoker", 4, 100 * seat + seed), Random(seed)
            while not match.over:
                turn = asked(match)
                seen = match.sight(turn)
                decision = search(seen, rng, Budget(32)) if turn == seat else bot("heuristic", "kakerlakenpoker")(seen, rng)
                match.play(turn, decision.move)
            lost += match.scores[seat] == 0
    assert lost <= 3, "where five of twenty would be par"
