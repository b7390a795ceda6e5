## The game on the first page
crab-stack-name = Crab Stack
crab-stack-description = Les crabes grimpent sur les crabes, et les vagues emportent qui s’éloigne. Le dernier qui peut encore jouer gagne.
crab-stack-credit = Crab Stack est un jeu de Henri Kermarrec.

## What can be chosen in Crab Stack
crab-stack-option-layout = Où sont les rochers
crab-stack-option-layout-rings = En anneaux complets autour de l’eau du milieu
crab-stack-option-layout-alternate = Deux anneaux et une case sur deux du troisième ; nous n’avons pas l’image imprimée
crab-stack-option-layout-corners = Deux anneaux et trois caps ; l’autre lecture de l’image perdue
crab-stack-option-tie = Deux groupes à égalité : qui dit lequel la vague emporte ?
crab-stack-option-tie-mover = Qui vient de jouer
crab-stack-option-tie-next = Le joueur suivant
crab-stack-option-repetition = La même position encore et encore
crab-stack-option-repetition-is = Après ce nombre de fois, match nul ; 0 veut dire jamais. Les livrets parlent d’un match nul sans donner de nombre.

## Moves, texts of positions and the terminal
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

## Crab Stack in the browser. Rocks are named by column and row (b2). Sizes are L, M, S; colours r, b, g, y.

## Crabs and stacks
crab-stack-ui-crab = { $size ->
    [L] gros crabe
    [M] crabe moyen
   *[S] petit crabe
} { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
}
crab-stack-ui-rock-bare = { $cell } : case vide
crab-stack-ui-rock-one = { $cell } : { $crab }
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-stack-ui-rock-stack = { $cell } : { $crab } au-dessus de { $crabs }
crab-stack-ui-can-go = peut se déplacer
crab-stack-ui-goal = peut venir ici
crab-stack-ui-held = en main
crab-stack-ui-threatened = peut être couvert
crab-stack-ui-group = fait partie du groupe de { $cell } ; choisissez-la pour garder ce groupe
crab-stack-ui-look = Pile en { $cell }, de haut en bas
crab-stack-ui-hold-goals = { $crab } pris en { $cell }. { $count ->
    [one] Il peut aller en { $goals }.
   *[other] Il peut aller sur { $count } cases : { $goals }.
}

## Moves in words
crab-stack-ui-move-goes = De { $from } sur { $to }
crab-stack-ui-move-keeps = Garde le groupe de { $cell } ; la vague emporte le reste

## What is asked
crab-stack-ui-ask-go = Déplacez un de vos crabes sur un autre.
crab-stack-ui-ask-keep = { $count ->
    [one] Les groupes sont à égalité. Choisissez celui qui reste.
   *[other] { $count } groupes sont à égalité. Choisissez celui qui reste.
}

## What has ended the game
crab-stack-ui-ended-won = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
} est le dernier qui pouvait jouer, et a gagné.
crab-stack-ui-ended-drawn = La même position revient encore et encore : match nul.

## The position in sentences
crab-stack-ui-say-player = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
} : { $free ->
    [one] { $free } crabe en haut
   *[other] { $free } crabes en haut
}, { $covered ->
    [one] { $covered } couvert
   *[other] { $covered } couverts
}.
crab-stack-ui-say-out = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
} a perdu ; ses crabes restent : { $free ->
    [one] { $free } en haut
   *[other] { $free } en haut
}, { $covered ->
    [one] { $covered } couvert
   *[other] { $covered } couverts
}.
crab-stack-ui-say-stack = { $stack }.
crab-stack-ui-say-bare = { $count ->
    [one] { $count } case est vide.
   *[other] { $count } cases sont vides.
}

# The rules of Crab Stack, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
crab-stack-rules-about = La marée monte et les crabes se pressent sur les rochers. Chacun marche sur le dos des autres et se pose sur un crabe qui n’est pas plus gros que lui ; les cases se vident, les piles grandissent. Qui ne peut plus jouer perd la partie ; le dernier en jeu a gagné. Le jeu est de Henri Kermarrec, pour deux à quatre joueurs. Après la mise en place il n’y a plus de hasard, et rien n’est caché.
crab-stack-rules-setup = Préparation
crab-stack-rules-turn = Votre tour
crab-stack-rules-wave = Les vagues
crab-stack-rules-end = Perdre et gagner
crab-stack-rules-text = Par écrit

