"""Which processes live: those whose mark in the database changes. Nobody's clock is compared with anybody else's."""

from __future__ import annotations

from collections.abc import Mapping

from bestiary.server.store import Store

BEAT, LEASE = 2_000, 6_000  # milliseconds
LOOKS = LEASE // BEAT  # that somebody has who does not change his mark


class Leases:
    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process
        self._seen: dict[str, tuple[int, int]] = {}  # the mark of each process, and at how many looks it was still the same

    async def renew(self, mark: int) -> None:
        """Once a beat: this process lives, and the leases of the dead have ended. (Who only slept will notice that its tables are gone.)"""
        for process in self._dead(await self._store.beat(self._process, mark)):
            await self._store.leave(process)

    def _dead(self, marks: Mapping[str, int]) -> list[str]:
        before, self._seen = self._seen, {}
        for process, mark in marks.items():
            last, looks = before.get(process, (None, 0))
            self._seen[process] = mark, looks + 1 if mark == last else 0
        return [process for process, (_, looks) in self._seen.items() if looks >= LOOKS and process != self._process]
