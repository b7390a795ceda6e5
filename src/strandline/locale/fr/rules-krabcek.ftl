# The rules of Krabcek, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-kr-about = Deux joueurs s’affrontent dans un labyrinthe chaque fois nouveau. Faites entrer vos pièces par vos portes, marchez d’autant que dit le dé, et soyez le premier à construire la tour : un Skinnyboy sur un Middleman sur le Bigboy. Ou ne laissez aucun coup à votre adversaire. Le jeu est de Paul Clark ; dites « Krab-tchek ». Il y a de la chance dans le dé, et rien n’est caché.
rules-kr-labyrinth = Le labyrinthe
rules-kr-pieces = Pièces et portes
rules-kr-turn = Votre tour
rules-kr-combine = Combiner
rules-kr-end = Fin de partie
rules-kr-text = Par écrit

## The labyrinth
rule-kr-1 = _Le plateau se referme._ 16 tuiles carrées forment quatre lignes de quatre. Les bords opposés se rejoignent : qui sort par le bas rentre par le haut, et qui sort à gauche rentre à droite. Lignes et colonnes se comptent de 0 à 3.
rule-kr-2 = _Les portes._ Chaque tuile a deux coins orange et deux coins bruns, et les coins qui se touchent sont de la même couleur. Les huit points où se rejoignent des coins orange sont les portes : `g01` `g03` `g10` `g12` `g21` `g23` `g30` `g32`. Une porte au bord est dessinée des deux côtés, mais c’est une seule porte : occupée d’un côté, elle l’est de l’autre.
rule-kr-3 = _Trois largeurs._ Une case est une avenue (large), une rue (moyenne) ou une ruelle (étroite). Les portes sont des avenues, et aucune porte ne touche une autre avenue. Toutes les cases sont orange ; le brun est un mur.
rule-kr-4 = _Deux sortes de tuiles._ Il y a 11 tuiles de la sorte A et 5 de la sorte B. Sur chaque tuile, une avenue commence à chacun des quatre côtés, et une sortie se trouve à l’intérieur : une ruelle pour la sorte A, une rue pour la sorte B. La sortie mène à la porte d’un coin de la tuile ; la porte du coin orange opposé ne peut pas être atteinte depuis cette tuile. Il y a donc toujours exactement cinq rues, chacune à côté d’une porte. Une porte sans aucune sortie est un îlot ; celle dont les chemins ne mènent à aucune autre porte est une impasse. Ce qui est relié à l’intérieur d’une tuile se voit sur le plateau ; les deux jeux de tuiles diffèrent sur ce point : l’habituel a plus de chemins, l’autre plus d’impasses.
rule-kr-5 = _Une seule case par-dessus le bord._ Les deux demi-avenues de tuiles qui se touchent sont une seule case, même par-dessus le bord du plateau, où elle est dessinée des deux côtés. `hRC` est l’avenue du côté supérieur de la tuile de la ligne R et de la colonne C, `vRC` celle de son côté gauche, et `xRC` sa sortie. Cela fait 8 portes, 32 avenues et 16 sorties : 56 cases.
rule-kr-6 = _Comment se pose une tuile._ Pour que l’orange touche l’orange, chaque emplacement accepte deux orientations sur quatre : 1 ou 3 quarts de tour là où ligne et colonne ont une somme paire, 0 ou 2 là où elle est impaire.
rule-kr-7 = _La mise en place._ Les 16 tuiles sont mélangées et posées, chacune au hasard dans l’une de ses deux orientations. Tous les labyrinthes sont également probables.

## Pieces and gates
rule-kr-8 =
    _Vos pièces._ Noir et Blanc ont chacun sept pièces, toutes hors du plateau au début ; le sort décide qui est Noir.
    - quatre Skinnyboys (S), qui tiennent sur toutes les cases ;
    - deux Middlemen (M), qui tiennent sur les rues et les avenues ;
    - un Bigboy (B), qui ne tient que sur les avenues.
rule-kr-9 = _Choisir les portes._ Avant le premier lancer, on prend les portes à tour de rôle : Noir une, Blanc deux, Noir deux, Blanc deux, et la dernière revient à Noir. Chacun en a quatre.
rule-kr-10 = _Qui commence._ Chacun lance le dé, de nouveau en cas d’égalité. Le plus petit nombre commence, et son joueur l’utilise pour le premier tour ; ce n’est donc jamais un 6. Ensuite chaque tour commence par un nouveau lancer.

## Your turn
rule-kr-11 = _Utiliser le nombre._ Avec le nombre obtenu, vous jouez l’un de ces coups : entrer, marcher, Échange-6 ou Saut-5. Si vous pouvez jouer, vous le devez ; on ne passe pas. Tant que vous pouvez marcher ou entrer, vous n’êtes pas obligé d’échanger ni de sauter, mais si rien d’autre n’est possible, vous le devez.
rule-kr-12 = _Entrer._ Une pièce hors du plateau entre par l’une de vos propres portes, qui doit être vide. La porte compte pour la première case : avec un 1 la pièce est sur la porte, avec un 3 elle va deux cases plus loin. Chaque case du chemin doit être assez large. Un Bigboy n’entre donc qu’avec un 1.
rule-kr-13 = _Marcher._ Une pièce sur le plateau avance exactement d’autant de cases que dit le dé, chacune assez large pour elle. Les portes, les vôtres comme celles de l’adversaire, sont alors des cases ordinaires.
rule-kr-14 = _Une par case._ Aucune pièce ne passe par une case occupée ni ne s’y pose, qui que ce soit qui l’occupe, sauf pour combiner sur la dernière case (KR-17). Aucune case ne vient deux fois dans un coup, celle de départ comprise.
rule-kr-15 = _Échange-6._ Avec un 6 vous pouvez, à la place, échanger deux de vos pièces sur le plateau, si elles sont de sortes différentes et que chacune tient là où elle arrive. Les portes sont permises. Une pile est une sorte à part.
rule-kr-16 = _Saut-5._ Avec un 5 vous pouvez, à la place, faire sauter une de vos pièces ou piles qui se trouve sur une porte vers une porte vide de l’autre couleur : d’une porte noire à une blanche, ou l’inverse.

