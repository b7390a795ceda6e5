## The game on the first page
krabcek-name = Krabcek
krabcek-description = Un dé et un labyrinthe qui change à chaque partie. Construisez votre tour en premier, ou enfermez votre adversaire.
krabcek-credit = Krabcek est un jeu de Paul Clark.

## What can be chosen in Krabcek
krabcek-option-tiles = Tuiles du labyrinthe
krabcek-option-tiles-one = Davantage de chemins : la plupart des croisements mènent plus loin
krabcek-option-tiles-two = Moins de chemins : davantage de sorties sans issue
krabcek-option-turns = Nombre maximal de tours
krabcek-option-turns-is = Match nul après ce nombre de tours, ceux des deux joueurs comptés ensemble.

## Words that other messages use
krabcek-piece = { $piece ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] tour Krabcek
}
krabcek-other = { $other ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] tour Krabcek
}
krabcek-fields = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}

## What a piece or a field is and does: its _name_ and a sentence
krabcek-piece-skinnyboy = _Skinnyboy_ : tient sur toutes les cases, et monte sur un Middleman ou une Big Stack.
krabcek-piece-middleman = _Middleman_ : tient sur les rues et les avenues, et monte sur le Bigboy.
krabcek-piece-bigboy = _Bigboy_ : la base de la tour Krabcek. Il ne tient que sur les avenues et n’entre qu’avec un 1.
krabcek-piece-little-stack = _Little Stack_ : un Skinnyboy sur un Middleman. Sur le Bigboy, elle forme la tour Krabcek.
krabcek-piece-big-stack = _Big Stack_ : un Middleman sur le Bigboy. Avec un Skinnyboy dessus, la tour Krabcek est achevée.
krabcek-piece-tower = _Tour Krabcek_ : un Skinnyboy sur un Middleman sur le Bigboy. Elle gagne la partie.
krabcek-tile-gate = _Porte_ : vos pièces entrent par vos propres portes. Toutes tiennent ici, mais elles ne peuvent pas s’y combiner.
krabcek-tile-avenue = _Avenue_ : large, toutes les pièces y tiennent.
krabcek-tile-street = _Rue_ : les Skinnyboys et les Middlemen y tiennent, pas le Bigboy.
krabcek-tile-alley = _Ruelle_ : étroite, seuls les Skinnyboys y tiennent.
krabcek-tile-edge = _Au bord_ : cette case est aussi dessinée du côté opposé, et les chemins continuent là-bas.

## What is wrong with a tile set of one's own
krabcek-tiles-kinds = un jeu de tuiles donne les liens de deux sortes, A et B, par exemple « NW-X X-W W-N W-S / NW-X X-W W-N », et non « { $value } »
krabcek-tiles-form = { $link }, sorte { $kind } : un lien joint deux points parmi N, E, S, W, X et NW, par exemple X-W
krabcek-tiles-twice = { $link }, sorte { $kind } : ce lien est donné deux fois
krabcek-tiles-itself = { $link }, sorte { $kind } : un point ne peut pas être lié à lui-même
krabcek-tiles-corner = { $link }, sorte { $kind } : NW est le seul coin d’une tuile qui mène à sa porte
krabcek-tiles-avenue = { $link }, sorte { $kind } : une porte ne doit pas toucher une avenue ; de NW, le seul chemin mène à X
krabcek-tiles-street = il manque à la sorte B le lien NW-X : chaque rue est à côté d’une porte

## Why a position's text cannot be read
krabcek-text-form = une position s’écrit « tuiles | portes | pièces | tour | tours joués »
krabcek-text-tiles = il faut quatre lignes de quatre tuiles, par exemple « A3 A0 B3 A2 / … »
krabcek-text-tile = une tuile s’écrit avec sa sorte, A ou B, et ses quarts de tour, 0 à 3, par exemple A3
krabcek-text-quarters = la tuile de la ligne { $row }, colonne { $column } doit être tournée de { $allowed } quarts, sinon le brun toucherait l’orange
krabcek-text-kinds = il faut 5 tuiles de la sorte B, et non { $count }
krabcek-text-gates = écrivez les portes comme « b g10 w g12 g21 », avec - pour aucune
krabcek-text-pieces = écrivez les pièces sur le plateau comme « b S@x12 w - », avec - pour aucune
krabcek-text-gate = les portes sont { $allowed }
krabcek-text-gate-twice = cette porte est prise deux fois
krabcek-text-piece = une pièce s’écrit S, M, B, L, G ou T, avec sa case, par exemple S@x12
krabcek-text-field = cette case n’existe pas
krabcek-text-field-twice = deux pièces sont sur cette case
krabcek-text-narrow = cette case est trop étroite pour cette pièce ({ krabcek-piece })
krabcek-text-too-many = un joueur a { $owned } { $owned ->
    [one] { krabcek-piece }
   *[other] { $piece ->
        [M] Middlemen
       *[S] Skinnyboys
    }
}, ceux des piles compris, et non { $count }
krabcek-text-turns = les tours joués doivent être un nombre
krabcek-text-too-late = c’est un match nul après { $limit } tours
krabcek-text-turn = le tour s’écrit « pick b », « open », « roll w », « w 5 », « over b » ou « over - »
krabcek-text-four-gates = à ce stade, chaque joueur doit avoir quatre portes
krabcek-text-too-early = aucune pièce ne peut être sur le plateau avant le premier lancer
krabcek-text-turns-early = aucun tour ne peut être joué avant le premier lancer, donc pas { $turns }
krabcek-text-pick-order = Noir prend une porte, puis chacun en prend deux à son tour : Noir ne peut pas en avoir { $black } quand Blanc en a { $white } et qu’il reste des portes à choisir
krabcek-text-picker = c’est à { krabcek-seat } de choisir
krabcek-text-tower = il y a une tour Krabcek sur le plateau : la partie est terminée
krabcek-text-drawn = après { $limit } tours, c’est un match nul
krabcek-text-not-drawn = ce n’est un match nul qu’après { $limit } tours sans tour Krabcek
krabcek-text-other-tower = c’est l’autre joueur qui a la tour Krabcek
krabcek-text-not-won = il n’y a pas de tour Krabcek, et { krabcek-seat } peut jouer avec chaque nombre

