## The game on the first page
krabcek-name = Krabcek
krabcek-description = Egy dobókocka és egy labirintus, amely minden játszmában más. Építsd meg elsőként a tornyot, vagy kerítsd be az ellenfeledet.
krabcek-credit = A Krabcek Paul Clark játéka.

## What can be chosen in Krabcek
krabcek-option-tiles = A labirintus lapkái
krabcek-option-tiles-one = Több út: a legtöbb kereszteződés továbbvezet
krabcek-option-tiles-two = Kevesebb út: több kijárat nem vezet sehová
krabcek-option-turns = Körök száma legfeljebb
krabcek-option-turns-is = Ennyi kör után a játszma döntetlen, mindkét játékos köreit együtt számolva.

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

## What a piece or a field is and does: its _name_ and a sentence
krabcek-piece-skinnyboy = _Skinnyboy_: minden mezőre befér, és felmászik egy Middlemanre vagy egy Big Stackre.
krabcek-piece-middleman = _Middleman_: utcára és sugárútra fér be, és felmászik a Bigboyra.
krabcek-piece-bigboy = _Bigboy_: a torony alapja. Csak sugárútra fér be, és csak 1-es dobással jön be.
krabcek-piece-little-stack = _Little Stack_: Skinnyboy egy Middlemanen. A Bigboyra lépve megépül a torony.
krabcek-piece-big-stack = _Big Stack_: Middleman a Bigboyon. Egy Skinnyboy a tetején befejezi a tornyot.
krabcek-piece-tower = _Torony_: Skinnyboy egy Middlemanen a Bigboyon. Megnyeri a játszmát.
krabcek-tile-gate = _Kapu_: a figuráid a saját kapuidon át jönnek be. Ide minden figura befér, de itt nem lehet egymásra rakni őket.
krabcek-tile-avenue = _Sugárút_: széles, minden figura befér.
krabcek-tile-street = _Utca_: Skinnyboy és Middleman befér, Bigboy nem.
krabcek-tile-alley = _Sikátor_: keskeny, csak Skinnyboy fér be.
krabcek-tile-edge = _A peremen_: ez a mező a szemközti oldalon is látszik, és ott folytatódnak az utak.

## What is wrong with a tile set of one's own
krabcek-tiles-kinds = egy lapkakészlet két fajta, A és B kapcsolatait sorolja fel, például „NW-X X-W W-N W-S / NW-X X-W W-N”, nem pedig „{ $value }”
krabcek-tiles-form = { $link } ({ $kind } fajta): egy kapcsolat kettőt köt össze ezek közül: N, E, S, W, X és NW, például X-W
krabcek-tiles-twice = { $link } ({ $kind } fajta): ez a kapcsolat kétszer szerepel
krabcek-tiles-itself = { $link } ({ $kind } fajta): egy pont nem kapcsolódhat önmagához
krabcek-tiles-corner = { $link } ({ $kind } fajta): egy lapkának csak az NW sarkából vezet út a kapujához
krabcek-tiles-avenue = { $link } ({ $kind } fajta): kapu nem érhet sugárúthoz; NW-ből csak X felé vezet út
krabcek-tiles-street = a B fajtából hiányzik az NW-X kapcsolat: minden utca egy kapu mellett van

## Why a position's text cannot be read
krabcek-text-form = egy állás így néz ki: „lapkák | kapuk | figurák | ki következik | lejátszott körök”
krabcek-text-tiles = négy sorban négy-négy lapkának kell lennie, például „A3 A0 B3 A2 / …”
krabcek-text-tile = egy lapka a fajtája, A vagy B, és a negyedfordulatai, 0–3, például A3
krabcek-text-quarters = { $row }. sor, { $column }. oszlop: a lapka csak { $allowed } negyedfordulattal állhat, különben barna érne narancshoz
krabcek-text-kinds = a B fajtából 5 lapkának kell lennie, nem { $count }
krabcek-text-gates = a kapukat így írd: „b g10 w g12 g21”, és - ha nincs
krabcek-text-pieces = a táblán lévő figurákat így írd: „b S@x12 w -”, és - ha nincs
krabcek-text-gate = a kapuk: { $allowed }
krabcek-text-gate-twice = ez a kapu kétszer szerepel
krabcek-text-piece = egy figura: S, M, B, L, G vagy T, és a mezője, például S@x12
krabcek-text-field = nincs ilyen mező
krabcek-text-field-twice = két figura áll ezen a mezőn
krabcek-text-narrow = ez a mező túl keskeny ennek a figurának: { krabcek-piece }
krabcek-text-too-many = egy játékosnak az egymásra rakottakkal együtt { $owned } ilyen figurája van, nem { $count }: { $piece ->
    [S] Skinnyboy
    [M] Middleman
   *[other] { krabcek-piece }
}
krabcek-text-turns = a lejátszott körök helyén számnak kell állnia
krabcek-text-too-late = a játszma { $limit } kör után döntetlen
krabcek-text-turn = a soron lévőt így írd: „pick b”, „open”, „roll w”, „w 5”, „over b” vagy „over -”
krabcek-text-four-gates = ekkorra mindkét játékosnak négy kapuja kell, hogy legyen
krabcek-text-too-early = az első dobás előtt nem lehet figura a táblán
krabcek-text-turns-early = az első dobás előtt nem lehet lejátszott kör, tehát nem { $turns }
krabcek-text-pick-order = Fekete egy kaput választ, aztán felváltva kettőt-kettőt választotok: Feketének nem lehet { $black }, ha Fehérnek { $white } van, és maradt még szabad kapu
krabcek-text-picker = most { krabcek-seat } választ
krabcek-text-tower = torony áll a táblán, tehát a játszma véget ért
krabcek-text-drawn = { $limit } kör után a játszma döntetlen
krabcek-text-not-drawn = a játszma csak { $limit } torony nélküli kör után döntetlen
krabcek-text-other-tower = a torony a másik játékosé
krabcek-text-not-won = nincs torony, és { krabcek-seat } minden számmal tud lépni

