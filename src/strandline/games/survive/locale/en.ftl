## The game on the first page
survive-name = Survive – Escape from Atlantis
survive-description = The island sinks under your explorers. Bring them ashore past serpents, sharks, whales and dear friends.
survive-credit = Survive is a game by Julian Courtland-Smith.

## What can be chosen in Survive
survive-option-colours = Colours for each of two players
survive-option-colours-1 = One colour each
survive-option-colours-2 = Two colours each, and their points together
survive-option-variants = Challenges
survive-option-variants-crowded = Crowded: two explorers may start on one tile, away from the shore
survive-option-variants-equal = All are equal: the most explorers saved win, whatever they are worth
survive-option-variants-last-explorer = To the last explorer: the volcano is a whirlpool, and play goes on while anyone is out there
survive-option-variants-last-tile = To the last tile: the volcano is a whirlpool, and the game ends with the island
survive-option-values = The values under your explorers
survive-option-values-hidden = To be remembered: nobody may look again
survive-option-values-own = You may look at your own at any time

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

## Survive in the browser. Explorers are named by colour and letter (ra), hexes by row and column (D4), isles NW NE SW SE.

## Moves in words
survive-ui-move-put = { $colour ->
    [r] Red explorer
    [b] Blue explorer
    [g] Green explorer
    [y] Yellow explorer
   *[none] Explorer
}{ $value ->
    [0] { "" }
   *[other] {" "}worth { $value }
} on { $hex }
survive-ui-move-launch = A boat on { $hex }
# An explorer, at the beginning of a sentence: by colour and letter
survive-ui-who = { $colour ->
    [r] Red
    [b] Blue
    [g] Green
   *[y] Yellow
} { $letter }
survive-ui-move-go = { survive-ui-who } goes to { $hex }
survive-ui-move-land = { survive-ui-who } reaches the isle { $isle }
survive-ui-move-board = { survive-ui-who } boards the boat on { $hex }
survive-ui-move-swim = { survive-ui-who } swims on { $hex }
survive-ui-move-sail = The boat sails from { $from } to { $hex }
survive-ui-move-roam = { $kind ->
    [serpent] The serpent
    [shark] The shark
   *[whale] The whale
} goes from { $from } to { $hex }
survive-ui-move-sink = The tile { $hex } sinks
survive-ui-move-aboard = { survive-ui-who } is taken aboard
survive-ui-move-play = Tile played: { $tile ->
    [dolphin] dolphin
    [wind] wind
    [serpent] move a serpent
    [shark] move a shark
   *[whale] move a whale
}
survive-ui-move-kept = The tile is kept, face down
survive-ui-move-back = On its back: { $effect ->
    [shark] a shark
    [whale] a whale
    [boat] a boat
    [whirlpool] a whirlpool
    [volcano] the volcano
    [dolphin] dolphin
    [wind] wind
    [move-serpent] move a serpent
    [move-shark] move a shark
    [move-whale] move a whale
    [repel-shark] repel a shark
   *[repel-whale] repel a whale
}
survive-ui-move-die = The die shows a { $kind ->
    [serpent] serpent
    [shark] shark
   *[whale] whale
}
survive-ui-move-skip = No tile is played
survive-ui-move-done = No more moves
survive-ui-move-stop = It goes no farther
survive-ui-move-stay = The creature stays
survive-ui-move-let = Let it pass
survive-ui-move-repel = It is repelled

