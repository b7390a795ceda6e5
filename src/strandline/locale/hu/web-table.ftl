## The table's page: where things stand
web-table-title = { $game }: asztal
web-table-loading = Készül az asztal…
web-table-no-table = Nincs ilyen asztal, vagy hiányos a link. Kérd el a teljes linket attól, aki meghívott.
web-table-home = Irány a kezdőlap
web-table-offline = Nincs kapcsolat. Újracsatlakozás… Semmi sem vész el.
web-table-move-waits = Elküldjük a lépésed, amint újra van kapcsolat.
web-table-polling = Az élő frissítés nem működik; minden kicsit később jelenik meg.
web-table-back-online = Újra van kapcsolat.
web-table-board = A játéktábla
web-table-asked-of = { $name } – { $question }
web-table-turn-of = { $name } következik.
web-table-turn-of-bot = { $name } gondolkodik…
web-table-reacting = { $names } válaszára várunk.
web-table-answered = Válaszoltál. A válaszokat egyszerre fedjük fel.
web-table-window = A válaszokat { $unit ->
    [hours] { $count } óra
    [minutes] { $count } perc
   *[seconds] { $count } másodperc
} múlva fedjük fel. Aki nem válaszol, nem védekezik.
web-table-preset-passes = Nem védekezel (így állítottad be).

## Seats
web-table-seats = Helyek
web-table-seat = { $number }. hely
web-table-seat-free = Szabad
web-table-seat-kept = még nincs itt
web-table-you = te
web-table-bot = { $bot }, { $level }. szint
web-table-bot-level = { $level }. szint
web-table-colour = { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
    [black] fekete
   *[white] fehér
}
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
web-table-waiting = A játszma akkor kezdődik, amikor minden hely foglalt.
web-table-waiting-names = { $names } érkezésére várunk.
web-table-waiting-for = Még szabad: { $count } hely.
web-table-lot = A színeket és a sorrendet a játszma kezdetén sorsoljuk ki.
web-table-first = { $colour } kezd.
web-table-your-name = A neved
web-table-name-help = A többi játékos ezt látja. Nem kell se fiók, se jelszó.
web-table-sit = Ide ülök
web-table-get-up = Felállok
web-table-close-table = Asztal bezárása
web-table-closed = Ezt az asztalt bezárták.
web-table-watch-only = Minden hely másé, de nézheted a játszmát.
web-table-seat-taken = Ez a hely már foglalt, így nézőként vagy itt.
web-table-dice = A kockák ujjlenyomata:
web-table-dice-about = Annak a titoknak az ujjlenyomata, amely az asztal minden dobását eldönti. A böngésződ megőrzi, amikor leülsz, és a játszma után meg tudja mondani, kicserélték-e a titkot.
web-table-dice-other = A böngésződ más ujjlenyomatot őrzött meg, amikor leültél: { $kept }. Azóta kicserélték, ezért ne bízz az asztal kockáiban.

## What one can do
web-table-actions = Mit tehetsz?
web-table-menu = Ez az asztal
web-table-menu-done = Kész
web-table-undo = Visszavonás
web-table-hint = Tipp
web-table-round = Utolsó lépések újra
web-table-round-stop = Visszajátszás vége
web-table-draw = Döntetlent ajánlok
web-table-resign = Feladom
web-table-sound-on = Hang: be
web-table-sound-off = Hang: ki
web-table-full-screen = Teljes képernyő
web-table-small-screen = Kilépés a teljes képernyőből
web-table-preset = Soha nem védekezem, ne is kérdezz
web-table-no-undo = Nem vonhatsz vissza: azóta dobás vagy titok derült ki, vagy még nem léptél.
web-table-hint-is = Tipp: { $move }
web-table-hint-thinking = A gép tippet keres…
web-table-round-now = Az utolsó lépések visszajátszása…
web-table-undo-asked = { $name } szeretne visszavonni egy lépést.
web-table-undo-waiting = Visszavonást kértél. Várjuk a többiek válaszát.
web-table-grant = Megengedem
web-table-decline = Elutasítom
web-table-draw-offered = { $names } döntetlent ajánl.
web-table-draw-waiting = Döntetlent ajánlottál. Várjuk a többiek válaszát.
web-table-asked-later = Megkérdezzük, amint visszajön: { $names }.
web-table-asked-enough = Most már elégszer kérted. A következő lépésed után újra kérheted.
web-table-agree = Elfogadom a döntetlent
web-table-back = Visszajöttem
web-table-bot-for-you = Lejárt az időd. Gép játszik helyetted, amíg vissza nem jössz.
web-table-no-grace = Elfogyott az időd, ezért gép játszik helyetted.
web-table-confirm-move = Ezt léped?
web-table-play-it = Lépek
web-table-cancel = Mégse
web-table-sure-resign = { $name }, biztosan feladod?
web-table-sure-resign-two = A játszma véget ér, és az ellenfeled nyer.
web-table-sure-resign-more = A játszma végéig gép játszik helyetted.
web-table-sure-draw = Döntetlent ajánlasz? Ha mindenki elfogadja, a játszma véget ér, és osztoztok a győzelmen.
web-table-sure-draw-here = Mindannyian elfogadjátok a döntetlent? A játszma most véget ér, és osztoztok a győzelmen.
web-table-sure-close = Bezárod az asztalt? A játszma itt véget ér.
web-table-sure-close-more = Az eredmény nem számít, és a játszmát nem lehet folytatni. Letölteni még le tudod.

