## The game on the first page
crab-stack-name = Crab Stack
crab-stack-description = Krabben klimmen op krabben, en de golven spoelen weg wat afgesneden raakt. Zorg dat jij als laatste nog kunt zetten.
crab-stack-credit = Crab Stack is een spel van Henri Kermarrec.

## What can be chosen in Crab Stack
crab-stack-option-layout = Ligging van de rotsen
crab-stack-option-layout-rings = Volle ringen rond het open water in het midden
crab-stack-option-layout-alternate = Twee ringen en om en om een rots van de derde; de gedrukte afbeelding hebben we niet
crab-stack-option-layout-corners = Twee ringen en drie kapen; een andere lezing van de ontbrekende afbeelding
crab-stack-option-tie = Als de grootste groepen gelijk zijn: wie kiest welke blijft?
crab-stack-option-tie-mover = De speler die net gezet heeft
crab-stack-option-tie-next = De volgende speler
crab-stack-option-repetition = Herhaalde stellingen
crab-stack-option-repetition-is = Het is gelijkspel als een stelling zo vaak voorkomt. 0 = nooit.

## Moves, texts of positions and the terminal
crab-stack-layout-apart = de rotsen van een opstelling moeten één aaneengesloten groep vormen
crab-stack-layout-count = een opstelling voor dit aantal spelers heeft { $needed } rotsen nodig, maar deze heeft er { $count }

## Why a position's text cannot be read
crab-stack-text-form = een stelling is “stapels / beurt / spelers die meedoen”, zoals “b2:bL c3:bMrL / b / rb”
crab-stack-text-stack = een stapel is een veld, een dubbele punt en de krabben van onder naar boven, zoals c3:bMrL
crab-stack-text-cell = dit veld hoort niet bij de opstelling
crab-stack-text-cell-twice = dit veld wordt twee keer genoemd
crab-stack-text-colour = deze kleur doet niet mee; de kleuren die meedoen zijn { $allowed }
crab-stack-text-bigger-below = { $above } kan niet op { $below } liggen, want die is groter
crab-stack-text-too-many = er zijn { $count } van deze krabben, maar een kleur heeft er maar 3 van elke grootte
crab-stack-text-empty = er moet minstens één krab zijn
crab-stack-text-player-twice = deze speler wordt twee keer genoemd
crab-stack-text-nobody = minstens één speler moet nog meedoen
crab-stack-text-apart = de krabben moeten één groep vormen, tenzij er nog gekozen moet worden
crab-stack-text-turn = de beurt is een speler (r), een keuze na een zet (r?b) of een einde (over r, over -)
crab-stack-text-over = dit einde past niet bij de spelers die nog meedoen ({ $alive })
crab-stack-text-choice-alone = er doet nog maar één speler mee, dus er valt niets te kiezen
crab-stack-text-chooser = een andere speler mag kiezen
crab-stack-text-no-tie = de grootste groepen zijn niet gelijk, dus er valt niets te kiezen
crab-stack-text-out = deze speler ligt eruit

## Why a move is not legal
crab-stack-choose = kies eerst welke groep blijft: { $allowed }
crab-stack-no-choice = er zijn geen gelijke groepen, dus er valt niets te kiezen
crab-stack-water = { $cell } is open water
crab-stack-no-cell = er is geen rots { $cell } in dit spel
crab-stack-bare = op { $cell } zit geen krab
crab-stack-covered = op je krab op { $cell } zit een andere krab
crab-stack-not-yours = de krab op { $cell } is niet van jou
crab-stack-stays = een krab kan niet eindigen waar hij begon
crab-stack-bare-goal = { $cell } is leeg: krabben lopen over krabben
crab-stack-bigger = { $crab ->
    [M] een middelgrote krab kan niet op een grote eindigen, en op { $cell } zit er een
   *[S] een kleine krab kan alleen op een kleine eindigen; op { $cell } zit een { $top ->
        [M] middelgrote
       *[L] grote
    }
}
crab-stack-no-way = elke weg van { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} van { $start } naar { $goal } gaat over een lege rots, of twee keer over hetzelfde veld
crab-stack-steps = { $crab ->
    [L] een grote krab doet precies één stap
    [M] een middelgrote krab doet precies twee stappen
   *[S] een kleine krab doet precies drie stappen
}; { $goal } ligt niet op die afstand

