## Words that other messages use
krabcek-piece = { $piece ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] tower
}
krabcek-other = { $other ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] tower
}
krabcek-fields = { $number ->
    [one] one field
   *[other] { $number } fields
}

## What is wrong with a tile set of one's own
krabcek-tiles-kinds = a tile set is the links of two kinds, A and B, such as “NW-X X-W W-N W-S / NW-X X-W W-N”, not “{ $value }”
krabcek-tiles-form = { $link } in kind { $kind }: a link joins two of N, E, S, W, X and NW, such as X-W
krabcek-tiles-twice = { $link } in kind { $kind }: this link is there already
krabcek-tiles-itself = { $link } in kind { $kind }: no point is linked with itself
krabcek-tiles-corner = { $link } in kind { $kind }: NW is the only corner of a tile with a way to its gate
krabcek-tiles-avenue = { $link } in kind { $kind }: a gate must not touch an Avenue; from NW the only way leads to X
krabcek-tiles-street = kind B lacks the link NW-X: each Street lies beside a gate

## Why a position's text cannot be read
krabcek-text-form = a position is “tiles | gates | pieces | turn | turns played”
krabcek-text-tiles = there must be four rows of four tiles, such as “A3 A0 B3 A2 / …”
krabcek-text-tile = a tile is its kind, A or B, and its quarter turns, 0 to 3, such as A3
krabcek-text-quarters = the tile in row { $row }, column { $column } can be turned { $allowed } quarters, or brown would meet orange
krabcek-text-kinds = there are 5 tiles of kind B, not { $count }
krabcek-text-gates = the gates taken are written such as “b g10 w g12 g21”, with - for none
krabcek-text-pieces = the pieces on the board are written such as “b S@x12 w -”, with - for none
krabcek-text-gate = the gates are { $allowed }
krabcek-text-gate-twice = this gate is taken twice
krabcek-text-piece = a piece is one of S, M, B, L, G, T and its field, such as S@x12
krabcek-text-field = there is no such field
krabcek-text-field-twice = two pieces stand on this field
krabcek-text-narrow = this field is too narrow for a { krabcek-piece }
krabcek-text-too-many = a player has { $owned } { $owned ->
    [one] { krabcek-piece }
   *[other] { $piece ->
        [M] Middlemen
       *[S] Skinnyboys
    }
}, those in stacks included, not { $count }
krabcek-text-turns = the number of turns played is a number
krabcek-text-too-late = the game is drawn after { $limit } turns
krabcek-text-turn = whose turn it is is written “pick b”, “open”, “roll w”, “w 5”, “over b” or “over -”
krabcek-text-four-gates = by now each player has four gates
krabcek-text-too-early = no piece is on the board before the first dice
krabcek-text-turns-early = no turns are played before the first dice, not { $turns }
krabcek-text-pick-order = Black takes one gate, then each two in turn: Black cannot have { $black } while White has { $white } and a choice is left
krabcek-text-picker = { krabcek-seat } has to choose
krabcek-text-tower = there is a tower on the board, so the game is over
krabcek-text-drawn = after { $limit } turns the game is drawn
krabcek-text-not-drawn = the game is drawn only after { $limit } turns without a tower
krabcek-text-other-tower = this is not the player with the tower
krabcek-text-not-won = there is no tower, and { krabcek-seat } has a move with every number

## Why a move is not legal
krabcek-dice = the dice come first: { $allowed }
krabcek-no-field = there is no field { $field }
krabcek-pick = gates are chosen first, such as gate g12
krabcek-picked = all gates are chosen
krabcek-no-gate = { $field } is no gate
krabcek-gate-taken = { $gate } is taken by { krabcek-seat }
krabcek-rolled = a { $number } has been rolled and has to be used first
krabcek-stack-enters = a { krabcek-piece } is made on the board and does not enter
krabcek-none-off = you have no { krabcek-piece } off the board
krabcek-gates-full = all your gates are occupied, so nobody can enter
krabcek-bigboy-enters = a Bigboy enters only with a 1, and a { $number } was rolled
krabcek-gate-full = { $gate } is occupied: a piece enters through an empty gate
krabcek-not-your-gate = { $gate } is not your gate
krabcek-entry-steps = from none of your empty gates is { $goal } field number { $number }, the gate counted as the first
krabcek-nobody-there = nobody stands on { $field }
krabcek-not-yours = the piece on { $field } is not yours
krabcek-stays = no field twice in one move, { $field } included
krabcek-occupied = { $field } is occupied by the other player
krabcek-no-combination = a { krabcek-piece } does not go onto a { krabcek-other }
krabcek-combines-on-gate = nobody combines on a gate, such as { $gate }
krabcek-narrow = { $field } is too narrow for a { krabcek-piece }
krabcek-narrow-way = every way of { krabcek-fields } to { $goal } is too narrow for a { krabcek-piece }
krabcek-blocked = every way of { krabcek-fields } to { $goal } is blocked
krabcek-jump-number = a jump from gate to gate needs a 5, and a { $number } was rolled
krabcek-jump-owner = a jump leads from one player's gate to the other's, and { $start } and { $goal } belong to the same
krabcek-steps = no way of exactly { krabcek-fields } leads from { $start } to { $goal }
krabcek-switch-number = a switch needs a 6, and a { $number } was rolled
krabcek-switch-alike = only pieces of different kinds switch, not a { krabcek-piece } with another

## At the table
krabcek-about = A die, and a labyrinth that is new every time: build the tower, or leave the other no move. 2 players, 30 minutes.
krabcek-seat = { $seat ->
    [0] Black
   *[1] White
}
