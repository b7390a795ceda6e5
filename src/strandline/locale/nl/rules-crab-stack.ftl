# The rules of Crab Stack, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-cs-about = Het wordt vloed, en de krabben verdringen zich op de rotsen. Elke krab loopt over de ruggen van de andere en gaat op een krab zitten die niet groter is dan hijzelf; zo raken de rotsen leeg en groeien de stapels. Wie niet meer kan zetten, ligt eruit; de laatste die overblijft, heeft gewonnen. Het spel is van Henri Kermarrec, voor twee tot vier spelers. Na het verdelen is er geen geluk meer, en niets is verborgen.
rules-cs-setup = Voor het spel begint
rules-cs-turn = Jouw beurt
rules-cs-wave = De golf
rules-cs-end = Eruit liggen en winnen
rules-cs-text = Opgeschreven

## Before the game
rule-cs-1 = _Je krabben._ Je hebt negen krabben van één kleur: drie grote, drie middelgrote en drie kleine. De plaatsen zijn rood, blauw, groen en geel, in deze volgorde.
rule-cs-2 =
    _De rotsen._ Het bord bestaat uit drie ringen van rotsen rond één veld open water. Hoeveel ervan meedoet, hangt af van het aantal spelers:
    - twee spelers: de binnenste twee ringen, 18 rotsen;
    - drie spelers: 27 rotsen, de binnenste twee ringen en negen van de buitenste: om en om (de gewone opstelling) of drie groepjes van drie bij hoeken;
    - vier spelers: alle 36 rotsen.
    Al het andere is het hele spel lang open water. Je kunt ook eigen rotsen opgeven: negen per speler, nooit het midden, en allemaal aaneengesloten.
rule-cs-3 = _Namen._ De kolommen heten van links naar rechts `a` tot `g`, en in elke kolom wordt van onderaf geteld: `a1` tot `a4`, `b1` tot `b5`, `c1` tot `c6`, `d1` tot `d7`, `e1` tot `e6`, `f1` tot `f5`, `g1` tot `g4`. Het water in het midden zou `d4` heten. De namen zijn bij elk aantal spelers gelijk.
rule-cs-4 = _Het verdelen._ Alle krabben van de kleuren die meedoen worden geschud en verdeeld, één op elke rots, tot elke rots zijn krab heeft. Het lot wijst de beginnende speler aan; de beurten gaan met de klok mee, in de volgorde van de plaatsen.

## Your turn
rule-cs-5 = _Eén krab._ Verplaats precies één krab van je eigen kleur. Als je kunt zetten, moet je. Van een stapel kan alleen de bovenste krab lopen; de krabben eronder zitten vast.
rule-cs-6 = _Hoe ver._ Een grote krab doet precies één stap, een middelgrote precies twee, een kleine precies drie.
rule-cs-7 = _Over ruggen._ Elke stap gaat naar een aangrenzend veld met minstens één krab, van welke kleur dan ook, ook je eigen, en van elke grootte. Geen stap gaat naar een lege rots of naar water. Over grotere krabben mag je onderweg heen.
rule-cs-8 = _Geen veld twee keer._ In één zet komt een krab op geen enkel veld twee keer. Het beginveld telt mee, ook als daar andere krabben achterblijven: geen krab eindigt waar hij begon.
rule-cs-9 = _Waar hij eindigt._ Hij eindigt op een stapel met een bovenste krab die even groot of kleiner is: een grote krab op elke, een middelgrote op middelgroot of klein, een kleine alleen op klein. Zo zit er nooit een krab op een grotere.
rule-cs-10 = _De weg maakt niet uit._ Twee wegen tussen dezelfde twee velden zijn een en dezelfde zet.

## The wave
rule-cs-11 =
    _Samen of weg._ Na een zet moeten alle velden met krabben één aaneengesloten groep vormen; stapels van elke hoogte, en krabben van spelers die eruit liggen, tellen mee als elk ander veld. Laat de zet twee of meer groepen achter, dan blijft er maar één, en de golf neemt alle andere voorgoed van het bord:
    - de groep met de meeste velden blijft;
    - zijn er meer even groot, dan die met de meeste krabben;
    - is het dan nog gelijk, dan kiest een speler welke van de gelijke groepen blijft. Voor die tijd gaat er niets van het bord.
    Een golf komt alleen na een zet.