## At the table
crab-stack-about = Krabben klimmen op krabben; wie als laatste nog kan zetten, wint. 2 tot 4 spelers, 15 minuten.
crab-stack-seat = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
}

## Crab Stack in the browser. Rocks are named by column and row (b2). Sizes are L, M, S; colours r, b, g, y.

## Crabs and stacks
crab-stack-ui-crab = { $size ->
    [L] grote
    [M] middelgrote
   *[S] kleine
} { $colour ->
    [r] rode
    [b] blauwe
    [g] groene
   *[y] gele
} krab
crab-stack-ui-rock-bare = { $cell }: lege rots
crab-stack-ui-rock-one = { $cell }: { $crab }
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-stack-ui-rock-stack = { $cell }: { $crab } boven op { $crabs }
crab-stack-piece-L = _Grote krab._ Gaat één stap en mag op elke krab eindigen.
crab-stack-piece-M = _Middelgrote krab._ Gaat twee stappen en mag op een middelgrote of kleine krab eindigen.
crab-stack-piece-S = _Kleine krab._ Gaat drie stappen, maar mag alleen op een kleine krab eindigen.
crab-stack-ui-can-go = kan zetten
crab-stack-ui-goal = kan hierheen
crab-stack-ui-held = opgepakt
crab-stack-ui-threatened = kan bedekt worden
crab-stack-ui-group = in de groep van { $cell }; kies dit veld om die groep te houden
crab-stack-ui-look = Stapel op { $cell }, van boven naar beneden
crab-stack-ui-hold-goals = { $crab } opgepakt op { $cell }. { $count ->
    [one] Hij kan naar { $goals }.
   *[other] Hij kan naar { $count } rotsen: { $goals }.
}

## Moves in words
crab-stack-ui-move-goes = Van { $from } op { $to }
crab-stack-ui-move-keeps = Houdt de groep van { $cell }; de golf neemt de rest mee

## What is asked
crab-stack-ui-ask-go = Zet een van je krabben op een andere krab.
crab-stack-ui-ask-keep = { $count ->
    [one] De groepen zijn gelijk. Kies welke blijft.
   *[other] { $count } groepen zijn gelijk. Kies welke blijft.
}

## What a move has caused, in the list of moves and for screen readers
crab-stack-effect-covers = Bedekt een { crab-stack-ui-crab }.
# $crabs: one or more of the next message, joined.
crab-stack-effect-wave = De golf nam { $crabs } mee.
crab-stack-effect-crabs = { $count } { $seat ->
    [0] rode
    [1] blauwe
    [2] groene
   *[3] gele
} { $count ->
    [one] krab
   *[other] krabben
}
crab-stack-effect-tie = De groepen zijn gelijk: { crab-stack-seat } kiest welke blijft.
crab-stack-effect-out = { crab-stack-seat } heeft geen zet en ligt eruit.

## What has ended the game
crab-stack-ui-ended-won = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
} wint: niemand anders kan nog zetten.
crab-stack-ui-ended-drawn = Dezelfde stelling kwam te vaak voor: het is gelijkspel.

## The position in sentences
crab-stack-ui-say-player = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
}: { $free ->
    [one] { $free } krab bovenop
   *[other] { $free } krabben bovenop
}, { $covered } bedekt.
crab-stack-ui-say-out = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
} ligt eruit, maar deze krabben blijven: { $free } bovenop, { $covered } bedekt.
crab-stack-ui-say-stack = { $stack }.
crab-stack-ui-say-bare = { $count ->
    [one] { $count } rots is leeg.
   *[other] { $count } rotsen zijn leeg.
}

# The rules of Crab Stack, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
crab-stack-quick-goal =
    _Doel: blijf als laatste over_
    Krabben klimmen op krabben, en er zijn steeds minder zetten. De laatste speler die nog meedoet, wint.
crab-stack-quick-goal-picture = Achttien rode en blauwe krabben in drie maten, elk op een eigen rots rond het open water.
crab-stack-quick-turn =
    _Je beurt: één krab_
    Verplaats een van je krabben: een grote precies één stap, een middelgrote twee, een kleine drie.
crab-stack-quick-turn-picture = Drie pijlen: een grote krab doet één stap, een middelgrote twee, een kleine drie.
crab-stack-quick-backs =
    _Over ruggen_
    Elke stap gaat naar een krab ernaast, van welke grootte en kleur ook. Alleen de krab waarop je eindigt, mag niet groter zijn dan die van jou.