## Before the game
crab-stack-rule-1 = _Vos crabes._ Vous avez neuf crabes d’une même couleur : trois gros, trois moyens et trois petits. Les places sont rouge, bleue, verte et jaune, dans cet ordre.
crab-stack-rule-2 =
    _Les cases._ Le plateau est fait de trois anneaux de rochers autour d’une case d’eau. Ce qu’on en utilise dépend du nombre de joueurs :
    - deux joueurs : les deux anneaux intérieurs, 18 cases ;
    - trois joueurs : 27 cases, les deux anneaux intérieurs et neuf cases de l’anneau extérieur : une sur deux (la disposition habituelle) ou trois groupes de trois aux coins ;
    - quatre joueurs : les 36 cases.
    Tout le reste est de l’eau pendant toute la partie. On peut aussi nommer ses propres cases : neuf par joueur, jamais celle du milieu, et toutes reliées entre elles.
crab-stack-rule-3 = _Les noms._ Les colonnes vont de `a` à `g`, de gauche à droite, et dans chaque colonne on compte depuis le bas : `a1` à `a4`, `b1` à `b5`, `c1` à `c6`, `d1` à `d7`, `e1` à `e6`, `f1` à `f5`, `g1` à `g4`. L’eau du milieu s’appellerait `d4`. Les noms sont les mêmes quel que soit le nombre de joueurs.
crab-stack-rule-4 = _La mise en place._ On mélange tous les crabes des couleurs en jeu et on les place au hasard, un par case, jusqu’à ce que chaque case ait le sien. Le premier joueur est désigné au hasard ; on joue dans le sens horaire, dans l’ordre des places.

## Your turn
crab-stack-rule-5 = _Un crabe._ Déplacez exactement un crabe de votre couleur. Si vous pouvez jouer, vous devez jouer. Dans une pile, seul le crabe du haut peut se déplacer ; ceux du dessous sont bloqués.
crab-stack-rule-6 = _De combien._ Un gros crabe se déplace d’une case exactement, un crabe moyen de deux, un petit de trois.
crab-stack-rule-7 = _De dos en dos._ Chaque pas mène à une case voisine où il y a au moins un crabe, de n’importe quelle couleur, la vôtre aussi, et de n’importe quelle taille. Aucun pas ne mène sur une case vide ni dans l’eau. En chemin, on peut passer sur des crabes plus gros.
crab-stack-rule-8 = _Jamais deux fois._ Au cours d’un déplacement, un crabe ne passe pas deux fois par la même case. La case de départ compte, même s’il y reste d’autres crabes : aucun crabe ne finit là où il a commencé.
crab-stack-rule-9 = _Où il finit._ Il finit sur une pile dont le crabe du haut est de sa taille ou plus petit : un gros crabe sur n’importe lequel, un moyen sur un moyen ou un petit, un petit sur un petit seulement. Aucun crabe n’est donc jamais sur un plus gros que lui.
crab-stack-rule-10 = _Le chemin ne compte pas._ Deux chemins entre les deux mêmes cases sont un seul et même coup.

## The wave
crab-stack-rule-11 =
    _Ensemble ou perdus._ Après un déplacement, toutes les cases occupées doivent former un seul groupe ; les piles de toute hauteur et les crabes des joueurs qui ont perdu comptent comme les autres. Si le déplacement laisse plusieurs groupes, un seul reste, et la vague retire tous les autres du plateau pour de bon :
    - le groupe qui occupe le plus de cases reste ;
    - en cas d’égalité, celui d’entre eux qui contient le plus de crabes ;
    - en cas de nouvelle égalité, un joueur choisit lequel des groupes à égalité reste. Rien n’est retiré avant.
    Une vague ne vient qu’après un déplacement.
crab-stack-rule-12 = _Qui choisit._ Le joueur qui vient de jouer (c’est l’usage), ou bien, si on en convient, le joueur suivant encore en jeu, qu’il puisse jouer ensuite ou non. On choisit avant le tour suivant.

