"""Adds to the pages of `docs/` what `make docs` also shows: other files of the project, notebooks, pictures, commands.

A page may link to any file of the project. A file outside `docs/` gets its own page, so that no link of the built site
leads out of it: Markdown as it is, anything else as its source.
"""

import json
import posixpath
import re
from html import escape
from pathlib import Path
from typing import Any

import typer
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

import strandline
from strandline.cli.app import app
from strandline.core.messages import translate
from strandline.core.quick_start import panel_svg

ROOT = Path(__file__).parents[2]
PAGES = {
    "bench/results.md": "project/speed.md",
    "CHANGELOG.md": "project/changes.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
}
"""Files outside `docs/` that are pages of the site."""
ICON = ROOT / "web/public/icon.svg"
LETTERS = ROOT / "web/node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2"
"""The fonts, from the packages of the browser pages, if they are installed; otherwise the site uses system fonts."""
FONT = '@font-face { font-family: Nunito; font-weight: 200 1000; font-display: swap; src: url("letters.woff2"); }'
LINK = re.compile(r"(\]\(|<img src=\")([^)#\s\":]+)(?=[)#\"])")
FIGURE = re.compile(r"(?<=\d) (?=%)|(?<=\d–)(?=\d)")
"""The places where a line break would split a figure in a table: `50.0 %`, `49.7–50.3`."""
COMMANDS = "<!-- commands -->"
PICTURES = re.compile(r"<!-- pictures: (?P<game>\S+) (?P<example>\S+) -->")
PANEL = re.compile(r"<!-- panel: (?P<game>\S+) (?P<panel>\S+) -->")
NOTEBOOK = ".ipynb"


def on_config(config: MkDocsConfig) -> None:
    """Use the same fonts as at the table."""
    if LETTERS.exists():
        config.extra_css.append("site/letters.css")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Return all pages, with their links as they are in the site, and the pages that these links need."""
    for source, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    files.append(File.generated(config, "site/icon.svg", abs_src_path=str(ICON)))
    if LETTERS.exists():
        files.append(File.generated(config, "site/letters.woff2", abs_src_path=str(LETTERS)))
        files.append(File.generated(config, "site/letters.css", content=FONT))
    for file in list(files.documentation_pages()):
        text = file.content_string.replace(COMMANDS, commands())
        text = PICTURES.sub(lambda place, of=file: pictures(of, place["game"], place["example"], files, config), text)
        text = PANEL.sub(lambda place, of=file: panel(of, place["game"], place["panel"], files, config), text)
        replace(file, LINK.sub(lambda link, of=file: link[1] + lead(of, link[2], files, config), text), files, config)
    for file in list(files):
        if file.src_uri.endswith(NOTEBOOK):
            show_notebook(file, files, config)
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Keep figures in tables on one line, with a no-break space or a word joiner."""
    lines = (FIGURE.sub(together, line) if line.startswith("|") else line for line in markdown.splitlines())
    return "\n".join(lines)


def together(gap: re.Match[str]) -> str:
    return "\u00a0" if gap[0] else "\u2060"


def on_post_page(output: str, **_: Any) -> str:
    """Give the theme's search dialog a name, which it lacks."""
    return output.replace('class="md-search"', 'class="md-search" aria-label="Search"')


def replace(file: File, text: str, files: Files, config: MkDocsConfig) -> None:
    """Replace a page's text."""
    if text != file.content_string:
        files.remove(file)
        files.append(File.generated(config, file.src_uri, content=text))


