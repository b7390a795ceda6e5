## Arguments
arena-players = { $found ->
    [one] vous avez donné un joueur
   *[other] vous avez donné { $found } joueurs
}, mais ce jeu en demande { $seats ->
    [2] deux
   *[other] de 2 à { $seats } ; le dernier prend toutes les places restantes
}
arena-cpu-time = --cpu-time demande --seconds
arena-budget = utilisez --seconds ou --nodes, pas les deux
arena-sprt = --sprt attend deux nombres, le plus petit d’abord, par exemple 0 50
arena-other-match = « { $folder } » contient un autre match, qui diffère par { $names } ; choisissez un autre dossier avec --out
arena-no-match = « { $folder } » n’est pas vide et ne contient pas de match ; choisissez un autre dossier avec --out
arena-running = « { $folder } » : un autre processus joue ce match ; attendez qu’il se termine, ou choisissez un autre dossier avec --out
arena-no-cluster = il n’y a pas de grappe Ray à l’adresse « { $address } » ({ $reason }) ; lancez-en une avec : ray start --head
arena-spoilt = « { $file } » est endommagé : aucune partie de ce match ne commence à l’octet { $place } ; restaurez le fichier, ou choisissez un autre dossier avec --out
arena-spoilt-match = « { $file } » est endommagé : il ne dit pas de quel match il s’agit ; restaurez le fichier, ou choisissez un autre dossier avec --out

## Results
arena-player = joueur
arena-counts = + = −
arena-score = résultat
arena-interval = 95 %
arena-elo = écart Elo
arena-time = s/coup
arena-failed = échecs
arena-total = { $games } parties, { $length } décisions chacune
arena-unfinished = { $games } arrêtées après trop de coups
arena-test = SPRT ({ $elo0 }, { $elo1 }) : LLR { $llr } après { $deals } mises en place, bornes ±{ $bound } : { $verdict ->
    [elo1] plus fort, elo1 est retenu
    [elo0] pas plus fort, elo0 est retenu
   *[none] indécis
}
arena-failure = { $player } a échoué : { $reason }
arena-goes-on = Relancez la même commande pour continuer le match dans « { $folder } ».
arena-playing = Parties en cours
arena-running-score = { $player } : { $score } % sur { $games }
