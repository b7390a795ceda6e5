## The game on the first page
krabcek-name = Krabcek
krabcek-description = Кубик и лабиринт, каждый раз новый. Первым постройте башню или заприте соперника.
krabcek-credit = Krabcek — игра Пола Кларка.

## What can be chosen in Krabcek
krabcek-option-tiles = Плитки лабиринта
krabcek-option-tiles-one = Больше путей: почти все перекрёстки ведут дальше
krabcek-option-tiles-two = Меньше путей: больше тупиков
krabcek-option-turns = Самая долгая игра
krabcek-option-turns-is = После стольких ходов, считая обоих игроков вместе, объявляется ничья.

## Words that other messages use
krabcek-piece = { $piece ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] башня
}
krabcek-other = { $other ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] башня
}
krabcek-fields = { $number ->
    [one] { $number } клетка
    [few] { $number } клетки
    [many] { $number } клеток
   *[other] { $number } клетки
}

## What is wrong with a tile set of one's own
krabcek-tiles-kinds = набор плиток — это связи двух видов, A и B, например «NW-X X-W W-N W-S / NW-X X-W W-N», а не «{ $value }»
krabcek-tiles-form = { $link } в виде { $kind }: связь соединяет две точки из N, E, S, W, X и NW, например X-W
krabcek-tiles-twice = { $link } в виде { $kind }: такая связь уже есть
krabcek-tiles-itself = { $link } в виде { $kind }: точка не соединяется сама с собой
krabcek-tiles-corner = { $link } в виде { $kind }: NW — единственный угол плитки, от которого есть путь к воротам
krabcek-tiles-avenue = { $link } в виде { $kind }: ворота не должны касаться проспекта; из NW путь ведёт только к X
krabcek-tiles-street = в виде B нет связи NW-X: каждая улица лежит рядом с воротами

## Why a position's text cannot be read
krabcek-text-form = позиция записывается так: «плитки | ворота | фигуры | чей ход | сыграно ходов»
krabcek-text-tiles = нужны четыре ряда по четыре плитки, например «A3 A0 B3 A2 / …»
krabcek-text-tile = плитка — это её вид, A или B, и число четвертей оборота, от 0 до 3, например A3
krabcek-text-quarters = плитка в ряду { $row }, столбце { $column } может быть повёрнута так: { $allowed }; иначе коричневое коснётся оранжевого
krabcek-text-kinds = плиток вида B должно быть 5, а не { $count }
krabcek-text-gates = занятые ворота записываются так: «b g10 w g12 g21», а если их нет, то -
krabcek-text-pieces = фигуры на поле записываются так: «b S@x12 w -», а если их нет, то -
krabcek-text-gate = ворота: { $allowed }
krabcek-text-gate-twice = эти ворота выбраны дважды
krabcek-text-piece = фигура — это S, M, B, L, G или T и её клетка, например S@x12
krabcek-text-field = такой клетки нет
krabcek-text-field-twice = на этой клетке стоят две фигуры
krabcek-text-narrow = эта клетка слишком узкая для фигуры { krabcek-piece }
krabcek-text-too-many = у игрока фигур { $piece ->
    [S] Skinnyboy
    [M] Middleman
   *[other] { krabcek-piece }
} вместе с теми, что в стопках, должно быть { $owned }, а не { $count }
krabcek-text-turns = число сыгранных ходов должно быть числом
krabcek-text-too-late = ничья наступает, когда сыграно ходов: { $limit }
krabcek-text-turn = чей ход, записывается так: «pick b», «open», «roll w», «w 5», «over b» или «over -»
krabcek-text-four-gates = к этому времени у каждого игрока четверо ворот
krabcek-text-too-early = до первого броска фигур на поле нет
krabcek-text-turns-early = до первого броска ходов ещё не сыграно, а здесь { $turns }
krabcek-text-pick-order = чёрные выбирают одни ворота, потом все по очереди выбирают по двое: у чёрных не может быть { $black }, пока у белых { $white } и выбор не закончен
krabcek-text-picker = выбирают { $seat ->
    [0] чёрные
   *[1] белые
}
krabcek-text-tower = на поле стоит башня, игра окончена
krabcek-text-drawn = сыграно ходов: { $limit }, это ничья
krabcek-text-not-drawn = ничья наступает, только когда без башни сыграно ходов: { $limit }
krabcek-text-other-tower = башня не у этого игрока
krabcek-text-not-won = башни нет, и { $seat ->
    [0] чёрные
   *[1] белые
} могут ходить при любом броске

