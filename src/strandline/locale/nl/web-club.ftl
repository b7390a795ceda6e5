## Club evenings: tournaments at this server
web-club-about = Speel een toernooi met vrienden of bij je club. Iedereen doet mee via een link of door een code te scannen; Strandline maakt de indeling, zet de tafels klaar en houdt de stand bij.
web-club-server-only = Voor een clubavond is een server nodig, en verbinding daarmee.
web-club-yours = Jouw toernooien
web-club-hosting = je bent host
web-club-status-open = nog niet begonnen
web-club-status-running = bezig
web-club-status-over = afgelopen

## Opening one
web-club-new = Toernooi openen
web-club-name = Naam
web-club-game = Spel
web-club-format = Wie speelt tegen wie?
web-club-format-swiss = Zwitsers systeem
web-club-format-swiss-is = In elke ronde spelen mensen met evenveel punten tegen elkaar, en niemand krijgt twee keer dezelfde tegenstander.
web-club-format-round-robin = Iedereen tegen iedereen
web-club-format-round-robin-is = Voor kleine groepen. Na het begin kan niemand meer meedoen.
web-club-format-double-round-robin = Iedereen twee keer tegen iedereen
web-club-format-double-round-robin-is = De tweede keer begint de andere speler.
web-club-format-tables = Tafels van drie en vier
web-club-format-tables-is = Om punten, elke ronde in ander gezelschap.
web-club-size = Meestal zoveel aan een tafel
web-club-rounds = Rondes
web-club-automatic = De volgende ronde vanzelf laten beginnen als alle partijen klaar zijn
web-club-rules = Spelregels
web-club-open = Toernooi openen

## The tournament
web-club-round-of = ronde { $round } van { $rounds }
web-club-round = Ronde { $round }
# A message when a round begins.
web-club-begun = Ronde { $round } is begonnen.
# $names: one name or several that share the first place.
web-club-winner = Eerste plaats: { $names }
web-club-your-game = Jouw partij
# $names: one name or several.
web-club-against = Tegen { $names }.
web-club-you-begin = Jij begint.
web-club-go = Naar je tafel, nummer { $table }
web-club-bye-you = Je hebt een vrije ronde: je speelt nu niet.
web-club-wait = Je speelt nu niet. Je volgende partij verschijnt hier.
web-club-wait-start = Je doet mee. Zodra een host begint, verschijnt hier je eerste partij.
web-club-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-club-link = Link om mee te doen en te volgen
web-club-wall = Groot scherm
web-club-wall-leave = Groot scherm verlaten

## Joining and leaving
web-club-join-in = Doe mee
# A heading above the link, when nobody can join any more.
web-club-follow = Volg het toernooi
web-club-join = Meedoen
web-club-late = Je speelt vanaf de volgende ronde mee; eerdere rondes leveren je geen punten op.
# A link to the tournament in which the person plays already.
web-club-to-other = Ga erheen
web-club-left = Je bent eruit gestapt
web-club-come-back = Weer meedoen
web-club-leave = Toernooi verlaten
web-club-sure-leave = Dit toernooi verlaten?
# Both for leaving oneself and for a host who takes someone out.
web-club-sure-leave-more = Een partij die bezig is, wordt opgegeven; een partij die nog niet begonnen is, is verloren. Wat al gespeeld is, telt.

## Games
web-club-games = Partijen van ronde { $round }
# Headings of columns.
web-club-table = Tafel
web-club-people = Spelers
web-club-result = Uitslag
web-club-watch = Kijken
web-club-replay = Naspelen
# For screen readers, after “Watch”, “Replay”, “Enter result” and “Correct”.
web-club-of-table = (tafel { $table })
# $names: one name or several, in this and the next two.
web-club-byes = Vrij: { $names }
web-club-absent = niet gekomen: { $names }
web-club-waiting = nog niet hier: { $names }
web-club-playing = bezig
# $name: of the host.
web-club-by-host = ingevoerd door { $name } om { $time }

## Results that a host enters
# Buttons.
web-club-enter = Uitslag invoeren
web-club-correct = Verbeteren
web-club-enter-of = Uitslag van tafel { $table }
web-club-enter-first = { $one } heeft gewonnen
web-club-enter-second = { $other } heeft gewonnen
web-club-enter-draw = Gelijkspel
web-club-enter-nobody = Niemand heeft gespeeld
web-club-place = Plaats { $place }
web-club-no-place = niet gespeeld
web-club-enter-is = Iedereen ziet dat een host dit heeft ingevoerd, en wanneer. Een partij die aan die tafel bezig is, wordt gestopt.
web-club-absent-from = Vanaf { $time } kun je laten verliezen wie niet gekomen is:
# A button.
web-club-count-absent = { $name } is er niet

## Hosts
web-club-host = Voor hosts
web-club-host-open = Deel de link of laat de code zien. Wil je zelf meespelen, doe dan mee zoals iedereen. Begin als iedereen er is.
web-club-host-wait = Je kunt de volgende ronde beginnen als alle partijen een uitslag hebben.
web-club-host-automatic = De volgende ronde begint vanzelf als alle partijen een uitslag hebben.
web-club-host-now = Je bent nu host van dit toernooi.
web-club-begin = Beginnen
web-club-sure-begin = { $count ->
    [one] Beginnen met { $count } speler?
   *[other] Beginnen met { $count } spelers?
}
web-club-sure-begin-robin = Daarna kan niemand meer meedoen.
web-club-next = Ronde { $round } beginnen
web-club-end = Toernooi afsluiten
web-club-sure-end = Het toernooi nu afsluiten?
web-club-sure-end-more = Partijen zonder uitslag tellen voor niemand.
web-club-host-link = Link voor hosts
web-club-host-link-is = Wie hem opent, wordt host. Bewaar hem: ook op een ander apparaat maakt hij je host.
web-club-remove-someone = Iemand eruit halen
web-club-remove = Eruit halen
web-club-sure-remove = { $name } uit het toernooi halen?

## Standings
web-club-standings = Stand
# Headings of columns.
web-club-rank = Plaats
web-club-player = Speler
web-club-points = Punten
web-club-tie-opponents = Punten van tegenstanders
web-club-tie-sonneborn = Sonneborn-Berger
web-club-tie-wins = Gewonnen
web-club-has-left = doet niet meer mee
web-club-points-two = Winst is 1 punt, gelijkspel ½. Bij evenveel punten beslissen de kolommen ernaast.
web-club-points-tables = De eerste plaats is 1 punt, de laatste 0, met gelijke stappen ertussen; wie een plaats deelt, deelt de punten. Bij evenveel punten beslissen de kolommen ernaast.
web-club-downloads = Downloads
web-club-download-standings = Stand (CSV)
web-club-download-results = Uitslagen (CSV)
web-club-download-everything = Alles (JSON)
web-club-download-games = Partijen, één per regel
