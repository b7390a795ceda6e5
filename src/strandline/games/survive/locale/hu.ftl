## The game on the first page
survive-name = Survive – Menekülés Atlantiszról
survive-description = Süllyed a sziget! Juttasd partra a felfedezőidet kígyók, cápák, bálnák és kedves barátaid között.
survive-credit = A Survive Julian Courtland-Smith játéka.

## What can be chosen in Survive
survive-option-colours = Színek játékosonként (két játékosnál)
survive-option-colours-1 = Fejenként egy szín
survive-option-colours-2 = Fejenként két szín, a pontjaik összeadódnak
survive-option-variants = Kihívások
survive-option-variants-crowded = Zsúfoltság: a parttól távol két felfedező is kezdhet egy lapkán
survive-option-variants-equal = Mindenki egyenlő: az nyer, aki a legtöbb felfedezőt menti meg, az értékük nem számít
survive-option-variants-last-explorer = Az utolsó felfedezőig: a vulkán örvény, és addig játszotok, amíg van felfedező a táblán
survive-option-variants-last-tile = Az utolsó lapkáig: a vulkán örvény, és a játszma akkor ér véget, amikor elfogy a sziget
survive-option-values = A felfedezőid alatti értékek
survive-option-values-hidden = Emlékezni kell rájuk: senki sem nézheti meg újra
survive-option-values-own = A sajátjaidat bármikor megnézheted

## Why a start's text cannot be read
survive-text-form = egy kezdőállás a sziget 40 mezőjének terepe b, f és m betűkkel, egy szóköz és a kezdő hely
survive-text-length = { $count } betű van, de a sziget 40 mezőből áll
survive-text-letter = a terep b (tengerpart), f (erdő) vagy m (hegy)
survive-text-count = { $letter } { $count } alkalommal szerepel, de ilyen lapkából { $allowed } van
survive-text-seat = nincs ilyen hely; a helyek: { $allowed }

## What has to be decided now
survive-now-putting = most rakj le egy felfedezőt: érték és lapka, például put 6 D4
survive-now-launching = most rakj le egy csónakot, például boat C3
survive-now-playing = most játssz ki egy megtartott lapkát (play dolphin, wind, serpent, shark vagy whale), vagy hagyd ki: skip
survive-now-swimming = most vigyél egy úszót a delfinnel, például ra>E3, vagy (egy lépés után) állj meg: stop
survive-now-sailing = most vigyél egy csónakot a széllel, például boat C3>C4, vagy (egy lépés után) állj meg: stop
survive-now-relocating = most tedd a lényt egy üres tengermezőre, például serpent B1>F0
survive-now-walking = most lépj felfedezőkkel és csónakokkal: ra>D5, ra>boat C3, ra>sea C3, ra>NW, boat C3>C4, vagy fejezd be: done
survive-now-sinking = most süllyessz el egy lapkát, például sink D4
survive-now-turning = most fordítsd meg a lapkát, például back shark
survive-now-boarding = most válaszd ki, ki száll be, például aboard ra
survive-now-rolling = most dobj a kockával: die serpent, die shark vagy die whale
survive-now-hunting = most lépj a lénnyel, például shark C3>C4, vagy maradjon: stay
survive-now-reacting = most védekezz a lény ellen (repel), vagy ne (let)

## Why a move is not legal
survive-no-hex = nincs { $hex } mező
survive-no-explorer = nincs { survive-who } felfedező a táblán
survive-not-your-explorer = { survive-who } egy másik játékos felfedezője
survive-say-colour = két színnel játszva a színt is add meg, például put g6 D4
survive-no-colour = színt csak akkor adj meg, ha két színnel játszol
survive-not-your-colour = a { $colour ->
    [r] piros
    [b] kék
    [g] zöld
   *[y] sárga
} nem a te színed
survive-no-value = nincs több lerakható felfedeződ, aki { $value } pontot ér
survive-no-tile = { $hex } mezőn nincs lapka
survive-tile-taken = { $hex } lapkájára nem fér több felfedező
survive-no-sea = { $hex } nem tenger
survive-not-by-tile = { $hex } mellett nincs lapka
survive-serpent-there = { $hex } mezőn tengeri kígyó van
survive-boat-there = { $hex } mezőn már van csónak
survive-only-reaction = ezt a lapkát csak akkor játszhatod ki, amikor egy másik játékos lénye támad
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
survive-one-step-first = kijátszottad a lapkát, ezért legalább egyet lépj
survive-dolphin-swims = a delfin tengermezőről tengermezőre visz egy úszót: az úszó nem szállhat se csónakba, se partra
survive-other-swimmer = a delfin csak egy úszót visz
survive-no-swimmer = { survive-who } nem úszó
survive-not-beside = { $goal } és { $start } nem szomszédos
survive-lost = { survive-who } odaveszett
survive-saved = { survive-who } már megmenekült
survive-no-landing = { $isle } szigetre csak ezekről a mezőkről lehet kiszállni: { $hexes }
survive-swam = { survive-who } ebben a körben már lépett a vízben, és egy felfedező körönként csak egyszer teheti
survive-left-island = { survive-who } elhagyta a szigetet, és nem léphet vissza lapkára
survive-say-sea = { $hex } tenger: így írd: { $who }>sea { $hex }
survive-dives-here = csónakból csak ugyanazon a mezőn lehet a vízbe ugrani: { $hex }
survive-climbs-here = az úszó csak a saját mezőjén szállhat csónakba: { $hex }
survive-no-boat = { $hex } mezőn nincs csónak
survive-is-aboard = { survive-who } már a csónakban ül
survive-boat-full = { $hex } mezőn tele van a csónak: 3 felfedező fér bele
survive-not-your-boat = { $hex } mezőn mások irányítják a csónakot, mert több felfedezőjük ül benne
survive-other-boat = a szél csak egy csónakot visz
survive-not-due = { $hex } lapkája még nem következik: most { $terrain ->
    [b] tengerpartnak
    [f] erdőnek
   *[m] hegynek
} kell elsüllyednie
survive-not-by-sea = { $hex } lapkája nem ér a tengerhez, pedig van soron lévő lapka, amelyik igen
survive-no-effect = nincs ilyen hátoldal; a hátoldalak: { $allowed }
survive-no-such-back = nem maradt ilyen hátoldalú { $terrain ->
    [b] tengerpartlapka
    [f] erdőlapka
   *[m] hegylapka
}
survive-not-on-sunk = { survive-who } nem { $hex } mezőn úszik
survive-other-creature = most csak { $kind ->
    [serpent] egy tengeri kígyó
    [shark] egy cápa
   *[whale] egy bálna
} léphet
survive-no-creature = { $hex } mezőn nincs { $kind ->
    [serpent] tengeri kígyó
    [shark] cápa
   *[whale] bálna
}
survive-not-empty = { $hex } nem üres tengermező
survive-creature-moving = már { $kind ->
    [serpent] a tengeri kígyóval
    [shark] a cápával
   *[whale] a bálnával
} lépsz, { $hex } mezőről: más lény most nem léphet
survive-no-repellent = nincs nálad olyan lapka, amely { $kind ->
    [shark] cápát
    [whale] bálnát
   *[other] ilyen lényt
} űz el

