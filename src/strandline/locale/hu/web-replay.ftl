## The Replay page: opening a game file
web-replay-title = { $game }: visszajátszás
web-replay-about = Nézz végig egy játszmát lépésről lépésre, lásd, hol dőlt el, és szerencsén vagy tudáson múlt-e, aztán ellenőrizd a kockákat.
web-replay-drop = Húzz ide egy játékfájlt
web-replay-drop-now = Engedd el a fájlt, és megnyitjuk a játszmát
web-replay-choose = Fájl kiválasztása
web-replay-what = A játékfájl (.json) egy teljes játszmát tartalmaz. Egy asztalról töltheted le.
web-replay-kept-nowhere = A játszmát senki nem őrzi meg, hacsak nem készítesz hozzá megosztható linket.
web-replay-other = Másik játszma megnyitása
web-replay-opening = Betöltjük a játszmát…
web-replay-mine = Befejezett játszmáid
web-replay-mine-none = Ebben a listában találod majd az itt befejezett játszmáidat.
web-replay-not-opened = Nem sikerült megnyitni ezt a játszmát.
web-replay-not-text = „{ $file }” nem játékfájl. A játékfájl JSON-formátumú szöveg.
web-replay-several = Egyszerre csak egy játékfájlt kérünk.
web-replay-empty = „{ $file }” üres.
web-replay-not-over = Ez a játszma még tart. Ha véget ért, visszajátszhatod.
web-replay-no-table = Nincs ilyen játszma, vagy nem láthatod.
web-replay-no-link = Ez a link lejárt: a szerver már nem őrzi ezt a játszmát.
web-replay-too-big = „{ $file }” túl nagy: egy játékfájl legfeljebb { $most } kilobájt lehet.

## The game
web-replay-seat = { $colour }: { $name }
web-replay-goes-on = A fájl hamarabb véget ér, mint a játszma.
web-replay-stopped = A játszma eredmény nélkül félbeszakadt.
web-replay-won = { $name } nyert.
web-replay-won-resigned = { $name } nyert: { $other } feladta.
web-replay-won-time = { $name } nyert: { $other } kifutott az időből.
web-replay-draw = Döntetlen: { $names }.
web-replay-agreed = { $names } döntetlenben egyezett meg.
web-replay-eyes = Nézőpont
web-replay-eyes-all = néző

## Stepping
web-replay-board = A játéktábla
web-replay-steps = Lépkedés a játszmában
web-replay-first = Az elejére
web-replay-back = Előző lépés
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-on = Következő lépés
web-replay-last = A végére
web-replay-slider = Lépés
web-replay-at = { $at }/{ $all }. lépés
web-replay-at-start = Kezdőállás, { $all } lépés következik
web-replay-speed = Sebesség
web-replay-speed-slow = lassú
web-replay-speed-middle = közepes
web-replay-speed-quick = gyors
web-replay-keys = Billentyűk: ← és →: előző és következő lépés; Home és End: az elejére és a végére; szóköz: lejátszás és szünet; B: a legjobb lépések.
web-replay-moves = Lépések
web-replay-start = Kezdőállás
web-replay-chance = Véletlen
web-replay-by = { $name }: { $move }
web-replay-words = Az állás szavakkal