## Why a move is not legal
krabcek-dice = előbb dobj: { $allowed }
krabcek-no-field = nincs { $field } mező
krabcek-pick = előbb válassz kapukat, például gate g12
krabcek-picked = minden kaput kiválasztottatok
krabcek-no-gate = { $field } nem kapu
krabcek-gate-taken = { $gate } kaput már { krabcek-seat } választotta
krabcek-rolled = előbb használd fel a dobásodat: { $number }
krabcek-stack-enters = ezt nem lehet játékba hozni, a táblán áll össze: { krabcek-piece }
krabcek-none-off = nincs ilyen figurád a táblán kívül: { krabcek-piece }
krabcek-gates-full = minden kapud foglalt, így nem hozhatsz játékba figurát
krabcek-bigboy-enters = Bigboyt csak 1-es dobással lehet játékba hozni, a dobásod pedig { $number }
krabcek-gate-full = { $gate } kapu foglalt: figura csak üres kapun át jöhet be
krabcek-not-your-gate = { $gate } nem a te kapud
krabcek-entry-steps = { $goal } egyik üres kapudtól sem { $number }. mező; a kapu az első
krabcek-nobody-there = { $field } mezőn nincs figura
krabcek-not-yours = { $field } mezőn nem a te figurád áll
krabcek-stays = egy figura nem állhat meg ott, ahonnan elindult: { $field }
krabcek-occupied = { $field } mezőn a másik játékos áll
krabcek-no-combination = ezek nem rakhatók egymásra: { krabcek-piece }, alatta { krabcek-other }
krabcek-combines-on-gate = kapun nem lehet figurákat egymásra rakni, és { $gate } kapu
krabcek-narrow = { $field } mező túl keskeny ennek a figurának: { krabcek-piece }
krabcek-narrow-way = { $goal } mezőig minden ilyen hosszú út ({ krabcek-fields }) túl keskeny ennek a figurának: { krabcek-piece }
krabcek-blocked = { $goal } mezőig minden ilyen hosszú út ({ krabcek-fields }) el van zárva
krabcek-jump-number = kapuról kapura csak 5-ös dobással lehet ugrani, a dobásod pedig { $number }
krabcek-jump-owner = ugrani az egyik játékos kapujáról a másikéra lehet, de { $start } és { $goal } ugyanazé a játékosé
krabcek-steps = nem vezet pontosan ilyen hosszú út ({ krabcek-fields }) { $start } mezőről { $goal } mezőre
krabcek-switch-number = cserélni csak 6-os dobással lehet, a dobásod pedig { $number }
krabcek-switch-alike = csak különböző fajta figurákat cserélhetsz meg, két egyformát nem: { krabcek-piece }

## At the table
krabcek-about = Egy dobókocka és egy labirintus, amely minden játszmában más: építsd meg a tornyot, vagy ne hagyj lépést az ellenfelednek. 2 játékos, 30 perc.
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
krabcek-ui-move-gate = Kaput választ: { $gate }
krabcek-ui-move-enter = { krabcek-piece } bejön, és { $goal } mezőre lép
krabcek-ui-move-enter-gate = { krabcek-piece } bejön { $goal } kapura
krabcek-ui-move-walk = { $start } mezőről { $goal } mezőre
krabcek-ui-move-switch = { $first } és { $second } helyet cserél
krabcek-ui-move-open = Első dobás: Fekete { $black }, Fehér { $white }
krabcek-ui-move-die = A dobás: { krabcek-ui-number }

## What a move has caused, in the list of moves and for screen readers
krabcek-effect-stack = { krabcek-piece } épült { $field } mezőn.
krabcek-effect-begins = { krabcek-seat } kezd, a dobása { krabcek-ui-number }.
krabcek-effect-gate = Az utolsó kapu is Feketéé: { $gate }.
# $seat: who has lost.
krabcek-effect-blocked = { $seat ->
    [0] Fekete
   *[1] Fehér
} nem tud lépni, a dobása { krabcek-ui-number }: { $seat ->
    [0] Fehér
   *[1] Fekete
} nyert.

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } nyert: felépült a torony.
krabcek-ui-ended-stuck = { krabcek-seat } nyert: a másik játékosnak nincs lépése.
krabcek-ui-ended-drawn = Döntetlen: lement { $limit } kör.

## Prompts to the player to move
krabcek-ui-ask-pick = Válassz egy kaput: { $count } szabad.
krabcek-ui-ask-use = A dobásod { krabcek-ui-number }: hozz játékba egy figurát, vagy lépj pontosan { krabcek-fields }t.
krabcek-ui-ask-jump = A dobásod ötös: hozz játékba egy figurát, lépj pontosan öt mezőt, vagy ugorj egy kapuról a másik szín kapujára.
krabcek-ui-ask-switch = A dobásod hatos: hozz játékba egy figurát, lépj pontosan hat mezőt, vagy cseréld meg két különböző fajta figurádat.
krabcek-ui-first = Fekete választja az első kaput.

