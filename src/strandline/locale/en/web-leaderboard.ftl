## The leaderboard
web-leaderboard-about = Ratings come from rated games between people. The order is cautious: it subtracts the uncertainty (±) three times, and every game makes that smaller.
# Label of a choice.
web-leaderboard-game = Game
# Label of a choice.
web-leaderboard-players = Number of players
web-leaderboard-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# Heading of a column, like the next three.
web-leaderboard-place = Place
web-leaderboard-name = Player
web-leaderboard-rating = Rating
web-leaderboard-games = Games
# Beside a rating.
web-leaderboard-provisional = provisional
web-leaderboard-you = you
# Stands for the name of a player who has none.
web-leaderboard-nobody = A player
web-leaderboard-empty = Nobody has a rating here yet.
web-leaderboard-none = You don’t have a rating here yet.
web-leaderboard-how = To get one, finish a rated game: between people, with a time limit.
# Button.
web-leaderboard-new = New rated game
# Heading.
web-leaderboard-yours = Your ratings
