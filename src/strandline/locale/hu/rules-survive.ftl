# The rules of Survive, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-sv-about = Atlantisz süllyed, lapkáról lapkára. Vidd felfedezőidet csónakkal, úszva és szerencsével a négy biztonságos szigetre, kígyókkal, cápákkal és bálnákkal teli tengeren át, amelyeket a többiek szívesen küldenek feléd. Minden felfedező alatt egy érték van, amelyet csak a gazdája látott, és csak a megmenekültek értéke számít. Aztán a vulkán véget vet mindennek. A játék Julian Courtland-Smith műve, két–négy játékosnak.
rules-sv-board = A tábla
rules-sv-components = A kellékek
rules-sv-setup = Az első kör előtt
rules-sv-turn = Egy kör négy fázisa
rules-sv-moves = 2. fázis: három lépésed
rules-sv-hazards = Lények és emberek
rules-sv-sinking = 3. fázis: egy lapka elsüllyesztése
rules-sv-tiles = 1. fázis: megtartott lapkák
rules-sv-creatures = 4. fázis: a lények
rules-sv-reactions = Lények elűzése
rules-sv-end = A játék vége
rules-sv-options = Két szín és kihívások
rules-sv-text = Leírva

## The board
rule-sv-1 = _Mezők._ A táblán 133 hatszögletű mező van 13 sorban, `A`-tól `M`-ig: 7 az `A` és az `M` sorban, 10 a `B`, `D`, `J` és `L` sorban, 11 a `C`, `E`, `G`, `I` és `K` sorban, 12 az `F` és a `H` sorban. Egy mező neve a sora és balról számolt oszlopa; `G5` a közép. A sorok fél mezővel el vannak tolva, és a közös oldalú mezők szomszédosak.
rule-sv-2 = _A sziget_ 40 mezőt foglal el a közép körül: a `D` és a `J` sor 4–7. oszlopát, az `E` és az `I` sor 3–7., az `F` és a `H` sor 2–9., valamint a `G` sor 2–8. oszlopát, `G5` kivételével. Minden más mező tenger, így `G5`, a középső tó is.
rule-sv-3 = _Biztonságos szigetek._ Négy sziget van a sarkokon túl. Mindegyik pontosan két tengermezőről érhető el: `NW` innen: `B1` és `C0`, `NE` innen: `B10` és `C10`, `SW` innen: `K0` és `L1`, `SE` innen: `K10` és `L10`.
rule-sv-4 = _Tengeri kígyók._ Öt tengeri kígyó kezd ezeken: `B1`, `C10`, `G5`, `K0` és `L10`: egy-egy minden sziget előtt, és egy a tóban.

## The pieces
rule-sv-5 = _Lapkák._ A sziget 40 lapkából áll: 16 tengerpart, 16 erdő és 8 hegy. Mindegyik hátoldalán hatás van. Egyesek azonnal megtörténnek, mások későbbre maradnak; ennyi van belőlük:
rule-sv-6 = _A többi._ Minden színnek tíz felfedezője van, értékük 1, 1, 1, 2, 2, 3, 3, 4, 5 és 6, összesen 28. A helyek színe piros, kék, zöld és sárga. Van 5 tengeri kígyó, 6 cápa, 5 bálna és 12 csónak. A kockán kígyó, cápa és bálna van, két-két oldalon.

## Before the first turn
rule-sv-7 = _Felépül a sziget._ A lapkákat összekeverve, tereppel felfelé rakjuk a sziget mezőire; a hátoldalukat senki sem ismeri. A kígyók a mezőikre kerülnek. A kezdő játékost kisorsoljuk; az óramutató járásával megegyező irányban, a helyek sorrendjében játszunk.
rule-sv-8 = _Felfedezők._ Sorban mindenki lerak egy általa választott értékű felfedezőt egy olyan lapkára, amelyen még nincs, amíg mind a helyére nem kerül. Az értéket csak a gazdája látja. Általában az utolsó csónak lerakása után már ő sem nézheti meg, ezért jegyezd meg, ki hol áll.
rule-sv-9 = _Csónakok._ Ezután sorban mindenki egy csónakot tesz egy lapka melletti tengermezőre, amelyen nincs se csónak, se kígyó, amíg mindenki le nem rakott kettőt. A többi csónak, a cápák és a bálnák a tábla mellett várnak.

