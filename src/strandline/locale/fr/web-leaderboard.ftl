## The leaderboard
web-leaderboard-about = Le classement vient des parties classées entre personnes. L’ordre est prudent : l’incertitude (±) est retirée trois fois, et chaque partie la réduit.
# Label of a choice.
web-leaderboard-game = Jeu
# Label of a choice.
web-leaderboard-players = Nombre de joueurs
web-leaderboard-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
# Heading of a column, like the next three.
web-leaderboard-place = Rang
web-leaderboard-name = Joueur
web-leaderboard-rating = Classement
web-leaderboard-games = Parties
# Beside a rating.
web-leaderboard-provisional = provisoire
web-leaderboard-you = vous
# Stands for the name of a player who has none.
web-leaderboard-nobody = Un joueur
web-leaderboard-empty = Personne n’est encore classé ici.
web-leaderboard-none = Vous n’êtes pas encore classé ici.
web-leaderboard-how = Pour l’être, terminez une partie classée : entre personnes, avec une limite de temps.
# Button.
web-leaderboard-new = Nouvelle partie classée
# Heading.
web-leaderboard-yours = Vos classements
