## The game on the first page
crab-stack-name = Crab Stack
crab-stack-description = Rákok másznak rákokra, és amelyik leszakad a többitől, azt elmossa a hullám. Az nyer, aki utoljára tud lépni.
crab-stack-credit = A Crab Stack Henri Kermarrec játéka.

## What can be chosen in Crab Stack
crab-stack-option-layout = A mezők elrendezése
crab-stack-option-layout-rings = Teljes gyűrűk a középső nyílt víz körül
crab-stack-option-layout-alternate = Két gyűrű és a harmadik minden második mezője; a nyomtatott kép nincs meg nekünk
crab-stack-option-layout-corners = Két gyűrű és három földnyelv; a hiányzó kép másik olvasata
crab-stack-option-tie = Ha a legnagyobb csoportok egyenlők, ki választja ki, melyik maradjon?
crab-stack-option-tie-mover = Aki épp lépett
crab-stack-option-tie-next = A következő játékos
crab-stack-option-repetition = Ismétlődő állások
crab-stack-option-repetition-is = Döntetlen, ha egy állás ennyiszer előfordul. 0 = soha.

## Moves, texts of positions and the terminal
crab-stack-layout-apart = az elrendezés mezőinek egyetlen összefüggő csoportot kell alkotniuk
crab-stack-layout-count = ennyi játékoshoz { $needed } mező kell, ebben az elrendezésben viszont { $count } van

## Why a position's text cannot be read
crab-stack-text-form = egy állás így néz ki: „tornyok / ki következik / játékban lévők”, például „b2:bL c3:bMrL / b / rb”
crab-stack-text-stack = egy torony: mező, kettőspont, majd a rákok alulról felfelé, például c3:bMrL
crab-stack-text-cell = ez a mező nem része az elrendezésnek
crab-stack-text-cell-twice = ez a mező kétszer szerepel
crab-stack-text-colour = ez a szín nincs játékban; ezek vannak: { $allowed }
crab-stack-text-bigger-below = { $above } nem állhat ezen: { $below }, mert az nagyobb
crab-stack-text-too-many = ebből a rákból { $count } van, de minden színben csak 3 jut egy méretből
crab-stack-text-empty = legalább egy ráknak lennie kell
crab-stack-text-player-twice = ez a játékos kétszer szerepel
crab-stack-text-nobody = legalább egy játékosnak játékban kell lennie
crab-stack-text-apart = a rákoknak egy csoportot kell alkotniuk, hacsak nem kell épp választani
crab-stack-text-turn = a soron lévő egy játékos (r), egy lépés utáni választás (r?b) vagy a játék vége (over r, over -)
crab-stack-text-over = ez a befejezés nem illik a játékban lévőkhöz ({ $alive })
crab-stack-text-choice-alone = már csak egy játékos maradt, így nincs miből választani
crab-stack-text-chooser = most egy másik játékos választ
crab-stack-text-no-tie = a legnagyobb csoportok nem egyenlők, így nincs miből választani
crab-stack-text-out = ez a játékos már kiesett

## Why a move is not legal
crab-stack-choose = előbb válaszd ki, melyik csoport maradjon: { $allowed }
crab-stack-no-choice = a csoportok nem egyenlők, így nincs miből választani
crab-stack-water = { $cell } nyílt víz
crab-stack-no-cell = ebben a játszmában nincs { $cell } mező
crab-stack-bare = { $cell } mezőn nincs rák
crab-stack-covered = { $cell } mezőn egy másik rák áll a tiéden
crab-stack-not-yours = { $cell } mezőn nem a te rákod áll
crab-stack-stays = egy rák nem állhat meg ott, ahonnan elindult
crab-stack-bare-goal = { $cell } mező üres: a rákok rákokon járnak
crab-stack-bigger = { $crab ->
    [M] közepes rák nem állhat meg nagyon, és { $cell } mezőn nagy van
   *[S] kis rák csak kis rákon állhat meg; { $cell } mezőn viszont { $top ->
        [M] közepes
       *[L] nagy
    } van
}
crab-stack-no-way = { $start } mezőről { $goal } mezőre minden { $steps } lépéses út üres mezőn vezet át, vagy kétszer ugyanazon a mezőn
crab-stack-steps = { $crab ->
    [L] a nagy rák pontosan egyet lép
    [M] a közepes rák pontosan kettőt lép
   *[S] a kis rák pontosan hármat lép
}; { $goal } mező nem ilyen messze van

