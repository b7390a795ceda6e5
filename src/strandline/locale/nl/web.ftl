## What every page of the browser has
web-title = { $page } – Strandline
web-skip = Naar de inhoud
web-pages = Pagina’s
web-dismiss = Sluiten
web-page-home = Begin
web-page-new = Nieuwe tafel
web-page-table = Tafel
web-page-replay = Naspelen
web-page-rules = Spelregels
web-page-learn = Leren
web-page-settings = Instellingen
web-page-join = Ander apparaat
web-page-nowhere = Hier is niets
web-nowhere = Op dit adres staat geen pagina.
web-no-connection = De server antwoordt niet. We blijven het proberen.
web-unreached = De server antwoordt niet en deze browser heeft de teksten van deze pagina nog niet bewaard. Ze gaat vanzelf open zodra er verbinding is.
web-went-wrong = Er ging iets mis op deze pagina. Opnieuw laden kan helpen.

## The games' names
web-game-crab-stack = Crab Stack
web-game-krabcek = Krabcek
web-game-survive = Survive – Ontsnapping uit Atlantis

## Rules and trying moves, wherever they are shown
web-rule = Regel { $rule }
web-board-loading = Het bord komt eraan.
web-board-failed = Het bord kon niet getekend worden: { $reason }
web-try-again = Probeer opnieuw
web-footer = Crab Stack is een spel van Henri Kermarrec, Krabcek van Paul Clark, Survive van Julian Courtland-Smith. Strandline is vrije software; tekeningen en woorden zijn van onszelf.
