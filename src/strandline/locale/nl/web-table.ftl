## The table's page: where things stand
web-table-title = { $game }: tafel
web-table-loading = De tafel wordt klaargezet …
web-table-no-table = Deze tafel bestaat niet, of de link is niet compleet. Vraag de volledige link aan degene die je heeft uitgenodigd.
web-table-home = Naar de homepage
web-table-offline = Geen verbinding. We proberen het opnieuw … Er gaat niets verloren.
web-table-move-waits = We versturen je zet zodra je weer online bent.
web-table-polling = Live-updates werken niet; zetten verschijnen misschien iets later.
web-table-back-online = Je bent weer online.
web-table-board = Het bord
web-table-asked-of = { $name } – { $question }
web-table-turn-of = { $name } is aan de beurt.
web-table-turn-of-bot = { $name } denkt na …
web-table-reacting = Wachten op een reactie van { $names }.
web-table-answered = Je hebt geantwoord. Alle antwoorden worden tegelijk getoond.
web-table-window = De antwoorden worden getoond over { $unit ->
    [hours] { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
    [minutes] { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
   *[seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
}. Wie niet antwoordt, verdedigt niet.
web-table-preset-passes = Je verdedigt niet (jouw instelling).

## Seats
web-table-seats = Plaatsen
web-table-seat = Plaats { $number }
web-table-seat-free = Vrij
web-table-seat-kept = nog niet hier
web-table-you = jij
web-table-bot = { $bot }, niveau { $level }
web-table-bot-level = niveau { $level }
web-table-colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
    [black] zwart
   *[white] wit
}
# Of several who are called alike, one with the colour
web-table-of-colour = { $name } ({ $colour })
web-table-program = Programma
web-table-connected = verbonden
web-table-not-connected = niet verbonden
web-table-away = afwezig: een bot speelt
web-table-resigned = heeft opgegeven
web-table-to-move = aan zet
web-table-clock = Resterende tijd: { $time }
web-table-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} { $hours } u

## Before the game
web-table-waiting = De partij begint zodra alle plaatsen bezet zijn.
web-table-waiting-names = Wachten op { $names }.
web-table-waiting-for = Nog vrij: { $count ->
    [one] één plaats
   *[other] { $count } plaatsen
}.
web-table-lot = Bij het begin van de partij worden de kleuren en de speelvolgorde geloot.
web-table-first = { $colour } begint.
web-table-your-name = Je naam
web-table-name-help = De andere spelers zien deze naam. Je hebt geen account of wachtwoord nodig.
web-table-sit = Hier gaan zitten
web-table-get-up = Plaats vrijgeven
web-table-close-table = Tafel sluiten
web-table-closed = Deze tafel is gesloten.
web-table-watch-only = Alle plaatsen zijn voor andere spelers, maar je kunt wel toekijken.
web-table-seat-taken = Deze plaats is bezet; je kijkt toe.
web-table-dice = Vastlegging van de dobbelstenen:
web-table-dice-about = Een vingerafdruk van het geheim achter alle worpen aan deze tafel. Je browser bewaart hem als je gaat zitten en kan na afloop zien of het geheim is verwisseld.
web-table-dice-other = Toen je ging zitten, bewaarde je browser een andere vastlegging: { $kept }. Die is sindsdien verwisseld; vertrouw de dobbelstenen aan deze tafel dus niet.

## What one can do
web-table-actions = Wat je kunt doen
web-table-menu = Deze tafel
web-table-menu-done = Klaar
web-table-undo = Terugnemen
web-table-hint = Tip
web-table-round = Laatste zetten afspelen
web-table-round-stop = Afspelen stoppen
web-table-draw = Gelijkspel aanbieden
web-table-resign = Opgeven
web-table-sound-on = Geluid: aan
web-table-sound-off = Geluid: uit
web-table-full-screen = Volledig scherm
web-table-small-screen = Volledig scherm sluiten
web-table-preset = Nooit verdedigen; niet vragen
web-table-no-undo = Je kunt niets terugnemen: er is sindsdien gegooid of iets geheims onthuld, of je hebt nog geen zet gedaan.
web-table-hint-is = Tip: { $move }
web-table-hint-thinking = Een bot zoekt een tip …
web-table-round-now = De laatste zetten worden afgespeeld …
web-table-undo-asked = { $name } wil graag een zet terugnemen.
web-table-undo-waiting = Je hebt gevraagd of je een zet mag terugnemen. Wachten op antwoord van de anderen.
web-table-grant = Toestaan
web-table-decline = Weigeren
web-table-draw-offered = Gelijkspel aangeboden door { $names }.
web-table-draw-waiting = Je hebt gelijkspel aangeboden. Wachten op antwoord van de anderen.
# Of a draw: the players who are away and have not answered
web-table-asked-later = Dit vragen we bij terugkomst aan: { $names }.
web-table-asked-enough = Je hebt het voorlopig vaak genoeg gevraagd. Na je volgende zet kan het weer.
web-table-agree = Gelijkspel accepteren
web-table-back = Ik ben terug
web-table-bot-for-you = Je tijd was op. Een bot speelt voor je tot je terug bent.
web-table-no-grace = Je hebt geen tijd meer over, dus een bot speelt voor je.
web-table-confirm-move = Deze zet spelen?
web-table-play-it = Spelen
web-table-cancel = Annuleren
web-table-sure-resign = { $name }, wil je opgeven?
web-table-sure-resign-two = De partij eindigt en je tegenstander wint.
web-table-sure-resign-more = Een bot speelt voor je verder tot het einde.
web-table-sure-draw = Gelijkspel aanbieden? Als iedereen het accepteert, eindigt de partij en delen jullie de winst.
web-table-sure-draw-here = Accepteren jullie allemaal gelijkspel? De partij eindigt nu en jullie delen de winst.
web-table-sure-close = De tafel sluiten? De partij eindigt dan hier.
web-table-sure-close-more = De partij telt niet mee en kan niet worden hervat. Je kunt de partij nog downloaden.

## Panels beside the board
web-table-panels = Naast het bord
web-table-log = Zetten
web-table-log-empty = Nog geen zetten.
web-table-drawn = Geloot: { $name } is { $colour }.
web-table-chat = Chat
web-table-chat-players = Alleen spelers kunnen dit lezen.
web-table-chat-watchers = Alleen toeschouwers kunnen dit lezen.
web-table-chat-empty = Nog geen berichten.
web-table-overheard = Chat van de toeschouwers
web-table-chat-say = Schrijf een bericht
web-table-chat-send = Versturen
web-table-chat-gone = verwijderd door de host
web-table-chat-watcher = Een toeschouwer
web-table-chat-delete = Bericht van { $name } verwijderen
web-table-chat-mute = { $name } dempen
web-table-muted = { $name } kan hier niet meer chatten.
web-table-choices = Mogelijke zetten
web-table-choices-count = { $count ->
    [one] { $count } mogelijke zet
   *[other] { $count } mogelijke zetten
}
web-table-choices-none = Je bent niet aan de beurt.
web-table-choices-find = Zoek een zet
web-table-words = In woorden

## One screen, several people
web-table-curtain = Geef het scherm aan { $name }
web-table-curtain-why = In dit spel heeft elke speler geheimen. Geef het scherm door voordat je verdergaat.
web-table-curtain-who = Wie kijkt er?
web-table-curtain-lift = Ik ben { $name }
web-table-plan = { $count ->
    [0] Je kunt meerdere zetten kiezen voordat je het scherm doorgeeft. Elke zet wordt gedaan als jij aan de beurt bent.
    [one] { $count } zet gekozen. Kies er meer, of geef het scherm door.
   *[other] { $count } zetten gekozen. Kies er meer, of geef het scherm door.
}
web-table-plan-pass = Scherm doorgeven
web-table-plan-back = Laatste ongedaan maken

## The end
web-table-over = De partij is afgelopen
web-table-won = { $names } heeft gewonnen.
web-table-won-you = Je hebt gewonnen!
web-table-shared-you = Je deelt de winst!
web-table-lost-you = Je hebt verloren.
web-table-drawn-game = Het is gelijkspel.
web-table-turning-soon = Het keerpunt wordt gezocht …
web-table-again = Speel nog eens, of bekijk waar de partij kantelde.
web-table-shared = { $names } delen de winst.
web-table-nobody-won = De partij is afgebroken; niemand wint.
web-table-end-resigned = { $name } heeft opgegeven.
web-table-end-resigned-you = Je hebt opgegeven.
web-table-end-time = De tijd van { $name } is op.
web-table-end-time-you = Je tijd is op.
web-table-end-agreed = De spelers zijn gelijkspel overeengekomen.
web-table-rematch = Revanche
web-table-level = Spelen op niveau { $level }
web-table-to-rematch = Naar de revanche
web-table-rematch-made = Er staat een revanche klaar.
web-table-replay = Deze partij analyseren
web-table-share = Deze partij delen
web-table-record = Deze partij downloaden

## Announcements
web-table-said = { $name } zegt: { $text }
web-table-made = { $name }: { $move }
web-table-sat = { $name } is gaan zitten.
web-table-left = Er is een plaats vrijgekomen.
web-table-started = De partij is begonnen.
web-table-undone = Er is een zet teruggenomen.
# $what: undo, draw, or both where both were asked for
web-table-declined = { $what ->
    [undo] { $name } staat het terugnemen niet toe.
    [draw] { $name } heeft gelijkspel geweigerd.
   *[both] { $name } heeft geweigerd.
}
web-table-time-over = De tijd van { $name } is op; een bot neemt het over.
web-table-is-back = { $name } is terug.
web-table-new-chat = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}

## At a table of a tournament
# Buttons.
web-table-club = Naar het toernooi
web-table-club-next = Je volgende partij begint: naar je tafel
web-table-club-done = Deze ronde is afgelopen.
