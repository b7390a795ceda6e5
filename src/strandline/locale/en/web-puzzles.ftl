## The page of puzzles.
web-puzzles-about = Find the best move in positions from real games. Your results are for you alone.
# Heading.
web-puzzles-of = { $game }: puzzles
# Heading.
web-puzzles-daily = Puzzle of the day
web-puzzles-daily-about = The same for everyone, with a new one every day at midnight UTC.
web-puzzles-daily-solved = You’ve solved today’s puzzle.
web-puzzles-daily-missed = You’ve tried today’s puzzle. A new one comes at midnight UTC.
web-puzzles-days = { $count ->
    [one] Solved { $count } day in a row.
   *[other] Solved { $count } days in a row.
}
# Button.
web-puzzles-solve = Solve
web-puzzles-count = { $done } of { $all } solved
web-puzzles-rating = Your rating: { $rating }
web-puzzles-you = Your colour: { $colour }
web-puzzles-hard = Difficulty: { $rating }
web-puzzles-streak = { $count ->
    [one] { $count } in a row
   *[other] { $count } in a row
}
web-puzzles-best = { $count ->
    [one] best: { $count }
   *[other] best: { $count }
}
# Heading for screen readers: the box that comments on the player’s move.
web-puzzles-feedback = Feedback on your move
web-puzzles-right = Right! Keep going.
# Status.
web-puzzles-solved = Solved!
# Status.
web-puzzles-shown = That was the answer.
# $move is a move in words.
web-puzzles-wrong = { $move }: not the answer.
web-puzzles-refuted = The board shows why.
# Button.
web-puzzles-hint = Hint
web-puzzles-hint-themes = It’s about: { $themes }
web-puzzles-hint-arrow = The arrow shows the move.
# Button.
web-puzzles-show = Show the answer
# Button.
web-puzzles-again = Try again
# Button.
web-puzzles-next = Next puzzle
# Button: shows how the game goes on after the answer.
web-puzzles-then = Play it out
# Link.
web-puzzles-more = More puzzles
# Link.
web-puzzles-all = All puzzles
# Button.
web-puzzles-share = Share
# A text to send to friends.
web-puzzles-shared-solved = Strandline, puzzle of { $date }: ★★ solved at the first try
# A text to send to friends.
web-puzzles-shared-hint = Strandline, puzzle of { $date }: ★☆ solved with a hint
# A text to send to friends.
web-puzzles-shared-missed = Strandline, puzzle of { $date }: ☆☆ not this time. You?
web-puzzles-change = Rating: { $before } → { $after }
# Heading of a list that opens.
web-puzzles-moves = All possible moves
# The reason follows, such as “another crab covers yours on b2”.
web-puzzles-not-allowed = That’s not allowed:
web-puzzles-none = There are no such puzzles here.
web-puzzles-torn = Your earlier results can’t be read, so counting starts again.