## At the table
crab-stack-about = Rákok másznak rákokra; az nyer, aki utoljára tud lépni. 2–4 játékos, 15 perc.
crab-stack-seat = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
}

## Crab Stack in the browser. Rocks are named by column and row (b2). Sizes are L, M, S; colours r, b, g, y.

## Crabs and stacks
crab-stack-ui-crab = { $size ->
    [L] nagy
    [M] közepes
   *[S] kis
} { $colour ->
    [r] piros
    [b] kék
    [g] zöld
   *[y] sárga
} rák
crab-stack-ui-rock-bare = { $cell }: üres mező
crab-stack-ui-rock-one = { $cell }: { $crab }
crab-stack-ui-rock-stack = { $cell }: felül { $crab }, alatta: { $crabs }
crab-stack-piece-L = _Nagy rák._ Egyet lép, és bármelyik rákon megállhat.
crab-stack-piece-M = _Közepes rák._ Kettőt lép, és közepes vagy kis rákon állhat meg.
crab-stack-piece-S = _Kis rák._ Hármat lép, de csak kis rákon állhat meg.
crab-stack-ui-can-go = léphet
crab-stack-ui-goal = ide léphet
crab-stack-ui-held = a kezedben
crab-stack-ui-threatened = ráléphetnek
crab-stack-ui-group = { $cell } csoportjában van; ha ezt választod, ez a csoport marad
crab-stack-ui-look = Torony, { $cell } mező, felülről lefelé
crab-stack-ui-hold-goals = Felvéve: { $crab }, { $cell } mező. { $count ->
    [one] Ide léphet: { $goals }.
   *[other] { $count } mezőre léphet: { $goals }.
}

## Moves in words
crab-stack-ui-move-goes = { $from } mezőről { $to } mezőre
crab-stack-ui-move-keeps = { $cell } csoportja marad; a többit elmossa a hullám

## What is asked
crab-stack-ui-ask-go = Lépj az egyik rákoddal egy másikra.
crab-stack-ui-ask-keep = { $count ->
    [one] A csoportok egyenlők. Válaszd ki, melyik maradjon.
   *[other] { $count } csoport egyenlő. Válaszd ki, melyik maradjon.
}

## What a move has caused, in the list of moves and for screen readers
crab-stack-effect-covers = Letakarva: { crab-stack-ui-crab }.
# $crabs: one or more of the next message, joined.
crab-stack-effect-wave = A hullám elvitt { $crabs }.
crab-stack-effect-crabs = { $count } { $seat ->
    [0] piros
    [1] kék
    [2] zöld
   *[3] sárga
} rákot
crab-stack-effect-tie = A csoportok egyenlők: { crab-stack-seat } választja ki, melyik marad.
crab-stack-effect-out = { crab-stack-seat } nem tud lépni, és kiesett.

## What has ended the game
crab-stack-ui-ended-won = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
} nyert: senki más nem tud lépni.
crab-stack-ui-ended-drawn = Ugyanaz az állás túl sokszor fordult elő: a játszma döntetlen.

## The position in sentences
crab-stack-ui-say-player = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
}: { $free } rák felül, { $covered } letakarva.
crab-stack-ui-say-out = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
} kiesett, de a rákjai maradnak: { $free } felül, { $covered } letakarva.
crab-stack-ui-say-stack = { $stack }.
crab-stack-ui-say-bare = { $count } mező üres.

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
crab-stack-quick-goal =
    _Cél: maradj utolsónak_
    A rákok egymásra másznak, és egyre kevesebb a lépés. Az nyer, aki utolsóként marad játékban.
crab-stack-quick-goal-picture = Tizennyolc piros és kék rák három méretben, mindegyik külön mezőn a nyílt víz körül.
crab-stack-quick-turn =
    _A köröd: egy rák_
    Az egyik rákoddal lépsz: a nagy pontosan egyet lép, a közepes kettőt, a kicsi hármat.
crab-stack-quick-turn-picture = Három nyíl: egy nagy rák egyet lép, egy közepes kettőt, egy kicsi hármat.
crab-stack-quick-backs =
    _Hátról hátra_
    Minden lépés szomszédos rákra vezet, bármekkorára és bármilyen színűre. Csak az nem lehet nagyobb a tiédnél, amelyiken megállsz.
