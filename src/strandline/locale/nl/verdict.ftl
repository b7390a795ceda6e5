## What decided a game, in one line after its end. $at is the number of a move; 100 points make one win.
verdict-mistake = Het keerpunt was zet { $at }: { $name } gaf { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} weg.
verdict-mistake-you = Het keerpunt was zet { $at }: je gaf { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} weg.
verdict-choice = Het keerpunt was zet { $at }: { $name } had niets te winnen of te verliezen en besliste tussen { $others }.
verdict-choice-you = Het keerpunt was zet { $at }: je had niets te winnen of te verliezen en besliste tussen { $others }.
verdict-choice-move = Zet { $at }: { $name } had niets te winnen of te verliezen en besliste tussen { $others }
verdict-choice-here = { $name } heeft hier niets te winnen of te verliezen en beslist tussen { $others }.
verdict-and = { $first } en { $last }
verdict-luck = Het geluk gaf de doorslag: bij zet { $at } kreeg { $name } er { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} door.
verdict-luck-you = Het geluk gaf de doorslag: bij zet { $at } kreeg je er { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} door.
verdict-even = Geen enkele zet heeft deze partij op zichzelf beslist.
