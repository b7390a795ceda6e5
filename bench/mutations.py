"""The small changes that ``mutants.py`` makes to a file of rules, found by its syntax tree."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

OPERATOR = re.compile(r"<<|>>|//|\*\*|[<>=!]=|[-+*/%&|^<>]|not in|in|is not|is|and|or")
PAIRS = {"<": "<=", ">": ">=", "==": "!=", "in": "not in", "is": "is not", "and": "or", "+": "-", "<<": ">>", "&": "|"}
SWAPS = PAIRS | {b: a for a, b in PAIRS.items()} | {"^": "|", "*": "+", "//": "*", "/": "*", "%": "//"}


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes of the file that are replaced, and their line before and after."""

    file: Path
    function: str  # #2 and so on if the same line occurs again
    number: int
    start: int
    end: int
    after: str
    line: str
    becomes: str

    @property
    def text(self) -> bytes:
        whole = self.file.read_bytes()
        return whole[: self.start] + self.after.encode() + whole[self.end :]

    @property
    def key(self) -> tuple[str, ...]:
        """The key in ``mutants.md``: the text of the change, without its line number."""
        return self.file.parent.name, self.file.name, self.function, self.line, self.becomes

    def __str__(self) -> str:
        before = self.file.read_bytes()[self.start : self.end].decode()
        change = f"{_one_line(before)}  ->  {_one_line(self.after)}"
        return f"{self.file.parent.name}/{self.file.name}:{self.number}: {change}  |  {self.becomes}"


def _one_line(text: str) -> str:
    return " ".join(re.sub(r"  #.*", "", text).split())


def mutants_of(file: Path) -> Iterator[Mutant]:
    data = file.read_bytes()
    starts = [0]
    for row in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(row))

    def span(node: Any) -> tuple[int, int]:
        return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset

    def text(start: int, end: int) -> str:
        return data[start:end].decode()

    def swapped(node: Any, left: ast.AST, right: ast.AST) -> tuple[Any, str]:
        """Return the node with another operator between two of its parts."""
        (start, end), cut, again = span(node), span(left)[1], span(right)[0]
        operator = OPERATOR.sub(lambda found: SWAPS.get(found[0], found[0]), text(cut, again), count=1)
        after = text(start, cut) + operator + text(again, end)
        return node, after if isinstance(node, ast.stmt) else f"({after})"

    def changes(node: Any) -> Iterator[tuple[Any, str]]:
        """Yield replacements for the node or for a part of it."""
        match node:
            case ast.Compare():
                for left, right in pairwise((node.left, *node.comparators)):
                    yield swapped(node, left, right)
            case ast.BoolOp():
                for left, right in pairwise(node.values):
                    yield swapped(node, left, right)
            case ast.BinOp():
                yield swapped(node, node.left, node.right)
            case ast.AugAssign():
                yield swapped(node, node.target, node.value)
            case ast.UnaryOp():
                yield node, f"({text(*span(node.operand))})"
            case ast.Constant(value=bool(value)):
                yield node, str(not value)
            case ast.Constant(value=int(value)):
                yield node, str(value + 1)
            case ast.If(test=test) | ast.IfExp(test=test):
                if not _negated_elsewhere(test):
                    yield test, f"not ({text(*span(test))})"
                yield test, "True"
            case ast.While(test=test):
                yield test, "False"
            case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
                yield value, "0"
            case ast.Break():
                yield node, "continue"
            case ast.Continue():
                yield node, "break"
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        ):
            yield node, "pass"

    times: Counter[tuple[str, str, str]] = Counter()
    for node, function in _nodes(ast.parse(data)):
        for place, after in changes(node):
            start, end = span(place)
            head, tail = text(starts[place.lineno - 1], start), text(end, starts[place.end_lineno])
            if text(start, end) not in (after, after[1:-1]):
                line, becomes = _one_line(head + text(start, end) + tail), _one_line(head + after + tail)
                times[function, line, becomes] += 1
                nth = times[function, line, becomes]
                where = function if nth == 1 else f"{function}#{nth}"
                yield Mutant(file, where, place.lineno, start, end, after, line, becomes)


def _negated_elsewhere(test: ast.AST) -> bool:
    """Return whether another change, of == or of ``not``, already negates the condition."""
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and isinstance(test.ops[0], ast.Eq | ast.NotEq)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def _nodes(node: ast.AST, function: str = "") -> Iterator[tuple[ast.AST, str]]:
    """Yield every node that is executed, with the name of its function."""
    if isinstance(node, ast.FunctionDef):
        function = node.name
    yield node, function
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns", "decorator_list"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _nodes(child, function)
