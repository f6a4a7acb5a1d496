# All set-up there is: Python 3.11+ and make.
PYTHON ?= python3
BIN := .venv/bin
GAME ?= nullern
WORKERS ?= auto

.PHONY: play test check docs golden bench clean

play: .venv/ready
	$(BIN)/bestiary play $(GAME)

test: check
	$(BIN)/python -m pytest -n $(WORKERS)

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright

docs: .venv/ready
	$(BIN)/python docs/generate.py

golden: .venv/ready
	$(BIN)/python -m tests.golden

bench: .venv/ready
	$(BIN)/pip install --quiet --editable '.[bench]'
	$(BIN)/python benchmarks/interpreted.py

.venv/ready: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bestiary needs Python 3.11 or newer; say which with make PYTHON=…")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

clean:
	rm -rf .venv
