# Everything runs in a virtual environment of its own, .venv. `make help` tells what there is.

PYTHON ?= python3
BIN := .venv/bin
# The tests that need both cores take one each; the rest of the machine is left alone.
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play test test-fast check format bench bench-table bench-gpu mutants lock clean web types

help: ## This list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

play: .venv/ready ## Install what is needed and play Crab Stack in the terminal
	$(BIN)/strandline play crab-stack

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web: web/node_modules/ready ## Build the browser's part
	cd web && npm run --silent build

types: web/node_modules/ready .venv/ready ## Write the TypeScript types of what the server takes and tells
	$(BIN)/python web/tools/write_types.py

test: check ## Everything: lint, types, and all tests
	$(BIN)/python -m pytest -n $(WORKERS)

test-fast: .venv/ready ## The tests that take under two minutes
	$(BIN)/python -m pytest -n $(WORKERS) -m 'not slow'

check: .venv/ready ## Lint, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: .venv/ready ## Put the sources into the one format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: .venv/ready ## Speed, beside named peers in the same run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	$(BIN)/python bench/speed.py

bench-table: .venv/ready ## The table server under load, on SQLite and PostgreSQL
	$(BIN)/python bench/table.py --postgres

bench-gpu: .venv/ready ## Speed on an NVIDIA GPU
	$(BIN)/python bench/gpu.py

mutants: .venv/ready ## Break each line of the rules in turn, and see that a test notices
	$(BIN)/python bench/mutants.py

lock: .venv/ready ## Write the versions that are installed now into constraints.txt
	$(BIN)/python -m pip freeze --exclude-editable --disable-pip-version-check | sort -f > constraints.txt

clean: ## Remove the virtual environment and everything that was built
	rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
