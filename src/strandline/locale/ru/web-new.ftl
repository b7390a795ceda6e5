## Setting a table
web-new-title = Стол для игры { $game }
web-new-players = Сколько игроков
web-new-seats = Кто где сидит
web-new-seat = Место { $seat }
web-new-seat-me = Я
web-new-seat-here = Кто-то ещё за этим экраном
web-new-seat-friend = Друг, по ссылке
web-new-seat-friend-is = Вы получите ссылку и QR-код, чтобы отправить
web-new-seat-bot = Бот
web-new-seat-program = Программа
web-new-seat-program-is = Приходит по ссылке места и говорит на языке ботов
web-new-level = Сила бота на месте { $seat }
web-new-level-1 = Уровень { $level }: только учится
web-new-level-2 = Уровень { $level }: беззаботный
web-new-level-3 = Уровень { $level }: внимательный
web-new-level-4 = Уровень { $level }: умелый
web-new-level-5 = Уровень { $level }: сильный
web-new-level-6 = Уровень { $level }: думает секунду
web-new-name = Имя на месте { $seat }
web-new-someone = Игрок { $seat }
web-new-rules = Правила этого стола
web-new-clock = Время на размышление
web-new-clock-none = Сколько угодно
web-new-clock-move = На каждый ход
web-new-clock-bank = На всю игру
web-new-clock-days = Дни на каждый ход
web-new-clock-over = Вдвоём проигрывает тот, чьё время вышло; если игроков больше, за него играет бот, пока он не вернётся.
web-new-seconds = Секунд на ход
web-new-minutes = Минут на игру
web-new-increment = Прибавка секунд за ход
web-new-days = Дней на ход
web-new-open = Кто может прийти
web-new-link = Только те, у кого есть ссылка
web-new-public = Все: стол виден на главной странице
web-new-set = Накрыть стол

## Where a rule comes from
web-origin-book = печатное правило
web-origin-ruling = наше решение
web-origin-fr = французское издание
web-origin-hu = венгерское издание
web-origin-ru = русское издание

## What can be chosen in Crab Stack
web-option-crab-stack-layout = Где лежат камни
web-option-crab-stack-layout-rings = Полными кольцами вокруг открытой воды в середине
web-option-crab-stack-layout-alternate = Два кольца и каждая вторая ячейка третьего; печатной картинки у нас нет
web-option-crab-stack-layout-corners = Два кольца и три мыса; другое прочтение утраченной картинки
web-option-crab-stack-tie = Две группы равны: кто решает, какую смоет волна?
web-option-crab-stack-tie-mover = Тот, кто только что сходил
web-option-crab-stack-tie-next = Следующий игрок
web-option-crab-stack-repetition = Одна и та же позиция снова и снова
web-option-crab-stack-repetition-is = После стольких раз объявляется ничья; 0 значит никогда. Книги называют это ничьей, не называя числа.

## What can be chosen in Krabcek
web-option-krabcek-tiles = Плитки лабиринта
web-option-krabcek-tiles-one = Больше путей: почти все перекрёстки ведут дальше
web-option-krabcek-tiles-two = Меньше путей: больше тупиков
web-option-krabcek-turns = Самая долгая игра
web-option-krabcek-turns-is = После стольких ходов, считая обоих игроков вместе, объявляется ничья.

## What can be chosen in Survive
web-option-survive-colours = Сколько цветов у каждого из двоих
web-option-survive-colours-1 = По одному цвету
web-option-survive-colours-2 = По два цвета, очки складываются
web-option-survive-variants = Испытания
web-option-survive-variants-crowded = Перенаселение: вдали от берега на плитке могут начать двое
web-option-survive-variants-equal = Все равны: побеждает тот, кто спас больше исследователей, сколько бы они ни стоили
web-option-survive-variants-last-explorer = До последнего: вулкан — это водоворот, и играют, пока на поле кто-то есть
web-option-survive-variants-last-tile = Атлантида тонет: вулкан — это водоворот, и игра кончается вместе с островом
web-option-survive-values = Ценности под исследователями
web-option-survive-values-hidden = Нужно помнить: больше смотреть нельзя
web-option-survive-values-own = На свои можно смотреть всегда
