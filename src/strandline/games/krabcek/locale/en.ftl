## The game on the first page
krabcek-name = Krabcek
krabcek-description = One die and a maze that changes every game. Build your tower first, or box your opponent in.
krabcek-credit = Krabcek is a game by Paul Clark.

## What can be chosen in Krabcek
krabcek-option-tiles = Tiles of the labyrinth
krabcek-option-tiles-one = More ways: most crossings lead on
krabcek-option-tiles-two = Fewer ways: more exits lead nowhere
krabcek-option-turns = Turn limit
krabcek-option-turns-is = The game is a draw after this many turns, both players’ turns counted together.

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

## What a piece or a field is and does: its _name_ and a sentence
krabcek-piece-skinnyboy = _Skinnyboy_: fits on every field, and climbs onto a Middleman or a Big Stack.
krabcek-piece-middleman = _Middleman_: fits on Streets and Avenues, and climbs onto the Bigboy.
krabcek-piece-bigboy = _Bigboy_: the base of the tower. It fits only on Avenues, and enters only with a 1.
krabcek-piece-little-stack = _Little Stack_: a Skinnyboy on a Middleman. On the Bigboy it makes the tower.
krabcek-piece-big-stack = _Big Stack_: a Middleman on the Bigboy. A Skinnyboy on top makes the tower.
krabcek-piece-tower = _Tower_: a Skinnyboy on a Middleman on the Bigboy. It wins the game.
krabcek-tile-gate = _Gate_: your pieces enter through your own gates. Every piece fits here, but pieces can’t combine.
krabcek-tile-avenue = _Avenue_: wide, so every piece fits.
krabcek-tile-street = _Street_: Skinnyboys and Middlemen fit, but no Bigboy.
krabcek-tile-alley = _Alley_: narrow, so only Skinnyboys fit.
krabcek-tile-edge = _At the edge_: this field is drawn on the opposite side too, and the ways go on there.

## What is wrong with a tile set of one's own
krabcek-tiles-kinds = a tile set lists the links of two kinds, A and B, such as “NW-X X-W W-N W-S / NW-X X-W W-N”, not “{ $value }”
krabcek-tiles-form = { $link } in kind { $kind }: a link joins two of N, E, S, W, X and NW, such as X-W
krabcek-tiles-twice = { $link } in kind { $kind }: this link is listed twice
krabcek-tiles-itself = { $link } in kind { $kind }: a point cannot link to itself
krabcek-tiles-corner = { $link } in kind { $kind }: NW is the only corner of a tile with a way to its gate
krabcek-tiles-avenue = { $link } in kind { $kind }: a gate must not touch an Avenue; from NW the only way leads to X
krabcek-tiles-street = kind B lacks the link NW-X: each Street lies beside a gate

## Why a position's text cannot be read
krabcek-text-form = a position is “tiles | gates | pieces | turn | turns played”
krabcek-text-tiles = there must be four rows of four tiles, such as “A3 A0 B3 A2 / …”
krabcek-text-tile = a tile is its kind, A or B, and its quarter turns, 0 to 3, such as A3
krabcek-text-quarters = the tile in row { $row }, column { $column } must be turned by { $allowed } quarters, or brown would meet orange
krabcek-text-kinds = there must be 5 tiles of kind B, not { $count }
krabcek-text-gates = write the gates like “b g10 w g12 g21”, with - for none
krabcek-text-pieces = write the pieces on the board like “b S@x12 w -”, with - for none
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
krabcek-text-turns = the turns played must be a number
krabcek-text-too-late = the game is a draw after { $limit } turns
krabcek-text-turn = write the turn as “pick b”, “open”, “roll w”, “w 5”, “over b” or “over -”
krabcek-text-four-gates = each player must have four gates by now
krabcek-text-too-early = no piece can be on the board before the first roll
krabcek-text-turns-early = no turn can be played before the first roll, so not { $turns }
krabcek-text-pick-order = Black takes one gate, then each player takes two in turn: Black cannot have { $black } while White has { $white } and there are gates to choose
krabcek-text-picker = it is { krabcek-seat }’s choice
krabcek-text-tower = there is a tower on the board, so the game is over
krabcek-text-drawn = the game is a draw after { $limit } turns
krabcek-text-not-drawn = the game is a draw only after { $limit } turns without a tower
krabcek-text-other-tower = the other player has the tower
krabcek-text-not-won = there is no tower, and { krabcek-seat } has a move with every number

