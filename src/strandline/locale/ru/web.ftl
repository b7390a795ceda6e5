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

## Rules and trying moves, wherever they are shown
web-rule = Правило { $rule }
web-board-loading = Поле сейчас появится.
web-board-failed = Не удалось нарисовать поле: { $reason }
web-try-again = Ещё раз
web-footer = Strandline — свободная программа; рисунки и тексты в ней свои.

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Мидия, Рапан, Литорина, Кулик, Балянус, Морская звезда, Морской конёк, Тупик, Морской ёж, Чайка, Креветка, Медуза

## Sharing a table
web-share = Пригласите остальных
web-share-seat = Ссылка на место { $seat }
web-share-program = Ссылка на место { $seat }, для программы
web-share-watch = Ссылка для зрителей
web-share-local = Эти ссылки открываются только на этом компьютере. Чтобы впустить других из домашней сети, запустите сервер так:
web-copy = Копировать
web-copy-what = Копировать: { $what }
web-copied = Скопировано
web-code-what = QR-код: { $what }

## The connection
web-offline = Нет связи с сервером. Попытки продолжаются сами…
web-online = Связь восстановлена
