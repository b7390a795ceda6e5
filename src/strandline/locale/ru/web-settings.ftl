## Settings
web-settings-you = Вы
web-settings-name = Ваше имя
web-settings-name-is = Другие увидят его, когда вы снова сядете за стол.
web-settings-name-saved = Теперь вы { $name }
web-settings-save = Сохранить
web-settings-device = Другое ваше устройство
web-settings-device-is = Откройте там ссылку, и там тоже будете вы: с вашими столами и местами.
web-settings-device-make = Создать ссылку
web-settings-device-link = { $minutes ->
    [one] Действует один раз, { $minutes } минуту
    [few] Действует один раз, { $minutes } минуты
    [many] Действует один раз, { $minutes } минут
   *[other] Действует один раз, { $minutes } минуты
  }
web-settings-looks = Вид
web-settings-language = Язык
web-settings-language-system = Как в браузере
web-settings-theme = Цвета
web-settings-theme-system = Система
web-settings-theme-light = Светлые
web-settings-theme-dark = Тёмные
web-settings-motion = Движение
web-settings-motion-system = Система
web-settings-motion-on = Вкл.
web-settings-motion-off = Выкл.
web-settings-board = За полем
web-settings-patterns = Узоры вместе с цветами
web-settings-patterns-is = Игроков можно различить и без цвета.
web-settings-sound = Звук
web-settings-sound-is = Тихий стук, когда что-то происходит.
web-settings-coordinates = Имена мест
web-settings-coordinates-is = Буквы и числа на поле.
web-settings-confirm = Спрашивать перед каждым ходом
web-settings-confirm-is = Ничего не отправляется, пока вы не скажете.
web-settings-threats = Показывать, что под угрозой
web-settings-threats-is = Отмечает то, что можно вот-вот потерять: в Crab Stack крабов, которые могут попасть в плен, в Survive исследователей и лодки, до которых может добраться морское существо. В Krabcek ничего не теряют.
web-settings-values = Показывать мои ценности
web-settings-values-is = В Survive, где стол это разрешает; если выключено, вы помните их сами.
