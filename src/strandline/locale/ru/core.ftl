no-such-game = игры «{ $name }» нет; есть игры: { $allowed }
no-such-option = у игры { $game } нет настройки «{ $option }»; её настройки: { $allowed }
bad-option = значение { $option } не может быть «{ $value }»; допустимо: { $allowed }
bad-seed = зерно — целое число от 0 до 9223372036854775807, а не «{ $value }»
game-over = игра окончена
not-a-move = в игре { $game } нет такого хода; ходы выглядят так: { $example }
needs-extra = для этого нужно дополнение «{ $extra }»: pip install 'strandline[{ $extra }]'
