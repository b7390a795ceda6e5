## What decided a game, in one line after its end. $at is the number of a move; 100 points make one win.
verdict-mistake = Переломный момент — ход { $at }: упущено { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $name }).
verdict-mistake-you = Переломный момент — ход { $at }: вы упустили { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
verdict-choice = Переломный момент — ход { $at } ({ $name }): самому игроку он ничего не давал и ничего не стоил, но решал исход для других: { $others }.
verdict-choice-you = Переломный момент — ход { $at }: вам он ничего не давал и ничего не стоил, но решал исход для других: { $others }.
verdict-choice-move = Ход { $at } ({ $name }): самому игроку он ничего не давал и ничего не стоил, но решал исход для других: { $others }
verdict-choice-here = Ход: { $name }. Самому игроку здесь нечего выиграть или потерять, но он решает исход для других: { $others }.
verdict-and = { $first } и { $last }
verdict-luck = Всё решила удача: ход { $at }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $name }).
verdict-luck-you = Всё решила удача: на ходу { $at } она принесла вам { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
verdict-even = Ни один ход сам по себе не решил эту партию.