crab-stack-quick-backs-picture = Een pijl: een kleine krab loopt over een kleine en een middelgrote krab en eindigt op een kleine.
crab-stack-quick-pinned =
    _Vastgezet_
    Een krab met een andere op zijn rug kan niet lopen. Ga dus op de krabben van je tegenstanders zitten!
crab-stack-quick-pinned-picture = Een ring om een grote blauwe krab die op een grote rode zit.
crab-stack-quick-wave =
    _De golf_
    Splitst een zet de krabben in groepen, dan blijft de groep met de meeste velden. De golf spoelt de andere voorgoed weg.
crab-stack-quick-wave-picture = Een pijl: een krab verlaat het veld dat twee groepen verbond. Ringen geven de zes velden van de kleinere groep aan.
crab-stack-quick-end =
    _Het einde_
    Kun je niet zetten als je aan de beurt komt, dan lig je eruit, maar je krabben blijven. De laatste speler wint.
crab-stack-quick-end-picture = Boven op elke stapel zit een rode krab, dus Blauw kan niet zetten.

## The page
crab-stack-rules-about = Het wordt vloed, en de krabben verdringen zich op de rotsen. Elke krab loopt over de ruggen van andere krabben en gaat op een krab zitten die niet groter is dan hijzelf; zo raken de rotsen leeg en groeien de stapels. Kun je niet meer zetten, dan lig je eruit; wie als laatste overblijft, wint. Crab Stack is een spel van Henri Kermarrec voor twee tot vier spelers. Na het verdelen speelt geluk geen rol meer en is niets verborgen.
crab-stack-rules-setup = Voor het spel begint
crab-stack-rules-turn = Jouw beurt
crab-stack-rules-wave = De golf
crab-stack-rules-end = Eruit liggen en winnen
crab-stack-rules-text = Notatie

## Before the game
crab-stack-rule-1 = _Je krabben._ Je hebt negen krabben van één kleur: drie grote, drie middelgrote en drie kleine. De plaatsen zijn rood, blauw, groen en geel, in deze volgorde.
crab-stack-rule-2 =
    _De rotsen._ Het bord heeft drie ringen van rotsen rond één veld open water. Hoeveel rotsen meedoen, hangt af van het aantal spelers:
    - twee spelers gebruiken de binnenste twee ringen, 18 rotsen;
    - drie spelers gebruiken 27 rotsen: de binnenste twee ringen en negen rotsen van de buitenste, ofwel om en om (standaard) ofwel drie groepjes van drie bij de hoeken;
    - vier spelers gebruiken alle 36 rotsen.
    Elk ander veld is de hele partij open water. Je kunt de rotsen ook zelf opgeven: negen per speler, nooit het midden, en allemaal aaneengesloten.
crab-stack-rule-3 = _Namen van de velden._ De kolommen heten van links naar rechts `a` tot en met `g`. In elke kolom tel je de rotsen van onderaf: `a1` tot `a4`, `b1` tot `b5`, `c1` tot `c6`, `d1` tot `d7`, `e1` tot `e6`, `f1` tot `f5`, `g1` tot `g4`. Het water in het midden zou `d4` heten. De namen zijn bij elk aantal spelers dezelfde.
crab-stack-rule-4 = _Het verdelen._ Alle krabben van de kleuren die meedoen, worden geschud en verdeeld, één op elke rots. De tafel loot wie begint, tenzij dat bij het aanmaken van de tafel is gekozen. De beurten gaan met de klok mee, in de volgorde van de plaatsen.

## Your turn
crab-stack-rule-5 = _Eén krab._ In je beurt verplaats je precies één krab van je eigen kleur. Als je kunt zetten, moet je. Van een stapel kan alleen de bovenste krab lopen; de krabben eronder zitten vast.
crab-stack-rule-6 = _Hoe ver._ Een grote krab doet precies één stap, een middelgrote precies twee, een kleine precies drie.
crab-stack-rule-7 = _Over ruggen._ Elke stap gaat naar een aangrenzend veld met minstens één krab, van welke kleur (ook je eigen) en grootte dan ook. Een krab stapt nooit op een lege rots of in het water. Onderweg mag hij over grotere krabben lopen.
crab-stack-rule-8 = _Geen veld twee keer._ In één zet komt een krab nooit twee keer op hetzelfde veld. Het beginveld telt mee, ook als daar andere krabben achterblijven; geen krab eindigt dus waar hij begon.
crab-stack-rule-9 = _Waar hij eindigt._ Een krab moet eindigen op een stapel waarvan de bovenste krab even groot is of kleiner: een grote krab op elke krab, een middelgrote op een middelgrote of kleine, een kleine alleen op een kleine. Zo zit er nooit een krab op een grotere.
crab-stack-rule-10 = _De weg maakt niet uit._ Twee wegen tussen dezelfde twee velden zijn dezelfde zet.