## Why a move is not legal
krabcek-dice = roll the dice first: { $allowed }
krabcek-no-field = there is no field { $field }
krabcek-pick = first choose your gates, such as gate g12
krabcek-picked = all gates have been chosen
krabcek-no-gate = { $field } is not a gate
krabcek-gate-taken = { krabcek-seat } has already taken { $gate }
krabcek-rolled = first use the { $number } that you rolled
krabcek-stack-enters = a { krabcek-piece } cannot enter: it forms on the board
krabcek-none-off = you have no { krabcek-piece } off the board
krabcek-gates-full = all your gates are occupied, so no piece can enter
krabcek-bigboy-enters = a Bigboy enters only with a 1, and you rolled a { $number }
krabcek-gate-full = { $gate } is occupied: a piece enters through an empty gate
krabcek-not-your-gate = { $gate } is not your gate
krabcek-entry-steps = { $goal } is not field number { $number } from any of your empty gates; the gate counts as the first field
krabcek-nobody-there = there is no piece on { $field }
krabcek-not-yours = the piece on { $field } is not yours
krabcek-stays = a piece cannot end its move where it began, on { $field }
krabcek-occupied = the other player occupies { $field }
krabcek-no-combination = a { krabcek-piece } cannot go onto a { krabcek-other }
krabcek-combines-on-gate = pieces cannot combine on a gate, such as { $gate }
krabcek-narrow = { $field } is too narrow for a { krabcek-piece }
krabcek-narrow-way = every way of { krabcek-fields } to { $goal } is too narrow for a { krabcek-piece }
krabcek-blocked = every way of { krabcek-fields } to { $goal } is blocked
krabcek-jump-number = a jump from gate to gate needs a 5, and you rolled a { $number }
krabcek-jump-owner = a jump goes from one player’s gate to the other’s, but { $start } and { $goal } belong to the same player
krabcek-steps = no way of exactly { krabcek-fields } leads from { $start } to { $goal }
krabcek-switch-number = a switch needs a 6, and you rolled a { $number }
krabcek-switch-alike = you can only switch pieces of different kinds, not a { krabcek-piece } with another

## At the table
krabcek-about = One die and a maze that changes every game: build the tower, or leave your opponent without a move. 2 players, 30 minutes.
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
# Moves in the list of moves, and as the choice of a move.
krabcek-ui-move-gate = Takes gate { $gate }
krabcek-ui-move-enter = A { krabcek-piece } enters and goes to { $goal }
krabcek-ui-move-enter-gate = A { krabcek-piece } enters on gate { $goal }
krabcek-ui-move-walk = From { $start } to { $goal }
krabcek-ui-move-switch = { $first } and { $second } switch places
krabcek-ui-move-open = First roll: Black { $black }, White { $white }
krabcek-ui-move-die = The die shows { krabcek-ui-number }

## What a move has caused, in the list of moves and for screen readers
krabcek-effect-stack = A { krabcek-piece } now stands on { $field }.
krabcek-effect-begins = { krabcek-seat } begins, with a { krabcek-ui-number }.
krabcek-effect-gate = The last gate, { $gate }, goes to Black.
# $seat: who has lost.
krabcek-effect-blocked = { $seat ->
    [0] Black
   *[1] White
} has no move with a { krabcek-ui-number }: { $seat ->
    [0] White
   *[1] Black
} wins.

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } wins: the tower is built.
krabcek-ui-ended-stuck = { krabcek-seat } wins: the other player has no move.
krabcek-ui-ended-drawn = A draw: { $limit } turns have been played.

