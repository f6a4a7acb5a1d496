"""Clients of the tests take part in a draw as programs do: they commit when they are asked, and reveal what they have committed to."""

from __future__ import annotations

import hashlib
from typing import Any

from bestiary.engine.shuffle import entropy_commitment
from bestiary.server.draw import overdue
from bestiary.server.facts import AnyFact
from bestiary.server.hall import Hall, Live
from bestiary.server.table import Table

Json = dict[str, Any]
OURS = "draw-"  # what the ids of these requests begin with


def entropy_of(who: str, state: Json) -> bytes:
    """The same on every connection of somebody, and another in each draw."""
    table = state["table"]
    return hashlib.sha256(f"{who}/{table['id']}/{len(table['called_off'])}".encode()).digest()


def answer_to(message: Json, who: str) -> Json | None:
    """What to send when told that; None: nothing."""
    if message["type"] != "state" or message["table"]["draw"] is None or message["seat"] is None:
        return None
    draw, seat, entropy = message["table"]["draw"], message["seat"], entropy_of(who, message)
    id = f"{OURS}{draw['stage']}-{len(message['table']['called_off'])}"
    if draw["stage"] == "commit":
        return {"type": "commit", "id": id, "commitment": entropy_commitment(entropy)}
    if draw["commitments"][seat] == entropy_commitment(entropy):
        return {"type": "reveal", "id": id, "entropy": entropy.hex()}
    return None


def answers_that(message: Json) -> bool:
    """Is it the answer to such a request?"""
    return str(message.get("id", "")).startswith(OURS)


def has_begun(message: Json) -> bool:
    return message["type"] == "state" and message["table"]["status"] in ("playing", "over")


async def nobody_adds(hall: Hall, live: Live) -> None:
    """The time of a draw is up before anybody has committed."""

    def decide(table: Table) -> list[AnyFact]:
        return [] if table.draw is None else overdue(table, table.draw.until)

    await hall.act(live, decide)
