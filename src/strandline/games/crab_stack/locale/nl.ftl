## The game on the first page
crab-stack-name = Crab Stack
crab-stack-description = Krabben klimmen op krabben, en de golven nemen mee wie wegdrijft. De laatste die nog kan zetten, wint.
crab-stack-credit = Crab Stack is een spel van Henri Kermarrec.

## What can be chosen in Crab Stack
crab-stack-option-layout = Waar de rotsen liggen
crab-stack-option-layout-rings = In hele ringen rond het open water in het midden
crab-stack-option-layout-alternate = Twee ringen en om en om een rots van de derde; het gedrukte plaatje hebben wij niet
crab-stack-option-layout-corners = Twee ringen en drie kapen; de andere lezing van het verloren plaatje
crab-stack-option-tie = Twee groepen zijn even groot: wie zegt welke de golf meeneemt?
crab-stack-option-tie-mover = Wie net gezet heeft
crab-stack-option-tie-next = De volgende speler
crab-stack-option-repetition = Steeds weer dezelfde stelling
crab-stack-option-repetition-is = Na zoveel keer is het gelijkspel; 0 betekent nooit. De boekjes noemen het gelijkspel zonder een aantal.

## Moves, texts of positions and the terminal
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
crab-stack-ui-rock-stack = { $cell }: { $crab } op { $crabs }
crab-stack-ui-can-go = kan lopen
crab-stack-ui-goal = kan hierheen
crab-stack-ui-held = in je hand
crab-stack-ui-threatened = kan bedekt worden
crab-stack-ui-group = hoort bij de groep van { $cell }; kies hem om die groep te houden
crab-stack-ui-look = Stapel op { $cell }, van boven naar beneden
crab-stack-ui-hold-goals = { $crab } opgepakt op { $cell }. { $count ->
    [one] Hij kan naar { $goals }.
   *[other] Hij kan naar { $count } rotsen: { $goals }.
}

## Moves in words
crab-stack-ui-move-goes = Van { $from } op { $to }
crab-stack-ui-move-keeps = Houdt de groep van { $cell }; de golf neemt de rest mee

## What is asked
crab-stack-ui-ask-go = Verplaats een van je krabben naar een andere krab.
crab-stack-ui-ask-keep = { $count ->
    [one] De groepen zijn gelijk. Kies welke blijft.
   *[other] { $count } groepen zijn gelijk. Kies welke blijft.
}

## What has ended the game
crab-stack-ui-ended-won = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
} kon als laatste nog zetten, en heeft gewonnen.
crab-stack-ui-ended-drawn = Dezelfde stelling komt steeds terug: het is gelijkspel.

## The position in sentences
crab-stack-ui-say-player = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
}: { $free ->
    [one] { $free } krab bovenop
   *[other] { $free } krabben bovenop
}, { $covered } vastgezet.
crab-stack-ui-say-out = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
} ligt eruit; de krabben blijven: { $free } bovenop, { $covered } vastgezet.
crab-stack-ui-say-stack = { $stack }.
crab-stack-ui-say-bare = { $count ->
    [one] { $count } rots is leeg.
   *[other] { $count } rotsen zijn leeg.
}

# The rules of Crab Stack, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
crab-stack-rules-about = Het wordt vloed, en de krabben verdringen zich op de rotsen. Elke krab loopt over de ruggen van de andere en gaat op een krab zitten die niet groter is dan hijzelf; zo raken de rotsen leeg en groeien de stapels. Wie niet meer kan zetten, ligt eruit; de laatste die overblijft, heeft gewonnen. Het spel is van Henri Kermarrec, voor twee tot vier spelers. Na het verdelen is er geen geluk meer, en niets is verborgen.
crab-stack-rules-setup = Voor het spel begint
crab-stack-rules-turn = Jouw beurt
crab-stack-rules-wave = De golf
crab-stack-rules-end = Eruit liggen en winnen
crab-stack-rules-text = Opgeschreven

## Before the game
crab-stack-rule-1 = _Je krabben._ Je hebt negen krabben van één kleur: drie grote, drie middelgrote en drie kleine. De plaatsen zijn rood, blauw, groen en geel, in deze volgorde.
crab-stack-rule-2 =
    _De rotsen._ Het bord bestaat uit drie ringen van rotsen rond één veld open water. Hoeveel ervan meedoet, hangt af van het aantal spelers:
    - twee spelers: de binnenste twee ringen, 18 rotsen;
    - drie spelers: 27 rotsen, de binnenste twee ringen en negen van de buitenste: om en om (de gewone opstelling) of drie groepjes van drie bij hoeken;
    - vier spelers: alle 36 rotsen.
    Al het andere is het hele spel lang open water. Je kunt ook eigen rotsen opgeven: negen per speler, nooit het midden, en allemaal aaneengesloten.
