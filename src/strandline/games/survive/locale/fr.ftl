## The game on the first page
survive-name = Survive – Fuite de l’Atlantide
survive-description = L’île s’engloutit sous vos explorateurs. Menez-les à terre, entre serpents, requins, baleines et chers amis.
survive-credit = Survive est un jeu de Julian Courtland-Smith.

## What can be chosen in Survive
survive-option-colours = Couleurs de chacun à deux joueurs
survive-option-colours-1 = Une couleur chacun
survive-option-colours-2 = Deux couleurs chacun, et leurs points ensemble
survive-option-variants = Défis
survive-option-variants-crowded = Surpopulation : loin du rivage, deux explorateurs peuvent commencer sur une tuile
survive-option-variants-equal = Tous égaux : qui sauve le plus d’explorateurs gagne, quoi qu’ils vaillent
survive-option-variants-last-explorer = Jusqu’au dernier : le volcan est un tourbillon, et l’on joue tant qu’il reste quelqu’un dehors
survive-option-variants-last-tile = L’Atlantide s’engloutit : le volcan est un tourbillon, et la partie finit avec l’île
survive-option-values = Les valeurs sous vos explorateurs
survive-option-values-hidden = À retenir : personne ne peut plus regarder
survive-option-values-own = Vous pouvez regarder les vôtres à tout moment

## Why a start's text cannot be read
survive-text-form = un départ, c’est le terrain des 40 cases de l’île en lettres b, f, m, une espace, et la première place
survive-text-length = { $count } lettres ; l’île a 40 cases
survive-text-letter = le terrain est b (plage), f (forêt) ou m (montagne)
survive-text-count = { $count } × { $letter } ; il y a { $allowed } tuiles de ce terrain
survive-text-seat = cette place n’existe pas ; les places sont { $allowed }

## What has to be decided now
survive-now-putting = on place un explorateur : une valeur et une tuile, par exemple put 6 D4
survive-now-launching = on place un bateau, par exemple boat C3
survive-now-playing = on joue une tuile gardée (play dolphin, wind, serpent, shark ou whale), ou skip
survive-now-swimming = le dauphin porte un nageur, par exemple ra>E3 ; après un pas, stop
survive-now-sailing = le vent pousse un bateau, par exemple boat C3>C4 ; après un pas, stop
survive-now-relocating = la créature va sur une case de mer vide, par exemple serpent B1>F0
survive-now-walking = explorateurs et bateaux se déplacent : ra>D5, ra>boat C3, ra>sea C3, ra>NW, boat C3>C4, ou done
survive-now-sinking = une tuile est engloutie, par exemple sink D4
survive-now-turning = on retourne la tuile, par exemple back shark
survive-now-boarding = on choisit qui embarque, par exemple aboard ra
survive-now-rolling = on lance le dé : die serpent, die shark ou die whale
survive-now-hunting = la créature se déplace, par exemple shark C3>C4, ou stay
survive-now-reacting = on repousse la créature (repel) ou on la laisse passer (let)

## Why a move is not legal
survive-no-hex = il n’y a pas de case { $hex }
survive-no-explorer = il n’y a pas d’explorateur { $who } sur le plateau
survive-not-your-explorer = { $who } est l’explorateur d’un autre joueur
survive-say-colour = avec deux couleurs il faut nommer la couleur, par exemple put g6 D4
survive-no-colour = on ne nomme la couleur que si l’on joue avec deux couleurs
survive-not-your-colour = le { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
} n’est pas votre couleur
survive-no-value = il ne reste aucun explorateur de valeur { $value } à placer
survive-no-tile = il n’y a pas de tuile en { $hex }
survive-tile-taken = la tuile { $hex } ne peut plus recevoir d’explorateur
survive-no-sea = { $hex } n’est pas la mer
survive-not-by-tile = { $hex } n’est pas voisine d’une tuile
survive-serpent-there = il y a un serpent de mer en { $hex }
survive-boat-there = il y a déjà un bateau en { $hex }
survive-only-reaction = cette tuile ne se joue que quand arrive la créature d’un autre joueur
survive-not-held = vous n’avez pas cette tuile : { $tile ->
    [dolphin] dauphin
    [wind] vent
    [serpent] serpent de mer
    [shark] requin
    [whale] baleine
   *[other] { $tile }
}
survive-no-use = cette tuile ne ferait rien maintenant, on ne peut pas la jouer : { $tile ->
    [dolphin] dauphin
    [wind] vent
    [serpent] serpent de mer
    [shark] requin
    [whale] baleine
   *[other] { $tile }
}
survive-one-step-first = une fois la tuile jouée, il faut faire au moins un pas
survive-dolphin-swims = le dauphin porte un nageur d’une case de mer à l’autre : ni embarquer, ni débarquer
survive-other-swimmer = le dauphin ne porte qu’un nageur
survive-no-swimmer = { $who } n’est pas un nageur
survive-not-beside = { $goal } n’est pas voisine de { $start }
survive-lost = { $who } est perdu
survive-saved = { $who } est sauvé, pour de bon
survive-no-landing = on n’atteint { $isle } que depuis { $hexes }
survive-swam = { $who } a déjà fait dans l’eau le seul déplacement permis par tour
survive-left-island = { $who } a quitté l’île et ne remet plus le pied sur une tuile
survive-say-sea = { $hex } est la mer : écrivez { $who }>sea { $hex }
survive-dives-here = d’un bateau on plonge dans l’eau de la même case, { $hex }
survive-climbs-here = un nageur n’embarque que sur sa propre case, { $hex }
survive-no-boat = il n’y a pas de bateau en { $hex }
survive-is-aboard = { $who } est déjà à bord
survive-boat-full = le bateau en { $hex } est plein : il porte 3 explorateurs
survive-not-your-boat = d’autres ont plus d’explorateurs à bord du bateau en { $hex } et le contrôlent
survive-other-boat = le vent ne pousse qu’un bateau
survive-not-due = ce n’est pas encore le tour de la tuile { $hex } : maintenant, c’est { $terrain ->
    [b] une plage
    [f] une forêt
   *[m] une montagne
} qui est engloutie
survive-not-by-sea = la tuile { $hex } ne touche pas la mer, et d’autres dont c’est le tour la touchent
survive-no-effect = ce dos n’existe pas ; les dos sont { $allowed }
survive-no-such-back = il ne reste aucune tuile { $terrain ->
    [b] plage
    [f] forêt
   *[m] montagne
} avec ce dos
survive-not-on-sunk = { $who } ne nage pas en { $hex }
survive-other-creature = maintenant, c’est { $kind ->
    [serpent] un serpent de mer
    [shark] un requin
   *[whale] une baleine
} qui se déplace
survive-no-creature = il n’y a pas de { $kind ->
    [serpent] serpent de mer
    [shark] requin
   *[whale] baleine
} en { $hex }
survive-not-empty = { $hex } n’est pas une case de mer vide
survive-creature-moving = { $kind ->
    [serpent] le serpent de mer
    [shark] le requin
   *[whale] la baleine
} en { $hex } est en chemin : aucune autre créature ne bouge
survive-no-repellent = vous n’avez pas de tuile qui repousse { $kind ->
    [serpent] un serpent de mer
    [shark] un requin
   *[whale] une baleine
}

