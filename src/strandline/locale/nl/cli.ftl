## Arguments
cli-option-form = “{ $option }” is geen optie; schrijf opties als --option players=3
cli-option-twice = de optie { $option } is twee keer opgegeven; geef haar één keer op
cli-no-file = er is geen bestand “{ $file }”
cli-no-source = “{ $source }” is geen spel en geen bestand; de spellen zijn { $allowed }
cli-record-alone = een partijbestand heeft een eigen stelling en eigen opties: laat de tekst, --option en --seed weg
cli-no-move = deze partij heeft maar { $moves } zetten
cli-move-without-record = --move heeft een partijbestand nodig
cli-too-many-seats = --seat is { $found } keer opgegeven, maar dit spel heeft { $seats } plaatsen
cli-language = de taal “{ $found }” is er niet; kies een van { $allowed }
cli-first = --first verwacht “lot” of een plaats van 1 tot en met { $seats }, niet “{ $found }”
cli-first-record = het partijbestand zegt wie welke plaats heeft: laat --first weg
cli-lot = Geloot: { $seats }.
cli-picture-kind = “{ $file }”: de bestandsnaam moet eindigen op een van { $allowed }
cli-gif-record = een GIF toont een hele partij: geef een partijbestand op
cli-gif-whole = een GIF toont een hele partij: laat --move weg
cli-gif-marks = tekens horen bij één stelling: laat --arrow, --mark en --highlight weg
cli-ended = deze partij is al afgelopen (er is bijvoorbeeld opgegeven), dus je kunt niet verder spelen

