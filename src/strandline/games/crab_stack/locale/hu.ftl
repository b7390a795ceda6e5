## The game on the first page
crab-stack-name = Crab Stack
crab-stack-description = Rákok másznak rákokra, a hullám pedig elmossa, aki elsodródik. Az nyer, aki utoljára tud lépni.
crab-stack-credit = A Crab Stack Henri Kermarrec játéka.

## What can be chosen in Crab Stack
crab-stack-option-layout = Hol vannak a mezők
crab-stack-option-layout-rings = Teljes gyűrűkben a középső nyílt víz körül
crab-stack-option-layout-alternate = Két gyűrű és a harmadik minden második mezője; a nyomtatott kép nincs meg nekünk
crab-stack-option-layout-corners = Két gyűrű és három földnyelv; az elveszett kép másik olvasata
crab-stack-option-tie = Két csoport egyforma nagy: ki mondja meg, melyiket mossa el a hullám?
crab-stack-option-tie-mover = Aki épp lépett
crab-stack-option-tie-next = A következő játékos
crab-stack-option-repetition = Ugyanaz az állás újra meg újra
crab-stack-option-repetition-is = Ennyi ismétlés után a játék döntetlen; a 0 azt jelenti: soha. A könyvek szám nélkül mondják döntetlennek.

## Moves, texts of positions and the terminal
crab-stack-layout-apart = az elrendezés mezőinek egyetlen összefüggő csoportot kell alkotniuk
crab-stack-layout-count = ennyi játékoshoz { $needed } mező kell, itt pedig { $count } van

## Why a position's text cannot be read
crab-stack-text-form = egy állás így néz ki: „tornyok / ki következik / játékban lévők”, például „b2:bL c3:bMrL / b / rb”
crab-stack-text-stack = egy torony: mező, kettőspont, majd a rákok alulról felfelé, például c3:bMrL
crab-stack-text-cell = ez a mező nem része az elrendezésnek
crab-stack-text-cell-twice = ez a mező kétszer szerepel
crab-stack-text-colour = ez a szín nincs játékban; játékban van: { $allowed }
crab-stack-text-bigger-below = ez a rák ({ $above }) nem lehet ezen: { $below }, mert az alsó nagyobb
crab-stack-text-too-many = ebből a rákból { $count } van; egy színből minden méretben 3 lehet
crab-stack-text-empty = legalább egy ráknak lennie kell
crab-stack-text-player-twice = ez a játékos kétszer szerepel
crab-stack-text-nobody = legalább egy játékosnak játékban kell lennie
crab-stack-text-apart = a rákoknak egyetlen csoportot kell alkotniuk, hacsak nem most kell választani
crab-stack-text-turn = a soron lévő egy játékos (r), egy lépés utáni választás (r?b) vagy a játék vége (over r, over -)
crab-stack-text-over = ez a befejezés nem illik a játékban lévőkhöz ({ $alive })
crab-stack-text-choice-alone = ha csak egy játékos van játékban, nincs miből választani
crab-stack-text-chooser = egy másik játékosnak kell választania
crab-stack-text-no-tie = a legnagyobb csoportok között nincs egyenlőség, így nincs miből választani
crab-stack-text-out = ez a játékos már kiesett

