## The Replay page: opening a game file
web-replay-title = { $game }: replay
web-replay-about = Go through a game move by move, see where it was won, by luck or by skill, and check the dice.
web-replay-drop = Drop a game file here
# While a file is held over the page.
web-replay-drop-now = Drop the file to open this game
# Button.
web-replay-choose = Choose a file
web-replay-what = A game file (.json) holds one whole game. You can download it from a table.
web-replay-kept-nowhere = Nothing of it is stored, unless you create a link to share.
# Button.
web-replay-other = Open another game
# Status line.
web-replay-opening = Loading the game …
web-replay-mine = Your finished games
web-replay-mine-none = You’ll find the games that you finish here in this list.
# Heading; the reason follows.
web-replay-not-opened = Couldn’t open this game.
web-replay-not-text = “{ $file }” isn’t a game file. A game file is text in JSON.
web-replay-several = One game file at a time, please.
web-replay-empty = “{ $file }” is empty.
web-replay-not-over = This game is still going on. You can replay it once it’s over.
web-replay-no-table = This game doesn’t exist, or you can’t see it.
web-replay-no-link = This link has expired: the server no longer keeps this game.
web-replay-too-big = “{ $file }” is too big: a game file has at most { $most } kilobytes.

## The game
web-replay-seat = { $colour }: { $name }
web-replay-goes-on = The file ends before the game does.
web-replay-stopped = The game was stopped without a result.
web-replay-won = { $name } won.
web-replay-won-resigned = { $name } won: { $other } resigned.
web-replay-won-time = { $name } won: { $other } ran out of time.
# $names is two names or more, like in the next message.
web-replay-draw = A draw between { $names }.
web-replay-agreed = { $names } agreed to a draw.
# Label of a list: the player through whose eyes the board is shown, or web-replay-eyes-all.
web-replay-eyes = View as
web-replay-eyes-all = a spectator

## Stepping
web-replay-board = The board
web-replay-steps = Go through the game
# Buttons.
web-replay-first = Go to the start
web-replay-back = Previous move
# Button: shows one move after the other, like a film. It doesn't start a game.
web-replay-play = Play the replay
web-replay-pause = Pause
web-replay-on = Next move
web-replay-last = Go to the end
web-replay-slider = Move
web-replay-at = Move { $at } of { $all }
web-replay-at-start = Start, { $all ->
    [one] { $all } move to come
   *[other] { $all } moves to come
}
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-middle = medium
web-replay-speed-quick = fast
web-replay-keys = Keys: ← and → step through the moves, Home and End go to the start and the end, Space plays or pauses, B shows the best moves.
web-replay-moves = Moves
web-replay-start = Start
# Stands where else a player's name stands, when dice or tiles decide.
web-replay-chance = Chance
web-replay-by = { $name }: { $move }
web-replay-words = The position in words

## Winning chances
web-replay-analysis = Who was winning?
# Button.
web-replay-analyse = Analyse this game
web-replay-analyse-about = The computer looks at every position: everyone’s chances after each move, what luck gave, and what mistakes cost. A first curve appears within seconds. Then it gets more accurate, for up to about two minutes.
web-replay-loading = Loading the search for { $game }: { $seconds } s so far. The first time, it can take a minute.
web-replay-first-look = A first look at the whole game: { $percent }
web-replay-closer-look = A closer look, from the turning points outwards: { $percent }
web-replay-analysed = The analysis is finished.
# Button.
web-replay-stop = Stop
web-replay-broken-off = The analysis was interrupted. Analyse the game again.
web-replay-chances = Winning chances
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = Luck, above the line
web-replay-loss-bars = Points given away, below the line
# In the legend of the chart.
web-replay-band = A chance event
web-replay-after = After move { $at }: { $told }
web-replay-at-first = At the start: { $told }
web-replay-better = A better move was: { $move }
web-replay-best-played = This was the best move, as far as the computer can see.
web-replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-points-are = 100 points make one win.
web-replay-totals = Luck and skill
# Rows of a table with one column for each player: the chances at the start, what changed them, and those at the end.
web-replay-luck = Luck
web-replay-loss = Own mistakes
web-replay-gifts = Others’ decisions
web-replay-rest = Rest
web-replay-begin = Start
web-replay-end = End
web-replay-rest-is = The rest is what the computer only found out later, or what the players couldn’t know when they decided.
# Heading of a list of moves.
web-replay-turning = Turning points
web-replay-turning-none = Nothing stands out: no great luck and no great mistake.
# $points: with the word, such as “5 points”.
web-replay-turn-luck = Move { $at }: luck for { $name }, { $points }
web-replay-turn-loss = Move { $at }: { $name } gave away { $points }
web-replay-unsure = That may not be a mistake at all: the estimate isn’t precise enough to tell.
# Short labels on the curve; $points has its sign.
web-replay-flag-loss = Mistake { $points }
web-replay-flag-luck = Luck { $points }
web-replay-flag-choice = Free choice
# What a player got from luck and lost by mistakes, in points: $luck has its sign.
web-replay-sum-lucky-gave = { $name } was lucky ({ $luck }) but gave away { $loss }.
web-replay-sum-lucky-clean = { $name } was lucky ({ $luck }) and gave hardly anything away.
web-replay-sum-unlucky-gave = { $name } was unlucky ({ $luck }) and gave away { $loss }.
web-replay-sum-unlucky-clean = { $name } was unlucky ({ $luck }) but gave hardly anything away.
web-replay-sum-even-gave = { $name } gave away { $loss }.
web-replay-sum-even-clean = { $name } gave hardly anything away.
web-replay-sum-lucky-gave-you = You were lucky ({ $luck }) but gave away { $loss }.
web-replay-sum-lucky-clean-you = You were lucky ({ $luck }) and gave hardly anything away.
web-replay-sum-unlucky-gave-you = You were unlucky ({ $luck }) and gave away { $loss }.
web-replay-sum-unlucky-clean-you = You were unlucky ({ $luck }) but gave hardly anything away.
web-replay-sum-even-gave-you = You gave away { $loss }.
web-replay-sum-even-clean-you = You gave hardly anything away.
web-replay-table = All moves as a table
web-replay-move = Move
web-replay-number = No.
web-replay-who = Who
# Heading of a column: points lost by a mistake.
web-replay-given = Given away
web-replay-error-about = The lighter band shows how far off a chance may be.

