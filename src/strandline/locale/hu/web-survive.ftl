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
