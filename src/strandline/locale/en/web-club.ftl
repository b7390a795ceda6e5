## Club evenings: tournaments at this server
web-club-about = Play a tournament with friends or in your club. Everyone joins by a link or by scanning a code; Strandline pairs people, sets their tables and keeps the standings.
web-club-server-only = Club evenings need a server and a connection to it.
web-club-yours = Your tournaments
web-club-hosting = you’re a host
web-club-status-open = not begun yet
web-club-status-running = in progress
web-club-status-over = over

## Opening one
web-club-new = Open a tournament
web-club-name = Name
web-club-game = Game
web-club-format = Who plays whom?
web-club-format-swiss = Swiss
web-club-format-swiss-is = In each round, people with equal scores meet, and nobody meets the same opponent again.
web-club-format-round-robin = Everyone against everyone
web-club-format-round-robin-is = For small groups. Nobody can join once it has begun.
web-club-format-double-round-robin = Everyone against everyone, twice
web-club-format-double-round-robin-is = The second time, the other player begins.
web-club-format-tables = Tables of three and four
web-club-format-tables-is = For points, with new company in each round.
web-club-size = Usual number at a table
web-club-rounds = Rounds
web-club-automatic = Begin the next round by itself when all games are over
web-club-rules = Rules of the game
web-club-open = Open the tournament

## The tournament
web-club-round-of = round { $round } of { $rounds }
web-club-round = Round { $round }
# A message when a round begins.
web-club-begun = Round { $round } has begun.
# $names: one name or several that share the first place.
web-club-winner = First place: { $names }
web-club-your-game = Your game
# $names: one name or several.
web-club-against = Against { $names }.
web-club-you-begin = You begin.
web-club-go = Go to your table, number { $table }
web-club-bye-you = You have a bye in this round: you don’t play.
web-club-wait = You’re not playing right now. Your next game will appear here.
web-club-wait-start = You’re in. Your first game will appear here once a host begins.
web-club-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-club-link = Link to join and follow
web-club-wall = Big screen
web-club-wall-leave = Leave the big screen

## Joining and leaving
web-club-join-in = Join in
# A heading above the link, when nobody can join any more.
web-club-follow = Follow along
web-club-join = Join
web-club-late = You’ll play from the next round on; earlier rounds give you no points.
# A link to the tournament in which the person plays already.
web-club-to-other = Go there
web-club-left = You’ve left
web-club-come-back = Come back
web-club-leave = Leave the tournament
web-club-sure-leave = Leave this tournament?
# Both for leaving oneself and for a host who takes someone out.
web-club-sure-leave-more = A game that’s going on is resigned, and one that hasn’t begun is lost. What’s been played still counts.

## Games
web-club-games = Games of round { $round }
# Headings of columns.
web-club-table = Table
web-club-people = Players
web-club-result = Result
web-club-watch = Watch
web-club-replay = Replay
# For screen readers, after “Watch”, “Replay”, “Enter result” and “Correct”.
web-club-of-table = (table { $table })
# $names: one name or several, in this and the next two.
web-club-byes = Bye: { $names }
web-club-absent = did not come: { $names }
web-club-waiting = not here yet: { $names }
web-club-playing = playing
# $name: of the host.
web-club-by-host = entered by { $name } at { $time }

## Results that a host enters
# Buttons.
web-club-enter = Enter result
web-club-correct = Correct
web-club-enter-of = Result of table { $table }
web-club-enter-first = { $one } won
web-club-enter-second = { $other } won
web-club-enter-draw = Draw
web-club-enter-nobody = Neither played
web-club-place = Place { $place }
web-club-no-place = did not play
web-club-enter-is = Everyone can see that a host entered it, and when. If a game is going on at the table, it is stopped.
web-club-absent-from = From { $time } on, you can let those lose who haven’t come:
# A button.
web-club-count-absent = { $name } didn’t come

## Hosts
web-club-host = For hosts
web-club-host-open = Share the link or show the code. To play yourself, join like everyone else. Begin when everyone is here.
web-club-host-wait = You can begin the next round when all games have a result.
web-club-host-automatic = The next round begins by itself when all games have a result.
web-club-host-now = You’re a host of this tournament now.
web-club-begin = Begin
web-club-sure-begin = { $count ->
    [one] Begin with { $count } player?
   *[other] Begin with { $count } players?
}
web-club-sure-begin-robin = Nobody new can join after that.
web-club-next = Begin round { $round }
web-club-end = End the tournament
web-club-sure-end = End the tournament now?
web-club-sure-end-more = Games without a result count for nobody.
web-club-host-link = Link for hosts
web-club-host-link-is = Whoever opens it becomes a host. Keep it: it also makes you a host on another device.
web-club-remove-someone = Take someone out
web-club-remove = Take out
web-club-sure-remove = Take { $name } out of the tournament?

## Standings
web-club-standings = Standings
# Headings of columns.
web-club-rank = Rank
web-club-player = Player
web-club-points = Points
web-club-tie-opponents = Opponents’ points
web-club-tie-sonneborn = Sonneborn-Berger
web-club-tie-wins = Wins
web-club-has-left = has left
web-club-points-two = A win is 1 point and a draw ½. If points are equal, the columns to their right decide.
web-club-points-tables = First place is 1 point, last place 0, with equal steps between; equal places share. If points are equal, the columns to their right decide.
web-club-downloads = Downloads
web-club-download-standings = Standings (CSV)
web-club-download-results = Results (CSV)
web-club-download-everything = Everything (JSON)
web-club-download-games = Games, one in each line
