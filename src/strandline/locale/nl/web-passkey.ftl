## Passkeys bij de instellingen
web-passkey-heading = Je passkeys
web-passkey-is = Met een passkey kom je terug met dezelfde naam en tafels, ook als deze browser je vergeet. Er is geen wachtwoord: je apparaat meldt je aan.
web-passkey-make = Passkey maken
web-passkey-use = Ik heb een passkey
web-passkey-list = Lijst van je passkeys
web-passkey-times = gemaakt op { $made }, laatst gebruikt op { $used }
web-passkey-nameless = Naamloze passkey
web-passkey-remove = Verwijderen
web-passkey-remove-one = Verwijderen: { $name }
web-passkey-sure-remove = De passkey “{ $name }” verwijderen?
web-passkey-sure-remove-more = Niemand kan er nog mee terugkomen. Verwijder hem ook bij de wachtwoorden van je browser of telefoon.
web-passkey-made = Klaar. Je kunt met deze passkey terugkomen.
web-passkey-removed = De passkey is verwijderd.
web-passkey-cancelled = Er is niets veranderd: het is geannuleerd of duurde te lang.
web-passkey-known = Dit apparaat heeft al een passkey van jou.
web-passkey-unsupported = Deze browser kent geen passkeys.
web-passkey-sure-use = Je tafels hier achterlaten?
web-passkey-sure-use-more = { $count ->
    [one] Deze browser heeft { $count } tafel onder de naam van nu. Die tafel blijft bij die naam, en je kunt er vanaf hier niet meer bij als je als iemand anders terugkomt.
   *[other] Deze browser heeft { $count } tafels onder de naam van nu. Ze blijven bij die naam, en je kunt er vanaf hier niet meer bij als je als iemand anders terugkomt.
  }
web-passkey-use-anyway = Mijn passkey gebruiken
