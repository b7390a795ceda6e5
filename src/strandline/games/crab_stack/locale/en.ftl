## The game on the first page
crab-stack-name = Crab Stack
crab-stack-description = Crabs climb on crabs while the waves take whoever drifts away. The last one who can still move wins.
crab-stack-credit = Crab Stack is a game by Henri Kermarrec.

## What can be chosen in Crab Stack
crab-stack-option-layout = Where the rocks lie
crab-stack-option-layout-rings = In full rings round the open water in the middle
crab-stack-option-layout-alternate = Two rings and every second rock of the third; the printed picture is lost to us
crab-stack-option-layout-corners = Two rings and three capes; the other reading of the lost picture
crab-stack-option-tie = Two groups are equally big: who says which one the wave takes?
crab-stack-option-tie-mover = Whoever has just moved
crab-stack-option-tie-next = The next player
crab-stack-option-repetition = The same position again and again
crab-stack-option-repetition-is = So many times, and the game is drawn; 0 means never. The books call it a draw without a number.

## Moves, texts of positions and the terminal
crab-stack-layout-apart = the rocks of a layout must hang together in one group
crab-stack-layout-count = a layout for as many players has { $needed } rocks, and this one has { $count }

## Why a position's text cannot be read
crab-stack-text-form = a position is “stacks / turn / players not out”, such as “b2:bL c3:bMrL / b / rb”
crab-stack-text-stack = a stack is a cell, a colon and its crabs from bottom to top, such as c3:bMrL
crab-stack-text-cell = this cell is not in the layout
crab-stack-text-cell-twice = this cell is named twice
crab-stack-text-colour = this colour is not in play; in play are { $allowed }
crab-stack-text-bigger-below = { $above } cannot lie on { $below }, which is bigger
crab-stack-text-too-many = { $count } of these crabs; a colour has 3 of each size
crab-stack-text-empty = there must be at least one crab
crab-stack-text-player-twice = this player is named twice
crab-stack-text-nobody = at least one player must not be out
crab-stack-text-apart = the crabs must form one group unless a choice is pending
crab-stack-text-turn = the turn is a player (r), a choice after a move (r?b) or an end (over r, over -)
crab-stack-text-over = this end does not fit the players not out ({ $alive })
crab-stack-text-choice-alone = with one player not out there is nothing to choose
crab-stack-text-chooser = another player has to choose
crab-stack-text-no-tie = no two largest groups are equal, so there is nothing to choose
crab-stack-text-out = this player is out

## Why a move is not legal
crab-stack-choose = first a group has to be chosen: { $allowed }
crab-stack-no-choice = no groups are tied, so there is nothing to choose
crab-stack-water = { $cell } is open water
crab-stack-no-cell = there is no rock { $cell } in this game
crab-stack-bare = there is no crab on { $cell }
crab-stack-covered = your crab on { $cell } is covered by another
crab-stack-not-yours = the crab on { $cell } is not yours
crab-stack-stays = a crab never ends where it began
crab-stack-bare-goal = { $cell } is bare: crabs walk on crabs
crab-stack-bigger = { $crab ->
    [M] a medium crab cannot end on a large one, as on { $cell }
   *[S] a small crab ends on small crabs only; on { $cell } lies a { $top ->
        [M] medium
       *[L] large
    } one
}
crab-stack-no-way = every way of { $steps ->
    [one] one step
   *[other] { $steps } steps
} from { $start } to { $goal } runs over bare rock, or over a cell twice
crab-stack-steps = { $crab ->
    [L] a large crab goes exactly one step
    [M] a medium crab goes exactly two steps
   *[S] a small crab goes exactly three steps
}; to { $goal } it is not that many

## At the table
crab-stack-about = Crabs climb on crabs; the last player who can move wins. 2 to 4 players, 15 minutes.
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
crab-stack-ui-can-go = can move
crab-stack-ui-goal = can go here
crab-stack-ui-held = in your hand
crab-stack-ui-threatened = can be covered
crab-stack-ui-group = belongs to the group of { $cell }; choose it to keep that group
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
    [one] The groups are equal. Choose the one that stays.
   *[other] { $count } groups are equal. Choose the one that stays.
}

