# The rules of Survive, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-sv-about = Atlantis is sinking, tile by tile. Bring your explorers by boat, by swimming and with luck to the four safe isles, through a sea full of serpents, sharks and whales, which the others will gladly send your way. Under each explorer is a value that only its owner has seen, and only the values of the saved count. Then the volcano ends it all. The game is by Julian Courtland-Smith, for two to four players.
rules-sv-board = The board
rules-sv-components = The pieces
rules-sv-setup = Before the first turn
rules-sv-turn = A turn has four steps
rules-sv-moves = Step 2: your three moves
rules-sv-hazards = Creatures and people
rules-sv-sinking = Step 3: sinking a tile
rules-sv-tiles = Step 1: tiles you have kept
rules-sv-creatures = Step 4: the creatures
rules-sv-reactions = Driving creatures off
rules-sv-end = The end
rules-sv-options = Two colours and variants
rules-sv-text = Written down

## The board
rule-sv-1 = _Hexes._ The board has 133 hexes in 13 rows, `A` to `M`: 7 in rows `A` and `M`, 10 in `B`, `D`, `J` and `L`, 11 in `C`, `E`, `G`, `I` and `K`, 12 in `F` and `H`. A hex is named by row and column, counted from the left; `G5` is the middle. Rows are set off by half a hex, and hexes that share a side are neighbours.
rule-sv-2 = _The island_ covers 40 hexes around the middle: columns 4 to 7 of rows `D` and `J`, 3 to 7 of `E` and `I`, 2 to 9 of `F` and `H`, and 2 to 8 of `G` without `G5`. All other hexes are sea, and so is `G5`, the lake in the middle.
rule-sv-3 = _Safe isles._ Four isles lie beyond the corners. Each is reached from exactly two sea hexes: `NW` from `B1` and `C0`, `NE` from `B10` and `C10`, `SW` from `K0` and `L1`, `SE` from `K10` and `L10`.
rule-sv-4 = _Serpents._ Five sea serpents start on `B1`, `C10`, `G5`, `K0` and `L10`: one before each isle and one in the lake.

## The pieces
rule-sv-5 = _Tiles._ The island is 40 tiles: 16 beaches, 16 forests and 8 mountains. Each has an effect on its back. Some happen at once, others are kept for later; this is how many there are of each:
rule-sv-6 = _The rest._ Each colour has ten explorers worth 1, 1, 1, 2, 2, 3, 3, 4, 5 and 6, which is 28 in all. The seats are red, blue, green and yellow. There are 5 serpents, 6 sharks, 5 whales and 12 boats. The die shows serpent, shark and whale on two faces each.

## Before the first turn
rule-sv-7 = _The island is laid._ The tiles are shuffled onto the island’s hexes, terrain up; nobody knows a back. Serpents go on their hexes. The first player is drawn by lot; play goes clockwise, in the order of the seats.
rule-sv-8 = _Explorers._ In turn each player puts one explorer, of a value of their choice, on a tile that has none, until all are placed. Only its owner sees the value. Usually even the owner may not look again once the last boat is placed, so remember who stands where.
rule-sv-9 = _Boats._ Then, in turn, each player puts a boat on a sea hex next to a tile, with no boat and no serpent on it, until each has placed two. All other boats, the sharks and the whales wait beside the board.

## A turn has four steps
rule-sv-10 = _Step 1._ You may play one tile that you have kept for your own turn. One a turn at most.
rule-sv-11 = _Step 2._ You may make up to three moves with your explorers and with boats, in any mix and order; you may stop early. If none of your explorers is on the board when the step begins, you skip it. If your last one leaves during the step, you may still use the moves that are left for empty boats.
rule-sv-12 = _Step 3._ You must take one tile off the island, if one is left.
rule-sv-13 = _Step 4._ You roll the die and may move one creature of the kind that it shows. If none of that kind is on the board, nothing happens.

