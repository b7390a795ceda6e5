## Arguments
analysis-budget = укажите либо --seconds, либо --nodes, но не то и другое
analysis-plot-record = --svg рисует график всей партии: укажите файл партии и уберите --move
analysis-plot-kind = «{ $file }»: имя файла с графиком должно оканчиваться на .svg
analysis-notes-record = --notes годится для целой партии: укажите файл партии и уберите --move

## The tables; numbers are in percent of a win
analysis-thinking = Думаю
analysis-move = ход
analysis-odds = вероятность
analysis-visits = просмотров
analysis-line = ожидаемое продолжение
analysis-proven = доказано
analysis-number = №
analysis-who = кто
analysis-lucky = удача
analysis-lost = упущено
analysis-better = лучше
analysis-start = начало
analysis-own = свои ошибки
analysis-gifts = чужие
analysis-rest = остаток
analysis-end = конец
analysis-about = Шансы на победу после каждого хода, в процентах. Удача — что и кому дал случай; упущено — что потерял тот, кто принимал решение.
analysis-note = { $move } — потеря: { $lost } из 100. Лучше было:
analysis-effort = { $nodes ->
    [one] { $nodes } узел
    [few] { $nodes } узла
    [many] { $nodes } узлов
   *[other] { $nodes } узла
} за { $seconds } с

## The plot
analysis-title = Шансы на победу: { $game }
analysis-chances = Шансы на победу после каждого хода
analysis-swings = Вверх: удача; вниз: потеря от решения
analysis-choice = Свободный выбор: нечего выиграть или потерять
analysis-moves = ходы и случайные исходы
