## The game on the first page
survive-name = Survive – Ontsnapping uit Atlantis
survive-description = Het eiland zinkt onder je ontdekkingsreizigers. Breng ze aan land, langs zeeslangen, haaien, walvissen en lieve vrienden.
survive-credit = Survive is een spel van Julian Courtland-Smith.

## What can be chosen in Survive
survive-option-colours = Kleuren per speler met z’n tweeën
survive-option-colours-1 = Elk één kleur
survive-option-colours-2 = Elk twee kleuren, en hun punten samen
survive-option-variants = Uitdagingen
survive-option-variants-crowded = Overbevolking: weg van de kust mogen er twee op één tegel beginnen
survive-option-variants-equal = Iedereen is gelijk: wie de meeste redt wint, wat ze ook waard zijn
survive-option-variants-last-explorer = Tot de laatste man: de vulkaan is een draaikolk, en er wordt gespeeld zolang er nog iemand buiten is
survive-option-variants-last-tile = Atlantis zinkt: de vulkaan is een draaikolk, en het spel eindigt met het eiland
survive-option-values = De waarden onder je ontdekkingsreizigers
survive-option-values-hidden = Onthouden: niemand mag nog kijken
survive-option-values-own = Je mag altijd naar die van jezelf kijken

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

# The rules of Survive, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
survive-rules-about = Atlantis zinkt, tegel voor tegel. Breng je ontdekkingsreizigers per boot, zwemmend en met geluk naar de vier veilige eilanden, door een zee vol zeeslangen, haaien en walvissen, die de anderen je graag op je dak sturen. Onder elke ontdekkingsreiziger staat een waarde die alleen zijn eigenaar heeft gezien, en alleen de waarden van de geredden tellen. Dan maakt de vulkaan overal een eind aan. Het spel is van Julian Courtland-Smith, voor twee tot vier spelers.
survive-rules-board = Het bord
survive-rules-components = Het spel bestaat uit
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
survive-rules-text = Opgeschreven

## The board
survive-rule-1 = _Velden._ Het bord heeft 133 zeshoekige velden in 13 rijen, `A` tot `M`: 7 in rij `A` en `M`, 10 in `B`, `D`, `J` en `L`, 11 in `C`, `E`, `G`, `I` en `K`, 12 in `F` en `H`. Een veld heet naar rij en kolom, van links geteld; `G5` is het midden. De rijen zijn een half veld verschoven, en velden met een gezamenlijke zijde zijn buren.
survive-rule-2 = _Het eiland_ beslaat 40 velden rond het midden: kolom 4 tot 7 van rij `D` en `J`, 3 tot 7 van `E` en `I`, 2 tot 9 van `F` en `H`, en 2 tot 8 van `G` zonder `G5`. Alle andere velden zijn zee, ook `G5`, het meer in het midden.
survive-rule-3 = _Veilige eilanden._ Vier eilanden liggen voorbij de hoeken. Elk is te bereiken vanaf precies twee zeevelden: `NW` vanaf `B1` en `C0`, `NE` vanaf `B10` en `C10`, `SW` vanaf `K0` en `L1`, `SE` vanaf `K10` en `L10`.
survive-rule-4 = _Zeeslangen._ Vijf zeeslangen beginnen op `B1`, `C10`, `G5`, `K0` en `L10`: één voor elk eiland en één in het meer.

## The pieces
survive-rule-5 = _Tegels._ Het eiland bestaat uit 40 tegels: 16 stranden, 16 bossen en 8 bergen. Elke tegel heeft een effect op de achterkant. Sommige gebeuren direct, andere bewaar je voor later; zoveel zijn er van elk:
survive-rule-6 = _De rest._ Elke kleur heeft tien ontdekkingsreizigers met waarde 1, 1, 1, 2, 2, 3, 3, 4, 5 en 6, samen 28. De plaatsen zijn rood, blauw, groen en geel. Er zijn 5 zeeslangen, 6 haaien, 5 walvissen en 12 boten. De dierendobbelsteen toont zeeslang, haai en walvis, elk op twee zijden.

