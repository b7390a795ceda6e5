## Arguments
arena-players = { $found ->
    [one] egy játékost adtál meg
   *[other] { $found } játékost adtál meg
}, de ehhez a játékhoz { $seats ->
    [2] kettő kell
   *[other] legalább 2, legfeljebb { $seats } kell; az utolsó kapja az összes maradék helyet
}
arena-cpu-time = a --cpu-time mellé --seconds is kell
arena-budget = a --seconds és a --nodes közül csak az egyiket add meg
arena-sprt = a --sprt két számot vár, előbb a kisebbet, például 0 50
arena-other-match = „{ $folder }”: ebben a mappában másik mérkőzés van, amely ebben tér el: { $names }; válassz másik mappát az --out kapcsolóval
arena-no-match = „{ $folder }”: ez a mappa nem üres, és nincs benne mérkőzés; válassz másik mappát az --out kapcsolóval
arena-running = „{ $folder }”: ezt a mérkőzést már egy másik folyamat játssza; várd meg, vagy válassz másik mappát az --out kapcsolóval
arena-no-cluster = nincs Ray-fürt ezen a címen: „{ $address }” ({ $reason }); így indíthatsz egyet: ray start --head
arena-spoilt = „{ $file }” sérült: { $place }. bájt: itt nem ennek a mérkőzésnek egy játszmája kezdődik; állítsd vissza a fájlt, vagy válassz másik mappát az --out kapcsolóval
arena-spoilt-match = „{ $file }” sérült: nem derül ki belőle, melyik mérkőzés ez; állítsd vissza a fájlt, vagy válassz másik mappát az --out kapcsolóval

## Results
arena-player = játékos
arena-counts = + = −
arena-score = pont
arena-interval = 95%
arena-elo = Élő-pont
arena-time = s/lépés
arena-failed = hiba
arena-total = { $games } játszma, egyenként { $length } döntés
arena-unfinished = { $games } játszma túl sok lépés miatt félbeszakadt
arena-test = SPRT ({ $elo0 }, { $elo1 }): LLR { $llr }, { $deals } osztás után, határok ±{ $bound }: { $verdict ->
    [elo1] erősebb, elo1 teljesül
    [elo0] nem erősebb, elo0 teljesül
   *[none] eldöntetlen
}
arena-failure = { $player } hibázott: { $reason }
arena-goes-on = A mérkőzés folytatásához add ki újra ugyanezt a parancsot (mappa: „{ $folder }”).
arena-playing = Játszma
arena-running-score = { $player }: { $score }%, { $games } játszma
