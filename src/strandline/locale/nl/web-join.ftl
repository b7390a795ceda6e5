## Coming with a link of one's own
web-join-is = Deze link komt van een ander apparaat van jou. Als je hem gebruikt, krijgt deze browser dezelfde naam en tafels; die van hier worden vervangen.
web-join-accept = Link gebruiken
web-join-not = Niet gebruiken
web-join-done = Welkom terug, { $name }
web-join-done-nameless = Welkom terug
