# Mergemaker. `make` alone lists the targets.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
# A lock names everything, so nothing is to be resolved; modules are compiled when they are first imported.
LOCKED := $(PIP) install --require-hashes --no-deps --no-compile
CHROMIUM := /usr/bin/chromium
ROOT_WITH_APT = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null

# Stamps: each stands for a finished step of the set-up and is older than what should make it run again.
MADE := $(VENV)/.made
PACKAGES := $(VENV)/.packages
EXTRAS := $(VENV)/.extras
INSTALLED := $(VENV)/.installed

PYODIDE := $(VENV)/pyodide/.downloaded

PLAY_NEEDS := $(INSTALLED)
TEST_NEEDS := $(INSTALLED) $(EXTRAS)

# --- The environment -----------------------------------------------------------------------------------------------

# An environment that was moved here from another folder, or whose Python is gone, is made again.
ifneq ($(shell $(PY) -c 'import pip' 2>/dev/null && cat $(MADE) 2>/dev/null),$(CURDIR))
$(MADE): FORCE
endif

$(MADE):
	@command -v $(PYTHON) >/dev/null || { echo "Mergemaker needs Python 3.11 or newer, and there is no $(PYTHON) here." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mergemaker needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V). Try: make PYTHON=python3.11" >&2; exit 1; }
	@if ! $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null && $(ROOT_WITH_APT); then \
	  echo "Installing python3-venv"; \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv; } >/dev/null; \
	fi
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) cannot make virtual environments. On Debian: apt-get install python3-venv" >&2; exit 1; }
	@echo "Making the Python environment in $(VENV)"
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@echo "$(CURDIR)" > $@

$(PACKAGES): requirements.lock $(MADE)
	@echo "Installing the packages of requirements.lock"
	@$(LOCKED) -r requirements.lock
	@touch $@

$(EXTRAS): requirements-extras.lock $(PACKAGES)
	@echo "Installing the packages of requirements-extras.lock"
	@$(LOCKED) -r requirements-extras.lock
	@touch $@

$(INSTALLED): pyproject.toml $(PACKAGES)
	@echo "Installing Mergemaker into $(VENV)"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# What runs the tests on Python 3.14: Pyodide itself is an npm package, these are built for it.
$(PYODIDE): requirements-pyodide.lock $(MADE)
	@echo "Downloading the packages of requirements-pyodide.lock"
	@rm -rf $(@D)
	@$(PIP) download --no-deps --require-hashes --only-binary :all: --implementation cp --python-version 3.14 --abi cp314 \
	  --platform pyemscripten_2026_0_wasm32 --requirement requirements-pyodide.lock --dest $(@D)
	@touch $@

# --- The browser table ---------------------------------------------------------------------------------------------

