## The game on the first page
krabcek-name = Krabcek
krabcek-description = Egy dobókocka és egy mindig új labirintus. Építsd meg elsőként a tornyot, vagy zárd körbe a másikat.
krabcek-credit = A Krabcek Paul Clark játéka.

## What can be chosen in Krabcek
krabcek-option-tiles = A labirintus lapkái
krabcek-option-tiles-one = Több út: a legtöbb kereszteződés továbbvezet
krabcek-option-tiles-two = Kevesebb út: több zsákutca
krabcek-option-turns = A leghosszabb játék
krabcek-option-turns-is = Ennyi kör után, mindkét játékosét együtt számolva, a játék döntetlen.

## Words that other messages use
krabcek-piece = { $piece ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] torony
}
krabcek-other = { $other ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] torony
}
krabcek-fields = { $number ->
    [one] egy mező
   *[other] { $number } mező
}

## What is wrong with a tile set of one's own
krabcek-tiles-kinds = egy lapkakészlet két fajta, A és B kapcsolataiból áll, például „NW-X X-W W-N W-S / NW-X X-W W-N”, nem pedig „{ $value }”
krabcek-tiles-form = { $link } ({ $kind } fajta): egy kapcsolat kettőt köt össze ezek közül: N, E, S, W, X és NW, például X-W
krabcek-tiles-twice = { $link } ({ $kind } fajta): ez a kapcsolat már megvan
krabcek-tiles-itself = { $link } ({ $kind } fajta): egy pont nem kapcsolódhat önmagához
krabcek-tiles-corner = { $link } ({ $kind } fajta): a lapkának csak az NW sarkából vezet út a kapujához
krabcek-tiles-avenue = { $link } ({ $kind } fajta): kapu nem érintkezhet sugárúttal; NW-ből csak X felé vezet út
krabcek-tiles-street = a B fajtából hiányzik az NW-X kapcsolat: minden utca egy kapu mellett van

## Why a position's text cannot be read
krabcek-text-form = egy állás így néz ki: „lapkák | kapuk | figurák | ki következik | lejátszott körök”
krabcek-text-tiles = négy sorban négy-négy lapkának kell lennie, például „A3 A0 B3 A2 / …”
krabcek-text-tile = egy lapka a fajtája, A vagy B, és a negyedfordulatai, 0–3, például A3
krabcek-text-quarters = a(z) { $row }. sor { $column }. oszlopában lévő lapka ennyi negyedfordulattal állhat: { $allowed }, különben barna érne narancshoz
krabcek-text-kinds = B fajtából 5 lapka van, nem { $count }
krabcek-text-gates = a kiválasztott kapukat így írjuk: „b g10 w g12 g21”, ha nincs, akkor -
krabcek-text-pieces = a táblán lévő figurákat így írjuk: „b S@x12 w -”, ha nincs, akkor -
krabcek-text-gate = a kapuk: { $allowed }
krabcek-text-gate-twice = ez a kapu kétszer van kiválasztva
krabcek-text-piece = egy figura: S, M, B, L, G vagy T és a mezője, például S@x12
krabcek-text-field = nincs ilyen mező
krabcek-text-field-twice = ezen a mezőn két figura áll
krabcek-text-narrow = ez a mező túl keskeny ennek a figurának: { krabcek-piece }
krabcek-text-too-many = egy játékosnak, az egymásra rakottakat is számítva, { $owned } ilyen figurája van: { $piece ->
    [S] Skinnyboy
    [M] Middleman
   *[other] { krabcek-piece }
}; nem { $count }
krabcek-text-turns = a lejátszott körök helyén számnak kell állnia
krabcek-text-too-late = a játék { $limit } kör után döntetlen
krabcek-text-turn = hogy ki következik, azt így írjuk: „pick b”, „open”, „roll w”, „w 5”, „over b” vagy „over -”
krabcek-text-four-gates = ekkorra mindkét játékosnak négy kapuja van
krabcek-text-too-early = az első dobás előtt nincs figura a táblán
krabcek-text-turns-early = az első dobás előtt még nincs lejátszott kör, nemhogy { $turns }
krabcek-text-pick-order = Fekete egy kaput választ, aztán felváltva kettőt-kettőt: Feketének nem lehet { $black }, amíg Fehérnek { $white } van és maradt még választás
krabcek-text-picker = { krabcek-seat } választ
krabcek-text-tower = torony áll a táblán, tehát a játék véget ért
krabcek-text-drawn = { $limit } kör után a játék döntetlen
krabcek-text-not-drawn = a játék csak { $limit } torony nélküli kör után döntetlen
krabcek-text-other-tower = nem ennek a játékosnak van tornya
krabcek-text-not-won = nincs torony, és { krabcek-seat } minden dobással tud lépni

