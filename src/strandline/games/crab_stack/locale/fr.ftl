## The game on the first page
crab-stack-name = Crab Stack
crab-stack-description = Les crabes grimpent sur les crabes, et les vagues emportent ceux qui se retrouvent isolés. Soyez le dernier à pouvoir jouer.
crab-stack-credit = Crab Stack est un jeu de Henri Kermarrec.

## What can be chosen in Crab Stack
crab-stack-option-layout = Disposition des rochers
crab-stack-option-layout-rings = Anneaux complets autour de l’eau du milieu
crab-stack-option-layout-alternate = Deux anneaux et une case sur deux du troisième ; nous n’avons pas l’image imprimée
crab-stack-option-layout-corners = Deux anneaux et trois caps ; une autre lecture de l’image manquante
crab-stack-option-tie = Si les plus grands groupes sont à égalité, qui choisit celui qui reste ?
crab-stack-option-tie-mover = Le joueur qui vient de jouer
crab-stack-option-tie-next = Le joueur suivant
crab-stack-option-repetition = Positions répétées
crab-stack-option-repetition-is = Match nul quand une position se présente ce nombre de fois. 0 = jamais.

## Moves, texts of positions and the terminal
crab-stack-layout-apart = les cases d’une disposition doivent former un seul groupe
crab-stack-layout-count = pour ce nombre de joueurs, une disposition doit avoir { $needed } cases, mais celle-ci en a { $count }

## Why a position's text cannot be read
crab-stack-text-form = une position s’écrit « piles / tour / joueurs en jeu », par exemple « b2:bL c3:bMrL / b / rb »
crab-stack-text-stack = une pile s’écrit avec sa case, deux-points et ses crabes de bas en haut, par exemple c3:bMrL
crab-stack-text-cell = cette case n’est pas dans la disposition
crab-stack-text-cell-twice = cette case est nommée deux fois
crab-stack-text-colour = cette couleur n’est pas en jeu ; les couleurs en jeu sont { $allowed }
crab-stack-text-bigger-below = { $above } ne peut pas être posé sur { $below }, qui est plus gros
crab-stack-text-too-many = il y a { $count } crabes de cette sorte, mais une couleur n’en a que 3 de chaque taille
crab-stack-text-empty = il faut au moins un crabe
crab-stack-text-player-twice = ce joueur est nommé deux fois
crab-stack-text-nobody = il faut au moins un joueur encore en jeu
crab-stack-text-apart = les crabes doivent former un seul groupe, sauf si un choix est en attente
crab-stack-text-turn = le tour est un joueur (r), un choix après un coup ({ "r?b" }) ou une fin (over r, over -)
crab-stack-text-over = cette fin ne correspond pas aux joueurs encore en jeu ({ $alive })
crab-stack-text-choice-alone = il ne reste qu’un joueur : il n’y a rien à choisir
crab-stack-text-chooser = c’est à un autre joueur de choisir
crab-stack-text-no-tie = les plus grands groupes ne sont pas à égalité : il n’y a rien à choisir
crab-stack-text-out = ce joueur est éliminé

## Why a move is not legal
crab-stack-choose = choisissez d’abord le groupe qui reste : { $allowed }
crab-stack-no-choice = aucun groupe n’est à égalité : il n’y a rien à choisir
crab-stack-water = { $cell } est en pleine eau
crab-stack-no-cell = il n’y a pas de case { $cell } dans cette partie
crab-stack-bare = il n’y a pas de crabe en { $cell }
crab-stack-covered = un autre crabe recouvre le vôtre en { $cell }
crab-stack-not-yours = le crabe en { $cell } n’est pas à vous
crab-stack-stays = un crabe ne peut pas finir son déplacement là où il l’a commencé
crab-stack-bare-goal = la case { $cell } est vide : les crabes marchent sur les crabes
crab-stack-bigger = { $crab ->
    [M] un crabe moyen ne peut pas s’arrêter sur un gros, et il y en a un en { $cell }
   *[S] un petit crabe ne peut s’arrêter que sur un petit ; en { $cell }, il y a un { $top ->
        [M] crabe moyen
       *[L] gros crabe
    }
}
crab-stack-no-way = tous les chemins { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} entre { $start } et { $goal } passent par une case vide, ou deux fois par la même case
crab-stack-steps = { $crab ->
    [L] un gros crabe se déplace d’une case exactement
    [M] un crabe moyen se déplace de deux cases exactement
   *[S] un petit crabe se déplace de trois cases exactement
} ; { $goal } n’est pas à cette distance

