## Rated games: in lists, before, during and after a game
# Beside a table in a list: its result changes ratings.
web-rated-mark = Rated
# A rating and its uncertainty, both already in the language’s digits.
web-rated-number = { $rating } ± { $uncertainty }
# Below a player’s name; $number is web-rated-number.
web-rated-rating = Rating { $number }
# Before someone takes a seat.
web-rated-notice = This game is rated: its result changes your rating. Leaving it, or running out of time, counts against you.
# $time is a clock such as 1:30.
web-rated-clock-move = Time limit: { $time } for each turn.
web-rated-clock-bank = Time limit: { $time } for the whole game{ $increment ->
    [0] .
   *[other] , plus { $increment } s with each turn.
}
web-rated-clock-days = Time limit: { $days ->
    [one] { $days } day
   *[other] { $days } days
} for each turn.
# Button: takes the seat.
web-rated-sit = Sit down, rated
# A box to tick.
web-rated-new = Rated game
web-rated-new-is = The result changes everyone’s rating. Leaving the game counts against you.
# Why the box can’t be ticked, like the next one.
web-rated-needs-people = For a rated game, every player must be a person with a device of their own.
web-rated-needs-clock = For a rated game, choose a time limit.
# Status line, until the result is counted.
web-rated-counting = Counting the result …
# After the game; ratings are already in the language’s digits.
web-rated-change = Your rating: { $before } → { $after } (± { $uncertainty })
# After the game: why it changes no rating, like the next two.
web-rated-why-short = This game changes no rating: not everyone had made a move.
web-rated-why-long = This game changes no rating: it was stopped because it was too long.
web-rated-why-pair = This game changes no rating: two of its players already had { $most } rated games with each other within a day.
# Button: creates a rematch that is rated, or goes to it.
web-rated-rematch = Rematch, rated