rule-cs-12 = _Wie kiest._ De speler die net gezet heeft (de gewone manier), of, als dat is afgesproken, de volgende speler die er nog niet uit ligt, of die nu zal kunnen zetten of niet. Er wordt gekozen voordat de volgende beurt begint.

## Leaving and winning
rule-cs-13 = _Eruit._ Wie niet kan zetten als hij aan de beurt komt, ligt eruit, om welke reden ook, en komt niet terug, ook niet als later een krab van hem vrijkomt. Zijn krabben blijven staan, lopen nooit meer, en zijn verder gewoon krabben: ze dragen, ze blokkeren, ze tellen voor de golf. Wie eruit ligt, wordt overgeslagen.
rule-cs-14 = _Niet voor zijn beurt._ Of een speler kan zetten, wordt bekeken als hij aan de beurt komt, nooit eerder. Eruit liggen kost geen beurt: meteen wordt naar de volgende speler gekeken.
rule-cs-15 = _De laatste._ Zodra er nog maar één speler niet uit ligt, heeft die gewonnen, of hij nu kan zetten of niet, en zelfs zonder krab op het bord.
rule-cs-16 = _Rondje na rondje._ Krabben kunnen elkaar eeuwig achterna zitten. Staat dezelfde stelling voor de derde keer aan het begin van een beurt, dan is het gelijkspel tussen allen die er niet uit liggen. Krabben van dezelfde kleur en grootte tellen als gelijk; de eerste stelling telt als haar eerste keer; stellingen waarin nog gekozen moet worden, tellen niet. Je kunt een ander aantal dan drie afspreken, vanaf twee; 0 zet deze regel uit. Speel daarna opnieuw: een nieuw spel wijst de winnaar aan.
rule-cs-17 = _De uitslag._ De winnaar krijgt 1 en de anderen 0. Een gelijkspel wordt gelijk gedeeld door de spelers die er niet uit liggen.

## Written down
rule-cs-18 = _Een zet_ is waar de krab begint en waar hij eindigt: `b2-c4`. Een keuze na een golf is `keep-` en het eerste veld, in de volgorde `a1`, `a2`, … `g4`, van de groep die blijft: `keep-c4`.
rule-cs-19 = _Een stelling_ is stapels, beurt en de spelers die er niet uit liggen: `b2:bL c3:bMrL / b / rb`. Een krab is de letter van zijn kleur (`r` `b` `g` `y`) en van zijn grootte (`L` `M` `S`); een stapel wordt van onder naar boven geschreven. Moet er gekozen worden, dan staat er wie kiest, een vraagteken en wie gezet heeft: `r?r`. Aan het eind is het `over r` als rood wint of `over -` bij gelijkspel. Opties en hoe vaak een stelling er al stond, horen niet bij de tekst.
rule-cs-20 = _Een stelling lezen._ De speler aan zet wordt meteen bekeken; wie niet kan zetten, ligt er bij het lezen dus al uit. Spaties en volgorde maken niet uit. Wat niet kan, wordt met de reden geweigerd: een veld buiten de opstelling, een krab op een grotere, meer dan drie van een soort, twee groepen zonder dat er te kiezen valt, een speler aan de beurt die eruit ligt, en dergelijke.
rule-cs-21 = _Opties._ Wat je voor een nieuwe tafel kunt kiezen, en wat gewoon is.

