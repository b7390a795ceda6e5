## Settings
web-settings-you = Vous
web-settings-name = Votre nom
web-settings-name-is = Les autres le verront quand vous prendrez place.
web-settings-name-saved = Vous êtes maintenant { $name }
web-settings-save = Enregistrer
web-settings-device = Un autre de vos appareils
web-settings-device-is = Ouvrez-y un lien, et c’est vous là-bas aussi : avec vos tables et vos places.
web-settings-device-make = Créer un lien
web-settings-device-link = { $minutes ->
    [one] Sert une fois, pendant { $minutes } minute
   *[other] Sert une fois, pendant { $minutes } minutes
  }
web-settings-looks = Apparence
web-settings-language = Langue
web-settings-language-system = Celle du navigateur
web-settings-theme = Couleurs
web-settings-theme-system = Système
web-settings-theme-light = Claires
web-settings-theme-dark = Sombres
web-settings-motion = Mouvement
web-settings-motion-system = Système
web-settings-motion-on = Oui
web-settings-motion-off = Non
web-settings-board = Au plateau
web-settings-patterns = Motifs en plus des couleurs
web-settings-patterns-is = Distingue les joueurs sans les couleurs.
web-settings-sound = Son
web-settings-sound-is = Un petit coup discret quand il se passe quelque chose.
web-settings-coordinates = Noms des cases
web-settings-coordinates-is = Lettres et chiffres sur le plateau.
web-settings-confirm = Demander avant chaque coup
web-settings-confirm-is = Rien n’est envoyé avant votre accord.
web-settings-threats = Montrer ce qui est menacé
web-settings-threats-is = Marque ce qui pourrait être perdu : dans Crab Stack, les crabes qui peuvent être couverts ; dans Survive, les explorateurs et les bateaux à portée d’une créature. Dans Krabcek, rien ne se perd jamais.
web-settings-values = Montrer mes propres valeurs
web-settings-values-is = Dans Survive, là où la table le permet ; sinon, à vous de les retenir.
