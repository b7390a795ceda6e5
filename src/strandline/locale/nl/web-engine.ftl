web-engine-loading = De spellen worden geladen …
web-engine-elsewhere = Strandline is al open in een ander tabblad.
web-engine-take-over = Hier verdergaan
web-engine-failed = De spellen konden in deze browser niet worden gestart.
web-engine-missing = Met deze kopie van Strandline kun je niet offline spelen.
web-engine-not-kept = Deze browser laat ons niets opslaan: je partijen zijn weg als je dit tabblad sluit.
web-engine-offline = Je bent offline. Nieuwe partijen blijven op dit apparaat: speel tegen bots of samen op één scherm.
web-engine-storage = Partijen op dit apparaat
web-engine-storage-is = Ze staan alleen in deze browser. Download ze om ze veilig te bewaren of mee te nemen naar een ander apparaat.
web-engine-export = Alle partijen downloaden
web-engine-import = Partijen uit een bestand toevoegen
web-engine-imported = { $added ->
    [0] Er staan geen nieuwe partijen in dit bestand.
    [one] { $added } partij toegevoegd.
   *[other] { $added } partijen toegevoegd.
  }
web-engine-keep = Offline beschikbaar maken
web-engine-keep-is = Je kunt op dit apparaat ook zonder verbinding spelen. Dat neemt ongeveer { $size } MB in beslag.
web-engine-kept = Klaar om offline te spelen.
web-engine-keep-failed = Het downloaden is niet gelukt. Probeer het later nog eens.