## At the table
survive-about = Süllyed a sziget: juttasd el a felfedezőidet a biztonságos szigetekre, kígyók, cápák és bálnák között. 2–4 játékos, egy óra.
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
}, { $hex } mező
survive-ui-move-launch = Csónak, { $hex } mező
survive-ui-who = { $colour ->
    [r] Piros
    [b] Kék
    [g] Zöld
   *[y] Sárga
} „{ $letter }”
survive-ui-move-go = { survive-ui-who } { $hex } mezőre lép
survive-ui-move-land = { survive-ui-who } partra száll, { $isle } sziget
survive-ui-move-board = { survive-ui-who } csónakba száll, { $hex } mező
survive-ui-move-swim = { survive-ui-who } úszik, { $hex } mező
survive-ui-move-sail = Csónak { $from } mezőről { $hex } mezőre
survive-ui-move-roam = { $kind ->
    [serpent] Kígyó
    [shark] Cápa
   *[whale] Bálna
} { $from } mezőről { $hex } mezőre
survive-ui-move-sink = Elsüllyed { $hex } lapkája
survive-ui-move-aboard = { survive-ui-who } csónakba kerül
survive-ui-move-play = Kijátszott lapka: { $tile ->
    [dolphin] delfin
    [wind] szél
    [serpent] tengeri kígyó áthelyezése
    [shark] cápa áthelyezése
   *[whale] bálna áthelyezése
}
survive-ui-move-kept = Megtartja a lapkát, lefordítva
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
survive-ui-move-done = Befejezi a lépéseit
survive-ui-move-stop = Itt megáll
survive-ui-move-stay = A lény marad
survive-ui-move-let = Nem védekezik
survive-ui-move-repel = Elűzi a lényt

## What a move has caused, in the list of moves and for screen readers
# $what: one or more of survive-effect-explorers, -boats and -creatures, joined.
survive-effect-lost = { $cause ->
    [serpent] Egy tengeri kígyó zsákmánya: { $what }.
    [shark] Egy cápa zsákmánya: { $what }.
   *[whirlpool] Az örvény zsákmánya: { $what }.
}
survive-effect-boat = Egy bálna összezúzta a csónakot { $hex } mezőn.
# $who: one or more of survive-effect-explorers, joined.
survive-effect-water = A vízben: { $who }.
survive-effect-aboard = A csónakban: { $who }.
survive-effect-explorers = { $count } { $colour ->
    [r] piros
    [b] kék
    [g] zöld
   *[y] sárga
} felfedező
survive-effect-boats = { $count } csónak
survive-effect-creatures = { $kind ->
    [serpent] { $count } tengeri kígyó
    [shark] { $count } cápa
   *[whale] { $count } bálna
}
survive-effect-gone = { $kind ->
    [shark] A cápa lekerül a tábláról.
   *[whale] A bálna lekerül a tábláról.
}
survive-effect-still = { $kind ->
    [serpent] Egyetlen tengeri kígyó sem tud mozdulni.
    [shark] Egyetlen cápa sem tud mozdulni.
   *[whale] Egyetlen bálna sem tud mozdulni.
}

## Prompts to the player to move; the buttons that answer them are the keys survive-ui-do-…
survive-ui-ask-putting = Rakj le egy felfedezőt: válassz értéket, aztán lapkát.
survive-ui-ask-launching = Tegyél egy csónakot a tengerre, a sziget mellé.
survive-ui-ask-playing = { $tiles ->
    [yes] Játszd ki az egyik lapkádat, vagy hagyd ki.
   *[no] Most egyik lapkádat sem használhatod: hagyd ki.
}
survive-ui-ask-swimming = { $started ->
    [yes] Ússz tovább a delfinnel (még { $left ->
        [one] { $left } mező
       *[other] { $left } mező
    }), vagy állj meg itt.
   *[no] A delfin az egyik úszódat legfeljebb { $left } mezőre viszi: válaszd ki az úszót.
}
survive-ui-ask-sailing = { $started ->
    [yes] Menj tovább a széllel (még { $left ->
        [one] { $left } mező
       *[other] { $left } mező
    }), vagy állj meg itt.
   *[no] A szél egy csónakot legfeljebb { $left } mezőre visz: válaszd ki a csónakot.
}
survive-ui-ask-relocating = Tegyél { $kind ->
    [serpent] egy tengeri kígyót
    [shark] egy cápát
   *[whale] egy bálnát
} bármelyik üres tengermezőre.
survive-ui-ask-walking = Lépj felfedezőkkel és csónakokkal (még { $left } lépés), vagy fejezd be a lépéseidet.
survive-ui-ask-sinking = Süllyessz el egy { $terrain ->
    [b] tengerpartlapkát
    [f] erdőlapkát
   *[m] hegylapkát
}.
survive-ui-ask-boarding = { $hex } mezőn csónak bukkan fel: válaszd ki, ki száll be.
survive-ui-ask-hunting = { $started ->
    [yes] Vidd tovább { $kind ->
        [serpent] a tengeri kígyót
        [shark] a cápát
       *[whale] a bálnát
    } (még { $left ->
        [one] { $left } mező
       *[other] { $left } mező
    }), vagy állj meg itt.
   *[no] Vigyél odébb { $kind ->
        [serpent] egy tengeri kígyót
        [shark] egy cápát
       *[whale] egy bálnát
    } legfeljebb { $left ->
        [one] { $left } mezővel
       *[other] { $left } mezővel
    }, vagy ne vidd egyiket sem.
}
survive-ui-ask-reacting = { $kind ->
    [shark] Egy cápa megtámadja az úszódat.
   *[whale] Egy bálna megtámadja a csónakodat.
} { $repel ->
    [yes] Űzd el, vagy ne védekezz: { $kind ->
        [shark] akkor az úszó odavész.
       *[whale] akkor a csónak összetörik, és mindenki a vízbe kerül.
    }
   *[no] Nincs lapkád, amellyel elűzhetnéd, ezért nem védekezhetsz.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] Kitört a vulkán: minden felfedező odaveszett, aki nincs szigeten.
    [tile] Elsüllyedt az utolsó lapka: minden felfedező odaveszett, aki nincs szigeten.
    [nobody] Nem maradt felfedező a táblán.
   *[turns] A sziget rég elsüllyedt: minden felfedező odaveszett, aki nincs szigeten.
}

