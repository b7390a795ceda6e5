## The Replay page: opening a record
replay-ui-title = { $game }: просмотр
replay-ui-about = Пройдите игру ход за ходом, посмотрите, где она решилась, удачей или умением, и проверьте кубики.
replay-ui-drop = Перетащите сюда файл записи
replay-ui-drop-now = Отпустите: эта запись откроется
replay-ui-choose = Выбрать файл
replay-ui-what = Запись — это небольшой файл (.json), который стол или командная строка даёт вам об игре.
replay-ui-kept-nowhere = Сервер проигрывает её и ничего не хранит, если вы не создадите ссылку.
replay-ui-other = Открыть другую запись
replay-ui-opening = Проигрываем игру…
replay-ui-mine = Ваши оконченные игры
replay-ui-mine-none = Здесь появятся игры, которые вы здесь доиграли.
replay-ui-open = Посмотреть: { $game }, { $date }
replay-ui-not-opened = Эту запись не удалось открыть.
replay-ui-not-text = «{ $file }» — не запись игры: запись — это текстовый файл в формате JSON.
replay-ui-several = Пожалуйста, по одной записи.
replay-ui-empty = Файл «{ $file }» пуст.
replay-ui-not-over = Эта игра продолжается. Её можно посмотреть, когда она закончится.
replay-ui-no-table = Такой игры здесь нет, или она не для ваших глаз.
replay-ui-no-link = Эта ссылка больше не действует: запись хранилась здесь какое-то время, теперь её нет.
replay-ui-too-big = Файл «{ $file }» слишком велик для записи: не больше { $most } КБ.

## The game
replay-ui-bot = Бот, уровень { $level }
replay-ui-seat = { $colour }: { $name }
replay-ui-goes-on = Запись заканчивается раньше игры.
replay-ui-stopped = Игра прервана, без результата.
replay-ui-won = Победа: { $name }.
replay-ui-won-resigned = Победа: { $name }. Сдача: { $other }.
replay-ui-won-time = Победа: { $name }. Время вышло: { $other }.
replay-ui-draw = Ничья: { $names }.
replay-ui-agreed = Ничья по согласию: { $names }.
replay-ui-eyes = Чьими глазами
replay-ui-eyes-all = глазами зрителя

## Stepping
replay-ui-board = Игровое поле
replay-ui-steps = Пройти по игре
replay-ui-first = В начало
replay-ui-back = На ход назад
replay-ui-play = Проиграть игру
replay-ui-pause = Пауза
replay-ui-on = На ход вперёд
replay-ui-last = В конец
replay-ui-slider = Ход
replay-ui-at = Ход { $at } из { $all }
replay-ui-at-start = Начало, впереди { $all ->
    [one] { $all } ход
    [few] { $all } хода
    [many] { $all } ходов
   *[other] { $all } хода
}
replay-ui-speed = Скорость
replay-ui-speed-slow = медленно
replay-ui-speed-middle = средне
replay-ui-speed-quick = быстро
replay-ui-keys = Клавиши: ← → один ход, Home и End, пробел — проиграть; B — лучшие ходы.
replay-ui-moves = Ходы
replay-ui-start = Начало
replay-ui-chance = Случай
replay-ui-by = { $name }: { $move }
replay-ui-words = Позиция словами

