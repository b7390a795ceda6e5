## The game on the first page
krabcek-name = Krabcek
krabcek-description = Eén dobbelsteen en een labyrint dat elke partij anders is. Bouw als eerste je toren, of sluit je tegenstander in.
krabcek-credit = Krabcek is een spel van Paul Clark.

## What can be chosen in Krabcek
krabcek-option-tiles = Tegels van het labyrint
krabcek-option-tiles-one = Meer wegen: de meeste kruispunten lopen door
krabcek-option-tiles-two = Minder wegen: meer uitgangen lopen dood
krabcek-option-turns = Maximaal aantal beurten
krabcek-option-turns-is = Na zoveel beurten, van beide spelers samen, is het gelijkspel.

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
    [one] één veld
   *[other] { $number } velden
}

## What a piece or a field is and does: its _name_ and a sentence
krabcek-piece-skinnyboy = _Skinnyboy_: past op elk veld, en klimt op een Middleman of een Big Stack.
krabcek-piece-middleman = _Middleman_: past op Straten en Lanen, en klimt op de Bigboy.
krabcek-piece-bigboy = _Bigboy_: de voet van de Krabcek-toren. Hij past alleen op Lanen en komt alleen met een 1 in het spel.
krabcek-piece-little-stack = _Little Stack_: een Skinnyboy op een Middleman. Op de Bigboy vormt hij de Krabcek-toren.
krabcek-piece-big-stack = _Big Stack_: een Middleman op de Bigboy. Met een Skinnyboy erop is de Krabcek-toren af.
krabcek-piece-tower = _Krabcek-toren_: een Skinnyboy op een Middleman op de Bigboy. Hij wint de partij.
krabcek-tile-gate = _Poort_: je stukken komen via je eigen poorten in het spel. Elk stuk past hier, maar combineren kan niet.
krabcek-tile-avenue = _Laan_: breed, dus elk stuk past.
krabcek-tile-street = _Straat_: Skinnyboys en Middlemen passen, de Bigboy niet.
krabcek-tile-alley = _Steeg_: smal, dus alleen Skinnyboys passen.
krabcek-tile-edge = _Aan de rand_: dit veld is ook aan de overkant getekend, en de wegen gaan daar verder.

## What is wrong with a tile set of one's own
krabcek-tiles-kinds = een tegelset noemt de verbindingen van twee varianten, A en B, zoals “NW-X X-W W-N W-S / NW-X X-W W-N”, niet “{ $value }”
krabcek-tiles-form = { $link } in variant { $kind }: een verbinding koppelt twee van N, E, S, W, X en NW, zoals X-W
krabcek-tiles-twice = { $link } in variant { $kind }: deze verbinding staat er twee keer
krabcek-tiles-itself = { $link } in variant { $kind }: een punt kan niet met zichzelf verbonden zijn
krabcek-tiles-corner = { $link } in variant { $kind }: NW is de enige hoek van een tegel met een weg naar de poort
krabcek-tiles-avenue = { $link } in variant { $kind }: een poort mag niet aan een Laan grenzen; vanuit NW leidt de enige weg naar X
krabcek-tiles-street = in variant B ontbreekt de verbinding NW-X: elke Straat ligt naast een poort

## Why a position's text cannot be read
krabcek-text-form = een stelling is “tegels | poorten | stukken | beurt | gespeelde beurten”
krabcek-text-tiles = er moeten vier rijen van vier tegels zijn, zoals “A3 A0 B3 A2 / …”
krabcek-text-tile = een tegel is zijn variant, A of B, en het aantal kwartslagen, 0 tot 3, zoals A3
krabcek-text-quarters = de tegel in rij { $row }, kolom { $column } moet { $allowed } kwartslagen gedraaid liggen, anders raakt bruin aan oranje
krabcek-text-kinds = er moeten 5 tegels van variant B zijn, niet { $count }
krabcek-text-gates = schrijf de poorten als “b g10 w g12 g21”, met - voor geen
krabcek-text-pieces = schrijf de stukken op het bord als “b S@x12 w -”, met - voor geen
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
krabcek-text-turns = het aantal gespeelde beurten moet een getal zijn
krabcek-text-too-late = na { $limit } beurten is het gelijkspel
krabcek-text-turn = schrijf de beurt als “pick b”, “open”, “roll w”, “w 5”, “over b” of “over -”
krabcek-text-four-gates = elke speler moet nu vier poorten hebben
krabcek-text-too-early = voor de eerste worp kan er geen stuk op het bord staan
krabcek-text-turns-early = voor de eerste worp kan er geen beurt gespeeld zijn, dus ook geen { $turns }
krabcek-text-pick-order = Zwart kiest één poort, daarna kiest ieder er om de beurt twee: Zwart kan er geen { $black } hebben terwijl Wit er { $white } heeft en er nog te kiezen valt
krabcek-text-picker = { krabcek-seat } moet kiezen
krabcek-text-tower = er staat een Krabcek-toren op het bord, dus de partij is afgelopen
krabcek-text-drawn = na { $limit } beurten is het gelijkspel
krabcek-text-not-drawn = het is pas gelijkspel na { $limit } beurten zonder toren
krabcek-text-other-tower = de andere speler heeft de toren
krabcek-text-not-won = er is geen toren, en { krabcek-seat } kan bij elke worp een zet doen

