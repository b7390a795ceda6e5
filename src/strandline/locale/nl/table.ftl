## What the table refuses
table-seats = Je hebt { $found } plaatsen ingevuld, maar dit spel heeft er { $seats }.
table-needs-person = Voor bots alleen is geen tafel nodig: houd minstens één plaats vrij voor een mens of een programma.
table-closed = Deze tafel is gesloten.
table-no-seat = Plaats { $seat } bestaat niet: deze tafel heeft er { $seats }.
table-not-yours = Plaats { $seat } is niet van jou.
table-taken = Plaats { $seat } is bezet.
table-no-link = Je hebt de link van deze plaats nodig om hier te gaan zitten.
table-other-commitment = De vastlegging van de dobbelstenen aan deze tafel is een andere dan je te zien kreeg.
table-not-playing = Hier is geen partij aan de gang.
table-stale = Er is intussen verder gespeeld; kijk nog eens.
table-not-your-turn = Je bent niet aan de beurt.
table-away = Een bot speelt voor je: laat eerst weten dat je terug bent.
table-not-away = Je bent niet afwezig.
table-no-grace = Je hebt geen tijd meer over, dus een bot speelt voor je.
table-no-undo = Je kunt niets terugnemen: er is sindsdien gegooid of iets geheims onthuld, of je hebt nog geen zet gedaan.
table-nothing-asked = Niemand heeft iets gevraagd.
table-asked-enough = Je hebt het sinds je laatste zet al { $most } keer gevraagd. Doe eerst een zet voordat je het weer vraagt.
table-no-draw-with-bots = Bots gaan niet akkoord met gelijkspel.
table-no-hint = Je krijgt geen tips als er andere mensen meespelen: tips zijn er tegen bots of aan één scherm.
table-muted = De host heeft je hier gedempt.
table-not-host = Dat kan alleen de host van deze tafel.
table-nothing-said = Chatbericht nummer { $number } bestaat niet.
table-enough = Deze tafel heeft de limiet van { $most } gebeurtenissen bereikt; niemand kan hier nog chatten.
table-enough-yours = Je hebt aan deze tafel de limiet van { $most } handelingen naast je zetten bereikt. Vanaf nu kun je alleen nog spelen, antwoorden en weggaan.
table-not-over = De partij is nog bezig: je kunt haar downloaden zodra ze is afgelopen.

## Fair dice
table-verify-nothing = Deze partij kan niet worden gecontroleerd: in het bestand ontbreken de vastlegging, het geheim en de nonces van een tafel.
table-verify-other-table = De tafel in het bestand is { $found }, maar jij hebt { $kept } bewaard.
table-verify-commitment = Dit is niet het geheim dat vóór de partij was vastgelegd.
table-verify-other-commitment = De vastlegging in het bestand is { $found }, maar jij hebt { $kept } bewaard.
table-verify-other-nonce = De nonce van plaats { $seat } in het bestand is { $found }, maar jij hebt { $kept } bewaard.
table-verify-seen = Volgens het bestand zelf kreeg de client van plaats { $seat } een andere vastlegging te zien.
table-verify-deal = De beginopstelling is niet wat de dobbelstenen geven.
table-verify-first = Er begint een andere speler dan de dobbelstenen aanwijzen: dat is plaats { $first }.
table-verify-outcome = Zet { $number } is { $move }, maar de dobbelstenen geven { $drawn }.

## What the server refuses
table-no-table = Deze tafel bestaat niet, of je mag haar niet zien.
table-too-many = Je hebt { $most } tafels die nog niet klaar zijn: speel er eerst een uit of sluit er een.
table-not-seated = Alleen wie heeft meegespeeld, kan om een revanche vragen.
table-rematch = Er is al een revanche.
table-nobody = We kennen je nog niet: herlaad de pagina en probeer het opnieuw.
table-no-such-link = Deze link is verlopen of al gebruikt.
table-invisible-name = Niemand kan deze naam zien. Gebruik minstens één letter, cijfer of symbool.
table-too-large = Dit is te groot: de limiet is { $most } bytes.
table-too-long = Deze partij is te lang om hier te openen: de limiet is { $most } zetten.
table-too-fast = Te veel verzoeken: wacht even en probeer het opnieuw.
table-no-record = Deze partij bestaat hier niet, of de link is verlopen.
table-too-many-kept = Je hebt hier al { $most } partijen met een link; een link blijft { $days } dagen geldig. Download deze partij in plaats daarvan.
table-records-full = Deze server bewaart al { $most } partijen voor links, en dat is de limiet. Download deze partij in plaats daarvan.
table-home-full = Deze server bewaart al { $most } partijen voor links vanaf jouw adres, en dat is de limiet. Download deze partij in plaats daarvan.
table-busy = Er lopen nog { $most } taken van je: wacht tot er een klaar is.
table-crowded = Vanaf jouw adres lopen of wachten al { $most } taken: probeer het zo meteen opnieuw.
table-seek-yours = Je wacht hier al: iemand anders moet de andere plaats nemen.
table-too-many-seeks = Je zoekt al { $most } correspondentiepartijen: wacht tot er een begint, of stop met zoeken naar een ervan.
table-seeks-full = Vanaf jouw adres wordt al naar { $most } partijen gezocht. Wacht tot iemand meedoet, of doe zelf met een ervan mee.
table-live-player = Live-analyse is voor toeschouwers, en jij speelt hier mee.
table-no-move = Deze partij heeft geen zet { $move }: de laatste is { $last }.
table-too-many-frames = Deze partij is te lang voor een GIF: de limiet is { $most } zetten.
table-bad-request = { $where }: { $why }
table-bad-length = De Content-Length van het verzoek is geen getal.
table-unavailable = De server kan nu niets opslaan, dus er is niets veranderd. Probeer het later opnieuw.
table-in-doubt = De database heeft dit niet bevestigd; we weten niet of het is gelukt. Kijk eerst nog eens voordat je het opnieuw probeert.
table-no-page = Op dit adres is niets te vinden.
table-two-hosts = Het verzoek noemt meer dan één host.
table-wrong-host = Deze server luistert niet naar die naam. Vraag het de beheerder.
table-wrong-origin = Dit verzoek komt van een andere site.
table-oops = Er ging iets mis. De fout is vastgelegd.

## What a device refuses
table-storage-full = Dit kon niet op dit apparaat worden opgeslagen, dus er is niets veranderd. Misschien is de opslag vol, of mag deze site hier niets opslaan.
table-bad-games = Dit is geen bestand met partijen van Strandline, of het is beschadigd. Er is niets toegevoegd.
table-bad-game = Partij { $number } in dit bestand is beschadigd, dus er is niets toegevoegd.
table-newer-games = Dit bestand komt uit een nieuwere versie van Strandline. Laad de pagina opnieuw en probeer het nog eens.
