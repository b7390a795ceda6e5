## The first page
web-hero = Schuif aan bij de zee
web-hero-more = Drie gedrukte bordspellen: alleen tegen een bot, met vrienden aan één scherm, of ver van elkaar met een link. Geen account, geen installatie, niets te betalen.
web-games = Spellen
web-game-crab-stack-is = Krabben klimmen op krabben, en de golven nemen mee wie wegdrijft. De laatste die nog kan zetten, wint.
web-game-krabcek-is = Een dobbelsteen en een labyrint dat elke keer nieuw is. Bouw als eerste de toren, of sluit de ander in.
web-game-survive-is = Het eiland zinkt onder je ontdekkingsreizigers. Breng ze aan land, langs zeeslangen, haaien, walvissen en lieve vrienden.
# $least and $most are numbers, already in the language's digits.
web-range = { $least }–{ $most }
# $players is a number or a range, $most its upper end.
web-players = { $most ->
    [one] { $players } speler
   *[other] { $players } spelers
  }
web-minutes = { $minutes } minuten
# What a button does, and for which game.
web-do-what = { $action }: { $game }
web-play = Spelen
web-against = Sterkte van de bots in { $game }
web-against-level = Bot, niveau { $level }
web-friends = Spelen met vrienden
web-learn-it = Leren
web-my-tables = Jouw tafels
web-open-tables = Open tafels
web-over-tables = Pas gespeeld
# $names: of those who sit there too, as a list.
web-with = met { $names }
web-your-turn = Jij bent aan de beurt
web-status-open = Wacht op spelers
web-status-playing = Wordt gespeeld
web-status-over = Afgelopen

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Kokkel, Alikruik, Wulk, Strandloper, Zeepok, Zeester, Zeepaardje, Papegaaiduiker, Zee-egel, Plevier, Meeuw, Garnaal

## Sharing a table
web-share = Nodig de anderen uit
web-share-seat = Link naar plaats { $seat }
web-share-program = Link naar plaats { $seat }, voor een programma
web-share-watch = Link om te kijken
web-share-local = Alleen deze computer kan deze links openen. Start de server zo om anderen in je thuisnetwerk binnen te laten:
web-copy = Kopiëren
web-copy-what = Kopiëren: { $what }
web-copied = Gekopieerd
web-code-what = QR-code: { $what }

## The connection
web-offline = Geen verbinding met de server. Het wordt vanzelf opnieuw geprobeerd …
web-online = Weer verbonden