## Winning chances
web-replay-analysis = Ki állt nyerésre?
web-replay-analyse = Játszma elemzése
web-replay-analyse-about = A számítógép minden állást megnéz: ki milyen esélyes az egyes lépések után, mit adott a szerencse, és mibe kerültek a hibák. Az első görbe másodperceken belül megjelenik, aztán legfeljebb körülbelül két percig pontosodik.
web-replay-loading = A kereső betöltése ({ $game }): eddig { $seconds } mp. Első alkalommal ez egy percig is tarthat.
web-replay-first-look = Első pillantás az egész játszmára: { $percent }
web-replay-closer-look = Alaposabb vizsgálat a fordulópontoktól kifelé: { $percent }
web-replay-analysed = Kész az elemzés.
web-replay-stop = Leállítás
web-replay-broken-off = Az elemzés megszakadt. Indítsd el újra.
web-replay-chances = Nyerési esélyek
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = Szerencse, a vonal fölött
web-replay-loss-bars = Elvesztegetett pontok, a vonal alatt
web-replay-band = Véletlen esemény
web-replay-after = { $at }. lépés után: { $told }
web-replay-at-first = Kezdetben: { $told }
web-replay-better = Jobb lépés lett volna: { $move }
web-replay-best-played = Ez volt a legjobb lépés, amennyire a számítógép látja.
web-replay-points = { $points } pont
web-replay-points-are = 100 pont egy győzelemmel ér fel.
web-replay-totals = Szerencse és tudás
web-replay-luck = Szerencse
web-replay-loss = Saját hibák
web-replay-gifts = Mások döntései
web-replay-rest = Egyéb
web-replay-begin = Kezdet
web-replay-end = Vége
web-replay-rest-is = Az egyéb az, amire a számítógép csak később jött rá, vagy amit a játékosok a döntéskor nem tudhattak.
web-replay-turning = Fordulópontok
web-replay-turning-none = Semmi sem kiugró: se nagy szerencse, se nagy hiba.
web-replay-turn-luck = { $at }. lépés: { $name } szerencséje, { $points }
web-replay-turn-loss = { $at }. lépés: { $name } hibája, { $points }
web-replay-unsure = Lehet, hogy ez nem is hiba: a becslés nem elég pontos ahhoz, hogy eldöntse.
web-replay-flag-loss = Hiba { $points }
web-replay-flag-luck = Szerencse { $points }
web-replay-flag-choice = Szabad választás
web-replay-sum-lucky-gave = { $name } szerencsés volt ({ $luck }), de { $loss } pontot elvesztegetett.
web-replay-sum-lucky-clean = { $name } szerencsés volt ({ $luck }), és alig vesztegetett el valamit.
web-replay-sum-unlucky-gave = { $name } balszerencsés volt ({ $luck }), és { $loss } pontot elvesztegetett.
web-replay-sum-unlucky-clean = { $name } balszerencsés volt ({ $luck }), de alig vesztegetett el valamit.
web-replay-sum-even-gave = { $name } { $loss } pontot elvesztegetett.
web-replay-sum-even-clean = { $name } alig vesztegetett el valamit.
web-replay-sum-lucky-gave-you = Szerencséd volt ({ $luck }), de { $loss } pontot elvesztegettél.
web-replay-sum-lucky-clean-you = Szerencséd volt ({ $luck }), és alig vesztegettél el valamit.
web-replay-sum-unlucky-gave-you = Peched volt ({ $luck }), és { $loss } pontot elvesztegettél.
web-replay-sum-unlucky-clean-you = Peched volt ({ $luck }), de alig vesztegettél el valamit.
web-replay-sum-even-gave-you = { $loss } pontot elvesztegettél.
web-replay-sum-even-clean-you = Alig vesztegettél el valamit.
web-replay-table = Minden lépés táblázatban
web-replay-move = Lépés
web-replay-number = Sz.
web-replay-who = Ki
web-replay-given = Elvesztegetve
web-replay-error-about = A világosabb sáv azt mutatja, mennyit tévedhet a becslés.

## Best moves
web-replay-best = A legjobb lépések itt
web-replay-find-best = A legjobb lépések mutatása
web-replay-hide-best = A legjobb lépések elrejtése
web-replay-thinking = A számítógép ezt az állást nézi…
web-replay-best-for = { $name } lépései, elöl a legjobb:
web-replay-best-blind = { $name } lépései, elöl a legjobb, annak alapján, amit { $name } tudott. A görbe mindent tud.
web-replay-outcomes = Mit hozhat a véletlen, és melyik kimenetel mennyit ér:
web-replay-proven = bizonyított
web-replay-odds = valószínűség: { $percent }
web-replay-played = ezt lépte
web-replay-over = Itt a játszma már véget ért.

