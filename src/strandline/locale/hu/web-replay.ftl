## The Replay page: opening a record
replay-ui-title = { $game }: visszajátszás
replay-ui-about = Nézz végig egy játékot lépésről lépésre, lásd, hol dőlt el, szerencsével vagy tudással, és ellenőrizd a kockát.
replay-ui-drop = Húzd ide a feljegyzés fájlját
replay-ui-drop-now = Engedd el: megnyitjuk ezt a feljegyzést
replay-ui-choose = Fájl választása
replay-ui-what = A feljegyzés az a kis fájl (.json), amelyet egy asztal vagy a parancssor ad egy játékról.
replay-ui-kept-nowhere = A kiszolgáló visszajátssza, de nem őrzi meg, hacsak nem készítesz hozzá megosztható hivatkozást.
replay-ui-other = Másik feljegyzés megnyitása
replay-ui-opening = Visszajátsszuk a játékot …
replay-ui-mine = Befejezett játékaid
replay-ui-mine-none = Itt jelennek meg azok a játékok, amelyeket nálunk fejeztél be.
replay-ui-open = Visszajátszás: { $game }, { $date }
replay-ui-not-opened = Ezt a feljegyzést nem sikerült megnyitni.
replay-ui-not-text = „{ $file }” nem játék feljegyzése: a feljegyzés JSON formájú szövegfájl.
replay-ui-several = Egyszerre csak egy feljegyzést kérünk.
replay-ui-empty = „{ $file }” üres.
replay-ui-not-over = Ez a játék még tart. Ha véget ért, vissza lehet játszani.
replay-ui-no-table = Nincs itt ilyen játék, vagy nem neked szól.
replay-ui-no-link = Ez a hivatkozás már nem él: a feljegyzést egy ideig őriztük, de már nincs meg.
replay-ui-too-big = „{ $file }” túl nagy feljegyzésnek: legfeljebb { $most } kilobájt lehet.

## The game
replay-ui-bot = Gép, { $level }. szint
replay-ui-seat = { $colour }: { $name }
replay-ui-goes-on = A feljegyzés hamarabb véget ér, mint a játék.
replay-ui-stopped = A játék félbeszakadt, eredmény nélkül.
replay-ui-won = { $name } nyert.
replay-ui-won-resigned = { $name } nyert: { $other } feladta.
replay-ui-won-time = { $name } nyert: { $other } ideje lejárt.
replay-ui-draw = Döntetlen: { $names }.
replay-ui-agreed = Döntetlen megegyezéssel: { $names }.
replay-ui-eyes = Kinek a szemével
replay-ui-eyes-all = egy nézőével

## Stepping
replay-ui-board = A játéktábla
replay-ui-steps = Lépkedés a játékban
replay-ui-first = Az elejére
replay-ui-back = Egy lépést vissza
replay-ui-play = A játék lejátszása
replay-ui-pause = Szünet
replay-ui-on = Egy lépést előre
replay-ui-last = A végére
replay-ui-slider = Lépés
replay-ui-at = { $at }. lépés, összesen { $all }
replay-ui-at-start = A kezdőállás, { $all } lépés előtt
replay-ui-speed = Sebesség
replay-ui-speed-slow = lassú
replay-ui-speed-middle = közepes
replay-ui-speed-quick = gyors
replay-ui-keys = Billentyűk: ← → egy lépés, Home és End, szóköz: lejátszás; B: a legjobb lépések.
replay-ui-moves = Lépések
replay-ui-start = Kezdőállás
replay-ui-chance = Véletlen
replay-ui-by = { $name }: { $move }
replay-ui-words = Az állás szavakkal

