## Settings
web-set-you = Te
web-set-name = A neved
web-set-name-is = A többiek akkor látják, amikor legközelebb leülsz.
web-set-name-saved = Mostantól { $name } vagy
web-set-save = Mentés
web-set-device = Egy másik eszközöd
web-set-device-is = Nyisd meg ott a hivatkozást, és ott is te leszel: az asztalaiddal és a helyeiddel.
web-set-device-make = Hivatkozás készítése
web-set-device-link = { $minutes ->
    [one] Egyszer használható, { $minutes } percig
   *[other] Egyszer használható, { $minutes } percig
  }
web-set-looks = Megjelenés
web-set-language = Nyelv
web-set-language-system = Ahogy a böngésző mondja
web-set-theme = Színek
web-set-theme-system = Rendszer
web-set-theme-light = Világos
web-set-theme-dark = Sötét
web-set-motion = Mozgás
web-set-motion-system = Rendszer
web-set-motion-on = Be
web-set-motion-off = Ki
web-set-board = A táblánál
web-set-patterns = Minták a színek mellé
web-set-patterns-is = Színek nélkül is megkülönbözteti a játékosokat.
web-set-sound = Hang
web-set-sound-is = Halk koppanás, ha történik valami.
web-set-coordinates = A mezők neve
web-set-coordinates-is = Betűk és számok a táblán.
web-set-confirm = Kérdezz minden lépés előtt
web-set-confirm-is = Semmi sem megy el, amíg nem mondod.
web-set-threats = Mutasd, mi van veszélyben
web-set-threats-is = Megjelöli, ami legközelebb elveszhet: a Crab Stackben a rákokat, amelyekre ráléphetnek, a Survive-ban a felfedezőket és a csónakokat, amelyeket egy lény elérhet. A Krabcekben semmi sem vész el.
web-set-values = Mutasd a saját értékeimet
web-set-values-is = A Survive játékban, ahol az asztal engedi; kikapcsolva te emlékszel rájuk.

## Coming with a link of one's own
web-join-is = Ez a hivatkozás egy másik eszközödön készült. Ha használod, ez a böngésző ugyanaz a személy lesz: ugyanaz a név, ugyanazok az asztalok. Aki eddig itt voltál, az elmarad.
web-join = Ez az én eszközöm
web-join-not = Nem, maradjon
web-join-done = Üdv újra, { $name }
web-join-done-nameless = Üdv újra
