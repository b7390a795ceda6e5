"""Writes TypeScript for the views of the games: for each game with a folder in web/src/games, its `view.types.ts`.

A game's `view.py` has a function `view` that returns a TypedDict. Each type in it becomes an interface; a docstring
below a field becomes its comment. `write_types.py` calls this.
"""

import ast
import inspect
import textwrap
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from strandline.core import registry

PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def view_types(game: str) -> str | None:
    """Return the TypeScript of the types in a game's view; None if the view is not typed."""
    module = import_module(f"strandline.games.{game.replace('-', '_')}.view")
    view = get_type_hints(module.view)["return"]
    if not is_typeddict(view):
        return None
    found: dict[Any, str] = {}
    _interface(view, found)
    return "\n".join(found.values())


def _interface(kind: Any, found: dict[Any, str]) -> None:
    """Add the interface of a TypedDict, and before it those that it needs."""
    docs = _docs(kind)
    lines = []
    for name, hint in get_type_hints(kind).items():
        lines += [f"  /** {docs[name]} */\n"] if name in docs else []
        lines.append(f"  {name}: {_type(hint, found)};\n")
    found[kind] = f"export interface {kind.__name__} {{\n{''.join(lines)}}}\n"


def _type(hint: Any, found: dict[Any, str]) -> str:
    """Return a Python type in TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        if hint not in found:
            _interface(hint, found)
        return str(hint.__name__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in args)
    if origin in (Union, UnionType):
        return " | ".join(_type(each, found) for each in args)
    if origin is list:
        inner = _type(args[0], found)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict and args[0] is str:
        return f"Record<string, {_type(args[1], found)}>"
    raise TypeError(f"{hint}: a view is made of TypedDict, list, dict[str, ...], Literal and plain values")


def _docs(kind: Any) -> dict[str, str]:
    """Return the docstrings below the fields of a class and of its base classes."""
    found: dict[str, str] = {}
    for base in (*getattr(kind, "__orig_bases__", ()), kind):
        if not is_typeddict(base):
            continue
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
        assert isinstance(body, ast.ClassDef)
        for field, doc in zip(body.body, body.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(doc, ast.Expr):
                found[field.target.id] = str(ast.literal_eval(doc.value))
    return found


def write_view_types(games: Path, note: str) -> None:
    """Write the types of each game into its folder, if it has one."""
    for game in registry.names():
        if (games / game).is_dir() and (text := view_types(game)) is not None:
            (games / game / "view.types.ts").write_text(note + text, encoding="utf-8")
