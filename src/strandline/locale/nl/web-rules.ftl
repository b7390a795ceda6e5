## The rules page. The rules themselves and the captions of their examples are in each game's own file.
web-rules-title = De spelregels van { $game }
web-rules-quick = Snelstart
web-rules-contents = Inhoud
web-rules-search = Zoeken in de spelregels
web-rules-found = { $count ->
    [0] Geen enkele regel bevat deze woorden.
    [one] Eén regel bevat deze woorden.
   *[other] { $count } regels bevatten deze woorden.
}
web-rules-link = Link naar regel { $rule }
web-rules-editions = De uitgaven
web-rules-tips = Tips
web-rules-question = Vraag
web-rules-here = Zo spelen we hier
web-rules-learn = Leren door te spelen
web-rules-usual = standaard
web-rules-usually = standaard: { $number }
web-rules-play = Spelen

## Labels of sources: a printed book in this language; “inferred” where it follows; “ours” where we had to decide
web-rules-edition-hu = Hongaars
web-rules-edition-ru = Russisch
web-rules-edition-fr = Frans
web-rules-edition-nl = Nederlands
web-rules-edition-fa = Perzisch
web-rules-edition-inferred = Afgeleid
web-rules-edition-ours = Van onszelf

## What the labels mean
web-rules-source = Bron:
web-rules-legend = Waar de regels vandaan komen
# $editions: one or more of the labels above, such as “Hungarian, Russian, or French”
web-rules-legend-book = { $editions }: zo staat het in het gedrukte boekje in die taal.
web-rules-legend-inferred = Afgeleid: het volgt uit wat de boekjes zeggen, of uit openbare beschrijvingen waar hun afbeeldingen verloren zijn gegaan.
web-rules-legend-ours = Van onszelf: de boekjes zeggen er niets over, dus hebben wij gekozen.

## Examples
web-rules-example = Voorbeeld
web-rules-first = Naar het begin
web-rules-back = Vorige zet
web-rules-next = Volgende zet
web-rules-last = Naar het einde
web-rules-step = { $at } van { $all }:
web-rules-free = Probeer zelf zetten: pak een stuk op.
web-rules-again = Terug naar het voorbeeld
web-rules-why-not = Waarom mag dit niet?