## Why a move is not legal
krabcek-dice = gooi eerst de dobbelsteen: { $allowed }
krabcek-no-field = er is geen veld { $field }
krabcek-pick = kies eerst je poorten, zoals gate g12
krabcek-picked = alle poorten zijn gekozen
krabcek-no-gate = { $field } is geen poort
krabcek-gate-taken = { $gate } is al gekozen door { krabcek-seat }
krabcek-rolled = gebruik eerst de { $number } die je hebt gegooid
krabcek-stack-enters = een { krabcek-piece } kan niet in het spel worden gebracht: die ontstaat op het bord
krabcek-none-off = je hebt geen { krabcek-piece } meer buiten het bord
krabcek-gates-full = al je poorten zijn bezet, dus er kan geen stuk in het spel komen
krabcek-bigboy-enters = een Bigboy komt alleen met een 1 in het spel, en je hebt een { $number } gegooid
krabcek-gate-full = { $gate } is bezet: een stuk komt via een lege poort in het spel
krabcek-not-your-gate = { $gate } is niet jouw poort
krabcek-entry-steps = vanaf geen van je lege poorten is { $goal } veld nummer { $number }; de poort telt als eerste veld
krabcek-nobody-there = op { $field } staat geen stuk
krabcek-not-yours = het stuk op { $field } is niet van jou
krabcek-stays = een stuk kan niet eindigen waar het begon, op { $field }
krabcek-occupied = { $field } is bezet door de andere speler
krabcek-no-combination = een { krabcek-piece } kan niet op een { krabcek-other }
krabcek-combines-on-gate = op een poort, zoals { $gate }, kun je niet combineren
krabcek-narrow = { $field } is te smal voor een { krabcek-piece }
krabcek-narrow-way = elke weg van { krabcek-fields } naar { $goal } is te smal voor een { krabcek-piece }
krabcek-blocked = elke weg van { krabcek-fields } naar { $goal } is geblokkeerd
krabcek-jump-number = springen van poort naar poort kan alleen met een 5, en je hebt een { $number } gegooid
krabcek-jump-owner = je springt van een poort van de ene speler naar een van de andere, maar { $start } en { $goal } zijn van dezelfde speler
krabcek-steps = geen weg van precies { krabcek-fields } leidt van { $start } naar { $goal }
krabcek-switch-number = wisselen kan alleen met een 6, en je hebt een { $number } gegooid
krabcek-switch-alike = je kunt alleen stukken van verschillende soort wisselen, niet een { krabcek-piece } met een andere

## At the table
krabcek-about = Eén dobbelsteen en een labyrint dat elke partij anders is: bouw de toren, of laat je tegenstander geen zet over. 2 spelers, 30 minuten.
krabcek-seat = { $seat ->
    [0] Zwart
   *[1] Wit
}

## Krabcek in the browser. Fields are named by a letter and two digits (g12, x20), pieces by krabcek-piece, players by krabcek-seat.

## Words that other messages use
krabcek-ui-number = { $number ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[6] zes
}

## Moves in words
krabcek-ui-move-gate = Kiest poort { $gate }
krabcek-ui-move-enter = Een { krabcek-piece } komt in het spel en gaat naar { $goal }
krabcek-ui-move-enter-gate = Een { krabcek-piece } komt in het spel op poort { $goal }
krabcek-ui-move-walk = Van { $start } naar { $goal }
krabcek-ui-move-switch = { $first } en { $second } wisselen van plaats
krabcek-ui-move-open = Eerste worp: Zwart { $black }, Wit { $white }
krabcek-ui-move-die = De worp is { krabcek-ui-number }

## What a move has caused, in the list of moves and for screen readers
krabcek-effect-stack = Op { $field } staat nu een { krabcek-piece }.
krabcek-effect-begins = { krabcek-seat } begint met een { krabcek-ui-number }.
krabcek-effect-gate = De laatste poort, { $gate }, is voor Zwart.
# $seat: who has lost.
krabcek-effect-blocked = { $seat ->
    [0] Zwart
   *[1] Wit
} heeft geen zet met een { krabcek-ui-number }: Blokoverwinning voor { $seat ->
    [0] Wit
   *[1] Zwart
}.

## What has ended the game
krabcek-ui-ended-tower = Krabcek-overwinning voor { krabcek-seat }: de toren staat.
krabcek-ui-ended-stuck = Blokoverwinning voor { krabcek-seat }: de andere speler heeft geen zet.
krabcek-ui-ended-drawn = Gelijkspel: er zijn { $limit } beurten gespeeld.

## Prompts to the player to move
# $count: of the gates that are free
krabcek-ui-ask-pick = Kies een poort: { $count ->
    [one] er is er nog { $count } vrij.
   *[other] er zijn er nog { $count } vrij.
}
krabcek-ui-ask-use = Je hebt een { krabcek-ui-number } gegooid: breng een stuk in het spel, of loop precies { krabcek-fields }.
krabcek-ui-ask-jump = Je hebt een vijf gegooid: breng een stuk in het spel, loop precies vijf velden, of spring van een poort naar een poort van de andere kleur.
krabcek-ui-ask-switch = Je hebt een zes gegooid: breng een stuk in het spel, loop precies zes velden, of wissel twee stukken van verschillende soort.
krabcek-ui-first = Zwart kiest de eerste poort.