## Seats and results
cli-chance = toeval
cli-seat = plaats { $seat }
cli-turn = { $seat } aan zet: { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
cli-won = { $seats } heeft gewonnen.
cli-drawn = Gelijkspel: { $seats } delen de winst.
cli-end-resigned = ({ $seat } heeft opgegeven.)
cli-end-time = (De tijd van { $seat } was op.)
cli-end-agreed = (In overleg.)
cli-end-stopped = De partij is afgebroken.

## Playing
cli-help =
    Typ een zet om hem te spelen; de Tab-toets vult aan. Je kunt ook typen:
      moves [BEGIN]      de mogelijke zetten tonen
      why ZET            zeggen waarom een zet niet mag, en volgens welke regel
      board              het bord opnieuw tonen
      undo               je laatste zet terugnemen
      save BESTAND       de partij tot nu toe in een bestand opslaan
      quit               de partij verlaten (net als Ctrl-D)
cli-hint = Typ “moves” voor de mogelijke zetten, “help” voor de andere opdrachten.
cli-no-moves = geen mogelijke zet begint met “{ $beginning }”
cli-legal = { $move } mag
cli-why-what = Welke zet? Bijvoorbeeld: why b2-c4
cli-over-prompt = save BESTAND, undo of quit>{" "}
cli-curtain = { $seat } is aan de beurt. Alle anderen, kijk weg; { $seat }, druk op Enter:{" "}
cli-thinking = { $seat } denkt na
cli-bot-failed = { $seat } is deze plaats kwijt; vanaf nu worden hier willekeurige zetten gedaan. { $reason }
cli-undone = Zet teruggenomen.
cli-nothing-to-undo = Er valt niets terug te nemen.
cli-no-undo = Je kunt niets terugnemen: sinds je laatste zet is er gegooid of iets geheims onthuld.
cli-save-where = Waar opslaan? Bijvoorbeeld: save game.json
cli-saved = Opgeslagen in { $file }
cli-file-there = { $file } bestaat al; kies een andere naam
cli-no-folder = kan niet schrijven in de map { $folder }: maak die eerst aan, of kies een andere
cli-stopped = Gestopt.

## Other commands
cli-verified = Gecontroleerd: alle { $moves } zetten mogen, en de uitslag klopt.
cli-fair = { $outcomes ->
    [one] De beginopstelling volgt uit het geheim en de nonces in dit bestand, en het geheim past bij de vastlegging.
   *[other] De beginopstelling en alle uitkomsten, samen { $outcomes }, volgen uit het geheim en de nonces in dit bestand, en het geheim past bij de vastlegging.
}
cli-fair-table = Het bestand is van de tafel die je hebt bewaard.
cli-fair-commitment = Dit is de vastlegging die je hebt bewaard: niemand heeft het geheim sindsdien verwisseld.
cli-fair-nonces = { $count ->
    [one] De nonce die je hebt bewaard, is die in het bestand.
   *[other] De { $count } nonces die je hebt bewaard, zijn die in het bestand.
}
cli-fair-unkept = { $missing ->
    [commitment] Het bestand alleen kan niet aantonen dat het geheim dat van de partij is. Geef om dat te controleren de vastlegging op die je bewaarde toen je ging zitten: --commitment HEX.
    [nonce] Het bestand alleen kan niet aantonen dat de nonces die van de partij zijn. Geef om dat te controleren je eigen nonce op: --nonce PLAATS=HEX.
   *[both] Het bestand alleen kan niet aantonen dat het geheim en de nonces die van de partij zijn. Geef om dat te controleren de vastlegging en de nonce op die je bewaarde toen je ging zitten: --commitment HEX --nonce PLAATS=HEX.
}
cli-fair-unkept-table = Het bestand alleen kan niet aantonen dat het van jouw tafel is, en de dobbelstenen hangen ook van de id van de tafel af. Geef om dat te controleren de id uit het adres van de tafel op: --table ID.
cli-verify-hex = { $option } verwacht hexadecimale cijfers (een vastlegging heeft er 64), niet “{ $found }”
cli-verify-nonce = --nonce verwacht PLAATS=HEX, zoals 0=3fa9…, niet “{ $found }”
cli-replaying = Naspelen
cli-start = Begin
cli-replay-keys = { $at } van { $last }. Enter: verder, b: terug, e: einde, een getal: daarheen, q: stoppen>{" "}
cli-variation = Variant: { $moves }
cli-drawing = Tekenen
cli-compiling = Compileren (alleen de eerste keer)
cli-compiling-search = { $search } compileren voor { $game } (alleen de eerste keer): { $seconds } s
cli-compiling-part = { $part } voor { $game } compileren
cli-compiled = Gecompileerd: { $games } ({ $seconds } s)
cli-depth = Diepte { $depth }
cli-bench-interpreted = geïnterpreteerd
cli-bench-compiled = gecompileerd

## The server
cli-serve-ready = Strandline draait op { $url } (druk op Ctrl-C om te stoppen)
cli-serve-port = poort { $port } is in gebruik, misschien door een andere Strandline-server; kies een andere met --port
cli-serve-address = kan niet luisteren op { $address }, poort { $port }: { $reason }
cli-serve-names = De server beantwoordt alleen verzoeken aan “localhost”. Sta de naam die mensen gebruiken toe met --allowed-host NAAM.
cli-serve-no-database = kan de database niet bereiken: { $reason }
cli-serve-too-new = een nieuwere versie van Strandline heeft deze database gebruikt: installeer die versie, of kies een andere map met --data
cli-serve-damaged = de database is niet compleet (ontbreekt: { $missing }): zet een back-up terug, of kies een andere map met --data
cli-serve-no-redis = dit is geen Redis-URL: { $reason }
cli-serve-lan = Iedereen in je netwerk kan meedoen: open het adres, of richt de camera van een telefoon op de code.
cli-serve-no-network = Deze computer zit niet in een netwerk: alleen mensen aan deze computer kunnen meedoen.
cli-serve-workers = meer dan één worker heeft --database postgresql://… en --redis redis://… nodig
cli-serve-contact = geen adres voor meldingendiensten: { $contact }; geef een e-mailadres of https://naam
cli-backup-failed = kan geen volledige kopie maken van { $file }: { $reason }. Er is niets geschreven.
cli-sit-link = “{ $link }” is geen link naar een plaats; zo’n link ziet eruit als http://…/table/ID?seat=1&token=…
cli-sit-no-server = { $server } antwoordt niet als een Strandline-server: { $reason }
cli-sit-waits = { $server } antwoordt niet ({ $reason }). We proberen het opnieuw …
cli-sit-seated = Zit nu op plaats { $seat }.
cli-sit-kept = Zo controleer je de dobbelstenen van deze partij: strandline verify BESTAND --table { $table } --commitment { $commitment } --nonce { $seat }={ $nonce }
cli-sit-over = De partij is afgelopen: { $shares }

## A new game
cli-new-game-name = de naam van een spel bestaat uit kleine letters van a tot z, met enkele koppeltekens tussen de woorden, en hoogstens { $most } tekens, zoals three-stones; het mag geen sleutelwoord van Python zijn
cli-new-game-taken = Strandline gebruikt deze naam zelf; kies een andere
cli-new-game-exists = { $folder } bestaat al; kies een andere naam, of verwijder de map
cli-new-game-no-checkout = voor nieuwe spellen is een checkout van de repository nodig, maar deze Strandline is geïnstalleerd in { $package }; voer in een checkout uit: pip install -e .
cli-new-game-written = { $name } is aangemaakt: het spel staat in { $game }, de tests staan in { $tests }.
    Spelen:   strandline play { $name } --seat human --seat level1
    Testen:   pytest { $tests }
    In de browser (bouw eerst de pagina’s, zodat ze het kennen):   make web && strandline serve
    Wat je moet aanpassen, stap voor stap: docs/add-a-game.md
