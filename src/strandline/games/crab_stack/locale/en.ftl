## The game on the first page
crab-stack-name = Crab Stack
crab-stack-description = Crabs climb on crabs, and waves wash away any that get cut off. Be the last player able to move.
crab-stack-credit = Crab Stack is a game by Henri Kermarrec.

## What can be chosen in Crab Stack
crab-stack-option-layout = Layout of the rocks
crab-stack-option-layout-rings = Full rings around the open water in the middle
crab-stack-option-layout-alternate = Two rings and every second rock of the third; we don’t have the printed picture
crab-stack-option-layout-corners = Two rings and three capes; another way to read the missing picture
crab-stack-option-tie = When the biggest groups are tied, who chooses the one that stays?
crab-stack-option-tie-mover = The player who has just moved
crab-stack-option-tie-next = The next player
crab-stack-option-repetition = Repeated positions
crab-stack-option-repetition-is = It’s a draw when a position comes up this many times. 0 = never.

## Moves, texts of positions and the terminal
crab-stack-layout-apart = the rocks of a layout must form one connected group
crab-stack-layout-count = a layout for this number of players needs { $needed } rocks, but this one has { $count }

## Why a position's text cannot be read
crab-stack-text-form = a position is “stacks / turn / players not out”, such as “b2:bL c3:bMrL / b / rb”
crab-stack-text-stack = a stack is a cell, a colon and its crabs from bottom to top, such as c3:bMrL
crab-stack-text-cell = this cell is not in the layout
crab-stack-text-cell-twice = this cell is named twice
crab-stack-text-colour = this colour is not in play; the colours in play are { $allowed }
crab-stack-text-bigger-below = { $above } cannot lie on { $below }, which is bigger
crab-stack-text-too-many = there are { $count } of these crabs, but a colour has only 3 of each size
crab-stack-text-empty = there must be at least one crab
crab-stack-text-player-twice = this player is named twice
crab-stack-text-nobody = at least one player must still be in the game
crab-stack-text-apart = the crabs must form one group unless someone has a choice to make
crab-stack-text-turn = the turn is a player (r), a choice after a move (r?b) or an end (over r, over -)
crab-stack-text-over = this end does not fit the players not out ({ $alive })
crab-stack-text-choice-alone = only one player is left, so there is nothing to choose
crab-stack-text-chooser = it is another player’s choice
crab-stack-text-no-tie = the largest groups are not tied, so there is nothing to choose
crab-stack-text-out = this player is out

## Why a move is not legal
crab-stack-choose = first choose which group stays: { $allowed }
crab-stack-no-choice = no groups are tied, so there is nothing to choose
crab-stack-water = { $cell } is open water
crab-stack-no-cell = this game has no rock { $cell }
crab-stack-bare = there is no crab on { $cell }
crab-stack-covered = another crab covers yours on { $cell }
crab-stack-not-yours = the crab on { $cell } is not yours
crab-stack-stays = a crab cannot end its move where it began
crab-stack-bare-goal = { $cell } is bare: crabs walk on crabs
crab-stack-bigger = { $crab ->
    [M] a medium crab cannot end on a large one, and there is one on { $cell }
   *[S] a small crab can only end on a small one; on { $cell } there is a { $top ->
        [M] medium
       *[L] large
    } one
}
crab-stack-no-way = every way of { $steps ->
    [one] one step
   *[other] { $steps } steps
} from { $start } to { $goal } crosses bare rock, or the same cell twice
crab-stack-steps = { $crab ->
    [L] a large crab goes exactly one step
    [M] a medium crab goes exactly two steps
   *[S] a small crab goes exactly three steps
}; { $goal } is not at that distance

## At the table
crab-stack-about = Crabs climb on crabs, and the last player able to move wins. 2 to 4 players, 15 minutes.
crab-stack-seat = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
}

## Crab Stack in the browser. Rocks are named by column and row (b2). Sizes are L, M, S; colours r, b, g, y.

