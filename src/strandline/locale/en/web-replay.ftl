## The Replay page: opening a record
web-replay-title = { $game }: replay
web-replay-about = Go through a game move by move, see where it was won, by luck or by skill, and check the dice.
web-replay-drop = Drop the file of a record here
web-replay-drop-now = Let go: this record will be opened
web-replay-choose = Choose a file
web-replay-what = A record is the small file (.json) that a table, or the command line, gives you of a game.
web-replay-kept-nowhere = The server replays it and keeps nothing, unless you make a link to share.
web-replay-other = Open another record
web-replay-opening = The game is being replayed …
web-replay-mine = Your finished games
web-replay-mine-none = Games that you have finished here will be listed in this place.
web-replay-open = Replay { $game }, { $date }
web-replay-not-opened = This record could not be opened.
web-replay-not-text = “{ $file }” is no record of a game: a record is a text file in JSON.
web-replay-several = One record at a time, please.
web-replay-empty = “{ $file }” is empty.
web-replay-not-over = This game goes on. It can be replayed when it has ended.
web-replay-no-table = There is no such game here, or it is not for you to see.
web-replay-no-link = This link is not good any more: the record was kept here for a while, and is gone.
web-replay-too-big = “{ $file }” is too large for a record: at most { $most } kilobytes.

## The game
web-replay-bot = Bot, level { $level }
web-replay-seat = { $colour }: { $name }
web-replay-goes-on = The record ends before the game does.
web-replay-stopped = The game was broken off, without a result.
web-replay-won = { $name } has won.
web-replay-won-resigned = { $name } has won: { $other } resigned.
web-replay-won-time = { $name } has won: the time of { $other } was over.
web-replay-draw = A draw between { $names }.
web-replay-agreed = A draw, as agreed between { $names }.
web-replay-eyes = Seen by
web-replay-eyes-all = someone who watches

## Stepping
web-replay-board = The board
web-replay-steps = Go through the game
web-replay-first = To the start
web-replay-back = One move back
web-replay-play = Play the game
web-replay-pause = Pause
web-replay-on = One move on
web-replay-last = To the end
web-replay-slider = Move
web-replay-at = Move { $at } of { $all }
web-replay-at-start = The start, before { $all ->
    [one] { $all } move
   *[other] { $all } moves
}
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-middle = middle
web-replay-speed-quick = quick
web-replay-keys = Keys: ← → one move, Home and End, space plays; B shows the best moves.
web-replay-moves = Moves
web-replay-start = Start
web-replay-chance = Chance
web-replay-by = { $name }: { $move }
web-replay-words = The position in words

## Winning chances
web-replay-analysis = Who was winning?
web-replay-analyse = Analyse this game
web-replay-analyse-about = A search looks at every position: everyone’s chances after each move, what chance gave, and what decisions cost. It takes from a few seconds to about two minutes.
web-replay-analysing = { $done } of { $total } positions
web-replay-getting-ready = The search is getting ready. The first time this takes a minute.
web-replay-analysed = The analysis is done.
web-replay-stop = Stop
web-replay-broken-off = The analysis was broken off. Try again.
web-replay-chances = Winning chances
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = Luck, above the line
web-replay-loss-bars = Given away, below the line
web-replay-band = An event of chance
web-replay-after = After move { $at }: { $told }
web-replay-at-first = At the start: { $told }
web-replay-better = Better was: { $move }
web-replay-best-played = The best move, as far as the search can see.
web-replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-points-are = Points are hundredths of a win.
web-replay-totals = Luck and skill
web-replay-luck = Luck
web-replay-loss = Own mistakes
web-replay-gifts = Others’ mistakes
web-replay-rest = Rest
web-replay-begin = Start
web-replay-end = End
web-replay-rest-is = The rest is what the search came to know only later, or what nobody could know who decided.
web-replay-turning = Where it turned
web-replay-turning-none = Nothing stands out: no great luck, and no great mistake.
web-replay-turn-luck = Move { $at }: luck for { $name }, { $points }
web-replay-turn-loss = Move { $at }: { $name } gave away { $points }
web-replay-unsure = It may as well be nothing: the estimate is no surer than that.
web-replay-table = All moves as a table
web-replay-move = Move
web-replay-number = No.
web-replay-who = Who
web-replay-given = Given away
web-replay-error-about = The lighter band says how far a chance may be off.

## Best moves
web-replay-best = Best moves here
web-replay-find-best = Show the best moves
web-replay-hide-best = Hide the best moves
web-replay-thinking = A search is looking at this position …
web-replay-best-for = For { $name }, the best first:
web-replay-outcomes = What chance can bring, and what it is worth:
web-replay-proven = proven
web-replay-odds = probability { $percent }
web-replay-played = played
web-replay-over = The game is over here.

## Taking it along
web-replay-take = Share and keep
web-replay-share = Copy a link to this move
web-replay-share-whole = Copy a link to this game
web-replay-copied = The link is copied.
web-replay-link = The link
web-replay-link-kept = Anyone who has this link can see the game. The record is kept here for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
web-replay-link-public = The table is public: anyone who has this link can see the game.
web-replay-record = Record
web-replay-svg = Picture (SVG)
web-replay-png = Picture (PNG)
web-replay-gif = Animation (GIF)
web-replay-drawing = { $done } of { $total } pictures
web-replay-saved = “{ $file }” is downloaded.

## Fair dice
web-replay-dice = Fair dice
web-replay-dice-about = Before anyone sat down the server committed to a secret; everyone added a number of their own. Your browser can draw every outcome again.
web-replay-dice-check = Check the dice
# In games without chance, where only the start is drawn.
web-replay-deal = Fair deal
web-replay-deal-check = Check the deal
web-replay-dice-fair = All is fair: the secret is the one that the server committed to, and { $outcomes ->
    [0] no other outcome was drawn.
    [one] the one outcome of chance is what your browser draws from it.
   *[other] all { $outcomes } outcomes of chance are what your browser draws from it.
}
web-replay-dice-deal = The server has dealt the start again from the same secret: it fits.
web-replay-dice-deal-wrong = But the start is not what this secret deals, says the server.
web-replay-dice-none = This record cannot be checked: it was not played at a table here, or what a check needs was left out.
web-replay-dice-secret = Not fair: the secret is not the one that the server committed to.
web-replay-dice-outcome = Not fair: outcome { $number }, with move { $at }, is { $move }; the dice say { $drawn }.
web-replay-dice-go = Show this move
web-replay-dice-seen = Checked in this browser, without asking the server.
