## Krabcek in the browser. Fields are named by a letter and two digits (g12, x20), pieces by krabcek-piece, players by krabcek-seat.

## Words that other messages use
krabcek-ui-number = { $number ->
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
   *[6] шесть
}

## Moves in words
krabcek-ui-move-gate = Выбраны ворота { $gate }
krabcek-ui-move-enter = { krabcek-piece } входит в игру и идёт на { $goal }
krabcek-ui-move-enter-gate = { krabcek-piece } входит в игру на ворота { $goal }
krabcek-ui-move-walk = С { $start } на { $goal }
krabcek-ui-move-switch = { $first } и { $second } меняются местами
krabcek-ui-move-open = Первый бросок: чёрные { $black }, белые { $white }
krabcek-ui-move-die = Выпало: { krabcek-ui-number }

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } построили башню и победили.
krabcek-ui-ended-stuck = { krabcek-seat } победили: у соперника нет хода.
krabcek-ui-ended-drawn = Ничья: сыграно ходов — { $limit }.

## What is asked of who is to decide
# $count: of the gates that are free
krabcek-ui-ask-pick = Выберите ворота; свободных: { $count }.
krabcek-ui-ask-use = Вам выпало { krabcek-ui-number }: введите фигуру или пройдите ровно столько: { krabcek-fields }.
krabcek-ui-ask-jump = Вам выпало пять: введите фигуру, пройдите ровно пять клеток или прыгните с ворот на ворота другого цвета.
krabcek-ui-ask-switch = Вам выпало шесть: введите фигуру, пройдите ровно шесть клеток или поменяйте местами две фигуры разного вида.

## Places, as a screen reader says them
krabcek-ui-place-gate = Ворота { $field }
krabcek-ui-place-avenue = Проспект { $field }
krabcek-ui-place-street = Улица { $field }
krabcek-ui-place-alley = Переулок { $field }
krabcek-ui-place-owner = { $seat ->
    [0] ворота чёрных
   *[1] ворота белых
}
krabcek-ui-place-free = пока ничьи
krabcek-ui-place-piece = { krabcek-piece }, { $seat ->
    [0] чёрные
   *[1] белые
}
krabcek-ui-place-ways = пути к { $fields }
krabcek-ui-place-goal = можно дойти
krabcek-ui-place-choose = можно выбрать
krabcek-ui-place-last = последний ход
krabcek-ui-place-shelf = { krabcek-seat }, вне поля: { $piece ->
    [S] { $count ->
        [0] ни одного Skinnyboy
        [one] { $count } Skinnyboy
        [few] { $count } Skinnyboy
        [many] { $count } Skinnyboy
       *[other] { $count } Skinnyboy
    }
    [M] { $count ->
        [0] ни одного Middleman
        [one] { $count } Middleman
        [few] { $count } Middleman
        [many] { $count } Middleman
       *[other] { $count } Middleman
    }
   *[B] { $count ->
        [0] ни одного Bigboy
       *[other] { $count } Bigboy
    }
}

## On and beside the board
krabcek-ui-board = Krabcek: лабиринт и фигуры рядом с ним
krabcek-ui-turns = { $turns ->
    [one] сыгран { $turns } ход
    [few] сыграно { $turns } хода
    [many] сыграно { $turns } ходов
   *[other] сыграно { $turns } хода
}; когда их { $limit } — ничья
krabcek-ui-both = Здесь заканчиваются два хода
krabcek-ui-both-walk = Пойти на неё
krabcek-ui-both-switch = Поменяться местами
krabcek-ui-both-none = Ни то ни другое

## The position, spoken
krabcek-ui-tell-gates = { $seat ->
    [0] Ворота чёрных
   *[1] Ворота белых
}: { $gates }.
krabcek-ui-tell-no-gates = { $seat ->
    [0] У чёрных
   *[1] У белых
} ворот ещё нет.
krabcek-ui-tell-pieces = { $seat ->
    [0] Чёрные
   *[1] Белые
}, { krabcek-piece }: { $fields }.
krabcek-ui-tell-no-pieces = { $seat ->
    [0] У чёрных
   *[1] У белых
} на поле никого нет.
krabcek-ui-tell-off = { krabcek-seat }, вне поля: Skinnyboy { $skinny }, Middleman { $middle }, Bigboy { $big }.
krabcek-ui-tell-streets = Улицы: { $streets }. Все остальные выходы — переулки.