## Why a move is not legal
crab-stack-choose = előbb csoportot kell választani: { $allowed }
crab-stack-no-choice = nincs egyenlőség a csoportok között, így nincs miből választani
crab-stack-water = itt nyílt víz van: { $cell }
crab-stack-no-cell = ebben a játékban nincs ilyen mező: { $cell }
crab-stack-bare = ezen a mezőn nincs rák: { $cell }
crab-stack-covered = itt egy másik rák áll a rákod felett: { $cell }
crab-stack-not-yours = ezen a mezőn nem a te rákod áll: { $cell }
crab-stack-stays = egy rák sosem fejezheti be a lépését ott, ahonnan elindult
crab-stack-bare-goal = ez a mező üres: { $cell }; a rákok csak rákokon járnak
crab-stack-bigger = { $crab ->
    [M] közepes rák nem fejezheti be a lépését nagy rákon, mint itt: { $cell }
   *[S] kis rák csak kis rákon fejezheti be a lépését; itt viszont { $top ->
        [M] közepes
       *[L] nagy
    } rák van: { $cell }
}
crab-stack-no-way = innen: { $start }, ide: { $goal } minden { $steps } lépéses út üres mezőn vagy kétszer ugyanazon a mezőn vezet át
crab-stack-steps = { $crab ->
    [L] a nagy rák pontosan egyet lép
    [M] a közepes rák pontosan kettőt lép
   *[S] a kis rák pontosan hármat lép
}; ide nem annyi az út: { $goal }

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
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-stack-ui-rock-stack = { $cell }: felül { $crab }, alatta: { $crabs }
crab-stack-ui-can-go = léphet
crab-stack-ui-goal = ide léphet
crab-stack-ui-held = a kezedben
crab-stack-ui-threatened = ráléphetnek
crab-stack-ui-group = ebbe a csoportba tartozik: { $cell }; válaszd ki, hogy ez a csoport maradjon
crab-stack-ui-look = Torony itt: { $cell }, felülről lefelé
crab-stack-ui-hold-goals = Felvéve: { $crab }, { $cell }. { $count ->
    [one] Ide léphet: { $goals }.
   *[other] { $count } mezőre léphet: { $goals }.
}

## Moves in words
crab-stack-ui-move-goes = Innen: { $from }, ide: { $to }
crab-stack-ui-move-keeps = Ez a csoport marad: { $cell }; a többit elmossa a hullám

## What is asked
crab-stack-ui-ask-go = Lépj egy rákoddal egy másikra.
crab-stack-ui-ask-keep = { $count ->
    [one] A csoportok egyenlők. Válaszd ki, melyik maradjon.
   *[other] { $count } csoport egyenlő. Válaszd ki, melyik maradjon.
}

## What has ended the game
crab-stack-ui-ended-won = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
} tudott utoljára lépni, ő nyert.
crab-stack-ui-ended-drawn = Ugyanaz az állás áll elő újra meg újra: a játék döntetlen.

## The position in sentences
crab-stack-ui-say-player = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
}: { $free } rák felül, { $covered } másik alatt.
crab-stack-ui-say-out = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
} kiesett; a rákjai maradnak: { $free } felül, { $covered } másik alatt.
crab-stack-ui-say-stack = { $stack }.
crab-stack-ui-say-bare = { $count } mező üres.

# The rules of Crab Stack, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
crab-stack-rules-about = Jön a dagály, és a rákok a sziklákon tolonganak. Mindegyik a többiek hátán mászik, és olyanon áll meg, amelyik nem nagyobb nála; így a mezők kiürülnek, a tornyok nőnek. Aki már nem tud lépni, kiesik; az utolsó bent maradó nyer. A játék Henri Kermarrec műve, két–négy játékosnak. A kiosztás után nincs szerencse, és semmi sincs rejtve.
crab-stack-rules-setup = Játék előtt
crab-stack-rules-turn = A köröd
crab-stack-rules-wave = A hullám
crab-stack-rules-end = Kiesés és győzelem
crab-stack-rules-text = Leírva

## Before the game
crab-stack-rule-1 = _A rákjaid._ Kilenc egyszínű rákod van: három nagy, három közepes és három kis rák. A helyek színe sorban piros, kék, zöld és sárga.
crab-stack-rule-2 =
    _A mezők._ A tábla három gyűrűnyi szikla egy nyílt vizes mező körül. Hogy mennyit használtok belőle, az a játékosok számától függ:
    - két játékos: a belső két gyűrű, 18 mező;
    - három játékos: 27 mező, a belső két gyűrű és a külső gyűrű kilenc mezője: minden második (ez a szokásos elrendezés), vagy három hármas csoport a sarkoknál;
    - négy játékos: mind a 36 mező.
    Minden más nyílt víz az egész játékban. Saját mezőket is megadhatsz: játékosonként kilencet, a középsőt soha, és mind függjön össze.
crab-stack-rule-3 = _Nevek._ Az oszlopok balról jobbra `a`-tól `g`-ig tartanak, és minden oszlopban alulról számolunk: `a1`–`a4`, `b1`–`b5`, `c1`–`c6`, `d1`–`d7`, `e1`–`e6`, `f1`–`f5`, `g1`–`g4`. A középső víz neve `d4` volna. A nevek bármennyi játékosnál ugyanazok.
crab-stack-rule-4 = _A kiosztás._ A játékban lévő színek összes rákját összekeverjük, és véletlenszerűen elhelyezzük, minden mezőre egyet. A kezdő játékost kisorsoljuk; a körök az óramutató járásával megegyező irányban, a helyek sorrendjében követik egymást.

