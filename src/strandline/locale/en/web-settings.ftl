## Settings
web-settings-you = You
web-settings-name = Your name
web-settings-name-is = Others see it when you next sit down.
web-settings-name-saved = You are { $name } now
web-settings-save = Save
web-settings-device = Another device of yours
web-settings-device-is = Open a link there, and it is you there, too: with your tables and your seats.
web-settings-device-make = Make a link
web-settings-device-link = { $minutes ->
    [one] Works once, for { $minutes } minute
   *[other] Works once, for { $minutes } minutes
  }
web-settings-looks = Looks
web-settings-language = Language
web-settings-language-system = As the browser says
web-settings-theme = Colours
web-settings-theme-system = System
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Movement
web-settings-motion-system = System
web-settings-motion-on = On
web-settings-motion-off = Off
web-settings-board = At the board
web-settings-patterns = Patterns beside colours
web-settings-patterns-is = Tells the players apart without colours.
web-settings-sound = Sound
web-settings-sound-is = A quiet knock when something happens.
web-settings-coordinates = Names of the places
web-settings-coordinates-is = Letters and numbers on the board.
web-settings-confirm = Ask before each move
web-settings-confirm-is = Nothing is sent before you say so.
web-settings-threats = Show what is threatened
web-settings-threats-is = Marks what could be lost next: in Crab Stack crabs that can be covered, in Survive explorers and boats within a creature’s reach. In Krabcek nothing is ever lost.
web-settings-values = Show my own values
web-settings-values-is = In Survive, where the table allows it; off, you remember them yourself.
