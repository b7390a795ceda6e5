## Settings
web-settings-you = Vous
web-settings-name = Votre nom
web-settings-name-is = Les autres joueurs le verront à la prochaine table où vous prendrez place.
web-settings-name-saved = Vous vous appelez maintenant { $name }
web-settings-save = Enregistrer
web-settings-device = Vos autres appareils
web-settings-device-is = Créez un lien et ouvrez-le sur un autre appareil pour y jouer avec le même nom, les mêmes tables et les mêmes places.
web-settings-device-make = Créer un lien
web-settings-device-link = { $minutes ->
    [one] Utilisable une seule fois, pendant { $minutes } minute
   *[other] Utilisable une seule fois, pendant { $minutes } minutes
  }
web-settings-looks = Apparence
web-settings-language = Langue
web-settings-language-system = Celle du navigateur
web-settings-theme = Thème
web-settings-theme-system = Système
web-settings-theme-light = Clair
web-settings-theme-dark = Sombre
web-settings-motion = Animation
web-settings-motion-system = Système
web-settings-motion-on = Activée
web-settings-motion-off = Désactivée
web-settings-board = Plateau
web-settings-patterns = Motifs en plus des couleurs
web-settings-patterns-is = Vous distinguez les joueurs sans voir les couleurs.
web-settings-sound = Son
web-settings-sound-is = Un petit « toc » discret quand il se passe quelque chose.
web-settings-coordinates = Coordonnées
web-settings-coordinates-is = Le plateau affiche des lettres et des chiffres.
web-settings-confirm = Confirmer chaque coup
web-settings-confirm-is = Votre coup n’est envoyé qu’après confirmation.
web-settings-threats = Montrer les menaces
web-settings-threats-is = Le plateau marque ce qui est en danger : dans Crab Stack, les crabes qui peuvent être recouverts ; dans Survive, les explorateurs et les bateaux à portée d’une créature. Dans Krabcek, on ne perd jamais de pièce.
web-settings-values = Montrer la valeur de mes explorateurs
web-settings-values-is = Dans Survive, si la table le permet. Sinon, à vous de les retenir.