## Your turn
crab-stack-rule-5 = _Egy rák._ Pontosan egy saját színű rákoddal lépsz. Ha tudsz lépni, lépned kell. Toronyból csak a felső rák mozoghat; az alatta lévők moccanni sem tudnak.
crab-stack-rule-6 = _Milyen messzire._ A nagy rák pontosan egyet lép, a közepes pontosan kettőt, a kis rák pontosan hármat.
crab-stack-rule-7 = _Hátról hátra._ Minden lépés olyan szomszédos mezőre vezet, ahol van legalább egy rák, bármilyen színű, akár a tiéd, és bármekkora. Üres mezőre vagy vízre nem lehet lépni. Útközben nagyobb rákokon is át lehet mászni.
crab-stack-rule-8 = _Egy mező sem kétszer._ Egy lépés során a rák egyik mezőre sem ér kétszer. A kiinduló mező is számít, akkor is, ha más rákok maradtak rajta: egyik rák sem fejezi be a lépését ott, ahol elkezdte.
crab-stack-rule-9 = _Ahol befejezi._ Olyan tornyon fejezi be, amelynek felső rákja ugyanakkora, vagy kisebb nála: nagy rák bármelyiken, közepes rák közepesen vagy kicsin, kis rák csak kicsin. Így sosem ül rák nála nagyobbon.
crab-stack-rule-10 = _Az út nem számít._ Ugyanazon két mező közötti két út egy és ugyanaz a lépés.

## The wave
crab-stack-rule-11 =
    _Együtt vagy sehogy._ Lépés után az összes rákos mezőnek egyetlen összefüggő csoportot kell alkotnia; a bármilyen magas torony és a kiesett játékosok rákjai is úgy számítanak, mint bármely más mező. Ha a lépés után két vagy több csoport maradt, csak egy maradhat, a többit a hullám végleg elmossa a tábláról:
    - a legtöbb mezőből álló csoport marad;
    - ha egyenlők, ezek közül az, amelyikben a legtöbb rák van;
    - ha ez is egyenlő, egy játékos választja ki, melyik maradjon. Addig semmi sem kerül le.
    Hullám csak lépés után jön.
crab-stack-rule-12 = _Ki választ._ Az a játékos, aki épp lépett (ez a szokásos), vagy, ha így állapodtatok meg, a következő, még ki nem esett játékos, akár tud majd lépni, akár nem. A választás a következő kör előtt történik.

## Leaving and winning
crab-stack-rule-13 = _Kiesés._ Aki nem tud lépni, amikor sorra kerül, kiesik, bármi az oka, és kint is marad, még ha később kiszabadul is egy rákja. A rákjai maradnak, többé nem mozognak, de minden másban rákok: lehet rajtuk járni, elállják az utat, számítanak a hullámnál. A kiesett játékos kimarad a körből.
crab-stack-rule-14 = _Nem a köre előtt._ Hogy valaki tud-e lépni, azt akkor nézzük, amikor sorra kerül, sosem hamarabb. A kiesés nem kerül körbe: rögtön a következő játékost nézzük.
crab-stack-rule-15 = _Az utolsó._ Amint már csak egy játékos nem esett ki, ő nyert, akár tudna lépni, akár nem, és akkor is, ha egy rákja sincs a táblán.
crab-stack-rule-16 = _Körbe-körbe._ A rákok a végtelenségig kergethetik egymást. Ha ugyanaz az állás harmadszor áll fenn egy kör elején, patt helyzet van: a játék döntetlen mindazok között, akik nem estek ki. Az azonos színű és méretű rákok egyformának számítanak; az első állás az első alkalom; azok az állások, amelyekben még választani kell, nem számítanak. Három helyett más számban is megegyezhettek kettőtől fölfelé; a 0 kikapcsolja ezt a szabályt. Aztán játsszatok újra: egy új játék eldönti, ki nyer.
crab-stack-rule-17 = _Az eredmény._ A nyertes 1-et kap, a többiek 0-t. A döntetlenen egyenlően osztoznak, akik nem estek ki.

