"""A correct bot that records every byte that it receives."""

import json
import sys

moves: list[str] = []
with open(sys.argv[1], "wb", buffering=0) as notes:
    for line in sys.stdin.buffer:
        notes.write(line)
        message = json.loads(line)
        match message["type"]:
            case "hello":
                print('{"type":"hello","protocol":1}', flush=True)
            case "new":
                print('{"type":"ready"}', flush=True)
            case "position":
                moves = message["moves"]
            case "go":
                print(json.dumps({"type": "bestmove", "move": moves[0]}), flush=True)