## At the table
survive-about = L’île s’engloutit ; menez vos explorateurs aux îles sûres, entre serpents, requins et baleines. 2 à 4 joueurs, une heure.
survive-seat = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
}

## Survive in the browser. Explorers are named by colour and letter (ra), hexes by row and column (D4), isles NW NE SW SE.

## Moves in words
survive-ui-move-put = { $colour ->
    [r] Explorateur rouge
    [b] Explorateur bleu
    [g] Explorateur vert
    [y] Explorateur jaune
   *[none] Explorateur
}{ $value ->
    [0] { "" }
   *[other] {" "}de valeur { $value }
} en { $hex }
survive-ui-move-launch = Un bateau en { $hex }
# An explorer, at the beginning of a sentence: by colour and letter
survive-ui-who = { $colour ->
    [r] Rouge
    [b] Bleu
    [g] Vert
   *[y] Jaune
} { $letter }
survive-ui-move-go = { survive-ui-who } va en { $hex }
survive-ui-move-land = { survive-ui-who } atteint l’île { $isle }
survive-ui-move-board = { survive-ui-who } embarque dans le bateau en { $hex }
survive-ui-move-swim = { survive-ui-who } nage en { $hex }
survive-ui-move-sail = Le bateau va de { $from } à { $hex }
survive-ui-move-roam = { $kind ->
    [serpent] Le serpent de mer
    [shark] Le requin
   *[whale] La baleine
} va de { $from } à { $hex }
survive-ui-move-sink = La tuile { $hex } est engloutie
survive-ui-move-aboard = { survive-ui-who } monte à bord
survive-ui-move-play = Tuile jouée : { $tile ->
    [dolphin] dauphin
    [wind] vent
    [serpent] déplacer un serpent de mer
    [shark] déplacer un requin
   *[whale] déplacer une baleine
}
survive-ui-move-kept = La tuile est gardée, cachée
survive-ui-move-back = À son dos : { $effect ->
    [shark] un requin
    [whale] une baleine
    [boat] un bateau
    [whirlpool] un tourbillon
    [volcano] le volcan
    [dolphin] dauphin
    [wind] vent
    [move-serpent] déplacer un serpent de mer
    [move-shark] déplacer un requin
    [move-whale] déplacer une baleine
    [repel-shark] repousser un requin
   *[repel-whale] repousser une baleine
}
survive-ui-move-die = Le dé montre { $kind ->
    [serpent] un serpent de mer
    [shark] un requin
   *[whale] une baleine
}
survive-ui-move-skip = Aucune tuile n’est jouée
survive-ui-move-done = Plus de déplacements
survive-ui-move-stop = Pas plus loin
survive-ui-move-stay = La créature reste
survive-ui-move-let = Laisser passer
survive-ui-move-repel = Elle est repoussée

## What is asked of you
survive-ui-ask-putting = Placez un explorateur : choisissez une valeur, puis une tuile.
survive-ui-ask-launching = Placez un bateau en mer, à côté de l’île.
survive-ui-ask-playing = { $tiles ->
    [yes] Vous pouvez jouer une de vos tuiles, ou passer.
   *[no] Aucune de vos tuiles n’aide maintenant : passez.
}
survive-ui-ask-swimming = { $started ->
    [yes] Le dauphin continue : encore { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }, ou arrêtez.
   *[no] Le dauphin porte un de vos nageurs sur { $left } cases au plus : choisissez lequel.
}
survive-ui-ask-sailing = { $started ->
    [yes] Le vent souffle encore : { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } au plus, ou arrêtez.
   *[no] Le vent pousse un bateau sur { $left } cases au plus : choisissez lequel.
}
survive-ui-ask-relocating = Mettez { $kind ->
    [serpent] un serpent de mer
    [shark] un requin
   *[whale] une baleine
} sur n’importe quelle case de mer vide.
survive-ui-ask-walking = Déplacez explorateurs et bateaux : { $left ->
    [one] encore { $left } déplacement.
   *[other] encore { $left } déplacements.
}
survive-ui-ask-sinking = Engloutissez une tuile { $terrain ->
    [b] plage
    [f] forêt
   *[m] montagne
}.
survive-ui-ask-boarding = Un bateau surgit en { $hex } : choisissez qui embarque.
survive-ui-ask-hunting = { $started ->
    [yes] { $kind ->
        [serpent] Le serpent de mer
        [shark] Le requin
       *[whale] La baleine
    } continue : encore { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }, ou reste là.
   *[no] Déplacez { $kind ->
        [serpent] un serpent de mer
        [shark] un requin
       *[whale] une baleine
    } de { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } au plus, ou ne bougez rien.
}
survive-ui-ask-reacting = { $kind ->
    [shark] Un requin est sur votre nageur.
   *[whale] Une baleine est sur votre bateau.
} { $repel ->
    [yes] Repousser cette créature ? Sinon, { $kind ->
        [shark] le nageur est perdu.
       *[whale] le bateau est détruit et ses passagers se mettent à nager.
    }
   *[no] Vous n’avez rien contre cela.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] Le volcan est entré en éruption : qui n’est pas sur une île sûre est perdu.
    [tile] La dernière tuile est engloutie : qui n’est pas sur une île sûre est perdu.
    [nobody] Il ne reste aucun explorateur sur le plateau.
   *[turns] L’île a disparu depuis longtemps : qui n’est pas sur une île sûre est perdu.
}

