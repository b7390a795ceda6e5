## The board that draws any game. Names of places and texts of moves come from the game.
default-board-move = { $move }
default-board-ask = Выберите ход.
default-board-place = { $place }: { $pieces }
default-board-empty = { $place }: пусто
default-board-text = Позиция: { $text }
default-board-can-move = может ходить
default-board-can-choose = можно выбрать
default-board-goal = сюда можно
default-board-held = выбрано
default-board-last = последний ход
default-board-picked-up = Выбрано: { $piece }, { $place }. Можно пойти на: { $goals }.
default-board-others = Другие ходы
default-board-which = Какой ход вы имеете в виду?
default-board-none = Ни один из них
