## The table's page: where things stand
web-table-title = { $game }: стол
web-table-loading = Готовим стол…
web-table-no-table = Такого стола нет, или ссылка неполная. Попросите полную ссылку у того, кто вас пригласил.
web-table-home = На главную
web-table-offline = Нет связи. Переподключаемся… Ничего не потеряно.
web-table-move-waits = Отправим ваш ход, как только появится связь.
web-table-polling = Мгновенные обновления не работают: ходы могут появляться с небольшой задержкой.
web-table-back-online = Связь восстановлена.
web-table-board = Игровое поле
web-table-asked-of = { $name } — { $question }
web-table-turn-of = Ходит { $name }.
web-table-turn-of-bot = { $name } думает…
web-table-reacting = Ждём ответа: { $names }.
web-table-answered = Ваш ответ принят. Все ответы откроются одновременно.
web-table-window = Ответы откроются через { $unit ->
    [hours] { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
    [minutes] { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
   *[seconds] { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
}. Нет ответа — нет защиты.
web-table-preset-passes = Вы не защищаетесь (так настроено).

## Seats
web-table-seats = Места
web-table-seat = Место { $number }
web-table-seat-free = Свободно
web-table-seat-kept = ещё не здесь
web-table-you = вы
web-table-bot = { $bot }, уровень { $level }
web-table-bot-level = уровень { $level }
web-table-colour = { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
    [black] чёрные
   *[white] белые
}
web-table-of-colour = { $name } ({ $colour })
web-table-program = Программа
web-table-connected = на связи
web-table-not-connected = нет связи
web-table-away = отсутствует: играет бот
web-table-resigned = партия сдана
web-table-to-move = ходит
web-table-clock = Осталось времени: { $time }
web-table-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} { $hours } ч

## Before the game
web-table-waiting = Партия начнётся, когда все места будут заняты.
web-table-waiting-names = Ждём: { $names }.
web-table-waiting-for = Ещё свободно: { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}.
web-table-lot = Цвета и очерёдность хода определит жребий в начале партии.
web-table-first = Начинает { $colour }.
web-table-your-name = Ваше имя
web-table-name-help = Его видят другие игроки. Ни регистрация, ни пароль не нужны.
web-table-sit = Сесть здесь
web-table-get-up = Освободить место
web-table-close-table = Закрыть стол
web-table-closed = Этот стол закрыт.
web-table-watch-only = Все места предназначены другим игрокам, но вы можете смотреть.
web-table-seat-taken = Это место занято; вы смотрите партию.
web-table-dice = Отпечаток секретного числа:
web-table-dice-about = Секретное число определяет все броски за этим столом, а это его отпечаток. Браузер запомнит его, когда вы сядете за стол, и после партии сможет сказать, не подменили ли число.
web-table-dice-other = Когда вы сели за стол, браузер запомнил другой отпечаток: { $kept }. С тех пор его подменили, так что не доверяйте кубикам этого стола.

## What one can do
web-table-actions = Что можно сделать
web-table-menu = Этот стол
web-table-menu-done = Готово
web-table-undo = Отменить ход
web-table-hint = Подсказка
web-table-round = Показать последние ходы
web-table-round-stop = Остановить показ
web-table-draw = Предложить ничью
web-table-resign = Сдаться
web-table-sound-on = Звук: вкл.
web-table-sound-off = Звук: выкл.
web-table-full-screen = Во весь экран
web-table-small-screen = Выйти из полноэкранного режима
web-table-preset = Никогда не защищаться и не спрашивать меня
web-table-no-undo = Отменить нельзя: с тех пор открылись броски или секреты, или вы ещё не ходили.
web-table-hint-is = Подсказка: { $move }
web-table-hint-thinking = Бот ищет подсказку…
web-table-round-now = Показываем последние ходы…
web-table-undo-asked = { $name } просит отменить ход.
web-table-undo-waiting = Вы попросили отменить ход. Ждём ответа остальных.
web-table-grant = Разрешить
web-table-decline = Отклонить
web-table-draw-offered = Предложена ничья: { $names }.
web-table-draw-waiting = Вы предложили ничью. Ждём ответа остальных.
web-table-asked-later = Спросим по возвращении: { $names }.
web-table-asked-enough = Пока достаточно просьб. Вы сможете попросить снова после своего следующего хода.
web-table-agree = Принять ничью
web-table-back = Я снова здесь
web-table-bot-for-you = Ваше время вышло. Пока вы не вернётесь, за вас играет бот.
web-table-no-grace = У вас не осталось времени, поэтому за вас играет бот.
web-table-confirm-move = Сделать этот ход?
web-table-play-it = Сделать ход
web-table-cancel = Отмена
web-table-sure-resign = { $name }, вы хотите сдаться?
web-table-sure-resign-two = Партия закончится победой соперника.
web-table-sure-resign-more = До конца партии за вас будет играть бот.
web-table-sure-draw = Предложить ничью? Если все согласятся, партия закончится и вы разделите победу.
web-table-sure-draw-here = Все принимают ничью? Партия сразу закончится, и вы разделите победу.
web-table-sure-close = Закрыть стол? Партия на этом закончится.
web-table-sure-close-more = Результат не засчитается, и продолжить партию будет нельзя. Скачать её по-прежнему можно.

## Panels beside the board
web-table-panels = Рядом с полем
web-table-log = Ходы
web-table-log-empty = Ходов пока нет.
web-table-drawn = Жребий: { $name } — { $colour }.
web-table-chat = Чат
web-table-chat-players = Это видят только игроки.
web-table-chat-watchers = Это видят только зрители.
web-table-chat-empty = Сообщений пока нет.
web-table-overheard = Чат зрителей
web-table-chat-say = Напишите сообщение
web-table-chat-send = Отправить
web-table-chat-gone = удалено хозяином стола
web-table-chat-watcher = Зритель
web-table-chat-delete = Удалить сообщение: { $name }
web-table-chat-mute = Запретить писать в чат: { $name }
web-table-muted = { $name } больше не может писать в этот чат.
web-table-choices = Возможные ходы
web-table-choices-count = { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
    [many] { $count } возможных ходов
   *[other] { $count } возможного хода
}
web-table-choices-none = Сейчас не ваш ход.
web-table-choices-find = Найти ход
web-table-words = Словами

## One screen, several people
web-table-curtain = Передайте экран игроку { $name }
web-table-curtain-why = В этой игре у каждого свои секреты. Передайте экран, прежде чем продолжать.
web-table-curtain-who = Кто сейчас смотрит?
web-table-curtain-lift = Я — { $name }
web-table-plan = { $count ->
    [0] Можно выбрать несколько ходов, прежде чем передать экран. Каждый будет сделан в вашу очередь.
    [one] Выбран { $count } ход. Выберите ещё или передайте экран.
    [few] Выбрано { $count } хода. Выберите ещё или передайте экран.
    [many] Выбрано { $count } ходов. Выберите ещё или передайте экран.
   *[other] Выбрано { $count } хода. Выберите ещё или передайте экран.
}
web-table-plan-pass = Передать экран
web-table-plan-back = Отменить последний

## The end
web-table-over = Партия окончена
web-table-won = Побеждает { $names }.
web-table-won-you = Вы победили!
web-table-shared-you = Вы разделили победу!
web-table-lost-you = Вы проиграли.
web-table-drawn-game = Ничья.
web-table-turning-soon = Ищем переломный момент…
web-table-again = Сыграйте ещё раз или посмотрите, где в партии наступил перелом.
web-table-shared = Победу делят { $names }.
web-table-nobody-won = Партия прервана, победителя нет.
web-table-end-resigned = { $name } сдаётся.
web-table-end-resigned-you = Вы сдались.
web-table-end-time = У игрока { $name } вышло время.
web-table-end-time-you = Ваше время вышло.
web-table-end-agreed = Игроки согласились на ничью.
web-table-rematch = Реванш
web-table-level = Играть на уровне { $level }
web-table-to-rematch = Перейти к реваншу
web-table-rematch-made = Реванш готов.
web-table-replay = Разобрать партию
web-table-share = Поделиться партией
web-table-record = Скачать партию

## Announcements
web-table-said = { $name } пишет: { $text }
web-table-made = { $name }: { $move }
web-table-sat = { $name } садится за стол.
web-table-left = Кто-то освободил место.
web-table-started = Партия началась.
web-table-undone = Ход отменён.
web-table-declined = { $what ->
    [undo] { $name } не разрешает отменить ход.
    [draw] { $name } отклоняет ничью.
   *[both] { $name } отвечает отказом.
}
web-table-time-over = У игрока { $name } вышло время; дальше играет бот.
web-table-is-back = { $name } снова здесь.
web-table-new-chat = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}

## At a table of a tournament
# Buttons.
web-table-club = К турниру
web-table-club-next = Ваша следующая партия: к столу
web-table-club-done = Этот тур окончен.