## Crabs and stacks
crab-stack-ui-crab = { $size ->
    [L] large
    [M] medium
   *[S] small
} { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} crab
crab-stack-ui-rock-bare = { $cell }: bare rock
crab-stack-ui-rock-one = { $cell }: { $crab }
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-stack-ui-rock-stack = { $cell }: { $crab } on top of { $crabs }
# What a crab can do: under the pointer, or after a long press.
crab-stack-piece-L = _Large crab._ One step a move, and it may end on any crab.
crab-stack-piece-M = _Medium crab._ Two steps a move, and it may end on a medium or a small crab.
crab-stack-piece-S = _Small crab._ Three steps a move, but it may end only on a small crab.
crab-stack-ui-can-go = can move
crab-stack-ui-goal = can go here
crab-stack-ui-held = picked up
crab-stack-ui-threatened = can be covered
crab-stack-ui-group = in the group of { $cell }; choose it to keep that group
crab-stack-ui-look = Stack on { $cell }, top first
crab-stack-ui-hold-goals = { $crab } picked up on { $cell }. { $count ->
    [one] It can go to { $goals }.
   *[other] It can go to { $count } rocks: { $goals }.
}

## Moves in words
crab-stack-ui-move-goes = From { $from } onto { $to }
crab-stack-ui-move-keeps = Keeps the group of { $cell }; the wave takes the rest

## What is asked
crab-stack-ui-ask-go = Move one of your crabs onto another.
crab-stack-ui-ask-keep = { $count ->
    [one] The groups are tied. Choose the one that stays.
   *[other] { $count } groups are tied. Choose the one that stays.
}

## What a move has caused, in the list of moves and for screen readers
crab-stack-effect-covers = Covers a { crab-stack-ui-crab }.
# $crabs: one or more of the next message, joined.
crab-stack-effect-wave = The wave took { $crabs }.
crab-stack-effect-crabs = { $seat ->
    [0] { $count ->
        [one] { $count } red crab
       *[other] { $count } red crabs
    }
    [1] { $count ->
        [one] { $count } blue crab
       *[other] { $count } blue crabs
    }
    [2] { $count ->
        [one] { $count } green crab
       *[other] { $count } green crabs
    }
   *[3] { $count ->
        [one] { $count } yellow crab
       *[other] { $count } yellow crabs
    }
}
crab-stack-effect-tie = The groups are tied: { crab-stack-seat } chooses which one stays.
crab-stack-effect-out = { crab-stack-seat } has no move and is out.

## What has ended the game
crab-stack-ui-ended-won = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
} wins: nobody else can move.
crab-stack-ui-ended-drawn = The same position came up too many times: the game is a draw.

## The position in sentences
crab-stack-ui-say-player = { $seat ->
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
crab-stack-ui-say-out = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
} is out, but these crabs stay: { $free ->
    [one] { $free } on top
   *[other] { $free } on top
}, { $covered ->
    [one] { $covered } covered
   *[other] { $covered } covered
}.
crab-stack-ui-say-stack = { $stack }.
crab-stack-ui-say-bare = { $count ->
    [one] { $count } rock is bare.
   *[other] { $count } rocks are bare.
}

# The rules of Crab Stack, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
crab-stack-quick-goal =
    _Goal: be the last_
    Crabs climb onto crabs, and moves run out. The last player left in the game wins.
crab-stack-quick-goal-picture = Eighteen red and blue crabs of three sizes, each on a rock of its own around open water.
crab-stack-quick-turn =
    _Your turn: one crab_
    Move one of your crabs: a large one exactly one step, a medium one two, a small one three.
crab-stack-quick-turn-picture = Three arrows: a large crab moves one step, a medium crab two, a small crab three.
crab-stack-quick-backs =
    _Over backs_
    Every step goes onto a neighbouring crab, of any size and colour. Only the crab on which you end must not be bigger than yours.
