# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-kr-about = Two players race through a labyrinth that is new every time. Bring your pieces in through your gates, walk them as the die says, and be the first to build the tower: a Skinnyboy on a Middleman on the Bigboy. Or leave the other player without a move. The game is by Paul Clark; say “Krab-check”. There is luck in the die, and nothing is hidden.
rules-kr-labyrinth = The labyrinth
rules-kr-pieces = Pieces and gates
rules-kr-turn = Your turn
rules-kr-combine = Combining
rules-kr-end = The end
rules-kr-text = Written down

## The labyrinth
rule-kr-1 = _The board goes round._ 16 square tiles lie in four rows of four. Opposite edges are joined: whoever leaves the board at the bottom comes in again at the top, and whoever leaves at the left comes in at the right. Rows and columns are counted from 0 to 3.
rule-kr-2 = _Gates._ Each tile has two orange and two brown corners, and corners that touch have the same colour. The eight points where orange corners meet are the gates: `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. A gate on the border is drawn at both edges but is one gate: if it is occupied at one edge, it is at the other.
rule-kr-3 = _Three widths._ A field is an Avenue (wide), a Street (middling) or an Alley (narrow). Gates are Avenues, and no gate lies next to another Avenue. All fields are orange; brown is wall.
rule-kr-4 = _Two kinds of tile._ There are 11 tiles of kind A and 5 of kind B. On every tile an Avenue begins at each of its four sides, and one exit lies inside: an Alley on kind A, a Street on kind B. The exit leads to the gate at one corner of the tile; the gate at the opposite orange corner cannot be reached from this tile. So there are always exactly five Streets, each beside a gate. A gate without any exit is an island; one whose ways lead to no other gate is a dead end. What is joined inside a tile is seen on the board; the two sets of tiles differ in it: the usual one has more ways, the other more dead ends.
rule-kr-5 = _One field over the edge._ The two half Avenues of touching tiles are one field, also across the border of the board, where it is drawn on both sides. `hRC` is the Avenue on the upper side of the tile in row R and column C, `vRC` the one on its left side, and `xRC` the exit inside it. That makes 8 gates, 32 Avenues and 16 exits: 56 fields.
rule-kr-6 = _How a tile can lie._ So that orange meets orange, each place takes a tile in two of its four directions: turned by 1 or 3 quarters where row and column add up to an even number, by 0 or 2 where they add up to an odd one.
rule-kr-7 = _The deal._ The 16 tiles are shuffled and laid, each at random in one of its two directions. All labyrinths are equally likely.

## Pieces and gates
rule-kr-8 =
    _Your pieces._ Black and White each have seven, all off the board at first; who is Black is drawn by lot.
    - four Skinnyboys (S), who fit on every field;
    - two Middlemen (M), who fit on Streets and Avenues;
    - one Bigboy (B), who fits on Avenues only.
rule-kr-9 = _Choosing gates._ Before the first roll gates are taken in turn: Black takes one, White two, Black two, White two, and the last is Black’s by itself. Each player has four.
rule-kr-10 = _Who begins._ Both roll, again if they roll the same. The lower number begins, and its player uses it for the first turn, so this is never a 6. From then on every turn begins with a new roll.

## Your turn
rule-kr-11 = _Use the number._ With the number rolled you make one of these moves: enter, walk, Switch-6 or Jump-5. If you can, you must; there is no passing. As long as you can walk or enter you need not switch or jump, but if nothing else is possible you must.
rule-kr-12 = _Enter._ A piece from off the board comes in through one of your own gates, which must be empty. The gate counts as the first field: with a 1 it stands on the gate, with a 3 it goes two fields further. Every field on the way must be wide enough. So a Bigboy enters only with a 1.
rule-kr-13 = _Walk._ A piece on the board goes exactly as many fields as you have rolled, each wide enough for it. Gates are ordinary fields for this, yours and the other player’s alike.
rule-kr-14 = _One to a field._ No piece passes over an occupied field or lands on one, whoever stands there, except to combine on the last field (KR-17). No field comes twice in one move, the one where it began included.
rule-kr-15 = _Switch-6._ With a 6 you may instead let two of your pieces on the board change places, if they are of different kinds and each fits where it comes to. Gates are allowed. A stack is a kind of its own.
rule-kr-16 = _Jump-5._ With a 5 you may instead let a piece or stack of yours that stands on a gate jump to an empty gate of the other colour: from a black gate to a white one, or back.

## Combining
rule-kr-17 =
    _Piece onto piece._ With the exact number you may walk or enter onto a piece of your own:
    - a Skinnyboy onto a Middleman: together they are a Little Stack (L);
    - a Middleman onto the Bigboy: a Big Stack (G);
    - a Little Stack onto the Bigboy, or a Skinnyboy onto a Big Stack: the tower (T).
    Nothing else combines, so a Skinnyboy never goes onto the Bigboy alone. And nobody combines on a gate, whoever’s it is.
rule-kr-18 = _A stack is one piece._ It is never taken apart and is as wide as its widest member. It walks, switches and jumps like a piece, and may stand on gates.

## The end
rule-kr-19 = _The tower wins,_ at once.
rule-kr-20 = _No move loses._ Whoever has rolled and has no move with that number has lost at once, even on the very first turn.
rule-kr-21 = _Endless games._ After 400 turns, those of both players counted together, a game that nobody has won is drawn before the next roll. The number can be changed. A roll that cannot be used adds no turn.
rule-kr-22 = _The result._ The winner gets 1, the loser 0; a draw gives ½ to each.

## Written down
rule-kr-23 = _A move_ says what changes, so two ways to the same result are one move: `gate g12` takes a gate, `S@x12` enters to the field where the piece ends, `x12-h20` walks or jumps, `g01=x12` switches.
rule-kr-24 = _The dice:_ `open 4 2` is Black’s and White’s first roll, `die 5` any later one.
rule-kr-25 = _A position_ is tiles, gates, pieces, turn and turns played, with bars in between: `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. A tile is its kind and its quarter turns. The turn is `pick b` (Black takes a gate), `open` (the first roll), `roll w` (White rolls), `w 5` (White has a 5 to use), `over b` (Black has won) or `over -` (drawn). Whoever is not on the board is off it.
rule-kr-26 = _Options._ What can be chosen for a new table, and what is usual.

