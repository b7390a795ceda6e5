## Arguments
simulate-policy = “{ $policy }” speelt bij dezelfde seed niet dezelfde partijen; kies een van { $allowed }
simulate-suffix = “{ $file }”: de bestandsnaam moet eindigen op .parquet

## Results
simulate-playing = Spelen
simulate-speed = Spelen, { $speed } partijen/s
simulate-seat = plaats
simulate-total = { $games ->
    [one] één partij
   *[other] { $games } partijen
} in { $seconds } s, { $speed } per seconde
simulate-lengths = { $what ->
    [decisions] beslissingen
   *[chances] toevalsgebeurtenissen
} per partij: gemiddeld { $mean }, mediaan { $median }, van { $least } tot { $most }
simulate-shared = gedeelde winst: { $games } ({ $share } %)
simulate-stopped = { $games } gestopt na te veel zetten
simulate-written = Geschreven naar { $file }: { $games ->
    [one] één partij
   *[other] { $games } partijen
}
simulate-kept = Gestopt: { $file } is compleet en bevat de eerste { $kept } van { $games } partijen.
simulate-nothing-kept = Gestopt: er is niets geschreven.

## Files of games
simulate-data-verified = Gecontroleerd: { $games ->
    [one] de ene partij volgt de regels.
   *[other] alle { $games } partijen volgen de regels.
}
simulate-data-no-file = er is geen bestand “{ $file }”
simulate-data-torn = “{ $file }” is niet compleet, of geen Parquet-bestand: { $reason }
simulate-data-format = dit Parquet-bestand bevat geen partijen van Strandline
simulate-data-version = deze partijen hebben versie { $version } van het formaat; deze Strandline leest versie { $known }
simulate-data-rules = deze partijen zijn gespeeld volgens versie { $rules } van de regels van { $game }; deze Strandline heeft versie { $known }
simulate-data-source = de beschrijving van alle partijen in het bestand klopt niet: { $reason }
simulate-data-columns = de kolommen zijn niet die van het formaat: { $names }
simulate-data-other = deze partijen hebben andere kolommen dan het bestand, of een andere bron
simulate-data-column = partij { $game }: “{ $column }” wijkt af van de beschrijving van alle partijen in het bestand
simulate-data-start = partij { $game } heeft geen geldig begin: { $reason }
simulate-data-illegal = partij { $game }: zet { $move } mag niet
simulate-data-after-end = partij { $game }: zet { $move } komt na het einde
simulate-data-goes-on = partij { $game } is na de laatste zet niet afgelopen
simulate-data-is-over = partij { $game } eindigde volgens de regels, maar het bestand zegt iets anders
simulate-data-length = partij { $game } heeft andere aantallen beslissingen en toevalsgebeurtenissen dan het bestand zegt
simulate-data-result = partij { $game } heeft een andere uitslag dan het bestand zegt
simulate-data-seed = partij { $game }: “{ $column }” volgt niet uit de seed
