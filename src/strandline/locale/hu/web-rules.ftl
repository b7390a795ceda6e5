## The rules page. The rules themselves and the captions of their examples are in each game's own file.
web-rules-title = { $game }: a szabályok
web-rules-quick = Gyorstalpaló
web-rules-contents = Tartalom
web-rules-search = Keresés a szabályokban
web-rules-found = { $count ->
    [0] Ezek a szavak egyik szabályban sem szerepelnek.
    [one] Ezek a szavak egy szabályban szerepelnek.
   *[other] Ezek a szavak { $count } szabályban szerepelnek.
}
web-rules-link = Link ehhez a szabályhoz: { $rule }
web-rules-editions = A kiadások
web-rules-tips = Tippek
web-rules-question = Kérdés
web-rules-here = Itt így játsszuk
web-rules-learn = Tanulás játék közben
web-rules-usual = alapértelmezés
web-rules-usually = alapértelmezés: { $number }
web-rules-play = Játék

## Labels of sources: a printed book in this language; “inferred” where it follows; “ours” where we had to decide
web-rules-edition-hu = Magyar
web-rules-edition-ru = Orosz
web-rules-edition-fr = Francia
web-rules-edition-nl = Holland
web-rules-edition-fa = Perzsa
web-rules-edition-inferred = Következtetés
web-rules-edition-ours = A miénk

## What the labels mean
web-rules-source = Forrás:
web-rules-legend = Honnan valók a szabályok?
web-rules-legend-book = { $editions }: az adott nyelvű nyomtatott könyvben így áll.
web-rules-legend-inferred = Következtetés: a könyvek szövegéből adódik, vagy nyilvános leírásokból, ahol a képeik elvesztek.
web-rules-legend-ours = A miénk: a könyvek nem mondják meg, ezért mi döntöttünk.

## Examples
web-rules-example = Példa
web-rules-first = Az elejére
web-rules-back = Előző lépés
web-rules-next = Következő lépés
web-rules-last = A végére
web-rules-step = { $at }/{ $all }. lépés:
web-rules-free = Próbálj ki saját lépéseket: vegyél fel egy figurát.
web-rules-again = Vissza a példához
web-rules-why-not = Miért nem szabad?