## What the printed book says, and what is ours
edition-kr-2-nl = The Dutch book marks a gate on the border at both edges.
edition-kr-4-ours = The book’s drawings of the tiles are lost to us. These tiles are a reconstruction that fits all that its text says: five Streets, each beside a gate, islands, dead ends, loops of four, and its example of an endgame. Other sets can be added.
edition-kr-8-nl = In the Dutch book one player hides a Bigboy in each hand and the other picks.
edition-kr-10-ours = The book does not say what happens when both roll the same; here they roll again.
edition-kr-11-nl = The Dutch book says that Switch-6 and Jump-5 are never a duty, but its own example of an endgame forces a switch when nothing else is possible. That is what is played here.
edition-kr-16-ours = That stacks may jump too is our reading.
edition-kr-17-ours = The book’s “smaller onto bigger” could also mean a Skinnyboy on the Bigboy; as this is on neither of its two ways to the tower, it is not allowed here.
edition-kr-21-ours = The book ends no endless game; the 400 turns are ours.

## The edition and ours
editions-kr-about = One printed book lies behind these rules, in Dutch. Where it is silent or its pictures are missing, we had to decide.
editions-kr-tiles = The ways on the tiles
editions-kr-tiles-nl = in drawings that are lost
editions-kr-tiles-here = rebuilt to fit the text; set one or two
editions-kr-equal = Both roll the same
editions-kr-equal-nl = not said
editions-kr-equal-here = roll again
editions-kr-duty = Switch-6 and Jump-5
editions-kr-duty-nl = never a duty, but forced in its example
editions-kr-duty-here = a duty only when nothing else is possible
editions-kr-skinny = A Skinnyboy on the Bigboy
editions-kr-skinny-nl = “smaller onto bigger”
editions-kr-skinny-here = not allowed
editions-kr-endless = An endless game
editions-kr-endless-nl = not said
editions-kr-endless-here = drawn after 400 turns, or as agreed
editions-kr-colours = Who is Black
editions-kr-colours-nl = pick a hand
editions-kr-colours-here = drawn by lot
