## The Replay page: opening a game file
web-replay-title = { $game }: naspelen
web-replay-about = Loop een partij zet voor zet door, zie waar die gewonnen werd, door geluk of door inzicht, en controleer de dobbelstenen.
web-replay-drop = Sleep een partijbestand hierheen
web-replay-drop-now = Laat los om deze partij te openen
web-replay-choose = Bestand kiezen
web-replay-what = Een partijbestand (.json) bevat één hele partij. Je kunt het bij een tafel downloaden.
web-replay-kept-nowhere = Er wordt niets van bewaard, tenzij je een link maakt om te delen.
web-replay-other = Andere partij openen
web-replay-opening = De partij wordt geladen …
web-replay-mine = Je afgelopen partijen
web-replay-mine-none = In deze lijst vind je de partijen terug die je hier uitspeelt.
web-replay-not-opened = Deze partij kon niet worden geopend.
web-replay-not-text = “{ $file }” is geen partijbestand. Een partijbestand is tekst in JSON.
web-replay-several = Eén partijbestand tegelijk, graag.
web-replay-empty = “{ $file }” is leeg.
web-replay-not-over = Deze partij is nog bezig. Je kunt haar naspelen zodra ze is afgelopen.
web-replay-no-table = Deze partij bestaat niet, of je mag haar niet zien.
web-replay-no-link = Deze link is verlopen: de server bewaart deze partij niet meer.
web-replay-too-big = “{ $file }” is te groot: een partijbestand is hoogstens { $most } kilobyte.

## The game
web-replay-seat = { $colour }: { $name }
web-replay-goes-on = Het bestand houdt eerder op dan de partij.
web-replay-stopped = De partij is afgebroken, zonder uitslag.
web-replay-won = { $name } heeft gewonnen.
web-replay-won-resigned = { $name } heeft gewonnen: { $other } gaf op.
web-replay-won-time = { $name } heeft gewonnen: de tijd van { $other } was op.
web-replay-draw = Gelijkspel tussen { $names }.
web-replay-agreed = { $names } zijn gelijkspel overeengekomen.
web-replay-eyes = Bekijken als
web-replay-eyes-all = toeschouwer

## Stepping
web-replay-board = Het bord
web-replay-steps = Door de partij lopen
web-replay-first = Naar het begin
web-replay-back = Vorige zet
web-replay-play = Partij afspelen
web-replay-pause = Pauze
web-replay-on = Volgende zet
web-replay-last = Naar het einde
web-replay-slider = Zet
web-replay-at = Zet { $at } van { $all }
web-replay-at-start = Begin, nog { $all ->
    [one] { $all } zet
   *[other] { $all } zetten
}
web-replay-speed = Snelheid
web-replay-speed-slow = langzaam
web-replay-speed-middle = gemiddeld
web-replay-speed-quick = snel
web-replay-keys = Toetsen: met ← en → loop je door de zetten, Home en End gaan naar het begin en het einde, de spatiebalk speelt af of pauzeert, B toont de beste zetten.
web-replay-moves = Zetten
web-replay-start = Begin
web-replay-chance = Toeval
web-replay-by = { $name }: { $move }
web-replay-words = De stelling in woorden