## The wave
crab-stack-rule-11 =
    _Samen of weg._ Na een zet moeten alle velden met krabben één aaneengesloten groep vormen. Een stapel telt als één veld, hoe hoog hij ook is, en krabben van spelers die eruit liggen, tellen gewoon mee. Laat een zet twee of meer groepen achter, dan blijft er maar één, en de golf neemt alle andere voorgoed van het bord:
    - de groep met de meeste velden blijft;
    - zijn er groepen gelijk, dan blijft die met de meeste krabben;
    - is het dan nog gelijk, dan kiest een speler welke van de gelijke groepen blijft. Vóór die keuze neemt de golf niets mee.
    Een golf komt alleen na een zet.
crab-stack-rule-12 = _Wie kiest._ De speler die net gezet heeft, kiest. Je kunt een tafel ook zo instellen dat de volgende speler die er niet uit ligt kiest, zelfs als die niet zal kunnen zetten. De keuze valt voordat de volgende beurt begint.

## Going out and winning
crab-stack-rule-13 = _Eruit._ Kun je niet zetten als je aan de beurt komt, dan lig je eruit, om welke reden ook. Je komt niet terug, ook niet als later een krab van je vrijkomt. Je krabben blijven op het bord en lopen nooit meer. Verder blijven het gewone krabben: anderen lopen eroverheen, ze blokkeren, en ze tellen voor de golf. Je beurten worden overgeslagen.
crab-stack-rule-14 = _Niet voor je beurt._ Of je kunt zetten, wordt bekeken als je aan de beurt komt, nooit eerder. Eruit gaan kost geen beurt: meteen wordt naar de volgende speler gekeken.
crab-stack-rule-15 = _De laatste._ Zodra er nog maar één speler meedoet, wint die speler, of er nu nog een zet mogelijk is of niet, en zelfs zonder krab op het bord.
crab-stack-rule-16 = _Rondje na rondje._ Krabben kunnen elkaar eeuwig achternazitten. Komt dezelfde stelling voor de derde keer voor aan het begin van een beurt, dan is het gelijkspel tussen alle spelers die er niet uit liggen. Krabben van dezelfde kleur en grootte tellen als gelijk. De beginstelling telt mee; stellingen waarin nog gekozen moet worden niet. Je kunt een ander aantal kiezen, vanaf 2, of de regel uitzetten met 0. Speel na een gelijkspel opnieuw: een nieuwe partij wijst de winnaar aan.
crab-stack-rule-17 = _De uitslag._ De winnaar krijgt 1 en de anderen 0. Bij gelijkspel delen de spelers die er niet uit liggen de 1 gelijk.

## Written down
crab-stack-rule-18 = _Een zet_ is het veld waar de krab begint en het veld waar hij eindigt: `b2-c4`. Een keuze na een golf is `keep-` en het eerste veld van de groep die blijft, in de volgorde `a1`, `a2`, … `g4`: `keep-c4`.
crab-stack-rule-19 = _Een stelling_ noemt de stapels, de beurt en de spelers die er niet uit liggen: `b2:bL c3:bMrL / b / rb`. Een krab is een letter voor zijn kleur (`r` `b` `g` `y`) en een voor zijn grootte (`L` `M` `S`); een stapel schrijf je van onder naar boven. Moet er nog gekozen worden, dan staat bij de beurt wie kiest, een vraagteken en wie gezet heeft: `r?r`. Aan het einde staat er `over r` als rood heeft gewonnen, of `over -` bij gelijkspel. De opties en het aantal herhalingen horen niet bij de tekst.
crab-stack-rule-20 = _Een stelling lezen._ Of de speler aan zet kan zetten, wordt meteen bekeken; wie dat niet kan, ligt er dus al uit. Spaties en volgorde maken niet uit. Een tekst die geen mogelijke stelling beschrijft, wordt geweigerd, met de reden: een veld buiten de opstelling, een krab op een grotere, meer dan drie krabben van een soort, twee groepen zonder dat er te kiezen valt, een speler aan zet die eruit ligt, enzovoort.
crab-stack-rule-21 = _Opties._ Dit kun je kiezen voor een nieuwe tafel, en dit is standaard.