## At the table
crab-stack-about = Les crabes grimpent sur les crabes, et le dernier à pouvoir jouer gagne. 2 à 4 joueurs, 15 minutes.
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
crab-stack-ui-rock-bare = { $cell } : case vide
crab-stack-ui-rock-one = { $cell } : { $crab }
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-stack-ui-rock-stack = { $cell } : { $crab } ; en dessous : { $crabs }
crab-stack-piece-L = _Gros crabe._ Il fait un pas et peut s’arrêter sur n’importe quel crabe.
crab-stack-piece-M = _Crabe moyen._ Il fait deux pas et peut s’arrêter sur un crabe moyen ou petit.
crab-stack-piece-S = _Petit crabe._ Il fait trois pas, mais ne peut s’arrêter que sur un petit crabe.
crab-stack-ui-can-go = peut se déplacer
crab-stack-ui-goal = peut venir ici
crab-stack-ui-held = en main
crab-stack-ui-threatened = peut être recouvert
crab-stack-ui-group = fait partie du groupe de { $cell } ; choisissez cette case pour garder ce groupe
crab-stack-ui-look = Pile en { $cell }, de haut en bas
crab-stack-ui-hold-goals = { $crab } pris en { $cell }. { $count ->
    [one] Il peut aller en { $goals }.
   *[other] Il peut aller sur { $count } cases : { $goals }.
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

## What a move has caused, in the list of moves and for screen readers
crab-stack-effect-covers = Recouvre un { crab-stack-ui-crab }.
# $crabs: one or more of the next message, joined.
crab-stack-effect-wave = La vague a emporté { $crabs }.
crab-stack-effect-crabs = { $count ->
    [one] { $count } crabe
   *[other] { $count } crabes
} { $seat ->
    [0] { $count ->
        [one] rouge
       *[other] rouges
    }
    [1] { $count ->
        [one] bleu
       *[other] bleus
    }
    [2] { $count ->
        [one] vert
       *[other] verts
    }
   *[3] { $count ->
        [one] jaune
       *[other] jaunes
    }
}
crab-stack-effect-tie = Les groupes sont à égalité : { crab-stack-seat } choisit celui qui reste.
crab-stack-effect-out = { crab-stack-seat } ne peut plus jouer et est éliminé.

## What has ended the game
crab-stack-ui-ended-won = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
} gagne : personne d’autre ne peut plus jouer.
crab-stack-ui-ended-drawn = La même position s’est présentée trop souvent : match nul.

## The position in sentences
crab-stack-ui-say-player = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
} : { $free ->
    [one] { $free } crabe au sommet
   *[other] { $free } crabes au sommet
}, { $covered ->
    [one] { $covered } recouvert
   *[other] { $covered } recouverts
}.
crab-stack-ui-say-out = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
} est éliminé, mais ses crabes restent : { $free ->
    [one] { $free } au sommet
   *[other] { $free } au sommet
}, { $covered ->
    [one] { $covered } recouvert
   *[other] { $covered } recouverts
}.
crab-stack-ui-say-stack = { $stack }.
crab-stack-ui-say-bare = { $count ->
    [one] { $count } case est vide.
   *[other] { $count } cases sont vides.
}

# The rules of Crab Stack, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
crab-stack-quick-goal =
    _But : être le dernier_
    Les crabes grimpent sur les crabes, et les coups se font rares. Le dernier joueur en jeu gagne.
crab-stack-quick-goal-picture = Dix-huit crabes rouges et bleus de trois tailles, chacun sur sa case, autour de l’eau.
crab-stack-quick-turn =
    _Votre tour : un crabe_
    Déplacez un de vos crabes : un gros d’une case exactement, un moyen de deux, un petit de trois.
crab-stack-quick-turn-picture = Trois flèches : un gros crabe se déplace d’une case, un moyen de deux, un petit de trois.
crab-stack-quick-backs =
    _De dos en dos_
    Chaque pas mène sur un crabe voisin, de n’importe quelle taille et couleur. Seul le crabe où vous vous arrêtez ne doit pas être plus gros que le vôtre.
