## Why a start's text cannot be read
survive-text-form = een begin is het terrein van de 40 velden van het eiland als letters b, f, m, een spatie, en de beginnende plaats
survive-text-length = { $count } letters; het eiland heeft 40 velden
survive-text-letter = terrein is b (strand), f (bos) of m (berg)
survive-text-count = { $count } × { $letter }; er zijn { $allowed } van zulke tegels
survive-text-seat = die plaats bestaat niet; de plaatsen zijn { $allowed }

## What has to be decided now
survive-now-putting = nu wordt een ontdekkingsreiziger geplaatst: een waarde en een tegel, zoals put 6 D4
survive-now-launching = nu wordt een boot geplaatst, zoals boat C3
survive-now-playing = nu wordt een bewaarde tegel gespeeld (play dolphin, wind, serpent, shark of whale), of niet: skip
survive-now-swimming = nu draagt de dolfijn een zwemmer, zoals ra>E3; na een stap kan stop
survive-now-sailing = nu drijft de wind een boot voort, zoals boat C3>C4; na een stap kan stop
survive-now-relocating = nu gaat het zeedier naar een leeg zeeveld, zoals serpent B1>F0
survive-now-walking = nu bewegen ontdekkingsreizigers en boten: ra>D5, ra>boat C3, ra>sea C3, ra>NW, boat C3>C4, of klaar: done
survive-now-sinking = nu zinkt er een tegel, zoals sink D4
survive-now-turning = nu wordt de achterkant van de tegel getoond, zoals back shark
survive-now-boarding = nu wordt gekozen wie er instapt, zoals aboard ra
survive-now-rolling = nu wordt er gegooid: die serpent, die shark of die whale
survive-now-hunting = nu beweegt het zeedier, zoals shark C3>C4, of het blijft: stay
survive-now-reacting = nu wordt het zeedier verjaagd (repel) of doorgelaten (let)

## Why a move is not legal
survive-no-hex = er is geen veld { $hex }
survive-no-explorer = er is geen ontdekkingsreiziger { $who } op het bord
survive-not-your-explorer = { $who } is een ontdekkingsreiziger van een andere speler
survive-say-colour = met twee kleuren noem je de kleur erbij, zoals put g6 D4
survive-no-colour = de kleur noem je alleen als je met twee kleuren speelt
survive-not-your-colour = { $colour ->
    [r] rood
    [b] blauw
    [g] groen
   *[y] geel
} is niet jouw kleur
survive-no-value = er is geen ontdekkingsreiziger met waarde { $value } meer om te plaatsen
survive-no-tile = op { $hex } ligt geen tegel
survive-tile-taken = op de tegel { $hex } passen niet meer ontdekkingsreizigers
survive-no-sea = { $hex } is geen zee
survive-not-by-tile = { $hex } ligt niet naast een tegel
survive-serpent-there = op { $hex } zit een zeeslang
survive-boat-there = op { $hex } ligt al een boot
survive-only-reaction = deze tegel speel je alleen als er een zeedier van een andere speler komt
survive-not-held = je hebt niet zo’n tegel: { $tile ->
    [dolphin] dolfijn
    [wind] wind
    [serpent] zeeslang
    [shark] haai
    [whale] walvis
   *[other] { $tile }
}
survive-no-use = deze tegel zou nu niets doen en kan dus niet gespeeld worden: { $tile ->
    [dolphin] dolfijn
    [wind] wind
    [serpent] zeeslang
    [shark] haai
    [whale] walvis
   *[other] { $tile }
}
survive-one-step-first = is de tegel gespeeld, dan moet er minstens één stap volgen
survive-dolphin-swims = de dolfijn draagt een zwemmer van zeeveld naar zeeveld: niet instappen, niet aan land gaan
survive-other-swimmer = de dolfijn draagt maar één zwemmer
survive-no-swimmer = { $who } is geen zwemmer
survive-not-beside = { $goal } ligt niet naast { $start }
survive-lost = { $who } is verloren
survive-saved = { $who } is gered, voorgoed
survive-no-landing = { $isle } is alleen te bereiken vanaf { $hexes }
survive-swam = { $who } heeft de ene zet in het water al gedaan die per beurt mag
survive-left-island = { $who } heeft het eiland verlaten en zet geen voet meer op een tegel
survive-say-sea = { $hex } is zee: schrijf { $who }>sea { $hex }
survive-dives-here = vanuit een boot spring je in het water van hetzelfde veld, { $hex }
survive-climbs-here = een zwemmer stapt alleen op zijn eigen veld in, { $hex }
survive-no-boat = op { $hex } ligt geen boot
survive-is-aboard = { $who } is al aan boord
survive-boat-full = de boot op { $hex } is vol: er passen er 3 in
survive-not-your-boat = anderen hebben meer ontdekkingsreizigers in de boot op { $hex } en besturen hem
survive-other-boat = de wind drijft maar één boot voort
survive-not-due = de tegel op { $hex } is nog niet aan de beurt: nu zinkt er een { $terrain ->
    [b] strand
    [f] bos
   *[m] berg
}
survive-not-by-sea = de tegel op { $hex } grenst niet aan de zee, en er zijn er die dat wel doen
survive-no-effect = deze achterkant bestaat niet; de achterkanten zijn { $allowed }
survive-no-such-back = er is geen { $terrain ->
    [b] strandtegel
    [f] bostegel
   *[m] bergtegel
} met deze achterkant meer over
survive-not-on-sunk = { $who } zwemt niet op { $hex }
survive-other-creature = nu beweegt er een { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
}
survive-no-creature = er is geen { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
} op { $hex }
survive-not-empty = { $hex } is geen leeg zeeveld
survive-creature-moving = de { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
} op { $hex } is onderweg: een ander dier mag niet bewegen
survive-no-repellent = je hebt geen tegel die een { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
} verjaagt

## At the table
survive-about = Het eiland zinkt; breng je ontdekkingsreizigers naar de veilige eilanden, langs zeeslangen, haaien en walvissen. 2 tot 4 spelers, een uur.
survive-seat = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
}