## Before the first turn
survive-rule-7 = _Het eiland wordt gelegd._ De tegels worden geschud en met het terrein naar boven op de velden van het eiland gelegd; niemand kent een achterkant. De zeeslangen komen op hun velden. Het lot wijst de beginnende speler aan; er wordt met de klok mee gespeeld, in de volgorde van de plaatsen.
survive-rule-8 = _Ontdekkingsreizigers._ Om de beurt zet elke speler een ontdekkingsreiziger, met een waarde naar keuze, op een tegel waar er nog geen staat, tot ze allemaal staan. Alleen de eigenaar ziet de waarde. Gewoonlijk mag ook de eigenaar niet meer kijken zodra de laatste boot ligt; onthoud dus wie waar staat.
survive-rule-9 = _Boten._ Daarna zet elke speler om de beurt een boot op een zeeveld naast een tegel, zonder boot en zonder zeeslang erop, tot ieder er twee heeft. Alle andere boten, de haaien en de walvissen wachten naast het bord.

## A turn has four steps
survive-rule-10 = _Stap 1._ Je mag één tegel spelen die je voor je eigen beurt bewaard hebt. Hoogstens één per beurt.
survive-rule-11 = _Stap 2._ Je mag tot drie zetten doen met je ontdekkingsreizigers en met boten, in elke verdeling en volgorde; eerder stoppen mag. Staat er bij het begin van de stap geen ontdekkingsreiziger van jou op het bord, dan sla je hem over. Verdwijnt je laatste tijdens de stap, dan mag je de overgebleven zetten nog voor lege boten gebruiken.
survive-rule-12 = _Stap 3._ Je moet één tegel van het eiland nemen, als er nog een is.
survive-rule-13 = _Stap 4._ Je gooit de dobbelsteen en mag één zeedier bewegen van de soort die hij toont. Is er daarvan geen op het bord, dan gebeurt er niets.

## Step 2: your three moves
survive-rule-14 = _Lopen._ Een ontdekkingsreiziger gaat van een tegel naar een tegel ernaast. Op een tegel passen er zoveel als je wilt.
survive-rule-15 = _Instappen._ Een ontdekkingsreiziger stapt van een tegel in een boot op een zeeveld ernaast, of van de ene boot in een andere op een veld ernaast. In een boot passen er drie, van welke kleuren ook.
survive-rule-16 = _Het water in._ Een ontdekkingsreiziger stapt van een tegel op een zeeveld ernaast en is vanaf nu zwemmer. Ligt daar een boot met plaats, dan zijn instappen en ernaast zwemmen twee verschillende zetten.
survive-rule-17 = _Overboord._ Een ontdekkingsreiziger springt uit een boot in het water van hetzelfde veld en zwemt.
survive-rule-18 = _Zwemmen._ Een zwemmer gaat naar een zeeveld ernaast, of klimt in een boot op zijn eigen veld als er plaats is. Op een veld kunnen zoveel zwemmers zijn als je wilt.
survive-rule-19 = _Eén keer per beurt in het water._ Elke ontdekkingsreiziger doet per beurt hoogstens één zo’n zet: het water in gaan, zwemmen, uit het water in een boot klimmen en uit het water aan land gaan tellen allemaal. In één beurt zwemt dus niemand en stapt dan in, of springt overboord en zwemt dan. Lopen, instappen vanaf een tegel of uit een andere boot en aan land gaan uit een boot zijn zo niet beperkt. Wie aan boord geklommen is, is weer passagier: de boot mag hem verder brengen, hij mag deze beurt overstappen of aan land gaan, maar niet terug het water in. Door een walvis in het water gegooid worden is geen zo’n zet; maar wie de zijne al gedaan heeft, blijft daar tot de volgende beurt.
survive-rule-20 = _Geen weg terug._ Wie het eiland verlaten heeft, zet nooit meer een voet op een tegel. Je beweegt alleen je eigen ontdekkingsreizigers.
survive-rule-21 = _Aan land gaan._ Vanaf een van de twee velden van een eiland gaat een ontdekkingsreiziger aan land, uit een boot of uit het water: elk één zet. Hij is voorgoed gered. De boot blijft liggen. Elk eiland is voor iedereen.
survive-rule-22 = _Varen._ Een boot gaat naar een zeeveld ernaast waar geen andere boot is. Een lege boot mag iedereen bewegen. Anders bestuurt alleen de speler met de meeste ontdekkingsreizigers aan boord hem; hebben er meer evenveel, dan ieder van hen.

