"""Dependencies point one way, and every message has a text."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import strandline
from strandline.core.messages import LANGUAGES, Message, translate

from . import words

PACKAGE = Path(strandline.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "sim": {"core", "sim"},
    "search": {"core", "sim", "search"},
    "bots": {"core", "search", "bots"},
    "wasm_build": {"core", "sim", "search", "bots", "wasm_build"},
    "arena": {"core", "sim", "search", "bots", "arena"},
    "table": {"core", "table"},
    "club": {"core", "table", "club"},
    "host": {"core", "search", "bots", "table", "host"},
    "server": {"core", "search", "bots", "table", "club", "host", "server"},
    "browser": {"core", "search", "bots", "table", "host", "browser"},
    "envs": {"core", "sim", "search", "bots", "envs"},
    "cli": {"core", "sim", "search", "bots", "arena", "table", "server", "envs", "cli"},
    "__main__": {"cli"},
}
"""Which packages each package may import. Games are known by the contract alone: only the registry loads them."""


def imports(file: Path) -> Iterator[str]:
    """The modules of the package that a file imports from, wherever in it."""
    here = ("strandline", *file.relative_to(PACKAGE).with_suffix("").parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: len(here) - node.level]) if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            names = [module, *(f"{module}.{alias.name}" for alias in node.names)]
        for name in names:
            parts = name.split(".")
            if parts[0] == "strandline" and len(parts) > 1 and (PACKAGE / parts[1]).with_suffix("").exists():
                yield parts[1]


TEMPLATE = PACKAGE / "cli" / "new_game_template"
"""A game that is not part of the package yet: tests/test_new_game.py tests it."""
FILES = [
    file
    for file in PACKAGE.rglob("*.py")
    if file.relative_to(PACKAGE).parts[0] != "__init__.py" and TEMPLATE not in file.parents
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_package_knows_only_the_packages_below_it(file: Path) -> None:
    package = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
    assert set(imports(file)) <= MAY_IMPORT[package]


MOST_LINES = 350
"""Of a module of a host."""
HOSTS = "host", "server", "browser"


def test_no_module_of_a_host_is_long() -> None:
    files = [file for room in HOSTS for file in PACKAGE.glob(f"{room}/**/*.py")]
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {file.name for file, lines in lengths.items() if lines > MOST_LINES} == set()


def test_the_files_that_the_description_names_exist() -> None:
    root = PACKAGE.parents[1]
    tops = PACKAGE, root / "tests", root / "web" / "src", root / "web" / "engine"
    files = [f"/{file.relative_to(root)}" for top in tops for file in top.rglob("*.*")]
    text = (root / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-zA-Z0-9_/.]+\.(?:json|py|ts))`", text))
    assert len(named) > 50
    assert {name for name in named if not any(file.endswith(f"/{name}") for file in files)} == set()


PURE = sorted((PACKAGE / "table").rglob("*.py"))
PURE_LIBRARY = {
    "bisect", "collections", "copy", "dataclasses", "datetime", "fractions", "functools", "hashlib", "hmac", "json",
    "re", "secrets", "types", "typing", "unicodedata",
}  # fmt: skip
"""The modules that the table may use: nothing that waits, sends, stores, or reads the time."""
CLUB = sorted((PACKAGE / "club").rglob("*.py"))
CLUB_LIBRARY = PURE_LIBRARY | {"csv", "io", "itertools", "networkx"}
"""What tournaments may use, as purely; ``networkx`` is loaded where it is needed."""


SHARED = sorted((PACKAGE / "host").rglob("*.py"))
SHARED_LIBRARY = PURE_LIBRARY | {"abc", "asyncio", "contextlib", "logging", "math", "random"}
"""The modules that all hosts may use: no thread, process, socket, database or file, and no clock of the machine."""
BROWSER = sorted((PACKAGE / "browser").rglob("*.py"))
BROWSER_LIBRARY = SHARED_LIBRARY | {"time", "urllib"}


def libraries(tree: ast.AST) -> set[str]:
    """The packages that a module imports."""
    found = set()
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        found |= {name.partition(".")[0] for name in names}
    return found - {"strandline"}


@pytest.mark.parametrize("file", [*SHARED, *BROWSER], ids=lambda file: f"{file.parent.name}/{file.name}")
def test_what_runs_in_a_browser_uses_nothing_of_the_machine(file: Path) -> None:
    allowed = SHARED_LIBRARY if file in SHARED else BROWSER_LIBRARY
    assert libraries(ast.parse(file.read_text(encoding="utf-8"))) <= allowed


@pytest.mark.parametrize("file", [*PURE, *CLUB], ids=lambda file: f"{file.parent.name}/{file.name}")
def test_tables_and_tournaments_are_pure(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert libraries(tree) <= (PURE_LIBRARY if file in PURE else CLUB_LIBRARY)
    for node in ast.walk(tree):
        asks_the_time = isinstance(node, ast.Attribute) and node.attr in ("now", "utcnow", "today")
        assert not asks_the_time


OPTIONAL = (
    "PIL", "alembic", "fastapi", "gymnasium", "httpx", "networkx", "numba", "numpy", "platformdirs", "pyarrow",
    "psycopg", "pydantic", "ray", "redis", "sqlalchemy", "starlette", "uvicorn", "websockets",
)  # fmt: skip


def test_what_runs_in_a_browser_needs_no_more_than_the_base_install() -> None:
    files = [file for file in (*PURE, *CLUB, *SHARED, *BROWSER) if file.stem != "__init__"]
    modules = [f"strandline.{file.parent.name}.{file.stem}" for file in files]
    program = (
        "import importlib, sys\n"
        f"sys.modules.update(dict.fromkeys({(*OPTIONAL, 'multiprocessing')!r}))\n"  # None: importing it is an error
        f"for name in {modules!r}:\n"
        "    importlib.import_module(name)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_the_package_says_that_its_types_are_checked() -> None:
    assert (PACKAGE / "py.typed").is_file()


@pytest.mark.parametrize("rules", sorted(PACKAGE.glob("games/*/rules.py")), ids=lambda file: file.parent.name)
def test_rules_import_nothing_but_their_siblings_bits_and_the_contract(rules: Path) -> None:
    for node in ast.walk(ast.parse(rules.read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Import)
        if isinstance(node, ast.ImportFrom):
            assert node.level == 1 or node.module in ("strandline.core.bits", "strandline.core.contract")


@pytest.mark.parametrize(
    "file",
    [*PACKAGE.glob("games/*/*.py"), *PACKAGE.rglob("*_kernel.py")],
    ids=lambda file: f"{file.parent.name}/{file.name}",
)
def test_names_that_a_game_and_its_kernels_use_come_from_where_they_are_defined(file: Path) -> None:
    """No module of a game passes on what it has from core."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("strandline.core"):
            assert not [alias.name for alias in node.names if alias.asname == alias.name]