crab-stack-quick-backs-picture = Une flèche : un petit crabe passe sur un petit et sur un moyen, puis s’arrête sur un petit.
crab-stack-quick-pinned =
    _Bloqué_
    Un crabe qui en porte un autre ne peut pas se déplacer. Posez-vous donc sur les crabes de vos adversaires !
crab-stack-quick-pinned-picture = Un anneau autour d’un gros crabe bleu, posé sur un gros crabe rouge.
crab-stack-quick-wave =
    _La vague_
    Si un déplacement sépare les crabes en groupes, celui qui occupe le plus de cases reste. La vague emporte les autres, définitivement.
crab-stack-quick-wave-picture = Une flèche : un crabe quitte la case qui reliait deux groupes. Des anneaux marquent les six cases du plus petit.
crab-stack-quick-end =
    _La fin_
    Si vous ne pouvez pas jouer quand vient votre tour, vous êtes éliminé, mais vos crabes restent. Le dernier joueur en jeu gagne.
crab-stack-quick-end-picture = Un crabe rouge est au sommet de chaque pile : Bleu ne peut pas jouer.

## The page
crab-stack-rules-about = La marée monte et les crabes se pressent sur les rochers. Chaque crabe marche sur le dos des autres et se pose sur un crabe qui n’est pas plus gros que lui : les cases se vident, les piles grandissent. Si vous ne pouvez plus jouer, vous êtes éliminé ; le dernier joueur en jeu gagne. Crab Stack est un jeu de Henri Kermarrec, pour deux à quatre joueurs. Une fois les crabes en place, il n’y a plus de hasard et rien n’est caché.
crab-stack-rules-setup = Préparation
crab-stack-rules-turn = Votre tour
crab-stack-rules-wave = Les vagues
crab-stack-rules-end = Élimination et victoire
crab-stack-rules-text = Notation

## Before the game
crab-stack-rule-1 = _Vos crabes._ Vous avez neuf crabes d’une même couleur : trois gros, trois moyens et trois petits. Les places sont rouge, bleue, verte et jaune, dans cet ordre.
crab-stack-rule-2 =
    _Les cases._ Le plateau est fait de trois anneaux de rochers autour d’une case d’eau. Le nombre de cases utilisées dépend du nombre de joueurs :
    - à deux, les deux anneaux intérieurs : 18 cases ;
    - à trois, 27 cases : les deux anneaux intérieurs et neuf cases de l’anneau extérieur, soit une sur deux (par défaut), soit trois groupes de trois aux coins ;
    - à quatre, les 36 cases.
    Tout le reste est de l’eau pendant toute la partie. Vous pouvez aussi désigner vous-même les cases : neuf par joueur, jamais celle du milieu, et toutes reliées entre elles.
crab-stack-rule-3 = _Les noms des cases._ Les colonnes vont de `a` à `g`, de gauche à droite. Dans chaque colonne, on compte les cases depuis le bas : `a1` à `a4`, `b1` à `b5`, `c1` à `c6`, `d1` à `d7`, `e1` à `e6`, `f1` à `f5`, `g1` à `g4`. L’eau du milieu s’appellerait `d4`. Les noms sont les mêmes quel que soit le nombre de joueurs.
crab-stack-rule-4 = _La mise en place._ Tous les crabes des couleurs en jeu sont mélangés et répartis au hasard, un par case. Le premier joueur est tiré au sort, sauf si on l’a choisi en créant la table. On joue dans le sens horaire, dans l’ordre des places.

## Your turn
crab-stack-rule-5 = _Un crabe._ À votre tour, vous déplacez exactement un crabe de votre couleur. Si vous pouvez jouer, vous devez jouer. Seul le crabe au sommet d’une pile peut se déplacer ; ceux du dessous sont bloqués.
crab-stack-rule-6 = _De combien de cases._ Un gros crabe se déplace d’une case exactement, un crabe moyen de deux, un petit crabe de trois.
crab-stack-rule-7 = _De dos en dos._ Chaque pas mène à une case voisine où se trouve au moins un crabe, de n’importe quelle couleur (même la vôtre) et de n’importe quelle taille. Un crabe ne va jamais sur une case vide ni dans l’eau. En chemin, il peut passer sur des crabes plus gros.
crab-stack-rule-8 = _Jamais deux fois la même case._ Au cours d’un déplacement, un crabe ne passe jamais deux fois par la même case. La case de départ compte, même s’il y reste d’autres crabes : aucun crabe ne finit donc là où il a commencé.
crab-stack-rule-9 = _Où il s’arrête._ Un crabe doit s’arrêter sur une pile dont le sommet est de sa taille ou plus petit : un gros crabe sur n’importe quel crabe, un moyen sur un moyen ou un petit, un petit seulement sur un petit. Aucun crabe n’est donc jamais posé sur un plus gros que lui.
crab-stack-rule-10 = _Le chemin ne compte pas._ Deux chemins entre les deux mêmes cases sont un seul et même coup.