## Combining
rule-kr-17 =
    _Pièce sur pièce._ Avec le nombre exact, vous pouvez marcher ou entrer sur une de vos pièces :
    - un Skinnyboy sur un Middleman : ensemble, une Little Stack (L) ;
    - un Middleman sur le Bigboy : une Big Stack (G) ;
    - une Little Stack sur le Bigboy, ou un Skinnyboy sur une Big Stack : la tour (T).
    Rien d’autre ne se combine ; un Skinnyboy ne va donc jamais sur le Bigboy seul. Et on ne combine pas sur une porte, à qui qu’elle soit.
rule-kr-18 = _Une pile est une seule pièce._ On ne la défait jamais, et elle est aussi large que son membre le plus large. Elle marche, échange et saute comme une pièce, et peut se tenir sur une porte.

## The end
rule-kr-19 = _La tour gagne,_ aussitôt.
rule-kr-20 = _Sans coup, on perd._ Qui a lancé le dé et n’a aucun coup avec ce nombre a perdu aussitôt, même au tout premier tour.
rule-kr-21 = _Parties sans fin._ Après 400 tours, ceux des deux joueurs comptés ensemble, une partie que personne n’a gagnée est un match nul, avant le lancer suivant. Ce nombre peut changer. Un lancer inutilisable n’ajoute pas de tour.
rule-kr-22 = _Le résultat._ Le vainqueur reçoit 1, le perdant 0 ; un match nul donne ½ à chacun.

## Written down
rule-kr-23 = _Un coup_ dit ce qui change ; deux chemins vers le même résultat sont donc un seul coup : `gate g12` prend une porte, `S@x12` fait entrer une pièce jusqu’à la case où elle finit, `x12-h20` marche ou saute, `g01=x12` échange.
rule-kr-24 = _Le dé :_ `open 4 2` est le premier lancer de Noir et de Blanc, `die 5` tout lancer suivant.
rule-kr-25 = _Une position_ donne les tuiles, les portes, les pièces, le tour et les tours joués, séparés par des barres : `A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1 | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | roll w | 12`. Une tuile, c’est sa sorte et ses quarts de tour. Le tour est `pick b` (Noir choisit une porte), `open` (le premier lancer), `roll w` (Blanc lance le dé), `w 5` (Blanc a un 5 à utiliser), `over b` (Noir a gagné) ou `over -` (match nul). Qui n’est pas sur le plateau est en dehors.
rule-kr-26 = _Options._ Ce qu’on peut choisir pour une nouvelle table, et ce qui est habituel.

## What the printed book says, and what is ours
edition-kr-2-nl = Le livret néerlandais marque une porte du bord des deux côtés.
edition-kr-4-ours = Nous n’avons pas les dessins des tuiles du livret. Ces tuiles sont une reconstitution qui convient à tout ce que dit son texte : cinq rues, chacune à côté d’une porte, des îlots, des impasses, des boucles de quatre, et son exemple de fin de partie. On peut ajouter d’autres jeux.
edition-kr-8-nl = Dans le livret néerlandais, un joueur cache un Bigboy dans chaque main et l’autre choisit.
edition-kr-10-ours = Le livret ne dit rien des lancers égaux ; ici on relance.
edition-kr-11-nl = Le livret néerlandais dit que l’Échange-6 et le Saut-5 ne sont jamais obligatoires, mais son propre exemple de fin de partie force un échange quand rien d’autre n’est possible. C’est ce qu’on joue ici.
edition-kr-16-ours = Que les piles puissent sauter aussi est notre lecture.
edition-kr-17-ours = Le « plus petit sur le plus grand » du livret pourrait aussi vouloir dire un Skinnyboy sur le Bigboy ; comme cela n’est sur aucun des deux chemins vers la tour, c’est interdit ici.
edition-kr-21-ours = Le livret ne met pas fin à une partie sans fin ; les 400 tours sont de nous.

## The edition and ours
editions-kr-about = Ces règles reposent sur un livret imprimé, en néerlandais. Là où il se tait, ou là où ses images manquent, il nous a fallu décider.
editions-kr-tiles = Les chemins des tuiles
editions-kr-tiles-nl = dans des dessins perdus
editions-kr-tiles-here = reconstitués d’après le texte ; jeu un ou deux
editions-kr-equal = Lancers égaux
editions-kr-equal-nl = rien n’est dit
editions-kr-equal-here = on relance
editions-kr-duty = Échange-6 et Saut-5
editions-kr-duty-nl = jamais obligatoires, mais forcés dans son exemple
editions-kr-duty-here = obligatoires seulement si rien d’autre n’est possible
editions-kr-skinny = Un Skinnyboy sur le Bigboy
editions-kr-skinny-nl = « plus petit sur plus grand »
editions-kr-skinny-here = interdit
editions-kr-endless = Une partie sans fin
editions-kr-endless-nl = rien n’est dit
editions-kr-endless-here = match nul après 400 tours, ou selon accord
editions-kr-colours = Qui est Noir
editions-kr-colours-nl = choisir une main
editions-kr-colours-here = tirage au sort
