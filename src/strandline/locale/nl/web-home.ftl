## The first page
web-home-hero = Schuif aan bij de zee
web-home-hero-more = Drie echte bordspellen, gratis in je browser. Speel tegen een bot, samen aan één scherm, of stuur vrienden een link. Zonder account en zonder iets te installeren.
web-home-hero-here = Drie echte bordspellen, gratis in je browser. Speel tegen een bot of samen aan één scherm. Zonder account, zonder installatie, en na de eerste keer ook zonder verbinding.
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
web-home-against = Niveau van de bots in { $game }
web-home-against-level = { $bot }, niveau { $level }
web-home-friends = Spelen met vrienden
web-home-learn-it = Hoe speel je het?
web-home-my-tables = Jouw tafels
web-home-open-tables = Open tafels
web-home-over-tables = Recente partijen
# $names is one name or several: the other players at the table.
web-home-with = met { $names }
web-home-your-turn = Jij bent aan de beurt
web-home-status-open = Wacht op spelers
web-home-status-playing = Bezig
web-home-status-over = Afgelopen
web-home-won = Gewonnen door { $names }
web-home-shared = Gedeelde winst: { $names }
web-home-won-you = Je hebt gewonnen
web-home-shared-you = Je hebt de winst gedeeld
web-home-lost-you = Je hebt verloren
web-home-drawn-game = Gelijkspel
web-home-nobody-won = Afgebroken
web-home-put-away = Opruimen
web-home-put-away-what = Opruimen: { $game }, { $ago }
web-home-bring-back = Toon opgeruimde partijen ({ $count })
web-home-next = Wat nu?
web-home-next-lesson = Verder met { $game } leren: { $done } van { $all } stappen gedaan
web-home-next-learn = { $game } leren, stap voor stap
web-home-next-level = { $game }: je hebt twee keer gewonnen van niveau { $level }. Dit is { $bot }
web-home-next-daily = Puzzel van de dag
web-home-next-row = { $count ->
    [one] ({ $count } dag op rij)
   *[other] ({ $count } dagen op rij)
}
web-home-next-puzzles = Meer puzzels
