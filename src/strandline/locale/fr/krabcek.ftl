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