crab-stack-rule-3 = _Namen._ De kolommen heten van links naar rechts `a` tot `g`, en in elke kolom wordt van onderaf geteld: `a1` tot `a4`, `b1` tot `b5`, `c1` tot `c6`, `d1` tot `d7`, `e1` tot `e6`, `f1` tot `f5`, `g1` tot `g4`. Het water in het midden zou `d4` heten. De namen zijn bij elk aantal spelers gelijk.
crab-stack-rule-4 = _Het verdelen._ Alle krabben van de kleuren die meedoen worden geschud en verdeeld, één op elke rots, tot elke rots zijn krab heeft. Het lot wijst de beginnende speler aan; de beurten gaan met de klok mee, in de volgorde van de plaatsen.

## Your turn
crab-stack-rule-5 = _Eén krab._ Verplaats precies één krab van je eigen kleur. Als je kunt zetten, moet je. Van een stapel kan alleen de bovenste krab lopen; de krabben eronder zitten vast.
crab-stack-rule-6 = _Hoe ver._ Een grote krab doet precies één stap, een middelgrote precies twee, een kleine precies drie.
crab-stack-rule-7 = _Over ruggen._ Elke stap gaat naar een aangrenzend veld met minstens één krab, van welke kleur dan ook, ook je eigen, en van elke grootte. Geen stap gaat naar een lege rots of naar water. Over grotere krabben mag je onderweg heen.
crab-stack-rule-8 = _Geen veld twee keer._ In één zet komt een krab op geen enkel veld twee keer. Het beginveld telt mee, ook als daar andere krabben achterblijven: geen krab eindigt waar hij begon.
crab-stack-rule-9 = _Waar hij eindigt._ Hij eindigt op een stapel met een bovenste krab die even groot of kleiner is: een grote krab op elke, een middelgrote op middelgroot of klein, een kleine alleen op klein. Zo zit er nooit een krab op een grotere.
crab-stack-rule-10 = _De weg maakt niet uit._ Twee wegen tussen dezelfde twee velden zijn een en dezelfde zet.

## The wave
crab-stack-rule-11 =
    _Samen of weg._ Na een zet moeten alle velden met krabben één aaneengesloten groep vormen; stapels van elke hoogte, en krabben van spelers die eruit liggen, tellen mee als elk ander veld. Laat de zet twee of meer groepen achter, dan blijft er maar één, en de golf neemt alle andere voorgoed van het bord:
    - de groep met de meeste velden blijft;
    - zijn er meer even groot, dan die met de meeste krabben;
    - is het dan nog gelijk, dan kiest een speler welke van de gelijke groepen blijft. Voor die tijd gaat er niets van het bord.
    Een golf komt alleen na een zet.
crab-stack-rule-12 = _Wie kiest._ De speler die net gezet heeft (de gewone manier), of, als dat is afgesproken, de volgende speler die er nog niet uit ligt, of die nu zal kunnen zetten of niet. Er wordt gekozen voordat de volgende beurt begint.

## Leaving and winning
crab-stack-rule-13 = _Eruit._ Wie niet kan zetten als hij aan de beurt komt, ligt eruit, om welke reden ook, en komt niet terug, ook niet als later een krab van hem vrijkomt. Zijn krabben blijven staan, lopen nooit meer, en zijn verder gewoon krabben: ze dragen, ze blokkeren, ze tellen voor de golf. Wie eruit ligt, wordt overgeslagen.
crab-stack-rule-14 = _Niet voor zijn beurt._ Of een speler kan zetten, wordt bekeken als hij aan de beurt komt, nooit eerder. Eruit liggen kost geen beurt: meteen wordt naar de volgende speler gekeken.
crab-stack-rule-15 = _De laatste._ Zodra er nog maar één speler niet uit ligt, heeft die gewonnen, of hij nu kan zetten of niet, en zelfs zonder krab op het bord.
crab-stack-rule-16 = _Rondje na rondje._ Krabben kunnen elkaar eeuwig achterna zitten. Staat dezelfde stelling voor de derde keer aan het begin van een beurt, dan is het gelijkspel tussen allen die er niet uit liggen. Krabben van dezelfde kleur en grootte tellen als gelijk; de eerste stelling telt als haar eerste keer; stellingen waarin nog gekozen moet worden, tellen niet. Je kunt een ander aantal dan drie afspreken, vanaf twee; 0 zet deze regel uit. Speel daarna opnieuw: een nieuw spel wijst de winnaar aan.
crab-stack-rule-17 = _De uitslag._ De winnaar krijgt 1 en de anderen 0. Een gelijkspel wordt gelijk gedeeld door de spelers die er niet uit liggen.

