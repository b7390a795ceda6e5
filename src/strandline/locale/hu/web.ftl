## What every page of the browser has
web-title = { $page } – Strandline
web-skip = Ugrás a tartalomhoz
web-pages = Oldalak
web-dismiss = Bezárás
web-page-home = Kezdőlap
web-page-new = Új asztal
web-page-table = Asztal
web-page-replay = Visszajátszás
web-page-rules = Szabályok
web-page-learn = Tanulás
web-page-puzzles = Feladványok
web-page-progress = Eredményeid
web-page-settings = Beállítások
web-page-join = Másik eszköz
web-page-nowhere = Az oldal nem található
web-nowhere = Ezen a címen nincs oldal.
web-no-connection = A szerver nem érhető el. Tovább próbálkozunk…
web-unreached = A szerver nem érhető el, és ez az oldal még nincs elmentve az eszközödön. Megnyílik, amint újra van kapcsolat.
web-went-wrong = Valami elromlott ezen az oldalon. Próbáld újra, és újratöltjük.

## Rules and trying moves, wherever they are shown
web-rule = { $rule } szabály
web-board-loading = Betöltjük a táblát…
web-board-failed = Nem sikerült betölteni a táblát: { $reason }
web-try-again = Próbáld újra
web-footer = A Strandline szabad szoftver, saját rajzokkal és szövegekkel.

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Szívkagyló, Tengeri csiga, Partfutó, Makkrák, Tengeri csillag, Csikóhal, Lunda, Tengeri sün, Sirály, Remeterák, Medúza, Lile

## Sharing a table
web-share = Játékosok meghívása
web-share-seat = { $seat }. hely linkje
web-share-program = { $seat }. hely linkje, programnak
web-share-watch = Link nézőknek
web-share-local = Ezeket a linkeket csak ez a számítógép tudja megnyitni. A hálózatodról mások is csatlakozhatnak, ha a szerver nekik is nyitva áll; az üzemeltetési útmutató leírja, hogyan.
web-copy = Másolás
web-copy-what = Másolás: { $what }
web-copied = Másolva
web-downloaded = „{ $file }” letöltve.
web-code-what = QR-kód: { $what }

## The connection
web-offline = Nincs kapcsolat a szerverrel. Újracsatlakozás…
web-online = Újra van kapcsolat
web-checking = Ellenőrizzük, hogy megtörtént-e…

web-bot-1 = Pip
web-bot-1-is = Pip még új itt, és mindenre lecsap, ami csillog.
web-bot-2 = Korall
web-bot-2-is = Korall kedvtelésből játszik, és néha elkalandozik.
web-bot-3 = Sirály Sári
web-bot-3-is = Sári mindent szemmel tart, és keveset néz el.
web-bot-4 = Finn
web-bot-4-is = Finn előre tervez, és ritkán hibázik.
web-bot-5 = Oktávia
web-bot-5-is = Oktávia egyszerre nyolc tervet követ.
web-bot-6 = Öreg Bo
web-bot-6-is = Öreg Bo minden dagályt látott már, és egy másodpercig gondolkodik.
web-bot-wins = Nyert állásban a lépések { $share }-a tartja meg a győzelmet.