crab-stack-quick-backs-picture = Nyíl: egy kis rák átmászik egy kicsin és egy közepesen, és egy kicsin áll meg.
crab-stack-quick-pinned =
    _Letakarva_
    Amelyik rákon másik ül, az nem tud mozdulni. Ülj hát rá az ellenfeleid rákjaira!
crab-stack-quick-pinned-picture = Karika egy nagy kék rák körül, amely egy nagy piroson ül.
crab-stack-quick-wave =
    _A hullám_
    Ha a rákok egy lépés után csoportokra szakadnak, a legtöbb mezőből álló marad. A többit a hullám végleg elmossa.
crab-stack-quick-wave-picture = Nyíl: egy rák elhagyja azt a mezőt, amely két csoportot összekötött. Karikák jelölik a kisebb csoport hat mezőjét.
crab-stack-quick-end =
    _A vége_
    Ha nem tudsz lépni, amikor sorra kerülsz, kiesel, de a rákjaid maradnak. Az nyer, aki egyedül marad játékban.
crab-stack-quick-end-picture = Minden torony tetején piros rák ül, ezért Kék nem tud lépni.

## The page
crab-stack-rules-about = Jön a dagály, és a rákok a sziklákon tolonganak. Mindegyik a többiek hátán mászik, és olyan rákon telepszik meg, amelyik nem nagyobb nála; így a mezők kiürülnek, a tornyok nőnek. Aki nem tud lépni, kiesik; az nyer, aki utolsónak marad. A Crab Stack Henri Kermarrec játéka két–négy játékosnak. Az osztás után nincs szerencse, és semmi sincs rejtve.
crab-stack-rules-setup = A játszma előtt
crab-stack-rules-turn = A köröd
crab-stack-rules-wave = A hullám
crab-stack-rules-end = Kiesés és győzelem
crab-stack-rules-text = Lejegyzés

## Before the game
crab-stack-rule-1 = _A rákjaid._ Kilenc egyszínű rákod van: három nagy, három közepes és három kicsi. A helyek színe sorban piros, kék, zöld és sárga.
crab-stack-rule-2 =
    _A mezők._ A táblán három gyűrűnyi szikla vesz körül egy nyílt vizes mezőt. A játékosok számától függ, hány mezőt használtok:
    - két játékos a belső két gyűrűt, 18 mezőt;
    - három játékos 27 mezőt: a belső két gyűrűt és a külső gyűrű kilenc mezőjét, vagy minden másodikat (ez az alapértelmezés), vagy három hármas csoportot a sarkoknál;
    - négy játékos mind a 36 mezőt.
    Minden más mező az egész játszmában nyílt víz. Magad is megadhatod a mezőket: játékosonként kilencet, a középsőt soha, és mind függjön össze.
crab-stack-rule-3 = _A mezők neve._ Az oszlopok balról jobbra `a`-tól `g`-ig tartanak. A mezőket minden oszlopban alulról számoljuk: `a1`–`a4`, `b1`–`b5`, `c1`–`c6`, `d1`–`d7`, `e1`–`e6`, `f1`–`f5`, `g1`–`g4`. A középső víz a `d4` volna. A nevek bármennyi játékosnál ugyanazok.
crab-stack-rule-4 = _Az osztás._ A játékban lévő színek összes rákját összekeverjük és kiosztjuk, minden mezőre egyet. A kezdő játékost az asztal kisorsolja, hacsak az asztal létrehozásakor mást nem választottatok. A körök az óramutató járása szerint, a helyek sorrendjében követik egymást.

## Your turn
crab-stack-rule-5 = _Egy rák._ A körödben pontosan egy saját színű rákoddal lépsz. Ha tudsz lépni, lépned kell. Csak a torony felső rákja mozoghat; az alatta lévők nem tudnak mozdulni.
crab-stack-rule-6 = _Milyen messzire._ A nagy rák pontosan egyet lép, a közepes pontosan kettőt, a kicsi pontosan hármat.
crab-stack-rule-7 = _Hátról hátra._ Minden lépés olyan szomszédos mezőre vezet, amelyen van legalább egy rák, bármilyen színű (akár a tiéd) és bármekkora. Üres mezőre vagy vízre rák sosem lép. Útközben nagyobb rákokon is átmászhat.
crab-stack-rule-8 = _Egy mezőre sem kétszer._ Egy lépés közben a rák egyik mezőre sem lép kétszer. A kiinduló mező is számít, akkor is, ha maradtak rajta más rákok; így egyik rák sem áll meg ott, ahonnan elindult.
crab-stack-rule-9 = _Hol állhat meg._ A rák olyan tornyon áll meg, amelynek a felső rákja ugyanakkora vagy kisebb nála: nagy rák bármelyik rákon, közepes rák közepesen vagy kicsin, kis rák csak kicsin. Így rák sosem ül nála nagyobbon.
crab-stack-rule-10 = _Az út nem számít._ Ugyanazon két mező között két út ugyanaz a lépés.

