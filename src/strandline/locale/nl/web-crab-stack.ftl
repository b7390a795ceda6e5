## Crab Stack in the browser. Rocks are named by column and row (b2). Sizes are L, M, S; colours r, b, g, y.

## Crabs and stacks
crab-ui-crab = { $size ->
    [L] grote
    [M] middelgrote
   *[S] kleine
} { $colour ->
    [r] rode
    [b] blauwe
    [g] groene
   *[y] gele
} krab
crab-ui-rock-bare = { $cell }: lege rots
crab-ui-rock-one = { $cell }: { $crab }
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-ui-rock-stack = { $cell }: { $crab } op { $crabs }
crab-ui-can-go = kan lopen
crab-ui-goal = kan hierheen
crab-ui-held = in je hand
crab-ui-threatened = kan bedekt worden
crab-ui-group = hoort bij de groep van { $cell }; kies hem om die groep te houden
crab-ui-look = Stapel op { $cell }, van boven naar beneden
crab-ui-hold-goals = { $crab } opgepakt op { $cell }. { $count ->
    [one] Hij kan naar { $goals }.
   *[other] Hij kan naar { $count } rotsen: { $goals }.
}

## Moves in words
crab-ui-move-goes = Van { $from } op { $to }
crab-ui-move-keeps = Houdt de groep van { $cell }; de golf neemt de rest mee

## What is asked
crab-ui-ask-go = Verplaats een van je krabben naar een andere krab.
crab-ui-ask-keep = { $count ->
    [one] De groepen zijn gelijk. Kies welke blijft.
   *[other] { $count } groepen zijn gelijk. Kies welke blijft.
}

## What has ended the game
crab-ui-ended-won = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
} kon als laatste nog zetten, en heeft gewonnen.
crab-ui-ended-drawn = Dezelfde stelling komt steeds terug: het is gelijkspel.

## The position in sentences
crab-ui-say-player = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
}: { $free ->
    [one] { $free } krab bovenop
   *[other] { $free } krabben bovenop
}, { $covered } vastgezet.
crab-ui-say-out = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Groen
   *[3] Geel
} ligt eruit; de krabben blijven: { $free } bovenop, { $covered } vastgezet.
crab-ui-say-stack = { $stack }.
crab-ui-say-bare = { $count ->
    [one] { $count } rots is leeg.
   *[other] { $count } rotsen zijn leeg.
}