## Why a move is not legal
krabcek-dice = сначала бросок: { $allowed }
krabcek-no-field = клетки { $field } нет
krabcek-pick = сначала выбирают ворота, например gate g12
krabcek-picked = все ворота уже выбраны
krabcek-no-gate = { $field } — не ворота
krabcek-gate-taken = ворота { $gate } уже взяли { $seat ->
    [0] чёрные
   *[1] белые
}
krabcek-rolled = выпало { $number }, сначала нужно использовать этот бросок
krabcek-stack-enters = { krabcek-piece } собирается на поле, ввести её в игру нельзя
krabcek-none-off = вне поля у вас больше нет фигуры { krabcek-piece }
krabcek-gates-full = все ваши ворота заняты, ввести в игру никого нельзя
krabcek-bigboy-enters = Bigboy входит в игру только при броске 1, а выпало { $number }
krabcek-gate-full = ворота { $gate } заняты, а фигура входит через пустые ворота
krabcek-not-your-gate = ворота { $gate } не ваши
krabcek-entry-steps = ни от одних ваших пустых ворот { $goal } не будет клеткой номер { $number }, если сами ворота считать первой
krabcek-nobody-there = на { $field } никого нет
krabcek-not-yours = фигура на { $field } не ваша
krabcek-stays = за один ход нельзя побывать на клетке дважды, и на { $field } тоже
krabcek-occupied = клетка { $field } занята соперником
krabcek-no-combination = { krabcek-piece } не соединяется с { krabcek-other }
krabcek-combines-on-gate = на воротах, как на { $gate }, фигуры не соединяются
krabcek-narrow = клетка { $field } слишком узкая для фигуры { krabcek-piece }
krabcek-narrow-way = любой путь до { $goal } ({ krabcek-fields }) слишком узок для фигуры { krabcek-piece }
krabcek-blocked = любой путь до { $goal } ({ krabcek-fields }) заблокирован
krabcek-jump-number = прыжок с ворот на ворота возможен при броске 5, а выпало { $number }
krabcek-jump-owner = прыгают с ворот одного игрока на ворота другого, а { $start } и { $goal } принадлежат одному
krabcek-steps = от { $start } до { $goal } нет пути ровно такой длины: { krabcek-fields }
krabcek-switch-number = обмен возможен при броске 6, а выпало { $number }
krabcek-switch-alike = меняются местами только фигуры разного вида, а не две фигуры { krabcek-piece }

## At the table
krabcek-about = Кубик и лабиринт, каждый раз новый: постройте башню или не оставьте сопернику ходов. 2 игрока, 30 минут.
krabcek-seat = { $seat ->
    [0] Чёрные
   *[1] Белые
}

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

# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
krabcek-rules-about = Двое игроков состязаются в лабиринте, который каждый раз новый. Вводите фигуры через свои ворота, идите столько, сколько скажет кубик, и первыми постройте башню: Skinnyboy на Middleman на Bigboy. Или не оставьте сопернику ходов. Автор игры — Пол Кларк; читается «Крабчек». В кубике есть удача, и ничего не скрыто.
krabcek-rules-labyrinth = Лабиринт
krabcek-rules-pieces = Фигуры и ворота
krabcek-rules-turn = Ваш ход
krabcek-rules-combine = Соединение
krabcek-rules-end = Конец игры
krabcek-rules-text = Как это записать

