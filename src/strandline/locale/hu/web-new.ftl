## Setting a table
web-new-title = Asztal ehhez: { $game }
web-new-players = Hányan játszotok
web-new-seats = Ki hol ül
web-new-seat = { $seat }. hely
web-new-seat-me = Én
web-new-seat-here = Valaki más ennél a képernyőnél
web-new-seat-friend = Egy barát, hivatkozással
web-new-seat-friend-is = Kapsz egy elküldhető hivatkozást és QR-kódot
web-new-seat-bot = Gépi játékos
web-new-seat-program = Egy program
web-new-seat-program-is = A hely hivatkozásával jön, és a botprotokollt beszéli
web-new-level = A gépi játékos ereje ezen a helyen: { $seat }
web-new-level-1 = { $level }. szint: még tanul
web-new-level-2 = { $level }. szint: kényelmes
web-new-level-3 = { $level }. szint: figyelmes
web-new-level-4 = { $level }. szint: ügyes
web-new-level-5 = { $level }. szint: erős
web-new-level-6 = { $level }. szint: egy másodpercig gondolkodik
web-new-name = Név ezen a helyen: { $seat }
web-new-someone = { $seat }. játékos
web-new-rules = Az asztal szabályai
web-new-clock = Gondolkodási idő
web-new-clock-none = Ameddig csak akarod
web-new-clock-move = Minden körre
web-new-clock-bank = Az egész játékra
web-new-clock-days = Napok minden körre
web-new-clock-over = Kettőnél veszít, akinek lejár az ideje; többnél gépi játékos játszik helyette, amíg vissza nem jön.
web-new-seconds = Másodperc egy körre
web-new-minutes = Perc a játékra
web-new-increment = Másodperc jóváírás körönként
web-new-days = Nap egy körre
web-new-open = Ki jöhet
web-new-link = Csak akinek van hivatkozása
web-new-public = Bárki: az asztal kint van a kezdőlapon
web-new-set = Terítsd meg az asztalt

## Where a rule comes from
web-origin-book = nyomtatott szabály
web-origin-ruling = a mi döntésünk
web-origin-fr = francia kiadás
web-origin-hu = magyar kiadás
web-origin-ru = orosz kiadás

## What can be chosen in Crab Stack
web-option-crab-stack-layout = Hol vannak a mezők
web-option-crab-stack-layout-rings = Teljes gyűrűkben a középső nyílt víz körül
web-option-crab-stack-layout-alternate = Két gyűrű és a harmadik minden második mezője; a nyomtatott kép nincs meg nekünk
web-option-crab-stack-layout-corners = Két gyűrű és három földnyelv; az elveszett kép másik olvasata
web-option-crab-stack-tie = Két csoport egyforma nagy: ki mondja meg, melyiket mossa el a hullám?
web-option-crab-stack-tie-mover = Aki épp lépett
web-option-crab-stack-tie-next = A következő játékos
web-option-crab-stack-repetition = Ugyanaz az állás újra meg újra
web-option-crab-stack-repetition-is = Ennyi ismétlés után a játék döntetlen; a 0 azt jelenti: soha. A könyvek szám nélkül mondják döntetlennek.

## What can be chosen in Krabcek
web-option-krabcek-tiles = A labirintus lapkái
web-option-krabcek-tiles-one = Több út: a legtöbb kereszteződés továbbvezet
web-option-krabcek-tiles-two = Kevesebb út: több zsákutca
web-option-krabcek-turns = A leghosszabb játék
web-option-krabcek-turns-is = Ennyi kör után, mindkét játékosét együtt számolva, a játék döntetlen.

## What can be chosen in Survive
web-option-survive-colours = Hány színe van két játékosnál egynek
web-option-survive-colours-1 = Egy szín fejenként
web-option-survive-colours-2 = Két szín fejenként, a pontjaik összeadva
web-option-survive-variants = Kihívások
web-option-survive-variants-crowded = Zsúfoltság: a parttól távol két felfedező is kezdhet egy lapkán
web-option-survive-variants-equal = Mindenki egyenlő: az nyer, aki a legtöbb felfedezőt menti meg, bármennyit érnek
web-option-survive-variants-last-explorer = Az utolsó emberig: a vulkán örvény, és a játék addig tart, amíg van kint valaki
web-option-survive-variants-last-tile = Atlantisz elsüllyed: a vulkán örvény, és a játék a szigettel együtt ér véget
web-option-survive-values = A felfedezőid alatti értékek
web-option-survive-values-hidden = Emlékezni kell rájuk: senki sem nézheti meg újra
web-option-survive-values-own = A sajátjaidat bármikor megnézheted