## Panels beside the board
web-table-panels = A tábla mellett
web-table-log = Lépések
web-table-log-empty = Még nem volt lépés.
web-table-drawn = Sorsolás: { $name } színe { $colour }.
web-table-chat = Csevegés
web-table-chat-players = Ezt csak a játékosok olvashatják.
web-table-chat-watchers = Ezt csak a nézők olvashatják.
web-table-chat-empty = Még nincs üzenet.
web-table-overheard = A nézők csevegése
web-table-chat-say = Írj üzenetet
web-table-chat-send = Küldés
web-table-chat-gone = a házigazda törölte
web-table-chat-watcher = Egy néző
web-table-chat-delete = { $name } üzenetének törlése
web-table-chat-mute = { $name } elnémítása
web-table-muted = { $name } itt már nem írhat üzenetet.
web-table-choices = Lehetőségek
web-table-choices-count = { $count } lehetséges lépés
web-table-choices-none = Most nem te következel.
web-table-choices-find = Lépés keresése
web-table-words = Szavakkal

## One screen, several people
web-table-curtain = Add tovább a képernyőt: { $name } következik
web-table-curtain-why = Ebben a játékban mindenkinek vannak titkai. Add tovább a képernyőt, mielőtt folytatjátok.
web-table-curtain-who = Ki nézi most?
web-table-curtain-lift = { $name } vagyok
web-table-plan = { $count ->
    [0] Több lépést is kiválaszthatsz, mielőtt továbbadod a képernyőt. Mindegyik akkor történik meg, amikor te következel.
    [one] { $count } lépés kiválasztva. Válassz még, vagy add tovább a képernyőt.
   *[other] { $count } lépés kiválasztva. Válassz még, vagy add tovább a képernyőt.
}
web-table-plan-pass = Képernyő továbbadása
web-table-plan-back = Utolsó visszavonása

## The end
web-table-over = Vége a játszmának
web-table-won = { $names } nyert.
web-table-won-you = Nyertél!
web-table-shared-you = Osztozol a győzelmen!
web-table-lost-you = Vesztettél.
web-table-drawn-game = Döntetlen.
web-table-turning-soon = A fordulópont keresése…
web-table-again = Próbáld meg újra, vagy nézd meg, hol dőlt el a játszma.
web-table-shared = { $names } osztozik a győzelmen.
web-table-nobody-won = A játszma félbeszakadt; senki sem nyert.
web-table-end-resigned = { $name } feladta.
web-table-end-resigned-you = Feladtad.
web-table-end-time = { $name } kifutott az időből.
web-table-end-time-you = Kifutottál az időből.
web-table-end-agreed = A játékosok döntetlenben egyeztek meg.
web-table-rematch = Visszavágó
web-table-level = Új játszma { $level }. szinten
web-table-to-rematch = Irány a visszavágó
web-table-rematch-made = Kész a visszavágó asztala.
web-table-replay = Játszma elemzése
web-table-share = Játszma megosztása
web-table-record = Játszma letöltése

## Announcements
web-table-said = { $name } üzenete: { $text }
web-table-made = { $name }: { $move }
web-table-sat = { $name } leült.
web-table-left = Valaki felállt a helyéről.
web-table-started = Kezdődik a játszma.
web-table-undone = Visszavontunk egy lépést.
web-table-declined = { $what ->
    [undo] { $name } nem engedte a visszavonást.
    [draw] { $name } nem fogadta el a döntetlent.
   *[both] { $name } nemet mondott.
}
web-table-time-over = { $name } kifutott az időből; gép játszik helyette.
web-table-is-back = { $name } visszajött.
web-table-new-chat = { $count } új üzenet

## At a table of a tournament
# Buttons.
web-table-club = Vissza a versenyhez
web-table-club-next = Kezdődik a következő játszmád: irány az asztal
web-table-club-done = Ez a forduló véget ért.
