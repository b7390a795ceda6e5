## The Replay page: opening a record
web-replay-title = { $game }: просмотр
web-replay-about = Пройдите игру ход за ходом, посмотрите, где она решилась, удачей или умением, и проверьте кубики.
web-replay-drop = Перетащите сюда файл записи
web-replay-drop-now = Отпустите: эта запись откроется
web-replay-choose = Выбрать файл
web-replay-what = Запись — это небольшой файл (.json), который стол или командная строка даёт вам об игре.
web-replay-kept-nowhere = Сервер проигрывает её и ничего не хранит, если вы не создадите ссылку.
web-replay-other = Открыть другую запись
web-replay-opening = Проигрываем игру…
web-replay-mine = Ваши оконченные игры
web-replay-mine-none = Здесь появятся игры, которые вы здесь доиграли.
web-replay-open = Посмотреть: { $game }, { $date }
web-replay-not-opened = Эту запись не удалось открыть.
web-replay-not-text = «{ $file }» — не запись игры: запись — это текстовый файл в формате JSON.
web-replay-several = Пожалуйста, по одной записи.
web-replay-empty = Файл «{ $file }» пуст.
web-replay-not-over = Эта игра продолжается. Её можно посмотреть, когда она закончится.
web-replay-no-table = Такой игры здесь нет, или она не для ваших глаз.
web-replay-no-link = Эта ссылка больше не действует: запись хранилась здесь какое-то время, теперь её нет.
web-replay-too-big = Файл «{ $file }» слишком велик для записи: не больше { $most } КБ.

## The game
web-replay-bot = Бот, уровень { $level }
web-replay-seat = { $colour }: { $name }
web-replay-goes-on = Запись заканчивается раньше игры.
web-replay-stopped = Игра прервана, без результата.
web-replay-won = Победа: { $name }.
web-replay-won-resigned = Победа: { $name }. Сдача: { $other }.
web-replay-won-time = Победа: { $name }. Время вышло: { $other }.
web-replay-draw = Ничья: { $names }.
web-replay-agreed = Ничья по согласию: { $names }.
web-replay-eyes = Чьими глазами
web-replay-eyes-all = глазами зрителя

## Stepping
web-replay-board = Игровое поле
web-replay-steps = Пройти по игре
web-replay-first = В начало
web-replay-back = На ход назад
web-replay-play = Проиграть игру
web-replay-pause = Пауза
web-replay-on = На ход вперёд
web-replay-last = В конец
web-replay-slider = Ход
web-replay-at = Ход { $at } из { $all }
web-replay-at-start = Начало, впереди { $all ->
    [one] { $all } ход
    [few] { $all } хода
    [many] { $all } ходов
   *[other] { $all } хода
}
web-replay-speed = Скорость
web-replay-speed-slow = медленно
web-replay-speed-middle = средне
web-replay-speed-quick = быстро
web-replay-keys = Клавиши: ← → один ход, Home и End, пробел — проиграть; B — лучшие ходы.
web-replay-moves = Ходы
web-replay-start = Начало
web-replay-chance = Случай
web-replay-by = { $name }: { $move }
web-replay-words = Позиция словами

