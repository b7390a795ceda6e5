## What a tournament refuses
table-club-none = Dit toernooi bestaat niet of is verwijderd.
table-club-no-game = Zo’n partij heeft dit toernooi niet.
table-club-no-player = Niemand in dit toernooi heeft dit nummer.
table-club-not-host = Dat kunnen alleen de hosts van dit toernooi.
table-club-begun = Dit toernooi, iedereen tegen iedereen, is begonnen, dus er kan niemand meer bij. Vraag de host om een nieuw toernooi.
# $name: of the other tournament. A link to it follows.
table-club-elsewhere = Je speelt al mee in “{ $name }”. Verlaat dat eerst, of wacht tot het afgelopen is.
table-club-full = Dit toernooi is vol: er kunnen hoogstens { $most } mensen meedoen.
table-club-name-taken = Hier heet al iemand { $name }. Kies een andere naam, zodat iedereen jullie uit elkaar kan houden.
table-club-not-begun = Het toernooi is nog niet begonnen.
table-club-over = Het toernooi is afgelopen.
table-club-there = Deze speler zit al aan tafel, dus de klok daar beslist. Een uitslag invoeren kan wel.
table-club-too-early = Wacht nog even: dit kan vanaf { $minutes } minuten na het begin van de ronde.
table-club-too-few = Er moeten minstens { $fewest } mensen zijn.
table-club-unfinished = Ronde { $round } is nog niet afgelopen: speel de partijen uit, of voer hun uitslagen in.
table-club-wrong-places = Deze plaatsen kloppen niet: begin bij 1, en geef wie een plaats deelt hetzelfde getal.
table-club-wrong-size = Dit spel kun je niet met zoveel mensen aan één tafel spelen.
table-club-too-many = Er zijn al { $most } onafgemaakte toernooien van jou of vanaf jouw adres: sluit er eerst een af.