## Sharing and downloading
web-replay-take = Megosztás és letöltés
web-replay-share = Link másolása ehhez a lépéshez
web-replay-share-whole = Link másolása ehhez a játszmához
web-replay-copied = A linket kimásoltuk.
web-replay-link = A link
web-replay-link-kept = Akinek megvan ez a link, láthatja a játszmát. A szerver { $days } napig őrzi.
web-replay-link-public = Ez az asztal nyilvános: akinek megvan a link, láthatja a játszmát.
web-replay-record = Játékfájl (JSON)
web-replay-svg = Kép (SVG)
web-replay-png = Kép (PNG)
web-replay-gif = Animáció (GIF)
web-replay-drawing = { $done } / { $total } kép

## Fair dice
web-replay-dice = Tiszta kockák
web-replay-dice-about = Mielőtt bárki leült, az asztal előre rögzített egy titkos számot, és minden játékos hozzátett egy sajátot. A böngésződ minden kimenetelt újra kisorsolhat, és összevetheti őket.
web-replay-dice-check = A kockák ellenőrzése
web-replay-deal = Tiszta kezdőállás
web-replay-deal-check = A kezdőállás ellenőrzése
web-replay-dice-fair = { $outcomes ->
    [0] A fájlban lévő titok megfelel az ujjlenyomatának. A kezdőálláson kívül semmit sem sorsoltak.
    [one] Az egyetlen véletlen kimenetel a fájlban lévő titokból és számokból következik, és a titok megfelel az ujjlenyomatának.
   *[other] Az összes véletlen kimenetel ({ $outcomes }) a fájlban lévő titokból és számokból következik, és a titok megfelel az ujjlenyomatának.
}
web-replay-dice-unkept = Ez a böngésző semmit sem őrzött meg erről az asztalról, ezért nem tudja megmondani, hogy tényleg ezek voltak-e a játszma titka és számai: aki a fájlt írta, másokat is választhatott.
web-replay-dice-kept = { $numbers ->
    [0] Az ujjlenyomat az, amelyet ez a böngésző megőrzött, amikor leültél, tehát azóta senki sem cserélte ki a titkot. A te számodat a böngésző nem őrizte meg.
    [one] Az ujjlenyomat és a számod az, amelyet ez a böngésző megőrzött, amikor leültél, tehát azóta senki sem cserélte ki őket.
   *[other] Az ujjlenyomat és a te { $numbers } számod az, amelyet ez a böngésző megőrzött, amikor leültél, tehát azóta senki sem cserélte ki őket.
}
web-replay-dice-other-commitment = Nem egyezik: a böngésződ ezt az ujjlenyomatot őrizte meg, amikor leültél: { $kept }, a fájlban viszont ez áll: { $found }. Ne bízz a kockáiban.
web-replay-dice-other-nonce = Nem egyezik: { $seat }. hely: a böngésződ ezt a számodat őrizte meg, amikor leültél: { $kept }, a fájlban viszont ez áll: { $found }. Ne bízz a kockáiban.
web-replay-dice-other-table = Nem egyezik: a fájl egy másik asztalról van. Ne bízz a kockáiban.
web-replay-dice-other-shown = Nem egyezik: maga a fájl szerint más ujjlenyomatot mutattak itt: { $seat }. hely. Ne bízz a kockáiban.
web-replay-dice-deal = A kezdőállást ebből a titokból újra kiosztottuk: egyezik.
web-replay-dice-deal-wrong = De a kezdőállás nem egyezik: ebből a titokból más jön ki.
web-replay-dice-none = Ezt a játszmát nem lehet ellenőrizni: nem itteni asztalnál játszották, vagy a fájlból hiányzik, ami az ellenőrzéshez kell.
web-replay-dice-secret = Nem tiszta: a titok nem az, amelyet a játszma előtt rögzítettek.
web-replay-dice-first = Nem tiszta: a kockák másik kezdő játékost sorsolnak ki.
web-replay-dice-outcome = Nem tiszta: { $at }. lépés, { $number }. kimenetel: { $move }, pedig a kockák szerint { $drawn }.
web-replay-dice-go = Mutasd ezt a lépést
web-replay-dice-seen = Ezt a böngésződ maga ellenőrizte, a szerver megkérdezése nélkül.
