## The first page
web-hero = Pull up a chair by the sea
web-hero-more = Three printed board games: alone against a bot, with friends at one screen, or far apart by a link. No account, no installation, nothing to pay.
web-games = Games
web-game-crab-stack-is = Crabs climb on crabs while the waves take whoever drifts away. The last one who can still move wins.
web-game-krabcek-is = A die and a labyrinth that is new every time. Be first to build the tower, or wall the other in.
web-game-survive-is = The island sinks under your explorers. Bring them ashore past serpents, sharks, whales and dear friends.
# $least and $most are numbers, already in the language's digits.
web-range = { $least }–{ $most }
# $players is a number or a range, $most its upper end.
web-players = { $most ->
    [one] { $players } player
   *[other] { $players } players
  }
web-minutes = { $minutes } minutes
# What a button does, and for which game.
web-do-what = { $action }: { $game }
web-play = Play
web-against = Strength of the bots in { $game }
web-against-level = Bot, level { $level }
web-friends = Play with friends
web-learn-it = Learn it
web-my-tables = Your tables
web-open-tables = Open tables
web-over-tables = Played lately
# $names: of those who sit there too, as a list.
web-with = with { $names }
web-your-turn = Your turn
web-status-open = Waiting for players
web-status-playing = Being played
web-status-over = Finished

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Cockle, Limpet, Periwinkle, Whelk, Sandpiper, Barnacle, Starfish, Seahorse, Puffin, Urchin, Driftwood, Plover

## Sharing a table
web-share = Invite the others
web-share-seat = Link to seat { $seat }
web-share-program = Link to seat { $seat }, for a program
web-share-watch = Link to watch
web-share-local = Only this machine can open these links. To let others in your home network in, start the server with:
web-copy = Copy
web-copy-what = Copy: { $what }
web-copied = Copied
web-code-what = QR code: { $what }

## The connection
web-offline = No connection to the server. Trying again by itself …
web-online = Connected again
