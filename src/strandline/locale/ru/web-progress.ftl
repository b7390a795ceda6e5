## The page of one’s own progress.
web-progress-about = Хранится в этом браузере, только для вас.
web-progress-about-server = Хранится в этом браузере и на этом сервере, только для вас. Другие ваши устройства тоже это покажут.
web-progress-games = Партии
web-progress-none = Доиграйте партию, и она появится здесь.
web-progress-total = Победы: { $won }, ничьи: { $drawn }, поражения: { $lost }
web-progress-streak = { $count ->
    [one] Самая длинная серия: { $count } победа
    [few] Самая длинная серия: { $count } победы
    [many] Самая длинная серия: { $count } побед
   *[other] Самая длинная серия: { $count } победы
}
web-progress-against = Соперник
web-progress-won = Победы
web-progress-drawn = Ничьи
web-progress-lost = Поражения
web-progress-level = { $bot }, уровень { $level }
web-progress-people = люди
web-progress-puzzles = Рейтинг { $rating }; решено: { $solved }; подряд: не больше { $best }
web-progress-solve = Решать задачи
web-progress-best = Лучшие партии
web-progress-best-is = Победы над сильнейшими соперниками; сначала те, где меньше ошибок.
web-progress-luck = Удача
web-progress-luck-is = Что дали вам кубики и плитки, в пунктах из ста, по разбору в конце каждой партии.
web-progress-mean = В среднем: { $points }
web-progress-export = Скачать всё
web-progress-delete = Удалить всё
web-progress-sure = Удалить из этого браузера результаты, задачи и пройденные уроки? Столы останутся.
web-progress-sure-server = Удалить результаты, задачи и пройденные уроки из этого браузера и с сервера? Другие ваши устройства тоже удалят свои задачи и уроки. Столы останутся.
web-progress-deleted = Удалено.
web-progress-deleted-here = Здесь удалено. Копия на сервере будет удалена, как только он станет доступен.
web-progress-torn = Часть сохранённого здесь больше не удаётся прочитать.
