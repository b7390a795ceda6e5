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

## Rules and trying moves, wherever they are shown
web-rule = Regel { $rule }
web-board-loading = Het bord komt eraan.
web-board-failed = Het bord kon niet getekend worden: { $reason }
web-try-again = Probeer opnieuw
web-footer = Strandline is vrije software; tekeningen en woorden zijn van onszelf.

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Kokkel, Alikruik, Wulk, Strandloper, Zeepok, Zeester, Zeepaardje, Papegaaiduiker, Zee-egel, Plevier, Meeuw, Garnaal

## Sharing a table
web-share = Nodig de anderen uit
web-share-seat = Link naar plaats { $seat }
web-share-program = Link naar plaats { $seat }, voor een programma
web-share-watch = Link om te kijken
web-share-local = Alleen deze computer kan deze links openen. Start de server zo om anderen in je thuisnetwerk binnen te laten:
web-copy = Kopiëren
web-copy-what = Kopiëren: { $what }
web-copied = Gekopieerd
web-code-what = QR-code: { $what }

## The connection
web-offline = Geen verbinding met de server. Het wordt vanzelf opnieuw geprobeerd …
web-online = Weer verbonden
