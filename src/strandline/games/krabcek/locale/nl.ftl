## The game on the first page
krabcek-name = Krabcek
krabcek-description = Een dobbelsteen en een labyrint dat elke keer nieuw is. Bouw als eerste de toren, of sluit de ander in.
krabcek-credit = Krabcek is een spel van Paul Clark.

## What can be chosen in Krabcek
krabcek-option-tiles = De tegels van het labyrint
krabcek-option-tiles-one = Meer wegen: de meeste kruispunten lopen door
krabcek-option-tiles-two = Minder wegen: meer doodlopende paden
krabcek-option-turns = Het langste spel
krabcek-option-turns-is = Na zoveel beurten, die van beide spelers samen, is het gelijkspel.

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
krabcek-ui-move-gate = Poort { $gate } is gekozen
krabcek-ui-move-enter = Een { krabcek-piece } komt in het spel en gaat naar { $goal }
krabcek-ui-move-enter-gate = Een { krabcek-piece } komt in het spel op poort { $goal }
krabcek-ui-move-walk = Van { $start } naar { $goal }
krabcek-ui-move-switch = { $first } en { $second } wisselen van plaats
krabcek-ui-move-open = De eerste worp: Zwart { $black }, Wit { $white }
krabcek-ui-move-die = De worp is { krabcek-ui-number }

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } heeft de toren gebouwd en wint.
krabcek-ui-ended-stuck = { krabcek-seat } wint: de andere speler kan niet meer zetten.
krabcek-ui-ended-drawn = Gelijkspel: er zijn { $limit } beurten gespeeld.

## What is asked of who is to decide
# $count: of the gates that are free
krabcek-ui-ask-pick = Kies een poort; { $count ->
    [one] er is er nog { $count } vrij.
   *[other] er zijn er nog { $count } vrij.
}
krabcek-ui-ask-use = Je hebt een { krabcek-ui-number } gegooid: breng een stuk in het spel, of loop precies { krabcek-fields }.
krabcek-ui-ask-jump = Je hebt een vijf gegooid: breng een stuk in het spel, loop precies vijf velden, of spring van een poort naar een poort van de andere kleur.
krabcek-ui-ask-switch = Je hebt een zes gegooid: breng een stuk in het spel, loop precies zes velden, of verwissel twee stukken van verschillende soort.

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
krabcek-ui-place-goal = te bereiken
krabcek-ui-place-choose = te kiezen
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
krabcek-ui-both = Hier eindigen twee zetten
krabcek-ui-both-walk = Erop lopen
krabcek-ui-both-switch = Van plaats wisselen
krabcek-ui-both-none = Geen van beide

## The position, spoken
krabcek-ui-tell-gates = Poorten van { krabcek-seat }: { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat } heeft nog geen poort.
krabcek-ui-tell-pieces = { $seat ->
    [0] Zwarte
   *[1] Witte
} { krabcek-piece }: { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat } heeft niemand op het bord.
krabcek-ui-tell-off = { krabcek-seat } buiten het bord: Skinnyboys { $skinny }, Middlemen { $middle }, Bigboys { $big }.
krabcek-ui-tell-streets = Straten: { $streets }. Alle andere uitgangen zijn Stegen.

# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
krabcek-rules-about = Twee spelers trekken door een labyrint dat elke keer nieuw is. Breng je stukken via je poorten in het spel, loop zo ver als de dobbelsteen zegt, en bouw als eerste de Krabcek-toren: een Skinnyboy op een Middleman op de Bigboy. Of laat je tegenspeler geen zet over. Het spel is van Paul Clark; zeg “Krabtsjek”. Er zit geluk in de dobbelsteen, en niets is verborgen.
krabcek-rules-labyrinth = Het labyrint
krabcek-rules-pieces = Stukken en poorten
krabcek-rules-turn = Jouw beurt
krabcek-rules-combine = Combineren
krabcek-rules-end = Winnen en verliezen
krabcek-rules-text = Opgeschreven

