## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
web-rules-title = { $game }: a szabályok
web-rules-contents = Tartalom
web-rules-search = Keresés a szabályokban
web-rules-found = { $count ->
    [0] Ezek a szavak egyik szabályban sem szerepelnek.
    [one] Ezek a szavak egy szabályban szerepelnek.
   *[other] Ezek a szavak { $count } szabályban szerepelnek.
}
web-rules-link = Hivatkozás erre a szabályra: { $rule }
web-rules-editions = A kiadások
web-rules-question = Kérdés
web-rules-here = Itt így játsszuk
web-rules-learn = Tanuld meg játék közben
web-rules-usual = szokásos
web-rules-usually = általában { $number }
web-rules-play = Játék

## Labels of editions: of a printed book in this language; “ours” where we had to decide
web-rules-edition-hu = Magyar
web-rules-edition-ru = Orosz
web-rules-edition-fr = Francia
web-rules-edition-nl = Holland
web-rules-edition-fa = Perzsa
web-rules-edition-ours = A miénk

## Examples
web-rules-example = Példa
web-rules-first = Az elejére
web-rules-back = Egy lépést vissza
web-rules-next = Egy lépést előre
web-rules-last = A végére
web-rules-step = { $at }. lépés / { $all }:
web-rules-free = Próbálj ki saját lépéseket: vegyél fel egy figurát.
web-rules-again = Vissza a példához
web-rules-why-not = Miért nem?
