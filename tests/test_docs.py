"""The generated docs are what the code says."""

from __future__ import annotations

import importlib.util
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def test_generated_docs_are_fresh() -> None:
    spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    stale = [str(path) for path, text in module.generated().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    assert not stale, "run `make docs`"
