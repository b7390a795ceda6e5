## Settings
web-settings-you = Te
web-settings-name = A neved
web-settings-name-is = A többiek akkor látják, amikor legközelebb leülsz.
web-settings-name-saved = Mostantól { $name } vagy
web-settings-save = Mentés
web-settings-device = Egy másik eszközöd
web-settings-device-is = Nyisd meg ott a hivatkozást, és ott is te leszel: az asztalaiddal és a helyeiddel.
web-settings-device-make = Hivatkozás készítése
web-settings-device-link = { $minutes ->
    [one] Egyszer használható, { $minutes } percig
   *[other] Egyszer használható, { $minutes } percig
  }
web-settings-looks = Megjelenés
web-settings-language = Nyelv
web-settings-language-system = Ahogy a böngésző mondja
web-settings-theme = Színek
web-settings-theme-system = Rendszer
web-settings-theme-light = Világos
web-settings-theme-dark = Sötét
web-settings-motion = Mozgás
web-settings-motion-system = Rendszer
web-settings-motion-on = Be
web-settings-motion-off = Ki
web-settings-board = A táblánál
web-settings-patterns = Minták a színek mellé
web-settings-patterns-is = Színek nélkül is megkülönbözteti a játékosokat.
web-settings-sound = Hang
web-settings-sound-is = Halk koppanás, ha történik valami.
web-settings-coordinates = A mezők neve
web-settings-coordinates-is = Betűk és számok a táblán.
web-settings-confirm = Kérdezz minden lépés előtt
web-settings-confirm-is = Semmi sem megy el, amíg nem mondod.
web-settings-threats = Mutasd, mi van veszélyben
web-settings-threats-is = Megjelöli, ami legközelebb elveszhet: a Crab Stackben a rákokat, amelyekre ráléphetnek, a Survive-ban a felfedezőket és a csónakokat, amelyeket egy lény elérhet. A Krabcekben semmi sem vész el.
web-settings-values = Mutasd a saját értékeimet
web-settings-values-is = A Survive játékban, ahol az asztal engedi; kikapcsolva te emlékszel rájuk.
