## The page of puzzles.
web-puzzles-about = Vind de beste zet in stellingen uit echte partijen. Je resultaten zijn alleen voor jou.
web-puzzles-of = Puzzels van { $game }
web-puzzles-daily = Puzzel van de dag
web-puzzles-daily-about = Voor iedereen dezelfde; elke dag om middernacht (UTC) komt er een nieuwe.
web-puzzles-daily-solved = Je hebt de puzzel van vandaag opgelost.
web-puzzles-daily-missed = Je hebt de puzzel van vandaag geprobeerd. Om middernacht (UTC) komt er een nieuwe.
web-puzzles-days = { $count ->
    [one] { $count } dag op rij opgelost.
   *[other] { $count } dagen op rij opgelost.
}
web-puzzles-solve = Oplossen
web-puzzles-count = { $done } van { $all } opgelost
web-puzzles-rating = Je rating: { $rating }
web-puzzles-you = Jouw kleur: { $colour }
web-puzzles-hard = Moeilijkheid: { $rating }
web-puzzles-streak = { $count ->
    [one] { $count } op rij
   *[other] { $count } op rij
}
web-puzzles-best = { $count ->
    [one] beste: { $count }
   *[other] beste: { $count }
}
web-puzzles-feedback = Reactie op je zet
web-puzzles-right = Goed! Ga zo door.
web-puzzles-solved = Opgelost!
web-puzzles-shown = Dit was de oplossing.
web-puzzles-wrong = { $move }: dat is het niet.
web-puzzles-refuted = Op het bord zie je waarom.
web-puzzles-hint = Tip
web-puzzles-hint-themes = Het gaat om: { $themes }
web-puzzles-hint-arrow = De pijl wijst de zet aan.
web-puzzles-show = Oplossing tonen
web-puzzles-again = Nog eens proberen
web-puzzles-next = Volgende puzzel
web-puzzles-then = Laat uitspelen
web-puzzles-more = Meer puzzels
web-puzzles-all = Alle puzzels
web-puzzles-share = Delen
web-puzzles-shared-solved = Strandline, puzzel van { $date }: ★★ in één keer opgelost
web-puzzles-shared-hint = Strandline, puzzel van { $date }: ★☆ opgelost met een tip
web-puzzles-shared-missed = Strandline, puzzel van { $date }: ☆☆ deze keer niet. Jij wel?
web-puzzles-change = Rating: { $before } → { $after }
web-puzzles-moves = Alle mogelijke zetten
web-puzzles-not-allowed = Dat mag niet:
web-puzzles-none = Zulke puzzels zijn hier niet.
web-puzzles-torn = Je eerdere resultaten zijn onleesbaar, dus het tellen begint opnieuw.
