## Settings
web-settings-you = Te
web-settings-name = A neved
web-settings-name-is = A többi játékos akkor látja, amikor legközelebb asztalhoz ülsz.
web-settings-name-saved = Mostantól { $name } vagy
web-settings-save = Mentés
web-settings-device = A többi eszközöd
web-settings-device-is = Készíts egy linket, és nyisd meg a másik eszközödön: ott is ugyanezzel a névvel, ugyanezeknél az asztaloknál és helyeken játszhatsz.
web-settings-device-make = Link készítése
web-settings-device-link = { $minutes ->
    [one] Egyszer használható, { $minutes } percig
   *[other] Egyszer használható, { $minutes } percig
  }
web-settings-looks = Megjelenés
web-settings-language = Nyelv
web-settings-language-system = Mint a böngészőé
web-settings-theme = Téma
web-settings-theme-system = Rendszer
web-settings-theme-light = Világos
web-settings-theme-dark = Sötét
web-settings-motion = Animációk
web-settings-motion-system = Rendszer
web-settings-motion-on = Be
web-settings-motion-off = Ki
web-settings-board = Tábla
web-settings-patterns = Minták a színek mellé
web-settings-patterns-is = Színek nélkül is megkülönböztetheted a játékosokat.
web-settings-sound = Hang
web-settings-sound-is = Halk koppanást hallasz, ha történik valami.
web-settings-coordinates = Koordináták
web-settings-coordinates-is = Betűk és számok látszanak a táblán.
web-settings-confirm = Minden lépés megerősítése
web-settings-confirm-is = A lépésedet csak akkor küldjük el, ha megerősíted.
web-settings-threats = Veszélyek mutatása
web-settings-threats-is = A tábla megjelöli a veszélyben lévő figurákat: a Crab Stackben a rákokat, amelyekre ráléphetnek, a Survive-ban a felfedezőket és a csónakokat, amelyeket egy lény elérhet. A Krabcekben soha nem veszítesz figurát.
web-settings-values = Felfedezőim értékének mutatása
web-settings-values-is = A Survive-ban, ha az asztal engedi. Ha kikapcsolod, neked kell megjegyezned őket.