## Prompts to the player to move
# Prompt; $count: of the gates that are free
krabcek-ui-ask-pick = Choose a gate: { $count ->
    [one] { $count } is free.
   *[other] { $count } are free.
}
krabcek-ui-ask-use = You rolled a { krabcek-ui-number }: enter with a piece, or walk exactly { krabcek-fields }.
krabcek-ui-ask-jump = You rolled a five: enter with a piece, walk exactly five fields, or jump from a gate to a gate of the other colour.
krabcek-ui-ask-switch = You rolled a six: enter with a piece, walk exactly six fields, or switch two pieces of different kinds.
krabcek-ui-first = Black takes the first gate.

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
krabcek-ui-turn-of = Turn { $turn } of { $limit }
# Heading of a small picture of Alley, Street and Avenue, each with the pieces that fit.
krabcek-ui-legend = Who fits where
# Above the buttons of the next three messages.
krabcek-ui-both = Two moves end here. Which one do you mean?
krabcek-ui-both-walk = Walk onto it
krabcek-ui-both-switch = Switch places
krabcek-ui-both-none = Neither

## The position, spoken
krabcek-ui-tell-gates = { krabcek-seat }’s gates: { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat } has no gates yet.
krabcek-ui-tell-pieces = { $seat ->
    [0] Black
   *[1] White
} { krabcek-piece }: { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat } has no pieces on the board.
krabcek-ui-tell-off = { krabcek-seat } off the board: Skinnyboys { $skinny }, Middlemen { $middle }, Bigboys { $big }.
krabcek-ui-tell-streets = Streets: { $streets }. All other exits are Alleys.

# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
krabcek-quick-goal =
    _Goal: the tower_
    Put a Skinnyboy on a Middleman on your Bigboy. Pieces combine when one lands on the other with the exact number, but never on a gate.
krabcek-quick-goal-picture = A black tower: a round Skinnyboy on a square Middleman on the eight-sided Bigboy.
krabcek-quick-turn =
    _Your turn: roll and move_
    Bring in a piece through an empty gate of yours, which counts as its first field, or walk with one. Use exactly the number you rolled.
krabcek-quick-turn-picture = The die shows four. An arrow leads from a black gate to the fourth field, with the gate as the first.
krabcek-quick-widths =
    _Three widths_
    A Skinnyboy fits everywhere, a Middleman on Streets and Avenues, the Bigboy only on Avenues.
krabcek-quick-widths-picture = The Bigboy on a wide field, a Middleman on a medium one, a Skinnyboy on a narrow one.
krabcek-quick-edge =
    _Over the edge_
    A piece that leaves the board on one side comes in again on the opposite side. But no piece passes over another.
krabcek-quick-edge-picture = The die shows three. An arrow leaves the board at the right and comes in again at the left.
krabcek-quick-powers =
    _Jump-5 and Switch-6_
    With a 5 a piece may instead jump from a gate to an empty gate of the other colour. With a 6 you may swap two different pieces of yours.
krabcek-quick-powers-picture = The die shows five. An arrow: the Bigboy jumps from a black gate to a white one.
krabcek-quick-end =
    _The end_
    If you build the tower, you win at once. But if you’ve rolled and have no move, you lose.
krabcek-quick-end-picture = The die shows two. An arrow: a white Skinnyboy walks onto a white Big Stack.

## The page
krabcek-rules-about = Two players race through a labyrinth that is different every time. Bring your pieces in through your gates, walk them as the die says, and be the first to build the tower: a Skinnyboy on a Middleman on the Bigboy. Or leave your opponent without a move. Krabcek is a game by Paul Clark; say “Krab-check”. There is luck in the die, and nothing is hidden.
krabcek-rules-labyrinth = The labyrinth
krabcek-rules-pieces = Pieces and gates
krabcek-rules-turn = Your turn
krabcek-rules-combine = Combining
krabcek-rules-end = The end
krabcek-rules-text = Written down

