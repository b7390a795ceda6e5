## Arguments
analysis-budget = a --seconds és a --nodes közül csak az egyiket add meg
analysis-plot-record = a --svg egy egész játszmát rajzol ki: adj meg egy játékfájlt, és hagyd el a --move kapcsolót
analysis-plot-kind = „{ $file }”: az ábra fájljának neve .svg végű legyen
analysis-notes-record = a --notes egy egész játszmához való: adj meg egy játékfájlt, és hagyd el a --move kapcsolót

## The tables; numbers are in percent of a win
analysis-thinking = Gondolkodás
analysis-move = lépés
analysis-odds = esély
analysis-visits = látogatás
analysis-line = várható folytatás
analysis-proven = bizonyított
analysis-number = sz.
analysis-who = ki
analysis-lucky = szerencse
analysis-lost = veszteség
analysis-better = jobb
analysis-start = kezdet
analysis-own = saját veszteség
analysis-gifts = másoké
analysis-rest = egyéb
analysis-end = vége
analysis-about = Nyerési esélyek az egyes lépések után, százalékban. A szerencse az, amit egy véletlen esemény adott, és akinek adta; a veszteség az, amit a döntő játékos elvesztegetett.
analysis-note = { $move }: 100 pontból { $lost } elveszett. Jobb lett volna:
analysis-effort = { $nodes } csúcs { $seconds } s alatt

## The plot
analysis-title = Nyerési esélyek: { $game }
analysis-chances = Nyerési esély az egyes lépések után
analysis-swings = Fent: szerencse; lent: döntésből eredő veszteség
analysis-choice = Szabad választás: nincs mit nyerni vagy veszíteni
analysis-moves = lépések és kimenetelek