## Places, as a screen reader says them
krabcek-ui-place-gate = { $field } kapu
krabcek-ui-place-avenue = { $field } sugárút
krabcek-ui-place-street = { $field } utca
krabcek-ui-place-alley = { $field } sikátor
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
krabcek-ui-turn-of = { $turn }. kör (legfeljebb { $limit })
krabcek-ui-legend = Ki hová fér be
krabcek-ui-both = Két lépés is ide vezet. Melyikre gondolsz?
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
krabcek-ui-tell-off = { krabcek-seat }, a táblán kívül: Skinnyboy { $skinny }, Middleman { $middle }, Bigboy { $big }.
krabcek-ui-tell-streets = Utcák: { $streets }. Minden más kijárat sikátor.

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
krabcek-quick-goal =
    _Cél: a torony_
    Rakj Skinnyboyt egy Middlemanre, és azt a Bigboyodra. Két figurád akkor kerül egymásra, ha pontos dobással érsz oda, de kapun soha.
krabcek-quick-goal-picture = Fekete torony: kerek Skinnyboy négyzetes Middlemanen, alattuk a nyolcszögletű Bigboy.
krabcek-quick-turn =
    _A köröd: dobás és lépés_
    Hozz be egy figurát egy üres kapudon át, amely az első mezőnek számít, vagy lépj eggyel. Pontosan annyit, amennyit dobtál.
krabcek-quick-turn-picture = A kocka négyet mutat. Nyíl vezet egy fekete kaputól a negyedik mezőig; a kapu az első.
krabcek-quick-widths =
    _Háromféle szélesség_
    A Skinnyboy mindenhová befér, a Middleman utcára és sugárútra, a Bigboy csak sugárútra.
krabcek-quick-widths-picture = A Bigboy széles mezőn áll, egy Middleman közepesen, egy Skinnyboy keskenyen.
krabcek-quick-edge =
    _Túl a szélen_
    Az a figura, amelyik az egyik oldalon elhagyja a táblát, a szemközti oldalon jön be újra. De figura sosem megy át másikon.
krabcek-quick-edge-picture = A kocka hármat mutat. Egy nyíl jobb oldalt elhagyja a táblát, és bal oldalt jön be újra.
krabcek-quick-powers =
    _Ugrás-5 és Csere-6_
    5-ös dobással egy figurád ehelyett a kapuról a másik szín egy üres kapujára ugorhat. 6-os dobással megcserélheted két különböző figurádat.
krabcek-quick-powers-picture = A kocka ötöt mutat. Nyíl: a Bigboy egy fekete kapuról fehérre ugrik.
krabcek-quick-end =
    _A vége_
    Ha megépíted a tornyot, azonnal nyertél. De ha dobtál, és nincs lépésed, vesztettél.
krabcek-quick-end-picture = A kocka kettőt mutat. Nyíl: egy fehér Skinnyboy egy fehér Big Stackre lép.

## The page
krabcek-rules-about = Két játékos versenyez egy labirintusban, amely minden alkalommal más. Hozd be a figuráidat a kapuidon át, lépj velük annyit, amennyit a kocka mond, és építsd meg elsőként a tornyot: Skinnyboy a Middlemanen, Middleman a Bigboyon. Vagy ne hagyj lépést az ellenfelednek. A Krabcek Paul Clark játéka; így ejtsd: „krabcsek”. A kockában van szerencse, de semmi sincs rejtve.
krabcek-rules-labyrinth = A labirintus
krabcek-rules-pieces = Figurák és kapuk
krabcek-rules-turn = A köröd
krabcek-rules-combine = Egymásra rakás
krabcek-rules-end = A játszma vége
krabcek-rules-text = Lejegyzés