## The labyrinth
krabcek-rule-1 = _The board has no edge._ 16 square tiles lie in four rows of four. Opposite edges are joined: a piece that leaves the board at the bottom comes in again at the top, and a piece that leaves at the left comes in at the right. Rows and columns are counted from 0 to 3.
krabcek-rule-2 = _Gates._ Each tile has two orange and two brown corners, and corners that touch have the same colour. The eight points where orange corners meet are the gates: `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. A gate on the border is drawn at both edges but is one gate: if it is occupied at one edge, it is occupied at the other too. Other wide fields look like gates; they are not.
krabcek-rule-3 = _Three widths._ A field is an Avenue (wide), a Street (medium) or an Alley (narrow). Gates are Avenues, and no gate lies next to another Avenue. All fields are orange; brown is wall.
krabcek-rule-4 = _Two kinds of tile._ There are 11 tiles of kind A and 5 of kind B. On every tile an Avenue begins at each of its four sides, and one exit lies inside: an Alley on kind A, a Street on kind B. The exit leads to the gate at one orange corner of the tile; the gate at the opposite corner can’t be reached from this tile. So there are always exactly five Streets, each beside a gate. A gate without any exit is an island. A gate from which no way leads to another gate is a dead end. The board shows which fields are joined inside a tile. There are two sets of tiles: the default one has more ways, and in the other more exits lead nowhere.
krabcek-rule-5 = _One field across two tiles._ The two half Avenues of touching tiles are one field. This holds across the border of the board too, where the field is drawn on both sides. `hRC` is the Avenue on the upper side of the tile in row R and column C, `vRC` the Avenue on its left side, and `xRC` the exit inside it. There are 8 gates, 32 Avenues and 16 exits: 56 fields.
krabcek-rule-6 = _How a tile can lie._ Orange must meet orange, so each place takes a tile in only two of its four directions: turned by 1 or 3 quarters where row and column add up to an even number, by 0 or 2 where they add up to an odd number.
krabcek-rule-7 = _The deal._ The 16 tiles are shuffled and laid, each at random in one of its two directions. All labyrinths are equally likely.

## Pieces and gates
krabcek-rule-8 =
    _Your pieces._ Black and White have seven pieces each, all off the board at first. The table draws by lot who plays Black, unless this was chosen when the table was created.
    - Four Skinnyboys (S) fit on every field.
    - Two Middlemen (M) fit on Streets and Avenues.
    - One Bigboy (B) fits only on Avenues.
krabcek-rule-9 = _Choosing gates._ Before the first roll the players choose gates: Black takes one, White two, Black two, White two, and the last gate is Black’s without a choice. Each player has four gates.
krabcek-rule-10 = _Who starts._ Both players roll, and roll again if the numbers are equal. The player with the lower number starts and uses that number for the first turn, so it is never a 6. From then on every turn begins with a new roll.

## Your turn
krabcek-rule-11 = _Use the number._ With the number you rolled you make one of these moves: enter, walk, Switch-6 or Jump-5. If you can move, you must; you can’t pass. As long as you can walk or enter, you need not switch or jump. If nothing else is possible, you must.
krabcek-rule-12 = _Enter._ A piece from off the board comes in through one of your own gates, which must be empty. The gate counts as the first field: with a 1 the piece stands on the gate, with a 3 it goes two fields further. Every field on the way must be wide enough. So a Bigboy can enter only with a 1.
krabcek-rule-13 = _Walk._ A piece on the board goes exactly as many fields as you rolled, and each must be wide enough for it. For walking, gates are ordinary fields, yours and your opponent’s alike.
krabcek-rule-14 = _One piece to a field._ No piece may pass over an occupied field or land on one, whoever stands there, except to combine on the last field (KR-17). No field may come twice in one move, including the field where the move began.
krabcek-rule-15 = _Switch-6._ With a 6 you may instead swap two of your pieces on the board, if they are of different kinds and each fits on its new field. Gates are allowed. A stack is a kind of its own.
krabcek-rule-16 = _Jump-5._ With a 5 you may instead take a piece or stack of yours that stands on a gate to an empty gate of the other colour: from a black gate to a white one, or from a white gate to a black one.

## Combining
krabcek-rule-17 =
    _Piece onto piece._ With the exact number you may walk or enter onto a piece of your own:
    - a Skinnyboy onto a Middleman makes a Little Stack (L);
    - a Middleman onto the Bigboy makes a Big Stack (G);
    - a Little Stack onto the Bigboy, or a Skinnyboy onto a Big Stack, makes the tower (T).
    Nothing else combines, so a Skinnyboy never goes onto the Bigboy alone. Pieces never combine on a gate, whoever owns it.
krabcek-rule-18 = _A stack is one piece._ It is never taken apart and is as wide as its widest piece. It walks, switches and jumps like a piece, and it may stand on gates.

## The end
krabcek-rule-19 = _The tower wins._ If you build the tower, you win at once.
krabcek-rule-20 = _No move? You lose._ If you have rolled and have no move with that number, you lose at once, even on the very first turn.
krabcek-rule-21 = _Endless games._ After 400 turns, counting both players’ turns together, the game is a draw if nobody has won; it ends before the next roll. You can choose another number. A roll that can’t be used does not count as a turn.
krabcek-rule-22 = _The result._ The winner gets 1, the loser 0; in a draw each gets ½.

## Written down
krabcek-rule-23 = _A move_ says what changes, so two ways to the same result are one move: `gate g12` takes a gate, `S@x12` enters and names the field where the piece ends, `x12-h20` walks or jumps, `g01=x12` switches.
krabcek-rule-24 = _The dice:_ `open 4 2` is Black’s and White’s first roll, `die 5` is any later one.
krabcek-rule-25 = _A position_ lists tiles, gates, pieces, turn and turns played, with bars in between: `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. A tile is its kind and its quarter turns. The turn is `pick b` (Black takes a gate), `open` (the first roll), `roll w` (White rolls), `w 5` (White has a 5 to use), `over b` (Black has won) or `over -` (a draw). A piece that is not on the board is off it.
krabcek-rule-26 = _Options._ This is what you can choose for a new table, and what the default is.

