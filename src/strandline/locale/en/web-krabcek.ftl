## Krabcek in the browser. Fields are named by a letter and two digits (g12, x20), pieces by krabcek-piece, players by krabcek-seat.

## Words that other messages use
krabcek-ui-number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}

## Moves in words
krabcek-ui-move-gate = Gate { $gate } is chosen
krabcek-ui-move-enter = A { krabcek-piece } enters and goes to { $goal }
krabcek-ui-move-enter-gate = A { krabcek-piece } enters on gate { $goal }
krabcek-ui-move-walk = From { $start } to { $goal }
krabcek-ui-move-switch = { $first } and { $second } change places
krabcek-ui-move-open = The first dice: Black { $black }, White { $white }
krabcek-ui-move-die = The die shows { krabcek-ui-number }

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } has built the tower and wins.
krabcek-ui-ended-stuck = { krabcek-seat } wins: the other player has no move.
krabcek-ui-ended-drawn = A draw: { $limit } turns are played.

## What is asked of who is to decide
# $count: of the gates that are free
krabcek-ui-ask-pick = Choose a gate; { $count ->
    [one] { $count } is free.
   *[other] { $count } are free.
}
krabcek-ui-ask-use = You have rolled a { krabcek-ui-number }: enter with a piece, or walk exactly { krabcek-fields }.
krabcek-ui-ask-jump = You have rolled a five: enter, walk exactly five fields, or jump from a gate to a gate of the other colour.
krabcek-ui-ask-switch = You have rolled a six: enter, walk exactly six fields, or let two pieces of different kinds change places.

## Places, as a screen reader says them
krabcek-ui-place-gate = Gate { $field }
krabcek-ui-place-avenue = Avenue { $field }
krabcek-ui-place-street = Street { $field }
krabcek-ui-place-alley = Alley { $field }
krabcek-ui-place-owner = { krabcek-seat }’s gate
krabcek-ui-place-free = no owner yet
krabcek-ui-place-piece = { $seat ->
    [0] black
   *[1] white
} { krabcek-piece }
krabcek-ui-place-ways = ways to { $fields }
krabcek-ui-place-goal = can be reached
krabcek-ui-place-choose = can be chosen
krabcek-ui-place-last = last move
krabcek-ui-place-shelf = { krabcek-seat }, off the board: { $piece ->
    [S] { $count ->
        [0] no Skinnyboy
        [one] { $count } Skinnyboy
       *[other] { $count } Skinnyboys
    }
    [M] { $count ->
        [0] no Middleman
        [one] { $count } Middleman
       *[other] { $count } Middlemen
    }
   *[B] { $count ->
        [0] no Bigboy
       *[other] { $count } Bigboy
    }
}

## On and beside the board
krabcek-ui-board = Krabcek: the labyrinth and the pieces beside it
krabcek-ui-turns = { $turns ->
    [one] { $turns } turn played
   *[other] { $turns } turns played
}; after { $limit } it is a draw
krabcek-ui-both = Two moves end here
krabcek-ui-both-walk = Walk onto it
krabcek-ui-both-switch = Change places
krabcek-ui-both-none = Neither

## The position, spoken
krabcek-ui-tell-gates = { krabcek-seat }’s gates: { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat } has no gate yet.
krabcek-ui-tell-pieces = { $seat ->
    [0] Black
   *[1] White
} { krabcek-piece }: { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat } has nobody on the board.
krabcek-ui-tell-off = { krabcek-seat } off the board: Skinnyboys { $skinny }, Middlemen { $middle }, Bigboys { $big }.
krabcek-ui-tell-streets = Streets: { $streets }. All other exits are Alleys.
