"""A bot of version 2 of the protocol, with options, information and pondering. It tells what it was told in its texts.

Its argument is a fault, or "none".
"""

import json
import sys


def say(**message):
    print(json.dumps(message), flush=True)


OPTIONS = [
    {"name": "threads", "kind": "number", "default": 1, "least": 1, "most": 8},
    {"name": "book", "kind": "switch", "default": True},
    {"name": "style", "kind": "choice", "default": "calm", "values": ["calm", "wild"]},
    {"name": "file", "kind": "text", "default": ""},
]
BAD_OPTIONS = {
    "twice": [OPTIONS[0], OPTIONS[0]],
    "no-kind": [{"name": "threads"}],
    "default": [{"name": "threads", "kind": "number", "default": 0, "least": 1, "most": 8}],
    "list": {"threads": 1},
    "name": [{"name": "no name", "kind": "text", "default": ""}],
    "many": [{"name": f"a{n}", "kind": "switch", "default": True} for n in range(101)],
}
how, moves, told, pondered = sys.argv[1], [], {}, 0
for line in sys.stdin:
    message = json.loads(line)
    match message["type"]:
        case "hello":
            version = min(2, message.get("newest", message["protocol"]))
            options = BAD_OPTIONS.get(how, OPTIONS)
            say(type="hello", protocol=version, name="modern", options=options, ponder=how != "no-ponder")
        case "set":
            told[message["name"]] = message["value"]
        case "new":
            say(type="ready")
        case "position":
            moves, view = message["moves"], message["view"]
        case "ponder":
            pondered += 1
            for _ in range({"chatty": 300, "flood": 5_000}.get(how, 3)):
                say(type="info", text="still thinking")
            if how == "answers":
                say(type="bestmove", move="a1-a2")
        case "stop":
            pondered += 100
        case "go":
            if how == "odd":
                say(type="info", values=["a", 2], line=[1], nodes=-3, seconds="x", depth=True, text="\x1b[31m")
                say(type="info", line="b2", values={"a": 1})
            if how == "quiet":
                say(type="bestmove", move=moves[0], values=[0.25, 0.75], nodes=7)
                continue
            say(type="info", values=[0.5, 0.5], depth=1)
            said = json.dumps({"told": told, "pondered": pondered})
            if how != "odd":
                say(
                    type="info",
                    values=[0.6, 0.4],
                    line=[moves[0], "and so on"],
                    nodes=12,
                    seconds=0.5,
                    depth=2,
                    text=said,
                )
            say(type="bestmove", move=moves[0])
        case "quit":
            break
