# All set-up there is: Python 3.11+ and make.
PYTHON ?= python3
BIN := .venv/bin
GAME ?= nullern
WORKERS ?= auto

.PHONY: play test check docs golden bench clean

play: .venv/play
	$(BIN)/bestiary play $(GAME)

test: check
	$(BIN)/python -m pytest -n $(WORKERS)

check: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright

docs: .venv/dev
	$(BIN)/python docs/generate.py

golden: .venv/dev
	$(BIN)/python -m tests.golden

bench: .venv/dev
	$(BIN)/pip install --quiet --editable '.[bench]'
	$(BIN)/bestiary bench --json > benchmarks/results/cpu.json
	$(BIN)/python benchmarks/plot.py

.venv/play: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bestiary needs Python 3.11 or newer; say which with make PYTHON=…")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	touch $@

.venv/dev: .venv/play
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

clean:
	rm -rf .venv