crab-stack-quick-backs-picture = An arrow: a small crab crosses a small and a medium crab and ends on a small one.
crab-stack-quick-pinned =
    _Pinned_
    A crab with another one on its back can’t move. So sit on your opponents’ crabs!
crab-stack-quick-pinned-picture = A ring around a large blue crab that sits on a large red one.
crab-stack-quick-wave =
    _The wave_
    If a move splits the crabs into groups, the one with the most cells stays. The wave takes the others for good.
crab-stack-quick-wave-picture = An arrow: a crab leaves the cell that joined two groups. Rings mark the six cells of the smaller group.
crab-stack-quick-end =
    _The end_
    If you can’t move when your turn comes, you’re out, but your crabs stay. The last player left wins.
crab-stack-quick-end-picture = A red crab sits on top of every stack, so Blue can’t move.

## The page
crab-stack-rules-about = The tide is coming in, and the crabs crowd onto the rocks. Every crab walks over the backs of other crabs and settles on one that is no bigger than itself, so the rocks empty and the stacks grow. If you can’t move, you’re out; the last player left wins. Crab Stack is a game by Henri Kermarrec for two to four players. After the deal there is no luck, and nothing is hidden.
crab-stack-rules-setup = Before the game
crab-stack-rules-turn = Your turn
crab-stack-rules-wave = The wave
crab-stack-rules-end = Going out and winning
crab-stack-rules-text = Written down

## Before the game
crab-stack-rule-1 = _Your crabs._ You have nine crabs of one colour: three large, three medium and three small. The seats are red, blue, green and yellow, in this order.
crab-stack-rule-2 =
    _The rocks._ The board has three rings of rocks around one cell of open water. How many rocks are used depends on the number of players:
    - two players use the inner two rings, 18 rocks;
    - three players use 27 rocks: the inner two rings and nine rocks of the outer ring, either every second one (the default) or three groups of three at the corners;
    - four players use all 36 rocks.
    Every other cell is open water for the whole game. You can also name the rocks yourself: nine for each player, never the middle, and all connected.
crab-stack-rule-3 = _Names of cells._ The columns are `a` to `g` from left to right. In each column the rocks are counted from the bottom: `a1` to `a4`, `b1` to `b5`, `c1` to `c6`, `d1` to `d7`, `e1` to `e6`, `f1` to `f5`, `g1` to `g4`. The water in the middle would be `d4`. The names are the same for any number of players.
crab-stack-rule-4 = _The deal._ All crabs of the colours in play are shuffled and dealt, one to each rock. The table draws the first player by lot, unless this was chosen when the table was created. Turns go clockwise, in the order of the seats.

## Your turn
crab-stack-rule-5 = _One crab._ On your turn you move exactly one crab of your colour. If you can move, you must. Only the top crab of a stack can move; the crabs below it are pinned.
crab-stack-rule-6 = _How far._ A large crab moves exactly one step, a medium crab exactly two, a small crab exactly three.
crab-stack-rule-7 = _Over backs._ Each step goes to a neighbouring cell that holds at least one crab, of any colour (your own too) and any size. A crab never steps onto a bare rock or onto water. On its way it may cross bigger crabs.
crab-stack-rule-8 = _No cell twice._ A crab never enters the same cell twice in one move. The cell it started from counts, even if other crabs remain there, so no crab ends where it began.
crab-stack-rule-9 = _Where it ends._ A crab must end on a stack whose top crab is of its own size or smaller: a large crab on any crab, a medium crab on a medium or small one, a small crab only on a small one. So no crab ever sits on a bigger one.
crab-stack-rule-10 = _The path does not matter._ Two paths between the same two cells are the same move.

## The wave
crab-stack-rule-11 =
    _Together or lost._ After a move, all cells with crabs must form one connected group. A stack counts as one cell, whatever its height, and crabs of players who are out count like any others. If a move leaves two or more groups, only one stays, and the wave takes all the others off the board for good:
    - the group with the most cells stays;
    - if groups are tied, the one with the most crabs stays;
    - if they are still tied, a player chooses which of the tied groups stays. The wave takes nothing before that.
    A wave comes only after a move.
