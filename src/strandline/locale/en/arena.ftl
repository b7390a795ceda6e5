## Arguments
arena-players = { $found ->
    [one] you gave one player
   *[other] you gave { $found } players
}, but this game takes { $seats ->
    [2] two
   *[other] 2 to { $seats }; the last one takes all remaining seats
}
arena-cpu-time = --cpu-time needs --seconds
arena-budget = use either --seconds or --nodes, not both
arena-sprt = --sprt takes two numbers, the smaller one first, such as 0 50
arena-other-match = “{ $folder }” holds another match, which differs in { $names }; choose another folder with --out
arena-no-match = “{ $folder }” is not empty and holds no match; choose another folder with --out
arena-running = “{ $folder }”: another process is playing this match; wait for it, or choose another folder with --out
arena-no-cluster = there is no Ray cluster at “{ $address }” ({ $reason }); start one with: ray start --head
arena-spoilt = “{ $file }” is damaged: byte { $place } does not begin a game of this match; restore the file, or choose another folder with --out
arena-spoilt-match = “{ $file }” is damaged: it does not say which match this is; restore the file, or choose another folder with --out

## Results
arena-player = player
arena-counts = + = −
arena-score = score
arena-interval = 95 %
arena-elo = Elo
arena-time = s/move
arena-failed = failed
arena-total = { $games } games, { $length } decisions each
arena-unfinished = { $games } stopped after too many moves
arena-test = SPRT ({ $elo0 }, { $elo1 }): LLR { $llr } after { $deals } deals, bounds ±{ $bound }: { $verdict ->
    [elo1] stronger, elo1 holds
    [elo0] not stronger, elo0 holds
   *[none] undecided
}
arena-failure = { $player } failed: { $reason }
arena-goes-on = Run the same command again to continue the match in “{ $folder }”.
arena-playing = Playing
arena-running-score = { $player } { $score } % of { $games }
