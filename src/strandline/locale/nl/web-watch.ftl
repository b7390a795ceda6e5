## The page with the games that anyone can watch
web-watch-about = Openbare partijen die nu worden gespeeld.
web-watch-analysis = Bij een partij die je bekijkt, kun je live-analyse aanzetten.
# Instead of the list; below it is the button web-together-play.
web-watch-none = Er wordt nu geen openbare partij gespeeld.
web-watch-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  }
# $ago is a time such as “2 minutes ago”.
web-watch-began = begonnen: { $ago }

## Live analysis at a table, for its spectators
# Label of a switch.
web-watch-live = Live-analyse
web-watch-live-is = Winstkansen en de beste zetten, zoals de computer ze ziet. Spelers kunnen dit niet aanzetten.
# Status, while the computer looks at the position.
web-watch-thinking = Aan het nadenken …
# Heading.
web-watch-chances = Winstkansen
# Heading.
web-watch-best = Beste zetten
# In games with secrets, instead of the best moves.
web-watch-hidden = Alleen op basis van wat iedereen kan zien. In dit spel is iets verborgen, dus zijn er geen beste zetten.
# Status after an error.
web-watch-failed = Er komt nu geen antwoord. Bij de volgende zet gaat het verder.
# Instead of the switch, in a rated game.
web-watch-rated = Deze partij telt voor een rating of een toernooi, dus er is geen live-analyse tot ze is afgelopen.