## The labyrinth
krabcek-rule-1 = _Поле замкнуто._ 16 квадратных плиток лежат в четыре ряда по четыре. Противоположные края соединены: кто вышел снизу, тот входит сверху, кто вышел слева — входит справа. Ряды и столбцы считают от 0 до 3.
krabcek-rule-2 = _Ворота._ У каждой плитки два оранжевых и два коричневых угла, и соприкасающиеся углы одного цвета. Восемь точек, где сходятся оранжевые углы, — это ворота: `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. Ворота на краю нарисованы с обеих сторон, но это одни ворота: если они заняты с одной стороны, то и с другой.
krabcek-rule-3 = _Три ширины._ Клетка — это проспект (широкий), улица (поуже) или переулок (узкий). Ворота — это проспекты, и рядом с воротами других проспектов нет. Все клетки оранжевые; коричневое — стена.
krabcek-rule-4 = _Два вида плиток._ Плиток вида A одиннадцать, вида B пять. На каждой плитке у каждой из четырёх сторон начинается проспект, а внутри лежит один выход: переулок у вида A, улица у вида B. Выход ведёт к воротам в одном углу плитки; до ворот в противоположном оранжевом углу с этой плитки не добраться. Поэтому улиц всегда ровно пять, и каждая рядом с воротами. Ворота без выходов — островок; ворота, пути от которых не ведут ни к каким другим, — тупик. Что соединено внутри плитки, видно на поле; этим отличаются два набора плиток: в обычном больше путей, в другом больше тупиков.
krabcek-rule-5 = _Одна клетка через край._ Две половины проспекта на соседних плитках — это одна клетка, и через край тоже: там она нарисована с обеих сторон. `hRC` — проспект на верхней стороне плитки в ряду R и столбце C, `vRC` — на её левой стороне, `xRC` — выход внутри неё. Всего 8 ворот, 32 проспекта и 16 выходов: 56 клеток.
krabcek-rule-6 = _Как может лежать плитка._ Чтобы оранжевое касалось оранжевого, на каждом месте плитка лежит одним из двух способов: повёрнутой на 1 или 3 четверти, где сумма ряда и столбца чётная, на 0 или 2, где нечётная.
krabcek-rule-7 = _Раскладка._ 16 плиток перемешивают и кладут, каждую случайным образом одним из двух способов. Все лабиринты равновероятны.

## Pieces and gates
krabcek-rule-8 =
    _Ваши фигуры._ У чёрных и у белых по семь фигур, сначала все вне поля; кто играет чёрными, решает жребий.
    - четыре Skinnyboy (S), помещаются на любой клетке;
    - два Middleman (M), помещаются на улицах и проспектах;
    - один Bigboy (B), помещается только на проспектах.
krabcek-rule-9 = _Выбор ворот._ До первого броска ворота берут по очереди: чёрные одни, белые двое, чёрные двое, белые двое, последние сами достаются чёрным. У каждого четверо.
krabcek-rule-10 = _Кто начинает._ Оба бросают кубик, при равенстве ещё раз. Меньшее число начинает, и его используют в первом ходе, поэтому это никогда не 6. Дальше каждый ход начинается с нового броска.

## Your turn
krabcek-rule-11 = _Используйте бросок._ По выпавшему числу вы делаете один из ходов: ввод, движение, Обмен-6 или Прыжок-5. Если можете, вы обязаны; пропускать нельзя. Пока можно идти или вводить, меняться и прыгать не обязательно, но если больше ничего нельзя — придётся.
krabcek-rule-12 = _Ввод._ Фигура вне поля входит через одни из ваших ворот, и они должны быть пусты. Ворота считаются первой клеткой: при броске 1 фигура стоит на воротах, при 3 идёт на две клетки дальше. Каждая клетка на пути должна быть достаточно широкой. Поэтому Bigboy входит только при броске 1.
krabcek-rule-13 = _Движение._ Фигура на поле идёт ровно столько клеток, сколько выпало, и каждая достаточно широка для неё. Ворота при этом — обычные клетки, и ваши, и соперника.
krabcek-rule-14 = _По одной на клетке._ Фигура не проходит через занятую клетку и не встаёт на неё, кто бы там ни стоял, кроме соединения на последней клетке (KR-17). Ни одна клетка не встречается в ходе дважды, и начальная тоже.
krabcek-rule-15 = _Обмен-6._ При броске 6 вместо этого две ваши фигуры на поле могут поменяться местами, если они разного вида и каждая помещается на новом месте. Можно и на воротах. Стопка — это отдельный вид.
krabcek-rule-16 = _Прыжок-5._ При броске 5 вместо этого ваша фигура или стопка, стоящая на воротах, может прыгнуть на пустые ворота другого цвета: с чёрных на белые или обратно.

## Combining
krabcek-rule-17 =
    _Фигура на фигуру._ Точно по броску можно прийти или войти на свою фигуру:
    - Skinnyboy на Middleman: вместе это Little Stack (L);
    - Middleman на Bigboy: Big Stack (G);
    - Little Stack на Bigboy или Skinnyboy на Big Stack: башня (T).
    Больше ничего не соединяется, так что Skinnyboy никогда не идёт на одинокого Bigboy. И на воротах, чьи бы они ни были, никто не соединяется.
krabcek-rule-18 = _Стопка — одна фигура._ Её не разбирают, и она так же широка, как самая широкая её часть. Она ходит, меняется и прыгает, как фигура, и может стоять на воротах.

## The end
krabcek-rule-19 = _Башня побеждает_ сразу.
krabcek-rule-20 = _Нет хода — поражение._ Кто бросил кубик и с этим числом не имеет хода, сразу проиграл, даже на самом первом ходу.
krabcek-rule-21 = _Бесконечные игры._ После 400 ходов, считая обоих игроков вместе, игра, в которой никто не победил, заканчивается ничьей перед следующим броском. Число можно изменить. Бросок, который нельзя использовать, ходом не считается.
krabcek-rule-22 = _Результат._ Победитель получает 1, проигравший 0; при ничьей каждый получает ½.

## Written down
krabcek-rule-23 = _Ход_ говорит, что меняется, поэтому два пути к одному итогу — это один ход: `gate g12` берёт ворота, `S@x12` вводит фигуру на клетку, где она остановится, `x12-h20` идёт или прыгает, `g01=x12` меняет местами.
krabcek-rule-24 = _Кубики:_ `open 4 2` — первый бросок чёрных и белых, `die 5` — любой следующий.
krabcek-rule-25 = _Позиция_ — это плитки, ворота, фигуры, чей ход и число сыгранных ходов, через черту: `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. Плитка — это её вид и число четвертей оборота. Чей ход: `pick b` (чёрные выбирают ворота), `open` (первый бросок), `roll w` (белые бросают), `w 5` (у белых выпало 5), `over b` (чёрные победили) или `over -` (ничья). Кто не на поле, тот вне его.
krabcek-rule-26 = _Настройки._ Что можно выбрать для нового стола и что обычно.