## Written down
crab-stack-rule-18 = _Egy lépés:_ ahonnan a rák indul és ahol befejezi: `b2-c4`. A hullám utáni választás: `keep-` és a megmaradó csoport első mezője ebben a sorrendben: `a1`, `a2`, … `g4`. Például: `keep-c4`.
crab-stack-rule-19 = _Egy állás:_ tornyok, ki következik és a ki nem esett játékosok: `b2:bL c3:bMrL / b / rb`. Egy rák: a színének betűje (`r` `b` `g` `y`) és a méretének betűje (`L` `M` `S`); a tornyot alulról felfelé írjuk. Ha választani kell, ott ez áll: ki választ, kérdőjel és ki lépett: `r?r`. A végén `over r` a piros győzelme, `over -` a döntetlen. A beállítások és az, hogy hányszor állt már fenn egy állás, nem részei a szövegnek.
crab-stack-rule-20 = _Állás beolvasása._ A soron lévő játékost rögtön megnézzük, így aki nem tud lépni, az már a beolvasáskor kiesik. A szóközök és a sorrend nem számítanak. Amit nem lehet, azt indoklással visszautasítjuk: mező az elrendezésen kívül, nagyobb rákon ülő rák, háromnál több egy fajtából, két csoport választás nélkül, kiesett játékos a soron, és hasonlók.
crab-stack-rule-21 = _Beállítások._ Mi választható egy új asztalhoz, és mi a szokásos.

## What the printed books say, rule by rule
crab-stack-edition-2-ours = A könyvek képeken mutatják a mezőket, de ezek a képek nincsenek meg nekünk; a háromszemélyes elrendezések a mieink, és mindennel összhangban vannak, amit tudni lehet.
crab-stack-edition-4-hu = A magyar szabály a játékosokra bízza, ki kezd.
crab-stack-edition-6-hu = A magyar szabály szerint: kell lépni.
crab-stack-edition-6-ru = Az orosz szabály szerint „léphet”; mi ezt úgy értjük: pontosan, ahogy a másik két könyv.
crab-stack-edition-6-fr = A francia szabály szerint: kell lépni.
crab-stack-edition-7-hu = A magyar szabály csak a megállást tiltja üres mezőn; a másik kettő a rálépést is.
crab-stack-edition-7-ru = Az orosz szabály nem enged üres mezőre lépni. Önmagában úgy is lehetne olvasni, hogy a nagyobb rákokon sem lehet átmászni; a másik kettő csak az utolsó lépésnél nézi a méretet.
crab-stack-edition-7-fr = A francia szabály nem enged üres mezőre lépni, és csak az utolsó lépésnél nézi a méretet.
crab-stack-edition-8-hu = A magyar szabály minden olyan mezőt tilt, ahol a rák a körben már állt, a kiindulót is.
crab-stack-edition-8-ru = Az orosz szabály a visszafelé lépést tiltja.
crab-stack-edition-8-fr = A francia szabály azt tiltja, hogy egy mezőn kétszer haladjon át.
crab-stack-edition-11-hu = A magyar szabály két csoportról szól: a kisebbet mossa el a hullám.
crab-stack-edition-11-ru = Az orosz szabály: két vagy több csoportból a kisebb tűnik el.
crab-stack-edition-11-fr = A francia szabály bármennyi csoportra kimondja: csak a legtöbb mezőből álló marad.
crab-stack-edition-12-hu = A magyar szabály: a soron lévő játékos dönti el, melyik csoport tűnik el.
crab-stack-edition-12-ru = Az orosz szabály: az a játékos dönt, aki legközelebb lép. Új asztalnál így is lehet játszani.
crab-stack-edition-12-fr = A francia szabály: az aktív játékos választja ki, melyik csoport marad.
crab-stack-edition-13-ru = Az orosz szabály csak a más színnel lefedett rákokat említi; a másik kettő, és mi is, minden okot számítunk.
crab-stack-edition-13-fr = Csak a francia szabály mondja ki, hogy egy később kiszabaduló rák nem hozza vissza a játékosát.
crab-stack-edition-16-hu = A magyar szabály patt helyzetnek hívja, és új játékot javasol.
crab-stack-edition-16-ru = Az orosz szabály döntetlennek hívja, és újrakezdi.
crab-stack-edition-16-fr = A francia szabály döntetlennek hívja, és új játékkal keresi a nyertest.
crab-stack-edition-16-ours = Egyik könyv sem mond számot; a harmadik alkalom a mi döntésünk.