## Why a move is not legal
krabcek-dice = előbb dobni kell: { $allowed }
krabcek-no-field = nincs ilyen mező: { $field }
krabcek-pick = előbb kapukat kell választani, például gate g12
krabcek-picked = minden kapu el van osztva
krabcek-no-gate = ez nem kapu: { $field }
krabcek-gate-taken = { $gate }: ezt a kaput már { krabcek-seat } választotta
krabcek-rolled = a dobás { $number }, előbb azt kell felhasználni
krabcek-stack-enters = ez a táblán épül fel, nem lehet játékba hozni: { krabcek-piece }
krabcek-none-off = nincs több ilyen figurád a táblán kívül: { krabcek-piece }
krabcek-gates-full = minden kapud foglalt, így senki sem jöhet játékba
krabcek-bigboy-enters = Bigboyt csak 1-es dobással lehet játékba hozni, a dobás pedig { $number }
krabcek-gate-full = ez a kapu foglalt: { $gate }; figurát csak üres kapun át lehet játékba hozni
krabcek-not-your-gate = ez nem a te kapud: { $gate }
krabcek-entry-steps = { $goal }: ez a mező egyik üres kapudtól sem a(z) { $number }. (maga a kapu az első)
krabcek-nobody-there = ezen a mezőn nem áll senki: { $field }
krabcek-not-yours = az itt álló figura nem a tiéd: { $field }
krabcek-stays = egy lépésben egyetlen mező sem érinthető kétszer, ez sem: { $field }
krabcek-occupied = ezen a mezőn az ellenfél figurája áll: { $field }
krabcek-no-combination = ez a két figura nem rakható egymásra: { krabcek-piece } erre: { krabcek-other }
krabcek-combines-on-gate = kapun semmi sem rakható egymásra, itt sem: { $gate }
krabcek-narrow = { $field } túl keskeny ennek a figurának: { krabcek-piece }
krabcek-narrow-way = ide: { $goal } minden ilyen hosszú út ({ krabcek-fields }) túl keskeny ennek a figurának: { krabcek-piece }
krabcek-blocked = ide: { $goal } minden ilyen hosszú út ({ krabcek-fields }) el van zárva
krabcek-jump-number = kapuról kapura csak 5-ös dobással lehet ugrani, a dobás pedig { $number }
krabcek-jump-owner = ugrani az egyik játékos kapujáról a másikéra lehet, ez a kettő viszont ugyanazé: { $start }, { $goal }
krabcek-steps = pontosan ennyi lépéssel ({ krabcek-fields }) nem vezet út innen: { $start }, ide: { $goal }
krabcek-switch-number = cserélni csak 6-os dobással lehet, a dobás pedig { $number }
krabcek-switch-alike = csak különböző fajta figurák cserélhetnek helyet, két egyforma ({ krabcek-piece }) nem

## At the table
krabcek-about = Egy dobókocka és egy mindig új labirintus: építs tornyot, vagy ne hagyj lépést az ellenfelednek. 2 játékos, 30 perc.
krabcek-seat = { $seat ->
    [0] Fekete
   *[1] Fehér
}

## Krabcek in the browser. Fields are named by a letter and two digits (g12, x20), pieces by krabcek-piece, players by krabcek-seat.

## Words that other messages use
krabcek-ui-number = { $number ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
   *[6] hatos
}