## Places, as a screen reader says them
krabcek-ui-place-gate = Poort { $field }
krabcek-ui-place-avenue = Laan { $field }
krabcek-ui-place-street = Straat { $field }
krabcek-ui-place-alley = Steeg { $field }
krabcek-ui-place-owner = poort van { krabcek-seat }
krabcek-ui-place-free = nog van niemand
krabcek-ui-place-piece = { $seat ->
    [0] zwarte
   *[1] witte
} { krabcek-piece }
krabcek-ui-place-ways = wegen naar { $fields }
krabcek-ui-place-goal = bereikbaar
krabcek-ui-place-choose = kan gekozen worden
krabcek-ui-place-last = laatste zet
krabcek-ui-place-shelf = { krabcek-seat }, buiten het bord: { $piece ->
    [S] { $count ->
        [0] geen Skinnyboy
        [one] { $count } Skinnyboy
       *[other] { $count } Skinnyboys
    }
    [M] { $count ->
        [0] geen Middleman
        [one] { $count } Middleman
       *[other] { $count } Middlemen
    }
   *[B] { $count ->
        [0] geen Bigboy
       *[other] { $count } Bigboy
    }
}

## On and beside the board
krabcek-ui-board = Krabcek: het labyrint met de stukken ernaast
krabcek-ui-turns = { $turns ->
    [one] { $turns } beurt gespeeld
   *[other] { $turns } beurten gespeeld
}; na { $limit } is het gelijkspel
krabcek-ui-turn-of = Beurt { $turn } van { $limit }
krabcek-ui-legend = Wie waar past
krabcek-ui-both = Hier eindigen twee zetten. Welke bedoel je?
krabcek-ui-both-walk = Erop lopen
krabcek-ui-both-switch = Van plaats wisselen
krabcek-ui-both-none = Geen van beide

## The position, spoken
krabcek-ui-tell-gates = Poorten van { krabcek-seat }: { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat } heeft nog geen poorten.
krabcek-ui-tell-pieces = { $seat ->
    [0] Zwarte
   *[1] Witte
} { krabcek-piece }: { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat } heeft geen stukken op het bord.
krabcek-ui-tell-off = { krabcek-seat } buiten het bord: Skinnyboys { $skinny }, Middlemen { $middle }, Bigboys { $big }.
krabcek-ui-tell-streets = Straten: { $streets }. Alle andere uitgangen zijn Stegen.

# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
krabcek-quick-goal =
    _Doel: de Krabcek-toren_
    Zet een Skinnyboy op een Middleman op je Bigboy. Je combineert door met precies het goede aantal ogen op je eigen stuk te komen, maar nooit op een poort.
krabcek-quick-goal-picture = Een zwarte toren: een ronde Skinnyboy op een vierkante Middleman op de achthoekige Bigboy.
krabcek-quick-turn =
    _Je beurt: gooien en zetten_
    Breng een stuk in het spel via een lege poort van jou, die als eerste veld telt, of loop met een stuk. Gebruik precies wat je gooit.
krabcek-quick-turn-picture = De dobbelsteen toont vier. Een pijl gaat van een zwarte poort naar het vierde veld; de poort is het eerste.
krabcek-quick-widths =
    _Drie breedtes_
    Een Skinnyboy past overal, een Middleman op Straten en Lanen, de Bigboy alleen op Lanen.
krabcek-quick-widths-picture = De Bigboy op een breed veld, een Middleman op een minder breed, een Skinnyboy op een smal.
krabcek-quick-edge =
    _Over de rand_
    Een stuk dat het bord aan de ene kant verlaat, komt aan de overkant weer binnen. Maar geen stuk gaat over een ander heen.
krabcek-quick-edge-picture = De dobbelsteen toont drie. Een pijl verlaat het bord rechts en komt links weer binnen.
krabcek-quick-powers =
    _Spring-5 en Wissel-6_
    Met een 5 mag een stuk in plaats daarvan van een poort naar een lege poort van de andere kleur springen. Met een 6 mag je twee verschillende stukken van jou wisselen.
krabcek-quick-powers-picture = De dobbelsteen toont vijf. Een pijl: de Bigboy springt van een zwarte poort naar een witte.
krabcek-quick-end =
    _Het einde_
    Bouw je de toren, dan win je meteen. Maar heb je gegooid en kun je geen zet doen, dan verlies je.
krabcek-quick-end-picture = De dobbelsteen toont twee. Een pijl: een witte Skinnyboy loopt op een witte Big Stack.

## The page
krabcek-rules-about = Twee spelers racen door een labyrint dat elke keer anders is. Breng je stukken via je poorten in het spel, loop zo ver als de dobbelsteen zegt, en bouw als eerste de Krabcek-toren: een Skinnyboy op een Middleman op de Bigboy. Of laat je tegenstander geen zet over. Krabcek is een spel van Paul Clark; je zegt “Krabtsjek”. De dobbelsteen brengt geluk in het spel, en niets is verborgen.
krabcek-rules-labyrinth = Het labyrint
krabcek-rules-pieces = Stukken en poorten
krabcek-rules-turn = Jouw beurt
krabcek-rules-combine = Combineren
krabcek-rules-end = Winnen en verliezen
krabcek-rules-text = Notatie

