## Settings
web-settings-you = Вы
web-settings-name = Ваше имя
web-settings-name-is = Другие игроки увидят его, когда вы в следующий раз сядете за стол.
web-settings-name-saved = Теперь вас зовут { $name }
web-settings-save = Сохранить
web-settings-device = Другие ваши устройства
web-settings-device-is = Создайте ссылку и откройте её на другом устройстве, чтобы играть там под тем же именем, за теми же столами и на тех же местах.
web-settings-device-make = Создать ссылку
web-settings-device-link = { $minutes ->
    [one] Сработает один раз, в течение { $minutes } минуты
    [few] Сработает один раз, в течение { $minutes } минут
    [many] Сработает один раз, в течение { $minutes } минут
   *[other] Сработает один раз, в течение { $minutes } минуты
  }
web-settings-looks = Оформление
web-settings-language = Язык
web-settings-language-system = Как в браузере
web-settings-theme = Тема
web-settings-theme-system = Системная
web-settings-theme-light = Светлая
web-settings-theme-dark = Тёмная
web-settings-motion = Анимация
web-settings-motion-system = Системная
web-settings-motion-on = Вкл.
web-settings-motion-off = Выкл.
web-settings-board = Игровое поле
web-settings-patterns = Узоры в дополнение к цветам
web-settings-patterns-is = Игроков можно отличить друг от друга и без цвета.
web-settings-sound = Звук
web-settings-sound-is = Тихий стук, когда что-то происходит.
web-settings-coordinates = Координаты
web-settings-coordinates-is = На поле видны буквы и цифры.
web-settings-confirm = Подтверждать каждый ход
web-settings-confirm-is = Ход не отправится, пока вы его не подтвердите.
web-settings-threats = Показывать угрозы
web-settings-threats-is = На поле отмечено то, что под угрозой: в Crab Stack — крабы, которых могут накрыть, в Survive — исследователи и лодки, до которых может добраться морское существо. В Krabcek фигуры не теряют.
web-settings-values = Показывать номиналы моих исследователей
web-settings-values-is = В Survive, если это разрешено за столом. Если выключить, номиналы придётся запоминать.
