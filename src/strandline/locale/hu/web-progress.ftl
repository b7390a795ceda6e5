## The page of one’s own progress.
web-progress-about = Ebben a böngészőben marad, csak neked.
web-progress-about-server = Ebben a böngészőben és ezen a szerveren marad, csak neked. A többi eszközöd is mutatja.
web-progress-games = Játszmák
web-progress-none = Fejezz be egy játszmát, és itt megjelenik.
web-progress-total = { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
web-progress-streak = { $count ->
    [one] Leghosszabb sorozat: { $count } győzelem
   *[other] Leghosszabb sorozat: { $count } győzelem
}
web-progress-against = Ellenfél
web-progress-won = Győzelem
web-progress-drawn = Döntetlen
web-progress-lost = Vereség
web-progress-level = { $bot }, { $level }. szint
web-progress-people = emberek
web-progress-puzzles = Értékszám: { $rating }; megoldva: { $solved }; legtöbb egymás után: { $best }
web-progress-solve = Feladványok megoldása
web-progress-best = Legjobb játszmák
web-progress-best-is = Győzelmek a legerősebb ellenfelek ellen; elöl, amelyikben a legkevesebbet hibáztál.
web-progress-luck = Szerencse
web-progress-luck-is = Amit a kockák és lapkák adtak neked, századokban, a játszmák végén készült elemzés szerint.
web-progress-mean = Átlagosan: { $points }
web-progress-export = Minden letöltése
web-progress-delete = Minden törlése
web-progress-sure = Törlöd az eredményeidet, a feladványaidat és a kész leckéket ebből a böngészőből? Az asztalok megmaradnak.
web-progress-sure-server = Törlöd az eredményeidet, a feladványaidat és a kész leckéket ebből a böngészőből és a szerverről? A többi eszközöd is törli a feladványokat és a leckéket. Az asztalok megmaradnak.
web-progress-deleted = Törölve.
web-progress-deleted-here = Itt töröltük. A szerveren lévő másolatot is töröljük, amint elérhető a szerver.
web-progress-torn = Az itt tárolt adatok egy része már nem olvasható.
