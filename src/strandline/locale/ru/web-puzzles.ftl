## The page of puzzles.
web-puzzles-about = Найдите лучший ход в позициях из настоящих партий. Ваши результаты видите только вы.
web-puzzles-of = Задачи: { $game }
web-puzzles-daily = Задача дня
web-puzzles-daily-about = Одна для всех; новая появляется каждый день в полночь по UTC.
web-puzzles-daily-solved = Сегодняшняя задача решена.
web-puzzles-daily-missed = Сегодняшнюю задачу вы уже пробовали. Новая появится в полночь по UTC.
web-puzzles-days = { $count ->
    [one] Решено { $count } день подряд.
    [few] Решено { $count } дня подряд.
    [many] Решено { $count } дней подряд.
   *[other] Решено { $count } дня подряд.
}
web-puzzles-solve = Решать
web-puzzles-count = Решено: { $done } из { $all }
web-puzzles-rating = Ваш рейтинг: { $rating }
web-puzzles-you = Ваш цвет: { $colour }
web-puzzles-hard = Сложность: { $rating }
web-puzzles-streak = { $count ->
    [one] { $count } подряд
    [few] { $count } подряд
    [many] { $count } подряд
   *[other] { $count } подряд
}
web-puzzles-best = { $count ->
    [one] рекорд: { $count }
    [few] рекорд: { $count }
    [many] рекорд: { $count }
   *[other] рекорд: { $count }
}
web-puzzles-feedback = Ответ на ваш ход
web-puzzles-right = Верно! Продолжайте.
web-puzzles-solved = Решено!
web-puzzles-shown = Таким был ответ.
web-puzzles-wrong = { $move }: это не решение.
web-puzzles-refuted = На поле видно почему.
web-puzzles-hint = Подсказка
web-puzzles-hint-themes = Тема: { $themes }
web-puzzles-hint-arrow = Стрелка показывает ход.
web-puzzles-show = Показать ответ
web-puzzles-again = Попробовать снова
web-puzzles-next = Следующая задача
web-puzzles-then = Доиграть до конца
web-puzzles-more = Другие задачи
web-puzzles-all = Все задачи
web-puzzles-share = Поделиться
web-puzzles-shared-solved = Strandline, задача дня { $date }: ★★ решена с первой попытки
web-puzzles-shared-hint = Strandline, задача дня { $date }: ★☆ решена с подсказкой
web-puzzles-shared-missed = Strandline, задача дня { $date }: ☆☆ в этот раз не вышло. А у вас?
web-puzzles-change = Рейтинг: { $before } → { $after }
web-puzzles-moves = Все возможные ходы
web-puzzles-not-allowed = Так нельзя:
web-puzzles-none = Таких задач здесь нет.
web-puzzles-torn = Прежние результаты не удаётся прочитать, поэтому счёт начинается заново.
