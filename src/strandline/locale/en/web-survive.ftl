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
