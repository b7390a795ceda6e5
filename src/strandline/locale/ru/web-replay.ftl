## The Replay page: opening a game file
web-replay-title = { $game }: просмотр
web-replay-about = Посмотрите партию ход за ходом, узнайте, где она решилась, удачей или умением, и проверьте кубики.
web-replay-drop = Перетащите сюда файл партии
web-replay-drop-now = Отпустите файл, чтобы открыть партию
web-replay-choose = Выбрать файл
web-replay-what = В файле партии (.json) записана одна партия целиком. Его можно скачать за столом.
web-replay-kept-nowhere = Партия нигде не сохраняется, если вы не создадите ссылку, чтобы ею поделиться.
web-replay-other = Открыть другую партию
web-replay-opening = Загружаем партию…
web-replay-mine = Ваши оконченные партии
web-replay-mine-none = Здесь появятся партии, которые вы доиграете на этом сайте.
web-replay-not-opened = Не удалось открыть эту партию.
web-replay-not-text = «{ $file }» — не файл партии: такой файл содержит текст в формате JSON.
web-replay-several = Пожалуйста, открывайте файлы партий по одному.
web-replay-empty = Файл «{ $file }» пуст.
web-replay-not-over = Эта партия ещё продолжается. Её можно будет посмотреть, когда она закончится.
web-replay-no-table = Такой партии нет, или она вам недоступна.
web-replay-no-link = Срок действия ссылки истёк: сервер больше не хранит эту партию.
web-replay-too-big = Файл «{ $file }» слишком велик: файл партии занимает не больше { $most } КБ.

## The game
web-replay-seat = { $colour }: { $name }
web-replay-goes-on = Файл заканчивается раньше, чем партия.
web-replay-stopped = Партия прервана без результата.
web-replay-won = Победа: { $name }.
web-replay-won-resigned = Победа: { $name }. Партия сдана: { $other }.
web-replay-won-time = Победа: { $name }. Время вышло: { $other }.
web-replay-draw = Ничья: { $names }.
web-replay-agreed = Ничья по соглашению: { $names }.
web-replay-eyes = Смотреть как
web-replay-eyes-all = зритель

## Stepping
web-replay-board = Игровое поле
web-replay-steps = Ходы партии
web-replay-first = В начало
web-replay-back = Предыдущий ход
web-replay-play = Воспроизвести партию
web-replay-pause = Пауза
web-replay-on = Следующий ход
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
web-replay-keys = Клавиши: ← и → листают ходы, Home и End ведут в начало и в конец, пробел запускает и останавливает показ, B показывает лучшие ходы.
web-replay-moves = Ходы
web-replay-start = Начало
web-replay-chance = Случай
web-replay-by = { $name }: { $move }
web-replay-words = Позиция словами

## Winning chances
web-replay-analysis = Кто выигрывал?
web-replay-analyse = Разобрать эту партию
web-replay-analyse-about = Компьютер просмотрит каждую позицию: шансы каждого после каждого хода, что дала удача и чего стоили ошибки. Первая кривая появится за несколько секунд, а затем примерно до двух минут будет уточняться.
web-replay-loading = Загружаем поиск для { $game }: прошло { $seconds } с. В первый раз это может занять минуту.
web-replay-first-look = Первый взгляд на всю партию: { $percent }
web-replay-closer-look = Разбираем подробнее, начиная с переломных моментов: { $percent }
web-replay-analysed = Разбор готов.
web-replay-stop = Остановить
web-replay-broken-off = Разбор прерван. Разберите партию ещё раз.
web-replay-chances = Шансы на победу
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = Удача, над линией
web-replay-loss-bars = Упущенные очки, под линией
web-replay-band = Случайное событие
web-replay-after = После хода { $at }: { $told }
web-replay-at-first = В начале: { $told }
web-replay-better = Лучше был ход: { $move }
web-replay-best-played = Это лучший ход, насколько может судить компьютер.
web-replay-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-replay-points-are = 100 очков — это одна победа.
web-replay-totals = Удача и умение
web-replay-luck = Удача
web-replay-loss = Свои ошибки
web-replay-gifts = Чужие решения
web-replay-rest = Остаток
web-replay-begin = Начало
web-replay-end = Конец
web-replay-rest-is = Остаток — это то, что компьютер понял лишь позже, или то, чего игроки не могли знать, принимая решение.
web-replay-turning = Переломные моменты
web-replay-turning-none = Ничего не выделяется: ни большой удачи, ни большой ошибки.
web-replay-turn-luck = Ход { $at }: удача, { $points } ({ $name })
web-replay-turn-loss = Ход { $at }: упущено { $points } ({ $name })
web-replay-unsure = Возможно, это вовсе не ошибка: оценка недостаточно точна.
web-replay-flag-loss = Ошибка { $points }
web-replay-flag-luck = Удача { $points }
web-replay-flag-choice = Свободный выбор
web-replay-sum-lucky-gave = { $name }: везение ({ $luck }), но упущено { $loss }.
web-replay-sum-lucky-clean = { $name }: везение ({ $luck }), и почти ничего не упущено.
web-replay-sum-unlucky-gave = { $name }: невезение ({ $luck }), и упущено { $loss }.
web-replay-sum-unlucky-clean = { $name }: невезение ({ $luck }), но почти ничего не упущено.
web-replay-sum-even-gave = { $name }: упущено { $loss }.
web-replay-sum-even-clean = { $name }: почти ничего не упущено.
web-replay-sum-lucky-gave-you = Вам повезло ({ $luck }), но вы упустили { $loss }.
web-replay-sum-lucky-clean-you = Вам повезло ({ $luck }), и вы почти ничего не упустили.
web-replay-sum-unlucky-gave-you = Вам не повезло ({ $luck }), и вы упустили { $loss }.
web-replay-sum-unlucky-clean-you = Вам не повезло ({ $luck }), но вы почти ничего не упустили.
web-replay-sum-even-gave-you = Вы упустили { $loss }.
web-replay-sum-even-clean-you = Вы почти ничего не упустили.
web-replay-table = Все ходы таблицей
web-replay-move = Ход
web-replay-number = №
web-replay-who = Кто
web-replay-given = Упущено
web-replay-error-about = Светлая полоса показывает, насколько может отличаться настоящий шанс.