## The labyrinth
krabcek-rule-1 = _Het bord loopt rond._ 16 vierkante tegels liggen in vier rijen van vier. Tegenoverliggende randen zijn verbonden: wie het bord onderaan verlaat, komt bovenaan weer binnen, en wie er links af gaat, komt rechts binnen. Rijen en kolommen worden geteld van 0 tot 3.
krabcek-rule-2 = _Poorten._ Elke tegel heeft twee oranje en twee bruine hoeken, en hoeken die elkaar raken hebben dezelfde kleur. De acht punten waar oranje hoeken samenkomen zijn de poorten: `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. Een poort aan de rand is aan beide kanten getekend, maar is één poort: is hij aan de ene kant bezet, dan ook aan de andere.
krabcek-rule-3 = _Drie breedtes._ Een veld is een Laan (breed), een Straat (minder breed) of een Steeg (smal). Poorten zijn Lanen, en geen poort ligt naast een andere Laan. Alle velden zijn oranje; bruin is muur.
krabcek-rule-4 = _Twee varianten tegels._ Er zijn 11 tegels van variant A en 5 van variant B. Op elke tegel begint aan elk van de vier zijden een Laan, en binnenin ligt één uitgang: een Steeg op variant A, een Straat op variant B. De uitgang leidt naar de poort op één hoek van de tegel; de poort op de oranje hoek ertegenover is vanaf deze tegel niet te bereiken. Zo zijn er altijd precies vijf Straten, elk naast een poort. Een poort zonder uitgang is een eiland; een poort waarvan de wegen naar geen andere poort leiden, is doodlopend. Wat binnen een tegel verbonden is, zie je op het bord; daarin verschillen de twee sets tegels: de gewone heeft meer wegen, de andere meer doodlopende paden.
krabcek-rule-5 = _Eén veld over de rand._ De twee halve Lanen van tegels die elkaar raken zijn één veld, ook over de rand van het bord, waar het aan beide kanten getekend is. `hRC` is de Laan aan de bovenzijde van de tegel in rij R en kolom C, `vRC` die aan de linkerzijde, en `xRC` de uitgang erin. Dat zijn 8 poorten, 32 Lanen en 16 uitgangen: 56 velden.
krabcek-rule-6 = _Hoe een tegel kan liggen._ Om oranje op oranje te laten aansluiten kan een tegel op elke plek in twee van de vier richtingen liggen: 1 of 3 kwartslagen gedraaid waar rij en kolom samen even zijn, 0 of 2 waar ze samen oneven zijn.
krabcek-rule-7 = _Het leggen._ De 16 tegels worden geschud en gelegd, elk willekeurig in een van zijn twee richtingen. Alle labyrinten zijn even waarschijnlijk.

## Pieces and gates
krabcek-rule-8 =
    _Je stukken._ Zwart en Wit hebben elk zeven stukken, eerst allemaal buiten het bord; het lot bepaalt wie Zwart is.
    - vier Skinnyboys (S), die op elk veld passen;
    - twee Middlemen (M), die op Straten en Lanen passen;
    - één Bigboy (B), die alleen op Lanen past.
krabcek-rule-9 = _Poorten kiezen._ Voor de eerste worp worden om de beurt poorten gekozen: Zwart kiest er één, Wit twee, Zwart twee, Wit twee, en de laatste is vanzelf voor Zwart. Ieder heeft er vier.
krabcek-rule-10 = _Wie begint._ Beiden gooien, bij gelijk aantal ogen opnieuw. Het laagste getal begint, en wie het gooide gebruikt het in de eerste beurt; het is dus nooit een 6. Daarna begint elke beurt met een nieuwe worp.

## Your turn
krabcek-rule-11 = _Gebruik je worp._ Met het gegooide aantal ogen doe je een van deze zetten: in het spel brengen, lopen, Wissel-6 of Spring-5. Als je kunt, moet je; passen bestaat niet. Zolang je kunt lopen of een stuk in het spel kunt brengen, hoef je niet te wisselen of te springen, maar als er niets anders kan, moet het.
krabcek-rule-12 = _In het spel brengen._ Een stuk van buiten het bord komt binnen door een van je eigen poorten, die leeg moet zijn. De poort telt als eerste veld: met een 1 staat het stuk op de poort, met een 3 gaat het twee velden verder. Elk veld onderweg moet breed genoeg zijn. Daarom komt een Bigboy alleen met een 1 in het spel.
krabcek-rule-13 = _Lopen._ Een stuk op het bord gaat precies zoveel velden als je gegooid hebt, elk breed genoeg ervoor. Poorten zijn daarbij gewone velden, die van jou en die van je tegenspeler.
krabcek-rule-14 = _Eén stuk op een veld._ Geen stuk gaat over een bezet veld of komt erop, wie er ook staat, behalve om op het laatste veld te combineren (KR-17). Geen veld komt twee keer voor in één zet, ook het beginveld niet.
krabcek-rule-15 = _Wissel-6._ Met een 6 mag je in plaats daarvan twee van je stukken op het bord van plaats laten wisselen, als ze van verschillende soort zijn en elk past waar het komt. Poorten mogen ook. Een stapel is een soort op zichzelf.
krabcek-rule-16 = _Spring-5._ Met een 5 mag je in plaats daarvan een stuk of stapel van jou die op een poort staat laten springen naar een lege poort van de andere kleur: van een zwarte poort naar een witte, of omgekeerd.

## Combining
krabcek-rule-17 =
    _Stuk op stuk._ Met precies het goede aantal ogen mag je op een stuk van jezelf lopen of er in het spel op komen:
    - een Skinnyboy op een Middleman: samen zijn ze een Little Stack (L);
    - een Middleman op de Bigboy: een Big Stack (G);
    - een Little Stack op de Bigboy, of een Skinnyboy op een Big Stack: de toren (T).
    Iets anders combineert niet; een Skinnyboy gaat dus nooit op de losse Bigboy. En op een poort wordt nooit gecombineerd, van wie hij ook is.
krabcek-rule-18 = _Een stapel is één stuk._ Hij gaat nooit meer uit elkaar en is zo breed als zijn breedste deel. Hij loopt, wisselt en springt als een stuk, en mag op poorten staan.

## The end
krabcek-rule-19 = _De toren wint,_ meteen.
krabcek-rule-20 = _Geen zet is verloren._ Wie gegooid heeft en met dat aantal ogen geen zet kan doen, heeft meteen verloren, zelfs in de allereerste beurt.
krabcek-rule-21 = _Eindeloze spellen._ Na 400 beurten, die van beide spelers samen geteld, is een spel dat niemand gewonnen heeft gelijkspel, nog voor de volgende worp. Het aantal is te veranderen. Een worp die niet gebruikt kan worden, telt niet als beurt.
krabcek-rule-22 = _De uitslag._ De winnaar krijgt 1, de verliezer 0; bij gelijkspel krijgt ieder ½.

## Written down
krabcek-rule-23 = _Een zet_ zegt wat er verandert; twee wegen naar hetzelfde resultaat zijn dus één zet: `gate g12` kiest een poort, `S@x12` brengt een stuk in het spel op het veld waar het eindigt, `x12-h20` loopt of springt, `g01=x12` wisselt.
krabcek-rule-24 = _De dobbelsteen:_ `open 4 2` is de eerste worp van Zwart en van Wit, `die 5` elke latere.
krabcek-rule-25 = _Een stelling_ is tegels, poorten, stukken, beurt en gespeelde beurten, met streepjes ertussen: `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. Een tegel is zijn variant en zijn kwartslagen. De beurt is `pick b` (Zwart kiest een poort), `open` (de eerste worp), `roll w` (Wit gooit), `w 5` (Wit heeft een 5 te gebruiken), `over b` (Zwart heeft gewonnen) of `over -` (gelijkspel). Wie niet op het bord staat, staat ernaast.
krabcek-rule-26 = _Opties._ Wat je voor een nieuwe tafel kunt kiezen, en wat gewoon is.

