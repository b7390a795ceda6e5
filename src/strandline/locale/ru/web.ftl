## What every page of the browser has
web-title = { $page } – Strandline
web-skip = Перейти к содержанию
web-pages = Страницы
web-dismiss = Закрыть
web-page-home = Главная
web-page-new = Новый стол
web-page-table = Стол
web-page-replay = Просмотр
web-page-rules = Правила
web-page-learn = Обучение
web-page-settings = Настройки
web-page-join = Другое устройство
web-page-nowhere = Здесь пусто
web-nowhere = По этому адресу нет страницы.
web-no-connection = Сервер не отвечает. Мы продолжаем попытки.
web-unreached = Сервер не отвечает, а тексты этой страницы ещё не сохранены в браузере. Она откроется сама, как только появится связь.
web-went-wrong = На этой странице что-то сломалось. Попробуйте загрузить её снова.

## The games' names
web-game-crab-stack = Crab Stack
web-game-krabcek = Krabcek
web-game-survive = Survive – Бегство из Атлантиды

## Rules and trying moves, wherever they are shown
web-rule = Правило { $rule }
web-board-loading = Поле сейчас появится.
web-board-failed = Не удалось нарисовать поле: { $reason }
web-try-again = Ещё раз
web-footer = Crab Stack — игра Анри Кермаррека, Krabcek — Пола Кларка, Survive — Джулиана Кортленд-Смита. Strandline — свободная программа; рисунки и тексты в ней свои.