## Best moves
web-replay-best = Лучшие ходы здесь
web-replay-find-best = Показать лучшие ходы
web-replay-hide-best = Скрыть лучшие ходы
web-replay-thinking = Компьютер изучает эту позицию…
web-replay-best-for = Ход: { $name }. Сначала лучшие:
web-replay-best-blind = Ход: { $name }. Сначала лучшие — по тому, что было известно тогда. Кривая знает всё.
web-replay-outcomes = Что может выпасть и чего стоит каждый исход:
web-replay-proven = доказано
web-replay-odds = вероятность { $percent }
web-replay-played = сыграно
web-replay-over = Здесь партия уже окончена.

## Sharing and downloading
web-replay-take = Поделиться и скачать
web-replay-share = Скопировать ссылку на этот ход
web-replay-share-whole = Скопировать ссылку на эту партию
web-replay-copied = Ссылка скопирована.
web-replay-link = Ссылка
web-replay-link-kept = Партию увидит каждый, у кого есть эта ссылка. Сервер хранит её { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
web-replay-link-public = Это открытый стол: партию увидит каждый, у кого есть ссылка.
web-replay-record = Файл партии (JSON)
web-replay-svg = Картинка (SVG)
web-replay-png = Картинка (PNG)
web-replay-gif = Анимация (GIF)
web-replay-drawing = Картинок: { $done } из { $total }

## Fair dice
web-replay-dice = Честные кубики
web-replay-dice-about = Прежде чем кто-либо сел за стол, было зафиксировано секретное число, а потом каждый игрок добавил своё. Ваш браузер может получить каждый исход заново и сравнить.
web-replay-dice-check = Проверить кубики
web-replay-deal = Честная расстановка
web-replay-deal-check = Проверить расстановку
web-replay-dice-fair = { $outcomes ->
    [0] Секретное число в этом файле соответствует своему отпечатку. Кроме начальной расстановки, случай ничего не решал.
    [one] { $outcomes } случайный исход следует из секретного числа и чисел игроков в этом файле, и секретное число соответствует своему отпечатку.
    [few] Все { $outcomes } случайных исхода следуют из секретного числа и чисел игроков в этом файле, и секретное число соответствует своему отпечатку.
    [many] Все { $outcomes } случайных исходов следуют из секретного числа и чисел игроков в этом файле, и секретное число соответствует своему отпечатку.
   *[other] Все { $outcomes } случайного исхода следуют из секретного числа и чисел игроков в этом файле, и секретное число соответствует своему отпечатку.
}
web-replay-dice-unkept = Этот браузер ничего не запомнил за этим столом, поэтому он не может сказать, те ли это числа, что были в партии: составитель файла мог выбрать и другие.
web-replay-dice-kept = { $numbers ->
    [0] Отпечаток тот самый, который этот браузер запомнил, когда вы сели за стол, так что секретное число с тех пор не подменили. Вашего числа браузер не запомнил.
    [one] Отпечаток и ваше число — те самые, которые этот браузер запомнил, когда вы сели за стол, так что с тех пор их не подменили.
    [few] Отпечаток и ваши { $numbers } числа — те самые, которые этот браузер запомнил, когда вы сели за стол, так что с тех пор их не подменили.
    [many] Отпечаток и ваши { $numbers } чисел — те самые, которые этот браузер запомнил, когда вы сели за стол, так что с тех пор их не подменили.
   *[other] Отпечаток и ваши { $numbers } числа — те самые, которые этот браузер запомнил, когда вы сели за стол, так что с тех пор их не подменили.
}
web-replay-dice-other-commitment = Не совпадает: когда вы сели за стол, этот браузер запомнил отпечаток { $kept }, а в файле — { $found }. Не доверяйте кубикам этой партии.
web-replay-dice-other-nonce = Не совпадает: когда вы сели на место { $seat }, этот браузер запомнил ваше число { $kept }, а в файле — { $found }. Не доверяйте кубикам этой партии.
web-replay-dice-other-table = Не совпадает: файл с другого стола. Не доверяйте кубикам этой партии.
web-replay-dice-other-shown = Не совпадает: по данным самого файла, месту { $seat } показали другой отпечаток. Не доверяйте кубикам этой партии.
web-replay-dice-deal = Начальная расстановка составлена заново по этому секретному числу: она совпадает.
web-replay-dice-deal-wrong = Но начальная расстановка не совпадает: по этому секретному числу получается другая.
web-replay-dice-none = Эту партию нельзя проверить: её играли не за столом этого сайта, или в файле не хватает данных для проверки.
web-replay-dice-secret = Нечестно: секретное число не то, которое было зафиксировано до начала партии.
web-replay-dice-first = Нечестно: жребий указывает на другого первого игрока.
web-replay-dice-outcome = Нечестно: исход { $number }, ход { $at }: в файле { $move }, а по кубикам { $drawn }.
web-replay-dice-go = Показать этот ход
web-replay-dice-seen = Браузер проверил это сам, не обращаясь к серверу.