## What the printed book says, and what is ours
krabcek-edition-2-nl = Het Nederlandse boekje markeert een poort aan de rand aan beide kanten.
krabcek-edition-4-ours = De tekeningen van de tegels in het boekje hebben wij niet. Deze tegels zijn een reconstructie die past bij alles wat de tekst zegt: vijf Straten, elk naast een poort, eilanden, doodlopende paden, lussen van vier, en het voorbeeld van een eindspel. Andere sets kunnen erbij.
krabcek-edition-8-nl = In het Nederlandse boekje verbergt de ene speler in elke hand een Bigboy en kiest de andere.
krabcek-edition-10-ours = Het boekje zegt niet wat er gebeurt als beiden hetzelfde gooien; hier gooien ze opnieuw.
krabcek-edition-11-nl = Het Nederlandse boekje zegt dat Wissel-6 en Spring-5 nooit verplicht zijn, maar in het eigen voorbeeld van een eindspel moet er gewisseld worden als er niets anders kan. Zo wordt er hier gespeeld.
krabcek-edition-16-ours = Dat ook stapels mogen springen, is onze lezing.
krabcek-edition-17-ours = Het “kleiner op groter” van het boekje zou ook een Skinnyboy op de Bigboy kunnen zijn; omdat dat op geen van de twee manieren naar de toren voorkomt, mag het hier niet.
krabcek-edition-21-ours = Het boekje maakt geen eind aan een eindeloos spel; de 400 beurten zijn van ons.

