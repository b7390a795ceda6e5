## The table's page: where things stand
table-ui-title = { $game }: стол
table-ui-loading = Накрываем на стол…
table-ui-no-table = Такого стола нет, или ссылка неполная. Попросите полную ссылку у того, кто вас пригласил.
table-ui-home = На главную
table-ui-offline = Нет связи. Мы продолжаем попытки; ничего не потеряно.
table-ui-move-waits = Ваш ход ждёт связи.
table-ui-polling = Прямая связь не проходит. Новости приходят по запросу, чуть позже.
table-ui-back-online = Связь восстановлена.
table-ui-board = Игровое поле
table-ui-asked-of = { $name }: { $question }
table-ui-turn-of = Ходит { $name }.
table-ui-turn-of-bot = Думает: { $name }…
table-ui-reacting = Может ответить: { $names }.
table-ui-answered = Ваш ответ принят. Все ответы покажут вместе.
table-ui-window = Все ответы покажут через { $unit ->
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
}. Кто молчит, тот пропускает.
table-ui-preset-passes = Вы пропускаете, как всегда и хотели.

## Seats
table-ui-seats = Места
table-ui-seat = Место { $number }
table-ui-seat-free = Свободно
table-ui-you = вы
table-ui-bot = Бот, уровень { $level }
table-ui-colour = { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
    [black] чёрный
   *[white] белый
}
# Of several who are called alike, one with the colour
table-ui-of-colour = { $name } ({ $colour })
table-ui-program = Программа
table-ui-connected = на связи
table-ui-not-connected = нет связи
table-ui-away = нет на месте: играет бот
table-ui-resigned = сдача
table-ui-to-move = ходит
table-ui-clock = Осталось времени: { $time }
table-ui-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} { $hours } ч

## Before the game
table-ui-waiting = Игра начнётся, когда все места будут заняты.
table-ui-waiting-for = Ещё свободно: { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}.
table-ui-your-name = Ваше имя
table-ui-name-help = Его видят другие. Ни учётной записи, ни пароля.
table-ui-sit = Сесть здесь
table-ui-get-up = Встать
table-ui-close-table = Закрыть стол
table-ui-closed = Этот стол закрыт.
table-ui-watch-only = Места предназначены другим; вы можете наблюдать.
table-ui-seat-taken = Это место занято; вы наблюдаете.

## What one can do
table-ui-actions = Что можно сделать
table-ui-menu = Этот стол
table-ui-menu-done = Готово
table-ui-undo = Взять назад
table-ui-hint = Подсказка
table-ui-draw = Предложить ничью
table-ui-resign = Сдаться
table-ui-sound-on = Звук: вкл.
table-ui-sound-off = Звук: выкл.
table-ui-full-screen = Во весь экран
table-ui-small-screen = Выйти из полного экрана
table-ui-preset = Всегда пропускать, когда можно ответить
table-ui-no-undo = Взять назад нечего: уже показан бросок или тайна, или вы ещё не ходили.
table-ui-hint-is = Подсказка: { $move }
table-ui-hint-thinking = Бот думает над этим…
table-ui-undo-asked = { $name } хочет взять ход назад.
table-ui-undo-waiting = Вы попросили взять ход назад. Решают остальные.
table-ui-grant = Разрешить
table-ui-decline = Отклонить
table-ui-draw-offered = На ничью согласие даёт: { $names }.
table-ui-draw-waiting = Вы предложили ничью.
table-ui-agree = Согласиться
table-ui-back = Я здесь
table-ui-bot-for-you = Ваше время вышло, за вас играет бот. Возвращайтесь на место, когда захотите.
table-ui-confirm-move = Сделать этот ход?
table-ui-play-it = Сходить
table-ui-cancel = Отмена
table-ui-sure-resign = { $name }, вы хотите сдаться?
table-ui-sure-resign-two = Игра закончится, победит соперник.
table-ui-sure-resign-more = До конца за вас будет играть бот.
table-ui-sure-draw = Предложить ничью? Если все согласятся, игра закончится и победу поделят.
table-ui-sure-draw-here = Все согласны на ничью? Игра сразу закончится, и победу поделят.
table-ui-sure-close = Закрыть этот стол? Игра на этом закончится.
table-ui-sure-close-more = Она никому не засчитывается, и продолжить её нельзя. Запись по-прежнему можно забрать.

## Panels beside the board
table-ui-panels = Рядом с полем
table-ui-log = Ходы
table-ui-log-empty = Ходов ещё не было.
table-ui-chat = Разговор
table-ui-chat-players = Это читают только те, кто играет.
table-ui-chat-watchers = Это читают только те, кто наблюдает.
table-ui-chat-empty = Пока никто ничего не сказал.
table-ui-overheard = Что говорят зрители
table-ui-chat-say = Скажите что-нибудь
table-ui-chat-send = Сказать
table-ui-chat-gone = удалено хозяином стола
table-ui-chat-watcher = Кто-то из зрителей
table-ui-chat-delete = Удалить сказанное ({ $name })
table-ui-chat-mute = Лишить слова: { $name }
table-ui-muted = { $name } здесь без слова.
table-ui-choices = Варианты ходов
table-ui-choices-count = { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
    [many] { $count } возможных ходов
   *[other] { $count } возможного хода
}
table-ui-choices-none = Сейчас не ваш ход.
table-ui-choices-find = Найти ход
table-ui-words = Словами

## One screen, several people
table-ui-curtain = К экрану подходит { $name }
table-ui-curtain-why = У каждого здесь есть тайны. Передайте экран, прежде чем продолжать.
table-ui-curtain-who = Кто смотрит?
table-ui-curtain-lift = Я — { $name }

## The end
table-ui-over = Игра окончена
table-ui-won = Победа: { $names }.
table-ui-won-you = Вы победили!
table-ui-shared = Победу делят { $names }.
table-ui-nobody-won = Игра прервана; победителя нет.
table-ui-end-resigned = { $name } сдаётся.
table-ui-end-time = Время вышло: { $name }.
table-ui-end-agreed = Согласились на ничью.
table-ui-rematch = Реванш
table-ui-to-rematch = К реваншу
table-ui-rematch-made = Стол для реванша готов.
table-ui-replay = Посмотреть игру ещё раз
table-ui-record = Забрать запись

## Announcements
table-ui-said = { $name } говорит: { $text }
table-ui-made = { $name }: { $move }
table-ui-sat = { $name } садится за стол.
table-ui-left = Кто-то встал из-за стола.
table-ui-started = Игра начинается.
table-ui-undone = Ход взят назад.
# $what: undo, draw, or both where both were asked for
table-ui-declined = { $what ->
    [undo] { $name } не разрешает взять ход назад.
    [draw] { $name } против ничьей.
   *[both] { $name } против.
}
table-ui-time-over = Время вышло: { $name }; дальше играет бот.
table-ui-is-back = { $name } снова здесь.
table-ui-new-chat = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