## Why a move is not legal
krabcek-dice = lancez d’abord le dé : { $allowed }
krabcek-no-field = il n’y a pas de case { $field }
krabcek-pick = choisissez d’abord vos portes, par exemple gate g12
krabcek-picked = toutes les portes ont été choisies
krabcek-no-gate = { $field } n’est pas une porte
krabcek-gate-taken = { krabcek-seat } a déjà pris la porte { $gate }
krabcek-rolled = utilisez d’abord le { $number } que le dé vous a donné
krabcek-stack-enters = une pile ({ krabcek-piece }) ne peut pas entrer en jeu : elle se forme sur le plateau
krabcek-none-off = vous n’avez pas de { krabcek-piece } hors du plateau
krabcek-gates-full = toutes vos portes sont occupées : aucune pièce ne peut entrer
krabcek-bigboy-enters = un Bigboy n’entre qu’avec un 1, et le dé donne { $number }
krabcek-gate-full = la porte { $gate } est occupée : une pièce entre par une porte vide
krabcek-not-your-gate = { $gate } n’est pas votre porte
krabcek-entry-steps = { $goal } n’est la case numéro { $number } depuis aucune de vos portes vides ; la porte compte pour la première case
krabcek-nobody-there = il n’y a pas de pièce en { $field }
krabcek-not-yours = la pièce en { $field } n’est pas à vous
krabcek-stays = une pièce ne peut pas finir son déplacement là où elle l’a commencé, en { $field }
krabcek-occupied = l’adversaire occupe { $field }
krabcek-no-combination = cette combinaison n’est pas permise : { krabcek-piece } sur { krabcek-other }
krabcek-combines-on-gate = on ne combine pas de pièces sur une porte, comme { $gate }
krabcek-narrow = { $field } est trop étroite pour cette pièce ({ krabcek-piece })
krabcek-narrow-way = tous les chemins de { krabcek-fields } jusqu’à { $goal } sont trop étroits pour cette pièce ({ krabcek-piece })
krabcek-blocked = tous les chemins de { krabcek-fields } jusqu’à { $goal } sont bloqués
krabcek-jump-number = pour sauter de porte en porte, il faut un 5, et le dé donne { $number }
krabcek-jump-owner = on saute de la porte d’un joueur à celle de l’autre, mais { $start } et { $goal } sont au même joueur
krabcek-steps = aucun chemin d’exactement { krabcek-fields } ne mène de { $start } à { $goal }
krabcek-switch-number = pour échanger, il faut un 6, et le dé donne { $number }
krabcek-switch-alike = on n’échange que des pièces de sortes différentes, et non deux pièces pareilles ({ krabcek-piece })

## At the table
krabcek-about = Un dé et un labyrinthe qui change à chaque partie : construisez la tour, ou ne laissez aucun coup à votre adversaire. 2 joueurs, 30 minutes.
krabcek-seat = { $seat ->
    [0] Noir
   *[1] Blanc
}

## Krabcek in the browser. Fields are named by a letter and two digits (g12, x20), pieces by krabcek-piece, players by krabcek-seat.

## Words that other messages use
krabcek-ui-number = { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}

## Moves in words
krabcek-ui-move-gate = Prend la porte { $gate }
krabcek-ui-move-enter = Un { krabcek-piece } entre et va en { $goal }
krabcek-ui-move-enter-gate = Un { krabcek-piece } entre sur la porte { $goal }
krabcek-ui-move-walk = De { $start } à { $goal }
krabcek-ui-move-switch = { $first } et { $second } échangent leurs places
krabcek-ui-move-open = Premier lancer : Noir { $black }, Blanc { $white }
krabcek-ui-move-die = Le dé donne { krabcek-ui-number }

## What a move has caused, in the list of moves and for screen readers
krabcek-effect-stack = Un { krabcek-piece } se forme en { $field }.
krabcek-effect-begins = { krabcek-seat } commence avec { krabcek-ui-number }.
krabcek-effect-gate = La dernière porte, { $gate }, revient à Noir.
# $seat: who has lost.
krabcek-effect-blocked = { $seat ->
    [0] Noir
   *[1] Blanc
} n’a aucun coup possible avec { krabcek-ui-number } : { $seat ->
    [0] Blanc
   *[1] Noir
} gagne.

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } gagne : la tour est construite.
krabcek-ui-ended-stuck = { krabcek-seat } gagne : l’autre joueur n’a aucun coup possible.
krabcek-ui-ended-drawn = Match nul : { $limit } tours ont été joués.

## Prompts to the player to move
# $count: of the gates that are free
krabcek-ui-ask-pick = Choisissez une porte : il en reste { $count }.
krabcek-ui-ask-use = Le dé donne { krabcek-ui-number } : faites entrer une pièce, ou avancez d’exactement { krabcek-fields }.
krabcek-ui-ask-jump = Le dé donne cinq : faites entrer une pièce, avancez d’exactement cinq cases, ou sautez d’une porte à une porte de l’autre couleur.
krabcek-ui-ask-switch = Le dé donne six : faites entrer une pièce, avancez d’exactement six cases, ou échangez deux pièces de sortes différentes.
krabcek-ui-first = Noir prend la première porte.

