web-engine-loading = A játékok betöltése…
web-engine-elsewhere = A Strandline egy másik lapon is nyitva van.
web-engine-take-over = Folytatás itt
web-engine-failed = A játékokat nem sikerült elindítani ebben a böngészőben.
web-engine-missing = A Strandline-nak ezen a példányán nem lehet kapcsolat nélkül játszani.
web-engine-not-kept = Ez a böngésző semmit sem enged tárolni: ha bezárod a lapot, a játszmáid elvesznek.
web-engine-offline = Nincs kapcsolat. Az új játszmák ezen az eszközön maradnak: játssz gépek ellen, vagy többen egy képernyőn.
web-engine-storage = Játszmák ezen az eszközön
web-engine-storage-is = Csak ebben a böngészőben vannak meg. Töltsd le őket, hogy biztonságban legyenek, vagy hogy átvidd őket egy másik eszközre.
web-engine-export = Minden játszma letöltése
web-engine-import = Játszmák hozzáadása fájlból
web-engine-imported = { $added ->
    [0] Ebben a fájlban nincs új játszma.
   *[other] { $added } játszma hozzáadva.
  }
web-engine-keep = Játék kapcsolat nélkül is
web-engine-keep-is = Ezen az eszközön kapcsolat nélkül is játszhatsz. Kb. { $size } MB helyet foglal.
web-engine-kept = Kapcsolat nélkül is játszhatsz.
web-engine-keep-failed = A letöltés nem sikerült. Próbáld meg később.