## A turn has four steps
rule-sv-10 = _1. fázis._ Kijátszhatsz egy saját körödre megtartott lapkát. Körönként legfeljebb egyet.
rule-sv-11 = _2. fázis._ Legfeljebb három lépést tehetsz felfedezőiddel és csónakokkal, tetszőleges elosztásban és sorrendben; hamarabb is megállhatsz. Ha a fázis elején egyetlen felfedeződ sincs a táblán, kihagyod. Ha az utolsó közben távozik, a megmaradt lépéseidet üres csónakokra még felhasználhatod.
rule-sv-12 = _3. fázis._ El kell venned egy lapkát a szigetről, ha maradt még.
rule-sv-13 = _4. fázis._ Dobsz a kockával, és léphetsz egy olyan fajta lénnyel, amelyet mutat. Ha ilyen nincs a táblán, nem történik semmi.

## Step 2: your three moves
rule-sv-14 = _Séta._ A felfedező egy lapkáról szomszédos lapkára lép. Egy lapkán bármennyien lehetnek.
rule-sv-15 = _Beszállás._ A felfedező egy lapkáról a szomszédos tengermezőn lévő csónakba lép, vagy egyik csónakból egy szomszédos mezőn lévő másikba. Egy csónakba hárman férnek, bármilyen színűek.
rule-sv-16 = _A vízbe._ A felfedező egy lapkáról szomszédos tengermezőre lép, és mostantól úszó. Ha ott van csónak szabad hellyel, a beszállás és a mellette úszás két különböző lépés.
rule-sv-17 = _Ki a csónakból._ A felfedező a csónakból ugyanazon mező vizébe ugrik, és úszik.
rule-sv-18 = _Úszás._ Az úszó szomszédos tengermezőre megy, vagy felmászik a saját mezőjén lévő csónakba, ha van hely. Egy mezőn bármennyi úszó lehet.
rule-sv-19 = _Körönként egyszer a vízben._ Minden felfedező körönként legfeljebb egy ilyen lépést tesz: a vízbe lépés, az úszás, a vízből csónakba szállás és a vízből partra szállás mind ennek számít. Egy körben tehát senki sem úszik és száll be, vagy ugrik ki és úszik. A sétát, a lapkáról vagy másik csónakból beszállást és a csónakból partra szállást ez nem korlátozza. Aki beszállt, újra utas: a csónak továbbviheti, még ebben a körben csónakot válthat vagy partra szállhat, de vissza a vízbe nem mehet. Ha bálna dobja a vízbe, az nem ilyen lépés; de aki a magáét már megtette, a következő köréig ott marad.
rule-sv-20 = _Nincs visszaút._ Aki elhagyta a szigetet, többé nem lép lapkára. Csak a saját felfedezőiddel lépsz.
rule-sv-21 = _Partra szállás._ Egy sziget két mezőjének egyikéről a felfedező partra száll, csónakból vagy a vízből: ez egy-egy lépés. Végleg megmenekült. A csónak ott marad. Minden sziget mindenkié.
rule-sv-22 = _Csónakázás._ A csónak olyan szomszédos tengermezőre megy, ahol nincs másik csónak. Az üres csónakot bárki viheti. Egyébként csak az viszi, akinek a legtöbb felfedezője ül benne; ha többen egyenlők az élen, bármelyikük.

## Creatures and people
rule-sv-23 =
    _Mi történik, ha találkoznak._ Minden egyes lépés után mezőnként ebben a sorrendben dől el:
    - a tengeri kígyó elviszi a csónakot, ha ül benne valaki, mindenkit, aki benne ül, és minden úszót;
    - a bálna összetöri a csónakot, ha ül benne valaki; az utasokból úszók lesznek;
    - a cápa elvisz minden úszót.
    Nem számít, ki jött kihez. Az üres csónakot egyik sem bántja, a csónakokat a cápák, az úszókat a bálnák nem, a lények pedig egymást sem: egy mezőn bármennyien lehetnek. Ami elveszett, végleg kikerül.

