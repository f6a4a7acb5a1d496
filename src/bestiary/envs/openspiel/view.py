"""What a seat may know at present, as text."""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.engine.game import AnyGame
from bestiary.engine.state import State


def seen(game: AnyGame, state: State, seat: int | None) -> str:
    """A seat's view, or what everybody sees, as JSON."""
    return msgspec.json.encode(game.view(state, seat)).decode()


def seen_alone(game: AnyGame, state: State, seat: int) -> str:
    """What of a seat's view is not seen by everybody."""
    public, own = game.views(state, [None, seat])
    alone: dict[str, Any] = {
        name: getattr(own, name) for name in own.__struct_fields__ if name != "seat" and getattr(own, name) != getattr(public, name)
    }
    return msgspec.json.encode(alone).decode() if alone else ""