## What the printed books say, rule by rule
edition-cs-2-ours = De boekjes laten de rotsen zien op plaatjes die wij niet hebben; de opstellingen voor drie spelers zijn van ons en passen bij alles wat bekend is.
edition-cs-4-hu = In het Hongaarse boekje spreken de spelers af wie begint.
edition-cs-6-hu = Het Hongaarse boekje: moet lopen.
edition-cs-6-ru = Het Russische boekje zegt “kan lopen”; wij lezen dat als precies, zoals de andere twee boekjes.
edition-cs-6-fr = Het Franse boekje: moet lopen.
edition-cs-7-hu = Het Hongaarse boekje verbiedt alleen te stoppen op een leeg veld; de andere twee verbieden er een stap op te zetten.
edition-cs-7-ru = Het Russische boekje staat geen stap op een leeg veld toe. Op zichzelf zou je het zo kunnen lezen dat ook grotere krabben onderweg verboden zijn; de andere twee kijken alleen bij de laatste stap naar de grootte.
edition-cs-7-fr = Het Franse boekje staat geen stap op een leeg veld toe, en kijkt alleen bij de laatste stap naar de grootte.
edition-cs-8-hu = Het Hongaarse boekje verbiedt elk veld waar de krab deze beurt al stond, het beginveld inbegrepen.
edition-cs-8-ru = Het Russische boekje verbiedt teruggaan.
edition-cs-8-fr = Het Franse boekje verbiedt twee keer over een veld te gaan.
edition-cs-11-hu = Het Hongaarse boekje spreekt van twee groepen: de kleinere gaat weg.
edition-cs-11-ru = Het Russische boekje: van twee of meer groepen gaat de kleinere weg.
edition-cs-11-fr = Het Franse boekje zegt het voor elk aantal groepen: alleen die met de meeste velden blijft.
edition-cs-12-hu = Het Hongaarse boekje: de speler aan de beurt kiest welke groep weggaat.
edition-cs-12-ru = Het Russische boekje: de speler die daarna aan de beurt is, kiest. Een nieuwe tafel kan zo worden ingesteld.
edition-cs-12-fr = Het Franse boekje: de speler aan zet kiest welke groep blijft.
edition-cs-13-ru = Het Russische boekje noemt alleen krabben die door andere kleuren bedekt zijn; de andere twee, en wij, tellen elke reden.
edition-cs-13-fr = Alleen het Franse boekje zegt dat een krab die later vrijkomt zijn speler niet terugbrengt.
edition-cs-16-hu = Het Hongaarse boekje noemt het een patstelling en stelt een nieuw spel voor.
edition-cs-16-ru = Het Russische boekje noemt het gelijkspel en begint opnieuw.
edition-cs-16-fr = Het Franse boekje noemt het gelijkspel en laat een nieuw spel de winnaar aanwijzen.
edition-cs-16-ours = Geen boekje noemt een aantal; de derde keer is van ons.

## The editions side by side
editions-cs-about = Achter deze regels liggen drie gedrukte boekjes: een Hongaars, een Russisch en een Frans. Ze vertellen één spel drie keer. Hier zie je waar ze verschillen, en hoe er hier gespeeld wordt.
editions-cs-tie = Wie kiest tussen gelijke groepen
editions-cs-tie-hu = de speler aan de beurt
editions-cs-tie-ru = de volgende speler
editions-cs-tie-fr = de speler aan zet
editions-cs-tie-here = een optie: wie gezet heeft, tenzij je de volgende kiest
editions-cs-far = Hoe ver een krab gaat
editions-cs-far-hu = zo ver moet hij
editions-cs-far-ru = zo ver kan hij
editions-cs-far-fr = zo ver moet hij
editions-cs-far-here = precies zo ver
editions-cs-bare = Lege velden
editions-cs-bare-hu = niet stoppen
editions-cs-bare-ru = niet op stappen
editions-cs-bare-fr = niet op stappen
editions-cs-bare-here = niet op stappen
editions-cs-twice = Verboden velden in een zet
editions-cs-twice-hu = waar hij deze beurt al stond
editions-cs-twice-ru = niet teruggaan
editions-cs-twice-fr = geen twee keer
editions-cs-twice-here = geen twee keer, ook het beginveld niet
editions-cs-groups = Drie of meer groepen
editions-cs-groups-hu = de kleinere gaat weg
editions-cs-groups-ru = de kleinere gaat weg
editions-cs-groups-fr = er blijft er maar één
editions-cs-groups-here = er blijft er maar één
editions-cs-out = Wie eruit ligt
editions-cs-out-hu = wie nergens heen kan
editions-cs-out-ru = wie al zijn krabben onder andere kleuren heeft
editions-cs-out-fr = wie niet kan zetten, voorgoed
editions-cs-out-here = wie om welke reden ook niet kan zetten, voorgoed
editions-cs-chase = Krabben die elkaar eeuwig achterna zitten
editions-cs-chase-hu = opnieuw spelen
editions-cs-chase-ru = gelijkspel, dan opnieuw
editions-cs-chase-fr = gelijkspel, dan opnieuw
editions-cs-chase-here = gelijkspel bij de derde keer
