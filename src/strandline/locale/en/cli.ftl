## Arguments
cli-option-form = “{ $option }” is no option; options are given as --option players=3
cli-option-twice = the option { $option } is given twice
cli-no-file = there is no file “{ $file }”
cli-no-source = “{ $source }” is no game and no file; the games are { $allowed }
cli-record-alone = a record has its own position and options: leave out text, --option and --seed
cli-no-move = the record has { $moves } moves
cli-move-without-record = --move goes with a record
cli-too-many-seats = --seat is given { $found } times; this game has { $seats } seats
cli-picture-kind = “{ $file }”: the file's name must end in one of { $allowed }
cli-gif-record = a GIF shows a whole game: it needs the file of a record
cli-gif-whole = a GIF shows a whole game: leave out --move
cli-ended = this game has ended, though not by the rules; there is nothing to play on

## Seats and results
cli-chance = chance
cli-seat = seat { $seat }
cli-turn = { $seat } to move: { $moves ->
    [one] one move
   *[other] { $moves } moves
}
cli-won = { $seats } has won.
cli-drawn = Drawn: { $seats } share it.
cli-end-resigned = ({ $seat } resigned.)
cli-end-time = ({ $seat } ran out of time.)
cli-end-agreed = (Agreed.)
cli-end-stopped = The game was broken off.

## Playing
cli-help =
    Type a move by its name to play it; the Tab key completes it. Besides:
      moves [BEGINNING]  the legal moves
      why MOVE           why a move is not legal, and by which rule
      board              the board again
      undo               take your last move back
      save FILE          write the game so far to a file
      quit               leave (so does Ctrl-D)
cli-hint = “moves” lists what is legal, “help” what else you can say.
cli-no-moves = no legal move begins with “{ $beginning }”
cli-legal = { $move } is legal
cli-why-what = why what? For example: why b2-c4
cli-over-prompt = save FILE, undo or quit>{" "}
cli-curtain = { $seat } is next. The others look away; { $seat } presses Enter:{" "}
cli-thinking = { $seat } is thinking
cli-bot-failed = { $seat } has lost its seat, which moves at random from now on. { $reason }
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back.
cli-no-undo = A die or a secret has been shown since your last move: it cannot be taken back.
cli-save-where = Save where? For example: save game.json
cli-saved = Saved to { $file }
cli-file-there = { $file } is already there; choose another name
cli-no-folder = nothing can be written into the folder { $folder }: make it first, or choose another
cli-stopped = Stopped.

## Other commands
cli-verified = Checked: every one of { $moves } moves is legal, and the end is as it says.
cli-fair = Fair: { $outcomes ->
    [one] the deal is what the committed secret and the seats' nonces give.
   *[other] the deal and every outcome, { $outcomes } in all, are what the committed secret and the seats' nonces give.
}
cli-replaying = Playing again
cli-start = The start
cli-replay-keys = { $at } of { $last }. Enter: on, b: back, e: end, a number: there, q: quit>{" "}
cli-drawing = Drawing
cli-compiling = Compiling, once and for all
cli-compiling-search = Compiling { $search } for { $game }, once and for all: { $seconds } s
cli-depth = Depth { $depth }
cli-bench-interpreted = interpreted
cli-bench-compiled = compiled

## The server
cli-serve-ready = The table is set: { $url } (Ctrl-C stops it)
cli-serve-port = port { $port } is taken: another server runs there, perhaps this one; choose another with --port
cli-serve-no-database = the database cannot be reached: { $reason }
cli-serve-too-new = the database has been used by a newer version of Strandline: install that one, or choose another folder with --data
cli-serve-no-redis = this is no URL of a Redis: { $reason }
cli-serve-lan = Anyone in your network can join: open the address, or point a phone's camera at the code.
cli-serve-no-network = This machine is in no network: only it can join.
cli-serve-workers = more than one worker needs --database postgresql://… and --redis redis://…
cli-backup-failed = { $file } cannot be copied whole: { $reason }. Nothing was written.
cli-sit-link = “{ $link }” is no link of a seat: it looks like http://…/table/ID?seat=1&token=…
cli-sit-no-server = { $server } does not answer as a table server does: { $reason }
cli-sit-waits = { $server } does not answer ({ $reason }). Trying again …
cli-sit-seated = Seated, at seat { $seat }.
cli-sit-over = The game is over: { $shares }

## A new game
cli-new-game-name = a game's name has small letters from a to z, with single hyphens between words, and at most { $most } characters, such as three-stones; it cannot be a word of Python
cli-new-game-taken = Strandline uses this name itself; choose another
cli-new-game-exists = { $folder } exists already; choose another name, or delete the folder
cli-new-game-no-checkout = games are added to a checkout of the repository, but this Strandline is installed in { $package }; in a checkout, run: pip install -e .
cli-new-game-written = { $name } is written. Its game is in { $game }, its tests in { $tests }.
    Play it:   strandline play { $name } --seat human --seat level1
    Test it:   pytest { $tests }
    In the browser (build the pages first, so that they know it):   make web && strandline serve
    What to change, step by step: docs/add-a-game.md
