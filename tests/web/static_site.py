"""The static site on a host like any other: a folder below its root, and nothing but files."""

import json
import re
import runpy
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import Page

from tests.server.tables import free_port

BUILD: Callable[[Path], None] = runpy.run_path(str(Path(__file__).parents[2] / "web" / "static" / "build.py"))["build"]
PLACE = "some/where/"
COMMON = Path(__file__).with_name("static_host.py")

CACHED = """async ([version, count]) => {
    for (;;) {
        const { active } = await navigator.serviceWorker.ready;
        for (const name of active.state === "activated" ? await caches.keys() : [])
            if (name.endsWith(version) && (await (await caches.open(name)).keys()).length >= count) return;
        await new Promise((done) => setTimeout(done, 100));
    }
}"""


class StaticHost:
    """Serves a site below a folder of its own: Python's web server, or the one of `static_host.py` (``is_common``)."""

    def __init__(self, site: Path, root: Path, is_common: bool = False):
        self.folder = root / PLACE
        self.folder.parent.mkdir(parents=True)
        self.folder.symlink_to(site, target_is_directory=True)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/{PLACE}"
        common = [str(COMMON), str(self.port), str(root), PLACE]
        plain = ["-m", "http.server", str(self.port), "--bind", "127.0.0.1", "--directory", str(root)]
        self.command = [sys.executable, *(common if is_common else plain)]

    def __enter__(self) -> "StaticHost":
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 20
        while True:
            try:
                httpx.get(self.url)
                return self
            except httpx.TransportError:
                assert self.process.poll() is None
                assert time.monotonic() < until, "the host did not start"
                time.sleep(0.05)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    def __exit__(self, *_: object) -> None:
        self.stop()


def wait_until_cached(page: Page, host: StaticHost) -> None:
    """Wait until every file is in the cache of the current version."""
    worker = (host.folder / "sw.js").read_text(encoding="utf-8")
    lists = re.findall(r"new Set\((\[.*\])\)", worker)
    (version,) = re.findall(r"NAME = `\$\{OURS\}(\w+)`", worker)
    page.evaluate(CACHED, [version, sum(len(json.loads(each)) for each in lists)])
