"""Dependencies point one way, and every message has its words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import strandline
from strandline.core.messages import Message, translate

PACKAGE = Path(strandline.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "sim": {"core", "sim"},
    "search": {"core", "sim", "search"},
    "bots": {"core", "search", "bots"},
    "arena": {"core", "sim", "search", "bots", "arena"},
    "table": {"core", "search", "bots", "table"},
    "envs": {"core", "sim", "search", "bots", "envs"},
    "cli": {"core", "sim", "search", "bots", "arena", "table", "cli"},
    "__main__": {"cli"},
}
"""Which rooms of the house each room may know. Games are known by the contract alone: only the registry loads them."""


def imports(file: Path) -> Iterator[str]:
    """The rooms of the package that a file imports from, wherever in it."""
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


FILES = [file for file in PACKAGE.rglob("*.py") if file.relative_to(PACKAGE).parts[0] != "__init__.py"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_room_knows_only_the_rooms_below_it(file: Path) -> None:
    room = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
    assert set(imports(file)) <= MAY_IMPORT[room]


def test_the_package_says_that_its_types_are_checked() -> None:
    assert (PACKAGE / "py.typed").is_file()


@pytest.mark.parametrize("rules", sorted(PACKAGE.glob("games/*/rules.py")), ids=lambda file: file.parent.name)
def test_rules_import_nothing_but_their_siblings(rules: Path) -> None:
    for node in ast.walk(ast.parse(rules.read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Import)
        if isinstance(node, ast.ImportFrom):
            assert node.level == 1


def keys() -> set[str]:
    text = "\n".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "locale" / "en").glob("*.ftl"))
    return set(re.findall(r"^([a-z][a-z0-9-]+) =", text, re.MULTILINE))


def test_no_message_is_without_use() -> None:
    """A key stands in the sources whole, or by the end that a prefix is put before, or by the end of a game's key.

    Or another message uses it.
    """
    browser = [file for kind in ("ts", "svelte") for file in (PACKAGE.parents[1] / "web" / "src").rglob(f"*.{kind}")]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in [*PACKAGE.rglob("*.py"), *browser])
    said = set(re.findall(r'"([a-z0-9-]+)"', sources))
    prefixes = set(re.findall(r'(?:f"|`)([a-z0-9-]+-)\$?\{', sources))
    composed = {prefix + end for prefix in prefixes for end in said}
    composed |= {name + end for name in strandline.game_names() for end in re.findall(r'f"\{.*\}(-[a-z-]+)"', sources)}
    told = "\n".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "locale" / "en").glob("*.ftl"))
    used = set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", told))
    # The data of the rules pages names its own: tests/test_rules_pages.py holds them together.
    by_data = {key for key in keys() if re.match(r"(rules?|example)-(cs|kr|sv)-|editions?-|learn-.+-\d", key)}
    # So do the games: tests/core/test_choices.py.
    by_data |= {key for key in keys() if re.match(r"web-(game|option)-", key)}
    left = keys() - said - composed - used - by_data
    forms = [_form(template) for template in re.findall(r'[`"]([a-z][a-z-]*-\$?\{[^`"]*)[`"]', sources)]
    assert not {key for key in left if not any(_fits(key, form, said) for form in forms)}


def _form(template: str) -> "re.Pattern[str]":
    return re.compile(re.sub(r"\$?\{[^}]*\}", "([a-z0-9-]+)", template))


def _fits(key: str, form: "re.Pattern[str]", said: set[str]) -> bool:
    """Whether a template makes a key of words that the sources say, or of numbers."""
    found = form.fullmatch(key)
    return found is not None and all(part in said or part.isdigit() for part in found.groups())


KEY = r"(?:web|(?:table|crab|krabcek|survive|replay|rules)-ui|learn)-[a-z0-9-]+"


def test_no_message_is_missing() -> None:
    """What Python says, what the browser says whole, and what it puts together from a beginning has words."""
    said = {key for file in PACKAGE.rglob("*.py") for key in spoken(ast.parse(file.read_text(encoding="utf-8")))}
    browser = [file for kind in ("ts", "svelte") for file in (PACKAGE.parents[1] / "web" / "src").rglob(f"*.{kind}")]
    shown = "\n".join(file.read_text(encoding="utf-8") for file in browser)
    said |= set(re.findall(rf'"({KEY})"', shown))
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
    with pytest.raises(ValueError, match="bad-option"):
        translate("bad-option")
    with pytest.raises(ValueError, match="no locale 'xx'"):
        Message("game-over").text("xx")
