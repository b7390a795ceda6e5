## Een melding als je aan de beurt bent
web-notify-tab = ● Jij bent aan de beurt: { $page }
web-notify-turn = Jij bent aan de beurt.
web-notify-offer = Laat me weten wanneer ik aan de beurt ben
web-notify-on = Je krijgt een melding als je aan de beurt bent.
web-notify-on-open = Je krijgt een melding als je aan de beurt bent, zolang de pagina van de tafel openstaat.
web-notify-off = Uitzetten
web-notify-denied = Je browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van de browser voor deze site en probeer het opnieuw.

## Bij de instellingen
web-notify-heading = Meldingen
web-notify-is = Aan een tafel met dagen per beurt kun je vragen om een melding als je aan de beurt bent. De melding noemt alleen het spel.
web-notify-static = Al je partijen staan hier op dit apparaat: er valt niets te melden.
web-notify-insecure = Browsers staan meldingen alleen toe op een adres met https.
web-notify-unsupported = Deze browser kan geen meldingen tonen. Zet op een iPhone of iPad deze site eerst op het beginscherm.
web-notify-devices = Waar je een melding krijgt
web-notify-device-this = Deze browser, sinds { $date }
web-notify-device-other = Een andere browser, sinds { $date }
web-notify-off-one = Uitzetten: { $device }
web-notify-off-all = Overal uitzetten