## Leaving and winning
crab-stack-rule-13 = _Perdre._ Qui ne peut pas jouer quand vient son tour perd la partie, quelle qu’en soit la raison, et pour de bon, même si l’un de ses crabes réapparaît plus tard. Ses crabes restent, ne bougent plus, et sont pour le reste des crabes : ils portent, ils bloquent, ils comptent pour la vague. On saute le tour d’un joueur qui a perdu.
crab-stack-rule-14 = _Pas avant son tour._ On regarde si un joueur peut jouer quand vient son tour, jamais plus tôt. Perdre ne prend pas de tour : on passe aussitôt au joueur suivant.
crab-stack-rule-15 = _Le dernier._ Dès qu’il ne reste qu’un joueur en jeu, il a gagné, qu’il puisse jouer ou non, et même sans aucun crabe sur le plateau.
crab-stack-rule-16 = _Tourner en rond._ Les crabes peuvent se courir après sans fin. Quand la même position se présente pour la troisième fois au début d’un tour, c’est un match nul entre tous ceux qui n’ont pas perdu. Les crabes de même couleur et de même taille comptent comme pareils ; la première position compte pour sa première fois ; les positions où un choix est en attente ne comptent pas. On peut convenir d’un autre nombre que trois, à partir de deux ; 0 supprime cette règle. Puis rejouez : une nouvelle partie donnera le vainqueur.
crab-stack-rule-17 = _Le résultat._ Le vainqueur reçoit 1 et les autres 0. Un match nul se partage également entre les joueurs qui n’ont pas perdu.

## Written down
crab-stack-rule-18 = _Un coup_ dit d’où part le crabe et où il finit : `b2-c4`. Un choix après une vague s’écrit `keep-` et la première case, dans l’ordre `a1`, `a2`, … `g4`, du groupe qui reste : `keep-c4`.
crab-stack-rule-19 = _Une position_ donne les piles, le tour et les joueurs en jeu : `b2:bL c3:bMrL / b / rb`. Un crabe, c’est la lettre de sa couleur (`r` `b` `g` `y`) et celle de sa taille (`L` `M` `S`) ; une pile s’écrit de bas en haut. Quand un choix est en attente, le tour indique qui choisit, un point d’interrogation et qui a joué : `r?r`. À la fin, c’est `over r` si Rouge a gagné ou `over -` pour un match nul. Les options, et le nombre de fois qu’une position s’est présentée, ne font pas partie du texte.
crab-stack-rule-20 = _Lire une position._ On regarde tout de suite le joueur qui doit jouer : s’il ne le peut pas, il a perdu dès la lecture. Les espaces et l’ordre ne comptent pas. Ce qui est impossible est refusé, avec la raison : une case hors de la disposition, un crabe sur un plus gros, plus de trois d’une sorte, deux groupes sans rien à choisir, le tour d’un joueur qui a perdu, etc.
crab-stack-rule-21 = _Options._ Ce qu’on peut choisir pour une nouvelle table, et ce qui est habituel.

## What the printed books say, rule by rule
crab-stack-edition-2-ours = Les livrets montrent les cases par des images que nous n’avons pas ; les dispositions à trois sont de nous et conviennent à tout ce qu’on sait.
crab-stack-edition-4-hu = Le livret hongrois laisse les joueurs s’accorder sur qui commence.
crab-stack-edition-6-hu = Le livret hongrois : doit avancer.
crab-stack-edition-6-ru = Le livret russe dit « peut avancer » ; nous le lisons comme « exactement », à l’exemple des deux autres.
crab-stack-edition-6-fr = Le livret français : doit avancer.
crab-stack-edition-7-hu = Le livret hongrois interdit seulement de s’arrêter sur une case vide ; les deux autres interdisent d’y passer.
crab-stack-edition-7-ru = Le livret russe ne permet aucun pas sur une case vide. À lui seul, il pourrait se lire comme interdisant aussi les crabes plus gros en chemin ; les deux autres ne regardent la taille qu’au dernier pas.
crab-stack-edition-7-fr = Le livret français ne permet aucun pas sur une case vide, et ne regarde la taille qu’au dernier pas.
crab-stack-edition-8-hu = Le livret hongrois interdit toute case où le crabe s’est trouvé pendant ce tour, celle de départ comprise.
crab-stack-edition-8-ru = Le livret russe interdit de revenir en arrière.
crab-stack-edition-8-fr = Le livret français interdit de passer deux fois par une case.
crab-stack-edition-11-hu = Le livret hongrois parle de deux groupes : le plus petit s’en va.
crab-stack-edition-11-ru = Le livret russe : de deux groupes ou plus, le plus petit s’en va.
crab-stack-edition-11-fr = Le livret français le dit pour tout nombre de groupes : seul reste celui qui occupe le plus de cases.
crab-stack-edition-12-hu = Le livret hongrois : le joueur dont c’est le tour choisit quel groupe s’en va.
crab-stack-edition-12-ru = Le livret russe : c’est le joueur suivant qui choisit. Une nouvelle table peut être réglée ainsi.
crab-stack-edition-12-fr = Le livret français : le joueur actif choisit quel groupe reste.
crab-stack-edition-13-ru = Le livret russe ne cite que les crabes couverts par d’autres couleurs ; les deux autres, et nous, comptons toutes les raisons.
crab-stack-edition-13-fr = Seul le livret français dit qu’un crabe qui réapparaît ne ramène pas son joueur.
crab-stack-edition-16-hu = Le livret hongrois parle d’un blocage et propose une nouvelle partie.
crab-stack-edition-16-ru = Le livret russe déclare un match nul et recommence.
crab-stack-edition-16-fr = Le livret français déclare un match nul et laisse une nouvelle partie donner le vainqueur.
crab-stack-edition-16-ours = Aucun livret ne donne de nombre ; la troisième fois est de nous.

