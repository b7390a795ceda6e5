## On the first page of a server: the ways to play with others; each is also the title of its page
# Heading.
web-together-heading = Másokkal
web-together-play = Játssz valakivel
web-together-watch = Játszmák nézése
web-together-leaderboard = Ranglista
web-together-club = Klubest
