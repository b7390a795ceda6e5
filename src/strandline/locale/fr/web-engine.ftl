web-engine-loading = Chargement des jeux…
web-engine-elsewhere = Strandline est ouvert dans un autre onglet.
web-engine-take-over = Continuer ici
web-engine-failed = Impossible de lancer les jeux dans ce navigateur.
web-engine-missing = Cette copie de Strandline ne permet pas de jouer hors ligne.
web-engine-not-kept = Ce navigateur ne nous laisse rien enregistrer : vos parties disparaîtront à la fermeture de cet onglet.
web-engine-offline = Vous êtes hors ligne. Les nouvelles parties restent sur cet appareil : jouez contre des robots ou à plusieurs sur cet écran.
web-engine-storage = Parties sur cet appareil
web-engine-storage-is = Elles ne sont enregistrées que dans ce navigateur. Téléchargez-les pour les conserver ou les transférer sur un autre appareil.
web-engine-export = Télécharger toutes les parties
web-engine-import = Ajouter des parties depuis un fichier
web-engine-imported = { $added ->
    [0] Ce fichier ne contient aucune nouvelle partie.
    [one] { $added } partie ajoutée.
   *[other] { $added } parties ajoutées.
  }
web-engine-keep = Jouer hors ligne
web-engine-keep-is = Vous pourrez jouer sur cet appareil sans connexion. Occupe environ { $size } Mo.
web-engine-kept = Prêt à jouer hors ligne.
web-engine-keep-failed = Le téléchargement a échoué. Réessayez plus tard.