## Step 2: your three moves
rule-sv-14 = _Walk._ An explorer goes from a tile to a neighbouring tile. Any number may share a tile.
rule-sv-15 = _Board._ An explorer steps from a tile into a boat on a neighbouring sea hex, or from one boat into another on a neighbouring hex. A boat holds three, of any colours.
rule-sv-16 = _Into the water._ An explorer steps from a tile onto a neighbouring sea hex and is a swimmer from now on. If a boat with room is there, boarding it and swimming beside it are two different moves.
rule-sv-17 = _Overboard._ An explorer jumps from a boat into the water of the same hex and swims.
rule-sv-18 = _Swim._ A swimmer goes to a neighbouring sea hex, or climbs onto a boat on the same hex if it has room. Any number of swimmers share a hex.
rule-sv-19 = _Once a turn in the water._ Each explorer makes at most one such move a turn: going into the water, swimming, climbing aboard from the water and landing from the water all count as it. So nobody swims and boards, or dives and swims, in one turn. Walking, boarding from a tile or another boat and landing from a boat are not limited in this way. Who has climbed aboard is a passenger again: the boat may carry them on, they may change boats or land this turn, but not go back into the water. Being thrown into the water by a whale is no such move; but who has already made theirs stays there until the next turn.
rule-sv-20 = _No way back._ Whoever has left the island never sets foot on a tile again. You move only your own explorers.
rule-sv-21 = _Landing._ From one of an isle’s two hexes an explorer goes ashore, from a boat or from the water: one move each. They are saved, for good. The boat stays where it is. Any isle is open to anyone.
rule-sv-22 = _Sail._ A boat moves to a neighbouring sea hex that has no other boat. An empty boat is anyone’s to move. Otherwise it is moved only by the player with the most explorers aboard; if several are tied for most, each of them may.

## Creatures and people
rule-sv-23 =
    _What meets what._ After every single step each hex is settled, in this order:
    - a serpent takes a boat with anyone aboard, all who are in it, and every swimmer;
    - a whale smashes a boat with anyone aboard; those aboard become swimmers;
    - a shark takes every swimmer.
    It makes no difference who came to whom. Empty boats are left alone by all, boats by sharks, swimmers by whales, and creatures by each other: any number may share a hex. What is taken is out for good.

## Step 3: sinking a tile
rule-sv-24 = _Which tile._ As long as a beach is left, it must be a beach; then a forest; then a mountain. It must touch the sea: any sea hex, `G5` and sunk hexes too. Only if no tile of the terrain that is due touches the sea may you take any tile of that terrain.
rule-sv-25 = _Who stood on it_ swims on that hex, which is sea from now on. You alone look at the back.
rule-sv-26 = _The back._ An effect that happens at once is shown to all, carried out and discarded. Any other tile you keep face down: the others see only which terrain it came from.
rule-sv-27 = _Shark, whale._ A shark comes up on that hex, and swimmers there are lost. Or a whale comes up there.
rule-sv-28 = _Boat._ A boat comes up on that hex, and all swimmers there are put aboard. If they are more than three, whoever took the tile picks three of them, one at a time.
rule-sv-29 = _Whirlpool._ Everything on that hex and on every neighbouring sea hex is out: swimmers, boats and all aboard, serpents, sharks, whales. Tiles beside it, and those on them, are safe.
rule-sv-30 = _Volcano._ The game ends at once.
rule-sv-31 = _Enough for all._ There are always enough sharks, whales and boats for the tiles that bring them.

## Step 1: tiles you have kept
rule-sv-32 = _Dolphin._ One of your swimmers goes one to three sea hexes, back and forth if you like; each hex on the way is settled (SV-23). There is no boarding and no landing in it. The swimmer’s own move of step 2 is still there.
rule-sv-33 = _Wind._ A boat that you may move goes one to three sea hexes, back and forth if you like (SV-22, SV-23). The moves of step 2 are still yours.
rule-sv-34 = _Move serpent, shark or whale._ Any one of that kind goes to any sea hex on which there is no piece at all.
rule-sv-35 = _Use it or keep it._ A tile that could do nothing cannot be played; once played, it must do something. Of two tiles with the same effect, the one you got first is used. A played tile is discarded.