crab-stack-rule-12 = _Who chooses._ The player who has just moved chooses. A table can also be set up so that the next player who is not out chooses, even if that player will not be able to move. The choice is made before the next turn begins.

## Going out and winning
crab-stack-rule-13 = _Out._ If you can’t move when your turn comes, you are out, whatever the reason. You stay out even if one of your crabs is uncovered later. Your crabs stay on the board and never move again. In every other way they are still crabs: others walk over them, they block, and they count for the wave. Your turns are skipped.
crab-stack-rule-14 = _Not before your turn._ Whether you can move is checked when your turn comes, never earlier. Going out takes no turn: the next player is checked at once.
crab-stack-rule-15 = _The last one._ As soon as only one player is not out, that player wins, whether or not they could still move, and even with no crab left on the board.
crab-stack-rule-16 = _Round and round._ Crabs can chase each other for ever. When the same position comes up at the start of a turn for the third time, the game is a draw between all players who are not out. Crabs of the same colour and size count as alike. The first position of the game counts; positions in which a choice is pending do not. You can choose another number, 2 or more, or switch the rule off with 0. After a draw, play again: a new game will find the winner.
crab-stack-rule-17 = _The result._ The winner gets 1 and the others 0. In a draw, the players who are not out share 1 equally.

## Written down
crab-stack-rule-18 = _A move_ is the cell where the crab starts and the cell where it ends: `b2-c4`. A choice after a wave is `keep-` and the first cell of the group that stays, in the order `a1`, `a2`, … `g4`: `keep-c4`.
crab-stack-rule-19 = _A position_ lists the stacks, the turn and the players who are not out: `b2:bL c3:bMrL / b / rb`. A crab is a letter for its colour (`r` `b` `g` `y`) and one for its size (`L` `M` `S`); a stack is written from bottom to top. While a choice is pending, the turn shows who chooses, a question mark and who moved: `r?r`. At the end it is `over r` if red has won, or `over -` for a draw. Options and the count of repetitions are not part of the text.
crab-stack-rule-20 = _Reading a position._ Whether the player to move can move is checked at once, so a player who can’t is already out. Spaces and order do not matter. A text that describes no possible position is refused with the reason: a cell outside the layout, a crab on a bigger one, more than three crabs of a kind, two groups with no choice pending, a player to move who is out, and so on.
crab-stack-rule-21 = _Options._ This is what you can choose for a new table, and what the default is.

