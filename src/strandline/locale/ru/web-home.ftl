## The first page
web-home-hero = Присаживайтесь у моря
web-home-hero-more = Три печатные настольные игры: одному против бота, с друзьями за одним экраном или издалека по ссылке. Без учётной записи, без установки, без платы.
web-home-games = Игры
# $least and $most are numbers, already in the language's digits.
web-home-range = { $least }–{ $most }
# $players is a number or a range, $most its upper end.
web-home-players = { $most ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }
web-home-minutes = { $minutes } мин.
# What a button does, and for which game.
web-home-do-what = { $action }: { $game }
web-home-play = Играть
web-home-against = Сила ботов в { $game }
web-home-against-level = Бот, уровень { $level }
web-home-friends = Играть с друзьями
web-home-learn-it = Научиться
web-home-my-tables = Ваши столы
web-home-open-tables = Открытые столы
web-home-over-tables = Недавно сыгранные
# $names: of those who sit there too, as a list.
web-home-with = играют: { $names }
web-home-your-turn = Ваш ход
web-home-status-open = Ждём игроков
web-home-status-playing = Идёт игра
web-home-status-over = Окончена
