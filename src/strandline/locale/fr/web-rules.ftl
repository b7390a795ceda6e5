## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
rules-ui-title = Les règles de { $game }
rules-ui-contents = Sommaire
rules-ui-search = Chercher dans les règles
rules-ui-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
rules-ui-link = Lien vers la règle { $rule }
rules-ui-editions = Les éditions
rules-ui-question = Point de règle
rules-ui-here = Ici, on joue ainsi
rules-ui-learn = Apprendre en jouant
rules-ui-usual = habituel
rules-ui-usually = d’habitude { $number }
rules-ui-play = Jouer

## Labels of editions: of a printed book in this language; “ours” where we had to decide
edition-hu = Hongroise
edition-ru = Russe
edition-fr = Française
edition-nl = Néerlandaise
edition-fa = Persane
edition-ours = La nôtre

## Examples
rules-ui-example = Exemple
rules-ui-first = Au début
rules-ui-back = Un coup en arrière
rules-ui-next = Un coup en avant
rules-ui-last = À la fin
rules-ui-step = { $at } sur { $all } :
rules-ui-free = Essayez vos propres coups : prenez une pièce.
rules-ui-again = Revenir à l’exemple
rules-ui-why-not = Pourquoi pas ?
