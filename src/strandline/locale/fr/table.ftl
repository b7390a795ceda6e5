## What the table refuses
table-seats = Vous avez prévu { $found } places, mais ce jeu en a { $seats }.
table-needs-person = Des robots seuls n’ont pas besoin de table : gardez au moins une place pour une personne ou un programme.
table-closed = Cette table est fermée.
table-no-seat = Il n’y a pas de place { $seat } : cette table en a { $seats }.
table-not-yours = La place { $seat } n’est pas la vôtre.
table-taken = La place { $seat } est prise.
table-no-link = Il vous faut le lien de cette place pour vous y asseoir.
table-other-commitment = L’engagement sur les dés de cette table n’est pas celui qui vous a été montré.
table-not-playing = Aucune partie n’est en cours ici.
table-stale = La partie a avancé : regardez de nouveau.
table-not-your-turn = Ce n’est pas à vous de jouer.
table-away = Un robot joue pour vous : signalez d’abord votre retour.
table-not-away = Aucun robot ne joue à votre place.
table-no-grace = Vous n’avez plus de temps : un robot joue pour vous.
table-no-undo = Vous ne pouvez pas annuler : des dés ou des secrets ont été révélés depuis, ou vous n’avez pas encore joué.
table-nothing-asked = Personne n’a rien demandé.
table-asked-enough = Vous avez déjà demandé { $most } fois depuis votre dernier coup. Jouez avant de redemander.
table-no-draw-with-bots = Les robots n’acceptent pas de match nul.
table-no-hint = Pas de conseil tant que d’autres personnes jouent ici : les conseils sont réservés aux parties contre des robots ou sur un seul écran.
table-muted = L’hôte a bloqué vos messages ici.
table-not-host = Seul l’hôte de cette table peut le faire.
table-nothing-said = Il n’y a pas de message numéro { $number }.
table-enough = Cette table a atteint sa limite de { $most } événements : plus personne ne peut y écrire de message.
table-enough-yours = Vous avez atteint la limite de { $most } actions, hors coups, à cette table. Désormais, vous pouvez seulement jouer, répondre et partir.
table-not-over = La partie est encore en cours : vous pourrez la télécharger quand elle sera terminée.

## Fair dice
table-verify-nothing = Cette partie ne peut pas être vérifiée : il manque dans son fichier l’engagement, le secret et les nombres d’une table.
table-verify-other-table = La table du fichier est { $found }, mais celle que vous avez conservée est { $kept }.
table-verify-commitment = Le secret n’est pas celui de l’engagement.
table-verify-other-commitment = L’engagement du fichier est { $found }, mais celui que vous avez conservé est { $kept }.
table-verify-other-nonce = Le nombre de la place { $seat } dans le fichier est { $found }, mais celui que vous avez conservé est { $kept }.
table-verify-seen = D’après le fichier lui-même, un autre engagement a été montré au client de la place { $seat }.
table-verify-deal = Le départ n’est pas celui que donnent les dés.
table-verify-first = Le premier joueur n’est pas celui que désignent les dés : c’est la place { $first }.
table-verify-outcome = Le coup { $number } est { $move }, mais les dés disent { $drawn }.

## What the server refuses
table-no-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
table-too-many = Vous avez { $most } parties inachevées : terminez-en une ou fermez-en une d’abord.
table-not-seated = Seuls ceux qui ont joué peuvent demander une revanche.
table-rematch = Il y a déjà une revanche.
table-nobody = Nous ne vous connaissons pas encore : rechargez la page et réessayez.
table-no-such-link = Ce lien a expiré ou a déjà été utilisé.
table-invisible-name = Personne ne verrait ce nom. Utilisez au moins une lettre, un chiffre ou un symbole.
table-too-large = C’est trop gros : la limite est de { $most } octets.
table-too-long = Cette partie est trop longue pour être ouverte ici : la limite est de { $most } coups.
table-too-fast = Trop de demandes : attendez un instant, puis réessayez.
table-no-record = Cette partie n’existe pas ici, ou son lien a expiré.
table-too-many-kept = Vous avez déjà ici { $most } parties avec un lien ; un lien dure { $days } jours. Téléchargez plutôt cette partie.
table-records-full = Ce serveur conserve déjà { $most } parties pour des liens, sa limite. Téléchargez plutôt cette partie.
table-home-full = Ce serveur conserve déjà { $most } parties pour des liens venant de votre adresse, sa limite. Téléchargez plutôt cette partie.
table-busy = { $most } de vos tâches sont encore en cours : attendez que l’une d’elles se termine.
table-crowded = { $most } tâches venant de votre adresse sont en cours ou en attente : réessayez dans un instant.
table-seek-yours = Vous attendez déjà ici : l’autre place est pour quelqu’un d’autre.
table-too-many-seeks = Vous cherchez déjà { $most } parties par correspondance : attendez que l’une commence, ou annulez-en une.
table-seeks-full = { $most } parties sont déjà cherchées depuis votre adresse. Attendez que quelqu’un y participe, ou participez à l’une d’elles.
table-live-player = L’analyse en direct est pour les spectateurs, et vous jouez ici.
table-no-move = Cette partie n’a pas de coup { $move } : le dernier est { $last }.
table-too-many-frames = Cette partie est trop longue pour un GIF : la limite est de { $most } coups.
table-bad-request = { $where } : { $why }
table-bad-length = Le Content-Length de la requête n’est pas un nombre.
table-unavailable = Le serveur ne peut rien enregistrer en ce moment : rien n’a été modifié. Réessayez plus tard.
table-in-doubt = La base de données n’a pas donné de confirmation : nous ne savons pas si c’est fait. Regardez de nouveau avant de réessayer.
table-no-page = Il n’y a rien à cette adresse.
table-two-hosts = La requête indique plus d’un nom d’hôte.
table-wrong-host = Ce serveur ne répond pas à ce nom. Adressez-vous à la personne qui le gère.
table-wrong-origin = Cette requête vient d’un autre site.
table-oops = Une erreur s’est produite. Elle a été consignée.

## What a device refuses
table-storage-full = Impossible d’enregistrer cela sur cet appareil : rien n’a été modifié. Son espace de stockage est peut-être plein, ou ce site ne peut pas l’utiliser.
table-bad-games = Ce n’est pas un fichier de parties de Strandline, ou il est endommagé. Rien n’a été ajouté.
table-bad-game = La partie { $number } de ce fichier est endommagée : rien n’a été ajouté.
table-newer-games = Ce fichier vient d’une version plus récente de Strandline. Rechargez la page, puis réessayez.