## Creatures and people
survive-rule-23 =
    _Wie wie ontmoet._ Na elke stap wordt elk veld afgehandeld, in deze volgorde:
    - een zeeslang grijpt een boot met iemand aan boord, iedereen erin, en elke zwemmer;
    - een walvis slaat een boot met iemand aan boord kapot; wie erin zat wordt zwemmer;
    - een haai grijpt elke zwemmer.
    Het maakt niet uit wie naar wie toe kwam. Lege boten worden door alle met rust gelaten, boten door haaien, zwemmers door walvissen, en zeedieren door elkaar: op een veld kunnen er zoveel zijn als je wilt. Wat gegrepen is, is voorgoed uit het spel.

## Step 3: sinking a tile
survive-rule-24 = _Welke tegel._ Zolang er een strand is, moet het een strand zijn; dan een bos; dan een berg. Hij moet aan de zee grenzen: elk zeeveld telt, ook `G5` en gezonken velden. Alleen als geen tegel van het terrein dat aan de beurt is aan de zee grenst, mag je elke tegel van dat terrein nemen.
survive-rule-25 = _Wie erop stond,_ zwemt op dat veld, dat vanaf nu zee is. Alleen jij bekijkt de achterkant.
survive-rule-26 = _De achterkant._ Een effect dat direct gebeurt, laat je aan iedereen zien, voer je uit en leg je weg. Elke andere tegel bewaar je gedekt: de anderen zien alleen van welk terrein hij komt.
survive-rule-27 = _Haai, walvis._ Op dat veld duikt een haai op, en de zwemmers daar zijn verloren. Of er duikt een walvis op.
survive-rule-28 = _Boot._ Op dat veld duikt een boot op, en alle zwemmers daar gaan aan boord. Zijn het er meer dan drie, dan kiest wie de tegel nam er drie, een voor een.
survive-rule-29 = _Draaikolk._ Alles op dat veld en op elk zeeveld ernaast is uit het spel: zwemmers, boten met iedereen erin, zeeslangen, haaien, walvissen. Tegels ernaast, en wie daarop staat, zijn veilig.
survive-rule-30 = _Vulkaan._ Het spel is direct afgelopen.
survive-rule-31 = _Genoeg voor alles._ Er zijn altijd genoeg haaien, walvissen en boten voor de tegels die ze brengen.

## Step 1: tiles you have kept
survive-rule-32 = _Dolfijn._ Een van je zwemmers gaat één tot drie zeevelden ver, heen en weer als je wilt; elk veld onderweg wordt afgehandeld (SV-23). Instappen en aan land gaan hoort er niet bij. Zijn eigen zet van stap 2 heeft de zwemmer nog.
survive-rule-33 = _Wind._ Een boot die je mag bewegen gaat één tot drie zeevelden ver, heen en weer als je wilt (SV-22, SV-23). De zetten van stap 2 heb je nog.
survive-rule-34 = _Zeeslang, haai of walvis verplaatsen._ Een dier naar keuze van die soort gaat naar een zeeveld naar keuze waar geen enkel stuk staat.
survive-rule-35 = _Gebruiken of bewaren._ Een tegel die niets zou doen, kan niet gespeeld worden; is hij gespeeld, dan moet hij iets doen. Van twee tegels met hetzelfde effect wordt die gebruikt die je het eerst had. Een gespeelde tegel leg je weg.

