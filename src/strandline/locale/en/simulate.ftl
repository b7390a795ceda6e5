## Arguments
simulate-policy = “{ $policy }” cannot play the same games for the same seed; allowed are { $allowed }
simulate-suffix = “{ $file }”: the file's name must end in .parquet

## Results
simulate-playing = Playing
simulate-speed = Playing, { $speed } games/s
simulate-seat = seat
simulate-told = { $games ->
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
data-verified = Checked: { $games ->
    [one] the one game
   *[other] every one of { $games } games
} was played again by the rules.
data-no-file = there is no file “{ $file }”
data-torn = “{ $file }” is torn, or no Parquet file: { $reason }
data-format = this Parquet file does not hold games of Strandline
data-version = these games are in version { $version } of the format; this Strandline reads version { $known }
data-rules = these games were played by version { $rules } of the rules of { $game }; this Strandline has version { $known }
data-source = what the file says of all its games is not right: { $reason }
data-columns = the columns are not those of the format: { $names }
data-other = these games have other columns, or come from another source, than those of the file
data-column = game { $game }: “{ $column }” is not what the file says of all its games
data-start = game { $game } begins with what is no start: { $reason }
data-illegal = game { $game }: move { $move } is not legal
data-after-end = game { $game }: move { $move } comes after the end
data-goes-on = game { $game } is not over after its last move
data-is-over = game { $game } is over by the rules, and not as it says
data-length = game { $game } has other numbers of decisions and chance events than it says
data-result = game { $game } has another result than it says
data-seed = game { $game }: “{ $column }” is not as the seed gives it
