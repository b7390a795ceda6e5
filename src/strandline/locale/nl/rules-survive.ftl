# The rules of Survive, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-sv-about = Atlantis zinkt, tegel voor tegel. Breng je ontdekkingsreizigers per boot, zwemmend en met geluk naar de vier veilige eilanden, door een zee vol zeeslangen, haaien en walvissen, die de anderen je graag op je dak sturen. Onder elke ontdekkingsreiziger staat een waarde die alleen zijn eigenaar heeft gezien, en alleen de waarden van de geredden tellen. Dan maakt de vulkaan overal een eind aan. Het spel is van Julian Courtland-Smith, voor twee tot vier spelers.
rules-sv-board = Het bord
rules-sv-components = Het spel bestaat uit
rules-sv-setup = Voor de eerste beurt
rules-sv-turn = Een beurt heeft vier stappen
rules-sv-moves = Stap 2: je drie zetten
rules-sv-hazards = Zeedieren en mensen
rules-sv-sinking = Stap 3: een tegel laten zinken
rules-sv-tiles = Stap 1: tegels die je bewaard hebt
rules-sv-creatures = Stap 4: de zeedieren
rules-sv-reactions = Zeedieren verjagen
rules-sv-end = Het einde
rules-sv-options = Twee kleuren en uitdagingen
rules-sv-text = Opgeschreven

## The board
rule-sv-1 = _Velden._ Het bord heeft 133 zeshoekige velden in 13 rijen, `A` tot `M`: 7 in rij `A` en `M`, 10 in `B`, `D`, `J` en `L`, 11 in `C`, `E`, `G`, `I` en `K`, 12 in `F` en `H`. Een veld heet naar rij en kolom, van links geteld; `G5` is het midden. De rijen zijn een half veld verschoven, en velden met een gezamenlijke zijde zijn buren.
rule-sv-2 = _Het eiland_ beslaat 40 velden rond het midden: kolom 4 tot 7 van rij `D` en `J`, 3 tot 7 van `E` en `I`, 2 tot 9 van `F` en `H`, en 2 tot 8 van `G` zonder `G5`. Alle andere velden zijn zee, ook `G5`, het meer in het midden.
rule-sv-3 = _Veilige eilanden._ Vier eilanden liggen voorbij de hoeken. Elk is te bereiken vanaf precies twee zeevelden: `NW` vanaf `B1` en `C0`, `NE` vanaf `B10` en `C10`, `SW` vanaf `K0` en `L1`, `SE` vanaf `K10` en `L10`.
rule-sv-4 = _Zeeslangen._ Vijf zeeslangen beginnen op `B1`, `C10`, `G5`, `K0` en `L10`: één voor elk eiland en één in het meer.

## The pieces
rule-sv-5 = _Tegels._ Het eiland bestaat uit 40 tegels: 16 stranden, 16 bossen en 8 bergen. Elke tegel heeft een effect op de achterkant. Sommige gebeuren direct, andere bewaar je voor later; zoveel zijn er van elk:
rule-sv-6 = _De rest._ Elke kleur heeft tien ontdekkingsreizigers met waarde 1, 1, 1, 2, 2, 3, 3, 4, 5 en 6, samen 28. De plaatsen zijn rood, blauw, groen en geel. Er zijn 5 zeeslangen, 6 haaien, 5 walvissen en 12 boten. De dierendobbelsteen toont zeeslang, haai en walvis, elk op twee zijden.

## Before the first turn
rule-sv-7 = _Het eiland wordt gelegd._ De tegels worden geschud en met het terrein naar boven op de velden van het eiland gelegd; niemand kent een achterkant. De zeeslangen komen op hun velden. Het lot wijst de beginnende speler aan; er wordt met de klok mee gespeeld, in de volgorde van de plaatsen.
rule-sv-8 = _Ontdekkingsreizigers._ Om de beurt zet elke speler een ontdekkingsreiziger, met een waarde naar keuze, op een tegel waar er nog geen staat, tot ze allemaal staan. Alleen de eigenaar ziet de waarde. Gewoonlijk mag ook de eigenaar niet meer kijken zodra de laatste boot ligt; onthoud dus wie waar staat.
rule-sv-9 = _Boten._ Daarna zet elke speler om de beurt een boot op een zeeveld naast een tegel, zonder boot en zonder zeeslang erop, tot ieder er twee heeft. Alle andere boten, de haaien en de walvissen wachten naast het bord.