## The board
survive-ui-board = La mer, l’île et les quatre îles sûres
survive-ui-place-sea = { $hex }, mer
survive-ui-place-tile = { $hex }, { $terrain ->
    [b] plage
    [f] forêt
   *[m] montagne
}
survive-ui-place-isle = Île sûre { $isle }
survive-ui-explorer = explorateur { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
} { $who }{ $value ->
    [0] { "" }
   *[other] , valeur { $value }
}
survive-ui-swimmer = nageur { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
} { $who }{ $value ->
    [0] { "" }
   *[other] , valeur { $value }
}
survive-ui-boat = { $count ->
    [0] bateau vide
    [one] bateau avec { $count } passager
   *[other] bateau avec { $count } passagers
}
survive-ui-creature = { $kind ->
    [serpent] { $count ->
        [one] serpent de mer
       *[other] { $count } serpents de mer
    }
    [shark] { $count ->
        [one] requin
       *[other] { $count } requins
    }
   *[whale] { $count ->
        [one] baleine
       *[other] { $count } baleines
    }
}
survive-ui-picked = en main
survive-ui-goal = peut être choisi
survive-ui-threatened = à portée d’une créature
survive-ui-swam = a déjà bougé dans l’eau
survive-ui-zoom-in = Agrandir le plateau
survive-ui-zoom-out = Voir tout le plateau
survive-ui-on-hex = En { $hex } :
survive-ui-on-isle = Sur l’île { $isle } :
survive-ui-here = Tout ce qui est sur une case
survive-ui-look = Touchez une case, ou restez dessus, pour voir ce qui s’y trouve.
survive-ui-close = Fermer
survive-ui-how = Comment ?
survive-ui-how-boat = embarquer
survive-ui-how-sea = dans l’eau
survive-ui-moves-left = { $left ->
    [one] encore { $left } pas
   *[other] encore { $left } pas
}
survive-ui-values = Vos explorateurs à placer, par valeur
survive-ui-value = { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
    [y] jaune
   *[none] explorateur
} { $value } (×{ $count })
survive-ui-show-values = Montrer mes valeurs
survive-ui-die = Dé : { $kind ->
    [serpent] serpent de mer
    [shark] requin
   *[whale] baleine
}

## The players
survive-ui-players = Sauvés, perdus et tuiles gardées
survive-ui-saved = { $count ->
    [one] { $count } sauvé
   *[other] { $count } sauvés
}
survive-ui-lost = { $count ->
    [one] { $count } perdu
   *[other] { $count } perdus
}
survive-ui-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
survive-ui-no-tiles = aucune tuile gardée
survive-ui-tile-back = { $terrain ->
    [b] tuile gardée, d’une plage
    [f] tuile gardée, d’une forêt
   *[m] tuile gardée, d’une montagne
}
survive-ui-tile = { $effect ->
    [shark] un requin arrive
    [whale] une baleine arrive
    [boat] un bateau arrive
    [whirlpool] tourbillon
    [volcano] volcan
    [dolphin] dauphin : un de vos nageurs avance de 3 cases au plus
    [wind] vent : un bateau avance de 3 cases au plus
    [move-serpent] mettre un serpent de mer sur une case de mer vide
    [move-shark] mettre un requin sur une case de mer vide
    [move-whale] mettre une baleine sur une case de mer vide
    [repel-shark] repousse un requin de votre nageur
   *[repel-whale] repousse une baleine de votre bateau
}

## Buttons
survive-ui-do-skip = Ne pas jouer de tuile
survive-ui-do-done = Plus de déplacements
survive-ui-do-stop = Arrêter ici
survive-ui-do-stay = { $started ->
    [yes] Rester ici
   *[no] Ne rien bouger
}
survive-ui-do-let = Laisser passer
survive-ui-do-repel = Repousser
survive-ui-do-play = { $tile ->
    [dolphin] Jouer le dauphin
    [wind] Jouer le vent
    [serpent] Déplacer un serpent de mer
    [shark] Déplacer un requin
   *[whale] Déplacer une baleine
}

