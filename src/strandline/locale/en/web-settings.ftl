## Settings
web-settings-you = You
web-settings-name = Your name
web-settings-name-is = The other players will see it the next time you join a table.
web-settings-name-saved = You’re now called { $name }
# Button.
web-settings-save = Save
web-settings-device = Your other devices
web-settings-device-is = Create a link and open it on another device to play there with the same name, tables and seats.
# Button.
web-settings-device-make = Create a link
web-settings-device-link = { $minutes ->
    [one] Works once, within { $minutes } minute
   *[other] Works once, within { $minutes } minutes
  }
web-settings-looks = Appearance
web-settings-language = Language
web-settings-language-system = Same as browser
# Choice between the colours of the system, light and dark.
web-settings-theme = Theme
web-settings-theme-system = System
web-settings-theme-light = Light
web-settings-theme-dark = Dark
# Choice: as the system says, on or off.
web-settings-motion = Animations
web-settings-motion-system = System
web-settings-motion-on = On
web-settings-motion-off = Off
# Heading of the settings for the board.
web-settings-board = Board
web-settings-patterns = Patterns beside colours
web-settings-patterns-is = You can tell the players apart without seeing colours.
web-settings-sound = Sound
web-settings-sound-is = You hear a quiet knock when something happens.
web-settings-coordinates = Coordinates
web-settings-coordinates-is = The board shows letters and numbers.
web-settings-confirm = Confirm each move
web-settings-confirm-is = Your move isn’t sent until you confirm it.
web-settings-threats = Show threats
web-settings-threats-is = The board marks pieces in danger: in Crab Stack, crabs that can be covered; in Survive, explorers and boats within a creature’s reach. In Krabcek, you never lose a piece.
# The numbers under one's own explorers in Survive: what each is worth.
web-settings-values = Show my explorers’ values
web-settings-values-is = In Survive, if the table allows it. When this is off, you have to remember them.
