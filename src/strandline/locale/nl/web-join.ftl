## Coming with a link of one's own
web-join-is = Deze link is op een ander apparaat van jou gemaakt. Gebruik je hem, dan is deze browser dezelfde persoon: dezelfde naam, dezelfde tafels. Wie je hier tot nu toe was, blijft achter.
web-join-accept = Dit is mijn apparaat
web-join-not = Nee, laat maar
web-join-done = Welkom terug, { $name }
web-join-done-nameless = Welkom terug
