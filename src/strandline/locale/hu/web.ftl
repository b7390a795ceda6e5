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
web-went-wrong = Valami elromlott ezen az oldalon. Az újratöltés segíthet.
