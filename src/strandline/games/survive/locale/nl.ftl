## The game on the first page
survive-name = Survive – Ontsnapping uit Atlantis
survive-description = Het eiland zinkt! Breng je ontdekkingsreizigers aan land, langs zeeslangen, haaien, walvissen en je lieve vrienden.
survive-credit = Survive is een spel van Julian Courtland-Smith.

## What can be chosen in Survive
survive-option-colours = Kleuren per speler, bij twee spelers
survive-option-colours-1 = Elk één kleur
survive-option-colours-2 = Elk twee kleuren, met de punten bij elkaar opgeteld
survive-option-variants = Uitdagingen
survive-option-variants-crowded = Overbevolking: uit de buurt van de kust mogen twee ontdekkingsreizigers op één tegel beginnen
survive-option-variants-equal = Iedereen is gelijk: wie de meeste ontdekkingsreizigers redt, wint, wat ze ook waard zijn
survive-option-variants-last-explorer = Tot de laatste ontdekkingsreiziger: de vulkaan is een draaikolk, en je speelt tot er geen ontdekkingsreiziger meer op het bord is
survive-option-variants-last-tile = Tot de laatste tegel: de vulkaan is een draaikolk, en de partij eindigt als het eiland weg is
survive-option-values = Waarden onder je ontdekkingsreizigers
survive-option-values-hidden = Onthouden: niemand mag nog kijken
survive-option-values-own = Je mag altijd naar die van jezelf kijken

## Why a start's text cannot be read
survive-text-form = een begin is het terrein van de 40 velden van het eiland als letters b, f en m, een spatie, en de plaats die begint
survive-text-length = er zijn { $count } letters, maar het eiland heeft 40 velden
survive-text-letter = terrein is b (strand), f (bos) of m (berg)
survive-text-count = { $letter } komt { $count } keer voor, maar er zijn { $allowed } van zulke tegels
survive-text-seat = die plaats bestaat niet; de plaatsen zijn { $allowed }

## What has to be decided now
survive-now-putting = plaats nu een ontdekkingsreiziger: een waarde en een tegel, zoals put 6 D4
survive-now-launching = plaats nu een boot, zoals boat C3
survive-now-playing = speel nu een bewaarde tegel (play dolphin, wind, serpent, shark of whale), of skip
survive-now-swimming = verplaats nu een zwemmer met de dolfijn, zoals ra>E3, of (na een stap) stop
survive-now-sailing = verplaats nu een boot met de wind, zoals boat C3>C4, of (na een stap) stop
survive-now-relocating = zet het zeedier nu op een leeg zeeveld, zoals serpent B1>F0
survive-now-walking = verplaats nu ontdekkingsreizigers en boten: ra>D5, ra>boat C3, ra>sea C3, ra>NW, boat C3>C4, of done
survive-now-sinking = laat nu een tegel zinken, zoals sink D4
survive-now-turning = draai nu de tegel om, zoals back shark
survive-now-boarding = kies nu wie er instapt, zoals aboard ra
survive-now-rolling = gooi nu de dobbelsteen: die serpent, die shark of die whale
survive-now-hunting = verplaats nu het zeedier, zoals shark C3>C4, of stay
survive-now-reacting = verdedig je nu tegen het zeedier (repel), of niet (let)

## Why a move is not legal
survive-no-hex = er is geen veld { $hex }
survive-no-explorer = er staat geen { survive-who } op het bord
survive-not-your-explorer = { survive-who } is een ontdekkingsreiziger van een andere speler
survive-say-colour = noem bij twee kleuren ook de kleur, zoals put g6 D4
survive-no-colour = noem de kleur alleen als je met twee kleuren speelt
survive-not-your-colour = { $colour ->
    [r] rood
    [b] blauw
    [g] groen
   *[y] geel
} is niet jouw kleur
survive-no-value = je hebt geen ontdekkingsreiziger met waarde { $value } meer om te plaatsen
survive-no-tile = op { $hex } ligt geen tegel
survive-tile-taken = op de tegel { $hex } is geen plaats voor nog een ontdekkingsreiziger
survive-no-sea = { $hex } is geen zee
survive-not-by-tile = { $hex } ligt niet naast een tegel
survive-serpent-there = op { $hex } zit een zeeslang
survive-boat-there = op { $hex } ligt al een boot
survive-only-reaction = deze tegel kun je alleen spelen als een zeedier van een andere speler aanvalt
survive-not-held = je hebt deze tegel niet: { $tile ->
    [dolphin] dolfijn
    [wind] wind
    [serpent] zeeslang
    [shark] haai
    [whale] walvis
   *[other] { $tile }
}
survive-no-use = deze tegel zou nu niets doen, dus je kunt hem niet spelen: { $tile ->
    [dolphin] dolfijn
    [wind] wind
    [serpent] zeeslang
    [shark] haai
    [whale] walvis
   *[other] { $tile }
}
survive-one-step-first = je hebt de tegel gespeeld, dus doe minstens één stap
survive-dolphin-swims = de dolfijn draagt een zwemmer van zeeveld naar zeeveld: de zwemmer kan niet instappen of aan land gaan
survive-other-swimmer = de dolfijn draagt maar één zwemmer
survive-no-swimmer = { survive-who } is geen zwemmer
survive-not-beside = { $goal } ligt niet naast { $start }
survive-lost = { survive-who } is verloren
survive-saved = { survive-who } is al gered
survive-no-landing = je kunt { $isle } alleen bereiken vanaf { $hexes }
survive-swam = { survive-who } heeft al in het water bewogen, en dat mag elke ontdekkingsreiziger maar één keer per beurt
survive-left-island = { survive-who } heeft het eiland verlaten en kan niet terug op een tegel
survive-say-sea = { $hex } is zee: typ { $who }>sea { $hex }
survive-dives-here = vanuit een boot kun je alleen in het water van hetzelfde veld springen, { $hex }
survive-climbs-here = een zwemmer kan alleen instappen in een boot op hetzelfde veld, { $hex }
survive-no-boat = op { $hex } ligt geen boot
survive-is-aboard = { survive-who } is al aan boord
survive-boat-full = de boot op { $hex } is vol: er passen er 3 in
survive-not-your-boat = andere spelers hebben meer ontdekkingsreizigers in de boot op { $hex } en besturen hem
survive-other-boat = de wind verplaatst maar één boot
survive-not-due = de tegel op { $hex } is nog niet aan de beurt: nu moet er een { $terrain ->
    [b] strand
    [f] bos
   *[m] berg
} zinken
survive-not-by-sea = de tegel op { $hex } grenst niet aan de zee, en andere tegels die aan de beurt zijn wel
survive-no-effect = deze achterkant bestaat niet; de achterkanten zijn { $allowed }
survive-no-such-back = er is geen { $terrain ->
    [b] strandtegel
    [f] bostegel
   *[m] bergtegel
} met deze achterkant meer over
survive-not-on-sunk = { survive-who } zwemt niet op { $hex }
survive-other-creature = nu kan er alleen een { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
} bewegen
survive-no-creature = er is geen { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
} op { $hex }
survive-not-empty = { $hex } is geen leeg zeeveld
survive-creature-moving = je verplaatst al de { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
} op { $hex }: een ander zeedier kan nu niet bewegen
survive-no-repellent = je hebt geen tegel die een { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
} verjaagt

## At the table
survive-about = Het eiland zinkt: breng je ontdekkingsreizigers naar de veilige eilanden, langs zeeslangen, haaien en walvissen. 2 tot 4 spelers, een uur.
survive-seat = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
}

## Survive in the browser. Explorers are named by colour and letter (ra), hexes by row and column (D4), isles NW NE SW SE.

