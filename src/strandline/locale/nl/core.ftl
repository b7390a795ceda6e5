no-such-game = er is geen spel “{ $name }”; de spellen zijn { $allowed }
no-such-option = { $game } heeft geen optie “{ $option }”; de opties zijn { $allowed }
bad-option = { $option } kan niet “{ $value }” zijn; toegestaan is { $allowed }
bad-seed = een seed is een geheel getal van 0 tot 9223372036854775807, en niet “{ $value }”
game-over = het spel is afgelopen
not-a-move = dit is geen zet in { $game }; zetten zien eruit als { $example }
needs-extra = hiervoor is de extra “{ $extra }” nodig: pip install 'strandline[{ $extra }]'
