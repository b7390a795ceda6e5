"""Measure playing on one device: `python bench/static.py [--runs 5] [--site FOLDER]`, on the static site.

Each run uses a fresh browser at a host on this machine that sends compressed files; times are medians. *Empty*: nothing
is cached; *warm*: the second visit of the same browser, after the service worker has cached everything. *First page*:
its games can be clicked. *First game*: from the click on “Play” until one can move, with the engine's start. *CPU*:
seconds of all processes of the browser, from the address to the first move. *Answer*: from our move until we can move
again, where bots do not pause, so with two moves written and shown. Memory: the proportional set size of the browser's
renderers after ten moves against a bot of level 6, minus that at the first page. *Frame*: the longest gap between two
animation frames meanwhile.
"""

import argparse
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Page, Playwright, sync_playwright  # noqa: E402
from tests.web.offline import DevicePlayer, hurried  # noqa: E402
from tests.web.static_site import BUILD, StaticHost, wait_until_cached  # noqa: E402

import strandline  # noqa: E402
from strandline import Record  # noqa: E402

GAMES = ("crab-stack", "krabcek", "survive")
FRAMES = """() => {
    window.longest = 0;
    let before = performance.now();
    const next = (now) => {
        window.longest = Math.max(window.longest, now - before);
        before = now;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
}"""
OURS = "#panel [data-move]"


def tree(root: int) -> list[int]:
    """Return the processes below one, and itself."""
    parents = {}
    for folder in Path("/proc").iterdir():
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if folder.name.isdigit():
            parents[int(folder.name)] = int(fields[1])
    found = [root]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found


def cpu_seconds(root: int) -> float:
    """Return the CPU time of a browser's processes."""
    ticks = 0
    for process in tree(root):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def renderer_mb(root: int) -> float:
    """Return the memory of a browser's renderers."""
    kilobytes = 0
    for process in tree(root):
        if b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            kilobytes += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return kilobytes / 1000


class Opened:
    """A browser of its own, and its root process."""

    def __init__(self, playwright: Playwright):
        program = shutil.which("chromium")
        if program is None:
            sys.exit("Chromium is not installed: apt-get install chromium")
        before = set(tree(os.getpid()))
        self.browser: Browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        self.root = min(
            each
            for each in set(tree(os.getpid())) - before
            if b"chromium" in Path(f"/proc/{each}/cmdline").read_bytes()
        )
        self.context = self.browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
        self.context.set_default_timeout(120_000)

    def __enter__(self) -> "Opened":
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.close()


def first_game(opened: Opened, host: StaticHost) -> tuple[Page, dict[str, float]]:
    """Visit the site and click on “Play” as soon as one can; return the seconds of each step."""
    page = opened.context.new_page()
    cpu, begun = cpu_seconds(opened.root), time.perf_counter()
    found = {}
    page.goto(host.url, wait_until="commit")
    page.wait_for_selector("article button.first")
    found["first page"] = time.perf_counter() - begun
    click = time.perf_counter()
    page.locator("article button.first").first.click()
    page.wait_for_selector(".stage svg")
    page.locator("#tab-choices").click()
    page.wait_for_selector(OURS)
    found["first game"] = time.perf_counter() - click
    found["from the address to the first move"] = time.perf_counter() - begun
    found["CPU"] = cpu_seconds(opened.root) - cpu
    return page, found


def starts(playwright: Playwright, host: StaticHost, runs: int) -> None:
    cold: list[dict[str, float]] = []
    warm: list[dict[str, float]] = []
    for _ in range(runs):
        with Opened(playwright) as opened:
            page, found = first_game(opened, host)
            cold.append(found)
            wait_until_cached(page, host)
            page.close()
            page, found = first_game(opened, host)
            warm.append(found)
    for name, all_found in (("empty caches", cold), ("warm", warm)):
        for what in all_found[0]:
            values = [each[what] for each in all_found]
            print(
                f"{name:<14} {what:<36} {statistics.median(values):6.2f} s   ({min(values):.2f} to {max(values):.2f})"
            )