## What is on the board: a name and a sentence
survive-who = { $colour ->
    [r] piros
    [b] kék
    [g] zöld
   *[y] sárga
} „{ $letter }”
survive-piece-explorer = _Felfedező._ Lépésenként egy lapkát megy, csónakba száll, és biztonságos szigeten a rejtett értékét éri.
survive-piece-swimmer = _Úszó._ A vízbe került felfedező körönként csak egyet léphet a vízben; a cápa és a tengeri kígyó megeszi.
survive-piece-boat = _Csónak._ Legfeljebb három felfedezőt visz; az mozgatja, akinek a legtöbb felfedezője ül benne.
survive-piece-serpent = _Tengeri kígyó._ Egy mezőt megy; elviszi az úszókat és a csónakokat mindenkivel együtt, aki bennük ül.
survive-piece-shark = _Cápa._ Legfeljebb két mezőt megy; megeszi az úszókat, de a csónakokat nem bántja.
survive-piece-whale = _Bálna._ Legfeljebb három mezőt megy; összetöri a csónakot, amelyben ülnek, és a bent ülők úsznak tovább.
survive-piece-dolphin = _Delfin._ Megtartott lapka: legfeljebb három mezőt visz egy úszódat.
survive-piece-wind = _Szél._ Megtartott lapka: legfeljebb három mezőt hajt egy csónakot.
survive-piece-whirlpool = _Örvény._ Mindent elnyel, ami a mezőjén és a körülötte lévő tengeren a vízben van.
survive-piece-volcano = _Vulkán._ Véget vet a játéknak: minden felfedező odavész, aki nincs biztonságos szigeten.
survive-tile-beach = _Tengerpart._ A tengerpartok süllyednek el először; minden lapka hátoldala rejt valamit.
survive-tile-forest = _Erdő._ Az erdők az utolsó tengerpart után süllyednek el.
survive-tile-mountain = _Hegy._ A hegyek süllyednek el utoljára; egyikük alatt van a vulkán.
survive-tile-sea = _Nyílt tenger._ Itt járnak a csónakok és az állatok, az úszók pedig körönként egy mezőt.
survive-tile-isle = _Biztonságos sziget._ Aki itt partra száll, megmenekült, és a végén az értékét éri.

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
survive-ui-catch-up = A többit most mutasd
survive-ui-zoom-in = Nagyítás
survive-ui-zoom-out = Az egész tábla
survive-ui-on-hex = { $hex } mező:
survive-ui-on-isle = { $isle } sziget:
survive-ui-here = Minden, ami ezen a mezőn van
survive-ui-look = Koppints egy mezőre, vagy mutass rá, hogy lásd, mi van ott.
survive-ui-close = Bezárás
survive-ui-how = Hogyan?
survive-ui-how-boat = csónakba száll
survive-ui-how-sea = vízbe megy
survive-ui-moves-left = még { $left } lépés
survive-ui-values = Lerakandó felfedezőid, érték szerint
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
survive-ui-players = Megmentett és elveszett felfedezők, megtartott lapkák
survive-ui-saved = { $count } megmentve
survive-ui-lost = { $count } elveszett
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
survive-ui-do-skip = Kihagyom
survive-ui-do-done = Befejezem a lépéseimet
survive-ui-do-stop = Megállok itt
survive-ui-do-stay = { $started ->
    [yes] Megállok itt
   *[no] Egyiket sem viszem
}
survive-ui-do-let = Nem védekezem
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
}. A szigeten: { $walks }. Csónakban: { $aboard }. Úszik: { $swims }. Megmentve: { $saved }. Elveszett: { $lost }.
survive-ui-say-one = { $letter } ({ $place }{ $value ->
    [0] { "" }
   *[other] , értéke { $value }
})
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
survive-ui-say-tile = Megtartottad: { $effect ->
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

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
survive-quick-goal =
    _Cél: mentsd meg a felfedezőidet_
    Juttasd el őket a biztonságos szigetekre. Mindegyik 1–6 pontot ér, és csak a gazdája látta, mennyit.
survive-quick-goal-picture = Nyíl: egy csónak két piros felfedezővel egy biztonságos szigethez megy, ahol partra szállnak.
survive-quick-moves =
    _Először: legfeljebb három lépés_
    Sétálj, szállj be, csónakázz, ússz vagy szállj partra, tetszőleges elosztásban. Előtte kijátszhatsz egy megtartott lapkát.
survive-quick-moves-picture = Nyilak: két felfedező a szigetről csónakba száll, és a csónak elindul.
survive-quick-sink =
    _Aztán: süllyessz el egy lapkát_
    Előbb a tengerpartok, aztán az erdők, végül a hegyek. Akik rajta álltak, úsznak. A hátoldal azonnal hat, vagy megtartod a lapkát.
survive-quick-sink-picture = Karika egy kék felfedező körül, aki a sziget szélén, tengerparton áll.
survive-quick-creatures =
    _Végül: dobj, melyik lény jön_
    Egy olyannal léphetsz. A kígyó csónakot és úszókat visz el, a bálna csónakot tör össze, a cápa úszókat visz el.
survive-quick-creatures-picture = Nyíl: egy kígyó egy csónakhoz úszik, amelyben kék felfedező ül.
survive-quick-boats =
    _Csónakok és úszók_
    A csónakot az irányítja, akinek a legtöbb felfedezője ül benne; egyenlőségnél bármelyikük. Egy úszó körönként csak egyet léphet.
survive-quick-boats-picture = Nyíl: egy kék felfedező beszáll egy csónakba, amelyben egy piros ül, és elviszi.
survive-quick-end =
    _A vége: a vulkán_
    Amikor előkerül, odavész mindenki, aki nincs szigeten. A megmentett értékek legnagyobb összege nyer.
survive-quick-end-picture = Karika két piros felfedező körül egy biztonságos szigeten. Egy harmadik még úszik, egy cápa közelében.

## The page
survive-rules-about = Atlantisz lapkáról lapkára elsüllyed. Juttasd el a felfedezőidet a négy biztonságos szigetre csónakon, úszva és szerencsével, kígyókkal, cápákkal és bálnákkal teli tengeren át, amelyeket a többiek szívesen küldenek rád. Minden felfedező alatt van egy érték, amelyet csak a gazdája látott, és csak a megmentett felfedezők értéke számít. Aztán a vulkán véget vet mindennek. A Survive Julian Courtland-Smith játéka két–négy játékosnak.
survive-rules-board = A tábla
survive-rules-components = A figurák
survive-rules-setup = Az első kör előtt
survive-rules-turn = Egy kör négy szakasza
survive-rules-moves = 2. szakasz: három lépésed
survive-rules-hazards = Lények és emberek
survive-rules-sinking = 3. szakasz: egy lapka elsüllyesztése
survive-rules-tiles = 1. szakasz: megtartott lapkák
survive-rules-creatures = 4. szakasz: a lények
survive-rules-reactions = Lények elűzése
survive-rules-end = A játszma vége
survive-rules-options = Két szín és kihívások
survive-rules-text = Lejegyzés

## The board
survive-rule-1 = _Mezők._ A táblán 133 hatszögletű mező van 13 sorban, `A`-tól `M`-ig: 7 az `A` és az `M` sorban, 10 a `B`, `D`, `J` és `L` sorban, 11 a `C`, `E`, `G`, `I` és `K` sorban, 12 az `F` és a `H` sorban. Egy mező neve a sora és balról számolt oszlopa; a `G5` a közép. Minden második sor fél mezővel el van tolva. Azok a mezők szomszédosak, amelyeknek van közös oldaluk.
survive-rule-2 = _A sziget_ 40 mezőt foglal el a közép körül: a `D` és a `J` sor 4–7., az `E` és az `I` sor 3–7., az `F` és a `H` sor 2–9., valamint a `G` sor 2–8. oszlopát, a `G5` kivételével. Minden más mező tenger, a `G5`, vagyis a középső tó is.
survive-rule-3 = _Biztonságos szigetek._ Négy sziget van a sarkokon túl. Mindegyiket pontosan két tengermezőről érheted el: az `NW` szigetet a `B1` és a `C0`, az `NE` szigetet a `B10` és a `C10`, az `SW` szigetet a `K0` és az `L1`, az `SE` szigetet a `K10` és az `L10` mezőről.
survive-rule-4 = _Tengeri kígyók._ Öt tengeri kígyó kezd a `B1`, a `C10`, a `G5`, a `K0` és az `L10` mezőn: egy-egy minden sziget előtt, és egy a tóban.

## The pieces
survive-rule-5 = _Lapkák._ A szigetnek 40 lapkája van: 16 tengerpart, 16 erdő és 8 hegy. Mindegyiknek hatás van a hátoldalán. Egyesek azonnal megtörténnek, másokat későbbre tartasz meg. Ennyi van belőlük:
survive-rule-6 = _A többi._ Minden színnek tíz felfedezője van, az értékük 1, 1, 1, 2, 2, 3, 3, 4, 5 és 6, összesen 28. A helyek színe piros, kék, zöld és sárga. Van 5 tengeri kígyó, 6 cápa, 5 bálna és 12 csónak. A kockán tengeri kígyó, cápa és bálna van, két-két oldalon.

## Before the first turn
survive-rule-7 = _Felépül a sziget._ A lapkákat összekeverjük, és tereppel felfelé a sziget mezőire rakjuk; a hátoldalukat senki sem ismeri. A kígyók a mezőikre kerülnek. A kezdő játékost az asztal kisorsolja, hacsak az asztal létrehozásakor mást nem választottatok. A játék az óramutató járása szerint, a helyek sorrendjében megy.
survive-rule-8 = _Felfedezők._ Sorban mindenki egy-egy felfedezőt rak le, bármelyik meglévő értékkel, olyan lapkára, amelyen még nincs felfedező, amíg mind a helyére nem kerül. Az értéket csak a gazdája látja. Alapértelmezésben az utolsó csónak lerakása után már ő sem nézheti meg újra, ezért jegyezd meg, ki hol áll.
survive-rule-9 = _Csónakok._ Aztán sorban mindenki egy-egy csónakot rak egy lapka melletti tengermezőre, amelyen nincs se csónak, se kígyó, amíg mindenki le nem rakott kettőt. A többi csónak, a cápák és a bálnák a tábla mellett várnak.

## A turn has four steps
survive-rule-10 = _1. szakasz._ Kijátszhatsz egy lapkát, amelyet a saját körödre tartottál meg, körönként legfeljebb egyet.
survive-rule-11 = _2. szakasz._ Legfeljebb hármat léphetsz a felfedezőiddel és csónakokkal, tetszőleges elosztásban és sorrendben, és előbb is befejezheted. Ha a szakasz elején egyetlen felfedeződ sincs a táblán, kihagyod. Ha az utolsó felfedeződ a szakasz közben hagyja el a táblát, a megmaradt lépéseidet üres csónakokra használhatod.
survive-rule-12 = _3. szakasz._ El kell venned egy lapkát a szigetről, ha maradt még.
survive-rule-13 = _4. szakasz._ Dobsz a kockával, és léphetsz egy olyan lénnyel, amilyet mutat. Ha ilyen nincs a táblán, nem történik semmi.

## Step 2: your three moves
survive-rule-14 = _Séta._ A felfedező egy lapkáról egy szomszédos lapkára lép. Egy lapkán bármennyi felfedező lehet.
survive-rule-15 = _Beszállás._ A felfedező egy lapkáról a szomszédos tengermezőn lévő csónakba száll, vagy egy csónakból egy szomszédos mezőn lévő másikba. Egy csónakba három felfedező fér, bármilyen színű.
survive-rule-16 = _A vízbe._ A felfedező egy lapkáról egy szomszédos tengermezőre lép, és úszó lesz. Ha van ott csónak szabad hellyel, a beszállás és a mellette úszás két különböző lépés.
survive-rule-17 = _Ki a csónakból._ A felfedező a csónakból ugyanazon a mezőn a vízbe ugrik, és úszó lesz.
survive-rule-18 = _Úszás._ Az úszó egy szomszédos tengermezőre megy, vagy a saját mezőjén lévő csónakba mászik, ha van benne hely. Egy mezőn bármennyi úszó lehet.
survive-rule-19 = _Egy lépés a vízben._ Egy felfedező körönként csak egyet tehet ezek közül: vízbe megy, úszik, a vízből csónakba mászik, vagy a vízből partra száll. Egy körben tehát senki sem úszhat és szállhat be, vagy ugorhat ki és úszhat. A sétát, a lapkáról vagy másik csónakból való beszállást és a csónakból való partra szállást ez nem korlátozza. Aki csónakba mászott, újra utas: a csónak továbbviheti, és ebben a körben csónakot válthat vagy partra szállhat, de vissza a vízbe nem mehet. Ha egy bálna dobja a vízbe, az nem számít lépésnek; de aki ebben a körben már lépett a vízben, a következő köréig ott marad.
survive-rule-20 = _Nincs visszaút._ Aki elhagyta a szigetet, többé nem léphet lapkára. Csak a saját felfedezőiddel léphetsz.
survive-rule-21 = _Partra szállás._ Egy sziget két mezőjének egyikéről a felfedező partra száll, csónakból vagy a vízből; ez felfedezőnként egy lépés. Ezzel végleg megmenekült. A csónak ott marad, ahol van. Minden sziget mindenki előtt nyitva áll.
survive-rule-22 = _Csónakázás._ A csónak olyan szomszédos tengermezőre megy, ahol nincs másik csónak. Üres csónakkal bárki léphet. Egyébként csak az, akinek a legtöbb felfedezője ül benne; ha többen egyenlők az élen, bármelyikük.

## Creatures and people
survive-rule-23 =
    _Ha találkoznak._ Minden egyes lépés után minden mezőn eldől, mi történik, ebben a sorrendben:
    - a tengeri kígyó elviszi a csónakot, ha ül benne valaki, mindenkivel együtt, és minden úszót is;
    - a bálna összetöri a csónakot, ha ül benne valaki, és az utasok úszók lesznek;
    - a cápa minden úszót elvisz.
    Nem számít, ki jött kihez. Az üres csónakot semmi sem bántja, a cápák nem bántják a csónakokat, a bálnák az úszókat, és a lények egymást sem: egy mezőn bármennyien lehetnek. Akit vagy amit elvittek, végleg kikerült a játékból.

## Step 3: sinking a tile
survive-rule-24 = _Melyik lapka._ Amíg van tengerpart, tengerpartot kell elvenned; aztán erdőt; aztán hegyet. A lapkának a tengerhez kell érnie: bármelyik tengermező számít, a `G5` és az elsüllyedt mezők is. Csak ha a soron lévő terep egyik lapkája sem ér a tengerhez, akkor veheted el bármelyiket közülük.
survive-rule-25 = _Akik rajta álltak,_ úszók lesznek azon a mezőn, amely mostantól tenger. A hátoldalt csak te nézed meg.
survive-rule-26 = _A hátoldal._ Az azonnali hatást mindenkinek megmutatod, végrehajtod, és a lapkát eldobod. Minden más lapkát lefordítva megtartasz: a többiek csak azt látják, milyen terepről való.
survive-rule-27 = _Cápa, bálna._ Azon a mezőn felbukkan egy cápa, és elviszi az ottani úszókat; vagy egy bálna bukkan fel ott.
survive-rule-28 = _Csónak._ Azon a mezőn felbukkan egy csónak, és minden ottani úszó bekerül. Ha háromnál többen vannak, az választ ki hármat, egyenként, aki a lapkát elvette.
survive-rule-29 = _Örvény._ Azon a mezőn és minden szomszédos tengermezőn minden kikerül a játékból: úszók, csónakok az utasaikkal, tengeri kígyók, cápák és bálnák. A szomszédos lapkák és a rajtuk álló felfedezők biztonságban vannak.
survive-rule-30 = _Vulkán._ A játszma azonnal véget ér.
survive-rule-31 = _Mindenből elég._ Mindig van elég cápa, bálna és csónak azokhoz a lapkákhoz, amelyek hozzák őket.

## Step 1: tiles you have kept
survive-rule-32 = _Delfin._ Az egyik úszód egy–három tengermezőt megy, és vissza is fordulhat; az út minden mezőjén eldől, mi történik (SV-23). A delfin senkit sem visz csónakba vagy partra. Az úszó a 2. szakaszban még megteheti a szokásos lépését, így egy körben akár négy mezőt is mehet.
survive-rule-33 = _Szél._ Egy csónak, amellyel léphetsz, egy–három tengermezőt megy, és vissza is fordulhat (SV-22, SV-23). A 2. szakasz lépései mind megmaradnak.
survive-rule-34 = _Tengeri kígyó, cápa vagy bálna áthelyezése._ Tegyél egy ilyen lényt bármelyik olyan tengermezőre, ahol semmilyen figura sincs.
survive-rule-35 = _Használd vagy tartsd meg._ Olyan lapkát nem játszhatsz ki, amely semmit sem tehetne; ha kijátszottad, tennie kell valamit. Két azonos hatású lapka közül azt használod, amelyiket előbb szerezted. A kijátszott lapkát eldobod.

## Step 4: the creatures
survive-rule-36 = _Milyen messzire._ A tengeri kígyó legfeljebb egy, a cápa legfeljebb két, a bálna legfeljebb három mezőt megy, csak tengermezőkön. Visszafordulhat, előbb megállhat, vagy egyáltalán nem lép. Az út minden mezőjén eldől, mi történik (SV-23).
survive-rule-37 = _Hol áll meg._ A cápa ott áll meg, ahol úszót vitt el, a bálna ott, ahol csónakot tört össze.
survive-rule-38 = _Csak a tenger._ A lények sosem mennek lapkára vagy szigetre.

## Driving creatures off
survive-rule-39 = _Cápa elűzése._ Ha egy másik játékos cápája a 4. szakaszban olyan mezőre ér, ahol a te úszód van, eldobhatod ezt a lapkát: a cápa kikerül a játékból, mielőtt bármit tenne, és minden ottani úszó marad.
survive-rule-40 = _Bálna elűzése._ Ha egy másik játékos bálnája a 4. szakaszban olyan csónakhoz ér, amelyet te irányítasz, egyedül vagy másokkal egyenlően, és ül benne valaki, eldobhatod ezt a lapkát: a bálna kikerül a játékból, és a csónak marad.
survive-rule-41 = _Kit kérdezünk._ Ez csak attól függ, amit mindenki lát: az óramutató járása szerint a soron lévő játékostól kezdve minden más játékost megkérdezünk, akit a támadás érhet, és akinél van legalább egy lefordított lapka, bármilyen. Akinél nincs meg a megfelelő lapka, nem védekezhet, így a kérdés semmit sem árul el. Az első, aki elűzi a lényt, véget vet a lény lépésének és a körnek.
survive-rule-42 = _Mást nem._ Nem űzhetsz el olyan lényt, amelyet lapka hoz, sem olyat, amelyhez csónak megy vagy úszó úszik.

## The end
survive-rule-43 = _Számolás._ Amikor előkerül a vulkán, minden felfedező odavész, aki nincs szigeten. Mindenki összeadja a megmentett felfedezői értékét. A legnagyobb összeg nyer, nem a legtöbb felfedező. Egyenlő összegnél osztoznak a győzelmen.
survive-rule-44 = _Nem maradt felfedeződ?_ Tovább játszol: lapkákkal, süllyesztéssel és lényekkel.
survive-rule-45 = _Emlékezet._ Alapértelmezésben a csónakok lerakása után az értékeket a gazdájuk sem látja többé. Azt is választhatjátok, hogy mindenki mindig látja a sajátjait. A többiek értékei a végéig rejtve maradnak; akkor minden érték és minden megtartott lapka láthatóvá válik.

## Two colours and variants
survive-rule-46 = _Fejenként két szín,_ két játékosnak. Az egyik játékosé a piros és a zöld, a másiké a kék és a sárga. Körönként hármat léphetsz a két színeddel együtt, és a csónakok irányításánál is együtt számítanak. Minden szín hozza a maga tíz felfedezőjét és két csónakját; a játékosok felváltva raknak le egy-egy figurát, bármelyik színükből. Az összegek összeadódnak.
survive-rule-47 = _Zsúfoltság._ A felfedezők lerakásakor egy lapkára kettő is kerülhet, bármilyen színű; de a tengerhez érő lapkára, a tóhoz érőre is, csak egy.
survive-rule-48 = _Az utolsó felfedezőig._ A vulkán örvénynek számít. A játszma akkor ér véget, amikor nem marad felfedező a táblán. Ha elfogytak a lapkák, a 3. szakasz kimarad, és a játszma további 60 teljes kör után véget ér, mindenki köreit együtt számolva.
survive-rule-49 = _Mindenki egyenlő._ Az nyer, aki a legtöbb felfedezőt menti meg; az értékek nem számítanak.
survive-rule-50 = _Az utolsó lapkáig._ A vulkán örvénynek számít. A játszma akkor ér véget, amikor az utolsó lapka is lekerült, és megtörtént a hatása. Nem választható az SV-48-cal együtt.
survive-rule-51 = _Az eredmény._ A nyertesek egyenlően osztoznak az 1-en, a többiek 0-t kapnak. Az összegek mellette láthatók.

## Written down
survive-rule-52 = _Egy felfedező_ a színének betűje és egy betű `a`-tól `j`-ig, a lerakás sorrendjében: `ra` a piros első felfedezője. A nevet mindenki látja; az értéket nem árulja el.
survive-rule-53 = _Az első kör előtt:_ `put 6 D4` lerak egy 6-os értékű felfedezőt (két színnel `put g6 D4`), `boat C3` lerak egy csónakot.
survive-rule-54 = _1. szakasz:_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, vagy `skip`. Aztán `ra>E3` a delfinnel és `boat C3>C4` a széllel, lépésről lépésre, és `stop`, ha előbb befejezed; `serpent B1>F0` a többivel.
survive-rule-55 = _2. szakasz:_ `ra>D5` lapkára sétál, `ra>boat C3` beszáll, `ra>sea C3` vízbe megy vagy úszik, `ra>NW` partra száll, `boat C3>C4` csónakázik, `done` előbb befejezi a szakaszt.
survive-rule-56 = _3. szakasz:_ `sink D4` elveszi a lapkát; a hátoldalát így írjuk: `back shark` és így tovább; `aboard ra` kiválasztja, ki száll be. Amit mások nem láthatnak, ahelyett ezt látják: `put ? D4` és `back ?`. A végén minden látható.
survive-rule-57 = _4. szakasz:_ `die shark` a dobás; `shark C3>C4` lép, mezőről mezőre; `stay` azt jelenti, hogy nem lép, vagy nem lép tovább. A lényre adott válasz `repel` vagy `let`.
survive-rule-58 = _Amit nem kérdezünk._ Ahol csak a `done`, a `stop` vagy a `stay` lehetséges, az magától megtörténik, és a `skip` is, ha nincs megtartott lapkád. Ha van, az 1. szakaszban mindig megkérdezünk, akkor is, ha csak a `skip` lehetséges, hogy senki se tudja meg, mi van nálad. Minden mást megkérdezünk.
survive-rule-59 = _Egy kezdőállás_ a sziget 40 mezőjének terepe olvasási sorrendben, `b`, `f` és `m` betűkkel, és a kezdő hely: `bfmb…fb 0`. A beállításokkal és az összes lépéssel együtt egy egész játszmát leír.
survive-rule-60 = _Ki kezd?_ A kezdő játékos rak le elsőként felfedezőt és csónakot, és övé az első kör is.
survive-rule-61 = _Beállítások._ Ezeket választhatod egy új asztalhoz, és ez az alapértelmezés.

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
survive-edition-1-inferred = A könyv képei elvesztek. A tábla a harmincéves jubileumi kiadásé, nyilvános leírások alapján.
survive-edition-1-ours = A mezők nevei a mieink.
survive-edition-2-fa = A perzsa könyv egy fekete kereten belülre rakja a lapkákat, egy középső tengermező köré, amelyben tengeri kígyó van.
survive-edition-2-inferred = Hogy pontosan mely mezők ezek, az a kiadás nyilvános leírásaiból való.
survive-edition-3-fa = A perzsa könyvben minden sziget két tengermezőről érhető el.
survive-edition-3-inferred = Hogy pontosan mely mezők ezek, az a kiadás nyilvános leírásaiból való.
survive-edition-4-inferred = A könyv szerint a tábla jelöli a kígyók mezőit; hogy melyek azok, az a kiadás nyilvános leírásaiból való.
survive-edition-5-inferred = A könyv felsorolja a hatásokat és a lapkák számát, de a szöveg helyenként sérült. Hogy melyik terep alatt melyik hatásból mennyi van, az a játék egy másik kiadásából való.
survive-edition-6-inferred = A könyv szerint az értékek 1-től 6-ig terjednek. Hogy egy színnek milyen értékei vannak, mi van a kocka oldalain, és hány csónak van, az a játék egy másik kiadásából való.
survive-edition-7-fa = A perzsa könyvben a játékosok megegyeznek, ki kezd.
survive-edition-8-fa = A perzsa könyvben a játék kezdete után senki sem nézhet meg többé értéket, a saját megmentett vagy elveszett felfedezői alatt sem.
survive-edition-11-fa = A perzsa könyvben az a játékos, akinek nincs felfedezője, kihagyja ezt a szakaszt.
survive-edition-11-ours = Hogy az utolsó felfedeződ a szakasz közben is távozhat, és utána üres csónakokkal még léphetsz, az a mi döntésünk.
survive-edition-16-inferred = A könyv mindkét lépést leírja; hogy választhatsz közülük, az ebből következik.
survive-edition-17-fa = A perzsa könyv ehhez az ugráshoz zárójelben hozzáteszi: „amikor a felfedezőt biztonságba viszed”.
survive-edition-17-inferred = Ezt mi az ugrás okának tekintjük, nem feltételének: egy felfedező bárhol kiugorhat.
survive-edition-19-fa = A perzsa könyv szerint egy körben csak egy úszóval léphetsz, egy mezőt. Egy későbbi mondata minden úszónak körönként egy mezőt ad.
survive-edition-19-inferred = Mi a későbbi mondatot követjük: minden úszód léphet egy mezőt. A másik olvasat szerint körönként csak egy úszó.
survive-edition-19-ours = Hogy ez mit jelent annak, aki csónakba mászott, vagy akit bálna dobott a vízbe, az a mi döntésünk.
survive-edition-22-fa = A perzsa könyvben üres csónakkal bárki léphet; a csónakot az irányítja, akinek a legtöbb felfedezője ül benne, egyenlőségnél mindegyikük.
survive-edition-23-ours = Hogy akkor is eldől, mi történik, ha valaki egy lény melletti csónakba száll, az a mi döntésünk.
survive-edition-24-fa = A perzsa könyvben a más tereppel körülzárt tengerpart utolsó tengerpartként kerül sorra, és ugyanígy az erdő is.
survive-edition-24-ours = Ha több lapka van körülzárva, bármelyiket elveheted: ez a mi döntésünk.
survive-edition-31-inferred = Ez a figurák és a lapkák számából következik.
survive-edition-32-fa = A perzsa könyvben a delfin egy–három mezőre visz egy úszót.
survive-edition-32-ours = Hogy az úszó visszafordulhat, és a 2. szakaszban még megteheti a szokásos lépését, az a mi döntésünk. Ez együtt akár négy mező egy körben, pedig a könyv csak egyet ad egy úszónak.
survive-edition-33-fa = A perzsa könyvben a szél olyan csónakot visz, amelyet te irányítasz.
survive-edition-33-ours = Hogy a szél üres csónakot is vihet, az a mi döntésünk: azt senki sem irányítja, de bárki léphet vele. A visszafordulás is a miénk.
survive-edition-34-ours = A könyv „üres tengermezőt” mond. Hogy ez olyan mezőt jelent, amelyen semmilyen figura sincs, az a mi döntésünk.
survive-edition-35-fa = A perzsa könyvben a lapkát használat után el kell dobni.
survive-edition-35-ours = A szabály többi része a miénk.
survive-edition-36-fa = A perzsa könyv szerint léphetsz egy lénnyel, aztán megmondja, melyik fajta milyen messzire megy.
survive-edition-36-inferred = Ezért ott is hagyhatod, vagy előbb megállhatsz vele. Hogy visszafordulhat, az a mi olvasatunk.
survive-edition-40-fa = A perzsa könyvben akkor használhatod ezt a lapkát, amikor egy bálna „az egyik csónakodhoz” ér.
survive-edition-40-ours = A csónakok senkiéi, ezért azokat kérdezzük, akik a csónakot irányítják, ha ül benne valaki.
survive-edition-41-ours = A kérdezés sorrendje, és hogy csak attól függ, amit mindenki lát, a mi döntésünk.
survive-edition-42-inferred = A könyv ezeket a lapkákat csak olyan lény ellen ajánlja, amellyel egy ellenfél lép.
survive-edition-43-ours = Hogy egyenlő összegnél osztoznak a győzelmen, az a mi döntésünk.
survive-edition-45-fa = A perzsa könyv tiltja az értékek megnézését, ahogy az alapértelmezés is.
survive-edition-45-ours = A választás, hogy láthasd a saját értékeidet, a miénk, és az is, hogy a végén minden látható.
survive-edition-46-fa = A perzsa könyv csak annyit mond, hogy két játékos két-két színt is választhat, és a két szín pontjai összeadódnak.
survive-edition-46-ours = Minden részlet a miénk.
survive-edition-47-fa = A perzsa könyvben a tenger melletti lapkán, a sziget partján, csak egy felfedező állhat.
survive-edition-47-ours = Hogy a tó körüli lapkák partnak számítanak, az a mi döntésünk.
survive-edition-48-ours = A 60 kör a miénk, hogy minden játszma véget érjen.
survive-edition-50-ours = A könyv nem tiltja, hogy a kihívásait együtt játsszátok. Ezt a kettőt itt nem lehet, mert másképp vetnek véget a játszmának: ez a mi döntésünk.

## The edition and ours
survive-editions-about = Egy nyomtatott könyv áll e szabályok mögött: a harmincéves jubileumi kiadásé, perzsául (Európában a játékot The Island néven is árulták). Ahol hallgat, vagy hiányoznak a képei, ott nekünk kellett döntenünk.
survive-editions-first = Ki kezd
survive-editions-first-fa = ahogy a játékosok megegyeznek
survive-editions-first-here = sorsolás, vagy ahogy az asztal létrehozásakor választották
survive-editions-backs = Mi van a lapkák hátoldalán
survive-editions-backs-fa = a hatások, de az nem, hogy melyikből mennyi
survive-editions-backs-here = egy másik kiadás számai
survive-editions-values = A saját értékek megnézése
survive-editions-values-fa = lerakás után soha többé
survive-editions-values-here = ugyanígy, vagy mindig, ahogy választották
survive-editions-swim = Az úszó lépése
survive-editions-swim-fa = körönként egy úszó egy mezőt; később: mindegyik körönként egy mezőt
survive-editions-swim-here = minden felfedezőnek körönként egy lépés a vízben
survive-editions-overboard = Kiugrás a csónakból
survive-editions-overboard-fa = „amikor a felfedezőt biztonságba viszed”
survive-editions-overboard-here = bárhol
survive-editions-dolphin = Úszó delfinnel
survive-editions-dolphin-fa = egy–három mező
survive-editions-dolphin-here = egy–három mező, és a szokásos lépés is
survive-editions-wind = Mit vihet a szél
survive-editions-wind-fa = olyan csónakot, amelyet te irányítasz
survive-editions-wind-here = üres csónakot is
survive-editions-repel = Ki űzheti el a bálnát
survive-editions-repel-fa = akinek „az egyik csónakjához” ér
survive-editions-repel-here = aki a csónakot irányítja, egyedül vagy másokkal egyenlően
survive-editions-enclosed = Körülzárt lapkák
survive-editions-enclosed-fa = a maguk terepéből utolsóként süllyednek
survive-editions-enclosed-here = ugyanígy; több közül bármelyik
survive-editions-two = Fejenként két szín
survive-editions-two-fa = szabad; az összegek összeadódnak
survive-editions-two-here = ugyanígy, a két színnek közös köre van
survive-editions-equal = Egyenlő összegek
survive-editions-equal-fa = nem említi
survive-editions-equal-here = osztoznak a győzelmen
survive-editions-last = Az utolsó felfedezőig
survive-editions-last-fa = amíg senki sem marad a táblán
survive-editions-last-here = ugyanígy, de az utolsó lapka után legfeljebb 60 kör
survive-editions-both = A két „utolsó” kihívás együtt
survive-editions-both-fa = nem tiltja
survive-editions-both-here = nem szabad

## Tips
survive-tip-together = _Együtt induljatok._ A három lépésed elég ahhoz, hogy két felfedező beszálljon, és a csónak rögtön elinduljon. A legjobb felfedezőidet egymás mellé rakd, ahol csónaknak is van hely.
survive-tip-memory = _Jegyezd meg, ki hol áll._ A legnagyobb összeg nyer, nem a legtöbb felfedező: a 6-osod és az 5-ösöd többet ér, mint a három 1-es, a két 2-es és egy 3-as együtt. Úgy rakd le őket, hogy nézés nélkül is emlékezz rájuk, és őket mentsd meg először.
survive-tip-creatures = _Kétféleképp használd a kockát._ A kidobott lénnyel megtámadhatod a többieket, vagy elviheted onnan, ahol neked kell az út. Itt Piros tengeri kígyót dobott, és elviszi Kék csónakját mindenkivel, aki benne ül. A mi számítógépes elemzésünk is ezt a lépést választja.
survive-tip-swimmers = _Ne maradj a vízben._ Egy úszó körönként egy mezőt megy, egy csónak hármat is, szélben akár hatot. A kígyók és a cápák minden úszót elvisznek, akivel találkoznak. Ezért csak közeli csónakhoz vagy szigethez ússz.
survive-tip-beaches = _A tengerpartok süllyednek el először._ Mind a 16 tengerpart az első erdő előtt tűnik el, és minden játékos körönként egy lapkát süllyeszt el: négy játékosnál négy, kettőnél nyolc forduló után nem marad tengerpart. Aki tengerparton áll, hamar a vízben van. Egy tenger melletti erdő ugyanolyan közel van a csónakokhoz, és tovább megmarad.
survive-tip-volcano = _Legyél a parton, mielőtt a hegyek süllyedni kezdenek._ A vulkán a nyolc hegy egyike alatt van. Amikor tehát az első hegy megfordul, nyolcból egy az esélye, hogy a játszma véget ér; valahányszor nem ér véget, a következőnél nagyobb az esély. És a hegyek fele örvényt rejt.
survive-tip-doorstep = _Maradjon egy lépésed, amikor odaérsz._ Minden szigetnek két kikötőmezője van, és ezek szomszédosak. Az egyiken az elejétől fogva tengeri kígyó vár. Ha a csónakod a másikra ér, és ott megáll, a következő játékos által kidobott kígyó elviszi. Úgy tervezz, hogy abban a körben partra is szállj, amelyikben odaérsz.
survive-tip-control = _Ülj be más csónakjába, és kormányozd._ Az lép a csónakkal, akinek a legtöbb felfedezője ül benne, egyenlőségnél bármelyikük. Így ha egyetlen ellenfél ül benne, elég egy felfedeződnek beszállnia, és a csónakot ahhoz a szigethez viheted, amelyikhez akarod. Vigyázz, hogy veled ne tegyék ugyanezt.

## Survive
survive-example-start = Sziget két játékosnak, készen az első felfedezőre.
survive-example-boats = Piros első köre: két felfedező beszáll, és a csónak elindul.
survive-example-sink = Elsüllyed egy tengerpart Kék felfedezője alatt, aki most már úszik. Épp ott bukkan fel egy cápa.
survive-example-whale = Piros bálnája két mezőt megy Kék csónakjáig, és összetöri; aki benne ült, úszik.
survive-example-serpent = Egy tengeri kígyó elviszi Kék csónakját mindenkivel, aki benne ül.
survive-example-whirlpool = Elsüllyed egy erdő, és az örvény kiüríti a mezőjét és körülötte a tengert.
survive-example-wind = Piros kijátssza a szelet, három mezőt hajózik, és két felfedezője partra száll.
survive-example-dolphin = Egy delfin három mezőre viszi Piros úszóját.
survive-example-repel = Kék cápája Piros úszójához ér; Piros megtartotta a megfelelő lapkát.
survive-example-end = Már csak hegyek maradtak, és elsüllyed az első. Előkerül a vulkán, és összeszámoljuk az értékeket a szigeteken.
survive-example-doorstep = Piros csónakja az utolsó lépéssel éri el a `C0`-t, így ebben a körben nem szállhat partra senki. Kék tengeri kígyót dob, és a `B1`-en lévő elviszi a csónakot és mindkét felfedezőt.
survive-example-control = Piros a `C6`-ra hajózik, Kék `D7`-en álló felfedezője mellé. Kék beszáll, egyenlő Pirossal, és elviszi a csónakot.

## Survive: you are red
survive-learn-1 = Te vagy Piros. Mind a tíz felfedeződnek van értéke, és a végén csak a biztonságos szigeten lévők értéke számít. A felfedezőket egyenként rakjátok le. Tedd a legjobbat, a 6-ost, a `D5` erdőre: egy lépésre van a tengertől, és az erdők csak az összes tengerpart után süllyednek el.
survive-learn-1-hint = Válaszd a 6-ost, aztán a `D5` lapkát a sziget legfelső sorában.
survive-learn-1-done = Kékkel felváltva raktok, amíg minden felfedező a helyére nem kerül. Kék nem látja a te értékeidet, és te sem látod Kékéit.
survive-learn-2 = Most a csónakok: mindketten kettőt raktok a tengerre, lapka mellé. Tegyél egyet a `C4`-re, a `D5`-ön álló 6-osod és a `D4`-en álló 5-ösöd mellé.
survive-learn-2-hint = A `C4` az a tengermező, amelyik közvetlenül a `D4` és a `D5` fölött van.
survive-learn-2-done = Kék a másik oldalra tesz egyet, aztán mindketten lerakjátok a másodikat is.
survive-learn-3 = Ez az első köröd. Három lépésed van, tetszőleges elosztásban. Szálljon be a piros „a” és a piros „b” a `C4`-en lévő csónakba, aztán vidd a csónakot a `C3`-ra.
survive-learn-3-hint = Előbb mindketten beszállnak, egy-egy lépéssel: vegyél fel egy felfedezőt, és tedd a csónakra. Aztán vidd a csónakot a `C4`-ről a `C3`-ra.
survive-learn-3-done = Egy csónakba három felfedező fér, és az lép vele, akinek a legtöbb felfedezője ül benne.
survive-learn-4 = Ezután el kell süllyesztened egy lapkát: tengerpartot, amíg van, és olyat, amelyik a tengerhez ér. Süllyeszd el a `D7`-et: Kék első felfedezője áll rajta.
survive-learn-4-hint = A `D7` a sziget legfelső sorának jobb szélén lévő tengerpart.
survive-learn-4-done = Kék felfedezője úszik, te pedig szelet találtál a lapka alatt: megtartod, és Kék nem tudja, mi az. A kockád cápát mutat, de cápa még nincs. Kék felfedezője csónakba mászik és elhajózik, felbukkan egy bálna, és Kék egy tengeri kígyót küld a csónakod felé.
survive-learn-5 = Ez a második köröd. Először kijátszhatsz egy megtartott lapkát. Játszd ki a szelet, és vidd a csónakodat három mezővel nyugatra a `C` sorban, a `C0`-ra. Ez nem fogyasztja a lépéseidet.
survive-learn-5-hint = Játszd ki a szelet, aztán vidd a csónakot a `C3`-ról a `C2`-re, a `C1`-re, majd a `C0`-ra, el a kígyó mellett.
survive-learn-5-done = A `C0` az északnyugati sziget melletti két mező egyike.
survive-learn-6 = Szálljon partra a szigeten a piros „a” és a piros „b”, egy-egy lépéssel. A harmadik lépéseddel menjen a piros „c” az `E3`-ról a `D3` vizébe.
survive-learn-6-hint = Tedd a piros „a”-t és a piros „b”-t az `NW` szigetre, a piros „c”-t pedig a tengerbe a `D3`-on.
survive-learn-6-done = Tizenegy pont végleg biztonságban! Egy úszó körönként csak egyet léphet a vízben.
survive-learn-7 = Süllyessz el még egy tengerpartot: a `G8`-at, rajta Kék egyik felfedezőjével.
survive-learn-7-hint = A `G8` a középső sor jobb szélén lévő tengerpart.
survive-learn-7-done = Kéknek eggyel több úszója van, te pedig megtartasz egy lapkát: elűz egy cápát. A kockád bálnát mutat.
survive-learn-8 = Most a bálnával léphetsz, legfeljebb három mezőt. A bálnák összetörik azt a csónakot, amelyben felfedező ül. Vidd a `D7`-en át Kék csónakjához a `D8`-ra.
survive-learn-8-hint = Vidd a bálnát az `E6`-ról a `D7`-re, aztán a `D8`-ra.
survive-learn-8-done = A csónaknak vége, és Kék felfedezője úszik. De most Kék következik: elsüllyed a `D4`, felbukkan egy cápa, és Kék kockája cápát mutat.
survive-learn-9 = Kék cápája a `D3`-ra ér, ahol a te piros „c” felfedeződ úszik. Mielőtt harapna, védekezhetsz. Űzd el!
survive-learn-9-hint = Válaszd ezt: „Elűzöm”.
survive-learn-9-done = A cápa eltűnt, az úszód biztonságban van. A játszma addig tart, amíg az egyik hegy alatti vulkán véget nem vet neki: akkor csak a szigeteken lévő értékek számítanak. Sok szerencsét!

## Puzzles: the task, what it asks, and what a puzzle is about.

survive-puzzles-goal-save = Ments meg minél több értéket ebben a körben
survive-puzzles-about-save = Vidd a felfedezőidet a szigetekre a három lépéseddel. Minden más út kevesebbet ment.
survive-puzzles-goal-board = Vigyél csónakba minél több értéket
survive-puzzles-about-board = A három lépésed után a csónakokban ülő felfedezőid érjék a legtöbbet.
survive-puzzles-worth = Utána legfeljebb { $own } érhető el, pedig { $best } is lehetséges.
survive-puzzles-theme-rescue = mentés
survive-puzzles-theme-boat = evező csónak
survive-puzzles-theme-swim = úszó
