## The game on the first page
survive-name = Survive – Escape from Atlantis
survive-description = The island is sinking! Get your explorers ashore past serpents, sharks, whales and your dear friends.
survive-credit = Survive is a game by Julian Courtland-Smith.

## What can be chosen in Survive
survive-option-colours = Colours per player, with two players
survive-option-colours-1 = One colour each
survive-option-colours-2 = Two colours each, their points added together
survive-option-variants = Challenges
survive-option-variants-crowded = Crowded: two explorers can start on one tile, away from the shore
survive-option-variants-equal = All are equal: whoever saves the most explorers wins, whatever their values
survive-option-variants-last-explorer = To the last explorer: the volcano is a whirlpool, and you play until no explorer is left on the board
survive-option-variants-last-tile = To the last tile: the volcano is a whirlpool, and the game ends when the island is gone
survive-option-values = Values under your explorers
survive-option-values-hidden = Remember them: nobody can look again
survive-option-values-own = You can look at your own at any time

## Why a start's text cannot be read
survive-text-form = a start is the terrain of the island’s 40 hexes as letters b, f and m, a space, and the first seat
survive-text-length = there are { $count } letters, but the island has 40 hexes
survive-text-letter = terrain is b (beach), f (forest) or m (mountain)
survive-text-count = { $letter } comes { $count } times, but there are { $allowed } such tiles
survive-text-seat = there is no such seat; the seats are { $allowed }

## What has to be decided now
# In each of these, the words after “such as”, “or” and in brackets are typed as they are.
survive-now-putting = now place an explorer: a value and a tile, such as put 6 D4
survive-now-launching = now place a boat, such as boat C3
survive-now-playing = now play a kept tile (play dolphin, wind, serpent, shark or whale), or skip
survive-now-swimming = now move a swimmer with the dolphin, such as ra>E3, or (after a step) stop
survive-now-sailing = now move a boat with the wind, such as boat C3>C4, or (after a step) stop
survive-now-relocating = now put the creature on an empty sea hex, such as serpent B1>F0
survive-now-walking = now move explorers and boats: ra>D5, ra>boat C3, ra>sea C3, ra>NW, boat C3>C4, or done
survive-now-sinking = now sink a tile, such as sink D4
survive-now-turning = now turn the tile over, such as back shark
survive-now-boarding = now choose who boards, such as aboard ra
survive-now-rolling = now roll the die: die serpent, die shark or die whale
survive-now-hunting = now move the creature, such as shark C3>C4, or stay
survive-now-reacting = now defend against the creature (repel), or don’t (let)

## Why a move is not legal
survive-no-hex = there is no hex { $hex }
survive-no-explorer = there is no { survive-who } on the board
survive-not-your-explorer = { survive-who } is another player’s explorer
survive-say-colour = with two colours, name the colour too, such as put g6 D4
survive-no-colour = name the colour only when you play two colours
survive-not-your-colour = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} is not your colour
survive-no-value = you have no explorer worth { $value } left to place
survive-no-tile = there is no tile on { $hex }
survive-tile-taken = the tile on { $hex } has no room for another explorer
survive-no-sea = { $hex } is not sea
survive-not-by-tile = { $hex } is not next to a tile
survive-serpent-there = there is a serpent on { $hex }
survive-boat-there = there is already a boat on { $hex }
survive-only-reaction = you can only play this tile when another player’s creature attacks
survive-not-held = you do not have this tile ({ $tile })
survive-no-use = { $tile } would do nothing now, so you cannot play it
survive-one-step-first = you have played the tile, so make at least one step
survive-dolphin-swims = the dolphin carries a swimmer from sea hex to sea hex: the swimmer cannot board or land
survive-other-swimmer = the dolphin carries only one swimmer
survive-no-swimmer = { survive-who } is not a swimmer
survive-not-beside = { $goal } is not next to { $start }
survive-lost = { survive-who } is lost
survive-saved = { survive-who } is already saved
survive-no-landing = you can reach { $isle } only from { $hexes }
survive-swam = { survive-who } has already made a move in the water, and each explorer has only one per turn
survive-left-island = { survive-who } has left the island and cannot go back onto a tile
survive-say-sea = { $hex } is sea: type { $who }>sea { $hex }
survive-dives-here = an explorer in a boat can only jump into the water of the same hex, { $hex }
survive-climbs-here = a swimmer can only board a boat on the same hex, { $hex }
survive-no-boat = there is no boat on { $hex }
survive-is-aboard = { survive-who } is already aboard
survive-boat-full = the boat on { $hex } is full: it holds 3
survive-not-your-boat = other players have more explorers in the boat on { $hex } and control it
survive-other-boat = the wind moves only one boat
survive-not-due = the tile on { $hex } is not due: a { $terrain ->
    [b] beach
    [f] forest
   *[m] mountain
} must sink now
survive-not-by-sea = the tile on { $hex } does not touch the sea, and other tiles that are due do
survive-no-effect = no tile has this back; the backs are { $allowed }
survive-no-such-back = there is no { $terrain ->
    [b] beach
    [f] forest
   *[m] mountain
} tile left with this back
survive-not-on-sunk = { survive-who } is not swimming on { $hex }
survive-other-creature = only a { $kind } can move now
survive-no-creature = there is no { $kind } on { $hex }
survive-not-empty = { $hex } is not an empty sea hex
survive-creature-moving = you are already moving the { $kind } on { $hex }: no other creature can move now
survive-no-repellent = you have no tile that repels a { $kind }

