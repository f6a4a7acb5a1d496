"""The generated docs are what the code says, and settings are told as they are."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from bestiary.cli.app import serve
from bestiary.server.settings import Settings

DOCS = Path(__file__).parent.parent / "docs"


def test_generated_docs_are_fresh() -> None:
    spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    stale = [str(path) for path, text in module.generated().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    assert not stale, "run `make docs`"


def written(value: Any) -> str:
    """A default, as the page and the help have it."""
    if isinstance(value, bool):
        return str(value).lower()
    return "" if value in ("", []) else str(value)


DEFAULTS = {field: written(value) for field, value in msgspec.to_builtins(Settings()).items()}


def test_hosting_has_every_setting_with_its_default() -> None:
    section = (DOCS / "hosting.md").read_text(encoding="utf-8").partition("## Settings")[2].partition("\n## ")[0]
    told: dict[str, str] = {}
    for row in re.findall(r"^\| (`.*)", section, re.MULTILINE):
        names, values = (re.findall("`(.*?)`", cell) for cell in row.split("|")[:2])
        told |= dict(zip(names, values or [""] * len(names), strict=True))
    assert told == DEFAULTS


@pytest.mark.parametrize("setting", DEFAULTS)
def test_every_setting_has_a_flag_that_tells_its_default(setting: str) -> None:
    (option,) = get_type_hints(serve, include_extras=True)[{"origins": "origin"}.get(setting, setting)].__metadata__
    default = re.findall(r"\[default: (.*)\]", option.help or "")
    assert default == ([DEFAULTS[setting]] if DEFAULTS[setting] not in ("", "false") else [])