## Step 4: the creatures
rule-sv-36 = _How far._ A serpent moves up to one hex, a shark up to two, a whale up to three, over sea hexes only. It may turn back, stop early or not move at all. Each hex on the way is settled (SV-23).
rule-sv-37 = _Where it stops._ A shark stops where it has taken a swimmer, a whale where it has smashed a boat.
rule-sv-38 = _Only the sea._ Creatures go onto no tile and no isle.

## Driving creatures off
rule-sv-39 = _Repel shark._ When a shark that another player moves in step 4 enters a hex with a swimmer of yours, you may discard this tile: the shark is out before it does anything, and all swimmers there stay.
rule-sv-40 = _Repel whale._ When a whale that another player moves in step 4 enters a hex with a boat that you control, alone or tied, and someone is aboard, you may discard this tile: the whale is out, and the boat stays.
rule-sv-41 = _Who is asked._ Only what everyone can see decides it: each other player who could be hit and who keeps at least one face-down tile of any kind, clockwise from the player on turn. Who does not hold the right tile can only let it pass, so the question gives nothing away. The first to repel ends the creature’s move and the turn.
rule-sv-42 = _Nothing else._ A creature that a tile brings, a boat that sails to a creature or a swimmer who swims to one cannot be driven off.

## The end
rule-sv-43 = _Counting._ When the volcano is revealed, all explorers who are not on an isle are lost. Each player adds up the values of those saved: the highest sum wins, not the most explorers. Equal sums share the win.
rule-sv-44 = _Nobody left?_ A player without explorers plays on, with tiles, sinking and creatures.
rule-sv-45 = _Memory._ Usually not even the owner is shown the values again after the boats are placed; it can be agreed that owners always see their own. Those of the others stay hidden until the end; then all values and all kept tiles are shown.

## Two colours and variants
rule-sv-46 = _Two colours each,_ for two players. One player has red and green, the other blue and yellow. A turn is the player’s: three moves over both colours, and both count together for the control of boats. Each colour brings its ten explorers and two boats; the players place in turn, one piece at a time of either of their colours. The sums are added up.
rule-sv-47 = _Crowded._ While explorers are placed a tile may get two, of any colours; but a tile that touches the sea, the lake too, gets only one.
rule-sv-48 = _To the last explorer._ The volcano counts as a whirlpool. The game ends as soon as no explorer is left on the board. When no tile is left, step 3 is skipped, and after 60 more full turns, everyone’s counted together, the game ends there.
rule-sv-49 = _All are equal._ The most explorers saved wins; values do not count.
rule-sv-50 = _To the last tile._ The volcano counts as a whirlpool. The game ends as soon as the last tile is off and its effect done. It does not go together with SV-48.
rule-sv-51 = _The result._ The winners share 1 equally, the others get 0; the sums are told beside it.

## Written down
rule-sv-52 = _An explorer_ is the letter of the colour and a letter from `a` to `j` in the order of placing: `ra` is red’s first. Everyone sees the name; the value is not in it.
rule-sv-53 = _Before the first turn:_ `put 6 D4` places an explorer worth 6 (with two colours `put g6 D4`), `boat C3` a boat.
rule-sv-54 = _Step 1:_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, or `skip`. Then `ra>E3` for the dolphin and `boat C3>C4` for the wind, step by step, with `stop` when it is enough; `serpent B1>F0` for the others.
rule-sv-55 = _Step 2:_ `ra>D5` walks to a tile, `ra>boat C3` boards, `ra>sea C3` goes into the water or swims, `ra>NW` lands, `boat C3>C4` sails, `done` ends the step early.
rule-sv-56 = _Step 3:_ `sink D4`; what is on the back is written `back shark` and so on; `aboard ra` picks who boards. Others are shown `put ? D4` and `back ?` for what is not for their eyes. At the end everything is shown.
rule-sv-57 = _Step 4:_ `die shark` is the roll; `shark C3>C4` moves, step by step; `stay` is no move, or no more. The answers to a creature are `repel` and `let`.
rule-sv-58 = _What is not asked._ Where `done`, `stop` or `stay` is all you could do it is done for you, and so is `skip` if you keep no tile. With a kept tile step 1 is always asked, even if `skip` is all you can do, so that nobody learns what you hold. Everything else is asked.
rule-sv-59 = _A start_ is the terrain of the 40 island hexes in reading order as letters `b`, `f` and `m`, and the first seat: `bfmb…fb 0`. With the options and all moves it tells a whole game.
rule-sv-60 = _Who begins._ The first player begins placing explorers and boats, and has the first turn too.
rule-sv-61 = _Options._ What can be chosen for a new table, and what is usual.