## The wave
crab-stack-rule-11 =
    _Ensemble ou perdus._ Après un déplacement, toutes les cases occupées doivent former un seul groupe. Une pile compte pour une case, quelle que soit sa hauteur, et les crabes des joueurs éliminés comptent comme les autres. Si un déplacement laisse plusieurs groupes, un seul reste et la vague emporte tous les autres, définitivement :
    - le groupe qui occupe le plus de cases reste ;
    - en cas d’égalité, celui qui contient le plus de crabes reste ;
    - en cas de nouvelle égalité, un joueur choisit lequel des groupes à égalité reste. La vague n’emporte rien avant ce choix.
    Une vague ne vient qu’après un déplacement.
crab-stack-rule-12 = _Qui choisit._ C’est le joueur qui vient de jouer. On peut aussi régler la table pour que ce soit le joueur suivant encore en jeu, même s’il ne doit pas pouvoir jouer ensuite. Le choix se fait avant le début du tour suivant.

## Going out and winning
crab-stack-rule-13 = _Éliminé._ Si vous ne pouvez pas jouer quand vient votre tour, vous êtes éliminé, quelle qu’en soit la raison. Vous le restez même si l’un de vos crabes réapparaît plus tard. Vos crabes restent sur le plateau et ne bougent plus. Pour tout le reste, ce sont des crabes comme les autres : on marche dessus, ils bloquent et ils comptent pour la vague. On saute vos tours.
crab-stack-rule-14 = _Pas avant votre tour._ On vérifie si vous pouvez jouer quand vient votre tour, jamais plus tôt. Être éliminé ne prend pas de tour : on passe aussitôt au joueur suivant.
crab-stack-rule-15 = _Le dernier._ Dès qu’un seul joueur n’est pas éliminé, il gagne, qu’il puisse encore jouer ou non, et même s’il n’a plus aucun crabe sur le plateau.
crab-stack-rule-16 = _Tourner en rond._ Des crabes peuvent se courir après sans fin. Quand la même position se présente pour la troisième fois au début d’un tour, c’est un match nul entre tous les joueurs non éliminés. Les crabes de même couleur et de même taille sont considérés comme identiques. La position de départ compte ; celles où un choix est en attente ne comptent pas. Vous pouvez choisir un autre nombre, à partir de 2, ou supprimer cette règle avec 0. Après un match nul, rejouez : une nouvelle partie donnera le vainqueur.
crab-stack-rule-17 = _Le résultat._ Le vainqueur reçoit 1 et les autres 0. En cas de match nul, les joueurs non éliminés se partagent 1 à parts égales.

## Written down
crab-stack-rule-18 = _Un coup_ s’écrit avec la case d’où part le crabe et celle où il s’arrête : `b2-c4`. Un choix après une vague s’écrit `keep-` suivi de la première case du groupe qui reste, dans l’ordre `a1`, `a2`, … `g4` : `keep-c4`.
crab-stack-rule-19 = _Une position_ donne les piles, le tour et les joueurs non éliminés : `b2:bL c3:bMrL / b / rb`. Un crabe s’écrit avec la lettre de sa couleur (`r` `b` `g` `y`) et celle de sa taille (`L` `M` `S`) ; une pile s’écrit de bas en haut. Quand un choix est en attente, le tour indique celui qui choisit, un point d’interrogation et celui qui a joué : `r?r`. À la fin, c’est `over r` si Rouge a gagné, ou `over -` pour un match nul. Les options et le nombre de répétitions ne font pas partie du texte.
crab-stack-rule-20 = _Lire une position._ On vérifie aussitôt si le joueur dont c’est le tour peut jouer : sinon, il est éliminé dès la lecture. Les espaces et l’ordre ne comptent pas. Un texte qui ne décrit aucune position possible est refusé avec la raison : une case hors de la disposition, un crabe sur un plus gros, plus de trois crabes d’une sorte, deux groupes sans choix en attente, le tour d’un joueur éliminé, etc.
crab-stack-rule-21 = _Options._ Voici ce que vous pouvez choisir pour une nouvelle table, et ce qui vaut par défaut.

