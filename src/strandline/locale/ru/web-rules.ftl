## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
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
rules-ui-link = Ссылка на правило { $rule }
rules-ui-editions = Издания
rules-ui-question = Вопрос
rules-ui-here = Как играем здесь
rules-ui-learn = Учиться, играя
rules-ui-usual = обычно
rules-ui-usually = обычно { $number }
rules-ui-play = Играть

## Labels of editions: of a printed book in this language; “ours” where we had to decide
edition-hu = Венгерское
edition-ru = Русское
edition-fr = Французское
edition-nl = Нидерландское
edition-fa = Персидское
edition-ours = Наше

## Examples
rules-ui-example = Пример
rules-ui-first = В начало
rules-ui-back = На ход назад
rules-ui-next = На ход вперёд
rules-ui-last = В конец
rules-ui-step = { $at } из { $all }:
rules-ui-free = Попробуйте свои ходы: возьмите фишку.
rules-ui-again = Назад к примеру
rules-ui-why-not = Почему нельзя?
