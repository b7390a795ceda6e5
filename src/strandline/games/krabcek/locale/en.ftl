## The game on the first page
krabcek-name = Krabcek
krabcek-description = A die and a labyrinth that is new every time. Be first to build the tower, or wall the other in.
krabcek-credit = Krabcek is a game by Paul Clark.

## What can be chosen in Krabcek
krabcek-option-tiles = The tiles of the labyrinth
krabcek-option-tiles-one = More ways: most crossings lead on
krabcek-option-tiles-two = Fewer ways: more dead ends
krabcek-option-turns = The longest game
krabcek-option-turns-is = After so many turns, both players’ together, the game is drawn.

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

# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
krabcek-rules-about = Two players race through a labyrinth that is new every time. Bring your pieces in through your gates, walk them as the die says, and be the first to build the tower: a Skinnyboy on a Middleman on the Bigboy. Or leave the other player without a move. The game is by Paul Clark; say “Krab-check”. There is luck in the die, and nothing is hidden.
krabcek-rules-labyrinth = The labyrinth
krabcek-rules-pieces = Pieces and gates
krabcek-rules-turn = Your turn
krabcek-rules-combine = Combining
krabcek-rules-end = The end
krabcek-rules-text = Written down

## The labyrinth
krabcek-rule-1 = _The board goes round._ 16 square tiles lie in four rows of four. Opposite edges are joined: whoever leaves the board at the bottom comes in again at the top, and whoever leaves at the left comes in at the right. Rows and columns are counted from 0 to 3.
krabcek-rule-2 = _Gates._ Each tile has two orange and two brown corners, and corners that touch have the same colour. The eight points where orange corners meet are the gates: `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. A gate on the border is drawn at both edges but is one gate: if it is occupied at one edge, it is at the other.
krabcek-rule-3 = _Three widths._ A field is an Avenue (wide), a Street (middling) or an Alley (narrow). Gates are Avenues, and no gate lies next to another Avenue. All fields are orange; brown is wall.
krabcek-rule-4 = _Two kinds of tile._ There are 11 tiles of kind A and 5 of kind B. On every tile an Avenue begins at each of its four sides, and one exit lies inside: an Alley on kind A, a Street on kind B. The exit leads to the gate at one corner of the tile; the gate at the opposite orange corner cannot be reached from this tile. So there are always exactly five Streets, each beside a gate. A gate without any exit is an island; one whose ways lead to no other gate is a dead end. What is joined inside a tile is seen on the board; the two sets of tiles differ in it: the usual one has more ways, the other more dead ends.
krabcek-rule-5 = _One field over the edge._ The two half Avenues of touching tiles are one field, also across the border of the board, where it is drawn on both sides. `hRC` is the Avenue on the upper side of the tile in row R and column C, `vRC` the one on its left side, and `xRC` the exit inside it. That makes 8 gates, 32 Avenues and 16 exits: 56 fields.
krabcek-rule-6 = _How a tile can lie._ So that orange meets orange, each place takes a tile in two of its four directions: turned by 1 or 3 quarters where row and column add up to an even number, by 0 or 2 where they add up to an odd one.
krabcek-rule-7 = _The deal._ The 16 tiles are shuffled and laid, each at random in one of its two directions. All labyrinths are equally likely.

## Pieces and gates
krabcek-rule-8 =
    _Your pieces._ Black and White each have seven, all off the board at first; who is Black is drawn by lot.
    - four Skinnyboys (S), who fit on every field;
    - two Middlemen (M), who fit on Streets and Avenues;
    - one Bigboy (B), who fits on Avenues only.
krabcek-rule-9 = _Choosing gates._ Before the first roll gates are taken in turn: Black takes one, White two, Black two, White two, and the last is Black’s by itself. Each player has four.
krabcek-rule-10 = _Who begins._ Both roll, again if they roll the same. The lower number begins, and its player uses it for the first turn, so this is never a 6. From then on every turn begins with a new roll.

## Your turn
krabcek-rule-11 = _Use the number._ With the number rolled you make one of these moves: enter, walk, Switch-6 or Jump-5. If you can, you must; there is no passing. As long as you can walk or enter you need not switch or jump, but if nothing else is possible you must.
krabcek-rule-12 = _Enter._ A piece from off the board comes in through one of your own gates, which must be empty. The gate counts as the first field: with a 1 it stands on the gate, with a 3 it goes two fields further. Every field on the way must be wide enough. So a Bigboy enters only with a 1.
krabcek-rule-13 = _Walk._ A piece on the board goes exactly as many fields as you have rolled, each wide enough for it. Gates are ordinary fields for this, yours and the other player’s alike.
krabcek-rule-14 = _One to a field._ No piece passes over an occupied field or lands on one, whoever stands there, except to combine on the last field (KR-17). No field comes twice in one move, the one where it began included.
krabcek-rule-15 = _Switch-6._ With a 6 you may instead let two of your pieces on the board change places, if they are of different kinds and each fits where it comes to. Gates are allowed. A stack is a kind of its own.
krabcek-rule-16 = _Jump-5._ With a 5 you may instead let a piece or stack of yours that stands on a gate jump to an empty gate of the other colour: from a black gate to a white one, or back.

## Combining
krabcek-rule-17 =
    _Piece onto piece._ With the exact number you may walk or enter onto a piece of your own:
    - a Skinnyboy onto a Middleman: together they are a Little Stack (L);
    - a Middleman onto the Bigboy: a Big Stack (G);
    - a Little Stack onto the Bigboy, or a Skinnyboy onto a Big Stack: the tower (T).
    Nothing else combines, so a Skinnyboy never goes onto the Bigboy alone. And nobody combines on a gate, whoever’s it is.
krabcek-rule-18 = _A stack is one piece._ It is never taken apart and is as wide as its widest member. It walks, switches and jumps like a piece, and may stand on gates.

## The end
krabcek-rule-19 = _The tower wins,_ at once.
krabcek-rule-20 = _No move loses._ Whoever has rolled and has no move with that number has lost at once, even on the very first turn.
krabcek-rule-21 = _Endless games._ After 400 turns, those of both players counted together, a game that nobody has won is drawn before the next roll. The number can be changed. A roll that cannot be used adds no turn.
krabcek-rule-22 = _The result._ The winner gets 1, the loser 0; a draw gives ½ to each.

## Written down
krabcek-rule-23 = _A move_ says what changes, so two ways to the same result are one move: `gate g12` takes a gate, `S@x12` enters to the field where the piece ends, `x12-h20` walks or jumps, `g01=x12` switches.
krabcek-rule-24 = _The dice:_ `open 4 2` is Black’s and White’s first roll, `die 5` any later one.
krabcek-rule-25 = _A position_ is tiles, gates, pieces, turn and turns played, with bars in between: `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. A tile is its kind and its quarter turns. The turn is `pick b` (Black takes a gate), `open` (the first roll), `roll w` (White rolls), `w 5` (White has a 5 to use), `over b` (Black has won) or `over -` (drawn). Whoever is not on the board is off it.
krabcek-rule-26 = _Options._ What can be chosen for a new table, and what is usual.

