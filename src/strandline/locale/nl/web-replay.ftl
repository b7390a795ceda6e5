## The Replay page: opening a record
web-replay-title = { $game }: naspelen
web-replay-about = Loop een spel zet voor zet door, zie waar het gewonnen werd, door geluk of door kunde, en controleer de dobbelstenen.
web-replay-drop = Sleep het bestand van een verslag hierheen
web-replay-drop-now = Laat los: dit verslag wordt geopend
web-replay-choose = Kies een bestand
web-replay-what = Een verslag is het kleine bestand (.json) dat een tafel of de opdrachtregel je van een spel geeft.
web-replay-kept-nowhere = De server speelt het na en bewaart niets, tenzij je een link maakt om te delen.
web-replay-other = Open een ander verslag
web-replay-opening = Het spel wordt nagespeeld …
web-replay-mine = Je afgelopen spellen
web-replay-mine-none = Spellen die je hier hebt uitgespeeld komen op deze plek te staan.
web-replay-open = { $game } naspelen, { $date }
web-replay-not-opened = Dit verslag kon niet geopend worden.
web-replay-not-text = “{ $file }” is geen verslag van een spel: een verslag is een tekstbestand in JSON.
web-replay-several = Eén verslag tegelijk, graag.
web-replay-empty = “{ $file }” is leeg.
web-replay-not-over = Dit spel is nog bezig. Naspelen kan als het is afgelopen.
web-replay-no-table = Dit spel is hier niet, of het is niet voor jouw ogen.
web-replay-no-link = Deze link werkt niet meer: het verslag is hier een tijd bewaard, en is nu weg.
web-replay-too-big = “{ $file }” is te groot voor een verslag: hoogstens { $most } kilobyte.

## The game
web-replay-bot = Bot, niveau { $level }
web-replay-seat = { $colour }: { $name }
web-replay-goes-on = Het verslag houdt eerder op dan het spel.
web-replay-stopped = Het spel is afgebroken, zonder uitslag.
web-replay-won = { $name } heeft gewonnen.
web-replay-won-resigned = { $name } heeft gewonnen: { $other } gaf op.
web-replay-won-time = { $name } heeft gewonnen: de tijd van { $other } was om.
web-replay-draw = Gelijkspel tussen { $names }.
web-replay-agreed = Gelijkspel, zoals afgesproken tussen { $names }.
web-replay-eyes = Gezien door
web-replay-eyes-all = een toeschouwer

## Stepping
web-replay-board = Het bord
web-replay-steps = Loop door het spel
web-replay-first = Naar het begin
web-replay-back = Eén zet terug
web-replay-play = Speel het spel af
web-replay-pause = Pauze
web-replay-on = Eén zet verder
web-replay-last = Naar het einde
web-replay-slider = Zet
web-replay-at = Zet { $at } van { $all }
web-replay-at-start = Het begin, voor { $all ->
    [one] { $all } zet
   *[other] { $all } zetten
}
web-replay-speed = Snelheid
web-replay-speed-slow = langzaam
web-replay-speed-middle = gemiddeld
web-replay-speed-quick = snel
web-replay-keys = Toetsen: ← → één zet, Home en End, spatie speelt af; B toont de beste zetten.
web-replay-moves = Zetten
web-replay-start = Begin
web-replay-chance = Toeval
web-replay-by = { $name }: { $move }
web-replay-words = De stelling in woorden