ifneq ($(wildcard web/package.json),)
WEB_MODULES := web/node_modules/.installed
WEB_DIST := src/mergemaker/web_dist/index.html
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/mergemaker/words/*.json src/mergemaker/game/editions/*.json)
PLAY_NEEDS += $(WEB_DIST)
TEST_NEEDS += $(WEB_DIST) $(PYODIDE)

$(WEB_MODULES): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The browser table is built with Node 20 or newer and npm, and there is no npm here." >&2; exit 1; }
	@echo "Installing the packages of web/package-lock.json"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(WEB_DIST): $(WEB_MODULES) $(WEB_SOURCES)
	@echo "Building the browser table"
	@cd web && npm run --silent build
	@touch $@
endif

HEADLESS := $(VENV)/.headless
ifneq ($(wildcard tests/browser),)
TEST_NEEDS += $(CHROMIUM) $(HEADLESS)
endif

$(CHROMIUM):
	@$(ROOT_WITH_APT) || { echo "The browser tests need $(CHROMIUM). On Debian: apt-get install chromium" >&2; exit 1; }
	@echo "Installing chromium"
	@{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; } >/dev/null

# Chromium without windows does most of the same in half the time; where it cannot be installed, the other one does all.
$(HEADLESS): $(MADE) | $(CHROMIUM)
	@if ! command -v chromium-headless-shell >/dev/null && $(ROOT_WITH_APT); then \
	  echo "Installing chromium-headless-shell"; \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell; } >/dev/null \
	    || echo "There is no chromium-headless-shell to install; the tests in the browser take longer."; \
	fi
	@touch $@

POSTGRES := $(VENV)/.postgres
ifneq ($(wildcard tests/server/test_postgres.py),)
TEST_NEEDS += $(POSTGRES)
endif

# The tests start a PostgreSQL of their own; where it cannot be installed, those that need it are skipped. Debian's
# packages are installed one after the other, as each locks the others out.
$(POSTGRES): $(MADE) | $(HEADLESS)
	@if ! command -v postgres >/dev/null && ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then \
	  if $(ROOT_WITH_APT); then \
	    echo "Installing postgresql"; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql; } >/dev/null; \
	  else echo "There is no PostgreSQL here; its tests will be skipped. On Debian: apt-get install postgresql"; fi; \
	fi
	@touch $@

NATS := $(VENV)/.nats
TEST_NEEDS += $(NATS)

# The same for NATS, the other bus between servers.
$(NATS): $(MADE) | $(POSTGRES)
	@if ! PATH="$$PATH:/usr/sbin" command -v nats-server >/dev/null; then \
	  if $(ROOT_WITH_APT); then \
	    echo "Installing nats-server"; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nats-server; } >/dev/null \
	      || echo "There is no nats-server to install; its tests will be skipped."; \
	  else echo "There is no nats-server here; its tests will be skipped. On Debian: apt-get install nats-server"; fi; \
	fi
	@touch $@

# On every core, with one process more as many tests wait for a browser, and each group (tests/conftest.py) in one process.
PARALLEL := --numprocesses=$(shell expr $$(nproc) + 1) --dist=loadscope --durations=25 --durations-min=3
# Lines are counted in tests of the interpreted parts (tests/conftest.py); COVERAGE=yes does so while all tests run.
MEASURED := --cov --cov-report=term-missing:skip-covered

# A long run in a part for each core.
IN_PARTS := MERGEMAKER_PARTS=$(shell nproc) $(PY) -m pytest -rP --numprocesses=$(shell nproc) --dist=loadscope

# --- What people ask for -------------------------------------------------------------------------------------------

.PHONY: help setup play test check format coverage fuzz secrecy attack layout audit bench load flood crash exactly-once pictures lock lowest dist clean FORCE

help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(TEST_NEEDS) ## Install everything needed for development.

play: $(PLAY_NEEDS) ## Install what is missing and play in the browser.
	@$(VENV)/bin/mergemaker play

# Bots and coach are compiled beside the rest of the set-up and the checks, or every server that a test starts would do so.
test: $(INSTALLED) ## Install what is missing, then run the checks and all tests.
	@status=0; \
	$(VENV)/bin/mergemaker admin compile & compiling=$$!; \
	$(MAKE) --no-print-directory --jobs=3 setup || { kill $$compiling; exit 1; }; \
	$(MAKE) --no-print-directory check || status=1; \
	NO_COLOR=1 npm --prefix web run --silent test || status=1; \
	wait $$compiling || status=1; \
	$(PY) -m pytest $(PARALLEL) $(if $(COVERAGE),$(MEASURED)) || status=1; \
	exit $$status

# The types seen depend on the packages installed, so the extras belong to the checks.
check: $(INSTALLED) $(EXTRAS) $(WEB_MODULES) ## Check format, lint and types.
	@status=0; \
	$(PY) -m ruff format --check . || status=1; \
	$(PY) -m ruff check . || status=1; \
	$(PY) -m mypy --strict || status=1; \
	$(if $(WEB_MODULES),npm --prefix web run --silent format:check || status=1;) \
	exit $$status

format: $(PACKAGES) $(WEB_MODULES) ## Format the code and apply the linter's fixes.
	@$(PY) -m ruff check --fix --quiet . || true
	@$(PY) -m ruff format .
	$(if $(WEB_MODULES),@npm --prefix web run --silent format)

coverage: $(TEST_NEEDS) ## Show the lines that the tests of the interpreted parts miss.
	@$(PY) -m pytest $(PARALLEL) $(MEASURED) -m "not no_cover"

fuzz: $(TEST_NEEDS) ## Run the property tests for up to half an hour.
	@MERGEMAKER_FUZZ=long timeout 1800 $(PY) -m pytest tests/laws tests/protocol/test_referee.py

secrecy: $(TEST_NEEDS) ## Compare 1,000 games with twins that differ in what a viewer cannot see, for up to an hour.
	@MERGEMAKER_TWINS=1000 MERGEMAKER_SECONDS=3600 MERGEMAKER_LEAKS=1 $(IN_PARTS) tests/server/test_non_interference.py tests/server/test_leaks.py

attack: $(TEST_NEEDS) ## Send the server 50,000 made-up requests and 100,000 mutated frames, for up to two hours.
	@MERGEMAKER_REQUESTS=50000 MERGEMAKER_FRAMES=100000 MERGEMAKER_SECONDS=7200 $(IN_PARTS) tests/server/fuzz

layout: $(TEST_NEEDS) ## Look for what is cut off, covered or too wide in every view on every screen.
	@MERGEMAKER_EVERYWHERE=1 $(PY) -m pytest tests/browser/test_layout.py

audit: $(PACKAGES) ## Look for vulnerable and withdrawn releases among the locked packages.
	@$(PY) .ci/audit.py

bench: $(INSTALLED) ## Measure the speed (ONLY=core for one part).
	@$(PY) bench/run.py $(ONLY)

load: $(INSTALLED) ## Play at 1,000 tables with 5,000 sockets for five minutes (LOAD="--tables 200 --seconds 30" for less).
	@$(PY) bench/load.py $(LOAD)

flood: $(INSTALLED) ## Play while strangers flood the server, in seven ways.
	@$(PY) bench/flood.py $(FLOOD)

crash: $(TEST_NEEDS) ## Kill the server 100 times under play on SQLite and on PostgreSQL, and PostgreSQL 20 times (CRASH="--kills 10" for less).
	@$(PY) -m tests.faults.crash --store sqlite $(CRASH)
	@$(PY) -m tests.faults.crash --store postgres --store-kills 20 $(CRASH)

exactly-once: $(TEST_NEEDS) ## Send 10,000 commands through a bad network to two servers (ONCE="--commands 1000" for less).
	@$(PY) -m tests.faults.exactly_once $(ONCE)

pictures: $(TEST_NEEDS) ## Regenerate the screenshots in docs/pictures.
	@$(PY) -m tests.browser.pictures

LOCK := $(PY) -m uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes --no-header $(if $(UPGRADE),--upgrade)
lock: $(PACKAGES) ## Regenerate the lock files from pyproject.toml (UPGRADE=1 takes the newest versions).
	@$(LOCK) pyproject.toml --group dev --output-file requirements.lock
	@$(LOCK) pyproject.toml --group dev --all-extras --constraint requirements.lock --output-file requirements-extras.lock
	@$(LOCK) --group pyodide --constraint requirements.lock --output-file requirements-pyodide.lock

LOWEST := $(VENV)/lowest
lowest: $(PACKAGES) $(WEB_DIST) ## Run the quick tests with the lowest versions that pyproject.toml allows.
	@$(PY) -m uv venv --quiet --clear --python $(PY) $(LOWEST)
	@$(LOCK) pyproject.toml --group dev --all-extras --resolution lowest-direct --output-file $(LOWEST)/lowest.txt
	@$(PY) -m uv pip install --quiet --python $(LOWEST)/bin/python --requirement $(LOWEST)/lowest.txt
	@$(PY) -m uv pip install --quiet --python $(LOWEST)/bin/python --no-deps --no-build-isolation --editable .
	@$(LOWEST)/bin/python -m pytest $(PARALLEL) -m "not browser and not slow" --ignore=tests/package --ignore=tests/pyodide

dist: $(PACKAGES) ## Build sdist and wheel into dist/ (REPOSITORY=https://github.com/owner/name for a release).
	@$(if $(REPOSITORY),,echo "Without REPOSITORY= the package has no links, and the README's pictures stay relative.")
	@MERGEMAKER_REPOSITORY="$(REPOSITORY)" $(PY) -m uv build --quiet --no-build-isolation --python $(PY) --clear
	@ls dist

clean: ## Remove everything generated: environment, builds, caches.
	@rm -rf $(VENV) web/node_modules src/mergemaker/web_dist build dist htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