## The editions side by side
crab-stack-editions-about = Ces règles reposent sur trois livrets imprimés : un hongrois, un russe et un français. Ils racontent trois fois le même jeu. Voici où ils diffèrent, et ce qu’on joue ici.
crab-stack-editions-tie = Qui choisit entre groupes à égalité
crab-stack-editions-tie-hu = le joueur dont c’est le tour
crab-stack-editions-tie-ru = le joueur suivant
crab-stack-editions-tie-fr = le joueur actif
crab-stack-editions-tie-here = une option : qui a joué, sauf si vous préférez le suivant
crab-stack-editions-far = De combien avance un crabe
crab-stack-editions-far-hu = il doit avancer d’autant
crab-stack-editions-far-ru = il peut avancer d’autant
crab-stack-editions-far-fr = il doit avancer d’autant
crab-stack-editions-far-here = exactement d’autant
crab-stack-editions-bare = Les cases vides
crab-stack-editions-bare-hu = ne pas s’y arrêter
crab-stack-editions-bare-ru = ne pas y passer
crab-stack-editions-bare-fr = ne pas y passer
crab-stack-editions-bare-here = ne pas y passer
crab-stack-editions-twice = Cases interdites dans un coup
crab-stack-editions-twice-hu = celles déjà occupées ce tour
crab-stack-editions-twice-ru = pas de retour en arrière
crab-stack-editions-twice-fr = aucune deux fois
crab-stack-editions-twice-here = aucune deux fois, départ compris
crab-stack-editions-groups = Trois groupes ou plus
crab-stack-editions-groups-hu = le plus petit s’en va
crab-stack-editions-groups-ru = le plus petit s’en va
crab-stack-editions-groups-fr = un seul reste
crab-stack-editions-groups-here = un seul reste
crab-stack-editions-out = Qui perd
crab-stack-editions-out-hu = qui ne peut aller nulle part
crab-stack-editions-out-ru = qui a tous ses crabes sous d’autres couleurs
crab-stack-editions-out-fr = qui ne peut pas jouer, pour de bon
crab-stack-editions-out-here = qui ne peut pas jouer, quelle qu’en soit la raison, pour de bon
crab-stack-editions-chase = Crabes qui se courent après sans fin
crab-stack-editions-chase-hu = rejouer
crab-stack-editions-chase-ru = match nul, puis rejouer
crab-stack-editions-chase-fr = match nul, puis rejouer
crab-stack-editions-chase-here = match nul à la troisième fois

# Captions of the examples on the rules pages.

## Crab Stack
crab-stack-example-two = Deux joueurs : 18 cases, et 18 crabes dessus.
crab-stack-example-three = Trois joueurs, une case sur deux de l’anneau extérieur.
crab-stack-example-corners = Trois joueurs, trois groupes de trois dans l’anneau extérieur.
crab-stack-example-four = Quatre joueurs : les 36 cases.
crab-stack-example-far = Une case pour le gros crabe rouge, deux pour le crabe moyen bleu, trois pour le petit crabe rouge, qui passe en chemin sur un crabe plus gros.
crab-stack-example-size = Un petit ne finit que sur un petit : le crabe rouge en `c3` ne peut pas finir sur les plus gros qui l’entourent.
crab-stack-example-pinned = Le petit crabe rouge en `c5` est bloqué sous le gros crabe bleu tant que celui-ci reste là.
crab-stack-example-wave = Le gros crabe rouge quitte le pont en `d6`. Sept cases restent, les six autres sont emportées par la vague.
crab-stack-example-choice = Deux groupes de trois cases et cinq crabes chacun. Rouge a joué, c’est donc Rouge qui choisit.
crab-stack-example-last = Rouge couvre le dernier crabe bleu qui pouvait bouger. C’est au tour de Bleu, qui perd la partie : Rouge a gagné.
crab-stack-example-chase = Deux gros crabes vont et viennent. Quand la position se présente pour la troisième fois, c’est un match nul.

