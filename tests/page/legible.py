"""Can everything that is written be read?"""

from __future__ import annotations

from pathlib import Path

from tests.page.player import Player

ILLEGIBLE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
REST = 0.4  # seconds


def illegible(player: Player) -> list[str]:
    """What is still so after a moment: things on their way pass over others."""
    found: list[str] = player.evaluates(ILLEGIBLE)
    for _ in range(3):
        if not found:
            break
        player.waits(REST)
        again: list[str] = player.evaluates(ILLEGIBLE)
        found = [one for one in found if one in again]
    return found