## What the printed book says, and what is ours
krabcek-edition-2-nl = The Dutch book marks a gate on the border at both edges. It warns that some fields look exactly like gates but are none.
krabcek-edition-4-inferred = The book’s drawings of the tiles are lost. These tiles are a reconstruction. They fit what its text says about them: 11 tiles of one kind and 5 of the other, five Streets, each beside a gate, islands, dead ends, loops of four, and every roll of its endgame example. They may still differ from the printed ones.
krabcek-edition-4-ours = The second set of tiles, and sets of your own, are ours.
krabcek-edition-5-nl = In the Dutch book a piece on a border field stands on the larger half.
krabcek-edition-5-ours = The names of the fields are ours.
krabcek-edition-6-inferred = The book says only that colours must meet and that a tile that does not fit is turned by a quarter. The two directions follow from that.
krabcek-edition-7-nl = The Dutch book speaks of more than seven million possible labyrinths.
krabcek-edition-7-inferred = Our tiles give 286,261,248 labyrinths, or about 8.9 million if you count those as one that differ only by turning the board or by shifting it around its edges. This fits the book’s number but proves nothing about its tiles.
krabcek-edition-8-nl = In the Dutch book one player hides a Bigboy in each hand and the other picks a hand.
krabcek-edition-10-ours = The book does not say what happens if both roll the same number. Here they roll again.
krabcek-edition-11-nl = The Dutch book says that you never have to make a Switch-6 or a Jump-5.
krabcek-edition-11-inferred = In the book’s own endgame example White must switch because nothing else is possible. We follow the example.
krabcek-edition-15-inferred = That a stack is a kind of its own follows from the endgame example, in which a Big Stack changes places with a Skinnyboy.
krabcek-edition-16-ours = The book speaks of pieces. That stacks may jump too is ours.
krabcek-edition-17-ours = The book’s “smaller onto bigger” could also mean a Skinnyboy on the Bigboy. Neither of its two ways to the tower does this, so it is not allowed here.
krabcek-edition-18-inferred = The book says that stacks are never taken apart. How wide they are, and that they move like pieces, follows from its endgame example.
krabcek-edition-20-inferred = The book does not mention the first turn; the rule as written covers it.
krabcek-edition-21-ours = The book has no end for an endless game. The 400 turns are ours.