def lead(file: File, link: str, files: Files, config: MkDocsConfig) -> str:
    """Return a link of a page, written for the source tree, as it is in the site."""
    home = {page: source for source, page in PAGES.items()}.get(file.src_uri, f"docs/{file.src_uri}")
    target = posixpath.normpath(posixpath.join(posixpath.dirname(home), link))
    if target.startswith("docs/"):
        page = re.sub(rf"\{NOTEBOOK}$", ".md", target.removeprefix("docs/"))
    elif target in PAGES:
        page = PAGES[target]
    elif (ROOT / target).is_file():
        page = f"source/{target}.md"
        if files.get_file_from_path(page) is None:
            text = (ROOT / target).read_text(encoding="utf-8")
            fence = f"# {target}\n\n````{Path(target).suffix[1:] or 'text'}\n{text}\n````\n"
            files.append(File.generated(config, page, content=fence))
    else:
        return link  # mkdocs reports that it does not exist
    return posixpath.relpath(page, posixpath.dirname(file.src_uri) or ".")


def pictures(file: File, game: str, name: str, files: Files, config: MkDocsConfig) -> str:
    """Draw an example of the rules: the position where it begins and, if it has moves, the one where it ends."""
    source = ROOT / f"src/strandline/games/{game.replace('-', '_')}/pages.json"
    examples = json.loads(source.read_text(encoding="utf-8"))["examples"]
    example = next(each for each in examples if each["name"] == name)
    position = strandline.game(game, **example.get("options", {})).load(example["text"])
    drawn = {"before": position.svg(example.get("seat"))}
    for move in example["moves"]:
        position = position.play(move)
        drawn["after"] = position.svg(example.get("seat"))
    for when, svg in drawn.items():
        path = posixpath.join(posixpath.dirname(file.src_uri), f"{game}-{name}-{when}.svg")
        files.append(File.generated(config, path, content=svg))
    shown = " ".join(f"![{name}, {when}]({game}-{name}-{when}.svg)" for when in drawn)
    return f'<div class="examples" markdown>\n\n{shown}\n\n</div>'


def panel(file: File, game: str, name: str, files: Files, config: MkDocsConfig) -> str:
    """Draw a panel of a game's quick start."""
    path = posixpath.join(posixpath.dirname(file.src_uri), f"{game}-quick-{name}.svg")
    files.append(File.generated(config, path, content=panel_svg(game, name)))
    return f"![{translate(f'{game}-quick-{name}-picture')}]({posixpath.basename(path)})"


def commands() -> str:
    """Return the command line's current help."""
    group: Any = typer.main.get_command(app)
    return "\n".join(f"## {name}\n\n{command(name, each)}" for name, each in group.commands.items())


def command(name: str, of: Any) -> str:
    """Return a command's help, for one page with all of them."""
    context = typer.Context(of, info_name=f"strandline {name}")
    usage = " ".join(["strandline", name, *of.collect_usage_pieces(context)])
    told = [each.get_help_record(context) for each in of.get_params(context) if each.name != "help"]
    rows = [f"| `{left.replace('|', chr(92) + '|')}` | {escape(right)} |" for left, right in filter(None, told)]
    table = "\n".join(["| | |", "|---|---|", *rows]) if rows else ""
    example = of.epilog.removeprefix("Example: ")
    return f"{escape(of.help)}\n\n```text\n{usage}\n```\n\n{table}\n\nFor example:\n\n```sh\n{example}\n```\n"


def show_notebook(file: File, files: Files, config: MkDocsConfig) -> None:
    """Return a notebook as a page, with its stored outputs."""
    page = file.src_uri.removesuffix(NOTEBOOK)
    notebook = json.loads(file.content_bytes)
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            picture, text = shown(output)
            if picture:
                name = f"{page}-{len(parts)}.svg"
                files.append(File.generated(config, name, content=picture))
                parts.append(f"![What this draws]({posixpath.basename(name)})")
            elif text:
                parts.append(f"``` {{ .text .output }}\n{text.rstrip()}\n```")
    told = f"[This page as a notebook]({posixpath.basename(file.src_uri)}){{ download }}"
    files.append(File.generated(config, f"{page}.md", content="\n\n".join([*parts, told])))


def shown(output: dict[str, Any]) -> tuple[str, str]:
    """Return the picture of an output, and its text."""
    data = output.get("data", {})
    return "".join(data.get("image/svg+xml", "")), "".join(output.get("text", data.get("text/plain", "")))
