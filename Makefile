# Two commands do everything: `make play` and `make test`. Both set up what they need themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check lint types tests interpreted bounds compiled services generate load kills strength trial eye tutorial screenshots golden glossary mutation clean help

play: $(VENV)/.installed  ## open the table in the browser
	@$(BIN)/mandala

test: check  ## everything: style, types, layers, all tests

check: lint types tests interpreted

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

# The browser's tests have processes of their own: Playwright keeps an event loop running in its
# thread, and a test that starts one itself could not follow it there.
tests: $(VENV)/.dev services compiled
	$(BIN)/pytest -n 2 --ignore tests/browser
	$(BIN)/pytest -n 2 tests/browser

# Without the compiler, so that nothing depends on it. What starts compilers itself is left out.
interpreted: $(VENV)/.dev
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 tests/engine \
	  --ignore tests/engine/test_surroundings.py --ignore tests/engine/test_warming.py

bounds: $(VENV)/.dev  ## the compiled engine with every index checked (slow)
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 tests/engine

compiled: $(VENV)/.dev  ## the engine compiled once, before many tests at a time would each compile it
	@PYTHONPATH=tests $(BIN)/python -m support.compiled

services: $(VENV)/.dev  ## what the tests need besides Python: PostgreSQL and strace (installed if root on Debian)
	@PYTHONPATH=tests $(BIN)/python -m support.postgres

generate: $(VENV)/.installed  ## write the API page, its schemas and the browser's message types anew
	$(BIN)/python -m mandala.server.describe .

load: $(VENV)/.dev services  ## live games at a steady rate, on SQLite and on two instances with PostgreSQL
	PYTHONPATH=tests $(BIN)/python bench/server/all.py load

kills: $(VENV)/.dev services  ## thirty kills under play on each storage: nothing acknowledged may be missing
	PYTHONPATH=tests $(BIN)/python bench/server/all.py kills

strength: $(VENV)/.dev  ## the matches of docs/ai.md that the present weights have not played yet (hours)
	$(BIN)/python bench/strength.py

TRIAL ?= build/trial
trial: $(VENV)/.dev  ## train 20 minutes on one core from nothing and measure what came of it (resumable)
	$(BIN)/python bench/trial.py $(TRIAL)

eye: $(VENV)/.dev  ## teach the quick eye anew to point where the shipped network points (minutes)
	$(BIN)/python -m mandala.training.glancing src/mandala/engine/eye.npz

tutorial: $(VENV)/.installed  ## write the prepared game, exercises and examples that the page teaches with anew
	$(BIN)/python -m mandala.server.tutorial .

screenshots: $(VENV)/.dev  ## take the pictures of docs/screenshots anew (needs Chromium)
	$(BIN)/python scripts/screenshots.py

golden: $(VENV)/.dev  ## write the golden files anew; look at the difference before committing it
	PYTHONPATH=tests $(BIN)/python -m support.golden

glossary: $(VENV)/.dev  ## write the glossary page anew from the catalogues
	PYTHONPATH=tests $(BIN)/python -m support.glossary

mutation: $(VENV)/.dev  ## change the rules in every small way and see that a test notices (slow)
	@$(BIN)/pip install --quiet --disable-pip-version-check 'cosmic-ray>=8.3'
	PYTHONPATH=tests $(BIN)/python -m support.mutation

# Set-up: one environment in .venv; made anew when the dependencies change.
WEB_SOURCES := $(shell find web/src web/index.html web/package.json src/mandala/locales -type f -not -name '*.pyc')

$(VENV)/.installed: pyproject.toml hatch_build.py $(WEB_SOURCES)
	@echo "Setting up Mandala in $(VENV) (the first time takes a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --progress-bar on -e .
	@touch $@

$(VENV)/.dev: pyproject.toml $(VENV)/.installed
	@echo "Installing the test tools ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev,cluster,train]'
	@touch $@

clean:  ## remove the environment and everything generated
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

help:
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/ —/'
