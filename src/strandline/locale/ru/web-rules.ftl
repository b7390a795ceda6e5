## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
web-rules-title = Правила игры { $game }
web-rules-contents = Содержание
web-rules-search = Искать в правилах
web-rules-found = { $count ->
    [0] Ни в одном правиле нет этих слов.
    [one] Эти слова есть в { $count } правиле.
    [few] Эти слова есть в { $count } правилах.
    [many] Эти слова есть в { $count } правилах.
   *[other] Эти слова есть в { $count } правилах.
}
web-rules-link = Ссылка на правило { $rule }
web-rules-editions = Издания
web-rules-question = Вопрос
web-rules-here = Как играем здесь
web-rules-learn = Учиться, играя
web-rules-usual = обычно
web-rules-usually = обычно { $number }
web-rules-play = Играть

## Labels of editions: of a printed book in this language; “ours” where we had to decide
web-rules-edition-hu = Венгерское
web-rules-edition-ru = Русское
web-rules-edition-fr = Французское
web-rules-edition-nl = Нидерландское
web-rules-edition-fa = Персидское
web-rules-edition-ours = Наше

## Examples
web-rules-example = Пример
web-rules-first = В начало
web-rules-back = На ход назад
web-rules-next = На ход вперёд
web-rules-last = В конец
web-rules-step = { $at } из { $all }:
web-rules-free = Попробуйте свои ходы: возьмите фишку.
web-rules-again = Назад к примеру
web-rules-why-not = Почему нельзя?
