## The Replay page: opening a record
replay-ui-title = { $game } : revoir
replay-ui-about = Parcourez une partie coup par coup, voyez où elle s’est jouée, par chance ou par talent, et vérifiez les dés.
replay-ui-drop = Déposez ici le fichier d’un enregistrement
replay-ui-drop-now = Lâchez : cet enregistrement va s’ouvrir
replay-ui-choose = Choisir un fichier
replay-ui-what = Un enregistrement est le petit fichier (.json) qu’une table, ou la ligne de commande, vous donne d’une partie.
replay-ui-kept-nowhere = Le serveur le rejoue et ne garde rien, sauf si vous créez un lien à partager.
replay-ui-other = Ouvrir un autre enregistrement
replay-ui-opening = La partie est rejouée…
replay-ui-mine = Vos parties finies
replay-ui-mine-none = Les parties que vous aurez finies ici apparaîtront à cet endroit.
replay-ui-open = Revoir { $game }, { $date }
replay-ui-not-opened = Cet enregistrement n’a pas pu être ouvert.
replay-ui-not-text = « { $file } » n’est pas l’enregistrement d’une partie : un enregistrement est un fichier texte en JSON.
replay-ui-several = Un enregistrement à la fois, s’il vous plaît.
replay-ui-empty = « { $file } » est vide.
replay-ui-not-over = Cette partie continue. On pourra la revoir quand elle sera finie.
replay-ui-no-table = Cette partie n’est pas ici, ou n’est pas pour vos yeux.
replay-ui-no-link = Ce lien n’est plus valable : l’enregistrement a été gardé quelque temps, et n’est plus là.
replay-ui-too-big = « { $file } » est trop gros pour un enregistrement : { $most } kilo-octets au plus.

## The game
replay-ui-bot = Robot, niveau { $level }
replay-ui-seat = { $colour } : { $name }
replay-ui-goes-on = L’enregistrement s’arrête avant la partie.
replay-ui-stopped = La partie a été interrompue, sans résultat.
replay-ui-won = { $name } a gagné.
replay-ui-won-resigned = { $name } a gagné : { $other } a abandonné.
replay-ui-won-time = { $name } a gagné : le temps de { $other } était écoulé.
replay-ui-draw = Match nul entre { $names }.
replay-ui-agreed = Match nul d’un commun accord entre { $names }.
replay-ui-eyes = Par les yeux de
replay-ui-eyes-all = quelqu’un qui regarde

## Stepping
replay-ui-board = Le plateau
replay-ui-steps = Parcourir la partie
replay-ui-first = Au début
replay-ui-back = Un coup en arrière
replay-ui-play = Dérouler la partie
replay-ui-pause = Pause
replay-ui-on = Un coup en avant
replay-ui-last = À la fin
replay-ui-slider = Coup
replay-ui-at = Coup { $at } sur { $all }
replay-ui-at-start = Le début, avant { $all ->
    [one] { $all } coup
   *[other] { $all } coups
}
replay-ui-speed = Vitesse
replay-ui-speed-slow = lente
replay-ui-speed-middle = moyenne
replay-ui-speed-quick = rapide
replay-ui-keys = Touches : ← → un coup, Début et Fin, espace déroule ; B montre les meilleurs coups.
replay-ui-moves = Coups
replay-ui-start = Début
replay-ui-chance = Hasard
replay-ui-by = { $name } : { $move }
replay-ui-words = La position en mots

