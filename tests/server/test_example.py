"""The program in `examples/` plays whole matches of all four games on a real server, with people and with bots."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from bestiary.games import GAMES
from tests.server.houses import PATIENCE, Guest, Process, run

CLIENT = Path(__file__).parent.parent.parent / "examples" / "client.py"


@pytest.mark.parametrize("game", GAMES)
def test_the_example_takes_a_seat_and_plays_a_match_to_its_end(process: Process, game: str) -> None:
    async def main() -> None:
        host = await Guest.come(process, "Host")
        table = await host.open(process, game, 3, seat=None, bots=[None, "random", "random"])
        at = await host.at(process, table)
        pipe = asyncio.subprocess.PIPE
        program = await asyncio.create_subprocess_exec(sys.executable, CLIENT, process.url, game, table, stdout=pipe, stderr=pipe)
        await at.until(lambda message: message["type"] == "state" and message["table"]["seats"][0]["kind"] == "program")
        await at.done("start")
        async with asyncio.timeout(PATIENCE):
            told, complaints = await program.communicate()
        assert program.returncode == 0, complaints
        assert len(json.loads(told)) == 3

    run(main())
