"""What a page weighs. The time that it takes is measured by bench/page.py."""

import gzip
import json
from functools import cache
from typing import Any

import pytest

from .conftest import BUILT

MOST = 150_000
"""Bytes of compressed script and style that a table may have."""
LANGUAGES = ("en", "hu", "fa", "nl", "ru", "fr")


def files(chunks: dict[str, Any], *names: str) -> set[str]:
    """The scripts and styles of chunks, and of all that they import at once."""
    found: set[str] = set()
    wanted, met = list(names), set()
    while wanted:
        name = wanted.pop()
        if name not in met:
            met.add(name)
            found |= {chunks[name]["file"], *chunks[name].get("css", [])}
            wanted += chunks[name].get("imports", [])
    return found


@cache
def weight(file: str) -> int:
    return len(gzip.compress((BUILT.parent / file).read_bytes()))


@pytest.mark.parametrize("game", ["crab-stack", "krabcek", "survive"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_light(built: None, game: str, language: str) -> None:
    chunks = json.loads((BUILT.parent / "built.json").read_text(encoding="utf-8"))
    words = next(name for name in chunks if name.endswith(f"virtual:words/{language}/main"))
    needed = files(chunks, "index.html", "src/pages/Table.svelte", f"src/games/{game}/index.ts", words)
    told = {file: weight(file) for file in sorted(needed) if file.endswith((".js", ".css"))}
    assert sum(told.values()) < MOST, told
