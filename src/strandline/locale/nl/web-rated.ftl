## Rated games: in lists, before, during and after a game
# Beside a table in a list: its result changes ratings.
web-rated-mark = Om rating
# A rating and its uncertainty, both already in the language’s digits.
web-rated-number = { $rating } ± { $uncertainty }
# Below a player’s name; $number is web-rated-number.
web-rated-rating = Rating { $number }
# Before someone takes a seat.
web-rated-notice = Dit is een ratingpartij: de uitslag verandert je rating. Weggaan of door je tijd gaan telt tegen je.
# $time is a clock such as 1:30.
web-rated-clock-move = Bedenktijd: { $time } per beurt.
web-rated-clock-bank = Bedenktijd: { $time } voor de hele partij{ $increment ->
    [0] .
   *[other] , plus { $increment } s per beurt.
}
web-rated-clock-days = Bedenktijd: { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} per beurt.
# Button: takes the seat.
web-rated-sit = Ga zitten, om rating
# A box to tick.
web-rated-new = Ratingpartij
web-rated-new-is = De uitslag verandert ieders rating. Weggaan telt tegen je.
# Why the box can’t be ticked, like the next one.
web-rated-needs-people = In een ratingpartij is elke speler een mens met een eigen apparaat.
web-rated-needs-clock = Kies bedenktijd voor een ratingpartij.
# Status line, until the result is counted.
web-rated-counting = De uitslag wordt verwerkt …
# After the game; ratings are already in the language’s digits.
web-rated-change = Je rating: { $before } → { $after } (± { $uncertainty })
# After the game: why it changes no rating, like the next two.
web-rated-why-short = Deze partij verandert geen rating: nog niet iedereen had gezet.
web-rated-why-long = Deze partij verandert geen rating: ze is gestopt omdat ze te lang duurde.
web-rated-why-pair = Deze partij verandert geen rating: twee van de spelers hadden binnen een dag al { $most } ratingpartijen tegen elkaar gespeeld.
# Button: creates a rematch that is rated, or goes to it.
web-rated-rematch = Revanche om rating