## The edition and ours
krabcek-editions-about = One printed book lies behind these rules, in Dutch. Where it is silent, or where its pictures are missing, we had to decide.
krabcek-editions-tiles = The ways on the tiles
krabcek-editions-tiles-nl = in drawings that are lost
krabcek-editions-tiles-here = reconstructed from the text, in two sets
krabcek-editions-count = Possible labyrinths
krabcek-editions-count-nl = more than seven million
krabcek-editions-count-here = 286,261,248, or about 8.9 million without turned and shifted copies
krabcek-editions-colours = Who plays Black
krabcek-editions-colours-nl = one player hides the Bigboys, the other picks a hand
krabcek-editions-colours-here = by lot, or as chosen when the table was created
krabcek-editions-equal = Both roll the same number
krabcek-editions-equal-nl = not mentioned
krabcek-editions-equal-here = they roll again
krabcek-editions-duty = Switch-6 and Jump-5
krabcek-editions-duty-nl = never required, but forced in its example
krabcek-editions-duty-here = required only if nothing else is possible
krabcek-editions-stacks = May a stack jump?
krabcek-editions-stacks-nl = not mentioned
krabcek-editions-stacks-here = yes
krabcek-editions-skinny = A Skinnyboy on the Bigboy
krabcek-editions-skinny-nl = “smaller onto bigger”
krabcek-editions-skinny-here = not allowed
krabcek-editions-endless = An endless game
krabcek-editions-endless-nl = not mentioned
krabcek-editions-endless-here = a draw after 400 turns, or as chosen

## Tips
krabcek-tip-gates = _Choose gates well._ Take a gate beside one or more Streets: there are only five, and Middlemen need them. Take gates with many exits. Beware of exits that lead nowhere, even if they begin with a Street: such a gate helps you as little as an island. And think of what your opponent can block. In this example Black’s `g30` has two Streets, `g21` has one but is a dead end, and `g03` is an island.
krabcek-tip-bigboy = _Bring the Bigboy in through your worst gate._ If you roll a 1 early, put the Bigboy on the gate you need least. He will block it until a 6 or a 5 moves him. In this labyrinth that is the island `g03`. If he stood on `g30` and White came to `g01`, Black would have only the dead end and the island left, and would be close to losing by a block.
krabcek-tip-attack = _Attack and defend with one move._ There is often a short way from your best gate to your opponent’s best gate. Send a Skinnyboy along it with your first move. It gets in the way of your opponent’s pieces, and it bars the same short way against an attack on you. With a 4, our computer analysis also prefers to bring a Skinnyboy to `h11`.
krabcek-tip-stack = _Make the Big Stack first._ Don’t hurry to put a Skinnyboy on a Middleman, even if it is easy, for two reasons. First, your opponent can keep two pieces apart, your Little Stack and your Bigboy, more easily than keep all your Skinnyboys away from a Big Stack. Second, Skinnyboys are your most mobile pieces, and a Little Stack uses one up: then you are easier to block, and you block less well. Here a 2 makes either stack. If White does not interfere, the Big Stack wins with a 3, 4, 5 or 6 on the next roll, the Little Stack only with a 2 or a 6.
krabcek-tip-aims =
    _Stay flexible._ Whatever you roll, you can work on one of four aims:
    - build your tower;
    - keep your opponent from building one;
    - block your opponent, who loses with a roll that can’t be used;
    - keep yourself from being blocked.
    As long as your Bigboy is off the board, go for the block. Here White has a 1 and could bring the Bigboy in. It is better to walk a Middleman from `v23` to `h23`: then Black loses with a 3, 4, 5 or 6.
krabcek-tip-endgame =
    _An ending, roll by roll._ White is about to roll, with a Big Stack on `v32`. One Skinnyboy on it makes the tower.
    - With a 1 nothing is decided: White has twelve moves, but none of them wins.
    - With a 2 the Skinnyboy on `x22` takes the short side of the loop to the Big Stack and wins.
    - With a 3 the last Skinnyboy comes in through White’s only free gate, `g32`, and wins.
    - With a 4 the Skinnyboy on `x22` takes the long side of the loop and wins.
    - With a 5 White loses. No piece can walk five fields or come in, and the Skinnyboy on the white gate `g12` can’t jump, because all four black gates are occupied.
    - With a 6 White must switch, because no piece can walk six fields or come in. Two Skinnyboys can’t change places with each other, so the Big Stack must go, and it does not fit on the Street `x22`. So it comes to `v01` or to the gate `g12`. Both are cut off from the other Skinnyboys, and nothing combines on a gate. Even if Black did nothing, no number would win on White’s next turn.
