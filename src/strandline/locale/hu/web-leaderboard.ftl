## The leaderboard
web-leaderboard-about = Az értékszám az emberek közti értékszámos játszmákból adódik. A sorrend óvatos: háromszor levonja a bizonytalanságot (±), és ezt minden játszma csökkenti.
# Label of a choice.
web-leaderboard-game = Játék
# Label of a choice.
web-leaderboard-players = Játékosok száma
web-leaderboard-count = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
# Heading of a column, like the next three.
web-leaderboard-place = Helyezés
web-leaderboard-name = Játékos
web-leaderboard-rating = Értékszám
web-leaderboard-games = Játszmák
# Beside a rating.
web-leaderboard-provisional = ideiglenes
web-leaderboard-you = te
# Stands for the name of a player who has none.
web-leaderboard-nobody = Egy játékos
web-leaderboard-empty = Itt még senkinek sincs értékszáma.
web-leaderboard-none = Itt még nincs értékszámod.
web-leaderboard-how = Ehhez fejezz be egy értékszámos játszmát: emberek között, gondolkodási idővel.
# Button.
web-leaderboard-new = Új értékszámos játszma
# Heading.
web-leaderboard-yours = Az értékszámaid
