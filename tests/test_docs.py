"""What the README and the documentation show works as it stands there: every block of code is run, or says why not.

A page is read from top to bottom in an empty folder, Python in one namespace. A block with a title (```` ```python
title="my_bot.py" ````) is the file of that name. In `sh`, every `strandline …` is run by the command line; what other
commands need is looked for. What follows a command in `console` is its output, where `…` stands for anything;
`pycon` is what a session looks like. A block below `<!-- not run: why -->` is left alone.
"""

import doctest
import json
import re
import runpy
import shlex
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from strandline.cli.app import app
from strandline.cli.new_game import TEMPLATE, written

from .copied_tree import CopiedTree

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(
    r"(?:^<!-- not run: (?P<why>[^\n]+) -->\n)?"
    r"^```(?P<language>\w*)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<code>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
TUTORIAL = ROOT / "docs" / "add-a-game.md"
NOT_STARTED = ("serve", "sit", "bot", "compile")
"""Commands that run until they are stopped, or for minutes: only their arguments are checked."""
PROMPT = "$ "


@dataclass(frozen=True)
class Block:
    language: str
    code: str
    title: str | None
    why: str | None


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = [Block(each["language"], each["code"], each["title"], each["why"]) for each in FENCE.finditer(text)]
    assert 2 * len(found) == len(re.findall(r"^ *```", text, re.MULTILINE)), "a fence that is not understood"
    return found


ALL = {page: found for page in PAGES if (found := blocks(page))}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(
    "page", [page for page in ALL if page != TUTORIAL], ids=lambda page: str(page.relative_to(ROOT))
)
def test_what_a_page_shows_works(page: Path, folder: Path) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in ALL[page]:
        if block.why:
            continue
        with told(block):
            run(block, names)


@pytest.mark.slow
def test_the_tutorial_builds_step_by_step_the_game_that_new_game_writes(tmp_path: Path) -> None:
    """Its files are those of the template, and everything between them works with the files so far."""
    tree = CopiedTree(tmp_path)
    homes = {TEMPLATE / "game": tree.games / "three_stones", TEMPLATE / "tests": tree.root / "tests/games/three_stones"}
    left = {}
    for part, home in homes.items():
        for file in written(part):
            path, text = home / file.relative_to(part), file.read_text(encoding="utf-8")
            path.parent.mkdir(parents=True, exist_ok=True)
            left[path] = text
            if not text:
                path.write_text(left.pop(path), encoding="utf-8")
    for block in ALL[TUTORIAL]:
        with told(block):
            if block.title:
                path = tree.root / block.title
                assert block.code == left.pop(path), "not as new-game writes it"
                path.write_text(block.code, encoding="utf-8")
            else:
                build(block, tree)
    assert not left, "files that the tutorial does not show"


def build(block: Block, tree: CopiedTree) -> None:
    """Run a block of the tutorial in a copy of the sources."""
    match block.language:
        case "pycon":
            (tree.root / "session.txt").write_text(block.code, encoding="utf-8")
            tree.run("doctest", "-o", "ELLIPSIS", "session.txt")
        case "console":
            command, _, shown = block.code.removeprefix(PROMPT).partition("\n")
            assert_like(tree.run(*shlex.split(command)), shown)
        case "sh":
            for line in commands(block.code):
                words = shlex.split(line)
                if words[:2] == ["strandline", "new-game"]:
                    tree.run(*words)
                else:
                    shell(line)
        case other:
            pytest.fail(f"a block of “{other}”: run it, or say why not")


@contextmanager
def told(block: Block) -> Iterator[None]:
    """Return errors with the block that they come from."""
    try:
        yield
    except Exception as error:
        error.add_note(f"in this block:\n{block.code}")
        raise


def run(block: Block, names: dict[str, Any]) -> None:
    if block.title:
        Path(block.title).write_text(block.code, encoding="utf-8")
    match block.language:
        case "python" | "js" if block.title:
            pass  # a file: the code that uses it checks it
        case "python":
            exec(compile(block.code, "<block>", "exec"), names)
        case "pycon":
            session(block.code, names)
        case "sh":
            for command in commands(block.code):
                shell(command)
        case "console":
            for part in block.code.split(f"\n{PROMPT}"):
                command, _, shown = part.removeprefix(PROMPT).partition("\n")
                assert_like(shell(command), shown)
        case "json":
            for value in documents(block.code):
                assert isinstance(value, dict)
        case "toml":
            tomllib.loads(block.code)
        case "text":
            assert not re.search(r"^(strandline|import|from|make|pip) ", block.code, re.MULTILINE), "code is no text"
        case other:
            pytest.fail(f"a block of “{other}”: run it, or say why not")


def session(code: str, names: dict[str, Any]) -> None:
    test = doctest.DocTestParser().get_doctest(code, names, "block", None, None)
    wrong: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=wrong.append, clear_globs=False)
    names.update(test.globs)
    assert not wrong, "".join(wrong)


def documents(text: str) -> Iterator[Any]:
    """JSON values, one after the other."""
    decoder = json.JSONDecoder()
    text = text.strip()
    while text:
        value, end = decoder.raw_decode(text)
        yield value
        text = text[end:].strip()


def commands(code: str) -> list[str]:
    return [line for line in code.replace("\\\n", " ").splitlines() if line and not line.startswith("#")]


