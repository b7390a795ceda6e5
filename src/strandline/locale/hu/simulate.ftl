## Arguments
simulate-policy = „{ $policy }” azonos magból nem mindig ugyanazokat a játszmákat játssza; ezek közül választhatsz: { $allowed }
simulate-suffix = „{ $file }”: a fájl neve .parquet végű legyen

## Results
simulate-playing = Játszma
simulate-speed = Játszma, { $speed } játszma/s
simulate-seat = hely
simulate-total = { $games ->
    [one] egy játszma
   *[other] { $games } játszma
} { $seconds } s alatt, másodpercenként { $speed }
simulate-lengths = { $what ->
    [decisions] döntés
   *[chances] véletlen esemény
} játszmánként: átlag { $mean }, medián { $median }, legkevesebb { $least }, legtöbb { $most }
simulate-shared = megosztott győzelem: { $games } ({ $share }%)
simulate-stopped = { $games } játszma túl sok lépés miatt félbeszakadt
simulate-written = Kiírva: { $file }: { $games ->
    [one] egy játszma
   *[other] { $games } játszma
}
simulate-kept = Leállítva: { $file } ép, és az első { $kept } játszmát tartalmazza, összesen { $games } lett volna.
simulate-nothing-kept = Leállítva: semmit sem írtunk ki.

## Files of games
simulate-data-verified = Ellenőrizve: { $games ->
    [one] az egyetlen játszma szabályos.
   *[other] { $games } játszma, mind szabályos.
}
simulate-data-no-file = nincs „{ $file }” nevű fájl
simulate-data-torn = „{ $file }” hiányos, vagy nem Parquet-fájl: { $reason }
simulate-data-format = ez a Parquet-fájl nem Strandline-játszmákat tartalmaz
simulate-data-version = ezek a játszmák a formátum { $version }. változatában vannak; ez a Strandline ezt olvassa: { $known }
simulate-data-rules = ezeket a játszmákat a szabályok { $rules }. változatával játszották ({ $game }); ez a Strandline ezzel játszik: { $known }
simulate-data-source = a fájlban az összes játszma közös leírása hibás: { $reason }
simulate-data-columns = az oszlopok nem a formátum oszlopai: { $names }
simulate-data-other = ezeknek a játszmáknak más oszlopaik vannak, mint a fájlnak, vagy más a forrásuk
simulate-data-column = { $game }. játszma: „{ $column }” eltér az összes játszma közös leírásától
simulate-data-start = { $game }. játszma: nem érvényes kezdőállással indul: { $reason }
simulate-data-illegal = { $game }. játszma: { $move }. lépés nem szabályos
simulate-data-after-end = { $game }. játszma: { $move }. lépés a játszma vége után jön
simulate-data-goes-on = { $game }. játszma: az utolsó lépése után nem ért véget
simulate-data-is-over = { $game }. játszma: a szabályok szerint véget ért, de a fájl mást mond
simulate-data-length = { $game }. játszma: nem annyi döntés és véletlen esemény van benne, mint amennyit a fájl mond
simulate-data-result = { $game }. játszma: más az eredménye, mint amit a fájl mond
simulate-data-seed = { $game }. játszma: „{ $column }” nem következik a magból