## Step 3: sinking a tile
rule-sv-24 = _Melyik lapka._ Amíg van tengerpart, tengerpart legyen; aztán erdő; aztán hegy. Érintkeznie kell a tengerrel: bármelyik tengermezővel, `G5` és az elsüllyedt mezők is számítanak. Csak ha a soron lévő terep egyik lapkája sem érintkezik a tengerrel, akkor veheted bármelyiket közülük.
rule-sv-25 = _Aki rajta állt,_ azon a mezőn úszik, amely mostantól tenger. A hátoldalt csak te nézed meg.
rule-sv-26 = _A hátoldal._ Az azonnali hatást mindenkinek megmutatod, végrehajtod és eldobod. Minden más lapkát rejtve megtartasz: a többiek csak azt látják, milyen terepről való.
rule-sv-27 = _Cápa, bálna._ Azon a mezőn felbukkan egy cápa, és az ottani úszók odavesznek. Vagy egy bálna bukkan fel ott.
rule-sv-28 = _Csónak._ Azon a mezőn felbukkan egy csónak, és az ottani úszók mind bekerülnek. Ha háromnál többen vannak, az választ ki hármat, egyenként, aki a lapkát elvette.
rule-sv-29 = _Örvény._ Minden kikerül a játékból azon a mezőn és a szomszédos tengermezőkön: úszók, csónakok mindenkivel, aki bennük ül, kígyók, cápák, bálnák. A mellette lévő lapkák és akik rajtuk állnak, biztonságban vannak.
rule-sv-30 = _Vulkán._ A játék azonnal véget ér.
rule-sv-31 = _Mindenből elég._ Mindig van elég cápa, bálna és csónak azokhoz a lapkákhoz, amelyek hozzák őket.

## Step 1: tiles you have kept
rule-sv-32 = _Delfin._ Egy úszód egy–három tengermezőt megy, akár oda-vissza; az út minden mezőjén eldől, mi történik (SV-23). Beszállás és partra szállás nincs benne. Az úszó a 2. fázisban még megteheti a maga lépését.
rule-sv-33 = _Szél._ Egy csónak, amelyet vihetsz, egy–három tengermezőt megy, akár oda-vissza (SV-22, SV-23). A 2. fázis lépései még megvannak.
rule-sv-34 = _Kígyó, cápa vagy bálna áthelyezése._ Bármelyik ilyen lény bármelyik olyan tengermezőre kerül, ahol semmi sincs.
rule-sv-35 = _Használd vagy tartsd meg._ Amelyik lapka semmit sem tehetne, azt nem lehet kijátszani; ha kijátszottad, tennie kell valamit. Két egyforma hatású lapka közül az kerül sorra, amelyiket előbb szerezted. A kijátszott lapkát eldobod.

## Step 4: the creatures
rule-sv-36 = _Milyen messzire._ A tengeri kígyó legfeljebb egy mezőt megy, a cápa legfeljebb kettőt, a bálna legfeljebb hármat, csak tengermezőkön. Visszafordulhat, hamarabb megállhat, vagy maradhat is. Az út minden mezőjén eldől, mi történik (SV-23).
rule-sv-37 = _Hol áll meg._ A cápa ott áll meg, ahol úszót vitt el, a bálna ott, ahol csónakot tört össze.
rule-sv-38 = _Csak a tenger._ A lények nem mennek se lapkára, se szigetre.

## Driving creatures off
rule-sv-39 = _Cápa elűzése._ Ha egy cápa, amellyel más játékos lép a 4. fázisban, a te úszód mezőjére ér, eldobhatod ezt a lapkát: a cápa kikerül, mielőtt bármit tenne, és az ottani úszók mind maradnak.
rule-sv-40 = _Bálna elűzése._ Ha egy bálna, amellyel más játékos lép a 4. fázisban, olyan csónak mezőjére ér, amelyet egyedül vagy másokkal egyenlően te irányítasz, és ül benne valaki, eldobhatod ezt a lapkát: a bálna kikerül, a csónak marad.
rule-sv-41 = _Kit kérdezünk._ Csak az dönti el, amit mindenki lát: minden más játékost, akit a baj érhet, és akinél legalább egy rejtett lapka van, bármilyen, a soron lévő játékostól az óramutató járása szerint. Akinél nincs meg a megfelelő lapka, csak engedheti; így a kérdés semmit sem árul el. Az első, aki elűzi, véget vet a lény lépésének és a körnek.
rule-sv-42 = _Más nem._ Nem lehet elűzni azt a lényt, amelyet lapka hoz, sem azt, amelyikhez csónak vagy úszó megy oda.

## The end
rule-sv-43 = _Számolás._ Amikor előkerül a vulkán, minden felfedező odavész, aki nincs szigeten. Mindenki összeadja megmenekült felfedezői értékét: a legnagyobb összeg nyer, nem a legtöbb felfedező. Egyenlő összegnél osztoznak a győzelmen.
rule-sv-44 = _Nem maradt senki?_ Akinek nincs felfedezője, tovább játszik: lapkákkal, süllyesztéssel és lényekkel.
rule-sv-45 = _Emlékezet._ Általában a csónakok lerakása után az értékeket a gazdájuk sem látja többé; meg lehet állapodni abban is, hogy mindenki mindig látja a sajátjait. A többieké a végéig rejtve marad; akkor minden érték és megtartott lapka láthatóvá válik.