## The wave
crab-stack-rule-11 =
    _Együtt vagy sehogy._ Lépés után az összes rákos mezőnek egyetlen összefüggő csoportot kell alkotnia. Egy torony egy mezőnek számít, bármilyen magas, és a kiesett játékosok rákjai is ugyanúgy számítanak, mint a többi. Ha a lépés után két vagy több csoport lesz, csak egy marad, a többit a hullám végleg elmossa:
    - a legtöbb mezőből álló csoport marad;
    - ha ebben egyenlők, az marad, amelyikben a legtöbb rák van;
    - ha még mindig egyenlők, egy játékos választja ki közülük, melyik maradjon. A hullám addig semmit sem visz el.
    Hullám csak lépés után jön.
crab-stack-rule-12 = _Ki választ?_ Az a játékos, aki épp lépett. Az asztalt úgy is be lehet állítani, hogy a következő, még ki nem esett játékos válasszon, akkor is, ha ő majd nem tud lépni. A választás a következő kör előtt történik.

## Going out and winning
crab-stack-rule-13 = _Kiesés._ Ha nem tudsz lépni, amikor sorra kerülsz, kiesel, bármi az oka. Akkor is kint maradsz, ha később kiszabadul egy rákod. A rákjaid a táblán maradnak, és többé nem mozognak. Minden másban rákok maradnak: lehet rajtuk járni, elállják az utat, és számítanak a hullámnál. A köreid kimaradnak.
crab-stack-rule-14 = _Nem a köröd előtt._ Hogy tudsz-e lépni, azt akkor nézzük meg, amikor sorra kerülsz, sosem korábban. A kiesés nem tart egy körig: rögtön a következő játékost nézzük.
crab-stack-rule-15 = _Az utolsó._ Amint már csak egy játékos nem esett ki, ő nyer, akár tudna még lépni, akár nem, és akkor is, ha egy rákja sincs a táblán.
crab-stack-rule-16 = _Körbe-körbe._ A rákok a végtelenségig kergethetik egymást: ez a patt helyzet. Ha ugyanaz az állás harmadszor fordul elő egy kör elején, a játszma döntetlen mindazok között, akik nem estek ki. Az azonos színű és méretű rákok egyformának számítanak. A játszma első állása is számít; az olyan állások, amelyekben még választani kell, nem. Más számot is választhattok, 2-t vagy többet, és 0-val kikapcsolhatjátok a szabályt. Döntetlen után játsszatok újra: egy új játszmából kiderül, ki nyer.
crab-stack-rule-17 = _Az eredmény._ A nyertes 1-et kap, a többiek 0-t. Döntetlennél egyenlően osztoznak az 1-en, akik nem estek ki.

## Written down
crab-stack-rule-18 = _Egy lépés_ az a mező, ahonnan a rák indul, és az, ahol megáll: `b2-c4`. A hullám utáni választás `keep-` és a megmaradó csoport első mezője, ebben a sorrendben: `a1`, `a2`, … `g4`. Például: `keep-c4`.
crab-stack-rule-19 = _Egy állás_ a tornyokat, a soron lévőt és a ki nem esett játékosokat sorolja fel: `b2:bL c3:bMrL / b / rb`. Egy rák két betű: a színe (`r` `b` `g` `y`) és a mérete (`L` `M` `S`); a tornyot alulról felfelé írjuk. Amíg választani kell, a soron lévő helyén az áll, aki választ, egy kérdőjel és az, aki lépett: `r?r`. A végén `over r` áll ott, ha piros nyert, vagy `over -`, ha döntetlen. A beállítások és az ismétlődések száma nem részei a szövegnek.
crab-stack-rule-20 = _Állás beolvasása._ Rögtön megnézzük, tud-e lépni a soron lévő játékos, így aki nem tud, az már ki is esett. A szóközök és a sorrend nem számítanak. Ha a szöveg lehetetlen állást ír le, megmondjuk, miért nem olvassuk be: mező az elrendezésen kívül, rák nála nagyobbon, háromnál több egy fajtából, két csoport választás nélkül, kiesett játékos a soron, és így tovább.
crab-stack-rule-21 = _Beállítások._ Ezeket választhatod egy új asztalhoz, és ez az alapértelmezés.

