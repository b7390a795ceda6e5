"""The documentation as it is built: read from files, with nothing from elsewhere, wide and narrow, light and dark."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, ROOT, WIDE
from .pages import axe

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` does: a link that leads nowhere or a page without a place fails."""
    goal = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(goal)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return goal


def pages(folder: Path) -> list[Path]:
    return sorted(page for page in folder.rglob("*.html") if page.name != "404.html")


def test_every_page_opens_from_its_file_wide_and_on_a_phone_with_nothing_from_elsewhere(
    folder: Path, visit: Visit
) -> None:
    """What else goes wrong, a foreign request or an error, fails the visit itself."""
    page = visit()
    assert len(pages(folder)) > 30
    for file in pages(folder):
        page.set_viewport_size(WIDE)
        page.goto(file.as_uri())
        expect(page.locator("h1").first).to_be_visible()
        torn = page.locator("article img").evaluate_all(
            "all => Promise.all(all.map(img => img.decode().then(() => '', () => img.src)))"
        )
        assert not any(torn), file
        page.set_viewport_size(PHONE)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], file


def test_no_page_names_a_foreign_script_style_or_picture(folder: Path) -> None:
    for file in pages(folder):
        asked = re.findall(
            r"<(?:script|link|img|iframe)[^>]+(?:src|href)=\"?(https?:[^\" >]+)", file.read_text("utf-8")
        )
        assert not asked, file


def test_figures_in_tables_stay_in_one_piece(folder: Path) -> None:
    cells = re.findall(r"<td[^>]*>([^<]*%[^<]*)</td>", (folder / "facts.html").read_text("utf-8"))
    assert len(cells) > 100
    assert not [cell for cell in cells if re.search(r"\d %|\d–\d", cell)]


def test_search_finds_a_word_without_a_server(folder: Path, visit: Visit) -> None:
    page = visit()
    page.goto((folder / "index.html").as_uri())
    search = page.get_by_role("textbox", name="Search")
    search.focus()
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")  # the index is loaded
    search.press_sequentially("serpents")
    found = page.locator(".md-search-result__item a").first
    expect(found).to_contain_text("Survive")
    found.click()
    expect(page).to_have_url(re.compile(r"survive\.html"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_can_be_read_by_everyone(folder: Path, built: None, visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for name in ("index.html", "tutorial.html", "reference/core.html", "reference/commands.html"):
        page.goto((folder / name).as_uri())
        axe(page, "wcag2a", "wcag2aa", "wcag21aa")
