# The rules of Survive, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
rules-sv-about = L’Atlantide s’engloutit, tuile après tuile. Menez vos explorateurs en bateau, à la nage et avec de la chance jusqu’aux quatre îles sûres, à travers une mer pleine de serpents, de requins et de baleines que les autres vous enverront volontiers. Sous chaque explorateur est inscrite une valeur que seul son propriétaire a vue, et seules comptent les valeurs des explorateurs sauvés. Puis le volcan met fin à tout. Le jeu est de Julian Courtland-Smith, pour deux à quatre joueurs.
rules-sv-board = Le plateau
rules-sv-components = Matériel
rules-sv-setup = Avant le premier tour
rules-sv-turn = Un tour a quatre étapes
rules-sv-moves = Étape 2 : vos trois déplacements
rules-sv-hazards = Créatures et explorateurs
rules-sv-sinking = Étape 3 : engloutir une tuile
rules-sv-tiles = Étape 1 : les tuiles gardées
rules-sv-creatures = Étape 4 : les créatures
rules-sv-reactions = Repousser les créatures
rules-sv-end = Fin de partie
rules-sv-options = Deux couleurs et défis
rules-sv-text = Par écrit

## The board
rule-sv-1 = _Les cases._ Le plateau a 133 cases hexagonales en 13 rangées, de `A` à `M` : 7 dans les rangées `A` et `M`, 10 dans `B`, `D`, `J` et `L`, 11 dans `C`, `E`, `G`, `I` et `K`, 12 dans `F` et `H`. Une case porte le nom de sa rangée et de sa colonne, comptée depuis la gauche ; `G5` est le milieu. Les rangées sont décalées d’une demi-case, et les cases qui partagent un côté sont voisines.
rule-sv-2 = _L’île_ couvre 40 cases autour du milieu : les colonnes 4 à 7 des rangées `D` et `J`, 3 à 7 de `E` et `I`, 2 à 9 de `F` et `H`, et 2 à 8 de `G` sans `G5`. Toutes les autres cases sont la mer, `G5` aussi, le lac du milieu.
rule-sv-3 = _Les îles sûres._ Quatre îles se trouvent au-delà des coins. Chacune s’atteint depuis exactement deux cases de mer : `NW` depuis `B1` et `C0`, `NE` depuis `B10` et `C10`, `SW` depuis `K0` et `L1`, `SE` depuis `K10` et `L10`.
rule-sv-4 = _Les serpents._ Cinq serpents de mer commencent en `B1`, `C10`, `G5`, `K0` et `L10` : un devant chaque île et un dans le lac.

## The pieces
rule-sv-5 = _Les tuiles._ L’île est faite de 40 tuiles : 16 plages, 16 forêts et 8 montagnes. Chacune a un effet au dos. Certains sont immédiats, d’autres se gardent pour plus tard ; en voici le nombre :
rule-sv-6 = _Le reste._ Chaque couleur a dix explorateurs de valeur 1, 1, 1, 2, 2, 3, 3, 4, 5 et 6, soit 28 en tout. Les places sont rouge, bleue, verte et jaune. Il y a 5 serpents de mer, 6 requins, 5 baleines et 12 bateaux. Le dé créature montre le serpent, le requin et la baleine, chacun sur deux faces.

## Before the first turn
rule-sv-7 = _On pose l’île._ Les tuiles sont mélangées et posées, terrain visible, sur les cases de l’île ; personne n’en connaît le dos. Les serpents vont sur leurs cases. Le premier joueur est tiré au sort ; on joue dans le sens horaire, dans l’ordre des places.
rule-sv-8 = _Les explorateurs._ Chacun à son tour place un explorateur, de la valeur de son choix, sur une tuile qui n’en a pas, jusqu’à ce que tous soient placés. Seul son propriétaire voit la valeur. D’habitude, même lui ne peut plus la regarder une fois le dernier bateau placé : retenez donc qui est où.
rule-sv-9 = _Les bateaux._ Puis chacun à son tour place un bateau sur une case de mer voisine d’une tuile, sans bateau ni serpent, jusqu’à ce que chacun en ait placé deux. Les autres bateaux, les requins et les baleines attendent à côté du plateau.