## What the printed books say, rule by rule
crab-stack-edition-1-ours = Mindhárom könyvben a játékosok választanak színt. Itt a szín a helyhez tartozik.
crab-stack-edition-2-inferred = A könyvek képeken mutatják az elrendezéseket, de ezek a képek számunkra elvesztek. A három gyűrű a tábla nyilvános leírásaiból való; négy játékosnak azért kell 36 mező, mert 36 rákjuk van; a két játékos 18 mezője pedig az a két gyűrű, amelyen épp elfér a 18 rákjuk.
crab-stack-edition-2-ours = Mindkét háromszemélyes elrendezés a miénk, és az is, hogy magad is megadhatod a mezőket.
crab-stack-edition-4-hu = A magyar könyv a játékosokra bízza, hogyan döntik el, ki kezd.
crab-stack-edition-4-ru = Az orosz könyvben a véletlen dönti el, ki kezd.
crab-stack-edition-4-fr = A francia könyvben a véletlen dönti el, ki kezd.
crab-stack-edition-6-hu = A magyar könyv szerint „kell” ennyit lépni.
crab-stack-edition-6-ru = Az orosz könyv szerint „lehet” ennyit lépni. Mi ezt úgy értjük, hogy pontosan ennyit, mint a másik két könyvben.
crab-stack-edition-6-fr = A francia könyv szerint „kell” ennyit lépni.
crab-stack-edition-7-hu = A magyar könyv a nyílt vízre lépést is tiltja, és az üres mezőn való megállást is. A rákok átmászhatnak egymáson, és a méret csak ott számít, ahol a rák megáll.
crab-stack-edition-7-ru = Az orosz könyvben a rákok csak más rákok hátán járhatnak. Önmagában úgy is olvasható, hogy nagyobb rákokon nem lehet átmászni; a másik két könyv csak az utolsó lépésnél nézi a méretet.
crab-stack-edition-7-fr = A francia könyv tiltja az üres mezőre lépést, és csak az utolsó lépésnél nézi a méretet.
crab-stack-edition-8-hu = A magyar könyv szerint a rák nem térhet vissza olyan mezőre, ahol a körben már állt, a kiindulóra sem.
crab-stack-edition-8-ru = Az orosz könyv a visszalépést tiltja.
crab-stack-edition-8-fr = A francia könyv szerint a rák nem mehet át kétszer ugyanazon a mezőn.
crab-stack-edition-11-hu = A magyar könyv szerint a rákok „egy vagy több” csoportra szakadhatnak, és a kisebb tűnik el. Csak a példájában van pontosan két csoport.
crab-stack-edition-11-ru = Az orosz könyv két vagy több csoportról beszél, és azt mondja, hogy a kisebb tűnik el.
crab-stack-edition-11-fr = A francia könyv bármennyi csoportra megmondja: csak a legtöbb mezőből álló marad.
crab-stack-edition-12-hu = A magyar könyvben a soron lévő játékos választja ki, melyik csoport tűnik el.
crab-stack-edition-12-ru = Az orosz könyvben az választja ki, melyik csoport tűnik el, aki következik. Az asztalt így is beállíthatod.
crab-stack-edition-12-fr = A francia könyvben az aktív játékos választja ki, melyik csoport marad.
crab-stack-edition-12-ours = Az orosz könyv nem mondja meg, mi történik, ha a következő játékos nem tudna lépni. Itt akkor is ő választ.
crab-stack-edition-13-hu = A magyar könyv szerint a kiesett játékos rákjai többé nem mozoghatnak, „mintha egy másik alatt lennének”. Ezt mi csak a mozdulatlanság képének vesszük: valójában felül vannak, és mások ugyanúgy megállhatnak rajtuk, mint addig.
crab-stack-edition-13-ru = Az orosz könyv csak egy okot említ: más színek takarják a rákokat. A másik két könyv minden okot számít, és mi is. A kiesett játékos a játék végéig nem lép többet.
crab-stack-edition-13-fr = A francia könyv szerint akkor is vesztettél, ha egy rákod újra előkerül. Mindhárom könyv végleg kizárja a játékost; ezt az esetet csak a francia említi.
crab-stack-edition-14-inferred = A francia és az orosz könyv olyan játékosról beszél, aki a saját körében nem tud lépni. Ugyanígy értjük a magyar könyvet is, és a könyvekben a játék céljának rövidebb megfogalmazását. Ebből következik, hogy a kiesés nem tart egy körig.
crab-stack-edition-15-inferred = A könyvekben az utolsó játékos nyer. Ebből következik, hogy neki nem kell tudnia lépni, sőt rákja sem kell, hogy legyen.
crab-stack-edition-16-hu = A magyar könyv patt helyzetnek hívja, és új játékot javasol a nyertes eldöntésére. Döntetlennek nem mondja.
crab-stack-edition-16-ru = Az orosz könyv döntetlennek hívja, és újrakezdi a játékot.
crab-stack-edition-16-fr = A francia könyv döntetlennek hívja, és új játékkal dönti el, ki nyer.
crab-stack-edition-16-ours = Egyik könyv sem mond számot. A harmadik alkalom a mi döntésünk.