## What the printed books say, rule by rule
crab-stack-edition-1-ours = Dans les trois livrets, chaque joueur choisit une couleur. Ici, la couleur va avec la place.
crab-stack-edition-2-inferred = Les livrets montrent les dispositions sur des images que nous n’avons plus. Les trois anneaux viennent de descriptions publiques du plateau ; à quatre, il faut 36 cases pour 36 crabes ; et les 18 cases à deux sont les deux anneaux qui accueillent exactement 18 crabes.
crab-stack-edition-2-ours = Les deux dispositions à trois joueurs et les cases que l’on désigne soi-même sont de nous.
crab-stack-edition-4-hu = Le livret hongrois laisse les joueurs décider comme ils veulent qui commence.
crab-stack-edition-4-ru = Dans le livret russe, le premier joueur est désigné au hasard.
crab-stack-edition-4-fr = Dans le livret français, le premier joueur est désigné au hasard.
crab-stack-edition-6-hu = Le livret hongrois dit « doit avancer ».
crab-stack-edition-6-ru = Le livret russe dit « peut avancer ». Nous lisons « exactement », comme dans les deux autres livrets.
crab-stack-edition-6-fr = Le livret français dit que les crabes « doivent » se déplacer de ce nombre de cases.
crab-stack-edition-7-hu = Le livret hongrois interdit d’aller en pleine eau aussi bien que de s’arrêter sur une case vide. Il laisse les crabes grimper les uns sur les autres et ne regarde la taille qu’à l’arrivée.
crab-stack-edition-7-ru = Le livret russe ne laisse les crabes marcher que sur le dos d’autres crabes. À lui seul, il pourrait aussi se lire comme une interdiction de passer sur de plus gros ; les deux autres livrets ne regardent la taille qu’au dernier pas.
crab-stack-edition-7-fr = Le livret français interdit d’aller sur une case vide, et ne regarde la taille qu’au dernier pas.
crab-stack-edition-8-hu = Le livret hongrois interdit de revenir sur toute case où le crabe s’est trouvé pendant ce tour, celle de départ comprise.
crab-stack-edition-8-ru = Le livret russe interdit de revenir en arrière.
crab-stack-edition-8-fr = Le livret français interdit de passer deux fois par une case.
crab-stack-edition-11-hu = Dans le livret hongrois, les crabes peuvent se séparer en « un ou plusieurs » groupes, et le plus petit s’en va. Seul son exemple a exactement deux groupes.
crab-stack-edition-11-ru = Le livret russe parle de deux groupes ou plus, et dit que le plus petit s’en va.
crab-stack-edition-11-fr = Le livret français règle la question pour tout nombre de groupes : seul reste celui qui occupe le plus de cases.
crab-stack-edition-12-hu = Dans le livret hongrois, le joueur dont c’est le tour choisit quel groupe s’en va.
crab-stack-edition-12-ru = Dans le livret russe, c’est le joueur qui doit jouer ensuite qui choisit quel groupe s’en va. Vous pouvez régler une table ainsi.
crab-stack-edition-12-fr = Dans le livret français, le joueur actif choisit quel groupe reste.
crab-stack-edition-12-ours = Le livret russe ne dit pas ce qui se passe si le joueur suivant ne peut pas jouer. Ici, il choisit quand même.
crab-stack-edition-13-hu = Le livret hongrois dit que les crabes d’un joueur éliminé ne bougent plus jamais, « comme s’ils étaient sous un autre crabe ». Nous y voyons une image pour dire qu’ils ne bougent plus : en fait ils restent au sommet, et d’autres peuvent s’y poser comme avant.
crab-stack-edition-13-ru = Le livret russe ne cite qu’une raison : des crabes recouverts par d’autres couleurs. Les deux autres livrets comptent toutes les raisons, et nous aussi. Le joueur ne joue plus jusqu’à la fin de la partie.
crab-stack-edition-13-fr = Le livret français dit que vous avez perdu même si l’un de vos crabes réapparaît. Les trois livrets éliminent un joueur définitivement ; seul le français mentionne ce cas.
crab-stack-edition-14-inferred = Les livrets français et russe parlent d’un joueur qui ne peut pas jouer à son tour. Nous lisons de même le livret hongrois, et la formule plus courte que les livrets emploient pour le but du jeu. Il en découle qu’être éliminé ne prend pas de tour.
crab-stack-edition-15-inferred = Les livrets donnent la victoire au dernier joueur en jeu. Il en découle que ce joueur n’a pas besoin de pouvoir jouer, ni même d’avoir un crabe.
crab-stack-edition-16-hu = Le livret hongrois parle d’un blocage et propose une nouvelle partie pour trouver un vainqueur. Il ne parle pas de match nul.
crab-stack-edition-16-ru = Le livret russe déclare un match nul et recommence.
crab-stack-edition-16-fr = Le livret français déclare un match nul et laisse une nouvelle partie donner le vainqueur.
crab-stack-edition-16-ours = Aucun livret ne donne de nombre. La troisième fois est notre choix.

