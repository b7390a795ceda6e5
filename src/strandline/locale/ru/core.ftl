core-no-such-game = игры «{ $name }» нет; есть игры: { $allowed }
core-no-such-option = у игры { $game } нет настройки «{ $option }»; её настройки: { $allowed }
core-bad-option = { $option } не может быть «{ $value }»; допустимо: { $allowed }
core-option-text = { $option } — число: напишите { $option }={ $value }, а не { $option }="{ $value }"
core-bad-seed = начальное число — это целое число от 0 до 9223372036854775807, а не «{ $value }»
core-no-place = на этом поле нет места «{ $place }»; места: { $first } … { $last }
core-no-arrow = ход «{ $move }» ничего не переносит с места на место, поэтому стрелки для него нет
core-mark-colour = цвет — это одно из слов { $allowed } или # и шесть шестнадцатеричных цифр, а не «{ $colour }»
core-mark-sign = знак — это одно из слов { $allowed } или буквы и цифры (не больше { $most }), а не «{ $sign }»
core-game-over = партия окончена
core-not-a-move = в { $game } таких ходов не бывает; ходы выглядят так: { $example }
core-needs-extra = для этого нужно дополнение «{ $extra }»: pip install '.[{ $extra }]'
core-compiling = Компилируется { $what } (только в первый раз; `strandline compile` делает это заранее)…
core-compiled = { $what }: скомпилировано за { $seconds } с.
# Joins the parts of a sentence, two by two; $rest is joined itself.
core-and = { $first } и { $last }
core-comma = { $first }, { $rest }
core-puzzles-torn = файл задач игры { $game } в этой установке повреждён или изменён: установите Strandline заново
core-puzzles-old = задачи игры { $game } составлены для других правил: установите Strandline заново
