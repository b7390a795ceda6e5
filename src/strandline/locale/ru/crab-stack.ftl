crab-stack-layout-apart = ячейки расстановки должны составлять одну связную группу
crab-stack-layout-count = в расстановке на столько игроков { $needed } ячеек, а здесь { $count }

## Why a position's text cannot be read
crab-stack-text-form = позиция записывается так: «стопки / чей ход / кто в игре», например «b2:bL c3:bMrL / b / rb»
crab-stack-text-stack = стопка — это ячейка, двоеточие и крабы снизу вверх, например c3:bMrL
crab-stack-text-cell = этой ячейки нет в расстановке
crab-stack-text-cell-twice = эта ячейка названа дважды
crab-stack-text-colour = этот цвет не участвует в игре; участвуют: { $allowed }
crab-stack-text-bigger-below = { $above } не может лежать на { $below }: нижний краб больше
crab-stack-text-too-many = таких крабов { $count }, а у каждого цвета их по 3 каждого размера
crab-stack-text-empty = на поле должен быть хотя бы один краб
crab-stack-text-player-twice = этот игрок назван дважды
crab-stack-text-nobody = хотя бы один игрок должен оставаться в игре
crab-stack-text-apart = крабы должны составлять одну группу, если только не идёт выбор
crab-stack-text-turn = чей ход: игрок (r), выбор после хода (r?b) или конец игры (over r, over -)
crab-stack-text-over = такой конец не подходит к тем, кто остался в игре ({ $alive })
crab-stack-text-choice-alone = когда в игре один игрок, выбирать нечего
crab-stack-text-chooser = выбирать должен другой игрок
crab-stack-text-no-tie = равных самых больших групп нет, выбирать нечего
crab-stack-text-out = этот игрок уже выбыл из игры

## Why a move is not legal
crab-stack-choose = сначала нужно выбрать группу: { $allowed }
crab-stack-no-choice = равных групп нет, выбирать нечего
crab-stack-water = { $cell } — открытая вода
crab-stack-no-cell = ячейки { $cell } в этой игре нет
crab-stack-bare = на { $cell } нет краба
crab-stack-covered = ваш краб на { $cell } в плену: на нём сидит другой
crab-stack-not-yours = краб на { $cell } не ваш
crab-stack-stays = краб не может закончить ход там, где начал
crab-stack-bare-goal = ячейка { $cell } пуста, а крабы ходят только по спинам крабов
crab-stack-bigger = { $crab ->
    [M] краб среднего размера не может взобраться на большого, а на { $cell } сидит большой
   *[S] маленький краб может взобраться только на маленького, а на { $cell } сидит { $top ->
        [M] краб среднего размера
       *[L] большой краб
    }
}
crab-stack-no-way = любой путь в { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
} от { $start } до { $goal } идёт через пустую ячейку или дважды через одну и ту же
crab-stack-steps = { $crab ->
    [L] большой краб делает ровно один шаг
    [M] краб среднего размера делает ровно два шага
   *[S] маленький краб делает ровно три шага
}; до { $goal } путь другой длины

## At the table
crab-stack-about = Крабы взбираются на крабов; побеждает тот, кто последним может сделать ход. 2–4 игрока, 15 минут.
crab-stack-seat = { $seat ->
    [0] Красный
    [1] Синий
    [2] Зелёный
   *[3] Жёлтый
}
