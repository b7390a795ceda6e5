## What the solver does not solve
solve-two-seats = de oplosser heeft een spel voor twee spelers nodig; dit heeft er { $seats }
solve-hidden = de oplosser kan geen spellen met verborgen informatie oplossen
solve-chance = de oplosser kan geen kansspellen oplossen
solve-memory = de tabel heeft minstens 1 megabyte nodig
solve-too-much-memory = deze computer heeft niet zoveel megabytes geheugen

## What it has found
solve-won = { $mover }, aan zet, wint.
solve-lost = { $mover }, aan zet, verliest: { $other } wint.
solve-drawn = Gelijkspel: noch { $mover }, aan zet, noch { $other } kan winst afdwingen.
solve-unknown = Niet opgelost: beide spelers kunnen nog winnen.
solve-not-won = Niet opgelost, maar { $mover }, aan zet, kan niet winnen: { $other } wint, of het is gelijkspel.
solve-more = Meer tijd (--seconds) of geheugen (--memory) lost het misschien op.
solve-line = In { $number ->
    [one] één zet
   *[other] { $number } zetten
}: { $moves }
solve-line-begins = De variant begint met: { $moves }
solve-effort = { $nodes } stellingen in { $seconds } s ({ $speed } per seconde)
solve-progress = { $nodes } stellingen, { $seconds } s; nog nodig om winst te bewijzen: { $proof }, om die uit te sluiten: { $disproof }
