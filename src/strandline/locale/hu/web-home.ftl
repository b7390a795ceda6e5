## The first page
web-home-hero = Ülj le közénk a tengerparton
web-home-hero-more = Három igazi társasjáték, ingyen, a böngésződben. Játssz gép ellen, barátokkal egy képernyőnél, vagy küldj nekik linket. Nem kell se regisztráció, se telepítés.
web-home-hero-here = Három igazi társasjáték, ingyen, a böngésződben. Játssz gép ellen, vagy barátokkal egy képernyőnél. Nem kell se regisztráció, se telepítés, és ha egyszer betöltődött, kapcsolat sem.
web-home-games = Játékok
web-home-range = { $least }–{ $most }
web-home-players = { $most ->
    [one] { $players } játékos
   *[other] { $players } játékos
  }
web-home-minutes = { $minutes } perc
web-home-do-what = { $action }: { $game }
web-home-play = Játék
web-home-against = A gépi játékosok szintje: { $game }
web-home-against-level = { $bot }, { $level }. szint
web-home-friends = Játék barátokkal
web-home-learn-it = Így játsszuk
web-home-my-tables = Az asztalaid
web-home-open-tables = Nyitott asztalok
web-home-over-tables = Legutóbbi játszmák
web-home-with = játékostársak: { $names }
web-home-your-turn = Te következel
web-home-status-open = Játékosokra vár
web-home-status-playing = Folyamatban
web-home-status-over = Véget ért
web-home-won = { $names } nyert
web-home-shared = { $names } osztozott a győzelmen
web-home-won-you = Nyertél
web-home-shared-you = Osztoztál a győzelmen
web-home-lost-you = Vesztettél
web-home-drawn-game = Döntetlen
web-home-nobody-won = Félbeszakadt
web-home-put-away = Eltüntetés
web-home-put-away-what = Eltüntetés: { $game }, { $ago }
web-home-bring-back = Az eltüntetett játszmák mutatása ({ $count })
web-home-next = Hogyan tovább?
web-home-next-lesson = { $game }: folytasd a tanulást ({ $done }/{ $all } lecke kész)
web-home-next-learn = { $game } lépésről lépésre
web-home-next-level = { $game }: kétszer is legyőzted a { $level }. szintet. Jöhet { $bot }!
web-home-next-daily = A nap feladványa
web-home-next-row = { $count ->
    [one] ({ $count } napja sorozatban)
   *[other] ({ $count } napja sorozatban)
}
web-home-next-puzzles = További feladványok
