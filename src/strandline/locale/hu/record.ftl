## Why a game file cannot be read: its form. $place is where in the file, such as “end.by”.
record-too-big = egy játékfájl legfeljebb { $most } MiB lehet
record-not-utf8 = { $byte }. bájt: ez nem UTF-8, tehát a fájl nem szöveg, vagy nem csak az
record-torn = a fájl túl korán véget ér ({ $line }. sor, { $column }. oszlop): a többi hiányzik
record-not-json = { $line }. sor, { $column }. oszlop: ez nem JSON
record-too-deep = a fájl több mint { $most } szint mélyen van egymásba ágyazva
record-number = játékfájlban nem állhat ilyen szám: { $number }
record-letter = { $value }: ebben egy helyettesítő pár fele áll, az pedig nem betű
record-twice = egy objektumban kétszer szerepel ez a név: { $name }
record-format = ez nem Strandline-játékfájl: a „format” nem „strandline”
record-newer-format = ez a játékfájl a formátum { $version }. változatában van, de ez a Strandline csak ezt olvassa: { $known }. Egy újabb Strandline el tudja olvasni
record-wrong = { $place } értéke { $value }, pedig ez lehet: { $allowed }
record-pattern = { $place } értéke { $value }, pedig így kell kinéznie: { $pattern }
record-missing = { $place }: hiányzik belőle a „{ $name }”
record-unknown = { $place }: van benne { $name }, de játékfájlban ilyen nincs; ezek lehetnek: { $allowed }
record-size = { $place } mérete { $size }, pedig { $least } és { $most } között kell lennie

## Why a game file cannot be read: its game
record-newer-rules = ezt a játszmát a szabályok { $rules }. változatával játszották ({ $game }), de ez a Strandline ezzel játszik: { $known }. Egy újabb Strandline el tudja olvasni
record-older-rules = ezt a játszmát a szabályok { $rules }. változatával játszották ({ $game }), de ez a Strandline ezzel játszik: { $known }. A Strandline { $release } kiadása el tudja olvasni
record-start = a kezdőállás: { $reason }
record-start-text = a kezdőállás, { $text }: { $reason }
record-no-start = nem tudjuk, hogyan kezdődött ez a játszma: osztásból, szövegből vagy másik játékfájlból indulj
record-move = { $number }. lépés, { $move }: { $reason }
record-chance-count = a „chance” { $told } kimenetelt sorol fel, de a játszmában { $true } van
record-chance = a „chance” nem felel meg a lépés kimeneteleinek és súlyainak: { $number }. lépés

## Why a game file cannot be read: its end
record-seats = { $found } helynek van neve, de a játszmában { $seats } hely van
record-no-seat = nincs { $seat } számú hely; a helyek számozása 0-tól kezdődik, az utolsó { $last }
record-end-seat = a „{ $by }” befejezéshez { $by ->
    [resigned] meg kell adni a helyet
    [time] meg kell adni a helyet
   *[other] nem tartozik hely
}
record-no-end = a szabályok szerint a játszma véget ért ({ $number }. lépés), de az „end” értéke null
record-goes-on = az „end” szerint a játszma a szabályok szerint véget ért, pedig folytatódik ({ $number }. lépés után)
record-ended-by-rules = az „end” szerint „{ $by }”, de a játszma a szabályok szerint ért véget ({ $number }. lépés)
record-other-end = ez a játszma olyan lépésektől függ, amelyek a kezdete előtt történtek, és nincsenek a játékfájlban: visszajátszva máshogy ér véget
record-result-without-end = van eredmény, de az „end” értéke null
record-result-missing = az „end” szerint „{ $by }”, de nincs eredmény
record-result-stopped = a félbeszakadt játszmának nem lehet eredménye
record-result-seats = az eredményben ({ $result }) nem egy-egy rész jut a helyeknek, pedig { $seats } hely van
record-result-sum = a részek ({ $result }) összege nem 1
record-result = a fájl szerint az eredmény { $result }, de valójában { $true }
record-result-loser = a fájl szerint az eredmény { $result }, de { $seat } számú hely feladta a játszmát, ezért nem kap részt
record-result-agreed = a fájl szerint az eredmény { $result }, de megegyezéses döntetlenen legalább két hely osztozik egyenlően
record-fraction = { $value } helyett ezt írd: { $lowest }
record-date = „{ $name }”: { $value } nincs a naptárban
record-date-zone = a dátum ({ $value }) nem adja meg az időzónáját
record-extra = az „extra” nem írható le JSON-ként: { $reason }

## Why a game file cannot be read: its notes, and games in one line
record-note-empty = { $note }. jegyzet: nincs benne sem megjegyzés, sem változat
record-note-after = { $note }. jegyzet: a { $after }. lépés utáni állásról szól, de csak { $moves } lépés van
record-note-move = { $note }. jegyzet, a változat { $number }. lépése, { $move }: { $reason }
record-notes-version = a játékfájlban jegyzetek vannak („notes”), de a formátum 1. változatát adja meg, amelyben nincsenek: a „version” legyen 2
record-line-head = egy egysoros játszma így kezdődik: „strandline/1”, a játék és a szabályainak változata, például: `strandline/1 crab-stack/1 players=3; start …`
record-line-one = ez több sor; egy egysoros játszma egyetlen sorból áll
record-line-part = „{ $part }” nem része egy egysoros játszmának; a részei: { $allowed }
record-line-twice = „{ $name }” kétszer szerepel
record-line-no-start = ennek az egysoros játszmának nincs kezdőállása („start”)
record-line-option = „{ $option }” nem beállítás; így írd a beállításokat: players=3
record-line-percent = „{ $text }”: a % után két hexadecimális számjegy áll, mint a vessző kódjában: %2C
record-line-end = „{ $end }” nem jelöli a játszma végét; írd például így: end rules, vagy: end resigned 0