krabcek-tip-relay = _Lay the next labyrinth quickly._ This one is for a real table. After a game, pick up eight tiles from every second place, like the dark squares of a chessboard, and don’t turn them: their brown corners now lie on top of each other. Make a second pile of the other eight in the same way. Shuffle each pile; you may give tiles a half turn. Then lay each pile back on the places it came from, and everything fits. A tile that goes to a place of the other pile needs a quarter turn. The book lays the tiles in pairs, in an order shown in pictures that are lost to us.
krabcek-tip-avenue = _Get a partner for the Bigboy._ A Bigboy on a gate can’t walk away, because no gate lies next to an Avenue. A Jump-5 only takes him to another gate. So he needs a 6, and another of your pieces on an Avenue to change places with. Put a Skinnyboy or a Middleman on a well-connected Avenue before the 6 comes.
krabcek-tip-numbers = _Count your numbers._ Before you move, go through the six numbers of your next roll. How many of them win? With how many would you have no move and lose? In the ending above White wins with three numbers out of six, loses at once with one, and loses all three winning numbers with another. Spread your Skinnyboys over different distances from the Big Stack, so that more numbers win.

## Krabcek
krabcek-example-tiles = The labyrinth of most of our examples. Its five Streets are `x02`, `x11`, `x20`, `x21` and `x33`. The gate `g03` is an island, and `g21` is a dead end.
krabcek-example-alike = Avenues are as wide as gates, and many look alike. `h10` and `v31` are not gates: no orange corners meet there.
krabcek-example-gates = Black takes one gate, White two, Black two, White two; the last gate is Black’s. Then both roll, and the lower number starts.
krabcek-example-edge = A Skinnyboy leaves the board at the upper edge and comes in again at the bottom.
krabcek-example-around = With a 6 the Middleman walks six fields, over the lower edge of the board, onto the Bigboy on `h10`. That makes a Big Stack.
krabcek-example-little = With a 3 the Skinnyboy walks from the gate `g30` onto the Middleman on `h23`. That makes a Little Stack.
krabcek-example-loop = Four Avenues around `g10` form a loop. With a 3 the Bigboy can walk three fields along it, from `h10` to `v10`.
krabcek-example-full-loop = With a 4 he would come back to `h10`, where he began. That is not allowed.
krabcek-example-enter = With a 2 a Middleman comes in: the gate is the first field, the Street beside it the second.
krabcek-example-big = A Bigboy enters with a 1, here onto the island `g03`, and waits there.
krabcek-example-switch = With a 6 the Bigboy on the gate changes places with the Skinnyboy on the Avenue.
krabcek-example-jump = With a 5 the Bigboy jumps from a black gate to an empty white one.
krabcek-example-combine = A Middleman walks onto the Bigboy. Later a Skinnyboy comes in and makes the tower: Black wins.
krabcek-example-walk = With a 2 the Skinnyboy on `x22` walks onto White’s Big Stack: the tower.
krabcek-example-enter-win = With a 3 White’s last Skinnyboy comes in through `g32` and ends on the Big Stack: the tower.
krabcek-example-long-way = With a 4 the Skinnyboy on `x22` walks the long way round the loop onto the Big Stack: the tower.
krabcek-example-forced = With a 6 White can neither walk six fields nor come in, and must switch.
krabcek-example-stuck = With a 5 White has no move at all, and loses.
krabcek-example-shut-in = Black’s Bigboy blocks Black’s own gate `g30`, and White’s Skinnyboy stands on `g01`. With a 2 Black can come in only through the dead end `g21`; with a 6 Black would lose.
krabcek-example-attack = Black’s first move with a 4: in through `g01` and on to `h11`, two fields from White’s gate `g12`.
krabcek-example-either-stack = With a 2 Black can make a Big Stack or a Little Stack. The Big Stack is better.
krabcek-example-block = White walks one field, and Black can use only a 1 or a 2. Black rolls a 4 and loses.
krabcek-example-relaid = The tiles of our examples, laid again from two piles. All corners match.