## The editions side by side
crab-stack-editions-about = Három nyomtatott könyv áll e szabályok mögött: egy magyar, egy orosz és egy francia. Ugyanazt a játékot írják le háromszor. Itt láthatod, miben térnek el, és hogyan játsszuk mi.
crab-stack-editions-starts = Ki kezd
crab-stack-editions-starts-hu = ahogy a játékosok eldöntik
crab-stack-editions-starts-ru = a véletlen dönt
crab-stack-editions-starts-fr = a véletlen dönt
crab-stack-editions-starts-here = sorsolás, vagy ahogy az asztal létrehozásakor választották
crab-stack-editions-far = Milyen messzire megy egy rák
crab-stack-editions-far-hu = ennyit kell lépnie
crab-stack-editions-far-ru = ennyit léphet
crab-stack-editions-far-fr = ennyit kell lépnie
crab-stack-editions-far-here = pontosan ennyit
crab-stack-editions-bare = Üres mezők
crab-stack-editions-bare-hu = nem léphet nyílt vízre, és nem állhat meg üres mezőn
crab-stack-editions-bare-ru = nem léphet oda
crab-stack-editions-bare-fr = nem léphet oda
crab-stack-editions-bare-here = nem léphet oda
crab-stack-editions-twice = Egy lépésben tiltott mezők
crab-stack-editions-twice-hu = minden mező, ahol a körben már állt
crab-stack-editions-twice-ru = nem mehet vissza
crab-stack-editions-twice-fr = egyik sem kétszer
crab-stack-editions-twice-here = egyik sem kétszer, a kiinduló sem
crab-stack-editions-groups = Három vagy több csoport
crab-stack-editions-groups-hu = a kisebb tűnik el
crab-stack-editions-groups-ru = a kisebb tűnik el
crab-stack-editions-groups-fr = csak egy marad
crab-stack-editions-groups-here = csak egy marad
crab-stack-editions-tie = Ki választ az egyenlő csoportok közül
crab-stack-editions-tie-hu = a soron lévő játékos
crab-stack-editions-tie-ru = aki legközelebb lép
crab-stack-editions-tie-fr = az aktív játékos
crab-stack-editions-tie-here = beállítás: aki lépett (ez az alapértelmezés), vagy a következő
crab-stack-editions-out = Ki esik ki
crab-stack-editions-out-hu = aki sehová sem tud lépni; a rákjait letakartnak kell tekinteni
crab-stack-editions-out-ru = akinek minden rákját más szín takarja
crab-stack-editions-out-fr = aki nem tud lépni, akkor is, ha egy rákja újra előkerül
crab-stack-editions-out-here = aki a saját körében bármi okból nem tud lépni, végleg
crab-stack-editions-chase = Egymást örökké kergető rákok
crab-stack-editions-chase-hu = patt helyzet; új játék jöhet
crab-stack-editions-chase-ru = döntetlen, aztán új játék
crab-stack-editions-chase-fr = döntetlen, aztán új játék
crab-stack-editions-chase-here = harmadszorra döntetlen