## Winning chances
web-replay-analysis = Wie stond er gewonnen?
web-replay-analyse = Analyseer dit spel
web-replay-analyse-about = Een zoekprogramma bekijkt elke stelling: ieders kansen na elke zet, wat het toeval gaf, en wat beslissingen kostten. Dat duurt een paar seconden tot ongeveer twee minuten.
web-replay-analysing = { $done } van { $total } stellingen
web-replay-getting-ready = Het zoekprogramma maakt zich klaar. De eerste keer duurt dat een minuut.
web-replay-analysed = De analyse is klaar.
web-replay-stop = Stoppen
web-replay-broken-off = De analyse is afgebroken. Probeer het opnieuw.
web-replay-chances = Winstkansen
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = Geluk, boven de lijn
web-replay-loss-bars = Weggegeven, onder de lijn
web-replay-band = Een toevalsgebeurtenis
web-replay-after = Na zet { $at }: { $told }
web-replay-at-first = Aan het begin: { $told }
web-replay-better = Beter was: { $move }
web-replay-best-played = De beste zet, voor zover het zoekprogramma ziet.
web-replay-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-replay-points-are = Een punt is een honderdste van een overwinning.
web-replay-totals = Geluk en kunde
web-replay-luck = Geluk
web-replay-loss = Eigen fouten
web-replay-gifts = Fouten van anderen
web-replay-rest = Overig
web-replay-begin = Begin
web-replay-end = Einde
web-replay-rest-is = Overig is wat het zoekprogramma pas later te weten kwam, of wat niemand bij de beslissing kon weten.
web-replay-turning = Waar het keerde
web-replay-turning-none = Niets springt eruit: geen groot geluk, en geen grote fout.
web-replay-turn-luck = Zet { $at }: geluk voor { $name }, { $points }
web-replay-turn-loss = Zet { $at }: { $name } gaf { $points } weg
web-replay-unsure = Het kan ook niets zijn: zekerder is de schatting niet.
web-replay-table = Alle zetten in een tabel
web-replay-move = Zet
web-replay-number = Nr.
web-replay-who = Wie
web-replay-given = Weggegeven
web-replay-error-about = De lichtere band laat zien hoe ver een kans ernaast kan zitten.

## Best moves
web-replay-best = Beste zetten hier
web-replay-find-best = Toon de beste zetten
web-replay-hide-best = Verberg de beste zetten
web-replay-thinking = Een zoekprogramma bekijkt deze stelling …
web-replay-best-for = Voor { $name }, de beste eerst:
web-replay-outcomes = Wat het toeval kan brengen, en wat het waard is:
web-replay-proven = bewezen
web-replay-odds = kans { $percent }
web-replay-played = gespeeld
web-replay-over = Hier is het spel afgelopen.

## Taking it along
web-replay-take = Delen en bewaren
web-replay-share = Kopieer een link naar deze zet
web-replay-share-whole = Kopieer een link naar dit spel
web-replay-copied = De link is gekopieerd.
web-replay-link = De link
web-replay-link-kept = Wie deze link heeft, kan het spel zien. Het verslag wordt hier { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} bewaard.
web-replay-link-public = De tafel is openbaar: wie deze link heeft, kan het spel zien.
web-replay-record = Verslag
web-replay-svg = Afbeelding (SVG)
web-replay-png = Afbeelding (PNG)
web-replay-gif = Animatie (GIF)
web-replay-drawing = { $done } van { $total } afbeeldingen
web-replay-saved = “{ $file }” is gedownload.

## Fair dice
web-replay-dice = Eerlijke dobbelstenen
web-replay-dice-about = Voordat iemand ging zitten legde de server een geheim vast; iedereen voegde een eigen getal toe. Je browser kan elke uitkomst opnieuw trekken.
web-replay-dice-check = Controleer de dobbelstenen
web-replay-deal = Eerlijk gedeeld
web-replay-deal-check = Controleer het delen
web-replay-dice-fair = Alles is eerlijk: het geheim is wat de server had vastgelegd, en { $outcomes ->
    [0] er is geen andere uitkomst getrokken.
    [one] de ene uitkomst van het toeval is wat je browser eruit trekt.
   *[other] alle { $outcomes } uitkomsten van het toeval zijn wat je browser eruit trekt.
}
web-replay-dice-deal = De server heeft het begin opnieuw uit hetzelfde geheim gedeeld: het klopt.
web-replay-dice-deal-wrong = Maar volgens de server is het begin niet wat dit geheim geeft.
web-replay-dice-none = Dit verslag kan niet worden gecontroleerd: het is niet aan een tafel hier gespeeld, of wat voor de controle nodig is ontbreekt.
web-replay-dice-secret = Niet eerlijk: het geheim is niet wat de server had vastgelegd.
web-replay-dice-outcome = Niet eerlijk: uitkomst { $number }, bij zet { $at }, is { $move }; de dobbelstenen zeggen { $drawn }.
web-replay-dice-go = Toon deze zet
web-replay-dice-seen = In deze browser gecontroleerd, zonder de server te vragen.
