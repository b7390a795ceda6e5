## What decided a game, in one line after its end. $at is the number of a move; 100 points make one win.
verdict-mistake = The turning point was move { $at }: { $name } gave away { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-mistake-you = The turning point was move { $at }: you gave away { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# A free choice: the player's best moves were equal for the player, but not for others. $others is a list of names, such as “Red and Blue”.
verdict-choice = The turning point was move { $at }: { $name } had nothing to gain or lose and decided between { $others }.
verdict-choice-you = The turning point was move { $at }: you had nothing to gain or lose and decided between { $others }.
verdict-choice-move = Move { $at }: { $name } had nothing to gain or lose and decided between { $others }
# In a position, before the move.
verdict-choice-here = { $name } has nothing to gain or lose here and decides between { $others }.
# A list of names in the terminal; $first is one name, or several with commas.
verdict-and = { $first } and { $last }
verdict-luck = Luck decided: at move { $at }, it gave { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-luck-you = Luck decided: at move { $at }, it gave you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-even = No single move decided this game.
