## What decided a game, in one line after its end. $at is the number of a move; 100 points make one win.
verdict-mistake = Fordulópont: { $at }. lépés, { $name } { $points } pontot elvesztegetett.
verdict-mistake-you = Fordulópont: { $at }. lépés, { $points } pontot elvesztegettél.
verdict-choice = Fordulópont: { $at }. lépés, { $name } nem nyerhetett és nem veszíthetett semmit, de eldöntötte, hogy { $others } közül ki jár jobban.
verdict-choice-you = Fordulópont: { $at }. lépés, nem nyerhettél és nem veszíthettél semmit, de eldöntötted, hogy { $others } közül ki jár jobban.
verdict-choice-move = { $at }. lépés: { $name } nem nyerhetett és nem veszíthetett semmit, de eldöntötte, hogy { $others } közül ki jár jobban
verdict-choice-here = { $name } itt nem nyerhet és nem veszíthet semmit, de eldönti, hogy { $others } közül ki jár jobban.
verdict-and = { $first } és { $last }
verdict-luck = A szerencse döntött: { $at }. lépés, { $name } { $points } pontot kapott tőle.
verdict-luck-you = A szerencse döntött: { $at }. lépés, { $points } pontot kaptál tőle.
verdict-even = Ezt a játszmát nem egyetlen lépés döntötte el.
