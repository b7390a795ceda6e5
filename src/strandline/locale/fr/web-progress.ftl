## The page of one’s own progress.
web-progress-about = Conservé dans ce navigateur, rien que pour vous.
web-progress-about-server = Conservé dans ce navigateur et sur ce serveur, rien que pour vous. Vos autres appareils l’affichent aussi.
web-progress-games = Parties
web-progress-none = Terminez une partie et elle apparaîtra ici.
web-progress-total = Gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
web-progress-streak = { $count ->
    [one] Plus longue série : { $count } victoire
   *[other] Plus longue série : { $count } victoires
}
web-progress-against = Contre
web-progress-won = Gagnées
web-progress-drawn = Nulles
web-progress-lost = Perdues
web-progress-level = { $bot }, niveau { $level }
web-progress-people = des personnes
web-progress-puzzles = Classement { $rating } ; résolus : { $solved } ; { $best } d’affilée au plus
web-progress-solve = Résoudre des problèmes
web-progress-best = Meilleures parties
web-progress-best-is = Victoires contre les adversaires les plus forts, d’abord celles avec le moins de fautes.
web-progress-luck = Chance
web-progress-luck-is = Ce que dés et tuiles vous ont donné, en points sur cent, d’après l’analyse à la fin de chaque partie.
web-progress-mean = En moyenne : { $points }
web-progress-export = Tout télécharger
web-progress-delete = Tout supprimer
web-progress-sure = Supprimer de ce navigateur vos résultats, vos problèmes et vos leçons ? Les tables restent telles quelles.
web-progress-sure-server = Supprimer de ce navigateur et du serveur vos résultats, vos problèmes et vos leçons ? Vos autres appareils suppriment aussi leurs problèmes et leurs leçons. Les tables restent telles quelles.
web-progress-deleted = Supprimé.
web-progress-deleted-here = Supprimé ici. La copie sur le serveur sera supprimée dès qu’il sera joignable.
web-progress-torn = Une partie de ce qui était conservé ici est devenue illisible.
