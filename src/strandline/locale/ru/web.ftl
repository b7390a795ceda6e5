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
web-went-wrong = На этой странице что-то сломалось. Попробуйте загрузить её снова.
