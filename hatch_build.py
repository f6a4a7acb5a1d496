"""Wheels and source archives have the page in them: it is built for them where it was not yet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if self._is_built() else self.metadata.core.optional_dependencies["page"]

    def initialize(self, version: str, _build_data: dict[str, Any]) -> None:
        if version != "editable" and not self._is_built():
            subprocess.run([sys.executable, Path(self.root, "web", "build.py")], check=True)

    def _is_built(self) -> bool:
        return Path(self.root, "src", "bestiary", "server", "page", "index.html").exists()
