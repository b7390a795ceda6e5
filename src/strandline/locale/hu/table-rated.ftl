## What rated tables refuse
table-rated-people = Az értékszámos játszma csak embereké: minden helyre ember üljön, és legalább két hely legyen.
table-rated-clock = Az értékszámos játszmához gondolkodási idő kell: válassz egyet.
# To someone whose page has not said that the game is rated, or to a program.
table-rated-ask = Ez értékszámos játszma: az eredménye megváltoztatja az értékszámodat. Töltsd újra az oldalt, hogy ezt lásd, aztán ülj le; a programnak el kell küldenie: `rated`.
table-rated-once = Már ülsz ennél az asztalnál. Értékszámos játszmában minden helyen más ember ül.
# An internet address.
table-rated-address = Erről az internetcímről már ül itt valaki. Az értékszámos játszma játékosai különböző címekről jönnek, hogy senki se játszhasson önmaga ellen. Játssz inkább értékszám nélkül.
table-rated-close = Az értékszámos játszmát nem zárhatod be, amíg tart. Ha abba akarod hagyni, add fel.
table-rated-here = A csak ezen az eszközön zajló játszma nem lehet értékszámos: hozz létre egyet értékszám nélkül.
table-rated-not = Ez nem értékszámos játszma.
