## The first page
web-hero = Ülj le közénk a tengerparton
web-hero-more = Három nyomtatott társasjáték: egyedül gépi játékos ellen, barátokkal egy képernyőnél, vagy távolról, hivatkozással. Se fiók, se telepítés, se fizetés.
web-games = Játékok
web-game-crab-stack-is = Rákok másznak rákokra, a hullám pedig elmossa, aki elsodródik. Az nyer, aki utoljára tud lépni.
web-game-krabcek-is = Egy dobókocka és egy mindig új labirintus. Építsd meg elsőként a tornyot, vagy zárd körbe a másikat.
web-game-survive-is = Süllyed a sziget felfedezőid alatt. Vidd őket partra kígyók, cápák, bálnák és kedves barátok között.
# $least and $most are numbers, already in the language's digits.
web-range = { $least }–{ $most }
# $players is a number or a range, $most its upper end.
web-players = { $most ->
    [one] { $players } játékos
   *[other] { $players } játékos
  }
web-minutes = { $minutes } perc
# What a button does, and for which game.
web-do-what = { $action }: { $game }
web-play = Játék
web-against = A gépi játékosok ereje: { $game }
web-against-level = Gép, { $level }. szint
web-friends = Játék barátokkal
web-learn-it = Tanuld meg
web-my-tables = Az asztalaid
web-open-tables = Nyitott asztalok
web-over-tables = Nemrég játszott
# $names: of those who sit there too, as a list.
web-with = velük: { $names }
web-your-turn = Te következel
web-status-open = Játékosokra vár
web-status-playing = Folyik a játék
web-status-over = Véget ért

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Szívkagyló, Tengeri csiga, Partfutó, Makkrák, Tengeri csillag, Csikóhal, Lunda, Tengeri sün, Sirály, Remeterák, Medúza, Lile

## Sharing a table
web-share = Hívd meg a többieket
web-share-seat = Hivatkozás ehhez a helyhez: { $seat }
web-share-program = Hivatkozás ehhez a helyhez: { $seat }, programnak
web-share-watch = Hivatkozás nézőknek
web-share-local = Ezeket a hivatkozásokat csak ez a gép tudja megnyitni. Hogy mások is bejöhessenek az otthoni hálózatodról, így indítsd a kiszolgálót:
web-copy = Másolás
web-copy-what = Másolás: { $what }
web-copied = Lemásolva
web-code-what = QR-kód: { $what }

## The connection
web-offline = Nincs kapcsolat a kiszolgálóval. Magától újra próbálkozik …
web-online = Újra van kapcsolat
