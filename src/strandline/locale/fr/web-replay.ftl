## The Replay page: opening a game file
web-replay-title = { $game } : revoir la partie
web-replay-about = Parcourez une partie coup par coup, voyez où elle s’est décidée, par chance ou par talent, et vérifiez les dés.
web-replay-drop = Déposez ici un fichier de partie
web-replay-drop-now = Déposez le fichier pour ouvrir cette partie
web-replay-choose = Choisir un fichier
web-replay-what = Un fichier de partie (.json) contient une partie entière. Vous pouvez le télécharger depuis une table.
web-replay-kept-nowhere = Rien n’en est conservé, sauf si vous créez un lien à partager.
web-replay-other = Ouvrir une autre partie
web-replay-opening = Chargement de la partie…
web-replay-mine = Vos parties terminées
web-replay-mine-none = Les parties que vous terminerez ici apparaîtront dans cette liste.
web-replay-not-opened = Impossible d’ouvrir cette partie.
web-replay-not-text = « { $file } » n’est pas un fichier de partie. Un fichier de partie est un texte en JSON.
web-replay-several = Un seul fichier de partie à la fois, s’il vous plaît.
web-replay-empty = « { $file } » est vide.
web-replay-not-over = Cette partie est encore en cours. Vous pourrez la revoir quand elle sera terminée.
web-replay-no-table = Cette partie n’existe pas, ou vous ne pouvez pas la voir.
web-replay-no-link = Ce lien a expiré : le serveur ne conserve plus cette partie.
web-replay-too-big = « { $file } » est trop gros : un fichier de partie fait au plus { $most } kilo-octets.

## The game
web-replay-seat = { $colour } : { $name }
web-replay-goes-on = Le fichier s’arrête avant la fin de la partie.
web-replay-stopped = La partie a été interrompue sans résultat.
web-replay-won = { $name } a gagné.
web-replay-won-resigned = { $name } a gagné : { $other } a abandonné.
web-replay-won-time = { $name } a gagné : temps écoulé pour { $other }.
web-replay-draw = Match nul entre { $names }.
web-replay-agreed = Match nul d’un commun accord entre { $names }.
web-replay-eyes = Vu par
web-replay-eyes-all = un spectateur

## Stepping
web-replay-board = Le plateau
web-replay-steps = Parcourir la partie
web-replay-first = Aller au début
web-replay-back = Coup précédent
web-replay-play = Lancer la lecture
web-replay-pause = Pause
web-replay-on = Coup suivant
web-replay-last = Aller à la fin
web-replay-slider = Coup
web-replay-at = Coup { $at } sur { $all }
web-replay-at-start = Début, { $all ->
    [one] { $all } coup à venir
   *[other] { $all } coups à venir
}
web-replay-speed = Vitesse
web-replay-speed-slow = lente
web-replay-speed-middle = moyenne
web-replay-speed-quick = rapide
web-replay-keys = Touches : ← et → passent d’un coup à l’autre, Début et Fin vont au début et à la fin, Espace lance la lecture ou la met en pause, B montre les meilleurs coups.
web-replay-moves = Coups
web-replay-start = Début
web-replay-chance = Hasard
web-replay-by = { $name } : { $move }
web-replay-words = Description de la position