## The table of tiles in SV-5
rules-sv-effect = Effect
rules-sv-beach = Beach
rules-sv-forest = Forest
rules-sv-mountain = Mountain
rules-sv-at-once = Happens at once
rules-sv-own-turn = Kept, for a turn of yours
rules-sv-reaction = Kept, to drive off a creature
rules-sv-shark = shark
rules-sv-whale = whale
rules-sv-boat = boat
rules-sv-whirlpool = whirlpool
rules-sv-volcano = volcano
rules-sv-dolphin = dolphin
rules-sv-wind = wind
rules-sv-move-serpent = move serpent
rules-sv-move-shark = move shark
rules-sv-move-whale = move whale
rules-sv-repel-shark = repel shark
rules-sv-repel-whale = repel whale

## What the printed book says, and what is ours
edition-sv-1-ours = The book’s pictures are lost to us; the board, what is on the tiles’ backs and the explorers’ values are those of the thirtieth-anniversary edition.
edition-sv-7-fa = In the Persian book the players agree on who begins.
edition-sv-8-fa = The Persian book: once play has begun nobody looks at a value again, not even at their own saved or lost explorers.
edition-sv-19-ours = The book gives a swimmer one space a turn. What this means for one who has climbed aboard, or whom a whale has thrown into the water, is our reading.
edition-sv-22-fa = The Persian book: empty boats are anyone’s; who has most aboard controls a boat, and those tied all do.
edition-sv-23-ours = That boarding a boat beside a creature is settled too is ours.
edition-sv-24-fa = The Persian book: a beach shut in by other terrain goes as the last beach, and a forest likewise.
edition-sv-24-ours = When several tiles are shut in, any of them may be taken.
edition-sv-33-ours = That the wind may drive an empty boat too is ours: anyone may move one.
edition-sv-34-ours = An empty hex is one without any piece: ours.
edition-sv-36-fa = The Persian book lets you move a creature or leave it; that it may turn back is our reading.
edition-sv-41-ours = The order of asking, and that it depends only on what all can see, are ours.
edition-sv-42-ours = The book names only creatures that a rival moves.
edition-sv-43-ours = That equal sums share the win is ours.
edition-sv-46-ours = The book only says that two may take two colours each and add up; the details are ours.
edition-sv-47-ours = That the tiles around the lake count as shore is ours.
edition-sv-48-ours = The 60 turns are ours, so that every game ends.

## The edition and ours
editions-sv-about = One printed book lies behind these rules, in Persian, of the thirtieth-anniversary edition (in Europe the game was also sold as The Island). Where it is silent or its pictures are missing, we had to decide.
editions-sv-first = Who begins
editions-sv-first-fa = as the players agree
editions-sv-first-here = drawn by lot
editions-sv-values = Looking at your own values
editions-sv-values-fa = never again after placing
editions-sv-values-here = the same, or always, by choice
editions-sv-swim = A swimmer’s move
editions-sv-swim-fa = one space a turn
editions-sv-swim-here = one move in the water a turn for each explorer
editions-sv-wind = What the wind may drive
editions-sv-wind-fa = a boat under your control
editions-sv-wind-here = an empty one too
editions-sv-enclosed = Tiles shut in by others
editions-sv-enclosed-fa = sink last of their terrain
editions-sv-enclosed-here = the same; of several, any
editions-sv-two = Two colours each
editions-sv-two-fa = allowed; sums are added
editions-sv-two-here = the same, with one turn for both colours
editions-sv-equal = Equal sums
editions-sv-equal-fa = not said
editions-sv-equal-here = share the win
editions-sv-last = To the last explorer
editions-sv-last-fa = until nobody is left on the board
editions-sv-last-here = the same, but at most 60 turns after the last tile