## Step 4: the creatures
survive-rule-36 = _Hoe ver._ Een zeeslang gaat hoogstens één veld, een haai hoogstens twee, een walvis hoogstens drie, alleen over zeevelden. Hij mag omkeren, eerder stoppen of helemaal niet bewegen. Elk veld onderweg wordt afgehandeld (SV-23).
survive-rule-37 = _Waar hij stopt._ Een haai stopt waar hij een zwemmer gegrepen heeft, een walvis waar hij een boot kapotgeslagen heeft.
survive-rule-38 = _Alleen de zee._ Zeedieren gaan op geen tegel en op geen eiland.

## Driving creatures off
survive-rule-39 = _Haai verjagen._ Komt een haai die een andere speler in stap 4 beweegt op een veld met een zwemmer van jou, dan mag je deze tegel wegleggen: de haai is uit het spel voordat hij iets doet, en alle zwemmers daar blijven.
survive-rule-40 = _Walvis verjagen._ Komt een walvis die een andere speler in stap 4 beweegt op een veld met een boot die jij bestuurt, alleen of samen, en is er iemand aan boord, dan mag je deze tegel wegleggen: de walvis is uit het spel, en de boot blijft.
survive-rule-41 = _Wie gevraagd wordt._ Alleen wat iedereen kan zien beslist: elke andere speler die geraakt kan worden en die minstens één gedekte tegel heeft, welke ook, met de klok mee vanaf de speler aan de beurt. Wie de juiste tegel niet heeft, kan het alleen laten gaan; zo verraadt de vraag niets. De eerste die verjaagt, beëindigt de zet van het dier en de beurt.
survive-rule-42 = _Verder niets._ Een zeedier dat een tegel brengt, of waar een boot of zwemmer zelf naartoe gaat, kan niet verjaagd worden.

## The end
survive-rule-43 = _Tellen._ Komt de vulkaan tevoorschijn, dan zijn alle ontdekkingsreizigers die niet op een eiland staan verloren. Elke speler telt de waarden van zijn geredden op: de hoogste som wint, niet het grootste aantal. Bij gelijke sommen wordt de winst gedeeld.
survive-rule-44 = _Niemand meer over?_ Een speler zonder ontdekkingsreizigers speelt door, met tegels, zinken en zeedieren.
survive-rule-45 = _Geheugen._ Gewoonlijk krijgt ook de eigenaar de waarden niet meer te zien nadat de boten geplaatst zijn; je kunt afspreken dat ieder altijd de zijne ziet. Die van de anderen blijven verborgen tot het einde; dan worden alle waarden en bewaarde tegels getoond.

## Two colours and variants
survive-rule-46 = _Twee kleuren elk,_ voor twee spelers. De ene speler heeft rood en groen, de andere blauw en geel. Een beurt is van de speler: drie zetten over beide kleuren, en voor het besturen van boten tellen beide samen. Elke kleur brengt haar tien ontdekkingsreizigers en twee boten mee; de spelers plaatsen om de beurt één stuk van een van hun kleuren. De sommen worden opgeteld.
survive-rule-47 = _Overbevolking._ Bij het plaatsen mogen er twee op een tegel, van welke kleuren ook; maar op een tegel die aan de zee grenst, ook aan het meer, maar één.
survive-rule-48 = _Tot de laatste man._ De vulkaan telt als draaikolk. Het spel eindigt zodra er geen ontdekkingsreiziger meer op het bord is. Is er geen tegel meer, dan vervalt stap 3, en na nog 60 hele beurten, die van iedereen samen geteld, is het spel afgelopen.
survive-rule-49 = _Iedereen is gelijk._ Wie de meeste ontdekkingsreizigers redt, wint; waarden tellen niet.
survive-rule-50 = _Atlantis zinkt._ De vulkaan telt als draaikolk. Het spel eindigt zodra de laatste tegel weg is en zijn effect gedaan. Gaat niet samen met SV-48.
survive-rule-51 = _De uitslag._ De winnaars delen 1 gelijk, de anderen krijgen 0; de sommen staan erbij.

