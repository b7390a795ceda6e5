"""The static site: any page by its address, from any folder of any host, without a connection after the first visit."""

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

import strandline
from strandline.core.messages import LANGUAGES
from strandline.server.guard import CSP

from .conftest import PHONE
from .pages import forgive
from .static_site import StaticHost, wait_until_cached

Visit = Callable[..., Page]
GAMES = strandline.game_names()
PAGES = [
    "", "new/{game}/", "rules/", "rules/{game}/", "learn/", "learn/{game}/", "puzzles/", "progress/", "replay/",
    "settings/",
    "table/?id=local-0", "replay/?id=local-0",
]  # fmt: skip
NO_NETWORK = "ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_CONNECTION_RESET|Failed to load resource|ServiceWorker"


ASK_FOR_ENGINE = """(addresses) => new Promise((resolve) => {
    const told = [];
    const { serviceWorker } = navigator;
    serviceWorker.onmessage = ({ data }) => {
        told.push(data);
        if (data.done === data.total || data.failed) resolve(told);
    };
    serviceWorker.controller.postMessage({ type: "engine", addresses });
})"""


@pytest.fixture
def visit(visit: Visit) -> Visit:
    """Return the usual `visit`; a site without an engine is no error here."""

    def come(**options: object) -> Page:
        page = visit(**options)
        forgive(page, "engine/engine.json")
        return page

    return come


@pytest.fixture
def common_static_host(static_folder: Path, tmp_path: Path) -> Iterator[StaticHost]:
    with StaticHost(static_folder, tmp_path, is_common=True) as host:
        yield host


def paths() -> list[str]:
    return [path.format(game=game) for path in PAGES for game in (GAMES if "{" in path else [""])]


@pytest.mark.parametrize("path", paths())
def test_every_page_opens_by_its_address_and_asks_only_its_own_folder(
    visit: Visit, static_site: StaticHost, path: str
) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(static_site.url + path)
    expect(page.locator("h1").first).to_be_visible()
    expect(page).not_to_have_title(re.compile("not found", re.IGNORECASE))
    expect(page.get_by_role("link", name="Rules", exact=True).first).to_have_attribute(
        "href", re.compile("where/rules/$")
    )
    page.wait_for_timeout(500)
    assert not [url for url in asked if not url.startswith((static_site.url, "blob:", "data:"))]


def test_a_page_leads_to_the_others_without_loading_again(visit: Visit, static_site: StaticHost) -> None:
    page = visit()
    page.goto(static_site.url)
    page.evaluate("window.isSame = true")
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name=re.compile("^Krabcek")).click()
    expect(page).to_have_url(f"{static_site.url}learn/krabcek/")
    page.get_by_role("link", name="Strandline").first.click()
    expect(page).to_have_url(static_site.url)
    assert page.evaluate("window.isSame")
    page.go_back()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Krabcek")


def test_without_a_server_there_is_nothing_to_be_told_and_nobody_to_come_back_as(
    visit: Visit, static_site: StaticHost
) -> None:
    page = visit()
    page.goto(f"{static_site.url}settings/")
    expect(page.get_by_text("All your games here are on this device")).to_be_visible()
    expect(page.get_by_role("heading", name="Passkeys")).to_have_count(0)


def test_a_rule_opens_by_its_number(visit: Visit, static_site: StaticHost) -> None:
    page = visit()
    page.goto(f"{static_site.url}rules/krabcek#KR-20")
    expect(page.locator("#KR-20")).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_there(visit: Visit, static_site: StaticHost, language: str) -> None:
    page = visit(viewport=PHONE)
    page.goto(f"{static_site.url}settings/")
    page.locator("#language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto(f"{static_site.url}rules/crab-stack/")
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "fa" else "ltr")
    expect(page.locator("#CS-1")).to_be_attached()


def test_an_address_that_is_no_file_opens_where_the_host_knows_404_html(
    common_static_host: StaticHost, visit: Visit
) -> None:
    host, page = common_static_host, visit()
    forgive(page, "404")
    page.goto(f"{host.url}rules/krabcek/more/than/there/is")
    expect(page).to_have_title(re.compile("not found", re.IGNORECASE))
    page.get_by_role("main").get_by_role("link").click()
    expect(page).to_have_url(host.url)
    for path in ("leaderboard/krabcek", "club", "play", "watch"):  # pages of servers only
        page.goto(f"{host.url}{path}")
        expect(page).to_have_title(re.compile("not found", re.IGNORECASE))
    page.goto(f"{host.url}table/local-0")
    expect(page).to_have_title(re.compile("Table"))


