## What the table refuses
table-seats = { $found } helyet adtál meg, de ehhez a játékhoz { $seats } kell.
table-needs-person = Csupa gépi játékosnak nem kell asztal: legalább egy helyet hagyj embernek vagy programnak.
table-closed = Ezt az asztalt bezárták.
table-no-seat = Nincs { $seat }. hely: ennél az asztalnál { $seats } hely van.
table-not-yours = Ez nem a te helyed: { $seat }.
table-taken = Ez a hely foglalt: { $seat }.
table-no-link = Ide csak a hely linkjével ülhetsz le.
table-other-commitment = Az asztal kockáinak ujjlenyomata nem az, amelyet neked mutattak.
table-not-playing = Itt most nem folyik játszma.
table-stale = A játszma közben továbbment; nézd meg újra.
table-not-your-turn = Most nem te következel.
table-away = Gép játszik helyetted: előbb jelezd, hogy visszajöttél.
table-not-away = Nem vagy távol.
table-no-grace = Elfogyott az időd, ezért gép játszik helyetted.
table-no-undo = Nem vonhatsz vissza: azóta dobás vagy titok derült ki, vagy még nem léptél.
table-nothing-asked = Senki sem kért semmit.
table-asked-enough = Az utolsó lépésed óta már { $most } kérésed volt. Lépj, mielőtt újra kérsz valamit.
table-no-draw-with-bots = A gépi játékosok nem fogadnak el döntetlent.
table-no-hint = Itt más emberek is játszanak, ezért nem kérhetsz tippet: az csak gép ellen vagy egy képernyőnél jár.
table-muted = A házigazda itt elnémított.
table-not-host = Ezt csak az asztal házigazdája teheti meg.
table-nothing-said = Nincs { $number }. üzenet.
table-enough = Ez az asztal elérte a határát, { $most } eseményt, ezért itt már senki sem cseveghet.
table-enough-yours = A lépéseken kívül már { $most } dolgot tettél ennél az asztalnál, ez a határ. Innentől csak játszhatsz, válaszolhatsz és távozhatsz.
table-not-over = A játszma még tart: akkor töltheted le, ha véget ért.

## Fair dice
table-verify-nothing = Ezt a játszmát nem lehet ellenőrizni: a fájlból hiányzik az asztal ujjlenyomata, titka és egyszeri számai.
table-verify-other-table = A fájlban { $found } az asztal azonosítója, de az általad megőrzött { $kept }.
table-verify-commitment = A titok nem az, amelyet a játszma előtt rögzítettek.
table-verify-other-commitment = A fájlban { $found } az ujjlenyomat, de az általad megőrzött { $kept }.
table-verify-other-nonce = { $seat }. hely: a fájlban { $found } az egyszeri szám, de az általad megőrzött { $kept }.
table-verify-seen = { $seat }. hely: maga a fájl szerint a kliens más ujjlenyomatot látott.
table-verify-deal = A kezdőállás nem az, amelyet a kockák kiosztanak.
table-verify-first = Nem az kezdett, akit a kockák kisorsolnak: { $first }. hely.
table-verify-outcome = { $number }. lépés: { $move }, de a kockák szerint { $drawn }.

## What the server refuses
table-no-table = Nincs ilyen asztal, vagy nem láthatod.
table-too-many = { $most } befejezetlen asztalod van: előbb fejezz be vagy zárj be egyet.
table-not-seated = Visszavágót csak az kérhet, aki játszott.
table-rematch = Már van visszavágó.
table-nobody = Még nem ismerünk: töltsd újra az oldalt, és próbáld meg még egyszer.
table-no-such-link = Ez a link lejárt, vagy már felhasználták.
table-invisible-name = Ezt a nevet senki sem látná. Legyen benne legalább egy betű, számjegy vagy jel.
table-too-large = Ez túl nagy: legfeljebb { $most } bájt lehet.
table-too-long = Ez a játszma túl hosszú ahhoz, hogy itt megnyisd: legfeljebb { $most } lépés lehet.
table-too-fast = Túl sok a kérés: várj egy kicsit, és próbáld újra.
table-no-record = Nincs itt ilyen játszma, vagy lejárt a linkje.
table-too-many-kept = Már { $most } játszmádhoz van itt link; egy link { $days } napig él. Töltsd le inkább a játszmát.
table-records-full = Ez a szerver már { $most } játszmát őriz linkekhez, többet nem tud. Töltsd le inkább a játszmát.
table-home-full = Ez a szerver a te címedről már { $most } játszmát őriz linkekhez, többet nem tud. Töltsd le inkább a játszmát.
table-busy = { $most } feladatod még fut: várd meg, amíg az egyik elkészül.
table-crowded = A te címedről { $most } feladat fut vagy vár: próbáld újra egy kicsit később.
table-seek-yours = Már itt vársz: a másik helyre másnak kell leülnie.
table-too-many-seeks = Már { $most } levelezős játszmához keresel társat: várd meg, amíg az egyik elkezdődik, vagy vonj vissza egyet.
table-seeks-full = A te címedről már { $most } keresés vár játékostársra. Várd meg, amíg valaki csatlakozik, vagy csatlakozz te egyikhez.
table-live-player = Az élő elemzés a nézőké, te pedig itt játszol.
table-no-move = Ebben a játszmában nincs { $move }. lépés: { $last } lépésből áll.
table-too-many-frames = Ez a játszma túl hosszú egy GIF-hez: legfeljebb { $most } lépés lehet.
table-bad-request = { $where }: { $why }
table-bad-length = A kérés Content-Length fejléce nem szám.
table-unavailable = A szerver most semmit sem tud menteni, ezért semmi sem változott. Próbáld újra később.
table-in-doubt = Az adatbázis nem erősítette meg, ezért nem tudjuk, megtörtént-e. Nézd meg, mielőtt újra próbálod.
table-no-page = Ezen a címen nincs semmi.
table-two-hosts = A kérés több hosztot is megnevez.
table-wrong-host = Ez a szerver ezen a néven nem érhető el. Kérdezd meg az üzemeltetőjét.
table-wrong-origin = Ez a kérés egy másik webhelyről jön.
table-oops = Valami elromlott. A hibát naplóztuk.

## What a device refuses
table-storage-full = Ezt nem sikerült elmenteni az eszközre, ezért semmi sem változott. Lehet, hogy betelt a tárhely, vagy ez az oldal nem menthet ide.
table-bad-games = Ez nem Strandline-játszmák fájlja, vagy megsérült. Semmit sem adtunk hozzá.
table-bad-game = A fájl { $number }. játszmája sérült, ezért semmit sem adtunk hozzá.
table-newer-games = Ez a fájl a Strandline egy újabb változatából való. Töltsd be újra az oldalt, és próbáld meg ismét.