## Places, as a screen reader says them
krabcek-ui-place-gate = Porte { $field }
krabcek-ui-place-avenue = Avenue, case { $field }
krabcek-ui-place-street = Rue { $field }
krabcek-ui-place-alley = Ruelle { $field }
krabcek-ui-place-owner = porte de { krabcek-seat }
krabcek-ui-place-free = encore à personne
krabcek-ui-place-piece = { krabcek-piece } { $seat ->
    [0] de Noir
   *[1] de Blanc
}
krabcek-ui-place-ways = chemins vers { $fields }
krabcek-ui-place-goal = peut être atteinte
krabcek-ui-place-choose = peut être choisie
krabcek-ui-place-last = dernier coup
krabcek-ui-place-shelf = { krabcek-seat }, hors du plateau : { $piece ->
    [S] { $count ->
        [0] aucun Skinnyboy
        [one] { $count } Skinnyboy
       *[other] { $count } Skinnyboys
    }
    [M] { $count ->
        [0] aucun Middleman
        [one] { $count } Middleman
       *[other] { $count } Middlemen
    }
   *[B] { $count ->
        [0] aucun Bigboy
       *[other] { $count } Bigboy
    }
}

## On and beside the board
krabcek-ui-board = Krabcek : le labyrinthe et les pièces à côté
krabcek-ui-turns = { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
} ; après { $limit }, match nul
krabcek-ui-turn-of = Tour { $turn } sur { $limit }
krabcek-ui-legend = Qui tient où
krabcek-ui-both = Deux coups mènent ici. Lequel voulez-vous jouer ?
krabcek-ui-both-walk = Avancer dessus
krabcek-ui-both-switch = Échanger les places
krabcek-ui-both-none = Ni l’un ni l’autre

## The position, spoken
krabcek-ui-tell-gates = Portes de { krabcek-seat } : { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat } n’a pas encore de porte.
krabcek-ui-tell-pieces = { $seat ->
    [0] Noir
   *[1] Blanc
}, { krabcek-piece } : { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat } n’a aucune pièce sur le plateau.
krabcek-ui-tell-off = { krabcek-seat }, hors du plateau : Skinnyboys { $skinny }, Middlemen { $middle }, Bigboys { $big }.
krabcek-ui-tell-streets = Rues : { $streets }. Toutes les autres sorties sont des ruelles.

# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
krabcek-quick-goal =
    _But : la tour Krabcek_
    Mettez un Skinnyboy sur un Middleman sur votre Bigboy. On combine en arrivant sur une de ses pièces avec le nombre exact, mais jamais sur une porte.
krabcek-quick-goal-picture = Une tour noire : un Skinnyboy rond sur un Middleman carré sur le Bigboy octogonal.
krabcek-quick-turn =
    _Votre tour : lancez et jouez_
    Faites entrer une pièce par une de vos portes vides, qui compte pour la première case, ou avancez avec une pièce. Utilisez exactement le nombre obtenu.
krabcek-quick-turn-picture = Le dé montre quatre. Une flèche va d’une porte noire à la quatrième case ; la porte est la première.
krabcek-quick-widths =
    _Trois largeurs_
    Un Skinnyboy tient partout, un Middleman sur les rues et les avenues, le Bigboy seulement sur les avenues.
krabcek-quick-widths-picture = Le Bigboy sur une case large, un Middleman sur une moyenne, un Skinnyboy sur une étroite.
krabcek-quick-edge =
    _Par-dessus bord_
    Une pièce qui sort du plateau d’un côté rentre par le côté opposé. Mais aucune pièce ne passe sur une autre.
krabcek-quick-edge-picture = Le dé montre trois. Une flèche sort du plateau à droite et rentre à gauche.
krabcek-quick-powers =
    _Saut-5 et Échange-6_
    Avec un 5, une pièce peut à la place sauter d’une porte à une porte vide de l’autre couleur. Avec un 6, vous pouvez échanger deux de vos pièces de sortes différentes.
krabcek-quick-powers-picture = Le dé montre cinq. Une flèche : le Bigboy saute d’une porte noire à une porte blanche.
krabcek-quick-end =
    _La fin_
    Si vous construisez la tour, vous gagnez aussitôt. Mais si vous avez lancé le dé et n’avez aucun coup, vous perdez.
krabcek-quick-end-picture = Le dé montre deux. Une flèche : un Skinnyboy blanc avance sur une Big Stack blanche.

## The page
krabcek-rules-about = Deux joueurs s’affrontent dans un labyrinthe chaque fois différent. Faites entrer vos pièces par vos portes, avancez selon le dé, et soyez le premier à construire la tour : un Skinnyboy sur un Middleman sur le Bigboy. Ou ne laissez aucun coup à votre adversaire. Krabcek est un jeu de Paul Clark ; on prononce « Krab-tchek ». Le dé apporte sa part de chance, et rien n’est caché.
krabcek-rules-labyrinth = Le labyrinthe
krabcek-rules-pieces = Pièces et portes
krabcek-rules-turn = Votre tour
krabcek-rules-combine = Combiner
krabcek-rules-end = Fin de partie
krabcek-rules-text = Notation

