# The rules of Crab Stack, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-cs-about = Crabs crowd on the rocks while the tide comes in. Each walks over the backs of the others and settles on one that is no bigger than itself, so the rocks empty and the stacks grow. Whoever cannot move any more is out; the last player left has won. The game is by Henri Kermarrec, for two to four players. After the deal there is no luck, and nothing is hidden.
rules-cs-setup = Before the game
rules-cs-turn = Your turn
rules-cs-wave = The wave
rules-cs-end = Leaving and winning
rules-cs-text = Written down

## Before the game
rule-cs-1 = _Your crabs._ You have nine crabs of one colour: three large, three medium and three small. The seats are red, blue, green and yellow, in this order.
rule-cs-2 =
    _The rocks._ The board is three rings of rocks around one cell of open water. How much of it is used depends on the number of players:
    - two players: the inner two rings, 18 rocks;
    - three players: 27 rocks, the inner two rings and nine of the outer ring: every second one (the usual layout) or three groups of three at corners;
    - four players: all 36 rocks.
    Everything else is open water for the whole game. You can also name rocks of your own: nine for each player, never the middle, and all hanging together.
rule-cs-3 = _Names._ Columns are `a` to `g` from left to right, and in each column the rocks are counted from the bottom: `a1` to `a4`, `b1` to `b5`, `c1` to `c6`, `d1` to `d7`, `e1` to `e6`, `f1` to `f5`, `g1` to `g4`. The water in the middle would be `d4`. The names are the same for any number of players.
rule-cs-4 = _The deal._ All crabs of the colours in play are shuffled and dealt, one to each rock, until every rock has its crab. The first player is drawn by lot; turns go clockwise, in the order of the seats.

## Your turn
rule-cs-5 = _One crab._ Move exactly one crab of your own colour. If you can move, you must. In a stack only the crab on top can move; those beneath it are pinned.
rule-cs-6 = _How far._ A large crab goes exactly one step, a medium one exactly two, a small one exactly three.
rule-cs-7 = _Over backs._ Each step leads to a neighbouring cell with at least one crab on it, of any colour, your own too, and of any size. No step leads onto a bare rock or onto water. Crabs that are bigger may be crossed on the way.
rule-cs-8 = _No cell twice._ In one move a crab comes to no cell twice. The cell where it started counts, even if other crabs are left there: no crab ends where it began.
rule-cs-9 = _Where it ends._ It ends on a stack whose top crab is of its own size or smaller: a large crab on any, a medium one on medium or small, a small one on small ones only. So no crab ever sits on a bigger one.
rule-cs-10 = _The way does not matter._ Two ways between the same two cells are one and the same move.

## The wave
rule-cs-11 =
    _Together or lost._ After a move all cells with crabs must hang together in one group; stacks of any height, and crabs of players who are out, count like any other cell. If the move has left two groups or more, only one of them stays, and the wave takes all the others off the board for good:
    - the group with the most cells stays;
    - if that is a tie, the one with the most crabs among those;
    - if it is a tie again, a player chooses which of the tied groups stays. Nothing is taken before that.
    A wave comes only after a move.
rule-cs-12 = _Who chooses._ The player who has just moved (this is usual), or, if so agreed, the next player who is not yet out, whether or not that player will be able to move. The choice is made before the next turn begins.

## Leaving and winning
rule-cs-13 = _Out._ A player who cannot move when the turn comes is out, whatever the reason, and stays out even if a crab of theirs comes free later. Their crabs stay, never move again, and are crabs in every other way: they carry, they block, they count for the wave. Turns pass over a player who is out.
rule-cs-14 = _Not before the turn._ Whether a player can move is looked at when the turn comes, never earlier. Being out takes no turn: the next player is looked at at once.
rule-cs-15 = _The last one._ As soon as only one player is not out, that player has won, able to move or not, and even without a crab on the board.
rule-cs-16 = _Round and round._ Crabs can chase each other for ever. When the same position stands at the start of a turn for the third time, the game is drawn between all who are not out. Crabs of one colour and size count as alike; the first position counts as its first time; positions in which a choice is pending are not counted. Another number than three, from two on, can be agreed; 0 switches this rule off. Then play again: a new game finds the winner.
rule-cs-17 = _The result._ The winner gets 1 and the others 0. A draw is shared equally by the players who are not out.