## Written down
crab-stack-rule-18 = _Een zet_ is waar de krab begint en waar hij eindigt: `b2-c4`. Een keuze na een golf is `keep-` en het eerste veld, in de volgorde `a1`, `a2`, … `g4`, van de groep die blijft: `keep-c4`.
crab-stack-rule-19 = _Een stelling_ is stapels, beurt en de spelers die er niet uit liggen: `b2:bL c3:bMrL / b / rb`. Een krab is de letter van zijn kleur (`r` `b` `g` `y`) en van zijn grootte (`L` `M` `S`); een stapel wordt van onder naar boven geschreven. Moet er gekozen worden, dan staat er wie kiest, een vraagteken en wie gezet heeft: `r?r`. Aan het eind is het `over r` als rood wint of `over -` bij gelijkspel. Opties en hoe vaak een stelling er al stond, horen niet bij de tekst.
crab-stack-rule-20 = _Een stelling lezen._ De speler aan zet wordt meteen bekeken; wie niet kan zetten, ligt er bij het lezen dus al uit. Spaties en volgorde maken niet uit. Wat niet kan, wordt met de reden geweigerd: een veld buiten de opstelling, een krab op een grotere, meer dan drie van een soort, twee groepen zonder dat er te kiezen valt, een speler aan de beurt die eruit ligt, en dergelijke.
crab-stack-rule-21 = _Opties._ Wat je voor een nieuwe tafel kunt kiezen, en wat gewoon is.

## What the printed books say, rule by rule
crab-stack-edition-2-ours = De boekjes laten de rotsen zien op plaatjes die wij niet hebben; de opstellingen voor drie spelers zijn van ons en passen bij alles wat bekend is.
crab-stack-edition-4-hu = In het Hongaarse boekje spreken de spelers af wie begint.
crab-stack-edition-6-hu = Het Hongaarse boekje: moet lopen.
crab-stack-edition-6-ru = Het Russische boekje zegt “kan lopen”; wij lezen dat als precies, zoals de andere twee boekjes.
crab-stack-edition-6-fr = Het Franse boekje: moet lopen.
crab-stack-edition-7-hu = Het Hongaarse boekje verbiedt alleen te stoppen op een leeg veld; de andere twee verbieden er een stap op te zetten.
crab-stack-edition-7-ru = Het Russische boekje staat geen stap op een leeg veld toe. Op zichzelf zou je het zo kunnen lezen dat ook grotere krabben onderweg verboden zijn; de andere twee kijken alleen bij de laatste stap naar de grootte.
crab-stack-edition-7-fr = Het Franse boekje staat geen stap op een leeg veld toe, en kijkt alleen bij de laatste stap naar de grootte.
crab-stack-edition-8-hu = Het Hongaarse boekje verbiedt elk veld waar de krab deze beurt al stond, het beginveld inbegrepen.
crab-stack-edition-8-ru = Het Russische boekje verbiedt teruggaan.
crab-stack-edition-8-fr = Het Franse boekje verbiedt twee keer over een veld te gaan.
crab-stack-edition-11-hu = Het Hongaarse boekje spreekt van twee groepen: de kleinere gaat weg.
crab-stack-edition-11-ru = Het Russische boekje: van twee of meer groepen gaat de kleinere weg.
crab-stack-edition-11-fr = Het Franse boekje zegt het voor elk aantal groepen: alleen die met de meeste velden blijft.
crab-stack-edition-12-hu = Het Hongaarse boekje: de speler aan de beurt kiest welke groep weggaat.
crab-stack-edition-12-ru = Het Russische boekje: de speler die daarna aan de beurt is, kiest. Een nieuwe tafel kan zo worden ingesteld.
crab-stack-edition-12-fr = Het Franse boekje: de speler aan zet kiest welke groep blijft.
crab-stack-edition-13-ru = Het Russische boekje noemt alleen krabben die door andere kleuren bedekt zijn; de andere twee, en wij, tellen elke reden.
crab-stack-edition-13-fr = Alleen het Franse boekje zegt dat een krab die later vrijkomt zijn speler niet terugbrengt.
crab-stack-edition-16-hu = Het Hongaarse boekje noemt het een patstelling en stelt een nieuw spel voor.
crab-stack-edition-16-ru = Het Russische boekje noemt het gelijkspel en begint opnieuw.
crab-stack-edition-16-fr = Het Franse boekje noemt het gelijkspel en laat een nieuw spel de winnaar aanwijzen.
crab-stack-edition-16-ours = Geen boekje noemt een aantal; de derde keer is van ons.

