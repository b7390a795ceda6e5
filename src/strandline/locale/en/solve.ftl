## What the solver does not solve
solve-two-seats = only games of two players can be solved; this one has { $seats }
solve-hidden = a game in which something is hidden cannot be solved
solve-chance = a game of chance cannot be solved
solve-memory = the table needs at least 1 megabyte
solve-too-much-memory = there are not so many megabytes of memory

## What it has found
solve-won = { $mover }, to move, wins.
solve-lost = { $mover }, to move, loses: { $other } wins.
solve-drawn = Drawn: neither { $mover }, to move, nor { $other } can force a win.
solve-unknown = Not solved: who wins is still open.
solve-not-won = Not solved, but { $mover }, to move, cannot win: { $other } wins or it is drawn.
solve-more = More time (--seconds) or memory (--memory) may do it.
solve-line = In { $number ->
    [one] one move
   *[other] { $number } moves
}: { $moves }
solve-line-begins = The line begins: { $moves }
solve-effort = { $nodes } positions in { $seconds } s ({ $speed } a second)
solve-progress = { $nodes } positions, { $seconds } s; left to prove a win: { $proof }, to rule it out: { $disproof }