## Tips
crab-stack-tip-small = _A kis rákok a legfürgébbek, és a legsebezhetőbbek is._ A kis rák hármat lép, messzebbre jut, mint bármelyik másik. De bármelyik rák megállhat rajta, ő viszont csak más kis rákokon. Vigyázz a kis rákjaidra, és használd őket, amíg van olyan kis rák, amelyre léphetnek.
crab-stack-tip-weapons = _Két fegyvered van._ Ráülhetsz az ellenfeleid rákjaira, vagy leválaszthatsz egy csoportot, hogy elmossa a hullám. Mielőtt lépsz, keresd mindkettőt, és azt is, mit tehetnek veled az ellenfeleid.
crab-stack-tip-shelter = _Keress biztos helyet, akár egy másik rákon._ A hullám elviszi, ami leszakad, ezért tartsd a rákjaidat a nagy csoportban. A legnagyobb biztonságban a torony tetején álló nagy rák van: csak egy másik nagy rák takarhatja le.
crab-stack-tip-run = _Legyen hová futnod._ A játék egyik fele az ellenfeleid bezárása, a másik, hogy ne te szorulj be előbb. Valahányszor rálépsz egy rákra, azt is nézd meg, hány lépésed marad neked, ne csak azt, hogy nekik.
crab-stack-tip-bridge = _Figyeld a hidakat._ Az a mező a legfontosabb a táblán, amelyik összetartja a rákok két felét. Ha hídon állsz, akkor lépj le róla, amikor az a fél áll több mezőből, amelyiket meg akarod tartani. Itt Pirosnak nyolc lépése van. Mindkettő nyer, amelyikkel elhagyja a `d6` hidat; a többi hatból csak egy.
crab-stack-tip-tie = _Használd ki az egyenlőséget._ Ha két csoportban ugyanannyi a mező és a rák is, az választ, aki épp lépett. Itt Piros ilyen egyenlőséget hoz létre. Ha a `d2` csoportját tartja meg, rögtön nyer, mert Kéknek abban nincs hová lépnie; ha a másikat, veszít.
crab-stack-tip-burden = _Lépni kötelező._ Nem passzolhatsz, és ez a vége felé a játszmádba kerülhet. Itt senki sem akar lépni: ha Piros következik, Kék nyer, ha Kék következik, Piros nyer. Számold meg, hány tartalék lépése van mindkét félnek, és úgy hozd össze az ilyen állást, hogy az ellenfeled legyen soron.

## Crab Stack
crab-stack-example-two = Két játékos: 18 mező, rajtuk 18 rák.
crab-stack-example-three = Három játékos: a külső gyűrű minden második mezője játszik.
crab-stack-example-corners = Három játékos: a külső gyűrűből három hármas csoport játszik.
crab-stack-example-four = Négy játékos: mind a 36 mező játszik.
crab-stack-example-far = Piros nagy rákja egyet lép, Kék közepes rákja kettőt, Piros kis rákja hármat. A kis rák útközben egy nagyobbon mászik át.
crab-stack-example-size = A kis rák csak kis rákon állhat meg: Piros rákja a `c3`-on nem állhat meg a körülötte lévő nagyobbakon.
crab-stack-example-pinned = Piros kis rákja a `c5`-ön Kék nagy rákja alatt van, és nem mozdulhat, amíg az el nem megy.
crab-stack-example-wave = Piros nagy rákja lelép a `d6` hídról. Hét mező megmarad, a másik hatot elmossa a hullám.
crab-stack-example-books-wave = Sárga nagy rákja az `f2`-ről az `f3`-ra mászik. A felső csoport 23 mező, az alsó 5, ezért a hullám az alsót mossa el. Mindhárom könyv példájában ezek a számok szerepelnek.
crab-stack-example-choice = Két csoport, mindkettőben három mező és öt rák. Piros lépett, tehát Piros választ.
crab-stack-example-last = Piros rálép az utolsó kék rákra, amelyik még mozoghatott. Amikor Kék sorra kerül, kiesik, és Piros nyer.
crab-stack-example-chase = Két nagy rák ide-oda sétál. Amikor az állás harmadszor fordul elő, a játszma döntetlen.
crab-stack-example-burden = Pirosnak lépnie kell, és mindkét lépése veszít. A végjáték például így alakulhat. Aztán próbáld ki úgy is, hogy Kék lép előbb: akkor Kék veszítene.

