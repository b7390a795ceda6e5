## Why a record cannot be read: its form
record-too-big = egy feljegyzés legfeljebb { $most } MiB lehet
record-not-utf8 = a(z) { $byte }. bájt nem UTF-8: ez nem szöveg, vagy nem végig az
record-torn = a fájl a közepén véget ér ({ $line }. sor, { $column }. oszlop): a többi hiányzik
record-not-json = { $line }. sor, { $column }. oszlop: ez nem JSON
record-too-deep = ez több mint { $most } szint mélyen van egymásba ágyazva
record-number = { $number }: ilyen szám nem állhat feljegyzésben
record-letter = { $value }: ebben egy helyettesítő pár fele áll, az pedig nem betű
record-twice = ez a név kétszer szerepel egy objektumban: { $name }
record-format = ez nem Strandline-feljegyzés: a „format” nem „strandline”
record-newer-format = ez a feljegyzés a formátum { $version }. változata, ez a Strandline pedig a(z) { $known }. változatot olvassa: egy újabb el fogja olvasni (pip install --upgrade strandline)
record-wrong = { $place } értéke { $value }; ez lehet: { $allowed }
record-pattern = { $place } értéke { $value }; így kell kinéznie: { $pattern }
record-missing = innen: { $place } hiányzik: „{ $name }”
record-unknown = { $place }: itt { $name } áll, de a feljegyzésekben ilyen nincs; van viszont: { $allowed }
record-size = { $place } mérete { $size }; { $least } és { $most } között kell lennie

## Why a record cannot be read: its game
record-newer-rules = ezt a játékot ({ $game }) a szabályok { $rules }. változatával játszották, ez a Strandline pedig a(z) { $known }. változattal játszik: egy újabb el fogja olvasni (pip install --upgrade strandline)
record-older-rules = ezt a játékot ({ $game }) a szabályok { $rules }. változatával játszották, ez a Strandline pedig a(z) { $known }. változattal játszik: a { $release } kiadás elolvassa (pip install strandline=={ $release })
record-start = a kezdőállás: { $reason }
record-start-text = a kezdőállás, { $text }: { $reason }
record-no-start = nem tudni, hogyan kezdődött ez a játszma: olyan állás kell, amely osztásból, szövegből vagy másik feljegyzésből ered
record-move = { $number }. lépés, { $move }: { $reason }
record-chance-count = a „chance” { $told } kimenetelről szól; a lépések között { $true } van
record-chance = a „chance” nem a(z) { $number }. lépés kimeneteleit és súlyait mondja

## Why a record cannot be read: its end
record-seats = { $found } helynek van neve; a játékban { $seats } hely van
record-no-seat = nincs ilyen hely: { $seat }; a helyek számozása: 0 – { $last }
record-end-seat = „{ $by }” típusú befejezéshez { $by ->
    [resigned] meg kell adni a helyet
    [time] meg kell adni a helyet
   *[other] nem tartozik hely
}
record-no-end = a szabályok szerint a játék a(z) { $number }. lépéssel véget ért, de az „end” értéke null
record-goes-on = az „end” szerint a játék a szabályok szerint véget ért, de a(z) { $number }. lépés után folytatódik
record-ended-by-rules = az „end” szerint „{ $by }”, de a játék a szabályok szerint a(z) { $number }. lépéssel ért véget
record-other-end = a kezdőállásnak olyan előzménye volt, amelyet a feljegyzés nem mond el: onnan újrajátszva a játszma máshogy ér véget
record-result-without-end = van eredmény, de az „end” értéke null
record-result-missing = az „end” szerint „{ $by }”, de nincs eredmény
record-result-stopped = a félbehagyott játéknak nincs eredménye
record-result-seats = az eredmény ({ $result }) nem egy-egy rész a(z) { $seats } helynek
record-result-sum = a részek ({ $result }) összege nem 1
record-result = a megadott eredmény { $result }, de valójában { $true }
record-result-loser = a megadott eredmény { $result }, de a játékot feladó hely ({ $seat }) nem kap részt
record-result-agreed = a megadott eredmény { $result }, de a közös megegyezéses döntetlenen legalább két hely osztozik egyenlően
record-fraction = a { $value } részt így kell írni: { $lowest }
record-date = „{ $name }”: ilyen dátum nincs a naptárban: { $value }
record-date-zone = a dátum ({ $value }) nem mondja meg az időzónáját
record-extra = az „extra” nem írható le JSON-ként: { $reason }
