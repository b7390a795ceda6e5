## The table's page: where things stand
web-table-title = { $game }: de tafel
web-table-loading = De tafel wordt gedekt …
web-table-no-table = Deze tafel bestaat niet, of de link is niet compleet. Vraag de hele link aan wie je heeft uitgenodigd.
web-table-home = Naar de beginpagina
web-table-offline = Geen verbinding. We blijven het proberen; er gaat niets verloren.
web-table-move-waits = Je zet wacht op de verbinding.
web-table-polling = De directe verbinding komt er niet door. Nieuws komt nu iets later binnen.
web-table-back-online = Weer verbonden.
web-table-board = Het bord
web-table-asked-of = { $name }: { $question }
web-table-turn-of = { $name } is aan de beurt.
web-table-turn-of-bot = { $name } denkt na …
web-table-reacting = { $names } mag reageren.
web-table-answered = Je antwoord is gegeven. Alle antwoorden worden samen getoond.
web-table-window = Alle antwoorden worden getoond over { $unit ->
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
}. Wie niets zegt, laat het gaan.
web-table-preset-passes = Je laat het gaan, zoals je altijd wilt.

## Seats
web-table-seats = Plaatsen
web-table-seat = Plaats { $number }
web-table-seat-free = Vrij
web-table-you = jij
web-table-bot = Bot, niveau { $level }
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
web-table-away = weg: een bot speelt
web-table-resigned = heeft opgegeven
web-table-to-move = aan zet
web-table-clock = Resterende tijd: { $time }
web-table-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} { $hours } u

## Before the game
web-table-waiting = Het spel begint als alle plaatsen bezet zijn.
web-table-waiting-for = Nog vrij: { $count ->
    [one] één plaats
   *[other] { $count } plaatsen
}.
web-table-your-name = Je naam
web-table-name-help = De anderen zien hem. Geen account, geen wachtwoord.
web-table-sit = Hier gaan zitten
web-table-get-up = Opstaan
web-table-close-table = Tafel sluiten
web-table-closed = Deze tafel is gesloten.
web-table-watch-only = De plaatsen zijn voor anderen; je kunt toekijken.
web-table-seat-taken = Deze plaats is bezet; je kijkt toe.

## What one can do
web-table-actions = Wat je kunt doen
web-table-menu = Deze tafel
web-table-menu-done = Klaar
web-table-undo = Terugnemen
web-table-hint = Tip
web-table-draw = Gelijkspel aanbieden
web-table-resign = Opgeven
web-table-sound-on = Geluid: aan
web-table-sound-off = Geluid: uit
web-table-full-screen = Volledig scherm
web-table-small-screen = Volledig scherm verlaten
web-table-preset = Altijd laten gaan als ik kan reageren
web-table-no-undo = Je kunt niets terugnemen: er is een worp of een geheim getoond, of je hebt nog geen zet gedaan.
web-table-hint-is = Tip: { $move }
web-table-hint-thinking = Een bot denkt erover na …
web-table-undo-asked = { $name } wil graag een zet terugnemen.
web-table-undo-waiting = Je hebt gevraagd om terug te nemen. De anderen beslissen.
web-table-grant = Toestaan
web-table-decline = Weigeren
web-table-draw-offered = { $names } gaat akkoord met gelijkspel.
web-table-draw-waiting = Je hebt gelijkspel aangeboden.
web-table-agree = Akkoord
web-table-back = Ik ben terug
web-table-bot-for-you = Je tijd was om, en een bot speelt voor je. Neem je plaats weer in wanneer je wilt.
web-table-confirm-move = Deze zet doen?
web-table-play-it = Spelen
web-table-cancel = Annuleren
web-table-sure-resign = { $name }, wil je opgeven?
web-table-sure-resign-two = Het spel eindigt, en je tegenspeler wint.
web-table-sure-resign-more = Een bot speelt voor je door, tot het einde.
web-table-sure-draw = Gelijkspel aanbieden? Als iedereen akkoord gaat, eindigt het spel en wordt de winst gedeeld.
web-table-sure-draw-here = Gaan jullie allemaal akkoord met gelijkspel? Het spel eindigt nu en de winst wordt gedeeld.
web-table-sure-close = Deze tafel sluiten? Het spel eindigt hier.
web-table-sure-close-more = Het telt voor niemand en kan niet worden hervat. Het verslag kan nog mee naar huis.

## Panels beside the board
web-table-panels = Naast het bord
web-table-log = Zetten
web-table-log-empty = Er is nog geen zet gedaan.
web-table-chat = Praten
web-table-chat-players = Alleen wie speelt leest dit.
web-table-chat-watchers = Alleen wie toekijkt leest dit.
web-table-chat-empty = Nog niemand heeft iets gezegd.
web-table-overheard = Wat de toeschouwers zeggen
web-table-chat-say = Zeg iets
web-table-chat-send = Zeggen
web-table-chat-gone = verwijderd door de gastheer
web-table-chat-watcher = Een toeschouwer
web-table-chat-delete = Verwijder wat { $name } zei
web-table-chat-mute = Leg { $name } het zwijgen op
web-table-muted = { $name } mag hier niets meer zeggen.
web-table-choices = Mogelijke zetten
web-table-choices-count = { $count ->
    [one] { $count } mogelijke zet
   *[other] { $count } mogelijke zetten
}
web-table-choices-none = Je bent nu niet aan zet.
web-table-choices-find = Zoek een zet
web-table-words = In woorden

## One screen, several people
web-table-curtain = Het scherm gaat naar { $name }
web-table-curtain-why = Iedereen heeft hier geheimen. Geef het scherm door voordat je verdergaat.
web-table-curtain-who = Wie kijkt er?
web-table-curtain-lift = Ik ben { $name }

## The end
web-table-over = Het spel is afgelopen
web-table-won = { $names } wint.
web-table-won-you = Je wint!
web-table-shared = { $names } delen de winst.
web-table-nobody-won = Het spel is afgebroken; niemand wint.
web-table-end-resigned = { $name } heeft opgegeven.
web-table-end-time = De tijd van { $name } is om.
web-table-end-agreed = Er is gelijkspel afgesproken.
web-table-rematch = Revanche
web-table-to-rematch = Naar de revanche
web-table-rematch-made = Er staat een revanche klaar.
web-table-replay = Het spel nog eens bekijken
web-table-record = Het verslag meenemen

## Announcements
web-table-said = { $name } zegt: { $text }
web-table-made = { $name }: { $move }
web-table-sat = { $name } is gaan zitten.
web-table-left = Iemand is opgestaan.
web-table-started = Het spel begint.
web-table-undone = Er is een zet teruggenomen.
# $what: undo, draw, or both where both were asked for
web-table-declined = { $what ->
    [undo] { $name } staat het terugnemen niet toe.
    [draw] { $name } gaat niet akkoord met gelijkspel.
   *[both] { $name } weigert.
}
web-table-time-over = De tijd van { $name } is om; een bot speelt verder.
web-table-is-back = { $name } is terug.
web-table-new-chat = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
