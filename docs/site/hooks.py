"""What `make docs` shows beside the pages of this folder: other files of the project, notebooks, the commands' help.

A page may link to any file of the project. One that lies outside `docs/` gets a page of its own, so that no link of the
built site leads out of it: Markdown as it is, anything else as its source.
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

from strandline.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = {
    "bench/results.md": "project/speed.md",
    "CHANGELOG.md": "project/changes.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
}
"""Files elsewhere that are pages of the site."""
ICON = ROOT / "web/public/icon.svg"
LETTERS = ROOT / "web/node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2"
"""The browser's part has them, once its packages are installed. Without, the site takes what the machine has."""
FONT = '@font-face { font-family: Nunito; font-weight: 200 1000; font-display: swap; src: url("letters.woff2"); }'
LINK = re.compile(r"(\]\(|<img src=\")([^)#\s\":]+)(?=[)#\"])")
FIGURE = re.compile(r"(?<=\d) (?=%)|(?<=\d–)(?=\d)")
"""Where a table's figure would be broken in two: `50.0 %`, `49.7–50.3`."""
COMMANDS = "<!-- commands -->"
NOTEBOOK = ".ipynb"


def on_config(config: MkDocsConfig) -> None:
    """The same letters as at the table."""
    if LETTERS.exists():
        config.extra_css.append("site/letters.css")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """All pages, with their links as they are in the site, and the pages that these links need."""
    for source, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    files.append(File.generated(config, "site/icon.svg", abs_src_path=str(ICON)))
    if LETTERS.exists():
        files.append(File.generated(config, "site/letters.woff2", abs_src_path=str(LETTERS)))
        files.append(File.generated(config, "site/letters.css", content=FONT))
    for file in list(files.documentation_pages()):
        text = file.content_string.replace(COMMANDS, commands())
        replace(file, LINK.sub(lambda link, of=file: link[1] + lead(of, link[2], files, config), text), files, config)
    for file in list(files):
        if file.src_uri.endswith(NOTEBOOK):
            show_notebook(file, files, config)
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Figures in tables stay in one piece: with a space that does not break, or a joint that cannot be seen."""
    lines = (FIGURE.sub(together, line) if line.startswith("|") else line for line in markdown.splitlines())
    return "\n".join(lines)


def together(gap: re.Match[str]) -> str:
    return "\u00a0" if gap[0] else "\u2060"


def on_post_page(output: str, **_: Any) -> str:
    """The theme's search is a dialog without a name."""
    return output.replace('class="md-search"', 'class="md-search" aria-label="Search"')


def replace(file: File, text: str, files: Files, config: MkDocsConfig) -> None:
    """Give a page another text."""
    if text != file.content_string:
        files.remove(file)
        files.append(File.generated(config, file.src_uri, content=text))


def lead(file: File, link: str, files: Files, config: MkDocsConfig) -> str:
    """A link of a page, which is written as the source tree has it, as the site has it."""
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
        return link  # mkdocs says that there is nothing
    return posixpath.relpath(page, posixpath.dirname(file.src_uri) or ".")


def commands() -> str:
    """The command line's help, as it is now."""
    group: Any = typer.main.get_command(app)
    return "\n".join(f"## {name}\n\n{command(name, each)}" for name, each in group.commands.items())


def command(name: str, of: Any) -> str:
    """A command's help, for one page with all of them."""
    context = typer.Context(of, info_name=f"strandline {name}")
    usage = " ".join(["strandline", name, *of.collect_usage_pieces(context)])
    told = [each.get_help_record(context) for each in of.get_params(context) if each.name != "help"]
    rows = [f"| `{left.replace('|', chr(92) + '|')}` | {escape(right)} |" for left, right in filter(None, told)]
    table = "\n".join(["| | |", "|---|---|", *rows]) if rows else ""
    example = of.epilog.removeprefix("Example: ")
    return f"{escape(of.help)}\n\n```text\n{usage}\n```\n\n{table}\n\nFor example:\n\n```sh\n{example}\n```\n"


def show_notebook(file: File, files: Files, config: MkDocsConfig) -> None:
    """A notebook as a page, with the outputs that are kept in it."""
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
    """The picture of an output, and its text."""
    data = output.get("data", {})
    return "".join(data.get("image/svg+xml", "")), "".join(output.get("text", data.get("text/plain", "")))
