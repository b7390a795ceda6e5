# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-kr-about = Twee spelers trekken door een labyrint dat elke keer nieuw is. Breng je stukken via je poorten in het spel, loop zo ver als de dobbelsteen zegt, en bouw als eerste de Krabcek-toren: een Skinnyboy op een Middleman op de Bigboy. Of laat je tegenspeler geen zet over. Het spel is van Paul Clark; zeg “Krabtsjek”. Er zit geluk in de dobbelsteen, en niets is verborgen.
rules-kr-labyrinth = Het labyrint
rules-kr-pieces = Stukken en poorten
rules-kr-turn = Jouw beurt
rules-kr-combine = Combineren
rules-kr-end = Winnen en verliezen
rules-kr-text = Opgeschreven

## The labyrinth
rule-kr-1 = _Het bord loopt rond._ 16 vierkante tegels liggen in vier rijen van vier. Tegenoverliggende randen zijn verbonden: wie het bord onderaan verlaat, komt bovenaan weer binnen, en wie er links af gaat, komt rechts binnen. Rijen en kolommen worden geteld van 0 tot 3.
rule-kr-2 = _Poorten._ Elke tegel heeft twee oranje en twee bruine hoeken, en hoeken die elkaar raken hebben dezelfde kleur. De acht punten waar oranje hoeken samenkomen zijn de poorten: `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. Een poort aan de rand is aan beide kanten getekend, maar is één poort: is hij aan de ene kant bezet, dan ook aan de andere.
rule-kr-3 = _Drie breedtes._ Een veld is een Laan (breed), een Straat (minder breed) of een Steeg (smal). Poorten zijn Lanen, en geen poort ligt naast een andere Laan. Alle velden zijn oranje; bruin is muur.
rule-kr-4 = _Twee varianten tegels._ Er zijn 11 tegels van variant A en 5 van variant B. Op elke tegel begint aan elk van de vier zijden een Laan, en binnenin ligt één uitgang: een Steeg op variant A, een Straat op variant B. De uitgang leidt naar de poort op één hoek van de tegel; de poort op de oranje hoek ertegenover is vanaf deze tegel niet te bereiken. Zo zijn er altijd precies vijf Straten, elk naast een poort. Een poort zonder uitgang is een eiland; een poort waarvan de wegen naar geen andere poort leiden, is doodlopend. Wat binnen een tegel verbonden is, zie je op het bord; daarin verschillen de twee sets tegels: de gewone heeft meer wegen, de andere meer doodlopende paden.
rule-kr-5 = _Eén veld over de rand._ De twee halve Lanen van tegels die elkaar raken zijn één veld, ook over de rand van het bord, waar het aan beide kanten getekend is. `hRC` is de Laan aan de bovenzijde van de tegel in rij R en kolom C, `vRC` die aan de linkerzijde, en `xRC` de uitgang erin. Dat zijn 8 poorten, 32 Lanen en 16 uitgangen: 56 velden.
rule-kr-6 = _Hoe een tegel kan liggen._ Om oranje op oranje te laten aansluiten kan een tegel op elke plek in twee van de vier richtingen liggen: 1 of 3 kwartslagen gedraaid waar rij en kolom samen even zijn, 0 of 2 waar ze samen oneven zijn.
rule-kr-7 = _Het leggen._ De 16 tegels worden geschud en gelegd, elk willekeurig in een van zijn twee richtingen. Alle labyrinten zijn even waarschijnlijk.

## Pieces and gates
rule-kr-8 =
    _Je stukken._ Zwart en Wit hebben elk zeven stukken, eerst allemaal buiten het bord; het lot bepaalt wie Zwart is.
    - vier Skinnyboys (S), die op elk veld passen;
    - twee Middlemen (M), die op Straten en Lanen passen;
    - één Bigboy (B), die alleen op Lanen past.
rule-kr-9 = _Poorten kiezen._ Voor de eerste worp worden om de beurt poorten gekozen: Zwart kiest er één, Wit twee, Zwart twee, Wit twee, en de laatste is vanzelf voor Zwart. Ieder heeft er vier.
rule-kr-10 = _Wie begint._ Beiden gooien, bij gelijk aantal ogen opnieuw. Het laagste getal begint, en wie het gooide gebruikt het in de eerste beurt; het is dus nooit een 6. Daarna begint elke beurt met een nieuwe worp.

## Your turn
rule-kr-11 = _Gebruik je worp._ Met het gegooide aantal ogen doe je een van deze zetten: in het spel brengen, lopen, Wissel-6 of Spring-5. Als je kunt, moet je; passen bestaat niet. Zolang je kunt lopen of een stuk in het spel kunt brengen, hoef je niet te wisselen of te springen, maar als er niets anders kan, moet het.
rule-kr-12 = _In het spel brengen._ Een stuk van buiten het bord komt binnen door een van je eigen poorten, die leeg moet zijn. De poort telt als eerste veld: met een 1 staat het stuk op de poort, met een 3 gaat het twee velden verder. Elk veld onderweg moet breed genoeg zijn. Daarom komt een Bigboy alleen met een 1 in het spel.
rule-kr-13 = _Lopen._ Een stuk op het bord gaat precies zoveel velden als je gegooid hebt, elk breed genoeg ervoor. Poorten zijn daarbij gewone velden, die van jou en die van je tegenspeler.
rule-kr-14 = _Eén stuk op een veld._ Geen stuk gaat over een bezet veld of komt erop, wie er ook staat, behalve om op het laatste veld te combineren (KR-17). Geen veld komt twee keer voor in één zet, ook het beginveld niet.
rule-kr-15 = _Wissel-6._ Met een 6 mag je in plaats daarvan twee van je stukken op het bord van plaats laten wisselen, als ze van verschillende soort zijn en elk past waar het komt. Poorten mogen ook. Een stapel is een soort op zichzelf.
rule-kr-16 = _Spring-5._ Met een 5 mag je in plaats daarvan een stuk of stapel van jou die op een poort staat laten springen naar een lege poort van de andere kleur: van een zwarte poort naar een witte, of omgekeerd.

## Combining
rule-kr-17 =
    _Stuk op stuk._ Met precies het goede aantal ogen mag je op een stuk van jezelf lopen of er in het spel op komen:
    - een Skinnyboy op een Middleman: samen zijn ze een Little Stack (L);
    - een Middleman op de Bigboy: een Big Stack (G);
    - een Little Stack op de Bigboy, of een Skinnyboy op een Big Stack: de toren (T).
    Iets anders combineert niet; een Skinnyboy gaat dus nooit op de losse Bigboy. En op een poort wordt nooit gecombineerd, van wie hij ook is.
rule-kr-18 = _Een stapel is één stuk._ Hij gaat nooit meer uit elkaar en is zo breed als zijn breedste deel. Hij loopt, wisselt en springt als een stuk, en mag op poorten staan.

## The end
rule-kr-19 = _De toren wint,_ meteen.
rule-kr-20 = _Geen zet is verloren._ Wie gegooid heeft en met dat aantal ogen geen zet kan doen, heeft meteen verloren, zelfs in de allereerste beurt.
rule-kr-21 = _Eindeloze spellen._ Na 400 beurten, die van beide spelers samen geteld, is een spel dat niemand gewonnen heeft gelijkspel, nog voor de volgende worp. Het aantal is te veranderen. Een worp die niet gebruikt kan worden, telt niet als beurt.
rule-kr-22 = _De uitslag._ De winnaar krijgt 1, de verliezer 0; bij gelijkspel krijgt ieder ½.

## Written down
rule-kr-23 = _Een zet_ zegt wat er verandert; twee wegen naar hetzelfde resultaat zijn dus één zet: `gate g12` kiest een poort, `S@x12` brengt een stuk in het spel op het veld waar het eindigt, `x12-h20` loopt of springt, `g01=x12` wisselt.
rule-kr-24 = _De dobbelsteen:_ `open 4 2` is de eerste worp van Zwart en van Wit, `die 5` elke latere.
rule-kr-25 = _Een stelling_ is tegels, poorten, stukken, beurt en gespeelde beurten, met streepjes ertussen: `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. Een tegel is zijn variant en zijn kwartslagen. De beurt is `pick b` (Zwart kiest een poort), `open` (de eerste worp), `roll w` (Wit gooit), `w 5` (Wit heeft een 5 te gebruiken), `over b` (Zwart heeft gewonnen) of `over -` (gelijkspel). Wie niet op het bord staat, staat ernaast.
rule-kr-26 = _Opties._ Wat je voor een nieuwe tafel kunt kiezen, en wat gewoon is.