## What the printed books say, rule by rule
crab-stack-edition-1-ours = In alle drie de boekjes kiest elke speler een kleur. Hier hoort de kleur bij de plaats.
crab-stack-edition-2-inferred = De boekjes tonen de opstellingen op afbeeldingen die voor ons verloren zijn. De drie ringen komen uit openbare beschrijvingen van het bord; vier spelers hebben 36 rotsen nodig omdat ze 36 krabben hebben; en de 18 rotsen voor twee spelers zijn de twee ringen waar precies hun 18 krabben op passen.
crab-stack-edition-2-ours = Beide opstellingen voor drie spelers, en rotsen die je zelf opgeeft, zijn van ons.
crab-stack-edition-4-hu = In het Hongaarse boekje bepalen de spelers op een manier naar keuze wie begint.
crab-stack-edition-4-ru = In het Russische boekje wordt de eerste speler willekeurig gekozen.
crab-stack-edition-4-fr = In het Franse boekje wordt de eerste speler willekeurig gekozen.
crab-stack-edition-6-hu = Het Hongaarse boekje zegt “moet lopen”.
crab-stack-edition-6-ru = Het Russische boekje zegt “kan lopen”. Wij lezen dat als precies, zoals in de andere twee boekjes.
crab-stack-edition-6-fr = Het Franse boekje zegt “moet lopen”.
crab-stack-edition-7-hu = Het Hongaarse boekje verbiedt zowel een stap in open water als stoppen op een leeg veld. Krabben mogen over elkaar klimmen; de grootte telt er alleen waar een krab eindigt.
crab-stack-edition-7-ru = In het Russische boekje lopen krabben alleen over de ruggen van andere krabben. Op zichzelf zou je het ook zo kunnen lezen dat een krab niet over grotere heen mag; de andere twee boekjes kijken alleen bij de laatste stap naar de grootte.
crab-stack-edition-7-fr = Het Franse boekje verbiedt een stap op een leeg veld, en kijkt alleen bij de laatste stap naar de grootte.
crab-stack-edition-8-hu = Het Hongaarse boekje verbiedt terugkeren naar elk veld waar de krab deze beurt heeft gestaan, ook het beginveld.
crab-stack-edition-8-ru = Het Russische boekje verbiedt teruggaan.
crab-stack-edition-8-fr = Het Franse boekje verbiedt twee keer over een veld te gaan.
crab-stack-edition-11-hu = Het Hongaarse boekje laat de krabben in “een of meer” groepen uiteenvallen en zegt dan dat de kleinere verdwijnt. Alleen het voorbeeld heeft precies twee groepen.
crab-stack-edition-11-ru = Het Russische boekje spreekt van twee of meer groepen en zegt dat de kleinere verdwijnt.
crab-stack-edition-11-fr = Het Franse boekje regelt het voor elk aantal groepen: alleen die met de meeste velden blijft.
crab-stack-edition-12-hu = In het Hongaarse boekje kiest de speler aan de beurt welke groep verdwijnt.
crab-stack-edition-12-ru = In het Russische boekje kiest de speler die daarna aan de beurt is welke groep verdwijnt. Je kunt een tafel zo instellen.
crab-stack-edition-12-fr = In het Franse boekje kiest de actieve speler welke groep blijft.
crab-stack-edition-12-ours = Het Russische boekje zegt niet wat er gebeurt als de volgende speler niet zou kunnen zetten. Hier kiest die speler toch.
crab-stack-edition-13-hu = Het Hongaarse boekje zegt dat de krabben van een speler die eruit ligt nooit meer lopen, “alsof ze onder een andere krab zaten”. Wij lezen dat als een beeld voor niet kunnen lopen: in werkelijkheid zitten ze bovenop, en anderen mogen er gewoon op eindigen.
crab-stack-edition-13-ru = Het Russische boekje noemt maar één reden: krabben die door andere kleuren bedekt zijn. De andere twee boekjes tellen elke reden, en wij ook. De speler doet tot het einde van het spel geen zetten meer.
crab-stack-edition-13-fr = Het Franse boekje zegt dat je verloren hebt, ook als een van je krabben weer tevoorschijn komt. Alle drie de boekjes sluiten een speler voorgoed uit; alleen het Franse noemt dit geval.
crab-stack-edition-14-inferred = Het Franse en het Russische boekje hebben het over een speler die in zijn beurt niet kan zetten. Het Hongaarse boekje, en de kortere tekst bij het doel van het spel, lezen we net zo. Dat eruit gaan geen beurt kost, volgt hieruit.
crab-stack-edition-15-inferred = In de boekjes wint de laatste speler die overblijft. Daaruit volgt dat die speler niet hoeft te kunnen zetten, en zelfs geen krab hoeft te hebben.
crab-stack-edition-16-hu = Het Hongaarse boekje noemt dit een patstelling en stelt een nieuwe partij voor om een winnaar te vinden. Het noemt het geen gelijkspel.
crab-stack-edition-16-ru = Het Russische boekje noemt het gelijkspel en begint opnieuw.
crab-stack-edition-16-fr = Het Franse boekje noemt het gelijkspel en laat een nieuwe partij de winnaar aanwijzen.
crab-stack-edition-16-ours = Geen boekje noemt een aantal. De derde keer is onze keuze.

