## The first page
web-home-hero = Prenez place au bord de la mer
web-home-hero-more = Trois jeux de société imprimés : seul contre un robot, entre amis sur un même écran, ou à distance par un lien. Ni compte, ni installation, ni rien à payer.
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
web-home-do-what = { $action } : { $game }
web-home-play = Jouer
web-home-against = Force des robots à { $game }
web-home-against-level = Robot, niveau { $level }
web-home-friends = Jouer entre amis
web-home-learn-it = Apprendre
web-home-my-tables = Vos tables
web-home-open-tables = Tables ouvertes
web-home-over-tables = Jouées récemment
# $names: of those who sit there too, as a list.
web-home-with = avec { $names }
web-home-your-turn = À vous de jouer
web-home-status-open = Attend des joueurs
web-home-status-playing = En cours
web-home-status-over = Finie
