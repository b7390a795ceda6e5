## The page where people are paired with others who want the same game
web-play-about = Choisissez un jeu et une limite de temps, et vous jouerez avec quelqu’un qui veut la même chose.
# Label of the list of games.
web-play-game = Jeu
# A choice of time limit, like the next two.
web-play-fast = Rapide
web-play-relaxed = Tranquille
web-play-post = Par correspondance
# What the choice means. The numbers are already in the language’s digits.
web-play-bank = { $minutes } minutes chacun, plus { $seconds } secondes par tour
web-play-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
  }
# Button.
web-play-find = Trouver une partie
# Heading, while the person waits.
web-play-looking = Nous cherchons quelqu’un pour { $game }…
# $names is one name or several.
web-play-here = { $count } joueurs sur { $all } sont là : { $names }
web-play-stay = Gardez cette page ouverte. La partie commence dès que tout le monde est là.
# $time is minutes and seconds: 1:05.
web-play-waited = Temps d’attente : { $time }
# Button: ends web-play-looking.
web-play-stop = Ne plus chercher
# Question above the next two buttons. $bot is the bot’s name.
web-play-offer = Personne pour l’instant. Jouer contre { $bot }, niveau { $level }, en attendant ?
web-play-bot = Jouer contre le niveau { $level }
web-play-wait = Continuer d’attendre
# Heading of a list.
web-play-list = Qui attend
web-play-none = Personne d’autre n’attend en ce moment.
# Button: sits down with those who wait.
web-play-take = Jouer
# The same for screen readers. $names is one name or several.
web-play-take-what = Jouer à { $game } avec { $names }
# Beside a game in the list; the button after it is web-play-stop.
web-play-yours = Vous cherchez cette partie.
web-play-stop-what = Ne plus chercher : { $game }
web-play-posted = Vous cherchez une partie par correspondance. Dès que quelqu’un participe, elle est parmi vos tables sur la page d’accueil.