## What the printed book says, and what is ours
krabcek-edition-2-nl = The Dutch book marks a gate on the border at both edges.
krabcek-edition-4-ours = The book’s drawings of the tiles are lost to us. These tiles are a reconstruction that fits all that its text says: five Streets, each beside a gate, islands, dead ends, loops of four, and its example of an endgame. Other sets can be added.
krabcek-edition-8-nl = In the Dutch book one player hides a Bigboy in each hand and the other picks.
krabcek-edition-10-ours = The book does not say what happens when both roll the same; here they roll again.
krabcek-edition-11-nl = The Dutch book says that Switch-6 and Jump-5 are never a duty, but its own example of an endgame forces a switch when nothing else is possible. That is what is played here.
krabcek-edition-16-ours = That stacks may jump too is our reading.
krabcek-edition-17-ours = The book’s “smaller onto bigger” could also mean a Skinnyboy on the Bigboy; as this is on neither of its two ways to the tower, it is not allowed here.
krabcek-edition-21-ours = The book ends no endless game; the 400 turns are ours.

## The edition and ours
krabcek-editions-about = One printed book lies behind these rules, in Dutch. Where it is silent or its pictures are missing, we had to decide.
krabcek-editions-tiles = The ways on the tiles
krabcek-editions-tiles-nl = in drawings that are lost
krabcek-editions-tiles-here = rebuilt to fit the text; set one or two
krabcek-editions-equal = Both roll the same
krabcek-editions-equal-nl = not said
krabcek-editions-equal-here = roll again
krabcek-editions-duty = Switch-6 and Jump-5
krabcek-editions-duty-nl = never a duty, but forced in its example
krabcek-editions-duty-here = a duty only when nothing else is possible
krabcek-editions-skinny = A Skinnyboy on the Bigboy
krabcek-editions-skinny-nl = “smaller onto bigger”
krabcek-editions-skinny-here = not allowed
krabcek-editions-endless = An endless game
krabcek-editions-endless-nl = not said
krabcek-editions-endless-here = drawn after 400 turns, or as agreed
krabcek-editions-colours = Who is Black
krabcek-editions-colours-nl = pick a hand
krabcek-editions-colours-here = drawn by lot

