## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
web-rules-title = Les règles de { $game }
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
web-rules-link = Lien vers la règle { $rule }
web-rules-editions = Les éditions
web-rules-question = Point de règle
web-rules-here = Ici, on joue ainsi
web-rules-learn = Apprendre en jouant
web-rules-usual = habituel
web-rules-usually = d’habitude { $number }
web-rules-play = Jouer

## Labels of editions: of a printed book in this language; “ours” where we had to decide
web-rules-edition-hu = Hongroise
web-rules-edition-ru = Russe
web-rules-edition-fr = Française
web-rules-edition-nl = Néerlandaise
web-rules-edition-fa = Persane
web-rules-edition-ours = La nôtre

## Examples
web-rules-example = Exemple
web-rules-first = Au début
web-rules-back = Un coup en arrière
web-rules-next = Un coup en avant
web-rules-last = À la fin
web-rules-step = { $at } sur { $all } :
web-rules-free = Essayez vos propres coups : prenez une pièce.
web-rules-again = Revenir à l’exemple
web-rules-why-not = Pourquoi pas ?
