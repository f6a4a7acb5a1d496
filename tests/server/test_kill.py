"""Processes are killed under play, again and again, and nothing that was acknowledged is lost. The long form is `benchmarks/kill.py`."""

from __future__ import annotations

import asyncio

from benchmarks.kill import Ordeal, Report

from tests.server.houses import house


def test_no_acknowledged_move_is_lost_or_doubled_and_every_match_ends_though_processes_are_killed(postgresql: str) -> None:
    with house(postgresql, processes=2, log="warning") as place:

        async def ordeal() -> Report:
            return await Ordeal(place, tables=12, seed=7).run(seconds=6, pause=(0.2, 1.5), grace=40)

        report = asyncio.run(ordeal())
        assert report.holds, report
        assert not [entry for process in place.processes for level in ("error", "critical") for entry in process.logged(level)]
