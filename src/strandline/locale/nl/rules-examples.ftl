# Captions of the examples on the rules pages.

## Crab Stack
example-cs-two = Twee spelers: 18 rotsen, en daarop 18 krabben.
example-cs-three = Drie spelers, om en om een rots van de buitenste ring.
example-cs-corners = Drie spelers, drie groepjes van drie in de buitenste ring.
example-cs-four = Vier spelers: alle 36 rotsen.
example-cs-far = Eén stap voor de grote krab van Rood, twee voor de middelgrote van Blauw, drie voor de kleine van Rood, die onderweg over een grotere krab klimt.
example-cs-size = Klein eindigt alleen op klein: de krab van Rood op `c3` kan niet eindigen op de grotere om hem heen.
example-cs-pinned = De kleine krab van Rood op `c5` zit onder de grote van Blauw en kan pas weg als die vertrekt.
example-cs-wave = De grote krab van Rood verlaat de brug op `d6`. Zeven velden blijven, de zes andere worden weggespoeld.
example-cs-choice = Twee groepen met elk drie velden en vijf krabben. Rood heeft gezet, dus Rood kiest.
example-cs-last = Rood gaat op de laatste blauwe krab zitten die nog weg kon. Blauw komt aan de beurt, Blauw ligt eruit, en Rood heeft gewonnen.
example-cs-chase = Twee grote krabben lopen heen en weer. Staat de stelling voor de derde keer op het bord, dan is het gelijkspel.

## Krabcek
example-kr-gates = Zwart neemt één poort, Wit twee, Zwart twee, Wit twee; de laatste is voor Zwart. Dan gooien ze allebei, en het laagste getal begint.
example-kr-edge = Over de bovenrand, en onderaan weer het bord op.
example-kr-enter = Met een 2 komt een Middleman in het spel: de poort is het eerste veld, de Straat ernaast het tweede.
example-kr-big = Een Bigboy komt met een 1 in het spel, hier op het eiland `g03`, en wacht daar.
example-kr-switch = Met een 6 wisselt de Bigboy op de poort van plaats met de Skinnyboy op de Laan.
example-kr-jump = Met een 5 springt de Bigboy van een zwarte poort naar een lege witte.
example-kr-combine = Een Middleman loopt op de Bigboy. Later komt een Skinnyboy in het spel en maakt de toren af: Zwart heeft gewonnen.
example-kr-walk = Wit heeft één Skinnyboy op de Big Stack nodig. Met een 2 loopt degene ernaast erheen.
example-kr-forced = Met een 6 kan niemand zes velden lopen of in het spel komen: Wit moet wisselen.
example-kr-stuck = Met een 5 heeft Wit helemaal geen zet, en dus verloren.

## Survive
example-sv-start = Een eiland voor twee spelers, klaar voor de eerste ontdekkingsreiziger.
example-sv-boats = De eerste beurt van Rood: twee ontdekkingsreizigers stappen in, en de boot vaart.
example-sv-sink = Een strand zinkt onder de ontdekkingsreiziger van Blauw, die nu zwemt. Precies daar duikt een haai op.
example-sv-whale = De walvis van Rood gaat twee velden naar de boot van Blauw en slaat hem kapot; wie erin zat, zwemt.
example-sv-serpent = Een zeeslang grijpt de boot van Blauw met iedereen erin.
example-sv-whirlpool = Een bos zinkt, en een draaikolk maakt zijn veld en de zee eromheen leeg.
example-sv-wind = Rood speelt de wind, vaart drie velden en laat twee ontdekkingsreizigers aan land gaan.
example-sv-dolphin = Een dolfijn draagt de zwemmer van Rood drie velden ver.
example-sv-repel = De haai van Blauw komt bij de zwemmer van Rood; Rood heeft de juiste tegel bewaard.
example-sv-end = Het laatste soort tegels is aan het zinken. De vulkaan komt tevoorschijn, en de waarden op de eilanden worden geteld.
