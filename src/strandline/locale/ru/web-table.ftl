## The table's page: where things stand
web-table-title = { $game }: стол
web-table-loading = Накрываем на стол…
web-table-no-table = Такого стола нет, или ссылка неполная. Попросите полную ссылку у того, кто вас пригласил.
web-table-home = На главную
web-table-offline = Нет связи. Мы продолжаем попытки; ничего не потеряно.
web-table-move-waits = Ваш ход ждёт связи.
web-table-polling = Прямая связь не проходит. Новости приходят по запросу, чуть позже.
web-table-back-online = Связь восстановлена.
web-table-board = Игровое поле
web-table-asked-of = { $name }: { $question }
web-table-turn-of = Ходит { $name }.
web-table-turn-of-bot = Думает: { $name }…
web-table-reacting = Может ответить: { $names }.
web-table-answered = Ваш ответ принят. Все ответы покажут вместе.
web-table-window = Все ответы покажут через { $unit ->
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
web-table-preset-passes = Вы пропускаете, как всегда и хотели.

## Seats
web-table-seats = Места
web-table-seat = Место { $number }
web-table-seat-free = Свободно
web-table-you = вы
web-table-bot = Бот, уровень { $level }
web-table-colour = { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
    [black] чёрный
   *[white] белый
}
# Of several who are called alike, one with the colour
web-table-of-colour = { $name } ({ $colour })
web-table-program = Программа
web-table-connected = на связи
web-table-not-connected = нет связи
web-table-away = нет на месте: играет бот
web-table-resigned = сдача
web-table-to-move = ходит
web-table-clock = Осталось времени: { $time }
web-table-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} { $hours } ч

## Before the game
web-table-waiting = Игра начнётся, когда все места будут заняты.
web-table-waiting-for = Ещё свободно: { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}.
web-table-your-name = Ваше имя
web-table-name-help = Его видят другие. Ни учётной записи, ни пароля.
web-table-sit = Сесть здесь
web-table-get-up = Встать
web-table-close-table = Закрыть стол
web-table-closed = Этот стол закрыт.
web-table-watch-only = Места предназначены другим; вы можете наблюдать.
web-table-seat-taken = Это место занято; вы наблюдаете.

## What one can do
web-table-actions = Что можно сделать
web-table-menu = Этот стол
web-table-menu-done = Готово
web-table-undo = Взять назад
web-table-hint = Подсказка
web-table-draw = Предложить ничью
web-table-resign = Сдаться
web-table-sound-on = Звук: вкл.
web-table-sound-off = Звук: выкл.
web-table-full-screen = Во весь экран
web-table-small-screen = Выйти из полного экрана
web-table-preset = Всегда пропускать, когда можно ответить
web-table-no-undo = Взять назад нечего: уже показан бросок или тайна, или вы ещё не ходили.
web-table-hint-is = Подсказка: { $move }
web-table-hint-thinking = Бот думает над этим…
web-table-undo-asked = { $name } хочет взять ход назад.
web-table-undo-waiting = Вы попросили взять ход назад. Решают остальные.
web-table-grant = Разрешить
web-table-decline = Отклонить
web-table-draw-offered = На ничью согласие даёт: { $names }.
web-table-draw-waiting = Вы предложили ничью.
web-table-agree = Согласиться
web-table-back = Я здесь
web-table-bot-for-you = Ваше время вышло, за вас играет бот. Возвращайтесь на место, когда захотите.
web-table-confirm-move = Сделать этот ход?
web-table-play-it = Сходить
web-table-cancel = Отмена
web-table-sure-resign = { $name }, вы хотите сдаться?
web-table-sure-resign-two = Игра закончится, победит соперник.
web-table-sure-resign-more = До конца за вас будет играть бот.
web-table-sure-draw = Предложить ничью? Если все согласятся, игра закончится и победу поделят.
web-table-sure-draw-here = Все согласны на ничью? Игра сразу закончится, и победу поделят.
web-table-sure-close = Закрыть этот стол? Игра на этом закончится.
web-table-sure-close-more = Она никому не засчитывается, и продолжить её нельзя. Запись по-прежнему можно забрать.

## Panels beside the board
web-table-panels = Рядом с полем
web-table-log = Ходы
web-table-log-empty = Ходов ещё не было.
web-table-chat = Разговор
web-table-chat-players = Это читают только те, кто играет.
web-table-chat-watchers = Это читают только те, кто наблюдает.
web-table-chat-empty = Пока никто ничего не сказал.
web-table-overheard = Что говорят зрители
web-table-chat-say = Скажите что-нибудь
web-table-chat-send = Сказать
web-table-chat-gone = удалено хозяином стола
web-table-chat-watcher = Кто-то из зрителей
web-table-chat-delete = Удалить сказанное ({ $name })
web-table-chat-mute = Лишить слова: { $name }
web-table-muted = { $name } здесь без слова.
web-table-choices = Варианты ходов
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
web-table-curtain = К экрану подходит { $name }
web-table-curtain-why = У каждого здесь есть тайны. Передайте экран, прежде чем продолжать.
web-table-curtain-who = Кто смотрит?
web-table-curtain-lift = Я — { $name }

## The end
web-table-over = Игра окончена
web-table-won = Победа: { $names }.
web-table-won-you = Вы победили!
web-table-shared = Победу делят { $names }.
web-table-nobody-won = Игра прервана; победителя нет.
web-table-end-resigned = { $name } сдаётся.
web-table-end-time = Время вышло: { $name }.
web-table-end-agreed = Согласились на ничью.
web-table-rematch = Реванш
web-table-to-rematch = К реваншу
web-table-rematch-made = Стол для реванша готов.
web-table-replay = Посмотреть игру ещё раз
web-table-record = Забрать запись

## Announcements
web-table-said = { $name } говорит: { $text }
web-table-made = { $name }: { $move }
web-table-sat = { $name } садится за стол.
web-table-left = Кто-то встал из-за стола.
web-table-started = Игра начинается.
web-table-undone = Ход взят назад.
# $what: undo, draw, or both where both were asked for
web-table-declined = { $what ->
    [undo] { $name } не разрешает взять ход назад.
    [draw] { $name } против ничьей.
   *[both] { $name } против.
}
web-table-time-over = Время вышло: { $name }; дальше играет бот.
web-table-is-back = { $name } снова здесь.
web-table-new-chat = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