## A turn has four steps
rule-sv-10 = _Étape 1._ Vous pouvez jouer une tuile gardée pour votre tour. Une par tour au plus.
rule-sv-11 = _Étape 2._ Vous pouvez faire jusqu’à trois déplacements avec vos explorateurs et avec des bateaux, répartis comme vous voulez et dans n’importe quel ordre ; vous pouvez vous arrêter avant. Si aucun de vos explorateurs n’est sur le plateau au début de l’étape, vous la sautez. Si le dernier s’en va pendant l’étape, vous pouvez encore utiliser les déplacements restants pour des bateaux vides.
rule-sv-12 = _Étape 3._ Vous devez retirer une tuile de l’île, s’il en reste.
rule-sv-13 = _Étape 4._ Vous lancez le dé et pouvez déplacer une créature de la sorte qu’il montre. S’il n’y en a aucune sur le plateau, rien ne se passe.

## Step 2: your three moves
rule-sv-14 = _Marcher._ Un explorateur va d’une tuile à une tuile voisine. Une tuile en accueille autant qu’on veut.
rule-sv-15 = _Embarquer._ Un explorateur passe d’une tuile dans un bateau sur une case de mer voisine, ou d’un bateau dans un autre sur une case voisine. Un bateau en porte trois, de toutes couleurs.
rule-sv-16 = _À l’eau._ Un explorateur passe d’une tuile à une case de mer voisine et devient nageur. S’il s’y trouve un bateau avec de la place, embarquer et nager à côté sont deux déplacements différents.
rule-sv-17 = _Plonger._ Un explorateur plonge du bateau dans l’eau de la même case et nage.
rule-sv-18 = _Nager._ Un nageur va sur une case de mer voisine, ou monte dans un bateau de sa propre case s’il y a de la place. Une case accueille autant de nageurs qu’on veut.
rule-sv-19 = _Une fois par tour dans l’eau._ Chaque explorateur fait au plus un tel déplacement par tour : entrer dans l’eau, nager, monter à bord depuis l’eau et débarquer depuis l’eau comptent tous. Personne ne nage puis embarque, ni ne plonge puis nage, dans le même tour. Marcher, embarquer depuis une tuile ou un autre bateau et débarquer d’un bateau ne sont pas limités ainsi. Qui est monté à bord est de nouveau passager : le bateau peut l’emmener, il peut changer de bateau ou débarquer ce tour-ci, mais pas retourner à l’eau. Être jeté à l’eau par une baleine n’est pas un tel déplacement ; mais qui a déjà fait le sien y reste jusqu’au tour suivant.
rule-sv-20 = _Pas de retour._ Qui a quitté l’île ne remet jamais le pied sur une tuile. Vous ne déplacez que vos propres explorateurs.
rule-sv-21 = _Débarquer._ De l’une des deux cases d’une île sûre, un explorateur va à terre, d’un bateau ou de l’eau : un déplacement chacun. Il est sauvé, pour de bon. Le bateau reste là. Toute île est ouverte à tous.
rule-sv-22 = _Naviguer._ Un bateau va sur une case de mer voisine sans autre bateau. Un bateau vide peut être déplacé par n’importe qui. Sinon, seul le déplace le joueur qui a le plus d’explorateurs à bord ; si plusieurs sont à égalité, chacun d’eux le peut.

## Creatures and people
rule-sv-23 =
    _Qui rencontre qui._ Après chaque pas, on règle chaque case, dans cet ordre :
    - un serpent prend un bateau où il y a quelqu’un, tous ceux qui s’y trouvent, et tous les nageurs ;
    - une baleine brise un bateau où il y a quelqu’un ; ses passagers deviennent nageurs ;
    - un requin prend tous les nageurs.
    Peu importe qui est venu vers qui. Aucune créature ne touche aux bateaux vides, les requins laissent les bateaux, les baleines laissent les nageurs, et les créatures se laissent entre elles : une case en accueille autant qu’on veut. Ce qui est pris est perdu pour de bon.