## At the table
survive-about = The island is sinking: get your explorers to the safe isles, past serpents, sharks and whales. 2 to 4 players, an hour.
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
survive-ui-move-aboard = { survive-ui-who } boards the boat
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
# Moves in the list of moves; the buttons for them are survive-ui-do-…
survive-ui-move-skip = Plays no tile
survive-ui-move-done = End of moves
survive-ui-move-stop = Stops here
survive-ui-move-stay = The creature stays
survive-ui-move-let = No defence
survive-ui-move-repel = The creature is repelled

## What a move has caused, in the list of moves and for screen readers
# $what: one or more of survive-effect-explorers, -boats and -creatures, joined.
survive-effect-lost = { $cause ->
    [serpent] A serpent took { $what }.
    [shark] A shark ate { $what }.
   *[whirlpool] The whirlpool took { $what }.
}
survive-effect-boat = A whale smashed the boat on { $hex }.
# $who: one or more of survive-effect-explorers, joined.
survive-effect-water = In the water: { $who }.
survive-effect-aboard = Aboard the boat: { $who }.
survive-effect-explorers = { $count } { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $count ->
    [one] explorer
   *[other] explorers
}
survive-effect-boats = { $count ->
    [one] { $count } boat
   *[other] { $count } boats
}
survive-effect-creatures = { $kind ->
    [serpent] { $count ->
        [one] { $count } serpent
       *[other] { $count } serpents
    }
    [shark] { $count ->
        [one] { $count } shark
       *[other] { $count } sharks
    }
   *[whale] { $count ->
        [one] { $count } whale
       *[other] { $count } whales
    }
}
survive-effect-gone = { $kind ->
    [shark] The shark leaves the board.
   *[whale] The whale leaves the board.
}
survive-effect-still = { $kind ->
    [serpent] No serpent can move.
    [shark] No shark can move.
   *[whale] No whale can move.
}

## Prompts to the player to move; the buttons that answer them are the keys survive-ui-do-…
survive-ui-ask-putting = Place an explorer: choose a value, then a tile.
survive-ui-ask-launching = Place a boat on the sea beside the island.
survive-ui-ask-playing = { $tiles ->
    [yes] Play one of your tiles, or skip.
   *[no] You can’t use any of your tiles now: skip.
}
survive-ui-ask-swimming = { $started ->
    [yes] Swim on with the dolphin ({ $left ->
        [one] { $left } hex left
       *[other] { $left } hexes left
    }), or stop here.
   *[no] The dolphin carries one of your swimmers up to { $left } hexes: choose the swimmer.
}
survive-ui-ask-sailing = { $started ->
    [yes] Sail on with the wind ({ $left ->
        [one] { $left } hex left
       *[other] { $left } hexes left
    }), or stop here.
   *[no] The wind moves a boat up to { $left } hexes: choose the boat.
}
survive-ui-ask-relocating = Put { $kind ->
    [serpent] a serpent
    [shark] a shark
   *[whale] a whale
} on any empty sea hex.
survive-ui-ask-walking = Move explorers and boats ({ $left ->
    [one] { $left } move left
   *[other] { $left } moves left
}), or end your moves.
survive-ui-ask-sinking = Sink a { $terrain ->
    [b] beach
    [f] forest
   *[m] mountain
} tile.
survive-ui-ask-boarding = A boat comes up on { $hex }: choose who boards it.
survive-ui-ask-hunting = { $started ->
    [yes] Move { $kind ->
        [serpent] the serpent
        [shark] the shark
       *[whale] the whale
    } on ({ $left ->
        [one] { $left } hex left
       *[other] { $left } hexes left
    }), or stop here.
   *[no] Move { $kind ->
        [serpent] a serpent
        [shark] a shark
       *[whale] a whale
    } up to { $left ->
        [one] { $left } hex
       *[other] { $left } hexes
    }, or move none.
}
survive-ui-ask-reacting = { $kind ->
    [shark] A shark attacks your swimmer.
   *[whale] A whale attacks your boat.
} { $repel ->
    [yes] Repel it, or don’t defend: { $kind ->
        [shark] then the swimmer is lost.
       *[whale] then the boat is smashed, and everyone aboard swims.
    }
   *[no] You have no tile to repel it, so you can’t defend.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] The volcano has erupted: every explorer who isn’t on an isle is lost.
    [tile] The last tile has sunk: every explorer who isn’t on an isle is lost.
    [nobody] No explorer is left on the board.
   *[turns] The island is long gone: every explorer who isn’t on an isle is lost.
}

