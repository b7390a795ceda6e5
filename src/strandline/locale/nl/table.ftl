## What the table refuses
table-seats = er zijn { $found } plaatsen opgegeven; dit spel heeft er { $seats }
table-needs-person = bots alleen hebben geen tafel nodig: minstens één plaats is voor een mens of een programma
table-closed = deze tafel is gesloten
table-no-seat = er is geen plaats { $seat }; de tafel heeft er { $seats }
table-not-yours = plaats { $seat } is niet van jou
table-taken = plaats { $seat } is bezet
table-no-link = deze plaats is voor wie de link ervan heeft
table-not-playing = hier is geen spel aan de gang
table-stale = er werden { $expected } zetten verwacht, en er zijn er { $count } gedaan: kijk nog eens
table-not-your-turn = je bent niet aan de beurt
table-away = een bot speelt voor je: zeg dat je terug bent
table-not-away = je bent niet weg
table-no-undo = je kunt niets terugnemen: er is een worp of een geheim getoond, of je hebt nog geen zet gedaan
table-nothing-asked = er is niets gevraagd
table-no-draw-with-bots = bots gaan niet akkoord met gelijkspel
table-no-hint = tips zijn er alleen tegen bots en aan één scherm: hier spelen ook andere mensen
table-muted = de gastheer heeft je hier het zwijgen opgelegd
table-not-host = dat kan alleen de gastheer van deze tafel
table-nothing-said = er is geen bericht met nummer { $number }
table-enough = aan deze tafel zijn al { $most } dingen gebeurd: van nu af gaat alleen het spel zelf door
table-not-over = het spel is nog bezig: het verslag kun je meenemen als het is afgelopen

## Fair dice
table-verify-nothing = dit verslag zegt niets over eerlijke dobbelstenen: de vastlegging, het geheim en de getallen van een tafel ontbreken
table-verify-commitment = het geheim is niet wat de server had vastgelegd
table-verify-deal = het begin is niet wat de dobbelstenen geven
table-verify-outcome = zet { $number } is { $move }; de dobbelstenen zeggen { $drawn }

## What the server refuses
table-no-table = deze tafel bestaat niet, of is niet voor jou
table-too-many = je hebt { $most } tafels die nog niet zijn afgelopen: maak er eerst een af of sluit er een
table-not-seated = alleen wie heeft meegespeeld kan om revanche vragen
table-rematch = er is al een revanche
table-nobody = we kennen je nog niet
table-no-such-link = deze link is al gebruikt, of te oud
table-too-large = dit is te groot: hoogstens { $most } bytes
table-too-long = dit verslag is te lang om hier te bekijken: hoogstens { $most } zetten
table-too-fast = niet zo snel
table-no-record = dat verslag is hier niet, of het is lang genoeg bewaard
table-too-many-kept = je hebt hier al { $most } verslagen: links ernaar blijven { $days } dagen geldig
table-records-full = deze server bewaart { $most } verslagen voor links, en nu niet meer: download het jouwe
table-home-full = vanaf jouw adres worden hier al { $most } verslagen voor links bewaard, en nu niet meer: download het jouwe
table-busy = er lopen al { $most } lange opdrachten van je: wacht tot er een klaar is
table-crowded = vanaf jouw adres lopen of wachten al { $most } verzoeken: vraag het straks nog eens
table-no-move = dit verslag heeft geen zet { $move }; de laatste is { $last }
table-too-many-frames = dit spel is te lang voor een GIF: hoogstens { $most } zetten
table-bad-request = { $where }: { $why }
table-bad-length = de lengte die het verzoek noemt is geen getal
table-unavailable = de server kan nu even niet schrijven; er is niets gebeurd
table-no-page = hier is niets
table-wrong-host = zo heet deze server niet
table-wrong-origin = dit verzoek komt van een andere site
table-oops = er ging iets mis op de server; het is genoteerd