## The labyrinth
krabcek-rule-1 = _A táblának nincs széle._ 16 négyzet alakú lapka fekszik négy sorban, négyesével. A szemközti szélek összeérnek: az a figura, amelyik alul hagyja el a táblát, felül jön be újra, amelyik bal oldalt, az jobb oldalt. A sorokat és az oszlopokat 0-tól 3-ig számozzuk.
krabcek-rule-2 = _Kapuk._ Minden lapkának két narancssárga és két barna sarka van, és az összeérő sarkok azonos színűek. Az a nyolc pont, ahol narancssárga sarkok találkoznak, a kapuk: `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. A peremen lévő kaput mindkét szélen látod, mégis egyetlen kapu: ha az egyik szélen foglalt, a másikon is az. Más széles mezők is kapunak látszanak, de nem azok.
krabcek-rule-3 = _Háromféle szélesség._ Egy mező sugárút (széles), utca (közepes) vagy sikátor (keskeny). A kapuk sugárutak, és egyik kapu mellett sincs másik sugárút. Minden mező narancssárga; a barna a fal.
krabcek-rule-4 = _Kétféle lapka._ 11 lapka A fajta, 5 pedig B fajta. Minden lapka mind a négy oldalánál sugárút kezdődik, belül pedig egy kijárat van: az A fajtán sikátor, a B fajtán utca. A kijárat a lapka egyik narancssárga sarkán lévő kapuhoz vezet; a szemközti sarok kapuja erről a lapkáról nem érhető el. Így mindig pontosan öt utca van, mindegyik egy kapu mellett. Az a kapu, amelynek egyetlen kijárata sincs, sziget. Az a kapu, ahonnan nem vezet út másik kapuhoz, zsákutca. A tábla mutatja, mely mezők vannak egy lapkán belül összekötve. Két lapkakészlet van: az alapértelmezettben több az út, a másikban több kijárat nem vezet sehová.
krabcek-rule-5 = _Egy mező két lapkán._ Az összeérő lapkák két fél sugárútja egyetlen mező. Ez a tábla peremén át is igaz, ott a mező mindkét oldalon látszik. `hRC` az R. sor C. oszlopában lévő lapka felső oldalának sugárútja, `vRC` a bal oldaláé, `xRC` pedig a lapka belsejében lévő kijárat. Van 8 kapu, 32 sugárút és 16 kijárat: összesen 56 mező.
krabcek-rule-6 = _Hogyan állhat egy lapka._ Narancssárgának narancssárgához kell érnie, ezért minden helyen a négy irányból csak kettőben állhat lapka: 1 vagy 3 negyedfordulattal, ahol a sor és az oszlop összege páros, 0 vagy 2 negyedfordulattal, ahol páratlan.
krabcek-rule-7 = _Az osztás._ A 16 lapkát összekeverjük és lerakjuk, mindegyiket véletlenszerűen két iránya egyikében. Minden labirintus egyformán valószínű.

## Pieces and gates
krabcek-rule-8 =
    _A figuráid._ Feketének és Fehérnek hét-hét figurája van, kezdetben mind a táblán kívül. Az asztal kisorsolja, ki játszik Feketével, hacsak az asztal létrehozásakor mást nem választottatok.
    - A négy Skinnyboy (S) minden mezőre befér.
    - A két Middleman (M) utcára és sugárútra fér be.
    - Az egy Bigboy (B) csak sugárútra fér be.
krabcek-rule-9 = _Kapuválasztás._ Az első dobás előtt kapukat választotok: Fekete egyet, Fehér kettőt, Fekete kettőt, Fehér kettőt, az utolsó pedig választás nélkül Feketéé. Mindkét játékosnak négy kapuja lesz.
krabcek-rule-10 = _Ki kezd?_ Mindketten dobtok, egyenlő számnál újra. Az kezd, aki kisebbet dobott, és ezt a számot használja az első körében, ezért az sosem 6-os. Ezután minden kör új dobással kezdődik.

## Your turn
krabcek-rule-11 = _Használd a dobást._ A dobott számmal ezek egyikét választod: játékba hozás, lépés, Csere-6 vagy Ugrás-5. Ha tudsz lépni, lépned kell; passzolni nem lehet. Amíg tudsz lépni vagy figurát játékba hozni, nem kell cserélned vagy ugranod. Ha más nem lehetséges, akkor kell.
krabcek-rule-12 = _Játékba hozás._ Egy táblán kívüli figura az egyik saját, üres kapudon át jön be. A kapu az első mező: 1-es dobással a figura a kapun áll, 3-assal két mezővel tovább megy. Az út minden mezőjének elég szélesnek kell lennie. Ezért a Bigboy csak 1-es dobással jöhet be.
krabcek-rule-13 = _Lépés._ Egy táblán lévő figura pontosan annyi mezőt lép, amennyit dobtál, és mindegyiknek elég szélesnek kell lennie neki. Lépéskor a kapuk közönséges mezők, a tieid és az ellenfeledéi is.
krabcek-rule-14 = _Egy mezőn egy figura._ Egyik figura sem mehet át foglalt mezőn, és nem is állhat meg rajta, bárki áll ott; kivétel az egymásra rakás az utolsó mezőn (KR-17). Egy lépésben egyik mező sem szerepelhet kétszer, az sem, ahonnan a lépés indult.
krabcek-rule-15 = _Csere-6._ 6-os dobással ehelyett megcserélheted két táblán lévő figurádat, ha különböző fajták, és mindkettő befér az új helyére. Kapun is lehet cserélni. Az egymásra rakott figurák külön fajtának számítanak.
krabcek-rule-16 = _Ugrás-5._ 5-ös dobással ehelyett egy kapun álló figurád (egymásra rakott is) a másik szín egy üres kapujára ugorhat: fekete kapuról fehérre vagy fehérről feketére.

## Combining
krabcek-rule-17 =
    _Figura figurára._ Pontos dobással a saját figurádra léphetsz vagy jöhetsz be:
    - Skinnyboy a Middlemanen: Little Stack (L);
    - Middleman a Bigboyon: Big Stack (G);
    - Little Stack a Bigboyon vagy Skinnyboy a Big Stacken: a torony (T).
    Más nem rakható egymásra, így Skinnyboy sosem mehet rá a magában álló Bigboyra. Kapun sosem lehet figurákat egymásra rakni, bárkié is a kapu.
krabcek-rule-18 = _Ami összeállt, egy figura._ Sosem szedhető szét, és olyan széles, mint a legszélesebb tagja. Úgy lép, cserél és ugrik, mint egy figura, és kapun is állhat.

## The end
krabcek-rule-19 = _A torony nyer._ Ha megépíted a tornyot, azonnal nyertél.
krabcek-rule-20 = _Ha nincs lépésed, vesztettél._ Ha dobtál, és azzal a számmal nincs lépésed, azonnal vesztettél, akár a legelső körben is.
krabcek-rule-21 = _Végtelen játszmák._ 400 kör után, mindkét játékos köreit együtt számolva, a játszma döntetlen, ha addig senki sem nyert; még a következő dobás előtt véget ér. Más számot is választhattok. Az a dobás, amelyet nem lehet felhasználni, nem számít körnek.
krabcek-rule-22 = _Az eredmény._ A nyertes 1-et kap, a vesztes 0-t; döntetlennél mindketten ½-et.

## Written down
krabcek-rule-23 = _Egy lépés_ azt mondja meg, mi változik, így két út ugyanahhoz az eredményhez ugyanaz a lépés: `gate g12` kaput választ, `S@x12` játékba hoz, és azt a mezőt nevezi meg, ahol a figura megáll, `x12-h20` lép vagy ugrik, `g01=x12` cserél.
krabcek-rule-24 = _A kocka:_ `open 4 2` Fekete és Fehér első dobása, `die 5` minden későbbi.
krabcek-rule-25 = _Egy állás_ a lapkákat, a kapukat, a figurákat, a soron lévőt és a lejátszott köröket sorolja fel, függőleges vonalakkal elválasztva: `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. Egy lapka a fajtája és a negyedfordulatai. A soron lévő `pick b` (Fekete kaput választ), `open` (az első dobás), `roll w` (Fehér dob), `w 5` (Fehérnek 5-öst kell felhasználnia), `over b` (Fekete nyert) vagy `over -` (döntetlen). Az a figura, amelyik nincs a táblán, a táblán kívül van.
krabcek-rule-26 = _Beállítások._ Ezeket választhatod egy új asztalhoz, és ez az alapértelmezés.