## Winning chances
web-replay-analysis = Qui gagnait ?
web-replay-analyse = Analyser cette partie
web-replay-analyse-about = L’ordinateur examine chaque position : les chances de chacun après chaque coup, ce que la chance a apporté et ce que les erreurs ont coûté. Une première courbe apparaît en quelques secondes, puis elle se précise pendant deux minutes au plus.
web-replay-loading = Chargement de la recherche pour { $game } : { $seconds } s jusqu’ici. La première fois, cela peut prendre une minute.
web-replay-first-look = Premier regard sur toute la partie : { $percent }
web-replay-closer-look = Examen plus précis, à partir des moments décisifs : { $percent }
web-replay-analysed = L’analyse est terminée.
web-replay-stop = Arrêter
web-replay-broken-off = L’analyse a été interrompue. Analysez de nouveau la partie.
web-replay-chances = Chances de gagner
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = Chance, au-dessus de la ligne
web-replay-loss-bars = Points perdus par erreur, au-dessous
web-replay-band = Un événement dû au hasard
web-replay-after = Après le coup { $at } : { $told }
web-replay-at-first = Au début : { $told }
web-replay-better = Un meilleur coup était : { $move }
web-replay-best-played = C’était le meilleur coup, pour autant que l’ordinateur puisse en juger.
web-replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-points-are = 100 points valent une victoire.
web-replay-totals = Chance et talent
web-replay-luck = Chance
web-replay-loss = Ses erreurs
web-replay-gifts = Décisions des autres
web-replay-rest = Reste
web-replay-begin = Début
web-replay-end = Fin
web-replay-rest-is = Le reste, c’est ce que l’ordinateur n’a découvert que plus tard, ou ce que les joueurs ne pouvaient pas savoir au moment de décider.
web-replay-turning = Moments décisifs
web-replay-turning-none = Rien ne se détache : ni grand coup de chance, ni grosse erreur.
web-replay-turn-luck = Coup { $at } : chance pour { $name }, { $points }
web-replay-turn-loss = Coup { $at } : { $name } a laissé échapper { $points }
web-replay-unsure = Ce n’est peut-être pas une erreur : l’estimation n’est pas assez précise pour le dire.
web-replay-flag-loss = Erreur { $points }
web-replay-flag-luck = Chance { $points }
web-replay-flag-choice = Choix libre
web-replay-sum-lucky-gave = { $name } a eu de la chance ({ $luck }), mais a laissé échapper { $loss }.
web-replay-sum-lucky-clean = { $name } a eu de la chance ({ $luck }) et n’a presque rien laissé échapper.
web-replay-sum-unlucky-gave = { $name } n’a pas eu de chance ({ $luck }) et a laissé échapper { $loss }.
web-replay-sum-unlucky-clean = { $name } n’a pas eu de chance ({ $luck }), mais n’a presque rien laissé échapper.
web-replay-sum-even-gave = { $name } a laissé échapper { $loss }.
web-replay-sum-even-clean = { $name } n’a presque rien laissé échapper.
web-replay-sum-lucky-gave-you = Vous avez eu de la chance ({ $luck }), mais vous avez laissé échapper { $loss }.
web-replay-sum-lucky-clean-you = Vous avez eu de la chance ({ $luck }) et n’avez presque rien laissé échapper.
web-replay-sum-unlucky-gave-you = Vous n’avez pas eu de chance ({ $luck }) et vous avez laissé échapper { $loss }.
web-replay-sum-unlucky-clean-you = Vous n’avez pas eu de chance ({ $luck }), mais n’avez presque rien laissé échapper.
web-replay-sum-even-gave-you = Vous avez laissé échapper { $loss }.
web-replay-sum-even-clean-you = Vous n’avez presque rien laissé échapper.
web-replay-table = Tous les coups en tableau
web-replay-move = Coup
web-replay-number = N°
web-replay-who = Qui
web-replay-given = Perdu
web-replay-error-about = La bande plus claire montre la marge d’erreur sur les chances.

## Best moves
web-replay-best = Les meilleurs coups ici
web-replay-find-best = Montrer les meilleurs coups
web-replay-hide-best = Masquer les meilleurs coups
web-replay-thinking = L’ordinateur examine cette position…
web-replay-best-for = Pour { $name }, du meilleur au moins bon :
web-replay-best-blind = Pour { $name }, du meilleur au moins bon, selon ce que { $name } savait. La courbe sait tout.
web-replay-outcomes = Ce que le hasard peut donner, et ce que vaut chaque résultat :
web-replay-proven = prouvé
web-replay-odds = probabilité { $percent }
web-replay-played = joué
web-replay-over = À ce stade, la partie est terminée.

