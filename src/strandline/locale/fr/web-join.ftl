## Coming with a link of one's own
web-join-is = Ce lien a été créé sur un autre de vos appareils. Utilisez-le, et ce navigateur sera la même personne : même nom, mêmes tables. Qui vous étiez ici jusqu’à présent est laissé de côté.
web-join-accept = C’est mon appareil
web-join-not = Non, laisser
web-join-done = Bon retour, { $name }
web-join-done-nameless = Bon retour