## Winning chances
web-replay-analysis = Кто выигрывал?
web-replay-analyse = Разобрать эту игру
web-replay-analyse-about = Поиск смотрит каждую позицию: шансы каждого после каждого хода, что дал случай и чего стоили решения. Это займёт от нескольких секунд до двух минут.
web-replay-analysing = Позиций: { $done } из { $total }
web-replay-getting-ready = Поиск готовится. В первый раз это занимает минуту.
web-replay-analysed = Разбор готов.
web-replay-stop = Остановить
web-replay-broken-off = Разбор прервался. Попробуйте ещё раз.
web-replay-chances = Шансы на победу
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = Удача, над линией
web-replay-loss-bars = Упущено, под линией
web-replay-band = Случайное событие
web-replay-after = После хода { $at }: { $told }
web-replay-at-first = В начале: { $told }
web-replay-better = Лучше было: { $move }
web-replay-best-played = Лучший ход, насколько видит поиск.
web-replay-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-replay-points-are = Очко — сотая доля победы.
web-replay-totals = Удача и умение
web-replay-luck = Удача
web-replay-loss = Свои ошибки
web-replay-gifts = Чужие ошибки
web-replay-rest = Остаток
web-replay-begin = Начало
web-replay-end = Конец
web-replay-rest-is = Остаток — то, что поиск узнал лишь позже или чего при решении никто не мог знать.
web-replay-turning = Где всё повернулось
web-replay-turning-none = Ничего не выделяется: ни большой удачи, ни большой ошибки.
web-replay-turn-luck = Ход { $at }: удача, { $name }, { $points }
web-replay-turn-loss = Ход { $at }: { $name } теряет { $points }
web-replay-unsure = А может, и ничего: точнее эта оценка сказать не может.
web-replay-table = Все ходы таблицей
web-replay-move = Ход
web-replay-number = №
web-replay-who = Кто
web-replay-given = Упущено
web-replay-error-about = Светлая полоса показывает, насколько оценка может ошибаться.

## Best moves
web-replay-best = Лучшие ходы здесь
web-replay-find-best = Показать лучшие ходы
web-replay-hide-best = Скрыть лучшие ходы
web-replay-thinking = Поиск смотрит эту позицию…
web-replay-best-for = { $name }, сначала лучшие:
web-replay-outcomes = Что может выпасть и сколько это стоит:
web-replay-proven = доказано
web-replay-odds = вероятность { $percent }
web-replay-played = сыграно
web-replay-over = Здесь игра окончена.

## Taking it along
web-replay-take = Поделиться и сохранить
web-replay-share = Скопировать ссылку на этот ход
web-replay-share-whole = Скопировать ссылку на эту игру
web-replay-copied = Ссылка скопирована.
web-replay-link = Ссылка
web-replay-link-kept = Игру увидит каждый, у кого есть эта ссылка. Запись хранится здесь { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
web-replay-link-public = Стол открытый: игру увидит каждый, у кого есть эта ссылка.
web-replay-record = Запись
web-replay-svg = Картинка (SVG)
web-replay-png = Картинка (PNG)
web-replay-gif = Анимация (GIF)
web-replay-drawing = Картинок: { $done } из { $total }
web-replay-saved = Файл «{ $file }» скачан.

## Fair dice
web-replay-dice = Честные кубики
web-replay-dice-about = Прежде чем кто-то сел за стол, сервер связал себя тайной; каждый добавил своё число. Ваш браузер может вытянуть каждый исход заново.
web-replay-dice-check = Проверить кубики
web-replay-deal = Честная раздача
web-replay-deal-check = Проверить раздачу
web-replay-dice-fair = Всё честно: тайна та самая, которой связал себя сервер, и { $outcomes ->
    [0] других исходов не было.
    [one] { $outcomes } исход случая — тот же, что вытягивает из неё ваш браузер.
    [few] { $outcomes } исхода случая — те же, что вытягивает из неё ваш браузер.
    [many] { $outcomes } исходов случая — те же, что вытягивает из неё ваш браузер.
   *[other] { $outcomes } исхода случая — те же, что вытягивает из неё ваш браузер.
}
web-replay-dice-deal = Сервер заново раздал начало из той же тайны: сходится.
web-replay-dice-deal-wrong = Но, по словам сервера, начало не то, которое даёт эта тайна.
web-replay-dice-none = Эту запись нельзя проверить: играли не за здешним столом, или не хватает того, что нужно для проверки.
web-replay-dice-secret = Нечестно: тайна не та, которой связал себя сервер.
web-replay-dice-outcome = Нечестно: исход { $number }, с ходом { $at }, — { $move }; по кубикам { $drawn }.
web-replay-dice-go = Показать этот ход
web-replay-dice-seen = Проверено в этом браузере, без вопросов к серверу.