## Moves in words
krabcek-ui-move-gate = Kiválasztott kapu: { $gate }
krabcek-ui-move-enter = Játékba jön: { krabcek-piece }, ide: { $goal }
krabcek-ui-move-enter-gate = Játékba jön: { krabcek-piece }, erre a kapura: { $goal }
krabcek-ui-move-walk = Innen: { $start }, ide: { $goal }
krabcek-ui-move-switch = Helyet cserél: { $first } és { $second }
krabcek-ui-move-open = Az első dobás: Fekete { $black }, Fehér { $white }
krabcek-ui-move-die = A dobás: { krabcek-ui-number }

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } felépítette a tornyot, és nyert.
krabcek-ui-ended-stuck = { krabcek-seat } nyert: a másik játékosnak nincs lépése.
krabcek-ui-ended-drawn = Döntetlen: lement { $limit } kör.

## What is asked of who is to decide
# $count: of the gates that are free
krabcek-ui-ask-pick = Válassz kaput; { $count } szabad.
krabcek-ui-ask-use = A dobásod { krabcek-ui-number }: hozz játékba egy figurát, vagy lépj pontosan ennyit: { krabcek-fields }.
krabcek-ui-ask-jump = A dobásod ötös: hozz játékba egy figurát, lépj pontosan öt mezőt, vagy ugorj kapuról a másik szín kapujára.
krabcek-ui-ask-switch = A dobásod hatos: hozz játékba egy figurát, lépj pontosan hat mezőt, vagy cseréld ki két különböző fajta figurádat.

## Places, as a screen reader says them
krabcek-ui-place-gate = Kapu, { $field }
krabcek-ui-place-avenue = Sugárút, { $field }
krabcek-ui-place-street = Utca, { $field }
krabcek-ui-place-alley = Sikátor, { $field }
krabcek-ui-place-owner = { krabcek-seat } kapuja
krabcek-ui-place-free = még senkié
krabcek-ui-place-piece = { $seat ->
    [0] fekete
   *[1] fehér
} { krabcek-piece }
krabcek-ui-place-ways = utak ide: { $fields }
krabcek-ui-place-goal = elérhető
krabcek-ui-place-choose = választható
krabcek-ui-place-last = utolsó lépés
krabcek-ui-place-shelf = { krabcek-seat }, a táblán kívül: { $piece ->
    [S] { $count ->
        [0] nincs Skinnyboy
        [one] { $count } Skinnyboy
       *[other] { $count } Skinnyboy
    }
    [M] { $count ->
        [0] nincs Middleman
        [one] { $count } Middleman
       *[other] { $count } Middleman
    }
   *[B] { $count ->
        [0] nincs Bigboy
       *[other] { $count } Bigboy
    }
}

## On and beside the board
krabcek-ui-board = Krabcek: a labirintus és mellette a figurák
krabcek-ui-turns = { $turns } lejátszott kör; { $limit } után döntetlen
krabcek-ui-both = Itt két lépés is végződhet
krabcek-ui-both-walk = Rálépek
krabcek-ui-both-switch = Helycsere
krabcek-ui-both-none = Egyik sem

## The position, spoken
krabcek-ui-tell-gates = { krabcek-seat } kapui: { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat }: még nincs kapuja.
krabcek-ui-tell-pieces = { $seat ->
    [0] Fekete
   *[1] Fehér
} { krabcek-piece }: { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat }: nincs figurája a táblán.
krabcek-ui-tell-off = { krabcek-seat } táblán kívül: Skinnyboy { $skinny }, Middleman { $middle }, Bigboy { $big }.
krabcek-ui-tell-streets = Utcák: { $streets }. Minden más kijárat sikátor.

# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
krabcek-rules-about = Két játékos verseng egy mindig új labirintusban. Hozd be figuráidat a kapuidon át, lépj velük, amennyit a kocka mond, és építsd meg elsőként a tornyot: Skinnyboy a Middlemanen, az pedig a Bigboyon. Vagy ne hagyj lépést az ellenfelednek. A játék Paul Clark műve; ejtsd így: „krabcsek”. A kockában van szerencse, de semmi sincs rejtve.
krabcek-rules-labyrinth = A labirintus
krabcek-rules-pieces = Figurák és kapuk
krabcek-rules-turn = A köröd
krabcek-rules-combine = Egymásra rakás
krabcek-rules-end = A játék vége
krabcek-rules-text = Leírva

