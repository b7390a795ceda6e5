## Arguments
cli-option-form = „{ $option }” nem beállítás; a beállításokat így írd: --option players=3
cli-option-twice = { $option }: ez a beállítás kétszer szerepel; egyszer add meg
cli-no-file = nincs „{ $file }” nevű fájl
cli-no-source = „{ $source }” se nem játék, se nem fájl; a játékok: { $allowed }
cli-record-alone = a játékfájlnak saját állása és beállításai vannak: hagyd el a szöveget, az --option és a --seed kapcsolót
cli-no-move = ez a játszma csak { $moves } lépésből áll
cli-move-without-record = a --move mellé játékfájl kell
cli-too-many-seats = a --seat { $found } alkalommal szerepel, de ebben a játékban { $seats } hely van
cli-language = nincs „{ $found }” nyelv; ezek közül választhatsz: { $allowed }
cli-first = a --first értéke „lot” vagy egy hely 1 és { $seats } között, nem „{ $found }”
cli-first-record = a játékfájl megmondja, ki melyik helyen ül: hagyd el a --first kapcsolót
cli-lot = Sorsolás: { $seats }.
cli-picture-kind = „{ $file }”: a fájlnév végződése ez lehet: { $allowed }
cli-gif-record = a GIF egy egész játszmát mutat: adj meg egy játékfájlt
cli-gif-whole = a GIF egy egész játszmát mutat: hagyd el a --move kapcsolót
cli-gif-marks = a jelek egyetlen álláshoz tartoznak: hagyd el ezeket: --arrow, --mark, --highlight
cli-ended = ez a játszma már véget ért (például egy játékos feladta), ezért nem folytathatod

## Seats and results
cli-chance = véletlen
cli-seat = { $seat }. hely
cli-turn = { $seat } következik: { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
}
cli-won = { $seats } nyert.
cli-drawn = Döntetlen: { $seats } osztozik a győzelmen.
cli-end-resigned = ({ $seat } feladta.)
cli-end-time = ({ $seat } kifutott az időből.)
cli-end-agreed = (Közös megegyezéssel.)
cli-end-stopped = A játszma félbeszakadt.

## Playing
cli-help =
    Írj be egy lépést, hogy meglépd; a Tab billentyű kiegészíti. Ezeket is beírhatod:
      moves [ELEJE]      felsorolja a szabályos lépéseket
      why LÉPÉS          megmondja, miért nem szabályos egy lépés, és melyik szabály szerint
      board              újra megmutatja a táblát
      undo               visszavonja az utolsó lépésedet
      save FÁJL          fájlba menti az eddigi játszmát
      quit               kilép a játszmából (a Ctrl-D ugyanezt teszi)
cli-hint = A szabályos lépésekhez írd be: „moves”, a többi parancshoz: „help”.
cli-no-moves = egyik szabályos lépés sem kezdődik így: „{ $beginning }”
cli-legal = { $move } szabályos
cli-why-what = Melyik lépés? Például: why b2-c4
cli-over-prompt = save FÁJL, undo vagy quit>{" "}
cli-curtain = { $seat } következik. A többiek nézzenek félre; { $seat }, nyomj Entert:{" "}
cli-thinking = { $seat } gondolkodik
cli-bot-failed = { $seat } elvesztette a helyét, amely innentől véletlenszerűen lép. { $reason }
cli-undone = A lépést visszavontuk.
cli-nothing-to-undo = Nincs mit visszavonni.
cli-no-undo = Nem vonhatsz vissza: az utolsó lépésed óta dobás vagy titok derült ki.
cli-save-where = Hová mentsük? Például: save game.json
cli-saved = Elmentve: { $file }
cli-file-there = { $file } már létezik; válassz másik nevet
cli-no-folder = ebbe a mappába nem lehet írni: { $folder }; előbb hozd létre, vagy válassz másikat
cli-stopped = Leállítva.

