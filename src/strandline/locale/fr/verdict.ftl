## What decided a game, in one line after its end. $at is the number of a move; 100 points make one win.
verdict-mistake = Le tournant a été le coup { $at } : { $name } a laissé échapper { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-mistake-you = Le tournant a été le coup { $at } : vous avez laissé échapper { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-choice = Le tournant a été le coup { $at } : { $name } n’avait rien à gagner ni à perdre et a tranché entre { $others }.
verdict-choice-you = Le tournant a été le coup { $at } : vous n’aviez rien à gagner ni à perdre et avez tranché entre { $others }.
verdict-choice-move = Coup { $at } : { $name } n’avait rien à gagner ni à perdre et a tranché entre { $others }
verdict-choice-here = { $name } n’a ici rien à gagner ni à perdre et tranche entre { $others }.
verdict-and = { $first } et { $last }
verdict-luck = La chance a décidé : au coup { $at }, elle a donné { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $name }.
verdict-luck-you = La chance a décidé : au coup { $at }, elle vous a donné { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-even = Aucun coup n’a décidé à lui seul de cette partie.