## What is on the board: a name and a sentence
# An explorer as people call it, within a sentence: what they see of it, its colour and its letter.
survive-who = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $letter }
survive-piece-explorer = _Explorer._ Walks one tile a move, boards boats, and scores its hidden value on a safe isle.
survive-piece-swimmer = _Swimmer._ An explorer in the water makes only one move in the water a turn; sharks and serpents eat it.
survive-piece-boat = _Boat._ Carries up to three explorers; the player with the most aboard moves it.
survive-piece-serpent = _Sea serpent._ Moves one hex; it takes swimmers, and boats with everyone in them.
survive-piece-shark = _Shark._ Moves up to two hexes; it eats swimmers, but leaves boats alone.
survive-piece-whale = _Whale._ Moves up to three hexes; it smashes boats with explorers in them, who then swim.
survive-piece-dolphin = _Dolphin._ A kept tile: it carries one of your swimmers up to three hexes.
survive-piece-wind = _Wind._ A kept tile: it drives a boat up to three hexes.
survive-piece-whirlpool = _Whirlpool._ It takes everything in the water on its hex and on the sea around it.
survive-piece-volcano = _Volcano._ It ends the game: every explorer who isn’t on a safe isle is lost.
survive-tile-beach = _Beach._ Beaches sink first; every tile hides something on its back.
survive-tile-forest = _Forest._ Forests sink after the last beach.
survive-tile-mountain = _Mountain._ Mountains sink last; the volcano lies under one of them.
survive-tile-sea = _Open sea._ Boats and creatures move here, and swimmers one hex a turn.
survive-tile-isle = _Safe isle._ An explorer who lands here is saved and scores its value at the end.

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
# What a screen reader says of a place or a piece, like the next ones.
survive-ui-picked = picked up
survive-ui-goal = can be chosen
survive-ui-threatened = within a creature’s reach
survive-ui-swam = has already moved in the water
# A button: the moves of others are shown one by one; this shows the position after all of them.
survive-ui-catch-up = Show the rest now
survive-ui-zoom-in = Zoom in
survive-ui-zoom-out = Show the whole board
survive-ui-on-hex = On { $hex }:
survive-ui-on-isle = On the isle { $isle }:
survive-ui-here = Everything on this hex
survive-ui-look = Tap a hex or point at it to see what’s there.
survive-ui-close = Close
# Above buttons, where an explorer can go to a hex in two ways.
survive-ui-how = How?
survive-ui-how-boat = board the boat
survive-ui-how-sea = go into the water
survive-ui-moves-left = { $left ->
    [one] { $left } move left
   *[other] { $left } moves left
}
# Heading for screen readers; the value of an explorer is what it is worth in points.
survive-ui-values = Your explorers to place, by value
survive-ui-value = { $colour ->
    [r] red
    [b] blue
    [g] green
    [y] yellow
   *[none] explorer
} { $value } (×{ $count })
# A box to tick: shows what one's own explorers are worth.
survive-ui-show-values = Show my values
survive-ui-die = Die: { $kind ->
    [serpent] serpent
    [shark] shark
   *[whale] whale
}

## The players
survive-ui-players = Explorers saved and lost, and kept tiles
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
survive-ui-no-tiles = no kept tiles
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
    [dolphin] dolphin: one of your swimmers moves up to 3 hexes
    [wind] wind: a boat moves up to 3 hexes
    [move-serpent] put a serpent on any empty sea hex
    [move-shark] put a shark on any empty sea hex
    [move-whale] put a whale on any empty sea hex
    [repel-shark] repels a shark from your swimmer
   *[repel-whale] repels a whale from your boat
}