## Moves in words
survive-ui-move-put = { $colour ->
    [r] Rode ontdekkingsreiziger
    [b] Blauwe ontdekkingsreiziger
    [g] Groene ontdekkingsreiziger
    [y] Gele ontdekkingsreiziger
   *[none] Ontdekkingsreiziger
}{ $value ->
    [0] { "" }
   *[other] {" "}met waarde { $value }
} op { $hex }
survive-ui-move-launch = Een boot op { $hex }
survive-ui-who = { $colour ->
    [r] Rood
    [b] Blauw
    [g] Groen
   *[y] Geel
} { $letter }
survive-ui-move-go = { survive-ui-who } gaat naar { $hex }
survive-ui-move-land = { survive-ui-who } bereikt het eiland { $isle }
survive-ui-move-board = { survive-ui-who } stapt in de boot op { $hex }
survive-ui-move-swim = { survive-ui-who } zwemt op { $hex }
survive-ui-move-sail = De boot vaart van { $from } naar { $hex }
survive-ui-move-roam = { $kind ->
    [serpent] De zeeslang
    [shark] De haai
   *[whale] De walvis
} gaat van { $from } naar { $hex }
survive-ui-move-sink = De tegel { $hex } zinkt
survive-ui-move-aboard = { survive-ui-who } stapt in de boot
survive-ui-move-play = Gespeelde tegel: { $tile ->
    [dolphin] dolfijn
    [wind] wind
    [serpent] verplaats een zeeslang
    [shark] verplaats een haai
   *[whale] verplaats een walvis
}
survive-ui-move-kept = De tegel wordt gedekt bewaard
survive-ui-move-back = Op de achterkant: { $effect ->
    [shark] een haai
    [whale] een walvis
    [boat] een boot
    [whirlpool] een draaikolk
    [volcano] de vulkaan
    [dolphin] dolfijn
    [wind] wind
    [move-serpent] verplaats een zeeslang
    [move-shark] verplaats een haai
    [move-whale] verplaats een walvis
    [repel-shark] verjaag een haai
   *[repel-whale] verjaag een walvis
}
survive-ui-move-die = De dobbelsteen toont een { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
}
survive-ui-move-skip = Speelt geen tegel
survive-ui-move-done = Einde van de zetten
survive-ui-move-stop = Stopt hier
survive-ui-move-stay = Het zeedier blijft
survive-ui-move-let = Geen verdediging
survive-ui-move-repel = Het zeedier is verjaagd

## What a move has caused, in the list of moves and for screen readers
# $what: one or more of survive-effect-explorers, -boats and -creatures, joined.
survive-effect-lost = { $cause ->
    [serpent] Een zeeslang verslond { $what }.
    [shark] Een haai at { $what } op.
   *[whirlpool] De draaikolk slokte { $what } op.
}
survive-effect-boat = Een walvis sloeg de boot op { $hex } stuk.
# $who: one or more of survive-effect-explorers, joined.
survive-effect-water = In het water: { $who }.
survive-effect-aboard = In de boot: { $who }.
survive-effect-explorers = { $count } { $colour ->
    [r] rode
    [b] blauwe
    [g] groene
   *[y] gele
} { $count ->
    [one] ontdekkingsreiziger
   *[other] ontdekkingsreizigers
}
survive-effect-boats = { $count ->
    [one] { $count } boot
   *[other] { $count } boten
}
survive-effect-creatures = { $kind ->
    [serpent] { $count ->
        [one] { $count } zeeslang
       *[other] { $count } zeeslangen
    }
    [shark] { $count ->
        [one] { $count } haai
       *[other] { $count } haaien
    }
   *[whale] { $count ->
        [one] { $count } walvis
       *[other] { $count } walvissen
    }
}
survive-effect-gone = { $kind ->
    [shark] De haai gaat van het bord.
   *[whale] De walvis gaat van het bord.
}
survive-effect-still = { $kind ->
    [serpent] Geen enkele zeeslang kan bewegen.
    [shark] Geen enkele haai kan bewegen.
   *[whale] Geen enkele walvis kan bewegen.
}

## Prompts to the player to move; the buttons that answer them are the keys survive-ui-do-…
survive-ui-ask-putting = Plaats een ontdekkingsreiziger: kies een waarde en dan een tegel.
survive-ui-ask-launching = Plaats een boot in zee naast het eiland.
survive-ui-ask-playing = { $tiles ->
    [yes] Speel een van je tegels, of sla over.
   *[no] Je kunt nu geen van je tegels gebruiken: sla over.
}
survive-ui-ask-swimming = { $started ->
    [yes] Zwem verder met de dolfijn (nog { $left ->
        [one] { $left } veld
       *[other] { $left } velden
    }), of stop hier.
   *[no] De dolfijn draagt een van je zwemmers tot { $left } velden ver: kies de zwemmer.
}
survive-ui-ask-sailing = { $started ->
    [yes] Vaar verder met de wind (nog { $left ->
        [one] { $left } veld
       *[other] { $left } velden
    }), of stop hier.
   *[no] De wind drijft een boot tot { $left } velden ver: kies de boot.
}
survive-ui-ask-relocating = Zet { $kind ->
    [serpent] een zeeslang
    [shark] een haai
   *[whale] een walvis
} op een leeg zeeveld naar keuze.
survive-ui-ask-walking = Verplaats ontdekkingsreizigers en boten (nog { $left ->
    [one] { $left } zet
   *[other] { $left } zetten
}), of beëindig je zetten.
survive-ui-ask-sinking = Laat een { $terrain ->
    [b] strandtegel
    [f] bostegel
   *[m] bergtegel
} zinken.
survive-ui-ask-boarding = Op { $hex } duikt een boot op: kies wie er instapt.
survive-ui-ask-hunting = { $started ->
    [yes] Verplaats { $kind ->
        [serpent] de zeeslang
        [shark] de haai
       *[whale] de walvis
    } verder (nog { $left ->
        [one] { $left } veld
       *[other] { $left } velden
    }), of stop hier.
   *[no] Verplaats { $kind ->
        [serpent] een zeeslang
        [shark] een haai
       *[whale] een walvis
    } hoogstens { $left ->
        [one] { $left } veld
       *[other] { $left } velden
    }, of verplaats niets.
}
survive-ui-ask-reacting = { $kind ->
    [shark] Een haai valt je zwemmer aan.
   *[whale] Een walvis valt je boot aan.
} { $repel ->
    [yes] Verjaag hem, of verdedig niet: { $kind ->
        [shark] dan ben je de zwemmer kwijt.
       *[whale] dan gaat de boot stuk en zwemt iedereen die erin zat.
    }
   *[no] Je hebt geen tegel om hem te verjagen, dus je kunt niet verdedigen.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] De vulkaan is uitgebarsten: elke ontdekkingsreiziger die niet op een eiland staat, is verloren.
    [tile] De laatste tegel is gezonken: elke ontdekkingsreiziger die niet op een eiland staat, is verloren.
    [nobody] Er is geen ontdekkingsreiziger meer op het bord.
   *[turns] Het eiland is al lang verdwenen: elke ontdekkingsreiziger die niet op een eiland staat, is verloren.
}

