## Words that other messages use
krabcek-piece = { $piece ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] Krabcek-toren
}
krabcek-other = { $other ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] Krabcek-toren
}
krabcek-fields = { $number ->
    [one] { $number } veld
   *[other] { $number } velden
}

## What is wrong with a tile set of one's own
krabcek-tiles-kinds = een tegelset bestaat uit de verbindingen van twee varianten, A en B, zoals “NW-X X-W W-N W-S / NW-X X-W W-N”, niet “{ $value }”
krabcek-tiles-form = { $link } in variant { $kind }: een verbinding koppelt twee van N, E, S, W, X en NW, zoals X-W
krabcek-tiles-twice = { $link } in variant { $kind }: deze verbinding is er al
krabcek-tiles-itself = { $link } in variant { $kind }: een punt is nooit met zichzelf verbonden
krabcek-tiles-corner = { $link } in variant { $kind }: NW is de enige hoek van een tegel met een weg naar de poort
krabcek-tiles-avenue = { $link } in variant { $kind }: een poort mag niet aan een Laan grenzen; vanuit NW leidt de enige weg naar X
krabcek-tiles-street = in variant B ontbreekt de verbinding NW-X: elke Straat ligt naast een poort

## Why a position's text cannot be read
krabcek-text-form = een stelling is “tegels | poorten | stukken | beurt | gespeelde beurten”
krabcek-text-tiles = er moeten vier rijen van vier tegels zijn, zoals “A3 A0 B3 A2 / …”
krabcek-text-tile = een tegel is zijn variant, A of B, en het aantal kwartslagen, 0 tot 3, zoals A3
krabcek-text-quarters = de tegel in rij { $row }, kolom { $column } kan { $allowed } kwartslagen gedraaid liggen, anders raakt bruin aan oranje
krabcek-text-kinds = er zijn 5 tegels van variant B, niet { $count }
krabcek-text-gates = gekozen poorten worden geschreven als “b g10 w g12 g21”, met - voor geen
krabcek-text-pieces = de stukken op het bord worden geschreven als “b S@x12 w -”, met - voor geen
krabcek-text-gate = de poorten zijn { $allowed }
krabcek-text-gate-twice = deze poort is twee keer gekozen
krabcek-text-piece = een stuk is een van S, M, B, L, G, T en zijn veld, zoals S@x12
krabcek-text-field = dit veld bestaat niet
krabcek-text-field-twice = op dit veld staan twee stukken
krabcek-text-narrow = dit veld is te smal voor een { krabcek-piece }
krabcek-text-too-many = een speler heeft { $owned } { $owned ->
    [one] { krabcek-piece }
   *[other] { $piece ->
        [M] Middlemen
       *[S] Skinnyboys
    }
}, die in stapels meegeteld, niet { $count }
krabcek-text-turns = het aantal gespeelde beurten is een getal
krabcek-text-too-late = na { $limit } beurten eindigt het spel in gelijkspel
krabcek-text-turn = wie aan de beurt is, wordt geschreven als “pick b”, “open”, “roll w”, “w 5”, “over b” of “over -”
krabcek-text-four-gates = nu heeft elke speler al vier poorten
krabcek-text-too-early = voor de eerste worp staat er nog geen stuk op het bord
krabcek-text-turns-early = voor de eerste worp zijn er nog geen beurten gespeeld, en zeker geen { $turns }
krabcek-text-pick-order = Zwart kiest één poort, daarna ieder om de beurt twee: Zwart kan er geen { $black } hebben terwijl Wit er { $white } heeft en er nog te kiezen valt
krabcek-text-picker = { krabcek-seat } moet kiezen
krabcek-text-tower = er staat een Krabcek-toren op het bord, dus het spel is afgelopen
krabcek-text-drawn = na { $limit } beurten is het gelijkspel
krabcek-text-not-drawn = het is pas gelijkspel na { $limit } beurten zonder toren
krabcek-text-other-tower = dit is niet de speler met de toren
krabcek-text-not-won = er is geen toren, en { krabcek-seat } kan bij elke worp een zet doen

## Why a move is not legal
krabcek-dice = eerst wordt er gegooid: { $allowed }
krabcek-no-field = er is geen veld { $field }
krabcek-pick = eerst worden de poorten gekozen, zoals gate g12
krabcek-picked = alle poorten zijn gekozen
krabcek-no-gate = { $field } is geen poort
krabcek-gate-taken = { $gate } is al gekozen door { krabcek-seat }
krabcek-rolled = er is een { $number } gegooid, en die moet eerst gebruikt worden
krabcek-stack-enters = een { krabcek-piece } wordt op het bord gemaakt en komt niet van buiten in het spel
krabcek-none-off = je hebt geen { krabcek-piece } meer buiten het bord
krabcek-gates-full = al je poorten zijn bezet, dus er kan geen stuk in het spel komen
krabcek-bigboy-enters = een Bigboy komt alleen met een 1 in het spel, en er is een { $number } gegooid
krabcek-gate-full = { $gate } is bezet: een stuk komt door een lege poort in het spel
krabcek-not-your-gate = { $gate } is niet jouw poort
krabcek-entry-steps = vanaf geen van je lege poorten is { $goal } veld nummer { $number }, met de poort als eerste
krabcek-nobody-there = op { $field } staat niemand
krabcek-not-yours = het stuk op { $field } is niet van jou
krabcek-stays = geen veld twee keer in één zet, ook { $field } niet
krabcek-occupied = { $field } is bezet door de tegenspeler
krabcek-no-combination = een { krabcek-piece } gaat niet op een { krabcek-other }
krabcek-combines-on-gate = op een poort, zoals { $gate }, wordt niet gecombineerd
krabcek-narrow = { $field } is te smal voor een { krabcek-piece }
krabcek-narrow-way = elke weg van { krabcek-fields } naar { $goal } is te smal voor een { krabcek-piece }
krabcek-blocked = elke weg van { krabcek-fields } naar { $goal } is geblokkeerd
krabcek-jump-number = springen van poort naar poort kan alleen met een 5, en er is een { $number } gegooid
krabcek-jump-owner = je springt van een poort van de ene speler naar een van de andere, en { $start } en { $goal } horen bij dezelfde
krabcek-steps = geen weg van precies { krabcek-fields } leidt van { $start } naar { $goal }
krabcek-switch-number = wisselen kan alleen met een 6, en er is een { $number } gegooid
krabcek-switch-alike = alleen stukken van verschillende soort wisselen, niet een { krabcek-piece } met een andere

## At the table
krabcek-about = Een dobbelsteen en een labyrint dat elke keer nieuw is: bouw de toren, of laat de ander geen zet over. 2 spelers, 30 minuten.
krabcek-seat = { $seat ->
    [0] Zwart
   *[1] Wit
}
