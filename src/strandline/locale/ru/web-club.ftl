## Club evenings: tournaments at this server
web-club-about = Сыграйте турнир с друзьями или в клубе. Все присоединяются по ссылке или по коду; Strandline составляет пары, готовит столы и ведёт таблицу.
web-club-server-only = Для клубного вечера нужны сервер и связь с ним.
web-club-yours = Ваши турниры
web-club-hosting = вы организатор
web-club-status-open = ещё не начался
web-club-status-running = идёт
web-club-status-over = окончен

## Opening one
web-club-new = Новый турнир
web-club-name = Название
web-club-game = Игра
web-club-format = Кто с кем играет?
web-club-format-swiss = Швейцарская система
web-club-format-swiss-is = В каждом туре встречаются игроки с равными очками, и никто не играет с одним соперником дважды.
web-club-format-round-robin = Каждый с каждым
web-club-format-round-robin-is = Для небольших компаний. После начала присоединиться нельзя.
web-club-format-double-round-robin = Каждый с каждым, в два круга
web-club-format-double-round-robin-is = Во втором круге начинает другой игрок.
web-club-format-tables = Столы на троих и четверых
web-club-format-tables-is = На очки, в каждом туре новая компания.
web-club-size = Обычно за столом
web-club-rounds = Туры
web-club-automatic = Начинать следующий тур автоматически, когда сыграны все партии
web-club-rules = Правила игры
web-club-open = Открыть турнир

## The tournament
web-club-round-of = тур { $round } из { $rounds }
web-club-round = Тур { $round }
# A message when a round begins.
web-club-begun = Начался тур { $round }.
# $names: one name or several that share the first place.
web-club-winner = Первое место: { $names }
web-club-your-game = Ваша партия
# $names: one name or several.
web-club-against = Соперники: { $names }.
web-club-you-begin = Вы начинаете.
web-club-go = К вашему столу, номер { $table }
web-club-bye-you = В этом туре вы отдыхаете.
web-club-wait = Сейчас вы не играете. Следующая партия появится здесь.
web-club-wait-start = Вы в игре. Первая партия появится здесь, когда организатор начнёт турнир.
web-club-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-club-link = Ссылка для участников и зрителей
web-club-wall = Большой экран
web-club-wall-leave = Выйти из большого экрана

## Joining and leaving
web-club-join-in = Присоединяйтесь
# A heading above the link, when nobody can join any more.
web-club-follow = Следите за турниром
web-club-join = Присоединиться
web-club-late = Вы играете со следующего тура; за прошедшие туры очков нет.
# A link to the tournament in which the person plays already.
web-club-to-other = Перейти туда
web-club-left = Вы вышли из турнира
web-club-come-back = Вернуться
web-club-leave = Выйти из турнира
web-club-sure-leave = Выйти из этого турнира?
# Both for leaving oneself and for a host who takes someone out.
web-club-sure-leave-more = Идущая партия будет сдана, а не начатая проиграна. Всё, что уже сыграно, засчитывается.

## Games
web-club-games = Партии тура { $round }
# Headings of columns.
web-club-table = Стол
web-club-people = Игроки
web-club-result = Результат
web-club-watch = Смотреть
web-club-replay = Просмотр
# For screen readers, after “Watch”, “Replay”, “Enter result” and “Correct”.
web-club-of-table = (стол { $table })
# $names: one name or several, in this and the next two.
web-club-byes = Отдых: { $names }
web-club-absent = неявка: { $names }
web-club-waiting = ещё не за столом: { $names }
web-club-playing = идёт игра
# $name: of the host.
web-club-by-host = внесено: { $name }, { $time }

## Results that a host enters
# Buttons.
web-club-enter = Ввести результат
web-club-correct = Исправить
web-club-enter-of = Результат стола { $table }
web-club-enter-first = Победа: { $one }
web-club-enter-second = Победа: { $other }
web-club-enter-draw = Ничья
web-club-enter-nobody = Не играли оба
web-club-place = Место { $place }
web-club-no-place = партия без этого игрока
web-club-enter-is = Все видят, что результат внесён организатором и когда. Если за столом идёт партия, она прервётся.
web-club-absent-from = С { $time } можно засчитать поражение тем, кто не пришёл:
# A button.
web-club-count-absent = Неявка: { $name }

## Hosts
web-club-host = Организаторам
web-club-host-open = Отправьте ссылку или покажите код. Если играете сами, присоединитесь, как все. Начинайте, когда все собрались.
web-club-host-wait = Следующий тур можно начать, когда у всех партий есть результат.
web-club-host-automatic = Следующий тур начнётся сам, когда у всех партий будет результат.
web-club-host-now = Теперь вы организатор этого турнира.
web-club-begin = Начать
web-club-sure-begin = { $count ->
    [one] Начать, пока здесь { $count } игрок?
    [few] Начать, пока здесь { $count } игрока?
    [many] Начать, пока здесь { $count } игроков?
   *[other] Начать, пока здесь { $count } игрока?
}
web-club-sure-begin-robin = После этого присоединиться будет нельзя.
web-club-next = Начать тур { $round }
web-club-end = Завершить турнир
web-club-sure-end = Завершить турнир сейчас?
web-club-sure-end-more = Партии без результата никому не засчитываются.
web-club-host-link = Ссылка для организаторов
web-club-host-link-is = Кто её откроет, станет организатором. Сохраните её: она сделает вас организатором и на другом устройстве.
web-club-remove-someone = Исключить участника
web-club-remove = Исключить
web-club-sure-remove = Исключить из турнира: { $name }?

## Standings
web-club-standings = Таблица
# Headings of columns.
web-club-rank = Место
web-club-player = Игрок
web-club-points = Очки
web-club-tie-opponents = Очки соперников
web-club-tie-sonneborn = Зоннеборн — Бергер
web-club-tie-wins = Победы
web-club-has-left = больше не играет
web-club-points-two = Победа — 1 очко, ничья — ½. При равенстве очков решают столбцы рядом.
web-club-points-tables = Первое место — 1 очко, последнее — 0, между ними равные шаги; равные места делят очки. При равенстве очков решают столбцы рядом.
web-club-downloads = Файлы
web-club-download-standings = Таблица (CSV)
web-club-download-results = Результаты (CSV)
web-club-download-everything = Всё (JSON)
web-club-download-games = Партии, по одной в строке