## What the printed books say, rule by rule
crab-stack-edition-1-ours = In all three books each player picks a colour. Here the colour belongs to the seat.
crab-stack-edition-2-inferred = The books show the layouts in pictures that are lost to us. The three rings come from public descriptions of the board; four players need 36 rocks because they have 36 crabs; and the 18 rocks for two players are the two rings that hold exactly their 18 crabs.
crab-stack-edition-2-ours = Both layouts for three players, and rocks that you name yourself, are ours.
crab-stack-edition-4-hu = The Hungarian book lets the players settle in any way they like who starts.
crab-stack-edition-4-ru = The Russian book picks the first player at random.
crab-stack-edition-4-fr = The French book picks the first player at random.
crab-stack-edition-6-hu = The Hungarian book says “must go”.
crab-stack-edition-6-ru = The Russian book says “can go”. We read it as exactly, as in the other two books.
crab-stack-edition-6-fr = The French book says “must go”.
crab-stack-edition-7-hu = The Hungarian book forbids stepping onto open water as well as stopping on an empty cell. It lets crabs climb over each other and looks at sizes only where a crab ends.
crab-stack-edition-7-ru = The Russian book lets crabs walk only over the backs of other crabs. Taken alone, it could also be read as forbidding a crab to cross bigger ones; the other two books look at sizes only at the last step.
crab-stack-edition-7-fr = The French book forbids stepping onto an empty cell, and looks at sizes only at the last step.
crab-stack-edition-8-hu = The Hungarian book forbids returning to any cell where the crab has stood this turn, its start included.
crab-stack-edition-8-ru = The Russian book forbids going back.
crab-stack-edition-8-fr = The French book forbids crossing a cell twice.
crab-stack-edition-11-hu = The Hungarian book lets the crabs split into “one or more” groups, then says that the smaller one goes. Only its example has exactly two groups.
crab-stack-edition-11-ru = The Russian book speaks of two or more groups, and says that the smaller one goes.
crab-stack-edition-11-fr = The French book settles it for any number of groups: only the one with the most cells stays.
crab-stack-edition-12-hu = In the Hungarian book the player on turn chooses which group goes.
crab-stack-edition-12-ru = In the Russian book the player who is due to move next chooses which group goes. You can set up a table this way.
crab-stack-edition-12-fr = In the French book the active player chooses which group stays.
crab-stack-edition-12-ours = The Russian book does not say what happens if the next player could not move. Here that player still chooses.
crab-stack-edition-13-hu = The Hungarian book says that the crabs of a player who is out never move again, “as if they were under another crab”. We read this as a picture for not moving: in fact they lie on top, and others may end on them as before.
crab-stack-edition-13-ru = The Russian book names only one reason, crabs covered by other colours. The other two books count every reason, and so do we. The player makes no more moves until the end of the game.
crab-stack-edition-13-fr = The French book says that you have lost even if one of your crabs reappears. All three books exclude a player for good; the French one alone mentions this case.
crab-stack-edition-14-inferred = The French and Russian books speak of a player who cannot move on their turn. We read the Hungarian book, and the shorter wording in the books’ aims of the game, the same way. That going out takes no turn follows from this.
crab-stack-edition-15-inferred = The books let the last player left win. It follows that this player need not be able to move, or even have a crab.
crab-stack-edition-16-hu = The Hungarian book calls this a deadlock and suggests a new game to find a winner. It does not call it a draw.
crab-stack-edition-16-ru = The Russian book calls it a draw and starts again.
crab-stack-edition-16-fr = The French book calls it a draw and lets a new game find the winner.
crab-stack-edition-16-ours = No book gives a number. The third time is ours.

## The editions side by side
crab-stack-editions-about = Three printed books lie behind these rules: a Hungarian, a Russian and a French one. They describe the same game three times. Here is where they differ, and how we play it.
crab-stack-editions-starts = Who starts
crab-stack-editions-starts-hu = settled in any way the players like
crab-stack-editions-starts-ru = at random
crab-stack-editions-starts-fr = at random
crab-stack-editions-starts-here = by lot, or as chosen when the table was created
crab-stack-editions-far = How far a crab goes
crab-stack-editions-far-hu = it must go this far
crab-stack-editions-far-ru = it can go this far
crab-stack-editions-far-fr = it must go this far
crab-stack-editions-far-here = exactly this far
crab-stack-editions-bare = Empty cells
crab-stack-editions-bare-hu = no stepping onto open water, no stopping on an empty cell
crab-stack-editions-bare-ru = no stepping there
crab-stack-editions-bare-fr = no stepping there
crab-stack-editions-bare-here = no stepping there
crab-stack-editions-twice = Cells forbidden in a move
crab-stack-editions-twice-hu = every cell it has stood on this turn
crab-stack-editions-twice-ru = no going back
crab-stack-editions-twice-fr = no cell twice
crab-stack-editions-twice-here = no cell twice, the start included
crab-stack-editions-groups = Three groups or more
crab-stack-editions-groups-hu = the smaller one goes
crab-stack-editions-groups-ru = the smaller one goes
crab-stack-editions-groups-fr = only one stays
crab-stack-editions-groups-here = only one stays
crab-stack-editions-tie = Who chooses between tied groups
crab-stack-editions-tie-hu = the player on turn
crab-stack-editions-tie-ru = the player due to move next
crab-stack-editions-tie-fr = the active player
crab-stack-editions-tie-here = an option: the player who moved (the default) or the next one
crab-stack-editions-out = Who is out
crab-stack-editions-out-hu = a player who can move nowhere; their crabs are treated as if covered
crab-stack-editions-out-ru = a player whose crabs are all covered by other colours
crab-stack-editions-out-fr = a player who can’t move, even if a crab reappears
crab-stack-editions-out-here = a player who can’t move on their turn, for any reason, for good
crab-stack-editions-chase = Crabs that chase each other for ever
crab-stack-editions-chase-hu = a deadlock; a new game may follow
crab-stack-editions-chase-ru = a draw, then a new game
crab-stack-editions-chase-fr = a draw, then a new game
crab-stack-editions-chase-here = a draw the third time

