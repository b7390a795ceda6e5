## The table's page: where things stand
table-ui-title = { $game }: de tafel
table-ui-loading = De tafel wordt gedekt …
table-ui-no-table = Deze tafel bestaat niet, of de link is niet compleet. Vraag de hele link aan wie je heeft uitgenodigd.
table-ui-home = Naar de beginpagina
table-ui-offline = Geen verbinding. We blijven het proberen; er gaat niets verloren.
table-ui-move-waits = Je zet wacht op de verbinding.
table-ui-polling = De directe verbinding komt er niet door. Nieuws komt nu iets later binnen.
table-ui-back-online = Weer verbonden.
table-ui-board = Het bord
table-ui-asked-of = { $name }: { $question }
table-ui-turn-of = { $name } is aan de beurt.
table-ui-turn-of-bot = { $name } denkt na …
table-ui-reacting = { $names } mag reageren.
table-ui-answered = Je antwoord is gegeven. Alle antwoorden worden samen getoond.
table-ui-window = Alle antwoorden worden getoond over { $unit ->
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
table-ui-preset-passes = Je laat het gaan, zoals je altijd wilt.

## Seats
table-ui-seats = Plaatsen
table-ui-seat = Plaats { $number }
table-ui-seat-free = Vrij
table-ui-you = jij
table-ui-bot = Bot, niveau { $level }
table-ui-colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
    [black] zwart
   *[white] wit
}
# Of several who are called alike, one with the colour
table-ui-of-colour = { $name } ({ $colour })
table-ui-program = Programma
table-ui-connected = verbonden
table-ui-not-connected = niet verbonden
table-ui-away = weg: een bot speelt
table-ui-resigned = heeft opgegeven
table-ui-to-move = aan zet
table-ui-clock = Resterende tijd: { $time }
table-ui-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} { $hours } u

## Before the game
table-ui-waiting = Het spel begint als alle plaatsen bezet zijn.
table-ui-waiting-for = Nog vrij: { $count ->
    [one] één plaats
   *[other] { $count } plaatsen
}.
table-ui-your-name = Je naam
table-ui-name-help = De anderen zien hem. Geen account, geen wachtwoord.
table-ui-sit = Hier gaan zitten
table-ui-get-up = Opstaan
table-ui-close-table = Tafel sluiten
table-ui-closed = Deze tafel is gesloten.
table-ui-watch-only = De plaatsen zijn voor anderen; je kunt toekijken.
table-ui-seat-taken = Deze plaats is bezet; je kijkt toe.

## What one can do
table-ui-actions = Wat je kunt doen
table-ui-menu = Deze tafel
table-ui-menu-done = Klaar
table-ui-undo = Terugnemen
table-ui-hint = Tip
table-ui-draw = Gelijkspel aanbieden
table-ui-resign = Opgeven
table-ui-sound-on = Geluid: aan
table-ui-sound-off = Geluid: uit
table-ui-full-screen = Volledig scherm
table-ui-small-screen = Volledig scherm verlaten
table-ui-preset = Altijd laten gaan als ik kan reageren
table-ui-no-undo = Je kunt niets terugnemen: er is een worp of een geheim getoond, of je hebt nog geen zet gedaan.
table-ui-hint-is = Tip: { $move }
table-ui-hint-thinking = Een bot denkt erover na …
table-ui-undo-asked = { $name } wil graag een zet terugnemen.
table-ui-undo-waiting = Je hebt gevraagd om terug te nemen. De anderen beslissen.
table-ui-grant = Toestaan
table-ui-decline = Weigeren
table-ui-draw-offered = { $names } gaat akkoord met gelijkspel.
table-ui-draw-waiting = Je hebt gelijkspel aangeboden.
table-ui-agree = Akkoord
table-ui-back = Ik ben terug
table-ui-bot-for-you = Je tijd was om, en een bot speelt voor je. Neem je plaats weer in wanneer je wilt.
table-ui-confirm-move = Deze zet doen?
table-ui-play-it = Spelen
table-ui-cancel = Annuleren
table-ui-sure-resign = { $name }, wil je opgeven?
table-ui-sure-resign-two = Het spel eindigt, en je tegenspeler wint.
table-ui-sure-resign-more = Een bot speelt voor je door, tot het einde.
table-ui-sure-draw = Gelijkspel aanbieden? Als iedereen akkoord gaat, eindigt het spel en wordt de winst gedeeld.
table-ui-sure-draw-here = Gaan jullie allemaal akkoord met gelijkspel? Het spel eindigt nu en de winst wordt gedeeld.
table-ui-sure-close = Deze tafel sluiten? Het spel eindigt hier.
table-ui-sure-close-more = Het telt voor niemand en kan niet worden hervat. Het verslag kan nog mee naar huis.

## Panels beside the board
table-ui-panels = Naast het bord
table-ui-log = Zetten
table-ui-log-empty = Er is nog geen zet gedaan.
table-ui-chat = Praten
table-ui-chat-players = Alleen wie speelt leest dit.
table-ui-chat-watchers = Alleen wie toekijkt leest dit.
table-ui-chat-empty = Nog niemand heeft iets gezegd.
table-ui-overheard = Wat de toeschouwers zeggen
table-ui-chat-say = Zeg iets
table-ui-chat-send = Zeggen
table-ui-chat-gone = verwijderd door de gastheer
table-ui-chat-watcher = Een toeschouwer
table-ui-chat-delete = Verwijder wat { $name } zei
table-ui-chat-mute = Leg { $name } het zwijgen op
table-ui-muted = { $name } mag hier niets meer zeggen.
table-ui-choices = Mogelijke zetten
table-ui-choices-count = { $count ->
    [one] { $count } mogelijke zet
   *[other] { $count } mogelijke zetten
}
table-ui-choices-none = Je bent nu niet aan zet.
table-ui-choices-find = Zoek een zet
table-ui-words = In woorden

## One screen, several people
table-ui-curtain = Het scherm gaat naar { $name }
table-ui-curtain-why = Iedereen heeft hier geheimen. Geef het scherm door voordat je verdergaat.
table-ui-curtain-who = Wie kijkt er?
table-ui-curtain-lift = Ik ben { $name }

## The end
table-ui-over = Het spel is afgelopen
table-ui-won = { $names } wint.
table-ui-won-you = Je wint!
table-ui-shared = { $names } delen de winst.
table-ui-nobody-won = Het spel is afgebroken; niemand wint.
table-ui-end-resigned = { $name } heeft opgegeven.
table-ui-end-time = De tijd van { $name } is om.
table-ui-end-agreed = Er is gelijkspel afgesproken.
table-ui-rematch = Revanche
table-ui-to-rematch = Naar de revanche
table-ui-rematch-made = Er staat een revanche klaar.
table-ui-replay = Het spel nog eens bekijken
table-ui-record = Het verslag meenemen

## Announcements
table-ui-said = { $name } zegt: { $text }
table-ui-made = { $name }: { $move }
table-ui-sat = { $name } is gaan zitten.
table-ui-left = Iemand is opgestaan.
table-ui-started = Het spel begint.
table-ui-undone = Er is een zet teruggenomen.
# $what: undo, draw, or both where both were asked for
table-ui-declined = { $what ->
    [undo] { $name } staat het terugnemen niet toe.
    [draw] { $name } gaat niet akkoord met gelijkspel.
   *[both] { $name } weigert.
}
table-ui-time-over = De tijd van { $name } is om; een bot speelt verder.
table-ui-is-back = { $name } is terug.
table-ui-new-chat = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
