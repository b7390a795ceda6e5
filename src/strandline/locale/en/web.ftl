## What every page of the browser has
# $page is the title of the page.
web-title = { $page } – Strandline
# Link for keyboards and screen readers.
web-skip = Skip to content
web-pages = Pages
web-dismiss = Dismiss
web-page-home = Home
web-page-new = New table
web-page-table = Table
web-page-replay = Replay
web-page-rules = Rules
web-page-learn = Learn
web-page-puzzles = Puzzles
web-page-progress = Your progress
web-page-settings = Settings
web-page-join = Another device
# Heading of the page for a wrong address.
web-page-nowhere = Page not found
web-nowhere = There’s no page at this address.
web-no-connection = Can’t reach the server. Still trying …
web-unreached = Can’t reach the server, and this page isn’t saved here yet. It’ll open once you’re back online.
# Beside the button web-try-again, which reloads the page.
web-went-wrong = Something went wrong on this page. Try again to reload it.

## Rules and trying moves, wherever they are shown
web-rule = Rule { $rule }
web-board-loading = Loading the board …
web-board-failed = Couldn’t load the board: { $reason }
# Button.
web-try-again = Try again
web-footer = Strandline is free software with artwork and texts of its own.

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Cockle, Limpet, Periwinkle, Whelk, Sandpiper, Barnacle, Starfish, Seahorse, Puffin, Urchin, Driftwood, Plover

## Sharing a table
# Heading above the links.
web-share = Invite players
web-share-seat = Link to seat { $seat }
# A program is software of the player's own that plays by the bot protocol.
web-share-program = Link to seat { $seat }, for a program
web-share-watch = Link for spectators
web-share-local = Only this computer can open these links. Others on your network can join once the server is open to it; the hosting guide says how.
# Button; $what in the next messages is the label of the link.
web-copy = Copy
web-copy-what = Copy: { $what }
# Status after the button web-copy.
web-copied = Copied
web-downloaded = Downloaded “{ $file }”.
web-code-what = QR code: { $what }

## The connection
web-offline = No connection to the server. Reconnecting …
web-online = You’re back online
web-checking = Checking whether it was done …

## The bots, by level: a name, and one sentence about how this one plays.
web-bot-1 = Pip
web-bot-1-is = Pip is new here and grabs whatever glitters.
web-bot-2 = Coral
web-bot-2-is = Coral plays for fun and sometimes drifts off.
web-bot-3 = Gully
web-bot-3-is = Gully keeps an eye on everything and misses little.
web-bot-4 = Finn
web-bot-4-is = Finn plans ahead and rarely slips.
web-bot-5 = Octavia
web-bot-5-is = Octavia follows eight plans at once.
web-bot-6 = Old Bo
web-bot-6-is = Old Bo has seen every tide and takes a second to think.
# Follows one of the sentences above. $share is a percentage such as “98%”; a won position is one that perfect play wins.
web-bot-wins = In won positions, { $share } of its moves keep the win.
