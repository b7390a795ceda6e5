## The Replay page: opening a record
web-replay-title = { $game } : revoir
web-replay-about = Parcourez une partie coup par coup, voyez où elle s’est jouée, par chance ou par talent, et vérifiez les dés.
web-replay-drop = Déposez ici le fichier d’un enregistrement
web-replay-drop-now = Lâchez : cet enregistrement va s’ouvrir
web-replay-choose = Choisir un fichier
web-replay-what = Un enregistrement est le petit fichier (.json) qu’une table, ou la ligne de commande, vous donne d’une partie.
web-replay-kept-nowhere = Le serveur le rejoue et ne garde rien, sauf si vous créez un lien à partager.
web-replay-other = Ouvrir un autre enregistrement
web-replay-opening = La partie est rejouée…
web-replay-mine = Vos parties finies
web-replay-mine-none = Les parties que vous aurez finies ici apparaîtront à cet endroit.
web-replay-open = Revoir { $game }, { $date }
web-replay-not-opened = Cet enregistrement n’a pas pu être ouvert.
web-replay-not-text = « { $file } » n’est pas l’enregistrement d’une partie : un enregistrement est un fichier texte en JSON.
web-replay-several = Un enregistrement à la fois, s’il vous plaît.
web-replay-empty = « { $file } » est vide.
web-replay-not-over = Cette partie continue. On pourra la revoir quand elle sera finie.
web-replay-no-table = Cette partie n’est pas ici, ou n’est pas pour vos yeux.
web-replay-no-link = Ce lien n’est plus valable : l’enregistrement a été gardé quelque temps, et n’est plus là.
web-replay-too-big = « { $file } » est trop gros pour un enregistrement : { $most } kilo-octets au plus.

## The game
web-replay-bot = Robot, niveau { $level }
web-replay-seat = { $colour } : { $name }
web-replay-goes-on = L’enregistrement s’arrête avant la partie.
web-replay-stopped = La partie a été interrompue, sans résultat.
web-replay-won = { $name } a gagné.
web-replay-won-resigned = { $name } a gagné : { $other } a abandonné.
web-replay-won-time = { $name } a gagné : le temps de { $other } était écoulé.
web-replay-draw = Match nul entre { $names }.
web-replay-agreed = Match nul d’un commun accord entre { $names }.
web-replay-eyes = Par les yeux de
web-replay-eyes-all = quelqu’un qui regarde

## Stepping
web-replay-board = Le plateau
web-replay-steps = Parcourir la partie
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Dérouler la partie
web-replay-pause = Pause
web-replay-on = Un coup en avant
web-replay-last = À la fin
web-replay-slider = Coup
web-replay-at = Coup { $at } sur { $all }
web-replay-at-start = Le début, avant { $all ->
    [one] { $all } coup
   *[other] { $all } coups
}
web-replay-speed = Vitesse
web-replay-speed-slow = lente
web-replay-speed-middle = moyenne
web-replay-speed-quick = rapide
web-replay-keys = Touches : ← → un coup, Début et Fin, espace déroule ; B montre les meilleurs coups.
web-replay-moves = Coups
web-replay-start = Début
web-replay-chance = Hasard
web-replay-by = { $name } : { $move }
web-replay-words = La position en mots

