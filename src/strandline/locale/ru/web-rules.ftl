## The rules page. The rules themselves and the captions of their examples are in each game's own file.
web-rules-title = Правила игры { $game }
web-rules-quick = Быстрый старт
web-rules-contents = Содержание
web-rules-search = Поиск по правилам
web-rules-found = { $count ->
    [0] Таких слов нет ни в одном правиле.
    [one] Эти слова есть в { $count } правиле.
    [few] Эти слова есть в { $count } правилах.
    [many] Эти слова есть в { $count } правилах.
   *[other] Эти слова есть в { $count } правилах.
}
web-rules-link = Ссылка на правило { $rule }
web-rules-editions = Издания
web-rules-tips = Советы
web-rules-question = Вопрос
web-rules-here = Как играем здесь
web-rules-learn = Пройти обучение
web-rules-usual = по умолчанию
web-rules-usually = по умолчанию: { $number }
web-rules-play = Играть

## Labels of sources: a printed book in this language; “inferred” where it follows; “ours” where we had to decide
web-rules-edition-hu = Венгерское
web-rules-edition-ru = Русское
web-rules-edition-fr = Французское
web-rules-edition-nl = Нидерландское
web-rules-edition-fa = Персидское
web-rules-edition-inferred = Вывод
web-rules-edition-ours = Наше

## What the labels mean
web-rules-source = Источник:
web-rules-legend = Откуда взяты правила
web-rules-legend-book = { $editions }: так сказано в печатном издании на этом языке.
web-rules-legend-inferred = Вывод: это следует из печатных изданий или, где их рисунки утрачены, из общедоступных описаний.
web-rules-legend-ours = Наше: в изданиях об этом не сказано, поэтому решили мы.

## Examples
web-rules-example = Пример
web-rules-first = В начало
web-rules-back = Предыдущий ход
web-rules-next = Следующий ход
web-rules-last = В конец
web-rules-step = { $at } из { $all }:
web-rules-free = Попробуйте свои ходы: выберите фишку.
web-rules-again = Назад к примеру
web-rules-why-not = Почему так нельзя?