## A turn has four steps
rule-sv-10 = _Stap 1._ Je mag één tegel spelen die je voor je eigen beurt bewaard hebt. Hoogstens één per beurt.
rule-sv-11 = _Stap 2._ Je mag tot drie zetten doen met je ontdekkingsreizigers en met boten, in elke verdeling en volgorde; eerder stoppen mag. Staat er bij het begin van de stap geen ontdekkingsreiziger van jou op het bord, dan sla je hem over. Verdwijnt je laatste tijdens de stap, dan mag je de overgebleven zetten nog voor lege boten gebruiken.
rule-sv-12 = _Stap 3._ Je moet één tegel van het eiland nemen, als er nog een is.
rule-sv-13 = _Stap 4._ Je gooit de dobbelsteen en mag één zeedier bewegen van de soort die hij toont. Is er daarvan geen op het bord, dan gebeurt er niets.

## Step 2: your three moves
rule-sv-14 = _Lopen._ Een ontdekkingsreiziger gaat van een tegel naar een tegel ernaast. Op een tegel passen er zoveel als je wilt.
rule-sv-15 = _Instappen._ Een ontdekkingsreiziger stapt van een tegel in een boot op een zeeveld ernaast, of van de ene boot in een andere op een veld ernaast. In een boot passen er drie, van welke kleuren ook.
rule-sv-16 = _Het water in._ Een ontdekkingsreiziger stapt van een tegel op een zeeveld ernaast en is vanaf nu zwemmer. Ligt daar een boot met plaats, dan zijn instappen en ernaast zwemmen twee verschillende zetten.
rule-sv-17 = _Overboord._ Een ontdekkingsreiziger springt uit een boot in het water van hetzelfde veld en zwemt.
rule-sv-18 = _Zwemmen._ Een zwemmer gaat naar een zeeveld ernaast, of klimt in een boot op zijn eigen veld als er plaats is. Op een veld kunnen zoveel zwemmers zijn als je wilt.
rule-sv-19 = _Eén keer per beurt in het water._ Elke ontdekkingsreiziger doet per beurt hoogstens één zo’n zet: het water in gaan, zwemmen, uit het water in een boot klimmen en uit het water aan land gaan tellen allemaal. In één beurt zwemt dus niemand en stapt dan in, of springt overboord en zwemt dan. Lopen, instappen vanaf een tegel of uit een andere boot en aan land gaan uit een boot zijn zo niet beperkt. Wie aan boord geklommen is, is weer passagier: de boot mag hem verder brengen, hij mag deze beurt overstappen of aan land gaan, maar niet terug het water in. Door een walvis in het water gegooid worden is geen zo’n zet; maar wie de zijne al gedaan heeft, blijft daar tot de volgende beurt.
rule-sv-20 = _Geen weg terug._ Wie het eiland verlaten heeft, zet nooit meer een voet op een tegel. Je beweegt alleen je eigen ontdekkingsreizigers.
rule-sv-21 = _Aan land gaan._ Vanaf een van de twee velden van een eiland gaat een ontdekkingsreiziger aan land, uit een boot of uit het water: elk één zet. Hij is voorgoed gered. De boot blijft liggen. Elk eiland is voor iedereen.
rule-sv-22 = _Varen._ Een boot gaat naar een zeeveld ernaast waar geen andere boot is. Een lege boot mag iedereen bewegen. Anders bestuurt alleen de speler met de meeste ontdekkingsreizigers aan boord hem; hebben er meer evenveel, dan ieder van hen.

## Creatures and people
rule-sv-23 =
    _Wie wie ontmoet._ Na elke stap wordt elk veld afgehandeld, in deze volgorde:
    - een zeeslang grijpt een boot met iemand aan boord, iedereen erin, en elke zwemmer;
    - een walvis slaat een boot met iemand aan boord kapot; wie erin zat wordt zwemmer;
    - een haai grijpt elke zwemmer.
    Het maakt niet uit wie naar wie toe kwam. Lege boten worden door alle met rust gelaten, boten door haaien, zwemmers door walvissen, en zeedieren door elkaar: op een veld kunnen er zoveel zijn als je wilt. Wat gegrepen is, is voorgoed uit het spel.

