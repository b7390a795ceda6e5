"""A real server and a real browser: any console error and any foreign request fails a test."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .pages import Server, Watch
from .stand import Stand, served
from .static_site import BUILD, StaticHost

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "strandline" / "web" / "index.html"
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}

# Nothing waits longer than it needs; a busy machine may need longer than the usual five seconds.
expect.set_options(timeout=15_000)


@pytest.fixture(scope="package")
def built() -> None:
    """Build the browser pages from the current sources."""
    if shutil.which("npm") is None:
        pytest.skip("Node is not installed: the browser's part cannot be built")
    with (ROOT / "web" / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        package = ROOT / "src" / "strandline"
        sources = [
            ROOT / "web",
            package / "locale",
            *package.glob("games/*/locale"),
            *package.glob("games/*/pages.json"),
        ]
        files = [
            file
            for folder in sources
            for file in (folder, *folder.rglob("*"))
            if file.is_file() and "node_modules" not in file.parts and "tests" not in file.parts
        ]
        if not BUILT.exists() or BUILT.stat().st_mtime < max(file.stat().st_mtime for file in files):
            if not (ROOT / "web" / "node_modules").is_dir():
                subprocess.run(["npm", "ci"], cwd=ROOT / "web", check=True, stdout=subprocess.DEVNULL)
            subprocess.run(["npm", "run", "build"], cwd=ROOT / "web", check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="package")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return one server for all tests of a worker. Tests that stop and start it use `own_server`."""
    with Server(tmp_path_factory.mktemp("site")) as started:
        yield started


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as started:
        yield started


@pytest.fixture
def site(server: Server) -> str:
    """The server's address, without a slash at the end."""
    return server.url


@pytest.fixture(scope="session")
def static_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the static site, as `make static` builds it; STRANDLINE_STATIC names one that is built already."""
    if ready := os.environ.get("STRANDLINE_STATIC"):
        return Path(ready).resolve()
    if shutil.which("npm") is None:
        pytest.skip("Node is not installed: the static site cannot be built")
    folder = tmp_path_factory.mktemp("static")
    BUILD(folder)
    return folder


@pytest.fixture(scope="session")
def static_site(static_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """Return the static site on one host for all tests. Tests that stop it use `own_static_site`."""
    with StaticHost(static_folder, tmp_path_factory.mktemp("host")) as host:
        yield host


@pytest.fixture
def own_static_site(static_folder: Path, tmp_path: Path) -> Iterator[StaticHost]:
    """Return a host with a copy of the static site that a test may change."""
    shutil.copytree(static_folder, tmp_path / "copy", ignore=shutil.ignore_patterns("*.gz", "*.br"))
    with StaticHost(tmp_path / "copy", tmp_path / "host") as host:
        yield host


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("Chromium is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a new browser: `visit(viewport=PHONE, color_scheme="dark", locale="fa")`."""
    contexts: list[BrowserContext] = []
    watches: list[Watch] = []

    def come(**options: Any) -> Page:
        context = browser.new_context(**{"viewport": WIDE, "locale": "en-GB", "service_workers": "block", **options})
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        watches.append(Watch(page))
        return page

    yield come
    for context in contexts:
        context.close()
    for watch in watches:
        watch.check()


@pytest.fixture
def page(visit: Callable[..., Page]) -> Page:
    return visit()


@pytest.fixture(scope="package")
def stand_url(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("stand")) as url:
        yield url


@pytest.fixture
def stand(page: Page, stand_url: str) -> Stand:
    """A board alone, for whatever position a test sets up."""
    return Stand(page, stand_url)
