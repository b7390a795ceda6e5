"""Measure the size of the pages and how soon they can be used: `python bench/page.py [--runs 5] [--only static]`.

Each run uses a fresh browser on this machine without throttling; times are medians. *Script+style*: bytes over the
wire, with headers, of all JavaScript and CSS. *Usable*: the board (or the page's last part) is there, and no task
longer than 50 ms is running or starts within the next 300 ms. *Blocked*: the time of such tasks beyond 50 ms each.
The pages of the static site come from a host that sends its compressed files.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.server.tables import Guest  # noqa: E402
from tests.web.pages import Server  # noqa: E402
from tests.web.static_site import BUILD, StaticHost  # noqa: E402

WATCH = """
  window.tasks = [];
  const keep = (list) => window.tasks.push(...list.getEntries().map((each) => [each.startTime, each.duration]));
  new PerformanceObserver(keep).observe({ type: "longtask", buffered: true });
"""
PAGES = {
    "home": ("/", "article img"),
    "new table": ("/new/crab-stack", "form button.first"),
    "settings": ("/settings", "#language"),
    "rules": ("/rules/crab-stack", "h1"),
}
STATIC_PAGES = {
    "static: home": ("", "article img"),
    "static: rules": ("rules/crab-stack/", "h1"),
    "static: learn": ("learn/", "main img"),
}
GAMES = ("crab-stack", "krabcek", "survive")
QUIET = 300
MOST_BYTES, MOST_MS = 150_000, 1000  # for a table's page, and a first page of the static site


@dataclass
class Seen:
    """One visit: bytes over the wire, milliseconds."""

    script_and_style: int
    all_bytes: int
    requests: int
    first_paint: float
    usable: float
    blocked: float


def visit(browser: Browser, url: str, cookie: str, wait: str) -> Seen:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", service_workers="block")
    root = "/".join(url.split("/")[:3])
    if cookie:
        context.add_cookies([{"name": "strandline", "value": cookie, "url": root}])
    page = context.new_page()
    page.add_init_script(WATCH)
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    devtools.on(
        "Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["response"]["mimeType"]})
    )
    devtools.on(
        "Network.loadingFinished", lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])})
    )
    page.goto(url, wait_until="commit")
    page.wait_for_selector(wait)
    stands = float(page.evaluate("performance.now()"))
    page.wait_for_timeout(QUIET)
    tasks: list[tuple[float, float]] = page.evaluate("window.tasks")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN")
    tasks = [(start, long) for start, long in tasks if start < stands + QUIET]
    seen = Seen(
        sum(size for each, size in sizes.items() if kinds.get(each, "").endswith(("javascript", "css"))),
        sum(sizes.values()), len(sizes), float(paint),
        max([stands, *(start + long for start, long in tasks)]), sum(long - 50 for _, long in tasks),
    )  # fmt: skip
    context.close()
    return seen


def server_pages(server: Server, guest: Guest) -> dict[str, tuple[str, str]]:
    """Return the address of each page of the server, and what must be there; with a new table for each game."""
    pages = {name: (server.url + path, wait) for name, (path, wait) in PAGES.items()}
    for game in GAMES:
        options = {"players": 2} if game != "krabcek" else {}
        table = guest.make(game, [{"kind": "person"}, {"kind": "bot", "level": 1}], options=options)["id"]
        guest.sit(table, 0)
        pages[f"table: {game}"] = f"{server.url}/table/{table}", "main svg[role=group]"
    return pages


def measure(browser: Browser, pages: dict[str, tuple[str, str]], cookie: str, runs: int) -> list[str]:
    """Print what each page weighs and how long it takes; return those that are over the limits."""
    over = []
    for name, (url, wait) in pages.items():
        seen = [visit(browser, url, cookie, wait) for _ in range(runs)]
        one = seen[0]
        times = [
            statistics.median(getattr(each, what) for each in seen) for what in ("first_paint", "usable", "blocked")
        ]
        print(
            f"{name:<20} {one.script_and_style / 1000:>9.1f} kB {one.all_bytes / 1000:>6.0f} kB {one.requests:>8} "
            + " ".join(f"{each:>5.0f} ms" for each in times)
        )
        has_limits = name.startswith(("table", "static"))
        if has_limits and (one.script_and_style > MOST_BYTES or times[1] > MOST_MS):
            over.append(name)
    return over


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", choices=("server", "static"))
    asked = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed: apt-get install chromium")
    over: list[str] = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        folder = Path(data)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        print(f"{'page':<20} {'script+style':>12} {'all':>9} {'requests':>8} {'paint':>8} {'usable':>8} {'blocked':>8}")
        if asked.only != "static":
            with Server(folder / "server") as server:
                guest = server.guest()
                over += measure(browser, server_pages(server, guest), guest.cookie, asked.runs)
                guest.http.close()
        if asked.only != "server":
            BUILD(folder / "static")
            with StaticHost(folder / "static", folder / "host", is_common=True) as host:
                pages = {name: (host.url + path, wait) for name, (path, wait) in STATIC_PAGES.items()}
                over += measure(browser, pages, "", asked.runs)
        browser.close()
    if over:
        sys.exit(f"over {MOST_BYTES / 1000:.0f} kB or {MOST_MS} ms: {', '.join(over)}")


if __name__ == "__main__":
    main()