## Winning chances
replay-ui-analysis = Qui gagnait ?
replay-ui-analyse = Analyser cette partie
replay-ui-analyse-about = Une recherche examine chaque position : les chances de chacun après chaque coup, ce que le hasard a donné et ce que les décisions ont coûté. Cela prend de quelques secondes à deux minutes environ.
replay-ui-analysing = { $done } positions sur { $total }
replay-ui-getting-ready = La recherche se prépare. La première fois, cela prend une minute.
replay-ui-analysed = L’analyse est terminée.
replay-ui-stop = Arrêter
replay-ui-broken-off = L’analyse s’est interrompue. Réessayez.
replay-ui-chances = Chances de gagner
replay-ui-curve-point = { $name } { $percent }
replay-ui-sure = ± { $points }
replay-ui-luck-bars = La chance, au-dessus de la ligne
replay-ui-loss-bars = Ce qui a été gâché, au-dessous
replay-ui-band = Un coup du hasard
replay-ui-after = Après le coup { $at } : { $told }
replay-ui-at-first = Au début : { $told }
replay-ui-better = Mieux valait : { $move }
replay-ui-best-played = Le meilleur coup, pour autant que la recherche le voie.
replay-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-ui-points-are = Un point est un centième de victoire.
replay-ui-totals = Chance et talent
replay-ui-luck = Chance
replay-ui-loss = Ses erreurs
replay-ui-gifts = Erreurs des autres
replay-ui-rest = Reste
replay-ui-begin = Début
replay-ui-end = Fin
replay-ui-rest-is = Le reste, c’est ce que la recherche n’a su que plus tard, ou ce que personne ne pouvait savoir en décidant.
replay-ui-turning = Où tout a basculé
replay-ui-turning-none = Rien de saillant : ni grande chance, ni grosse erreur.
replay-ui-turn-luck = Coup { $at } : la chance de { $name }, { $points }
replay-ui-turn-loss = Coup { $at } : { $name } a gâché { $points }
replay-ui-unsure = Peut-être n’est-ce rien : l’estimation n’est pas plus sûre que cela.
replay-ui-table = Tous les coups en tableau
replay-ui-move = Coup
replay-ui-number = N°
replay-ui-who = Qui
replay-ui-given = Gâché
replay-ui-error-about = La bande plus claire dit de combien une chance peut s’écarter.

## Best moves
replay-ui-best = Les meilleurs coups ici
replay-ui-find-best = Montrer les meilleurs coups
replay-ui-hide-best = Cacher les meilleurs coups
replay-ui-thinking = Une recherche examine cette position…
replay-ui-best-for = Pour { $name }, le meilleur d’abord :
replay-ui-outcomes = Ce que le hasard peut apporter, et ce que cela vaut :
replay-ui-proven = prouvé
replay-ui-odds = probabilité { $percent }
replay-ui-played = joué
replay-ui-over = Ici, la partie est finie.

## Taking it along
replay-ui-take = Partager et garder
replay-ui-share = Copier un lien vers ce coup
replay-ui-share-whole = Copier un lien vers cette partie
replay-ui-copied = Le lien est copié.
replay-ui-link = Le lien
replay-ui-link-kept = Toute personne qui a ce lien peut voir la partie. L’enregistrement est gardé ici { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
replay-ui-link-public = La table est publique : toute personne qui a ce lien peut voir la partie.
replay-ui-record = Enregistrement
replay-ui-svg = Image (SVG)
replay-ui-png = Image (PNG)
replay-ui-gif = Animation (GIF)
replay-ui-drawing = { $done } images sur { $total }
replay-ui-saved = « { $file } » est téléchargé.

## Fair dice
replay-ui-dice = Dés vérifiables
replay-ui-dice-about = Avant que quiconque prenne place, le serveur s’est engagé sur un secret ; chacun y a ajouté un nombre. Votre navigateur peut retirer chaque issue.
replay-ui-dice-check = Vérifier les dés
replay-ui-deal = Distribution vérifiable
replay-ui-deal-check = Vérifier la distribution
replay-ui-dice-fair = Tout est honnête : le secret est celui auquel le serveur s’était engagé, et { $outcomes ->
    [0] aucune autre issue n’a été tirée.
    [one] la seule issue du hasard est celle que votre navigateur en tire.
   *[other] les { $outcomes } issues du hasard sont celles que votre navigateur en tire.
}
replay-ui-dice-deal = Le serveur a redistribué le départ à partir du même secret : il concorde.
replay-ui-dice-deal-wrong = Mais le départ n’est pas ce que ce secret distribue, dit le serveur.
replay-ui-dice-none = Cet enregistrement ne peut pas être vérifié : la partie n’a pas été jouée à une table d’ici, ou ce qu’il faut pour vérifier a été omis.
replay-ui-dice-secret = Pas honnête : le secret n’est pas celui auquel le serveur s’était engagé.
replay-ui-dice-outcome = Pas honnête : l’issue { $number }, au coup { $at }, est { $move } ; les dés disent { $drawn }.
replay-ui-dice-go = Montrer ce coup
replay-ui-dice-seen = Vérifié dans ce navigateur, sans interroger le serveur.