def answers(page: Page, host: StaticHost, game: str, level: int, moves: int) -> list[float]:
    """Return how many milliseconds a bot takes to answer each of our moves."""
    player = DevicePlayer(page, host.url.rstrip("/"))
    player.make(game, ["Ann", level])
    page.locator("#tab-choices").click()
    took = []
    for _ in range(moves):
        page.wait_for_selector(f"{OURS}, .end")
        if page.locator(".end").count():
            break
        count = player.count()
        begun = time.perf_counter()
        page.locator("#panel [data-move]").nth(0).click()
        page.wait_for_selector(f'[data-count="{count}"]', state="detached")
        page.wait_for_selector(f"{OURS}, .end")
        took.append(1000 * (time.perf_counter() - begun))
    return took


def thinking(playwright: Playwright, host: StaticHost) -> None:
    """Print what a bot of level 6 takes: memory, and frames of the page."""
    for game in GAMES:
        with Opened(playwright) as opened:
            page = opened.context.new_page()
            page.goto(host.url)
            page.wait_for_selector("article button.first")
            empty = renderer_mb(opened.root)
            player = DevicePlayer(page, host.url.rstrip("/")).make(game, ["Ann", 6])
            page.locator("#tab-choices").click()
            page.wait_for_selector(OURS)
            ready = renderer_mb(opened.root)
            page.evaluate(FRAMES)
            for _ in range(10):
                page.wait_for_selector(f"{OURS}, .end")
                if page.locator(".end").count():
                    break
                count = player.count()
                page.locator("#panel [data-move]").first.click()
                page.wait_for_selector(f'[data-count="{count}"]', state="detached")
            most = renderer_mb(opened.root)  # WebAssembly's memory never shrinks
            print(
                f"{game:<12} level 6: {most - empty:5.0f} MB above the first page ({empty:.0f} MB), "
                f"{ready - empty:.0f} MB before it thinks; longest frame {page.evaluate('longest'):.0f} ms"
            )


def random_game(seed: int) -> Record:
    chooser, position = random.Random(seed), strandline.game("crab-stack", players=2).start(seed)
    while position.turn is not None:
        position = position.play(chooser.choice(position.moves()))
    return Record.of(position, ["Ann", "Bob"])


def analysis(playwright: Playwright, host: StaticHost) -> None:
    """Print how long the analysis of the longest of many random games of Crab Stack takes."""
    record = max((random_game(seed) for seed in range(100)), key=lambda each: len(each.moves))
    with Opened(playwright) as opened:
        page = opened.context.new_page()
        page.goto(f"{host.url}replay/")
        file = {"name": "game.json", "mimeType": "application/json", "buffer": record.json().encode()}
        page.set_input_files("input[type=file]", [file])
        page.wait_for_selector("main [data-spot]")
        begun, cpu = time.perf_counter(), cpu_seconds(opened.root)
        page.get_by_role("button", name="Analyse this game").click()
        page.get_by_role("heading", name="Luck and skill").wait_for()
        print(
            f"analysis of a game of Crab Stack with {len(record.moves)} moves: {time.perf_counter() - begun:.1f} s, "
            f"{cpu_seconds(opened.root) - cpu:.1f} s of CPU"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--site", type=Path, help="a folder that `make static` has built")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = asked.site
        if site is None:
            site = Path(data) / "static"
            BUILD(site)
        print(f"load {os.getloadavg()[0]:.1f}")
        with StaticHost(site.resolve(), Path(data) / "host", is_common=True) as host:
            starts(playwright, host, asked.runs)
            thinking(playwright, host)
            analysis(playwright, host)
        quick = hurried(site.resolve(), Path(data) / "quick")
        with StaticHost(quick, Path(data) / "other") as host, Opened(playwright) as opened:
            page = opened.context.new_page()
            for game in GAMES:
                took = answers(page, host, game, 3, 8)
                print(f"{game:<12} level 3: answer {statistics.median(took):.0f} ms")
        print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