## The editions side by side
crab-stack-editions-about = Achter deze regels liggen drie gedrukte boekjes: een Hongaars, een Russisch en een Frans. Ze beschrijven drie keer hetzelfde spel. Hier zie je waar ze verschillen, en hoe wij het spelen.
crab-stack-editions-starts = Wie begint
crab-stack-editions-starts-hu = op een manier naar keuze van de spelers
crab-stack-editions-starts-ru = willekeurig
crab-stack-editions-starts-fr = willekeurig
crab-stack-editions-starts-here = door loting, of zoals gekozen bij het aanmaken van de tafel
crab-stack-editions-far = Hoe ver een krab gaat
crab-stack-editions-far-hu = zo ver moet hij
crab-stack-editions-far-ru = zo ver kan hij
crab-stack-editions-far-fr = zo ver moet hij
crab-stack-editions-far-here = precies zo ver
crab-stack-editions-bare = Lege velden
crab-stack-editions-bare-hu = niet in open water stappen, niet op een leeg veld stoppen
crab-stack-editions-bare-ru = er niet op stappen
crab-stack-editions-bare-fr = er niet op stappen
crab-stack-editions-bare-here = er niet op stappen
crab-stack-editions-twice = Verboden velden in een zet
crab-stack-editions-twice-hu = elk veld waar hij deze beurt heeft gestaan
crab-stack-editions-twice-ru = niet teruggaan
crab-stack-editions-twice-fr = geen veld twee keer
crab-stack-editions-twice-here = geen veld twee keer, ook het beginveld niet
crab-stack-editions-groups = Drie of meer groepen
crab-stack-editions-groups-hu = de kleinere verdwijnt
crab-stack-editions-groups-ru = de kleinere verdwijnt
crab-stack-editions-groups-fr = er blijft er maar één
crab-stack-editions-groups-here = er blijft er maar één
crab-stack-editions-tie = Wie kiest tussen gelijke groepen
crab-stack-editions-tie-hu = de speler aan de beurt
crab-stack-editions-tie-ru = de speler die daarna aan de beurt is
crab-stack-editions-tie-fr = de actieve speler
crab-stack-editions-tie-here = een optie: de speler die gezet heeft (standaard) of de volgende
crab-stack-editions-out = Wie eruit ligt
crab-stack-editions-out-hu = een speler die nergens heen kan; de krabben gelden als bedekt
crab-stack-editions-out-ru = een speler van wie alle krabben door andere kleuren bedekt zijn
crab-stack-editions-out-fr = een speler die niet kan zetten, ook als er weer een krab tevoorschijn komt
crab-stack-editions-out-here = een speler die in de eigen beurt niet kan zetten, om welke reden ook, voorgoed
crab-stack-editions-chase = Krabben die elkaar eeuwig achternazitten
crab-stack-editions-chase-hu = een patstelling; eventueel een nieuwe partij
crab-stack-editions-chase-ru = gelijkspel, dan een nieuwe partij
crab-stack-editions-chase-fr = gelijkspel, dan een nieuwe partij
crab-stack-editions-chase-here = gelijkspel bij de derde keer

