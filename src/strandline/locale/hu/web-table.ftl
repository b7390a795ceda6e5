## The table's page: where things stand
web-table-title = { $game }: az asztal
web-table-loading = Terítjük az asztalt …
web-table-no-table = Nincs ilyen asztal, vagy hiányos a hivatkozás. Kérd el a teljes hivatkozást attól, aki meghívott.
web-table-home = A kezdőlapra
web-table-offline = Nincs kapcsolat. Tovább próbálkozunk; semmi sem vész el.
web-table-move-waits = A lépésed a kapcsolatra vár.
web-table-polling = Az élő kapcsolat nem jön létre. A hírek kérdezésre jönnek, kicsit később.
web-table-back-online = Újra van kapcsolat.
web-table-board = A játéktábla
web-table-asked-of = { $name }: { $question }
web-table-turn-of = { $name } következik.
web-table-turn-of-bot = Gondolkodik: { $name } …
web-table-reacting = { $names } védekezhet.
web-table-answered = Megadtad a válaszod. Minden válasz egyszerre látszik majd.
web-table-window = Minden válasz { $unit ->
    [hours] { $count } óra
    [minutes] { $count } perc
   *[seconds] { $count } másodperc
} múlva látszik. Aki nem felel, engedi.
web-table-preset-passes = Engeded, ahogy mindig is kívántad.

## Seats
web-table-seats = Helyek
web-table-seat = { $number }. hely
web-table-seat-free = Szabad
web-table-you = te
web-table-bot = Gép, { $level }. szint
web-table-colour = { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
    [black] fekete
   *[white] fehér
}
# Of several who are called alike, one with the colour
web-table-of-colour = { $name } ({ $colour })
web-table-program = Program
web-table-connected = kapcsolódva
web-table-not-connected = nincs kapcsolat
web-table-away = távol van: gép játszik helyette
web-table-resigned = feladta
web-table-to-move = soron van
web-table-clock = Hátralévő idő: { $time }
web-table-days = { $days } nap { $hours } óra

## Before the game
web-table-waiting = A játék akkor kezdődik, amikor minden hely foglalt.
web-table-waiting-for = Még szabad: { $count } hely.
web-table-your-name = A neved
web-table-name-help = A többiek látják. Nem kell fiók, nem kell jelszó.
web-table-sit = Ide ülök
web-table-get-up = Felállok
web-table-close-table = Asztal bezárása
web-table-closed = Ez az asztal bezárt.
web-table-watch-only = A helyek másokéi; te nézheted a játékot.
web-table-seat-taken = Ez a hely már foglalt; te nézed a játékot.

## What one can do
web-table-actions = Amit tehetsz
web-table-menu = Ez az asztal
web-table-menu-done = Kész
web-table-undo = Visszavonás
web-table-hint = Tipp
web-table-draw = Döntetlent ajánlok
web-table-resign = Feladom
web-table-sound-on = Hang: be
web-table-sound-off = Hang: ki
web-table-full-screen = Teljes képernyő
web-table-small-screen = Kilépés a teljes képernyőből
web-table-preset = Mindig engedem, amikor védekezhetnék
web-table-no-undo = Nincs mit visszavonnod: azóta dobás vagy titok derült ki, vagy még nem léptél.
web-table-hint-is = Tipp: { $move }
web-table-hint-thinking = Egy gépi játékos gondolkodik rajta …
web-table-undo-asked = { $name } szeretne visszavonni egy lépést.
web-table-undo-waiting = Visszavonást kértél. A többiek döntenek.
web-table-grant = Megengedem
web-table-decline = Elutasítom
web-table-draw-offered = { $names } beleegyezne egy döntetlenbe.
web-table-draw-waiting = Döntetlent ajánlottál.
web-table-agree = Beleegyezem
web-table-back = Visszajöttem
web-table-bot-for-you = Lejárt az időd, és gépi játékos játszik helyetted. Bármikor visszaülhetsz.
web-table-confirm-move = Ezt léped?
web-table-play-it = Lépek
web-table-cancel = Mégse
web-table-sure-resign = { $name }, biztosan feladod?
web-table-sure-resign-two = A játék véget ér, és az ellenfeled nyer.
web-table-sure-resign-more = Helyetted gépi játékos játszik tovább, a végéig.
web-table-sure-draw = Döntetlent ajánlasz? Ha mindenki beleegyezik, a játék véget ér, és osztoztok.
web-table-sure-draw-here = Mindannyian beleegyeztek a döntetlenbe? A játék most véget ér, és osztoztok.
web-table-sure-close = Bezárod ezt az asztalt? A játék itt véget ér.
web-table-sure-close-more = Senkinek sem számít, és nem lehet folytatni. A feljegyzés még letölthető.

## Panels beside the board
web-table-panels = A tábla mellett
web-table-log = Lépések
web-table-log-empty = Még nem történt lépés.
web-table-chat = Beszélgetés
web-table-chat-players = Ezt csak a játékosok olvassák.
web-table-chat-watchers = Ezt csak a nézők olvassák.
web-table-chat-empty = Még senki sem szólt semmit.
web-table-overheard = Amit a nézők mondanak
web-table-chat-say = Mondj valamit
web-table-chat-send = Küldés
web-table-chat-gone = az asztal gazdája törölte
web-table-chat-watcher = Egy néző
web-table-chat-delete = { $name } üzenetének törlése
web-table-chat-mute = { $name } elnémítása
web-table-muted = { $name } itt el van némítva.
web-table-choices = Lehetőségeid
web-table-choices-count = { $count } lehetséges lépés
web-table-choices-none = Most nem te következel.
web-table-choices-find = Lépés keresése
web-table-words = Szavakkal

## One screen, several people
web-table-curtain = A képernyő most { $name } kezébe kerül
web-table-curtain-why = Itt mindenkinek vannak titkai. Add át a képernyőt, mielőtt továbbmentek.
web-table-curtain-who = Ki nézi?
web-table-curtain-lift = Én vagyok { $name }

## The end
web-table-over = A játék véget ért
web-table-won = { $names } nyert.
web-table-won-you = Nyertél!
web-table-shared = { $names } osztozik a győzelmen.
web-table-nobody-won = A játék félbemaradt; senki sem nyert.
web-table-end-resigned = { $name } feladta.
web-table-end-time = { $name } ideje lejárt.
web-table-end-agreed = Döntetlenben egyeztetek meg.
web-table-rematch = Visszavágó
web-table-to-rematch = A visszavágóhoz
web-table-rematch-made = Kész a visszavágó asztala.
web-table-replay = Nézd meg újra a játékot
web-table-record = A feljegyzés letöltése

## Announcements
web-table-said = { $name } azt mondja: { $text }
web-table-made = { $name }: { $move }
web-table-sat = { $name } leült.
web-table-left = Valaki felállt.
web-table-started = Kezdődik a játék.
web-table-undone = Egy lépést visszavontak.
# $what: undo, draw, or both where both were asked for
web-table-declined = { $what ->
    [undo] { $name } nem engedi a visszavonást.
    [draw] { $name } nem egyezik bele a döntetlenbe.
   *[both] { $name } nemet mond.
}
web-table-time-over = { $name } ideje lejárt; gépi játékos játszik tovább.
web-table-is-back = { $name } visszajött.
web-table-new-chat = { $count } új üzenet
