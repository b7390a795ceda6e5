## The rules page
rules-ui-title = { $game }: a szabályok
rules-ui-contents = Tartalom
rules-ui-search = Keresés a szabályokban
rules-ui-found = { $count ->
    [0] Ezek a szavak egyik szabályban sem szerepelnek.
    [one] Ezek a szavak egy szabályban szerepelnek.
   *[other] Ezek a szavak { $count } szabályban szerepelnek.
}
rules-ui-rule = { $rule } szabály
rules-ui-link = Hivatkozás erre a szabályra: { $rule }
rules-ui-editions = A kiadások
rules-ui-question = Kérdés
rules-ui-here = Itt így játsszuk
rules-ui-number = A szabály száma a szabályok között: { $rule }
rules-ui-learn = Tanuld meg játék közben
rules-ui-play = Játék
rules-ui-rules = A szabályok
rules-ui-games = Más játékok

## Labels of editions
edition-hu = Magyar
edition-ru = Orosz
edition-fr = Francia
edition-nl = Holland
edition-fa = Perzsa
edition-ours = A miénk

## Examples
rules-ui-example = Példa
rules-ui-show = Mutasd a táblán
rules-ui-first = Az elejére
rules-ui-back = Egy lépést vissza
rules-ui-next = Egy lépést előre
rules-ui-last = A végére
rules-ui-step = { $at }. lépés, összesen { $all }
rules-ui-start = A kezdőállás
rules-ui-free = Próbálj ki saját lépéseket: vegyél fel egy figurát.
rules-ui-again = Vissza a példához
rules-ui-loading = A tábla mindjárt itt van.
rules-ui-failed = A táblát nem sikerült kirajzolni. Elérhető a kiszolgáló?
rules-ui-retry = Próbáld újra
rules-ui-over = Itt a játék véget ért.
rules-ui-said = { $move }: { $reason }
