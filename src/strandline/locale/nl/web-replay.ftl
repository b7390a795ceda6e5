## The Replay page: opening a record
replay-ui-title = { $game }: naspelen
replay-ui-about = Loop een spel zet voor zet door, zie waar het gewonnen werd, door geluk of door kunde, en controleer de dobbelstenen.
replay-ui-drop = Sleep het bestand van een verslag hierheen
replay-ui-drop-now = Laat los: dit verslag wordt geopend
replay-ui-choose = Kies een bestand
replay-ui-what = Een verslag is het kleine bestand (.json) dat een tafel of de opdrachtregel je van een spel geeft.
replay-ui-kept-nowhere = De server speelt het na en bewaart niets, tenzij je een link maakt om te delen.
replay-ui-other = Open een ander verslag
replay-ui-opening = Het spel wordt nagespeeld …
replay-ui-mine = Je afgelopen spellen
replay-ui-mine-none = Spellen die je hier hebt uitgespeeld komen op deze plek te staan.
replay-ui-open = { $game } naspelen, { $date }
replay-ui-not-opened = Dit verslag kon niet geopend worden.
replay-ui-not-text = “{ $file }” is geen verslag van een spel: een verslag is een tekstbestand in JSON.
replay-ui-several = Eén verslag tegelijk, graag.
replay-ui-empty = “{ $file }” is leeg.
replay-ui-not-over = Dit spel is nog bezig. Naspelen kan als het is afgelopen.
replay-ui-no-table = Dit spel is hier niet, of het is niet voor jouw ogen.
replay-ui-no-link = Deze link werkt niet meer: het verslag is hier een tijd bewaard, en is nu weg.
replay-ui-too-big = “{ $file }” is te groot voor een verslag: hoogstens { $most } kilobyte.

## The game
replay-ui-bot = Bot, niveau { $level }
replay-ui-seat = { $colour }: { $name }
replay-ui-goes-on = Het verslag houdt eerder op dan het spel.
replay-ui-stopped = Het spel is afgebroken, zonder uitslag.
replay-ui-won = { $name } heeft gewonnen.
replay-ui-won-resigned = { $name } heeft gewonnen: { $other } gaf op.
replay-ui-won-time = { $name } heeft gewonnen: de tijd van { $other } was om.
replay-ui-draw = Gelijkspel tussen { $names }.
replay-ui-agreed = Gelijkspel, zoals afgesproken tussen { $names }.
replay-ui-eyes = Gezien door
replay-ui-eyes-all = een toeschouwer

## Stepping
replay-ui-board = Het bord
replay-ui-steps = Loop door het spel
replay-ui-first = Naar het begin
replay-ui-back = Eén zet terug
replay-ui-play = Speel het spel af
replay-ui-pause = Pauze
replay-ui-on = Eén zet verder
replay-ui-last = Naar het einde
replay-ui-slider = Zet
replay-ui-at = Zet { $at } van { $all }
replay-ui-at-start = Het begin, voor { $all ->
    [one] { $all } zet
   *[other] { $all } zetten
}
replay-ui-speed = Snelheid
replay-ui-speed-slow = langzaam
replay-ui-speed-middle = gemiddeld
replay-ui-speed-quick = snel
replay-ui-keys = Toetsen: ← → één zet, Home en End, spatie speelt af; B toont de beste zetten.
replay-ui-moves = Zetten
replay-ui-start = Begin
replay-ui-chance = Toeval
replay-ui-by = { $name }: { $move }
replay-ui-words = De stelling in woorden

