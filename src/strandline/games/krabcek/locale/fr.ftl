## The game on the first page
krabcek-name = Krabcek
krabcek-description = Un dé et un labyrinthe chaque fois nouveau. Construisez la tour le premier, ou enfermez l’autre.
krabcek-credit = Krabcek est un jeu de Paul Clark.

## What can be chosen in Krabcek
krabcek-option-tiles = Les tuiles du labyrinthe
krabcek-option-tiles-one = Plus de chemins : la plupart des croisements continuent
krabcek-option-tiles-two = Moins de chemins : plus d’impasses
krabcek-option-turns = La plus longue partie
krabcek-option-turns-is = Après ce nombre de tours, ceux des deux joueurs ensemble, match nul.

## Words that other messages use
krabcek-piece = { $piece ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] tour Krabcek
}
    .one = { $piece ->
        [S] un Skinnyboy
        [M] un Middleman
        [B] un Bigboy
        [L] une Little Stack
        [G] une Big Stack
       *[T] une tour Krabcek
    }
krabcek-other = { $other ->
    [S] Skinnyboy
    [M] Middleman
    [B] Bigboy
    [L] Little Stack
    [G] Big Stack
   *[T] tour Krabcek
}
    .one = { $other ->
        [S] un Skinnyboy
        [M] un Middleman
        [B] un Bigboy
        [L] une Little Stack
        [G] une Big Stack
       *[T] une tour Krabcek
    }
krabcek-fields = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}

## What is wrong with a tile set of one's own
krabcek-tiles-kinds = un jeu de tuiles donne les liens de deux sortes, A et B, par exemple « NW-X X-W W-N W-S / NW-X X-W W-N », et non « { $value } »
krabcek-tiles-form = { $link }, sorte { $kind } : un lien joint deux points parmi N, E, S, W, X et NW, par exemple X-W
krabcek-tiles-twice = { $link }, sorte { $kind } : ce lien existe déjà
krabcek-tiles-itself = { $link }, sorte { $kind } : un point n’est pas lié à lui-même
krabcek-tiles-corner = { $link }, sorte { $kind } : NW est le seul coin d’une tuile qui mène à sa porte
krabcek-tiles-avenue = { $link }, sorte { $kind } : une porte ne doit pas toucher une avenue ; de NW le seul chemin mène à X
krabcek-tiles-street = il manque à la sorte B le lien NW-X : chaque rue borde une porte

## Why a position's text cannot be read
krabcek-text-form = une position s’écrit « tuiles | portes | pièces | tour | tours joués »
krabcek-text-tiles = il faut quatre lignes de quatre tuiles, par exemple « A3 A0 B3 A2 / … »
krabcek-text-tile = une tuile s’écrit avec sa sorte, A ou B, et ses quarts de tour, 0 à 3, par exemple A3
krabcek-text-quarters = la tuile de la ligne { $row }, colonne { $column } peut être tournée de { $allowed } quarts, sinon le brun toucherait l’orange
krabcek-text-kinds = il y a 5 tuiles de la sorte B, et non { $count }
krabcek-text-gates = les portes prises s’écrivent comme « b g10 w g12 g21 », avec - pour aucune
krabcek-text-pieces = les pièces sur le plateau s’écrivent comme « b S@x12 w - », avec - pour aucune
krabcek-text-gate = les portes sont { $allowed }
krabcek-text-gate-twice = cette porte est prise deux fois
krabcek-text-piece = une pièce est S, M, B, L, G ou T, avec sa case, par exemple S@x12
krabcek-text-field = cette case n’existe pas
krabcek-text-field-twice = deux pièces sont sur cette case
krabcek-text-narrow = cette case est trop étroite pour { krabcek-piece.one }
krabcek-text-too-many = un joueur a { $owned } { $owned ->
    [one] { krabcek-piece }
   *[other] { $piece ->
        [M] Middlemen
       *[S] Skinnyboys
    }
}, ceux des piles compris, et non { $count }
krabcek-text-turns = le nombre de tours joués est un nombre
krabcek-text-too-late = la partie est nulle après { $limit } tours
krabcek-text-turn = le tour s’écrit « pick b », « open », « roll w », « w 5 », « over b » ou « over - »
krabcek-text-four-gates = à ce moment chaque joueur a quatre portes
krabcek-text-too-early = aucune pièce n’est sur le plateau avant le premier lancer
krabcek-text-turns-early = aucun tour n’est joué avant le premier lancer, encore moins { $turns }
krabcek-text-pick-order = Noir prend une porte, puis chacun deux à son tour : Noir ne peut pas en avoir { $black } quand Blanc en a { $white } et qu’il reste un choix
krabcek-text-picker = c’est à { krabcek-seat } de choisir
krabcek-text-tower = il y a une tour Krabcek sur le plateau : la partie est finie
krabcek-text-drawn = après { $limit } tours la partie est nulle
krabcek-text-not-drawn = la partie n’est nulle qu’après { $limit } tours sans tour Krabcek
krabcek-text-other-tower = ce n’est pas ce joueur qui a la tour Krabcek
krabcek-text-not-won = il n’y a pas de tour Krabcek, et { krabcek-seat } peut jouer avec chaque nombre