## The editions side by side
crab-stack-editions-about = Achter deze regels liggen drie gedrukte boekjes: een Hongaars, een Russisch en een Frans. Ze vertellen één spel drie keer. Hier zie je waar ze verschillen, en hoe er hier gespeeld wordt.
crab-stack-editions-tie = Wie kiest tussen gelijke groepen
crab-stack-editions-tie-hu = de speler aan de beurt
crab-stack-editions-tie-ru = de volgende speler
crab-stack-editions-tie-fr = de speler aan zet
crab-stack-editions-tie-here = een optie: wie gezet heeft, tenzij je de volgende kiest
crab-stack-editions-far = Hoe ver een krab gaat
crab-stack-editions-far-hu = zo ver moet hij
crab-stack-editions-far-ru = zo ver kan hij
crab-stack-editions-far-fr = zo ver moet hij
crab-stack-editions-far-here = precies zo ver
crab-stack-editions-bare = Lege velden
crab-stack-editions-bare-hu = niet stoppen
crab-stack-editions-bare-ru = niet op stappen
crab-stack-editions-bare-fr = niet op stappen
crab-stack-editions-bare-here = niet op stappen
crab-stack-editions-twice = Verboden velden in een zet
crab-stack-editions-twice-hu = waar hij deze beurt al stond
crab-stack-editions-twice-ru = niet teruggaan
crab-stack-editions-twice-fr = geen twee keer
crab-stack-editions-twice-here = geen twee keer, ook het beginveld niet
crab-stack-editions-groups = Drie of meer groepen
crab-stack-editions-groups-hu = de kleinere gaat weg
crab-stack-editions-groups-ru = de kleinere gaat weg
crab-stack-editions-groups-fr = er blijft er maar één
crab-stack-editions-groups-here = er blijft er maar één
crab-stack-editions-out = Wie eruit ligt
crab-stack-editions-out-hu = wie nergens heen kan
crab-stack-editions-out-ru = wie al zijn krabben onder andere kleuren heeft
crab-stack-editions-out-fr = wie niet kan zetten, voorgoed
crab-stack-editions-out-here = wie om welke reden ook niet kan zetten, voorgoed
crab-stack-editions-chase = Krabben die elkaar eeuwig achterna zitten
crab-stack-editions-chase-hu = opnieuw spelen
crab-stack-editions-chase-ru = gelijkspel, dan opnieuw
crab-stack-editions-chase-fr = gelijkspel, dan opnieuw
crab-stack-editions-chase-here = gelijkspel bij de derde keer

# Captions of the examples on the rules pages.

## Crab Stack
crab-stack-example-two = Twee spelers: 18 rotsen, en daarop 18 krabben.
crab-stack-example-three = Drie spelers, om en om een rots van de buitenste ring.
crab-stack-example-corners = Drie spelers, drie groepjes van drie in de buitenste ring.
crab-stack-example-four = Vier spelers: alle 36 rotsen.
crab-stack-example-far = Eén stap voor de grote krab van Rood, twee voor de middelgrote van Blauw, drie voor de kleine van Rood, die onderweg over een grotere krab klimt.
crab-stack-example-size = Klein eindigt alleen op klein: de krab van Rood op `c3` kan niet eindigen op de grotere om hem heen.
crab-stack-example-pinned = De kleine krab van Rood op `c5` zit onder de grote van Blauw en kan pas weg als die vertrekt.
crab-stack-example-wave = De grote krab van Rood verlaat de brug op `d6`. Zeven velden blijven, de zes andere worden weggespoeld.
crab-stack-example-choice = Twee groepen met elk drie velden en vijf krabben. Rood heeft gezet, dus Rood kiest.
crab-stack-example-last = Rood gaat op de laatste blauwe krab zitten die nog weg kon. Blauw komt aan de beurt, Blauw ligt eruit, en Rood heeft gewonnen.
crab-stack-example-chase = Twee grote krabben lopen heen en weer. Staat de stelling voor de derde keer op het bord, dan is het gelijkspel.

