## On the first page of a server: the ways to play with others; each is also the title of its page
# Heading.
web-together-heading = With other people
web-together-play = Play someone
web-together-watch = Watch games
web-together-leaderboard = Leaderboard
web-together-club = Club evening