## The labyrinth
krabcek-rule-1 = _Le plateau n’a pas de bord._ 16 tuiles carrées forment quatre lignes de quatre. Les bords opposés se rejoignent : une pièce qui sort par le bas rentre par le haut, et une pièce qui sort à gauche rentre à droite. Lignes et colonnes se comptent de 0 à 3.
krabcek-rule-2 = _Les portes._ Chaque tuile a deux coins orange et deux coins bruns, et les coins qui se touchent sont de la même couleur. Les huit points où se rejoignent des coins orange sont les portes : `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. Une porte située au bord est dessinée des deux côtés, mais c’est une seule porte : occupée d’un côté, elle l’est aussi de l’autre. D’autres cases larges ressemblent à des portes, mais n’en sont pas.
krabcek-rule-3 = _Trois largeurs._ Une case est une avenue (large), une rue (moyenne) ou une ruelle (étroite). Les portes sont des avenues, et aucune porte ne touche une autre avenue. Toutes les cases sont orange ; le brun est un mur.
krabcek-rule-4 = _Deux sortes de tuiles._ Il y a 11 tuiles de la sorte A et 5 de la sorte B. Sur chaque tuile, une avenue commence à chacun des quatre côtés, et une sortie se trouve à l’intérieur : une ruelle pour la sorte A, une rue pour la sorte B. La sortie mène à la porte d’un coin orange de la tuile ; celle du coin opposé ne peut pas être atteinte depuis cette tuile. Il y a donc toujours exactement cinq rues, chacune à côté d’une porte. Une porte sans aucune sortie est un îlot. Une porte d’où aucun chemin ne mène à une autre porte est une impasse. Le plateau montre quelles cases sont reliées à l’intérieur d’une tuile. Il y a deux jeux de tuiles : celui par défaut offre davantage de chemins ; l’autre, davantage de sorties sans issue.
krabcek-rule-5 = _Une seule case sur deux tuiles._ Les deux demi-avenues de tuiles qui se touchent forment une seule case. C’est vrai aussi par-dessus le bord du plateau, où la case est dessinée des deux côtés. `hRC` est l’avenue du côté supérieur de la tuile de la ligne R et de la colonne C, `vRC` celle de son côté gauche, et `xRC` la sortie à l’intérieur. Cela fait 8 portes, 32 avenues et 16 sorties : 56 cases.
krabcek-rule-6 = _Comment se pose une tuile._ L’orange doit toucher l’orange : chaque emplacement n’accepte donc une tuile que dans deux orientations sur quatre. Elle est tournée de 1 ou 3 quarts là où la somme de la ligne et de la colonne est paire, de 0 ou 2 là où elle est impaire.
krabcek-rule-7 = _La mise en place._ Les 16 tuiles sont mélangées et posées, chacune au hasard dans l’une de ses deux orientations. Tous les labyrinthes sont également probables.

## Pieces and gates
krabcek-rule-8 =
    _Vos pièces._ Noir et Blanc ont sept pièces chacun, toutes hors du plateau au début. On tire au sort qui joue Noir, sauf si on l’a choisi en créant la table.
    - Quatre Skinnyboys (S) tiennent sur toutes les cases.
    - Deux Middlemen (M) tiennent sur les rues et les avenues.
    - Un Bigboy (B) ne tient que sur les avenues.
krabcek-rule-9 = _Choisir les portes._ Avant le premier lancer, les joueurs choisissent les portes : Noir en prend une, Blanc deux, Noir deux, Blanc deux, et la dernière revient à Noir. Chacun en a quatre.
krabcek-rule-10 = _Qui commence._ Les deux joueurs lancent le dé, et recommencent en cas d’égalité. Celui qui a le plus petit nombre commence et utilise ce nombre pour le premier tour ; ce n’est donc jamais un 6. Ensuite, chaque tour commence par un nouveau lancer.

## Your turn
krabcek-rule-11 = _Utiliser le nombre._ Avec le nombre obtenu, vous jouez l’un de ces coups : entrer, avancer, Échange-6 ou Saut-5. Si vous pouvez jouer, vous devez jouer ; on ne passe pas. Tant que vous pouvez avancer ou entrer, vous n’êtes pas obligé d’échanger ni de sauter. Si rien d’autre n’est possible, vous y êtes obligé.
krabcek-rule-12 = _Entrer._ Une pièce hors du plateau entre par l’une de vos propres portes, qui doit être vide. La porte compte pour la première case : avec un 1 la pièce est sur la porte, avec un 3 elle va deux cases plus loin. Chaque case du chemin doit être assez large. Un Bigboy ne peut donc entrer qu’avec un 1.
krabcek-rule-13 = _Avancer._ Une pièce sur le plateau avance d’exactement autant de cases que l’indique le dé, et chacune doit être assez large pour elle. Pour avancer, les portes sont des cases ordinaires, les vôtres comme celles de l’adversaire.
krabcek-rule-14 = _Une seule pièce par case._ Aucune pièce ne passe par une case occupée ni ne s’y pose, quel que soit l’occupant, sauf pour combiner sur la dernière case (KR-17). On ne passe jamais deux fois par la même case dans un coup, celle de départ comprise.
krabcek-rule-15 = _Échange-6._ Avec un 6, vous pouvez à la place échanger deux de vos pièces sur le plateau, si elles sont de sortes différentes et que chacune tient sur sa nouvelle case. Les portes sont permises. Une pile est une sorte à part.
krabcek-rule-16 = _Saut-5._ Avec un 5, vous pouvez à la place faire sauter une de vos pièces ou piles d’une porte à une porte vide de l’autre couleur : d’une porte noire à une blanche, ou d’une blanche à une noire.

## Combining
krabcek-rule-17 =
    _Pièce sur pièce._ Avec le nombre exact, vous pouvez avancer ou entrer sur une de vos propres pièces :
    - un Skinnyboy sur un Middleman forme une Little Stack (L) ;
    - un Middleman sur le Bigboy forme une Big Stack (G) ;
    - une Little Stack sur le Bigboy, ou un Skinnyboy sur une Big Stack, forme la tour (T).
    Rien d’autre ne se combine : un Skinnyboy ne va donc jamais sur le Bigboy seul. On ne combine jamais de pièces sur une porte, quel que soit son propriétaire.
krabcek-rule-18 = _Une pile est une seule pièce._ On ne la défait jamais, et elle est aussi large que sa pièce la plus large. Elle avance, s’échange et saute comme une pièce, et elle peut occuper une porte.

## The end
krabcek-rule-19 = _La tour gagne._ Si vous construisez la tour, vous gagnez aussitôt.
krabcek-rule-20 = _Pas de coup ? Vous perdez._ Si vous avez lancé le dé et n’avez aucun coup avec ce nombre, vous perdez aussitôt, même au tout premier tour.
krabcek-rule-21 = _Parties sans fin._ Après 400 tours, ceux des deux joueurs comptés ensemble, la partie est un match nul si personne n’a gagné ; elle se termine avant le lancer suivant. Vous pouvez choisir un autre nombre. Un lancer inutilisable ne compte pas comme un tour.
krabcek-rule-22 = _Le résultat._ Le vainqueur reçoit 1, le perdant 0 ; en cas de match nul, chacun reçoit ½.

## Written down
krabcek-rule-23 = _Un coup_ dit ce qui change ; deux chemins vers le même résultat sont donc un seul coup : `gate g12` prend une porte, `S@x12` fait entrer une pièce et donne la case où elle s’arrête, `x12-h20` avance ou saute, `g01=x12` échange.
krabcek-rule-24 = _Le dé :_ `open 4 2` est le premier lancer de Noir et de Blanc, `die 5` est tout lancer suivant.
krabcek-rule-25 = _Une position_ donne les tuiles, les portes, les pièces, le tour et les tours joués, séparés par des barres : `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. Une tuile s’écrit avec sa sorte et ses quarts de tour. Le tour est `pick b` (Noir prend une porte), `open` (le premier lancer), `roll w` (Blanc lance le dé), `w 5` (Blanc a un 5 à utiliser), `over b` (Noir a gagné) ou `over -` (match nul). Une pièce qui n’est pas sur le plateau est en dehors.
krabcek-rule-26 = _Options._ Voici ce que vous pouvez choisir pour une nouvelle table, et ce qui vaut par défaut.

