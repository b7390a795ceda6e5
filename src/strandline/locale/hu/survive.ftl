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
