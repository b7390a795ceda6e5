crab-stack-layout-apart = les cases d’une disposition doivent former un seul groupe
crab-stack-layout-count = une disposition pour autant de joueurs a { $needed } cases, et celle-ci en a { $count }

## Why a position's text cannot be read
crab-stack-text-form = une position s’écrit « piles / tour / joueurs en jeu », par exemple « b2:bL c3:bMrL / b / rb »
crab-stack-text-stack = une pile s’écrit avec sa case, deux-points et ses crabes de bas en haut, par exemple c3:bMrL
crab-stack-text-cell = cette case n’est pas dans la disposition
crab-stack-text-cell-twice = cette case est nommée deux fois
crab-stack-text-colour = cette couleur n’est pas en jeu ; sont en jeu { $allowed }
crab-stack-text-bigger-below = { $above } ne peut pas être posé sur { $below }, qui est plus gros
crab-stack-text-too-many = { $count } crabes de cette sorte ; une couleur en a 3 de chaque taille
crab-stack-text-empty = il faut au moins un crabe
crab-stack-text-player-twice = ce joueur est nommé deux fois
crab-stack-text-nobody = il faut au moins un joueur encore en jeu
crab-stack-text-apart = les crabes doivent former un seul groupe, sauf si un choix est en attente
crab-stack-text-turn = le tour est un joueur (r), un choix après un coup (r?b) ou une fin (over r, over -)
crab-stack-text-over = cette fin ne correspond pas aux joueurs encore en jeu ({ $alive })
crab-stack-text-choice-alone = avec un seul joueur en jeu, il n’y a rien à choisir
crab-stack-text-chooser = c’est à un autre joueur de choisir
crab-stack-text-no-tie = il n’y a pas égalité entre les plus grands groupes : rien à choisir
crab-stack-text-out = ce joueur a déjà perdu

## Why a move is not legal
crab-stack-choose = il faut d’abord choisir un groupe : { $allowed }
crab-stack-no-choice = aucun groupe n’est à égalité : rien à choisir
crab-stack-water = { $cell } est en pleine eau
crab-stack-no-cell = il n’y a pas de case { $cell } dans cette partie
crab-stack-bare = il n’y a pas de crabe en { $cell }
crab-stack-covered = votre crabe en { $cell } est bloqué sous un autre
crab-stack-not-yours = le crabe en { $cell } n’est pas à vous
crab-stack-stays = un crabe ne finit jamais là où il a commencé
crab-stack-bare-goal = la case { $cell } est vide : les crabes marchent sur les crabes
crab-stack-bigger = { $crab ->
    [M] un crabe moyen ne peut pas finir sur un gros crabe, comme en { $cell }
   *[S] un petit crabe ne finit que sur un petit crabe ; en { $cell } il y a un { $top ->
        [M] crabe moyen
       *[L] gros crabe
    }
}
crab-stack-no-way = tous les chemins de { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} de { $start } à { $goal } passent par une case vide, ou deux fois par la même case
crab-stack-steps = { $crab ->
    [L] un gros crabe se déplace d’une case exactement
    [M] un crabe moyen se déplace de deux cases exactement
   *[S] un petit crabe se déplace de trois cases exactement
} ; jusqu’à { $goal }, ce n’est pas le compte

## At the table
crab-stack-about = Les crabes grimpent les uns sur les autres ; le dernier qui peut encore jouer gagne. 2 à 4 joueurs, 15 minutes.
crab-stack-seat = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
}
