## Settings
web-set-you = Вы
web-set-name = Ваше имя
web-set-name-is = Другие увидят его, когда вы снова сядете за стол.
web-set-name-saved = Теперь вы { $name }
web-set-save = Сохранить
web-set-device = Другое ваше устройство
web-set-device-is = Откройте там ссылку, и там тоже будете вы: с вашими столами и местами.
web-set-device-make = Создать ссылку
web-set-device-link = { $minutes ->
    [one] Действует один раз, { $minutes } минуту
    [few] Действует один раз, { $minutes } минуты
    [many] Действует один раз, { $minutes } минут
   *[other] Действует один раз, { $minutes } минуты
  }
web-set-looks = Вид
web-set-language = Язык
web-set-language-system = Как в браузере
web-set-theme = Цвета
web-set-theme-system = Система
web-set-theme-light = Светлые
web-set-theme-dark = Тёмные
web-set-motion = Движение
web-set-motion-system = Система
web-set-motion-on = Вкл.
web-set-motion-off = Выкл.
web-set-board = За полем
web-set-patterns = Узоры вместе с цветами
web-set-patterns-is = Игроков можно различить и без цвета.
web-set-sound = Звук
web-set-sound-is = Тихий стук, когда что-то происходит.
web-set-coordinates = Имена мест
web-set-coordinates-is = Буквы и числа на поле.
web-set-confirm = Спрашивать перед каждым ходом
web-set-confirm-is = Ничего не отправляется, пока вы не скажете.
web-set-threats = Показывать, что под угрозой
web-set-threats-is = Отмечает то, что можно вот-вот потерять: в Crab Stack крабов, которые могут попасть в плен, в Survive исследователей и лодки, до которых может добраться морское существо. В Krabcek ничего не теряют.
web-set-values = Показывать мои ценности
web-set-values-is = В Survive, где стол это разрешает; если выключено, вы помните их сами.

## Coming with a link of one's own
web-join-is = Эту ссылку создали на другом вашем устройстве. Используйте её, и этот браузер станет тем же человеком: то же имя, те же столы. Тот, кем вы были здесь до сих пор, останется позади.
web-join = Это моё устройство
web-join-not = Нет, не надо
web-join-done = С возвращением, { $name }
web-join-done-nameless = С возвращением
