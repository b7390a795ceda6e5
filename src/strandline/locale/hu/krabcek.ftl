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
