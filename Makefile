# Everything runs in its own virtual environment, .venv. `make help` lists the targets.

PYTHON ?= python3
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
PAGES := src/strandline/web/index.html
WEB_SOURCES := $(shell find web src/strandline/locale src/strandline/games -type f -not -path '*/node_modules/*' -not -name '*.py*')
# Two test processes, and no more, so that the machine stays usable.
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play wasm engine static test test-fast check format bench bench-table bench-page bench-gpu siege facts mutants lock clean web types icons gallery docs docs-serve notebooks rules

help: ## Print this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

# Playing needs a third of what development needs. Each stamp file says which of the two is installed; development
# adds to playing, so that `make -j` never installs both into one environment at a time.
.venv/play: pyproject.toml constraints.txt
	@echo "Installing what playing needs (under a minute, 500 MB) ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) -e '.[fast,pictures,server]'
	@touch $@

.venv/ready: .venv/play
	@echo "Installing everything that development needs (one to two minutes, 1.7 GB) ..."
	@$(PIP) -e '.[dev]'
	@touch $@

play: .venv/play $(PAGES) ## Install what playing needs, start the server, and open it in a browser
	@$(BIN)/strandline

# A machine without a recent enough Node gets one as a package, in the same environment.
NODE := $(shell sed -n 's/^NODE = "\(.*\)".*/\1/p' hatch_build.py)
NODE_IS_NEW := const [a, b] = process.versions.node.split('.'); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
NPM_CI := npm ci --no-audit --no-fund --loglevel=error
define need_node
	@command -v npm >/dev/null && node -e "$(NODE_IS_NEW)" || $(PIP) '$(NODE)'
endef

# npm's dependencies build the pages; its devDependencies check and test them.
web/node_modules/play: web/package.json web/package-lock.json | .venv/play
	$(need_node)
	@cd web && $(NPM_CI) --omit=dev
	@touch $@

web/node_modules/ready: web/node_modules/play | .venv/ready
	cd web && $(NPM_CI)
	@touch web/node_modules/play $@

$(PAGES): web/node_modules/play $(WEB_SOURCES)
	@cd web && npm run --silent build

web: web/node_modules/ready ## Build the browser pages
	cd web && npm run --silent build

wasm: .venv/play ## Compile the rules and searches to WebAssembly, into src/strandline/wasm
	@$(BIN)/python -m strandline.wasm_build

engine: .venv/play web/node_modules/play ## Build the engine by which browsers play without a server
	@$(BIN)/python web/engine/build.py

# The folder of the static site.
OUT ?= static

static: engine ## Build the static site into static/ (or OUT=folder): for any host, without a server
	$(BIN)/python web/static/build.py $(OUT)
	@echo "To try it: python3 -m http.server --directory $(OUT)"

gallery: .venv/ready web ## Take pictures of every page and state, into gallery/
	$(BIN)/python web/tools/gallery.py

docs: export NO_MKDOCS_2_WARNING = 1
docs: .venv/ready web/node_modules/ready ## Build the documentation into site/, readable without a server
	$(BIN)/mkdocs build
	@echo site/index.html

docs-serve: .venv/ready ## Show the documentation while you write it
	$(BIN)/mkdocs serve --livereload --no-strict

notebooks: .venv/ready ## Run the notebooks of the documentation, and store their outputs
	$(BIN)/python docs/site/notebooks.py

rules: .venv/ready ## Write the rules pages of the documentation from the texts of the browser pages
	$(BIN)/python docs/site/rules.py

icons: .venv/ready ## Draw the icons of the pages again
	$(BIN)/python web/tools/draw_icons.py

types: web/node_modules/ready .venv/ready ## Write the TypeScript types of the server's messages
	$(BIN)/python web/tools/write_types.py

test: .venv/ready web/node_modules/ready ## Run everything: lint, types, and all tests
	# A second make, so that nothing is built while npm still replaces its packages.
	$(MAKE) check web engine
	cd web && npm run --silent test
	$(BIN)/python -m pytest -n $(WORKERS) --ignore=tests/web
	# A browser, its server and the bots use two cores, so these tests run one at a time.
	$(BIN)/python -m pytest tests/web

test-fast: .venv/ready web ## Run most tests without a browser, in about two minutes
	$(BIN)/python -m pytest -n $(WORKERS) -m 'not slow' --ignore=tests/web

check: .venv/ready web/node_modules/ready ## Check lint, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && npm run --silent check

format: .venv/ready ## Format the sources
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: .venv/ready ## Measure the speed, beside named peers in the same run
	$(PIP) -e '.[bench]'
	$(BIN)/python bench/speed.py

bench-table: .venv/ready ## Measure the table server under load, on SQLite and PostgreSQL
	$(BIN)/python bench/table.py --postgres

siege: .venv/ready ## Attack the table server on loopback, and measure what holds and how long others wait
	$(BIN)/python bench/siege.py

bench-page: .venv/ready web ## Measure the size of the pages, and how soon they can be used
	$(BIN)/python bench/page.py

facts: .venv/ready ## Count events in many games, and write docs/facts.md (takes hours the first time)
	$(BIN)/python bench/count_facts.py

bench-gpu: .venv/ready ## Measure the speed on an NVIDIA GPU
	$(BIN)/python bench/gpu.py

mutants: .venv/ready ## Break each line of the rules in turn, and check that a test notices
	$(BIN)/python bench/mutants.py

lock: .venv/ready ## Write the installed versions into constraints.txt, and their hashes into requirements.lock
	$(PIP) uv
	$(BIN)/python -m pip freeze --exclude-editable --disable-pip-version-check | sort -f > constraints.txt
	{ echo '# What a server needs: strandline[fast,pictures,postgresql,server]. `make lock` writes this file.'; \
	  echo '# The hashes are those of all files of each version: for every system, processor and Python from 3.11 on.'; \
	  $(BIN)/uv pip compile --no-config --quiet --no-header --no-annotate --universal --python-version 3.11 --generate-hashes \
	    --constraints constraints.txt --extra fast --extra pictures --extra postgresql --extra server pyproject.toml; \
	} > requirements.lock

clean: ## Remove the virtual environment and all build results
	rm -rf .venv dist build web/node_modules src/strandline/web src/strandline/wasm src/strandline/engine static gallery site
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
