## What the solver does not solve
solve-two-seats = a megoldóhoz kétszemélyes játék kell; ez { $seats } személyes
solve-hidden = a megoldó nem tud rejtett információs játékot megoldani
solve-chance = a megoldó nem tud véletlent tartalmazó játékot megoldani
solve-memory = a táblázathoz legalább 1 megabájt kell
solve-too-much-memory = ennek a számítógépnek nincs ennyi megabájt memóriája

## What it has found
solve-won = { $mover } következik, és nyer.
solve-lost = { $mover } következik, és veszít: { $other } nyer.
solve-drawn = Döntetlen: se a soron lévő { $mover }, se { $other } nem tudja kikényszeríteni a győzelmet.
solve-unknown = Nincs megoldva: még bármelyik játékos nyerhet.
solve-not-won = Nincs megoldva, de a soron lévő { $mover } nem nyerhet: { $other } nyer, vagy döntetlen.
solve-more = Több idővel (--seconds) vagy memóriával (--memory) talán megoldható.
solve-line = { $number ->
    [one] Egy lépésben
   *[other] { $number } lépésben
}: { $moves }
solve-line-begins = A változat így kezdődik: { $moves }
solve-effort = { $nodes } állás { $seconds } s alatt (másodpercenként { $speed })
solve-progress = { $nodes } állás, { $seconds } s; a győzelem bizonyításához hátravan: { $proof }, a kizárásához: { $disproof }
