## The Replay page: opening a record
web-replay-title = { $game }: visszajátszás
web-replay-about = Nézz végig egy játékot lépésről lépésre, lásd, hol dőlt el, szerencsével vagy tudással, és ellenőrizd a kockát.
web-replay-drop = Húzd ide a feljegyzés fájlját
web-replay-drop-now = Engedd el: megnyitjuk ezt a feljegyzést
web-replay-choose = Fájl választása
web-replay-what = A feljegyzés az a kis fájl (.json), amelyet egy asztal vagy a parancssor ad egy játékról.
web-replay-kept-nowhere = A kiszolgáló visszajátssza, de nem őrzi meg, hacsak nem készítesz hozzá megosztható hivatkozást.
web-replay-other = Másik feljegyzés megnyitása
web-replay-opening = Visszajátsszuk a játékot …
web-replay-mine = Befejezett játékaid
web-replay-mine-none = Itt jelennek meg azok a játékok, amelyeket nálunk fejeztél be.
web-replay-open = Visszajátszás: { $game }, { $date }
web-replay-not-opened = Ezt a feljegyzést nem sikerült megnyitni.
web-replay-not-text = „{ $file }” nem játék feljegyzése: a feljegyzés JSON formájú szövegfájl.
web-replay-several = Egyszerre csak egy feljegyzést kérünk.
web-replay-empty = „{ $file }” üres.
web-replay-not-over = Ez a játék még tart. Ha véget ért, vissza lehet játszani.
web-replay-no-table = Nincs itt ilyen játék, vagy nem neked szól.
web-replay-no-link = Ez a hivatkozás már nem él: a feljegyzést egy ideig őriztük, de már nincs meg.
web-replay-too-big = „{ $file }” túl nagy feljegyzésnek: legfeljebb { $most } kilobájt lehet.

## The game
web-replay-bot = Gép, { $level }. szint
web-replay-seat = { $colour }: { $name }
web-replay-goes-on = A feljegyzés hamarabb véget ér, mint a játék.
web-replay-stopped = A játék félbeszakadt, eredmény nélkül.
web-replay-won = { $name } nyert.
web-replay-won-resigned = { $name } nyert: { $other } feladta.
web-replay-won-time = { $name } nyert: { $other } ideje lejárt.
web-replay-draw = Döntetlen: { $names }.
web-replay-agreed = Döntetlen megegyezéssel: { $names }.
web-replay-eyes = Kinek a szemével
web-replay-eyes-all = egy nézőével

## Stepping
web-replay-board = A játéktábla
web-replay-steps = Lépkedés a játékban
web-replay-first = Az elejére
web-replay-back = Egy lépést vissza
web-replay-play = A játék lejátszása
web-replay-pause = Szünet
web-replay-on = Egy lépést előre
web-replay-last = A végére
web-replay-slider = Lépés
web-replay-at = { $at }. lépés, összesen { $all }
web-replay-at-start = A kezdőállás, { $all } lépés előtt
web-replay-speed = Sebesség
web-replay-speed-slow = lassú
web-replay-speed-middle = közepes
web-replay-speed-quick = gyors
web-replay-keys = Billentyűk: ← → egy lépés, Home és End, szóköz: lejátszás; B: a legjobb lépések.
web-replay-moves = Lépések
web-replay-start = Kezdőállás
web-replay-chance = Véletlen
web-replay-by = { $name }: { $move }
web-replay-words = Az állás szavakkal

