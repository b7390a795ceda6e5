## Settings
web-set-you = You
web-set-name = Your name
web-set-name-is = Others see it when you next sit down.
web-set-name-saved = You are { $name } now
web-set-save = Save
web-set-device = Another device of yours
web-set-device-is = Open a link there, and it is you there, too: with your tables and your seats.
web-set-device-make = Make a link
web-set-device-link = { $minutes ->
    [one] Works once, for { $minutes } minute
   *[other] Works once, for { $minutes } minutes
  }
web-set-looks = Looks
web-set-language = Language
web-set-language-system = As the browser says
web-set-theme = Colours
web-set-theme-system = System
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-motion = Movement
web-set-motion-system = System
web-set-motion-on = On
web-set-motion-off = Off
web-set-board = At the board
web-set-patterns = Patterns beside colours
web-set-patterns-is = Tells the players apart without colours.
web-set-sound = Sound
web-set-sound-is = A quiet knock when something happens.
web-set-coordinates = Names of the places
web-set-coordinates-is = Letters and numbers on the board.
web-set-confirm = Ask before each move
web-set-confirm-is = Nothing is sent before you say so.
web-set-threats = Show what is threatened
web-set-threats-is = Marks what could be lost next: in Crab Stack crabs that can be covered, in Survive explorers and boats within a creature’s reach. In Krabcek nothing is ever lost.
web-set-values = Show my own values
web-set-values-is = In Survive, where the table allows it; off, you remember them yourself.

## Coming with a link of one's own
web-join-is = This link was made on another device of yours. Use it, and this browser is the same person: same name, same tables. Who you were here until now is left behind.
web-join = This is my device
web-join-not = No, leave it
web-join-done = Welcome back, { $name }
web-join-done-nameless = Welcome back
