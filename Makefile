# All set-up there is: Python 3.11+ and make.
PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= auto

.PHONY: play page test nightly check docs pictures golden bench clean

play: page
	$(BIN)/bestiary serve --open

page: .venv/play
	$(BIN)/python web/build.py

test: check
	$(BIN)/python web/build.py check test
	$(BIN)/python -m tests.page.browser
	$(BIN)/python -m pytest -n $(WORKERS)

nightly: check .venv/nightly
	$(BIN)/python web/build.py
	$(BIN)/python -m tests.page.browser chromium firefox webkit
	$(BIN)/python -m pytest -m nightly

check: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright

docs: .venv/dev
	$(BIN)/python docs/generate.py

pictures: page .venv/dev
	$(BIN)/python -m docs.screenshots

golden: .venv/dev
	$(BIN)/python -m tests.golden

bench: .venv/dev
	$(BIN)/pip install --quiet --editable '.[bench]'
	$(BIN)/bestiary bench --json > benchmarks/results/cpu.json
	$(BIN)/python benchmarks/plot.py

.venv/play: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bestiary needs Python 3.11 or newer; say which with make PYTHON=…")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[page]'
	touch $@

.venv/dev: .venv/play
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

.venv/nightly: .venv/dev
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[nightly]'
	touch $@

clean:
	rm -rf .venv web/node_modules src/bestiary/server/page