## The editions side by side
crab-stack-editions-about = Ces règles reposent sur trois livrets imprimés : un hongrois, un russe et un français. Ils décrivent trois fois le même jeu. Voici où ils diffèrent, et comment on joue ici.
crab-stack-editions-starts = Qui commence
crab-stack-editions-starts-hu = décidé comme les joueurs le veulent
crab-stack-editions-starts-ru = au hasard
crab-stack-editions-starts-fr = au hasard
crab-stack-editions-starts-here = par tirage au sort, ou selon le choix fait en créant la table
crab-stack-editions-far = De combien se déplace un crabe
crab-stack-editions-far-hu = il doit avancer d’autant
crab-stack-editions-far-ru = il peut avancer d’autant
crab-stack-editions-far-fr = il doit avancer d’autant
crab-stack-editions-far-here = exactement d’autant
crab-stack-editions-bare = Les cases vides
crab-stack-editions-bare-hu = ne pas aller en pleine eau, ne pas s’arrêter sur une case vide
crab-stack-editions-bare-ru = ne pas y passer
crab-stack-editions-bare-fr = ne pas y passer
crab-stack-editions-bare-here = ne pas y passer
crab-stack-editions-twice = Cases interdites dans un déplacement
crab-stack-editions-twice-hu = toute case déjà occupée pendant ce tour
crab-stack-editions-twice-ru = pas de retour en arrière
crab-stack-editions-twice-fr = aucune case deux fois
crab-stack-editions-twice-here = aucune case deux fois, départ compris
crab-stack-editions-groups = Trois groupes ou plus
crab-stack-editions-groups-hu = le plus petit s’en va
crab-stack-editions-groups-ru = le plus petit s’en va
crab-stack-editions-groups-fr = un seul reste
crab-stack-editions-groups-here = un seul reste
crab-stack-editions-tie = Qui choisit entre les groupes à égalité
crab-stack-editions-tie-hu = le joueur dont c’est le tour
crab-stack-editions-tie-ru = le joueur qui doit jouer ensuite
crab-stack-editions-tie-fr = le joueur actif
crab-stack-editions-tie-here = au choix : celui qui a joué (par défaut) ou le suivant
crab-stack-editions-out = Qui est éliminé
crab-stack-editions-out-hu = celui qui ne peut aller nulle part ; ses crabes sont traités comme recouverts
crab-stack-editions-out-ru = celui dont tous les crabes sont recouverts par d’autres couleurs
crab-stack-editions-out-fr = celui qui ne peut pas jouer, même si un crabe réapparaît
crab-stack-editions-out-here = celui qui ne peut pas jouer à son tour, quelle qu’en soit la raison, définitivement
crab-stack-editions-chase = Crabes qui se courent après sans fin
crab-stack-editions-chase-hu = blocage ; une nouvelle partie peut suivre
crab-stack-editions-chase-ru = match nul, puis nouvelle partie
crab-stack-editions-chase-fr = match nul, puis nouvelle partie
crab-stack-editions-chase-here = match nul à la troisième fois

