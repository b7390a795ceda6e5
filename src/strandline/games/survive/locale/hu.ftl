## The game on the first page
survive-name = Survive – Menekülés Atlantiszról
survive-description = Süllyed a sziget felfedezőid alatt. Vidd őket partra kígyók, cápák, bálnák és kedves barátok között.
survive-credit = A Survive Julian Courtland-Smith játéka.

## What can be chosen in Survive
survive-option-colours = Hány színe van két játékosnál egynek
survive-option-colours-1 = Egy szín fejenként
survive-option-colours-2 = Két szín fejenként, a pontjaik összeadva
survive-option-variants = Kihívások
survive-option-variants-crowded = Zsúfoltság: a parttól távol két felfedező is kezdhet egy lapkán
survive-option-variants-equal = Mindenki egyenlő: az nyer, aki a legtöbb felfedezőt menti meg, bármennyit érnek
survive-option-variants-last-explorer = Az utolsó emberig: a vulkán örvény, és a játék addig tart, amíg van kint valaki
survive-option-variants-last-tile = Atlantisz elsüllyed: a vulkán örvény, és a játék a szigettel együtt ér véget
survive-option-values = A felfedezőid alatti értékek
survive-option-values-hidden = Emlékezni kell rájuk: senki sem nézheti meg újra
survive-option-values-own = A sajátjaidat bármikor megnézheted

## Why a start's text cannot be read
survive-text-form = egy kezdőállás: a sziget 40 mezőjének terepe b, f, m betűkkel, egy szóköz és a kezdő hely száma
survive-text-length = { $count } betű van itt; a szigetnek 40 mezője van
survive-text-letter = a terep b (tengerpart), f (erdő) vagy m (hegy)
survive-text-count = { $count } × { $letter }; ilyen lapkából { $allowed } van
survive-text-seat = nincs ilyen hely; a helyek: { $allowed }

## What has to be decided now
survive-now-putting = most egy felfedezőt kell lerakni: érték és lapka, például put 6 D4
survive-now-launching = most egy csónakot kell lerakni, például boat C3
survive-now-playing = most kijátszhatsz egy megtartott lapkát (play dolphin, wind, serpent, shark vagy whale), vagy kihagyod: skip
survive-now-swimming = most a delfin visz egy úszót, például ra>E3; egy lépés után megállhat: stop
survive-now-sailing = most a szél hajt egy csónakot, például boat C3>C4; egy lépés után megállhat: stop
survive-now-relocating = most a lényt egy üres tengermezőre kell tenni, például serpent B1>F0
survive-now-walking = most felfedezők és csónakok lépnek: ra>D5, ra>boat C3, ra>sea C3, ra>NW, boat C3>C4, vagy vége: done
survive-now-sinking = most el kell süllyeszteni egy lapkát, például sink D4
survive-now-turning = most a lapka hátoldala fordul fel, például back shark
survive-now-boarding = most ki kell választani, ki száll be, például aboard ra
survive-now-rolling = most a dobás jön: die serpent, die shark vagy die whale
survive-now-hunting = most a lény lép, például shark C3>C4, vagy marad: stay
survive-now-reacting = most el lehet űzni a lényt (repel), vagy engedni (let)

## Why a move is not legal
survive-no-hex = nincs ilyen mező: { $hex }
survive-no-explorer = nincs ilyen felfedező a táblán: { $who }
survive-not-your-explorer = ez másik játékos felfedezője: { $who }
survive-say-colour = két színnel játszva a színt is meg kell adni, például put g6 D4
survive-no-colour = színt csak két színnel játszva kell megadni
survive-not-your-colour = a { $colour ->
    [r] piros
    [b] kék
    [g] zöld
   *[y] sárga
} nem a te színed
survive-no-value = nincs több lerakható felfedeződ ezzel az értékkel: { $value }
survive-no-tile = itt nincs lapka: { $hex }
survive-tile-taken = erre a lapkára nem fér több felfedező: { $hex }
survive-no-sea = ez nem tenger: { $hex }
survive-not-by-tile = ez nem szomszédos lapkával: { $hex }
survive-serpent-there = itt tengeri kígyó van: { $hex }
survive-boat-there = itt már van csónak: { $hex }
survive-only-reaction = ezt a lapkát csak akkor lehet kijátszani, ha egy másik játékos lénye jön
survive-not-held = nincs nálad ilyen lapka: { $tile ->
    [dolphin] delfin
    [wind] szél
    [serpent] tengeri kígyó
    [shark] cápa
    [whale] bálna
   *[other] { $tile }
}
survive-no-use = ez a lapka most semmit sem tehetne, ezért nem játszható ki: { $tile ->
    [dolphin] delfin
    [wind] szél
    [serpent] tengeri kígyó
    [shark] cápa
    [whale] bálna
   *[other] { $tile }
}
survive-one-step-first = a kijátszott lapka után legalább egy lépésnek következnie kell
survive-dolphin-swims = a delfin tengermezőről tengermezőre visz egy úszót: beszállás és partra szállás nélkül
survive-other-swimmer = a delfin csak egyetlen úszót visz
survive-no-swimmer = { $who } nem úszó
survive-not-beside = ez a mező: { $goal } nem szomszédos ezzel: { $start }
survive-lost = { $who } odaveszett
survive-saved = { $who } megmenekült, és már ott marad
survive-no-landing = ezt a szigetet: { $isle } csak innen lehet elérni: { $hexes }
survive-swam = { $who } már megtette azt az egy lépést, amelyet egy körben a vízben megtehet
survive-left-island = { $who } elhagyta a szigetet, többé nem léphet lapkára
survive-say-sea = { $hex } tenger, ezért így írd: { $who }>sea { $hex }
survive-dives-here = csónakból csak az ugyanazon a mezőn lévő vízbe lehet kiugrani: { $hex }
survive-climbs-here = az úszó csak a saját mezőjén szállhat be: { $hex }
survive-no-boat = itt nincs csónak: { $hex }
survive-is-aboard = { $who } már a csónakban ül
survive-boat-full = ez a csónak megtelt: { $hex }; 3 felfedező fér bele
survive-not-your-boat = az itteni csónakban ({ $hex }) másoknak több felfedezőjük ül, ők irányítják
survive-other-boat = a szél csak egyetlen csónakot hajt
survive-not-due = erre a lapkára ({ $hex }) még nem kerül sor: most { $terrain ->
    [b] tengerpart
    [f] erdő
   *[m] hegy
} süllyed el
survive-not-by-sea = ez a lapka nem érintkezik a tengerrel: { $hex }, pedig van olyan, amelyik igen
survive-no-effect = nincs ilyen hátoldal; a hátoldalak: { $allowed }
survive-no-such-back = nem maradt ilyen hátoldalú { $terrain ->
    [b] tengerpartlapka
    [f] erdőlapka
   *[m] hegylapka
}
survive-not-on-sunk = { $who } nem ezen a mezőn úszik: { $hex }
survive-other-creature = most { $kind ->
    [serpent] egy tengeri kígyó
    [shark] egy cápa
   *[whale] egy bálna
} lép
survive-no-creature = itt nincs { $kind ->
    [serpent] tengeri kígyó
    [shark] cápa
   *[whale] bálna
}: { $hex }
survive-not-empty = ez nem üres tengermező: { $hex }
survive-creature-moving = már úton van { $kind ->
    [serpent] a tengeri kígyó
    [shark] a cápa
   *[whale] a bálna
} ({ $hex }): más nem léphet
survive-no-repellent = nincs nálad olyan lapka, amely { $kind ->
    [shark] cápát
    [whale] bálnát
   *[other] ilyen lényt
} űz el

