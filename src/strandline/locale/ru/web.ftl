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
web-page-puzzles = Задачи
web-page-progress = Ваши успехи
web-page-settings = Настройки
web-page-join = Другое устройство
web-page-nowhere = Страница не найдена
web-nowhere = По этому адресу нет страницы.
web-no-connection = Сервер недоступен. Пробуем ещё раз…
web-unreached = Сервер недоступен, а эта страница ещё не сохранена в браузере. Она откроется, как только появится связь.
web-went-wrong = На этой странице что-то пошло не так. Нажмите «Попробовать снова», чтобы перезагрузить её.

## Rules and trying moves, wherever they are shown
web-rule = Правило { $rule }
web-board-loading = Загружаем поле…
web-board-failed = Не удалось загрузить поле: { $reason }
web-try-again = Попробовать снова
web-footer = Strandline — свободная программа с собственными рисунками и текстами.

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Мидия, Рапан, Литорина, Кулик, Балянус, Морская звезда, Морской конёк, Пеликан, Морской ёж, Чайка, Креветка, Медуза

## Sharing a table
web-share = Пригласите игроков
web-share-seat = Ссылка на место { $seat }
web-share-program = Ссылка на место { $seat }, для программы
web-share-watch = Ссылка для зрителей
web-share-local = Эти ссылки открываются только на этом компьютере. Другие в вашей сети смогут присоединиться, когда сервер будет открыт и для них; как это сделать, сказано в руководстве по хостингу.
web-copy = Копировать
web-copy-what = Копировать: { $what }
web-copied = Скопировано
web-downloaded = Файл «{ $file }» скачан.
web-code-what = QR-код: { $what }

## The connection
web-offline = Нет связи с сервером. Переподключаемся…
web-online = Связь восстановлена
web-checking = Проверяем, выполнено ли действие…

web-bot-1 = Пип
web-bot-1-is = Пип здесь новичок и хватает всё, что блестит.
web-bot-2 = Кораллина
web-bot-2-is = Кораллина играет для удовольствия и порой отвлекается.
web-bot-3 = Чайка Гуля
web-bot-3-is = Гуля следит за всем и мало что упускает.
web-bot-4 = Финн
web-bot-4-is = Финн думает наперёд и редко ошибается.
web-bot-5 = Октавия
web-bot-5-is = Октавия следует восьми планам сразу.
web-bot-6 = Старый Бо
web-bot-6-is = Старый Бо видел все приливы и думает одну секунду.
web-bot-wins = В выигранных позициях победу сохраняют { $share } ходов.
