## The first page
web-home-hero = Schuif aan bij de zee
web-home-hero-more = Drie gedrukte bordspellen: alleen tegen een bot, met vrienden aan één scherm, of ver van elkaar met een link. Geen account, geen installatie, niets te betalen.
web-home-games = Spellen
# $least and $most are numbers, already in the language's digits.
web-home-range = { $least }–{ $most }
# $players is a number or a range, $most its upper end.
web-home-players = { $most ->
    [one] { $players } speler
   *[other] { $players } spelers
  }
web-home-minutes = { $minutes } minuten
# What a button does, and for which game.
web-home-do-what = { $action }: { $game }
web-home-play = Spelen
web-home-against = Sterkte van de bots in { $game }
web-home-against-level = Bot, niveau { $level }
web-home-friends = Spelen met vrienden
web-home-learn-it = Leren
web-home-my-tables = Jouw tafels
web-home-open-tables = Open tafels
web-home-over-tables = Pas gespeeld
# $names: of those who sit there too, as a list.
web-home-with = met { $names }
web-home-your-turn = Jij bent aan de beurt
web-home-status-open = Wacht op spelers
web-home-status-playing = Wordt gespeeld
web-home-status-over = Afgelopen