## At the table
survive-about = Süllyed a sziget: vidd felfedezőidet a biztonságos szigetekre, túl a kígyókon, cápákon és bálnákon. 2–4 játékos, egy óra.
survive-seat = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
}

## Survive in the browser. Explorers are named by colour and letter (ra), hexes by row and column (D4), isles NW NE SW SE.

## Moves in words
survive-ui-move-put = { $colour ->
    [r] Piros felfedező
    [b] Kék felfedező
    [g] Zöld felfedező
    [y] Sárga felfedező
   *[none] Felfedező
}{ $value ->
    [0] { "" }
   *[other] {" "}({ $value } pont)
} ide: { $hex }
survive-ui-move-launch = Csónak ide: { $hex }
# An explorer, at the beginning of a sentence: by colour and letter
survive-ui-who = { $colour ->
    [r] Piros
    [b] Kék
    [g] Zöld
   *[y] Sárga
} { $letter }
survive-ui-move-go = { survive-ui-who } ide lép: { $hex }
survive-ui-move-land = { survive-ui-who } szigetre ér: { $isle }
survive-ui-move-board = { survive-ui-who } beszáll a csónakba itt: { $hex }
survive-ui-move-swim = { survive-ui-who } úszik: { $hex }
survive-ui-move-sail = A csónak útja: { $from } → { $hex }
survive-ui-move-roam = { $kind ->
    [serpent] A tengeri kígyó
    [shark] A cápa
   *[whale] A bálna
} útja: { $from } → { $hex }
survive-ui-move-sink = Elsüllyed ez a lapka: { $hex }
survive-ui-move-aboard = { survive-ui-who } bekerül a csónakba
survive-ui-move-play = Kijátszott lapka: { $tile ->
    [dolphin] delfin
    [wind] szél
    [serpent] tengeri kígyó áthelyezése
    [shark] cápa áthelyezése
   *[whale] bálna áthelyezése
}
survive-ui-move-kept = A lapka rejtve nála marad
survive-ui-move-back = A hátoldalán: { $effect ->
    [shark] cápa
    [whale] bálna
    [boat] csónak
    [whirlpool] örvény
    [volcano] a vulkán
    [dolphin] delfin
    [wind] szél
    [move-serpent] tengeri kígyó áthelyezése
    [move-shark] cápa áthelyezése
    [move-whale] bálna áthelyezése
    [repel-shark] cápa elűzése
   *[repel-whale] bálna elűzése
}
survive-ui-move-die = A kocka: { $kind ->
    [serpent] tengeri kígyó
    [shark] cápa
   *[whale] bálna
}
survive-ui-move-skip = Nem játszik ki lapkát
survive-ui-move-done = Nincs több lépés
survive-ui-move-stop = Nem megy tovább
survive-ui-move-stay = A lény marad
survive-ui-move-let = Engedi
survive-ui-move-repel = Elűzi

## What is asked of you
survive-ui-ask-putting = Rakj le egy felfedezőt: válassz értéket, aztán lapkát.
survive-ui-ask-launching = Tegyél egy csónakot a tengerre, a sziget mellé.
survive-ui-ask-playing = { $tiles ->
    [yes] Kijátszhatod egy lapkádat, vagy kihagyhatod.
   *[no] Most egyik lapkád sem segít: hagyd ki.
}
survive-ui-ask-swimming = { $started ->
    [yes] A delfin továbbúszik: még { $left ->
        [one] { $left } mező
       *[other] { $left } mező
    }, vagy állj meg.
   *[no] A delfin egy úszódat legfeljebb { $left } mezőn át viszi: válaszd ki, kit.
}
survive-ui-ask-sailing = { $started ->
    [yes] A szél tovább fúj: még { $left ->
        [one] { $left } mező
       *[other] { $left } mező
    }, vagy állj meg.
   *[no] A szél egy csónakot legfeljebb { $left } mezőn át hajt: válaszd ki, melyiket.
}
survive-ui-ask-relocating = Tegyél { $kind ->
    [serpent] egy tengeri kígyót
    [shark] egy cápát
   *[whale] egy bálnát
} bármelyik üres tengermezőre.
survive-ui-ask-walking = Lépj felfedezőkkel és csónakokkal: még { $left } lépésed van.
survive-ui-ask-sinking = Süllyessz el egy { $terrain ->
    [b] tengerpartlapkát
    [f] erdőlapkát
   *[m] hegylapkát
}.
survive-ui-ask-boarding = Csónak bukkan fel itt: { $hex }. Válaszd ki, ki száll be.
survive-ui-ask-hunting = { $started ->
    [yes] { $kind ->
        [serpent] A tengeri kígyó
        [shark] A cápa
       *[whale] A bálna
    } úszik tovább: még { $left ->
        [one] { $left } mező
       *[other] { $left } mező
    }, vagy marad.
   *[no] Vidd { $kind ->
        [serpent] az egyik tengeri kígyót
        [shark] az egyik cápát
       *[whale] az egyik bálnát
    } legfeljebb { $left ->
        [one] { $left } mezővel
       *[other] { $left } mezővel
    } odébb, vagy maradjon mind.
}
survive-ui-ask-reacting = { $kind ->
    [shark] Cápa ért az úszódhoz.
   *[whale] Bálna ért a csónakodhoz.
} { $repel ->
    [yes] Elűzöd? Ha nem, { $kind ->
        [shark] az úszó elvész.
       *[whale] a csónak összetörik, és akik benne ülnek, úszni kezdenek.
    }
   *[no] Nincs ellene semmid.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] Kitört a vulkán: odavész, aki nincs szigeten.
    [tile] Elsüllyedt az utolsó lapka: odavész, aki nincs szigeten.
    [nobody] Nem maradt felfedező a táblán.
   *[turns] A sziget rég elsüllyedt: odavész, aki nincs szigeten.
}