## What the printed book says, and what is ours
krabcek-edition-2-nl = Нидерландская книга отмечает ворота на краю с обеих сторон.
krabcek-edition-4-ours = Рисунков плиток из книги у нас нет. Эти плитки — реконструкция, которая согласуется со всем, что говорит текст: пять улиц, каждая рядом с воротами, островки, тупики, петли из четырёх клеток и пример конца игры. Можно добавить и другие наборы.
krabcek-edition-8-nl = В нидерландской книге один игрок прячет в каждой руке по Bigboy, а другой выбирает.
krabcek-edition-10-ours = Книга не говорит, что делать, если выпало поровну; здесь бросают ещё раз.
krabcek-edition-11-nl = Нидерландская книга говорит, что Обмен-6 и Прыжок-5 не обязательны, но её же пример конца игры вынуждает к обмену, когда ничего другого нет. Так играют и здесь.
krabcek-edition-16-ours = Что прыгать могут и стопки — наше прочтение.
krabcek-edition-17-ours = «Меньшее на большее» в книге могло бы значить и Skinnyboy на Bigboy; но этого нет ни на одном из двух путей к башне, и здесь так нельзя.
krabcek-edition-21-ours = Книга не прекращает бесконечную игру; 400 ходов — наше решение.

## The edition and ours
krabcek-editions-about = За этими правилами стоит одна печатная книга, на нидерландском. Где она молчит или нет её рисунков, пришлось решать нам.
krabcek-editions-tiles = Пути на плитках
krabcek-editions-tiles-nl = на утраченных рисунках
krabcek-editions-tiles-here = восстановлены по тексту; набор один или два
krabcek-editions-equal = Выпало поровну
krabcek-editions-equal-nl = не сказано
krabcek-editions-equal-here = бросить ещё раз
krabcek-editions-duty = Обмен-6 и Прыжок-5
krabcek-editions-duty-nl = не обязательны, но в примере вынуждены
krabcek-editions-duty-here = обязательны, только когда ничего другого нет
krabcek-editions-skinny = Skinnyboy на Bigboy
krabcek-editions-skinny-nl = «меньшее на большее»
krabcek-editions-skinny-here = нельзя
krabcek-editions-endless = Бесконечная игра
krabcek-editions-endless-nl = не сказано
krabcek-editions-endless-here = ничья после 400 ходов или по уговору
krabcek-editions-colours = Кто играет чёрными
krabcek-editions-colours-nl = выбрать руку
krabcek-editions-colours-here = по жребию

