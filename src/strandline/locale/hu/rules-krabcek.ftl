# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-kr-about = Két játékos verseng egy mindig új labirintusban. Hozd be figuráidat a kapuidon át, lépj velük, amennyit a kocka mond, és építsd meg elsőként a tornyot: Skinnyboy a Middlemanen, az pedig a Bigboyon. Vagy ne hagyj lépést az ellenfelednek. A játék Paul Clark műve; ejtsd így: „krabcsek”. A kockában van szerencse, de semmi sincs rejtve.
rules-kr-labyrinth = A labirintus
rules-kr-pieces = Figurák és kapuk
rules-kr-turn = A köröd
rules-kr-combine = Egymásra rakás
rules-kr-end = A játék vége
rules-kr-text = Leírva

## The labyrinth
rule-kr-1 = _A tábla körbeér._ 16 négyzet alakú lapka fekszik négy sorban, négyesével. A szemközti peremek összeérnek: aki alul elhagyja a táblát, felül jön be újra, aki bal oldalt, az jobb oldalt. A sorokat és az oszlopokat 0-tól 3-ig számozzuk.
rule-kr-2 = _Kapuk._ Minden lapkának két narancs és két barna sarka van, és az egymáshoz érő sarkok azonos színűek. A nyolc pont, ahol narancs sarkok találkoznak, a kapuk: `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. A peremen lévő kapu mindkét szélen látszik, mégis egyetlen kapu: ha az egyik szélen foglalt, a másikon is az.
rule-kr-3 = _Háromféle szélesség._ Egy mező sugárút (széles), utca (közepes) vagy sikátor (keskeny). A kapuk sugárutak, és egyik kapu mellett sincs másik sugárút. Minden mező narancs; a barna fal.
rule-kr-4 = _Kétféle lapka._ 11 lapka A fajta, 5 pedig B fajta. Minden lapkán mind a négy oldalánál sugárút kezdődik, belül pedig egy kijárat van: az A fajtán sikátor, a B fajtán utca. A kijárat a lapka egyik sarkán lévő kapuhoz vezet; a szemközti narancs sarok kapuja erről a lapkáról nem érhető el. Így mindig pontosan öt utca van, mindegyik egy kapu mellett. A kijárat nélküli kapu sziget; amelyiknek az útjai egyetlen másik kapuhoz sem vezetnek, az zsákutca. Hogy egy lapkán belül mi van összekötve, az a táblán látszik; ebben különbözik a két készlet: a szokásosban több az út, a másikban több a zsákutca.
rule-kr-5 = _Egy mező a peremen át._ Az egymáshoz érő lapkák két fél sugárútja egyetlen mező, a tábla peremén át is, ahol mindkét oldalon látszik. `hRC` az R. sor C. oszlopában lévő lapka felső oldalán lévő sugárút, `vRC` a bal oldalán lévő, `xRC` pedig a belsejében lévő kijárat. Ez 8 kapu, 32 sugárút és 16 kijárat: 56 mező.
rule-kr-6 = _Hogyan állhat egy lapka._ Hogy narancs narancshoz érjen, minden helyen a négy irányból kettőben állhat lapka: 1 vagy 3 negyedfordulattal, ahol a sor és az oszlop összege páros, 0-val vagy 2-vel, ahol páratlan.
rule-kr-7 = _A kiosztás._ A 16 lapkát összekeverjük és lerakjuk, mindegyiket véletlenszerűen két iránya egyikében. Minden labirintus egyformán valószínű.

## Pieces and gates
rule-kr-8 =
    _A figuráid._ Feketének és Fehérnek hét-hét figurája van, kezdetben mind a táblán kívül; hogy ki Fekete, azt kisorsoljuk.
    - négy Skinnyboy (S), minden mezőre beférnek;
    - két Middleman (M), utcára és sugárútra férnek be;
    - egy Bigboy (B), csak sugárútra fér be.
rule-kr-9 = _Kapuválasztás._ Az első dobás előtt felváltva választotok kapukat: Fekete egyet, Fehér kettőt, Fekete kettőt, Fehér kettőt, az utolsó magától Feketéé. Mindenkinek négy lesz.
rule-kr-10 = _Ki kezd._ Mindketten dobtok, egyenlő dobásnál újra. A kisebb szám kezd, és a dobója ezt használja az első körben, ezért ez sosem 6-os. Ezután minden kör új dobással kezdődik.

## Your turn
rule-kr-11 = _Használd a dobást._ A dobott számmal az alábbi lépések egyikét teszed: játékba hozol, lépsz, Csere-6 vagy Ugrás-5. Ha tudsz, lépned kell; passzolni nem lehet. Amíg lépni vagy játékba hozni tudsz, nem kell cserélned vagy ugranod, de ha más nem lehetséges, akkor igen.
rule-kr-12 = _Játékba hozás._ Egy táblán kívüli figura az egyik saját, üres kapudon át jön be. A kapu számít az első mezőnek: 1-es dobással a kapun áll, 3-assal két mezővel tovább megy. Az út minden mezőjének elég szélesnek kell lennie. Ezért a Bigboy csak 1-es dobással jön be.
rule-kr-13 = _Lépés._ Egy táblán lévő figura pontosan annyi mezőt lép, amennyit dobtál, és mindegyik elég széles neki. A kapuk ehhez közönséges mezők, a tieid és az ellenfeléi is.
rule-kr-14 = _Egy mezőn egy figura._ Egyik figura sem mehet át foglalt mezőn, és nem is állhat meg rajta, bárki áll ott, kivéve az egymásra rakást az utolsó mezőn (KR-17). Egy lépésben egyik mező sem kerül elő kétszer, a kiinduló sem.
rule-kr-15 = _Csere-6._ 6-os dobással ehelyett két táblán lévő figurád helyet cserélhet, ha különböző fajták, és mindkettő befér az új helyére. Kapun is lehet. Az egymásra rakott figurák külön fajtát alkotnak.
rule-kr-16 = _Ugrás-5._ 5-ös dobással ehelyett egy kapun álló figurád, akár egymásra rakott is, a másik szín egy üres kapujára ugorhat: fekete kapuról fehérre, vagy vissza.

## Combining
rule-kr-17 =
    _Figura figurára._ Pontos dobással saját figurádra léphetsz vagy jöhetsz be:
    - Skinnyboy Middlemanre: együtt Little Stack (L);
    - Middleman a Bigboyra: Big Stack (G);
    - Little Stack a Bigboyra, vagy Skinnyboy egy Big Stackre: a torony (T).
    Más nem rakható egymásra, így Skinnyboy sosem megy a magányos Bigboyra. És kapun senki sem rakható egymásra, bárkié is a kapu.
rule-kr-18 = _Ami összeállt, egy figura._ Sosem szedhető szét, és olyan széles, mint a legszélesebb tagja. Úgy lép, cserél és ugrik, mint egy figura, és kapun is állhat.

## The end
rule-kr-19 = _A torony nyer,_ azonnal.
rule-kr-20 = _Lépés nélkül vesztettél._ Aki dobott, és azzal a számmal nincs lépése, azonnal veszített, akár a legelső körben is.
rule-kr-21 = _Végtelen játékok._ 400 kör után, mindkét játékos köreit együtt számolva, a játék a következő dobás előtt döntetlen, ha addig senki sem nyert. A szám megváltoztatható. A felhasználhatatlan dobás nem számít körnek.
rule-kr-22 = _Az eredmény._ A nyertes 1-et kap, a vesztes 0-t; döntetlennél mindketten ½-et.

## Written down
rule-kr-23 = _Egy lépés_ azt mondja meg, mi változik, így az azonos eredményhez vezető két út egy lépés: `gate g12` kaput választ, `S@x12` játékba hoz arra a mezőre, ahol a figura megáll, `x12-h20` lép vagy ugrik, `g01=x12` cserél.
rule-kr-24 = _A kocka:_ `open 4 2` Fekete és Fehér első dobása, `die 5` minden későbbi.
rule-kr-25 = _Egy állás:_ lapkák, kapuk, figurák, ki következik és a lejátszott körök, függőleges vonalakkal elválasztva: `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. Egy lapka a fajtája és a negyedfordulatai. Hogy ki következik: `pick b` (Fekete kaput választ), `open` (az első dobás), `roll w` (Fehér dob), `w 5` (Fehérnek egy 5-öst kell felhasználnia), `over b` (Fekete nyert) vagy `over -` (döntetlen). Aki nincs a táblán, az kívül van.
rule-kr-26 = _Beállítások._ Mi választható egy új asztalhoz, és mi a szokásos.

