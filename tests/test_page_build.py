"""`make page` does what has to be done and nothing twice."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "web" / "build.py"


class Workshop:
    """A checkout with little in it, and an npm that only says what it was asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._asked: list[str] = []
        for name in ("web/src/main.ts", "web/package-lock.json", "src/bestiary/words/en.ftl", "src/bestiary/games/fox/rules.en.md"):
            self.write(name, "as it was")
        shutil.copy(SCRIPT, root / "web" / "build.py")
        spec = importlib.util.spec_from_file_location("build", root / "web" / "build.py")
        assert spec is not None
        assert spec.loader is not None
        self._script = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self._script)
        shutil.rmtree(root / "web" / "__pycache__", ignore_errors=True)
        self._script.__dict__["npm"] = self._npm

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def _npm(self, *arguments: str) -> None:
        self._asked.append(arguments[0] if arguments[0] == "ci" else arguments[1])
        if arguments[0] == "ci":
            shutil.rmtree(self.root / "web" / "node_modules", ignore_errors=True)
            self.write("web/node_modules/svelte/index.js", "a package")
        elif arguments[1] == "build":
            self.write("src/bestiary/server/page/index.html", "the page")

    def make(self, *scripts: str) -> list[str]:
        """What npm was asked for."""
        self._asked.clear()
        self._script.main(scripts)
        return [*self._asked]


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    made = Workshop(tmp_path)
    assert made.make() == ["ci", "build"]
    return made


def test_nothing_is_done_twice(workshop: Workshop) -> None:
    assert workshop.make() == []
    workshop.write("src/bestiary/games/fox/rules.py", "not of the page")
    workshop.write("web/node_modules/.vite/results.json", "not ours")
    assert workshop.make() == []


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/src/new.ts", "src/bestiary/words/en.ftl", "src/bestiary/games/fox/rules.en.md"])
def test_what_changed_is_built_again(workshop: Workshop, name: str) -> None:
    workshop.write(name, "otherwise")
    assert workshop.make() == ["build"]
    assert workshop.make() == []


def test_a_file_that_is_gone_is_a_change(workshop: Workshop) -> None:
    (workshop.root / "web/src/main.ts").unlink()
    assert workshop.make() == ["build"]


def test_other_packages_are_installed_and_a_page_that_is_gone_is_built(workshop: Workshop) -> None:
    workshop.write("web/package-lock.json", "others")
    assert workshop.make() == ["ci", "build"]
    (workshop.root / "src/bestiary/server/page/index.html").unlink()
    assert workshop.make() == ["build"]
    shutil.rmtree(workshop.root / "web/node_modules")
    assert workshop.make() == ["ci", "build"]


def test_checks_come_before_the_page_is_built(workshop: Workshop) -> None:
    assert workshop.make("check", "test") == ["check", "test"]
    workshop.write("web/src/main.ts", "otherwise")
    assert workshop.make("check", "test") == ["check", "test", "build"]