## What the printed book says, and what is ours
edition-kr-2-nl = Het Nederlandse boekje markeert een poort aan de rand aan beide kanten.
edition-kr-4-ours = De tekeningen van de tegels in het boekje hebben wij niet. Deze tegels zijn een reconstructie die past bij alles wat de tekst zegt: vijf Straten, elk naast een poort, eilanden, doodlopende paden, lussen van vier, en het voorbeeld van een eindspel. Andere sets kunnen erbij.
edition-kr-8-nl = In het Nederlandse boekje verbergt de ene speler in elke hand een Bigboy en kiest de andere.
edition-kr-10-ours = Het boekje zegt niet wat er gebeurt als beiden hetzelfde gooien; hier gooien ze opnieuw.
edition-kr-11-nl = Het Nederlandse boekje zegt dat Wissel-6 en Spring-5 nooit verplicht zijn, maar in het eigen voorbeeld van een eindspel moet er gewisseld worden als er niets anders kan. Zo wordt er hier gespeeld.
edition-kr-16-ours = Dat ook stapels mogen springen, is onze lezing.
edition-kr-17-ours = Het “kleiner op groter” van het boekje zou ook een Skinnyboy op de Bigboy kunnen zijn; omdat dat op geen van de twee manieren naar de toren voorkomt, mag het hier niet.
edition-kr-21-ours = Het boekje maakt geen eind aan een eindeloos spel; de 400 beurten zijn van ons.

## The edition and ours
editions-kr-about = Achter deze regels ligt één gedrukt boekje, in het Nederlands. Waar het zwijgt of de plaatjes ontbreken, moesten wij beslissen.
editions-kr-tiles = De wegen op de tegels
editions-kr-tiles-nl = in verloren tekeningen
editions-kr-tiles-here = nagebouwd naar de tekst; set een of twee
editions-kr-equal = Beiden gooien hetzelfde
editions-kr-equal-nl = niet gezegd
editions-kr-equal-here = opnieuw gooien
editions-kr-duty = Wissel-6 en Spring-5
editions-kr-duty-nl = nooit verplicht, maar in het voorbeeld gedwongen
editions-kr-duty-here = alleen verplicht als er niets anders kan
editions-kr-skinny = Een Skinnyboy op de Bigboy
editions-kr-skinny-nl = “kleiner op groter”
editions-kr-skinny-here = mag niet
editions-kr-endless = Een eindeloos spel
editions-kr-endless-nl = niet gezegd
editions-kr-endless-here = gelijkspel na 400 beurten, of naar afspraak
editions-kr-colours = Wie Zwart is
editions-kr-colours-nl = een hand kiezen
editions-kr-colours-here = loting
