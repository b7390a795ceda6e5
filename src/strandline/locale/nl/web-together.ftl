## On the first page of a server: the ways to play with others; each is also the title of its page
# Heading.
web-together-heading = Met anderen
web-together-play = Speel tegen iemand
web-together-watch = Partijen bekijken
web-together-leaderboard = Ranglijst
web-together-club = Clubavond