## What the printed book says, and what is ours
edition-kr-2-nl = A holland szabály a peremen lévő kaput mindkét szélen megjelöli.
edition-kr-4-ours = A könyv lapkarajzai nincsenek meg nekünk. Ezek a lapkák rekonstrukciók, és mindennel összhangban vannak, amit a szöveg mond: öt utca, mindegyik kapu mellett, szigetek, zsákutcák, négyes hurkok és a végjáték példája. További készletek is felvehetők.
edition-kr-8-nl = A holland szabály szerint az egyik játékos mindkét kezébe egy-egy Bigboyt rejt, a másik választ.
edition-kr-10-ours = A könyv nem mondja meg, mi van egyenlő dobásnál; itt újra dobnak.
edition-kr-11-nl = A holland szabály szerint a Csere-6 és az Ugrás-5 sosem kötelező, de a saját végjátékpéldája cserét kényszerít ki, amikor más nem lehetséges. Itt is így játsszuk.
edition-kr-16-ours = Hogy az egymásra rakott figurák is ugorhatnak, az a mi olvasatunk.
edition-kr-17-ours = A könyv „kisebbet nagyobbra” szabálya Skinnyboyt a Bigboyon is jelenthetne; mivel ez a toronyhoz vezető két út egyikén sincs rajta, itt nem szabad.
edition-kr-21-ours = A könyv nem vet véget a végtelen játéknak; a 400 kör a mi döntésünk.

## The edition and ours
editions-kr-about = Egy nyomtatott szabálykönyv áll e szabályok mögött, hollandul. Ahol hallgat, vagy hiányoznak a képei, ott nekünk kellett dönteni.
editions-kr-tiles = Az utak a lapkákon
editions-kr-tiles-nl = elveszett rajzokon
editions-kr-tiles-here = a szöveghez illően újraépítve; egyes vagy kettes készlet
editions-kr-equal = Mindketten ugyanannyit dobnak
editions-kr-equal-nl = nem mondja
editions-kr-equal-here = új dobás
editions-kr-duty = Csere-6 és Ugrás-5
editions-kr-duty-nl = sosem kötelező, de a példájában kényszer
editions-kr-duty-here = csak akkor kötelező, ha más nem lehetséges
editions-kr-skinny = Skinnyboy a Bigboyon
editions-kr-skinny-nl = „kisebbet nagyobbra”
editions-kr-skinny-here = nem szabad
editions-kr-endless = Végtelen játék
editions-kr-endless-nl = nem mondja
editions-kr-endless-here = 400 kör után, vagy ahogy megegyeztek, döntetlen
editions-kr-colours = Ki Fekete
editions-kr-colours-nl = kézválasztás
editions-kr-colours-here = sorsolás