## Written down
survive-rule-52 = _Een ontdekkingsreiziger_ is de letter van de kleur en een letter van `a` tot `j` in de volgorde van plaatsen: `ra` is de eerste van rood. Iedereen ziet de naam; de waarde staat er niet in.
survive-rule-53 = _Voor de eerste beurt:_ `put 6 D4` plaatst een ontdekkingsreiziger met waarde 6 (met twee kleuren `put g6 D4`), `boat C3` een boot.
survive-rule-54 = _Stap 1:_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, of `skip`. Daarna `ra>E3` voor de dolfijn en `boat C3>C4` voor de wind, stap voor stap, met `stop` als het genoeg is; `serpent B1>F0` voor de andere.
survive-rule-55 = _Stap 2:_ `ra>D5` loopt naar een tegel, `ra>boat C3` stapt in, `ra>sea C3` gaat het water in of zwemt, `ra>NW` gaat aan land, `boat C3>C4` vaart, `done` beëindigt de stap eerder.
survive-rule-56 = _Stap 3:_ `sink D4`; wat op de achterkant staat, schrijf je als `back shark` enzovoort; `aboard ra` kiest wie instapt. Anderen krijgen `put ? D4` en `back ?` te zien voor wat niet voor hun ogen is. Aan het eind wordt alles getoond.
survive-rule-57 = _Stap 4:_ `die shark` is de worp; `shark C3>C4` beweegt, stap voor stap; `stay` is niet bewegen, of niet verder. De antwoorden op een zeedier zijn `repel` en `let`.
survive-rule-58 = _Wat niet gevraagd wordt._ Waar `done`, `stop` of `stay` alles is wat je kunt doen, gebeurt het vanzelf, en `skip` ook als je geen tegel bewaart. Met een bewaarde tegel wordt stap 1 altijd gevraagd, ook als `skip` alles is wat je kunt, zodat niemand leert wat je hebt. Al het andere wordt gevraagd.
survive-rule-59 = _Een begin_ is het terrein van de 40 velden van het eiland in leesvolgorde als letters `b`, `f` en `m`, en de beginnende plaats: `bfmb…fb 0`. Met de opties en alle zetten vertelt het een heel spel.
survive-rule-60 = _Wie begint._ De beginnende speler begint met het plaatsen van ontdekkingsreizigers en boten, en heeft ook de eerste beurt.
survive-rule-61 = _Opties._ Wat je voor een nieuwe tafel kunt kiezen, en wat gewoon is.

## The table of tiles in SV-5
survive-rules-effect = Effect
survive-rules-beach = Strand
survive-rules-forest = Bos
survive-rules-mountain = Berg
survive-rules-at-once = Gebeurt direct
survive-rules-own-turn = Bewaard voor je eigen beurt
survive-rules-reaction = Bewaard om een zeedier te verjagen
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
survive-edition-1-ours = De plaatjes van het boekje hebben wij niet; het bord, de achterkanten van de tegels en de waarden van de ontdekkingsreizigers zijn die van de jubileumuitgave na dertig jaar.
survive-edition-7-fa = In het Perzische boekje spreken de spelers af wie begint.
survive-edition-8-fa = Het Perzische boekje: is het spel begonnen, dan kijkt niemand meer naar een waarde, ook niet bij zijn eigen geredde of verloren ontdekkingsreizigers.
survive-edition-19-ours = Het boekje geeft een zwemmer één veld per beurt. Wat dat betekent voor wie aan boord is geklommen, of door een walvis in het water is gegooid, is onze lezing.
survive-edition-22-fa = Het Perzische boekje: lege boten zijn van iedereen; wie de meeste aan boord heeft bestuurt een boot, en bij gelijke aantallen allen.
survive-edition-23-ours = Dat ook instappen in een boot bij een zeedier zo wordt afgehandeld, is van ons.
survive-edition-24-fa = Het Perzische boekje: een strand dat door ander terrein is ingesloten gaat als laatste strand, en een bos net zo.
survive-edition-24-ours = Zijn er meer tegels ingesloten, dan mag je ze allemaal nemen.
survive-edition-33-ours = Dat de wind ook een lege boot mag drijven is van ons: iedereen mag er een bewegen.
survive-edition-34-ours = Een leeg veld is een veld zonder enig stuk: van ons.
survive-edition-36-fa = In het Perzische boekje mag je een zeedier bewegen of laten; dat het mag omkeren is onze lezing.
survive-edition-41-ours = De volgorde van vragen, en dat die alleen afhangt van wat iedereen ziet, zijn van ons.
survive-edition-42-ours = Het boekje noemt alleen zeedieren die een tegenspeler beweegt.
survive-edition-43-ours = Dat bij gelijke sommen de winst gedeeld wordt, is van ons.
survive-edition-46-ours = Het boekje zegt alleen dat twee spelers elk twee kleuren mogen nemen en optellen; de rest is van ons.
survive-edition-47-ours = Dat de tegels rond het meer als kust tellen, is van ons.
survive-edition-48-ours = De 60 beurten zijn van ons, zodat elk spel eindigt.