## What the printed book says, and what is ours
krabcek-edition-2-nl = Le livret néerlandais marque des deux côtés une porte située au bord. Il prévient que certaines cases ressemblent exactement à des portes, mais n’en sont pas.
krabcek-edition-4-inferred = Les dessins des tuiles du livret sont perdus. Ces tuiles sont une reconstitution. Elles s’accordent avec ce que le texte en dit : 11 tuiles d’une sorte et 5 de l’autre, cinq rues, chacune à côté d’une porte, des îlots, des impasses, des boucles de quatre, et chaque lancer de son exemple de fin de partie. Elles peuvent malgré tout différer des tuiles imprimées.
krabcek-edition-4-ours = Le second jeu de tuiles, et ceux que vous composez vous-même, sont de nous.
krabcek-edition-5-nl = Dans le livret néerlandais, une pièce sur une case du bord se tient sur la plus grande moitié.
krabcek-edition-5-ours = Les noms des cases sont de nous.
krabcek-edition-6-inferred = Le livret dit seulement que les couleurs doivent se rejoindre et qu’on tourne d’un quart une tuile qui ne convient pas. Les deux orientations en découlent.
krabcek-edition-7-nl = Le livret néerlandais parle de plus de sept millions de labyrinthes possibles.
krabcek-edition-7-inferred = Nos tuiles donnent 286 261 248 labyrinthes, ou environ 8,9 millions si l’on compte pour un seul ceux qui ne diffèrent qu’en tournant le plateau ou en le décalant par-dessus ses bords. Cela s’accorde avec le nombre du livret, mais ne prouve rien sur ses tuiles.
krabcek-edition-8-nl = Dans le livret néerlandais, un joueur cache un Bigboy dans chaque main et l’autre choisit une main.
krabcek-edition-10-ours = Le livret ne dit pas ce qui se passe si les deux joueurs obtiennent le même nombre. Ici, ils relancent.
krabcek-edition-11-nl = Le livret néerlandais dit que l’Échange-6 et le Saut-5 ne sont jamais obligatoires.
krabcek-edition-11-inferred = Dans l’exemple de fin de partie du livret, Blanc doit échanger parce que rien d’autre n’est possible. Nous suivons l’exemple.
krabcek-edition-15-inferred = Qu’une pile soit une sorte à part découle de l’exemple de fin de partie, où une Big Stack change de place avec un Skinnyboy.
krabcek-edition-16-ours = Le livret parle de pièces. Que les piles puissent sauter aussi est notre choix.
krabcek-edition-17-ours = Le « plus petit sur le plus grand » du livret pourrait aussi désigner un Skinnyboy sur le Bigboy. Comme aucun de ses deux chemins vers la tour ne passe par là, c’est interdit ici.
krabcek-edition-18-inferred = Le livret dit qu’on ne défait jamais une pile. Sa largeur, et le fait qu’elle se déplace comme une pièce, découlent de l’exemple de fin de partie.
krabcek-edition-20-inferred = Le livret ne parle pas du premier tour ; la règle telle qu’elle est écrite s’y applique.
krabcek-edition-21-ours = Le livret ne prévoit pas la fin d’une partie interminable. Les 400 tours sont notre choix.

