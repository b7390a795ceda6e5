## Club evenings: tournaments at this server
web-club-about = Jouez un tournoi entre amis ou dans votre club. Chacun s’inscrit avec un lien ou en scannant un code ; Strandline forme les parties, prépare les tables et tient le classement.
web-club-server-only = Une soirée de club demande un serveur et une connexion.
web-club-yours = Vos tournois
web-club-hosting = vous êtes hôte
web-club-status-open = pas encore commencé
web-club-status-running = en cours
web-club-status-over = terminé

## Opening one
web-club-new = Ouvrir un tournoi
web-club-name = Nom
web-club-game = Jeu
web-club-format = Qui joue contre qui ?
web-club-format-swiss = Système suisse
web-club-format-swiss-is = À chaque ronde, ceux qui ont autant de points se rencontrent, et personne ne retrouve le même adversaire.
web-club-format-round-robin = Toutes rondes
web-club-format-round-robin-is = Chacun contre chacun, pour de petits groupes. Une fois commencé, plus d’inscription.
web-club-format-double-round-robin = Toutes rondes, aller-retour
web-club-format-double-round-robin-is = Au retour, c’est l’autre joueur qui commence.
web-club-format-tables = Tables de trois et de quatre
web-club-format-tables-is = Pour des points, avec d’autres convives à chaque ronde.
web-club-size = Nombre habituel à une table
web-club-rounds = Rondes
web-club-automatic = Commencer la ronde suivante dès que toutes les parties sont terminées
web-club-rules = Règles du jeu
web-club-open = Ouvrir le tournoi

## The tournament
web-club-round-of = ronde { $round } sur { $rounds }
web-club-round = Ronde { $round }
# A message when a round begins.
web-club-begun = La ronde { $round } a commencé.
# $names: one name or several that share the first place.
web-club-winner = Première place : { $names }
web-club-your-game = Votre partie
# $names: one name or several.
web-club-against = Contre { $names }.
web-club-you-begin = Vous commencez.
web-club-go = Aller à votre table, numéro { $table }
web-club-bye-you = Vous ne jouez pas cette ronde.
web-club-wait = Vous ne jouez pas en ce moment. Votre prochaine partie apparaîtra ici.
web-club-wait-start = C’est noté. Votre première partie apparaîtra ici dès qu’un hôte aura commencé.
web-club-players = { $count ->
    [one] { $count } joueur
    [many] { $count } de joueurs
   *[other] { $count } joueurs
}
web-club-link = Lien pour participer et suivre
web-club-wall = Grand écran
web-club-wall-leave = Quitter le grand écran

## Joining and leaving
web-club-join-in = Participez
# A heading above the link, when nobody can join any more.
web-club-follow = Suivez le tournoi
web-club-join = Participer
web-club-late = Vous jouez à partir de la ronde suivante ; les rondes passées ne vous donnent aucun point.
# A link to the tournament in which the person plays already.
web-club-to-other = Y aller
web-club-left = Vous avez quitté le tournoi
web-club-come-back = Revenir
web-club-leave = Quitter le tournoi
web-club-sure-leave = Quitter ce tournoi ?
# Both for leaving oneself and for a host who takes someone out.
web-club-sure-leave-more = Une partie en cours est abandonnée, une partie pas encore commencée est perdue. Ce qui a été joué compte toujours.

## Games
web-club-games = Parties de la ronde { $round }
# Headings of columns.
web-club-table = Table
web-club-people = Joueurs
web-club-result = Résultat
web-club-watch = Regarder
web-club-replay = Revoir
# For screen readers, after “Watch”, “Replay”, “Enter result” and “Correct”.
web-club-of-table = (table { $table })
# $names: one name or several, in this and the next two.
web-club-byes = Sans adversaire : { $names }
web-club-absent = absence : { $names }
web-club-waiting = pas encore là : { $names }
web-club-playing = en cours
# $name: of the host.
web-club-by-host = saisi par { $name } à { $time }

## Results that a host enters
# Buttons.
web-club-enter = Saisir le résultat
web-club-correct = Corriger
web-club-enter-of = Résultat de la table { $table }
web-club-enter-first = { $one } gagne
web-club-enter-second = { $other } gagne
web-club-enter-draw = Match nul
web-club-enter-nobody = Personne n’a joué
web-club-place = Place { $place }
web-club-no-place = n’a pas joué
web-club-enter-is = Tout le monde voit qu’un hôte l’a saisi, et quand. Si une partie est en cours à cette table, elle est arrêtée.
web-club-absent-from = À partir de { $time }, vous pouvez faire perdre ceux qui ne sont pas venus :
# A button.
web-club-count-absent = Absence : { $name }

## Hosts
web-club-host = Pour les hôtes
web-club-host-open = Partagez le lien ou montrez le code. Pour jouer aussi, participez comme tout le monde. Commencez quand tout le monde est là.
web-club-host-wait = Vous pourrez commencer la ronde suivante quand toutes les parties auront un résultat.
web-club-host-automatic = La ronde suivante commence d’elle-même quand toutes les parties ont un résultat.
web-club-host-now = Vous êtes maintenant hôte de ce tournoi.
web-club-begin = Commencer
web-club-sure-begin = { $count ->
    [one] Commencer avec { $count } joueur ?
    [many] Commencer avec { $count } de joueurs ?
   *[other] Commencer avec { $count } joueurs ?
}
web-club-sure-begin-robin = Ensuite, personne ne pourra plus s’inscrire.
web-club-next = Commencer la ronde { $round }
web-club-end = Terminer le tournoi
web-club-sure-end = Terminer le tournoi maintenant ?
web-club-sure-end-more = Les parties sans résultat ne comptent pour personne.
web-club-host-link = Lien des hôtes
web-club-host-link-is = Toute personne qui l’ouvre devient hôte. Gardez-le : il vous rend aussi hôte sur un autre appareil.
web-club-remove-someone = Retirer quelqu’un
web-club-remove = Retirer
web-club-sure-remove = Retirer { $name } du tournoi ?

## Standings
web-club-standings = Classement
# Headings of columns.
web-club-rank = Rang
web-club-player = Joueur
web-club-points = Points
web-club-tie-opponents = Points des adversaires
web-club-tie-sonneborn = Sonneborn-Berger
web-club-tie-wins = Victoires
web-club-has-left = ne joue plus
web-club-points-two = Une victoire vaut 1 point, un match nul ½. À égalité de points, les colonnes voisines départagent.
web-club-points-tables = La première place vaut 1 point, la dernière 0, avec des écarts égaux entre elles ; ceux qui partagent une place partagent les points. À égalité de points, les colonnes voisines départagent.
web-club-downloads = Téléchargements
web-club-download-standings = Classement (CSV)
web-club-download-results = Résultats (CSV)
web-club-download-everything = Tout (JSON)
web-club-download-games = Parties, une par ligne
