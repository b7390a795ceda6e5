## Settings
web-settings-you = Jij
web-settings-name = Je naam
web-settings-name-is = Anderen zien hem als je de volgende keer gaat zitten.
web-settings-name-saved = Je bent nu { $name }
web-settings-save = Bewaren
web-settings-device = Een ander apparaat van jou
web-settings-device-is = Open daar een link, en je bent het daar ook: met je tafels en je plaatsen.
web-settings-device-make = Maak een link
web-settings-device-link = { $minutes ->
    [one] Werkt één keer, { $minutes } minuut lang
   *[other] Werkt één keer, { $minutes } minuten lang
  }
web-settings-looks = Uiterlijk
web-settings-language = Taal
web-settings-language-system = Zoals de browser zegt
web-settings-theme = Kleuren
web-settings-theme-system = Systeem
web-settings-theme-light = Licht
web-settings-theme-dark = Donker
web-settings-motion = Beweging
web-settings-motion-system = Systeem
web-settings-motion-on = Aan
web-settings-motion-off = Uit
web-settings-board = Aan het bord
web-settings-patterns = Patronen naast kleuren
web-settings-patterns-is = Maakt spelers ook zonder kleur herkenbaar.
web-settings-sound = Geluid
web-settings-sound-is = Een zacht klopje als er iets gebeurt.
web-settings-coordinates = Namen van de velden
web-settings-coordinates-is = Letters en cijfers op het bord.
web-settings-confirm = Vraag voor elke zet
web-settings-confirm-is = Er gaat niets weg voordat je het zegt.
web-settings-threats = Laat zien wat gevaar loopt
web-settings-threats-is = Markeert wat zo verloren kan gaan: in Crab Stack krabben die bedekt kunnen worden, in Survive ontdekkingsreizigers en boten binnen bereik van een zeedier. In Krabcek gaat nooit iets verloren.
web-settings-values = Toon mijn eigen waarden
web-settings-values-is = In Survive, waar de tafel het toestaat; uit: je onthoudt ze zelf.
