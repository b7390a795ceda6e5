## The game on the first page, in the terminal and at the table
three-stones-name = Three Stones
three-stones-description = Three stones each on nine points. Get yours in a line before the other player does.
three-stones-about = Place three stones, then move them: three in a line win. 2 players, 5 minutes.
# $seat: from 0 on
three-stones-seat = { $seat ->
    [0] Red
   *[1] Blue
}
three-stones-stone = { $seat ->
    [0] red stone
   *[1] blue stone
}
three-stones-ask = Place a stone, or move one of yours.

## What can be chosen for a new table
three-stones-option-moving = How stones move
three-stones-option-moving-step = To a point beside them
three-stones-option-moving-fly = To any empty point

## Why a position's text cannot be read
three-stones-text = a position is nine points from a1 to c3 and who is to move, such as r...b.... r
three-stones-text-never = no game comes to this position

## Why a move is not legal
three-stones-place-first = stones are moved only when all six are on the board
three-stones-all-placed = all stones are placed: move one of yours
three-stones-taken = there is a stone on { $point }
three-stones-not-yours = you have no stone on { $point }
three-stones-too-far = { $point } is not beside it

## Rules
three-stones-rules-about = An old game for two. You place three stones on a board of nine points, and then move them, until three of yours stand in a line.
three-stones-rules-playing = How to play
three-stones-rules-writing = Written down
three-stones-rule-1 = _The board_ has nine points, `a1` to `c3`: three columns and three rows. `a1` is at the bottom left.
three-stones-rule-2 = _The stones._ Each player has three, red or blue. Red begins, and then you take turns.
three-stones-rule-3 = _Placing._ As long as you have stones in hand, place one on any empty point.
three-stones-rule-4 = _Moving._ When all six stones are placed, move one of yours to an empty point beside it, diagonally as well.
three-stones-rule-5 = _The end._ If you have three stones in a line, across, up or diagonally, you win. If a position comes up for the third time, the game is a draw.
three-stones-rule-6 = _Options._ You can agree that a stone may move to any empty point.
three-stones-rule-7 = _A move_ is a point, `b2`, or two with a hyphen, `a1-b2`.
three-stones-rule-8 = _A position_ is its points from `a1` to `c3`, row by row, and who is to move: `r...b.... r`. A game that has ended says `over`.
three-stones-quick-goal =
    _Goal: three in a line_
    Get your three stones in a line, across, up or diagonally.
three-stones-quick-goal-picture = Rings around three red stones in the lowest row.
three-stones-quick-turn =
    _Your turn: one stone_
    Place a stone. When all six are on the board, move one of yours to a point beside it.
three-stones-quick-turn-picture = An arrow: a red stone moves to the empty point beside it.
three-stones-example-line = Red places a third stone and has a line.
three-stones-example-step = A stone steps to a point beside it, not further.

## The guided first game
three-stones-learn-1 = You are red. Place your first stone in the middle, on `b2`: four lines go through it.
three-stones-learn-1-hint = The middle is `b2`.
three-stones-learn-1-done = Blue answers in a corner.
three-stones-learn-2 = Now place a stone on `a3`. Then only `c1` is missing.
three-stones-learn-2-hint = `a3` is at the top left.
three-stones-learn-2-done = Blue has to take `c1`, and all but two stones are placed.
three-stones-learn-3 = All stones are placed, and two of yours, `a3` and `b2`, are in a line with `c1`, which is empty now. Move your third stone there.
three-stones-learn-3-hint = Your third stone is on `c2`, beside `c1`.
three-stones-learn-3-done = Three in a line: you have won.