## Crab Stack: you are red
crab-stack-learn-1 = De krabben zijn verdeeld, en jij bent Rood. Grote krabben doen precies één stap, op elke krab ernaast. Pak je grote krab op `f2` en klim op de grote krab van Blauw op `e2`.
crab-stack-learn-1-hint = Pak de grote rode krab op `f2`, rechtsonder, en ga naar `e2` ernaast.
crab-stack-learn-1-done = De grote krab van Blauw zit nu vast: alleen de bovenste krab van een stapel kan lopen. Blauw antwoordt door op je kleine krab op `c5` te gaan zitten.
crab-stack-learn-2 = Middelgrote krabben doen precies twee stappen, altijd over andere krabben, en eindigen op een middelgrote of een kleine. Loop met je middelgrote krab op `e4` over `e3` naar de middelgrote van Blauw op `d3`.
crab-stack-learn-2-hint = De middelgrote rode krab op `e4` kan in twee stappen op `d3` komen.
crab-stack-learn-2-done = Weer een krab waar Blauw niets aan heeft. De weg hoef je nooit te noemen, alleen waar de krab eindigt. Blauw gaat op je middelgrote krab op `b3` zitten.
crab-stack-learn-3 = Kleine krabben zijn het snelst: precies drie stappen. Ze mogen over grotere krabben heen, maar eindigen alleen op kleine. Je kleine krab op `f3` kan over je grote op `e2`: breng hem naar de kleine krab van Blauw op `d2`.
crab-stack-learn-3-hint = Van `f3` over `e3` en `e2` naar `d2`: pak `f3` op en zet hem op `d2`.
crab-stack-learn-3-done = Drie stappen, en een grote krab onderweg was geen probleem. Alleen de laatste stap kijkt naar de grootte.
crab-stack-learn-4 = Blauw heeft weer gezet. Je kleine krab op `c5` zit nog onder de grote van Blauw en kan niet weg. Groot op groot mag: ga met je grote krab van `d5` op de krab van Blauw op `c5` zitten.
crab-stack-learn-4-hint = Je grote krab op `d5` zit vlak naast `c5`.
crab-stack-learn-4-done = Stapels worden naar boven toe nooit smaller: geen krab eindigt op een grotere.
crab-stack-learn-5 = Later, in een ander spel: de krabben vormen een ring met een gat. Splitst een zet ze in groepen, dan blijft alleen de groep met de meeste velden, en de golf neemt de rest mee. Zoek de zet van je grote krab op `d6` die zeven krabben van Blauw de zee in stuurt.
crab-stack-learn-5-hint = De brug tussen de twee helften is `d6`. Loop eraf naar je eigen kant, naar `e5`.
crab-stack-learn-5-done = Aan jouw kant bleven zeven velden over, bij Blauw waren het er zes. Let altijd op bruggen, die van Blauw en die van jezelf!
crab-stack-learn-6 = Nu een gelijke stand. Ga met je middelgrote krab van `f2` naar `d3`: dan zijn er twee groepen van elk drie velden en vijf krabben. Jij kiest welke ervan blijft, want jij hebt gezet.
crab-stack-learn-6-hint = Eerst `f2` naar `d3`. Houd dan de groep waarin jouw krabben bovenop zitten: die met `d2`.
crab-stack-learn-6-done = In de groep die bleef had Blauw alleen een kleine krab die nergens drie stappen heen kon. Wie in zijn beurt niet kan zetten, ligt eruit, en wie als laatste overblijft, wint.
crab-stack-learn-7 = De laatste, zonder hulp: Blauw heeft één krab die nog kan lopen. Met één zet maak je er een einde aan.
crab-stack-learn-7-hint = De vrije krab van Blauw is de middelgrote op `c5`. Welke van jouw krabben kan erop?
crab-stack-learn-7-done = Blauw kan niet zetten en ligt er dus uit, en jij hebt gewonnen. Dat is alles van Crab Stack!
