## The first page
web-home-hero = Ülj le közénk a tengerparton
web-home-hero-more = Három nyomtatott társasjáték: egyedül gépi játékos ellen, barátokkal egy képernyőnél, vagy távolról, hivatkozással. Se fiók, se telepítés, se fizetés.
web-home-games = Játékok
# $least and $most are numbers, already in the language's digits.
web-home-range = { $least }–{ $most }
# $players is a number or a range, $most its upper end.
web-home-players = { $most ->
    [one] { $players } játékos
   *[other] { $players } játékos
  }
web-home-minutes = { $minutes } perc
# What a button does, and for which game.
web-home-do-what = { $action }: { $game }
web-home-play = Játék
web-home-against = A gépi játékosok ereje: { $game }
web-home-against-level = Gép, { $level }. szint
web-home-friends = Játék barátokkal
web-home-learn-it = Tanuld meg
web-home-my-tables = Az asztalaid
web-home-open-tables = Nyitott asztalok
web-home-over-tables = Nemrég játszott
# $names: of those who sit there too, as a list.
web-home-with = velük: { $names }
web-home-your-turn = Te következel
web-home-status-open = Játékosokra vár
web-home-status-playing = Folyik a játék
web-home-status-over = Véget ért