## The labyrinth
krabcek-rule-1 = _A tábla körbeér._ 16 négyzet alakú lapka fekszik négy sorban, négyesével. A szemközti peremek összeérnek: aki alul elhagyja a táblát, felül jön be újra, aki bal oldalt, az jobb oldalt. A sorokat és az oszlopokat 0-tól 3-ig számozzuk.
krabcek-rule-2 = _Kapuk._ Minden lapkának két narancs és két barna sarka van, és az egymáshoz érő sarkok azonos színűek. A nyolc pont, ahol narancs sarkok találkoznak, a kapuk: `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. A peremen lévő kapu mindkét szélen látszik, mégis egyetlen kapu: ha az egyik szélen foglalt, a másikon is az.
krabcek-rule-3 = _Háromféle szélesség._ Egy mező sugárút (széles), utca (közepes) vagy sikátor (keskeny). A kapuk sugárutak, és egyik kapu mellett sincs másik sugárút. Minden mező narancs; a barna fal.
krabcek-rule-4 = _Kétféle lapka._ 11 lapka A fajta, 5 pedig B fajta. Minden lapkán mind a négy oldalánál sugárút kezdődik, belül pedig egy kijárat van: az A fajtán sikátor, a B fajtán utca. A kijárat a lapka egyik sarkán lévő kapuhoz vezet; a szemközti narancs sarok kapuja erről a lapkáról nem érhető el. Így mindig pontosan öt utca van, mindegyik egy kapu mellett. A kijárat nélküli kapu sziget; amelyiknek az útjai egyetlen másik kapuhoz sem vezetnek, az zsákutca. Hogy egy lapkán belül mi van összekötve, az a táblán látszik; ebben különbözik a két készlet: a szokásosban több az út, a másikban több a zsákutca.
krabcek-rule-5 = _Egy mező a peremen át._ Az egymáshoz érő lapkák két fél sugárútja egyetlen mező, a tábla peremén át is, ahol mindkét oldalon látszik. `hRC` az R. sor C. oszlopában lévő lapka felső oldalán lévő sugárút, `vRC` a bal oldalán lévő, `xRC` pedig a belsejében lévő kijárat. Ez 8 kapu, 32 sugárút és 16 kijárat: 56 mező.
krabcek-rule-6 = _Hogyan állhat egy lapka._ Hogy narancs narancshoz érjen, minden helyen a négy irányból kettőben állhat lapka: 1 vagy 3 negyedfordulattal, ahol a sor és az oszlop összege páros, 0-val vagy 2-vel, ahol páratlan.
krabcek-rule-7 = _A kiosztás._ A 16 lapkát összekeverjük és lerakjuk, mindegyiket véletlenszerűen két iránya egyikében. Minden labirintus egyformán valószínű.

## Pieces and gates
krabcek-rule-8 =
    _A figuráid._ Feketének és Fehérnek hét-hét figurája van, kezdetben mind a táblán kívül; hogy ki Fekete, azt kisorsoljuk.
    - négy Skinnyboy (S), minden mezőre beférnek;
    - két Middleman (M), utcára és sugárútra férnek be;
    - egy Bigboy (B), csak sugárútra fér be.
krabcek-rule-9 = _Kapuválasztás._ Az első dobás előtt felváltva választotok kapukat: Fekete egyet, Fehér kettőt, Fekete kettőt, Fehér kettőt, az utolsó magától Feketéé. Mindenkinek négy lesz.
krabcek-rule-10 = _Ki kezd._ Mindketten dobtok, egyenlő dobásnál újra. A kisebb szám kezd, és a dobója ezt használja az első körben, ezért ez sosem 6-os. Ezután minden kör új dobással kezdődik.

## Your turn
krabcek-rule-11 = _Használd a dobást._ A dobott számmal az alábbi lépések egyikét teszed: játékba hozol, lépsz, Csere-6 vagy Ugrás-5. Ha tudsz, lépned kell; passzolni nem lehet. Amíg lépni vagy játékba hozni tudsz, nem kell cserélned vagy ugranod, de ha más nem lehetséges, akkor igen.
krabcek-rule-12 = _Játékba hozás._ Egy táblán kívüli figura az egyik saját, üres kapudon át jön be. A kapu számít az első mezőnek: 1-es dobással a kapun áll, 3-assal két mezővel tovább megy. Az út minden mezőjének elég szélesnek kell lennie. Ezért a Bigboy csak 1-es dobással jön be.
krabcek-rule-13 = _Lépés._ Egy táblán lévő figura pontosan annyi mezőt lép, amennyit dobtál, és mindegyik elég széles neki. A kapuk ehhez közönséges mezők, a tieid és az ellenfeléi is.
krabcek-rule-14 = _Egy mezőn egy figura._ Egyik figura sem mehet át foglalt mezőn, és nem is állhat meg rajta, bárki áll ott, kivéve az egymásra rakást az utolsó mezőn (KR-17). Egy lépésben egyik mező sem kerül elő kétszer, a kiinduló sem.
krabcek-rule-15 = _Csere-6._ 6-os dobással ehelyett két táblán lévő figurád helyet cserélhet, ha különböző fajták, és mindkettő befér az új helyére. Kapun is lehet. Az egymásra rakott figurák külön fajtát alkotnak.
krabcek-rule-16 = _Ugrás-5._ 5-ös dobással ehelyett egy kapun álló figurád, akár egymásra rakott is, a másik szín egy üres kapujára ugorhat: fekete kapuról fehérre, vagy vissza.

## Combining
krabcek-rule-17 =
    _Figura figurára._ Pontos dobással saját figurádra léphetsz vagy jöhetsz be:
    - Skinnyboy Middlemanre: együtt Little Stack (L);
    - Middleman a Bigboyra: Big Stack (G);
    - Little Stack a Bigboyra, vagy Skinnyboy egy Big Stackre: a torony (T).
    Más nem rakható egymásra, így Skinnyboy sosem megy a magányos Bigboyra. És kapun senki sem rakható egymásra, bárkié is a kapu.
krabcek-rule-18 = _Ami összeállt, egy figura._ Sosem szedhető szét, és olyan széles, mint a legszélesebb tagja. Úgy lép, cserél és ugrik, mint egy figura, és kapun is állhat.

## The end
krabcek-rule-19 = _A torony nyer,_ azonnal.
krabcek-rule-20 = _Lépés nélkül vesztettél._ Aki dobott, és azzal a számmal nincs lépése, azonnal veszített, akár a legelső körben is.
krabcek-rule-21 = _Végtelen játékok._ 400 kör után, mindkét játékos köreit együtt számolva, a játék a következő dobás előtt döntetlen, ha addig senki sem nyert. A szám megváltoztatható. A felhasználhatatlan dobás nem számít körnek.
krabcek-rule-22 = _Az eredmény._ A nyertes 1-et kap, a vesztes 0-t; döntetlennél mindketten ½-et.

## Written down
krabcek-rule-23 = _Egy lépés_ azt mondja meg, mi változik, így az azonos eredményhez vezető két út egy lépés: `gate g12` kaput választ, `S@x12` játékba hoz arra a mezőre, ahol a figura megáll, `x12-h20` lép vagy ugrik, `g01=x12` cserél.
krabcek-rule-24 = _A kocka:_ `open 4 2` Fekete és Fehér első dobása, `die 5` minden későbbi.
krabcek-rule-25 = _Egy állás:_ lapkák, kapuk, figurák, ki következik és a lejátszott körök, függőleges vonalakkal elválasztva: `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. Egy lapka a fajtája és a negyedfordulatai. Hogy ki következik: `pick b` (Fekete kaput választ), `open` (az első dobás), `roll w` (Fehér dob), `w 5` (Fehérnek egy 5-öst kell felhasználnia), `over b` (Fekete nyert) vagy `over -` (döntetlen). Aki nincs a táblán, az kívül van.
krabcek-rule-26 = _Beállítások._ Mi választható egy új asztalhoz, és mi a szokásos.

