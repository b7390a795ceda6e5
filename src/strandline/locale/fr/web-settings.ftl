## Settings
web-set-you = Vous
web-set-name = Votre nom
web-set-name-is = Les autres le verront quand vous prendrez place.
web-set-name-saved = Vous êtes maintenant { $name }
web-set-save = Enregistrer
web-set-device = Un autre de vos appareils
web-set-device-is = Ouvrez-y un lien, et c’est vous là-bas aussi : avec vos tables et vos places.
web-set-device-make = Créer un lien
web-set-device-link = { $minutes ->
    [one] Sert une fois, pendant { $minutes } minute
   *[other] Sert une fois, pendant { $minutes } minutes
  }
web-set-looks = Apparence
web-set-language = Langue
web-set-language-system = Celle du navigateur
web-set-theme = Couleurs
web-set-theme-system = Système
web-set-theme-light = Claires
web-set-theme-dark = Sombres
web-set-motion = Mouvement
web-set-motion-system = Système
web-set-motion-on = Oui
web-set-motion-off = Non
web-set-board = Au plateau
web-set-patterns = Motifs en plus des couleurs
web-set-patterns-is = Distingue les joueurs sans les couleurs.
web-set-sound = Son
web-set-sound-is = Un petit coup discret quand il se passe quelque chose.
web-set-coordinates = Noms des cases
web-set-coordinates-is = Lettres et chiffres sur le plateau.
web-set-confirm = Demander avant chaque coup
web-set-confirm-is = Rien n’est envoyé avant votre accord.
web-set-threats = Montrer ce qui est menacé
web-set-threats-is = Marque ce qui pourrait être perdu : dans Crab Stack, les crabes qui peuvent être couverts ; dans Survive, les explorateurs et les bateaux à portée d’une créature. Dans Krabcek, rien ne se perd jamais.
web-set-values = Montrer mes propres valeurs
web-set-values-is = Dans Survive, là où la table le permet ; sinon, à vous de les retenir.

## Coming with a link of one's own
web-join-is = Ce lien a été créé sur un autre de vos appareils. Utilisez-le, et ce navigateur sera la même personne : même nom, mêmes tables. Qui vous étiez ici jusqu’à présent est laissé de côté.
web-join = C’est mon appareil
web-join-not = Non, laisser
web-join-done = Bon retour, { $name }
web-join-done-nameless = Bon retour