## Winning chances
web-replay-analysis = Wie stond er beter?
web-replay-analyse = Partij analyseren
web-replay-analyse-about = De computer bekijkt elke stelling: ieders kansen na elke zet, wat het geluk bracht en wat fouten kostten. Binnen enkele seconden verschijnt een eerste lijn. Daarna wordt die nog tot ongeveer twee minuten nauwkeuriger.
web-replay-loading = De zoekfunctie voor { $game } wordt geladen: tot nu toe { $seconds } s. De eerste keer kan dat een minuut duren.
web-replay-first-look = Een eerste blik op de hele partij: { $percent }
web-replay-closer-look = Een nauwkeuriger blik, vanaf de keerpunten: { $percent }
web-replay-analysed = De analyse is klaar.
web-replay-stop = Stoppen
web-replay-broken-off = De analyse is onderbroken. Analyseer de partij opnieuw.
web-replay-chances = Winstkansen
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = Geluk, boven de lijn
web-replay-loss-bars = Weggegeven punten, onder de lijn
web-replay-band = Toeval
web-replay-after = Na zet { $at }: { $told }
web-replay-at-first = Aan het begin: { $told }
web-replay-better = Een betere zet was: { $move }
web-replay-best-played = Dit was de beste zet, voor zover de computer kan zien.
web-replay-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-replay-points-are = 100 punten zijn één overwinning.
web-replay-totals = Geluk en inzicht
web-replay-luck = Geluk
web-replay-loss = Eigen fouten
web-replay-gifts = Beslissingen van anderen
web-replay-rest = Overig
web-replay-begin = Begin
web-replay-end = Einde
web-replay-rest-is = Overig is wat de computer pas later ontdekte, of wat de spelers op dat moment niet konden weten.
web-replay-turning = Keerpunten
web-replay-turning-none = Niets springt eruit: geen groot geluk en geen grote fouten.
web-replay-turn-luck = Zet { $at }: geluk voor { $name }, { $points }
web-replay-turn-loss = Zet { $at }: { $name } gaf { $points } weg
web-replay-unsure = Misschien is dit helemaal geen fout: daarvoor is de schatting niet nauwkeurig genoeg.
web-replay-flag-loss = Fout { $points }
web-replay-flag-luck = Geluk { $points }
web-replay-flag-choice = Vrije keuze
web-replay-sum-lucky-gave = { $name } had geluk ({ $luck }), maar gaf { $loss } weg.
web-replay-sum-lucky-clean = { $name } had geluk ({ $luck }) en gaf bijna niets weg.
web-replay-sum-unlucky-gave = { $name } had pech ({ $luck }) en gaf { $loss } weg.
web-replay-sum-unlucky-clean = { $name } had pech ({ $luck }), maar gaf bijna niets weg.
web-replay-sum-even-gave = { $name } gaf { $loss } weg.
web-replay-sum-even-clean = { $name } gaf bijna niets weg.
web-replay-sum-lucky-gave-you = Je had geluk ({ $luck }), maar gaf { $loss } weg.
web-replay-sum-lucky-clean-you = Je had geluk ({ $luck }) en gaf bijna niets weg.
web-replay-sum-unlucky-gave-you = Je had pech ({ $luck }) en gaf { $loss } weg.
web-replay-sum-unlucky-clean-you = Je had pech ({ $luck }), maar gaf bijna niets weg.
web-replay-sum-even-gave-you = Je gaf { $loss } weg.
web-replay-sum-even-clean-you = Je gaf bijna niets weg.
web-replay-table = Alle zetten in een tabel
web-replay-move = Zet
web-replay-number = Nr.
web-replay-who = Wie
web-replay-given = Weggegeven
web-replay-error-about = De lichtere band laat zien hoe ver een kans ernaast kan zitten.

## Best moves
web-replay-best = Beste zetten hier
web-replay-find-best = Beste zetten tonen
web-replay-hide-best = Beste zetten verbergen
web-replay-thinking = De computer bekijkt deze stelling …
web-replay-best-for = Voor { $name }, de beste eerst:
web-replay-best-blind = Voor { $name }, de beste eerst, op basis van wat { $name } wist. De lijn weet alles.
web-replay-outcomes = Wat het toeval kan brengen, en wat elke uitkomst waard is:
web-replay-proven = bewezen
web-replay-odds = kans { $percent }
web-replay-played = gespeeld
web-replay-over = Hier is de partij afgelopen.

