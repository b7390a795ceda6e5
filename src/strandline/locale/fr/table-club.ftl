## What a tournament refuses
table-club-none = Ce tournoi n’existe pas ou a été supprimé.
table-club-no-game = Ce tournoi n’a pas de telle partie.
table-club-no-player = Personne dans ce tournoi ne porte ce numéro.
table-club-not-host = Seuls les hôtes de ce tournoi peuvent le faire.
table-club-begun = Ce tournoi toutes rondes a commencé, et personne ne peut plus s’y inscrire. Demandez à l’hôte d’en ouvrir un autre.
# $name: of the other tournament. A link to it follows.
table-club-elsewhere = Vous jouez déjà dans « { $name } ». Quittez d’abord ce tournoi, ou attendez qu’il soit terminé.
table-club-full = Ce tournoi est complet : { $most } personnes au plus.
table-club-name-taken = Quelqu’un porte déjà ce nom ici : { $name }. Choisissez-en un autre, pour qu’on puisse vous distinguer.
table-club-not-begun = Le tournoi n’a pas encore commencé.
table-club-over = Le tournoi est terminé.
table-club-there = Cette personne est à sa table : c’est la pendule qui décide. Vous pouvez tout de même saisir un résultat.
table-club-too-early = Attendez encore un peu : c’est possible { $minutes } minutes après le début de la ronde.
table-club-too-few = Il faut au moins { $fewest } personnes.
table-club-unfinished = La ronde { $round } n’est pas terminée : finissez ses parties, ou saisissez leurs résultats.
table-club-wrong-places = Ces places ne vont pas ensemble : commencez à 1, et donnez la même à ceux qui la partagent.
table-club-wrong-size = Ce jeu ne se joue pas à autant de personnes à une table.
table-club-too-many = Il y a déjà { $most } tournois en cours, ouverts par vous ou depuis votre adresse : terminez-en un d’abord.
