## The leaderboard
web-leaderboard-about = Ratings komen uit ratingpartijen tussen mensen. De volgorde is voorzichtig: de onzekerheid (±) gaat er drie keer af, en elke partij maakt die kleiner.
# Label of a choice.
web-leaderboard-game = Spel
# Label of a choice.
web-leaderboard-players = Aantal spelers
web-leaderboard-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
# Heading of a column, like the next three.
web-leaderboard-place = Plaats
web-leaderboard-name = Speler
web-leaderboard-rating = Rating
web-leaderboard-games = Partijen
# Beside a rating.
web-leaderboard-provisional = voorlopig
web-leaderboard-you = jij
# Stands for the name of a player who has none.
web-leaderboard-nobody = Een speler
web-leaderboard-empty = Hier heeft nog niemand een rating.
web-leaderboard-none = Je hebt hier nog geen rating.
web-leaderboard-how = Speel daarvoor een ratingpartij uit: tussen mensen, met bedenktijd.
# Button.
web-leaderboard-new = Nieuwe ratingpartij
# Heading.
web-leaderboard-yours = Jouw ratings
