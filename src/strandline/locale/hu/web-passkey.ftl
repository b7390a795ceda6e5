## Azonosítókulcsok a beállításoknál
web-passkey-heading = Azonosítókulcsok
web-passkey-is = Azonosítókulccsal ugyanazzal a névvel és ugyanazokhoz az asztalokhoz térhetsz vissza, akkor is, ha ez a böngésző elfelejt. Nincs jelszó: az eszközöd igazol téged.
web-passkey-make = Azonosítókulcs készítése
web-passkey-use = Van azonosítókulcsom
web-passkey-list = Azonosítókulcsaid
web-passkey-times = készült: { $made }, utoljára használtad: { $used }
web-passkey-nameless = Azonosítókulcs
web-passkey-remove = Törlés
web-passkey-remove-one = Törlés: { $name }
web-passkey-sure-remove = Törlöd ezt az azonosítókulcsot: „{ $name }”?
web-passkey-sure-remove-more = Többé senki sem térhet vissza vele. Töröld a böngésződ vagy a telefonod jelszavai közül is.
web-passkey-made = Kész. Ezzel az azonosítókulccsal visszatérhetsz.
web-passkey-removed = Az azonosítókulcsot töröltük.
web-passkey-cancelled = Semmi sem változott: megszakítottad, vagy túl sokáig tartott.
web-passkey-known = Ezen az eszközön már van azonosítókulcsod.
web-passkey-unsupported = Ez a böngésző nem kezel azonosítókulcsokat.
web-passkey-sure-use = Itt hagyod az asztalaidat?
web-passkey-sure-use-more = { $count ->
    [one] Ennek a böngészőnek { $count } asztala van a mostani nevén. Az asztal annál a névnél marad, és innen nem éred el, ha valaki másként térsz vissza.
   *[other] Ennek a böngészőnek { $count } asztala van a mostani nevén. Ezek annál a névnél maradnak, és innen nem éred el őket, ha valaki másként térsz vissza.
  }
web-passkey-use-anyway = Az azonosítókulcsomat használom
