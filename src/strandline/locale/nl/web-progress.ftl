## The page of one’s own progress.
web-progress-about = Bewaard in deze browser, alleen voor jou.
web-progress-about-server = Bewaard in deze browser en op deze server, alleen voor jou. Je andere apparaten tonen het ook.
web-progress-games = Partijen
web-progress-none = Speel een partij uit, dan verschijnt ze hier.
web-progress-total = { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
web-progress-streak = { $count ->
    [one] Langste reeks: { $count } overwinning
   *[other] Langste reeks: { $count } overwinningen
}
web-progress-against = Tegen
web-progress-won = Gewonnen
web-progress-drawn = Gelijk
web-progress-lost = Verloren
web-progress-level = { $bot }, niveau { $level }
web-progress-people = mensen
web-progress-puzzles = Rating { $rating }; { $solved } opgelost; hooguit { $best } op rij
web-progress-solve = Puzzels oplossen
web-progress-best = Beste partijen
web-progress-best-is = Overwinningen op de sterkste tegenstanders, die met de minste fouten eerst.
web-progress-luck = Geluk
web-progress-luck-is = Wat dobbelstenen en tegels je gaven, in punten van honderd, volgens de analyse na elke partij.
web-progress-mean = Gemiddeld: { $points }
web-progress-export = Alles downloaden
web-progress-delete = Alles verwijderen
web-progress-sure = Je resultaten, puzzels en lessen uit deze browser verwijderen? Tafels blijven zoals ze zijn.
web-progress-sure-server = Je resultaten, puzzels en lessen uit deze browser en van de server verwijderen? Je andere apparaten verwijderen hun puzzels en lessen ook. Tafels blijven zoals ze zijn.
web-progress-deleted = Verwijderd.
web-progress-deleted-here = Hier verwijderd. De kopie op de server wordt verwijderd zodra die bereikbaar is.
web-progress-torn = Een deel van wat hier bewaard was, is niet meer leesbaar.