## What has ended the game
crab-stack-ui-ended-won = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
} is the last who could move, and has won.
crab-stack-ui-ended-drawn = The same position has come again and again: the game is drawn.

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
} is out; the crabs stay: { $free ->
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

## The page
crab-stack-rules-about = Crabs crowd on the rocks while the tide comes in. Each walks over the backs of the others and settles on one that is no bigger than itself, so the rocks empty and the stacks grow. Whoever cannot move any more is out; the last player left has won. The game is by Henri Kermarrec, for two to four players. After the deal there is no luck, and nothing is hidden.
crab-stack-rules-setup = Before the game
crab-stack-rules-turn = Your turn
crab-stack-rules-wave = The wave
crab-stack-rules-end = Leaving and winning
crab-stack-rules-text = Written down

## Before the game
crab-stack-rule-1 = _Your crabs._ You have nine crabs of one colour: three large, three medium and three small. The seats are red, blue, green and yellow, in this order.
crab-stack-rule-2 =
    _The rocks._ The board is three rings of rocks around one cell of open water. How much of it is used depends on the number of players:
    - two players: the inner two rings, 18 rocks;
    - three players: 27 rocks, the inner two rings and nine of the outer ring: every second one (the usual layout) or three groups of three at corners;
    - four players: all 36 rocks.
    Everything else is open water for the whole game. You can also name rocks of your own: nine for each player, never the middle, and all hanging together.
crab-stack-rule-3 = _Names._ Columns are `a` to `g` from left to right, and in each column the rocks are counted from the bottom: `a1` to `a4`, `b1` to `b5`, `c1` to `c6`, `d1` to `d7`, `e1` to `e6`, `f1` to `f5`, `g1` to `g4`. The water in the middle would be `d4`. The names are the same for any number of players.
crab-stack-rule-4 = _The deal._ All crabs of the colours in play are shuffled and dealt, one to each rock, until every rock has its crab. The first player is drawn by lot; turns go clockwise, in the order of the seats.

## Your turn
crab-stack-rule-5 = _One crab._ Move exactly one crab of your own colour. If you can move, you must. In a stack only the crab on top can move; those beneath it are pinned.
crab-stack-rule-6 = _How far._ A large crab goes exactly one step, a medium one exactly two, a small one exactly three.
crab-stack-rule-7 = _Over backs._ Each step leads to a neighbouring cell with at least one crab on it, of any colour, your own too, and of any size. No step leads onto a bare rock or onto water. Crabs that are bigger may be crossed on the way.
crab-stack-rule-8 = _No cell twice._ In one move a crab comes to no cell twice. The cell where it started counts, even if other crabs are left there: no crab ends where it began.
crab-stack-rule-9 = _Where it ends._ It ends on a stack whose top crab is of its own size or smaller: a large crab on any, a medium one on medium or small, a small one on small ones only. So no crab ever sits on a bigger one.
crab-stack-rule-10 = _The way does not matter._ Two ways between the same two cells are one and the same move.

## The wave
crab-stack-rule-11 =
    _Together or lost._ After a move all cells with crabs must hang together in one group; stacks of any height, and crabs of players who are out, count like any other cell. If the move has left two groups or more, only one of them stays, and the wave takes all the others off the board for good:
    - the group with the most cells stays;
    - if that is a tie, the one with the most crabs among those;
    - if it is a tie again, a player chooses which of the tied groups stays. Nothing is taken before that.
    A wave comes only after a move.
crab-stack-rule-12 = _Who chooses._ The player who has just moved (this is usual), or, if so agreed, the next player who is not yet out, whether or not that player will be able to move. The choice is made before the next turn begins.

## Leaving and winning
crab-stack-rule-13 = _Out._ A player who cannot move when the turn comes is out, whatever the reason, and stays out even if a crab of theirs comes free later. Their crabs stay, never move again, and are crabs in every other way: they carry, they block, they count for the wave. Turns pass over a player who is out.
crab-stack-rule-14 = _Not before the turn._ Whether a player can move is looked at when the turn comes, never earlier. Being out takes no turn: the next player is looked at at once.
crab-stack-rule-15 = _The last one._ As soon as only one player is not out, that player has won, able to move or not, and even without a crab on the board.
crab-stack-rule-16 = _Round and round._ Crabs can chase each other for ever. When the same position stands at the start of a turn for the third time, the game is drawn between all who are not out. Crabs of one colour and size count as alike; the first position counts as its first time; positions in which a choice is pending are not counted. Another number than three, from two on, can be agreed; 0 switches this rule off. Then play again: a new game finds the winner.
crab-stack-rule-17 = _The result._ The winner gets 1 and the others 0. A draw is shared equally by the players who are not out.

## Written down
crab-stack-rule-18 = _A move_ is where the crab starts and where it ends: `b2-c4`. A choice after a wave is `keep-` and the first cell, in the order `a1`, `a2`, … `g4`, of the group that stays: `keep-c4`.
crab-stack-rule-19 = _A position_ is stacks, turn and players not out: `b2:bL c3:bMrL / b / rb`. A crab is the letter of its colour (`r` `b` `g` `y`) and of its size (`L` `M` `S`); a stack is written from bottom to top. While a choice is pending the turn is who chooses, a question mark and who moved: `r?r`. At the end it is `over r` for red’s win or `over -` for a draw. Options and how often a position has stood are not part of the text.
crab-stack-rule-20 = _Reading a position._ The player to move is looked at at once, so someone who cannot move is out already when the text is read. Spaces and order do not matter. What cannot be is refused with the reason: a cell outside the layout, a crab on a bigger one, more than three of a kind, two groups with nothing to choose, a player on turn who is out, and the like.
crab-stack-rule-21 = _Options._ What can be chosen for a new table, and what is usual.

## What the printed books say, rule by rule
crab-stack-edition-2-ours = The books show the rocks in pictures that we do not have; the layouts for three players are ours and fit all that is known.
crab-stack-edition-4-hu = The Hungarian book lets the players agree on who begins.
crab-stack-edition-6-hu = The Hungarian book: must go.
crab-stack-edition-6-ru = The Russian book says “can go”; we read it as exactly, as the other two books do.
crab-stack-edition-6-fr = The French book: must go.
crab-stack-edition-7-hu = The Hungarian book only forbids stopping on an empty cell; the other two forbid stepping on it at all.
crab-stack-edition-7-ru = The Russian book allows no step onto an empty cell. By itself it could be read as barring bigger crabs on the way too; the other two look at sizes at the last step only.
crab-stack-edition-7-fr = The French book allows no step onto an empty cell, and looks at sizes at the last step only.
crab-stack-edition-8-hu = The Hungarian book bars every cell where the crab has stood this turn, its start among them.
crab-stack-edition-8-ru = The Russian book bars going back.
crab-stack-edition-8-fr = The French book bars crossing a cell twice.
crab-stack-edition-11-hu = The Hungarian book speaks of two groups: the smaller goes.
crab-stack-edition-11-ru = The Russian book: of two groups or more, the smaller goes.
crab-stack-edition-11-fr = The French book says it for any number of groups: only the one with the most cells stays.
crab-stack-edition-12-hu = The Hungarian book: the player on turn chooses which group goes.
crab-stack-edition-12-ru = The Russian book: the player who is due to move next chooses. A table can be set to play so.
crab-stack-edition-12-fr = The French book: the active player chooses which group stays.
crab-stack-edition-13-ru = The Russian book names only crabs covered by other colours; the other two, and we, count every reason.
crab-stack-edition-13-fr = The French book alone says that a crab which comes free later does not bring its player back.
crab-stack-edition-16-hu = The Hungarian book calls it a deadlock and suggests a new game.
crab-stack-edition-16-ru = The Russian book calls it a draw and starts again.
crab-stack-edition-16-fr = The French book calls it a draw and lets a new game find the winner.
crab-stack-edition-16-ours = No book gives a count; the third time is ours.

## The editions side by side
crab-stack-editions-about = Three printed books lie behind these rules: a Hungarian, a Russian and a French one. They tell one game three times. This is where they differ, and what is played here.
crab-stack-editions-tie = Who chooses between tied groups
crab-stack-editions-tie-hu = the player on turn
crab-stack-editions-tie-ru = the player due next
crab-stack-editions-tie-fr = the active player
crab-stack-editions-tie-here = an option: the player who moved, unless you choose the next one
crab-stack-editions-far = How far a crab goes
crab-stack-editions-far-hu = it must go so far
crab-stack-editions-far-ru = it can go so far
crab-stack-editions-far-fr = it must go so far
crab-stack-editions-far-here = exactly so far
crab-stack-editions-bare = Empty cells
crab-stack-editions-bare-hu = no stopping there
crab-stack-editions-bare-ru = no stepping there
crab-stack-editions-bare-fr = no stepping there
crab-stack-editions-bare-here = no stepping there
crab-stack-editions-twice = Cells barred in a move
crab-stack-editions-twice-hu = all it has stood on this turn
crab-stack-editions-twice-ru = no going back
crab-stack-editions-twice-fr = none twice
crab-stack-editions-twice-here = none twice, the start included
crab-stack-editions-groups = Three groups or more
crab-stack-editions-groups-hu = the smaller goes
crab-stack-editions-groups-ru = the smaller goes
crab-stack-editions-groups-fr = only one stays
crab-stack-editions-groups-here = only one stays
crab-stack-editions-out = Who is out
crab-stack-editions-out-hu = who can move nowhere
crab-stack-editions-out-ru = whose crabs are all covered by other colours
crab-stack-editions-out-fr = who cannot move, for good
crab-stack-editions-out-here = who cannot move, for any reason, for good
crab-stack-editions-chase = Crabs that chase each other for ever
crab-stack-editions-chase-hu = play again
crab-stack-editions-chase-ru = a draw, then again
crab-stack-editions-chase-fr = a draw, then again
crab-stack-editions-chase-here = a draw at the third time

# Captions of the examples on the rules pages.

## Crab Stack
crab-stack-example-two = Two players: 18 rocks, and 18 crabs on them.
crab-stack-example-three = Three players, every second rock of the outer ring.
crab-stack-example-corners = Three players, three groups of three in the outer ring.
crab-stack-example-four = Four players: all 36 rocks.
crab-stack-example-far = One step for Red’s large crab, two for Blue’s medium one, three for Red’s small one, which crosses a bigger crab on its way.
crab-stack-example-size = Small ends on small only: Red’s crab on `c3` cannot end on the bigger ones around it.
crab-stack-example-pinned = Red’s small crab on `c5` lies under Blue’s large one and cannot move until that one leaves.
crab-stack-example-wave = Red’s large crab leaves the bridge on `d6`. Seven cells stay, and the six others are washed away.
crab-stack-example-choice = Two groups with three cells and five crabs each. Red has moved, so Red chooses.
crab-stack-example-last = Red covers the last blue crab that could move. Blue’s turn comes, Blue is out, and Red has won.
crab-stack-example-chase = Two large crabs walk to and fro. When the position stands for the third time, the game is drawn.

## Crab Stack: you are red
crab-stack-learn-1 = The crabs are dealt and you are red. Large crabs go exactly one step, onto any crab next to them. Take your large crab on `f2` and climb onto Blue’s large crab on `e2`.
crab-stack-learn-1-hint = Take the large red crab on `f2`, at the bottom right, and go to `e2` beside it.
crab-stack-learn-1-done = Blue’s large crab is pinned now: only the top crab of a stack can move. Blue answers by pinning your small crab on `c5`.
crab-stack-learn-2 = Medium crabs go exactly two steps, always over other crabs, and end on a medium or a small one. Take your medium crab on `e4` over `e3` to Blue’s medium crab on `d3`.
crab-stack-learn-2-hint = The medium red crab on `e4` can reach `d3` in two steps.
crab-stack-learn-2-done = One more crab that Blue cannot use. You never have to name the way, only where the crab ends. Blue pins your medium crab on `b3`.
crab-stack-learn-3 = Small crabs are the quickest: exactly three steps. They may cross bigger crabs but end on small ones only. Your small crab on `f3` can cross your large one on `e2`: bring it to Blue’s small crab on `d2`.
crab-stack-learn-3-hint = From `f3` over `e3` and `e2` to `d2`: pick up `f3` and put it on `d2`.
crab-stack-learn-3-done = Three steps, and a big crab on the way was no obstacle. Only the last step looks at sizes.
crab-stack-learn-4 = Blue has moved again. Your small crab on `c5` still sits under Blue’s large one and cannot move. Large on large is allowed: cover Blue’s crab on `c5` with your large crab from `d5`.
crab-stack-learn-4-hint = Your large crab on `d5` is right beside `c5`.
crab-stack-learn-4-done = Stacks only ever grow wider towards the top: no crab ends on a bigger one.
crab-stack-learn-5 = Later in another game: the crabs form a ring with a gap. If a move breaks them into groups, only the group with the most cells stays, and the wave takes the rest. Find the move of your large crab on `d6` that sends seven of Blue’s crabs to sea.
crab-stack-learn-5-hint = The bridge between the two halves is `d6`. Walk off it to your own side, to `e5`.
crab-stack-learn-5-done = Seven cells stayed on your side, six were on Blue’s. Always look for bridges, Blue’s and your own!
crab-stack-learn-6 = Now a tie. Move your medium crab from `f2` to `d3`: it leaves two groups of three cells and five crabs each. Then it is you who chooses which of them stays, because you made the move.
crab-stack-learn-6-hint = First `f2` to `d3`. Then keep the group in which your crabs are on top: the one with `d2`.
crab-stack-learn-6-done = In the group that stayed Blue had only a small crab with nowhere to go three steps. Whoever cannot move on their turn is out, and the last one left wins.
crab-stack-learn-7 = Last one, without help: Blue has a single crab that can still move. One move of yours ends the game.
crab-stack-learn-7-hint = Blue’s free crab is the medium one on `c5`. Which of your crabs can sit on it?
crab-stack-learn-7-done = Blue cannot move, so Blue is out, and you have won. That is all of Crab Stack!