## Best moves
web-replay-best = Best moves here
# Button.
web-replay-find-best = Show the best moves
# Button.
web-replay-hide-best = Hide the best moves
web-replay-thinking = The computer is looking at this position …
web-replay-best-for = For { $name }, best first:
web-replay-best-blind = For { $name }, best first, by what { $name } knew. The curve knows everything.
web-replay-outcomes = What chance can bring, and what each outcome is worth:
# Beside a value that is certain, not estimated.
web-replay-proven = proven
web-replay-odds = probability { $percent }
# Beside the move that the player made.
web-replay-played = played
web-replay-over = The game is over at this point.

## Sharing and downloading
web-replay-take = Share and download
# Buttons.
web-replay-share = Copy a link to this move
web-replay-share-whole = Copy a link to this game
web-replay-copied = Link copied.
# Label of the field that shows the link.
web-replay-link = Link
web-replay-link-kept = Anyone with this link can see the game. The server keeps it for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
web-replay-link-public = This table is public: anyone with the link can see the game.
# Buttons; each downloads a file.
web-replay-record = Game file (JSON)
web-replay-svg = Picture (SVG)
web-replay-png = Picture (PNG)
web-replay-gif = Animation (GIF)
web-replay-drawing = { $done } of { $total } pictures

## Fair dice
web-replay-dice = Fair dice
web-replay-dice-about = Before anyone sat down, the table committed to a secret number, and every player added a number of their own. Your browser can draw every outcome again and compare.
# Button.
web-replay-dice-check = Check the dice
# In games without chance, where only the start is drawn. “Deal” is how the pieces lie at the start.
web-replay-deal = Fair deal
# Button.
web-replay-deal-check = Check the deal
web-replay-dice-fair = { $outcomes ->
    [0] The secret in this file matches its commitment. Apart from the start, nothing was drawn.
    [one] The one outcome of chance follows from the secret and the numbers in this file, and the secret matches its commitment.
   *[other] All { $outcomes } outcomes of chance follow from the secret and the numbers in this file, and the secret matches its commitment.
}
web-replay-dice-unkept = This browser kept nothing from this table, so it can’t tell whether these are the secret and the numbers of the game: whoever wrote the file could have chosen others.
web-replay-dice-kept = { $numbers ->
    [0] The commitment is the one that this browser kept when you sat down, so nobody has exchanged the secret since. The browser kept no number of yours.
    [one] The commitment and your number are the ones that this browser kept when you sat down, so nobody has exchanged them since.
   *[other] The commitment and your { $numbers } numbers are the ones that this browser kept when you sat down, so nobody has exchanged them since.
}
web-replay-dice-other-commitment = No match: this browser kept the commitment { $kept } when you sat down, but the file has { $found }. Don’t trust its dice.
web-replay-dice-other-nonce = No match: this browser kept your number { $kept } when you took seat { $seat }, but the file has { $found }. Don’t trust its dice.
web-replay-dice-other-table = No match: the file is of another table. Don’t trust its dice.
web-replay-dice-other-shown = No match: according to the file itself, seat { $seat } was shown another commitment. Don’t trust its dice.
web-replay-dice-deal = The start was dealt again from this secret: it matches.
web-replay-dice-deal-wrong = But the start doesn’t match: this secret gives another one.
web-replay-dice-none = This game can’t be checked: it wasn’t played at a table here, or the file lacks what the check needs.
web-replay-dice-secret = Not fair: the secret doesn’t match the commitment.
web-replay-dice-first = Not fair: the dice draw another first player.
web-replay-dice-outcome = Not fair: outcome { $number }, at move { $at }, is { $move }, but the dice say { $drawn }.
# Button.
web-replay-dice-go = Show this move
web-replay-dice-seen = Your browser checked this itself, without asking the server.
