## Arguments
simulate-policy = « { $policy } » ne joue pas les mêmes parties pour une même graine ; choisissez parmi { $allowed }
simulate-suffix = « { $file } » : le nom du fichier doit se terminer par .parquet

## Results
simulate-playing = Parties en cours
simulate-speed = Parties en cours, { $speed } par seconde
simulate-seat = place
simulate-total = { $games ->
    [one] une partie
   *[other] { $games } parties
} en { $seconds } s, { $speed } par seconde
simulate-lengths = { $what ->
    [decisions] décisions
   *[chances] événements dus au hasard
} par partie : moyenne { $mean }, médiane { $median }, de { $least } à { $most }
simulate-shared = victoires partagées : { $games } ({ $share } %)
simulate-stopped = { $games } arrêtées après trop de coups
simulate-written = Écrit dans { $file } : { $games ->
    [one] une partie
   *[other] { $games } parties
}
simulate-kept = Interrompu : { $file } est complet et contient les { $kept } premières parties sur { $games }.
simulate-nothing-kept = Interrompu : rien n’a été écrit.

## Files of games
simulate-data-verified = Vérifié : { $games ->
    [one] la seule partie respecte les règles.
   *[other] les { $games } parties respectent toutes les règles.
}
simulate-data-no-file = il n’y a pas de fichier « { $file } »
simulate-data-torn = « { $file } » est incomplet, ou n’est pas un fichier Parquet : { $reason }
simulate-data-format = ce fichier Parquet ne contient pas de parties de Strandline
simulate-data-version = ces parties suivent la version { $version } du format ; ce Strandline lit la version { $known }
simulate-data-rules = ces parties ont été jouées selon la version { $rules } des règles de { $game } ; ce Strandline a la version { $known }
simulate-data-source = la description commune à toutes les parties du fichier est fausse : { $reason }
simulate-data-columns = les colonnes ne sont pas celles du format : { $names }
simulate-data-other = ces parties ont d’autres colonnes que le fichier, ou une autre origine
simulate-data-column = partie { $game } : « { $column } » diffère de la description commune à toutes les parties du fichier
simulate-data-start = la partie { $game } ne commence pas par un départ valable : { $reason }
simulate-data-illegal = partie { $game } : le coup { $move } n’est pas permis
simulate-data-after-end = partie { $game } : le coup { $move } vient après la fin
simulate-data-goes-on = la partie { $game } n’est pas terminée après son dernier coup
simulate-data-is-over = la partie { $game } s’est terminée d’après les règles, mais le fichier dit le contraire
simulate-data-length = la partie { $game } n’a pas le nombre de décisions et d’événements dus au hasard qu’indique le fichier
simulate-data-result = la partie { $game } n’a pas le résultat qu’indique le fichier
simulate-data-seed = partie { $game } : « { $column } » ne découle pas de la graine
