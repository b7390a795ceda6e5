# The rules of Crab Stack, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-cs-about = La marée monte et les crabes se pressent sur les rochers. Chacun marche sur le dos des autres et se pose sur un crabe qui n’est pas plus gros que lui ; les cases se vident, les piles grandissent. Qui ne peut plus jouer perd la partie ; le dernier en jeu a gagné. Le jeu est de Henri Kermarrec, pour deux à quatre joueurs. Après la mise en place il n’y a plus de hasard, et rien n’est caché.
rules-cs-setup = Préparation
rules-cs-turn = Votre tour
rules-cs-wave = Les vagues
rules-cs-end = Perdre et gagner
rules-cs-text = Par écrit

## Before the game
rule-cs-1 = _Vos crabes._ Vous avez neuf crabes d’une même couleur : trois gros, trois moyens et trois petits. Les places sont rouge, bleue, verte et jaune, dans cet ordre.
rule-cs-2 =
    _Les cases._ Le plateau est fait de trois anneaux de rochers autour d’une case d’eau. Ce qu’on en utilise dépend du nombre de joueurs :
    - deux joueurs : les deux anneaux intérieurs, 18 cases ;
    - trois joueurs : 27 cases, les deux anneaux intérieurs et neuf cases de l’anneau extérieur : une sur deux (la disposition habituelle) ou trois groupes de trois aux coins ;
    - quatre joueurs : les 36 cases.
    Tout le reste est de l’eau pendant toute la partie. On peut aussi nommer ses propres cases : neuf par joueur, jamais celle du milieu, et toutes reliées entre elles.
rule-cs-3 = _Les noms._ Les colonnes vont de `a` à `g`, de gauche à droite, et dans chaque colonne on compte depuis le bas : `a1` à `a4`, `b1` à `b5`, `c1` à `c6`, `d1` à `d7`, `e1` à `e6`, `f1` à `f5`, `g1` à `g4`. L’eau du milieu s’appellerait `d4`. Les noms sont les mêmes quel que soit le nombre de joueurs.
rule-cs-4 = _La mise en place._ On mélange tous les crabes des couleurs en jeu et on les place au hasard, un par case, jusqu’à ce que chaque case ait le sien. Le premier joueur est désigné au hasard ; on joue dans le sens horaire, dans l’ordre des places.

## Your turn
rule-cs-5 = _Un crabe._ Déplacez exactement un crabe de votre couleur. Si vous pouvez jouer, vous devez jouer. Dans une pile, seul le crabe du haut peut se déplacer ; ceux du dessous sont bloqués.
rule-cs-6 = _De combien._ Un gros crabe se déplace d’une case exactement, un crabe moyen de deux, un petit de trois.
rule-cs-7 = _De dos en dos._ Chaque pas mène à une case voisine où il y a au moins un crabe, de n’importe quelle couleur, la vôtre aussi, et de n’importe quelle taille. Aucun pas ne mène sur une case vide ni dans l’eau. En chemin, on peut passer sur des crabes plus gros.
rule-cs-8 = _Jamais deux fois._ Au cours d’un déplacement, un crabe ne passe pas deux fois par la même case. La case de départ compte, même s’il y reste d’autres crabes : aucun crabe ne finit là où il a commencé.
rule-cs-9 = _Où il finit._ Il finit sur une pile dont le crabe du haut est de sa taille ou plus petit : un gros crabe sur n’importe lequel, un moyen sur un moyen ou un petit, un petit sur un petit seulement. Aucun crabe n’est donc jamais sur un plus gros que lui.
rule-cs-10 = _Le chemin ne compte pas._ Deux chemins entre les deux mêmes cases sont un seul et même coup.

## The wave
rule-cs-11 =
    _Ensemble ou perdus._ Après un déplacement, toutes les cases occupées doivent former un seul groupe ; les piles de toute hauteur et les crabes des joueurs qui ont perdu comptent comme les autres. Si le déplacement laisse plusieurs groupes, un seul reste, et la vague retire tous les autres du plateau pour de bon :
    - le groupe qui occupe le plus de cases reste ;
    - en cas d’égalité, celui d’entre eux qui contient le plus de crabes ;
    - en cas de nouvelle égalité, un joueur choisit lequel des groupes à égalité reste. Rien n’est retiré avant.
    Une vague ne vient qu’après un déplacement.
