## Arguments
arena-players = { $found ->
    [one] one player is given
   *[other] { $found } players are given
}; this game takes { $seats ->
    [2] two
   *[other] 2 to { $seats }, the last of whom takes all seats that are left
}
arena-cpu-time = --cpu-time goes with --seconds
arena-budget = --seconds and --nodes exclude each other
arena-sprt = --sprt needs two numbers, the smaller one first, such as 0 50
arena-other-match = “{ $folder }” holds another match; it differs in { $names }
arena-no-match = “{ $folder }” is not empty and holds no match
arena-running = “{ $folder }”: this match is being played by another process
arena-no-cluster = there is no Ray cluster at “{ $address }” ({ $reason }); start one with: ray start --head
arena-spoilt = “{ $file }” is spoilt: what stands at byte { $place } is no record of this match
arena-spoilt-match = “{ $file }” is spoilt: it does not say which match this is

## Results
arena-player = player
arena-counts = + = −
arena-score = score
arena-interval = 95 %
arena-elo = Elo
arena-time = s/move
arena-failed = failed
arena-total = { $games } games, { $length } decisions each
arena-unfinished = { $games } broken off after too many moves
arena-test = SPRT ({ $elo0 }, { $elo1 }): LLR { $llr } after { $deals } deals, bounds ±{ $bound }: { $verdict ->
    [elo1] stronger, elo1 holds
    [elo0] not stronger, elo0 holds
   *[none] not decided
}
arena-failure = { $player } failed: { $reason }
arena-goes-on = Given the same command again, the match in “{ $folder }” goes on.
arena-playing = Playing
arena-running-score = { $player } { $score } % of { $games }