## Step 3: sinking a tile
rule-sv-24 = _Quelle tuile._ Tant qu’il reste une plage, ce doit être une plage ; puis une forêt ; puis une montagne. Elle doit toucher la mer : n’importe quelle case de mer, `G5` et les cases englouties aussi. Seulement si aucune tuile du terrain voulu ne touche la mer, vous pouvez prendre n’importe laquelle de ce terrain.
rule-sv-25 = _Qui était dessus_ nage sur cette case, qui est désormais la mer. Vous seul regardez le dos.
rule-sv-26 = _Le dos._ Un effet immédiat est montré à tous, exécuté et défaussé. Toute autre tuile se garde cachée : les autres voient seulement de quel terrain elle vient.
rule-sv-27 = _Requin, baleine._ Un requin surgit sur cette case, et les nageurs qui y sont sont perdus. Ou une baleine y surgit.
rule-sv-28 = _Bateau._ Un bateau surgit sur cette case, et tous les nageurs qui y sont montent à bord. S’ils sont plus de trois, qui a pris la tuile en choisit trois, un par un.
rule-sv-29 = _Tourbillon._ Tout ce qui est sur cette case et sur chaque case de mer voisine est retiré : nageurs, bateaux avec tous ceux à bord, serpents, requins, baleines. Les tuiles voisines, et ceux qui sont dessus, ne risquent rien.
rule-sv-30 = _Volcan._ La partie finit aussitôt.
rule-sv-31 = _Assez pour tout._ Il y a toujours assez de requins, de baleines et de bateaux pour les tuiles qui les amènent.

## Step 1: tiles you have kept
rule-sv-32 = _Dauphin._ Un de vos nageurs avance d’une à trois cases de mer, en revenant sur ses pas s’il vous plaît ; chaque case du chemin est réglée (SV-23). Il ne s’agit ni d’embarquer ni de débarquer. Le nageur garde son propre déplacement de l’étape 2.
rule-sv-33 = _Vent._ Un bateau que vous pouvez déplacer avance d’une à trois cases de mer, en revenant sur ses pas s’il vous plaît (SV-22, SV-23). Les déplacements de l’étape 2 vous restent.
rule-sv-34 = _Déplacer un serpent, un requin ou une baleine._ N’importe lequel de cette sorte va sur n’importe quelle case de mer où il n’y a aucune pièce.
rule-sv-35 = _Jouer ou garder._ Une tuile qui ne ferait rien ne peut pas être jouée ; une fois jouée, elle doit faire quelque chose. De deux tuiles au même effet, on utilise la première obtenue. Une tuile jouée est défaussée.

## Step 4: the creatures
rule-sv-36 = _De combien._ Un serpent avance d’une case au plus, un requin de deux, une baleine de trois, en mer seulement. La créature peut revenir sur ses pas, s’arrêter avant ou ne pas bouger. Chaque case du chemin est réglée (SV-23).
rule-sv-37 = _Où elle s’arrête._ Un requin s’arrête là où il a pris un nageur, une baleine là où elle a brisé un bateau.
rule-sv-38 = _La mer seulement._ Les créatures ne vont ni sur les tuiles ni sur les îles.

## Driving creatures off
rule-sv-39 = _Repousser un requin._ Quand un requin qu’un autre joueur déplace à l’étape 4 entre sur une case où nage un de vos explorateurs, vous pouvez défausser cette tuile : le requin est retiré avant d’agir, et tous les nageurs de la case restent.
rule-sv-40 = _Repousser une baleine._ Quand une baleine qu’un autre joueur déplace à l’étape 4 entre sur une case où se trouve un bateau que vous contrôlez, seul ou à égalité, et qu’il y a quelqu’un à bord, vous pouvez défausser cette tuile : la baleine est retirée, et le bateau reste.
rule-sv-41 = _À qui on demande._ Seul compte ce que tous peuvent voir : chaque autre joueur qui pourrait être touché et qui garde au moins une tuile cachée, quelle qu’elle soit, dans le sens horaire à partir du joueur dont c’est le tour. Qui n’a pas la bonne tuile ne peut que laisser passer ; la question ne révèle donc rien. Le premier qui repousse met fin au déplacement de la créature et au tour.
rule-sv-42 = _Rien d’autre._ Une créature amenée par une tuile, ou vers laquelle vont un bateau ou un nageur, ne peut pas être repoussée.

## The end
rule-sv-43 = _Compter._ Quand le volcan est révélé, tous les explorateurs qui ne sont pas sur une île sûre sont perdus. Chacun additionne les valeurs de ses explorateurs sauvés : la plus grande somme gagne, non le plus grand nombre. À sommes égales, on partage la victoire.
rule-sv-44 = _Plus personne ?_ Un joueur sans explorateur continue : tuiles, engloutissement et créatures.
rule-sv-45 = _La mémoire._ D’habitude, même le propriétaire ne voit plus les valeurs une fois les bateaux placés ; on peut convenir que chacun voit toujours les siennes. Celles des autres restent cachées jusqu’à la fin ; alors on montre toutes les valeurs et toutes les tuiles gardées.