## The board
survive-ui-board = A tenger, a sziget és a négy biztonságos sziget
survive-ui-place-sea = { $hex }, tenger
survive-ui-place-tile = { $hex }, { $terrain ->
    [b] tengerpart
    [f] erdő
   *[m] hegy
}
survive-ui-place-isle = Biztonságos sziget: { $isle }
survive-ui-explorer = { $colour ->
    [r] piros
    [b] kék
    [g] zöld
   *[y] sárga
} felfedező, { $who }{ $value ->
    [0] { "" }
   *[other] , értéke { $value }
}
survive-ui-swimmer = { $colour ->
    [r] piros
    [b] kék
    [g] zöld
   *[y] sárga
} úszó, { $who }{ $value ->
    [0] { "" }
   *[other] , értéke { $value }
}
survive-ui-boat = { $count ->
    [0] üres csónak
    [one] csónak, benne { $count } utas
   *[other] csónak, benne { $count } utas
}
survive-ui-creature = { $kind ->
    [serpent] { $count ->
        [one] tengeri kígyó
       *[other] { $count } tengeri kígyó
    }
    [shark] { $count ->
        [one] cápa
       *[other] { $count } cápa
    }
   *[whale] { $count ->
        [one] bálna
       *[other] { $count } bálna
    }
}
survive-ui-picked = felvéve
survive-ui-goal = választható
survive-ui-threatened = egy lény elérheti
survive-ui-swam = már lépett a vízben
survive-ui-zoom-in = A tábla nagyítása
survive-ui-zoom-out = Az egész tábla
survive-ui-on-hex = Ezen a mezőn: { $hex }
survive-ui-on-isle = Ezen a szigeten: { $isle }
survive-ui-here = Minden, ami a mezőn van
survive-ui-look = Koppints egy mezőre, vagy állj meg rajta, hogy lásd, mi van ott.
survive-ui-close = Bezárás
survive-ui-how = Hogyan?
survive-ui-how-boat = be a csónakba
survive-ui-how-sea = a vízbe
survive-ui-moves-left = még { $left } lépés
survive-ui-values = Lerakható felfedezőid, érték szerint
survive-ui-value = { $colour ->
    [r] piros
    [b] kék
    [g] zöld
    [y] sárga
   *[none] felfedező
} { $value } (×{ $count })
survive-ui-show-values = Mutasd az értékeimet
survive-ui-die = Kocka: { $kind ->
    [serpent] tengeri kígyó
    [shark] cápa
   *[whale] bálna
}

## The players
survive-ui-players = Megmenekültek, odaveszettek és megtartott lapkák
survive-ui-saved = { $count } megmenekült
survive-ui-lost = { $count } odaveszett
survive-ui-points = { $score } pont
survive-ui-no-tiles = nincs megtartott lapka
survive-ui-tile-back = { $terrain ->
    [b] megtartott lapka tengerpartról
    [f] megtartott lapka erdőről
   *[m] megtartott lapka hegyről
}
survive-ui-tile = { $effect ->
    [shark] cápa jön
    [whale] bálna jön
    [boat] csónak jön
    [whirlpool] örvény
    [volcano] vulkán
    [dolphin] delfin: egy úszód legfeljebb 3 mezőt megy
    [wind] szél: egy csónak legfeljebb 3 mezőt megy
    [move-serpent] tegyél egy tengeri kígyót bármelyik üres tengermezőre
    [move-shark] tegyél egy cápát bármelyik üres tengermezőre
    [move-whale] tegyél egy bálnát bármelyik üres tengermezőre
    [repel-shark] elűz egy cápát az úszódtól
   *[repel-whale] elűz egy bálnát a csónakodtól
}

## Buttons
survive-ui-do-skip = Nem játszom ki lapkát
survive-ui-do-done = Nem lépek többet
survive-ui-do-stop = Itt megáll
survive-ui-do-stay = { $started ->
    [yes] Itt marad
   *[no] Egyik sem lép
}
survive-ui-do-let = Engedem
survive-ui-do-repel = Elűzöm
survive-ui-do-play = { $tile ->
    [dolphin] Kijátszom a delfint
    [wind] Kijátszom a szelet
    [serpent] Áthelyezek egy tengeri kígyót
    [shark] Áthelyezek egy cápát
   *[whale] Áthelyezek egy bálnát
}

