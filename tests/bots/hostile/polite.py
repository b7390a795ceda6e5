"""A correct bot, except for one fault, which its argument names."""

import json
import os
import subprocess
import sys
import time


def say(**message):
    print(json.dumps(message), flush=True)


def flood(stream, line):
    while True:
        stream.write(line)


def misbehave(how, moves):
    match how:
        case "crash":
            raise RuntimeError("no more \x1b[31mideas")
        case "leave":
            sys.exit(3)
        case "kill":
            os.kill(os.getpid(), 9)
        case "hang":
            time.sleep(600)
        case "spin":
            while True:
                pass
        case "nonsense":
            print("Qxf7#", flush=True)
        case "bytes":
            sys.stdout.buffer.write(b"\xff\xfe\x00\n")
            sys.stdout.flush()
        case "array":
            print("[1, 2]", flush=True)
        case "nested":
            print("[" * 50_000, flush=True)
        case "number":
            print('{"type":"bestmove","move":' + "9" * 20_000 + "}", flush=True)
        case "nothing":
            say(type="bestmove")
        case "list":
            say(type="bestmove", move=moves)
        case "illegal":
            say(type="bestmove", move="z9-z8")
        case "long":
            say(type="bestmove", move="x" * 100_000)
        case "endless":
            flood(sys.stdout, "x" * 10_000)
        case "flood":
            flood(sys.stdout, '{"type":"info"}\n' * 100)
        case "errors":
            flood(sys.stderr, "help! " * 1000)
        case "twice":
            say(type="bestmove", move=moves[0])
            say(type="bestmove", move=moves[0])
        case "resign":
            say(type="error", message="I give up")
        case "children":
            code = "import time; time.sleep(600)"
            child = subprocess.Popen([sys.executable, "-c", code])
            print(child.pid, file=sys.stderr, flush=True)
            sys.exit(4)
        case "version":
            say(type="hello", protocol=99)


how, moves = sys.argv[1], []
if how == "mute":
    time.sleep(600)
for line in sys.stdin:
    message = json.loads(line)
    match message["type"]:
        case "hello":
            if how == "version":
                misbehave(how, moves)
            else:
                say(type="hello", protocol=1, **({"name": sys.argv[2]} if len(sys.argv) > 2 else {}))
        case "new":
            say(type="ready")
        case "position":
            moves = message["moves"]
            if how == "deaf":
                time.sleep(600)
        case "go" if how == "slow":
            while json.loads(sys.stdin.readline())["type"] != "stop":
                pass
            say(type="bestmove", move=moves[0])
        case "go" if how == "good":
            say(type="bestmove", move=moves[0])
        case "go":
            misbehave(how, moves)