## The edition and ours
krabcek-editions-about = Ces règles reposent sur un livret imprimé, en néerlandais. Là où il se tait, ou là où ses images manquent, il a fallu trancher.
krabcek-editions-tiles = Les chemins sur les tuiles
krabcek-editions-tiles-nl = dans des dessins perdus
krabcek-editions-tiles-here = reconstitués d’après le texte, en deux jeux
krabcek-editions-count = Labyrinthes possibles
krabcek-editions-count-nl = plus de sept millions
krabcek-editions-count-here = 286 261 248, ou environ 8,9 millions sans les copies tournées ou décalées
krabcek-editions-colours = Qui joue Noir
krabcek-editions-colours-nl = un joueur cache les Bigboys, l’autre choisit une main
krabcek-editions-colours-here = par tirage au sort, ou selon le choix fait en créant la table
krabcek-editions-equal = Les deux joueurs obtiennent le même nombre
krabcek-editions-equal-nl = non précisé
krabcek-editions-equal-here = ils relancent
krabcek-editions-duty = Échange-6 et Saut-5
krabcek-editions-duty-nl = jamais obligatoires, mais forcés dans son exemple
krabcek-editions-duty-here = obligatoires seulement si rien d’autre n’est possible
krabcek-editions-stacks = Une pile peut-elle sauter ?
krabcek-editions-stacks-nl = non précisé
krabcek-editions-stacks-here = oui
krabcek-editions-skinny = Un Skinnyboy sur le Bigboy
krabcek-editions-skinny-nl = « plus petit sur plus grand »
krabcek-editions-skinny-here = interdit
krabcek-editions-endless = Une partie sans fin
krabcek-editions-endless-nl = non précisé
krabcek-editions-endless-here = match nul après 400 tours, ou un autre nombre au choix

## Tips
krabcek-tip-gates = _Choisissez bien vos portes._ Prenez une porte à côté d’une rue ou de plusieurs : il n’y en a que cinq, et les Middlemen en ont besoin. Prenez des portes qui ont beaucoup de sorties. Méfiez-vous des sorties qui ne mènent nulle part, même si elles commencent par une rue : une telle porte ne vaut guère mieux qu’un îlot. Et pensez à ce que l’adversaire peut bloquer. Dans cet exemple, la porte `g30` de Noir a deux rues, `g21` en a une mais c’est une impasse, et `g03` est un îlot.
krabcek-tip-bigboy = _Faites entrer le Bigboy par votre plus mauvaise porte._ Si vous obtenez tôt un 1, mettez le Bigboy sur la porte dont vous avez le moins besoin. Il la bloquera jusqu’à ce qu’un 6 ou un 5 l’en sorte. Dans ce labyrinthe, c’est l’îlot `g03`. S’il était en `g30` et que Blanc arrivait en `g01`, Noir n’aurait plus que l’impasse et l’îlot, et serait près de perdre par blocage.
krabcek-tip-attack = _Attaquez et défendez d’un même coup._ Il y a souvent un chemin court entre votre meilleure porte et la meilleure porte de l’adversaire. Envoyez-y un Skinnyboy dès votre premier coup. Il gêne les pièces adverses, et il barre ce même chemin à une attaque contre vous. Avec un 4, notre analyse par ordinateur préfère elle aussi amener un Skinnyboy en `h11`.
krabcek-tip-stack = _Formez d’abord la Big Stack._ Ne vous pressez pas de mettre un Skinnyboy sur un Middleman, même si c’est facile, pour deux raisons. D’abord, l’adversaire tient plus facilement à distance deux pièces, votre Little Stack et votre Bigboy, que tous vos Skinnyboys d’une Big Stack. Ensuite, les Skinnyboys sont vos pièces les plus mobiles, et une Little Stack en consomme un : vous êtes alors plus facile à bloquer, et vous bloquez moins bien. Ici, un 2 permet de former l’une ou l’autre pile. Si Blanc n’intervient pas, la Big Stack gagne avec un 3, 4, 5 ou 6 au lancer suivant, la Little Stack seulement avec un 2 ou un 6.
krabcek-tip-aims =
    _Restez souple._ Quel que soit le lancer, vous pouvez poursuivre l’un de quatre buts :
    - construire votre tour ;
    - empêcher l’adversaire de construire la sienne ;
    - bloquer l’adversaire, qui perd s’il ne peut pas utiliser son lancer ;
    - éviter d’être bloqué vous-même.
    Tant que votre Bigboy est hors du plateau, visez le blocage. Ici, Blanc a un 1 et pourrait faire entrer le Bigboy. Il vaut mieux avancer un Middleman de `v23` à `h23` : Noir perd alors avec un 3, 4, 5 ou 6.
krabcek-tip-endgame =
    _Une fin de partie, lancer par lancer._ Blanc va lancer le dé, avec une Big Stack en `v32`. Un Skinnyboy posé dessus forme la tour.
    - Avec un 1, rien n’est décidé : Blanc a douze coups, mais aucun ne gagne.
    - Avec un 2, le Skinnyboy en `x22` prend le petit côté de la boucle jusqu’à la Big Stack et gagne.
    - Avec un 3, le dernier Skinnyboy entre par la seule porte libre de Blanc, `g32`, et gagne.
    - Avec un 4, le Skinnyboy en `x22` prend le grand côté de la boucle et gagne.
    - Avec un 5, Blanc perd. Aucune pièce ne peut avancer de cinq cases ni entrer, et le Skinnyboy sur la porte blanche `g12` ne peut pas sauter, car les quatre portes noires sont occupées.
    - Avec un 6, Blanc doit échanger, car aucune pièce ne peut avancer de six cases ni entrer. Deux Skinnyboys ne peuvent pas changer de place entre eux : c’est donc la Big Stack qui doit partir, et elle ne tient pas sur la rue `x22`. Elle arrive alors en `v01` ou sur la porte `g12`. Ces deux cases sont coupées des autres Skinnyboys, et rien ne se combine sur une porte. Même si Noir ne faisait rien, aucun nombre ne gagnerait au tour suivant de Blanc.