## The position, spoken
survive-ui-say-tiles = Megmaradt lapkák: { $beaches } tengerpart, { $forests } erdő, { $mountains } hegy.
survive-ui-say-colour = { $colour ->
    [r] Piros
    [b] Kék
    [g] Zöld
   *[y] Sárga
}{ $own ->
    [yes] , a tiéd
   *[no] { "" }
}. A szigeten: { $walks }. Csónakban: { $aboard }. Úszik: { $swims }. Megmenekült: { $saved }. Odaveszett: { $lost }.
survive-ui-say-one = { $letter }, { $place }{ $value ->
    [0] { "" }
   *[other] { " " }(értéke { $value })
}
survive-ui-say-nobody = senki
survive-ui-say-hand = { $colour ->
    [r] Pirosnál
    [b] Kéknél
    [g] Zöldnél
   *[y] Sárgánál
} { $count ->
    [0] nincs megtartott lapka
    [one] { $count } megtartott lapka van
   *[other] { $count } megtartott lapka van
}.
survive-ui-say-tile = Nálad van: { $effect ->
    [dolphin] delfin
    [wind] szél
    [move-serpent] tengeri kígyó áthelyezése
    [move-shark] cápa áthelyezése
    [move-whale] bálna áthelyezése
    [repel-shark] cápa elűzése
   *[repel-whale] bálna elűzése
}, { $terrain ->
    [b] tengerpartról
    [f] erdőről
   *[m] hegyről
}.
survive-ui-say-score = { $colour ->
    [r] Pirosnak
    [b] Kéknek
    [g] Zöldnek
   *[y] Sárgának
} { $score } pontja van.
survive-ui-say-creatures = { $kind ->
    [serpent] Tengeri kígyók
    [shark] Cápák
   *[whale] Bálnák
}: { $hexes }.
survive-ui-say-boats = Üres csónakok: { $hexes }.

# The rules of Survive, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
survive-rules-about = Atlantisz süllyed, lapkáról lapkára. Vidd felfedezőidet csónakkal, úszva és szerencsével a négy biztonságos szigetre, kígyókkal, cápákkal és bálnákkal teli tengeren át, amelyeket a többiek szívesen küldenek feléd. Minden felfedező alatt egy érték van, amelyet csak a gazdája látott, és csak a megmenekültek értéke számít. Aztán a vulkán véget vet mindennek. A játék Julian Courtland-Smith műve, két–négy játékosnak.
survive-rules-board = A tábla
survive-rules-components = A kellékek
survive-rules-setup = Az első kör előtt
survive-rules-turn = Egy kör négy fázisa
survive-rules-moves = 2. fázis: három lépésed
survive-rules-hazards = Lények és emberek
survive-rules-sinking = 3. fázis: egy lapka elsüllyesztése
survive-rules-tiles = 1. fázis: megtartott lapkák
survive-rules-creatures = 4. fázis: a lények
survive-rules-reactions = Lények elűzése
survive-rules-end = A játék vége
survive-rules-options = Két szín és kihívások
survive-rules-text = Leírva

## The board
survive-rule-1 = _Mezők._ A táblán 133 hatszögletű mező van 13 sorban, `A`-tól `M`-ig: 7 az `A` és az `M` sorban, 10 a `B`, `D`, `J` és `L` sorban, 11 a `C`, `E`, `G`, `I` és `K` sorban, 12 az `F` és a `H` sorban. Egy mező neve a sora és balról számolt oszlopa; `G5` a közép. A sorok fél mezővel el vannak tolva, és a közös oldalú mezők szomszédosak.
survive-rule-2 = _A sziget_ 40 mezőt foglal el a közép körül: a `D` és a `J` sor 4–7. oszlopát, az `E` és az `I` sor 3–7., az `F` és a `H` sor 2–9., valamint a `G` sor 2–8. oszlopát, `G5` kivételével. Minden más mező tenger, így `G5`, a középső tó is.
survive-rule-3 = _Biztonságos szigetek._ Négy sziget van a sarkokon túl. Mindegyik pontosan két tengermezőről érhető el: `NW` innen: `B1` és `C0`, `NE` innen: `B10` és `C10`, `SW` innen: `K0` és `L1`, `SE` innen: `K10` és `L10`.
survive-rule-4 = _Tengeri kígyók._ Öt tengeri kígyó kezd ezeken: `B1`, `C10`, `G5`, `K0` és `L10`: egy-egy minden sziget előtt, és egy a tóban.

## The pieces
survive-rule-5 = _Lapkák._ A sziget 40 lapkából áll: 16 tengerpart, 16 erdő és 8 hegy. Mindegyik hátoldalán hatás van. Egyesek azonnal megtörténnek, mások későbbre maradnak; ennyi van belőlük:
survive-rule-6 = _A többi._ Minden színnek tíz felfedezője van, értékük 1, 1, 1, 2, 2, 3, 3, 4, 5 és 6, összesen 28. A helyek színe piros, kék, zöld és sárga. Van 5 tengeri kígyó, 6 cápa, 5 bálna és 12 csónak. A kockán kígyó, cápa és bálna van, két-két oldalon.

## Before the first turn
survive-rule-7 = _Felépül a sziget._ A lapkákat összekeverve, tereppel felfelé rakjuk a sziget mezőire; a hátoldalukat senki sem ismeri. A kígyók a mezőikre kerülnek. A kezdő játékost kisorsoljuk; az óramutató járásával megegyező irányban, a helyek sorrendjében játszunk.
survive-rule-8 = _Felfedezők._ Sorban mindenki lerak egy általa választott értékű felfedezőt egy olyan lapkára, amelyen még nincs, amíg mind a helyére nem kerül. Az értéket csak a gazdája látja. Általában az utolsó csónak lerakása után már ő sem nézheti meg, ezért jegyezd meg, ki hol áll.
survive-rule-9 = _Csónakok._ Ezután sorban mindenki egy csónakot tesz egy lapka melletti tengermezőre, amelyen nincs se csónak, se kígyó, amíg mindenki le nem rakott kettőt. A többi csónak, a cápák és a bálnák a tábla mellett várnak.

