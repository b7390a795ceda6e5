"""What a page weighs. The time that it takes is measured by bench/page.py."""

import gzip
import json
from functools import cache

import pytest

import strandline
from strandline.core.messages import LANGUAGES
from strandline.server.pages import files

from .conftest import BUILT

MOST = 150_000
"""Bytes of compressed script and style that a table may have."""


@cache
def weight(file: str) -> int:
    return len(gzip.compress((BUILT.parent / file).read_bytes()))


@pytest.mark.parametrize("game", strandline.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_light(built: None, game: str, language: str) -> None:
    chunks = json.loads((BUILT.parent / "built.json").read_text(encoding="utf-8"))
    words = next(name for name in chunks if name.endswith(f"virtual:words/{language}/main"))
    names = "index.html", "src/pages/Table.svelte", f"src/games/{game}/index.ts", words
    assert chunks.keys() >= set(names)
    told = {file: weight(file) for file in files(chunks, *names)}
    assert sum(told.values()) < MOST, told