## Tips
crab-stack-tip-small = _Small crabs are the quickest and the easiest to catch._ A small crab moves three steps, further than any other. But any crab can end on it, while it can end only on other small crabs. Look after your small crabs, and use them while there are still small crabs to land on.
crab-stack-tip-weapons = _You have two weapons._ You can sit on your opponents’ crabs, or cut a group off and let the wave take it. Before you move, look for both, and for your opponents’ chances to do the same to you.
crab-stack-tip-shelter = _Find a safe place, on another crab if need be._ The wave takes whatever is cut off, so keep your crabs in the big group. The safest crab is a large one on top of a stack: only another large crab can cover it.
crab-stack-tip-run = _Keep somewhere to run._ Blocking your opponents is half of the game; the other half is not getting stuck first. Each time you cover a crab, check how many moves you have left, not only how many they have.
crab-stack-tip-bridge = _Watch the bridges._ A cell that holds two halves of the crabs together is the most important one on the board. If you stand on a bridge, leave it when the half you want to keep has more cells. Here Red has eight moves. Both moves that leave the bridge on `d6` win; of the other six only one does.
crab-stack-tip-tie = _Use ties._ When two groups are equal in cells and in crabs, the player who has just moved chooses. Here Red makes such a tie. Keeping the group of `d2` wins at once, because Blue has nowhere to go in it; keeping the other group loses.
crab-stack-tip-burden = _Moving is a duty._ You can’t pass, and near the end this can cost you the game. Here nobody wants to move: if it is Red’s turn, Blue wins, and if it is Blue’s turn, Red wins. Count the moves that each side can spare, and leave your opponent on turn in such a position.

# Captions of the examples on the rules pages.

## Crab Stack
crab-stack-example-two = Two players: 18 rocks with 18 crabs.
crab-stack-example-three = Three players: every second rock of the outer ring is used.
crab-stack-example-corners = Three players: three groups of three rocks in the outer ring are used.
crab-stack-example-four = Four players: all 36 rocks are used.
crab-stack-example-far = Red’s large crab moves one step, Blue’s medium crab two, and Red’s small crab three. The small crab crosses a bigger one on its way.
crab-stack-example-size = A small crab ends only on a small crab: Red’s crab on `c3` can’t end on the bigger ones around it.
crab-stack-example-pinned = Red’s small crab on `c5` lies under Blue’s large one and can’t move until that one leaves.
crab-stack-example-wave = Red’s large crab leaves the bridge on `d6`. Seven cells stay; the wave takes the other six.
crab-stack-example-books-wave = Yellow’s large crab climbs from `f2` onto `f3`. The upper group has 23 cells, the lower one 5, so the wave takes the lower one. All three books use these numbers in their example.
crab-stack-example-choice = There are two groups of three cells and five crabs each. Red has moved, so Red chooses.
crab-stack-example-last = Red covers the last blue crab that could move. On Blue’s turn Blue is out, and Red wins.
crab-stack-example-chase = Two large crabs walk to and fro. When the position comes up for the third time, the game is a draw.
crab-stack-example-burden = Red must move, and both of Red’s moves lose. This is one way in which it can end. Then try it with Blue’s moves first: Blue would lose too.

