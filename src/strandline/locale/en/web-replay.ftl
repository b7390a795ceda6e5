## The Replay page: opening a record
replay-ui-title = { $game }: replay
replay-ui-about = Go through a game move by move, see where it was won, by luck or by skill, and check the dice.
replay-ui-drop = Drop the file of a record here
replay-ui-drop-now = Let go: this record will be opened
replay-ui-choose = Choose a file
replay-ui-what = A record is the small file (.json) that a table, or the command line, gives you of a game.
replay-ui-kept-nowhere = The server replays it and keeps nothing, unless you make a link to share.
replay-ui-other = Open another record
replay-ui-opening = The game is being replayed …
replay-ui-mine = Your finished games
replay-ui-mine-none = Games that you have finished here will be listed in this place.
replay-ui-open = Replay { $game }, { $date }
replay-ui-not-opened = This record could not be opened.
replay-ui-not-text = “{ $file }” is no record of a game: a record is a text file in JSON.
replay-ui-several = One record at a time, please.
replay-ui-empty = “{ $file }” is empty.
replay-ui-not-over = This game goes on. It can be replayed when it has ended.
replay-ui-no-table = There is no such game here, or it is not for you to see.
replay-ui-no-link = This link is not good any more: the record was kept here for a while, and is gone.
replay-ui-too-big = “{ $file }” is too large for a record: at most { $most } kilobytes.

## The game
replay-ui-bot = Bot, level { $level }
replay-ui-seat = { $colour }: { $name }
replay-ui-goes-on = The record ends before the game does.
replay-ui-stopped = The game was broken off, without a result.
replay-ui-won = { $name } has won.
replay-ui-won-resigned = { $name } has won: { $other } resigned.
replay-ui-won-time = { $name } has won: the time of { $other } was over.
replay-ui-draw = A draw between { $names }.
replay-ui-agreed = A draw, as agreed between { $names }.
replay-ui-eyes = Seen by
replay-ui-eyes-all = someone who watches

## Stepping
replay-ui-board = The board
replay-ui-steps = Go through the game
replay-ui-first = To the start
replay-ui-back = One move back
replay-ui-play = Play the game
replay-ui-pause = Pause
replay-ui-on = One move on
replay-ui-last = To the end
replay-ui-slider = Move
replay-ui-at = Move { $at } of { $all }
replay-ui-at-start = The start, before { $all ->
    [one] { $all } move
   *[other] { $all } moves
}
replay-ui-speed = Speed
replay-ui-speed-slow = slow
replay-ui-speed-middle = middle
replay-ui-speed-quick = quick
replay-ui-keys = Keys: ← → one move, Home and End, space plays; B shows the best moves.
replay-ui-moves = Moves
replay-ui-start = Start
replay-ui-chance = Chance
replay-ui-by = { $name }: { $move }
replay-ui-words = The position in words

## Winning chances
replay-ui-analysis = Who was winning?
replay-ui-analyse = Analyse this game
replay-ui-analyse-about = A search looks at every position: everyone’s chances after each move, what chance gave, and what decisions cost. It takes from a few seconds to about two minutes.
replay-ui-analysing = { $done } of { $total } positions
replay-ui-getting-ready = The search is getting ready. The first time this takes a minute.
replay-ui-analysed = The analysis is done.
replay-ui-stop = Stop
replay-ui-broken-off = The analysis was broken off. Try again.
replay-ui-chances = Winning chances
replay-ui-curve-point = { $name } { $percent }
replay-ui-sure = ± { $points }
replay-ui-luck-bars = Luck, above the line
replay-ui-loss-bars = Given away, below the line
replay-ui-band = An event of chance
replay-ui-after = After move { $at }: { $told }
replay-ui-at-first = At the start: { $told }
replay-ui-better = Better was: { $move }
replay-ui-best-played = The best move, as far as the search can see.
replay-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-ui-points-are = Points are hundredths of a win.
replay-ui-totals = Luck and skill
replay-ui-luck = Luck
replay-ui-loss = Own mistakes
replay-ui-gifts = Others’ mistakes
replay-ui-rest = Rest
replay-ui-begin = Start
replay-ui-end = End
replay-ui-rest-is = The rest is what the search came to know only later, or what nobody could know who decided.
replay-ui-turning = Where it turned
replay-ui-turning-none = Nothing stands out: no great luck, and no great mistake.
replay-ui-turn-luck = Move { $at }: luck for { $name }, { $points }
replay-ui-turn-loss = Move { $at }: { $name } gave away { $points }
replay-ui-unsure = It may as well be nothing: the estimate is no surer than that.
replay-ui-table = All moves as a table
replay-ui-move = Move
replay-ui-number = No.
replay-ui-who = Who
replay-ui-given = Given away
replay-ui-error-about = The lighter band says how far a chance may be off.

## Best moves
replay-ui-best = Best moves here
replay-ui-find-best = Show the best moves
replay-ui-hide-best = Hide the best moves
replay-ui-thinking = A search is looking at this position …
replay-ui-best-for = For { $name }, the best first:
replay-ui-outcomes = What chance can bring, and what it is worth:
replay-ui-proven = proven
replay-ui-odds = probability { $percent }
replay-ui-played = played
replay-ui-over = The game is over here.

## Taking it along
replay-ui-take = Share and keep
replay-ui-share = Copy a link to this move
replay-ui-share-whole = Copy a link to this game
replay-ui-copied = The link is copied.
replay-ui-link = The link
replay-ui-link-kept = Anyone who has this link can see the game. The record is kept here for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
replay-ui-link-public = The table is public: anyone who has this link can see the game.
replay-ui-record = Record
replay-ui-svg = Picture (SVG)
replay-ui-png = Picture (PNG)
replay-ui-gif = Animation (GIF)
replay-ui-drawing = { $done } of { $total } pictures
replay-ui-saved = “{ $file }” is downloaded.

## Fair dice
replay-ui-dice = Fair dice
replay-ui-dice-about = Before anyone sat down the server committed to a secret; everyone added a number of their own. Your browser can draw every outcome again.
replay-ui-dice-check = Check the dice
# In games without chance, where only the start is drawn.
replay-ui-deal = Fair deal
replay-ui-deal-check = Check the deal
replay-ui-dice-fair = All is fair: the secret is the one that the server committed to, and { $outcomes ->
    [0] no other outcome was drawn.
    [one] the one outcome of chance is what your browser draws from it.
   *[other] all { $outcomes } outcomes of chance are what your browser draws from it.
}
replay-ui-dice-deal = The server has dealt the start again from the same secret: it fits.
replay-ui-dice-deal-wrong = But the start is not what this secret deals, says the server.
replay-ui-dice-none = This record cannot be checked: it was not played at a table here, or what a check needs was left out.
replay-ui-dice-secret = Not fair: the secret is not the one that the server committed to.
replay-ui-dice-outcome = Not fair: outcome { $number }, with move { $at }, is { $move }; the dice say { $drawn }.
replay-ui-dice-go = Show this move
replay-ui-dice-seen = Checked in this browser, without asking the server.