## A turn has four steps
survive-rule-10 = _1. fázis._ Kijátszhatsz egy saját körödre megtartott lapkát. Körönként legfeljebb egyet.
survive-rule-11 = _2. fázis._ Legfeljebb három lépést tehetsz felfedezőiddel és csónakokkal, tetszőleges elosztásban és sorrendben; hamarabb is megállhatsz. Ha a fázis elején egyetlen felfedeződ sincs a táblán, kihagyod. Ha az utolsó közben távozik, a megmaradt lépéseidet üres csónakokra még felhasználhatod.
survive-rule-12 = _3. fázis._ El kell venned egy lapkát a szigetről, ha maradt még.
survive-rule-13 = _4. fázis._ Dobsz a kockával, és léphetsz egy olyan fajta lénnyel, amelyet mutat. Ha ilyen nincs a táblán, nem történik semmi.

## Step 2: your three moves
survive-rule-14 = _Séta._ A felfedező egy lapkáról szomszédos lapkára lép. Egy lapkán bármennyien lehetnek.
survive-rule-15 = _Beszállás._ A felfedező egy lapkáról a szomszédos tengermezőn lévő csónakba lép, vagy egyik csónakból egy szomszédos mezőn lévő másikba. Egy csónakba hárman férnek, bármilyen színűek.
survive-rule-16 = _A vízbe._ A felfedező egy lapkáról szomszédos tengermezőre lép, és mostantól úszó. Ha ott van csónak szabad hellyel, a beszállás és a mellette úszás két különböző lépés.
survive-rule-17 = _Ki a csónakból._ A felfedező a csónakból ugyanazon mező vizébe ugrik, és úszik.
survive-rule-18 = _Úszás._ Az úszó szomszédos tengermezőre megy, vagy felmászik a saját mezőjén lévő csónakba, ha van hely. Egy mezőn bármennyi úszó lehet.
survive-rule-19 = _Körönként egyszer a vízben._ Minden felfedező körönként legfeljebb egy ilyen lépést tesz: a vízbe lépés, az úszás, a vízből csónakba szállás és a vízből partra szállás mind ennek számít. Egy körben tehát senki sem úszik és száll be, vagy ugrik ki és úszik. A sétát, a lapkáról vagy másik csónakból beszállást és a csónakból partra szállást ez nem korlátozza. Aki beszállt, újra utas: a csónak továbbviheti, még ebben a körben csónakot válthat vagy partra szállhat, de vissza a vízbe nem mehet. Ha bálna dobja a vízbe, az nem ilyen lépés; de aki a magáét már megtette, a következő köréig ott marad.
survive-rule-20 = _Nincs visszaút._ Aki elhagyta a szigetet, többé nem lép lapkára. Csak a saját felfedezőiddel lépsz.
survive-rule-21 = _Partra szállás._ Egy sziget két mezőjének egyikéről a felfedező partra száll, csónakból vagy a vízből: ez egy-egy lépés. Végleg megmenekült. A csónak ott marad. Minden sziget mindenkié.
survive-rule-22 = _Csónakázás._ A csónak olyan szomszédos tengermezőre megy, ahol nincs másik csónak. Az üres csónakot bárki viheti. Egyébként csak az viszi, akinek a legtöbb felfedezője ül benne; ha többen egyenlők az élen, bármelyikük.

## Creatures and people
survive-rule-23 =
    _Mi történik, ha találkoznak._ Minden egyes lépés után mezőnként ebben a sorrendben dől el:
    - a tengeri kígyó elviszi a csónakot, ha ül benne valaki, mindenkit, aki benne ül, és minden úszót;
    - a bálna összetöri a csónakot, ha ül benne valaki; az utasokból úszók lesznek;
    - a cápa elvisz minden úszót.
    Nem számít, ki jött kihez. Az üres csónakot egyik sem bántja, a csónakokat a cápák, az úszókat a bálnák nem, a lények pedig egymást sem: egy mezőn bármennyien lehetnek. Ami elveszett, végleg kikerül.

## Step 3: sinking a tile
survive-rule-24 = _Melyik lapka._ Amíg van tengerpart, tengerpart legyen; aztán erdő; aztán hegy. Érintkeznie kell a tengerrel: bármelyik tengermezővel, `G5` és az elsüllyedt mezők is számítanak. Csak ha a soron lévő terep egyik lapkája sem érintkezik a tengerrel, akkor veheted bármelyiket közülük.
survive-rule-25 = _Aki rajta állt,_ azon a mezőn úszik, amely mostantól tenger. A hátoldalt csak te nézed meg.
survive-rule-26 = _A hátoldal._ Az azonnali hatást mindenkinek megmutatod, végrehajtod és eldobod. Minden más lapkát rejtve megtartasz: a többiek csak azt látják, milyen terepről való.
survive-rule-27 = _Cápa, bálna._ Azon a mezőn felbukkan egy cápa, és az ottani úszók odavesznek. Vagy egy bálna bukkan fel ott.
survive-rule-28 = _Csónak._ Azon a mezőn felbukkan egy csónak, és az ottani úszók mind bekerülnek. Ha háromnál többen vannak, az választ ki hármat, egyenként, aki a lapkát elvette.
survive-rule-29 = _Örvény._ Minden kikerül a játékból azon a mezőn és a szomszédos tengermezőkön: úszók, csónakok mindenkivel, aki bennük ül, kígyók, cápák, bálnák. A mellette lévő lapkák és akik rajtuk állnak, biztonságban vannak.
survive-rule-30 = _Vulkán._ A játék azonnal véget ér.
survive-rule-31 = _Mindenből elég._ Mindig van elég cápa, bálna és csónak azokhoz a lapkákhoz, amelyek hozzák őket.

