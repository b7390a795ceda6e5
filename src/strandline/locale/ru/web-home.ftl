## The first page
web-home-hero = Присаживайтесь у моря
web-home-hero-more = Три настоящие настольные игры, бесплатно и прямо в браузере. Сыграйте с ботом, за одним экраном или отправьте друзьям ссылку. Без регистрации и без установки.
web-home-hero-here = Три настоящие настольные игры, бесплатно и прямо в браузере. Сыграйте с ботом или вместе за одним экраном. Без регистрации и установки, а после первой загрузки и без связи.
web-home-games = Игры
web-home-range = { $least }–{ $most }
web-home-players = { $most ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }
web-home-minutes = { $minutes } мин.
web-home-do-what = { $action }: { $game }
web-home-play = Играть
web-home-against = Уровень ботов: { $game }
web-home-against-level = { $bot }, уровень { $level }
web-home-friends = Играть с друзьями
web-home-learn-it = Как играть
web-home-my-tables = Ваши столы
web-home-open-tables = Открытые столы
web-home-over-tables = Недавние партии
web-home-with = играют: { $names }
web-home-your-turn = Ваш ход
web-home-status-open = Ждём игроков
web-home-status-playing = Идёт партия
web-home-status-over = Окончена
web-home-won = Победа: { $names }
web-home-shared = Общая победа: { $names }
web-home-won-you = Вы победили
web-home-shared-you = Вы разделили победу
web-home-lost-you = Вы проиграли
web-home-drawn-game = Ничья
web-home-nobody-won = Прервана
web-home-put-away = Убрать
web-home-put-away-what = Убрать: { $game }, { $ago }
web-home-bring-back = Показать убранные партии ({ $count })
web-home-next = Что дальше
web-home-next-lesson = Продолжить обучение: { $game }, пройдено шагов { $done } из { $all }
web-home-next-learn = Учиться шаг за шагом: { $game }
web-home-next-level = { $game }: уровень { $level } побеждён дважды. Встречайте: { $bot }
web-home-next-daily = Задача дня
web-home-next-row = { $count ->
    [one] ({ $count } день подряд)
    [few] ({ $count } дня подряд)
    [many] ({ $count } дней подряд)
   *[other] ({ $count } дня подряд)
}
web-home-next-puzzles = Другие задачи
