## Crab Stack in the browser. Rocks are named by column and row (b2). Sizes are L, M, S; colours r, b, g, y.

## Crabs and stacks
crab-ui-crab = { $size ->
    [L] large
    [M] medium
   *[S] small
} { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} crab
crab-ui-rock-bare = { $cell }: bare rock
crab-ui-rock-one = { $cell }: { $crab }
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-ui-rock-stack = { $cell }: { $crab } on top of { $crabs }
crab-ui-can-go = can move
crab-ui-goal = can go here
crab-ui-held = in your hand
crab-ui-threatened = can be covered
crab-ui-group = belongs to the group of { $cell }; choose it to keep that group
crab-ui-look = Stack on { $cell }, top first
crab-ui-hold-goals = { $crab } picked up on { $cell }. { $count ->
    [one] It can go to { $goals }.
   *[other] It can go to { $count } rocks: { $goals }.
}

## Moves in words
crab-ui-move-goes = From { $from } onto { $to }
crab-ui-move-keeps = Keeps the group of { $cell }; the wave takes the rest

## What is asked
crab-ui-ask-go = Move one of your crabs onto another.
crab-ui-ask-keep = { $count ->
    [one] The groups are equal. Choose the one that stays.
   *[other] { $count } groups are equal. Choose the one that stays.
}

## What has ended the game
crab-ui-ended-won = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
} is the last who could move, and has won.
crab-ui-ended-drawn = The same position has come again and again: the game is drawn.

## The position in sentences
crab-ui-say-player = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
}: { $free ->
    [one] { $free } crab on top
   *[other] { $free } crabs on top
}, { $covered ->
    [one] { $covered } covered
   *[other] { $covered } covered
}.
crab-ui-say-out = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
} is out; the crabs stay: { $free ->
    [one] { $free } on top
   *[other] { $free } on top
}, { $covered ->
    [one] { $covered } covered
   *[other] { $covered } covered
}.
crab-ui-say-stack = { $stack }.
crab-ui-say-bare = { $count ->
    [one] { $count } rock is bare.
   *[other] { $count } rocks are bare.
}