## Two colours and variants
rule-sv-46 = _Deux couleurs chacun,_ à deux joueurs. L’un a le rouge et le vert, l’autre le bleu et le jaune. Le tour est celui du joueur : trois déplacements pour les deux couleurs, et les deux comptent ensemble pour le contrôle des bateaux. Chaque couleur apporte ses dix explorateurs et ses deux bateaux ; les joueurs placent à tour de rôle une pièce de l’une de leurs couleurs. Les sommes s’ajoutent.
rule-sv-47 = _Surpopulation._ Au placement, une tuile peut recevoir deux explorateurs, de toutes couleurs ; mais une tuile qui touche la mer, ou le lac, n’en reçoit qu’un.
rule-sv-48 = _Jusqu’au dernier._ Le volcan compte comme un tourbillon. La partie finit dès qu’il n’y a plus d’explorateur sur le plateau. Quand il ne reste aucune tuile, on saute l’étape 3, et après 60 autres tours complets, ceux de tous comptés ensemble, la partie s’arrête là.
rule-sv-49 = _Tous égaux._ Qui sauve le plus d’explorateurs gagne ; les valeurs ne comptent pas.
rule-sv-50 = _L’Atlantide s’engloutit._ Le volcan compte comme un tourbillon. La partie finit dès que la dernière tuile est retirée et son effet exécuté. Ne va pas avec SV-48.
rule-sv-51 = _Le résultat._ Les vainqueurs se partagent 1 également, les autres reçoivent 0 ; les sommes sont données à côté.

## Written down
rule-sv-52 = _Un explorateur_ s’écrit avec la lettre de sa couleur et une lettre de `a` à `j` dans l’ordre de placement : `ra` est le premier de Rouge. Tous voient le nom ; la valeur n’y est pas.
rule-sv-53 = _Avant le premier tour :_ `put 6 D4` place un explorateur de valeur 6 (à deux couleurs `put g6 D4`), `boat C3` un bateau.
rule-sv-54 = _Étape 1 :_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, ou `skip`. Puis `ra>E3` pour le dauphin et `boat C3>C4` pour le vent, pas à pas, avec `stop` quand cela suffit ; `serpent B1>F0` pour les autres.
rule-sv-55 = _Étape 2 :_ `ra>D5` marche vers une tuile, `ra>boat C3` embarque, `ra>sea C3` entre dans l’eau ou nage, `ra>NW` débarque, `boat C3>C4` navigue, `done` finit l’étape avant l’heure.
rule-sv-56 = _Étape 3 :_ `sink D4` ; ce qui est au dos s’écrit `back shark` et ainsi de suite ; `aboard ra` choisit qui embarque. On montre aux autres `put ? D4` et `back ?` pour ce qui n’est pas pour leurs yeux. À la fin, on montre tout.
rule-sv-57 = _Étape 4 :_ `die shark` est le lancer ; `shark C3>C4` déplace, pas à pas ; `stay` veut dire ne pas bouger, ou plus. Les réponses à une créature sont `repel` et `let`.
rule-sv-58 = _Ce qu’on ne demande pas._ Là où vous ne pourriez faire que `done`, `stop` ou `stay`, cela se fait tout seul, et `skip` de même si vous ne gardez aucune tuile. Avec une tuile gardée, l’étape 1 est toujours demandée, même si vous ne pouvez que `skip`, pour que personne n’apprenne ce que vous avez. Tout le reste est demandé.
rule-sv-59 = _Un départ_ donne le terrain des 40 cases de l’île dans l’ordre de lecture, en lettres `b`, `f` et `m`, et la première place : `bfmb…fb 0`. Avec les options et tous les coups, cela raconte une partie entière.
rule-sv-60 = _Qui commence._ Le premier joueur commence le placement des explorateurs et des bateaux, et joue aussi le premier tour.
rule-sv-61 = _Options._ Ce qu’on peut choisir pour une nouvelle table, et ce qui est habituel.

