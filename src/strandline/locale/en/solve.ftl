## What the solver does not solve
solve-two-seats = only games of two players can be solved; this one has { $seats }
solve-hidden = a game in which something is hidden cannot be solved
solve-chance = a game of chance cannot be solved
solve-memory = the table needs at least 1 megabyte