## Krabcek
krabcek-example-gates = Black takes one gate, White two, Black two, White two; the last is Black’s. Then both roll, and the lower number begins.
krabcek-example-edge = Over the upper edge and in again at the bottom.
krabcek-example-enter = With a 2 a Middleman comes in: the gate is the first field, the Street beside it the second.
krabcek-example-big = A Bigboy enters with a 1, here onto the island `g03`, and waits there.
krabcek-example-switch = With a 6 the Bigboy on the gate changes places with the Skinnyboy on the Avenue.
krabcek-example-jump = With a 5 the Bigboy jumps from a black gate to an empty white one.
krabcek-example-combine = A Middleman walks onto the Bigboy. Later a Skinnyboy comes in and makes the tower: Black has won.
krabcek-example-walk = White needs one Skinnyboy on the Big Stack. With a 2 the one beside it walks there.
krabcek-example-forced = With a 6 nobody can walk six fields or come in: White must switch.
krabcek-example-stuck = With a 5 White has no move at all, and has lost.

## Krabcek: you are Black
krabcek-learn-1 = You are Black. First, gates are chosen; your pieces will come in through yours. A good gate has many exits, and wide ones: Streets are wide enough for Middlemen. Take the gate `g30` at the left border: two of its exits are Streets.
krabcek-learn-1-hint = `g30` is drawn at the left and at the right border; it is one and the same gate. Take it at either side.
krabcek-learn-1-done = White takes two gates, `g12` and `g32`.
krabcek-learn-2 = Now you take two. `g21` has a Street beside it and `g01` has three exits. Take both.
krabcek-learn-2-hint = Take `g21` and `g01`, in any order.
krabcek-learn-2-done = White takes `g23` and `g10`, and the last one, `g03`, is yours: an island without any exit. Then both roll. You have a 2 and White a 4: the lower number begins.
krabcek-learn-3 = With a 2 you bring in a piece: the gate is the first field, the second is the one where it ends. Bring in a Middleman onto the Street `x20`, beside your gate `g30`.
krabcek-learn-3-hint = Choose a Middleman from your pieces off the board and then `x20`. Skinnyboys fit everywhere, but Middlemen are harder to bring in.
krabcek-learn-3-done = White brings in a Middleman with a 1, onto a gate. And you roll a 1.
krabcek-learn-4 = The Bigboy fits on Avenues only, and no gate is next to an Avenue. So a Bigboy comes in with a 1, onto a gate, and cannot walk off it. Put yours where it is least in the way: on the island `g03`.
krabcek-learn-4-hint = Choose the Bigboy and then `g03` at the upper border.
krabcek-learn-4-done = There it waits for a 5 or a 6. White brings in a Skinnyboy, and you roll a 3.
krabcek-learn-5 = Get someone ready to change places with the Bigboy: he must stand on an Avenue. Bring in a Skinnyboy with your 3 so that he ends on the Avenue `v31`.
krabcek-learn-5-hint = Choose a Skinnyboy and then `v31`: in through `g30` or `g01`, over an exit, to the Avenue.
krabcek-learn-5-done = White walks on, and you roll a 6: just what you need.
krabcek-learn-6 = With a 6, two of your pieces of different kinds may change places: Switch-6. Let the Bigboy on `g03` and the Skinnyboy on `v31` do so.
krabcek-learn-6-hint = Pick up the Bigboy on `g03` and put him on the Skinnyboy on `v31`.
krabcek-learn-6-done = The Bigboy is out in the streets, or rather in the Avenues. White walks again, and you roll a 2.
krabcek-learn-7 = Now combine: the smaller goes onto the bigger, with the exact number, and not on a gate. Walk the Middleman from `x20` two fields onto the Bigboy on `v31`.
krabcek-learn-7-hint = Pick up the Middleman on `x20` and put him on `v31`.
krabcek-learn-7-done = That is a Big Stack, and it is never taken apart. Any Skinnyboy can finish the tower. White brings in one more piece, and you roll a 4.
krabcek-learn-8 = A Skinnyboy onto the Big Stack makes the tower, and the tower wins at once. With your 4 one can come in and end just there.
krabcek-learn-8-hint = Choose a Skinnyboy off the board and then `v31`.
krabcek-learn-8-done = The tower stands: you have won! And remember the other way to win: who has rolled and cannot move has lost.
