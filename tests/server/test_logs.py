"""Every line of the log is one JSON object, whoever wrote it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.houses import Process, wait_until

NOISE = """
import asyncio, logging, threading, warnings
from bestiary.server.logs import set_up
import structlog

set_up("info")
structlog.get_logger().info("ours", number=7)
logging.getLogger("uvicorn.error").warning("of\\na library, about %s", "something")
logging.getLogger("alembic.runtime.migration").info("not told")
warnings.warn("outdated")

async def forgotten():
    async def fail():
        raise ValueError("nobody waits for this")
    asyncio.get_running_loop().create_task(fail())
    await asyncio.sleep(0.01)

asyncio.run(forgotten())
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()

class Bad:
    def __del__(self):
        raise OSError("in the end")

Bad()
try:
    raise KeyError("inner")
except KeyError:
    logging.getLogger("any").exception("with a trace")
raise RuntimeError("the end")
"""


def test_whoever_writes_it_a_line_is_a_json_object() -> None:
    done = subprocess.run([sys.executable, "-c", NOISE], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
    said = {line["event"].splitlines()[0]: line for line in lines}
    assert said["ours"]["number"] == 7
    assert said["of"]["event"] == "of\na library, about something"
    assert said["of"]["logger"] == "uvicorn.error"
    assert "not told" not in said
    assert any("outdated" in line["event"] for line in lines if line.get("logger") == "py.warnings")
    for words, error in {
        "Task exception was never retrieved": "nobody waits for this",
        "a thread ended": "ZeroDivisionError",
        "with a trace": "KeyError: 'inner'",
        "the server ended by an error": "RuntimeError: the end",
    }.items():
        assert error in said[words]["exception"]
    assert any("in the end" in line.get("exception", "") for line in lines)


def test_a_real_server_writes_nothing_else(tmp_path: Path) -> None:
    process = Process("alone", tmp_path, f"sqlite:///{tmp_path / 'bestiary.db'}", "")
    process.start()
    try:
        wait_until(process.answers)
        for content in (b"{", b"\xff", b"[" * 9_000):
            httpx.post(f"{process.url}/api/people", content=content)
        httpx.get(f"{process.url}/api/games", headers={"upgrade": "h2c", "connection": "upgrade"})
        second = Process("second", tmp_path, f"sqlite:///{tmp_path / 'bestiary.db'}", "")
        second.port = process.port
        second.flags[1] = str(process.port)
        second.start()
        wait_until(lambda: not second.alive)
        process.stop()
        told = [
            json.loads(line)
            for one in (process, second)
            for line in one.log.read_text().splitlines()
            if not line.startswith("Bestiary is at")
        ]
        assert next(entry["event"] for entry in told if entry["level"] == "error").endswith("address already in use")
    finally:
        process.kill()
