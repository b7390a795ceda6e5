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