## Step 3: sinking a tile
rule-sv-24 = _Welke tegel._ Zolang er een strand is, moet het een strand zijn; dan een bos; dan een berg. Hij moet aan de zee grenzen: elk zeeveld telt, ook `G5` en gezonken velden. Alleen als geen tegel van het terrein dat aan de beurt is aan de zee grenst, mag je elke tegel van dat terrein nemen.
rule-sv-25 = _Wie erop stond,_ zwemt op dat veld, dat vanaf nu zee is. Alleen jij bekijkt de achterkant.
rule-sv-26 = _De achterkant._ Een effect dat direct gebeurt, laat je aan iedereen zien, voer je uit en leg je weg. Elke andere tegel bewaar je gedekt: de anderen zien alleen van welk terrein hij komt.
rule-sv-27 = _Haai, walvis._ Op dat veld duikt een haai op, en de zwemmers daar zijn verloren. Of er duikt een walvis op.
rule-sv-28 = _Boot._ Op dat veld duikt een boot op, en alle zwemmers daar gaan aan boord. Zijn het er meer dan drie, dan kiest wie de tegel nam er drie, een voor een.
rule-sv-29 = _Draaikolk._ Alles op dat veld en op elk zeeveld ernaast is uit het spel: zwemmers, boten met iedereen erin, zeeslangen, haaien, walvissen. Tegels ernaast, en wie daarop staat, zijn veilig.
rule-sv-30 = _Vulkaan._ Het spel is direct afgelopen.
rule-sv-31 = _Genoeg voor alles._ Er zijn altijd genoeg haaien, walvissen en boten voor de tegels die ze brengen.

## Step 1: tiles you have kept
rule-sv-32 = _Dolfijn._ Een van je zwemmers gaat één tot drie zeevelden ver, heen en weer als je wilt; elk veld onderweg wordt afgehandeld (SV-23). Instappen en aan land gaan hoort er niet bij. Zijn eigen zet van stap 2 heeft de zwemmer nog.
rule-sv-33 = _Wind._ Een boot die je mag bewegen gaat één tot drie zeevelden ver, heen en weer als je wilt (SV-22, SV-23). De zetten van stap 2 heb je nog.
rule-sv-34 = _Zeeslang, haai of walvis verplaatsen._ Een dier naar keuze van die soort gaat naar een zeeveld naar keuze waar geen enkel stuk staat.
rule-sv-35 = _Gebruiken of bewaren._ Een tegel die niets zou doen, kan niet gespeeld worden; is hij gespeeld, dan moet hij iets doen. Van twee tegels met hetzelfde effect wordt die gebruikt die je het eerst had. Een gespeelde tegel leg je weg.

## Step 4: the creatures
rule-sv-36 = _Hoe ver._ Een zeeslang gaat hoogstens één veld, een haai hoogstens twee, een walvis hoogstens drie, alleen over zeevelden. Hij mag omkeren, eerder stoppen of helemaal niet bewegen. Elk veld onderweg wordt afgehandeld (SV-23).
rule-sv-37 = _Waar hij stopt._ Een haai stopt waar hij een zwemmer gegrepen heeft, een walvis waar hij een boot kapotgeslagen heeft.
rule-sv-38 = _Alleen de zee._ Zeedieren gaan op geen tegel en op geen eiland.

## Driving creatures off
rule-sv-39 = _Haai verjagen._ Komt een haai die een andere speler in stap 4 beweegt op een veld met een zwemmer van jou, dan mag je deze tegel wegleggen: de haai is uit het spel voordat hij iets doet, en alle zwemmers daar blijven.
rule-sv-40 = _Walvis verjagen._ Komt een walvis die een andere speler in stap 4 beweegt op een veld met een boot die jij bestuurt, alleen of samen, en is er iemand aan boord, dan mag je deze tegel wegleggen: de walvis is uit het spel, en de boot blijft.
rule-sv-41 = _Wie gevraagd wordt._ Alleen wat iedereen kan zien beslist: elke andere speler die geraakt kan worden en die minstens één gedekte tegel heeft, welke ook, met de klok mee vanaf de speler aan de beurt. Wie de juiste tegel niet heeft, kan het alleen laten gaan; zo verraadt de vraag niets. De eerste die verjaagt, beëindigt de zet van het dier en de beurt.
rule-sv-42 = _Verder niets._ Een zeedier dat een tegel brengt, of waar een boot of zwemmer zelf naartoe gaat, kan niet verjaagd worden.

## The end
rule-sv-43 = _Tellen._ Komt de vulkaan tevoorschijn, dan zijn alle ontdekkingsreizigers die niet op een eiland staan verloren. Elke speler telt de waarden van zijn geredden op: de hoogste som wint, niet het grootste aantal. Bij gelijke sommen wordt de winst gedeeld.
rule-sv-44 = _Niemand meer over?_ Een speler zonder ontdekkingsreizigers speelt door, met tegels, zinken en zeedieren.
rule-sv-45 = _Geheugen._ Gewoonlijk krijgt ook de eigenaar de waarden niet meer te zien nadat de boten geplaatst zijn; je kunt afspreken dat ieder altijd de zijne ziet. Die van de anderen blijven verborgen tot het einde; dan worden alle waarden en bewaarde tegels getoond.