## What is on the board: a name and a sentence
survive-who = { $colour ->
    [r] rood
    [b] blauw
    [g] groen
   *[y] geel
} { $letter }
survive-piece-explorer = _Ontdekkingsreiziger._ Loopt één tegel per zet, stapt in boten en levert op een veilig eiland zijn verborgen waarde op.
survive-piece-swimmer = _Zwemmer._ Een ontdekkingsreiziger in het water beweegt daar maar één keer per beurt; haaien en zeeslangen eten hem op.
survive-piece-boat = _Boot._ Draagt tot drie ontdekkingsreizigers; wie de meeste aan boord heeft, vaart ermee.
survive-piece-serpent = _Zeeslang._ Gaat één vak; neemt zwemmers mee, en boten met iedereen erin.
survive-piece-shark = _Haai._ Gaat tot twee vakken; eet zwemmers op, maar laat boten met rust.
survive-piece-whale = _Walvis._ Gaat tot drie vakken; slaat boten met ontdekkingsreizigers stuk, en die zwemmen dan.
survive-piece-dolphin = _Dolfijn._ Een bewaarde tegel: draagt een van je zwemmers tot drie vakken ver.
survive-piece-wind = _De wind._ Een bewaarde tegel: drijft een boot tot drie vakken ver.
survive-piece-whirlpool = _Draaikolk._ Neemt alles mee wat op zijn vak en in de zee eromheen in het water is.
survive-piece-volcano = _Vulkaan._ Beëindigt de partij: elke ontdekkingsreiziger die niet op een veilig eiland is, is verloren.
survive-tile-beach = _Strand._ Stranden zinken het eerst; elke tegel verbergt iets op zijn achterkant.
survive-tile-forest = _Bos._ Bossen zinken na het laatste strand.
survive-tile-mountain = _Berg._ Bergen zinken het laatst; onder een ervan ligt de vulkaan.
survive-tile-sea = _Open zee._ Hier bewegen boten en dieren, en zwemmers één vak per beurt.
survive-tile-isle = _Veilig eiland._ Een ontdekkingsreiziger die hier landt, is gered en telt aan het einde mee met zijn waarde.

## The board
survive-ui-board = De zee, het eiland en de vier veilige eilanden
survive-ui-place-sea = { $hex }, zee
survive-ui-place-tile = { $hex }, { $terrain ->
    [b] strand
    [f] bos
   *[m] berg
}
survive-ui-place-isle = Veilig eiland { $isle }
survive-ui-explorer = { $colour ->
    [r] rode
    [b] blauwe
    [g] groene
   *[y] gele
} ontdekkingsreiziger { $who }{ $value ->
    [0] { "" }
   *[other] , waarde { $value }
}
survive-ui-swimmer = { $colour ->
    [r] rode
    [b] blauwe
    [g] groene
   *[y] gele
} zwemmer { $who }{ $value ->
    [0] { "" }
   *[other] , waarde { $value }
}
survive-ui-boat = { $count ->
    [0] lege boot
    [one] boot met { $count } aan boord
   *[other] boot met { $count } aan boord
}
survive-ui-creature = { $kind ->
    [serpent] { $count ->
        [one] zeeslang
       *[other] { $count } zeeslangen
    }
    [shark] { $count ->
        [one] haai
       *[other] { $count } haaien
    }
   *[whale] { $count ->
        [one] walvis
       *[other] { $count } walvissen
    }
}
survive-ui-picked = opgepakt
survive-ui-goal = kan gekozen worden
survive-ui-threatened = binnen bereik van een zeedier
survive-ui-swam = heeft al in het water bewogen
survive-ui-catch-up = Toon de rest nu
survive-ui-zoom-in = Inzoomen
survive-ui-zoom-out = Hele bord tonen
survive-ui-on-hex = Op { $hex }:
survive-ui-on-isle = Op het eiland { $isle }:
survive-ui-here = Alles op dit veld
survive-ui-look = Tik op een veld of wijs het aan om te zien wat er is.
survive-ui-close = Sluiten
survive-ui-how = Hoe?
survive-ui-how-boat = in de boot stappen
survive-ui-how-sea = het water in
survive-ui-moves-left = nog { $left ->
    [one] { $left } zet
   *[other] { $left } zetten
}
survive-ui-values = Je nog te plaatsen ontdekkingsreizigers, op waarde
survive-ui-value = { $colour ->
    [r] rood
    [b] blauw
    [g] groen
    [y] geel
   *[none] ontdekkingsreiziger
} { $value } (×{ $count })
survive-ui-show-values = Mijn waarden tonen
survive-ui-die = Dobbelsteen: { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
}

## The players
survive-ui-players = Geredde en verloren ontdekkingsreizigers, en bewaarde tegels
survive-ui-saved = { $count } gered
survive-ui-lost = { $count } verloren
survive-ui-points = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
survive-ui-no-tiles = geen bewaarde tegels
survive-ui-tile-back = { $terrain ->
    [b] bewaarde tegel van een strand
    [f] bewaarde tegel van een bos
   *[m] bewaarde tegel van een berg
}
survive-ui-tile = { $effect ->
    [shark] er komt een haai
    [whale] er komt een walvis
    [boat] er komt een boot
    [whirlpool] draaikolk
    [volcano] vulkaan
    [dolphin] dolfijn: een van je zwemmers gaat tot 3 velden ver
    [wind] wind: een boot gaat tot 3 velden ver
    [move-serpent] zet een zeeslang op een leeg zeeveld naar keuze
    [move-shark] zet een haai op een leeg zeeveld naar keuze
    [move-whale] zet een walvis op een leeg zeeveld naar keuze
    [repel-shark] verjaagt een haai van je zwemmer
   *[repel-whale] verjaagt een walvis van je boot
}

## Buttons
survive-ui-do-skip = Overslaan
survive-ui-do-done = Zetten beëindigen
survive-ui-do-stop = Hier stoppen
survive-ui-do-stay = { $started ->
    [yes] Hier stoppen
   *[no] Niets verplaatsen
}
survive-ui-do-let = Niet verdedigen
survive-ui-do-repel = Verjagen
survive-ui-do-play = { $tile ->
    [dolphin] Dolfijn spelen
    [wind] Wind spelen
    [serpent] Zeeslang verplaatsen
    [shark] Haai verplaatsen
   *[whale] Walvis verplaatsen
}

