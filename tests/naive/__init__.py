"""Naive models: each game once more, from its sheet and the rulings alone, and `compare`, which holds the engine against them."""

import pytest

pytest.register_assert_rewrite("tests.naive.compare")
