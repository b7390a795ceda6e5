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

## The games' names
web-game-crab-stack = Crab Stack
web-game-krabcek = Krabcek
web-game-survive = Survive – Escape from Atlantis

## Rules and trying moves, wherever they are shown
web-rule = Rule { $rule }
web-board-loading = The board is on its way.
web-board-failed = The board could not be drawn: { $reason }
web-try-again = Try again
web-footer = Crab Stack is a game by Henri Kermarrec, Krabcek by Paul Clark, Survive by Julian Courtland-Smith. Strandline is free software; its drawings and words are its own.
