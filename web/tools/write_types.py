"""Writes the TypeScript types of the server's messages, from its OpenAPI and the socket's JSON Schema.

It also writes the limits of form fields, as values. `make types` writes all of it into web/src/lib/types, and the types
of the games' views (`view_types.py`) into their folders; a test checks that they are current.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from view_types import write_view_types

WEB = Path(__file__).parents[1]
TYPES = WEB / "src" / "lib" / "types"
NOTE = "// Written by `make types` from what the server says of itself. Do not edit.\n\n"


def schemas(folder: Path) -> tuple[Path, Path]:
    """Return the server's schemas, as files."""
    from strandline.server.app import make_app
    from strandline.server.settings import Settings
    from strandline.server.websocket import message_schema

    api, messages = folder / "api.json", folder / "messages.json"
    whole = make_app(Settings(f"sqlite:///{folder / 'none.db'}")).openapi()
    # Bodies and answers are enough: the pages contain the paths.
    api.write_text(json.dumps({**whole, "paths": {}}), encoding="utf-8")
    messages.write_text(json.dumps(joined(message_schema())), encoding="utf-8")
    return api, messages


def joined(schema: dict[str, Any]) -> dict[str, Any]:
    """Return both directions as one schema: their unions, and the members of these."""
    definitions: dict[str, Any] = {}
    unions = {"ClientMessage": schema["client"], "ServerMessage": schema["server"]}
    for name, each in unions.items():
        definitions |= each.pop("$defs")
        definitions[name] = {"anyOf": each["oneOf"]}
    events = definitions["News"]["properties"]["events"]  # a union that deserves a name
    definitions["Happened"], events["items"] = {"anyOf": events["items"]["oneOf"]}, {"$ref": "#/$defs/Happened"}
    parts = {name: {"$ref": f"#/$defs/{name}"} for name in unions}
    return {"title": "Messages", "type": "object", "properties": parts, "additionalProperties": False,
            "$defs": {name: _untitled(each) for name, each in definitions.items()}}  # fmt: skip


def _untitled(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema without titles of properties, which would become types of their own."""
    plain = {name: value for name, value in schema.items() if name != "title"}
    if "properties" in plain:
        plain["properties"] = {name: _untitled(value) for name, value in plain["properties"].items()}
    return plain


FILLED_IN = {
    "BotSeat": ("level",),
    "MoveClock": ("seconds",),
    "BankClock": ("seconds", "increment"),
    "DaysClock": ("days",),
    "Sit": ("name",),
    "Chat": ("text",),
}


def limits(api: Path) -> str:
    """Return the ranges of the numbers that people choose, and the greatest lengths of their texts."""
    schemas = json.loads(api.read_text(encoding="utf-8"))["components"]["schemas"]
    lines = []
    for name, fields in FILLED_IN.items():
        parts = []
        for field in fields:
            each = schemas[name]["properties"][field]
            least, most = each.get("minimum", each.get("minLength")), each.get("maximum", each.get("maxLength"))
            parts.append(f"{field}: {{ least: {least:.0f}, most: {most:.0f} }}")
        lines.append(f"  {name}: {{ {', '.join(parts)} }},\n")
    return f"export const LIMITS = {{\n{''.join(lines)}}};\n"


def write(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        api, messages = schemas(Path(folder))
        for tool, source, file in (
            (["openapi-typescript", "--root-types", "--root-types-no-schema-prefix"], api, "api.ts"),
            (["json2ts", "--additionalProperties=false", "--bannerComment", ""], messages, "messages.ts"),
        ):
            command = [str(WEB / "node_modules" / ".bin" / tool[0]), str(source), *tool[1:]]
            made = subprocess.run(command, check=True, capture_output=True, text=True, cwd=WEB)
            (target / file).write_text(NOTE + made.stdout.lstrip(), encoding="utf-8")
        (target / "limits.ts").write_text(NOTE + limits(api), encoding="utf-8")


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TYPES
    target.mkdir(parents=True, exist_ok=True)
    write(target)
    if target == TYPES:
        write_view_types(WEB / "src" / "games", NOTE)
