# The rules of Crab Stack, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-cs-about = Jön a dagály, és a rákok a sziklákon tolonganak. Mindegyik a többiek hátán mászik, és olyanon áll meg, amelyik nem nagyobb nála; így a mezők kiürülnek, a tornyok nőnek. Aki már nem tud lépni, kiesik; az utolsó bent maradó nyer. A játék Henri Kermarrec műve, két–négy játékosnak. A kiosztás után nincs szerencse, és semmi sincs rejtve.
rules-cs-setup = Játék előtt
rules-cs-turn = A köröd
rules-cs-wave = A hullám
rules-cs-end = Kiesés és győzelem
rules-cs-text = Leírva

## Before the game
rule-cs-1 = _A rákjaid._ Kilenc egyszínű rákod van: három nagy, három közepes és három kis rák. A helyek színe sorban piros, kék, zöld és sárga.
rule-cs-2 =
    _A mezők._ A tábla három gyűrűnyi szikla egy nyílt vizes mező körül. Hogy mennyit használtok belőle, az a játékosok számától függ:
    - két játékos: a belső két gyűrű, 18 mező;
    - három játékos: 27 mező, a belső két gyűrű és a külső gyűrű kilenc mezője: minden második (ez a szokásos elrendezés), vagy három hármas csoport a sarkoknál;
    - négy játékos: mind a 36 mező.
    Minden más nyílt víz az egész játékban. Saját mezőket is megadhatsz: játékosonként kilencet, a középsőt soha, és mind függjön össze.
rule-cs-3 = _Nevek._ Az oszlopok balról jobbra `a`-tól `g`-ig tartanak, és minden oszlopban alulról számolunk: `a1`–`a4`, `b1`–`b5`, `c1`–`c6`, `d1`–`d7`, `e1`–`e6`, `f1`–`f5`, `g1`–`g4`. A középső víz neve `d4` volna. A nevek bármennyi játékosnál ugyanazok.
rule-cs-4 = _A kiosztás._ A játékban lévő színek összes rákját összekeverjük, és véletlenszerűen elhelyezzük, minden mezőre egyet. A kezdő játékost kisorsoljuk; a körök az óramutató járásával megegyező irányban, a helyek sorrendjében követik egymást.

## Your turn
rule-cs-5 = _Egy rák._ Pontosan egy saját színű rákoddal lépsz. Ha tudsz lépni, lépned kell. Toronyból csak a felső rák mozoghat; az alatta lévők moccanni sem tudnak.
rule-cs-6 = _Milyen messzire._ A nagy rák pontosan egyet lép, a közepes pontosan kettőt, a kis rák pontosan hármat.
rule-cs-7 = _Hátról hátra._ Minden lépés olyan szomszédos mezőre vezet, ahol van legalább egy rák, bármilyen színű, akár a tiéd, és bármekkora. Üres mezőre vagy vízre nem lehet lépni. Útközben nagyobb rákokon is át lehet mászni.
rule-cs-8 = _Egy mező sem kétszer._ Egy lépés során a rák egyik mezőre sem ér kétszer. A kiinduló mező is számít, akkor is, ha más rákok maradtak rajta: egyik rák sem fejezi be a lépését ott, ahol elkezdte.
rule-cs-9 = _Ahol befejezi._ Olyan tornyon fejezi be, amelynek felső rákja ugyanakkora, vagy kisebb nála: nagy rák bármelyiken, közepes rák közepesen vagy kicsin, kis rák csak kicsin. Így sosem ül rák nála nagyobbon.
rule-cs-10 = _Az út nem számít._ Ugyanazon két mező közötti két út egy és ugyanaz a lépés.

## The wave
rule-cs-11 =
    _Együtt vagy sehogy._ Lépés után az összes rákos mezőnek egyetlen összefüggő csoportot kell alkotnia; a bármilyen magas torony és a kiesett játékosok rákjai is úgy számítanak, mint bármely más mező. Ha a lépés után két vagy több csoport maradt, csak egy maradhat, a többit a hullám végleg elmossa a tábláról:
    - a legtöbb mezőből álló csoport marad;
    - ha egyenlők, ezek közül az, amelyikben a legtöbb rák van;
    - ha ez is egyenlő, egy játékos választja ki, melyik maradjon. Addig semmi sem kerül le.
    Hullám csak lépés után jön.
