## Rated games: in lists, before, during and after a game
# Beside a table in a list: its result changes ratings.
web-rated-mark = Classée
# A rating and its uncertainty, both already in the language’s digits.
web-rated-number = { $rating } ± { $uncertainty }
# Below a player’s name; $number is web-rated-number.
web-rated-rating = Classement { $number }
# Before someone takes a seat.
web-rated-notice = Cette partie est classée : son résultat change votre classement. Partir, ou dépasser le temps, compte contre vous.
# $time is a clock such as 1:30.
web-rated-clock-move = Limite de temps : { $time } par tour.
web-rated-clock-bank = Limite de temps : { $time } pour toute la partie{ $increment ->
    [0] .
   *[other] , plus { $increment } s par tour.
}
web-rated-clock-days = Limite de temps : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par tour.
# Button: takes the seat.
web-rated-sit = Prendre place, partie classée
# A box to tick.
web-rated-new = Partie classée
web-rated-new-is = Le résultat change le classement de chacun. Partir compte contre vous.
# Why the box can’t be ticked, like the next one.
web-rated-needs-people = Dans une partie classée, chaque joueur est une personne avec son propre appareil.
web-rated-needs-clock = Pour une partie classée, choisissez une limite de temps.
# Status line, until the result is counted.
web-rated-counting = Prise en compte du résultat …
# After the game; ratings are already in the language’s digits.
web-rated-change = Votre classement : { $before } → { $after } (± { $uncertainty })
# After the game: why it changes no rating, like the next two.
web-rated-why-short = Cette partie ne change aucun classement : tout le monde n’avait pas encore joué.
web-rated-why-long = Cette partie ne change aucun classement : elle a été arrêtée car elle était trop longue.
web-rated-why-pair = Cette partie ne change aucun classement : deux de ses joueurs avaient déjà disputé { $most } parties classées l’un contre l’autre en un jour.
# Button: creates a rematch that is rated, or goes to it.
web-rated-rematch = Revanche classée
