## The rules page
rules-ui-title = Правила игры { $game }
rules-ui-contents = Содержание
rules-ui-search = Искать в правилах
rules-ui-found = { $count ->
    [0] Ни в одном правиле нет этих слов.
    [one] Эти слова есть в { $count } правиле.
    [few] Эти слова есть в { $count } правилах.
    [many] Эти слова есть в { $count } правилах.
   *[other] Эти слова есть в { $count } правилах.
}
rules-ui-rule = Правило { $rule }
rules-ui-link = Ссылка на правило { $rule }
rules-ui-editions = Издания
rules-ui-question = Вопрос
rules-ui-here = Как играем здесь
rules-ui-number = Номер этого правила: { $rule }
rules-ui-learn = Учиться, играя
rules-ui-play = Играть
rules-ui-rules = Правила
rules-ui-games = Другие игры

## Labels of editions
edition-hu = Венгерское
edition-ru = Русское
edition-fr = Французское
edition-nl = Нидерландское
edition-fa = Персидское
edition-ours = Наше

## Examples
rules-ui-example = Пример
rules-ui-show = Показать на поле
rules-ui-first = В начало
rules-ui-back = На ход назад
rules-ui-next = На ход вперёд
rules-ui-last = В конец
rules-ui-step = Ход { $at } из { $all }
rules-ui-start = Начало
rules-ui-free = Попробуйте свои ходы: возьмите фишку.
rules-ui-again = Назад к примеру
rules-ui-loading = Поле сейчас появится.
rules-ui-failed = Не удалось нарисовать поле. Сервер на месте?
rules-ui-retry = Ещё раз
rules-ui-over = Здесь игра окончена.
rules-ui-said = { $move }: { $reason }
