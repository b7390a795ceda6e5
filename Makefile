# Everything runs in a virtual environment of its own, .venv. `make help` tells what there is.

PYTHON ?= python3
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
PAGES := src/strandline/web/index.html
WEB_SOURCES := $(shell find web src/strandline/locale src/strandline/games -type f -not -path '*/node_modules/*' -not -name '*.py*')
# The tests that need both cores take one each; the rest of the machine is left alone.
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play test test-fast check format bench bench-table bench-page bench-gpu facts mutants lock clean web types icons gallery docs docs-serve notebooks

help: ## This list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

# Playing needs a third of what developing does. Each stamp says which of the two is installed.
.venv/play: pyproject.toml constraints.txt
	@echo "Installing what playing needs (under a minute, 450 MB) ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) -e '.[fast,pictures,server]'
	@touch $@

.venv/ready: pyproject.toml constraints.txt
	@echo "Installing everything that developing needs (one to two minutes, 1.7 GB) ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) -e '.[dev]'
	@touch .venv/play $@

play: .venv/play $(PAGES) ## Install what playing needs, start the server, and open it in a browser
	@$(BIN)/strandline

# A machine without a Node that is new enough gets one as a package, into the same environment.
NODE := $(shell sed -n 's/^NODE = "\(.*\)".*/\1/p' hatch_build.py)
NODE_IS_NEW := const [a, b] = process.versions.node.split('.'); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
NPM_CI := npm ci --no-audit --no-fund --loglevel=error
define need_node
	@command -v npm >/dev/null && node -e "$(NODE_IS_NEW)" || $(PIP) '$(NODE)'
endef

# What builds the pages are npm's dependencies; what checks and tests them, its devDependencies.
web/node_modules/play: web/package.json web/package-lock.json | .venv/play
	$(need_node)
	@cd web && $(NPM_CI) --omit=dev
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json | .venv/ready
	$(need_node)
	cd web && $(NPM_CI)
	@touch web/node_modules/play $@

$(PAGES): web/node_modules/play $(WEB_SOURCES)
	@cd web && npm run --silent build

web: web/node_modules/ready ## Build the browser's part
	cd web && npm run --silent build

gallery: .venv/ready web ## Pictures of every page and state, into gallery/
	$(BIN)/python web/tools/gallery.py

docs: export NO_MKDOCS_2_WARNING = 1
docs: .venv/ready web/node_modules/ready ## Build the documentation into site/, to be read from files
	$(BIN)/mkdocs build
	@echo site/index.html

docs-serve: .venv/ready ## Show the documentation while you write it
	$(BIN)/mkdocs serve --livereload --no-strict

notebooks: .venv/ready ## Run the notebooks of the documentation, and keep what they show
	$(BIN)/python docs/site/notebooks.py

icons: .venv/ready ## Draw the icons of the page anew
	$(BIN)/python web/tools/draw_icons.py

types: web/node_modules/ready .venv/ready ## Write the TypeScript types of what the server takes and tells
	$(BIN)/python web/tools/write_types.py

test: check web ## Everything: lint, types, and all tests
	cd web && npm run --silent test
	$(BIN)/python -m pytest -n $(WORKERS) --ignore=tests/web
	# A browser, its server and the bots keep two cores busy: one test at a time.
	$(BIN)/python -m pytest tests/web

test-fast: .venv/ready web ## Most tests without a browser, in about two minutes
	$(BIN)/python -m pytest -n $(WORKERS) -m 'not slow' --ignore=tests/web

check: .venv/ready web/node_modules/ready ## Lint, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && npm run --silent check

format: .venv/ready ## Put the sources into the one format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: .venv/ready ## Speed, beside named peers in the same run
	$(PIP) -e '.[bench]'
	$(BIN)/python bench/speed.py

bench-table: .venv/ready ## The table server under load, on SQLite and PostgreSQL
	$(BIN)/python bench/table.py --postgres

bench-page: .venv/ready web ## How big the pages are, and how soon they can be used
	$(BIN)/python bench/page.py

facts: .venv/ready ## Count what happens in the games, and write docs/facts.md: hours, the first time
	$(BIN)/python bench/count_facts.py

bench-gpu: .venv/ready ## Speed on an NVIDIA GPU
	$(BIN)/python bench/gpu.py

mutants: .venv/ready ## Break each line of the rules in turn, and see that a test notices
	$(BIN)/python bench/mutants.py

lock: .venv/ready ## Write the versions that are installed now into constraints.txt
	$(BIN)/python -m pip freeze --exclude-editable --disable-pip-version-check | sort -f > constraints.txt

clean: ## Remove the virtual environment and everything that was built
	rm -rf .venv dist build web/node_modules src/strandline/web gallery site .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