## What the printed book says, and what is ours
krabcek-edition-2-nl = A holland könyv a peremen lévő kaput mindkét szélen megjelöli. Figyelmeztet, hogy néhány mező pontosan úgy néz ki, mint egy kapu, de nem az.
krabcek-edition-4-inferred = A könyv lapkarajzai elvesztek. Ezek a lapkák rekonstrukciók. Megfelelnek annak, amit a könyv szövege mond róluk: 11 lapka az egyik fajtából és 5 a másikból, öt utca, mindegyik egy kapu mellett, szigetek, zsákutcák, négyes hurkok, és a végjátékpélda minden dobása. Ettől még eltérhetnek a nyomtatottaktól.
krabcek-edition-4-ours = A második lapkakészlet és a saját készletek lehetősége a miénk.
krabcek-edition-5-nl = A holland könyvben a peremen lévő mezőre lépő figura a mező nagyobbik felén áll.
krabcek-edition-5-ours = A mezők nevei a mieink.
krabcek-edition-6-inferred = A könyv csak annyit mond, hogy azonos színeknek kell találkozniuk, és hogy a nem illő lapkát egy negyeddel el kell forgatni. A két irány ebből következik.
krabcek-edition-7-nl = A holland könyv több mint hétmillió lehetséges labirintusról beszél.
krabcek-edition-7-inferred = A mi lapkáinkból 286 261 248 labirintus rakható ki, vagy körülbelül 8,9 millió, ha egynek számítjuk azokat, amelyek csak a tábla elforgatásában vagy a széleken át való eltolásában különböznek. Ez összefér a könyv számával, de a lapkáiról semmit sem bizonyít.
krabcek-edition-8-nl = A holland könyvben az egyik játékos mindkét kezébe egy-egy Bigboyt rejt, és a másik kezet választ.
krabcek-edition-10-ours = A könyv nem mondja meg, mi történik, ha mindketten ugyanannyit dobnak. Itt újra dobnak.
krabcek-edition-11-nl = A holland könyv szerint a Csere-6 és az Ugrás-5 sosem kötelező.
krabcek-edition-11-inferred = A könyv saját végjátékpéldájában Fehérnek cserélnie kell, mert más nem lehetséges. Mi a példát követjük.
krabcek-edition-15-inferred = Hogy az egymásra rakott figurák külön fajtának számítanak, az a végjátékpéldából következik: ott egy Big Stack helyet cserél egy Skinnyboyjal.
krabcek-edition-16-ours = A könyv figurákról beszél. Hogy az egymásra rakottak is ugorhatnak, az a mi döntésünk.
krabcek-edition-17-ours = A könyv „kisebbet nagyobbra” szabályába a Bigboyon álló Skinnyboy is beleférne. A toronyhoz vezető két útjának egyikén sincs ilyen, ezért itt nem szabad.
krabcek-edition-18-inferred = A könyv szerint az egymásra rakott figurák sosem szedhetők szét. Hogy milyen szélesek, és hogy figuraként mozognak, az a végjátékpéldából következik.
krabcek-edition-20-inferred = A könyv nem említi az első kört; a szabály szövege arra is érvényes.
krabcek-edition-21-ours = A könyv nem vet véget a végtelen játszmának. A 400 kör a miénk.

## The edition and ours
krabcek-editions-about = Egy nyomtatott könyv áll e szabályok mögött, hollandul. Ahol hallgat, vagy hiányoznak a képei, ott nekünk kellett döntenünk.
krabcek-editions-tiles = Az utak a lapkákon
krabcek-editions-tiles-nl = rajzokon, amelyek elvesztek
krabcek-editions-tiles-here = a szöveg alapján rekonstruálva, két készletben
krabcek-editions-count = Lehetséges labirintusok
krabcek-editions-count-nl = több mint hétmillió
krabcek-editions-count-here = 286 261 248, vagy körülbelül 8,9 millió az elforgatott és eltolt másolatok nélkül
krabcek-editions-colours = Ki játszik Feketével
krabcek-editions-colours-nl = az egyik játékos elrejti a Bigboyokat, a másik kezet választ
krabcek-editions-colours-here = sorsolás, vagy ahogy az asztal létrehozásakor választották
krabcek-editions-equal = Mindketten ugyanannyit dobnak
krabcek-editions-equal-nl = nem említi
krabcek-editions-equal-here = újra dobnak
krabcek-editions-duty = Csere-6 és Ugrás-5
krabcek-editions-duty-nl = sosem kötelező, de a példájában kényszer
krabcek-editions-duty-here = csak akkor kötelező, ha más nem lehetséges
krabcek-editions-stacks = Ugorhatnak-e az egymásra rakott figurák
krabcek-editions-stacks-nl = nem említi
krabcek-editions-stacks-here = igen
krabcek-editions-skinny = Skinnyboy a Bigboyon
krabcek-editions-skinny-nl = „kisebbet nagyobbra”
krabcek-editions-skinny-here = nem szabad
krabcek-editions-endless = Végtelen játszma
krabcek-editions-endless-nl = nem említi
krabcek-editions-endless-here = 400 kör után döntetlen, vagy ahogy választották

