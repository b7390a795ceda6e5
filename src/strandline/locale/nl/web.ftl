## What every page of the browser has
web-title = { $page } – Strandline
web-skip = Naar de inhoud
web-pages = Pagina’s
web-dismiss = Sluiten
web-page-home = Home
web-page-new = Nieuwe tafel
web-page-table = Tafel
web-page-replay = Naspelen
web-page-rules = Regels
web-page-learn = Leren
web-page-puzzles = Puzzels
web-page-progress = Je voortgang
web-page-settings = Instellingen
web-page-join = Ander apparaat
web-page-nowhere = Pagina niet gevonden
web-nowhere = Op dit adres staat geen pagina.
web-no-connection = De server is niet bereikbaar. We blijven het proberen …
web-unreached = De server is niet bereikbaar en deze pagina is hier nog niet bewaard. Ze opent vanzelf zodra je weer online bent.
web-went-wrong = Er ging iets mis op deze pagina. Probeer opnieuw om haar te herladen.

## Rules and trying moves, wherever they are shown
web-rule = Regel { $rule }
web-board-loading = Het bord wordt geladen …
web-board-failed = Het bord kon niet worden geladen: { $reason }
web-try-again = Probeer opnieuw
web-footer = Strandline is vrije software, met eigen illustraties en teksten.

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Kokkel, Alikruik, Wulk, Strandloper, Zeepok, Zeester, Zeepaardje, Papegaaiduiker, Zee-egel, Plevier, Meeuw, Garnaal

## Sharing a table
web-share = Spelers uitnodigen
web-share-seat = Link naar plaats { $seat }
web-share-program = Link naar plaats { $seat }, voor een programma
web-share-watch = Link voor toeschouwers
web-share-local = Alleen deze computer kan deze links openen. Anderen in je netwerk kunnen meedoen zodra de server voor hen openstaat; de handleiding over hosting legt uit hoe.
web-copy = Kopiëren
web-copy-what = Kopiëren: { $what }
web-copied = Gekopieerd
web-downloaded = “{ $file }” is gedownload.
web-code-what = QR-code: { $what }

## The connection
web-offline = Geen verbinding met de server. Opnieuw verbinden …
web-online = Je bent weer online
web-checking = We controleren of het is gelukt …

web-bot-1 = Pip
web-bot-1-is = Pip is nieuw hier en grijpt alles wat glinstert.
web-bot-2 = Koraal
web-bot-2-is = Koraal speelt voor haar plezier en droomt soms weg.
web-bot-3 = Meeuwis
web-bot-3-is = Meeuwis houdt alles in het oog en mist weinig.
web-bot-4 = Finn
web-bot-4-is = Finn plant vooruit en vergist zich zelden.
web-bot-5 = Octavia
web-bot-5-is = Octavia volgt acht plannen tegelijk.
web-bot-6 = Ouwe Bo
web-bot-6-is = Ouwe Bo kent elk getij en denkt een seconde na.
web-bot-wins = In gewonnen stellingen houdt { $share } van de zetten de winst vast.