## The position, spoken
survive-ui-say-tiles = Tegels over: { $beaches ->
    [one] { $beaches } strand
   *[other] { $beaches } stranden
}, { $forests ->
    [one] { $forests } bos
   *[other] { $forests } bossen
}, { $mountains ->
    [one] { $mountains } berg
   *[other] { $mountains } bergen
}.
survive-ui-say-colour = { $colour ->
    [r] Rood
    [b] Blauw
    [g] Groen
   *[y] Geel
}{ $own ->
    [yes] , van jou
   *[no] { "" }
}. Op het eiland: { $walks }. In boten: { $aboard }. Zwemmend: { $swims }. Gered: { $saved }. Verloren: { $lost }.
survive-ui-say-one = { $letter } op { $place }{ $value ->
    [0] { "" }
   *[other] { " " }(waarde { $value })
}
survive-ui-say-nobody = niemand
survive-ui-say-hand = { $colour ->
    [r] Rood
    [b] Blauw
    [g] Groen
   *[y] Geel
} heeft { $count ->
    [0] geen tegels
    [one] { $count } tegel
   *[other] { $count } tegels
} bewaard.
survive-ui-say-tile = Je hebt bewaard: { $effect ->
    [dolphin] dolfijn
    [wind] wind
    [move-serpent] verplaats een zeeslang
    [move-shark] verplaats een haai
    [move-whale] verplaats een walvis
    [repel-shark] verjaag een haai
   *[repel-whale] verjaag een walvis
}, van { $terrain ->
    [b] een strand
    [f] een bos
   *[m] een berg
}.
survive-ui-say-score = { $colour ->
    [r] Rood
    [b] Blauw
    [g] Groen
   *[y] Geel
} heeft { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
survive-ui-say-creatures = { $kind ->
    [serpent] Zeeslangen
    [shark] Haaien
   *[whale] Walvissen
}: { $hexes }.
survive-ui-say-boats = Lege boten: { $hexes }.

# The rules of Survive, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
survive-quick-goal =
    _Doel: red je ontdekkingsreizigers_
    Breng ze naar de veilige eilanden. Elk is 1 tot 6 punten waard, en alleen de eigenaar heeft gezien hoeveel.
survive-quick-goal-picture = Een pijl: een boot met twee rode ontdekkingsreizigers vaart naar een veilig eiland, waar ze aan land gaan.
survive-quick-moves =
    _Eerst: tot drie zetten_
    Loop, stap in, vaar, zwem of ga aan land, in elke verdeling. Daarvoor mag je één bewaarde tegel spelen.
survive-quick-moves-picture = Pijlen: twee ontdekkingsreizigers stappen van het eiland in een boot, en de boot vaart weg.
survive-quick-sink =
    _Dan: laat een tegel zinken_
    Eerst de stranden, dan de bossen, dan de bergen. Wie erop stond, zwemt. De achterkant werkt direct, of je bewaart de tegel.
survive-quick-sink-picture = Een ring om een blauwe ontdekkingsreiziger op een strand aan de rand van het eiland.
survive-quick-creatures =
    _Tot slot: gooi voor een zeedier_
    Je mag er een van die soort verplaatsen. Zeeslangen grijpen boten en zwemmers, walvissen slaan boten kapot, haaien grijpen zwemmers.
survive-quick-creatures-picture = Een pijl: een zeeslang gaat naar een boot met een blauwe ontdekkingsreiziger erin.
survive-quick-boats =
    _Boten en zwemmers_
    Wie de meeste ontdekkingsreizigers in een boot heeft, bestuurt hem; bij een gelijke stand mag elk van hen het. Een zwemmer doet per beurt maar één zet.
survive-quick-boats-picture = Een pijl: een blauwe ontdekkingsreiziger stapt in een boot met een rode erin en vaart ermee weg.
survive-quick-end =
    _Het einde: de vulkaan_
    Komt die tevoorschijn, dan is iedereen die niet op een eiland staat verloren. De hoogste som van geredde waarden wint.
survive-quick-end-picture = Een ring om twee rode ontdekkingsreizigers op een veilig eiland. Een derde zwemt nog vlak bij een haai.

## The page
survive-rules-about = Atlantis zinkt, tegel voor tegel. Breng je ontdekkingsreizigers per boot, zwemmend en met geluk naar de vier veilige eilanden, door een zee vol zeeslangen, haaien en walvissen, die de andere spelers graag op je afsturen. Onder elke ontdekkingsreiziger staat een waarde die alleen de eigenaar heeft gezien, en alleen de waarden van geredde ontdekkingsreizigers tellen. Tot de vulkaan overal een eind aan maakt. Survive is een spel van Julian Courtland-Smith voor twee tot vier spelers.
survive-rules-board = Het bord
survive-rules-components = Het spelmateriaal
survive-rules-setup = Voor de eerste beurt
survive-rules-turn = Een beurt heeft vier stappen
survive-rules-moves = Stap 2: je drie zetten
survive-rules-hazards = Zeedieren en mensen
survive-rules-sinking = Stap 3: een tegel laten zinken
survive-rules-tiles = Stap 1: tegels die je bewaard hebt
survive-rules-creatures = Stap 4: de zeedieren
survive-rules-reactions = Zeedieren verjagen
survive-rules-end = Het einde
survive-rules-options = Twee kleuren en uitdagingen
survive-rules-text = Notatie

## The board
survive-rule-1 = _Velden._ Het bord heeft 133 zeshoekige velden in 13 rijen, `A` tot en met `M`: 7 in rij `A` en `M`, 10 in `B`, `D`, `J` en `L`, 11 in `C`, `E`, `G`, `I` en `K`, 12 in `F` en `H`. Een veld heet naar zijn rij en zijn kolom, van links geteld; `G5` is het midden. Om en om zijn de rijen een half veld verschoven. Velden met een gemeenschappelijke zijde zijn buren.
survive-rule-2 = _Het eiland_ beslaat 40 velden rond het midden: kolom 4 tot 7 van rij `D` en `J`, 3 tot 7 van `E` en `I`, 2 tot 9 van `F` en `H`, en 2 tot 8 van `G` zonder `G5`. Alle andere velden zijn zee, en `G5`, het meer in het midden, ook.
survive-rule-3 = _Veilige eilanden._ Voorbij de hoeken liggen vier eilanden. Je bereikt elk ervan vanaf precies twee zeevelden: `NW` vanaf `B1` en `C0`, `NE` vanaf `B10` en `C10`, `SW` vanaf `K0` en `L1`, `SE` vanaf `K10` en `L10`.
survive-rule-4 = _Zeeslangen._ Vijf zeeslangen beginnen op `B1`, `C10`, `G5`, `K0` en `L10`: één vóór elk eiland en één in het meer.

## The pieces
survive-rule-5 = _Tegels._ Het eiland heeft 40 tegels: 16 stranden, 16 bossen en 8 bergen. Elke tegel heeft een effect op de achterkant. Sommige effecten gebeuren direct, andere bewaar je voor later. Zoveel zijn er van elk:
survive-rule-6 = _De rest._ Elke kleur heeft tien ontdekkingsreizigers, met waarde 1, 1, 1, 2, 2, 3, 3, 4, 5 en 6, samen 28. De plaatsen zijn rood, blauw, groen en geel. Er zijn 5 zeeslangen, 6 haaien, 5 walvissen en 12 boten. De dobbelsteen toont zeeslang, haai en walvis, elk op twee zijden.

## Before the first turn
survive-rule-7 = _Het eiland leggen._ De tegels worden geschud en met het terrein naar boven op de velden van het eiland gelegd; niemand kent een achterkant. De zeeslangen komen op hun velden. De tafel loot wie begint, tenzij dat bij het aanmaken van de tafel is gekozen. Er wordt met de klok mee gespeeld, in de volgorde van de plaatsen.
survive-rule-8 = _Ontdekkingsreizigers._ Om de beurt zet elke speler een ontdekkingsreiziger, met een waarde naar keuze, op een tegel waar er nog geen staat, tot ze allemaal geplaatst zijn. Alleen de eigenaar ziet de waarde. Standaard mag ook de eigenaar niet meer kijken zodra de laatste boot is geplaatst; onthoud dus wie waar staat.
survive-rule-9 = _Boten._ Daarna zet elke speler om de beurt een boot op een zeeveld naast een tegel, zonder boot en zonder zeeslang erop, tot iedereen er twee heeft geplaatst. Alle andere boten, de haaien en de walvissen wachten naast het bord.

## A turn has four steps
survive-rule-10 = _Stap 1._ Je mag één tegel spelen die je voor je eigen beurt hebt bewaard, hoogstens één per beurt.
survive-rule-11 = _Stap 2._ Je mag tot drie zetten doen met je ontdekkingsreizigers en met boten, in elke verdeling en volgorde, en je mag eerder stoppen. Staat er bij het begin van de stap geen ontdekkingsreiziger van jou op het bord, dan sla je de stap over. Verlaat je laatste het bord tijdens de stap, dan mag je de zetten die je over hebt nog voor lege boten gebruiken.
survive-rule-12 = _Stap 3._ Je moet één tegel van het eiland nemen, als er nog een is.
survive-rule-13 = _Stap 4._ Je gooit de dobbelsteen en mag één zeedier verplaatsen van de soort die hij toont. Is daar geen van op het bord, dan gebeurt er niets.

## Step 2: your three moves
survive-rule-14 = _Lopen._ Een ontdekkingsreiziger gaat van een tegel naar een aangrenzende tegel. Op een tegel kunnen er zoveel staan als je wilt.
survive-rule-15 = _Instappen._ Een ontdekkingsreiziger stapt van een tegel in een boot op een aangrenzend zeeveld, of van de ene boot in een andere op een aangrenzend veld. In een boot passen drie ontdekkingsreizigers, van welke kleuren ook.
survive-rule-16 = _Het water in._ Een ontdekkingsreiziger stapt van een tegel op een aangrenzend zeeveld en wordt zwemmer. Ligt daar een boot met plaats, dan zijn instappen en ernaast zwemmen twee verschillende zetten.
survive-rule-17 = _Overboord._ Een ontdekkingsreiziger springt uit een boot in het water van hetzelfde veld en wordt zwemmer.
survive-rule-18 = _Zwemmen._ Een zwemmer gaat naar een aangrenzend zeeveld, of klimt in een boot op hetzelfde veld als daar plaats in is. Op een veld kunnen zoveel zwemmers zijn als je wilt.
survive-rule-19 = _Eén zet in het water._ Elke ontdekkingsreiziger mag per beurt maar één van deze zetten doen: het water in gaan, zwemmen, uit het water in een boot klimmen, of uit het water aan land gaan. In één beurt kun je dus niet zwemmen en instappen, of overboord springen en zwemmen. Lopen, instappen vanaf een tegel of uit een andere boot, en aan land gaan uit een boot zijn niet zo beperkt. Wie aan boord is geklommen, is weer passagier: de boot mag verder varen, en overstappen of aan land gaan mag deze beurt nog, maar terug het water in niet. Door een walvis in het water gegooid worden telt niet als zet; maar wie de zet van deze beurt al heeft gedaan, blijft daar tot de volgende beurt.
survive-rule-20 = _Geen weg terug._ Een ontdekkingsreiziger die het eiland heeft verlaten, zet nooit meer een voet op een tegel. Je verplaatst alleen je eigen ontdekkingsreizigers.
survive-rule-21 = _Aan land gaan._ Vanaf een van de twee velden van een eiland gaat een ontdekkingsreiziger aan land, uit een boot of uit het water; dat is één zet per ontdekkingsreiziger. Die is voorgoed gered. De boot blijft liggen. Elk eiland is voor iedereen.
survive-rule-22 = _Varen._ Een boot gaat naar een aangrenzend zeeveld waar geen andere boot ligt. Een lege boot mag iedereen verplaatsen. Anders mag dat alleen de speler met de meeste ontdekkingsreizigers aan boord; hebben meer spelers er evenveel, dan mag elk van hen het.

## Creatures and people
survive-rule-23 =
    _Ontmoetingen._ Na elke afzonderlijke stap wordt elk veld afgehandeld, in deze volgorde:
    - een zeeslang grijpt een boot met iemand aan boord, iedereen erin, en elke zwemmer;
    - een walvis slaat een boot met iemand aan boord kapot, en wie aan boord was, wordt zwemmer;
    - een haai grijpt elke zwemmer.
    Het maakt niet uit wie naar wie toe kwam. Een lege boot overkomt niets, haaien laten boten met rust, walvissen zwemmers, en zeedieren elkaar: op een veld kunnen er zoveel zijn als je wilt. Wat gegrepen is, is voorgoed uit het spel.

## Step 3: sinking a tile
survive-rule-24 = _Welke tegel._ Zolang er een strand over is, moet je een strand nemen; dan een bos; dan een berg. De tegel moet aan de zee grenzen: elk zeeveld telt, ook `G5` en gezonken velden. Alleen als geen enkele tegel van het terrein dat aan de beurt is aan de zee grenst, mag je elke tegel van dat terrein nemen.
survive-rule-25 = _Wie erop stond,_ wordt zwemmer op dat veld, dat vanaf nu zee is. Alleen jij bekijkt de achterkant.
survive-rule-26 = _De achterkant._ Een effect dat direct gebeurt, laat je aan iedereen zien en voer je uit; daarna leg je de tegel weg. Elke andere tegel bewaar je gedekt: de anderen zien alleen van welk terrein hij komt.
survive-rule-27 = _Haai, walvis._ Op dat veld duikt een haai op, die de zwemmers daar grijpt; of er duikt een walvis op.
survive-rule-28 = _Boot._ Op dat veld duikt een boot op, en alle zwemmers daar gaan aan boord. Zijn het er meer dan drie, dan kiest de speler die de tegel nam er drie, een voor een.
survive-rule-29 = _Draaikolk._ Alles op dat veld en op elk aangrenzend zeeveld is uit het spel: zwemmers, boten met iedereen aan boord, zeeslangen, haaien en walvissen. Tegels ernaast, en ontdekkingsreizigers daarop, zijn veilig.
survive-rule-30 = _Vulkaan._ De partij is direct afgelopen.
survive-rule-31 = _Genoeg voor alles._ Er zijn altijd genoeg haaien, walvissen en boten voor de tegels die ze brengen.

## Step 1: tiles you have kept
survive-rule-32 = _Dolfijn._ Een van je zwemmers gaat één tot drie zeevelden ver en mag daarbij omkeren; elk veld onderweg wordt afgehandeld (SV-23). De dolfijn brengt niemand aan boord of aan land. De zwemmer mag de gewone zet van stap 2 nog doen, dus tot vier velden in één beurt.
survive-rule-33 = _Wind._ Een boot die je mag verplaatsen, gaat één tot drie zeevelden ver en mag daarbij omkeren (SV-22, SV-23). Je hebt alle zetten van stap 2 nog.
survive-rule-34 = _Zeeslang, haai of walvis verplaatsen._ Zet een dier naar keuze van die soort op een zeeveld naar keuze waar geen enkel stuk staat.
survive-rule-35 = _Gebruiken of bewaren._ Een tegel die niets zou kunnen doen, kun je niet spelen; heb je hem gespeeld, dan moet hij iets doen. Van twee tegels met hetzelfde effect wordt die gebruikt die je het eerst kreeg. Een tegel die je hebt gespeeld, leg je weg.

## Step 4: the creatures
survive-rule-36 = _Hoe ver._ Een zeeslang gaat hoogstens één veld, een haai hoogstens twee, een walvis hoogstens drie, alleen over zeevelden. Het dier mag omkeren, eerder stoppen of helemaal niet bewegen. Elk veld onderweg wordt afgehandeld (SV-23).
survive-rule-37 = _Waar het stopt._ Een haai stopt waar hij een zwemmer heeft gegrepen, een walvis waar hij een boot heeft kapotgeslagen.
survive-rule-38 = _Alleen de zee._ Zeedieren komen nooit op een tegel of een eiland.

## Driving creatures off
survive-rule-39 = _Haai verjagen._ Komt in stap 4 een haai van een andere speler op een veld met een zwemmer van jou, dan mag je deze tegel wegleggen: de haai is uit het spel voordat hij iets doet, en alle zwemmers daar blijven.
survive-rule-40 = _Walvis verjagen._ Komt in stap 4 een walvis van een andere speler op een veld met een boot die jij bestuurt, alleen of samen, en is er iemand aan boord, dan mag je deze tegel wegleggen: de walvis is uit het spel, en de boot blijft.
survive-rule-41 = _Wie gevraagd wordt._ Dat hangt alleen af van wat iedereen kan zien: elke andere speler die geraakt kan worden en minstens één gedekte tegel heeft, welke ook, wordt gevraagd, met de klok mee vanaf de speler aan de beurt. Wie de juiste tegel niet heeft, kan niet verdedigen; zo verraadt de vraag niets. De eerste speler die het dier verjaagt, beëindigt de zet van het dier en de beurt.
survive-rule-42 = _Verder niets._ Je kunt geen zeedier verjagen dat door een tegel opduikt, of waar een boot of zwemmer zelf naartoe gaat.

## The end
survive-rule-43 = _Tellen._ Komt de vulkaan tevoorschijn, dan zijn alle ontdekkingsreizigers die niet op een eiland staan verloren. Elke speler telt de waarden van de eigen geredde ontdekkingsreizigers op. De hoogste som wint, niet het grootste aantal. Spelers met gelijke sommen delen de winst.
survive-rule-44 = _Geen ontdekkingsreizigers meer?_ Je speelt door, met tegels, zinken en zeedieren.
survive-rule-45 = _Geheugen._ Standaard krijgt ook de eigenaar de waarden niet meer te zien nadat de boten geplaatst zijn. Je kunt er ook voor kiezen dat iedereen altijd de eigen waarden ziet. Die van de anderen blijven verborgen tot het einde; dan worden alle waarden en alle bewaarde tegels getoond.

## Two colours and variants
survive-rule-46 = _Elk twee kleuren,_ voor twee spelers. De ene speler heeft rood en groen, de andere blauw en geel. Je hebt drie zetten per beurt voor beide kleuren samen, en voor het besturen van boten tellen beide samen. Elke kleur brengt tien ontdekkingsreizigers en twee boten mee; de spelers plaatsen om de beurt één stuk van een van hun kleuren. De sommen worden opgeteld.
survive-rule-47 = _Overbevolking._ Bij het plaatsen van de ontdekkingsreizigers mogen er twee op een tegel, van welke kleuren ook; maar op een tegel die aan de zee grenst, ook aan het meer, maar één.
survive-rule-48 = _Tot de laatste ontdekkingsreiziger._ De vulkaan telt als draaikolk. De partij eindigt zodra er geen ontdekkingsreiziger meer op het bord is. Is er geen tegel meer, dan vervalt stap 3, en eindigt de partij na nog 60 hele beurten, van iedereen samen.
survive-rule-49 = _Iedereen is gelijk._ De speler die de meeste ontdekkingsreizigers redt, wint; waarden tellen niet.
survive-rule-50 = _Tot de laatste tegel._ De vulkaan telt als draaikolk. De partij eindigt zodra de laatste tegel weg is en zijn effect is uitgevoerd. Dit gaat niet samen met SV-48.
survive-rule-51 = _De uitslag._ De winnaars delen 1 gelijk, en de anderen krijgen 0. De sommen staan erbij.

## Written down
survive-rule-52 = _Een ontdekkingsreiziger_ is de letter van de kleur en een letter van `a` tot `j` in de volgorde van plaatsen: `ra` is de eerste van rood. Iedereen ziet de naam; de waarde staat er niet in.
survive-rule-53 = _Voor de eerste beurt:_ `put 6 D4` plaatst een ontdekkingsreiziger met waarde 6 (bij twee kleuren `put g6 D4`), `boat C3` plaatst een boot.
survive-rule-54 = _Stap 1:_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, of `skip`. Daarna `ra>E3` voor de dolfijn en `boat C3>C4` voor de wind, stap voor stap, en `stop` om eerder te stoppen; `serpent B1>F0` voor de andere.
survive-rule-55 = _Stap 2:_ `ra>D5` loopt naar een tegel, `ra>boat C3` stapt in, `ra>sea C3` gaat het water in of zwemt, `ra>NW` gaat aan land, `boat C3>C4` vaart, `done` beëindigt de stap eerder.
survive-rule-56 = _Stap 3:_ `sink D4` neemt de tegel; de achterkant schrijf je als `back shark` enzovoort; `aboard ra` kiest wie instapt. Wat anderen niet mogen zien, krijgen ze te zien als `put ? D4` en `back ?`. Aan het einde wordt alles getoond.
survive-rule-57 = _Stap 4:_ `die shark` is de worp; `shark C3>C4` verplaatst, stap voor stap; `stay` betekent niet bewegen, of niet verder. De antwoorden op een zeedier zijn `repel` en `let`.
survive-rule-58 = _Wat je niet gevraagd wordt._ Waar `done`, `stop` of `stay` alles is wat je kunt doen, gebeurt het vanzelf, en `skip` ook als je geen tegel hebt bewaard. Met een bewaarde tegel word je in stap 1 altijd gevraagd, ook als `skip` alles is wat je kunt doen, zodat niemand te weten komt wat je hebt. Al het andere wordt je gevraagd.
survive-rule-59 = _Een begin_ is het terrein van de 40 velden van het eiland in leesvolgorde, als letters `b`, `f` en `m`, en de plaats die begint: `bfmb…fb 0`. Met de opties en alle zetten beschrijft het een hele partij.
survive-rule-60 = _Wie begint._ De eerste speler begint met het plaatsen van ontdekkingsreizigers en boten, en heeft ook de eerste beurt.
survive-rule-61 = _Opties._ Dit kun je kiezen voor een nieuwe tafel, en dit is standaard.

## The table of tiles in SV-5
survive-rules-effect = Effect
survive-rules-beach = Strand
survive-rules-forest = Bos
survive-rules-mountain = Berg
survive-rules-at-once = Gebeurt direct
survive-rules-own-turn = Bewaren voor een eigen beurt
survive-rules-reaction = Bewaren om een zeedier te verjagen
survive-rules-shark = haai
survive-rules-whale = walvis
survive-rules-boat = boot
survive-rules-whirlpool = draaikolk
survive-rules-volcano = vulkaan
survive-rules-dolphin = dolfijn
survive-rules-wind = wind
survive-rules-move-serpent = zeeslang verplaatsen
survive-rules-move-shark = haai verplaatsen
survive-rules-move-whale = walvis verplaatsen
survive-rules-repel-shark = haai verjagen
survive-rules-repel-whale = walvis verjagen

## What the printed book says, and what is ours
survive-edition-1-inferred = De afbeeldingen van het boekje zijn verloren. Het bord is dat van de jubileumuitgave na dertig jaar, volgens openbare beschrijvingen.
survive-edition-1-ours = De namen van de velden zijn van ons.
survive-edition-2-fa = Het Perzische boekje legt de tegels binnen een zwarte rand, rond een zeeveld in het midden met een zeeslang erin.
survive-edition-2-inferred = Welke velden dat zijn, komt uit openbare beschrijvingen van de uitgave.
survive-edition-3-fa = In het Perzische boekje bereik je elk eiland vanaf twee zeevelden.
survive-edition-3-inferred = Welke velden dat zijn, komt uit openbare beschrijvingen van de uitgave.
survive-edition-4-inferred = Volgens het boekje staan de velden van de zeeslangen op het bord aangegeven; welke dat zijn, komt uit openbare beschrijvingen van de uitgave.
survive-edition-5-inferred = Het boekje noemt de effecten en de aantallen tegels, deels beschadigd. Hoeveel er van elk effect onder elk terrein liggen, komt uit een andere uitgave van het spel.
survive-edition-6-inferred = Het boekje zegt dat de waarden van 1 tot 6 lopen. Welke waarden elke kleur heeft, de zijden van de dobbelsteen en het aantal boten komen uit een andere uitgave van het spel.
survive-edition-7-fa = In het Perzische boekje spreken de spelers af wie begint.
survive-edition-8-fa = In het Perzische boekje kijkt niemand meer naar een waarde zodra het spel begonnen is, ook niet onder eigen geredde of verloren ontdekkingsreizigers.
survive-edition-11-fa = In het Perzische boekje slaat een speler zonder ontdekkingsreizigers deze stap over.
survive-edition-11-ours = Dat je laatste ontdekkingsreiziger tijdens de stap mag vertrekken en je dan nog lege boten mag verplaatsen, is onze keuze.
survive-edition-16-inferred = Het boekje beschrijft beide zetten; dat je ertussen mag kiezen, volgt daaruit.
survive-edition-17-fa = Het Perzische boekje voegt bij deze sprong tussen haakjes toe: “bij het in veiligheid brengen van de ontdekkingsreiziger”.
survive-edition-17-inferred = Wij lezen deze woorden als de reden voor de sprong, niet als voorwaarde: een ontdekkingsreiziger mag overal springen.
survive-edition-19-fa = Het Perzische boekje zegt dat je in een beurt maar één zwemmer één veld mag verplaatsen. Een latere zin geeft elke zwemmer één veld per beurt.
survive-edition-19-inferred = Wij volgen de latere zin: elk van je zwemmers mag één veld bewegen. De andere lezing is één zwemmer per beurt.
survive-edition-19-ours = Wat dit betekent voor een ontdekkingsreiziger die aan boord is geklommen, of door een walvis in het water is gegooid, is onze keuze.
survive-edition-22-fa = In het Perzische boekje mag iedereen een lege boot verplaatsen; de speler met de meeste ontdekkingsreizigers aan boord bestuurt een boot, en bij gelijke aantallen doen ze dat allemaal.
survive-edition-23-ours = Dat ook instappen in een boot bij een zeedier zo wordt afgehandeld, is onze keuze.
survive-edition-24-fa = In het Perzische boekje gaat een strand dat door ander terrein is ingesloten als laatste strand, en voor een bos geldt hetzelfde.
survive-edition-24-ours = Zijn er meer tegels ingesloten, dan mag je er een naar keuze nemen: dat is onze keuze.
survive-edition-31-inferred = Dit volgt uit de aantallen stukken en tegels.
survive-edition-32-fa = In het Perzische boekje draagt de dolfijn een zwemmer één tot drie velden ver.
survive-edition-32-ours = Dat de zwemmer mag omkeren, en de gewone zet van stap 2 nog heeft, is onze keuze. Samen zijn dat tot vier velden in een beurt, terwijl het boekje een zwemmer er maar één geeft.
survive-edition-33-fa = In het Perzische boekje drijft de wind een boot die je bestuurt.
survive-edition-33-ours = Dat de wind ook een lege boot mag drijven, is onze keuze: niemand bestuurt die, maar iedereen mag hem verplaatsen. Ook het omkeren is onze keuze.
survive-edition-34-ours = Het boekje zegt “een leeg zeeveld”. Dat dit een veld zonder enig stuk betekent, is onze keuze.
survive-edition-35-fa = In het Perzische boekje wordt een tegel na gebruik weggelegd.
survive-edition-35-ours = De rest van deze regel is onze keuze.
survive-edition-36-fa = Het Perzische boekje zegt dat je een zeedier mag verplaatsen, en dan hoe ver elke soort gaat.
survive-edition-36-inferred = Je mag het dus ook laten staan, of eerder stoppen. Dat het mag omkeren, is onze lezing.
survive-edition-40-fa = In het Perzische boekje mag je deze tegel gebruiken als een walvis bij “een van je boten” komt.
survive-edition-40-ours = Boten zijn van niemand, dus vragen we het de spelers die de boot besturen, als er iemand aan boord is.
survive-edition-41-ours = De volgorde van vragen, en dat die alleen afhangt van wat iedereen kan zien, is onze keuze.
survive-edition-42-inferred = Het boekje biedt deze tegels alleen tegen een zeedier dat een tegenstander verplaatst.
survive-edition-43-ours = Dat gelijke sommen de winst delen, is onze keuze.
survive-edition-45-fa = Het Perzische boekje verbiedt kijken, zoals hier standaard is.
survive-edition-45-ours = De keuze om je eigen waarden te zien is van ons, en ook dat aan het einde alles wordt getoond.
survive-edition-46-fa = Het Perzische boekje zegt alleen dat twee spelers elk twee kleuren mogen nemen, en dat de punten van beide worden opgeteld.
survive-edition-46-ours = Alle details zijn onze keuze.
survive-edition-47-fa = In het Perzische boekje mag op een tegel aan zee, aan de kust van het eiland, maar één ontdekkingsreiziger staan.
survive-edition-47-ours = Dat de tegels rond het meer als kust tellen, is onze keuze.
survive-edition-48-ours = De 60 beurten zijn onze keuze, zodat elke partij eindigt.
survive-edition-50-ours = Het boekje verbiedt niet om uitdagingen te combineren. Deze twee gaan hier niet samen, omdat ze de partij op verschillende manieren beëindigen: dat is onze keuze.

## The edition and ours
survive-editions-about = Achter deze regels ligt één gedrukt boekje: de jubileumuitgave na dertig jaar, in het Perzisch (in Europa is het spel ook verkocht als The Island). Waar het zwijgt of de afbeeldingen ontbreken, moesten wij kiezen.
survive-editions-first = Wie begint
survive-editions-first-fa = zoals de spelers afspreken
survive-editions-first-here = door loting, of zoals gekozen bij het aanmaken van de tafel
survive-editions-backs = Wat er op de achterkanten van de tegels staat
survive-editions-backs-fa = de effecten, maar niet hoeveel van elk
survive-editions-backs-here = de aantallen van een andere uitgave
survive-editions-values = Je eigen waarden bekijken
survive-editions-values-fa = nooit meer na het plaatsen
survive-editions-values-here = net zo, of altijd, naar keuze
survive-editions-swim = De zet van een zwemmer
survive-editions-swim-fa = één zwemmer, één veld per beurt; later: één veld per beurt voor elke zwemmer
survive-editions-swim-here = één zet in het water per beurt voor elke ontdekkingsreiziger
survive-editions-overboard = Uit een boot springen
survive-editions-overboard-fa = “bij het in veiligheid brengen van de ontdekkingsreiziger”
survive-editions-overboard-here = overal
survive-editions-dolphin = Een zwemmer met een dolfijn
survive-editions-dolphin-fa = één tot drie velden
survive-editions-dolphin-here = één tot drie, en daarnaast de gewone zet
survive-editions-wind = Wat de wind mag drijven
survive-editions-wind-fa = een boot die je bestuurt
survive-editions-wind-here = ook een lege boot
survive-editions-repel = Wie een walvis mag verjagen
survive-editions-repel-fa = de eigenaar van “een van je boten”
survive-editions-repel-here = een speler die de boot bestuurt, alleen of samen
survive-editions-enclosed = Ingesloten tegels
survive-editions-enclosed-fa = zinken als laatste van hun terrein
survive-editions-enclosed-here = net zo; van meer dan één, welke je wilt
survive-editions-two = Elk twee kleuren
survive-editions-two-fa = mag; de sommen worden opgeteld
survive-editions-two-here = net zo, met één beurt voor beide kleuren
survive-editions-equal = Gelijke sommen
survive-editions-equal-fa = niet genoemd
survive-editions-equal-here = delen de winst
survive-editions-last = Tot de laatste ontdekkingsreiziger
survive-editions-last-fa = tot er niemand meer op het bord is
survive-editions-last-here = net zo, maar hoogstens 60 beurten na de laatste tegel
survive-editions-both = Beide uitdagingen “tot de laatste …” samen
survive-editions-both-fa = niet verboden
survive-editions-both-here = mag niet

## Tips
survive-tip-together = _Vertrek samen._ Je drie zetten zijn genoeg om twee ontdekkingsreizigers aan boord te brengen en meteen weg te varen. Zet je beste ontdekkingsreizigers naast elkaar, vlak bij een plek voor een boot.
survive-tip-memory = _Onthoud wie waar staat._ De hoogste som wint, niet het grootste aantal: je 6 en je 5 zijn meer waard dan alle drie de enen, beide tweeën en een 3 samen. Plaats ze zo dat je ze zonder kijken kunt onthouden, en red ze het eerst.
survive-tip-creatures = _Gebruik de dobbelsteen op twee manieren._ Met het zeedier dat je gooit, kun je de anderen aanvallen, of de wateren vrijmaken die je zelf nodig hebt. Hier heeft Rood een zeeslang gegooid en grijpt de boot van Blauw met iedereen erin. Ook onze computeranalyse kiest deze zet.
survive-tip-swimmers = _Blijf niet in het water._ Een zwemmer gaat één veld per beurt, een boot tot drie, en een boot met wind tot zes. Zeeslangen en haaien grijpen elke zwemmer die ze tegenkomen. Zwem dus alleen naar een boot of een eiland dat dichtbij is.
survive-tip-beaches = _Stranden zinken het eerst._ Alle 16 stranden gaan vóór het eerste bos, en elke speler laat per beurt één tegel zinken: met vier spelers is er na vier rondes geen strand meer, met twee na acht. Een ontdekkingsreiziger op een strand ligt al snel in het water. Een bos aan zee is net zo dicht bij de boten en blijft langer liggen.
survive-tip-volcano = _Wees aan land voordat de bergen zinken._ De vulkaan ligt onder een van de acht bergen. Bij de eerste berg die wordt omgedraaid, is de kans dus 1 op 8 dat de partij eindigt; gebeurt dat niet, dan wordt de kans bij de volgende groter. En onder de helft van de bergen ligt een draaikolk.
survive-tip-doorstep = _Kom aan met een zet over._ Elk eiland heeft twee landingsvelden, die aan elkaar grenzen. Op een ervan wacht vanaf het begin een zeeslang. Komt je boot op het andere en stopt hij daar, dan wordt hij gegrepen als de volgende speler een zeeslang gooit. Reken het zo uit dat je aan land kunt gaan in de beurt waarin je aankomt.
survive-tip-control = _Deel een boot, en stuur hem._ Wie de meeste ontdekkingsreizigers aan boord heeft, verplaatst de boot, en bij gelijke aantallen mogen ze het allemaal. Eén ontdekkingsreiziger die instapt bij één tegenstander is dus genoeg om naar een eiland van jouw keuze te varen. Pas op voor tegenstanders die dit bij jou doen.

## Survive
survive-example-start = Een eiland voor twee spelers, klaar voor de eerste ontdekkingsreiziger.
survive-example-boats = De eerste beurt van Rood: twee ontdekkingsreizigers stappen in, en de boot vaart.
survive-example-sink = Een strand zinkt onder de ontdekkingsreiziger van Blauw, die nu zwemt. Precies daar duikt een haai op.
survive-example-whale = De walvis van Rood gaat twee velden naar de boot van Blauw en slaat hem kapot; de ontdekkingsreiziger die erin zat, zwemt.
survive-example-serpent = Een zeeslang grijpt de boot van Blauw met iedereen erin.
survive-example-whirlpool = Een bos zinkt, en een draaikolk maakt zijn veld en de zee eromheen leeg.
survive-example-wind = Rood speelt de wind, vaart drie velden en laat twee ontdekkingsreizigers aan land gaan.
survive-example-dolphin = Een dolfijn draagt de zwemmer van Rood drie velden ver.
survive-example-repel = De haai van Blauw komt bij de zwemmer van Rood; Rood heeft de juiste tegel bewaard.
survive-example-end = Er zijn alleen nog bergen over, en de eerste zinkt. De vulkaan komt tevoorschijn, en de waarden op de eilanden worden geteld.
survive-example-doorstep = De boot van Rood bereikt `C0` met de laatste zet, en niemand kan deze beurt nog aan land. Blauw gooit een zeeslang, en die op `B1` grijpt de boot en beide ontdekkingsreizigers.
survive-example-control = Rood vaart naar `C6`, naast de ontdekkingsreiziger van Blauw op `D7`. Blauw stapt in, heeft er evenveel als Rood, en vaart met de boot weg.

## Survive: you are red
survive-learn-1 = Jij bent Rood. Elk van je tien ontdekkingsreizigers heeft een waarde, en aan het einde tellen alleen de waarden op een veilig eiland. De spelers plaatsen hun ontdekkingsreizigers een voor een. Zet je beste, de 6, op het bos `D5`: dat ligt één stap van de zee, en bossen zinken pas na alle stranden.
survive-learn-1-hint = Kies de 6 en dan de tegel `D5` in de bovenste rij van het eiland.
survive-learn-1-done = Jij en Blauw gaan om de beurt verder tot alle ontdekkingsreizigers geplaatst zijn. Blauw kan jouw waarden niet zien, en jij die van Blauw niet.
survive-learn-2 = Nu de boten: elke speler zet er twee op zee, naast een tegel. Zet er een op `C4`, naast je 6 op `D5` en je 5 op `D4`.
survive-learn-2-hint = `C4` is het zeeveld vlak boven `D4` en `D5`.
survive-learn-2-done = Blauw zet er een aan de andere kant, en daarna plaatsen jullie elk een tweede boot.
survive-learn-3 = Dit is je eerste beurt. Je hebt drie zetten, die je vrij kunt verdelen. Laat rood a en rood b instappen in de boot op `C4`, en vaar dan naar `C3`.
survive-learn-3-hint = Eerst stappen ze allebei in, elk één zet: pak een ontdekkingsreiziger op en zet hem op de boot. Verplaats dan de boot van `C4` naar `C3`.
survive-learn-3-done = In een boot passen drie ontdekkingsreizigers, en de speler met de meeste aan boord bestuurt hem.
survive-learn-4 = Daarna moet je een tegel laten zinken: een strand, zolang er een is, en een die aan de zee grenst. Laat `D7` zinken: daar staat de eerste ontdekkingsreiziger van Blauw.
survive-learn-4-hint = `D7` is het strand aan de rechterkant van de bovenste rij van het eiland.
survive-learn-4-done = De ontdekkingsreiziger van Blauw zwemt, en jij vond wind onder de tegel: die bewaar je, en Blauw weet niet wat het is. Je dobbelsteen toont een haai, maar die is er nog niet. De ontdekkingsreiziger van Blauw klimt in een boot en vaart weg, er duikt een walvis op, en Blauw stuurt een zeeslang naar je boot.
survive-learn-5 = Dit is je tweede beurt. Eerst mag je een bewaarde tegel spelen. Speel de wind en vaar je boot drie velden naar het westen langs rij `C`, naar `C0`. Deze stappen kosten je geen zetten.
survive-learn-5-hint = Speel de wind, en verplaats dan de boot van `C3` naar `C2`, naar `C1` en naar `C0`, langs de zeeslang.
survive-learn-5-done = `C0` is een van de twee velden naast het eiland in het noordwesten.
survive-learn-6 = Laat rood a en rood b aan land gaan op het eiland, elk één zet. Laat met je derde zet rood c van `E3` in het water van `D3` gaan.
survive-learn-6-hint = Zet rood a en rood b op het eiland `NW`, en rood c in de zee op `D3`.
survive-learn-6-done = Elf punten zijn voorgoed veilig! Een zwemmer doet per beurt maar één zet in het water.
survive-learn-7 = Laat nog een strand zinken: `G8`, met een ontdekkingsreiziger van Blauw erop.
survive-learn-7-hint = `G8` is het strand aan de rechterkant van de middelste rij.
survive-learn-7-done = Blauw heeft er een zwemmer bij, en jij bewaart een tegel: die verjaagt een haai. Je dobbelsteen toont een walvis.
survive-learn-8 = Nu mag je de walvis verplaatsen, hoogstens drie velden. Walvissen slaan boten kapot waar ontdekkingsreizigers in zitten. Breng hem over `D7` naar de boot van Blauw op `D8`.
survive-learn-8-hint = Verplaats de walvis van `E6` naar `D7`, en dan naar `D8`.
survive-learn-8-done = De boot is weg, en de ontdekkingsreiziger van Blauw zwemt. Maar nu is Blauw aan de beurt: `D4` zinkt, er duikt een haai op, en de dobbelsteen van Blauw toont een haai.
survive-learn-9 = De haai van Blauw komt naar `D3`, waar jouw rood c zwemt. Voordat hij bijt, kun je je verdedigen. Verjaag hem!
survive-learn-9-hint = Kies “Verjagen”.
survive-learn-9-done = De haai is weg, en je zwemmer is veilig. De partij gaat door tot de vulkaan onder een van de bergen er een einde aan maakt: dan tellen alleen de waarden op de eilanden. Veel geluk!

## Puzzles: the task, what it asks, and what a puzzle is about.

survive-puzzles-goal-save = Red deze beurt zo veel mogelijk waarde
survive-puzzles-about-save = Breng je ontdekkingsreizigers met je drie zetten naar de eilanden. Elke andere manier redt minder.
survive-puzzles-goal-board = Breng zo veel mogelijk waarde aan boord
survive-puzzles-about-board = Na je drie zetten moeten jouw ontdekkingsreizigers in boten samen het meest waard zijn.
survive-puzzles-worth = Daarna haal je hooguit { $own }, terwijl { $best } kan.
survive-puzzles-theme-rescue = redding
survive-puzzles-theme-boat = een boot vaart
survive-puzzles-theme-swim = een zwemmer
