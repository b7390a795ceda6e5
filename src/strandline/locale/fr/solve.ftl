## What the solver does not solve
solve-two-seats = le solveur demande un jeu à deux joueurs ; celui-ci en a { $seats }
solve-hidden = le solveur ne peut pas résoudre les jeux à information cachée
solve-chance = le solveur ne peut pas résoudre les jeux de hasard
solve-memory = la table demande au moins 1 mégaoctet
solve-too-much-memory = cet ordinateur n’a pas autant de mégaoctets de mémoire

## What it has found
solve-won = { $mover }, qui doit jouer, gagne.
solve-lost = { $mover }, qui doit jouer, perd : { $other } gagne.
solve-drawn = Match nul : ni { $mover }, qui doit jouer, ni { $other } ne peut forcer la victoire.
solve-unknown = Non résolu : chaque joueur peut encore gagner.
solve-not-won = Non résolu, mais { $mover }, qui doit jouer, ne peut pas gagner : { $other } gagne, ou c’est un match nul.
solve-more = Plus de temps (--seconds) ou de mémoire (--memory) permettrait peut-être d’y arriver.
solve-line = En { $number ->
    [one] un coup
   *[other] { $number } coups
} : { $moves }
solve-line-begins = La suite commence ainsi : { $moves }
solve-effort = { $nodes } positions en { $seconds } s ({ $speed } par seconde)
solve-progress = { $nodes } positions, { $seconds } s ; reste pour prouver une victoire : { $proof }, pour l’exclure : { $disproof }