rule-cs-12 = _Ki választ._ Az a játékos, aki épp lépett (ez a szokásos), vagy, ha így állapodtatok meg, a következő, még ki nem esett játékos, akár tud majd lépni, akár nem. A választás a következő kör előtt történik.

## Leaving and winning
rule-cs-13 = _Kiesés._ Aki nem tud lépni, amikor sorra kerül, kiesik, bármi az oka, és kint is marad, még ha később kiszabadul is egy rákja. A rákjai maradnak, többé nem mozognak, de minden másban rákok: lehet rajtuk járni, elállják az utat, számítanak a hullámnál. A kiesett játékos kimarad a körből.
rule-cs-14 = _Nem a köre előtt._ Hogy valaki tud-e lépni, azt akkor nézzük, amikor sorra kerül, sosem hamarabb. A kiesés nem kerül körbe: rögtön a következő játékost nézzük.
rule-cs-15 = _Az utolsó._ Amint már csak egy játékos nem esett ki, ő nyert, akár tudna lépni, akár nem, és akkor is, ha egy rákja sincs a táblán.
rule-cs-16 = _Körbe-körbe._ A rákok a végtelenségig kergethetik egymást. Ha ugyanaz az állás harmadszor áll fenn egy kör elején, patt helyzet van: a játék döntetlen mindazok között, akik nem estek ki. Az azonos színű és méretű rákok egyformának számítanak; az első állás az első alkalom; azok az állások, amelyekben még választani kell, nem számítanak. Három helyett más számban is megegyezhettek kettőtől fölfelé; a 0 kikapcsolja ezt a szabályt. Aztán játsszatok újra: egy új játék eldönti, ki nyer.
rule-cs-17 = _Az eredmény._ A nyertes 1-et kap, a többiek 0-t. A döntetlenen egyenlően osztoznak, akik nem estek ki.

## Written down
rule-cs-18 = _Egy lépés:_ ahonnan a rák indul és ahol befejezi: `b2-c4`. A hullám utáni választás: `keep-` és a megmaradó csoport első mezője ebben a sorrendben: `a1`, `a2`, … `g4`. Például: `keep-c4`.
rule-cs-19 = _Egy állás:_ tornyok, ki következik és a ki nem esett játékosok: `b2:bL c3:bMrL / b / rb`. Egy rák: a színének betűje (`r` `b` `g` `y`) és a méretének betűje (`L` `M` `S`); a tornyot alulról felfelé írjuk. Ha választani kell, ott ez áll: ki választ, kérdőjel és ki lépett: `r?r`. A végén `over r` a piros győzelme, `over -` a döntetlen. A beállítások és az, hogy hányszor állt már fenn egy állás, nem részei a szövegnek.
rule-cs-20 = _Állás beolvasása._ A soron lévő játékost rögtön megnézzük, így aki nem tud lépni, az már a beolvasáskor kiesik. A szóközök és a sorrend nem számítanak. Amit nem lehet, azt indoklással visszautasítjuk: mező az elrendezésen kívül, nagyobb rákon ülő rák, háromnál több egy fajtából, két csoport választás nélkül, kiesett játékos a soron, és hasonlók.
rule-cs-21 = _Beállítások._ Mi választható egy új asztalhoz, és mi a szokásos.

