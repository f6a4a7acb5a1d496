"""States from a declaration."""

from __future__ import annotations

import pytest

from bestiary.engine.state import fits, state_type

FIELDS = dict(count=(8,), row=(16, 3), table=(8, 2, 2), cube=(8, 2, 1, 2))


def test_a_state_begins_with_zeros_of_the_declared_shape() -> None:
    state = state_type(FIELDS)()
    assert (state.count, state.row, state.table, state.cube) == (0, [0, 0, 0], [[0, 0], [0, 0]], [[[0, 0]], [[0, 0]]])
    assert fits(state)


def test_a_copy_is_equal_and_shares_nothing() -> None:
    state = state_type(FIELDS)()
    twin = state.copy()
    assert twin == state
    assert hash(twin) == hash(state)
    for change in ("count", "row", "table", "cube"):
        other = state.copy()
        match change:
            case "count":
                other.count = 1
            case "row":
                other.row[1] = 1
            case "table":
                other.table[1][0] = 1
            case _:
                other.cube[1][0][1] = 1
        assert other != state
        assert state == twin


def test_a_state_has_no_field_besides_the_declared() -> None:
    state = state_type(FIELDS)()
    with pytest.raises(AttributeError):
        state.extra = 1


@pytest.mark.parametrize(
    ("field", "value"), [("count", 128), ("count", True), ("row", [0, 0]), ("row", [0, 0, 40000]), ("table", [[0, 0], 3])]
)
def test_a_value_that_does_not_fit_its_declaration_is_found(field: str, value: object) -> None:
    state = state_type(FIELDS)()
    setattr(state, field, value)
    assert not fits(state)


def test_states_of_two_declarations_are_never_equal() -> None:
    assert state_type(dict(a=(8,)))() != state_type(dict(a=(8,)))()
