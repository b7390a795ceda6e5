## Setting a table
web-new-title = Een tafel voor { $game }
web-new-players = Hoeveel spelers
web-new-seats = Wie zit waar
web-new-seat = Plaats { $seat }
web-new-seat-me = Ik
web-new-seat-here = Iemand anders aan dit scherm
web-new-seat-friend = Een vriend, met een link
web-new-seat-friend-is = Je krijgt een link en een QR-code om te sturen
web-new-seat-bot = Een bot
web-new-seat-program = Een programma
web-new-seat-program-is = Komt met de link van de plaats en spreekt het botprotocol
web-new-level = Sterkte van de bot op plaats { $seat }
web-new-level-1 = Niveau { $level }: leert nog
web-new-level-2 = Niveau { $level }: gemoedelijk
web-new-level-3 = Niveau { $level }: oplettend
web-new-level-4 = Niveau { $level }: bedreven
web-new-level-5 = Niveau { $level }: sterk
web-new-level-6 = Niveau { $level }: denkt een seconde na
web-new-name = Naam op plaats { $seat }
web-new-someone = Speler { $seat }
web-new-rules = Regels van deze tafel
web-new-clock = Bedenktijd
web-new-clock-none = Zo lang je wilt
web-new-clock-move = Voor elke beurt
web-new-clock-bank = Voor het hele spel
web-new-clock-days = Dagen per beurt
web-new-clock-over = Wiens tijd om is, verliest als je met z’n tweeën speelt; met meer speelt een bot verder tot hij terug is.
web-new-seconds = Seconden per beurt
web-new-minutes = Minuten voor het spel
web-new-increment = Seconden erbij per beurt
web-new-days = Dagen per beurt
web-new-open = Wie mag komen
web-new-link = Alleen wie een link heeft
web-new-public = Iedereen: de tafel staat op de beginpagina
web-new-set = Dek de tafel

## Where a rule comes from
web-origin-book = gedrukte regel
web-origin-ruling = onze keuze
web-origin-fr = Franse uitgave
web-origin-hu = Hongaarse uitgave
web-origin-ru = Russische uitgave

## What can be chosen in Crab Stack
web-option-crab-stack-layout = Waar de rotsen liggen
web-option-crab-stack-layout-rings = In hele ringen rond het open water in het midden
web-option-crab-stack-layout-alternate = Twee ringen en om en om een rots van de derde; het gedrukte plaatje hebben wij niet
web-option-crab-stack-layout-corners = Twee ringen en drie kapen; de andere lezing van het verloren plaatje
web-option-crab-stack-tie = Twee groepen zijn even groot: wie zegt welke de golf meeneemt?
web-option-crab-stack-tie-mover = Wie net gezet heeft
web-option-crab-stack-tie-next = De volgende speler
web-option-crab-stack-repetition = Steeds weer dezelfde stelling
web-option-crab-stack-repetition-is = Na zoveel keer is het gelijkspel; 0 betekent nooit. De boekjes noemen het gelijkspel zonder een aantal.

## What can be chosen in Krabcek
web-option-krabcek-tiles = De tegels van het labyrint
web-option-krabcek-tiles-one = Meer wegen: de meeste kruispunten lopen door
web-option-krabcek-tiles-two = Minder wegen: meer doodlopende paden
web-option-krabcek-turns = Het langste spel
web-option-krabcek-turns-is = Na zoveel beurten, die van beide spelers samen, is het gelijkspel.

## What can be chosen in Survive
web-option-survive-colours = Kleuren per speler met z’n tweeën
web-option-survive-colours-1 = Elk één kleur
web-option-survive-colours-2 = Elk twee kleuren, en hun punten samen
web-option-survive-variants = Uitdagingen
web-option-survive-variants-crowded = Overbevolking: weg van de kust mogen er twee op één tegel beginnen
web-option-survive-variants-equal = Iedereen is gelijk: wie de meeste redt wint, wat ze ook waard zijn
web-option-survive-variants-last-explorer = Tot de laatste man: de vulkaan is een draaikolk, en er wordt gespeeld zolang er nog iemand buiten is
web-option-survive-variants-last-tile = Atlantis zinkt: de vulkaan is een draaikolk, en het spel eindigt met het eiland
web-option-survive-values = De waarden onder je ontdekkingsreizigers
web-option-survive-values-hidden = Onthouden: niemand mag nog kijken
web-option-survive-values-own = Je mag altijd naar die van jezelf kijken