## Tips
crab-stack-tip-small = _Kleine krabben zijn het snelst en het makkelijkst te pakken._ Een kleine krab doet drie stappen, meer dan elke andere. Maar elke krab kan op hem eindigen, terwijl hij zelf alleen op andere kleine kan eindigen. Let goed op je kleine krabben, en gebruik ze zolang er nog kleine zijn om op te landen.
crab-stack-tip-weapons = _Je hebt twee wapens._ Je kunt op krabben van je tegenstanders gaan zitten, of een groep afsnijden zodat de golf die meeneemt. Zoek voor elke zet naar allebei, en naar wat je tegenstanders jou kunnen aandoen.
crab-stack-tip-shelter = _Zoek een veilige plek, desnoods op een andere krab._ De golf neemt mee wat afgesneden raakt, dus houd je krabben in de grote groep. Het veiligst is een grote krab boven op een stapel: alleen een andere grote kan hem bedekken.
crab-stack-tip-run = _Houd een uitweg open._ Je tegenstanders blokkeren is het halve werk; de andere helft is zelf niet als eerste vastlopen. Kijk bij elke krab die je bedekt hoeveel zetten jij nog hebt, en niet alleen hoeveel zij er hebben.
crab-stack-tip-bridge = _Let op de bruggen._ Een veld dat twee helften van de krabben bij elkaar houdt, is het belangrijkste op het bord. Sta je op een brug, verlaat die dan als de helft die je wilt houden meer velden heeft. Hier heeft Rood acht zetten. Beide zetten die de brug op `d6` verlaten, winnen; van de andere zes wint er maar één.
crab-stack-tip-tie = _Maak gebruik van gelijke groepen._ Zijn twee groepen gelijk in velden en in krabben, dan kiest de speler die net gezet heeft. Hier maakt Rood zulke groepen. De groep van `d2` houden wint meteen, want daarin kan Blauw nergens heen; de andere groep houden verliest.
crab-stack-tip-burden = _Zetten is een plicht._ Je kunt niet passen, en tegen het einde kan dat je de partij kosten. Hier wil niemand zetten: is Rood aan de beurt, dan wint Blauw, en is Blauw aan de beurt, dan wint Rood. Tel hoeveel zetten elke kant over heeft, en zorg dat je tegenstander in zo’n stelling aan zet is.

# Captions of the examples on the rules pages.

## Crab Stack
crab-stack-example-two = Twee spelers: 18 rotsen met 18 krabben.
crab-stack-example-three = Drie spelers: om en om een rots van de buitenste ring.
crab-stack-example-corners = Drie spelers: drie groepjes van drie rotsen in de buitenste ring.
crab-stack-example-four = Vier spelers: alle 36 rotsen doen mee.
crab-stack-example-far = De grote krab van Rood doet één stap, de middelgrote van Blauw twee, en de kleine van Rood drie. De kleine loopt onderweg over een grotere krab.
crab-stack-example-size = Een kleine krab eindigt alleen op een kleine: de krab van Rood op `c3` kan niet eindigen op de grotere om hem heen.
crab-stack-example-pinned = De kleine krab van Rood op `c5` zit onder de grote van Blauw en kan pas weg als die vertrekt.
crab-stack-example-wave = De grote krab van Rood verlaat de brug op `d6`. Zeven velden blijven; de andere zes neemt de golf mee.
crab-stack-example-books-wave = De grote krab van Geel klimt van `f2` op `f3`. De bovenste groep heeft 23 velden, de onderste 5, dus neemt de golf de onderste mee. Alle drie de boekjes gebruiken deze aantallen in hun voorbeeld.
crab-stack-example-choice = Er zijn twee groepen van elk drie velden en vijf krabben. Rood heeft gezet, dus Rood kiest.
crab-stack-example-last = Rood bedekt de laatste blauwe krab die nog kon lopen. Als Blauw aan de beurt komt, ligt Blauw eruit, en Rood wint.
crab-stack-example-chase = Twee grote krabben lopen heen en weer. Komt de stelling voor de derde keer voor, dan is het gelijkspel.
crab-stack-example-burden = Rood moet zetten, en beide zetten van Rood verliezen. Dit is één manier waarop het kan aflopen. Probeer daarna eerst een zet van Blauw: ook Blauw zou verliezen.