## The labyrinth
krabcek-rule-1 = _Het bord heeft geen rand._ 16 vierkante tegels liggen in vier rijen van vier. Tegenoverliggende randen zijn verbonden: een stuk dat het bord onderaan verlaat, komt bovenaan weer binnen, en een stuk dat links weggaat, komt rechts weer binnen. Rijen en kolommen tel je van 0 tot 3.
krabcek-rule-2 = _Poorten._ Elke tegel heeft twee oranje en twee bruine hoeken, en hoeken die elkaar raken, hebben dezelfde kleur. De acht punten waar oranje hoeken samenkomen, zijn de poorten: `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. Een poort aan de rand is aan beide kanten getekend, maar is één poort: is hij aan de ene kant bezet, dan ook aan de andere. Andere brede velden lijken op poorten, maar zijn het niet.
krabcek-rule-3 = _Drie breedtes._ Een veld is een Laan (breed), een Straat (minder breed) of een Steeg (smal). Poorten zijn Lanen, en geen poort ligt naast een andere Laan. Alle velden zijn oranje; bruin is muur.
krabcek-rule-4 = _Twee varianten tegels._ Er zijn 11 tegels van variant A en 5 van variant B. Op elke tegel begint aan elk van de vier zijden een Laan, en binnenin ligt één uitgang: een Steeg op variant A, een Straat op variant B. De uitgang leidt naar de poort op één oranje hoek van de tegel; de poort op de hoek ertegenover is vanaf deze tegel niet te bereiken. Zo zijn er altijd precies vijf Straten, elk naast een poort. Een poort zonder uitgang is een eiland. Een poort vanwaar geen weg naar een andere poort leidt, is doodlopend. Op het bord zie je welke velden binnen een tegel verbonden zijn. Er zijn twee sets tegels: de standaardset heeft meer wegen, in de andere lopen meer uitgangen dood.
krabcek-rule-5 = _Eén veld over twee tegels._ De twee halve Lanen van tegels die elkaar raken, zijn één veld. Dat geldt ook over de rand van het bord, waar het veld aan beide kanten getekend is. `hRC` is de Laan aan de bovenzijde van de tegel in rij R en kolom C, `vRC` de Laan aan de linkerzijde, en `xRC` de uitgang erin. Er zijn 8 poorten, 32 Lanen en 16 uitgangen: 56 velden.
krabcek-rule-6 = _Hoe een tegel kan liggen._ Oranje moet op oranje aansluiten, dus kan een tegel op elke plek in maar twee van de vier richtingen liggen: 1 of 3 kwartslagen gedraaid waar rij en kolom samen even zijn, 0 of 2 waar ze samen oneven zijn.
krabcek-rule-7 = _Het leggen._ De 16 tegels worden geschud en gelegd, elk willekeurig in een van zijn twee richtingen. Alle labyrinten zijn even waarschijnlijk.

## Pieces and gates
krabcek-rule-8 =
    _Je stukken._ Zwart en Wit hebben elk zeven stukken, eerst allemaal buiten het bord. De tafel loot wie Zwart is, tenzij dat bij het aanmaken van de tafel is gekozen.
    - Vier Skinnyboys (S) passen op elk veld.
    - Twee Middlemen (M) passen op Straten en Lanen.
    - Eén Bigboy (B) past alleen op Lanen.
krabcek-rule-9 = _Poorten kiezen._ Voor de eerste worp kiezen de spelers poorten: Zwart één, Wit twee, Zwart twee, Wit twee, en de laatste is vanzelf voor Zwart. Elke speler heeft vier poorten.
krabcek-rule-10 = _Wie begint._ Beide spelers gooien, en bij gelijke ogen gooien ze opnieuw. De speler met het laagste aantal begint en gebruikt dat aantal in de eerste beurt; het is dus nooit een 6. Daarna begint elke beurt met een nieuwe worp.

## Your turn
krabcek-rule-11 = _Gebruik je worp._ Met het aantal ogen dat je gooit, doe je een van deze zetten: in het spel brengen, lopen, Wissel-6 of Spring-5. Als je kunt zetten, moet je; passen kan niet. Zolang je kunt lopen of een stuk in het spel kunt brengen, hoef je niet te wisselen of te springen. Kan er niets anders, dan moet het.
krabcek-rule-12 = _In het spel brengen._ Een stuk van buiten het bord komt binnen via een van je eigen poorten, die leeg moet zijn. De poort telt als eerste veld: met een 1 staat het stuk op de poort, met een 3 gaat het twee velden verder. Elk veld onderweg moet breed genoeg zijn. Daarom komt een Bigboy alleen met een 1 in het spel.
krabcek-rule-13 = _Lopen._ Een stuk op het bord gaat precies zoveel velden als je gegooid hebt, en elk daarvan moet er breed genoeg voor zijn. Poorten zijn bij het lopen gewone velden, die van jou en die van je tegenstander.
krabcek-rule-14 = _Eén stuk op een veld._ Geen stuk mag over een bezet veld gaan of erop eindigen, wie er ook staat, behalve om op het laatste veld te combineren (KR-17). Geen veld mag twee keer in één zet voorkomen, ook het veld niet waar de zet begon.
krabcek-rule-15 = _Wissel-6._ Met een 6 mag je in plaats daarvan twee van je stukken op het bord wisselen, als ze van verschillende soort zijn en elk op zijn nieuwe veld past. Ook op poorten mag dat. Een stapel is een soort op zichzelf.
krabcek-rule-16 = _Spring-5._ Met een 5 mag je in plaats daarvan een stuk of stapel van jou die op een poort staat, laten springen naar een lege poort van de andere kleur: van een zwarte poort naar een witte, of van een witte naar een zwarte.

## Combining
krabcek-rule-17 =
    _Stuk op stuk._ Met precies het goede aantal ogen mag je op een eigen stuk lopen, of er in het spel op komen:
    - een Skinnyboy op een Middleman vormt een Little Stack (L);
    - een Middleman op de Bigboy vormt een Big Stack (G);
    - een Little Stack op de Bigboy, of een Skinnyboy op een Big Stack, vormt de toren (T).
    Iets anders combineert niet; een Skinnyboy gaat dus nooit op de losse Bigboy. Op een poort kun je nooit combineren, van wie die ook is.
krabcek-rule-18 = _Een stapel is één stuk._ Hij gaat nooit meer uit elkaar en is zo breed als zijn breedste stuk. Hij loopt, wisselt en springt als een stuk, en mag op poorten staan.

## The end
krabcek-rule-19 = _De toren wint._ Bouw je de toren, dan win je meteen: de Krabcek-overwinning.
krabcek-rule-20 = _Geen zet? Dan heb je verloren._ Heb je gegooid en kun je met dat aantal ogen geen zet doen, dan verlies je meteen, zelfs in de allereerste beurt. Voor je tegenstander is dat een Blokoverwinning.
krabcek-rule-21 = _Eindeloze partijen._ Na 400 beurten, van beide spelers samen, is het gelijkspel als niemand gewonnen heeft; de partij eindigt dan voor de volgende worp. Je kunt een ander aantal kiezen. Een worp die je niet kunt gebruiken, telt niet als beurt.
krabcek-rule-22 = _De uitslag._ De winnaar krijgt 1, de verliezer 0; bij gelijkspel krijgt ieder ½.

## Written down
krabcek-rule-23 = _Een zet_ zegt wat er verandert; twee wegen naar hetzelfde resultaat zijn dus één zet: `gate g12` kiest een poort, `S@x12` brengt een stuk in het spel en noemt het veld waar het eindigt, `x12-h20` loopt of springt, `g01=x12` wisselt.
krabcek-rule-24 = _De dobbelsteen:_ `open 4 2` is de eerste worp van Zwart en van Wit, `die 5` elke latere.
krabcek-rule-25 = _Een stelling_ noemt tegels, poorten, stukken, beurt en gespeelde beurten, met streepjes ertussen: `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. Een tegel is zijn variant en zijn kwartslagen. De beurt is `pick b` (Zwart kiest een poort), `open` (de eerste worp), `roll w` (Wit gooit), `w 5` (Wit heeft een 5 te gebruiken), `over b` (Zwart heeft gewonnen) of `over -` (gelijkspel). Een stuk dat niet op het bord staat, staat ernaast.
krabcek-rule-26 = _Opties._ Dit kun je kiezen voor een nieuwe tafel, en dit is standaard.

