## What the solver does not solve
solve-two-seats = the solver needs a game for two players; this one has { $seats }
solve-hidden = the solver cannot solve games with hidden information
solve-chance = the solver cannot solve games of chance
solve-memory = the table needs at least 1 megabyte
solve-too-much-memory = this computer does not have that many megabytes of memory

## What it has found
solve-won = { $mover }, to move, wins.
solve-lost = { $mover }, to move, loses: { $other } wins.
solve-drawn = A draw: neither { $mover }, to move, nor { $other } can force a win.
solve-unknown = Not solved: either player may still win.
solve-not-won = Not solved, but { $mover }, to move, cannot win: { $other } wins, or it is a draw.
solve-more = More time (--seconds) or memory (--memory) may solve it.
solve-line = In { $number ->
    [one] one move
   *[other] { $number } moves
}: { $moves }
solve-line-begins = The line begins: { $moves }
solve-effort = { $nodes } positions in { $seconds } s ({ $speed } per second)
solve-progress = { $nodes } positions, { $seconds } s; left to prove a win: { $proof }, to rule it out: { $disproof }