## Two colours and variants
rule-sv-46 = _Twee kleuren elk,_ voor twee spelers. De ene speler heeft rood en groen, de andere blauw en geel. Een beurt is van de speler: drie zetten over beide kleuren, en voor het besturen van boten tellen beide samen. Elke kleur brengt haar tien ontdekkingsreizigers en twee boten mee; de spelers plaatsen om de beurt één stuk van een van hun kleuren. De sommen worden opgeteld.
rule-sv-47 = _Overbevolking._ Bij het plaatsen mogen er twee op een tegel, van welke kleuren ook; maar op een tegel die aan de zee grenst, ook aan het meer, maar één.
rule-sv-48 = _Tot de laatste man._ De vulkaan telt als draaikolk. Het spel eindigt zodra er geen ontdekkingsreiziger meer op het bord is. Is er geen tegel meer, dan vervalt stap 3, en na nog 60 hele beurten, die van iedereen samen geteld, is het spel afgelopen.
rule-sv-49 = _Iedereen is gelijk._ Wie de meeste ontdekkingsreizigers redt, wint; waarden tellen niet.
rule-sv-50 = _Atlantis zinkt._ De vulkaan telt als draaikolk. Het spel eindigt zodra de laatste tegel weg is en zijn effect gedaan. Gaat niet samen met SV-48.
rule-sv-51 = _De uitslag._ De winnaars delen 1 gelijk, de anderen krijgen 0; de sommen staan erbij.

## Written down
rule-sv-52 = _Een ontdekkingsreiziger_ is de letter van de kleur en een letter van `a` tot `j` in de volgorde van plaatsen: `ra` is de eerste van rood. Iedereen ziet de naam; de waarde staat er niet in.
rule-sv-53 = _Voor de eerste beurt:_ `put 6 D4` plaatst een ontdekkingsreiziger met waarde 6 (met twee kleuren `put g6 D4`), `boat C3` een boot.
rule-sv-54 = _Stap 1:_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, of `skip`. Daarna `ra>E3` voor de dolfijn en `boat C3>C4` voor de wind, stap voor stap, met `stop` als het genoeg is; `serpent B1>F0` voor de andere.
rule-sv-55 = _Stap 2:_ `ra>D5` loopt naar een tegel, `ra>boat C3` stapt in, `ra>sea C3` gaat het water in of zwemt, `ra>NW` gaat aan land, `boat C3>C4` vaart, `done` beëindigt de stap eerder.
rule-sv-56 = _Stap 3:_ `sink D4`; wat op de achterkant staat, schrijf je als `back shark` enzovoort; `aboard ra` kiest wie instapt. Anderen krijgen `put ? D4` en `back ?` te zien voor wat niet voor hun ogen is. Aan het eind wordt alles getoond.
rule-sv-57 = _Stap 4:_ `die shark` is de worp; `shark C3>C4` beweegt, stap voor stap; `stay` is niet bewegen, of niet verder. De antwoorden op een zeedier zijn `repel` en `let`.
rule-sv-58 = _Wat niet gevraagd wordt._ Waar `done`, `stop` of `stay` alles is wat je kunt doen, gebeurt het vanzelf, en `skip` ook als je geen tegel bewaart. Met een bewaarde tegel wordt stap 1 altijd gevraagd, ook als `skip` alles is wat je kunt, zodat niemand leert wat je hebt. Al het andere wordt gevraagd.
rule-sv-59 = _Een begin_ is het terrein van de 40 velden van het eiland in leesvolgorde als letters `b`, `f` en `m`, en de beginnende plaats: `bfmb…fb 0`. Met de opties en alle zetten vertelt het een heel spel.
rule-sv-60 = _Wie begint._ De beginnende speler begint met het plaatsen van ontdekkingsreizigers en boten, en heeft ook de eerste beurt.
rule-sv-61 = _Opties._ Wat je voor een nieuwe tafel kunt kiezen, en wat gewoon is.