## The position, spoken
survive-ui-say-tiles = Tuiles restantes : { $beaches ->
    [one] { $beaches } plage
   *[other] { $beaches } plages
}, { $forests ->
    [one] { $forests } forêt
   *[other] { $forests } forêts
}, { $mountains ->
    [one] { $mountains } montagne
   *[other] { $mountains } montagnes
}.
survive-ui-say-colour = { $colour ->
    [r] Rouge
    [b] Bleu
    [g] Vert
   *[y] Jaune
}{ $own ->
    [yes] , les vôtres
   *[no] { "" }
}. Sur l’île : { $walks }. En bateau : { $aboard }. À la nage : { $swims }. Sauvés : { $saved }. Perdus : { $lost }.
survive-ui-say-one = { $letter } en { $place }{ $value ->
    [0] { "" }
   *[other] { " " }(valeur { $value })
}
survive-ui-say-nobody = personne
survive-ui-say-hand = { $colour ->
    [r] Rouge
    [b] Bleu
    [g] Vert
   *[y] Jaune
} garde { $count ->
    [0] zéro tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
}.
survive-ui-say-tile = Vous avez : { $effect ->
    [dolphin] dauphin
    [wind] vent
    [move-serpent] déplacer un serpent de mer
    [move-shark] déplacer un requin
    [move-whale] déplacer une baleine
    [repel-shark] repousser un requin
   *[repel-whale] repousser une baleine
}, d’{ $terrain ->
    [b] une plage
    [f] une forêt
   *[m] une montagne
}.
survive-ui-say-score = { $colour ->
    [r] Rouge
    [b] Bleu
    [g] Vert
   *[y] Jaune
} a { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
survive-ui-say-creatures = { $kind ->
    [serpent] Serpents de mer
    [shark] Requins
   *[whale] Baleines
} : { $hexes }.
survive-ui-say-boats = Bateaux vides : { $hexes }.

# The rules of Survive, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The page
survive-rules-about = L’Atlantide s’engloutit, tuile après tuile. Menez vos explorateurs en bateau, à la nage et avec de la chance jusqu’aux quatre îles sûres, à travers une mer pleine de serpents, de requins et de baleines que les autres vous enverront volontiers. Sous chaque explorateur est inscrite une valeur que seul son propriétaire a vue, et seules comptent les valeurs des explorateurs sauvés. Puis le volcan met fin à tout. Le jeu est de Julian Courtland-Smith, pour deux à quatre joueurs.
survive-rules-board = Le plateau
survive-rules-components = Matériel
survive-rules-setup = Avant le premier tour
survive-rules-turn = Un tour a quatre étapes
survive-rules-moves = Étape 2 : vos trois déplacements
survive-rules-hazards = Créatures et explorateurs
survive-rules-sinking = Étape 3 : engloutir une tuile
survive-rules-tiles = Étape 1 : les tuiles gardées
survive-rules-creatures = Étape 4 : les créatures
survive-rules-reactions = Repousser les créatures
survive-rules-end = Fin de partie
survive-rules-options = Deux couleurs et défis
survive-rules-text = Par écrit

## The board
survive-rule-1 = _Les cases._ Le plateau a 133 cases hexagonales en 13 rangées, de `A` à `M` : 7 dans les rangées `A` et `M`, 10 dans `B`, `D`, `J` et `L`, 11 dans `C`, `E`, `G`, `I` et `K`, 12 dans `F` et `H`. Une case porte le nom de sa rangée et de sa colonne, comptée depuis la gauche ; `G5` est le milieu. Les rangées sont décalées d’une demi-case, et les cases qui partagent un côté sont voisines.
survive-rule-2 = _L’île_ couvre 40 cases autour du milieu : les colonnes 4 à 7 des rangées `D` et `J`, 3 à 7 de `E` et `I`, 2 à 9 de `F` et `H`, et 2 à 8 de `G` sans `G5`. Toutes les autres cases sont la mer, `G5` aussi, le lac du milieu.
survive-rule-3 = _Les îles sûres._ Quatre îles se trouvent au-delà des coins. Chacune s’atteint depuis exactement deux cases de mer : `NW` depuis `B1` et `C0`, `NE` depuis `B10` et `C10`, `SW` depuis `K0` et `L1`, `SE` depuis `K10` et `L10`.
survive-rule-4 = _Les serpents._ Cinq serpents de mer commencent en `B1`, `C10`, `G5`, `K0` et `L10` : un devant chaque île et un dans le lac.

## The pieces
survive-rule-5 = _Les tuiles._ L’île est faite de 40 tuiles : 16 plages, 16 forêts et 8 montagnes. Chacune a un effet au dos. Certains sont immédiats, d’autres se gardent pour plus tard ; en voici le nombre :
survive-rule-6 = _Le reste._ Chaque couleur a dix explorateurs de valeur 1, 1, 1, 2, 2, 3, 3, 4, 5 et 6, soit 28 en tout. Les places sont rouge, bleue, verte et jaune. Il y a 5 serpents de mer, 6 requins, 5 baleines et 12 bateaux. Le dé créature montre le serpent, le requin et la baleine, chacun sur deux faces.

## Before the first turn
survive-rule-7 = _On pose l’île._ Les tuiles sont mélangées et posées, terrain visible, sur les cases de l’île ; personne n’en connaît le dos. Les serpents vont sur leurs cases. Le premier joueur est tiré au sort ; on joue dans le sens horaire, dans l’ordre des places.
survive-rule-8 = _Les explorateurs._ Chacun à son tour place un explorateur, de la valeur de son choix, sur une tuile qui n’en a pas, jusqu’à ce que tous soient placés. Seul son propriétaire voit la valeur. D’habitude, même lui ne peut plus la regarder une fois le dernier bateau placé : retenez donc qui est où.
survive-rule-9 = _Les bateaux._ Puis chacun à son tour place un bateau sur une case de mer voisine d’une tuile, sans bateau ni serpent, jusqu’à ce que chacun en ait placé deux. Les autres bateaux, les requins et les baleines attendent à côté du plateau.

## A turn has four steps
survive-rule-10 = _Étape 1._ Vous pouvez jouer une tuile gardée pour votre tour. Une par tour au plus.
survive-rule-11 = _Étape 2._ Vous pouvez faire jusqu’à trois déplacements avec vos explorateurs et avec des bateaux, répartis comme vous voulez et dans n’importe quel ordre ; vous pouvez vous arrêter avant. Si aucun de vos explorateurs n’est sur le plateau au début de l’étape, vous la sautez. Si le dernier s’en va pendant l’étape, vous pouvez encore utiliser les déplacements restants pour des bateaux vides.
survive-rule-12 = _Étape 3._ Vous devez retirer une tuile de l’île, s’il en reste.
survive-rule-13 = _Étape 4._ Vous lancez le dé et pouvez déplacer une créature de la sorte qu’il montre. S’il n’y en a aucune sur le plateau, rien ne se passe.

## Step 2: your three moves
survive-rule-14 = _Marcher._ Un explorateur va d’une tuile à une tuile voisine. Une tuile en accueille autant qu’on veut.
survive-rule-15 = _Embarquer._ Un explorateur passe d’une tuile dans un bateau sur une case de mer voisine, ou d’un bateau dans un autre sur une case voisine. Un bateau en porte trois, de toutes couleurs.
survive-rule-16 = _À l’eau._ Un explorateur passe d’une tuile à une case de mer voisine et devient nageur. S’il s’y trouve un bateau avec de la place, embarquer et nager à côté sont deux déplacements différents.
survive-rule-17 = _Plonger._ Un explorateur plonge du bateau dans l’eau de la même case et nage.
survive-rule-18 = _Nager._ Un nageur va sur une case de mer voisine, ou monte dans un bateau de sa propre case s’il y a de la place. Une case accueille autant de nageurs qu’on veut.
survive-rule-19 = _Une fois par tour dans l’eau._ Chaque explorateur fait au plus un tel déplacement par tour : entrer dans l’eau, nager, monter à bord depuis l’eau et débarquer depuis l’eau comptent tous. Personne ne nage puis embarque, ni ne plonge puis nage, dans le même tour. Marcher, embarquer depuis une tuile ou un autre bateau et débarquer d’un bateau ne sont pas limités ainsi. Qui est monté à bord est de nouveau passager : le bateau peut l’emmener, il peut changer de bateau ou débarquer ce tour-ci, mais pas retourner à l’eau. Être jeté à l’eau par une baleine n’est pas un tel déplacement ; mais qui a déjà fait le sien y reste jusqu’au tour suivant.
survive-rule-20 = _Pas de retour._ Qui a quitté l’île ne remet jamais le pied sur une tuile. Vous ne déplacez que vos propres explorateurs.
survive-rule-21 = _Débarquer._ De l’une des deux cases d’une île sûre, un explorateur va à terre, d’un bateau ou de l’eau : un déplacement chacun. Il est sauvé, pour de bon. Le bateau reste là. Toute île est ouverte à tous.
survive-rule-22 = _Naviguer._ Un bateau va sur une case de mer voisine sans autre bateau. Un bateau vide peut être déplacé par n’importe qui. Sinon, seul le déplace le joueur qui a le plus d’explorateurs à bord ; si plusieurs sont à égalité, chacun d’eux le peut.

## Creatures and people
survive-rule-23 =
    _Qui rencontre qui._ Après chaque pas, on règle chaque case, dans cet ordre :
    - un serpent prend un bateau où il y a quelqu’un, tous ceux qui s’y trouvent, et tous les nageurs ;
    - une baleine brise un bateau où il y a quelqu’un ; ses passagers deviennent nageurs ;
    - un requin prend tous les nageurs.
    Peu importe qui est venu vers qui. Aucune créature ne touche aux bateaux vides, les requins laissent les bateaux, les baleines laissent les nageurs, et les créatures se laissent entre elles : une case en accueille autant qu’on veut. Ce qui est pris est perdu pour de bon.

## Step 3: sinking a tile
survive-rule-24 = _Quelle tuile._ Tant qu’il reste une plage, ce doit être une plage ; puis une forêt ; puis une montagne. Elle doit toucher la mer : n’importe quelle case de mer, `G5` et les cases englouties aussi. Seulement si aucune tuile du terrain voulu ne touche la mer, vous pouvez prendre n’importe laquelle de ce terrain.
survive-rule-25 = _Qui était dessus_ nage sur cette case, qui est désormais la mer. Vous seul regardez le dos.
survive-rule-26 = _Le dos._ Un effet immédiat est montré à tous, exécuté et défaussé. Toute autre tuile se garde cachée : les autres voient seulement de quel terrain elle vient.
survive-rule-27 = _Requin, baleine._ Un requin surgit sur cette case, et les nageurs qui y sont sont perdus. Ou une baleine y surgit.
survive-rule-28 = _Bateau._ Un bateau surgit sur cette case, et tous les nageurs qui y sont montent à bord. S’ils sont plus de trois, qui a pris la tuile en choisit trois, un par un.
survive-rule-29 = _Tourbillon._ Tout ce qui est sur cette case et sur chaque case de mer voisine est retiré : nageurs, bateaux avec tous ceux à bord, serpents, requins, baleines. Les tuiles voisines, et ceux qui sont dessus, ne risquent rien.
survive-rule-30 = _Volcan._ La partie finit aussitôt.
survive-rule-31 = _Assez pour tout._ Il y a toujours assez de requins, de baleines et de bateaux pour les tuiles qui les amènent.

## Step 1: tiles you have kept
survive-rule-32 = _Dauphin._ Un de vos nageurs avance d’une à trois cases de mer, en revenant sur ses pas s’il vous plaît ; chaque case du chemin est réglée (SV-23). Il ne s’agit ni d’embarquer ni de débarquer. Le nageur garde son propre déplacement de l’étape 2.
survive-rule-33 = _Vent._ Un bateau que vous pouvez déplacer avance d’une à trois cases de mer, en revenant sur ses pas s’il vous plaît (SV-22, SV-23). Les déplacements de l’étape 2 vous restent.
survive-rule-34 = _Déplacer un serpent, un requin ou une baleine._ N’importe lequel de cette sorte va sur n’importe quelle case de mer où il n’y a aucune pièce.
survive-rule-35 = _Jouer ou garder._ Une tuile qui ne ferait rien ne peut pas être jouée ; une fois jouée, elle doit faire quelque chose. De deux tuiles au même effet, on utilise la première obtenue. Une tuile jouée est défaussée.

## Step 4: the creatures
survive-rule-36 = _De combien._ Un serpent avance d’une case au plus, un requin de deux, une baleine de trois, en mer seulement. La créature peut revenir sur ses pas, s’arrêter avant ou ne pas bouger. Chaque case du chemin est réglée (SV-23).
survive-rule-37 = _Où elle s’arrête._ Un requin s’arrête là où il a pris un nageur, une baleine là où elle a brisé un bateau.
survive-rule-38 = _La mer seulement._ Les créatures ne vont ni sur les tuiles ni sur les îles.

## Driving creatures off
survive-rule-39 = _Repousser un requin._ Quand un requin qu’un autre joueur déplace à l’étape 4 entre sur une case où nage un de vos explorateurs, vous pouvez défausser cette tuile : le requin est retiré avant d’agir, et tous les nageurs de la case restent.
survive-rule-40 = _Repousser une baleine._ Quand une baleine qu’un autre joueur déplace à l’étape 4 entre sur une case où se trouve un bateau que vous contrôlez, seul ou à égalité, et qu’il y a quelqu’un à bord, vous pouvez défausser cette tuile : la baleine est retirée, et le bateau reste.
survive-rule-41 = _À qui on demande._ Seul compte ce que tous peuvent voir : chaque autre joueur qui pourrait être touché et qui garde au moins une tuile cachée, quelle qu’elle soit, dans le sens horaire à partir du joueur dont c’est le tour. Qui n’a pas la bonne tuile ne peut que laisser passer ; la question ne révèle donc rien. Le premier qui repousse met fin au déplacement de la créature et au tour.
survive-rule-42 = _Rien d’autre._ Une créature amenée par une tuile, ou vers laquelle vont un bateau ou un nageur, ne peut pas être repoussée.

## The end
survive-rule-43 = _Compter._ Quand le volcan est révélé, tous les explorateurs qui ne sont pas sur une île sûre sont perdus. Chacun additionne les valeurs de ses explorateurs sauvés : la plus grande somme gagne, non le plus grand nombre. À sommes égales, on partage la victoire.
survive-rule-44 = _Plus personne ?_ Un joueur sans explorateur continue : tuiles, engloutissement et créatures.
survive-rule-45 = _La mémoire._ D’habitude, même le propriétaire ne voit plus les valeurs une fois les bateaux placés ; on peut convenir que chacun voit toujours les siennes. Celles des autres restent cachées jusqu’à la fin ; alors on montre toutes les valeurs et toutes les tuiles gardées.

## Two colours and variants
survive-rule-46 = _Deux couleurs chacun,_ à deux joueurs. L’un a le rouge et le vert, l’autre le bleu et le jaune. Le tour est celui du joueur : trois déplacements pour les deux couleurs, et les deux comptent ensemble pour le contrôle des bateaux. Chaque couleur apporte ses dix explorateurs et ses deux bateaux ; les joueurs placent à tour de rôle une pièce de l’une de leurs couleurs. Les sommes s’ajoutent.
survive-rule-47 = _Surpopulation._ Au placement, une tuile peut recevoir deux explorateurs, de toutes couleurs ; mais une tuile qui touche la mer, ou le lac, n’en reçoit qu’un.
survive-rule-48 = _Jusqu’au dernier._ Le volcan compte comme un tourbillon. La partie finit dès qu’il n’y a plus d’explorateur sur le plateau. Quand il ne reste aucune tuile, on saute l’étape 3, et après 60 autres tours complets, ceux de tous comptés ensemble, la partie s’arrête là.
survive-rule-49 = _Tous égaux._ Qui sauve le plus d’explorateurs gagne ; les valeurs ne comptent pas.
survive-rule-50 = _L’Atlantide s’engloutit._ Le volcan compte comme un tourbillon. La partie finit dès que la dernière tuile est retirée et son effet exécuté. Ne va pas avec SV-48.
survive-rule-51 = _Le résultat._ Les vainqueurs se partagent 1 également, les autres reçoivent 0 ; les sommes sont données à côté.

## Written down
survive-rule-52 = _Un explorateur_ s’écrit avec la lettre de sa couleur et une lettre de `a` à `j` dans l’ordre de placement : `ra` est le premier de Rouge. Tous voient le nom ; la valeur n’y est pas.
survive-rule-53 = _Avant le premier tour :_ `put 6 D4` place un explorateur de valeur 6 (à deux couleurs `put g6 D4`), `boat C3` un bateau.
survive-rule-54 = _Étape 1 :_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, ou `skip`. Puis `ra>E3` pour le dauphin et `boat C3>C4` pour le vent, pas à pas, avec `stop` quand cela suffit ; `serpent B1>F0` pour les autres.
survive-rule-55 = _Étape 2 :_ `ra>D5` marche vers une tuile, `ra>boat C3` embarque, `ra>sea C3` entre dans l’eau ou nage, `ra>NW` débarque, `boat C3>C4` navigue, `done` finit l’étape avant l’heure.
survive-rule-56 = _Étape 3 :_ `sink D4` ; ce qui est au dos s’écrit `back shark` et ainsi de suite ; `aboard ra` choisit qui embarque. On montre aux autres `put ? D4` et `back ?` pour ce qui n’est pas pour leurs yeux. À la fin, on montre tout.
survive-rule-57 = _Étape 4 :_ `die shark` est le lancer ; `shark C3>C4` déplace, pas à pas ; `stay` veut dire ne pas bouger, ou plus. Les réponses à une créature sont `repel` et `let`.
survive-rule-58 = _Ce qu’on ne demande pas._ Là où vous ne pourriez faire que `done`, `stop` ou `stay`, cela se fait tout seul, et `skip` de même si vous ne gardez aucune tuile. Avec une tuile gardée, l’étape 1 est toujours demandée, même si vous ne pouvez que `skip`, pour que personne n’apprenne ce que vous avez. Tout le reste est demandé.
survive-rule-59 = _Un départ_ donne le terrain des 40 cases de l’île dans l’ordre de lecture, en lettres `b`, `f` et `m`, et la première place : `bfmb…fb 0`. Avec les options et tous les coups, cela raconte une partie entière.
survive-rule-60 = _Qui commence._ Le premier joueur commence le placement des explorateurs et des bateaux, et joue aussi le premier tour.
survive-rule-61 = _Options._ Ce qu’on peut choisir pour une nouvelle table, et ce qui est habituel.

## The table of tiles in SV-5
survive-rules-effect = Effet
survive-rules-beach = Plage
survive-rules-forest = Forêt
survive-rules-mountain = Montagne
survive-rules-at-once = Effet immédiat
survive-rules-own-turn = Gardée pour l’un de vos tours
survive-rules-reaction = Gardée pour repousser une créature
survive-rules-shark = requin
survive-rules-whale = baleine
survive-rules-boat = bateau
survive-rules-whirlpool = tourbillon
survive-rules-volcano = volcan
survive-rules-dolphin = dauphin
survive-rules-wind = vent
survive-rules-move-serpent = déplacer un serpent
survive-rules-move-shark = déplacer un requin
survive-rules-move-whale = déplacer une baleine
survive-rules-repel-shark = repousser un requin
survive-rules-repel-whale = repousser une baleine

## What the printed book says, and what is ours
survive-edition-1-ours = Nous n’avons pas les images du livret ; le plateau, le dos des tuiles et les valeurs des explorateurs sont ceux de l’édition du trentième anniversaire.
survive-edition-7-fa = Dans le livret persan, les joueurs s’accordent sur qui commence.
survive-edition-8-fa = Le livret persan : une fois la partie commencée, personne ne regarde plus une valeur, pas même celle de ses explorateurs sauvés ou perdus.
survive-edition-19-ours = Le livret donne à un nageur une case par tour. Ce que cela veut dire pour qui est monté à bord, ou qu’une baleine a jeté à l’eau, est notre lecture.
survive-edition-22-fa = Le livret persan : les bateaux vides sont à tous ; qui a le plus d’explorateurs à bord contrôle le bateau, et tous ceux à égalité.
survive-edition-23-ours = Qu’on règle aussi l’embarquement à côté d’une créature est de nous.
survive-edition-24-fa = Le livret persan : une plage entourée d’autres terrains part comme dernière plage, et une forêt de même.
survive-edition-24-ours = Quand plusieurs tuiles sont entourées, on peut prendre n’importe laquelle.
survive-edition-33-ours = Que le vent puisse pousser aussi un bateau vide est de nous : n’importe qui peut en déplacer un.
survive-edition-34-ours = Une case vide est une case sans aucune pièce : c’est de nous.
survive-edition-36-fa = Le livret persan laisse déplacer une créature ou non ; qu’elle puisse revenir sur ses pas est notre lecture.
survive-edition-41-ours = L’ordre des questions, et qu’il ne dépende que de ce que tous voient, sont de nous.
survive-edition-42-ours = Le livret ne cite que les créatures qu’un adversaire déplace.
survive-edition-43-ours = Que des sommes égales partagent la victoire est de nous.
survive-edition-46-ours = Le livret dit seulement qu’à deux on peut prendre deux couleurs chacun et additionner ; les détails sont de nous.
survive-edition-47-ours = Que les tuiles autour du lac comptent comme rivage est de nous.
survive-edition-48-ours = Les 60 tours sont de nous, pour que toute partie finisse.

## The edition and ours
survive-editions-about = Ces règles reposent sur un livret imprimé, en persan, de l’édition du trentième anniversaire (vendue aussi en Europe sous le nom The Island). Là où il se tait, ou là où ses images manquent, il nous a fallu décider.
survive-editions-first = Qui commence
survive-editions-first-fa = au choix des joueurs
survive-editions-first-here = tirage au sort
survive-editions-values = Regarder ses propres valeurs
survive-editions-values-fa = plus jamais après le placement
survive-editions-values-here = de même, ou toujours, au choix
survive-editions-swim = Le déplacement d’un nageur
survive-editions-swim-fa = une case par tour
survive-editions-swim-here = un déplacement dans l’eau par tour et par explorateur
survive-editions-wind = Ce que le vent peut pousser
survive-editions-wind-fa = un bateau que vous contrôlez
survive-editions-wind-here = un bateau vide aussi
survive-editions-enclosed = Tuiles entourées par d’autres
survive-editions-enclosed-fa = les dernières de leur terrain
survive-editions-enclosed-here = de même ; de plusieurs, n’importe laquelle
survive-editions-two = Deux couleurs chacun
survive-editions-two-fa = permis ; les sommes s’ajoutent
survive-editions-two-here = de même, avec un tour pour les deux couleurs
survive-editions-equal = Sommes égales
survive-editions-equal-fa = rien n’est dit
survive-editions-equal-here = partagent la victoire
survive-editions-last = Jusqu’au dernier
survive-editions-last-fa = jusqu’à ce qu’il n’y ait plus personne sur le plateau
survive-editions-last-here = de même, mais 60 tours au plus après la dernière tuile

## Survive
survive-example-start = Une île pour deux joueurs, prête pour le premier explorateur.
survive-example-boats = Le premier tour de Rouge : deux explorateurs embarquent, et le bateau part.
survive-example-sink = Une plage est engloutie sous l’explorateur de Bleu, qui nage maintenant. Un requin surgit juste là.
survive-example-whale = La baleine de Rouge avance de deux cases jusqu’au bateau de Bleu et le brise ; ceux qui étaient à bord nagent.
survive-example-serpent = Un serpent de mer prend le bateau de Bleu et tous ceux qui sont dedans.
survive-example-whirlpool = Une forêt est engloutie, et un tourbillon vide sa case et la mer autour.
survive-example-wind = Rouge joue le vent, avance de trois cases et débarque deux explorateurs.
survive-example-dolphin = Un dauphin porte le nageur de Rouge sur trois cases.
survive-example-repel = Le requin de Bleu arrive sur le nageur de Rouge ; Rouge avait gardé la bonne tuile.
survive-example-end = C’est le dernier terrain qui s’engloutit. Le volcan apparaît, et l’on compte les valeurs sur les îles.

## Survive: you are red
survive-learn-1 = Vous êtes Rouge. Chacun de vos dix explorateurs a une valeur, et seules comptent à la fin les valeurs sur une île sûre. On place les explorateurs un par un. Mettez le meilleur, le 6, sur la forêt `D5` : à un pas de la mer, et les forêts ne s’engloutissent qu’après toutes les plages.
survive-learn-1-hint = Choisissez le 6, puis la tuile `D5` dans la rangée du haut de l’île.
survive-learn-1-done = Les autres sont placés tour à tour, jusqu’au dernier. Bleu ne voit pas vos valeurs, et vous ne voyez pas les siennes.
survive-learn-2 = Les bateaux maintenant : deux chacun, en mer à côté d’une tuile. Mettez-en un en `C4`, à côté de votre 6 en `D5` et de votre 5 en `D4`.
survive-learn-2-hint = `C4` est la case de mer juste au-dessus de `D4` et `D5`.
survive-learn-2-done = Bleu en met un de l’autre côté, puis chacun place son second.
survive-learn-3 = Votre premier tour. Vous avez trois déplacements, à répartir librement. Faites embarquer `ra` et `rb` dans le bateau en `C4`, et menez-le en `C3`.
survive-learn-3-hint = D’abord les deux embarquent, un déplacement chacun : prenez un explorateur et posez-le sur le bateau. Puis menez le bateau de `C4` à `C3`.
survive-learn-3-done = Un bateau porte trois explorateurs, et qui en a le plus à bord le déplace.
survive-learn-4 = Puis une tuile doit être engloutie : une plage, tant qu’il y en a, et qui touche la mer. Engloutissez `D7` : le premier explorateur de Bleu s’y trouve.
survive-learn-4-hint = `D7` est la plage au bout droit de la rangée du haut de l’île.
survive-learn-4-done = L’explorateur de Bleu nage, et vous avez trouvé un vent sous la tuile : vous le gardez, et Bleu ne sait pas ce que c’est. Votre dé montre un requin, mais il n’y en a pas encore. L’explorateur de Bleu monte dans un bateau et s’en va ; une baleine surgit ; et Bleu envoie un serpent vers votre bateau.
survive-learn-5 = Votre deuxième tour. D’abord vous pouvez jouer une tuile gardée. Jouez le vent et menez votre bateau de trois cases vers l’ouest le long de la rangée `C`, jusqu’à `C0`. Ces pas ne coûtent aucun déplacement.
survive-learn-5-hint = Jouez le vent, puis menez le bateau de `C3` à `C2`, à `C1` et à `C0`, devant le serpent.
survive-learn-5-done = `C0` est l’une des deux cases qui touchent l’île du nord-ouest.
survive-learn-6 = Débarquez `ra` et `rb` sur l’île : un déplacement chacun. Avec le troisième, faites passer `rc` de `E3` dans l’eau de `D3`.
survive-learn-6-hint = Mettez `ra` et `rb` sur l’île `NW`, et `rc` dans la mer en `D3`.
survive-learn-6-done = Onze points sont sauvés pour de bon ! Qui nage ne fait qu’un déplacement dans l’eau par tour.
survive-learn-7 = Engloutissez une autre plage : `G8`, où se tient un explorateur de Bleu.
survive-learn-7-hint = `G8` est la plage au bout droit de la rangée du milieu.
survive-learn-7-done = Bleu a un nageur de plus, et vous gardez une tuile : elle repousse un requin. Votre dé montre une baleine.
survive-learn-8 = La baleine est à vous maintenant, pour trois cases au plus. Les baleines brisent les bateaux où il y a du monde. Menez-la par `D7` au bateau de Bleu en `D8`.
survive-learn-8-hint = Menez la baleine de `E6` à `D7`, puis à `D8`.
survive-learn-8-done = Le bateau n’est plus, et l’explorateur de Bleu nage. Mais c’est au tour de Bleu : `D4` est engloutie, un requin surgit, et le dé de Bleu montre un requin.
survive-learn-9 = Le requin de Bleu arrive en `D3`, où nage votre `rc`. On vous demande avant qu’il ne morde. Repoussez-le !
survive-learn-9-hint = Choisissez de repousser le requin.
survive-learn-9-done = Le requin n’est plus là et votre nageur est sauf. Et cela continue jusqu’à ce que le volcan, sous l’une des montagnes, finisse la partie : alors seules comptent les valeurs sur les îles. Bonne chance !
