## Crab Stack in the browser. Rocks are named by column and row (b2). Sizes are L, M, S; colours r, b, g, y.

## Crabs and stacks
crab-ui-crab = { $size ->
    [L] nagy
    [M] közepes
   *[S] kis
} { $colour ->
    [r] piros
    [b] kék
    [g] zöld
   *[y] sárga
} rák
crab-ui-rock-bare = { $cell }: üres mező
crab-ui-rock-one = { $cell }: { $crab }
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-ui-rock-stack = { $cell }: felül { $crab }, alatta: { $crabs }
crab-ui-can-go = léphet
crab-ui-goal = ide léphet
crab-ui-held = a kezedben
crab-ui-threatened = ráléphetnek
crab-ui-group = ebbe a csoportba tartozik: { $cell }; válaszd ki, hogy ez a csoport maradjon
crab-ui-look = Torony itt: { $cell }, felülről lefelé
crab-ui-hold-goals = Felvéve: { $crab }, { $cell }. { $count ->
    [one] Ide léphet: { $goals }.
   *[other] { $count } mezőre léphet: { $goals }.
}

## Moves in words
crab-ui-move-goes = Innen: { $from }, ide: { $to }
crab-ui-move-keeps = Ez a csoport marad: { $cell }; a többit elmossa a hullám

## What is asked
crab-ui-ask-go = Lépj egy rákoddal egy másikra.
crab-ui-ask-keep = { $count ->
    [one] A csoportok egyenlők. Válaszd ki, melyik maradjon.
   *[other] { $count } csoport egyenlő. Válaszd ki, melyik maradjon.
}

## What has ended the game
crab-ui-ended-won = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
} tudott utoljára lépni, ő nyert.
crab-ui-ended-drawn = Ugyanaz az állás áll elő újra meg újra: a játék döntetlen.

## The position in sentences
crab-ui-say-player = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
}: { $free } rák felül, { $covered } másik alatt.
crab-ui-say-out = { $seat ->
    [0] Piros
    [1] Kék
    [2] Zöld
   *[3] Sárga
} kiesett; a rákjai maradnak: { $free } felül, { $covered } másik alatt.
crab-ui-say-stack = { $stack }.
crab-ui-say-bare = { $count } mező üres.