def shell(line: str) -> str:
    """Run a command of ours, and return its output; for any other, check that its files exist."""
    match shlex.split(line, comments=True):
        case ["strandline"] | [".", ".venv/bin/activate"]:
            pass
        case ["strandline", command, *arguments] if command in NOT_STARTED or "examples/" in line:
            # Examples need torch and a trained policy.
            assert all((ROOT / each).exists() for each in re.findall(r"examples/\w+\.py", line))
            group: Any = typer.main.get_command(app)
            group.commands[command].make_context(command, arguments)
        case ["strandline", *arguments]:
            done = CliRunner().invoke(app, arguments, input="")
            assert done.exit_code == 0, f"{line}\n{done.output}\n{done.exception!r}"
            return done.stdout
        case ["make", *targets]:
            assert not set(targets) - made()
        case ["pip", "install", package]:
            project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
            name, _, extras = package.rstrip("]").partition("[")
            assert name == ".", "no package index has Strandline: it is installed from its folder"
            assert set(filter(None, extras.split(","))) <= set(project["optional-dependencies"])
        case ["python", script, *arguments]:
            assert {each for each in arguments if each.startswith("--")} <= takes(ROOT / script)
        case _:
            pytest.fail(f"{line}: run it, or say why not")
    return ""


def made() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def takes(script: Path) -> set[str]:
    """The options that a script mentions."""
    return set(re.findall(r"\"(--[a-z-]+)\"", script.read_text(encoding="utf-8")))


def assert_like(output: str, shown: str) -> None:
    """Whether the output is the one that a page shows, where `…` stands for anything."""
    pattern = ".*".join(re.escape(line) for line in tidy(shown).split("…"))
    assert re.fullmatch(pattern, tidy(output), re.DOTALL), f"{output}\nis not\n{shown}"


def tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").splitlines())


def test_few_blocks_are_left_alone_and_each_for_a_reason() -> None:
    alone = [block.why for found in ALL.values() for block in found if block.why]
    assert all(len(why) > 10 for why in alone)
    assert len(alone) <= 8
    assert sum(map(len, ALL.values())) > 10 * len(alone)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("```python\n1 / 0\n```\n", ZeroDivisionError),
        ("```python\nx = 1\n```\n```pycon\n>>> x\n2\n```\n", AssertionError),
        ("```sh\nstrandline gmes\n```\n", AssertionError),
        ("```sh\nstrandline serve --lna\n```\n", Exception),
        ("```console\n$ strandline --version\nstrandlein …\n```\n", AssertionError),
        ("```sh\nmake nothing\n```\n", AssertionError),
        ("```sh\npip install '.[sever]'\n```\n", AssertionError),
        ("```sh\npip install 'strandline[server]'\n```\n", AssertionError),
        ("```sh\npython bench/solve.py --seed-deals 3\n```\n", AssertionError),
        ("```json\n{1}\n```\n", ValueError),
        ("```text\nimport strandline\n```\n", AssertionError),
        ("```\nwhat is this?\n```\n", pytest.fail.Exception),
        ("```rust\nfn main() {}\n```\n", pytest.fail.Exception),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_block_that_does_not_work_is_noticed(text: str, error: type[BaseException], folder: Path) -> None:
    page = folder / "page.md"
    page.write_text(text, encoding="utf-8")
    names: dict[str, Any] = {}
    with pytest.raises(error):  # noqa: PT012
        for block in blocks(page):
            run(block, names)


HOMES = (ROOT, ROOT / "src" / "strandline", ROOT / "web" / "src", ROOT / "src" / "strandline" / "games" / "crab_stack")
"""Folders of the files that a page mentions."""
MADE_UP = {
    "match/summary.json",
    "site/",
    "src/strandline/games/three_stones/",
    "static/",
    "tests/games/three_stones/",
    "web/src/games/three-stones/",
    "web/src/games/three-stones/index.ts",
}
"""Names of files that a reader creates."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_files_and_commands_that_a_page_names_in_passing_are_there(page: Path) -> None:
    words = re.findall(r"`([^`\n]+)`", FENCE.sub("", page.read_text(encoding="utf-8")))
    files = {word for word in words if re.fullmatch(r"\w[\w./-]*/([\w.-]+\.(py|md|ts|json|svelte|css|ftl))?", word)}
    assert not {file for file in files - MADE_UP if not any((home / file).exists() for home in (*HOMES, page.parent))}
    assert not {found[1] for word in words if (found := re.fullmatch(r"make ([a-z-]+)", word))} - made()
    group: Any = typer.main.get_command(app)
    named = {found[1] for word in words if (found := re.match(r"strandline ([a-z][a-z-]*)", word))}
    assert not named - set(group.commands)


def test_the_two_commands_are_the_first_thing_that_the_readme_shows() -> None:
    assert [line.split()[:2] for line in commands(ALL[ROOT / "README.md"][0].code)] == [
        ["make", "play"],
        ["make", "test"],
    ]


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_shows_what_it_shows_when_it_is_run(file: Path) -> None:
    again = runpy.run_path(str(ROOT / "docs" / "site" / "notebooks.py"))["run"](file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert len(kept["cells"]) == len(again.cells)
    for then, now in zip(kept["cells"], again.cells, strict=True):
        assert [picture(output) for output in then.get("outputs", [])] == [
            picture(output) for output in now.get("outputs", [])
        ], "".join(then["source"])


def picture(output: Any) -> list[str]:
    """An output's parts as whole texts: a file has them line by line."""
    parts = [output.get("text", ""), *output.get("data", {}).values()]
    return ["".join(part) for part in parts]


def test_no_page_saves_to_a_name_of_another() -> None:
    """A reader who follows several pages in one folder must not get the error that a file exists."""
    kept: dict[str, Path] = {}
    for page, found in ALL.items():
        for block in found:
            for name in re.findall(r"(?:--(?:save|out|svg) |\.save\(\"|data\.write\(\")([\w.]+)", block.code):
                if not block.why:
                    assert kept.setdefault(name, page) == page, name