rule-cs-12 = _Qui choisit._ Le joueur qui vient de jouer (c’est l’usage), ou bien, si on en convient, le joueur suivant encore en jeu, qu’il puisse jouer ensuite ou non. On choisit avant le tour suivant.

## Leaving and winning
rule-cs-13 = _Perdre._ Qui ne peut pas jouer quand vient son tour perd la partie, quelle qu’en soit la raison, et pour de bon, même si l’un de ses crabes réapparaît plus tard. Ses crabes restent, ne bougent plus, et sont pour le reste des crabes : ils portent, ils bloquent, ils comptent pour la vague. On saute le tour d’un joueur qui a perdu.
rule-cs-14 = _Pas avant son tour._ On regarde si un joueur peut jouer quand vient son tour, jamais plus tôt. Perdre ne prend pas de tour : on passe aussitôt au joueur suivant.
rule-cs-15 = _Le dernier._ Dès qu’il ne reste qu’un joueur en jeu, il a gagné, qu’il puisse jouer ou non, et même sans aucun crabe sur le plateau.
rule-cs-16 = _Tourner en rond._ Les crabes peuvent se courir après sans fin. Quand la même position se présente pour la troisième fois au début d’un tour, c’est un match nul entre tous ceux qui n’ont pas perdu. Les crabes de même couleur et de même taille comptent comme pareils ; la première position compte pour sa première fois ; les positions où un choix est en attente ne comptent pas. On peut convenir d’un autre nombre que trois, à partir de deux ; 0 supprime cette règle. Puis rejouez : une nouvelle partie donnera le vainqueur.
rule-cs-17 = _Le résultat._ Le vainqueur reçoit 1 et les autres 0. Un match nul se partage également entre les joueurs qui n’ont pas perdu.

## Written down
rule-cs-18 = _Un coup_ dit d’où part le crabe et où il finit : `b2-c4`. Un choix après une vague s’écrit `keep-` et la première case, dans l’ordre `a1`, `a2`, … `g4`, du groupe qui reste : `keep-c4`.
rule-cs-19 = _Une position_ donne les piles, le tour et les joueurs en jeu : `b2:bL c3:bMrL / b / rb`. Un crabe, c’est la lettre de sa couleur (`r` `b` `g` `y`) et celle de sa taille (`L` `M` `S`) ; une pile s’écrit de bas en haut. Quand un choix est en attente, le tour indique qui choisit, un point d’interrogation et qui a joué : `r?r`. À la fin, c’est `over r` si Rouge a gagné ou `over -` pour un match nul. Les options, et le nombre de fois qu’une position s’est présentée, ne font pas partie du texte.
rule-cs-20 = _Lire une position._ On regarde tout de suite le joueur qui doit jouer : s’il ne le peut pas, il a perdu dès la lecture. Les espaces et l’ordre ne comptent pas. Ce qui est impossible est refusé, avec la raison : une case hors de la disposition, un crabe sur un plus gros, plus de trois d’une sorte, deux groupes sans rien à choisir, le tour d’un joueur qui a perdu, etc.
rule-cs-21 = _Options._ Ce qu’on peut choisir pour une nouvelle table, et ce qui est habituel.

