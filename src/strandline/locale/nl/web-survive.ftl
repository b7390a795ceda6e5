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
# An explorer, at the beginning of a sentence: by colour and letter
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
survive-ui-move-aboard = { survive-ui-who } wordt aan boord genomen
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
survive-ui-move-skip = Er wordt geen tegel gespeeld
survive-ui-move-done = Geen zetten meer
survive-ui-move-stop = Niet verder
survive-ui-move-stay = Het zeedier blijft
survive-ui-move-let = Laten gaan
survive-ui-move-repel = Het wordt verjaagd

## What is asked of you
survive-ui-ask-putting = Plaats een ontdekkingsreiziger: kies een waarde, dan een tegel.
survive-ui-ask-launching = Plaats een boot in zee naast het eiland.
survive-ui-ask-playing = { $tiles ->
    [yes] Je mag een van je tegels spelen, of overslaan.
   *[no] Geen van je tegels helpt nu: sla over.
}
survive-ui-ask-swimming = { $started ->
    [yes] De dolfijn zwemt verder: nog { $left ->
        [one] { $left } veld
       *[other] { $left } velden
    }, of stop.
   *[no] De dolfijn draagt een van je zwemmers tot { $left } velden ver: kies wie.
}
survive-ui-ask-sailing = { $started ->
    [yes] De wind waait door: nog { $left ->
        [one] { $left } veld
       *[other] { $left } velden
    }, of stop.
   *[no] De wind drijft een boot tot { $left } velden ver: kies welke.
}
survive-ui-ask-relocating = Zet { $kind ->
    [serpent] een zeeslang
    [shark] een haai
   *[whale] een walvis
} op een leeg zeeveld naar keuze.
survive-ui-ask-walking = Beweeg ontdekkingsreizigers en boten: nog { $left ->
    [one] { $left } zet.
   *[other] { $left } zetten.
}
survive-ui-ask-sinking = Laat een { $terrain ->
    [b] strandtegel
    [f] bostegel
   *[m] bergtegel
} van het eiland zinken.
survive-ui-ask-boarding = Op { $hex } duikt een boot op: kies wie er instapt.
survive-ui-ask-hunting = { $started ->
    [yes] { $kind ->
        [serpent] De zeeslang
        [shark] De haai
       *[whale] De walvis
    } zwemt verder: nog { $left ->
        [one] { $left } veld
       *[other] { $left } velden
    }, of blijft.
   *[no] Beweeg { $kind ->
        [serpent] een zeeslang
        [shark] een haai
       *[whale] een walvis
    } hoogstens { $left ->
        [one] { $left } veld
       *[other] { $left } velden
    }, of laat ze allemaal blijven.
}
survive-ui-ask-reacting = { $kind ->
    [shark] Een haai is bij je zwemmer.
   *[whale] Een walvis is bij je boot.
} { $repel ->
    [yes] Verjagen? Zo niet, dan { $kind ->
        [shark] ben je de zwemmer kwijt.
       *[whale] gaat de boot stuk en moet wie erin zit zwemmen.
    }
   *[no] Je hebt er niets tegen.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] De vulkaan is uitgebarsten: wie niet op een eiland staat, is verloren.
    [tile] De laatste tegel is gezonken: wie niet op een eiland staat, is verloren.
    [nobody] Er is geen ontdekkingsreiziger meer op het bord.
   *[turns] Het eiland is al lang weg: wie niet op een eiland staat, is verloren.
}

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
survive-ui-swam = heeft in het water gezet
survive-ui-zoom-in = Bord vergroten
survive-ui-zoom-out = Hele bord tonen
survive-ui-on-hex = Op { $hex }:
survive-ui-on-isle = Op het eiland { $isle }:
survive-ui-here = Alles wat op een veld is
survive-ui-look = Tik op een veld, of blijf erop staan, om te zien wat er is.
survive-ui-close = Sluiten
survive-ui-how = Hoe?
survive-ui-how-boat = in de boot stappen
survive-ui-how-sea = het water in
survive-ui-moves-left = nog { $left ->
    [one] { $left } stap
   *[other] { $left } stappen
}
survive-ui-values = Je te plaatsen ontdekkingsreizigers, naar waarde
survive-ui-value = { $colour ->
    [r] rood
    [b] blauw
    [g] groen
    [y] geel
   *[none] ontdekkingsreiziger
} { $value } (×{ $count })
survive-ui-show-values = Toon mijn waarden
survive-ui-die = Dobbelsteen: { $kind ->
    [serpent] zeeslang
    [shark] haai
   *[whale] walvis
}

## The players
survive-ui-players = Gered, verloren en bewaarde tegels
survive-ui-saved = { $count } gered
survive-ui-lost = { $count } verloren
survive-ui-points = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
survive-ui-no-tiles = geen tegel bewaard
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
survive-ui-do-skip = Geen tegel spelen
survive-ui-do-done = Geen zetten meer
survive-ui-do-stop = Hier stoppen
survive-ui-do-stay = { $started ->
    [yes] Hier blijven
   *[no] Geen bewegen
}
survive-ui-do-let = Laten gaan
survive-ui-do-repel = Verjagen
survive-ui-do-play = { $tile ->
    [dolphin] Speel de dolfijn
    [wind] Speel de wind
    [serpent] Verplaats een zeeslang
    [shark] Verplaats een haai
   *[whale] Verplaats een walvis
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
} bewaart { $count ->
    [0] geen tegel
    [one] { $count } tegel
   *[other] { $count } tegels
}.
survive-ui-say-tile = Je hebt: { $effect ->
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
