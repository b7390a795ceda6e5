## The rules page
rules-ui-title = Les règles de { $game }
rules-ui-contents = Sommaire
rules-ui-search = Chercher dans les règles
rules-ui-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
rules-ui-rule = Règle { $rule }
rules-ui-link = Lien vers la règle { $rule }
rules-ui-editions = Les éditions
rules-ui-question = Point de règle
rules-ui-here = Ici, on joue ainsi
rules-ui-number = Le numéro de cette règle : { $rule }
rules-ui-learn = Apprendre en jouant
rules-ui-play = Jouer
rules-ui-rules = Les règles
rules-ui-games = Autres jeux

## Labels of editions
edition-hu = Hongroise
edition-ru = Russe
edition-fr = Française
edition-nl = Néerlandaise
edition-fa = Persane
edition-ours = La nôtre

## Examples
rules-ui-example = Exemple
rules-ui-show = Montrer sur le plateau
rules-ui-first = Au début
rules-ui-back = Un coup en arrière
rules-ui-next = Un coup en avant
rules-ui-last = À la fin
rules-ui-step = Coup { $at } sur { $all }
rules-ui-start = Le début
rules-ui-free = Essayez vos propres coups : prenez une pièce.
rules-ui-again = Revenir à l’exemple
rules-ui-loading = Le plateau arrive.
rules-ui-failed = Le plateau n’a pas pu être dessiné. Le serveur est-il là ?
rules-ui-retry = Réessayer
rules-ui-over = Ici, la partie est finie.
rules-ui-said = { $move } : { $reason }