## Written down
rule-cs-18 = _A move_ is where the crab starts and where it ends: `b2-c4`. A choice after a wave is `keep-` and the first cell, in the order `a1`, `a2`, … `g4`, of the group that stays: `keep-c4`.
rule-cs-19 = _A position_ is stacks, turn and players not out: `b2:bL c3:bMrL / b / rb`. A crab is the letter of its colour (`r` `b` `g` `y`) and of its size (`L` `M` `S`); a stack is written from bottom to top. While a choice is pending the turn is who chooses, a question mark and who moved: `r?r`. At the end it is `over r` for red’s win or `over -` for a draw. Options and how often a position has stood are not part of the text.
rule-cs-20 = _Reading a position._ The player to move is looked at at once, so someone who cannot move is out already when the text is read. Spaces and order do not matter. What cannot be is refused with the reason: a cell outside the layout, a crab on a bigger one, more than three of a kind, two groups with nothing to choose, a player on turn who is out, and the like.
rule-cs-21 = _Options._ What can be chosen for a new table, and what is usual.

## What the printed books say, rule by rule
edition-cs-2-ours = The books show the rocks in pictures that we do not have; the layouts for three players are ours and fit all that is known.
edition-cs-4-hu = The Hungarian book lets the players agree on who begins.
edition-cs-6-hu = The Hungarian book: must go.
edition-cs-6-ru = The Russian book says “can go”; we read it as exactly, as the other two books do.
edition-cs-6-fr = The French book: must go.
edition-cs-7-hu = The Hungarian book only forbids stopping on an empty cell; the other two forbid stepping on it at all.
edition-cs-7-ru = The Russian book allows no step onto an empty cell. By itself it could be read as barring bigger crabs on the way too; the other two look at sizes at the last step only.
edition-cs-7-fr = The French book allows no step onto an empty cell, and looks at sizes at the last step only.
edition-cs-8-hu = The Hungarian book bars every cell where the crab has stood this turn, its start among them.
edition-cs-8-ru = The Russian book bars going back.
edition-cs-8-fr = The French book bars crossing a cell twice.
edition-cs-11-hu = The Hungarian book speaks of two groups: the smaller goes.
edition-cs-11-ru = The Russian book: of two groups or more, the smaller goes.
edition-cs-11-fr = The French book says it for any number of groups: only the one with the most cells stays.
edition-cs-12-hu = The Hungarian book: the player on turn chooses which group goes.
edition-cs-12-ru = The Russian book: the player who is due to move next chooses. A table can be set to play so.
edition-cs-12-fr = The French book: the active player chooses which group stays.
edition-cs-13-ru = The Russian book names only crabs covered by other colours; the other two, and we, count every reason.
edition-cs-13-fr = The French book alone says that a crab which comes free later does not bring its player back.
edition-cs-16-hu = The Hungarian book calls it a deadlock and suggests a new game.
edition-cs-16-ru = The Russian book calls it a draw and starts again.
edition-cs-16-fr = The French book calls it a draw and lets a new game find the winner.
edition-cs-16-ours = No book gives a count; the third time is ours.

## The editions side by side
editions-cs-about = Three printed books lie behind these rules: a Hungarian, a Russian and a French one. They tell one game three times. This is where they differ, and what is played here.
editions-cs-tie = Who chooses between tied groups
editions-cs-tie-hu = the player on turn
editions-cs-tie-ru = the player due next
editions-cs-tie-fr = the active player
editions-cs-tie-here = an option: the player who moved, unless you choose the next one
editions-cs-far = How far a crab goes
editions-cs-far-hu = it must go so far
editions-cs-far-ru = it can go so far
editions-cs-far-fr = it must go so far
editions-cs-far-here = exactly so far
editions-cs-bare = Empty cells
editions-cs-bare-hu = no stopping there
editions-cs-bare-ru = no stepping there
editions-cs-bare-fr = no stepping there
editions-cs-bare-here = no stepping there
editions-cs-twice = Cells barred in a move
editions-cs-twice-hu = all it has stood on this turn
editions-cs-twice-ru = no going back
editions-cs-twice-fr = none twice
editions-cs-twice-here = none twice, the start included
editions-cs-groups = Three groups or more
editions-cs-groups-hu = the smaller goes
editions-cs-groups-ru = the smaller goes
editions-cs-groups-fr = only one stays
editions-cs-groups-here = only one stays
editions-cs-out = Who is out
editions-cs-out-hu = who can move nowhere
editions-cs-out-ru = whose crabs are all covered by other colours
editions-cs-out-fr = who cannot move, for good
editions-cs-out-here = who cannot move, for any reason, for good
editions-cs-chase = Crabs that chase each other for ever
editions-cs-chase-hu = play again
editions-cs-chase-ru = a draw, then again
editions-cs-chase-fr = a draw, then again
editions-cs-chase-here = a draw at the third time