## What the printed book says, and what is ours
krabcek-edition-2-nl = Het Nederlandse boekje markeert een poort aan de rand aan beide kanten. Het waarschuwt dat sommige velden precies op poorten lijken, maar het niet zijn.
krabcek-edition-4-inferred = De tekeningen van de tegels in het boekje zijn verloren. Deze tegels zijn een reconstructie. Ze passen bij wat de tekst erover zegt: 11 tegels van de ene soort en 5 van de andere, vijf Straten, elk naast een poort, eilanden, doodlopende paden, lussen van vier, en elke worp van het voorbeeld van een eindspel. Toch kunnen ze van de gedrukte verschillen.
krabcek-edition-4-ours = De tweede set tegels, en eigen sets, zijn van ons.
krabcek-edition-5-nl = In het Nederlandse boekje staat een stuk op een randveld op de grootste helft.
krabcek-edition-5-ours = De namen van de velden zijn van ons.
krabcek-edition-6-inferred = Het boekje zegt alleen dat de kleuren moeten aansluiten en dat een tegel die niet past een kwartslag gedraaid wordt. De twee richtingen volgen daaruit.
krabcek-edition-7-nl = Het Nederlandse boekje spreekt van meer dan zeven miljoen mogelijke labyrinten.
krabcek-edition-7-inferred = Onze tegels geven 286.261.248 labyrinten, of ongeveer 8,9 miljoen als je labyrinten die alleen verschillen door het bord te draaien of over de randen te verschuiven als één telt. Dat past bij het getal in het boekje, maar bewijst niets over de tegels ervan.
krabcek-edition-8-nl = In het Nederlandse boekje verbergt de ene speler in elke hand een Bigboy en kiest de andere een hand.
krabcek-edition-10-ours = Het boekje zegt niet wat er gebeurt als beiden hetzelfde gooien. Hier gooien ze opnieuw.
krabcek-edition-11-nl = Het Nederlandse boekje zegt dat een Wissel-6 of een Spring-5 nooit verplicht is.
krabcek-edition-11-inferred = In het eigen eindspelvoorbeeld van het boekje moet Wit wisselen omdat er niets anders kan. Wij volgen het voorbeeld.
krabcek-edition-15-inferred = Dat een stapel een soort op zichzelf is, volgt uit het eindspelvoorbeeld, waarin een Big Stack van plaats wisselt met een Skinnyboy.
krabcek-edition-16-ours = Het boekje spreekt van stukken. Dat ook stapels mogen springen, is onze keuze.
krabcek-edition-17-ours = Het “kleiner op groter” van het boekje zou ook een Skinnyboy op de Bigboy kunnen zijn. Op geen van de twee manieren om de toren te vormen komt dat voor, dus mag het hier niet.
krabcek-edition-18-inferred = Het boekje zegt dat stapels nooit uit elkaar gaan. Hoe breed ze zijn, en dat ze als stukken lopen, volgt uit het eindspelvoorbeeld.
krabcek-edition-20-inferred = Het boekje noemt de eerste beurt niet; de regel zoals hij er staat, geldt ook dan.
krabcek-edition-21-ours = Het boekje kent geen einde voor een eindeloze partij. De 400 beurten zijn onze keuze.