## Winning chances
web-replay-analysis = Qui gagnait ?
web-replay-analyse = Analyser cette partie
web-replay-analyse-about = Une recherche examine chaque position : les chances de chacun après chaque coup, ce que le hasard a donné et ce que les décisions ont coûté. Cela prend de quelques secondes à deux minutes environ.
web-replay-analysing = { $done } positions sur { $total }
web-replay-getting-ready = La recherche se prépare. La première fois, cela prend une minute.
web-replay-analysed = L’analyse est terminée.
web-replay-stop = Arrêter
web-replay-broken-off = L’analyse s’est interrompue. Réessayez.
web-replay-chances = Chances de gagner
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = La chance, au-dessus de la ligne
web-replay-loss-bars = Ce qui a été gâché, au-dessous
web-replay-band = Un coup du hasard
web-replay-after = Après le coup { $at } : { $told }
web-replay-at-first = Au début : { $told }
web-replay-better = Mieux valait : { $move }
web-replay-best-played = Le meilleur coup, pour autant que la recherche le voie.
web-replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-points-are = Un point est un centième de victoire.
web-replay-totals = Chance et talent
web-replay-luck = Chance
web-replay-loss = Ses erreurs
web-replay-gifts = Erreurs des autres
web-replay-rest = Reste
web-replay-begin = Début
web-replay-end = Fin
web-replay-rest-is = Le reste, c’est ce que la recherche n’a su que plus tard, ou ce que personne ne pouvait savoir en décidant.
web-replay-turning = Où tout a basculé
web-replay-turning-none = Rien de saillant : ni grande chance, ni grosse erreur.
web-replay-turn-luck = Coup { $at } : la chance de { $name }, { $points }
web-replay-turn-loss = Coup { $at } : { $name } a gâché { $points }
web-replay-unsure = Peut-être n’est-ce rien : l’estimation n’est pas plus sûre que cela.
web-replay-table = Tous les coups en tableau
web-replay-move = Coup
web-replay-number = N°
web-replay-who = Qui
web-replay-given = Gâché
web-replay-error-about = La bande plus claire dit de combien une chance peut s’écarter.

## Best moves
web-replay-best = Les meilleurs coups ici
web-replay-find-best = Montrer les meilleurs coups
web-replay-hide-best = Cacher les meilleurs coups
web-replay-thinking = Une recherche examine cette position…
web-replay-best-for = Pour { $name }, le meilleur d’abord :
web-replay-outcomes = Ce que le hasard peut apporter, et ce que cela vaut :
web-replay-proven = prouvé
web-replay-odds = probabilité { $percent }
web-replay-played = joué
web-replay-over = Ici, la partie est finie.

## Taking it along
web-replay-take = Partager et garder
web-replay-share = Copier un lien vers ce coup
web-replay-share-whole = Copier un lien vers cette partie
web-replay-copied = Le lien est copié.
web-replay-link = Le lien
web-replay-link-kept = Toute personne qui a ce lien peut voir la partie. L’enregistrement est gardé ici { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
web-replay-link-public = La table est publique : toute personne qui a ce lien peut voir la partie.
web-replay-record = Enregistrement
web-replay-svg = Image (SVG)
web-replay-png = Image (PNG)
web-replay-gif = Animation (GIF)
web-replay-drawing = { $done } images sur { $total }
web-replay-saved = « { $file } » est téléchargé.

## Fair dice
web-replay-dice = Dés vérifiables
web-replay-dice-about = Avant que quiconque prenne place, le serveur s’est engagé sur un secret ; chacun y a ajouté un nombre. Votre navigateur peut retirer chaque issue.
web-replay-dice-check = Vérifier les dés
web-replay-deal = Distribution vérifiable
web-replay-deal-check = Vérifier la distribution
web-replay-dice-fair = Tout est honnête : le secret est celui auquel le serveur s’était engagé, et { $outcomes ->
    [0] aucune autre issue n’a été tirée.
    [one] la seule issue du hasard est celle que votre navigateur en tire.
   *[other] les { $outcomes } issues du hasard sont celles que votre navigateur en tire.
}
web-replay-dice-deal = Le serveur a redistribué le départ à partir du même secret : il concorde.
web-replay-dice-deal-wrong = Mais le départ n’est pas ce que ce secret distribue, dit le serveur.
web-replay-dice-none = Cet enregistrement ne peut pas être vérifié : la partie n’a pas été jouée à une table d’ici, ou ce qu’il faut pour vérifier a été omis.
web-replay-dice-secret = Pas honnête : le secret n’est pas celui auquel le serveur s’était engagé.
web-replay-dice-outcome = Pas honnête : l’issue { $number }, au coup { $at }, est { $move } ; les dés disent { $drawn }.
web-replay-dice-go = Montrer ce coup
web-replay-dice-seen = Vérifié dans ce navigateur, sans interroger le serveur.