## What the printed books say, rule by rule
edition-cs-2-ours = Les livrets montrent les cases par des images que nous n’avons pas ; les dispositions à trois sont de nous et conviennent à tout ce qu’on sait.
edition-cs-4-hu = Le livret hongrois laisse les joueurs s’accorder sur qui commence.
edition-cs-6-hu = Le livret hongrois : doit avancer.
edition-cs-6-ru = Le livret russe dit « peut avancer » ; nous le lisons comme « exactement », à l’exemple des deux autres.
edition-cs-6-fr = Le livret français : doit avancer.
edition-cs-7-hu = Le livret hongrois interdit seulement de s’arrêter sur une case vide ; les deux autres interdisent d’y passer.
edition-cs-7-ru = Le livret russe ne permet aucun pas sur une case vide. À lui seul, il pourrait se lire comme interdisant aussi les crabes plus gros en chemin ; les deux autres ne regardent la taille qu’au dernier pas.
edition-cs-7-fr = Le livret français ne permet aucun pas sur une case vide, et ne regarde la taille qu’au dernier pas.
edition-cs-8-hu = Le livret hongrois interdit toute case où le crabe s’est trouvé pendant ce tour, celle de départ comprise.
edition-cs-8-ru = Le livret russe interdit de revenir en arrière.
edition-cs-8-fr = Le livret français interdit de passer deux fois par une case.
edition-cs-11-hu = Le livret hongrois parle de deux groupes : le plus petit s’en va.
edition-cs-11-ru = Le livret russe : de deux groupes ou plus, le plus petit s’en va.
edition-cs-11-fr = Le livret français le dit pour tout nombre de groupes : seul reste celui qui occupe le plus de cases.
edition-cs-12-hu = Le livret hongrois : le joueur dont c’est le tour choisit quel groupe s’en va.
edition-cs-12-ru = Le livret russe : c’est le joueur suivant qui choisit. Une nouvelle table peut être réglée ainsi.
edition-cs-12-fr = Le livret français : le joueur actif choisit quel groupe reste.
edition-cs-13-ru = Le livret russe ne cite que les crabes couverts par d’autres couleurs ; les deux autres, et nous, comptons toutes les raisons.
edition-cs-13-fr = Seul le livret français dit qu’un crabe qui réapparaît ne ramène pas son joueur.
edition-cs-16-hu = Le livret hongrois parle d’un blocage et propose une nouvelle partie.
edition-cs-16-ru = Le livret russe déclare un match nul et recommence.
edition-cs-16-fr = Le livret français déclare un match nul et laisse une nouvelle partie donner le vainqueur.
edition-cs-16-ours = Aucun livret ne donne de nombre ; la troisième fois est de nous.

## The editions side by side
editions-cs-about = Ces règles reposent sur trois livrets imprimés : un hongrois, un russe et un français. Ils racontent trois fois le même jeu. Voici où ils diffèrent, et ce qu’on joue ici.
editions-cs-tie = Qui choisit entre groupes à égalité
editions-cs-tie-hu = le joueur dont c’est le tour
editions-cs-tie-ru = le joueur suivant
editions-cs-tie-fr = le joueur actif
editions-cs-tie-here = une option : qui a joué, sauf si vous préférez le suivant
editions-cs-far = De combien avance un crabe
editions-cs-far-hu = il doit avancer d’autant
editions-cs-far-ru = il peut avancer d’autant
editions-cs-far-fr = il doit avancer d’autant
editions-cs-far-here = exactement d’autant
editions-cs-bare = Les cases vides
editions-cs-bare-hu = ne pas s’y arrêter
editions-cs-bare-ru = ne pas y passer
editions-cs-bare-fr = ne pas y passer
editions-cs-bare-here = ne pas y passer
editions-cs-twice = Cases interdites dans un coup
editions-cs-twice-hu = celles déjà occupées ce tour
editions-cs-twice-ru = pas de retour en arrière
editions-cs-twice-fr = aucune deux fois
editions-cs-twice-here = aucune deux fois, départ compris
editions-cs-groups = Trois groupes ou plus
editions-cs-groups-hu = le plus petit s’en va
editions-cs-groups-ru = le plus petit s’en va
editions-cs-groups-fr = un seul reste
editions-cs-groups-here = un seul reste
editions-cs-out = Qui perd
editions-cs-out-hu = qui ne peut aller nulle part
editions-cs-out-ru = qui a tous ses crabes sous d’autres couleurs
editions-cs-out-fr = qui ne peut pas jouer, pour de bon
editions-cs-out-here = qui ne peut pas jouer, quelle qu’en soit la raison, pour de bon
editions-cs-chase = Crabes qui se courent après sans fin
editions-cs-chase-hu = rejouer
editions-cs-chase-ru = match nul, puis rejouer
editions-cs-chase-fr = match nul, puis rejouer
editions-cs-chase-here = match nul à la troisième fois