krabcek-tip-relay = _Posez vite le prochain labyrinthe._ Ce conseil est pour une vraie table. Après une partie, ramassez huit tuiles, un emplacement sur deux, comme les cases noires d’un échiquier, sans les tourner : leurs coins bruns se superposent. Faites de même une seconde pile avec les huit autres. Mélangez chaque pile ; vous pouvez donner un demi-tour aux tuiles. Reposez ensuite chaque pile sur les emplacements d’où elle vient : tout s’accorde. Une tuile qui va sur un emplacement de l’autre pile doit tourner d’un quart. Le livret pose les tuiles par paires, dans un ordre montré par des images que nous n’avons plus.
krabcek-tip-avenue = _Trouvez un partenaire au Bigboy._ Un Bigboy sur une porte ne peut pas la quitter en avançant, car aucune porte ne touche une avenue. Un Saut-5 ne le mène qu’à une autre porte. Il lui faut donc un 6, et une autre de vos pièces sur une avenue avec laquelle changer de place. Mettez un Skinnyboy ou un Middleman sur une avenue bien reliée avant que le 6 arrive.
krabcek-tip-numbers = _Comptez vos nombres._ Avant de jouer, passez en revue les six nombres de votre prochain lancer. Combien gagnent ? Avec combien n’auriez-vous aucun coup, et perdriez-vous ? Dans la fin de partie ci-dessus, Blanc gagne avec trois nombres sur six, perd aussitôt avec un quatrième, et un cinquième lui coûte ses trois nombres gagnants. Placez vos Skinnyboys à des distances différentes de la Big Stack, pour avoir davantage de nombres gagnants.

## Krabcek
krabcek-example-tiles = Le labyrinthe de la plupart de nos exemples. Ses cinq rues sont `x02`, `x11`, `x20`, `x21` et `x33`. La porte `g03` est un îlot, et `g21` une impasse.
krabcek-example-alike = Les avenues sont aussi larges que les portes, et beaucoup leur ressemblent. `h10` et `v31` ne sont pas des portes : les coins orange ne s’y rejoignent pas.
krabcek-example-gates = Noir prend une porte, Blanc deux, Noir deux, Blanc deux ; la dernière est à Noir. Puis les deux joueurs lancent le dé, et le plus petit nombre commence.
krabcek-example-edge = Un Skinnyboy sort du plateau par le bord du haut et rentre par le bas.
krabcek-example-around = Avec un 6, le Middleman avance de six cases, par-dessus le bord inférieur du plateau, jusqu’au Bigboy en `h10`. Cela forme une Big Stack.
krabcek-example-little = Avec un 3, le Skinnyboy avance de la porte `g30` jusqu’au Middleman en `h23`. Cela forme une Little Stack.
krabcek-example-loop = Quatre avenues autour de `g10` forment une boucle. Avec un 3, le Bigboy peut la suivre sur trois cases, de `h10` à `v10`.
krabcek-example-full-loop = Avec un 4, il reviendrait en `h10`, d’où il est parti. C’est interdit.
krabcek-example-enter = Avec un 2, un Middleman entre en jeu : la porte est la première case, la rue voisine la deuxième.
krabcek-example-big = Un Bigboy entre avec un 1, ici sur l’îlot `g03`, et y attend.
krabcek-example-switch = Avec un 6, le Bigboy sur la porte change de place avec le Skinnyboy sur l’avenue.
krabcek-example-jump = Avec un 5, le Bigboy saute d’une porte noire à une porte blanche vide.
krabcek-example-combine = Un Middleman avance sur le Bigboy. Plus tard, un Skinnyboy entre et forme la tour : Noir gagne.
krabcek-example-walk = Avec un 2, le Skinnyboy en `x22` avance sur la Big Stack de Blanc : c’est la tour.
krabcek-example-enter-win = Avec un 3, le dernier Skinnyboy de Blanc entre par `g32` et s’arrête sur la Big Stack : c’est la tour.
krabcek-example-long-way = Avec un 4, le Skinnyboy en `x22` fait le grand tour de la boucle jusqu’à la Big Stack : c’est la tour.
krabcek-example-forced = Avec un 6, Blanc ne peut ni avancer de six cases ni entrer, et doit échanger.
krabcek-example-stuck = Avec un 5, Blanc n’a aucun coup, et perd.
krabcek-example-shut-in = Le Bigboy de Noir bloque sa propre porte `g30`, et un Skinnyboy de Blanc est en `g01`. Avec un 2, Noir ne peut entrer que par l’impasse `g21` ; avec un 6, Noir perdrait.
krabcek-example-attack = Le premier coup de Noir avec un 4 : entrer par `g01` et aller jusqu’en `h11`, à deux cases de la porte `g12` de Blanc.
krabcek-example-either-stack = Avec un 2, Noir peut former une Big Stack ou une Little Stack. La Big Stack est meilleure.
krabcek-example-block = Blanc avance d’une case, et Noir ne peut plus utiliser qu’un 1 ou un 2. Noir obtient un 4 et perd.
krabcek-example-relaid = Les tuiles de nos exemples, reposées à partir de deux piles. Tous les coins s’accordent.