## Sharing and downloading
web-replay-take = Partager et télécharger
web-replay-share = Copier un lien vers ce coup
web-replay-share-whole = Copier un lien vers cette partie
web-replay-copied = Lien copié.
web-replay-link = Lien
web-replay-link-kept = Toute personne qui a ce lien peut voir la partie. Le serveur la conserve pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
web-replay-link-public = Cette table est publique : toute personne qui a le lien peut voir la partie.
web-replay-record = Fichier de partie (JSON)
web-replay-svg = Image (SVG)
web-replay-png = Image (PNG)
web-replay-gif = Animation (GIF)
web-replay-drawing = { $done } images sur { $total }

## Fair dice
web-replay-dice = Dés équitables
web-replay-dice-about = Avant que quiconque prenne place, la table s’est engagée sur un nombre secret, puis chaque joueur a ajouté un nombre à lui. Votre navigateur peut refaire chaque tirage et comparer.
web-replay-dice-check = Vérifier les dés
web-replay-deal = Mise en place équitable
web-replay-deal-check = Vérifier la mise en place
web-replay-dice-fair = { $outcomes ->
    [0] Le secret de ce fichier correspond à son engagement. À part le départ, rien n’a été tiré au sort.
    [one] Le seul tirage découle du secret et des nombres de ce fichier, et le secret correspond à son engagement.
   *[other] Les { $outcomes } tirages découlent tous du secret et des nombres de ce fichier, et le secret correspond à son engagement.
}
web-replay-dice-unkept = Ce navigateur n’a rien conservé de cette table : il ne peut donc pas dire si ce sont bien le secret et les nombres de la partie. L’auteur du fichier a pu en choisir d’autres.
web-replay-dice-kept = { $numbers ->
    [0] L’engagement est celui que ce navigateur a conservé quand vous avez pris place : personne n’a remplacé le secret depuis. Le navigateur n’a conservé aucun nombre de vous.
    [one] L’engagement et votre nombre sont ceux que ce navigateur a conservés quand vous avez pris place : personne ne les a remplacés depuis.
   *[other] L’engagement et vos { $numbers } nombres sont ceux que ce navigateur a conservés quand vous avez pris place : personne ne les a remplacés depuis.
}
web-replay-dice-other-commitment = Désaccord : ce navigateur a conservé l’engagement { $kept } quand vous avez pris place, mais le fichier contient { $found }. Ne vous fiez pas à ses dés.
web-replay-dice-other-nonce = Désaccord : ce navigateur a conservé votre nombre { $kept } quand vous avez pris la place { $seat }, mais le fichier contient { $found }. Ne vous fiez pas à ses dés.
web-replay-dice-other-table = Désaccord : le fichier vient d’une autre table. Ne vous fiez pas à ses dés.
web-replay-dice-other-shown = Désaccord : d’après le fichier lui-même, un autre engagement a été montré à la place { $seat }. Ne vous fiez pas à ses dés.
web-replay-dice-deal = La mise en place a été refaite à partir de ce secret : elle concorde.
web-replay-dice-deal-wrong = Mais le départ ne concorde pas : ce secret en donne un autre.
web-replay-dice-none = Cette partie ne peut pas être vérifiée : elle n’a pas été jouée à une table d’ici, ou il manque dans le fichier ce qu’il faut pour la vérifier.
web-replay-dice-secret = Non équitable : le secret n’est pas celui de l’engagement.
web-replay-dice-first = Non équitable : les dés désignent un autre premier joueur.
web-replay-dice-outcome = Non équitable : le tirage { $number }, au coup { $at }, est { $move }, mais les dés disent { $drawn }.
web-replay-dice-go = Montrer ce coup
web-replay-dice-seen = Votre navigateur l’a vérifié lui-même, sans interroger le serveur.