## What the printed book says, and what is ours
krabcek-edition-2-nl = A holland szabály a peremen lévő kaput mindkét szélen megjelöli.
krabcek-edition-4-ours = A könyv lapkarajzai nincsenek meg nekünk. Ezek a lapkák rekonstrukciók, és mindennel összhangban vannak, amit a szöveg mond: öt utca, mindegyik kapu mellett, szigetek, zsákutcák, négyes hurkok és a végjáték példája. További készletek is felvehetők.
krabcek-edition-8-nl = A holland szabály szerint az egyik játékos mindkét kezébe egy-egy Bigboyt rejt, a másik választ.
krabcek-edition-10-ours = A könyv nem mondja meg, mi van egyenlő dobásnál; itt újra dobnak.
krabcek-edition-11-nl = A holland szabály szerint a Csere-6 és az Ugrás-5 sosem kötelező, de a saját végjátékpéldája cserét kényszerít ki, amikor más nem lehetséges. Itt is így játsszuk.
krabcek-edition-16-ours = Hogy az egymásra rakott figurák is ugorhatnak, az a mi olvasatunk.
krabcek-edition-17-ours = A könyv „kisebbet nagyobbra” szabálya Skinnyboyt a Bigboyon is jelenthetne; mivel ez a toronyhoz vezető két út egyikén sincs rajta, itt nem szabad.
krabcek-edition-21-ours = A könyv nem vet véget a végtelen játéknak; a 400 kör a mi döntésünk.

