# Captions of the examples on the rules pages.

## Crab Stack
example-cs-two = Two players: 18 rocks, and 18 crabs on them.
example-cs-three = Three players, every second rock of the outer ring.
example-cs-corners = Three players, three groups of three in the outer ring.
example-cs-four = Four players: all 36 rocks.
example-cs-far = One step for Red’s large crab, two for Blue’s medium one, three for Red’s small one, which crosses a bigger crab on its way.
example-cs-size = Small ends on small only: Red’s crab on `c3` cannot end on the bigger ones around it.
example-cs-pinned = Red’s small crab on `c5` lies under Blue’s large one and cannot move until that one leaves.
example-cs-wave = Red’s large crab leaves the bridge on `d6`. Seven cells stay, and the six others are washed away.
example-cs-choice = Two groups with three cells and five crabs each. Red has moved, so Red chooses.
example-cs-last = Red covers the last blue crab that could move. Blue’s turn comes, Blue is out, and Red has won.
example-cs-chase = Two large crabs walk to and fro. When the position stands for the third time, the game is drawn.

## Krabcek
example-kr-gates = Black takes one gate, White two, Black two, White two; the last is Black’s. Then both roll, and the lower number begins.
example-kr-edge = Over the upper edge and in again at the bottom.
example-kr-enter = With a 2 a Middleman comes in: the gate is the first field, the Street beside it the second.
example-kr-big = A Bigboy enters with a 1, here onto the island `g03`, and waits there.
example-kr-switch = With a 6 the Bigboy on the gate changes places with the Skinnyboy on the Avenue.
example-kr-jump = With a 5 the Bigboy jumps from a black gate to an empty white one.
example-kr-combine = A Middleman walks onto the Bigboy. Later a Skinnyboy comes in and makes the tower: Black has won.
example-kr-walk = White needs one Skinnyboy on the Big Stack. With a 2 the one beside it walks there.
example-kr-forced = With a 6 nobody can walk six fields or come in: White must switch.
example-kr-stuck = With a 5 White has no move at all, and has lost.

## Survive
example-sv-start = An island for two players, ready for the first explorer.
example-sv-boats = Red’s first turn: two explorers board, and the boat sails.
example-sv-sink = A beach sinks under Blue’s explorer, who swims now. A shark comes up right there.
example-sv-whale = Red’s whale goes two hexes to Blue’s boat and smashes it; whoever was aboard swims.
example-sv-serpent = A serpent takes Blue’s boat and all who are in it.
example-sv-whirlpool = A forest sinks, and a whirlpool empties its hex and the sea around it.
example-sv-wind = Red plays the wind, sails three hexes and lands two explorers.
example-sv-dolphin = A dolphin carries Red’s swimmer three hexes.
example-sv-repel = Blue’s shark comes to Red’s swimmer; Red has kept the right tile.
example-sv-end = The last kind of tile is sinking. The volcano is revealed, and the values on the isles are counted.
