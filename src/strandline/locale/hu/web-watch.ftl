## The page with the games that anyone can watch
web-watch-about = Nyilvános játszmák, amelyek most zajlanak.
web-watch-analysis = Amelyiket nézed, ahhoz élő elemzést is kérhetsz.
# Instead of the list; below it is the button web-together-play.
web-watch-none = Most nem zajlik nyilvános játszma.
web-watch-moves = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
  }
# $ago is a time such as “2 minutes ago”.
web-watch-began = kezdete: { $ago }

## Live analysis at a table, for its spectators
# Label of a switch.
web-watch-live = Élő elemzés
web-watch-live-is = Nyerési esélyek és a legjobb lépések, ahogy a számítógép látja. A játékosok nem kapcsolhatják be.
# Status, while the computer looks at the position.
web-watch-thinking = Gondolkodik …
# Heading.
web-watch-chances = Nyerési esélyek
# Heading.
web-watch-best = Legjobb lépések
# In games with secrets, instead of the best moves.
web-watch-hidden = Csak abból, amit mindenki lát. Ebben a játékban van, ami rejtve marad, ezért nincsenek legjobb lépések.
# Status after an error.
web-watch-failed = Most nincs válasz. A következő lépéssel folytatódik.
# Instead of the switch, in a rated game.
web-watch-rated = Értékszámért vagy versenyen játsszák, ezért csak a vége után van elemzése.
