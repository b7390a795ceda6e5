## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
web-rules-title = De spelregels van { $game }
web-rules-contents = Inhoud
web-rules-search = Zoeken in de spelregels
web-rules-found = { $count ->
    [0] Geen enkele regel bevat deze woorden.
    [one] Eén regel bevat deze woorden.
   *[other] { $count } regels bevatten deze woorden.
}
web-rules-link = Link naar regel { $rule }
web-rules-editions = De uitgaven
web-rules-question = Vraag
web-rules-here = Zo spelen we hier
web-rules-learn = Leer het al spelend
web-rules-usual = gewoon
web-rules-usually = meestal { $number }
web-rules-play = Spelen

## Labels of editions: of a printed book in this language; “ours” where we had to decide
web-rules-edition-hu = Hongaars
web-rules-edition-ru = Russisch
web-rules-edition-fr = Frans
web-rules-edition-nl = Nederlands
web-rules-edition-fa = Perzisch
web-rules-edition-ours = Van ons

## Examples
web-rules-example = Voorbeeld
web-rules-first = Naar het begin
web-rules-back = Eén zet terug
web-rules-next = Eén zet verder
web-rules-last = Naar het einde
web-rules-step = { $at } van { $all }:
web-rules-free = Probeer zelf zetten: pak een stuk op.
web-rules-again = Terug naar het voorbeeld
web-rules-why-not = Waarom niet?