## The edition and ours
krabcek-editions-about = Egy nyomtatott szabálykönyv áll e szabályok mögött, hollandul. Ahol hallgat, vagy hiányoznak a képei, ott nekünk kellett dönteni.
krabcek-editions-tiles = Az utak a lapkákon
krabcek-editions-tiles-nl = elveszett rajzokon
krabcek-editions-tiles-here = a szöveghez illően újraépítve; egyes vagy kettes készlet
krabcek-editions-equal = Mindketten ugyanannyit dobnak
krabcek-editions-equal-nl = nem mondja
krabcek-editions-equal-here = új dobás
krabcek-editions-duty = Csere-6 és Ugrás-5
krabcek-editions-duty-nl = sosem kötelező, de a példájában kényszer
krabcek-editions-duty-here = csak akkor kötelező, ha más nem lehetséges
krabcek-editions-skinny = Skinnyboy a Bigboyon
krabcek-editions-skinny-nl = „kisebbet nagyobbra”
krabcek-editions-skinny-here = nem szabad
krabcek-editions-endless = Végtelen játék
krabcek-editions-endless-nl = nem mondja
krabcek-editions-endless-here = 400 kör után, vagy ahogy megegyeztek, döntetlen
krabcek-editions-colours = Ki Fekete
krabcek-editions-colours-nl = kézválasztás
krabcek-editions-colours-here = sorsolás

## Krabcek
krabcek-example-gates = Fekete egy kaput választ, Fehér kettőt, Fekete kettőt, Fehér kettőt; az utolsó Feketéé. Ezután mindketten dobnak, és a kisebb szám kezd.
krabcek-example-edge = Ki a felső peremen, és alul újra be.
krabcek-example-enter = 2-es dobással egy Middleman jön játékba: a kapu az első mező, a mellette lévő utca a második.
krabcek-example-big = A Bigboy 1-es dobással jön játékba, itt a szigetre (`g03`), és ott várakozik.
krabcek-example-switch = 6-os dobással a kapun álló Bigboy helyet cserél a sugárúton álló Skinnyboyjal.
krabcek-example-jump = 5-ös dobással a Bigboy egy fekete kapuról egy üres fehérre ugrik.
krabcek-example-combine = Egy Middleman rálép a Bigboyra. Később egy Skinnyboy játékba jön, és kész a torony: Fekete nyert.
krabcek-example-walk = Fehérnek egy Skinnyboy kell a Big Stackre. 2-es dobással a mellette álló odasétál.
krabcek-example-forced = 6-os dobással senki sem tud hat mezőt lépni vagy játékba jönni: Fehérnek cserélnie kell.
krabcek-example-stuck = 5-ös dobással Fehérnek egyáltalán nincs lépése, ezért veszített.

