# Captions of the examples on the rules pages.

## Crab Stack
example-cs-two = Deux joueurs : 18 cases, et 18 crabes dessus.
example-cs-three = Trois joueurs, une case sur deux de l’anneau extérieur.
example-cs-corners = Trois joueurs, trois groupes de trois dans l’anneau extérieur.
example-cs-four = Quatre joueurs : les 36 cases.
example-cs-far = Une case pour le gros crabe rouge, deux pour le crabe moyen bleu, trois pour le petit crabe rouge, qui passe en chemin sur un crabe plus gros.
example-cs-size = Un petit ne finit que sur un petit : le crabe rouge en `c3` ne peut pas finir sur les plus gros qui l’entourent.
example-cs-pinned = Le petit crabe rouge en `c5` est bloqué sous le gros crabe bleu tant que celui-ci reste là.
example-cs-wave = Le gros crabe rouge quitte le pont en `d6`. Sept cases restent, les six autres sont emportées par la vague.
example-cs-choice = Deux groupes de trois cases et cinq crabes chacun. Rouge a joué, c’est donc Rouge qui choisit.
example-cs-last = Rouge couvre le dernier crabe bleu qui pouvait bouger. C’est au tour de Bleu, qui perd la partie : Rouge a gagné.
example-cs-chase = Deux gros crabes vont et viennent. Quand la position se présente pour la troisième fois, c’est un match nul.

## Krabcek
example-kr-gates = Noir prend une porte, Blanc deux, Noir deux, Blanc deux ; la dernière est à Noir. Puis chacun lance le dé, et le plus petit nombre commence.
example-kr-edge = Par le bord du haut, et de nouveau par le bas.
example-kr-enter = Avec un 2, un Middleman entre en jeu : la porte est la première case, la rue voisine la deuxième.
example-kr-big = Un Bigboy entre avec un 1, ici sur l’îlot `g03`, et y attend.
example-kr-switch = Avec un 6, le Bigboy sur la porte échange sa place avec le Skinnyboy sur l’avenue.
example-kr-jump = Avec un 5, le Bigboy saute d’une porte noire à une porte blanche vide.
example-kr-combine = Un Middleman va sur le Bigboy. Plus tard un Skinnyboy entre et achève la tour : Noir a gagné.
example-kr-walk = Il faut à Blanc un Skinnyboy sur la Big Stack. Avec un 2, celui d’à côté y va.
example-kr-forced = Avec un 6, personne ne peut marcher six cases ni entrer : Blanc doit échanger.
example-kr-stuck = Avec un 5, Blanc n’a plus aucun coup, et a perdu.

## Survive
example-sv-start = Une île pour deux joueurs, prête pour le premier explorateur.
example-sv-boats = Le premier tour de Rouge : deux explorateurs embarquent, et le bateau part.
example-sv-sink = Une plage est engloutie sous l’explorateur de Bleu, qui nage maintenant. Un requin surgit juste là.
example-sv-whale = La baleine de Rouge avance de deux cases jusqu’au bateau de Bleu et le brise ; ceux qui étaient à bord nagent.
example-sv-serpent = Un serpent de mer prend le bateau de Bleu et tous ceux qui sont dedans.
example-sv-whirlpool = Une forêt est engloutie, et un tourbillon vide sa case et la mer autour.
example-sv-wind = Rouge joue le vent, avance de trois cases et débarque deux explorateurs.
example-sv-dolphin = Un dauphin porte le nageur de Rouge sur trois cases.
example-sv-repel = Le requin de Bleu arrive sur le nageur de Rouge ; Rouge avait gardé la bonne tuile.
example-sv-end = C’est le dernier terrain qui s’engloutit. Le volcan apparaît, et l’on compte les valeurs sur les îles.
