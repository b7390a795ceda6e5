## The rules page. The rules themselves and the captions of their examples are in each game's own file.
web-rules-title = Les règles de { $game }
web-rules-quick = L’essentiel pour commencer
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
web-rules-link = Lien vers la règle { $rule }
web-rules-editions = Les éditions
web-rules-tips = Conseils
web-rules-question = Point de règle
web-rules-here = Joué ici
web-rules-learn = Apprendre en jouant
web-rules-usual = par défaut
web-rules-usually = par défaut : { $number }
web-rules-play = Jouer

## Labels of sources: a printed book in this language; “inferred” where it follows; “ours” where we had to decide
web-rules-edition-hu = Hongroise
web-rules-edition-ru = Russe
web-rules-edition-fr = Française
web-rules-edition-nl = Néerlandaise
web-rules-edition-fa = Persane
web-rules-edition-inferred = Déduit
web-rules-edition-ours = De notre cru

## What the labels mean
web-rules-source = Source :
web-rules-legend = D’où viennent les règles
# $editions: one or more of the labels above, such as “Hongroise, Russe ou Française”
web-rules-legend-book = { $editions } : l’édition imprimée dans cette langue le dit.
web-rules-legend-inferred = Déduit : cela découle du texte des livrets ou, quand leurs images sont perdues, de descriptions publiques.
web-rules-legend-ours = De notre cru : les livrets n’en disent rien, nous avons donc tranché.

## Examples
web-rules-example = Exemple
web-rules-first = Aller au début
web-rules-back = Coup précédent
web-rules-next = Coup suivant
web-rules-last = Aller à la fin
web-rules-step = { $at } sur { $all } :
web-rules-free = Essayez vos propres coups : prenez une pièce.
web-rules-again = Revenir à l’exemple
web-rules-why-not = Pourquoi est-ce interdit ?