## Krabcek: you are Black
krabcek-learn-1 = Te vagy Fekete. Először kapukat választotok; a figuráid a tieiden át jönnek majd be. A jó kapunak sok és széles kijárata van: az utca elég széles a Middlemannek. Válaszd a bal peremen lévő kaput (`g30`): két kijárata is utca.
krabcek-learn-1-hint = Ez a kapu (`g30`) a bal és a jobb peremen is látszik, de egy és ugyanaz. Bármelyik oldalon választhatod.
krabcek-learn-1-done = Fehér két kaput választ: `g12` és `g32`.
krabcek-learn-2 = Most te választasz kettőt. Az egyik (`g21`) mellett utca van, a másiknak (`g01`) három kijárata. Válaszd mindkettőt.
krabcek-learn-2-hint = Válaszd ezeket: `g21` és `g01`, bármilyen sorrendben.
krabcek-learn-2-done = Fehér ezeket választja: `g23` és `g10`, az utolsó (`g03`) pedig a tiéd: sziget, egyetlen kijárat nélkül. Ezután mindketten dobtok. A tiéd 2, Fehéré 4: a kisebb szám kezd.
krabcek-learn-3 = 2-es dobással egy figurát hozol játékba: a kapu az első mező, a második az, ahol megáll. Hozz játékba egy Middlemant arra az utcára (`x20`), amely a kapud (`g30`) mellett van.
krabcek-learn-3-hint = Válassz egy Middlemant a táblán kívüli figuráid közül, aztán ezt: `x20`. A Skinnyboyok mindenhová beférnek, de a Middlemaneket nehezebb játékba hozni.
krabcek-learn-3-done = Fehér 1-es dobással egy Middlemant hoz játékba, egy kapura. Te pedig 1-est dobsz.
krabcek-learn-4 = A Bigboy csak sugárútra fér, és egyik kapu mellett sincs sugárút. Ezért a Bigboy 1-es dobással jön be egy kapura, és nem tud lesétálni róla. Tedd oda, ahol a legkevésbé van útban: a szigetre (`g03`).
krabcek-learn-4-hint = Válaszd a Bigboyt, aztán ezt a felső peremen: `g03`.
krabcek-learn-4-done = Ott vár egy 5-ösre vagy 6-osra. Fehér egy Skinnyboyt hoz játékba, te pedig 3-ast dobsz.
krabcek-learn-5 = Készíts elő valakit, aki helyet cserél a Bigboyjal: sugárúton kell állnia. Hozz játékba 3-asoddal egy Skinnyboyt úgy, hogy ezen a sugárúton álljon meg: `v31`.
krabcek-learn-5-hint = Válassz egy Skinnyboyt, aztán ezt: `v31`. Befelé ezen át: `g30` vagy `g01`, egy kijáraton keresztül a sugárútra.
krabcek-learn-5-done = Fehér továbblép, te pedig 6-ost dobsz: épp ez kell.
krabcek-learn-6 = 6-os dobással két különböző fajta figurád helyet cserélhet: ez a Csere-6. Cseréljen hát a Bigboy (`g03`) és a Skinnyboy (`v31`).
krabcek-learn-6-hint = Vedd fel a Bigboyt (`g03`), és tedd a Skinnyboyra (`v31`).
krabcek-learn-6-done = A Bigboy kint van az utcákon, pontosabban a sugárutakon. Fehér megint lép, te pedig 2-est dobsz.
krabcek-learn-7 = Most rakj egymásra: a kisebb megy a nagyobbra, pontos dobással, és nem kapun. Lépj a Middlemannel innen: `x20`, két mezőt a Bigboyra: `v31`.
krabcek-learn-7-hint = Vedd fel a Middlemant (`x20`), és tedd ide: `v31`.
krabcek-learn-7-done = Ez egy Big Stack, és már sosem szedhető szét. Bármelyik Skinnyboy befejezheti a tornyot. Fehér még egy figurát hoz játékba, te pedig 4-est dobsz.
krabcek-learn-8 = Skinnyboy a Big Stackre: kész a torony, és a torony azonnal nyer. 4-esedre valaki épp odáig tud bejönni.
krabcek-learn-8-hint = Válassz egy táblán kívüli Skinnyboyt, aztán ezt: `v31`.
krabcek-learn-8-done = Áll a torony: nyertél! És ne feledd a győzelem másik útját: aki dobott és nem tud lépni, veszített.