## Winning chances
replay-ui-analysis = Ki állt nyerésre?
replay-ui-analyse = Elemezd ezt a játékot
replay-ui-analyse-about = Egy keresés minden állást megnéz: mindenki esélyét az egyes lépések után, mit adott a véletlen, és mibe kerültek a döntések. Néhány másodperctől körülbelül két percig tart.
replay-ui-analysing = { $done } / { $total } állás
replay-ui-getting-ready = A keresés készülődik. Ez első alkalommal egy percig tart.
replay-ui-analysed = Kész az elemzés.
replay-ui-stop = Leállítás
replay-ui-broken-off = Az elemzés megszakadt. Próbáld újra.
replay-ui-chances = Nyerési esélyek
replay-ui-curve-point = { $name } { $percent }
replay-ui-sure = ± { $points }
replay-ui-luck-bars = Szerencse, a vonal fölött
replay-ui-loss-bars = Elszalasztva, a vonal alatt
replay-ui-band = Véletlen esemény
replay-ui-after = { $at }. lépés után: { $told }
replay-ui-at-first = A kezdőállásban: { $told }
replay-ui-better = Jobb lett volna: { $move }
replay-ui-best-played = A legjobb lépés, amennyire a keresés látja.
replay-ui-points = { $points } pont
replay-ui-points-are = Egy pont egy győzelem századrésze.
replay-ui-totals = Szerencse és tudás
replay-ui-luck = Szerencse
replay-ui-loss = Saját hibák
replay-ui-gifts = Mások hibái
replay-ui-rest = Maradék
replay-ui-begin = Kezdet
replay-ui-end = Vég
replay-ui-rest-is = A maradék az, amit a keresés csak később tudott meg, vagy amit a döntéskor senki sem tudhatott.
replay-ui-turning = Ahol megfordult
replay-ui-turning-none = Semmi sem kiugró: se nagy szerencse, se nagy hiba.
replay-ui-turn-luck = { $at }. lépés: szerencse, { $name }, { $points }
replay-ui-turn-loss = { $at }. lépés: { $name } ennyit szalasztott el: { $points }
replay-ui-unsure = De az is lehet, hogy semmi: ennél pontosabb nem tud lenni a becslés.
replay-ui-table = Minden lépés táblázatban
replay-ui-move = Lépés
replay-ui-number = Sz.
replay-ui-who = Ki
replay-ui-given = Elszalasztva
replay-ui-error-about = A világosabb sáv azt mutatja, mennyit tévedhet a becslés.

## Best moves
replay-ui-best = A legjobb lépések itt
replay-ui-find-best = Mutasd a legjobb lépéseket
replay-ui-hide-best = Rejtsd el a legjobb lépéseket
replay-ui-thinking = Egy keresés nézi ezt az állást …
replay-ui-best-for = { $name } lépései, elöl a legjobb:
replay-ui-outcomes = Mit hozhat a véletlen, és mennyit ér:
replay-ui-proven = bizonyított
replay-ui-odds = valószínűség: { $percent }
replay-ui-played = ezt lépte
replay-ui-over = Itt a játék véget ért.

## Taking it along
replay-ui-take = Megosztás és mentés
replay-ui-share = Hivatkozás másolása ehhez a lépéshez
replay-ui-share-whole = Hivatkozás másolása ehhez a játékhoz
replay-ui-copied = A hivatkozás a vágólapon van.
replay-ui-link = A hivatkozás
replay-ui-link-kept = Akinek megvan ez a hivatkozás, láthatja a játékot. A feljegyzést { $days } napig őrizzük itt.
replay-ui-link-public = Az asztal nyilvános: akinek megvan ez a hivatkozás, láthatja a játékot.
replay-ui-record = Feljegyzés
replay-ui-svg = Kép (SVG)
replay-ui-png = Kép (PNG)
replay-ui-gif = Animáció (GIF)
replay-ui-drawing = { $done } / { $total } kép
replay-ui-saved = „{ $file }” letöltve.

## Fair dice
replay-ui-dice = Tiszta kocka
replay-ui-dice-about = Mielőtt bárki leült, a kiszolgáló elkötelezte magát egy titok mellett; mindenki hozzátett egy saját számot. A böngésződ minden kimenetelt újra kisorsolhat.
replay-ui-dice-check = A kocka ellenőrzése
replay-ui-deal = Tiszta osztás
replay-ui-deal-check = Az osztás ellenőrzése
replay-ui-dice-fair = Minden tiszta: a titok az, amelyre a kiszolgáló kötelezte magát, és { $outcomes ->
    [0] más kimenetelt nem sorsoltak.
    [one] a véletlen egyetlen kimenetelét a böngésződ is ugyanígy sorsolja.
   *[other] a véletlen mind a(z) { $outcomes } kimenetelét a böngésződ is ugyanígy sorsolja.
}
replay-ui-dice-deal = A kiszolgáló ugyanabból a titokból újra kiosztotta a kezdőállást: egyezik.
replay-ui-dice-deal-wrong = De a kiszolgáló szerint a kezdőállás nem az, amit ez a titok kioszt.
replay-ui-dice-none = Ezt a feljegyzést nem lehet ellenőrizni: nem itteni asztalnál játszották, vagy kimaradt belőle, ami az ellenőrzéshez kell.
replay-ui-dice-secret = Nem tiszta: a titok nem az, amelyre a kiszolgáló kötelezte magát.
replay-ui-dice-outcome = Nem tiszta: a(z) { $number }. kimenetel ({ $at }. lépés) { $move }; a kocka szerint { $drawn }.
replay-ui-dice-go = Mutasd ezt a lépést
replay-ui-dice-seen = Ebben a böngészőben ellenőrizve, a kiszolgáló megkérdezése nélkül.
