## On the first page of a server: the ways to play with others; each is also the title of its page
# Heading.
web-together-heading = Avec d’autres
web-together-play = Jouer contre quelqu’un
web-together-watch = Regarder des parties
web-together-leaderboard = Palmarès
web-together-club = Soirée de club
