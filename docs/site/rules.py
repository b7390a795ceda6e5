"""Write the pages in docs/rules from the texts of the rules pages in the browser: `make rules`.

The part of a page below the line ``BY_HAND`` is kept. The pictures of the examples are drawn when the site is built.
"""

import json
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import strandline
from strandline.core.messages import translate
from strandline.core.options import Option, options_of

ROOT = Path(__file__).parents[2]
GAMES = "crab-stack", "krabcek", "survive"
BY_HAND = "<!-- Below this line the page is written by hand. -->\n"
MARKS = re.compile(r"(`[^`]+`)|_([^_]+)_|\b([A-Z]{2}-\d+)\b")


def main() -> None:
    """Write all pages."""
    for game in GAMES:
        file = file_of(game)
        file.write_text(written(game, file.read_text(encoding="utf-8")), encoding="utf-8")


def file_of(game: str) -> Path:
    return ROOT / f"docs/rules/{game}.md"


def written(game: str, now: str) -> str:
    """Return a game's page, with the part of today's page that is written by hand."""
    source = f"src/strandline/games/{game.replace('-', '_')}"
    page = json.loads((ROOT / source / "pages.json").read_text(encoding="utf-8"))
    head = [
        f"# {translate(f'{game}-name')}",
        f"<!-- `make rules` writes this page from {source}/pages.json and {source}/locale/en.ftl. -->",
        *told(game, "rules-about"),
        *quick_start(game, page),
    ]
    parts = [*head, *legend(page), *rules(game, page), *tips(game, page), *editions(game, page)]
    return "\n\n".join(parts) + f"\n\n{BY_HAND}" + now.partition(BY_HAND)[2]


def told(game: str, key: str) -> Iterator[str]:
    """Yield the blocks of a text of the rules as Markdown."""
    lines = translate(f"{game}-{key}").split("\n")
    for _, block in groupby(lines, lambda line: line if not line.startswith("- ") else "- "):
        yield MARKS.sub(lambda mark: mark[1] or (f"**{mark[2]}**" if mark[2] else link(mark[3])), "\n".join(block))


def link(rule: str) -> str:
    return f"[{rule}](#{rule.lower()})"


def quick_start(game: str, page: dict[str, Any]) -> Iterator[str]:
    """Yield the panels with the places where the site shows their pictures."""
    if panels := page.get("quick"):
        yield f"## {translate('web-rules-quick')}"
        yield '<div class="quick" markdown>'
        for panel in panels:
            links = ", ".join(link(f"{page['prefix']}-{number}") for number in panel["rules"])
            title, words = told(game, f"quick-{panel['name']}")
            place = f"<!-- panel: {game} {panel['name']} -->"
            yield "\n\n".join(("<div markdown>", place, title, f"{words} ({links})", "</div>"))
        yield "</div>"


def label(source: str) -> str:
    return translate(f"web-rules-edition-{source}")


def labels(sources: list[str]) -> str:
    return f"*{translate('web-rules-source')} {', '.join(map(label, sources))}*"


def legend(page: dict[str, Any]) -> Iterator[str]:
    yield f"## {translate('web-rules-legend')}"
    books = ", ".join(map(label, page["editions"]["books"]))
    lines = [translate("web-rules-legend-book", editions=books)]
    lines += [translate(f"web-rules-legend-{source}") for source in ("inferred", "ours")]
    yield "\n".join(f"- {line}" for line in lines)


def rules(game: str, page: dict[str, Any]) -> Iterator[str]:
    for section in page["sections"]:
        yield "## " + translate(f"{game}-rules-{section['name']}")
        for number in section["rules"]:
            yield from rule(game, page, number)


def rule(game: str, page: dict[str, Any], number: int) -> Iterator[str]:
    name = f"{page['prefix']}-{number}"
    first, *more = told(game, f"rule-{number}")
    yield f'<a id="{name.lower()}"></a>**{name}** {first}'
    yield from more
    for table in page.get("tables", []):
        if table["rule"] == number:
            yield count_table(game, table)
    if number == page["options"]:
        yield option_table(game)
    yield labels(page["sources"][str(number)])
    notes = page["editions"]["notes"].get(str(number), [])
    if notes:
        yield "\n".join(f"- {label(each)}: {' '.join(told(game, f'edition-{number}-{each}'))}" for each in notes)
    for example in page["examples"]:
        if example.get("rule") == number:
            yield from figure(game, example)


def figure(game: str, example: dict[str, Any]) -> Iterator[str]:
    """Yield an example's caption, its moves, and the place where the site shows its pictures."""
    moves = f" ({', '.join(f'`{move}`' for move in example['moves'])})" if example["moves"] else ""
    yield "> " + " ".join(told(game, f"example-{example['name']}")) + moves
    yield f"<!-- pictures: {game} {example['name']} -->"


def count_table(game: str, table: dict[str, Any]) -> str:
    """Return a table of numbers of pieces."""
    words = [translate(f"{game}-rules-{name}") for name in (table["rows"], *table["columns"])]
    lines = [[*words, ""], ["---", *("--:" for _ in table["columns"]), "---"]]
    for group in table["groups"]:
        kind = translate(f"{game}-rules-{group['name']}")
        for row in group["rows"]:
            counts = (str(count or "–") for count in row["counts"])
            lines.append([translate(f"{game}-rules-{row['name']}"), *counts, kind])
    return in_columns(lines)


def option_table(game: str) -> str:
    """Return the options by the names that programs use, with the words of the form for a new table."""
    options = strandline.game(game).options
    lines = [["option", "", "values", "default", "rule"], ["---"] * 5]
    for name, option in options_of(options).items():
        words = translate("web-new-players" if name == "players" else f"{game}-option-{name}")
        default = getattr(type(options), name)
        lines.append(
            [f"`{name}`", words, values(game, name, option), f"`{default}`" if default else "–", link(option.rule)]
        )
    return in_columns(lines)


def values(game: str, name: str, option: Option) -> str:
    if option.least is not None:
        others = "".join(f"{value}, or " for value in option.values)
        return f"{others}{option.least} to {option.most:,}. " + translate(f"{game}-option-{name}-is")
    if name == "players":
        return ", ".join(f"`{value}`" for value in option.values)
    return "<br>".join(f"`{value}`: {translate(f'{game}-option-{name}-{value}')}" for value in option.values)


def in_columns(lines: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def tips(game: str, page: dict[str, Any]) -> Iterator[str]:
    yield f"## {translate('web-rules-tips')}"
    examples = {example["name"]: example for example in page["examples"]}
    for tip in page["tips"]:
        yield from told(game, f"tip-{tip['name']}")
        yield labels(tip["sources"])
        for name in tip["examples"]:
            if "rule" in examples[name]:
                rule = f"{page['prefix']}-{examples[name]['rule']}"
                yield f"> See the example at {link(rule)}: " + " ".join(told(game, f"example-{name}"))
            else:
                yield from figure(game, examples[name])


def editions(game: str, page: dict[str, Any]) -> Iterator[str]:
    yield f"## {translate('web-rules-editions')}"
    yield from told(game, "editions-about")
    books = page["editions"]["books"]
    heads = [translate("web-rules-question"), *map(label, books), translate("web-rules-here")]
    lines = [heads, ["---"] * len(heads)]
    for row in page["editions"]["rows"]:
        base = f"{game}-editions-{row['name']}"
        cells = [translate(f"{base}-{end}") for end in (*books, "here")]
        rule = link(f"{page['prefix']}-{row['rule']}")
        lines.append([f"{translate(base)} ({rule})", *cells])
    yield in_columns(lines)


if __name__ == "__main__":
    main()