## Step 1: tiles you have kept
survive-rule-32 = _Delfin._ Egy úszód egy–három tengermezőt megy, akár oda-vissza; az út minden mezőjén eldől, mi történik (SV-23). Beszállás és partra szállás nincs benne. Az úszó a 2. fázisban még megteheti a maga lépését.
survive-rule-33 = _Szél._ Egy csónak, amelyet vihetsz, egy–három tengermezőt megy, akár oda-vissza (SV-22, SV-23). A 2. fázis lépései még megvannak.
survive-rule-34 = _Kígyó, cápa vagy bálna áthelyezése._ Bármelyik ilyen lény bármelyik olyan tengermezőre kerül, ahol semmi sincs.
survive-rule-35 = _Használd vagy tartsd meg._ Amelyik lapka semmit sem tehetne, azt nem lehet kijátszani; ha kijátszottad, tennie kell valamit. Két egyforma hatású lapka közül az kerül sorra, amelyiket előbb szerezted. A kijátszott lapkát eldobod.

## Step 4: the creatures
survive-rule-36 = _Milyen messzire._ A tengeri kígyó legfeljebb egy mezőt megy, a cápa legfeljebb kettőt, a bálna legfeljebb hármat, csak tengermezőkön. Visszafordulhat, hamarabb megállhat, vagy maradhat is. Az út minden mezőjén eldől, mi történik (SV-23).
survive-rule-37 = _Hol áll meg._ A cápa ott áll meg, ahol úszót vitt el, a bálna ott, ahol csónakot tört össze.
survive-rule-38 = _Csak a tenger._ A lények nem mennek se lapkára, se szigetre.

## Driving creatures off
survive-rule-39 = _Cápa elűzése._ Ha egy cápa, amellyel más játékos lép a 4. fázisban, a te úszód mezőjére ér, eldobhatod ezt a lapkát: a cápa kikerül, mielőtt bármit tenne, és az ottani úszók mind maradnak.
survive-rule-40 = _Bálna elűzése._ Ha egy bálna, amellyel más játékos lép a 4. fázisban, olyan csónak mezőjére ér, amelyet egyedül vagy másokkal egyenlően te irányítasz, és ül benne valaki, eldobhatod ezt a lapkát: a bálna kikerül, a csónak marad.
survive-rule-41 = _Kit kérdezünk._ Csak az dönti el, amit mindenki lát: minden más játékost, akit a baj érhet, és akinél legalább egy rejtett lapka van, bármilyen, a soron lévő játékostól az óramutató járása szerint. Akinél nincs meg a megfelelő lapka, csak engedheti; így a kérdés semmit sem árul el. Az első, aki elűzi, véget vet a lény lépésének és a körnek.
survive-rule-42 = _Más nem._ Nem lehet elűzni azt a lényt, amelyet lapka hoz, sem azt, amelyikhez csónak vagy úszó megy oda.

## The end
survive-rule-43 = _Számolás._ Amikor előkerül a vulkán, minden felfedező odavész, aki nincs szigeten. Mindenki összeadja megmenekült felfedezői értékét: a legnagyobb összeg nyer, nem a legtöbb felfedező. Egyenlő összegnél osztoznak a győzelmen.
survive-rule-44 = _Nem maradt senki?_ Akinek nincs felfedezője, tovább játszik: lapkákkal, süllyesztéssel és lényekkel.
survive-rule-45 = _Emlékezet._ Általában a csónakok lerakása után az értékeket a gazdájuk sem látja többé; meg lehet állapodni abban is, hogy mindenki mindig látja a sajátjait. A többieké a végéig rejtve marad; akkor minden érték és megtartott lapka láthatóvá válik.

## Two colours and variants
survive-rule-46 = _Két szín fejenként,_ két játékosnak. Az egyik játékosé a piros és a zöld, a másiké a kék és a sárga. A kör a játékosé: három lépés a két színre együtt, és a csónak irányításánál a kettő együtt számít. Minden szín hozza a maga tíz felfedezőjét és két csónakját; a játékosok felváltva raknak le, egyszerre egyet, bármelyik színükből. Az összegek összeadódnak.
survive-rule-47 = _Zsúfoltság._ Lerakáskor egy lapkára két felfedező is kerülhet, bármilyen színű; de a tengerrel, akár a tóval érintkező lapkára csak egy.
survive-rule-48 = _Az utolsó emberig._ A vulkán örvénynek számít. A játék akkor ér véget, amikor nem marad felfedező a táblán. Ha elfogytak a lapkák, a 3. fázis kimarad, és további 60 teljes kör után, mindenkiét együtt számolva, a játék véget ér.
survive-rule-49 = _Mindenki egyenlő._ Az nyer, aki a legtöbb felfedezőt mentette meg; az értékek nem számítanak.
survive-rule-50 = _Atlantisz elsüllyed._ A vulkán örvénynek számít. A játék akkor ér véget, amikor az utolsó lapka is lekerült, és a hatása megtörtént. Nem fér össze ezzel: SV-48.
survive-rule-51 = _Az eredmény._ A nyertesek egyenlően osztoznak az 1-en, a többiek 0-t kapnak; az összegek mellette állnak.

## Written down
survive-rule-52 = _Egy felfedező_ a színének betűje és egy betű `a`-tól `j`-ig a lerakás sorrendjében: `ra` a piros első. A nevet mindenki látja; az érték nincs benne.
survive-rule-53 = _Az első kör előtt:_ `put 6 D4` lerak egy 6-os értékű felfedezőt (két színnel `put g6 D4`), `boat C3` egy csónakot.
survive-rule-54 = _1. fázis:_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, vagy `skip`. Aztán `ra>E3` a delfinnek és `boat C3>C4` a szélnek, lépésről lépésre, `stop`, ha elég; `serpent B1>F0` a többinek.
survive-rule-55 = _2. fázis:_ `ra>D5` lapkára sétál, `ra>boat C3` beszáll, `ra>sea C3` vízbe megy vagy úszik, `ra>NW` partra száll, `boat C3>C4` csónakázik, `done` hamarabb befejezi a fázist.
survive-rule-56 = _3. fázis:_ `sink D4`; ami a hátoldalon van, azt így írjuk: `back shark` és így tovább; `aboard ra` kiválasztja, ki száll be. Ami nem tartozik a többiekre, ott ezt látják: `put ? D4` és `back ?`. A végén minden látható.
survive-rule-57 = _4. fázis:_ `die shark` a dobás; `shark C3>C4` lép, lépésről lépésre; `stay` azt jelenti, hogy nem lép, vagy nem lép tovább. A lényre adott válasz `repel` és `let`.
survive-rule-58 = _Amit nem kérdezünk._ Ahol `done`, `stop` vagy `stay` az egyetlen lehetőség, az magától megtörténik, és `skip` is, ha nincs megtartott lapkád. Megtartott lapkával az 1. fázist mindig megkérdezzük, akkor is, ha csak `skip` lehetséges, hogy senki se tudja meg, mi van nálad. Minden mást megkérdezünk.
survive-rule-59 = _Egy kezdőállás_ a sziget 40 mezőjének terepe olvasási sorrendben, `b`, `f` és `m` betűkkel, és a kezdő hely: `bfmb…fb 0`. A beállításokkal és az összes lépéssel együtt egy teljes játékot elmond.
survive-rule-60 = _Ki kezd._ A kezdő játékos kezdi a felfedezők és a csónakok lerakását, és övé az első kör is.
survive-rule-61 = _Beállítások._ Mi választható egy új asztalhoz, és mi a szokásos.