def test_everything_opens_without_a_connection_after_the_first_visit(own_static_site: StaticHost, visit: Visit) -> None:
    page = visit(service_workers="allow")
    forgive(page, NO_NETWORK)
    site = own_static_site
    page.goto(site.url)
    wait_until_cached(page, site)
    site.stop()
    for path in paths():
        page.goto(site.url + path)
        expect(page.locator("h1").first).to_be_visible()
    # Without a slash, too, and what is no file.
    page.goto(f"{site.url}rules/krabcek#KR-20")
    expect(page.locator("#KR-20")).to_be_in_viewport()
    page.goto(f"{site.url}table/local-0")
    expect(page).to_have_title(re.compile("Table"))
    page.goto(f"{site.url}settings/")
    page.locator("#language").select_option("fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator(".offline.on")).to_have_count(0)


def new_version(folder: Path, n: int) -> None:
    """Give two scripts of the site other names and its service worker another version, as a new build does."""
    renamed = {}
    for part in ("index", "Replay"):
        (file,) = (folder / "assets").glob(f"{part}-*.js")
        renamed[file.name] = f"{part}-new{n}.js"
        file.rename(file.with_name(renamed[file.name]))
    for file in (*folder.rglob("*.html"), *folder.rglob("*.js")):
        text = file.read_text(encoding="utf-8")
        for old, new in renamed.items():
            text = text.replace(old, new)
        if file.name == "sw.js":
            text = re.sub(r"(NAME = `\$\{OURS\})\w+", rf"\1new{n}", text)
        file.write_text(text, encoding="utf-8")


def versions(page: Page) -> list[str]:
    names: list[str] = page.evaluate("caches.keys()")
    return names


def test_the_next_visit_has_the_new_version_and_old_ones_are_removed(own_static_site: StaticHost, visit: Visit) -> None:
    site = own_static_site
    page = visit(service_workers="allow")
    page.goto(site.url)
    wait_until_cached(page, site)
    page.evaluate("caches.open('of another site')")
    for n in range(3):
        new_version(site.folder, n)
        page.goto(site.url)
        assert page.locator(f"script[src='./assets/index-new{n}.js']").count() == 1
        wait_until_cached(page, site)
    place = urlsplit(site.url).path
    assert set(versions(page)) == {"of another site", f"strandline {place} new1", f"strandline {place} new2"}


def test_an_open_page_still_finds_its_own_files_after_an_update(own_static_site: StaticHost, visit: Visit) -> None:
    site = own_static_site
    page = visit(service_workers="allow")
    page.goto(site.url)
    wait_until_cached(page, site)
    new_version(site.folder, 0)
    other = page.context.new_page()
    other.goto(site.url)
    wait_until_cached(other, site)
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_title(re.compile("Replay"))
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate"  # not a reload
    assert not page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.includes('-new0'))")


def test_files_of_the_engine_are_kept_when_the_page_asks(own_static_site: StaticHost, visit: Visit) -> None:
    """In the server product a switch in the settings asks for them. The page is told how far it is."""
    site = own_static_site
    for name in ("engine.json", "0123/a.wasm", "4567/a.wasm"):
        file = site.folder / "engine" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f'"{name}"')
    page = visit(service_workers="allow")
    forgive(page, "console:")  # the page itself cannot start such an engine
    page.goto(site.url)
    wait_until_cached(page, site)
    for folder in ("0123", "4567"):
        told = page.evaluate(ASK_FOR_ENGINE, ["./engine/engine.json", f"./engine/{folder}/a.wasm"])
        assert told == [{"type": "engine", "done": n, "total": 2} for n in (1, 2)]
    told = page.evaluate(ASK_FOR_ENGINE, ["./engine/89ab/a.wasm"])
    assert told == [{"type": "engine", "done": 0, "total": 1, "failed": True}]
    site.stop()
    for name in ("engine.json", "4567/a.wasm"):
        assert page.evaluate("async (file) => (await fetch(file)).json()", f"engine/{name}") == name
    assert not page.evaluate("caches.match('engine/0123/a.wasm').then(Boolean)")


def test_a_browser_can_install_it(visit: Visit, static_site: StaticHost) -> None:
    page = visit(service_workers="allow")
    page.goto(f"{static_site.url}rules/krabcek/")
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert not found["errors"]
    assert found["url"] == f"{static_site.url}manifest.webmanifest"
    manifest = json.loads(found["data"])
    for key in ("start_url", "scope"):
        assert urljoin(found["url"], manifest[key]) == static_site.url
    wrong = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {each["errorId"] for each in wrong} <= {"in-incognito"}  # as every browser of a test
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        file = static_site.folder / icon["src"]
        if file.suffix == ".png":
            with Image.open(file) as drawn:
                assert drawn.size == tuple(map(int, icon["sizes"].split("x")))


def test_a_masked_icon_keeps_its_drawing(static_folder: Path) -> None:
    """Phones cut icons into any shape, so no corner is transparent."""
    with Image.open(static_folder / "icon-maskable-512.png") as icon:
        assert icon.convert("RGBA").getchannel("A").getextrema() == (255, 255)


def test_compressed_files_are_those_beside_them(static_folder: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed")
    check = """
        const { readFileSync, readdirSync } = require("node:fs");
        const { brotliDecompressSync, gunzipSync } = require("node:zlib");
        let count = 0;
        for (const name of readdirSync(process.argv[1], { recursive: true })) {
            const file = `${process.argv[1]}/${name}`;
            const opened = /\\.gz$/.test(name) ? gunzipSync : /\\.br$/.test(name) ? brotliDecompressSync : null;
            if (!opened) continue;
            count += 1;
            if (!opened(readFileSync(file)).equals(readFileSync(file.slice(0, -3)))) throw new Error(name);
        }
        console.log(count);
    """
    done = subprocess.run([node, "-e", check, str(static_folder)], capture_output=True, text=True, check=True)
    kinds = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest", ".zip")
    large = [file for file in static_folder.rglob("*") if file.suffix in kinds and file.stat().st_size >= 1000]
    assert int(done.stdout) >= 2 * len(large) > 100


def test_documents_name_nothing_by_the_root_and_have_the_server_s_policy(static_folder: Path) -> None:
    own = {each.split()[0]: set(each.split()) for each in CSP.split("; ")}
    del own["frame-ancestors"]  # a document cannot state it
    for file in static_folder.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert not re.findall(r'(?:href|src)="(?:/|\w+:)(?!,)', text.replace("data:,", "")), file
        policy = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
        directives = {each.split()[0]: set(each.split()) for each in policy[0].split("; ")}
        assert all(directives[name] >= allowed for name, allowed in own.items()), file
        assert directives["worker-src"] == {"worker-src", "'self'"}
        assert "unsafe-inline" not in policy[0]
        assert "'unsafe-eval'" not in policy[0]
