## Club evenings: tournaments at this server
web-club-about = Játssz versenyt a barátaiddal vagy a klubodban. Mindenki egy linkkel vagy egy kód beolvasásával csatlakozik; a Strandline párosít, elkészíti az asztalokat, és vezeti az állást.
web-club-server-only = A klubesthez szerver és kapcsolat kell.
web-club-yours = A versenyeid
web-club-hosting = te vagy a házigazda
web-club-status-open = még nem kezdődött el
web-club-status-running = folyamatban
web-club-status-over = véget ért

## Opening one
web-club-new = Verseny nyitása
web-club-name = Név
web-club-game = Játék
web-club-format = Ki kivel játszik?
web-club-format-swiss = Svájci rendszer
web-club-format-swiss-is = Minden fordulóban azonos pontszámú játékosok találkoznak, és senki sem kapja kétszer ugyanazt az ellenfelet.
web-club-format-round-robin = Körmérkőzés
web-club-format-round-robin-is = Kis társaságnak. A kezdés után senki sem csatlakozhat.
web-club-format-double-round-robin = Körmérkőzés oda-vissza
web-club-format-double-round-robin-is = Másodszorra a másik játékos kezd.
web-club-format-tables = Hármas és négyes asztalok
web-club-format-tables-is = Pontokért, minden fordulóban új társaságban.
web-club-size = Általában ennyien egy asztalnál
web-club-rounds = Fordulók
web-club-automatic = Kezdődjön magától a következő forduló, ha minden játszma véget ért
web-club-rules = A játék szabályai
web-club-open = Verseny nyitása

## The tournament
web-club-round-of = { $round }/{ $rounds }. forduló
web-club-round = { $round }. forduló
# A message when a round begins.
web-club-begun = Elkezdődött a következő forduló ({ $round }.).
# $names: one name or several that share the first place.
web-club-winner = Első hely: { $names }
web-club-your-game = A te játszmád
# $names: one name or several.
web-club-against = Ellenfél: { $names }.
web-club-you-begin = Te kezdesz.
web-club-go = Irány az asztalod: { $table }.
web-club-bye-you = Ebben a fordulóban pihensz: nem játszol.
web-club-wait = Most nem játszol. A következő játszmád itt jelenik meg.
web-club-wait-start = Benne vagy. Az első játszmád itt jelenik meg, amint egy házigazda elindítja a versenyt.
web-club-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
web-club-link = Link a csatlakozáshoz és a követéshez
web-club-wall = Nagy képernyő
web-club-wall-leave = Kilépés a nagy képernyőből

## Joining and leaving
web-club-join-in = Csatlakozás
# A heading above the link, when nobody can join any more.
web-club-follow = Kövesd a versenyt
web-club-join = Csatlakozom
web-club-late = A következő fordulótól játszol; a korábbiakért nem kapsz pontot.
# A link to the tournament in which the person plays already.
web-club-to-other = Megnézem
web-club-left = Kiléptél
web-club-come-back = Visszajövök
web-club-leave = Kilépek a versenyből
web-club-sure-leave = Kilépsz ebből a versenyből?
# Both for leaving oneself and for a host who takes someone out.
web-club-sure-leave-more = A folyamatban lévő játszma feladással ér véget, az el nem kezdett elvész. Amit eddig játszottatok, az számít.

## Games
web-club-games = { $round }. forduló: játszmák
# Headings of columns.
web-club-table = Asztal
web-club-people = Játékosok
web-club-result = Eredmény
web-club-watch = Nézem
web-club-replay = Visszajátszás
# For screen readers, after “Watch”, “Replay”, “Enter result” and “Correct”.
web-club-of-table = ({ $table }. asztal)
# $names: one name or several, in this and the next two.
web-club-byes = Pihen: { $names }
web-club-absent = nem jött el: { $names }
web-club-waiting = még nincs itt: { $names }
web-club-playing = folyamatban
# $name: of the host.
web-club-by-host = beírta: { $name }, { $time }

## Results that a host enters
# Buttons.
web-club-enter = Eredmény beírása
web-club-correct = Javítás
web-club-enter-of = Eredmény: { $table }. asztal
web-club-enter-first = Győztes: { $one }
web-club-enter-second = Győztes: { $other }
web-club-enter-draw = Döntetlen
web-club-enter-nobody = Egyikük sem játszott
web-club-place = { $place }. hely
web-club-no-place = nem játszott
web-club-enter-is = Mindenki látja, hogy házigazda írta be, és mikor. Ha az asztalnál még tart a játszma, félbeszakad.
web-club-absent-from = { $time } után veszíthetnek, akik nem jöttek el:
# A button.
web-club-count-absent = Nem jött el: { $name }

## Hosts
web-club-host = Házigazdáknak
web-club-host-open = Oszd meg a linket, vagy mutasd meg a kódot. Ha te is játszol, csatlakozz, mint mindenki más. Ha mindenki itt van, kezdjétek el.
web-club-host-wait = A következő fordulót akkor kezdheted el, ha minden játszmának van eredménye.
web-club-host-automatic = A következő forduló magától elkezdődik, ha minden játszmának van eredménye.
web-club-host-now = Mostantól házigazdája vagy ennek a versenynek.
web-club-begin = Kezdés
web-club-sure-begin = { $count ->
    [one] Kezditek { $count } játékossal?
   *[other] Kezditek { $count } játékossal?
}
web-club-sure-begin-robin = Utána új játékos nem csatlakozhat.
web-club-next = Kezdődjön: { $round }. forduló
web-club-end = Verseny lezárása
web-club-sure-end = Lezárod most a versenyt?
web-club-sure-end-more = Az eredmény nélküli játszmák senkinek sem számítanak.
web-club-host-link = Link házigazdáknak
web-club-host-link-is = Aki megnyitja, házigazda lesz. Őrizd meg: egy másik eszközön is házigazdává tesz.
web-club-remove-someone = Valaki kivétele
web-club-remove = Kivétel
web-club-sure-remove = Kiveszed a versenyből ezt a játékost: { $name }?

## Standings
web-club-standings = Állás
# Headings of columns.
web-club-rank = Helyezés
web-club-player = Játékos
web-club-points = Pont
web-club-tie-opponents = Ellenfelek pontjai
web-club-tie-sonneborn = Sonneborn–Berger
web-club-tie-wins = Győzelmek
web-club-has-left = kilépett
web-club-points-two = A győzelem 1 pont, a döntetlen ½. Egyenlő pontszámnál a tőle jobbra álló oszlopok döntenek.
web-club-points-tables = Az első hely 1 pont, az utolsó 0, köztük egyenlő lépések; az azonos helyezettek osztoznak. Egyenlő pontszámnál a tőle jobbra álló oszlopok döntenek.
web-club-downloads = Letöltések
web-club-download-standings = Állás (CSV)
web-club-download-results = Eredmények (CSV)
web-club-download-everything = Minden (JSON)
web-club-download-games = Játszmák, soronként egy
