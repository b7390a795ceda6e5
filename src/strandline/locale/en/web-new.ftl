## Setting a table
web-new-title = A table for { $game }
web-new-players = How many play
web-new-seats = Who sits where
web-new-seat = Seat { $seat }
web-new-seat-me = Me
web-new-seat-here = Someone else at this screen
web-new-seat-friend = A friend, by link
web-new-seat-friend-is = You get a link and a QR code to send
web-new-seat-bot = A bot
web-new-seat-program = A program
web-new-seat-program-is = Comes by the seat’s link and speaks the bot protocol
web-new-level = Strength of the bot on seat { $seat }
web-new-level-1 = Level { $level }: just learning
web-new-level-2 = Level { $level }: easy-going
web-new-level-3 = Level { $level }: attentive
web-new-level-4 = Level { $level }: skilled
web-new-level-5 = Level { $level }: strong
web-new-level-6 = Level { $level }: thinks for a second
web-new-name = Name on seat { $seat }
web-new-someone = Player { $seat }
web-new-rules = Rules of this table
web-new-clock = Time to think
web-new-clock-none = As long as you like
web-new-clock-move = For each turn
web-new-clock-bank = For the whole game
web-new-clock-days = Days for each turn
web-new-clock-over = Whose time is over loses between two; among more, a bot plays on until they are back.
web-new-seconds = Seconds for a turn
web-new-minutes = Minutes for the game
web-new-increment = Seconds added with each turn
web-new-days = Days for a turn
web-new-open = Who may come
web-new-link = Only those with a link
web-new-public = Everyone: the table is listed on the first page
web-new-set = Set the table

## Where a rule comes from
web-origin-book = printed rule
web-origin-ruling = our ruling
web-origin-fr = French edition
web-origin-hu = Hungarian edition
web-origin-ru = Russian edition

## What can be chosen in Crab Stack
web-option-crab-stack-layout = Where the rocks lie
web-option-crab-stack-layout-rings = In full rings round the open water in the middle
web-option-crab-stack-layout-alternate = Two rings and every second rock of the third; the printed picture is lost to us
web-option-crab-stack-layout-corners = Two rings and three capes; the other reading of the lost picture
web-option-crab-stack-tie = Two groups are equally big: who says which one the wave takes?
web-option-crab-stack-tie-mover = Whoever has just moved
web-option-crab-stack-tie-next = The next player
web-option-crab-stack-repetition = The same position again and again
web-option-crab-stack-repetition-is = So many times, and the game is drawn; 0 means never. The books call it a draw without a number.

## What can be chosen in Krabcek
web-option-krabcek-tiles = The tiles of the labyrinth
web-option-krabcek-tiles-one = More ways: most crossings lead on
web-option-krabcek-tiles-two = Fewer ways: more dead ends
web-option-krabcek-turns = The longest game
web-option-krabcek-turns-is = After so many turns, both players’ together, the game is drawn.

## What can be chosen in Survive
web-option-survive-colours = Colours for each of two players
web-option-survive-colours-1 = One colour each
web-option-survive-colours-2 = Two colours each, and their points together
web-option-survive-variants = Challenges
web-option-survive-variants-crowded = Crowded: two explorers may start on one tile, away from the shore
web-option-survive-variants-equal = All are equal: the most explorers saved win, whatever they are worth
web-option-survive-variants-last-explorer = To the last explorer: the volcano is a whirlpool, and play goes on while anyone is out there
web-option-survive-variants-last-tile = To the last tile: the volcano is a whirlpool, and the game ends with the island
web-option-survive-values = The values under your explorers
web-option-survive-values-hidden = To be remembered: nobody may look again
web-option-survive-values-own = You may look at your own at any time
