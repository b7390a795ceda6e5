## The rules page
rules-ui-title = De spelregels van { $game }
rules-ui-contents = Inhoud
rules-ui-search = Zoeken in de spelregels
rules-ui-found = { $count ->
    [0] Geen enkele regel bevat deze woorden.
    [one] Eén regel bevat deze woorden.
   *[other] { $count } regels bevatten deze woorden.
}
rules-ui-rule = Regel { $rule }
rules-ui-link = Link naar regel { $rule }
rules-ui-editions = De uitgaven
rules-ui-question = Vraag
rules-ui-here = Zo spelen we hier
rules-ui-number = Het nummer van deze regel in de spelregels: { $rule }
rules-ui-learn = Leer het al spelend
rules-ui-play = Spelen
rules-ui-rules = De spelregels
rules-ui-games = Andere spellen

## Labels of editions
edition-hu = Hongaars
edition-ru = Russisch
edition-fr = Frans
edition-nl = Nederlands
edition-fa = Perzisch
edition-ours = Van ons

## Examples
rules-ui-example = Voorbeeld
rules-ui-show = Laat zien op het bord
rules-ui-first = Naar het begin
rules-ui-back = Eén zet terug
rules-ui-next = Eén zet verder
rules-ui-last = Naar het einde
rules-ui-step = Zet { $at } van { $all }
rules-ui-start = Het begin
rules-ui-free = Probeer zelf zetten: pak een stuk op.
rules-ui-again = Terug naar het voorbeeld
rules-ui-loading = Het bord komt eraan.
rules-ui-failed = Het bord kon niet getekend worden. Is de server er?
rules-ui-retry = Probeer opnieuw
rules-ui-over = Hier is het spel afgelopen.
rules-ui-said = { $move }: { $reason }
