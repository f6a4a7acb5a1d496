# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
"""The HTTP part against its own OpenAPI schema: hundreds of requests, right and wrong, to a real process."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.houses import Gone, Guest, Process, run, wait_until

EXAMPLES = 12  # for each operation, of right and of wrong requests
SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
NOT_OURS = [positive_data_acceptance, ignored_auth]  # a legal name may still be a bad one; who asks is decided here


@pytest.mark.parametrize("mode", GenerationMode)
def test_every_answer_is_as_the_schema_says_and_none_is_a_failure(process: Process, mode: GenerationMode) -> None:
    token = httpx.post(f"{process.url}/api/programs", json={"name": "Schema"}).json()["token"]
    schema = schemathesis.openapi.from_url(f"{process.url}/api/docs/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # pyright: ignore[reportAttributeAccessIssue]
    for operation in operations:
        if mode is GenerationMode.NEGATIVE and not operation.body and not operation.path_parameters:
            continue  # nothing that could be wrong

        @settings(max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW)
        @given(case=operation.as_strategy(mode), known=st.booleans())
        def check(case: Case[Any], known: bool) -> None:
            headers = {"authorization": f"Bearer {token}"} if known else {}
            case.call_and_validate(headers=headers, excluded_checks=NOT_OURS)

        check()
    assert process.logged("error") == []


def test_the_schema_names_everything_that_can_be_asked(process: Process) -> None:
    schema: Any = httpx.get(f"{process.url}/api/docs/openapi.json").json()
    assert schema["info"]["title"] == "Bestiary"
    assert {
        "/api/people",
        "/api/tables",
        "/api/tables/{id}",
        "/api/tables/{id}/record",
        "/api/tables/{id}/replay",
        "/health",
        "/livez",
        "/readyz",
        "/metrics",
    } <= set(schema["paths"])
    assert httpx.get(f"{process.url}/api/docs").status_code == 200


def test_health_and_figures_are_told(process: Process) -> None:
    async def main() -> None:
        guest = await Guest.come(process, "Ann")
        table = await guest.open(process, "nullern", 2, bots=[None, "random"], start=True)
        seat = await guest.at(process, table)
        await seat.done("play", move={"type": "bid", "tricks": 0})
        assert httpx.get(f"{process.url}/health").json() == {"status": "ok", "reasons": [], "bots_ready": True}
        figures = httpx.get(f"{process.url}/metrics")
        assert figures.headers["content-type"].startswith("text/plain")
        values = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in figures.text.splitlines() if line[0] != "#"}
        assert values["bestiary_connections"] >= 1
        assert values["bestiary_driven_tables"] >= 1
        assert values['bestiary_requests_total{outcome="done",type="play"}'] >= 1
        assert values["bestiary_answer_seconds_count"] >= 1

    run(main())


def test_a_huge_message_closes_its_connection_and_no_other(process: Process) -> None:
    async def main() -> None:
        guest = await Guest.come(process, "Ann")
        table = await guest.open(process, "nullern", 2, bots=[None, "random"], start=True)
        seat = await guest.at(process, table)
        async with connect(f"ws://127.0.0.1:{process.port}/api/tables/{table}/socket", max_size=None) as huge:
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.gather(huge.send("x" * 1_000_000), huge.recv())
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await seat.done("play", move={"type": "bid", "tricks": 0})

    run(main())


def test_nothing_secret_is_logged(process: Process) -> None:
    secret = httpx.post(f"{process.url}/api/programs", json={"name": "Ann"}).json()["token"]
    assert httpx.get(f"{process.url}/api/me", headers={"authorization": f"Bearer {secret}"}).status_code == 200
    assert httpx.get(f"{process.url}/api/tables/mine", headers={"cookie": f"bestiary={secret}"}).status_code == 200
    assert secret not in process.log.read_text(encoding="utf-8")


def test_a_server_that_is_stopped_says_when_to_come_back_and_then_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        process = Process("alone", tmp_path, f"sqlite:///{tmp_path / 'bestiary.db'}", "")
        process.start()
        try:
            wait_until(process.answers)
            guest = await Guest.come(process, "Ann")
            table = await guest.open(process, "nullern", 2, bots=[None, "random"], start=True)
            seat = await guest.at(process, table)
            number = await seat.done("play", id="first", move={"type": "bid", "tricks": 0})
            ended = asyncio.create_task(asyncio.to_thread(process.stop))
            bye = await seat.until("bye")
            assert (bye["why"], bye["again_after"] > 0) == ("stopping", True)
            with pytest.raises(Gone):
                await seat.receive()
            assert await ended in (0, -signal.SIGTERM)
            assert process.logged("info")[-1]["event"] == "stopped"
            process.start()
            wait_until(process.answers)
            again = await guest.at(process, table, since=number)
            assert again.messages[0]["seat"] == 0
            assert await again.done("play", id="first", move={"type": "bid", "tricks": 0}) == number
            await again.hello()
            while not again.messages[-1].get("moves"):
                await again.receive()
            await again.done("play", move=again.messages[-1]["moves"]["moves"][0])
            assert process.logged("error") == []
        finally:
            process.kill()

    run(main())