## The edition and ours
krabcek-editions-about = Achter deze regels ligt één gedrukt boekje, in het Nederlands. Waar het zwijgt of de afbeeldingen ontbreken, moesten wij kiezen.
krabcek-editions-tiles = De wegen op de tegels
krabcek-editions-tiles-nl = op tekeningen die verloren zijn
krabcek-editions-tiles-here = gereconstrueerd uit de tekst, in twee sets
krabcek-editions-count = Mogelijke labyrinten
krabcek-editions-count-nl = meer dan zeven miljoen
krabcek-editions-count-here = 286.261.248, of ongeveer 8,9 miljoen zonder gedraaide en verschoven kopieën
krabcek-editions-colours = Wie Zwart is
krabcek-editions-colours-nl = de ene speler verbergt de Bigboys, de andere kiest een hand
krabcek-editions-colours-here = door loting, of zoals gekozen bij het aanmaken van de tafel
krabcek-editions-equal = Beiden gooien hetzelfde
krabcek-editions-equal-nl = niet genoemd
krabcek-editions-equal-here = ze gooien opnieuw
krabcek-editions-duty = Wissel-6 en Spring-5
krabcek-editions-duty-nl = nooit verplicht, maar in het voorbeeld gedwongen
krabcek-editions-duty-here = alleen verplicht als er niets anders kan
krabcek-editions-stacks = Mag een stapel springen?
krabcek-editions-stacks-nl = niet genoemd
krabcek-editions-stacks-here = ja
krabcek-editions-skinny = Een Skinnyboy op de Bigboy
krabcek-editions-skinny-nl = “kleiner op groter”
krabcek-editions-skinny-here = mag niet
krabcek-editions-endless = Een eindeloze partij
krabcek-editions-endless-nl = niet genoemd
krabcek-editions-endless-here = gelijkspel na 400 beurten, of zoals gekozen

## Tips
krabcek-tip-gates = _Kies goede poorten._ Neem een poort naast een of meer Straten: er zijn er maar vijf, en Middlemen hebben ze nodig. Neem poorten met veel uitgangen. Pas op voor uitgangen die doodlopen, ook als ze met een Straat beginnen: aan zo’n poort heb je even weinig als aan een eiland. En bedenk wat je tegenstander kan blokkeren. In dit voorbeeld heeft `g30` van Zwart twee Straten, heeft `g21` er een maar loopt die poort dood, en is `g03` een eiland.
krabcek-tip-bigboy = _Breng de Bigboy via je slechtste poort in het spel._ Gooi je al vroeg een 1, zet de Bigboy dan op de poort die je het minst nodig hebt. Hij blokkeert die tot een 6 of een 5 hem verplaatst. In dit labyrint is dat het eiland `g03`. Stond hij op `g30` en kwam Wit op `g01`, dan had Zwart alleen nog de doodlopende poort en het eiland over, en was een Blokoverwinning voor Wit dichtbij.
krabcek-tip-attack = _Val aan en verdedig met één zet._ Vaak loopt er een korte weg van jouw beste poort naar de beste poort van je tegenstander. Stuur daar met je eerste zet een Skinnyboy langs. Hij staat de stukken van je tegenstander in de weg, en verspert dezelfde korte weg voor een aanval op jou. Ook onze computeranalyse brengt met een 4 het liefst een Skinnyboy naar `h11`.
krabcek-tip-stack = _Maak eerst de Big Stack._ Zet niet te snel een Skinnyboy op een Middleman, ook niet als het makkelijk kan, om twee redenen. Ten eerste kan je tegenstander twee stukken, je Little Stack en je Bigboy, makkelijker uit elkaar houden dan al je Skinnyboys weghouden van een Big Stack. Ten tweede zijn Skinnyboys je beweeglijkste stukken, en een Little Stack verbruikt er een: dan ben je makkelijker te blokkeren, en blokkeer je zelf minder goed. Hier kun je met een 2 elk van beide stapels maken. Als Wit niet ingrijpt, wint de Big Stack bij de volgende worp met een 3, 4, 5 of 6, de Little Stack alleen met een 2 of een 6.
krabcek-tip-aims =
    _Blijf flexibel._ Wat je ook gooit, je kunt altijd aan een van vier doelen werken:
    - je toren bouwen;
    - voorkomen dat je tegenstander er een bouwt;
    - je tegenstander blokkeren, die verliest bij een onbruikbare worp;
    - voorkomen dat je zelf geblokkeerd raakt.
    Zolang je Bigboy buiten het bord staat, kun je het best blokkeren. Hier heeft Wit een 1 en zou de Bigboy in het spel kunnen brengen. Beter is het om met een Middleman van `v23` naar `h23` te lopen: dan verliest Zwart met een 3, 4, 5 of 6.
krabcek-tip-endgame =
    _Een eindspel, worp voor worp._ Wit gaat gooien en heeft een Big Stack op `v32`. Met één Skinnyboy erop staat de toren.
    - Met een 1 is er niets beslist: Wit heeft twaalf zetten, maar geen ervan wint.
    - Met een 2 neemt de Skinnyboy op `x22` de korte kant van de lus naar de Big Stack en wint.
    - Met een 3 komt de laatste Skinnyboy via de enige vrije poort van Wit, `g32`, in het spel en wint.
    - Met een 4 neemt de Skinnyboy op `x22` de lange kant van de lus en wint.
    - Met een 5 verliest Wit. Geen stuk kan vijf velden lopen of in het spel komen, en de Skinnyboy op de witte poort `g12` kan niet springen, omdat alle vier de zwarte poorten bezet zijn.
    - Met een 6 moet Wit wisselen, omdat geen stuk zes velden kan lopen of in het spel kan komen. Twee Skinnyboys kunnen niet met elkaar wisselen, dus moet de Big Stack wisselen, en die past niet op de Straat `x22`. Zo komt hij op `v01` of op de poort `g12`. Beide zijn afgesneden van de andere Skinnyboys, en op een poort combineert niets. Zelfs als Zwart niets deed, zou in de volgende beurt van Wit geen enkele worp winnen.