## Crab Stack: you are red
crab-stack-learn-1 = A rákokat kiosztottuk, te vagy Piros. A nagy rák pontosan egyet lép, bármelyik szomszédos rákra. Fogd a nagy rákodat az `f2`-n, és mássz fel Kék nagy rákjára az `e2`-n.
crab-stack-learn-1-hint = Vedd fel a nagy piros rákot jobbra lent, az `f2`-n, és tedd a mellette lévő `e2`-re.
crab-stack-learn-1-done = Kék nagy rákja most nem tud mozdulni: csak a torony felső rákja mozoghat. Kék válaszul rálép a kis rákodra a `c5`-ön.
crab-stack-learn-2 = A közepes rák pontosan kettőt lép, mindig más rákokon át, és közepes vagy kis rákon áll meg. Vidd a közepes rákodat az `e4`-ről az `e3`-on át Kék közepes rákjára a `d3`-ra.
crab-stack-learn-2-hint = Az `e4`-en álló közepes piros rák két lépéssel eléri a `d3`-at.
crab-stack-learn-2-done = Eggyel több rák, amelyet Kék nem használhat. Az utat sosem kell megadnod, csak azt, hol áll meg a rák. Kék rálép a közepes rákodra a `b3`-on.
crab-stack-learn-3 = A kis rákok a legfürgébbek: pontosan hármat lépnek. Nagyobb rákokon is átmászhatnak, de kis rákon kell megállniuk. Az `f3`-on álló kis rákod átmászhat a nagy rákodon az `e2`-n: vidd Kék kis rákjára a `d2`-re.
crab-stack-learn-3-hint = Az `f3`-ról az `e3`-on és az `e2`-n át a `d2`-re jut: vedd fel az `f3`-on, és tedd le a `d2`-n.
crab-stack-learn-3-done = Hármat lépett, és az útjába eső nagy rák sem volt akadály. A méret csak ott számít, ahol a rák megáll.
crab-stack-learn-4 = Kék megint lépett. A kis rákod a `c5`-ön még mindig Kék nagy rákja alatt van, és nem tud mozdulni. Nagy rák nagy rákon is megállhat: lépj a nagy rákoddal a `d5`-ről Kék rákjára a `c5`-ön.
crab-stack-learn-4-hint = A nagy rákod a `d5`-ön közvetlenül a `c5` mellett van.
crab-stack-learn-4-done = A torony felfelé sosem keskenyedik: egyik rák sem áll meg nála nagyobbon.
crab-stack-learn-5 = Ez egy másik játszma későbbi pillanata: a rákok hézagos gyűrűt alkotnak. Ha egy lépés csoportokra szakítja őket, csak a legtöbb mezőből álló csoport marad, a többit elmossa a hullám. Találd meg a `d6`-on álló nagy rákodnak azt a lépését, amely Kék hét rákját elmossa.
crab-stack-learn-5-hint = A két fél közötti híd a `d6`. Lépj le róla a saját oldaladra, az `e5`-re.
crab-stack-learn-5-done = A te oldalad hét mezőből állt, ezért megmaradt; Kéké csak hatból. Mindig keresd a hidakat, Kékét is, a sajátodat is!
crab-stack-learn-6 = Most egyenlőség jön. Vidd a közepes rákodat az `f2`-ről a `d3`-ra: így két csoport lesz, mindkettőben három mező és öt rák. Te léptél, tehát te választod ki, melyik maradjon.
crab-stack-learn-6-hint = Először az `f2`-ről a `d3`-ra. Aztán tartsd meg azt a csoportot, amelyikben a te rákjaid vannak felül: amelyikben a `d2` van.
crab-stack-learn-6-done = A megmaradt csoportban Kéknek csak egy kis rákja van felül, és az sehová sem tud hármat lépni. Aki a saját körében nem tud lépni, kiesik, és az utolsónak maradó nyer.
crab-stack-learn-7 = Most az utolsó, segítség nélkül: Kéknek egyetlen rákja tud még lépni. Egy lépéssel befejezheted a játszmát.
crab-stack-learn-7-hint = Kék szabad rákja a közepes a `c5`-ön. Melyik rákod ülhet rá?
crab-stack-learn-7-done = Kék nem tud lépni, tehát kiesett, és te nyertél. Ennyi az egész Crab Stack!

## Puzzles: the task, what it asks, and what a puzzle is about.

crab-stack-puzzles-goal-win = Keresd meg az egyetlen nyerő lépést
crab-stack-puzzles-about-win = Minden más lépés elengedi a győzelmet, akármilyen jól játszol utána.
crab-stack-puzzles-theme-wave = a hullám elviszi
crab-stack-puzzles-theme-sacrifice = áldozat
crab-stack-puzzles-theme-bury = az utolsó rák elfedése
crab-stack-puzzles-theme-choice = mi maradjon
crab-stack-puzzles-theme-quiet = csendes lépés
crab-stack-puzzles-theme-long = több lépés
