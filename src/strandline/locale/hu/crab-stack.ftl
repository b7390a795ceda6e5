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