## What is asked of you
survive-ui-ask-putting = Place an explorer: choose a value, then a tile.
survive-ui-ask-launching = Place a boat on the sea beside the island.
survive-ui-ask-playing = { $tiles ->
    [yes] You may play one of your tiles, or skip.
   *[no] None of your tiles helps now: skip.
}
survive-ui-ask-swimming = { $started ->
    [yes] The dolphin swims on: { $left ->
        [one] { $left } hex left
       *[other] { $left } hexes left
    }, or stop.
   *[no] The dolphin carries one of your swimmers up to { $left } hexes: choose him.
}
survive-ui-ask-sailing = { $started ->
    [yes] The wind blows on: { $left ->
        [one] { $left } hex left
       *[other] { $left } hexes left
    }, or stop.
   *[no] The wind drives a boat up to { $left } hexes: choose it.
}
survive-ui-ask-relocating = Put { $kind ->
    [serpent] a serpent
    [shark] a shark
   *[whale] a whale
} on any empty sea hex.
survive-ui-ask-walking = Move explorers and boats: { $left ->
    [one] { $left } move left.
   *[other] { $left } moves left.
}
survive-ui-ask-sinking = Take a { $terrain ->
    [b] beach
    [f] forest
   *[m] mountain
} tile off the island.
survive-ui-ask-boarding = A boat comes up on { $hex }: pick who boards it.
survive-ui-ask-hunting = { $started ->
    [yes] { $kind ->
        [serpent] The serpent
        [shark] The shark
       *[whale] The whale
    } swims on: { $left ->
        [one] { $left } hex left
       *[other] { $left } hexes left
    }, or stays.
   *[no] Move { $kind ->
        [serpent] a serpent
        [shark] a shark
       *[whale] a whale
    } up to { $left ->
        [one] { $left } hex
       *[other] { $left } hexes
    }, or let them all stay.
}
survive-ui-ask-reacting = { $kind ->
    [shark] A shark is upon your swimmer.
   *[whale] A whale is upon your boat.
} { $repel ->
    [yes] Repel it? If not, { $kind ->
        [shark] the swimmer is lost.
       *[whale] the boat is smashed, and those aboard swim.
    }
   *[no] You hold nothing against it.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] The volcano has erupted: whoever is not on an isle is lost.
    [tile] The last tile has sunk: whoever is not on an isle is lost.
    [nobody] No explorer is left on the board.
   *[turns] The island is long gone: whoever is not on an isle is lost.
}

## The board
survive-ui-board = The sea, the island and the four safe isles
survive-ui-place-sea = { $hex }, sea
survive-ui-place-tile = { $hex }, { $terrain ->
    [b] beach
    [f] forest
   *[m] mountain
}
survive-ui-place-isle = Safe isle { $isle }
survive-ui-explorer = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} explorer { $who }{ $value ->
    [0] { "" }
   *[other] , worth { $value }
}
survive-ui-swimmer = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} swimmer { $who }{ $value ->
    [0] { "" }
   *[other] , worth { $value }
}
survive-ui-boat = { $count ->
    [0] empty boat
    [one] boat with { $count } aboard
   *[other] boat with { $count } aboard
}
survive-ui-creature = { $kind ->
    [serpent] { $count ->
        [one] serpent
       *[other] { $count } serpents
    }
    [shark] { $count ->
        [one] shark
       *[other] { $count } sharks
    }
   *[whale] { $count ->
        [one] whale
       *[other] { $count } whales
    }
}
survive-ui-picked = picked up
survive-ui-goal = can be chosen
survive-ui-threatened = within a creature’s reach
survive-ui-swam = has moved in the water
survive-ui-zoom-in = Enlarge the board
survive-ui-zoom-out = Show the whole board
survive-ui-on-hex = On { $hex }:
survive-ui-on-isle = On the isle { $isle }:
survive-ui-here = All that is on a hex
survive-ui-look = Tap a hex, or rest on it, to see what is there.
survive-ui-close = Close
survive-ui-how = How?
survive-ui-how-boat = board the boat
survive-ui-how-sea = into the water
survive-ui-moves-left = { $left ->
    [one] { $left } step left
   *[other] { $left } steps left
}
survive-ui-values = Your explorers to place, by value
survive-ui-value = { $colour ->
    [r] red
    [b] blue
    [g] green
    [y] yellow
   *[none] explorer
} { $value } (×{ $count })
survive-ui-show-values = Show my values
survive-ui-die = Die: { $kind ->
    [serpent] serpent
    [shark] shark
   *[whale] whale
}

