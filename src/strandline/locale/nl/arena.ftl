## Arguments
arena-players = { $found ->
    [one] je hebt één speler opgegeven
   *[other] je hebt { $found } spelers opgegeven
}, maar dit spel verwacht er { $seats ->
    [2] twee
   *[other] 2 tot { $seats }; de laatste neemt alle overige plaatsen
}
arena-cpu-time = --cpu-time heeft --seconds nodig
arena-budget = gebruik --seconds of --nodes, niet allebei
arena-sprt = --sprt verwacht twee getallen, het kleinste eerst, zoals 0 50
arena-other-match = “{ $folder }” bevat een andere match, die verschilt in { $names }; kies een andere map met --out
arena-no-match = “{ $folder }” is niet leeg en bevat geen match; kies een andere map met --out
arena-running = “{ $folder }”: een ander proces speelt deze match; wacht erop, of kies een andere map met --out
arena-no-cluster = er is geen Ray-cluster op “{ $address }” ({ $reason }); start er een met: ray start --head
arena-spoilt = “{ $file }” is beschadigd: bij byte { $place } begint geen partij van deze match; zet het bestand terug, of kies een andere map met --out
arena-spoilt-match = “{ $file }” is beschadigd: er staat niet in welke match dit is; zet het bestand terug, of kies een andere map met --out

## Results
arena-player = speler
arena-counts = + = −
arena-score = score
arena-interval = 95 %
arena-elo = Elo
arena-time = s/zet
arena-failed = mislukt
arena-total = { $games } partijen, elk { $length } beslissingen
arena-unfinished = { $games } gestopt na te veel zetten
arena-test = SPRT ({ $elo0 }, { $elo1 }): LLR { $llr } na { $deals } beginopstellingen, grenzen ±{ $bound }: { $verdict ->
    [elo1] sterker, elo1 geldt
    [elo0] niet sterker, elo0 geldt
   *[none] onbeslist
}
arena-failure = { $player } is mislukt: { $reason }
arena-goes-on = Voer dezelfde opdracht opnieuw uit om de match in “{ $folder }” voort te zetten.
arena-playing = Spelen
arena-running-score = { $player } { $score } % van { $games }