## Winning chances
web-replay-analysis = Ki állt nyerésre?
web-replay-analyse = Elemezd ezt a játékot
web-replay-analyse-about = Egy keresés minden állást megnéz: mindenki esélyét az egyes lépések után, mit adott a véletlen, és mibe kerültek a döntések. Néhány másodperctől körülbelül két percig tart.
web-replay-analysing = { $done } / { $total } állás
web-replay-getting-ready = A keresés készülődik. Ez első alkalommal egy percig tart.
web-replay-analysed = Kész az elemzés.
web-replay-stop = Leállítás
web-replay-broken-off = Az elemzés megszakadt. Próbáld újra.
web-replay-chances = Nyerési esélyek
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = Szerencse, a vonal fölött
web-replay-loss-bars = Elszalasztva, a vonal alatt
web-replay-band = Véletlen esemény
web-replay-after = { $at }. lépés után: { $told }
web-replay-at-first = A kezdőállásban: { $told }
web-replay-better = Jobb lett volna: { $move }
web-replay-best-played = A legjobb lépés, amennyire a keresés látja.
web-replay-points = { $points } pont
web-replay-points-are = Egy pont egy győzelem századrésze.
web-replay-totals = Szerencse és tudás
web-replay-luck = Szerencse
web-replay-loss = Saját hibák
web-replay-gifts = Mások hibái
web-replay-rest = Maradék
web-replay-begin = Kezdet
web-replay-end = Vég
web-replay-rest-is = A maradék az, amit a keresés csak később tudott meg, vagy amit a döntéskor senki sem tudhatott.
web-replay-turning = Ahol megfordult
web-replay-turning-none = Semmi sem kiugró: se nagy szerencse, se nagy hiba.
web-replay-turn-luck = { $at }. lépés: szerencse, { $name }, { $points }
web-replay-turn-loss = { $at }. lépés: { $name } ennyit szalasztott el: { $points }
web-replay-unsure = De az is lehet, hogy semmi: ennél pontosabb nem tud lenni a becslés.
web-replay-table = Minden lépés táblázatban
web-replay-move = Lépés
web-replay-number = Sz.
web-replay-who = Ki
web-replay-given = Elszalasztva
web-replay-error-about = A világosabb sáv azt mutatja, mennyit tévedhet a becslés.

## Best moves
web-replay-best = A legjobb lépések itt
web-replay-find-best = Mutasd a legjobb lépéseket
web-replay-hide-best = Rejtsd el a legjobb lépéseket
web-replay-thinking = Egy keresés nézi ezt az állást …
web-replay-best-for = { $name } lépései, elöl a legjobb:
web-replay-outcomes = Mit hozhat a véletlen, és mennyit ér:
web-replay-proven = bizonyított
web-replay-odds = valószínűség: { $percent }
web-replay-played = ezt lépte
web-replay-over = Itt a játék véget ért.

## Taking it along
web-replay-take = Megosztás és mentés
web-replay-share = Hivatkozás másolása ehhez a lépéshez
web-replay-share-whole = Hivatkozás másolása ehhez a játékhoz
web-replay-copied = A hivatkozás a vágólapon van.
web-replay-link = A hivatkozás
web-replay-link-kept = Akinek megvan ez a hivatkozás, láthatja a játékot. A feljegyzést { $days } napig őrizzük itt.
web-replay-link-public = Az asztal nyilvános: akinek megvan ez a hivatkozás, láthatja a játékot.
web-replay-record = Feljegyzés
web-replay-svg = Kép (SVG)
web-replay-png = Kép (PNG)
web-replay-gif = Animáció (GIF)
web-replay-drawing = { $done } / { $total } kép
web-replay-saved = „{ $file }” letöltve.

## Fair dice
web-replay-dice = Tiszta kocka
web-replay-dice-about = Mielőtt bárki leült, a kiszolgáló elkötelezte magát egy titok mellett; mindenki hozzátett egy saját számot. A böngésződ minden kimenetelt újra kisorsolhat.
web-replay-dice-check = A kocka ellenőrzése
web-replay-deal = Tiszta osztás
web-replay-deal-check = Az osztás ellenőrzése
web-replay-dice-fair = Minden tiszta: a titok az, amelyre a kiszolgáló kötelezte magát, és { $outcomes ->
    [0] más kimenetelt nem sorsoltak.
    [one] a véletlen egyetlen kimenetelét a böngésződ is ugyanígy sorsolja.
   *[other] a véletlen mind a(z) { $outcomes } kimenetelét a böngésződ is ugyanígy sorsolja.
}
web-replay-dice-deal = A kiszolgáló ugyanabból a titokból újra kiosztotta a kezdőállást: egyezik.
web-replay-dice-deal-wrong = De a kiszolgáló szerint a kezdőállás nem az, amit ez a titok kioszt.
web-replay-dice-none = Ezt a feljegyzést nem lehet ellenőrizni: nem itteni asztalnál játszották, vagy kimaradt belőle, ami az ellenőrzéshez kell.
web-replay-dice-secret = Nem tiszta: a titok nem az, amelyre a kiszolgáló kötelezte magát.
web-replay-dice-outcome = Nem tiszta: a(z) { $number }. kimenetel ({ $at }. lépés) { $move }; a kocka szerint { $drawn }.
web-replay-dice-go = Mutasd ezt a lépést
web-replay-dice-seen = Ebben a böngészőben ellenőrizve, a kiszolgáló megkérdezése nélkül.
