# Everything needs only make and Python 3.11 or newer; the rest is installed into .venv.

VENV   := .venv
PYTHON := $(VENV)/bin/python
RUN    := $(VENV)/bin
CLIENT := $(shell find client -path client/node_modules -prune -o -type f -print 2>/dev/null)

.DEFAULT_GOAL := help
BASE ?=
# One more than there are cores: browsers and servers wait for each other now and then.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)
# Servers and browsers have their own time: what fails is tried once more, and named in the summary. Rules fail twice.
ONCE_MORE := --reruns 1 -rR
# Tests start hundreds of processes, none of which should compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal test quick thorough bench golden reference pictures lock licences sbom docs clean

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.installed  ## Install what is needed and open the table in the browser
	@$(RUN)/tafelrunde serve

terminal: $(VENV)/.installed  ## The same in the terminal
	@$(RUN)/tafelrunde

test: $(VENV)/.installed-test  ## Lint, types, layers and all tests
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy $(wildcard src examples tests)
	$(RUN)/lint-imports
	$(RUN)/pytest -n $(WORKERS) --dist worksteal -q $(ONCE_MORE) --ignore=tests/browser
	$(RUN)/pytest -n $(WORKERS) --dist worksteal -q $(ONCE_MORE) tests/browser

quick: $(VENV)/.installed-test  ## Lint, types, layers and the tests that the change can break (BASE=commit), in two minutes
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy $(wildcard src examples tests)
	$(RUN)/lint-imports
	$(PYTHON) -m tests.quick $(BASE)

thorough: export TAFELRUNDE_THOROUGH = 20
thorough: test  ## Everything, with twenty times as many random games (hours)

bench: $(VENV)/.installed-test  ## Measure decisions per second, clones, undo and saves
	$(PYTHON) -m tafelrunde.lab.bench
	$(PYTHON) -m tafelrunde.games.havens.rulings.bench

golden: $(VENV)/.installed-test  ## Write the golden transcripts anew (review the diff)
	$(PYTHON) -m tafelrunde.lab.golden

reference: $(VENV)/.installed-test  ## Write docs/reference anew (review the diff)
	$(PYTHON) -m tafelrunde.lab.reference

pictures: $(VENV)/.installed-test  ## Take the pictures in docs/ anew (needs Chromium)
	$(PYTHON) -m tafelrunde.terminal.pictures
	$(PYTHON) -m tests.browser.pictures

lock: $(VENV)/.installed-supply  ## Choose the newest versions for servers: writes requirements.lock (then make licences)
	$(RUN)/uv pip compile pyproject.toml --extra postgres --universal --upgrade --generate-hashes \
	  --no-emit-index-url --no-header --no-annotate --quiet --output-file requirements.lock

licences: $(VENV)/.installed-supply  ## Write docs/licences.md anew, and refuse licences that do not fit
	$(PYTHON) -m tafelrunde.lab.supply licences

sbom: $(VENV)/.installed-supply  ## Write sbom.cdx.json: all that a server and its client are made of (CycloneDX)
	$(PYTHON) -m tafelrunde.lab.supply sbom

docs: $(VENV)/.installed-docs  ## Build the documentation into site/
	$(RUN)/mkdocs build

clean:  ## Remove the virtual environment and everything built
	rm -rf $(VENV) client/node_modules src/tafelrunde/web/dist build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis

# One stamp per set of dependencies: a second run finds it newer than what it is made from and installs nothing.
$(VENV)/.installed: pyproject.toml hatch_build.py $(CLIENT) | $(PYTHON)
	@echo "Installing Tafelrunde into $(VENV) …"
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.installed-%: pyproject.toml hatch_build.py $(CLIENT) | $(PYTHON)
	@echo "Installing Tafelrunde with its $* tools into $(VENV) …"
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check -e '.[$*]'
	@touch $@ $(VENV)/.installed

$(PYTHON):
	@found=; \
	for candidate in python3.13 python3.12 python3.11 python3 python3.14; do \
	  if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    found=$$candidate; break; \
	  fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo "Tafelrunde needs Python 3.11 or newer; found: $$(python3 --version 2>&1 || echo none)." >&2; \
	  exit 1; \
	fi; \
	if ! "$$found" -c 'import venv, ensurepip' 2>/dev/null; then \
	  echo "$$found has no venv module. On Debian or Ubuntu: sudo apt install python3-venv" >&2; \
	  exit 1; \
	fi; \
	echo "Creating $(VENV) with $$($$found --version) …"; \
	"$$found" -m venv $(VENV)