def keys() -> set[str]:
    return {key for file in words.files("en").values() for key in words.keys_of(file)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_begins_with_the_name_of_its_file(language: str) -> None:
    """Of all files whose names it begins with, a key is in the one with the longest: its file is known from the key."""
    names = [*words.shared_files("en"), *words.game_files("en")]
    for name, file in words.files(language).items():
        for key in words.keys_of(file):
            assert name == max((each for each in names if key.startswith(f"{each}-")), key=len, default=None), key


def test_no_message_is_without_use() -> None:
    """A key stands in the sources whole, or by the end that a prefix is put before, or by the end of a game's key.

    Or another message uses it.
    """
    browser = [file for kind in ("ts", "svelte") for file in (PACKAGE.parents[1] / "web" / "src").rglob(f"*.{kind}")]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in [*FILES, *browser])
    said = set(re.findall(r'"([a-z0-9-]+)"', sources))
    prefixes = set(re.findall(r'(?:f"|`)([a-z0-9-]+-)\$?\{', sources))
    composed = {prefix + end for prefix in prefixes for end in said}
    games = words.game_files("en")
    ends = re.findall(r'(?:f"|`\$)\{[^}`"]*\}(-[a-z-]+)["`]', sources)
    composed |= {name + end for name in games for end in ends}
    told = "\n".join(file.read_text(encoding="utf-8") for file in words.files("en").values())
    used = set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", told))
    # A game's rules, options and puzzles name their own: test_rules_pages.py, core/test_options.py, test_puzzles.py.
    # What the default board asks is any game's.
    of_rules = "(rules?|quick|editions?|example|tip|learn|option|puzzles)-"
    of_data = re.compile(rf"({'|'.join(games)})-({of_rules}|ask$)|web-rules-edition-")
    by_data = {key for key in keys() if of_data.match(key)}
    left = keys() - said - composed - used - by_data
    forms = [_form(template) for template in re.findall(r'[`"]([a-z][a-z-]*-\$?\{[^`"]*)[`"]', sources)]
    assert not {key for key in left if not any(_fits(key, form, said) for form in forms)}


