"""Every ruling has a test that is marked with its id."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

RULINGS = [f"{letter}{number}" for letter, last in (("G", 4), ("K", 14), ("R", 8), ("C", 6), ("N", 6)) for number in range(1, last + 1)]


def marked() -> set[str]:
    found: set[str] = set()
    for file in (Path(__file__).parent / "rulings").glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling":
                        found |= {str(ast.literal_eval(argument)) for argument in mark.args}
    return found


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_ruling_has_a_test(ruling: str) -> None:
    assert ruling in marked()


def test_no_test_is_marked_with_a_ruling_that_is_none() -> None:
    assert marked() <= set(RULINGS)