## Tips
krabcek-tip-gates = _Válassz jól kapukat._ Olyan kaput válassz, amely mellett egy vagy több utca van: csak öt van belőlük, és a Middlemaneknek kellenek. Válassz sok kijáratú kapukat. Óvakodj a sehová sem vezető kijáratoktól, akkor is, ha utcával kezdődnek: az ilyen kapu épp olyan keveset ér, mint egy sziget. És gondolj arra, mit zárhat el az ellenfeled. Ebben a példában Fekete `g30` kapujánál két utca van, a `g21`-nél egy, de az zsákutca, a `g03` pedig sziget.
krabcek-tip-bigboy = _A Bigboyt a legrosszabb kapudon hozd be._ Ha korán 1-est dobsz, tedd a Bigboyt arra a kapura, amelyre a legkevésbé van szükséged. El fogja zárni, amíg egy 6-os vagy egy 5-ös el nem mozdítja. Ebben a labirintusban ez a `g03` sziget. Ha a `g30`-on állna, és Fehér a `g01`-re jönne, Feketének csak a zsákutca és a sziget maradna, és közel járna ahhoz, hogy lépés nélkül veszítsen.
krabcek-tip-attack = _Egy lépéssel támadj és védekezz._ A legjobb kapudtól gyakran rövid út vezet az ellenfeled legjobb kapujához. Első lépésként küldj rajta végig egy Skinnyboyt. Útjában áll az ellenfeled figuráinak, és ugyanezt a rövid utat elzárja az ellened indított támadás elől. 4-es dobással a mi számítógépes elemzésünk is azt ajánlja, hogy vigyél egy Skinnyboyt a `h11`-re.
krabcek-tip-stack = _Előbb a Big Stacket építsd meg._ Ne siess Skinnyboyt tenni egy Middlemanre, még ha könnyű is, két okból. Először is: az ellenfeled könnyebben tart távol egymástól két figurát, a Little Stackedet és a Bigboyodat, mint az összes Skinnyboyodat egy Big Stacktől. Másodszor: a Skinnyboyok a legmozgékonyabb figuráid, és egy Little Stack elhasznál egyet: így könnyebb bezárni téged, és te is kevésbé tudsz másokat. Itt a 2-es bármelyiket összerakja. Ha Fehér nem avatkozik közbe, a Big Stack a következő dobásnál 3-assal, 4-essel, 5-össel és 6-ossal nyer, a Little Stack csak 2-essel és 6-ossal.
krabcek-tip-aims =
    _Maradj rugalmas._ Bármit dobsz, négy cél közül választhatsz:
    - építed a tornyodat;
    - megakadályozod, hogy az ellenfeled építsen;
    - bezárod az ellenfeledet, aki veszít, ha nem tudja felhasználni a dobását;
    - vigyázol, hogy téged ne zárjanak be.
    Amíg a Bigboyod a táblán kívül van, a bezárásra játssz. Itt Fehér 1-est dobott, és behozhatná a Bigboyt. Jobb, ha egy Middlemannel a `v23`-ról a `h23`-ra lép: akkor Fekete 3-assal, 4-essel, 5-össel és 6-ossal is veszít.
krabcek-tip-endgame =
    _Egy végjáték, dobásról dobásra._ Fehér következik, és van egy Big Stackje a `v32`-n. Ha egy Skinnyboy rálép, kész a torony.
    - Az 1-es semmit sem dönt el: Fehérnek tizenkét lépése van, de egyik sem nyer.
    - 2-essel az `x22`-n álló Skinnyboy a hurok rövid oldalán a Big Stackre lép, és nyer.
    - 3-assal az utolsó Skinnyboy Fehér egyetlen szabad kapuján, a `g32`-n át jön be, és nyer.
    - 4-essel az `x22`-n álló Skinnyboy a hurok hosszú oldalán megy, és nyer.
    - 5-össel Fehér veszít. Egyik figura sem tud öt mezőt lépni vagy bejönni, és a fehér `g12` kapun álló Skinnyboy sem tud ugrani, mert mind a négy fekete kapu foglalt.
    - 6-ossal Fehérnek cserélnie kell, mert egyik figura sem tud hat mezőt lépni vagy bejönni. Két Skinnyboy nem cserélhet helyet egymással, ezért a Big Stacknek kell mennie, az pedig nem fér be az `x22` utcába. Így a `v01`-re vagy a `g12` kapura kerül. Mindkettő el van vágva a többi Skinnyboytól, és kapun semmi sem rakható egymásra. Fehér következő körében egyik szám sem nyerne, még ha Fekete semmit sem tenne is.
