## Settings
web-settings-you = Jij
web-settings-name = Je naam
web-settings-name-is = De andere spelers zien deze naam de volgende keer dat je aan een tafel gaat zitten.
web-settings-name-saved = Je heet nu { $name }
web-settings-save = Opslaan
web-settings-device = Je andere apparaten
web-settings-device-is = Maak een link en open die op een ander apparaat om daar met dezelfde naam, tafels en plaatsen te spelen.
web-settings-device-make = Link maken
web-settings-device-link = { $minutes ->
    [one] Werkt één keer, binnen { $minutes } minuut
   *[other] Werkt één keer, binnen { $minutes } minuten
  }
web-settings-looks = Weergave
web-settings-language = Taal
web-settings-language-system = Zoals de browser
web-settings-theme = Thema
web-settings-theme-system = Systeem
web-settings-theme-light = Licht
web-settings-theme-dark = Donker
web-settings-motion = Animaties
web-settings-motion-system = Systeem
web-settings-motion-on = Aan
web-settings-motion-off = Uit
web-settings-board = Bord
web-settings-patterns = Patronen naast kleuren
web-settings-patterns-is = Zo herken je de spelers ook zonder kleuren.
web-settings-sound = Geluid
web-settings-sound-is = Je hoort een zacht klopje als er iets gebeurt.
web-settings-coordinates = Coördinaten
web-settings-coordinates-is = Op het bord staan letters en cijfers.
web-settings-confirm = Elke zet bevestigen
web-settings-confirm-is = Je zet wordt pas verstuurd als je hem bevestigt.
web-settings-threats = Dreigingen tonen
web-settings-threats-is = Het bord markeert stukken in gevaar: in Crab Stack krabben die bedekt kunnen worden, in Survive ontdekkingsreizigers en boten binnen het bereik van een zeedier. In Krabcek verlies je nooit een stuk.
web-settings-values = Waarden van mijn ontdekkingsreizigers tonen
web-settings-values-is = In Survive, als de tafel het toestaat. Staat dit uit, dan moet je ze onthouden.