## Crab Stack: you are red
crab-stack-learn-1 = Les crabes sont en place, et vous êtes Rouge. Un gros crabe se déplace d’une case exactement, sur n’importe quel crabe voisin. Prenez votre gros crabe en `f2` et grimpez sur le gros crabe bleu en `e2`.
crab-stack-learn-1-hint = Prenez le gros crabe rouge en `f2`, en bas à droite, et allez en `e2`, juste à côté.
crab-stack-learn-1-done = Le gros crabe bleu est bloqué : seul le crabe en haut d’une pile peut se déplacer. Bleu répond en couvrant votre petit crabe en `c5`.
crab-stack-learn-2 = Un crabe moyen se déplace de deux cases exactement, toujours sur d’autres crabes, et finit sur un moyen ou un petit. Menez votre crabe moyen de `e4` par `e3` au crabe moyen bleu en `d3`.
crab-stack-learn-2-hint = Le crabe moyen rouge en `e4` atteint `d3` en deux pas.
crab-stack-learn-2-done = Encore un crabe dont Bleu ne peut plus se servir. On ne dit jamais le chemin, seulement où le crabe finit. Bleu couvre votre crabe moyen en `b3`.
crab-stack-learn-3 = Les petits crabes sont les plus rapides : trois cases exactement. Ils peuvent passer sur de plus gros, mais ne finissent que sur des petits. Votre petit crabe en `f3` peut passer sur votre gros en `e2` : menez-le au petit crabe bleu en `d2`.
crab-stack-learn-3-hint = De `f3` par `e3` et `e2` jusqu’à `d2` : prenez `f3` et posez-le en `d2`.
crab-stack-learn-3-done = Trois cases, et un gros crabe en chemin n’a pas gêné. La taille ne compte qu’au dernier pas.
crab-stack-learn-4 = Bleu a rejoué. Votre petit crabe en `c5` est toujours sous le gros bleu et ne peut pas bouger. Un gros peut aller sur un gros : couvrez le crabe bleu en `c5` avec votre gros crabe de `d5`.
crab-stack-learn-4-hint = Votre gros crabe en `d5` est juste à côté de `c5`.
crab-stack-learn-4-done = Vers le haut, les piles ne rétrécissent jamais : aucun crabe ne finit sur un plus gros.
crab-stack-learn-5 = Plus tard, dans une autre partie : les crabes forment un anneau ouvert. Si un déplacement les sépare en groupes, seul reste celui qui occupe le plus de cases, et la vague emporte les autres. Trouvez le coup de votre gros crabe en `d6` qui envoie sept crabes bleus à la mer.
crab-stack-learn-5-hint = Le pont entre les deux moitiés est en `d6`. Quittez-le vers votre côté, en `e5`.
crab-stack-learn-5-done = Sept cases sont restées de votre côté ; Bleu en avait six. Cherchez toujours les ponts, ceux de Bleu et les vôtres !
crab-stack-learn-6 = Maintenant, une égalité. Menez votre crabe moyen de `f2` à `d3` : il laisse deux groupes de trois cases et cinq crabes chacun. C’est vous qui choisissez lequel reste, puisque vous avez joué.
crab-stack-learn-6-hint = D’abord de `f2` à `d3`. Puis gardez le groupe où vos crabes sont en haut : celui de `d2`.
crab-stack-learn-6-done = Dans le groupe resté en jeu, Bleu n’avait qu’un petit crabe sans aucun chemin de trois cases. Qui ne peut pas jouer à son tour perd, et le dernier en jeu gagne.
crab-stack-learn-7 = La dernière, sans aide : Bleu n’a plus qu’un crabe qui peut bouger. Un coup de votre part finit la partie.
crab-stack-learn-7-hint = Le crabe libre de Bleu est le moyen en `c5`. Lequel de vos crabes peut s’y poser ?
crab-stack-learn-7-done = Bleu ne peut plus jouer et perd la partie : vous avez gagné. Voilà tout Crab Stack !