krabcek-tip-relay = _Rakd le gyorsan a következő labirintust._ Ez igazi asztalhoz való. A játszma után szedj fel nyolc lapkát, minden második helyről egyet, mint a sakktábla sötét mezőit, és ne forgasd el őket: a barna sarkaik most egymáson vannak. Ugyanígy rakd külön kupacba a másik nyolcat. Keverd meg mindkét kupacot; a lapkákat félfordulattal el is forgathatod. Aztán rakd vissza mindkét kupacot azokra a helyekre, ahonnan való, és minden illeszkedik. Ha egy lapka a másik kupac helyére kerül, negyedfordulatot kell tenni vele. A könyv párosával rakja le a lapkákat, olyan sorrendben, amelyet számunkra elveszett képek mutatnak.
krabcek-tip-avenue = _Keress társat a Bigboynak._ A kapun álló Bigboy nem tud ellépni, mert egyik kapu mellett sincs sugárút. Az Ugrás-5 is csak egy másik kapura viszi. Ezért 6-os kell neki, és egy sugárúton álló másik figurád, amellyel helyet cserél. Mielőtt jön a 6-os, tégy egy Skinnyboyt vagy egy Middlemant egy jó összeköttetésű sugárútra.
krabcek-tip-numbers = _Számold meg a számaidat._ Mielőtt lépsz, vedd sorra a következő dobásod hat számát. Hány nyer közülük? Hánnyal nem lenne lépésed, és vesztenél? A fenti végjátékban Fehér a hatból három számmal nyer, eggyel azonnal veszít, és egy másikkal mindhárom nyerő számát elveszti. A Skinnyboyjaid legyenek különböző távolságra a Big Stacktől, hogy több szám nyerjen.

## Krabcek
krabcek-example-tiles = A legtöbb példánk labirintusa. Öt utcája az `x02`, az `x11`, az `x20`, az `x21` és az `x33`. A `g03` kapu sziget, a `g21` zsákutca.
krabcek-example-alike = A sugárutak olyan szélesek, mint a kapuk, és sok hasonlít rájuk. A `h10` és a `v31` nem kapu: ott nem találkoznak narancssárga sarkok.
krabcek-example-gates = Fekete egy kaput választ, Fehér kettőt, Fekete kettőt, Fehér kettőt; az utolsó Feketéé. Aztán mindketten dobnak, és a kisebb szám kezd.
krabcek-example-edge = Egy Skinnyboy a felső szélen elhagyja a táblát, és alul jön be újra.
krabcek-example-around = 6-os dobással a Middleman hat mezőt lép, át a tábla alsó szélén, a `h10`-en álló Bigboyra. Ez egy Big Stack.
krabcek-example-little = 3-as dobással a Skinnyboy a `g30` kapuról a `h23`-on álló Middlemanre lép. Ez egy Little Stack.
krabcek-example-loop = A `g10` körüli négy sugárút hurkot alkot. 3-as dobással a Bigboy három mezőt léphet rajta, a `h10`-ről a `v10`-re.
krabcek-example-full-loop = 4-es dobással visszaérne a `h10`-re, ahonnan elindult. Ezt nem szabad.
krabcek-example-enter = 2-es dobással egy Middleman jön be: a kapu az első mező, a mellette lévő utca a második.
krabcek-example-big = A Bigboy 1-es dobással jön be, itt a `g03` szigetre, és ott várakozik.
krabcek-example-switch = 6-os dobással a kapun álló Bigboy helyet cserél a sugárúton álló Skinnyboyjal.
krabcek-example-jump = 5-ös dobással a Bigboy egy fekete kapuról egy üres fehérre ugrik.
krabcek-example-combine = Egy Middleman a Bigboyra lép. Később bejön egy Skinnyboy, és kész a torony: Fekete nyert.
krabcek-example-walk = 2-es dobással az `x22`-n álló Skinnyboy Fehér Big Stackjére lép: ez a torony.
krabcek-example-enter-win = 3-as dobással Fehér utolsó Skinnyboya a `g32`-n át jön be, és a Big Stacken áll meg: ez a torony.
krabcek-example-long-way = 4-es dobással az `x22`-n álló Skinnyboy a hurok hosszabb oldalán lép a Big Stackre: ez a torony.
krabcek-example-forced = 6-os dobással Fehér nem tud se hat mezőt lépni, se bejönni, ezért cserélnie kell.
krabcek-example-stuck = 5-ös dobással Fehérnek egyáltalán nincs lépése, ezért veszít.
krabcek-example-shut-in = Fekete Bigboya a saját `g30` kapuját zárja el, a `g01`-en pedig Fehér Skinnyboya áll. 2-es dobással Fekete csak a `g21` zsákutcán jöhet be; 6-ossal veszítene.
krabcek-example-attack = Fekete első lépése 4-es dobással: be a `g01`-en, és tovább a `h11`-re, két mezőre Fehér `g12` kapujától.
krabcek-example-either-stack = 2-es dobással Fekete Big Stacket vagy Little Stacket rakhat össze. A Big Stack jobb.
krabcek-example-block = Fehér egy mezőt lép, és Fekete csak 1-est vagy 2-est tud felhasználni. Fekete 4-est dob, és veszít.
krabcek-example-relaid = A példáink lapkái, két kupacból újra lerakva. Minden sarok illeszkedik.