## Krabcek: you are Black
krabcek-learn-1 = This is the goal: the _tower_, a Skinnyboy on a Middleman on the Bigboy. The first to build it wins. You’re Black, your Big Stack waits on `v31`, and you rolled a 4: bring in the Skinnyboy that it lacks.
krabcek-learn-1-hint = Choose a Skinnyboy from your pieces off the board, then the Big Stack on `v31`.
krabcek-learn-1-done = The tower stands, and it wins at once. Now play towards it from the start.
krabcek-learn-2 = You’re Black. First, both players choose gates; your pieces will come in through yours. A good gate has many exits, and wide ones: Streets are wide enough for Middlemen. Take the gate `g30` at the left border: two of its exits are Streets.
krabcek-learn-2-hint = `g30` is drawn at both the left and the right border, but it’s a single gate. Take it on either side.
krabcek-learn-2-done = White takes two gates, `g12` and `g32`.
krabcek-learn-3 = Now you take two. `g21` has a Street beside it, and `g01` has three exits. Take both.
krabcek-learn-3-hint = Take `g21` and `g01`, in any order.
krabcek-learn-3-done = White takes `g23` and `g10`, and the last gate, `g03`, is yours: an island without any exit. Then both of you roll. You get a 2 and White a 4: the lower number begins.
krabcek-learn-4 = With a 2, bring in a piece: the gate counts as the first field, and your piece ends on the second. Bring in a Middleman onto the Street `x20`, beside your gate `g30`.
krabcek-learn-4-hint = Choose a Middleman from your pieces off the board, then `x20`. Skinnyboys fit everywhere, but Middlemen are harder to bring in.
krabcek-learn-4-done = White brings in a Middleman with a 1, onto a gate. Then you roll a 1.
krabcek-learn-5 = The Bigboy fits on Avenues only, and no gate is next to an Avenue. So a Bigboy comes in with a 1, onto a gate, and can’t walk off it. Put yours where it’s least in the way: on the island `g03`.
krabcek-learn-5-hint = Choose the Bigboy, then `g03` at the upper border.
krabcek-learn-5-done = There it waits for a 5 or a 6. White brings in a Skinnyboy, and you roll a 3.
krabcek-learn-6 = Get a piece ready to switch places with the Bigboy: it must stand on an Avenue. Bring in a Skinnyboy with your 3 so that it ends on the Avenue `v31`.
krabcek-learn-6-hint = Choose a Skinnyboy, then `v31`: it comes in through `g30` or `g01` and goes over an exit to the Avenue.
krabcek-learn-6-done = White walks on, and you roll a 6: just what you need.
krabcek-learn-7 = With a 6, you can switch two of your pieces of different kinds: that’s a Switch-6. Switch the Bigboy on `g03` and the Skinnyboy on `v31`.
krabcek-learn-7-hint = Pick up the Bigboy on `g03` and put it on the Skinnyboy on `v31`.
krabcek-learn-7-done = The Bigboy is out in the streets, or rather in the Avenues. White walks again, and you roll a 2.
krabcek-learn-8 = Now combine: the smaller piece goes onto the bigger one, with the exact number, and not on a gate. Walk the Middleman from `x20` two fields onto the Bigboy on `v31`.
krabcek-learn-8-hint = Pick up the Middleman on `x20` and put it on `v31`.
krabcek-learn-8-done = That’s a Big Stack, and it never comes apart. Any Skinnyboy can finish the tower. White brings in one more piece, and you roll a 4.
krabcek-learn-9 = A Skinnyboy on the Big Stack makes the tower, and the tower wins at once. With your 4, a Skinnyboy can come in and end right there.
krabcek-learn-9-hint = Choose a Skinnyboy off the board, then `v31`.
krabcek-learn-9-done = The tower stands: you’ve won! And remember the other way to win: a player who can’t use their roll loses.

## Puzzles: the task, what it asks, and what a puzzle is about.

# Heading: a puzzle’s task.
krabcek-puzzles-goal-best = Find the best move for this roll
krabcek-puzzles-about-best = Think of every roll of your opponent and of your next one.
# “It” is the wrong move. Shares of a win.
krabcek-puzzles-worth = Over all rolls it is worth { $own } %; the best move is worth { $best } %.
krabcek-puzzles-theme-switch = Switch-6
krabcek-puzzles-theme-jump = Jump-5
krabcek-puzzles-theme-tower = the tower
krabcek-puzzles-theme-stack = build a stack
krabcek-puzzles-theme-block = block the opponent
krabcek-puzzles-theme-guard = stop the opponent’s tower