## Winning chances
replay-ui-analysis = Кто выигрывал?
replay-ui-analyse = Разобрать эту игру
replay-ui-analyse-about = Поиск смотрит каждую позицию: шансы каждого после каждого хода, что дал случай и чего стоили решения. Это займёт от нескольких секунд до двух минут.
replay-ui-analysing = Позиций: { $done } из { $total }
replay-ui-getting-ready = Поиск готовится. В первый раз это занимает минуту.
replay-ui-analysed = Разбор готов.
replay-ui-stop = Остановить
replay-ui-broken-off = Разбор прервался. Попробуйте ещё раз.
replay-ui-chances = Шансы на победу
replay-ui-curve-point = { $name } { $percent }
replay-ui-sure = ± { $points }
replay-ui-luck-bars = Удача, над линией
replay-ui-loss-bars = Упущено, под линией
replay-ui-band = Случайное событие
replay-ui-after = После хода { $at }: { $told }
replay-ui-at-first = В начале: { $told }
replay-ui-better = Лучше было: { $move }
replay-ui-best-played = Лучший ход, насколько видит поиск.
replay-ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
replay-ui-points-are = Очко — сотая доля победы.
replay-ui-totals = Удача и умение
replay-ui-luck = Удача
replay-ui-loss = Свои ошибки
replay-ui-gifts = Чужие ошибки
replay-ui-rest = Остаток
replay-ui-begin = Начало
replay-ui-end = Конец
replay-ui-rest-is = Остаток — то, что поиск узнал лишь позже или чего при решении никто не мог знать.
replay-ui-turning = Где всё повернулось
replay-ui-turning-none = Ничего не выделяется: ни большой удачи, ни большой ошибки.
replay-ui-turn-luck = Ход { $at }: удача, { $name }, { $points }
replay-ui-turn-loss = Ход { $at }: { $name } теряет { $points }
replay-ui-unsure = А может, и ничего: точнее эта оценка сказать не может.
replay-ui-table = Все ходы таблицей
replay-ui-move = Ход
replay-ui-number = №
replay-ui-who = Кто
replay-ui-given = Упущено
replay-ui-error-about = Светлая полоса показывает, насколько оценка может ошибаться.

## Best moves
replay-ui-best = Лучшие ходы здесь
replay-ui-find-best = Показать лучшие ходы
replay-ui-hide-best = Скрыть лучшие ходы
replay-ui-thinking = Поиск смотрит эту позицию…
replay-ui-best-for = { $name }, сначала лучшие:
replay-ui-outcomes = Что может выпасть и сколько это стоит:
replay-ui-proven = доказано
replay-ui-odds = вероятность { $percent }
replay-ui-played = сыграно
replay-ui-over = Здесь игра окончена.

## Taking it along
replay-ui-take = Поделиться и сохранить
replay-ui-share = Скопировать ссылку на этот ход
replay-ui-share-whole = Скопировать ссылку на эту игру
replay-ui-copied = Ссылка скопирована.
replay-ui-link = Ссылка
replay-ui-link-kept = Игру увидит каждый, у кого есть эта ссылка. Запись хранится здесь { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
replay-ui-link-public = Стол открытый: игру увидит каждый, у кого есть эта ссылка.
replay-ui-record = Запись
replay-ui-svg = Картинка (SVG)
replay-ui-png = Картинка (PNG)
replay-ui-gif = Анимация (GIF)
replay-ui-drawing = Картинок: { $done } из { $total }
replay-ui-saved = Файл «{ $file }» скачан.

## Fair dice
replay-ui-dice = Честные кубики
replay-ui-dice-about = Прежде чем кто-то сел за стол, сервер связал себя тайной; каждый добавил своё число. Ваш браузер может вытянуть каждый исход заново.
replay-ui-dice-check = Проверить кубики
replay-ui-deal = Честная раздача
replay-ui-deal-check = Проверить раздачу
replay-ui-dice-fair = Всё честно: тайна та самая, которой связал себя сервер, и { $outcomes ->
    [0] других исходов не было.
    [one] { $outcomes } исход случая — тот же, что вытягивает из неё ваш браузер.
    [few] { $outcomes } исхода случая — те же, что вытягивает из неё ваш браузер.
    [many] { $outcomes } исходов случая — те же, что вытягивает из неё ваш браузер.
   *[other] { $outcomes } исхода случая — те же, что вытягивает из неё ваш браузер.
}
replay-ui-dice-deal = Сервер заново раздал начало из той же тайны: сходится.
replay-ui-dice-deal-wrong = Но, по словам сервера, начало не то, которое даёт эта тайна.
replay-ui-dice-none = Эту запись нельзя проверить: играли не за здешним столом, или не хватает того, что нужно для проверки.
replay-ui-dice-secret = Нечестно: тайна не та, которой связал себя сервер.
replay-ui-dice-outcome = Нечестно: исход { $number }, с ходом { $at }, — { $move }; по кубикам { $drawn }.
replay-ui-dice-go = Показать этот ход
replay-ui-dice-seen = Проверено в этом браузере, без вопросов к серверу.
