## The first page
web-hero = Prenez place au bord de la mer
web-hero-more = Trois jeux de société imprimés : seul contre un robot, entre amis sur un même écran, ou à distance par un lien. Ni compte, ni installation, ni rien à payer.
web-games = Jeux
web-game-crab-stack-is = Les crabes grimpent sur les crabes, et les vagues emportent qui s’éloigne. Le dernier qui peut encore jouer gagne.
web-game-krabcek-is = Un dé et un labyrinthe chaque fois nouveau. Construisez la tour le premier, ou enfermez l’autre.
web-game-survive-is = L’île s’engloutit sous vos explorateurs. Menez-les à terre, entre serpents, requins, baleines et chers amis.
# $least and $most are numbers, already in the language's digits.
web-range = { $least }–{ $most }
# $players is a number or a range, $most its upper end.
web-players = { $most ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
web-minutes = { $minutes } min
# What a button does, and for which game.
web-do-what = { $action } : { $game }
web-play = Jouer
web-against = Force des robots à { $game }
web-against-level = Robot, niveau { $level }
web-friends = Jouer entre amis
web-learn-it = Apprendre
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-over-tables = Jouées récemment
# $names: of those who sit there too, as a list.
web-with = avec { $names }
web-your-turn = À vous de jouer
web-status-open = Attend des joueurs
web-status-playing = En cours
web-status-over = Finie

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Coque, Bernique, Bigorneau, Bulot, Bécasseau, Balane, Étoile de mer, Hippocampe, Macareux, Oursin, Crevette, Pluvier

## Sharing a table
web-share = Invitez les autres
web-share-seat = Lien vers la place { $seat }
web-share-program = Lien vers la place { $seat }, pour un programme
web-share-watch = Lien pour regarder
web-share-local = Seule cette machine peut ouvrir ces liens. Pour laisser entrer d’autres appareils de votre réseau, lancez le serveur ainsi :
web-copy = Copier
web-copy-what = Copier : { $what }
web-copied = Copié
web-code-what = Code QR : { $what }

## The connection
web-offline = Pas de connexion au serveur. Nouvel essai automatique…
web-online = Connexion rétablie
