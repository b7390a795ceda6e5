## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
rules-ui-title = De spelregels van { $game }
rules-ui-contents = Inhoud
rules-ui-search = Zoeken in de spelregels
rules-ui-found = { $count ->
    [0] Geen enkele regel bevat deze woorden.
    [one] Eén regel bevat deze woorden.
   *[other] { $count } regels bevatten deze woorden.
}
rules-ui-link = Link naar regel { $rule }
rules-ui-editions = De uitgaven
rules-ui-question = Vraag
rules-ui-here = Zo spelen we hier
rules-ui-learn = Leer het al spelend
rules-ui-usual = gewoon
rules-ui-usually = meestal { $number }
rules-ui-play = Spelen

## Labels of editions: of a printed book in this language; “ours” where we had to decide
edition-hu = Hongaars
edition-ru = Russisch
edition-fr = Frans
edition-nl = Nederlands
edition-fa = Perzisch
edition-ours = Van ons

## Examples
rules-ui-example = Voorbeeld
rules-ui-first = Naar het begin
rules-ui-back = Eén zet terug
rules-ui-next = Eén zet verder
rules-ui-last = Naar het einde
rules-ui-step = { $at } van { $all }:
rules-ui-free = Probeer zelf zetten: pak een stuk op.
rules-ui-again = Terug naar het voorbeeld
rules-ui-why-not = Waarom niet?
