## Crab Stack in the browser. Rocks are named by column and row (b2). Sizes are L, M, S; colours r, b, g, y.

## Crabs and stacks
crab-ui-crab = { $size ->
    [L] большой
    [M] средний
   *[S] маленький
} { $colour ->
    [r] красный
    [b] синий
    [g] зелёный
   *[y] жёлтый
} краб
crab-ui-rock-bare = { $cell }: пустая ячейка
crab-ui-rock-one = { $cell }: { $crab }
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-ui-rock-stack = { $cell }: сверху { $crab }, под ним: { $crabs }
crab-ui-can-go = может ходить
crab-ui-goal = сюда можно
crab-ui-held = в руке
crab-ui-threatened = может попасть в плен
crab-ui-group = из группы с { $cell }; выберите, чтобы эта группа осталась
crab-ui-look = Стопка на { $cell }, сверху вниз
crab-ui-hold-goals = Взят { $crab } на { $cell }. { $count ->
    [one] Может пойти на { $count } ячейку: { $goals }.
    [few] Может пойти на { $count } ячейки: { $goals }.
    [many] Может пойти на { $count } ячеек: { $goals }.
   *[other] Может пойти на { $count } ячейки: { $goals }.
}

## Moves in words
crab-ui-move-goes = С { $from } на { $to }
crab-ui-move-keeps = Остаётся группа с { $cell }; остальных смывает волна

## What is asked
crab-ui-ask-go = Переместите одного из своих крабов на другого.
crab-ui-ask-keep = { $count ->
    [one] { $count } равная группа. Выберите, какая останется.
    [few] { $count } равные группы. Выберите, какая останется.
    [many] { $count } равных групп. Выберите, какая останется.
   *[other] { $count } равной группы. Выберите, какая останется.
}

## What has ended the game
crab-ui-ended-won = { $seat ->
    [0] Красный
    [1] Синий
    [2] Зелёный
   *[3] Жёлтый
} последним мог ходить и победил.
crab-ui-ended-drawn = Одна и та же позиция повторяется снова и снова: ничья.

## The position in sentences
crab-ui-say-player = { $seat ->
    [0] Красный
    [1] Синий
    [2] Зелёный
   *[3] Жёлтый
}: сверху { $free ->
    [one] { $free } краб
    [few] { $free } краба
    [many] { $free } крабов
   *[other] { $free } краба
}, в плену { $covered }.
crab-ui-say-out = { $seat ->
    [0] Красный
    [1] Синий
    [2] Зелёный
   *[3] Жёлтый
} выбыл; крабы остаются: сверху { $free }, в плену { $covered }.
crab-ui-say-stack = { $stack }.
crab-ui-say-bare = { $count ->
    [one] Пуста { $count } ячейка.
    [few] Пусты { $count } ячейки.
    [many] Пусты { $count } ячеек.
   *[other] Пусты { $count } ячейки.
}