## The edition and ours
krabcek-editions-about = Achter deze regels ligt één gedrukt boekje, in het Nederlands. Waar het zwijgt of de plaatjes ontbreken, moesten wij beslissen.
krabcek-editions-tiles = De wegen op de tegels
krabcek-editions-tiles-nl = in verloren tekeningen
krabcek-editions-tiles-here = nagebouwd naar de tekst; set een of twee
krabcek-editions-equal = Beiden gooien hetzelfde
krabcek-editions-equal-nl = niet gezegd
krabcek-editions-equal-here = opnieuw gooien
krabcek-editions-duty = Wissel-6 en Spring-5
krabcek-editions-duty-nl = nooit verplicht, maar in het voorbeeld gedwongen
krabcek-editions-duty-here = alleen verplicht als er niets anders kan
krabcek-editions-skinny = Een Skinnyboy op de Bigboy
krabcek-editions-skinny-nl = “kleiner op groter”
krabcek-editions-skinny-here = mag niet
krabcek-editions-endless = Een eindeloos spel
krabcek-editions-endless-nl = niet gezegd
krabcek-editions-endless-here = gelijkspel na 400 beurten, of naar afspraak
krabcek-editions-colours = Wie Zwart is
krabcek-editions-colours-nl = een hand kiezen
krabcek-editions-colours-here = loting

## Krabcek
krabcek-example-gates = Zwart neemt één poort, Wit twee, Zwart twee, Wit twee; de laatste is voor Zwart. Dan gooien ze allebei, en het laagste getal begint.
krabcek-example-edge = Over de bovenrand, en onderaan weer het bord op.
krabcek-example-enter = Met een 2 komt een Middleman in het spel: de poort is het eerste veld, de Straat ernaast het tweede.
krabcek-example-big = Een Bigboy komt met een 1 in het spel, hier op het eiland `g03`, en wacht daar.
krabcek-example-switch = Met een 6 wisselt de Bigboy op de poort van plaats met de Skinnyboy op de Laan.
krabcek-example-jump = Met een 5 springt de Bigboy van een zwarte poort naar een lege witte.
krabcek-example-combine = Een Middleman loopt op de Bigboy. Later komt een Skinnyboy in het spel en maakt de toren af: Zwart heeft gewonnen.
krabcek-example-walk = Wit heeft één Skinnyboy op de Big Stack nodig. Met een 2 loopt degene ernaast erheen.
krabcek-example-forced = Met een 6 kan niemand zes velden lopen of in het spel komen: Wit moet wisselen.
krabcek-example-stuck = Met een 5 heeft Wit helemaal geen zet, en dus verloren.