## The players
survive-ui-players = Saved, lost and kept tiles
survive-ui-saved = { $count ->
    [one] { $count } saved
   *[other] { $count } saved
}
survive-ui-lost = { $count ->
    [one] { $count } lost
   *[other] { $count } lost
}
survive-ui-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
survive-ui-no-tiles = no tile kept
survive-ui-tile-back = { $terrain ->
    [b] kept tile from a beach
    [f] kept tile from a forest
   *[m] kept tile from a mountain
}
survive-ui-tile = { $effect ->
    [shark] a shark comes
    [whale] a whale comes
    [boat] a boat comes
    [whirlpool] whirlpool
    [volcano] volcano
    [dolphin] dolphin: one of your swimmers goes up to 3 hexes
    [wind] wind: a boat goes up to 3 hexes
    [move-serpent] put a serpent on any empty sea hex
    [move-shark] put a shark on any empty sea hex
    [move-whale] put a whale on any empty sea hex
    [repel-shark] repels a shark from your swimmer
   *[repel-whale] repels a whale from your boat
}

## Buttons
survive-ui-do-skip = Play no tile
survive-ui-do-done = No more moves
survive-ui-do-stop = Stop here
survive-ui-do-stay = { $started ->
    [yes] Stay here
   *[no] Move none
}
survive-ui-do-let = Let it pass
survive-ui-do-repel = Repel it
survive-ui-do-play = { $tile ->
    [dolphin] Play the dolphin
    [wind] Play the wind
    [serpent] Move a serpent
    [shark] Move a shark
   *[whale] Move a whale
}

