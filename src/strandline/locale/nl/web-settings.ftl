## Settings
web-set-you = Jij
web-set-name = Je naam
web-set-name-is = Anderen zien hem als je de volgende keer gaat zitten.
web-set-name-saved = Je bent nu { $name }
web-set-save = Bewaren
web-set-device = Een ander apparaat van jou
web-set-device-is = Open daar een link, en je bent het daar ook: met je tafels en je plaatsen.
web-set-device-make = Maak een link
web-set-device-link = { $minutes ->
    [one] Werkt één keer, { $minutes } minuut lang
   *[other] Werkt één keer, { $minutes } minuten lang
  }
web-set-looks = Uiterlijk
web-set-language = Taal
web-set-language-system = Zoals de browser zegt
web-set-theme = Kleuren
web-set-theme-system = Systeem
web-set-theme-light = Licht
web-set-theme-dark = Donker
web-set-motion = Beweging
web-set-motion-system = Systeem
web-set-motion-on = Aan
web-set-motion-off = Uit
web-set-board = Aan het bord
web-set-patterns = Patronen naast kleuren
web-set-patterns-is = Maakt spelers ook zonder kleur herkenbaar.
web-set-sound = Geluid
web-set-sound-is = Een zacht klopje als er iets gebeurt.
web-set-coordinates = Namen van de velden
web-set-coordinates-is = Letters en cijfers op het bord.
web-set-confirm = Vraag voor elke zet
web-set-confirm-is = Er gaat niets weg voordat je het zegt.
web-set-threats = Laat zien wat gevaar loopt
web-set-threats-is = Markeert wat zo verloren kan gaan: in Crab Stack krabben die bedekt kunnen worden, in Survive ontdekkingsreizigers en boten binnen bereik van een zeedier. In Krabcek gaat nooit iets verloren.
web-set-values = Toon mijn eigen waarden
web-set-values-is = In Survive, waar de tafel het toestaat; uit: je onthoudt ze zelf.

## Coming with a link of one's own
web-join-is = Deze link is op een ander apparaat van jou gemaakt. Gebruik je hem, dan is deze browser dezelfde persoon: dezelfde naam, dezelfde tafels. Wie je hier tot nu toe was, blijft achter.
web-join = Dit is mijn apparaat
web-join-not = Nee, laat maar
web-join-done = Welkom terug, { $name }
web-join-done-nameless = Welkom terug