krabcek-tip-relay = _Leg snel het volgende labyrint._ Deze is voor aan een echte tafel. Pak na een partij om en om acht tegels op, zoals de donkere velden van een schaakbord, en draai ze niet: hun bruine hoeken liggen nu op elkaar. Maak op dezelfde manier een tweede stapel van de andere acht. Schud elke stapel; je mag tegels een halve slag draaien. Leg dan elke stapel terug op de plekken waar hij vandaan kwam, en alles past. Een tegel die naar een plek van de andere stapel gaat, moet een kwartslag gedraaid worden. Het boekje legt de tegels in paren, in een volgorde op afbeeldingen die voor ons verloren zijn.
krabcek-tip-avenue = _Zoek een partner voor de Bigboy._ Een Bigboy op een poort kan niet weglopen, omdat geen poort naast een Laan ligt. Een Spring-5 brengt hem alleen naar een andere poort. Hij heeft dus een 6 nodig, en een ander stuk van jou op een Laan om mee te wisselen. Zet een Skinnyboy of een Middleman op een Laan met goede verbindingen voordat de 6 komt.
krabcek-tip-numbers = _Tel je worpen._ Loop vóór elke zet de zes mogelijkheden van je volgende worp na. Hoeveel ervan winnen? Bij hoeveel heb je geen zet en verlies je? In het eindspel hierboven wint Wit met drie van de zes worpen, verliest meteen met één, en raakt met een andere alle drie de winnende worpen kwijt. Zet je Skinnyboys op verschillende afstanden van de Big Stack, zodat meer worpen winnen.

## Krabcek
krabcek-example-tiles = Het labyrint van de meeste van onze voorbeelden. De vijf Straten zijn `x02`, `x11`, `x20`, `x21` en `x33`. De poort `g03` is een eiland, en `g21` is doodlopend.
krabcek-example-alike = Lanen zijn even breed als poorten, en veel lijken er sprekend op. `h10` en `v31` zijn geen poorten: daar komen geen oranje hoeken samen.
krabcek-example-gates = Zwart neemt één poort, Wit twee, Zwart twee, Wit twee; de laatste is voor Zwart. Dan gooien ze allebei, en het laagste aantal begint.
krabcek-example-edge = Een Skinnyboy verlaat het bord over de bovenrand en komt onderaan weer binnen.
krabcek-example-around = Met een 6 loopt de Middleman zes velden, over de onderrand van het bord, naar de Bigboy op `h10`. Zo ontstaat een Big Stack.
krabcek-example-little = Met een 3 loopt de Skinnyboy van de poort `g30` naar de Middleman op `h23`. Zo ontstaat een Little Stack.
krabcek-example-loop = Vier Lanen rond `g10` vormen een lus. Met een 3 kan de Bigboy er drie velden over lopen, van `h10` naar `v10`.
krabcek-example-full-loop = Met een 4 zou hij terugkomen op `h10`, waar hij begon. Dat mag niet.
krabcek-example-enter = Met een 2 komt een Middleman in het spel: de poort is het eerste veld, de Straat ernaast het tweede.
krabcek-example-big = Een Bigboy komt met een 1 in het spel, hier op het eiland `g03`, en wacht daar.
krabcek-example-switch = Met een 6 wisselt de Bigboy op de poort van plaats met de Skinnyboy op de Laan.
krabcek-example-jump = Met een 5 springt de Bigboy van een zwarte poort naar een lege witte.
krabcek-example-combine = Een Middleman loopt op de Bigboy. Later komt een Skinnyboy in het spel en maakt de toren af: Zwart wint.
krabcek-example-walk = Met een 2 loopt de Skinnyboy op `x22` naar de Big Stack van Wit: de toren.
krabcek-example-enter-win = Met een 3 komt de laatste Skinnyboy van Wit via `g32` in het spel en eindigt op de Big Stack: de toren.
krabcek-example-long-way = Met een 4 loopt de Skinnyboy op `x22` de lange kant van de lus naar de Big Stack: de toren.
krabcek-example-forced = Met een 6 kan Wit geen zes velden lopen en niets in het spel brengen, en moet dus wisselen.
krabcek-example-stuck = Met een 5 heeft Wit helemaal geen zet, en verliest.
krabcek-example-shut-in = De Bigboy van Zwart blokkeert de eigen poort `g30`, en op `g01` staat een Skinnyboy van Wit. Met een 2 kan Zwart alleen via de doodlopende poort `g21` binnenkomen; met een 6 zou Zwart verliezen.
krabcek-example-attack = De eerste zet van Zwart met een 4: binnen via `g01` en door naar `h11`, twee velden van de poort `g12` van Wit.
krabcek-example-either-stack = Met een 2 kan Zwart een Big Stack of een Little Stack maken. De Big Stack is beter.
krabcek-example-block = Wit loopt één veld, en Zwart kan alleen nog een 1 of een 2 gebruiken. Zwart gooit een 4 en verliest.
krabcek-example-relaid = De tegels van onze voorbeelden, opnieuw gelegd vanaf twee stapels. Alle hoeken sluiten aan.