## Why a move is not legal
krabcek-dice = il faut d’abord lancer le dé : { $allowed }
krabcek-no-field = il n’y a pas de case { $field }
krabcek-pick = on choisit d’abord les portes, par exemple gate g12
krabcek-picked = toutes les portes sont choisies
krabcek-no-gate = { $field } n’est pas une porte
krabcek-gate-taken = la porte { $gate } est prise par { krabcek-seat }
krabcek-rolled = le dé donne { $number }, qu’il faut d’abord utiliser
krabcek-stack-enters = { krabcek-piece.one } se forme sur le plateau et n’entre pas en jeu
krabcek-none-off = vous n’avez plus de { krabcek-piece } hors du plateau
krabcek-gates-full = toutes vos portes sont occupées : aucune pièce ne peut entrer
krabcek-bigboy-enters = un Bigboy n’entre qu’avec un 1, et le dé donne { $number }
krabcek-gate-full = la porte { $gate } est occupée : on entre par une porte vide
krabcek-not-your-gate = { $gate } n’est pas votre porte
krabcek-entry-steps = d’aucune de vos portes vides { $goal } n’est la case numéro { $number }, la porte comptant pour la première
krabcek-nobody-there = il n’y a personne en { $field }
krabcek-not-yours = la pièce en { $field } n’est pas à vous
krabcek-stays = jamais deux fois la même case dans un coup, { $field } comprise
krabcek-occupied = { $field } est occupée par l’adversaire
krabcek-no-combination = { krabcek-piece.one } ne va pas sur { krabcek-other.one }
krabcek-combines-on-gate = on ne combine pas sur une porte, comme { $gate }
krabcek-narrow = { $field } est trop étroite pour { krabcek-piece.one }
krabcek-narrow-way = tous les chemins de { krabcek-fields } jusqu’à { $goal } sont trop étroits pour { krabcek-piece.one }
krabcek-blocked = tous les chemins de { krabcek-fields } jusqu’à { $goal } sont bloqués
krabcek-jump-number = sauter de porte en porte demande un 5, et le dé donne { $number }
krabcek-jump-owner = on saute de la porte d’un joueur à celle de l’autre ; { $start } et { $goal } sont au même joueur
krabcek-steps = aucun chemin d’exactement { krabcek-fields } ne mène de { $start } à { $goal }
krabcek-switch-number = échanger demande un 6, et le dé donne { $number }
krabcek-switch-alike = on n’échange que des pièces de sortes différentes, pas deux pièces pareilles ({ krabcek-piece })

