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