## Krabcek: you are Black
krabcek-learn-1 = Voici le but : la _tour Krabcek_, un Skinnyboy sur un Middleman sur le Bigboy. Le premier à la construire gagne. Vous êtes Noir, votre Big Stack attend en `v31`, et vous avez obtenu un 4 : faites entrer le Skinnyboy qui manque.
krabcek-learn-1-hint = Choisissez un Skinnyboy parmi vos pièces hors du plateau, puis la Big Stack en `v31`.
krabcek-learn-1-done = La tour est debout, et elle gagne aussitôt. Jouez maintenant pour elle depuis le début.
krabcek-learn-2 = Vous êtes Noir. D’abord, les deux joueurs choisissent leurs portes ; vos pièces entreront par les vôtres. Une bonne porte a beaucoup de sorties, et des sorties larges : une rue est assez large pour un Middleman. Prenez la porte `g30` au bord gauche : deux de ses sorties sont des rues.
krabcek-learn-2-hint = `g30` est dessinée au bord gauche et au bord droit, mais c’est une seule porte. Prenez-la d’un côté ou de l’autre.
krabcek-learn-2-done = Blanc prend deux portes, `g12` et `g32`.
krabcek-learn-3 = À vous d’en prendre deux. `g21` a une rue à côté d’elle, et `g01` a trois sorties. Prenez les deux.
krabcek-learn-3-hint = Prenez `g21` et `g01`, dans l’ordre que vous voulez.
krabcek-learn-3-done = Blanc prend `g23` et `g10`, et la dernière, `g03`, est à vous : un îlot sans aucune sortie. Puis chacun lance le dé. Vous obtenez un 2 et Blanc un 4 : le plus petit nombre commence.
krabcek-learn-4 = Avec un 2, faites entrer une pièce : la porte compte pour la première case, et votre pièce s’arrête sur la deuxième. Faites entrer un Middleman sur la rue `x20`, à côté de votre porte `g30`.
krabcek-learn-4-hint = Choisissez un Middleman parmi vos pièces hors du plateau, puis `x20`. Les Skinnyboys tiennent partout, mais les Middlemen sont plus difficiles à faire entrer.
krabcek-learn-4-done = Blanc fait entrer un Middleman avec un 1, sur une porte. Puis vous obtenez un 1.
krabcek-learn-5 = Le Bigboy ne tient que sur les avenues, et aucune porte ne touche une avenue. Il entre donc avec un 1, sur une porte, et ne peut pas la quitter en avançant. Mettez le vôtre là où il gêne le moins : sur l’îlot `g03`.
krabcek-learn-5-hint = Choisissez le Bigboy, puis `g03` au bord du haut.
krabcek-learn-5-done = Il y attend un 5 ou un 6. Blanc fait entrer un Skinnyboy, et vous obtenez un 3.
krabcek-learn-6 = Préparez une pièce à changer de place avec le Bigboy : elle doit être sur une avenue. Avec votre 3, faites entrer un Skinnyboy pour qu’il s’arrête sur l’avenue `v31`.
krabcek-learn-6-hint = Choisissez un Skinnyboy, puis `v31` : il entre par `g30` ou `g01` et passe par une sortie pour rejoindre l’avenue.
krabcek-learn-6-done = Blanc avance, et vous obtenez un 6 : juste ce qu’il vous faut.
krabcek-learn-7 = Avec un 6, vous pouvez échanger deux de vos pièces de sortes différentes : c’est l’Échange-6. Échangez le Bigboy en `g03` et le Skinnyboy en `v31`.
krabcek-learn-7-hint = Prenez le Bigboy en `g03` et posez-le sur le Skinnyboy en `v31`.
krabcek-learn-7-done = Voilà le Bigboy dans la rue, ou plutôt sur l’avenue. Blanc avance encore, et vous obtenez un 2.
krabcek-learn-8 = Maintenant, combinez : la plus petite pièce va sur la plus grande, avec le nombre exact, et jamais sur une porte. Avancez le Middleman de `x20`, de deux cases, sur le Bigboy en `v31`.
krabcek-learn-8-hint = Prenez le Middleman en `x20` et posez-le en `v31`.
krabcek-learn-8-done = C’est une Big Stack, qu’on ne défait jamais. N’importe quel Skinnyboy peut achever la tour. Blanc fait entrer une pièce de plus, et vous obtenez un 4.
krabcek-learn-9 = Un Skinnyboy sur la Big Stack forme la tour, et la tour gagne aussitôt. Avec votre 4, un Skinnyboy peut entrer et s’arrêter juste là.
krabcek-learn-9-hint = Choisissez un Skinnyboy hors du plateau, puis `v31`.
krabcek-learn-9-done = La tour est debout : vous avez gagné ! Et n’oubliez pas l’autre façon de gagner : celui qui ne peut pas utiliser son lancer perd.

## Puzzles: the task, what it asks, and what a puzzle is about.

krabcek-puzzles-goal-best = Trouvez le meilleur coup pour ce lancer
krabcek-puzzles-about-best = Pensez à tous les lancers de votre adversaire et à votre prochain.
krabcek-puzzles-worth = Sur tous les lancers, il vaut { $own } % ; le meilleur coup vaut { $best } %.
krabcek-puzzles-theme-switch = Échange-6
krabcek-puzzles-theme-jump = Saut-5
krabcek-puzzles-theme-tower = la tour Krabcek
krabcek-puzzles-theme-stack = faire une pile
krabcek-puzzles-theme-block = bloquer l’adversaire
krabcek-puzzles-theme-guard = empêcher la tour Krabcek adverse
