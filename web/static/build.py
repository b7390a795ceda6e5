"""Builds the static site: the pages that play on one device, without a server. `python web/static/build.py FOLDER`.

First Vite builds the pages, then the data is added that they ask for before their engine runs, under the paths of the
server, and at last `finish.mjs` writes a document for each page, the service worker, and the compressed files.
"""

import json
import shutil
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from strandline.core import registry
from strandline.core.quick_start import panel_svg, panels
from strandline.host.games import game_info, picture, symbols_svg

WEB = Path(__file__).parents[1]
SITE = WEB.parent / "static"


def run(*command: str) -> None:
    program = shutil.which(command[0])
    if program is None:
        sys.exit("Node.js is not installed")
    subprocess.run([program, *command[1:]], cwd=WEB, check=True)


def write_data(folder: Path) -> None:
    """Write the list of games, their symbols and their pictures."""
    for part in ("api/symbols", "pictures"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    listed = [asdict(game_info(name)) for name in registry.names()]
    (folder / "api" / "games.json").write_text(json.dumps(listed, ensure_ascii=False), encoding="utf-8")
    for name in registry.names():
        (folder / "api" / "symbols" / f"{name}.svg").write_text(symbols_svg(name), encoding="utf-8")
        (folder / "pictures" / f"{name}.svg").write_text(picture(name), encoding="utf-8")
        (folder / "pictures" / name).mkdir(exist_ok=True)
        for panel in panels(name):
            (folder / "pictures" / name / f"{panel}.svg").write_text(panel_svg(name, panel), encoding="utf-8")


def build(folder: Path) -> None:
    """Write the site into a folder; what was there is removed."""
    goal = str(folder.resolve())
    out = ["--outDir", goal, "--emptyOutDir", "--logLevel", "error"]
    run("npm", "run", "--silent", "build", "--", "--mode", "static", *out)
    write_data(folder)
    run("node", "static/finish.mjs", goal)


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else SITE)
