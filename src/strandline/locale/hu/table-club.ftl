## What a tournament refuses
table-club-none = Ez a verseny nem létezik, vagy már törölték.
table-club-no-game = Ennek a versenynek nincs ilyen játszmája.
table-club-no-player = Ezen a versenyen senkinek sincs ilyen száma.
table-club-not-host = Ezt csak a verseny házigazdái tehetik meg.
table-club-begun = Ez a körmérkőzés már elkezdődött, így új játékos nem csatlakozhat. Kérd meg a házigazdát, hogy nyisson másik versenyt.
# $name: of the other tournament. A link to it follows.
table-club-elsewhere = Már játszol egy versenyen: „{ $name }”. Előbb lépj ki belőle, vagy várd meg, amíg véget ér.
table-club-full = Ez a verseny betelt: legfeljebb { $most } ember játszhat.
table-club-name-taken = Itt már van valaki ezzel a névvel: { $name }. Válassz másikat, hogy mindenki meg tudjon különböztetni titeket.
table-club-not-begun = A verseny még nem kezdődött el.
table-club-over = A verseny véget ért.
table-club-there = A játékos az asztalánál ül, ezért az ottani óra dönt. Eredményt így is beírhatsz.
table-club-too-early = Adj még egy kis időt: ezt { $minutes } perccel a forduló kezdete után teheted meg.
table-club-too-few = Legalább { $fewest } játékos kell hozzá.
table-club-unfinished = Még tart ez a forduló ({ $round }.): fejezzétek be a játszmákat, vagy írd be az eredményüket.
table-club-wrong-places = Ezek a helyezések nem illenek össze: 1-gyel kezdődjenek, és aki osztozik egy helyen, ugyanazt a számot kapja.
table-club-wrong-size = Ezt a játékot nem lehet ennyien játszani egy asztalnál.
table-club-too-many = Már { $most } befejezetlen verseny van tőled vagy a címedről: előbb zárj le egyet.
