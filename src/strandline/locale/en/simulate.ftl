## Arguments
simulate-policy = “{ $policy }” cannot play the same games for the same seed; allowed are { $allowed }
simulate-suffix = “{ $file }”: the file's name must end in .parquet

## Results
simulate-playing = Playing
simulate-speed = Playing, { $speed } games/s
simulate-seat = seat
simulate-total = { $games ->
    [one] one game
   *[other] { $games } games
} in { $seconds } s, { $speed } a second
simulate-lengths = { $what ->
    [decisions] decisions
   *[chances] chance events
} a game: { $mean } on average, { $median } in the middle, { $least } to { $most }
simulate-shared = shared by several: { $games } ({ $share } %)
simulate-stopped = { $games } broken off after too many moves
simulate-written = Written to { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-kept = Stopped: the first { $kept } of { $games } games are in { $file }, which is whole.
simulate-nothing-kept = Stopped: nothing was written.

## Files of games
simulate-data-verified = Checked: { $games ->
    [one] the one game
   *[other] every one of { $games } games
} was played again by the rules.
simulate-data-no-file = there is no file “{ $file }”
simulate-data-torn = “{ $file }” is torn, or no Parquet file: { $reason }
simulate-data-format = this Parquet file does not hold games of Strandline
simulate-data-version = these games are in version { $version } of the format; this Strandline reads version { $known }
simulate-data-rules = these games were played by version { $rules } of the rules of { $game }; this Strandline has version { $known }
simulate-data-source = what the file says of all its games is not right: { $reason }
simulate-data-columns = the columns are not those of the format: { $names }
simulate-data-other = these games have other columns, or come from another source, than those of the file
simulate-data-column = game { $game }: “{ $column }” is not what the file says of all its games
simulate-data-start = game { $game } begins with what is no start: { $reason }
simulate-data-illegal = game { $game }: move { $move } is not legal
simulate-data-after-end = game { $game }: move { $move } comes after the end
simulate-data-goes-on = game { $game } is not over after its last move
simulate-data-is-over = game { $game } is over by the rules, and not as it says
simulate-data-length = game { $game } has other numbers of decisions and chance events than it says
simulate-data-result = game { $game } has another result than it says
simulate-data-seed = game { $game }: “{ $column }” is not as the seed gives it