## The edition and ours
survive-editions-about = Achter deze regels ligt één gedrukt boekje, in het Perzisch, van de jubileumuitgave na dertig jaar (in Europa ook verkocht als The Island). Waar het zwijgt of de plaatjes ontbreken, moesten wij beslissen.
survive-editions-first = Wie begint
survive-editions-first-fa = zoals de spelers afspreken
survive-editions-first-here = loting
survive-editions-values = Je eigen waarden bekijken
survive-editions-values-fa = nooit meer na het plaatsen
survive-editions-values-here = net zo, of altijd, naar keuze
survive-editions-swim = De zet van een zwemmer
survive-editions-swim-fa = één veld per beurt
survive-editions-swim-here = één zet in het water per beurt voor elke ontdekkingsreiziger
survive-editions-wind = Wat de wind mag drijven
survive-editions-wind-fa = een boot die je bestuurt
survive-editions-wind-here = ook een lege
survive-editions-enclosed = Ingesloten tegels
survive-editions-enclosed-fa = zinken als laatste van hun terrein
survive-editions-enclosed-here = net zo; van meer dan één, welke je wilt
survive-editions-two = Twee kleuren elk
survive-editions-two-fa = mag; sommen worden opgeteld
survive-editions-two-here = net zo, met één beurt voor beide kleuren
survive-editions-equal = Gelijke sommen
survive-editions-equal-fa = niet gezegd
survive-editions-equal-here = delen de winst
survive-editions-last = Tot de laatste man
survive-editions-last-fa = tot er niemand meer op het bord is
survive-editions-last-here = net zo, maar hoogstens 60 beurten na de laatste tegel

## Survive
survive-example-start = Een eiland voor twee spelers, klaar voor de eerste ontdekkingsreiziger.
survive-example-boats = De eerste beurt van Rood: twee ontdekkingsreizigers stappen in, en de boot vaart.
survive-example-sink = Een strand zinkt onder de ontdekkingsreiziger van Blauw, die nu zwemt. Precies daar duikt een haai op.
survive-example-whale = De walvis van Rood gaat twee velden naar de boot van Blauw en slaat hem kapot; wie erin zat, zwemt.
survive-example-serpent = Een zeeslang grijpt de boot van Blauw met iedereen erin.
survive-example-whirlpool = Een bos zinkt, en een draaikolk maakt zijn veld en de zee eromheen leeg.
survive-example-wind = Rood speelt de wind, vaart drie velden en laat twee ontdekkingsreizigers aan land gaan.
survive-example-dolphin = Een dolfijn draagt de zwemmer van Rood drie velden ver.
survive-example-repel = De haai van Blauw komt bij de zwemmer van Rood; Rood heeft de juiste tegel bewaard.
survive-example-end = Het laatste soort tegels is aan het zinken. De vulkaan komt tevoorschijn, en de waarden op de eilanden worden geteld.