## Krabcek: you are Black
krabcek-learn-1 = Ez a cél: a _torony_, azaz Skinnyboy egy Middlemanen a Bigboyon. Az nyer, aki először megépíti. Te vagy Fekete, a Big Stacked a `v31`-en vár, és 4-est dobtál: hozd be a hiányzó Skinnyboyt.
krabcek-learn-1-hint = Válassz egy Skinnyboyt a táblán kívüli figuráid közül, aztán a Big Stacket a `v31`-en.
krabcek-learn-1-done = Áll a torony, és azonnal nyer. Most játssz érte az elejétől!
krabcek-learn-2 = Te vagy Fekete. Először mindketten kapukat választotok; a figuráid majd a tieiden át jönnek be. A jó kapunak sok és széles kijárata van: az utca elég széles a Middlemannek. Válaszd a bal peremen lévő `g30` kaput: két kijárata is utca.
krabcek-learn-2-hint = A `g30` a bal és a jobb peremen is látszik, de egyetlen kapu. Bármelyik oldalon választhatod.
krabcek-learn-2-done = Fehér két kaput választ, a `g12`-t és a `g32`-t.
krabcek-learn-3 = Most te választasz kettőt. A `g21` mellett utca van, a `g01`-nek pedig három kijárata. Válaszd mindkettőt.
krabcek-learn-3-hint = Válaszd a `g21`-et és a `g01`-et, bármilyen sorrendben.
krabcek-learn-3-done = Fehér a `g23`-at és a `g10`-et választja, az utolsó kapu, a `g03` pedig a tiéd: sziget, egyetlen kijárat nélkül. Aztán mindketten dobtok. Te 2-est, Fehér 4-est: a kisebb szám kezd.
krabcek-learn-4 = 2-es dobással hozz játékba egy figurát: a kapu az első mező, és a figurád a másodikon áll meg. Hozz be egy Middlemant az `x20` utcára, a `g30` kapud mellé.
krabcek-learn-4-hint = Válassz egy Middlemant a táblán kívüli figuráid közül, aztán az `x20`-at. A Skinnyboyok mindenhová beférnek, a Middlemaneket nehezebb behozni.
krabcek-learn-4-done = Fehér 1-es dobással behoz egy Middlemant, egy kapura. Aztán te 1-est dobsz.
krabcek-learn-5 = A Bigboy csak sugárútra fér be, és egyik kapu mellett sincs sugárút. Ezért a Bigboy 1-es dobással jön be egy kapura, és nem tud lelépni róla. Tedd oda, ahol a legkevésbé van útban: a `g03` szigetre.
krabcek-learn-5-hint = Válaszd a Bigboyt, aztán a `g03`-at a felső peremen.
krabcek-learn-5-done = Ott várja az 5-öst vagy a 6-ost. Fehér behoz egy Skinnyboyt, te pedig 3-ast dobsz.
krabcek-learn-6 = Készíts elő egy figurát, amelyik helyet cserél a Bigboyjal: sugárúton kell állnia. A 3-asoddal hozz be egy Skinnyboyt úgy, hogy a `v31` sugárúton álljon meg.
krabcek-learn-6-hint = Válassz egy Skinnyboyt, aztán a `v31`-et: a `g30`-on vagy a `g01`-en jön be, és egy kijáraton át jut a sugárútra.
krabcek-learn-6-done = Fehér továbblép, te pedig 6-ost dobsz: épp ez kell.
krabcek-learn-7 = 6-os dobással megcserélheted két különböző fajta figurádat: ez a Csere-6. Cseréld meg a Bigboyt a `g03`-on és a Skinnyboyt a `v31`-en.
krabcek-learn-7-hint = Vedd fel a Bigboyt a `g03`-ról, és tedd a Skinnyboyra a `v31`-en.
krabcek-learn-7-done = A Bigboy kijutott az utcákra, pontosabban a sugárutakra. Fehér megint lép, te pedig 2-est dobsz.
krabcek-learn-8 = Most rakj egymásra: a kisebb figura megy a nagyobbra, pontos dobással, és nem kapun. Lépj a Middlemannel az `x20`-ról két mezőt a Bigboyra a `v31`-re.
krabcek-learn-8-hint = Vedd fel a Middlemant az `x20`-ról, és tedd a `v31`-re.
krabcek-learn-8-done = Ez egy Big Stack, és sosem szedhető szét. Bármelyik Skinnyboy befejezheti a tornyot. Fehér még egy figurát behoz, te pedig 4-est dobsz.
krabcek-learn-9 = Skinnyboy a Big Stacken: ez a torony, és a torony azonnal nyer. A 4-eseddel egy Skinnyboy épp odáig tud bejönni.
krabcek-learn-9-hint = Válassz egy táblán kívüli Skinnyboyt, aztán a `v31`-et.
krabcek-learn-9-done = Áll a torony: nyertél! És ne feledd a győzelem másik útját: aki nem tudja felhasználni a dobását, veszít.

## Puzzles: the task, what it asks, and what a puzzle is about.

krabcek-puzzles-goal-best = Keresd meg a dobáshoz a legjobb lépést
krabcek-puzzles-about-best = Gondolj az ellenfél minden dobására és a te következődre.
krabcek-puzzles-worth = Minden dobást számítva { $own }%-ot ér; a legjobb lépés { $best }%-ot.
krabcek-puzzles-theme-switch = Csere-6
krabcek-puzzles-theme-jump = Ugrás-5
krabcek-puzzles-theme-tower = torony
krabcek-puzzles-theme-stack = toronyrész építése
krabcek-puzzles-theme-block = blokkold az ellenfelet
krabcek-puzzles-theme-guard = akadályozd meg az ellenfél tornyát