## Buttons
survive-ui-do-skip = Skip
survive-ui-do-done = End my moves
survive-ui-do-stop = Stop here
# Button; before the first step no creature moves, after it the creature goes no farther.
survive-ui-do-stay = { $started ->
    [yes] Stop here
   *[no] Move none
}
# Answers an attack without a tile.
survive-ui-do-let = Don’t defend
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
} has kept { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
}.
survive-ui-say-tile = You have kept: { $effect ->
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

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
survive-quick-goal =
    _Goal: save your explorers_
    Bring them to the safe isles. Each is worth 1 to 6 points, and only its owner has seen how many.
survive-quick-goal-picture = An arrow: a boat with two red explorers sails to a safe isle, where they go ashore.
survive-quick-moves =
    _First: up to three moves_
    Walk, board, sail, swim or go ashore, in any mix. Before that, you may play one tile that you’ve kept.
survive-quick-moves-picture = Arrows: two explorers step from the island into a boat, and the boat sails off.
survive-quick-sink =
    _Then: sink a tile_
    Beaches go first, then forests, then mountains. Those who stood there now swim. The back acts at once, or you keep the tile.
survive-quick-sink-picture = A ring around a blue explorer on a beach at the edge of the island.
survive-quick-creatures =
    _Last: roll for a creature_
    You may move one of that kind. Serpents take boats and swimmers, whales smash boats, sharks take swimmers.
survive-quick-creatures-picture = An arrow: a serpent swims to a boat with a blue explorer in it.
survive-quick-boats =
    _Boats and swimmers_
    Whoever has the most explorers in a boat steers it; if tied, each of them may. A swimmer makes only one move a turn.
survive-quick-boats-picture = An arrow: a blue explorer boards a boat with a red one in it and sails it away.
survive-quick-end =
    _The end: the volcano_
    When it is revealed, everyone who is not on an isle is lost. The highest sum of saved values wins.
survive-quick-end-picture = A ring around two red explorers on a safe isle. A third one still swims near a shark.

## The page
survive-rules-about = Atlantis is sinking, tile by tile. Bring your explorers to the four safe isles, by boat, by swimming and with luck, through a sea full of serpents, sharks and whales, which the other players will gladly send your way. Under each explorer is a value that only its owner has seen, and only the values of saved explorers count. Then the volcano ends it all. Survive is a game by Julian Courtland-Smith for two to four players.
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
survive-rule-1 = _Hexes._ The board has 133 hexes in 13 rows, `A` to `M`: 7 in rows `A` and `M`, 10 in `B`, `D`, `J` and `L`, 11 in `C`, `E`, `G`, `I` and `K`, 12 in `F` and `H`. A hex is named by its row and its column, counted from the left; `G5` is the middle. Every second row is shifted by half a hex. Hexes that share a side are neighbours.
survive-rule-2 = _The island_ covers 40 hexes around the middle: columns 4 to 7 of rows `D` and `J`, 3 to 7 of `E` and `I`, 2 to 9 of `F` and `H`, and 2 to 8 of `G` without `G5`. All other hexes are sea, and so is `G5`, the lake in the middle.
survive-rule-3 = _Safe isles._ Four isles lie beyond the corners. You reach each of them from exactly two sea hexes: `NW` from `B1` and `C0`, `NE` from `B10` and `C10`, `SW` from `K0` and `L1`, `SE` from `K10` and `L10`.
survive-rule-4 = _Serpents._ Five sea serpents start on `B1`, `C10`, `G5`, `K0` and `L10`: one before each isle and one in the lake.

## The pieces
survive-rule-5 = _Tiles._ The island has 40 tiles: 16 beaches, 16 forests and 8 mountains. Each has an effect on its back. Some effects happen at once, others are kept for later. This is how many there are of each:
survive-rule-6 = _The rest._ Each colour has ten explorers, worth 1, 1, 1, 2, 2, 3, 3, 4, 5 and 6, which is 28 in all. The seats are red, blue, green and yellow. There are 5 serpents, 6 sharks, 5 whales and 12 boats. The die shows a serpent, a shark and a whale on two faces each.

## Before the first turn
survive-rule-7 = _Laying the island._ The tiles are shuffled onto the island’s hexes, terrain up; nobody knows a back. The serpents go on their hexes. The table draws the first player by lot, unless this was chosen when the table was created. Play goes clockwise, in the order of the seats.
survive-rule-8 = _Explorers._ In turn, each player puts one explorer, of any value they still have, on a tile that has none, until all are placed. Only its owner sees the value. By default not even the owner may look again once the last boat is placed, so remember who stands where.
survive-rule-9 = _Boats._ Then, in turn, each player puts a boat on a sea hex next to a tile, with no boat and no serpent on it, until everyone has placed two. All other boats, the sharks and the whales wait beside the board.

## A turn has four steps
survive-rule-10 = _Step 1._ You may play one tile that you have kept for your own turn, at most one a turn.
survive-rule-11 = _Step 2._ You may make up to three moves with your explorers and with boats, in any mix and order, and you may stop early. If none of your explorers is on the board when the step begins, you skip it. If your last explorer leaves the board during the step, you may use the moves you have left for empty boats.
survive-rule-12 = _Step 3._ You must take one tile off the island, if any is left.
survive-rule-13 = _Step 4._ You roll the die and may move one creature of the kind it shows. If none of that kind is on the board, nothing happens.

## Step 2: your three moves
survive-rule-14 = _Walk._ An explorer goes from a tile to a neighbouring tile. Any number of explorers may share a tile.
survive-rule-15 = _Board._ An explorer steps from a tile into a boat on a neighbouring sea hex, or from one boat into another on a neighbouring hex. A boat holds three explorers of any colours.
survive-rule-16 = _Into the water._ An explorer steps from a tile onto a neighbouring sea hex and becomes a swimmer. If a boat with room is there, boarding it and swimming beside it are two different moves.
survive-rule-17 = _Overboard._ An explorer jumps from a boat into the water of the same hex and becomes a swimmer.
survive-rule-18 = _Swim._ A swimmer goes to a neighbouring sea hex, or climbs onto a boat on the same hex if it has room. Any number of swimmers may share a hex.
survive-rule-19 = _One move in the water._ Each explorer may make only one of these moves a turn: going into the water, swimming, climbing aboard from the water, or landing from the water. So nobody swims and boards, or dives and swims, in one turn. Walking, boarding from a tile or another boat, and landing from a boat are not limited in this way. An explorer who has climbed aboard is a passenger again: the boat may carry them on, and they may change boats or land this turn, but not go back into the water. Being thrown into the water by a whale does not count as a move; but an explorer who has already made this turn’s move stays there until the next turn.
survive-rule-20 = _No way back._ An explorer who has left the island never sets foot on a tile again. You move only your own explorers.
survive-rule-21 = _Landing._ From one of an isle’s two hexes an explorer goes ashore, from a boat or from the water; this is one move for each explorer. They are saved for good. The boat stays where it is. Every isle is open to everyone.
survive-rule-22 = _Sail._ A boat moves to a neighbouring sea hex that has no other boat. Anyone may move an empty boat. Otherwise only the player with the most explorers aboard may move it; if several players are tied for most, each of them may.

## Creatures and people
survive-rule-23 =
    _What meets what._ After every single step each hex is settled, in this order:
    - a serpent takes a boat with anyone aboard, everyone in it, and every swimmer;
    - a whale smashes a boat with anyone aboard, and those aboard become swimmers;
    - a shark takes every swimmer.
    It makes no difference who came to whom. Nothing harms an empty boat, sharks leave boats alone, whales leave swimmers alone, and creatures leave each other alone: any number of them may share a hex. Whatever is taken is out for good.

## Step 3: sinking a tile
survive-rule-24 = _Which tile._ As long as a beach is left, you must take a beach; then a forest; then a mountain. The tile must touch the sea: any sea hex counts, `G5` and sunk hexes too. Only if no tile of the terrain that is due touches the sea may you take any tile of that terrain.
survive-rule-25 = _Those who stood on it_ become swimmers on that hex, which is sea from now on. You alone look at the back.
survive-rule-26 = _The back._ An effect that happens at once is shown to everyone, carried out and discarded. You keep any other tile face down: the others see only which terrain it came from.
survive-rule-27 = _Shark, whale._ A shark comes up on that hex and takes the swimmers there; or a whale comes up there.
survive-rule-28 = _Boat._ A boat comes up on that hex, and all swimmers there are put aboard. If there are more than three, the player who took the tile picks three of them, one at a time.
survive-rule-29 = _Whirlpool._ Everything on that hex and on every neighbouring sea hex is out: swimmers, boats and everyone aboard, serpents, sharks and whales. Tiles beside it, and explorers on them, are safe.
survive-rule-30 = _Volcano._ The game ends at once.
survive-rule-31 = _Enough for all._ There are always enough sharks, whales and boats for the tiles that bring them.

## Step 1: tiles you have kept
survive-rule-32 = _Dolphin._ One of your swimmers goes one to three sea hexes, and may turn back; each hex on the way is settled (SV-23). The dolphin takes nobody aboard a boat or ashore. The swimmer may still make the usual move of step 2, so up to four hexes in one turn.
survive-rule-33 = _Wind._ A boat that you may move goes one to three sea hexes, and may turn back (SV-22, SV-23). You still have all moves of step 2.
survive-rule-34 = _Move serpent, shark or whale._ Put any one creature of that kind on any sea hex that has no piece on it at all.
survive-rule-35 = _Use it or keep it._ You can’t play a tile that could do nothing; once played, it must do something. Of two tiles with the same effect, the one you got first is used. A tile you have played is discarded.

## Step 4: the creatures
survive-rule-36 = _How far._ A serpent moves up to one hex, a shark up to two, a whale up to three, over sea hexes only. It may turn back, stop early or not move at all. Each hex on the way is settled (SV-23).
survive-rule-37 = _Where it stops._ A shark stops where it has taken a swimmer, a whale where it has smashed a boat.
survive-rule-38 = _Only the sea._ Creatures never go onto a tile or an isle.

## Driving creatures off
survive-rule-39 = _Repel shark._ When another player’s shark enters a hex with a swimmer of yours in step 4, you may discard this tile: the shark is out before it does anything, and all swimmers there stay.
survive-rule-40 = _Repel whale._ When another player’s whale enters a hex in step 4 with a boat that you control, alone or tied, and someone is aboard, you may discard this tile: the whale is out, and the boat stays.
survive-rule-41 = _Who is asked._ This depends only on what everyone can see: each other player who could be hit and who keeps at least one face-down tile of any kind is asked, clockwise from the player on turn. A player without the right tile can’t defend, so the question gives nothing away. The first player to repel it ends the creature’s move and the turn.
survive-rule-42 = _Nothing else._ You can’t drive off a creature that a tile brings, or one that a boat sails to or a swimmer swims to.

## The end
survive-rule-43 = _Counting._ When the volcano is revealed, all explorers who are not on an isle are lost. Each player adds up the values of their saved explorers. The highest sum wins, not the most explorers. Players with equal sums share the win.
survive-rule-44 = _No explorers left?_ You play on, with tiles, sinking and creatures.
survive-rule-45 = _Memory._ By default not even the owner is shown the values again after the boats are placed. You can also choose that owners always see their own. The values of the others stay hidden until the end; then all values and all kept tiles are shown.

## Two colours and variants
survive-rule-46 = _Two colours each,_ for two players. One player has red and green, the other blue and yellow. You have three moves a turn over both of your colours, and both count together for the control of boats. Each colour brings its ten explorers and two boats; the players place in turn, one piece at a time of either of their colours. The sums are added up.
survive-rule-47 = _Crowded._ While explorers are placed, a tile may get two of any colours; but a tile that touches the sea, the lake included, gets only one.
survive-rule-48 = _To the last explorer._ The volcano counts as a whirlpool. The game ends as soon as no explorer is left on the board. When no tile is left, step 3 is skipped, and the game ends after 60 more full turns, counting everyone’s turns together.
survive-rule-49 = _All are equal._ The player who saves the most explorers wins; values do not count.
survive-rule-50 = _To the last tile._ The volcano counts as a whirlpool. The game ends as soon as the last tile is off and its effect is done. You can’t combine this with SV-48.
survive-rule-51 = _The result._ The winners share 1 equally, and the others get 0. The sums are shown beside it.

## Written down
survive-rule-52 = _An explorer_ is the letter of the colour and a letter from `a` to `j` in the order of placing: `ra` is red’s first. Everyone sees the name; it does not show the value.
survive-rule-53 = _Before the first turn:_ `put 6 D4` places an explorer worth 6 (with two colours `put g6 D4`), `boat C3` places a boat.
survive-rule-54 = _Step 1:_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, or `skip`. Then `ra>E3` for the dolphin and `boat C3>C4` for the wind, step by step, and `stop` to end it early; `serpent B1>F0` for the others.
survive-rule-55 = _Step 2:_ `ra>D5` walks to a tile, `ra>boat C3` boards, `ra>sea C3` goes into the water or swims, `ra>NW` lands, `boat C3>C4` sails, `done` ends the step early.
survive-rule-56 = _Step 3:_ `sink D4` takes the tile; its back is written `back shark` and so on; `aboard ra` picks who boards. Where others may not see something, they are shown `put ? D4` and `back ?`. At the end everything is shown.
survive-rule-57 = _Step 4:_ `die shark` is the roll; `shark C3>C4` moves, step by step; `stay` means no move, or no further move. The answers to a creature are `repel` and `let`.
survive-rule-58 = _What you are not asked._ Where `done`, `stop` or `stay` is all you could do, it is done for you, and so is `skip` if you keep no tile. With a kept tile you are always asked in step 1, even if `skip` is all you can do, so that nobody learns what you hold. You are asked everything else.
survive-rule-59 = _A start_ is the terrain of the 40 island hexes in reading order, as letters `b`, `f` and `m`, and the first seat: `bfmb…fb 0`. With the options and all moves it describes a whole game.
survive-rule-60 = _Who starts._ The first player is the first to place explorers and boats, and has the first turn too.
survive-rule-61 = _Options._ This is what you can choose for a new table, and what the default is.

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
survive-edition-1-inferred = The book’s pictures are lost. The board is that of the thirtieth-anniversary edition, from public descriptions.
survive-edition-1-ours = The names of the hexes are ours.
survive-edition-2-fa = The Persian book lays the tiles inside a black border, around a sea hex in the middle with a serpent in it.
survive-edition-2-inferred = Which hexes these are comes from public descriptions of the edition.
survive-edition-3-fa = In the Persian book you reach each isle from two sea hexes.
survive-edition-3-inferred = Which hexes these are comes from public descriptions of the edition.
survive-edition-4-inferred = The book says that the board marks the serpents’ hexes; which ones comes from public descriptions of the edition.
survive-edition-5-inferred = The book lists the effects and the numbers of tiles, in part damaged. How many of each effect there are under each terrain comes from another edition of the game.
survive-edition-6-inferred = The book says that the values go from 1 to 6. Which values each colour has, the faces of the die and the number of boats come from another edition of the game.
survive-edition-7-fa = In the Persian book the players agree on who starts.
survive-edition-8-fa = In the Persian book nobody looks at a value again once play has begun, not even under their own saved or lost explorers.
survive-edition-11-fa = In the Persian book a player without explorers leaves this step out.
survive-edition-11-ours = That your last explorer may leave during the step, and you may then still move empty boats, is ours.
survive-edition-16-inferred = The book describes both moves; that you may choose between them follows.
survive-edition-17-fa = The Persian book adds to this jump, in brackets, “when bringing the explorer to safety”.
survive-edition-17-inferred = We read these words as the reason for the jump, not as a condition: an explorer may jump anywhere.
survive-edition-19-fa = The Persian book says that in a turn you may move only one swimmer by one space. A later sentence gives each swimmer one space a turn.
survive-edition-19-inferred = We follow the later sentence: each of your swimmers may move one space. The other reading is one swimmer a turn.
survive-edition-19-ours = What this means for an explorer who has climbed aboard, or whom a whale has thrown into the water, is ours.
survive-edition-22-fa = In the Persian book anyone may move an empty boat; the player with the most explorers aboard controls a boat, and tied players all do.
survive-edition-23-ours = That boarding a boat beside a creature is settled too is ours.
survive-edition-24-fa = In the Persian book a beach shut in by other terrain goes as the last beach, and the same holds for a forest.
survive-edition-24-ours = If several tiles are shut in, you may take any of them: this is ours.
survive-edition-31-inferred = This follows from the numbers of pieces and tiles.
survive-edition-32-fa = In the Persian book the dolphin carries a swimmer one to three spaces.
survive-edition-32-ours = That the swimmer may turn back, and still has the usual move of step 2, is ours. Together this makes up to four spaces in a turn, although the book gives a swimmer only one.
survive-edition-33-fa = In the Persian book the wind drives a boat that you control.
survive-edition-33-ours = That the wind may also drive an empty boat is ours: nobody controls it, but anyone may move it. So is turning back.
survive-edition-34-ours = The book says “an empty sea space”. That this means a hex without any piece is ours.
survive-edition-35-fa = In the Persian book a tile is discarded after use.
survive-edition-35-ours = The rest of this rule is ours.
survive-edition-36-fa = The Persian book says that you may move a creature, and then how far each kind goes.
survive-edition-36-inferred = So you may also leave it where it is, or stop early. That it may turn back is our reading.
survive-edition-40-fa = In the Persian book you may use this tile when a whale comes to “one of your boats”.
survive-edition-40-ours = Boats belong to nobody, so we ask the players who control the boat, if anyone is aboard.
survive-edition-41-ours = The order of asking, and that it depends only on what everyone can see, are ours.
survive-edition-42-inferred = The book offers these tiles only against a creature that a rival moves.
survive-edition-43-ours = That equal sums share the win is ours.
survive-edition-45-fa = The Persian book forbids looking, as in the default.
survive-edition-45-ours = The choice to see your own values is ours, and so is showing everything at the end.
survive-edition-46-fa = The Persian book says only that two players may take two colours each, and that the points of both are added up.
survive-edition-46-ours = All details are ours.
survive-edition-47-fa = In the Persian book only one explorer may stand on a tile by the sea, on the island’s shore.
survive-edition-47-ours = That the tiles around the lake count as shore is ours.
survive-edition-48-ours = The 60 turns are ours, so that every game ends.
survive-edition-50-ours = The book does not forbid combining its challenges. Combining these two is refused here because they end the game in different ways: this is ours.

## The edition and ours
survive-editions-about = One printed book lies behind these rules: the thirtieth-anniversary edition in Persian (in Europe the game was also sold as The Island). Where it is silent, or where its pictures are missing, we had to decide.
survive-editions-first = Who starts
survive-editions-first-fa = as the players agree
survive-editions-first-here = by lot, or as chosen when the table was created
survive-editions-backs = What is on the backs of the tiles
survive-editions-backs-fa = the effects, but not how many of each
survive-editions-backs-here = the numbers of another edition
survive-editions-values = Looking at your own values
survive-editions-values-fa = never again after placing
survive-editions-values-here = the same, or always, as chosen
survive-editions-swim = A swimmer’s move
survive-editions-swim-fa = one swimmer, one space a turn; later: one space a turn for each
survive-editions-swim-here = one move in the water a turn for each explorer
survive-editions-overboard = Jumping from a boat
survive-editions-overboard-fa = “when bringing the explorer to safety”
survive-editions-overboard-here = anywhere
survive-editions-dolphin = A swimmer with a dolphin
survive-editions-dolphin-fa = one to three spaces
survive-editions-dolphin-here = one to three, and the usual move as well
survive-editions-wind = What the wind may drive
survive-editions-wind-fa = a boat that you control
survive-editions-wind-here = an empty boat too
survive-editions-repel = Who may drive a whale off
survive-editions-repel-fa = the owner of “one of your boats”
survive-editions-repel-here = a player who controls the boat, alone or tied
survive-editions-enclosed = Tiles shut in by others
survive-editions-enclosed-fa = sink last of their terrain
survive-editions-enclosed-here = the same; of several, any
survive-editions-two = Two colours each
survive-editions-two-fa = allowed; the sums are added up
survive-editions-two-here = the same, with one turn for both colours
survive-editions-equal = Equal sums
survive-editions-equal-fa = not mentioned
survive-editions-equal-here = share the win
survive-editions-last = To the last explorer
survive-editions-last-fa = until nobody is left on the board
survive-editions-last-here = the same, but at most 60 turns after the last tile
survive-editions-both = Both “last” variants together
survive-editions-both-fa = not forbidden
survive-editions-both-here = not allowed

## Tips
survive-tip-together = _Leave together._ Your three moves are enough to bring two explorers aboard and to sail off at once. Place your best explorers side by side, next to a place for a boat.
survive-tip-memory = _Remember who stands where._ The highest sum wins, not the most explorers: your 6 and your 5 are worth more than all three 1s, both 2s and a 3 together. Place them so that you can remember them without looking, and save them first.
survive-tip-creatures = _Use the die both ways._ The creature you roll can attack the others, or leave the waters that you need. Here Red has rolled a serpent and takes Blue’s boat with everyone in it. Our computer analysis chooses this move too.
survive-tip-swimmers = _Don’t stay in the water._ A swimmer moves one hex a turn, a boat up to three, and a boat in the wind up to six. Serpents and sharks take every swimmer they meet. So swim only to a boat or an isle that is close.
survive-tip-beaches = _Beaches sink first._ All 16 beaches go before the first forest, and each player sinks one tile a turn: with four players no beach is left after four rounds, with two after eight. An explorer on a beach is soon in the water. A forest beside the sea is just as close to the boats, and stays longer.
survive-tip-volcano = _Be ashore before the mountains sink._ The volcano lies under one of the eight mountains. So when the first mountain is turned over, the game ends with a chance of 1 in 8; each time it doesn’t, the chance grows for the next one. And half of the mountains hide a whirlpool.
survive-tip-doorstep = _Arrive with a move to spare._ Each isle has two landing hexes, and they touch each other. On one of them a serpent waits from the start. If your boat reaches the other and stops there, a serpent rolled by the next player takes it. Plan so that you can land in the turn in which you arrive.
survive-tip-control = _Share a boat, and steer it._ Whoever has the most explorers aboard moves the boat, and tied players all may. So one explorer who boards a boat with a single rival in it is enough to sail it to an isle of your choice. Watch out for rivals who do this to you.

## Survive
survive-example-start = An island for two players, ready for the first explorer.
survive-example-boats = Red’s first turn: two explorers board, and the boat sails.
survive-example-sink = A beach sinks under Blue’s explorer, who is a swimmer now. A shark comes up right there.
survive-example-whale = Red’s whale goes two hexes to Blue’s boat and smashes it; the explorer who was aboard swims.
survive-example-serpent = A serpent takes Blue’s boat and everyone in it.
survive-example-whirlpool = A forest sinks, and a whirlpool empties its hex and the sea around it.
survive-example-wind = Red plays the wind, sails three hexes and lands two explorers.
survive-example-dolphin = A dolphin carries Red’s swimmer three hexes.
survive-example-repel = Blue’s shark comes to Red’s swimmer; Red has kept the right tile.
survive-example-end = Only mountains are left, and the first of them sinks. The volcano is revealed, and the values on the isles are counted.
survive-example-doorstep = Red’s boat reaches `C0` with its last move and can’t land this turn. Blue rolls a serpent, and the one on `B1` takes the boat and both explorers.
survive-example-control = Red sails to `C6`, beside Blue’s explorer on `D7`. Blue boards, is tied with Red, and sails the boat away.

## Survive: you are red
survive-learn-1 = You’re red. Each of your ten explorers has a value, and in the end only the values on a safe isle count. The players place their explorers one by one. Put your best one, the 6, on the forest `D5`: it’s one step from the sea, and forests sink only after all beaches.
survive-learn-1-hint = Choose the 6, then the tile `D5` in the top row of the island.
survive-learn-1-done = You and Blue take turns until all explorers are placed. Blue can’t see your values, and you can’t see Blue’s.
survive-learn-2 = Now the boats: each player places two on the sea, next to a tile. Put one on `C4`, beside your 6 on `D5` and your 5 on `D4`.
survive-learn-2-hint = `C4` is the sea hex just above `D4` and `D5`.
survive-learn-2-done = Blue puts one on the other side, and then each of you places a second boat.
survive-learn-3 = It’s your first turn. You have three moves, in any mix. Let red a and red b board the boat on `C4`, then sail it to `C3`.
survive-learn-3-hint = First both board, one move each: pick up an explorer and put it on the boat. Then move the boat from `C4` to `C3`.
survive-learn-3-done = A boat holds three explorers, and the player with the most aboard moves it.
survive-learn-4 = Next, you must sink a tile: a beach, as long as there are any, and one that touches the sea. Sink `D7`: Blue’s first explorer stands on it.
survive-learn-4-hint = `D7` is the beach at the right end of the island’s top row.
survive-learn-4-done = Blue’s explorer swims, and you found a wind under the tile: you keep it, and Blue doesn’t know what it is. Your die shows a shark, but there isn’t one yet. Blue’s explorer climbs into a boat and sails off, a whale comes up, and Blue sends a serpent towards your boat.
survive-learn-5 = It’s your second turn. First you can play a kept tile. Play the wind and sail your boat three hexes west along row `C`, to `C0`. These steps don’t use up your moves.
survive-learn-5-hint = Play the wind, then move the boat from `C3` to `C2`, to `C1` and to `C0`, past the serpent.
survive-learn-5-done = `C0` is one of the two hexes beside the isle in the north-west.
survive-learn-6 = Land red a and red b on the isle, one move each. With your third move, let red c go from `E3` into the water of `D3`.
survive-learn-6-hint = Put red a and red b on the isle `NW`, and red c into the sea on `D3`.
survive-learn-6-done = Eleven points are safe for good! A swimmer makes only one move in the water each turn.
survive-learn-7 = Sink another beach: `G8`, with one of Blue’s explorers on it.
survive-learn-7-hint = `G8` is the beach at the right end of the middle row.
survive-learn-7-done = Blue has one more swimmer, and you keep a tile: it repels a shark. Your die shows a whale.
survive-learn-8 = Now you can move the whale, up to three hexes. Whales smash boats with explorers in them. Take it over `D7` to Blue’s boat on `D8`.
survive-learn-8-hint = Move the whale from `E6` to `D7`, then to `D8`.
survive-learn-8-done = The boat is gone, and Blue’s explorer swims. But now it’s Blue’s turn: `D4` sinks, a shark comes up, and Blue’s die shows a shark.
survive-learn-9 = Blue’s shark comes to `D3`, where your red c swims. Before it bites, you can defend. Repel it!
# The words in quotation marks are the button survive-ui-do-repel.
survive-learn-9-hint = Choose “Repel it”.
survive-learn-9-done = The shark is gone, and your swimmer is safe. The game goes on until the volcano under one of the mountains ends it: then only the values on the isles count. Good luck!

## Puzzles: the task, what it asks, and what a puzzle is about.

# Heading: a puzzle’s task.
survive-puzzles-goal-save = Save as much value as you can this turn
survive-puzzles-about-save = Bring your explorers onto the isles with your three moves. Every other way saves less.
# Heading: a puzzle’s task.
survive-puzzles-goal-board = Get as much value aboard as you can
survive-puzzles-about-board = After your three moves, the explorers of yours who are in boats should be worth the most.
# “It” is the wrong move.
survive-puzzles-worth = After it you can reach { $own } at most, but { $best } is possible.
survive-puzzles-theme-rescue = rescue
survive-puzzles-theme-boat = a boat sails
survive-puzzles-theme-swim = a swimmer
