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

## The games' names
web-game-crab-stack = Crab Stack
web-game-krabcek = Krabcek
web-game-survive = Survive – Menekülés Atlantiszról

## Rules and trying moves, wherever they are shown
web-rule = { $rule } szabály
web-board-loading = A tábla mindjárt itt van.
web-board-failed = A táblát nem sikerült kirajzolni: { $reason }
web-try-again = Próbáld újra
web-footer = A Crab Stack Henri Kermarrec játéka, a Krabcek Paul Clarké, a Survive Julian Courtland-Smithé. A Strandline szabad szoftver; rajzai és szövegei a sajátjai.