## Two colours and variants
rule-sv-46 = _Két szín fejenként,_ két játékosnak. Az egyik játékosé a piros és a zöld, a másiké a kék és a sárga. A kör a játékosé: három lépés a két színre együtt, és a csónak irányításánál a kettő együtt számít. Minden szín hozza a maga tíz felfedezőjét és két csónakját; a játékosok felváltva raknak le, egyszerre egyet, bármelyik színükből. Az összegek összeadódnak.
rule-sv-47 = _Zsúfoltság._ Lerakáskor egy lapkára két felfedező is kerülhet, bármilyen színű; de a tengerrel, akár a tóval érintkező lapkára csak egy.
rule-sv-48 = _Az utolsó emberig._ A vulkán örvénynek számít. A játék akkor ér véget, amikor nem marad felfedező a táblán. Ha elfogytak a lapkák, a 3. fázis kimarad, és további 60 teljes kör után, mindenkiét együtt számolva, a játék véget ér.
rule-sv-49 = _Mindenki egyenlő._ Az nyer, aki a legtöbb felfedezőt mentette meg; az értékek nem számítanak.
rule-sv-50 = _Atlantisz elsüllyed._ A vulkán örvénynek számít. A játék akkor ér véget, amikor az utolsó lapka is lekerült, és a hatása megtörtént. Nem fér össze ezzel: SV-48.
rule-sv-51 = _Az eredmény._ A nyertesek egyenlően osztoznak az 1-en, a többiek 0-t kapnak; az összegek mellette állnak.

## Written down
rule-sv-52 = _Egy felfedező_ a színének betűje és egy betű `a`-tól `j`-ig a lerakás sorrendjében: `ra` a piros első. A nevet mindenki látja; az érték nincs benne.
rule-sv-53 = _Az első kör előtt:_ `put 6 D4` lerak egy 6-os értékű felfedezőt (két színnel `put g6 D4`), `boat C3` egy csónakot.
rule-sv-54 = _1. fázis:_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, vagy `skip`. Aztán `ra>E3` a delfinnek és `boat C3>C4` a szélnek, lépésről lépésre, `stop`, ha elég; `serpent B1>F0` a többinek.
rule-sv-55 = _2. fázis:_ `ra>D5` lapkára sétál, `ra>boat C3` beszáll, `ra>sea C3` vízbe megy vagy úszik, `ra>NW` partra száll, `boat C3>C4` csónakázik, `done` hamarabb befejezi a fázist.
rule-sv-56 = _3. fázis:_ `sink D4`; ami a hátoldalon van, azt így írjuk: `back shark` és így tovább; `aboard ra` kiválasztja, ki száll be. Ami nem tartozik a többiekre, ott ezt látják: `put ? D4` és `back ?`. A végén minden látható.
rule-sv-57 = _4. fázis:_ `die shark` a dobás; `shark C3>C4` lép, lépésről lépésre; `stay` azt jelenti, hogy nem lép, vagy nem lép tovább. A lényre adott válasz `repel` és `let`.
rule-sv-58 = _Amit nem kérdezünk._ Ahol `done`, `stop` vagy `stay` az egyetlen lehetőség, az magától megtörténik, és `skip` is, ha nincs megtartott lapkád. Megtartott lapkával az 1. fázist mindig megkérdezzük, akkor is, ha csak `skip` lehetséges, hogy senki se tudja meg, mi van nálad. Minden mást megkérdezünk.
rule-sv-59 = _Egy kezdőállás_ a sziget 40 mezőjének terepe olvasási sorrendben, `b`, `f` és `m` betűkkel, és a kezdő hely: `bfmb…fb 0`. A beállításokkal és az összes lépéssel együtt egy teljes játékot elmond.
rule-sv-60 = _Ki kezd._ A kezdő játékos kezdi a felfedezők és a csónakok lerakását, és övé az első kör is.
rule-sv-61 = _Beállítások._ Mi választható egy új asztalhoz, és mi a szokásos.