## Other commands
cli-verified = Ellenőrizve: { $moves } lépés, mind szabályos, és az eredmény helyes.
cli-fair = { $outcomes ->
    [one] Az osztás a fájlban lévő titokból és egyszeri számokból következik, és a titok megfelel az ujjlenyomatának.
   *[other] Az osztás és minden kimenetel, összesen { $outcomes }, a fájlban lévő titokból és egyszeri számokból következik, és a titok megfelel az ujjlenyomatának.
}
cli-fair-table = A fájl arról az asztalról van, amelyet megőriztél.
cli-fair-commitment = Az ujjlenyomat az, amelyet megőriztél: azóta senki sem cserélte ki a titkot.
cli-fair-nonces = { $count ->
    [one] Az általad megőrzött egyszeri szám megegyezik a fájlban lévővel.
   *[other] Az általad megőrzött { $count } egyszeri szám megegyezik a fájlban lévőkkel.
}
cli-fair-unkept = { $missing ->
    [commitment] A fájl önmagában nem mutatja meg, hogy tényleg ez volt-e a játszma titka. Ennek ellenőrzéséhez add meg az ujjlenyomatot, amelyet leüléskor megőriztél: --commitment HEX.
    [nonce] A fájl önmagában nem mutatja meg, hogy tényleg ezek voltak-e a játszma egyszeri számai. Ennek ellenőrzéséhez add meg a sajátodat: --nonce SEAT=HEX.
   *[both] A fájl önmagában nem mutatja meg, hogy tényleg ezek voltak-e a játszma titka és egyszeri számai. Ennek ellenőrzéséhez add meg az ujjlenyomatot és az egyszeri számot, amelyet leüléskor megőriztél: --commitment HEX --nonce SEAT=HEX.
}
cli-fair-unkept-table = A fájl önmagában nem mutatja meg, hogy tényleg a te asztalodé-e, pedig a kockák az asztal azonosítójától is függnek. Ennek ellenőrzéséhez add meg az azonosítót az asztal címéből: --table ID.
cli-verify-hex = { $option } hexadecimális számjegyeket vár (egy ujjlenyomat 64-ből áll), nem ezt: „{ $found }”
cli-verify-nonce = a --nonce ezt várja: SEAT=HEX, például 0=3fa9…, nem ezt: „{ $found }”
cli-replaying = Visszajátszás
cli-start = Kezdőállás
cli-replay-keys = { $at }/{ $last }. Enter: tovább, b: vissza, e: a végére, szám: oda ugrik, q: kilépés>{" "}
cli-variation = Változat: { $moves }
cli-drawing = Rajzolás
cli-compiling = Fordítás (csak első alkalommal)
cli-compiling-search = Fordítás: { $search }, { $game } (csak első alkalommal): { $seconds } s
cli-compiling-part = { $part } fordítása ({ $game })
cli-compiled = Lefordítva: { $games } ({ $seconds } s)
cli-depth = { $depth }. mélység
cli-bench-interpreted = értelmezve
cli-bench-compiled = lefordítva

## The server
cli-serve-ready = A Strandline itt fut: { $url } (leállítás: Ctrl-C)
cli-serve-port = { $port }: ez a port foglalt, talán egy másik Strandline-szerver használja; válassz másikat a --port kapcsolóval
cli-serve-address = nem lehet figyelni ezen a címen: { $address }, port: { $port }: { $reason }
cli-serve-names = A szerver csak a „localhost” névre érkező kérésekre válaszol. Engedélyezd a nevet, amelyet az emberek használnak: --allowed-host NÉV.
cli-serve-no-database = az adatbázis nem érhető el: { $reason }
cli-serve-too-new = ezt az adatbázist a Strandline egy újabb változata használta: telepítsd azt a változatot, vagy válassz másik mappát a --data kapcsolóval
cli-serve-damaged = az adatbázis hiányos (hiányzik: { $missing }): állíts vissza egy biztonsági másolatot, vagy válassz másik mappát a --data kapcsolóval
cli-serve-no-redis = ez nem Redis-URL: { $reason }
cli-serve-lan = A hálózatodról bárki csatlakozhat: nyissátok meg a címet, vagy irányítsátok a telefon kameráját a kódra.
cli-serve-no-network = Ez a számítógép nincs hálózaton: csak ennél a számítógépnél lehet csatlakozni.
cli-serve-workers = egynél több munkafolyamathoz kell: --database postgresql://… és --redis redis://…
cli-serve-contact = nem megfelelő cím az értesítési szolgáltatásoknak: { $contact }; adj meg egy e-mail-címet, vagy azt, hogy https://név
cli-backup-failed = nem készíthető teljes másolat erről: { $file }: { $reason }. Semmit sem írtunk ki.
cli-sit-link = „{ $link }” nem egy hely linkje; az így néz ki: http://…/table/ID?seat=1&token=…
cli-sit-no-server = { $server } nem úgy válaszol, mint egy Strandline-szerver: { $reason }
cli-sit-waits = { $server } nem válaszol ({ $reason }). Újra próbáljuk…
cli-sit-seated = Csatlakoztál: { $seat }. hely.
cli-sit-kept = A játszma kockáinak ellenőrzéséhez: strandline verify FÁJL --table { $table } --commitment { $commitment } --nonce { $seat }={ $nonce }
cli-sit-over = A játszma véget ért: { $shares }

## A new game
cli-new-game-name = egy játék nevében a és z közötti kisbetűk állnak, a szavak között egy-egy kötőjellel, legfeljebb { $most } karakter, például three-stones; Python-kulcsszó nem lehet
cli-new-game-taken = ezt a nevet maga a Strandline használja; válassz másikat
cli-new-game-exists = { $folder } már létezik; válassz másik nevet, vagy töröld a mappát
cli-new-game-no-checkout = új játékhoz a tároló munkapéldánya kell, de ez a Strandline ide van telepítve: { $package }; egy munkapéldányban add ki: pip install -e .
cli-new-game-written = Létrejött: { $name }. A játék itt van: { $game }, a tesztjei itt: { $tests }.
    Játszd:    strandline play { $name } --seat human --seat level1
    Teszteld:  pytest { $tests }
    A böngészőben (előbb építsd meg az oldalakat, hogy ismerjék):   make web && strandline serve
    Mit írj át, lépésről lépésre: docs/add-a-game.md