## Survive: you are red
survive-learn-1 = Jij bent Rood. Elk van je tien ontdekkingsreizigers heeft een waarde, en aan het eind tellen alleen waarden op een veilig eiland. De ontdekkingsreizigers worden een voor een geplaatst. Zet je beste, de 6, op het bos `D5`: één stap van de zee, en bossen zinken pas na alle stranden.
survive-learn-1-hint = Kies de 6 en dan de tegel `D5` in de bovenste rij van het eiland.
survive-learn-1-done = De anderen worden om de beurt geplaatst, tot iedereen staat. Blauw ziet jouw waarden niet, en jij niet die van Blauw.
survive-learn-2 = Nu de boten: twee per speler, op zee naast een tegel. Zet er een op `C4`, naast je 6 op `D5` en je 5 op `D4`.
survive-learn-2-hint = `C4` is het zeeveld vlak boven `D4` en `D5`.
survive-learn-2-done = Blauw zet er een aan de andere kant, en daarna plaatsen jullie allebei je tweede.
survive-learn-3 = Je eerste beurt. Je hebt drie zetten, vrij te verdelen. Laat `ra` en `rb` instappen in de boot op `C4`, en vaar hem naar `C3`.
survive-learn-3-hint = Eerst stappen beiden in, elk één zet: pak een ontdekkingsreiziger op en zet hem op de boot. Vaar dan met de boot van `C4` naar `C3`.
survive-learn-3-done = In een boot passen er drie, en wie de meeste aan boord heeft, bestuurt hem.
survive-learn-4 = Dan moet er een tegel zinken: een strand, zolang er een is, en wel een die aan de zee grenst. Laat `D7` zinken: daar staat de eerste ontdekkingsreiziger van Blauw.
survive-learn-4-hint = `D7` is het strand aan de rechterkant van de bovenste rij van het eiland.
survive-learn-4-done = De ontdekkingsreiziger van Blauw zwemt, en jij vond wind onder de tegel: die bewaar je, en Blauw weet niet wat het is. Je dobbelsteen toont een haai, maar die is er nog niet. De ontdekkingsreiziger van Blauw klimt in een boot en vaart weg; er duikt een walvis op; en Blauw stuurt een zeeslang naar je boot.
survive-learn-5 = Je tweede beurt. Eerst mag je een bewaarde tegel spelen. Speel de wind en vaar je boot drie velden naar het westen langs rij `C`, tot `C0`. Deze stappen kosten geen zetten.
survive-learn-5-hint = Speel de wind, vaar dan met de boot van `C3` naar `C2`, naar `C1` en naar `C0`, langs de zeeslang.
survive-learn-5-done = `C0` is een van de twee velden naast het eiland in het noordwesten.
survive-learn-6 = Laat `ra` en `rb` op het eiland aan land gaan: elk één zet. Laat met de derde zet `rc` van `E3` het water van `D3` in gaan.
survive-learn-6-hint = Zet `ra` en `rb` op het eiland `NW`, en `rc` in de zee op `D3`.
survive-learn-6-done = Elf punten zijn voorgoed veilig! Wie zwemt, doet per beurt maar één zet in het water.
survive-learn-7 = Laat nog een strand zinken: `G8`, met een ontdekkingsreiziger van Blauw erop.
survive-learn-7-hint = `G8` is het strand aan de rechterkant van de middelste rij.
survive-learn-7-done = Blauw heeft een zwemmer meer, en jij bewaart een tegel: die verjaagt een haai. Je dobbelsteen toont een walvis.
survive-learn-8 = Nu mag jij de walvis bewegen, hoogstens drie velden. Walvissen slaan boten met mensen erin kapot. Breng hem over `D7` naar de boot van Blauw op `D8`.
survive-learn-8-hint = Ga met de walvis van `E6` naar `D7`, en dan naar `D8`.
survive-learn-8-done = De boot is weg en de ontdekkingsreiziger van Blauw zwemt. Maar nu is Blauw aan de beurt: `D4` zinkt, er duikt een haai op, en de dobbelsteen van Blauw toont een haai.
survive-learn-9 = De haai van Blauw komt naar `D3`, waar jouw `rc` zwemt. Voordat hij bijt, wordt jou iets gevraagd. Verjaag hem!
survive-learn-9-hint = Kies ervoor de haai te verjagen.
survive-learn-9-done = De haai is weg en je zwemmer is veilig. Zo gaat het door tot de vulkaan onder een van de bergen het spel beëindigt: dan tellen alleen de waarden op de eilanden. Veel geluk!
