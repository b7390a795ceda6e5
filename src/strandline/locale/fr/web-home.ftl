## The first page
web-home-hero = Prenez place au bord de la mer
web-home-hero-more = Trois vrais jeux de société, gratuits dans votre navigateur. Jouez contre un robot, à plusieurs sur un écran, ou envoyez un lien à vos amis. Sans inscription ni installation.
web-home-hero-here = Trois vrais jeux de société, gratuits dans votre navigateur. Jouez contre un robot ou à plusieurs sur un écran. Sans inscription ni installation, et sans connexion après le premier chargement.
web-home-games = Jeux
# $least and $most are numbers, already in the language's digits.
web-home-range = { $least }–{ $most }
# $players is a number or a range, $most its upper end.
web-home-players = { $most ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
web-home-minutes = { $minutes } min
# What a button does, and for which game.
web-home-do-what = { $action } : { $game }
web-home-play = Jouer
web-home-against = Niveau des robots dans { $game }
web-home-against-level = { $bot }, niveau { $level }
web-home-friends = Jouer entre amis
web-home-learn-it = Apprendre à jouer
web-home-my-tables = Vos tables
web-home-open-tables = Tables ouvertes
web-home-over-tables = Parties récentes
# $names is one name or several: the other players at the table.
web-home-with = avec { $names }
web-home-your-turn = À vous de jouer
web-home-status-open = En attente de joueurs
web-home-status-playing = En cours
web-home-status-over = Terminée
web-home-won = Victoire : { $names }
web-home-shared = Victoire partagée : { $names }
web-home-won-you = Vous avez gagné
web-home-shared-you = Vous avez partagé la victoire
web-home-lost-you = Vous avez perdu
web-home-drawn-game = Match nul
web-home-nobody-won = Interrompue
web-home-put-away = Ranger
web-home-put-away-what = Ranger : { $game }, { $ago }
web-home-bring-back = Afficher les parties rangées ({ $count })
web-home-next = Et maintenant ?
web-home-next-lesson = Continuer d’apprendre { $game } : { $done } étapes sur { $all }
web-home-next-learn = Apprendre { $game } pas à pas
web-home-next-level = { $game } : vous avez battu deux fois le niveau { $level }. Voici { $bot }
web-home-next-daily = Problème du jour
web-home-next-row = { $count ->
    [one] ({ $count } jour de suite)
   *[other] ({ $count } jours de suite)
}
web-home-next-puzzles = Plus de problèmes
