## What rated tables refuse
table-rated-people = Een ratingpartij is alleen voor mensen: geef elke plaats aan een mens, en neem minstens twee plaatsen.
table-rated-clock = Een ratingpartij heeft bedenktijd nodig: kies er een.
# To someone whose page has not said that the game is rated, or to a program.
table-rated-ask = Dit is een ratingpartij: de uitslag verandert je rating. Laad de pagina opnieuw om dat te zien en ga dan zitten; een programma moet `rated` meesturen.
table-rated-once = Je zit hier al. In een ratingpartij is elke plaats voor iemand anders.
# An internet address.
table-rated-address = Er zit hier al iemand vanaf jouw internetadres. De spelers van een ratingpartij moeten verschillende adressen hebben, zodat niemand tegen zichzelf kan spelen. Speel in plaats daarvan zonder rating.
table-rated-close = Je kunt een ratingpartij niet sluiten zolang die bezig is. Wil je stoppen, geef dan op.
table-rated-here = Een partij die alleen op dit apparaat loopt, telt niet voor de rating: maak er een zonder rating.
table-rated-not = Dit is geen ratingpartij.
