"""Takes pictures of every page and state: wide and phone, light and dark, both directions of text. `make gallery`."""

import argparse
import html
import itertools
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from rich.progress import track  # noqa: E402
from tests.server.tables import Guest  # noqa: E402
from tests.web.pages import Server, choose  # noqa: E402
from tests.web.states import STATES, Visit  # noqa: E402

SIZES = {"phone": (360, 740), "wide": (1280, 800), "sideways": (740, 360), "tablet": (768, 1024), "slate": (1024, 768)}
THEMES = ("light", "dark")
NAMES = {"en": "Ann", "fa": "آوا"}
MADE: dict[str, dict[str, tuple[Guest, str]]] = {language: {} for language in NAMES}


def looks() -> Iterator[tuple[str, str, str]]:
    return itertools.product(SIZES, THEMES, NAMES)


def take(browser: Browser, server: Server, files: dict[str, Path], name: str, size: str, language: str) -> str:
    """Take a state's pictures, a file for each theme, and return its errors, if any."""
    width, height = SIZES[size]
    guest = server.guest(NAMES[language])
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(15_000)
    context.add_cookies([{"name": "strandline", "value": guest.cookie, "url": server.url}])
    page = context.new_page()
    choose(page, language=language, sound=False)
    wrong = ""
    try:
        STATES[name](Visit(page, server.url, guest, MADE[language]))
        page.wait_for_timeout(300)
        page.evaluate("document.fonts.ready.then(() => true)")
    except Exception as error:
        wrong = f"{name} {size} {language}: {(str(error) or repr(error)).splitlines()[0]}"
    for theme, file in files.items():
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.wait_for_timeout(200)
        page.screenshot(path=file, full_page=True, timeout=120_000)
    context.close()
    return wrong


def write_index(folder: Path, names: list[str]) -> None:
    """Write one page with all pictures."""
    rows = []
    for name in names:
        pictures = "".join(
            f'<a href="{file}"><img src="{file}" alt="{file}" height="320"></a> '
            for file in (f"{name}-{'-'.join(look)}.png" for look in looks())
            if (folder / file).exists()
        )
        rows.append(f"<h2>{html.escape(name)}</h2>{pictures}")
    (folder / "index.html").write_text(f"<!doctype html><title>Gallery</title>{''.join(rows)}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "gallery")
    parser.add_argument("--only", default="", help="states whose name has this in it, a regular expression")
    parser.add_argument("--look", default="phone|wide", help="the same for looks: wide, phone-dark, …-fa, sideways")
    asked = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed: apt-get install chromium")
    asked.out.mkdir(parents=True, exist_ok=True)
    names = [name for name in STATES if re.search(asked.only, name)]
    wanted = [look for look in looks() if re.search(asked.look, "-".join(look))]
    visits = {
        (size, language): [theme for theme in THEMES if (size, theme, language) in wanted]
        for size, _, language in wanted
    }
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for ((size, language), themes), name in track(list(itertools.product(visits.items(), names)), "Pictures"):
            files = {theme: asked.out / f"{name}-{size}-{theme}-{language}.png" for theme in themes}
            wrong = take(browser, server, files, name, size, language)
            if wrong:
                print(wrong)  # noqa: T201
        browser.close()
    write_index(asked.out, list(STATES))


if __name__ == "__main__":
    main()
