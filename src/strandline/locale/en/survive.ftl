## Why a start's text cannot be read
survive-text-form = a start is the terrain of the island’s 40 hexes as letters b, f, m, a space, and the first seat
survive-text-length = { $count } letters; the island has 40 hexes
survive-text-letter = terrain is b (beach), f (forest) or m (mountain)
survive-text-count = { $count } × { $letter }; there are { $allowed } such tiles
survive-text-seat = no such seat; the seats are { $allowed }

## What has to be decided now
survive-now-putting = now an explorer is placed: a value and a tile, such as put 6 D4
survive-now-launching = now a boat is placed, such as boat C3
survive-now-playing = now a kept tile is played (play dolphin, wind, serpent, shark or whale), or skip
survive-now-swimming = now the dolphin carries a swimmer, such as ra>E3; after a step, stop
survive-now-sailing = now the wind drives a boat, such as boat C3>C4; after a step, stop
survive-now-relocating = now the creature is put on an empty sea hex, such as serpent B1>F0
survive-now-walking = now explorers and boats move: ra>D5, ra>boat C3, ra>sea C3, ra>NW, boat C3>C4, or done
survive-now-sinking = now a tile is taken off, such as sink D4
survive-now-turning = now the back of the tile is turned, such as back shark
survive-now-boarding = now it is picked who boards, such as aboard ra
survive-now-rolling = now the die is rolled: die serpent, die shark or die whale
survive-now-hunting = now the creature moves, such as shark C3>C4, or stay
survive-now-reacting = now the creature is repelled (repel) or let pass (let)

## Why a move is not legal
survive-no-hex = there is no hex { $hex }
survive-no-explorer = there is no explorer { $who } on the board
survive-not-your-explorer = { $who } is another player’s explorer
survive-say-colour = with two colours the colour is named, such as put g6 D4
survive-no-colour = the colour is named only in play with two colours
survive-not-your-colour = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} is not your colour
survive-no-value = no explorer worth { $value } is left to place
survive-no-tile = there is no tile on { $hex }
survive-tile-taken = the tile { $hex } takes no more explorers
survive-no-sea = { $hex } is not sea
survive-not-by-tile = { $hex } is not next to a tile
survive-serpent-there = there is a serpent on { $hex }
survive-boat-there = there is a boat on { $hex } already
survive-only-reaction = this tile is played only when another player’s creature comes
survive-not-held = you hold no such tile ({ $tile })
survive-no-use = { $tile } could do nothing now, so it cannot be played
survive-one-step-first = once the tile is played, at least one step must follow
survive-dolphin-swims = the dolphin carries a swimmer from sea hex to sea hex: no boarding, no landing
survive-other-swimmer = the dolphin carries one swimmer only
survive-no-swimmer = { $who } is not a swimmer
survive-not-beside = { $goal } is not next to { $start }
survive-lost = { $who } is lost
survive-saved = { $who } is saved, for good
survive-no-landing = { $isle } is reached only from { $hexes }
survive-swam = { $who } has made the one move in the water that a turn allows
survive-left-island = { $who } has left the island and never sets foot on a tile again
survive-say-sea = { $hex } is sea: say { $who }>sea { $hex }
survive-dives-here = from a boat one jumps into the water of the same hex, { $hex }
survive-climbs-here = a swimmer boards only on his own hex, { $hex }
survive-no-boat = there is no boat on { $hex }
survive-is-aboard = { $who } is aboard already
survive-boat-full = the boat on { $hex } is full: it holds 3
survive-not-your-boat = others have more explorers aboard the boat on { $hex } and control it
survive-other-boat = the wind drives one boat only
survive-not-due = the tile on { $hex } is not due: now a { $terrain ->
    [b] beach
    [f] forest
   *[m] mountain
} sinks
survive-not-by-sea = the tile on { $hex } does not touch the sea, and others that are due do
survive-no-effect = there is no such back; the backs are { $allowed }
survive-no-such-back = no { $terrain ->
    [b] beach
    [f] forest
   *[m] mountain
} tile with this back is left
survive-not-on-sunk = { $who } is not swimming on { $hex }
survive-other-creature = it is a { $kind } that moves now
survive-no-creature = there is no { $kind } on { $hex }
survive-not-empty = { $hex } is not an empty sea hex
survive-creature-moving = the { $kind } on { $hex } is on its way: no other moves
survive-no-repellent = you hold no tile that repels a { $kind }

## At the table
survive-about = The island sinks; bring your explorers to the safe isles, past serpents, sharks and whales. 2 to 4 players, an hour.
survive-seat = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
}