## Crab Stack: you are red
crab-stack-learn-1 = De krabben zijn verdeeld, en jij bent Rood. Een grote krab doet precies één stap, op een willekeurige krab ernaast. Pak je grote krab op `f2` en klim op de grote krab van Blauw op `e2`.
crab-stack-learn-1-hint = Pak de grote rode krab op `f2`, rechtsonder, en zet hem op `e2` ernaast.
crab-stack-learn-1-done = Nu zit de grote krab van Blauw vast: van een stapel kan alleen de bovenste krab lopen. Blauw antwoordt door je kleine krab op `c5` vast te zetten.
crab-stack-learn-2 = Een middelgrote krab doet precies twee stappen, altijd over andere krabben, en eindigt op een middelgrote of een kleine. Loop met je middelgrote krab op `e4` over `e3` naar de middelgrote van Blauw op `d3`.
crab-stack-learn-2-hint = De middelgrote rode krab op `e4` kan in twee stappen op `d3` komen.
crab-stack-learn-2-done = Weer een krab waar Blauw niets meer aan heeft. De weg hoef je nooit te noemen, alleen waar de krab eindigt. Blauw zet je middelgrote krab op `b3` vast.
crab-stack-learn-3 = Kleine krabben zijn het snelst: ze doen precies drie stappen. Ze mogen over grotere krabben lopen, maar moeten op een kleine eindigen. Je kleine krab op `f3` kan over je grote op `e2`: breng hem naar de kleine krab van Blauw op `d2`.
crab-stack-learn-3-hint = Hij gaat van `f3` over `e3` en `e2` naar `d2`: pak `f3` op en zet hem op `d2`.
crab-stack-learn-3-done = Dat waren drie stappen, en de grote krab onderweg was geen probleem. De grootte telt alleen waar de krab eindigt.
crab-stack-learn-4 = Blauw heeft weer gezet. Je kleine krab op `c5` zit nog onder de grote van Blauw en kan niet weg. Een grote krab mag op een andere grote eindigen: bedek de krab van Blauw op `c5` met je grote krab van `d5`.
crab-stack-learn-4-hint = Je grote krab op `d5` zit vlak naast `c5`.
crab-stack-learn-4-done = Een stapel wordt naar boven toe nooit smaller: geen krab eindigt op een grotere.
crab-stack-learn-5 = Een later moment in een andere partij: de krabben vormen een ring met een gat. Splitst een zet ze in groepen, dan blijft alleen de groep met de meeste velden, en de golf neemt de rest mee. Zoek de zet van je grote krab op `d6` waardoor zeven krabben van Blauw wegspoelen.
crab-stack-learn-5-hint = De brug tussen de twee helften is `d6`. Loop eraf naar je eigen kant, naar `e5`.
crab-stack-learn-5-done = Jouw kant had zeven velden en bleef; die van Blauw had er maar zes. Let altijd op bruggen, die van Blauw en die van jezelf!
crab-stack-learn-6 = Nu een gelijke stand. Ga met je middelgrote krab van `f2` naar `d3`: dan blijven er twee groepen van elk drie velden en vijf krabben. Jij hebt gezet, dus jij kiest welke groep blijft.
crab-stack-learn-6-hint = Eerst `f2` naar `d3`. Houd daarna de groep waarin jouw krabben bovenop zitten: die met `d2`.
crab-stack-learn-6-done = In de groep die bleef, heeft Blauw alleen een kleine krab die nergens drie stappen heen kan. Wie in zijn beurt niet kan zetten, ligt eruit, en wie als laatste overblijft, wint.
crab-stack-learn-7 = De laatste, zonder hulp: Blauw heeft nog maar één krab die kan lopen. Je kunt de partij met één zet beëindigen.
crab-stack-learn-7-hint = De vrije krab van Blauw is de middelgrote op `c5`. Welke van jouw krabben kan erop?
crab-stack-learn-7-done = Blauw kan niet zetten en ligt er dus uit: jij hebt gewonnen. Dat is alles wat je over Crab Stack moet weten!

## Puzzles: the task, what it asks, and what a puzzle is about.

crab-stack-puzzles-goal-win = Vind de enige winnende zet
crab-stack-puzzles-about-win = Elke andere zet geeft de winst weg, hoe goed je daarna ook speelt.
crab-stack-puzzles-theme-wave = weggespoeld door de golf
crab-stack-puzzles-theme-sacrifice = een offer
crab-stack-puzzles-theme-bury = de laatste krab bedekken
crab-stack-puzzles-theme-choice = kies wat blijft
crab-stack-puzzles-theme-quiet = een stille zet
crab-stack-puzzles-theme-long = meer zetten
