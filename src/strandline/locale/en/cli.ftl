## Arguments
cli-option-form = “{ $option }” is not an option; write options as --option players=3
cli-option-twice = the option { $option } is given twice; give it once
cli-no-file = there is no file “{ $file }”
cli-no-source = “{ $source }” is neither a game nor a file; the games are { $allowed }
cli-record-alone = a game file has its own position and options: leave out text, --option and --seed
cli-no-move = this game has only { $moves } moves
cli-move-without-record = --move needs a game file
cli-too-many-seats = --seat is given { $found } times, but this game has { $seats } seats
cli-language = there is no language “{ $found }”; choose one of { $allowed }
cli-first = --first takes “lot” or a seat from 1 to { $seats }, not “{ $found }”
cli-first-record = the game file says who has which seat: leave out --first
cli-lot = Drawn by lot: { $seats }.
cli-picture-kind = “{ $file }”: the file's name must end in one of { $allowed }
cli-gif-record = a GIF shows a whole game: give a game file
cli-gif-whole = a GIF shows a whole game: leave out --move
cli-gif-marks = marks belong to one position: leave out --arrow, --mark and --highlight
cli-ended = this game is already over (a player resigned, for example), so you cannot continue it

## Seats and results
cli-chance = chance
cli-seat = seat { $seat }
cli-turn = { $seat } to move: { $moves ->
    [one] one move
   *[other] { $moves } moves
}
# $seats is one seat.
cli-won = { $seats } won.
# $seats is two seats or more.
cli-drawn = A draw: { $seats } share the win.
cli-end-resigned = ({ $seat } resigned.)
cli-end-time = ({ $seat } ran out of time.)
cli-end-agreed = (By agreement.)
cli-end-stopped = The game was stopped.

## Playing
cli-help =
    Type a move to play it; the Tab key completes it. You can also type:
      moves [BEGINNING]  list the legal moves
      why MOVE           tell why a move is not legal, and by which rule
      board              show the board again
      undo               undo your last move
      save FILE          save the game so far to a file
      quit               leave the game (Ctrl-D does the same)
cli-hint = Type “moves” for the legal moves, “help” for the other commands.
cli-no-moves = no legal move begins with “{ $beginning }”
cli-legal = { $move } is legal
cli-why-what = Which move? For example: why b2-c4
cli-over-prompt = save FILE, undo or quit>{" "}
cli-curtain = { $seat } is next. Everyone else, look away; { $seat }, press Enter:{" "}
cli-thinking = { $seat } is thinking
cli-bot-failed = { $seat } lost its seat, which moves at random from now on. { $reason }
cli-undone = Move undone.
cli-nothing-to-undo = There is nothing to undo.
cli-no-undo = You cannot undo: dice or secrets have been revealed since your last move.
cli-save-where = Save where? For example: save game.json
cli-saved = Saved to { $file }
cli-file-there = { $file } already exists; choose another name
cli-no-folder = cannot write to the folder { $folder }: create it first, or choose another
cli-stopped = Stopped.

## Other commands
cli-verified = Checked: all { $moves } moves are legal, and the result is right.
cli-fair = { $outcomes ->
    [one] The deal follows from the secret and the nonces in this file, and the secret matches its commitment.
   *[other] The deal and all outcomes, { $outcomes } in all, follow from the secret and the nonces in this file, and the secret matches its commitment.
}
cli-fair-table = The file is of the table that you kept.
cli-fair-commitment = The commitment is the one that you kept: nobody has exchanged the secret since.
cli-fair-nonces = { $count ->
    [one] The nonce that you kept is the one in the file.
   *[other] The { $count } nonces that you kept are those in the file.
}
cli-fair-unkept = { $missing ->
    [commitment] The file alone cannot show that the secret is the one of the game. To check that, give the commitment that you kept when you sat down: --commitment HEX.
    [nonce] The file alone cannot show that the nonces are those of the game. To check that, give your own: --nonce SEAT=HEX.
   *[both] The file alone cannot show that the secret and the nonces are those of the game. To check that, give the commitment and the nonce that you kept when you sat down: --commitment HEX --nonce SEAT=HEX.
}
cli-fair-unkept-table = The file alone cannot show that it is of your table, and the dice depend on the table's id, too. To check that, give the id in the table's address: --table ID.
cli-verify-hex = { $option } takes hexadecimal digits (a commitment has 64), not “{ $found }”
cli-verify-nonce = --nonce takes SEAT=HEX, such as 0=3fa9…, not “{ $found }”
cli-replaying = Replaying
cli-start = Start
cli-replay-keys = { $at } of { $last }. Enter: next, b: back, e: end, a number: go there, q: quit>{" "}
cli-variation = Variation: { $moves }
cli-drawing = Drawing
cli-compiling = Compiling (only the first time)
cli-compiling-search = Compiling { $search } for { $game } (only the first time): { $seconds } s
cli-compiling-part = Compiling { $part } for { $game }
cli-compiled = Compiled: { $games } ({ $seconds } s)
cli-depth = Depth { $depth }
cli-bench-interpreted = interpreted
cli-bench-compiled = compiled

## The server
cli-serve-ready = Strandline is running at { $url } (press Ctrl-C to stop)
cli-serve-port = port { $port } is in use, perhaps by another Strandline server; choose another with --port
cli-serve-address = cannot listen on { $address }, port { $port }: { $reason }
cli-serve-names = The server only answers requests for “localhost”. Allow the name that people use with --allowed-host NAME.
cli-serve-no-database = cannot reach the database: { $reason }
cli-serve-too-new = a newer version of Strandline has used this database: install that version, or choose another folder with --data
cli-serve-damaged = the database is incomplete (missing: { $missing }): restore a backup, or choose another folder with --data
cli-serve-no-redis = this is not a Redis URL: { $reason }
cli-serve-lan = Anyone on your network can join: open the address, or point a phone's camera at the code.
cli-serve-no-network = This computer is not on a network: only people at this computer can join.
cli-serve-workers = more than one worker needs --database postgresql://… and --redis redis://…
cli-serve-contact = not an address for push services: { $contact }; write an e-mail address or https://name
cli-backup-failed = cannot make a complete copy of { $file }: { $reason }. Nothing was written.
cli-sit-link = “{ $link }” is not a link to a seat; such a link looks like http://…/table/ID?seat=1&token=…
cli-sit-no-server = { $server } does not answer like a Strandline server: { $reason }
cli-sit-waits = { $server } does not answer ({ $reason }). Trying again …
cli-sit-seated = Joined at seat { $seat }.
cli-sit-kept = To check the dice of this game: strandline verify FILE --table { $table } --commitment { $commitment } --nonce { $seat }={ $nonce }
cli-sit-over = The game is over: { $shares }

## A new game
cli-new-game-name = a game's name has lower-case letters from a to z, with single hyphens between words, and at most { $most } characters, such as three-stones; it cannot be a Python keyword
cli-new-game-taken = Strandline itself uses this name; choose another
cli-new-game-exists = { $folder } already exists; choose another name, or delete the folder
cli-new-game-no-checkout = new games need a checkout of the repository, but this Strandline is installed in { $package }; in a checkout, run: pip install -e .
cli-new-game-written = Created { $name }: the game is in { $game }, its tests are in { $tests }.
    Play it:   strandline play { $name } --seat human --seat level1
    Test it:   pytest { $tests }
    In the browser (build the pages first, so that they know it):   make web && strandline serve
    What to change, step by step: docs/add-a-game.md
