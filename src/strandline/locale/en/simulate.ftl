## Arguments
simulate-policy = “{ $policy }” does not play the same games for the same seed; choose one of { $allowed }
simulate-suffix = “{ $file }”: the file's name must end in .parquet

## Results
simulate-playing = Playing
simulate-speed = Playing, { $speed } games/s
simulate-seat = seat
simulate-total = { $games ->
    [one] one game
   *[other] { $games } games
} in { $seconds } s, { $speed } per second
simulate-lengths = { $what ->
    [decisions] decisions
   *[chances] chance events
} per game: mean { $mean }, median { $median }, from { $least } to { $most }
simulate-shared = shared wins: { $games } ({ $share } %)
simulate-stopped = { $games } stopped after too many moves
simulate-written = Written to { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-kept = Stopped: { $file } is complete and holds the first { $kept } of { $games } games.
simulate-nothing-kept = Stopped: nothing was written.

## Files of games
simulate-data-verified = Checked: { $games ->
    [one] the one game follows the rules.
   *[other] all { $games } games follow the rules.
}
simulate-data-no-file = there is no file “{ $file }”
simulate-data-torn = “{ $file }” is incomplete, or not a Parquet file: { $reason }
simulate-data-format = this Parquet file does not hold Strandline games
simulate-data-version = these games are in version { $version } of the format; this Strandline reads version { $known }
simulate-data-rules = these games were played by version { $rules } of the rules of { $game }; this Strandline has version { $known }
simulate-data-source = the file's description of all its games is wrong: { $reason }
simulate-data-columns = the columns are not those of the format: { $names }
simulate-data-other = these games have other columns than the file, or another source
simulate-data-column = game { $game }: “{ $column }” differs from the file's description of all its games
simulate-data-start = game { $game } does not begin with a valid start: { $reason }
simulate-data-illegal = game { $game }: move { $move } is not legal
simulate-data-after-end = game { $game }: move { $move } comes after the end
simulate-data-goes-on = game { $game } is not over after its last move
simulate-data-is-over = game { $game } ended by the rules, but the file says otherwise
simulate-data-length = game { $game } has other numbers of decisions and chance events than the file says
simulate-data-result = game { $game } has another result than the file says
simulate-data-seed = game { $game }: “{ $column }” does not follow from the seed
