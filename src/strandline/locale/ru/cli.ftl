## Arguments
cli-option-form = «{ $option }» — не настройка; настройки пишут так: --option players=3
cli-option-twice = настройка { $option } указана дважды; укажите её один раз
cli-no-file = файла «{ $file }» нет
cli-no-source = «{ $source }» — не игра и не файл; есть игры: { $allowed }
cli-record-alone = в файле партии уже есть позиция и настройки: уберите текст, --option и --seed
cli-no-move = в этой партии только { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
cli-move-without-record = для --move нужен файл партии
cli-too-many-seats = --seat указано { $found ->
    [one] { $found } раз
    [few] { $found } раза
    [many] { $found } раз
   *[other] { $found } раза
}, а мест в этой игре { $seats }
cli-language = языка «{ $found }» нет; выберите из списка: { $allowed }
cli-first = --first принимает «lot» или место от 1 до { $seats }, а не «{ $found }»
cli-first-record = в файле партии уже сказано, кто на каком месте: уберите --first
cli-lot = По жребию: { $seats }.
cli-picture-kind = «{ $file }»: имя файла должно оканчиваться на одно из этих расширений: { $allowed }
cli-gif-record = GIF показывает всю партию: укажите файл партии
cli-gif-whole = GIF показывает всю партию: уберите --move
cli-gif-marks = знаки относятся к одной позиции: уберите --arrow, --mark и --highlight
cli-ended = эта партия уже окончена (например, кто-то сдался), поэтому продолжить её нельзя

## Seats and results
cli-chance = случай
cli-seat = место { $seat }
cli-turn = Ход: { $seat }, { $moves ->
    [one] { $moves } возможный ход
    [few] { $moves } возможных хода
    [many] { $moves } возможных ходов
   *[other] { $moves } возможного хода
}
cli-won = Победа: { $seats }.
cli-drawn = Ничья. Победу делят { $seats }.
cli-end-resigned = (Партия сдана: { $seat }.)
cli-end-time = (Время вышло: { $seat }.)
cli-end-agreed = (По соглашению.)
cli-end-stopped = Партия прервана.

## Playing
cli-help =
    Введите ход, чтобы его сделать; клавиша Tab дополняет. Можно также ввести:
      moves [НАЧАЛО]     показать возможные ходы
      why ХОД            объяснить, какое правило запрещает ход
      board              показать поле ещё раз
      undo               отменить ваш последний ход
      save ФАЙЛ          сохранить партию в файл
      quit               выйти (Ctrl-D делает то же самое)
cli-hint = Введите «moves», чтобы увидеть возможные ходы, или «help», чтобы увидеть другие команды.
cli-no-moves = ни один возможный ход не начинается с «{ $beginning }»
cli-legal = ход { $move } возможен
cli-why-what = Какой ход? Например: why b2-c4
cli-over-prompt = save ФАЙЛ, undo или quit>{" "}
cli-curtain = Дальше — { $seat }. Остальные, отвернитесь; { $seat }, нажмите Enter:{" "}
cli-thinking = Думает: { $seat }
cli-bot-failed = { $seat }: бот потерял место, теперь ходы там случайные. { $reason }
cli-undone = Ход отменён.
cli-nothing-to-undo = Отменять нечего.
cli-no-undo = Отменить нельзя: после вашего последнего хода открылись броски или секреты.
cli-save-where = Куда сохранить? Например: save game.json
cli-saved = Сохранено в { $file }
cli-file-there = файл { $file } уже есть; выберите другое имя
cli-no-folder = не удалось записать в папку { $folder }: сначала создайте её или выберите другую
cli-stopped = Остановлено.

## Other commands
cli-verified = Проверено: { $moves ->
    [one] { $moves } ход
    [few] все { $moves } хода
    [many] все { $moves } ходов
   *[other] все { $moves } хода
} по правилам, результат верен.
cli-fair = { $outcomes ->
    [1] Начальная расстановка следует из секретного числа и чисел игроков в этом файле, и секретное число соответствует своему отпечатку.
    [one] Начальная расстановка и случайные исходы, всего { $outcomes }, следуют из секретного числа и чисел игроков в этом файле, и секретное число соответствует своему отпечатку.
    [few] Начальная расстановка и случайные исходы, всего { $outcomes }, следуют из секретного числа и чисел игроков в этом файле, и секретное число соответствует своему отпечатку.
    [many] Начальная расстановка и случайные исходы, всего { $outcomes }, следуют из секретного числа и чисел игроков в этом файле, и секретное число соответствует своему отпечатку.
   *[other] Начальная расстановка и случайные исходы, всего { $outcomes }, следуют из секретного числа и чисел игроков в этом файле, и секретное число соответствует своему отпечатку.
}
cli-fair-table = Файл с того самого стола, который вы сохранили.
cli-fair-commitment = Отпечаток тот самый, который вы сохранили: с тех пор секретное число не подменили.
cli-fair-nonces = { $count ->
    [one] { $count } число, которое вы сохранили, совпадает с числом в файле.
    [few] { $count } числа, которые вы сохранили, совпадают с числами в файле.
    [many] { $count } чисел, которые вы сохранили, совпадают с числами в файле.
   *[other] { $count } числа, которые вы сохранили, совпадают с числами в файле.
}
cli-fair-unkept = { $missing ->
    [commitment] По одному файлу нельзя сказать, то ли это секретное число, что было в партии. Чтобы проверить, укажите отпечаток, сохранённый, когда вы сели за стол: --commitment HEX.
    [nonce] По одному файлу нельзя сказать, те ли это числа игроков, что были в партии. Чтобы проверить, укажите своё: --nonce SEAT=HEX.
   *[both] По одному файлу нельзя сказать, те ли это секретное число и числа игроков, что были в партии. Чтобы проверить, укажите отпечаток и число, сохранённые, когда вы сели за стол: --commitment HEX --nonce SEAT=HEX.
}
cli-fair-unkept-table = По одному файлу нельзя сказать, что он с вашего стола, а кубики зависят и от идентификатора стола. Чтобы проверить, укажите идентификатор из адреса стола: --table ID.
cli-verify-hex = { $option } принимает шестнадцатеричные цифры (у отпечатка их 64), а не «{ $found }»
cli-verify-nonce = --nonce принимает SEAT=HEX, например 0=3fa9…, а не «{ $found }»
cli-replaying = Воспроизводим
cli-start = Начало
cli-replay-keys = { $at } из { $last }. Enter: дальше, b: назад, e: в конец, число: к этому ходу, q: выйти>{" "}
cli-variation = Вариант: { $moves }
cli-drawing = Рисуем
cli-compiling = Компиляция (только в первый раз)
cli-compiling-search = Компиляция { $search } для { $game } (только в первый раз): { $seconds } с
cli-compiling-part = Компилируется { $part } для { $game }
cli-compiled = Скомпилировано: { $games } ({ $seconds } с)
cli-depth = Глубина { $depth }
cli-bench-interpreted = интерпретация
cli-bench-compiled = компиляция

## The server
cli-serve-ready = Strandline работает по адресу { $url } (Ctrl-C — остановить)
cli-serve-port = порт { $port } занят, возможно, другим сервером Strandline; выберите другой с помощью --port
cli-serve-address = не удалось открыть { $address }, порт { $port }: { $reason }
cli-serve-names = Сервер отвечает только на запросы к «localhost». Разрешите имя, которым пользуются люди, с помощью --allowed-host NAME.
cli-serve-no-database = нет связи с базой данных: { $reason }
cli-serve-too-new = эту базу данных использовала более новая версия Strandline: установите её или выберите другую папку с помощью --data
cli-serve-damaged = база данных неполна (не хватает: { $missing }): восстановите резервную копию или выберите другую папку с помощью --data
cli-serve-no-redis = это не адрес Redis: { $reason }
cli-serve-lan = Присоединиться может любой в вашей сети: откройте адрес или наведите камеру телефона на код.
cli-serve-no-network = Этот компьютер не подключён к сети: играть могут только те, кто за ним сидит.
cli-serve-workers = чтобы рабочих процессов было больше одного, нужны --database postgresql://… и --redis redis://…
cli-serve-contact = это не адрес для служб уведомлений: { $contact }; укажите адрес почты или https://имя
cli-backup-failed = не удалось сделать полную копию { $file }: { $reason }. Ничего не записано.
cli-sit-link = «{ $link }» — не ссылка на место; такая ссылка выглядит так: http://…/table/ID?seat=1&token=…
cli-sit-no-server = { $server } отвечает не как сервер Strandline: { $reason }
cli-sit-waits = { $server } не отвечает ({ $reason }). Пробуем ещё раз…
cli-sit-seated = Место { $seat } занято вами.
cli-sit-kept = Чтобы проверить кубики этой партии: strandline verify FILE --table { $table } --commitment { $commitment } --nonce { $seat }={ $nonce }
cli-sit-over = Партия окончена: { $shares }

## A new game
cli-new-game-name = имя игры состоит из строчных латинских букв от a до z с одиночными дефисами между словами, не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
    [many] { $most } знаков
   *[other] { $most } знака
}, например three-stones; это не может быть ключевое слово Python
cli-new-game-taken = это имя занято самим Strandline; выберите другое
cli-new-game-exists = папка { $folder } уже есть; выберите другое имя или удалите её
cli-new-game-no-checkout = для новых игр нужна рабочая копия репозитория, а этот Strandline установлен в { $package }; в рабочей копии выполните: pip install -e .
cli-new-game-written = Создана игра { $name }: она лежит в { $game }, её тесты — в { $tests }.
    Сыграть:   strandline play { $name } --seat human --seat level1
    Проверить: pytest { $tests }
    В браузере (сначала соберите страницы, чтобы они её узнали):   make web && strandline serve
    Что менять, шаг за шагом: docs/add-a-game.md
