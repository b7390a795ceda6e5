## The first page
web-hero = Присаживайтесь у моря
web-hero-more = Три печатные настольные игры: одному против бота, с друзьями за одним экраном или издалека по ссылке. Без учётной записи, без установки, без платы.
web-games = Игры
web-game-crab-stack-is = Крабы взбираются на крабов, а волны смывают тех, кто отбился. Побеждает последний, кто ещё может ходить.
web-game-krabcek-is = Кубик и лабиринт, каждый раз новый. Первым постройте башню или заприте соперника.
web-game-survive-is = Остров тонет под ногами исследователей. Доставьте их на берег мимо змеев, акул, китов и дорогих друзей.
# $least and $most are numbers, already in the language's digits.
web-range = { $least }–{ $most }
# $players is a number or a range, $most its upper end.
web-players = { $most ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }
web-minutes = { $minutes } мин.
# What a button does, and for which game.
web-do-what = { $action }: { $game }
web-play = Играть
web-against = Сила ботов в { $game }
web-against-level = Бот, уровень { $level }
web-friends = Играть с друзьями
web-learn-it = Научиться
web-my-tables = Ваши столы
web-open-tables = Открытые столы
web-over-tables = Недавно сыгранные
# $names: of those who sit there too, as a list.
web-with = играют: { $names }
web-your-turn = Ваш ход
web-status-open = Ждём игроков
web-status-playing = Идёт игра
web-status-over = Окончена

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Мидия, Рапан, Литорина, Кулик, Балянус, Морская звезда, Морской конёк, Тупик, Морской ёж, Чайка, Креветка, Медуза

## Sharing a table
web-share = Пригласите остальных
web-share-seat = Ссылка на место { $seat }
web-share-program = Ссылка на место { $seat }, для программы
web-share-watch = Ссылка для зрителей
web-share-local = Эти ссылки открываются только на этом компьютере. Чтобы впустить других из домашней сети, запустите сервер так:
web-copy = Копировать
web-copy-what = Копировать: { $what }
web-copied = Скопировано
web-code-what = QR-код: { $what }

## The connection
web-offline = Нет связи с сервером. Попытки продолжаются сами…
web-online = Связь восстановлена
