## What every page of the browser has
web-title = { $page } – Strandline
web-skip = Skip to the page
web-pages = Pages
web-dismiss = Dismiss
web-page-home = Home
web-page-new = New table
web-page-table = Table
web-page-replay = Replay
web-page-rules = Rules
web-page-learn = Learn
web-page-settings = Settings
web-page-join = Another device
web-page-nowhere = Nothing here
web-nowhere = There is no page at this address.
web-no-connection = The server does not answer. We keep trying.
web-unreached = The server does not answer, and this browser has not kept the words of this page yet. It opens by itself as soon as there is a connection.
web-went-wrong = Something went wrong on this page. Loading it again may help.

## Rules and trying moves, wherever they are shown
web-rule = Rule { $rule }
web-board-loading = The board is on its way.
web-board-failed = The board could not be drawn: { $reason }
web-try-again = Try again
web-footer = Strandline is free software; its drawings and words are its own.

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