## Tips
crab-stack-tip-small = _Les petits crabes sont les plus rapides et les plus faciles à attraper._ Un petit crabe se déplace de trois cases, plus loin que tous les autres. Mais n’importe quel crabe peut s’arrêter sur lui, alors que lui ne peut s’arrêter que sur d’autres petits. Prenez soin de vos petits crabes, et servez-vous-en tant qu’il reste des petits où se poser.
crab-stack-tip-weapons = _Vous avez deux armes._ Vous pouvez recouvrir les crabes de vos adversaires, ou isoler un groupe pour que la vague l’emporte. Avant de jouer, cherchez ces deux possibilités, pour vous comme pour vos adversaires.
crab-stack-tip-shelter = _Trouvez un endroit sûr, au besoin sur un autre crabe._ La vague emporte tout ce qui est isolé : gardez vos crabes dans le grand groupe. Le crabe le plus sûr est un gros au sommet d’une pile : seul un autre gros crabe peut le recouvrir.
crab-stack-tip-run = _Gardez une issue._ Bloquer vos adversaires est la moitié du jeu ; l’autre moitié, c’est de ne pas être bloqué avant eux. Chaque fois que vous recouvrez un crabe, comptez les coups qui vous restent, et pas seulement les leurs.
crab-stack-tip-bridge = _Surveillez les ponts._ Une case qui relie deux moitiés est la plus importante du plateau. Si vous êtes sur un pont, quittez-le quand la moitié que vous voulez garder occupe plus de cases que l’autre. Ici, Rouge a huit coups. Les deux qui quittent le pont en `d6` gagnent ; des six autres, un seul gagne.
crab-stack-tip-tie = _Profitez des égalités._ Quand deux groupes ont autant de cases et autant de crabes, le joueur qui vient de jouer choisit. Ici, Rouge crée une telle égalité. Garder le groupe de `d2` fait gagner aussitôt, car Bleu ne peut aller nulle part dans ce groupe ; garder l’autre fait perdre.
crab-stack-tip-burden = _Jouer est une obligation._ Vous ne pouvez pas passer, et vers la fin cela peut vous coûter la partie. Ici, personne ne veut jouer : si c’est le tour de Rouge, Bleu gagne, et si c’est le tour de Bleu, Rouge gagne. Comptez les coups que chaque camp a en réserve, et laissez le tour à votre adversaire dans une telle position.

# Captions of the examples on the rules pages.

## Crab Stack
crab-stack-example-two = À deux : 18 cases et 18 crabes.
crab-stack-example-three = À trois : une case sur deux de l’anneau extérieur est utilisée.
crab-stack-example-corners = À trois : trois groupes de trois cases de l’anneau extérieur sont utilisés.
crab-stack-example-four = À quatre : les 36 cases sont utilisées.
crab-stack-example-far = Le gros crabe rouge se déplace d’une case, le crabe moyen bleu de deux et le petit crabe rouge de trois. En chemin, le petit passe sur un plus gros.
crab-stack-example-size = Un petit crabe ne s’arrête que sur un petit : le crabe rouge en `c3` ne peut pas s’arrêter sur les plus gros qui l’entourent.
crab-stack-example-pinned = Le petit crabe rouge en `c5` est sous le gros crabe bleu et ne peut pas bouger tant que celui-ci reste là.
crab-stack-example-wave = Le gros crabe rouge quitte le pont en `d6`. Sept cases restent ; la vague emporte les six autres.
crab-stack-example-books-wave = Le gros crabe jaune grimpe de `f2` sur `f3`. Le groupe du haut occupe 23 cases et celui du bas 5 : la vague emporte celui du bas. Les trois livrets donnent ces nombres dans leur exemple.
crab-stack-example-choice = Il y a deux groupes de trois cases et cinq crabes chacun. Rouge a joué, donc Rouge choisit.
crab-stack-example-last = Rouge recouvre le dernier crabe bleu qui pouvait bouger. Quand vient son tour, Bleu est éliminé et Rouge gagne.
crab-stack-example-chase = Deux gros crabes vont et viennent. Quand la position se présente pour la troisième fois, c’est un match nul.
crab-stack-example-burden = Rouge doit jouer, et ses deux coups perdent. Voici une fin possible. Essayez ensuite en faisant jouer Bleu en premier : Bleu perdrait aussi.

