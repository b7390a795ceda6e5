core-no-such-game = игры «{ $name }» нет; есть игры: { $allowed }
core-no-such-option = у игры { $game } нет настройки «{ $option }»; её настройки: { $allowed }
core-bad-option = значение { $option } не может быть «{ $value }»; допустимо: { $allowed }
core-bad-seed = зерно — целое число от 0 до 9223372036854775807, а не «{ $value }»
core-game-over = игра окончена
core-not-a-move = в игре { $game } нет такого хода; ходы выглядят так: { $example }
core-needs-extra = для этого нужно дополнение «{ $extra }»: pip install '.[{ $extra }]'
