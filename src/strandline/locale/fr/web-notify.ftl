## Prévenir quand c’est à vous de jouer
web-notify-tab = ● À vous de jouer : { $page }
web-notify-turn = C’est à vous de jouer.
web-notify-offer = Me prévenir quand c’est à moi de jouer
web-notify-on = Nous vous préviendrons quand ce sera à vous de jouer.
web-notify-on-open = Nous vous préviendrons quand ce sera à vous de jouer, tant que la page de la table est ouverte.
web-notify-off = Désactiver
web-notify-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du navigateur pour ce site, puis réessayez.

## Dans les réglages
web-notify-heading = Notifications
web-notify-is = À une table avec plusieurs jours par tour, nous pouvons vous prévenir quand c’est à vous de jouer, si vous le demandez. La notification ne nomme que le jeu.
web-notify-static = Ici, toutes vos parties sont sur cet appareil : il n’y a rien à annoncer.
web-notify-insecure = Les navigateurs n’autorisent les notifications qu’à une adresse en https.
web-notify-unsupported = Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoutez d’abord ce site à l’écran d’accueil.
web-notify-devices = Où nous vous prévenons
web-notify-device-this = Ce navigateur, depuis le { $date }
web-notify-device-other = Un autre navigateur, depuis le { $date }
web-notify-off-one = Désactiver : { $device }
web-notify-off-all = Désactiver partout
