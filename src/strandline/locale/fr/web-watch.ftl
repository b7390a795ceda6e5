## The page with the games that anyone can watch
web-watch-about = Les parties publiques en cours en ce moment.
web-watch-analysis = Pour une partie que vous regardez, vous pouvez activer l’analyse en direct.
# Instead of the list; below it is the button web-together-play.
web-watch-none = Aucune partie publique n’est en cours.
web-watch-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
# $ago is a time such as “2 minutes ago”.
web-watch-began = début : { $ago }

## Live analysis at a table, for its spectators
# Label of a switch.
web-watch-live = Analyse en direct
web-watch-live-is = Les chances de gagner et les meilleurs coups, tels que l’ordinateur les voit. Les joueurs ne peuvent pas l’activer.
# Status, while the computer looks at the position.
web-watch-thinking = Réflexion en cours…
# Heading.
web-watch-chances = Chances de gagner
# Heading.
web-watch-best = Meilleurs coups
# In games with secrets, instead of the best moves.
web-watch-hidden = Seulement d’après ce que tout le monde voit. Ce jeu cache des choses, il n’y a donc pas de meilleurs coups.
# Status after an error.
web-watch-failed = Pas de réponse pour l’instant. L’analyse reprendra au prochain coup.
# Instead of the switch, in a rated game.
web-watch-rated = Cette partie compte pour un classement ou un tournoi : pas d’analyse en direct avant qu’elle soit finie.
