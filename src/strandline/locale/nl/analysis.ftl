## Arguments
analysis-budget = gebruik --seconds of --nodes, niet allebei
analysis-plot-record = --svg tekent een hele partij: geef een partijbestand op, en laat --move weg
analysis-plot-kind = “{ $file }”: de bestandsnaam van de grafiek moet eindigen op .svg
analysis-notes-record = --notes is voor een hele partij: geef een partijbestand op, en laat --move weg

## The tables; numbers are in percent of a win
analysis-thinking = Denkt na
analysis-move = zet
analysis-odds = kans
analysis-visits = bezoeken
analysis-line = verwachte variant
analysis-proven = bewezen
analysis-number = nr.
analysis-who = wie
analysis-lucky = geluk
analysis-lost = verlies
analysis-better = beter
analysis-start = begin
analysis-own = eigen verlies
analysis-gifts = van anderen
analysis-rest = overig
analysis-end = einde
analysis-about = Winstkansen na elke zet, in procenten. Geluk is wat een toevalsgebeurtenis gaf, en aan wie; verlies is wat de speler die besliste heeft weggegeven.
analysis-note = { $move } verliest { $lost } van de 100 punten. Beter was:
analysis-effort = { $nodes } knopen in { $seconds } s

## The plot
analysis-title = Winstkansen: { $game }
analysis-chances = Winstkans na elke zet
analysis-swings = Omhoog: geluk; omlaag: verlies door een beslissing
analysis-choice = Vrije keuze: niets te winnen of te verliezen
analysis-moves = zetten en uitkomsten
