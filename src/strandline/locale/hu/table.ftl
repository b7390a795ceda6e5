## What the table refuses
table-seats = { $found } hely van megadva; ehhez a játékhoz { $seats } kell
table-needs-person = csupa gépi játékosnak nem kell asztal: legalább egy hely emberé vagy programé legyen
table-closed = ez az asztal bezárt
table-no-seat = nincs ilyen hely: { $seat }; ennél az asztalnál { $seats } hely van
table-not-yours = ez nem a te helyed: { $seat }
table-taken = ez a hely foglalt: { $seat }
table-no-link = erre a helyre csak a hivatkozás birtokosa ülhet
table-not-playing = itt most nem folyik játék
table-stale = { $expected } lépés helyett már { $count } történt: nézd meg újra az állást
table-not-your-turn = nem te következel
table-away = gépi játékos játszik helyetted: jelezd, hogy visszajöttél
table-not-away = nem vagy távol
table-no-undo = nincs mit visszavonnod: azóta dobás vagy titok derült ki, vagy még nem léptél
table-nothing-asked = nem kérdezett senki semmit
table-no-draw-with-bots = a gépi játékosok nem egyeznek bele döntetlenbe
table-no-hint = tippet csak gépi játékosok ellen és egy képernyőnél lehet kérni: itt más emberek is játszanak
table-muted = az asztal gazdája itt elnémított
table-not-host = ezt csak az asztal gazdája teheti meg
table-nothing-said = nincs ilyen számú üzenet: { $number }
table-enough = ennél az asztalnál már { $most } dolog történt: innentől csak maga a játék megy tovább
table-not-over = a játék még tart: a feljegyzés csak a végén vihető haza

## Fair dice
table-verify-nothing = ebben a feljegyzésben nincs szó tiszta kockáról: hiányzik az asztal elkötelezése, titka és egyszeri számai
table-verify-commitment = a titok nem az, amelyre a kiszolgáló kötelezte magát
table-verify-deal = a kezdőállás nem az, amelyet a kocka kioszt
table-verify-outcome = a(z) { $number }. lépés { $move }; a kocka szerint { $drawn }

## What the server refuses
table-no-table = nincs ilyen asztal, vagy nem neked szól
table-too-many = { $most } befejezetlen asztalod van: előbb fejezz be vagy zárj be egyet
table-not-seated = visszavágót csak az kérhet, aki játszott
table-rematch = a visszavágó már létrejött
table-nobody = még nem ismerünk
table-no-such-link = ezt a hivatkozást már felhasználták, vagy lejárt
table-too-large = ez túl nagy: legfeljebb { $most } bájt lehet
table-too-long = ez a feljegyzés túl hosszú ahhoz, hogy itt megnézhesd: legfeljebb { $most } lépés lehet
table-too-fast = ne olyan gyorsan
table-no-record = nincs itt ilyen feljegyzés, vagy lejárt a megőrzési ideje
table-too-many-kept = már { $most } feljegyzésed van itt: a hivatkozásaik { $days } napig élnek
table-records-full = ez a kiszolgáló { $most } feljegyzést őriz hivatkozásokhoz, és most nem többet: töltsd le inkább a tiédet
table-home-full = a címedről már { $most } feljegyzést őrzünk itt hivatkozásokhoz, és most nem többet: töltsd le inkább a tiédet
table-busy = már { $most } hosszú munkád folyik: várd meg, amíg egy véget ér
table-crowded = a címedről már { $most } kérés folyik vagy vár: kérd újra kicsit később
table-no-move = ebben a feljegyzésben nincs { $move }. lépés; az utolsó a(z) { $last }.
table-too-many-frames = ez a játék túl hosszú egy GIF-hez: legfeljebb { $most } lépés lehet
table-bad-request = { $where }: { $why }
table-bad-length = a kérésben megadott hossz nem szám
table-unavailable = a kiszolgáló most nem tud írni; semmi sem történt
table-no-page = itt nincs semmi
table-wrong-host = ezt a kiszolgálót nem így hívják
table-wrong-origin = ez a kérés egy másik oldalról jön
table-oops = valami elromlott a kiszolgálón; feljegyeztük
