## Rated games: in lists, before, during and after a game
# Beside a table in a list: its result changes ratings.
web-rated-mark = Értékszámos
# A rating and its uncertainty, both already in the language’s digits.
web-rated-number = { $rating } ± { $uncertainty }
# Below a player’s name; $number is web-rated-number.
web-rated-rating = Értékszám: { $number }
# Before someone takes a seat.
web-rated-notice = Ez értékszámos játszma: az eredménye megváltoztatja az értékszámodat. Ha elhagyod, vagy kifutsz az időből, az ellened számít.
# $time is a clock such as 1:30.
web-rated-clock-move = Gondolkodási idő: { $time } körönként.
web-rated-clock-bank = Gondolkodási idő: { $time } az egész játszmára{ $increment ->
    [0] .
   *[other] , körönként plusz { $increment } mp.
}
web-rated-clock-days = Gondolkodási idő: { $days ->
    [one] { $days } nap
   *[other] { $days } nap
} körönként.
# Button: takes the seat.
web-rated-sit = Leülök, értékszámra
# A box to tick.
web-rated-new = Értékszámos játszma
web-rated-new-is = Az eredmény mindenki értékszámát megváltoztatja. Ha elhagyod a játszmát, az ellened számít.
# Why the box can’t be ticked, like the next one.
web-rated-needs-people = Értékszámos játszmában minden játékos ember, saját eszközzel.
web-rated-needs-clock = Értékszámos játszmához válassz gondolkodási időt.
# Status line, until the result is counted.
web-rated-counting = Az eredmény beszámítása …
# After the game; ratings are already in the language’s digits.
web-rated-change = Értékszámod: { $before } → { $after } (± { $uncertainty })
# After the game: why it changes no rating, like the next two.
web-rated-why-short = Ez a játszma nem változtat értékszámot: nem mindenki lépett még.
web-rated-why-long = Ez a játszma nem változtat értékszámot: túl hosszú volt, ezért leállt.
web-rated-why-pair = Ez a játszma nem változtat értékszámot: két játékosa egy napon belül már { $most } értékszámos játszmát játszott egymással.
# Button: creates a rematch that is rated, or goes to it.
web-rated-rematch = Visszavágó értékszámra
