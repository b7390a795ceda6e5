## The page of puzzles.
web-puzzles-about = Trouvez le meilleur coup dans des positions de vraies parties. Vos résultats ne sont visibles que de vous.
web-puzzles-of = Problèmes : { $game }
web-puzzles-daily = Problème du jour
web-puzzles-daily-about = Le même pour tout le monde ; un nouveau arrive chaque jour à minuit (UTC).
web-puzzles-daily-solved = Vous avez résolu celui d’aujourd’hui.
web-puzzles-daily-missed = Vous avez tenté celui d’aujourd’hui. Un nouveau arrive à minuit (UTC).
web-puzzles-days = { $count ->
    [one] Résolu { $count } jour de suite.
   *[other] Résolu { $count } jours de suite.
}
web-puzzles-solve = Résoudre
web-puzzles-count = { $done } sur { $all } résolus
web-puzzles-rating = Votre classement : { $rating }
web-puzzles-you = Votre couleur : { $colour }
web-puzzles-hard = Difficulté : { $rating }
web-puzzles-streak = { $count ->
    [one] { $count } d’affilée
   *[other] { $count } d’affilée
}
web-puzzles-best = { $count ->
    [one] record : { $count }
   *[other] record : { $count }
}
web-puzzles-feedback = Commentaire sur votre coup
web-puzzles-right = Exact ! Continuez.
web-puzzles-solved = Résolu !
web-puzzles-shown = C’était la solution.
web-puzzles-wrong = { $move } : ce n’est pas la solution.
web-puzzles-refuted = Le plateau montre pourquoi.
web-puzzles-hint = Conseil
web-puzzles-hint-themes = Thème : { $themes }
web-puzzles-hint-arrow = La flèche indique le coup.
web-puzzles-show = Voir la solution
web-puzzles-again = Réessayer
web-puzzles-next = Problème suivant
web-puzzles-then = Jouer la suite
web-puzzles-more = Plus de problèmes
web-puzzles-all = Tous les problèmes
web-puzzles-share = Partager
web-puzzles-shared-solved = Strandline, problème du { $date } : ★★ résolu du premier coup
web-puzzles-shared-hint = Strandline, problème du { $date } : ★☆ résolu avec un conseil
web-puzzles-shared-missed = Strandline, problème du { $date } : ☆☆ raté cette fois. Et vous ?
web-puzzles-change = Classement : { $before } → { $after }
web-puzzles-moves = Tous les coups possibles
web-puzzles-not-allowed = Ce n’est pas permis :
web-puzzles-none = Il n’y a pas de tels problèmes ici.
web-puzzles-torn = Vos anciens résultats sont illisibles ; le compte repart de zéro.