## What the printed books say, rule by rule
edition-cs-2-ours = A könyvek képeken mutatják a mezőket, de ezek a képek nincsenek meg nekünk; a háromszemélyes elrendezések a mieink, és mindennel összhangban vannak, amit tudni lehet.
edition-cs-4-hu = A magyar szabály a játékosokra bízza, ki kezd.
edition-cs-6-hu = A magyar szabály szerint: kell lépni.
edition-cs-6-ru = Az orosz szabály szerint „léphet”; mi ezt úgy értjük: pontosan, ahogy a másik két könyv.
edition-cs-6-fr = A francia szabály szerint: kell lépni.
edition-cs-7-hu = A magyar szabály csak a megállást tiltja üres mezőn; a másik kettő a rálépést is.
edition-cs-7-ru = Az orosz szabály nem enged üres mezőre lépni. Önmagában úgy is lehetne olvasni, hogy a nagyobb rákokon sem lehet átmászni; a másik kettő csak az utolsó lépésnél nézi a méretet.
edition-cs-7-fr = A francia szabály nem enged üres mezőre lépni, és csak az utolsó lépésnél nézi a méretet.
edition-cs-8-hu = A magyar szabály minden olyan mezőt tilt, ahol a rák a körben már állt, a kiindulót is.
edition-cs-8-ru = Az orosz szabály a visszafelé lépést tiltja.
edition-cs-8-fr = A francia szabály azt tiltja, hogy egy mezőn kétszer haladjon át.
edition-cs-11-hu = A magyar szabály két csoportról szól: a kisebbet mossa el a hullám.
edition-cs-11-ru = Az orosz szabály: két vagy több csoportból a kisebb tűnik el.
edition-cs-11-fr = A francia szabály bármennyi csoportra kimondja: csak a legtöbb mezőből álló marad.
edition-cs-12-hu = A magyar szabály: a soron lévő játékos dönti el, melyik csoport tűnik el.
edition-cs-12-ru = Az orosz szabály: az a játékos dönt, aki legközelebb lép. Új asztalnál így is lehet játszani.
edition-cs-12-fr = A francia szabály: az aktív játékos választja ki, melyik csoport marad.
edition-cs-13-ru = Az orosz szabály csak a más színnel lefedett rákokat említi; a másik kettő, és mi is, minden okot számítunk.
edition-cs-13-fr = Csak a francia szabály mondja ki, hogy egy később kiszabaduló rák nem hozza vissza a játékosát.
edition-cs-16-hu = A magyar szabály patt helyzetnek hívja, és új játékot javasol.
edition-cs-16-ru = Az orosz szabály döntetlennek hívja, és újrakezdi.
edition-cs-16-fr = A francia szabály döntetlennek hívja, és új játékkal keresi a nyertest.
edition-cs-16-ours = Egyik könyv sem mond számot; a harmadik alkalom a mi döntésünk.

## The editions side by side
editions-cs-about = Három nyomtatott szabálykönyv áll e szabályok mögött: egy magyar, egy orosz és egy francia. Egy játékot mesélnek el háromszor. Itt az látszik, miben térnek el, és mit játszunk mi.
editions-cs-tie = Ki választ az egyenlő csoportok közül
editions-cs-tie-hu = a soron lévő játékos
editions-cs-tie-ru = aki következik
editions-cs-tie-fr = az aktív játékos
editions-cs-tie-here = beállítás: aki lépett, hacsak nem a következőt választod
editions-cs-far = Milyen messzire megy egy rák
editions-cs-far-hu = ennyit kell lépnie
editions-cs-far-ru = ennyit léphet
editions-cs-far-fr = ennyit kell lépnie
editions-cs-far-here = pontosan ennyit
editions-cs-bare = Üres mezők
editions-cs-bare-hu = nem állhat meg ott
editions-cs-bare-ru = nem léphet oda
editions-cs-bare-fr = nem léphet oda
editions-cs-bare-here = nem léphet oda
editions-cs-twice = Egy lépésben tiltott mezők
editions-cs-twice-hu = ahol a körben már állt
editions-cs-twice-ru = nem mehet vissza
editions-cs-twice-fr = egyik sem kétszer
editions-cs-twice-here = egyik sem kétszer, a kiinduló sem
editions-cs-groups = Három vagy több csoport
editions-cs-groups-hu = a kisebb tűnik el
editions-cs-groups-ru = a kisebb tűnik el
editions-cs-groups-fr = csak egy marad
editions-cs-groups-here = csak egy marad
editions-cs-out = Ki esik ki
editions-cs-out-hu = aki sehová sem tud lépni
editions-cs-out-ru = akinek minden rákján más szín áll
editions-cs-out-fr = aki nem tud lépni, végleg
editions-cs-out-here = aki bármi okból nem tud lépni, végleg
editions-cs-chase = Egymást örökké kergető rákok
editions-cs-chase-hu = új játék
editions-cs-chase-ru = döntetlen, aztán új játék
editions-cs-chase-fr = döntetlen, aztán új játék
editions-cs-chase-here = harmadszorra döntetlen