## Winning chances
replay-ui-analysis = Wie stond er gewonnen?
replay-ui-analyse = Analyseer dit spel
replay-ui-analyse-about = Een zoekprogramma bekijkt elke stelling: ieders kansen na elke zet, wat het toeval gaf, en wat beslissingen kostten. Dat duurt een paar seconden tot ongeveer twee minuten.
replay-ui-analysing = { $done } van { $total } stellingen
replay-ui-getting-ready = Het zoekprogramma maakt zich klaar. De eerste keer duurt dat een minuut.
replay-ui-analysed = De analyse is klaar.
replay-ui-stop = Stoppen
replay-ui-broken-off = De analyse is afgebroken. Probeer het opnieuw.
replay-ui-chances = Winstkansen
replay-ui-curve-point = { $name } { $percent }
replay-ui-sure = ± { $points }
replay-ui-luck-bars = Geluk, boven de lijn
replay-ui-loss-bars = Weggegeven, onder de lijn
replay-ui-band = Een toevalsgebeurtenis
replay-ui-after = Na zet { $at }: { $told }
replay-ui-at-first = Aan het begin: { $told }
replay-ui-better = Beter was: { $move }
replay-ui-best-played = De beste zet, voor zover het zoekprogramma ziet.
replay-ui-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
replay-ui-points-are = Een punt is een honderdste van een overwinning.
replay-ui-totals = Geluk en kunde
replay-ui-luck = Geluk
replay-ui-loss = Eigen fouten
replay-ui-gifts = Fouten van anderen
replay-ui-rest = Overig
replay-ui-begin = Begin
replay-ui-end = Einde
replay-ui-rest-is = Overig is wat het zoekprogramma pas later te weten kwam, of wat niemand bij de beslissing kon weten.
replay-ui-turning = Waar het keerde
replay-ui-turning-none = Niets springt eruit: geen groot geluk, en geen grote fout.
replay-ui-turn-luck = Zet { $at }: geluk voor { $name }, { $points }
replay-ui-turn-loss = Zet { $at }: { $name } gaf { $points } weg
replay-ui-unsure = Het kan ook niets zijn: zekerder is de schatting niet.
replay-ui-table = Alle zetten in een tabel
replay-ui-move = Zet
replay-ui-number = Nr.
replay-ui-who = Wie
replay-ui-given = Weggegeven
replay-ui-error-about = De lichtere band laat zien hoe ver een kans ernaast kan zitten.

## Best moves
replay-ui-best = Beste zetten hier
replay-ui-find-best = Toon de beste zetten
replay-ui-hide-best = Verberg de beste zetten
replay-ui-thinking = Een zoekprogramma bekijkt deze stelling …
replay-ui-best-for = Voor { $name }, de beste eerst:
replay-ui-outcomes = Wat het toeval kan brengen, en wat het waard is:
replay-ui-proven = bewezen
replay-ui-odds = kans { $percent }
replay-ui-played = gespeeld
replay-ui-over = Hier is het spel afgelopen.

## Taking it along
replay-ui-take = Delen en bewaren
replay-ui-share = Kopieer een link naar deze zet
replay-ui-share-whole = Kopieer een link naar dit spel
replay-ui-copied = De link is gekopieerd.
replay-ui-link = De link
replay-ui-link-kept = Wie deze link heeft, kan het spel zien. Het verslag wordt hier { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} bewaard.
replay-ui-link-public = De tafel is openbaar: wie deze link heeft, kan het spel zien.
replay-ui-record = Verslag
replay-ui-svg = Afbeelding (SVG)
replay-ui-png = Afbeelding (PNG)
replay-ui-gif = Animatie (GIF)
replay-ui-drawing = { $done } van { $total } afbeeldingen
replay-ui-saved = “{ $file }” is gedownload.

## Fair dice
replay-ui-dice = Eerlijke dobbelstenen
replay-ui-dice-about = Voordat iemand ging zitten legde de server een geheim vast; iedereen voegde een eigen getal toe. Je browser kan elke uitkomst opnieuw trekken.
replay-ui-dice-check = Controleer de dobbelstenen
replay-ui-deal = Eerlijk gedeeld
replay-ui-deal-check = Controleer het delen
replay-ui-dice-fair = Alles is eerlijk: het geheim is wat de server had vastgelegd, en { $outcomes ->
    [0] er is geen andere uitkomst getrokken.
    [one] de ene uitkomst van het toeval is wat je browser eruit trekt.
   *[other] alle { $outcomes } uitkomsten van het toeval zijn wat je browser eruit trekt.
}
replay-ui-dice-deal = De server heeft het begin opnieuw uit hetzelfde geheim gedeeld: het klopt.
replay-ui-dice-deal-wrong = Maar volgens de server is het begin niet wat dit geheim geeft.
replay-ui-dice-none = Dit verslag kan niet worden gecontroleerd: het is niet aan een tafel hier gespeeld, of wat voor de controle nodig is ontbreekt.
replay-ui-dice-secret = Niet eerlijk: het geheim is niet wat de server had vastgelegd.
replay-ui-dice-outcome = Niet eerlijk: uitkomst { $number }, bij zet { $at }, is { $move }; de dobbelstenen zeggen { $drawn }.
replay-ui-dice-go = Toon deze zet
replay-ui-dice-seen = In deze browser gecontroleerd, zonder de server te vragen.