## The position, spoken
survive-ui-say-tiles = Tiles left: { $beaches ->
    [one] { $beaches } beach
   *[other] { $beaches } beaches
}, { $forests ->
    [one] { $forests } forest
   *[other] { $forests } forests
}, { $mountains ->
    [one] { $mountains } mountain
   *[other] { $mountains } mountains
}.
survive-ui-say-colour = { $colour ->
    [r] Red
    [b] Blue
    [g] Green
   *[y] Yellow
}{ $own ->
    [yes] , your own
   *[no] { "" }
}. On the island: { $walks }. In boats: { $aboard }. Swimming: { $swims }. Saved: { $saved }. Lost: { $lost }.
survive-ui-say-one = { $letter } on { $place }{ $value ->
    [0] { "" }
   *[other] { " " }(worth { $value })
}
survive-ui-say-nobody = nobody
survive-ui-say-hand = { $colour ->
    [r] Red
    [b] Blue
    [g] Green
   *[y] Yellow
} keeps { $count ->
    [0] no tile
    [one] { $count } tile
   *[other] { $count } tiles
}.
survive-ui-say-tile = You hold: { $effect ->
    [dolphin] dolphin
    [wind] wind
    [move-serpent] move a serpent
    [move-shark] move a shark
    [move-whale] move a whale
    [repel-shark] repel a shark
   *[repel-whale] repel a whale
}, from { $terrain ->
    [b] a beach
    [f] a forest
   *[m] a mountain
}.
survive-ui-say-score = { $colour ->
    [r] Red
    [b] Blue
    [g] Green
   *[y] Yellow
} has { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
survive-ui-say-creatures = { $kind ->
    [serpent] Serpents
    [shark] Sharks
   *[whale] Whales
}: { $hexes }.
survive-ui-say-boats = Empty boats: { $hexes }.

# The rules of Survive, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
survive-rules-about = Atlantis is sinking, tile by tile. Bring your explorers by boat, by swimming and with luck to the four safe isles, through a sea full of serpents, sharks and whales, which the others will gladly send your way. Under each explorer is a value that only its owner has seen, and only the values of the saved count. Then the volcano ends it all. The game is by Julian Courtland-Smith, for two to four players.
survive-rules-board = The board
survive-rules-components = The pieces
survive-rules-setup = Before the first turn
survive-rules-turn = A turn has four steps
survive-rules-moves = Step 2: your three moves
survive-rules-hazards = Creatures and people
survive-rules-sinking = Step 3: sinking a tile
survive-rules-tiles = Step 1: tiles you have kept
survive-rules-creatures = Step 4: the creatures
survive-rules-reactions = Driving creatures off
survive-rules-end = The end
survive-rules-options = Two colours and variants
survive-rules-text = Written down

## The board
survive-rule-1 = _Hexes._ The board has 133 hexes in 13 rows, `A` to `M`: 7 in rows `A` and `M`, 10 in `B`, `D`, `J` and `L`, 11 in `C`, `E`, `G`, `I` and `K`, 12 in `F` and `H`. A hex is named by row and column, counted from the left; `G5` is the middle. Rows are set off by half a hex, and hexes that share a side are neighbours.
survive-rule-2 = _The island_ covers 40 hexes around the middle: columns 4 to 7 of rows `D` and `J`, 3 to 7 of `E` and `I`, 2 to 9 of `F` and `H`, and 2 to 8 of `G` without `G5`. All other hexes are sea, and so is `G5`, the lake in the middle.
survive-rule-3 = _Safe isles._ Four isles lie beyond the corners. Each is reached from exactly two sea hexes: `NW` from `B1` and `C0`, `NE` from `B10` and `C10`, `SW` from `K0` and `L1`, `SE` from `K10` and `L10`.
survive-rule-4 = _Serpents._ Five sea serpents start on `B1`, `C10`, `G5`, `K0` and `L10`: one before each isle and one in the lake.

## The pieces
survive-rule-5 = _Tiles._ The island is 40 tiles: 16 beaches, 16 forests and 8 mountains. Each has an effect on its back. Some happen at once, others are kept for later; this is how many there are of each:
survive-rule-6 = _The rest._ Each colour has ten explorers worth 1, 1, 1, 2, 2, 3, 3, 4, 5 and 6, which is 28 in all. The seats are red, blue, green and yellow. There are 5 serpents, 6 sharks, 5 whales and 12 boats. The die shows serpent, shark and whale on two faces each.

## Before the first turn
survive-rule-7 = _The island is laid._ The tiles are shuffled onto the island’s hexes, terrain up; nobody knows a back. Serpents go on their hexes. The first player is drawn by lot; play goes clockwise, in the order of the seats.
survive-rule-8 = _Explorers._ In turn each player puts one explorer, of a value of their choice, on a tile that has none, until all are placed. Only its owner sees the value. Usually even the owner may not look again once the last boat is placed, so remember who stands where.
survive-rule-9 = _Boats._ Then, in turn, each player puts a boat on a sea hex next to a tile, with no boat and no serpent on it, until each has placed two. All other boats, the sharks and the whales wait beside the board.

## A turn has four steps
survive-rule-10 = _Step 1._ You may play one tile that you have kept for your own turn. One a turn at most.
survive-rule-11 = _Step 2._ You may make up to three moves with your explorers and with boats, in any mix and order; you may stop early. If none of your explorers is on the board when the step begins, you skip it. If your last one leaves during the step, you may still use the moves that are left for empty boats.
survive-rule-12 = _Step 3._ You must take one tile off the island, if one is left.
survive-rule-13 = _Step 4._ You roll the die and may move one creature of the kind that it shows. If none of that kind is on the board, nothing happens.

## Step 2: your three moves
survive-rule-14 = _Walk._ An explorer goes from a tile to a neighbouring tile. Any number may share a tile.
survive-rule-15 = _Board._ An explorer steps from a tile into a boat on a neighbouring sea hex, or from one boat into another on a neighbouring hex. A boat holds three, of any colours.
survive-rule-16 = _Into the water._ An explorer steps from a tile onto a neighbouring sea hex and is a swimmer from now on. If a boat with room is there, boarding it and swimming beside it are two different moves.
survive-rule-17 = _Overboard._ An explorer jumps from a boat into the water of the same hex and swims.
survive-rule-18 = _Swim._ A swimmer goes to a neighbouring sea hex, or climbs onto a boat on the same hex if it has room. Any number of swimmers share a hex.
survive-rule-19 = _Once a turn in the water._ Each explorer makes at most one such move a turn: going into the water, swimming, climbing aboard from the water and landing from the water all count as it. So nobody swims and boards, or dives and swims, in one turn. Walking, boarding from a tile or another boat and landing from a boat are not limited in this way. Who has climbed aboard is a passenger again: the boat may carry them on, they may change boats or land this turn, but not go back into the water. Being thrown into the water by a whale is no such move; but who has already made theirs stays there until the next turn.
survive-rule-20 = _No way back._ Whoever has left the island never sets foot on a tile again. You move only your own explorers.
survive-rule-21 = _Landing._ From one of an isle’s two hexes an explorer goes ashore, from a boat or from the water: one move each. They are saved, for good. The boat stays where it is. Any isle is open to anyone.
survive-rule-22 = _Sail._ A boat moves to a neighbouring sea hex that has no other boat. An empty boat is anyone’s to move. Otherwise it is moved only by the player with the most explorers aboard; if several are tied for most, each of them may.

## Creatures and people
survive-rule-23 =
    _What meets what._ After every single step each hex is settled, in this order:
    - a serpent takes a boat with anyone aboard, all who are in it, and every swimmer;
    - a whale smashes a boat with anyone aboard; those aboard become swimmers;
    - a shark takes every swimmer.
    It makes no difference who came to whom. Empty boats are left alone by all, boats by sharks, swimmers by whales, and creatures by each other: any number may share a hex. What is taken is out for good.

## Step 3: sinking a tile
survive-rule-24 = _Which tile._ As long as a beach is left, it must be a beach; then a forest; then a mountain. It must touch the sea: any sea hex, `G5` and sunk hexes too. Only if no tile of the terrain that is due touches the sea may you take any tile of that terrain.
survive-rule-25 = _Who stood on it_ swims on that hex, which is sea from now on. You alone look at the back.
survive-rule-26 = _The back._ An effect that happens at once is shown to all, carried out and discarded. Any other tile you keep face down: the others see only which terrain it came from.
survive-rule-27 = _Shark, whale._ A shark comes up on that hex, and swimmers there are lost. Or a whale comes up there.
survive-rule-28 = _Boat._ A boat comes up on that hex, and all swimmers there are put aboard. If they are more than three, whoever took the tile picks three of them, one at a time.
survive-rule-29 = _Whirlpool._ Everything on that hex and on every neighbouring sea hex is out: swimmers, boats and all aboard, serpents, sharks, whales. Tiles beside it, and those on them, are safe.
survive-rule-30 = _Volcano._ The game ends at once.
survive-rule-31 = _Enough for all._ There are always enough sharks, whales and boats for the tiles that bring them.

## Step 1: tiles you have kept
survive-rule-32 = _Dolphin._ One of your swimmers goes one to three sea hexes, back and forth if you like; each hex on the way is settled (SV-23). There is no boarding and no landing in it. The swimmer’s own move of step 2 is still there.
survive-rule-33 = _Wind._ A boat that you may move goes one to three sea hexes, back and forth if you like (SV-22, SV-23). The moves of step 2 are still yours.
survive-rule-34 = _Move serpent, shark or whale._ Any one of that kind goes to any sea hex on which there is no piece at all.
survive-rule-35 = _Use it or keep it._ A tile that could do nothing cannot be played; once played, it must do something. Of two tiles with the same effect, the one you got first is used. A played tile is discarded.

## Step 4: the creatures
survive-rule-36 = _How far._ A serpent moves up to one hex, a shark up to two, a whale up to three, over sea hexes only. It may turn back, stop early or not move at all. Each hex on the way is settled (SV-23).
survive-rule-37 = _Where it stops._ A shark stops where it has taken a swimmer, a whale where it has smashed a boat.
survive-rule-38 = _Only the sea._ Creatures go onto no tile and no isle.

## Driving creatures off
survive-rule-39 = _Repel shark._ When a shark that another player moves in step 4 enters a hex with a swimmer of yours, you may discard this tile: the shark is out before it does anything, and all swimmers there stay.
survive-rule-40 = _Repel whale._ When a whale that another player moves in step 4 enters a hex with a boat that you control, alone or tied, and someone is aboard, you may discard this tile: the whale is out, and the boat stays.
survive-rule-41 = _Who is asked._ Only what everyone can see decides it: each other player who could be hit and who keeps at least one face-down tile of any kind, clockwise from the player on turn. Who does not hold the right tile can only let it pass, so the question gives nothing away. The first to repel ends the creature’s move and the turn.
survive-rule-42 = _Nothing else._ A creature that a tile brings, a boat that sails to a creature or a swimmer who swims to one cannot be driven off.

## The end
survive-rule-43 = _Counting._ When the volcano is revealed, all explorers who are not on an isle are lost. Each player adds up the values of those saved: the highest sum wins, not the most explorers. Equal sums share the win.
survive-rule-44 = _Nobody left?_ A player without explorers plays on, with tiles, sinking and creatures.
survive-rule-45 = _Memory._ Usually not even the owner is shown the values again after the boats are placed; it can be agreed that owners always see their own. Those of the others stay hidden until the end; then all values and all kept tiles are shown.

## Two colours and variants
survive-rule-46 = _Two colours each,_ for two players. One player has red and green, the other blue and yellow. A turn is the player’s: three moves over both colours, and both count together for the control of boats. Each colour brings its ten explorers and two boats; the players place in turn, one piece at a time of either of their colours. The sums are added up.
survive-rule-47 = _Crowded._ While explorers are placed a tile may get two, of any colours; but a tile that touches the sea, the lake too, gets only one.
survive-rule-48 = _To the last explorer._ The volcano counts as a whirlpool. The game ends as soon as no explorer is left on the board. When no tile is left, step 3 is skipped, and after 60 more full turns, everyone’s counted together, the game ends there.
survive-rule-49 = _All are equal._ The most explorers saved wins; values do not count.
survive-rule-50 = _To the last tile._ The volcano counts as a whirlpool. The game ends as soon as the last tile is off and its effect done. It does not go together with SV-48.
survive-rule-51 = _The result._ The winners share 1 equally, the others get 0; the sums are told beside it.

## Written down
survive-rule-52 = _An explorer_ is the letter of the colour and a letter from `a` to `j` in the order of placing: `ra` is red’s first. Everyone sees the name; the value is not in it.
survive-rule-53 = _Before the first turn:_ `put 6 D4` places an explorer worth 6 (with two colours `put g6 D4`), `boat C3` a boat.
survive-rule-54 = _Step 1:_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, or `skip`. Then `ra>E3` for the dolphin and `boat C3>C4` for the wind, step by step, with `stop` when it is enough; `serpent B1>F0` for the others.
survive-rule-55 = _Step 2:_ `ra>D5` walks to a tile, `ra>boat C3` boards, `ra>sea C3` goes into the water or swims, `ra>NW` lands, `boat C3>C4` sails, `done` ends the step early.
survive-rule-56 = _Step 3:_ `sink D4`; what is on the back is written `back shark` and so on; `aboard ra` picks who boards. Others are shown `put ? D4` and `back ?` for what is not for their eyes. At the end everything is shown.
survive-rule-57 = _Step 4:_ `die shark` is the roll; `shark C3>C4` moves, step by step; `stay` is no move, or no more. The answers to a creature are `repel` and `let`.
survive-rule-58 = _What is not asked._ Where `done`, `stop` or `stay` is all you could do it is done for you, and so is `skip` if you keep no tile. With a kept tile step 1 is always asked, even if `skip` is all you can do, so that nobody learns what you hold. Everything else is asked.
survive-rule-59 = _A start_ is the terrain of the 40 island hexes in reading order as letters `b`, `f` and `m`, and the first seat: `bfmb…fb 0`. With the options and all moves it tells a whole game.
survive-rule-60 = _Who begins._ The first player begins placing explorers and boats, and has the first turn too.
survive-rule-61 = _Options._ What can be chosen for a new table, and what is usual.

## The table of tiles in SV-5
survive-rules-effect = Effect
survive-rules-beach = Beach
survive-rules-forest = Forest
survive-rules-mountain = Mountain
survive-rules-at-once = Happens at once
survive-rules-own-turn = Kept, for a turn of yours
survive-rules-reaction = Kept, to drive off a creature
survive-rules-shark = shark
survive-rules-whale = whale
survive-rules-boat = boat
survive-rules-whirlpool = whirlpool
survive-rules-volcano = volcano
survive-rules-dolphin = dolphin
survive-rules-wind = wind
survive-rules-move-serpent = move serpent
survive-rules-move-shark = move shark
survive-rules-move-whale = move whale
survive-rules-repel-shark = repel shark
survive-rules-repel-whale = repel whale

## What the printed book says, and what is ours
survive-edition-1-ours = The book’s pictures are lost to us; the board, what is on the tiles’ backs and the explorers’ values are those of the thirtieth-anniversary edition.
survive-edition-7-fa = In the Persian book the players agree on who begins.
survive-edition-8-fa = The Persian book: once play has begun nobody looks at a value again, not even at their own saved or lost explorers.
survive-edition-19-ours = The book gives a swimmer one space a turn. What this means for one who has climbed aboard, or whom a whale has thrown into the water, is our reading.
survive-edition-22-fa = The Persian book: empty boats are anyone’s; who has most aboard controls a boat, and those tied all do.
survive-edition-23-ours = That boarding a boat beside a creature is settled too is ours.
survive-edition-24-fa = The Persian book: a beach shut in by other terrain goes as the last beach, and a forest likewise.
survive-edition-24-ours = When several tiles are shut in, any of them may be taken.
survive-edition-33-ours = That the wind may drive an empty boat too is ours: anyone may move one.
survive-edition-34-ours = An empty hex is one without any piece: ours.
survive-edition-36-fa = The Persian book lets you move a creature or leave it; that it may turn back is our reading.
survive-edition-41-ours = The order of asking, and that it depends only on what all can see, are ours.
survive-edition-42-ours = The book names only creatures that a rival moves.
survive-edition-43-ours = That equal sums share the win is ours.
survive-edition-46-ours = The book only says that two may take two colours each and add up; the details are ours.
survive-edition-47-ours = That the tiles around the lake count as shore is ours.
survive-edition-48-ours = The 60 turns are ours, so that every game ends.

## The edition and ours
survive-editions-about = One printed book lies behind these rules, in Persian, of the thirtieth-anniversary edition (in Europe the game was also sold as The Island). Where it is silent or its pictures are missing, we had to decide.
survive-editions-first = Who begins
survive-editions-first-fa = as the players agree
survive-editions-first-here = drawn by lot
survive-editions-values = Looking at your own values
survive-editions-values-fa = never again after placing
survive-editions-values-here = the same, or always, by choice
survive-editions-swim = A swimmer’s move
survive-editions-swim-fa = one space a turn
survive-editions-swim-here = one move in the water a turn for each explorer
survive-editions-wind = What the wind may drive
survive-editions-wind-fa = a boat under your control
survive-editions-wind-here = an empty one too
survive-editions-enclosed = Tiles shut in by others
survive-editions-enclosed-fa = sink last of their terrain
survive-editions-enclosed-here = the same; of several, any
survive-editions-two = Two colours each
survive-editions-two-fa = allowed; sums are added
survive-editions-two-here = the same, with one turn for both colours
survive-editions-equal = Equal sums
survive-editions-equal-fa = not said
survive-editions-equal-here = share the win
survive-editions-last = To the last explorer
survive-editions-last-fa = until nobody is left on the board
survive-editions-last-here = the same, but at most 60 turns after the last tile

## Survive
survive-example-start = An island for two players, ready for the first explorer.
survive-example-boats = Red’s first turn: two explorers board, and the boat sails.
survive-example-sink = A beach sinks under Blue’s explorer, who swims now. A shark comes up right there.
survive-example-whale = Red’s whale goes two hexes to Blue’s boat and smashes it; whoever was aboard swims.
survive-example-serpent = A serpent takes Blue’s boat and all who are in it.
survive-example-whirlpool = A forest sinks, and a whirlpool empties its hex and the sea around it.
survive-example-wind = Red plays the wind, sails three hexes and lands two explorers.
survive-example-dolphin = A dolphin carries Red’s swimmer three hexes.
survive-example-repel = Blue’s shark comes to Red’s swimmer; Red has kept the right tile.
survive-example-end = The last kind of tile is sinking. The volcano is revealed, and the values on the isles are counted.

## Survive: you are red
survive-learn-1 = You are red. Each of your ten explorers has a value, and only values on a safe isle count in the end. Explorers are placed one by one. Put your best one, the 6, on the forest `D5`: one step from the sea, and forests sink only after all beaches.
survive-learn-1-hint = Choose the 6 and then the tile `D5` in the uppermost row of the island.
survive-learn-1-done = The others are placed in turn, until all stand. Blue does not see your values, and you do not see Blue’s.
survive-learn-2 = Now the boats: two each, on the sea next to a tile. Put one on `C4`, beside your 6 on `D5` and your 5 on `D4`.
survive-learn-2-hint = `C4` is the sea hex just above `D4` and `D5`.
survive-learn-2-done = Blue puts one on the other side, and then you both place your second.
survive-learn-3 = Your first turn. You have three moves, in any mix. Let `ra` and `rb` board the boat on `C4`, and sail it to `C3`.
survive-learn-3-hint = Both board first, one move each: pick up an explorer and put it on the boat. Then move the boat from `C4` to `C3`.
survive-learn-3-done = A boat holds three, and whoever has most aboard moves it.
survive-learn-4 = Then a tile must sink: a beach, as long as there are any, and one that touches the sea. Sink `D7`: Blue’s first explorer stands on it.
survive-learn-4-hint = `D7` is the beach at the right end of the island’s uppermost row.
survive-learn-4-done = Blue’s explorer swims, and you found a wind under the tile: you keep it, and Blue does not know what it is. Your die shows a shark, but there is none yet. Blue’s explorer climbs into a boat and sails off; a whale comes up; and Blue sends a serpent towards your boat.
survive-learn-5 = Your second turn. First you may play a kept tile. Play the wind and sail your boat three hexes west along row `C`, to `C0`. These steps cost no moves.
survive-learn-5-hint = Play the wind, then move the boat from `C3` to `C2`, to `C1` and to `C0`, past the serpent.
survive-learn-5-done = `C0` is one of the two hexes beside the isle in the north-west.
survive-learn-6 = Land `ra` and `rb` on the isle: one move each. With the third move let `rc` go from `E3` into the water of `D3`.
survive-learn-6-hint = Put `ra` and `rb` on the isle `NW`, and `rc` into the sea on `D3`.
survive-learn-6-done = Eleven points are safe for good! Who swims makes only one move in the water a turn.
survive-learn-7 = Sink another beach: `G8`, with one of Blue’s explorers on it.
survive-learn-7-hint = `G8` is the beach at the right end of the middle row.
survive-learn-7-done = Blue has one more swimmer, and you keep a tile: it drives off a shark. Your die shows a whale.
survive-learn-8 = The whale is yours to move now, up to three hexes. Whales smash boats with people in them. Take it over `D7` to Blue’s boat on `D8`.
survive-learn-8-hint = Move the whale from `E6` to `D7`, and then to `D8`.
survive-learn-8-done = The boat is gone and Blue’s explorer swims. But now it is Blue’s turn: `D4` sinks, a shark comes up, and Blue’s die shows a shark.
survive-learn-9 = Blue’s shark comes to `D3`, where your `rc` swims. You are asked before it bites. Drive it off!
survive-learn-9-hint = Choose to repel the shark.
survive-learn-9-done = The shark is gone and your swimmer is safe. So it goes on until the volcano under one of the mountains ends the game: then only the values on the isles count. Good luck!