## Crab Stack: you are red
crab-stack-learn-1 = Les crabes sont en place, et vous êtes Rouge. Un gros crabe se déplace d’une case exactement, sur n’importe quel crabe voisin. Prenez votre gros crabe en `f2` et grimpez sur le gros crabe bleu en `e2`.
crab-stack-learn-1-hint = Prenez le gros crabe rouge en `f2`, en bas à droite, et posez-le en `e2`, juste à côté.
crab-stack-learn-1-done = Le gros crabe bleu est maintenant bloqué : seul le crabe au sommet d’une pile peut se déplacer. Bleu répond en bloquant votre petit crabe en `c5`.
crab-stack-learn-2 = Un crabe moyen se déplace de deux cases exactement, toujours sur d’autres crabes, et s’arrête sur un moyen ou un petit. Menez votre crabe moyen de `e4`, par `e3`, jusqu’au crabe moyen bleu en `d3`.
crab-stack-learn-2-hint = Le crabe moyen rouge en `e4` peut atteindre `d3` en deux pas.
crab-stack-learn-2-done = Encore un crabe dont Bleu ne peut plus se servir. Vous n’avez jamais à indiquer le chemin, seulement l’arrivée. Bleu bloque votre crabe moyen en `b3`.
crab-stack-learn-3 = Les petits crabes sont les plus rapides : ils se déplacent de trois cases exactement. Ils peuvent passer sur de plus gros, mais doivent s’arrêter sur un petit. Votre petit crabe en `f3` peut passer sur votre gros crabe en `e2` : menez-le jusqu’au petit crabe bleu en `d2`.
crab-stack-learn-3-hint = Il va de `f3` à `d2` en passant par `e3` et `e2` : prenez `f3` et posez-le en `d2`.
crab-stack-learn-3-done = Trois pas, et le gros crabe en chemin n’a pas gêné. La taille ne compte qu’à l’arrivée.
crab-stack-learn-4 = Bleu a rejoué. Votre petit crabe en `c5` est toujours sous le gros bleu et ne peut pas bouger. Un gros crabe peut s’arrêter sur un autre gros : recouvrez le crabe bleu en `c5` avec votre gros crabe de `d5`.
crab-stack-learn-4-hint = Votre gros crabe en `d5` est juste à côté de `c5`.
crab-stack-learn-4-done = Une pile ne rétrécit jamais vers le haut : aucun crabe ne s’arrête sur un plus gros.
crab-stack-learn-5 = Voici un moment plus avancé d’une autre partie : les crabes forment un anneau ouvert. Si un déplacement les sépare en groupes, seul reste celui qui occupe le plus de cases, et la vague emporte les autres. Trouvez le coup de votre gros crabe en `d6` qui fait emporter sept crabes bleus.
crab-stack-learn-5-hint = Le pont entre les deux moitiés est en `d6`. Quittez-le vers votre côté, en `e5`.
crab-stack-learn-5-done = Votre côté avait sept cases et il est resté ; celui de Bleu n’en avait que six. Cherchez toujours les ponts, ceux de Bleu et les vôtres !
crab-stack-learn-6 = Maintenant, une égalité. Menez votre crabe moyen de `f2` à `d3` : il laisse deux groupes de trois cases et cinq crabes chacun. C’est vous qui avez joué, donc vous choisissez lequel reste.
crab-stack-learn-6-hint = D’abord de `f2` à `d3`. Gardez ensuite le groupe où vos crabes sont au sommet : celui de `d2`.
crab-stack-learn-6-done = Dans le groupe resté en jeu, Bleu n’a qu’un petit crabe, qui ne peut aller nulle part en trois cases. Celui qui ne peut pas jouer à son tour est éliminé, et le dernier en jeu gagne.
crab-stack-learn-7 = Et la dernière, sans aide : Bleu n’a plus qu’un crabe qui peut bouger. Vous pouvez terminer la partie en un coup.
crab-stack-learn-7-hint = Le crabe libre de Bleu est le moyen en `c5`. Lequel de vos crabes peut s’y poser ?
crab-stack-learn-7-done = Bleu ne peut plus jouer : Bleu est éliminé et vous avez gagné. Vous savez tout de Crab Stack !

## Puzzles: the task, what it asks, and what a puzzle is about.

crab-stack-puzzles-goal-win = Trouvez le seul coup gagnant
crab-stack-puzzles-about-win = Tout autre coup laisse échapper la victoire, même si vous jouez parfaitement ensuite.
crab-stack-puzzles-theme-wave = emporté par la vague
crab-stack-puzzles-theme-sacrifice = un sacrifice
crab-stack-puzzles-theme-bury = couvrir le dernier crabe
crab-stack-puzzles-theme-choice = choisir ce qui reste
crab-stack-puzzles-theme-quiet = un coup tranquille
crab-stack-puzzles-theme-long = plusieurs coups
