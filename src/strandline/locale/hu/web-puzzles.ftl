## The page of puzzles.
web-puzzles-about = Keresd meg a legjobb lépést valódi játszmák állásaiban. Az eredményeidet csak te látod.
web-puzzles-of = { $game }: feladványok
web-puzzles-daily = A nap feladványa
web-puzzles-daily-about = Mindenkinek ugyanaz, és minden nap éjfélkor (UTC) új jön.
web-puzzles-daily-solved = A mait már megfejtetted.
web-puzzles-daily-missed = A mait már megpróbáltad. Éjfélkor (UTC) jön az új.
web-puzzles-days = { $count ->
    [one] Sorozatban { $count } napon megoldva.
   *[other] Sorozatban { $count } napon megoldva.
}
web-puzzles-solve = Megfejtem
web-puzzles-count = { $all } közül { $done } megoldva
web-puzzles-rating = Értékszámod: { $rating }
web-puzzles-you = A színed: { $colour }
web-puzzles-hard = Nehézség: { $rating }
web-puzzles-streak = { $count ->
    [one] { $count } egymás után
   *[other] { $count } egymás után
}
web-puzzles-best = { $count ->
    [one] legjobb: { $count }
   *[other] legjobb: { $count }
}
web-puzzles-feedback = Visszajelzés a lépésedre
web-puzzles-right = Jó! Csak így tovább.
web-puzzles-solved = Megoldottad!
web-puzzles-shown = Ez volt a megoldás.
web-puzzles-wrong = { $move }: nem ez a megoldás.
web-puzzles-refuted = A táblán látszik, miért.
web-puzzles-hint = Tipp
web-puzzles-hint-themes = Erről szól: { $themes }
web-puzzles-hint-arrow = A nyíl mutatja a lépést.
web-puzzles-show = Megoldás
web-puzzles-again = Újra
web-puzzles-next = Következő feladvány
web-puzzles-then = Végigjátszás
web-puzzles-more = További feladványok
web-puzzles-all = Minden feladvány
web-puzzles-share = Megosztás
web-puzzles-shared-solved = Strandline, { $date }, a nap feladványa: ★★ elsőre megoldva
web-puzzles-shared-hint = Strandline, { $date }, a nap feladványa: ★☆ tippel megoldva
web-puzzles-shared-missed = Strandline, { $date }, a nap feladványa: ☆☆ most nem sikerült. Neked?
web-puzzles-change = Értékszám: { $before } → { $after }
web-puzzles-moves = Minden lehetséges lépés
web-puzzles-not-allowed = Ezt nem szabad:
web-puzzles-none = Ilyen feladvány itt nincs.
web-puzzles-torn = A korábbi eredményeid nem olvashatók, ezért a számolás elölről kezdődik.