## Sharing and downloading
web-replay-take = Delen en downloaden
web-replay-share = Link naar deze zet kopiëren
web-replay-share-whole = Link naar deze partij kopiëren
web-replay-copied = Link gekopieerd.
web-replay-link = De link
web-replay-link-kept = Iedereen met deze link kan de partij zien. De server bewaart haar { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}.
web-replay-link-public = Deze tafel is openbaar: iedereen met de link kan de partij zien.
web-replay-record = Partijbestand (JSON)
web-replay-svg = Afbeelding (SVG)
web-replay-png = Afbeelding (PNG)
web-replay-gif = Animatie (GIF)
web-replay-drawing = { $done } van { $total } afbeeldingen

## Fair dice
web-replay-dice = Eerlijke dobbelstenen
web-replay-dice-about = Voordat iemand ging zitten, werd aan deze tafel een geheim getal vastgelegd, en elke speler voegde een eigen getal toe. Je browser kan elke uitkomst opnieuw trekken en vergelijken.
web-replay-dice-check = Dobbelstenen controleren
web-replay-deal = Eerlijke opstelling
web-replay-deal-check = Opstelling controleren
web-replay-dice-fair = { $outcomes ->
    [0] Het geheim in dit bestand past bij de vastlegging. Behalve de beginopstelling is er niets geloot.
    [one] De enige uitkomst van het toeval volgt uit het geheim en de getallen in dit bestand, en het geheim past bij de vastlegging.
   *[other] Alle { $outcomes } uitkomsten van het toeval volgen uit het geheim en de getallen in dit bestand, en het geheim past bij de vastlegging.
}
web-replay-dice-unkept = Deze browser heeft van deze tafel niets bewaard. Hij weet dus niet of dit het geheim en de getallen van de partij zijn: degene die het bestand schreef, kan andere hebben gekozen.
web-replay-dice-kept = { $numbers ->
    [0] Dit is de vastlegging die deze browser bewaarde toen je ging zitten; niemand heeft het geheim sindsdien dus verwisseld. Een getal van jou heeft de browser niet bewaard.
    [one] Dit zijn de vastlegging en het getal van jou die deze browser bewaarde toen je ging zitten; niemand heeft ze sindsdien dus verwisseld.
   *[other] Dit zijn de vastlegging en de { $numbers } getallen van jou die deze browser bewaarde toen je ging zitten; niemand heeft ze sindsdien dus verwisseld.
}
web-replay-dice-other-commitment = Klopt niet: toen je ging zitten, bewaarde deze browser de vastlegging { $kept }, maar in het bestand staat { $found }. Vertrouw de dobbelstenen niet.
web-replay-dice-other-nonce = Klopt niet: toen je op plaats { $seat } ging zitten, bewaarde deze browser je getal { $kept }, maar in het bestand staat { $found }. Vertrouw de dobbelstenen niet.
web-replay-dice-other-table = Klopt niet: het bestand is van een andere tafel. Vertrouw de dobbelstenen niet.
web-replay-dice-other-shown = Klopt niet: volgens het bestand zelf kreeg plaats { $seat } een andere vastlegging te zien. Vertrouw de dobbelstenen niet.
web-replay-dice-deal = De beginopstelling is opnieuw uit dit geheim geloot: ze klopt.
web-replay-dice-deal-wrong = Maar de beginopstelling klopt niet: uit dit geheim komt een andere.
web-replay-dice-none = Deze partij kan niet worden gecontroleerd: ze is niet hier aan een tafel gespeeld, of in het bestand ontbreekt wat voor de controle nodig is.
web-replay-dice-secret = Niet eerlijk: dit is niet het geheim dat vóór de partij was vastgelegd.
web-replay-dice-first = Niet eerlijk: volgens de dobbelstenen begint een andere speler.
web-replay-dice-outcome = Niet eerlijk: uitkomst { $number }, bij zet { $at }, is { $move }, maar de dobbelstenen geven { $drawn }.
web-replay-dice-go = Zet tonen
web-replay-dice-seen = Je browser heeft dit zelf gecontroleerd, zonder de server te vragen.