## The table of tiles in SV-5
rules-sv-effect = Effet
rules-sv-beach = Plage
rules-sv-forest = Forêt
rules-sv-mountain = Montagne
rules-sv-at-once = Effet immédiat
rules-sv-own-turn = Gardée pour l’un de vos tours
rules-sv-reaction = Gardée pour repousser une créature
rules-sv-shark = requin
rules-sv-whale = baleine
rules-sv-boat = bateau
rules-sv-whirlpool = tourbillon
rules-sv-volcano = volcan
rules-sv-dolphin = dauphin
rules-sv-wind = vent
rules-sv-move-serpent = déplacer un serpent
rules-sv-move-shark = déplacer un requin
rules-sv-move-whale = déplacer une baleine
rules-sv-repel-shark = repousser un requin
rules-sv-repel-whale = repousser une baleine

## What the printed book says, and what is ours
edition-sv-1-ours = Nous n’avons pas les images du livret ; le plateau, le dos des tuiles et les valeurs des explorateurs sont ceux de l’édition du trentième anniversaire.
edition-sv-7-fa = Dans le livret persan, les joueurs s’accordent sur qui commence.
edition-sv-8-fa = Le livret persan : une fois la partie commencée, personne ne regarde plus une valeur, pas même celle de ses explorateurs sauvés ou perdus.
edition-sv-19-ours = Le livret donne à un nageur une case par tour. Ce que cela veut dire pour qui est monté à bord, ou qu’une baleine a jeté à l’eau, est notre lecture.
edition-sv-22-fa = Le livret persan : les bateaux vides sont à tous ; qui a le plus d’explorateurs à bord contrôle le bateau, et tous ceux à égalité.
edition-sv-23-ours = Qu’on règle aussi l’embarquement à côté d’une créature est de nous.
edition-sv-24-fa = Le livret persan : une plage entourée d’autres terrains part comme dernière plage, et une forêt de même.
edition-sv-24-ours = Quand plusieurs tuiles sont entourées, on peut prendre n’importe laquelle.
edition-sv-33-ours = Que le vent puisse pousser aussi un bateau vide est de nous : n’importe qui peut en déplacer un.
edition-sv-34-ours = Une case vide est une case sans aucune pièce : c’est de nous.
edition-sv-36-fa = Le livret persan laisse déplacer une créature ou non ; qu’elle puisse revenir sur ses pas est notre lecture.
edition-sv-41-ours = L’ordre des questions, et qu’il ne dépende que de ce que tous voient, sont de nous.
edition-sv-42-ours = Le livret ne cite que les créatures qu’un adversaire déplace.
edition-sv-43-ours = Que des sommes égales partagent la victoire est de nous.
edition-sv-46-ours = Le livret dit seulement qu’à deux on peut prendre deux couleurs chacun et additionner ; les détails sont de nous.
edition-sv-47-ours = Que les tuiles autour du lac comptent comme rivage est de nous.
edition-sv-48-ours = Les 60 tours sont de nous, pour que toute partie finisse.

## The edition and ours
editions-sv-about = Ces règles reposent sur un livret imprimé, en persan, de l’édition du trentième anniversaire (vendue aussi en Europe sous le nom The Island). Là où il se tait, ou là où ses images manquent, il nous a fallu décider.
editions-sv-first = Qui commence
editions-sv-first-fa = au choix des joueurs
editions-sv-first-here = tirage au sort
editions-sv-values = Regarder ses propres valeurs
editions-sv-values-fa = plus jamais après le placement
editions-sv-values-here = de même, ou toujours, au choix
editions-sv-swim = Le déplacement d’un nageur
editions-sv-swim-fa = une case par tour
editions-sv-swim-here = un déplacement dans l’eau par tour et par explorateur
editions-sv-wind = Ce que le vent peut pousser
editions-sv-wind-fa = un bateau que vous contrôlez
editions-sv-wind-here = un bateau vide aussi
editions-sv-enclosed = Tuiles entourées par d’autres
editions-sv-enclosed-fa = les dernières de leur terrain
editions-sv-enclosed-here = de même ; de plusieurs, n’importe laquelle
editions-sv-two = Deux couleurs chacun
editions-sv-two-fa = permis ; les sommes s’ajoutent
editions-sv-two-here = de même, avec un tour pour les deux couleurs
editions-sv-equal = Sommes égales
editions-sv-equal-fa = rien n’est dit
editions-sv-equal-here = partagent la victoire
editions-sv-last = Jusqu’au dernier
editions-sv-last-fa = jusqu’à ce qu’il n’y ait plus personne sur le plateau
editions-sv-last-here = de même, mais 60 tours au plus après la dernière tuile