## The editions side by side
crab-stack-editions-about = Három nyomtatott szabálykönyv áll e szabályok mögött: egy magyar, egy orosz és egy francia. Egy játékot mesélnek el háromszor. Itt az látszik, miben térnek el, és mit játszunk mi.
crab-stack-editions-tie = Ki választ az egyenlő csoportok közül
crab-stack-editions-tie-hu = a soron lévő játékos
crab-stack-editions-tie-ru = aki következik
crab-stack-editions-tie-fr = az aktív játékos
crab-stack-editions-tie-here = beállítás: aki lépett, hacsak nem a következőt választod
crab-stack-editions-far = Milyen messzire megy egy rák
crab-stack-editions-far-hu = ennyit kell lépnie
crab-stack-editions-far-ru = ennyit léphet
crab-stack-editions-far-fr = ennyit kell lépnie
crab-stack-editions-far-here = pontosan ennyit
crab-stack-editions-bare = Üres mezők
crab-stack-editions-bare-hu = nem állhat meg ott
crab-stack-editions-bare-ru = nem léphet oda
crab-stack-editions-bare-fr = nem léphet oda
crab-stack-editions-bare-here = nem léphet oda
crab-stack-editions-twice = Egy lépésben tiltott mezők
crab-stack-editions-twice-hu = ahol a körben már állt
crab-stack-editions-twice-ru = nem mehet vissza
crab-stack-editions-twice-fr = egyik sem kétszer
crab-stack-editions-twice-here = egyik sem kétszer, a kiinduló sem
crab-stack-editions-groups = Három vagy több csoport
crab-stack-editions-groups-hu = a kisebb tűnik el
crab-stack-editions-groups-ru = a kisebb tűnik el
crab-stack-editions-groups-fr = csak egy marad
crab-stack-editions-groups-here = csak egy marad
crab-stack-editions-out = Ki esik ki
crab-stack-editions-out-hu = aki sehová sem tud lépni
crab-stack-editions-out-ru = akinek minden rákján más szín áll
crab-stack-editions-out-fr = aki nem tud lépni, végleg
crab-stack-editions-out-here = aki bármi okból nem tud lépni, végleg
crab-stack-editions-chase = Egymást örökké kergető rákok
crab-stack-editions-chase-hu = új játék
crab-stack-editions-chase-ru = döntetlen, aztán új játék
crab-stack-editions-chase-fr = döntetlen, aztán új játék
crab-stack-editions-chase-here = harmadszorra döntetlen

# Captions of the examples on the rules pages.

## Crab Stack
crab-stack-example-two = Két játékos: 18 mező, rajtuk 18 rák.
crab-stack-example-three = Három játékos, a külső gyűrű minden második mezője.
crab-stack-example-corners = Három játékos, három hármas csoport a külső gyűrűben.
crab-stack-example-four = Négy játékos: mind a 36 mező.
crab-stack-example-far = Piros nagy rákja egyet lép, Kék közepes rákja kettőt, Piros kis rákja hármat, és útközben egy nagyobb rákon mászik át.
crab-stack-example-size = A kis rák csak kis rákon fejezheti be a lépését: Piros rákja (`c3`) nem állhat meg a körülötte lévő nagyobbakon.
crab-stack-example-pinned = Piros kis rákja (`c5`) Kék nagy rákja alatt van, és nem mozdulhat, amíg az el nem megy.
crab-stack-example-wave = Piros nagy rákja elhagyja a hidat (`d6`). Hét mező megmarad, a másik hatot elmossa a hullám.
crab-stack-example-choice = Két csoport, mindkettő három mező és öt rák. Piros lépett, tehát ő választ.
crab-stack-example-last = Piros rááll az utolsó kék rákra, amelyik még tudott volna lépni. Kék következik, Kék kiesik, Piros nyert.
crab-stack-example-chase = Két nagy rák ide-oda sétál. Amikor az állás harmadszor áll elő, a játék döntetlen.