## At the table
krabcek-about = Un dé et un labyrinthe chaque fois nouveau : construisez la tour, ou ne laissez aucun coup à l’adversaire. 2 joueurs, 30 minutes.
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
krabcek-ui-move-gate = La porte { $gate } est choisie
krabcek-ui-move-enter = Entrée en jeu : { krabcek-piece }, jusqu’en { $goal }
krabcek-ui-move-enter-gate = Entrée en jeu : { krabcek-piece }, sur la porte { $goal }
krabcek-ui-move-walk = De { $start } à { $goal }
krabcek-ui-move-switch = { $first } et { $second } échangent leurs places
krabcek-ui-move-open = Le premier lancer : Noir { $black }, Blanc { $white }
krabcek-ui-move-die = Le dé donne { krabcek-ui-number }

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } a construit la tour et gagne.
krabcek-ui-ended-stuck = { krabcek-seat } gagne : l’autre joueur n’a plus de coup.
krabcek-ui-ended-drawn = Match nul : { $limit } tours sont joués.

## What is asked of who is to decide
# $count: of the gates that are free
krabcek-ui-ask-pick = Choisissez une porte ; il en reste { $count }.
krabcek-ui-ask-use = Vous avez obtenu un { krabcek-ui-number } : faites entrer une pièce, ou marchez d’exactement { krabcek-fields }.
krabcek-ui-ask-jump = Vous avez obtenu un cinq : faites entrer une pièce, marchez d’exactement cinq cases, ou sautez d’une porte à une porte de l’autre couleur.
krabcek-ui-ask-switch = Vous avez obtenu un six : faites entrer une pièce, marchez d’exactement six cases, ou échangez deux pièces de sortes différentes.

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
krabcek-ui-place-shelf = { krabcek-seat }, hors du plateau : { $piece ->
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
krabcek-ui-board = Krabcek : le labyrinthe et les pièces à côté
krabcek-ui-turns = { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
} ; après { $limit }, match nul
krabcek-ui-both = Deux coups finissent ici
krabcek-ui-both-walk = Aller dessus
krabcek-ui-both-switch = Échanger les places
krabcek-ui-both-none = Ni l’un ni l’autre

## The position, spoken
krabcek-ui-tell-gates = Portes de { krabcek-seat } : { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat } n’a pas encore de porte.
krabcek-ui-tell-pieces = { $seat ->
    [0] Noir
   *[1] Blanc
}, { krabcek-piece } : { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat } n’a personne sur le plateau.
krabcek-ui-tell-off = { krabcek-seat }, hors du plateau : Skinnyboys { $skinny }, Middlemen { $middle }, Bigboys { $big }.
krabcek-ui-tell-streets = Rues : { $streets }. Toutes les autres sorties sont des ruelles.

# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
krabcek-rules-about = Deux joueurs s’affrontent dans un labyrinthe chaque fois nouveau. Faites entrer vos pièces par vos portes, marchez d’autant que dit le dé, et soyez le premier à construire la tour : un Skinnyboy sur un Middleman sur le Bigboy. Ou ne laissez aucun coup à votre adversaire. Le jeu est de Paul Clark ; dites « Krab-tchek ». Il y a de la chance dans le dé, et rien n’est caché.
krabcek-rules-labyrinth = Le labyrinthe
krabcek-rules-pieces = Pièces et portes
krabcek-rules-turn = Votre tour
krabcek-rules-combine = Combiner
krabcek-rules-end = Fin de partie
krabcek-rules-text = Par écrit

## The labyrinth
krabcek-rule-1 = _Le plateau se referme._ 16 tuiles carrées forment quatre lignes de quatre. Les bords opposés se rejoignent : qui sort par le bas rentre par le haut, et qui sort à gauche rentre à droite. Lignes et colonnes se comptent de 0 à 3.
krabcek-rule-2 = _Les portes._ Chaque tuile a deux coins orange et deux coins bruns, et les coins qui se touchent sont de la même couleur. Les huit points où se rejoignent des coins orange sont les portes : `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. Une porte au bord est dessinée des deux côtés, mais c’est une seule porte : occupée d’un côté, elle l’est de l’autre.
krabcek-rule-3 = _Trois largeurs._ Une case est une avenue (large), une rue (moyenne) ou une ruelle (étroite). Les portes sont des avenues, et aucune porte ne touche une autre avenue. Toutes les cases sont orange ; le brun est un mur.
krabcek-rule-4 = _Deux sortes de tuiles._ Il y a 11 tuiles de la sorte A et 5 de la sorte B. Sur chaque tuile, une avenue commence à chacun des quatre côtés, et une sortie se trouve à l’intérieur : une ruelle pour la sorte A, une rue pour la sorte B. La sortie mène à la porte d’un coin de la tuile ; la porte du coin orange opposé ne peut pas être atteinte depuis cette tuile. Il y a donc toujours exactement cinq rues, chacune à côté d’une porte. Une porte sans aucune sortie est un îlot ; celle dont les chemins ne mènent à aucune autre porte est une impasse. Ce qui est relié à l’intérieur d’une tuile se voit sur le plateau ; les deux jeux de tuiles diffèrent sur ce point : l’habituel a plus de chemins, l’autre plus d’impasses.
krabcek-rule-5 = _Une seule case par-dessus le bord._ Les deux demi-avenues de tuiles qui se touchent sont une seule case, même par-dessus le bord du plateau, où elle est dessinée des deux côtés. `hRC` est l’avenue du côté supérieur de la tuile de la ligne R et de la colonne C, `vRC` celle de son côté gauche, et `xRC` sa sortie. Cela fait 8 portes, 32 avenues et 16 sorties : 56 cases.
krabcek-rule-6 = _Comment se pose une tuile._ Pour que l’orange touche l’orange, chaque emplacement accepte deux orientations sur quatre : 1 ou 3 quarts de tour là où ligne et colonne ont une somme paire, 0 ou 2 là où elle est impaire.
krabcek-rule-7 = _La mise en place._ Les 16 tuiles sont mélangées et posées, chacune au hasard dans l’une de ses deux orientations. Tous les labyrinthes sont également probables.

## Pieces and gates
krabcek-rule-8 =
    _Vos pièces._ Noir et Blanc ont chacun sept pièces, toutes hors du plateau au début ; le sort décide qui est Noir.
    - quatre Skinnyboys (S), qui tiennent sur toutes les cases ;
    - deux Middlemen (M), qui tiennent sur les rues et les avenues ;
    - un Bigboy (B), qui ne tient que sur les avenues.
krabcek-rule-9 = _Choisir les portes._ Avant le premier lancer, on prend les portes à tour de rôle : Noir une, Blanc deux, Noir deux, Blanc deux, et la dernière revient à Noir. Chacun en a quatre.
krabcek-rule-10 = _Qui commence._ Chacun lance le dé, de nouveau en cas d’égalité. Le plus petit nombre commence, et son joueur l’utilise pour le premier tour ; ce n’est donc jamais un 6. Ensuite chaque tour commence par un nouveau lancer.

## Your turn
krabcek-rule-11 = _Utiliser le nombre._ Avec le nombre obtenu, vous jouez l’un de ces coups : entrer, marcher, Échange-6 ou Saut-5. Si vous pouvez jouer, vous le devez ; on ne passe pas. Tant que vous pouvez marcher ou entrer, vous n’êtes pas obligé d’échanger ni de sauter, mais si rien d’autre n’est possible, vous le devez.
krabcek-rule-12 = _Entrer._ Une pièce hors du plateau entre par l’une de vos propres portes, qui doit être vide. La porte compte pour la première case : avec un 1 la pièce est sur la porte, avec un 3 elle va deux cases plus loin. Chaque case du chemin doit être assez large. Un Bigboy n’entre donc qu’avec un 1.
krabcek-rule-13 = _Marcher._ Une pièce sur le plateau avance exactement d’autant de cases que dit le dé, chacune assez large pour elle. Les portes, les vôtres comme celles de l’adversaire, sont alors des cases ordinaires.
krabcek-rule-14 = _Une par case._ Aucune pièce ne passe par une case occupée ni ne s’y pose, qui que ce soit qui l’occupe, sauf pour combiner sur la dernière case (KR-17). Aucune case ne vient deux fois dans un coup, celle de départ comprise.
krabcek-rule-15 = _Échange-6._ Avec un 6 vous pouvez, à la place, échanger deux de vos pièces sur le plateau, si elles sont de sortes différentes et que chacune tient là où elle arrive. Les portes sont permises. Une pile est une sorte à part.
krabcek-rule-16 = _Saut-5._ Avec un 5 vous pouvez, à la place, faire sauter une de vos pièces ou piles qui se trouve sur une porte vers une porte vide de l’autre couleur : d’une porte noire à une blanche, ou l’inverse.

## Combining
krabcek-rule-17 =
    _Pièce sur pièce._ Avec le nombre exact, vous pouvez marcher ou entrer sur une de vos pièces :
    - un Skinnyboy sur un Middleman : ensemble, une Little Stack (L) ;
    - un Middleman sur le Bigboy : une Big Stack (G) ;
    - une Little Stack sur le Bigboy, ou un Skinnyboy sur une Big Stack : la tour (T).
    Rien d’autre ne se combine ; un Skinnyboy ne va donc jamais sur le Bigboy seul. Et on ne combine pas sur une porte, à qui qu’elle soit.
krabcek-rule-18 = _Une pile est une seule pièce._ On ne la défait jamais, et elle est aussi large que son membre le plus large. Elle marche, échange et saute comme une pièce, et peut se tenir sur une porte.

## The end
krabcek-rule-19 = _La tour gagne,_ aussitôt.
krabcek-rule-20 = _Sans coup, on perd._ Qui a lancé le dé et n’a aucun coup avec ce nombre a perdu aussitôt, même au tout premier tour.
krabcek-rule-21 = _Parties sans fin._ Après 400 tours, ceux des deux joueurs comptés ensemble, une partie que personne n’a gagnée est un match nul, avant le lancer suivant. Ce nombre peut changer. Un lancer inutilisable n’ajoute pas de tour.
krabcek-rule-22 = _Le résultat._ Le vainqueur reçoit 1, le perdant 0 ; un match nul donne ½ à chacun.

## Written down
krabcek-rule-23 = _Un coup_ dit ce qui change ; deux chemins vers le même résultat sont donc un seul coup : `gate g12` prend une porte, `S@x12` fait entrer une pièce jusqu’à la case où elle finit, `x12-h20` marche ou saute, `g01=x12` échange.
krabcek-rule-24 = _Le dé :_ `open 4 2` est le premier lancer de Noir et de Blanc, `die 5` tout lancer suivant.
krabcek-rule-25 = _Une position_ donne les tuiles, les portes, les pièces, le tour et les tours joués, séparés par des barres : `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. Une tuile, c’est sa sorte et ses quarts de tour. Le tour est `pick b` (Noir choisit une porte), `open` (le premier lancer), `roll w` (Blanc lance le dé), `w 5` (Blanc a un 5 à utiliser), `over b` (Noir a gagné) ou `over -` (match nul). Qui n’est pas sur le plateau est en dehors.
krabcek-rule-26 = _Options._ Ce qu’on peut choisir pour une nouvelle table, et ce qui est habituel.

## What the printed book says, and what is ours
krabcek-edition-2-nl = Le livret néerlandais marque une porte du bord des deux côtés.
krabcek-edition-4-ours = Nous n’avons pas les dessins des tuiles du livret. Ces tuiles sont une reconstitution qui convient à tout ce que dit son texte : cinq rues, chacune à côté d’une porte, des îlots, des impasses, des boucles de quatre, et son exemple de fin de partie. On peut ajouter d’autres jeux.
krabcek-edition-8-nl = Dans le livret néerlandais, un joueur cache un Bigboy dans chaque main et l’autre choisit.
krabcek-edition-10-ours = Le livret ne dit rien des lancers égaux ; ici on relance.
krabcek-edition-11-nl = Le livret néerlandais dit que l’Échange-6 et le Saut-5 ne sont jamais obligatoires, mais son propre exemple de fin de partie force un échange quand rien d’autre n’est possible. C’est ce qu’on joue ici.
krabcek-edition-16-ours = Que les piles puissent sauter aussi est notre lecture.
krabcek-edition-17-ours = Le « plus petit sur le plus grand » du livret pourrait aussi vouloir dire un Skinnyboy sur le Bigboy ; comme cela n’est sur aucun des deux chemins vers la tour, c’est interdit ici.
krabcek-edition-21-ours = Le livret ne met pas fin à une partie sans fin ; les 400 tours sont de nous.

## The edition and ours
krabcek-editions-about = Ces règles reposent sur un livret imprimé, en néerlandais. Là où il se tait, ou là où ses images manquent, il nous a fallu décider.
krabcek-editions-tiles = Les chemins des tuiles
krabcek-editions-tiles-nl = dans des dessins perdus
krabcek-editions-tiles-here = reconstitués d’après le texte ; jeu un ou deux
krabcek-editions-equal = Lancers égaux
krabcek-editions-equal-nl = rien n’est dit
krabcek-editions-equal-here = on relance
krabcek-editions-duty = Échange-6 et Saut-5
krabcek-editions-duty-nl = jamais obligatoires, mais forcés dans son exemple
krabcek-editions-duty-here = obligatoires seulement si rien d’autre n’est possible
krabcek-editions-skinny = Un Skinnyboy sur le Bigboy
krabcek-editions-skinny-nl = « plus petit sur plus grand »
krabcek-editions-skinny-here = interdit
krabcek-editions-endless = Une partie sans fin
krabcek-editions-endless-nl = rien n’est dit
krabcek-editions-endless-here = match nul après 400 tours, ou selon accord
krabcek-editions-colours = Qui est Noir
krabcek-editions-colours-nl = choisir une main
krabcek-editions-colours-here = tirage au sort

## Krabcek
krabcek-example-gates = Noir prend une porte, Blanc deux, Noir deux, Blanc deux ; la dernière est à Noir. Puis chacun lance le dé, et le plus petit nombre commence.
krabcek-example-edge = Par le bord du haut, et de nouveau par le bas.
krabcek-example-enter = Avec un 2, un Middleman entre en jeu : la porte est la première case, la rue voisine la deuxième.
krabcek-example-big = Un Bigboy entre avec un 1, ici sur l’îlot `g03`, et y attend.
krabcek-example-switch = Avec un 6, le Bigboy sur la porte échange sa place avec le Skinnyboy sur l’avenue.
krabcek-example-jump = Avec un 5, le Bigboy saute d’une porte noire à une porte blanche vide.
krabcek-example-combine = Un Middleman va sur le Bigboy. Plus tard un Skinnyboy entre et achève la tour : Noir a gagné.
krabcek-example-walk = Il faut à Blanc un Skinnyboy sur la Big Stack. Avec un 2, celui d’à côté y va.
krabcek-example-forced = Avec un 6, personne ne peut marcher six cases ni entrer : Blanc doit échanger.
krabcek-example-stuck = Avec un 5, Blanc n’a plus aucun coup, et a perdu.

## Krabcek: you are Black
krabcek-learn-1 = Vous êtes Noir. D’abord on choisit les portes ; vos pièces entreront par les vôtres. Une bonne porte a beaucoup de sorties, et larges : une rue est assez large pour un Middleman. Prenez la porte `g30` au bord gauche : deux de ses sorties sont des rues.
krabcek-learn-1-hint = `g30` est dessinée au bord gauche et au bord droit ; c’est une seule et même porte. Prenez-la d’un côté ou de l’autre.
krabcek-learn-1-done = Blanc prend deux portes, `g12` et `g32`.
krabcek-learn-2 = À vous d’en prendre deux. `g21` a une rue à côté d’elle et `g01` a trois sorties. Prenez les deux.
krabcek-learn-2-hint = Prenez `g21` et `g01`, dans l’ordre que vous voulez.
krabcek-learn-2-done = Blanc prend `g23` et `g10`, et la dernière, `g03`, est à vous : un îlot sans aucune sortie. Puis chacun lance le dé. Vous avez un 2 et Blanc un 4 : le plus petit nombre commence.
krabcek-learn-3 = Avec un 2, vous faites entrer une pièce : la porte est la première case, la deuxième est celle où elle finit. Faites entrer un Middleman sur la rue `x20`, à côté de votre porte `g30`.
krabcek-learn-3-hint = Choisissez un Middleman parmi vos pièces hors du plateau, puis `x20`. Un Skinnyboy passe partout, mais un Middleman est plus difficile à faire entrer.
krabcek-learn-3-done = Blanc fait entrer un Middleman avec un 1, sur une porte. Et vous obtenez un 1.
krabcek-learn-4 = Le Bigboy ne tient que sur les avenues, et aucune porte ne touche une avenue. Il entre donc avec un 1, sur une porte, et ne peut pas la quitter en marchant. Mettez le vôtre là où il gêne le moins : sur l’îlot `g03`.
krabcek-learn-4-hint = Choisissez le Bigboy, puis `g03` au bord du haut.
krabcek-learn-4-done = Il y attend un 5 ou un 6. Blanc fait entrer un Skinnyboy, et vous obtenez un 3.
krabcek-learn-5 = Préparez quelqu’un à changer de place avec le Bigboy : il doit être sur une avenue. Avec votre 3, faites entrer un Skinnyboy qui finisse sur l’avenue `v31`.
krabcek-learn-5-hint = Choisissez un Skinnyboy, puis `v31` : par `g30` ou `g01`, une sortie, et l’avenue.
krabcek-learn-5-done = Blanc continue sa marche, et vous obtenez un 6 : juste ce qu’il vous faut.
krabcek-learn-6 = Avec un 6, deux de vos pièces de sortes différentes peuvent changer de place : c’est l’Échange-6. Faites-le avec le Bigboy en `g03` et le Skinnyboy en `v31`.
krabcek-learn-6-hint = Prenez le Bigboy en `g03` et posez-le sur le Skinnyboy en `v31`.
krabcek-learn-6-done = Le Bigboy est en ville, sur l’avenue. Blanc marche encore, et vous obtenez un 2.
krabcek-learn-7 = Maintenant, combinez : le plus petit va sur le plus grand, avec le nombre exact, et jamais sur une porte. Menez le Middleman de `x20`, deux cases plus loin, sur le Bigboy en `v31`.
krabcek-learn-7-hint = Prenez le Middleman en `x20` et posez-le en `v31`.
krabcek-learn-7-done = C’est une Big Stack, qu’on ne défait jamais. N’importe quel Skinnyboy peut achever la tour. Blanc fait entrer une autre pièce, et vous obtenez un 4.
krabcek-learn-8 = Un Skinnyboy sur la Big Stack, c’est la tour, et la tour gagne aussitôt. Avec votre 4, l’un d’eux peut entrer et finir juste là.
krabcek-learn-8-hint = Choisissez un Skinnyboy hors du plateau, puis `v31`.
krabcek-learn-8-done = La tour est debout : vous avez gagné ! Et n’oubliez pas l’autre façon de gagner : qui a lancé le dé et ne peut pas jouer a perdu.
