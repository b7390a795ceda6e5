## Crab Stack in the browser. Rocks are named by column and row (b2). Sizes are L, M, S; colours r, b, g, y.

## Crabs and stacks
crab-ui-crab = { $size ->
    [L] gros crabe
    [M] crabe moyen
   *[S] petit crabe
} { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
}
crab-ui-rock-bare = { $cell } : case vide
crab-ui-rock-one = { $cell } : { $crab }
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-ui-rock-stack = { $cell } : { $crab } au-dessus de { $crabs }
crab-ui-can-go = peut se déplacer
crab-ui-goal = peut venir ici
crab-ui-held = en main
crab-ui-threatened = peut être couvert
crab-ui-group = fait partie du groupe de { $cell } ; choisissez-la pour garder ce groupe
crab-ui-look = Pile en { $cell }, de haut en bas
crab-ui-hold-goals = { $crab } pris en { $cell }. { $count ->
    [one] Il peut aller en { $goals }.
   *[other] Il peut aller sur { $count } cases : { $goals }.
}

## Moves in words
crab-ui-move-goes = De { $from } sur { $to }
crab-ui-move-keeps = Garde le groupe de { $cell } ; la vague emporte le reste

## What is asked
crab-ui-ask-go = Déplacez un de vos crabes sur un autre.
crab-ui-ask-keep = { $count ->
    [one] Les groupes sont à égalité. Choisissez celui qui reste.
   *[other] { $count } groupes sont à égalité. Choisissez celui qui reste.
}

## What has ended the game
crab-ui-ended-won = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
} est le dernier qui pouvait jouer, et a gagné.
crab-ui-ended-drawn = La même position revient encore et encore : match nul.

## The position in sentences
crab-ui-say-player = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
} : { $free ->
    [one] { $free } crabe en haut
   *[other] { $free } crabes en haut
}, { $covered ->
    [one] { $covered } couvert
   *[other] { $covered } couverts
}.
crab-ui-say-out = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
} a perdu ; ses crabes restent : { $free ->
    [one] { $free } en haut
   *[other] { $free } en haut
}, { $covered ->
    [one] { $covered } couvert
   *[other] { $covered } couverts
}.
crab-ui-say-stack = { $stack }.
crab-ui-say-bare = { $count ->
    [one] { $count } case est vide.
   *[other] { $count } cases sont vides.
}