## Crab Stack: you are red
crab-stack-learn-1 = A rákok ki vannak osztva, te vagy Piros. A nagy rákok pontosan egyet lépnek, bármelyik mellettük lévő rákra. Fogd a nagy rákodat (`f2`), és mássz vele Kék nagy rákjára (`e2`).
crab-stack-learn-1-hint = Fogd a nagy piros rákot jobbra lent (`f2`), és lépj a mellette lévő mezőre (`e2`).
crab-stack-learn-1-done = Kék nagy rákja most moccanni sem tud: csak a torony felső rákja mozoghat. Kék válaszul a kis rákodra áll (`c5`).
crab-stack-learn-2 = A közepes rákok pontosan kettőt lépnek, mindig más rákokon át, és közepes vagy kis rákon fejezik be a lépésüket. Vidd a közepes rákodat (`e4`) ezen át: `e3`, Kék közepes rákjára: `d3`.
crab-stack-learn-2-hint = A közepes piros rák innen: `e4`, két lépéssel ide ér: `d3`.
crab-stack-learn-2-done = Még egy rák, amelyiket Kék nem használhatja. Az utat sosem kell megadnod, csak azt, hogy hol áll meg a rák. Kék a közepes rákodra áll (`b3`).
crab-stack-learn-3 = A kis rákok a legfürgébbek: pontosan hármat lépnek. Nagyobb rákokon is átmászhatnak, de csak kis rákon állhatnak meg. A kis rákod (`f3`) átmászhat a nagy rákodon (`e2`): vidd Kék kis rákjára (`d2`).
crab-stack-learn-3-hint = Innen: `f3`, ezeken át: `e3` és `e2`, ide: `d2`. Vedd fel itt: `f3`, és tedd le itt: `d2`.
crab-stack-learn-3-done = Három lépés, és az útba eső nagy rák sem volt akadály. Csak az utolsó lépésnél számít a méret.
crab-stack-learn-4 = Kék megint lépett. A kis rákod (`c5`) még mindig Kék nagy rákja alatt van, és nem tud mozdulni. Nagyra nagy is állhat: lépj Kék rákjára (`c5`) a nagy rákoddal innen: `d5`.
crab-stack-learn-4-hint = A nagy rákod (`d5`) közvetlenül a cél (`c5`) mellett áll.
crab-stack-learn-4-done = A tornyok felfelé sosem keskenyednek: egyik rák sem állhat meg nagyobb rákon.
crab-stack-learn-5 = Egy másik játék, később: a rákok hézagos gyűrűt alkotnak. Ha egy lépés csoportokra szakítja őket, csak a legtöbb mezőből álló csoport marad, a többit elmossa a hullám. Találd meg nagy rákodnak (`d6`) azt a lépését, amellyel hét kék rák a tengerbe kerül.
crab-stack-learn-5-hint = A két fél közötti híd itt van: `d6`. Lépj le róla a saját oldaladra: `e5`.
crab-stack-learn-5-done = A te oldaladon hét mező maradt, Kékén hat volt. Mindig keresd a hidakat, Kékét is, a sajátodat is!
crab-stack-learn-6 = Most egyenlőség jön. Vidd a közepes rákodat innen: `f2`, ide: `d3`. Két csoport marad, mindkettő három mező és öt rák. Ilyenkor te választod ki, melyik maradjon, mert te léptél.
crab-stack-learn-6-hint = Először innen: `f2`, ide: `d3`. Aztán azt a csoportot tartsd meg, amelyikben a te rákjaid vannak felül: amelyikben ez is benne van: `d2`.
crab-stack-learn-6-done = A megmaradt csoportban Kéknek csak egy kis rákja volt, amelyik sehová sem tudott hármat lépni. Aki a saját körében nem tud lépni, kiesik, és az utolsó bent maradó nyer.
crab-stack-learn-7 = Az utolsó, segítség nélkül: Kéknek egyetlen olyan rákja van, amelyik még mozoghat. Egy lépésed véget vet a játéknak.
crab-stack-learn-7-hint = Kék szabad rákja a közepes itt: `c5`. Melyik rákod ülhet rá?
crab-stack-learn-7-done = Kék nem tud lépni, ezért kiesett, és te nyertél. Ennyi az egész Crab Stack!
