## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
rules-ui-title = { $game }: a szabályok
rules-ui-contents = Tartalom
rules-ui-search = Keresés a szabályokban
rules-ui-found = { $count ->
    [0] Ezek a szavak egyik szabályban sem szerepelnek.
    [one] Ezek a szavak egy szabályban szerepelnek.
   *[other] Ezek a szavak { $count } szabályban szerepelnek.
}
rules-ui-link = Hivatkozás erre a szabályra: { $rule }
rules-ui-editions = A kiadások
rules-ui-question = Kérdés
rules-ui-here = Itt így játsszuk
rules-ui-learn = Tanuld meg játék közben
rules-ui-usual = szokásos
rules-ui-usually = általában { $number }
rules-ui-play = Játék

## Labels of editions: of a printed book in this language; “ours” where we had to decide
edition-hu = Magyar
edition-ru = Orosz
edition-fr = Francia
edition-nl = Holland
edition-fa = Perzsa
edition-ours = A miénk

## Examples
rules-ui-example = Példa
rules-ui-first = Az elejére
rules-ui-back = Egy lépést vissza
rules-ui-next = Egy lépést előre
rules-ui-last = A végére
rules-ui-step = { $at }. lépés / { $all }:
rules-ui-free = Próbálj ki saját lépéseket: vegyél fel egy figurát.
rules-ui-again = Vissza a példához
rules-ui-why-not = Miért nem?