## Krabcek: you are Black
krabcek-learn-1 = Jij bent Zwart. Eerst worden poorten gekozen; door die van jou komen je stukken in het spel. Een goede poort heeft veel uitgangen, en brede: Straten zijn breed genoeg voor Middlemen. Neem de poort `g30` aan de linkerrand: twee van zijn uitgangen zijn Straten.
krabcek-learn-1-hint = `g30` staat aan de linker- en aan de rechterrand; het is een en dezelfde poort. Neem hem aan een van de twee kanten.
krabcek-learn-1-done = Wit neemt twee poorten, `g12` en `g32`.
krabcek-learn-2 = Nu neem jij er twee. Naast `g21` ligt een Straat, en `g01` heeft drie uitgangen. Neem ze allebei.
krabcek-learn-2-hint = Neem `g21` en `g01`, in welke volgorde dan ook.
krabcek-learn-2-done = Wit neemt `g23` en `g10`, en de laatste, `g03`, is voor jou: een eiland zonder uitgang. Dan gooien jullie allebei. Jij hebt een 2 en Wit een 4: het laagste getal begint.
krabcek-learn-3 = Met een 2 breng je een stuk in het spel: de poort is het eerste veld, op het tweede eindigt het. Breng een Middleman in het spel op de Straat `x20`, naast je poort `g30`.
krabcek-learn-3-hint = Kies een Middleman uit je stukken buiten het bord en dan `x20`. Skinnyboys passen overal, maar Middlemen zijn lastiger in het spel te brengen.
krabcek-learn-3-done = Wit brengt met een 1 een Middleman in het spel, op een poort. En jij gooit een 1.
krabcek-learn-4 = De Bigboy past alleen op Lanen, en geen poort ligt naast een Laan. Dus komt een Bigboy met een 1 op een poort in het spel, en kan er niet af lopen. Zet de jouwe waar hij het minst in de weg staat: op het eiland `g03`.
krabcek-learn-4-hint = Kies de Bigboy en dan `g03` aan de bovenrand.
krabcek-learn-4-done = Daar wacht hij op een 5 of een 6. Wit brengt een Skinnyboy in het spel, en jij gooit een 3.
krabcek-learn-5 = Zet iemand klaar om met de Bigboy van plaats te wisselen: hij moet op een Laan staan. Breng met je 3 een Skinnyboy zo in het spel dat hij op de Laan `v31` eindigt.
krabcek-learn-5-hint = Kies een Skinnyboy en dan `v31`: binnen door `g30` of `g01`, over een uitgang, naar de Laan.
krabcek-learn-5-done = Wit loopt verder, en jij gooit een 6: precies wat je nodig hebt.
krabcek-learn-6 = Met een 6 mogen twee van je stukken van verschillende soort van plaats wisselen: de Wissel-6. Laat de Bigboy op `g03` en de Skinnyboy op `v31` dat doen.
krabcek-learn-6-hint = Pak de Bigboy op `g03` en zet hem op de Skinnyboy op `v31`.
krabcek-learn-6-done = De Bigboy is de straat op, of liever: de Laan. Wit loopt weer, en jij gooit een 2.
krabcek-learn-7 = Nu combineren: het kleinere stuk gaat op het grotere, met precies het goede aantal ogen, en niet op een poort. Loop met de Middleman van `x20` twee velden naar de Bigboy op `v31`.
krabcek-learn-7-hint = Pak de Middleman op `x20` en zet hem op `v31`.
krabcek-learn-7-done = Dat is een Big Stack, en die gaat nooit meer uit elkaar. Elke Skinnyboy kan de toren afmaken. Wit brengt nog een stuk in het spel, en jij gooit een 4.
krabcek-learn-8 = Een Skinnyboy op de Big Stack maakt de toren, en de toren wint meteen. Met je 4 kan er een precies daar eindigen.
krabcek-learn-8-hint = Kies een Skinnyboy buiten het bord en dan `v31`.
krabcek-learn-8-done = De toren staat: je hebt gewonnen! En onthoud de andere manier om te winnen: wie gegooid heeft en niet kan zetten, heeft verloren.