def _form(template: str) -> "re.Pattern[str]":
    return re.compile(re.sub(r"\$?\{[^}]*\}", "([a-z0-9-]+)", template))


def _fits(key: str, form: "re.Pattern[str]", said: set[str]) -> bool:
    """Whether a template makes a key of words that the sources say, or of numbers."""
    found = form.fullmatch(key)
    return found is not None and all(part in said or part.isdigit() for part in found.groups())


PORTABLE = {"ceil", "prod", "sqrt"}
"""What may be used of ``math``: whatever is the same on every machine."""


@pytest.mark.parametrize("room", ["bots", "games", "search", "sim"])
def test_nothing_that_decides_a_move_computes_differently_elsewhere(room: str) -> None:
    """``exp`` and ``log`` come from ``core/portable_math.py``; a square is a product, not a power."""
    for file in (PACKAGE / room).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert "math" not in [alias.name for alias in node.names], file
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                assert {alias.name for alias in node.names} <= PORTABLE, file
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow) and file.name.endswith("_kernel.py"):
                assert isinstance(node.left, ast.Constant), file


def test_a_browser_loads_games_and_bots_with_the_base_install_alone() -> None:
    modules = ["strandline.core.targets.wasm", "strandline.bots.thinker", "strandline.search.analysis"]
    program = (
        "import importlib, sys\n"
        f"sys.modules.update(dict.fromkeys({(*OPTIONAL, 'wasmtime')!r}))\n"
        f"for name in {modules!r}:\n"
        "    importlib.import_module(name)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


KEY = rf"(?:web|(?:{'|'.join(words.game_files('en'))})-(?:ui|piece|tile))-[a-z0-9-]+"


def test_no_message_is_missing() -> None:
    """Keys in Python, whole keys in the browser, and keys that the browser composes have texts."""
    said = {key for file in FILES for key in spoken(ast.parse(file.read_text(encoding="utf-8")))}
    browser = [file for kind in ("ts", "svelte") for file in (PACKAGE.parents[1] / "web" / "src").rglob(f"*.{kind}")]
    shown = "\n".join(file.read_text(encoding="utf-8") for file in browser)
    said |= {*re.findall(rf'"({KEY})"', shown), *re.findall(r'\bt\("([a-z0-9-]+)"', shown)}
    assert not said - keys()
    beginnings = set(re.findall(rf"`({KEY}-)\$\{{", shown))
    assert not [start for start in beginnings if not any(key.startswith(start) for key in keys())]


def spoken(tree: ast.AST) -> Iterator[str]:
    """The keys that a file says or translates by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("say", "translate"):
            match node.args:
                case [ast.Constant(value=str(key)), *_]:
                    yield key


def test_an_unknown_message_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="no message 'never-written'"):
        translate("never-written")
    with pytest.raises(ValueError, match="core-bad-option"):
        translate("core-bad-option")
    with pytest.raises(ValueError, match="no locale 'xx'"):
        Message("core-game-over").text("xx")
