## The table's page: where things stand
table-ui-title = { $game }: az asztal
table-ui-loading = Terítjük az asztalt …
table-ui-no-table = Nincs ilyen asztal, vagy hiányos a hivatkozás. Kérd el a teljes hivatkozást attól, aki meghívott.
table-ui-home = A kezdőlapra
table-ui-offline = Nincs kapcsolat. Tovább próbálkozunk; semmi sem vész el.
table-ui-move-waits = A lépésed a kapcsolatra vár.
table-ui-polling = Az élő kapcsolat nem jön létre. A hírek kérdezésre jönnek, kicsit később.
table-ui-back-online = Újra van kapcsolat.
table-ui-board = A játéktábla
table-ui-asked-of = { $name }: { $question }
table-ui-turn-of = { $name } következik.
table-ui-turn-of-bot = Gondolkodik: { $name } …
table-ui-reacting = { $names } védekezhet.
table-ui-answered = Megadtad a válaszod. Minden válasz egyszerre látszik majd.
table-ui-window = Minden válasz { $unit ->
    [hours] { $count } óra
    [minutes] { $count } perc
   *[seconds] { $count } másodperc
} múlva látszik. Aki nem felel, engedi.
table-ui-preset-passes = Engeded, ahogy mindig is kívántad.

## Seats
table-ui-seats = Helyek
table-ui-seat = { $number }. hely
table-ui-seat-free = Szabad
table-ui-you = te
table-ui-bot = Gép, { $level }. szint
table-ui-colour = { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
    [black] fekete
   *[white] fehér
}
# Of several who are called alike, one with the colour
table-ui-of-colour = { $name } ({ $colour })
table-ui-program = Program
table-ui-connected = kapcsolódva
table-ui-not-connected = nincs kapcsolat
table-ui-away = távol van: gép játszik helyette
table-ui-resigned = feladta
table-ui-to-move = soron van
table-ui-clock = Hátralévő idő: { $time }
table-ui-days = { $days } nap { $hours } óra

## Before the game
table-ui-waiting = A játék akkor kezdődik, amikor minden hely foglalt.
table-ui-waiting-for = Még szabad: { $count } hely.
table-ui-your-name = A neved
table-ui-name-help = A többiek látják. Nem kell fiók, nem kell jelszó.
table-ui-sit = Ide ülök
table-ui-get-up = Felállok
table-ui-close-table = Asztal bezárása
table-ui-closed = Ez az asztal bezárt.
table-ui-watch-only = A helyek másokéi; te nézheted a játékot.
table-ui-seat-taken = Ez a hely már foglalt; te nézed a játékot.

## What one can do
table-ui-actions = Amit tehetsz
table-ui-menu = Ez az asztal
table-ui-menu-done = Kész
table-ui-undo = Visszavonás
table-ui-hint = Tipp
table-ui-draw = Döntetlent ajánlok
table-ui-resign = Feladom
table-ui-sound-on = Hang: be
table-ui-sound-off = Hang: ki
table-ui-full-screen = Teljes képernyő
table-ui-small-screen = Kilépés a teljes képernyőből
table-ui-preset = Mindig engedem, amikor védekezhetnék
table-ui-no-undo = Nincs mit visszavonnod: azóta dobás vagy titok derült ki, vagy még nem léptél.
table-ui-hint-is = Tipp: { $move }
table-ui-hint-thinking = Egy gépi játékos gondolkodik rajta …
table-ui-undo-asked = { $name } szeretne visszavonni egy lépést.
table-ui-undo-waiting = Visszavonást kértél. A többiek döntenek.
table-ui-grant = Megengedem
table-ui-decline = Elutasítom
table-ui-draw-offered = { $names } beleegyezne egy döntetlenbe.
table-ui-draw-waiting = Döntetlent ajánlottál.
table-ui-agree = Beleegyezem
table-ui-back = Visszajöttem
table-ui-bot-for-you = Lejárt az időd, és gépi játékos játszik helyetted. Bármikor visszaülhetsz.
table-ui-confirm-move = Ezt léped?
table-ui-play-it = Lépek
table-ui-cancel = Mégse
table-ui-sure-resign = { $name }, biztosan feladod?
table-ui-sure-resign-two = A játék véget ér, és az ellenfeled nyer.
table-ui-sure-resign-more = Helyetted gépi játékos játszik tovább, a végéig.
table-ui-sure-draw = Döntetlent ajánlasz? Ha mindenki beleegyezik, a játék véget ér, és osztoztok.
table-ui-sure-draw-here = Mindannyian beleegyeztek a döntetlenbe? A játék most véget ér, és osztoztok.
table-ui-sure-close = Bezárod ezt az asztalt? A játék itt véget ér.
table-ui-sure-close-more = Senkinek sem számít, és nem lehet folytatni. A feljegyzés még letölthető.

## Panels beside the board
table-ui-panels = A tábla mellett
table-ui-log = Lépések
table-ui-log-empty = Még nem történt lépés.
table-ui-chat = Beszélgetés
table-ui-chat-players = Ezt csak a játékosok olvassák.
table-ui-chat-watchers = Ezt csak a nézők olvassák.
table-ui-chat-empty = Még senki sem szólt semmit.
table-ui-overheard = Amit a nézők mondanak
table-ui-chat-say = Mondj valamit
table-ui-chat-send = Küldés
table-ui-chat-gone = az asztal gazdája törölte
table-ui-chat-watcher = Egy néző
table-ui-chat-delete = { $name } üzenetének törlése
table-ui-chat-mute = { $name } elnémítása
table-ui-muted = { $name } itt el van némítva.
table-ui-choices = Lehetőségeid
table-ui-choices-count = { $count } lehetséges lépés
table-ui-choices-none = Most nem te következel.
table-ui-choices-find = Lépés keresése
table-ui-words = Szavakkal

## One screen, several people
table-ui-curtain = A képernyő most { $name } kezébe kerül
table-ui-curtain-why = Itt mindenkinek vannak titkai. Add át a képernyőt, mielőtt továbbmentek.
table-ui-curtain-who = Ki nézi?
table-ui-curtain-lift = Én vagyok { $name }

## The end
table-ui-over = A játék véget ért
table-ui-won = { $names } nyert.
table-ui-won-you = Nyertél!
table-ui-shared = { $names } osztozik a győzelmen.
table-ui-nobody-won = A játék félbemaradt; senki sem nyert.
table-ui-end-resigned = { $name } feladta.
table-ui-end-time = { $name } ideje lejárt.
table-ui-end-agreed = Döntetlenben egyeztetek meg.
table-ui-rematch = Visszavágó
table-ui-to-rematch = A visszavágóhoz
table-ui-rematch-made = Kész a visszavágó asztala.
table-ui-replay = Nézd meg újra a játékot
table-ui-record = A feljegyzés letöltése

## Announcements
table-ui-said = { $name } azt mondja: { $text }
table-ui-made = { $name }: { $move }
table-ui-sat = { $name } leült.
table-ui-left = Valaki felállt.
table-ui-started = Kezdődik a játék.
table-ui-undone = Egy lépést visszavontak.
# $what: undo, draw, or both where both were asked for
table-ui-declined = { $what ->
    [undo] { $name } nem engedi a visszavonást.
    [draw] { $name } nem egyezik bele a döntetlenbe.
   *[both] { $name } nemet mond.
}
table-ui-time-over = { $name } ideje lejárt; gépi játékos játszik tovább.
table-ui-is-back = { $name } visszajött.
table-ui-new-chat = { $count } új üzenet