## The table of tiles in SV-5
rules-sv-effect = Effect
rules-sv-beach = Strand
rules-sv-forest = Bos
rules-sv-mountain = Berg
rules-sv-at-once = Gebeurt direct
rules-sv-own-turn = Bewaard voor je eigen beurt
rules-sv-reaction = Bewaard om een zeedier te verjagen
rules-sv-shark = haai
rules-sv-whale = walvis
rules-sv-boat = boot
rules-sv-whirlpool = draaikolk
rules-sv-volcano = vulkaan
rules-sv-dolphin = dolfijn
rules-sv-wind = wind
rules-sv-move-serpent = zeeslang verplaatsen
rules-sv-move-shark = haai verplaatsen
rules-sv-move-whale = walvis verplaatsen
rules-sv-repel-shark = haai verjagen
rules-sv-repel-whale = walvis verjagen

## What the printed book says, and what is ours
edition-sv-1-ours = De plaatjes van het boekje hebben wij niet; het bord, de achterkanten van de tegels en de waarden van de ontdekkingsreizigers zijn die van de jubileumuitgave na dertig jaar.
edition-sv-7-fa = In het Perzische boekje spreken de spelers af wie begint.
edition-sv-8-fa = Het Perzische boekje: is het spel begonnen, dan kijkt niemand meer naar een waarde, ook niet bij zijn eigen geredde of verloren ontdekkingsreizigers.
edition-sv-19-ours = Het boekje geeft een zwemmer één veld per beurt. Wat dat betekent voor wie aan boord is geklommen, of door een walvis in het water is gegooid, is onze lezing.
edition-sv-22-fa = Het Perzische boekje: lege boten zijn van iedereen; wie de meeste aan boord heeft bestuurt een boot, en bij gelijke aantallen allen.
edition-sv-23-ours = Dat ook instappen in een boot bij een zeedier zo wordt afgehandeld, is van ons.
edition-sv-24-fa = Het Perzische boekje: een strand dat door ander terrein is ingesloten gaat als laatste strand, en een bos net zo.
edition-sv-24-ours = Zijn er meer tegels ingesloten, dan mag je ze allemaal nemen.
edition-sv-33-ours = Dat de wind ook een lege boot mag drijven is van ons: iedereen mag er een bewegen.
edition-sv-34-ours = Een leeg veld is een veld zonder enig stuk: van ons.
edition-sv-36-fa = In het Perzische boekje mag je een zeedier bewegen of laten; dat het mag omkeren is onze lezing.
edition-sv-41-ours = De volgorde van vragen, en dat die alleen afhangt van wat iedereen ziet, zijn van ons.
edition-sv-42-ours = Het boekje noemt alleen zeedieren die een tegenspeler beweegt.
edition-sv-43-ours = Dat bij gelijke sommen de winst gedeeld wordt, is van ons.
edition-sv-46-ours = Het boekje zegt alleen dat twee spelers elk twee kleuren mogen nemen en optellen; de rest is van ons.
edition-sv-47-ours = Dat de tegels rond het meer als kust tellen, is van ons.
edition-sv-48-ours = De 60 beurten zijn van ons, zodat elk spel eindigt.

## The edition and ours
editions-sv-about = Achter deze regels ligt één gedrukt boekje, in het Perzisch, van de jubileumuitgave na dertig jaar (in Europa ook verkocht als The Island). Waar het zwijgt of de plaatjes ontbreken, moesten wij beslissen.
editions-sv-first = Wie begint
editions-sv-first-fa = zoals de spelers afspreken
editions-sv-first-here = loting
editions-sv-values = Je eigen waarden bekijken
editions-sv-values-fa = nooit meer na het plaatsen
editions-sv-values-here = net zo, of altijd, naar keuze
editions-sv-swim = De zet van een zwemmer
editions-sv-swim-fa = één veld per beurt
editions-sv-swim-here = één zet in het water per beurt voor elke ontdekkingsreiziger
editions-sv-wind = Wat de wind mag drijven
editions-sv-wind-fa = een boot die je bestuurt
editions-sv-wind-here = ook een lege
editions-sv-enclosed = Ingesloten tegels
editions-sv-enclosed-fa = zinken als laatste van hun terrein
editions-sv-enclosed-here = net zo; van meer dan één, welke je wilt
editions-sv-two = Twee kleuren elk
editions-sv-two-fa = mag; sommen worden opgeteld
editions-sv-two-here = net zo, met één beurt voor beide kleuren
editions-sv-equal = Gelijke sommen
editions-sv-equal-fa = niet gezegd
editions-sv-equal-here = delen de winst
editions-sv-last = Tot de laatste man
editions-sv-last-fa = tot er niemand meer op het bord is
editions-sv-last-here = net zo, maar hoogstens 60 beurten na de laatste tegel
