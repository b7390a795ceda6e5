no-such-game = игры «{ $name }» нет; есть игры: { $allowed }
no-such-option = у игры { $game } нет настройки «{ $option }»; её настройки: { $allowed }
bad-option = значение { $option } не может быть «{ $value }»; допустимо: { $allowed }
game-over = игра окончена
not-a-move = в игре { $game } нет такого хода; ходы выглядят так: { $example }
needs-extra = для этого нужно дополнение «{ $extra }»: pip install 'strandline[{ $extra }]'