## The table of tiles in SV-5
survive-rules-effect = Hatás
survive-rules-beach = Tengerpart
survive-rules-forest = Erdő
survive-rules-mountain = Hegy
survive-rules-at-once = Azonnal megtörténik
survive-rules-own-turn = Megtartod egy saját körödre
survive-rules-reaction = Megtartod, hogy elűzz egy lényt
survive-rules-shark = cápa
survive-rules-whale = bálna
survive-rules-boat = csónak
survive-rules-whirlpool = örvény
survive-rules-volcano = vulkán
survive-rules-dolphin = delfin
survive-rules-wind = szél
survive-rules-move-serpent = tengeri kígyó áthelyezése
survive-rules-move-shark = cápa áthelyezése
survive-rules-move-whale = bálna áthelyezése
survive-rules-repel-shark = cápa elűzése
survive-rules-repel-whale = bálna elűzése

## What the printed book says, and what is ours
survive-edition-1-ours = A könyv képei nincsenek meg nekünk; a tábla, a lapkák hátoldala és a felfedezők értéke a harmincéves jubileumi kiadásé.
survive-edition-7-fa = A perzsa szabály szerint a játékosok megegyeznek, ki kezd.
survive-edition-8-fa = A perzsa szabály: ha elkezdődött a játék, senki sem nézhet meg többé értéket, a saját megmenekült vagy odaveszett felfedezőiét sem.
survive-edition-19-ours = A könyv az úszónak körönként egy mezőt ad. Hogy ez mit jelent annak, aki csónakba szállt, vagy akit bálna dobott a vízbe, az a mi olvasatunk.
survive-edition-22-fa = A perzsa szabály: az üres csónak bárkié; akinek a legtöbb felfedezője ül benne, az irányítja, egyenlőségnél mind.
survive-edition-23-ours = Hogy a lény melletti csónakba szállás is így dől el, az a mi döntésünk.
survive-edition-24-fa = A perzsa szabály: a más tereppel körülzárt tengerpart utolsó tengerpartként tűnik el, és az erdő ugyanígy.
survive-edition-24-ours = Ha több lapka van körülzárva, bármelyik elvehető.
survive-edition-33-ours = Hogy a szél üres csónakot is hajthat, az a mi döntésünk: bárki viheti.
survive-edition-34-ours = Üres mező az, ahol semmilyen figura nincs: ez a mi döntésünk.
survive-edition-36-fa = A perzsa szabály szerint a lénnyel léphetsz, vagy hagyhatod; hogy vissza is fordulhat, az a mi olvasatunk.
survive-edition-41-ours = A kérdezés sorrendje, és hogy csak attól függ, amit mindenki lát, a mi döntésünk.
survive-edition-42-ours = A könyv csak olyan lényeket említ, amelyekkel egy ellenfél lép.
survive-edition-43-ours = Hogy egyenlő összegnél osztoznak a győzelmen, az a mi döntésünk.
survive-edition-46-ours = A könyv csak annyit mond, hogy ketten két-két színt vihetnek és összeadják; a részletek a mieink.
survive-edition-47-ours = Hogy a tó körüli lapkák partnak számítanak, az a mi döntésünk.
survive-edition-48-ours = A 60 kör a miénk, hogy minden játék véget érjen.

## The edition and ours
survive-editions-about = Egy nyomtatott szabálykönyv áll e szabályok mögött, perzsául, a harmincéves jubileumi kiadásé (Európában The Island néven is árulták). Ahol hallgat, vagy hiányoznak a képei, ott nekünk kellett dönteni.
survive-editions-first = Ki kezd
survive-editions-first-fa = ahogy a játékosok megegyeznek
survive-editions-first-here = sorsolás
survive-editions-values = A saját értékek megnézése
survive-editions-values-fa = lerakás után soha többé
survive-editions-values-here = ugyanígy, vagy választás szerint mindig
survive-editions-swim = Az úszó lépése
survive-editions-swim-fa = körönként egy mező
survive-editions-swim-here = felfedezőnként és körönként egy lépés a vízben
survive-editions-wind = Mit hajthat a szél
survive-editions-wind-fa = általad irányított csónakot
survive-editions-wind-here = üreset is
survive-editions-enclosed = Körülzárt lapkák
survive-editions-enclosed-fa = a maguk terepéből utolsóként süllyednek
survive-editions-enclosed-here = ugyanígy; több közül bármelyik
survive-editions-two = Két szín fejenként
survive-editions-two-fa = szabad; az összegek összeadódnak
survive-editions-two-here = ugyanígy, a két színnek egy köre van
survive-editions-equal = Egyenlő összegek
survive-editions-equal-fa = nem mondja
survive-editions-equal-here = osztoznak a győzelmen
survive-editions-last = Az utolsó emberig
survive-editions-last-fa = amíg senki sem marad a táblán
survive-editions-last-here = ugyanígy, de az utolsó lapka után legfeljebb 60 kör

