## Arguments
analysis-budget = utilisez --seconds ou --nodes, pas les deux
analysis-plot-record = --svg trace une partie entière : donnez un fichier de partie, et omettez --move
analysis-plot-kind = « { $file } » : le nom du fichier du graphique doit se terminer par .svg
analysis-notes-record = --notes convient à une partie entière : donnez un fichier de partie, et omettez --move

## The tables; numbers are in percent of a win
analysis-thinking = Réflexion
analysis-move = coup
analysis-odds = probabilité
analysis-visits = visites
analysis-line = suite attendue
analysis-proven = prouvé
analysis-number = n°
analysis-who = qui
analysis-lucky = chance
analysis-lost = perte
analysis-better = mieux
analysis-start = début
analysis-own = ses pertes
analysis-gifts = des autres
analysis-rest = reste
analysis-end = fin
analysis-about = Chances de gagner après chaque coup, en pourcentage. La chance est ce qu’un événement dû au hasard a donné, et à qui ; la perte est ce que le joueur qui décidait a laissé échapper.
analysis-note = { $move } perd { $lost } points sur 100. Mieux valait :
analysis-effort = { $nodes } nœuds en { $seconds } s

## The plot
analysis-title = Chances de gagner : { $game }
analysis-chances = Chances de gagner après chaque coup
analysis-swings = Vers le haut : chance ; vers le bas : perte due à une décision
analysis-choice = Choix libre : rien à gagner ni à perdre
analysis-moves = coups et tirages