## The table of tiles in SV-5
rules-sv-effect = Hatás
rules-sv-beach = Tengerpart
rules-sv-forest = Erdő
rules-sv-mountain = Hegy
rules-sv-at-once = Azonnal megtörténik
rules-sv-own-turn = Megtartod egy saját körödre
rules-sv-reaction = Megtartod, hogy elűzz egy lényt
rules-sv-shark = cápa
rules-sv-whale = bálna
rules-sv-boat = csónak
rules-sv-whirlpool = örvény
rules-sv-volcano = vulkán
rules-sv-dolphin = delfin
rules-sv-wind = szél
rules-sv-move-serpent = tengeri kígyó áthelyezése
rules-sv-move-shark = cápa áthelyezése
rules-sv-move-whale = bálna áthelyezése
rules-sv-repel-shark = cápa elűzése
rules-sv-repel-whale = bálna elűzése

## What the printed book says, and what is ours
edition-sv-1-ours = A könyv képei nincsenek meg nekünk; a tábla, a lapkák hátoldala és a felfedezők értéke a harmincéves jubileumi kiadásé.
edition-sv-7-fa = A perzsa szabály szerint a játékosok megegyeznek, ki kezd.
edition-sv-8-fa = A perzsa szabály: ha elkezdődött a játék, senki sem nézhet meg többé értéket, a saját megmenekült vagy odaveszett felfedezőiét sem.
edition-sv-19-ours = A könyv az úszónak körönként egy mezőt ad. Hogy ez mit jelent annak, aki csónakba szállt, vagy akit bálna dobott a vízbe, az a mi olvasatunk.
edition-sv-22-fa = A perzsa szabály: az üres csónak bárkié; akinek a legtöbb felfedezője ül benne, az irányítja, egyenlőségnél mind.
edition-sv-23-ours = Hogy a lény melletti csónakba szállás is így dől el, az a mi döntésünk.
edition-sv-24-fa = A perzsa szabály: a más tereppel körülzárt tengerpart utolsó tengerpartként tűnik el, és az erdő ugyanígy.
edition-sv-24-ours = Ha több lapka van körülzárva, bármelyik elvehető.
edition-sv-33-ours = Hogy a szél üres csónakot is hajthat, az a mi döntésünk: bárki viheti.
edition-sv-34-ours = Üres mező az, ahol semmilyen figura nincs: ez a mi döntésünk.
edition-sv-36-fa = A perzsa szabály szerint a lénnyel léphetsz, vagy hagyhatod; hogy vissza is fordulhat, az a mi olvasatunk.
edition-sv-41-ours = A kérdezés sorrendje, és hogy csak attól függ, amit mindenki lát, a mi döntésünk.
edition-sv-42-ours = A könyv csak olyan lényeket említ, amelyekkel egy ellenfél lép.
edition-sv-43-ours = Hogy egyenlő összegnél osztoznak a győzelmen, az a mi döntésünk.
edition-sv-46-ours = A könyv csak annyit mond, hogy ketten két-két színt vihetnek és összeadják; a részletek a mieink.
edition-sv-47-ours = Hogy a tó körüli lapkák partnak számítanak, az a mi döntésünk.
edition-sv-48-ours = A 60 kör a miénk, hogy minden játék véget érjen.

## The edition and ours
editions-sv-about = Egy nyomtatott szabálykönyv áll e szabályok mögött, perzsául, a harmincéves jubileumi kiadásé (Európában The Island néven is árulták). Ahol hallgat, vagy hiányoznak a képei, ott nekünk kellett dönteni.
editions-sv-first = Ki kezd
editions-sv-first-fa = ahogy a játékosok megegyeznek
editions-sv-first-here = sorsolás
editions-sv-values = A saját értékek megnézése
editions-sv-values-fa = lerakás után soha többé
editions-sv-values-here = ugyanígy, vagy választás szerint mindig
editions-sv-swim = Az úszó lépése
editions-sv-swim-fa = körönként egy mező
editions-sv-swim-here = felfedezőnként és körönként egy lépés a vízben
editions-sv-wind = Mit hajthat a szél
editions-sv-wind-fa = általad irányított csónakot
editions-sv-wind-here = üreset is
editions-sv-enclosed = Körülzárt lapkák
editions-sv-enclosed-fa = a maguk terepéből utolsóként süllyednek
editions-sv-enclosed-here = ugyanígy; több közül bármelyik
editions-sv-two = Két szín fejenként
editions-sv-two-fa = szabad; az összegek összeadódnak
editions-sv-two-here = ugyanígy, a két színnek egy köre van
editions-sv-equal = Egyenlő összegek
editions-sv-equal-fa = nem mondja
editions-sv-equal-here = osztoznak a győzelmen
editions-sv-last = Az utolsó emberig
editions-sv-last-fa = amíg senki sem marad a táblán
editions-sv-last-here = ugyanígy, de az utolsó lapka után legfeljebb 60 kör