## Crab Stack: you are red
crab-stack-learn-1 = The crabs are dealt, and you’re red. A large crab goes exactly one step, onto any crab next to it. Take your large crab on `f2` and climb onto Blue’s large crab on `e2`.
crab-stack-learn-1-hint = Pick up the large red crab on `f2`, at the bottom right, and put it on `e2` beside it.
crab-stack-learn-1-done = Now Blue’s large crab is pinned: only the top crab of a stack can move. Blue answers by pinning your small crab on `c5`.
crab-stack-learn-2 = A medium crab goes exactly two steps, always over other crabs, and ends on a medium or a small one. Take your medium crab on `e4` over `e3` to Blue’s medium crab on `d3`.
crab-stack-learn-2-hint = The medium red crab on `e4` can reach `d3` in two steps.
crab-stack-learn-2-done = That’s one more crab Blue can’t use. You never have to name the way, only where the crab ends. Blue pins your medium crab on `b3`.
crab-stack-learn-3 = Small crabs are the quickest: they go exactly three steps. They can cross bigger crabs but must end on a small one. Your small crab on `f3` can cross your large one on `e2`: bring it to Blue’s small crab on `d2`.
crab-stack-learn-3-hint = It goes from `f3` over `e3` and `e2` to `d2`: pick up `f3` and put it on `d2`.
crab-stack-learn-3-done = It took three steps, and the big crab on the way was no obstacle. Sizes only matter where the crab ends.
crab-stack-learn-4 = Blue has moved again. Your small crab on `c5` is still under Blue’s large one and can’t move. A large crab can end on another large one: cover Blue’s crab on `c5` with your large crab from `d5`.
crab-stack-learn-4-hint = Your large crab on `d5` is right beside `c5`.
crab-stack-learn-4-done = A stack never gets narrower towards the top: no crab ends on a bigger one.
crab-stack-learn-5 = Here’s a later moment in another game: the crabs form a ring with a gap. If a move splits them into groups, only the group with the most cells stays, and the wave takes the rest. Find the move of your large crab on `d6` that washes seven of Blue’s crabs away.
crab-stack-learn-5-hint = The bridge between the two halves is `d6`. Walk off it to your own side, to `e5`.
crab-stack-learn-5-done = Your side had seven cells and stayed; Blue’s had only six. Always look for bridges, Blue’s and your own!
crab-stack-learn-6 = Now for a tie. Move your medium crab from `f2` to `d3`: that leaves two groups with three cells and five crabs each. You made the move, so you choose which group stays.
crab-stack-learn-6-hint = First `f2` to `d3`. Then keep the group in which your crabs are on top: the one with `d2`.
crab-stack-learn-6-done = In the group that stayed, Blue’s only crab is a small one that can’t go three steps anywhere. A player who can’t move on their turn is out, and the last one left wins.
crab-stack-learn-7 = Now the last one, without help: Blue has only one crab that can still move. You can end the game in one move.
crab-stack-learn-7-hint = Blue’s free crab is the medium one on `c5`. Which of your crabs can sit on it?
crab-stack-learn-7-done = Blue can’t move, so Blue is out, and you’ve won. That’s all there is to Crab Stack!

## Puzzles: the task, what it asks, and what a puzzle is about.

# Heading: a puzzle’s task.
crab-stack-puzzles-goal-win = Find the only move that wins
crab-stack-puzzles-about-win = All other moves throw the win away, however well you play afterwards.
crab-stack-puzzles-theme-wave = cut off by the wave
crab-stack-puzzles-theme-sacrifice = a sacrifice
crab-stack-puzzles-theme-bury = bury the last crab
crab-stack-puzzles-theme-choice = choose what stays
crab-stack-puzzles-theme-quiet = a quiet move
crab-stack-puzzles-theme-long = several moves