## Krabcek: you are Black
krabcek-learn-1 = Dit is het doel: de _Krabcek-toren_, een Skinnyboy op een Middleman op de Bigboy. Wie hem het eerst bouwt, wint. Jij bent Zwart, je Big Stack wacht op `v31`, en je gooide een 4: breng de Skinnyboy die nog ontbreekt in het spel.
krabcek-learn-1-hint = Kies een Skinnyboy uit je stukken buiten het bord en dan de Big Stack op `v31`.
krabcek-learn-1-done = De toren staat, en hij wint meteen. Speel er nu vanaf het begin naartoe.
krabcek-learn-2 = Jij bent Zwart. Eerst kiezen beide spelers poorten; via die van jou komen je stukken in het spel. Een goede poort heeft veel uitgangen, en brede: Straten zijn breed genoeg voor Middlemen. Neem de poort `g30` aan de linkerrand: twee van zijn uitgangen zijn Straten.
krabcek-learn-2-hint = `g30` is aan de linker- én aan de rechterrand getekend, maar het is één poort. Neem hem aan een van beide kanten.
krabcek-learn-2-done = Wit neemt twee poorten, `g12` en `g32`.
krabcek-learn-3 = Nu neem jij er twee. Naast `g21` ligt een Straat, en `g01` heeft drie uitgangen. Neem ze allebei.
krabcek-learn-3-hint = Neem `g21` en `g01`, in welke volgorde dan ook.
krabcek-learn-3-done = Wit neemt `g23` en `g10`, en de laatste poort, `g03`, is voor jou: een eiland zonder uitgang. Dan gooien jullie allebei. Jij gooit een 2 en Wit een 4: het laagste aantal begint.
krabcek-learn-4 = Met een 2 breng je een stuk in het spel: de poort telt als eerste veld, en je stuk eindigt op het tweede. Breng een Middleman in het spel op de Straat `x20`, naast je poort `g30`.
krabcek-learn-4-hint = Kies een Middleman uit je stukken buiten het bord en dan `x20`. Skinnyboys passen overal, maar Middlemen zijn lastiger in het spel te brengen.
krabcek-learn-4-done = Wit brengt met een 1 een Middleman in het spel, op een poort. Dan gooi jij een 1.
krabcek-learn-5 = De Bigboy past alleen op Lanen, en geen poort ligt naast een Laan. Dus komt een Bigboy met een 1 op een poort in het spel, en kan hij er niet af lopen. Zet de jouwe waar hij het minst in de weg staat: op het eiland `g03`.
krabcek-learn-5-hint = Kies de Bigboy en dan `g03` aan de bovenrand.
krabcek-learn-5-done = Daar wacht hij op een 5 of een 6. Wit brengt een Skinnyboy in het spel, en jij gooit een 3.
krabcek-learn-6 = Zet een stuk klaar om met de Bigboy te wisselen: het moet op een Laan staan. Breng met je 3 een Skinnyboy zo in het spel dat hij op de Laan `v31` eindigt.
krabcek-learn-6-hint = Kies een Skinnyboy en dan `v31`: hij komt binnen via `g30` of `g01` en gaat over een uitgang naar de Laan.
krabcek-learn-6-done = Wit loopt verder, en jij gooit een 6: precies wat je nodig hebt.
krabcek-learn-7 = Met een 6 mag je twee van je stukken van verschillende soort wisselen: dat is een Wissel-6. Wissel de Bigboy op `g03` met de Skinnyboy op `v31`.
krabcek-learn-7-hint = Pak de Bigboy op `g03` en zet hem op de Skinnyboy op `v31`.
krabcek-learn-7-done = De Bigboy is de straat op, of liever: de Laan. Wit loopt weer, en jij gooit een 2.
krabcek-learn-8 = Nu combineren: het kleinere stuk gaat op het grotere, met precies het goede aantal ogen, en niet op een poort. Loop met de Middleman van `x20` twee velden naar de Bigboy op `v31`.
krabcek-learn-8-hint = Pak de Middleman op `x20` en zet hem op `v31`.
krabcek-learn-8-done = Dat is een Big Stack, en die gaat nooit meer uit elkaar. Elke Skinnyboy kan de toren afmaken. Wit brengt nog een stuk in het spel, en jij gooit een 4.
krabcek-learn-9 = Een Skinnyboy op de Big Stack vormt de toren, en de toren wint meteen. Met je 4 kan een Skinnyboy in het spel komen en precies daar eindigen.
krabcek-learn-9-hint = Kies een Skinnyboy buiten het bord en dan `v31`.
krabcek-learn-9-done = De toren staat: je hebt gewonnen! En onthoud de andere manier om te winnen: wie zijn worp niet kan gebruiken, verliest.

## Puzzles: the task, what it asks, and what a puzzle is about.

krabcek-puzzles-goal-best = Vind de beste zet bij deze worp
krabcek-puzzles-about-best = Denk aan elke worp van je tegenstander en aan je volgende.
krabcek-puzzles-worth = Over alle worpen is hij { $own }% waard; de beste zet { $best }%.
krabcek-puzzles-theme-switch = Wissel-6
krabcek-puzzles-theme-jump = Spring-5
krabcek-puzzles-theme-tower = de toren
krabcek-puzzles-theme-stack = een stapel maken
krabcek-puzzles-theme-block = blokkeer de tegenstander
krabcek-puzzles-theme-guard = de toren van de tegenstander voorkomen
