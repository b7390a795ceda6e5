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