## Survive
survive-example-start = Sziget két játékosnak, készen az első felfedezőre.
survive-example-boats = Piros első köre: két felfedező beszáll, és a csónak elindul.
survive-example-sink = Elsüllyed egy tengerpart Kék felfedezője alatt, aki most már úszik. Épp ott bukkan fel egy cápa.
survive-example-whale = Piros bálnája két mezőt megy Kék csónakjáig, és összetöri; aki benne ült, úszik.
survive-example-serpent = Egy tengeri kígyó elragadja Kék csónakját mindenkivel, aki benne ül.
survive-example-whirlpool = Elsüllyed egy erdő, és az örvény kiüríti a mezőjét és körülötte a tengert.
survive-example-wind = Piros kijátssza a szelet, három mezőt vitorlázik, és két felfedezője partra száll.
survive-example-dolphin = Egy delfin három mezőn át viszi Piros úszóját.
survive-example-repel = Kék cápája Piros úszójához ér; Piros a megfelelő lapkát tartogatta.
survive-example-end = Már az utolsó fajta lapka süllyed. Előkerül a vulkán, és a szigeteken lévő értékeket összeszámoljuk.

## Survive: you are red
survive-learn-1 = Te vagy Piros. Tíz felfedeződ mindegyikének van értéke, és a végén csak a biztonságos szigeten lévők számítanak. A felfedezőket egyenként rakjátok le. Tedd a legjobbat, a 6-ost, erre az erdőre: `D5`. Egy lépésre van a tengertől, és az erdők csak az összes tengerpart után süllyednek el.
survive-learn-1-hint = Válaszd a 6-ost, aztán ezt a lapkát a sziget legfelső sorában: `D5`.
survive-learn-1-done = A többiek is sorban a helyükre kerülnek. Kék nem látja a te értékeidet, és te sem látod Kékéit.
survive-learn-2 = Most a csónakok: fejenként kettő, lapka melletti tengermezőre. Tegyél egyet ide: `C4`, a 6-osod (`D5`) és az 5-ösöd (`D4`) mellé.
survive-learn-2-hint = Ez a tengermező (`C4`) közvetlenül e kettő fölött van: `D4` és `D5`.
survive-learn-2-done = Kék a másik oldalra tesz egyet, aztán mindketten lerakjátok a másodikat.
survive-learn-3 = Az első köröd. Három lépésed van, tetszőleges elosztásban. Szálljon be ez a két felfedező: `ra` és `rb` az itteni csónakba: `C4`, aztán vidd a csónakot ide: `C3`.
survive-learn-3-hint = Előbb mindketten beszállnak, ez egy-egy lépés: vegyél fel egy felfedezőt, és tedd a csónakra. Aztán vidd a csónakot innen: `C4`, ide: `C3`.
survive-learn-3-done = Egy csónakba hárman férnek, és az viszi, akinek a legtöbb felfedezője ül benne.
survive-learn-4 = Ezután el kell süllyeszteni egy lapkát: tengerpartot, amíg van, és olyat, amelyik a tengerrel érintkezik. Süllyeszd el ezt: `D7`. Kék első felfedezője áll rajta.
survive-learn-4-hint = Ez a tengerpart (`D7`) a sziget legfelső sorának jobb végén van.
survive-learn-4-done = Kék felfedezője úszik, te pedig szelet találtál a lapka alatt: megtartod, és Kék nem tudja, mi az. A kockád cápát mutat, de az még nincs a táblán. Kék felfedezője csónakba mászik és elindul; felbukkan egy bálna; Kék pedig egy tengeri kígyót küld a csónakod felé.
survive-learn-5 = A második köröd. Először kijátszhatsz egy megtartott lapkát. Játszd ki a szelet, és vidd a csónakodat három mezővel nyugatra a `C` soron, idáig: `C0`. Ezek a lépések nem fogyasztják a lépéseidet.
survive-learn-5-hint = Játszd ki a szelet, aztán vidd a csónakot innen: `C3`, ide: `C2`, majd ide: `C1`, és ide: `C0`, el a kígyó mellett.
survive-learn-5-done = Ez a mező (`C0`) az északnyugati sziget két mezőjének egyike.
survive-learn-6 = Szálljon partra a szigeten: `ra` és `rb`, egy-egy lépéssel. A harmadik lépéssel menjen `rc` innen: `E3`, a vízbe ide: `D3`.
survive-learn-6-hint = Tedd ezeket: `ra` és `rb` a szigetre: `NW`, ezt pedig: `rc` a tengerbe: `D3`.
survive-learn-6-done = Tizenegy pont végleg biztonságban! Aki úszik, körönként csak egyet léphet a vízben.
survive-learn-7 = Süllyessz el még egy tengerpartot: `G8`, rajta Kék egyik felfedezőjével.
survive-learn-7-hint = Ez a tengerpart (`G8`) a középső sor jobb végén van.
survive-learn-7-done = Kéknek eggyel több úszója van, te pedig megtartasz egy lapkát: az elűz egy cápát. A kockád bálnát mutat.
survive-learn-8 = Most te viszed a bálnát, legfeljebb három mezőt. A bálnák összetörik a csónakot, ha ülnek benne. Vidd ezen át: `D7`, Kék csónakjára: `D8`.
survive-learn-8-hint = Vidd a bálnát innen: `E6`, ide: `D7`, aztán ide: `D8`.
survive-learn-8-done = A csónaknak vége, Kék felfedezője úszik. De most Kék következik: elsüllyed ez: `D4`, felbukkan egy cápa, és Kék kockája cápát mutat.
survive-learn-9 = Kék cápája ideér: `D3`, ahol ez a felfedeződ úszik: `rc`. Mielőtt harapna, megkérdeznek téged. Űzd el!
survive-learn-9-hint = Válaszd a cápa elűzését.
survive-learn-9-done = A cápa eltűnt, az úszód biztonságban van. Így megy ez, amíg az egyik hegy alatti vulkán véget nem vet a játéknak: akkor csak a szigeteken lévő értékek számítanak. Sok szerencsét!