## Krabcek
krabcek-example-gates = Чёрные берут одни ворота, белые двое, чёрные двое, белые двое; последние достаются чёрным. Потом оба бросают кубик, и меньшее число начинает.
krabcek-example-edge = Через верхний край и снова внутрь снизу.
krabcek-example-enter = При броске 2 в игру входит Middleman: ворота — первая клетка, улица рядом — вторая.
krabcek-example-big = Bigboy входит в игру при броске 1, здесь на островок `g03`, и там ждёт.
krabcek-example-switch = При броске 6 Bigboy на воротах меняется местами со Skinnyboy на проспекте.
krabcek-example-jump = При броске 5 Bigboy прыгает с чёрных ворот на пустые белые.
krabcek-example-combine = Middleman идёт на Bigboy. Позже входит Skinnyboy и достраивает башню: чёрные победили.
krabcek-example-walk = Белым нужен один Skinnyboy на Big Stack. При броске 2 туда идёт тот, что рядом.
krabcek-example-forced = При броске 6 никто не может ни пройти шесть клеток, ни войти: белые обязаны меняться.
krabcek-example-stuck = При броске 5 у белых нет ни одного хода, и они проиграли.

## Krabcek: you are Black
krabcek-learn-1 = Вы играете чёрными. Сначала выбирают ворота: через свои будут входить ваши фигуры. У хороших ворот много выходов, и широких: улица достаточно широка для Middleman. Возьмите ворота `g30` у левого края: два их выхода — улицы.
krabcek-learn-1-hint = Ворота `g30` нарисованы и у левого, и у правого края, но это одни и те же ворота. Берите с любой стороны.
krabcek-learn-1-done = Белые берут двое ворот: `g12` и `g32`.
krabcek-learn-2 = Теперь вы берёте двое. Рядом с `g21` улица, а у `g01` три выхода. Возьмите и те и другие.
krabcek-learn-2-hint = Возьмите `g21` и `g01` в любом порядке.
krabcek-learn-2-done = Белые берут `g23` и `g10`, а последние, `g03`, ваши: это островок без единого выхода. Потом оба бросают кубик. У вас 2, у белых 4: меньшее число начинает.
krabcek-learn-3 = При броске 2 вы вводите фигуру: ворота — первая клетка, вторая — та, где она остановится. Введите Middleman на улицу `x20` рядом с вашими воротами `g30`.
krabcek-learn-3-hint = Выберите Middleman среди фигур вне поля, а потом `x20`. Skinnyboy помещается везде, а Middleman ввести труднее.
krabcek-learn-3-done = Белые при броске 1 вводят Middleman на ворота. А у вас выпадает 1.
krabcek-learn-4 = Bigboy помещается только на проспектах, а рядом с воротами проспектов нет. Поэтому Bigboy входит при броске 1 на ворота и сойти с них не может. Поставьте своего там, где он меньше всего мешает: на островок `g03`.
krabcek-learn-4-hint = Выберите Bigboy, а потом `g03` у верхнего края.
krabcek-learn-4-done = Там он ждёт 5 или 6. Белые вводят Skinnyboy, а у вас выпадает 3.
krabcek-learn-5 = Подготовьте того, кто поменяется местами с Bigboy: он должен стоять на проспекте. Введите при броске 3 Skinnyboy так, чтобы он остановился на проспекте `v31`.
krabcek-learn-5-hint = Выберите Skinnyboy, а потом `v31`: через `g30` или `g01`, по выходу, на проспект.
krabcek-learn-5-done = Белые идут дальше, а у вас выпадает 6: то, что нужно.
krabcek-learn-6 = При броске 6 две ваши фигуры разного вида могут поменяться местами: это Обмен-6. Пусть поменяются Bigboy на `g03` и Skinnyboy на `v31`.
krabcek-learn-6-hint = Возьмите Bigboy на `g03` и поставьте на Skinnyboy на `v31`.
krabcek-learn-6-done = Bigboy вышел в город, прямо на проспект. Белые снова идут, а у вас выпадает 2.
krabcek-learn-7 = Теперь соединяйте: меньшая фигура идёт на большую, точно по броску и не на воротах. Пройдите Middleman с `x20` на две клетки, на Bigboy на `v31`.
krabcek-learn-7-hint = Возьмите Middleman на `x20` и поставьте на `v31`.
krabcek-learn-7-done = Это Big Stack, и её уже не разобрать. Башню может достроить любой Skinnyboy. Белые вводят ещё одну фигуру, а у вас выпадает 4.
krabcek-learn-8 = Skinnyboy на Big Stack — это башня, а башня сразу побеждает. При броске 4 один из них может войти и остановиться как раз там.
krabcek-learn-8-hint = Выберите Skinnyboy вне поля, а потом `v31`.
krabcek-learn-8-done = Башня стоит: вы победили! И помните о другом пути к победе: кто бросил кубик и не может ходить, проиграл.
