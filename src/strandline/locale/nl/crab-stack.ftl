crab-stack-layout-apart = de rotsen van een opstelling moeten één aaneengesloten groep vormen
crab-stack-layout-count = een opstelling voor zoveel spelers heeft { $needed } rotsen, en deze heeft er { $count }

## Why a position's text cannot be read
crab-stack-text-form = een stelling is “stapels / beurt / spelers die meedoen”, zoals “b2:bL c3:bMrL / b / rb”
crab-stack-text-stack = een stapel is een veld, een dubbele punt en de krabben van onder naar boven, zoals c3:bMrL
crab-stack-text-cell = dit veld hoort niet bij de opstelling
crab-stack-text-cell-twice = dit veld wordt twee keer genoemd
crab-stack-text-colour = deze kleur doet niet mee; wel mee doen { $allowed }
crab-stack-text-bigger-below = { $above } kan niet op { $below } liggen, want die is groter
crab-stack-text-too-many = { $count } van deze krabben; een kleur heeft er 3 van elke grootte
crab-stack-text-empty = er moet minstens één krab zijn
crab-stack-text-player-twice = deze speler wordt twee keer genoemd
crab-stack-text-nobody = minstens één speler moet nog meedoen
crab-stack-text-apart = de krabben moeten één groep vormen, tenzij er nog gekozen moet worden
crab-stack-text-turn = de beurt is een speler (r), een keuze na een zet (r?b) of een einde (over r, over -)
crab-stack-text-over = dit einde past niet bij de spelers die nog meedoen ({ $alive })
crab-stack-text-choice-alone = als er nog maar één speler meedoet, valt er niets te kiezen
crab-stack-text-chooser = een andere speler moet kiezen
crab-stack-text-no-tie = er zijn geen twee even grote grootste groepen, dus er valt niets te kiezen
crab-stack-text-out = deze speler doet niet meer mee

## Why a move is not legal
crab-stack-choose = eerst moet er een groep gekozen worden: { $allowed }
crab-stack-no-choice = geen groepen zijn even groot, dus er valt niets te kiezen
crab-stack-water = { $cell } is open water
crab-stack-no-cell = er is geen rots { $cell } in dit spel
crab-stack-bare = op { $cell } zit geen krab
crab-stack-covered = op je krab op { $cell } zit een andere krab
crab-stack-not-yours = de krab op { $cell } is niet van jou
crab-stack-stays = een krab eindigt nooit waar hij begon
crab-stack-bare-goal = { $cell } is leeg: krabben lopen over krabben
crab-stack-bigger = { $crab ->
    [M] een middelgrote krab kan niet op een grote eindigen, zoals op { $cell }
   *[S] een kleine krab eindigt alleen op kleine krabben; op { $cell } zit een { $top ->
        [M] middelgrote
       *[L] grote
    }
}
crab-stack-no-way = elke weg van { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
} van { $start } naar { $goal } gaat over een lege rots, of twee keer over hetzelfde veld
crab-stack-steps = { $crab ->
    [L] een grote krab doet precies één stap
    [M] een middelgrote krab doet precies twee stappen
   *[S] een kleine krab doet precies drie stappen
}; naar { $goal } is het een ander aantal

## At the table
crab-stack-about = Krabben klimmen op krabben; wie als laatste nog een zet kan doen, wint. 2 tot 4 spelers, 15 minuten.
crab-stack-seat = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
}
