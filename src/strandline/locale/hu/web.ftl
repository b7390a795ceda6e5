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
web-page-settings = Beállítások
web-page-join = Másik eszköz
web-page-nowhere = Itt nincs semmi
web-nowhere = Ezen a címen nincs oldal.
web-no-connection = A kiszolgáló nem válaszol. Tovább próbálkozunk.
web-unreached = A kiszolgáló nem válaszol, és ez a böngésző még nem őrizte meg az oldal szövegeit. Amint lesz kapcsolat, magától megnyílik.
web-went-wrong = Valami elromlott ezen az oldalon. Az újratöltés segíthet.

## Rules and trying moves, wherever they are shown
web-rule = { $rule } szabály
web-board-loading = A tábla mindjárt itt van.
web-board-failed = A táblát nem sikerült kirajzolni: { $reason }
web-try-again = Próbáld újra
web-footer = A Strandline szabad szoftver; rajzai és szövegei a sajátjai.

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
