"""The rules modules keep to their dialect, so that numba and a GPU can take them as they stand."""

from __future__ import annotations

import ast
import inspect
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, cast

import numba  # pyright: ignore[reportMissingTypeStubs]
import numpy as np
import pytest

from bestiary import GAMES
from bestiary.engine import loops, trials
from bestiary.engine.arrays import to_records, to_state
from bestiary.engine.compiled import namespace
from bestiary.engine.game import DEAL, GAME_OVER, NO_SUCH_MOVE, NOT_HELD, NOT_YOUR_TURN, OVER, Rules
from bestiary.engine.state import State
from tests.support import option_grid

ALLOWED = (
    ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.If, ast.For, ast.While, ast.Break, ast.Continue, ast.Assign, ast.AugAssign,
    ast.Expr, ast.Constant, ast.Name, ast.Attribute, ast.Subscript, ast.Call, ast.Compare, ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.IfExp,
    ast.Tuple, ast.expr_context, ast.operator, ast.cmpop, ast.boolop, ast.unaryop, ast.Pass,
)  # fmt: skip
# What `trials` has may be told otherwise by a game's judge.
LEFT_TO_THE_JUDGE = {"AGAIN", "ROUNDS", "chosen", "ending", "option", "refine", "varied"}
BUILTINS = {"range", "min", "max", "abs", "int"}


def module_of(game: str) -> ModuleType:
    return cast(ModuleType, GAMES[game].rules)


def features_of(game: str) -> ModuleType:
    return cast(ModuleType, GAMES[game].features)


MODULES = [*map(module_of, GAMES), *map(features_of, GAMES)]
THINKERS: list[ModuleType] = [cast(ModuleType, part) for game in GAMES.values() for part in (game.player, game.judge)]
each_module = pytest.mark.parametrize(
    ("module", "numbers"),
    [*((module, (int,)) for module in MODULES), *((module, (int, float)) for module in THINKERS)],
    ids=lambda value: ".".join(value.__name__.split(".")[-2:]) if isinstance(value, ModuleType) else "",
)


@each_module
def test_functions_use_numbers_branches_loops_indexing_and_each_other_alone(module: ModuleType, numbers: tuple[type, ...]) -> None:
    tree = ast.parse(inspect.getsource(module))
    functions = {name for name, value in vars(module).items() if isinstance(value, FunctionType | BuiltinFunctionType)}
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom):  # all know their own rules, who thinks knows roots and powers too
            parts = {"rules"} if float not in numbers else {"rules", "player"}
            own = {f"{module.__name__.rpartition('.')[0]}.{part}" for part in parts}
            assert statement.module in own or (float in numbers and statement.module == "math")
            assert statement.module != module.__name__
            assert not module.__name__.endswith(".rules")
            assert not any(alias.asname for alias in statement.names)
            continue
        assert isinstance(statement, ast.FunctionDef | ast.Assign | ast.Expr), ast.dump(statement)
        if not isinstance(statement, ast.FunctionDef):
            continue
        body = statement.body[1:] if ast.get_docstring(statement) else statement.body
        for node in (inner for part in body for inner in ast.walk(part)):
            assert isinstance(node, ALLOWED), f"{statement.name}, line {getattr(node, 'lineno', '?')}: {ast.dump(node)}"
            if isinstance(node, ast.Constant):
                assert type(node.value) in numbers, f"{statement.name}, line {node.lineno}"
            if isinstance(node, ast.Call):
                assert isinstance(node.func, ast.Name), f"{statement.name}, line {node.lineno}"
                assert node.func.id in functions | BUILTINS, f"{statement.name}, line {node.lineno}"


@each_module
def test_constants_are_numbers_and_flat_tuples_of_them(module: ModuleType, numbers: tuple[type, ...]) -> None:
    for name, value in vars(module).items():
        if name.startswith("__") or name == "FIELDS" or isinstance(value, FunctionType | BuiltinFunctionType):
            continue
        constants = cast("tuple[Any, ...]", value) if isinstance(value, tuple) else (value,)
        assert all(type(number) in numbers for number in constants), name


@pytest.mark.parametrize("game", GAMES)
def test_what_is_compiled_together_gives_no_name_two_meanings(game: str) -> None:
    described = GAMES[game]
    thinkers = [described.player, described.judge]
    for together in ([described.rules, described.features, loops], [described.rules, *thinkers, loops, trials]):
        meaning: dict[str, Any] = {}
        for module in together:
            for name, value in vars(module).items():
                if not name.startswith("__") and (module is not trials or name not in LEFT_TO_THE_JUDGE):
                    assert meaning.setdefault(name, value) is value, name


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_that_all_modules_share_are_shared(game: str) -> None:
    module: Any = module_of(game)
    assert (module.DEAL, module.OVER) == (DEAL, OVER)
    assert (module.NOT_YOUR_TURN, module.GAME_OVER) == (NOT_YOUR_TURN, GAME_OVER)
    assert (module.NO_SUCH_MOVE, module.NOT_HELD) == (NO_SUCH_MOVE, NOT_HELD)


@pytest.mark.parametrize("game", GAMES)
def test_compiled_by_numba_it_plays_the_same_game(game: str) -> None:
    """Every function, on every player count and house rule: states, legal lists, refusals, scores and resampling agree."""
    described = GAMES[game]
    plain, fast = described.rules, SimpleNamespace(**namespace(described, numba.njit, [described.rules, described.features, loops]))
    rng = Random(game)
    for players in described.players:
        for options in option_grid(described.options):
            read = described.options(**options)
            state = described.new_state(players, read)
            array = to_records(state)
            play_both(plain, fast, state, array, rng)


def play_both(plain: Rules, fast: Any, state: State, array: np.ndarray[Any, Any], rng: Random, most: int = 150) -> None:
    record = array[0]
    out, fast_out = [0] * plain.MOST, np.zeros(plain.MOST, np.int64)
    for _ in range(most):
        if state.phase == OVER:
            break
        if state.phase == DEAL:
            assert plain.deck(state) == fast.deck(record)
            order = list(range(plain.DECKS[plain.deck(state)]))
            rng.shuffle(order)
            plain.deal(state, order)
            fast.deal(record, np.array(order))
            continue
        seat = plain.turn(state)
        assert fast.turn(record) == seat
        assert bool(fast.midway(record)) == bool(plain.midway(state))
        count = plain.legal(state, seat, out)
        assert fast.legal(record, seat, fast_out) == count
        assert fast_out[:count].tolist() == out[:count]
        compare_resampled(plain, fast, state, record, rng)
        for a in [*out[:count], rng.randrange(-1, plain.CHOICES + 1)]:
            assert fast.refusal(record, seat, a) == plain.refusal(state, seat, a)
        assert fast.violations(record) == plain.violations(state) == 0
        a = out[rng.randrange(count)]
        plain.step(state, seat, a)
        fast.step(record, seat, a)
        assert to_state(record, type(state)) == state
    scores, fast_scores = [0] * state.players, np.zeros(state.players, np.int64)
    plain.score(state, scores)
    fast.score(record, fast_scores)
    assert fast_scores.tolist() == scores


def compare_resampled(plain: Rules, fast: Any, state: State, record: Any, rng: Random) -> None:
    seat = rng.randrange(-1, state.players)
    words = [rng.getrandbits(32) for _ in range(plain.WORDS)]
    resampled, again = state.copy(), to_records(state)
    plain.resample(resampled, seat, words.copy())
    fast.resample(again[0], seat, np.array(words, np.int64))
    assert to_state(again[0], type(state)) == resampled
