### Mi más mehet félre a parancssorban: egy-egy sor annak, aki begépelte.

## Mit kifogásol az operációs rendszer.

system-ENOENT = Nincs ilyen fájl vagy mappa
system-EACCES = Nincs hozzá jogosultság
system-EPERM = A művelet nem engedélyezett
system-EISDIR = Ez egy mappa
system-ENOTDIR = Ez nem mappa
system-ENAMETOOLONG = Túl hosszú fájlnév
system-ELOOP = Túl sok egymásra mutató hivatkozás
system-EEXIST = A fájl már létezik
system-ENOSPC = Nincs több hely a lemezen
system-EROFS = Csak olvasható fájlrendszer
system-EADDRINUSE = A cím már foglalt
system-EADDRNOTAVAIL = A cím itt nem érhető el
system-ECONNREFUSED = A kapcsolatot elutasították
cannot-write = nem írható: { $file }: { $why }
cannot-print = a kimenet nem írható: { $why }
not-a-file = { $file } nem fájl, hanem valami más, például csővezeték: adj meg másikat

## Játékosok. Amit egy bot tett, a neve után olvasható.

no-such-player = nincs ilyen játékos: { $player }; választható: { $players }
no-such-player-like = nincs { $player } nevű játékos. Erre gondoltál: { $names }?
player-argument = { $player } nem lehetséges; írd így: { $examples }
no-weights = { $file } nem tartalmazza egy háló súlyait: olyan fájlt adj meg, amelyet a mandala train írt
other-weights = { $file } egy másik háló súlyait tartalmazza: taníts újat ezzel a verzióval
weights-version = { $file } a háló bemeneteinek { $found } számú változatához tartalmaz súlyokat, ez a program viszont a bemenetek { $needed } számú változatát várja: taníts újat ezzel a verzióval
no-checkpoint = { $file } nem ennek a verziónak a mentési pontja: válassz másik mappát
other-training = { $folder } más beállításokkal végzett tanítást tartalmaz ({ $settings }): a folytatáshoz add meg ugyanazokat, vagy válassz másik mappát
no-training-log = { $file } { $line }. sora nem az, amit a mandala train oda ír: tedd félre a fájlt
nothing-to-draw = { $folder } még nem tartalmaz megmért tanítást: előbb taníts ott
plot-package = a rajzhoz a matplotlib csomag kell: { $command }
train-even-games = { $option } csak páros lehet: minden osztást mindkét helyről játszanak
train-folder-busy = Ebben a mappában már dolgozik egy tanítás: { $folder }. Várd meg a végét, vagy válassz másik mappát
bot-command-unreadable = nem olvasható parancsként: nincs lezárva egy idézőjel
bot-cannot-start = nem indítható: { $why }
bot-refused = { $player } { $reason }
bot-no-hello = { $seconds } másodpercen belül nem köszönt
bot-before-hello = { $reason }, mielőtt köszönt volna
bot-hello-wrong = a köszönésre ezt válaszolta: { $line }, ehelyett: { $wanted }
bot-not-reading = nem olvassa a szabványos bemenetét
bot-unasked = kérdés nélkül írt: { $line }
bot-no-answer = { $seconds } másodpercen belül nem válaszolt
bot-illegal-here = ezt válaszolta: { $move }, ami itt nem szabályos
bot-illegal = ezt válaszolta: { $move }, ami nem szabályos: { $why } ({ $rule }. szabály)
bot-garbage = értelmetlen választ adott: { $line }
bot-other-game = másik játékra válaszolt ({ $found }), pedig ennek a játéknak a száma { $number }
bot-stopped = leállt ({ $status })
bot-exit-code = kilépési kód: { $code }
bot-signal = { $signal }. jelzés állította le
bot-output-closed = lezárta a szabványos kimenetét
bot-input-closed = lezárta a szabványos bemenetét
bot-line-too-long = { $limit } kB-nál hosszabb sort írt
bot-flood = kérdés nélkül sok sort írt

## Az aréna.

arena-forfeit = { $player } elveszíti a játékot: { $reason }
arena-two-players = egy mérkőzéshez legalább két játékos kell
arena-name-two = adj meg legalább két játékost, például mandala arena greedy random
arena-jobs-or-cluster = a --jobs erre a gépre vonatkozik: a fürtnek saját folyamatai vannak
arena-even-games = a játékok száma legyen páros és legalább 2, nem { $found }: minden osztást kétszer játszanak le, helycserével
arena-time = a lépésenkénti idő legyen legalább 1 ms, nem { $found }
arena-jobs = a folyamatok száma legyen legalább 1, nem { $found }
arena-sprt = a szekvenciális próbához két Élő-különbség kell, előbb a kisebb, ±{ $limit } között: nem { $smaller } és { $larger }
arena-keeps-dying = a játszó folyamat újra és újra leáll ({ $times } alkalommal, utoljára { $code } kilépési kóddal): elég a memória?
arena-broke-down = egy játékos összeomlott: { $why }
cluster-address = { $address } nem egy Dask-ütemező címe: { $why }
cluster-none = itt nincs Dask-ütemező: { $address }: { $why }
cluster-package = a fürthöz a distributed csomag kell: { $command }
cluster-no-workers = a Dask-fürtnek nincsenek munkafolyamatai: indíts néhányat így: { $command }
cluster-workers-die = a fürt munkafolyamatai újra és újra leállnak ugyanazoknál a játékoknál
cluster-gone = a fürt már nem válaszol
cluster-worker-failed = a fürt egyik munkafolyamata hibázott: { $why }

## Mérés.

bench-needs-compiler = a --anchor kapcsolóhoz C-fordító kell: telepíts egyet, vagy add meg a CC változóban
bench-no-comparison = nincs összehasonlítás a C-vel: { $why }
anchor-does-not-compile = nem fordítható le: { $file }: { $why }
anchor-no-reason = nincs megadva ok
anchor-printed = az összehasonlító program ezt írta: { $line }, nem a játék/s és lépés/játék értékeit

## A kiszolgáló és akik csatlakoznak.

serve-public-address = a nyilvános cím http(s)://név[:port], útvonal nélkül, nem { $found }
serve-proxies = egy megbízható proxyt a címe vagy a hálózata nevez meg (192.0.2.7 vagy 192.0.2.0/24), nem { $found }
serve-cannot-listen = nem lehet figyelni itt: { $host }, { $port }. port: { $why }
serve-no-host = ez nem lehet egy gép neve
serve-not-started = a kiszolgáló nem tudott elindulni; a napló megmondja, miért
connect-address = a kiszolgáló címe http:// vagy https:// kezdetű, nem { $found }
connect-address-wrong = { $found } nem egy kiszolgáló címe: ellenőrizd a nevét és a portját
connect-no-answer = { $url } nem válaszol: { $why }
connect-not-ours = { $url } nem úgy válaszol, mint egy Mandala-kiszolgáló: ellenőrizd a címet
connect-no-line = { $url } nem nyitja meg az asztalt: { $why }
connect-refused = a kiszolgáló elutasította a kérést: { $why }
connect-table-refused = az asztal elutasította: { $why }
connect-strict = emlékeztetők nélküli asztalnál bot nem játszhat: nyiss olyat, ahol vannak
connect-link = a linknek #invite=… vagy #seat=… a vége: másold ki az egészet
connect-resigned = a bot { $reason }: feladta a játékot
that-colour = ez a szín

## Az adatbázis.

database-address = az adatbázis címe sqlite:///FILE vagy postgresql://USER:PASSWORD@HOST/NAME
database-address-unreadable = az adatbázis címe nem olvasható: ellenőrizd a portot, és a jelszó különleges karaktereit %XX alakban írd
database-none-yet = { $file }: még nincs adatbázis (ez készíti el: { $command })
database-closed = a tár be van zárva
database-locked = az adatbázist egy másik program zárolta: próbáld újra egy pillanat múlva
database-full = a lemez megtelt: szabadíts fel helyet, majd próbáld újra
database-disk = a lemezt nem sikerült olvasni vagy írni
database-read-only = az adatbázis nem írható: ellenőrizd a fájl és a mappa jogosultságait
database-cannot-open = az adatbázis fájlja nem nyitható meg: ellenőrizd a mappát és a jogosultságokat
database-damaged = az adatbázis fájlja sérült: állíts vissza egy biztonsági mentést
database-file-gone = az adatbázis fájlját törölték, áthelyezték vagy kicserélték, miközben a kiszolgáló futott: állítsd le a kiszolgálót, és tedd vissza a fájlt (lásd az üzemeltetői útmutató „The database file was lost” részét)
database-not-ours = a fájl nem Mandala-adatbázis
database-no-schema = ez nem Mandala-adatbázis: nincs sémája
database-newer = az adatbázist egy újabb Mandala írta ({ $found } séma, ez a program ezt ismeri: { $known }): frissítsd a programot
database-failed = az adatbázis hibázott ({ $code })
database-no-answer = az adatbázis nem válaszol
database-connection-lost = megszakadt a kapcsolat az adatbázissal
database-certificate = az adatbázis tanúsítványa nem megbízható: ellenőrizd a nevét, a dátumát és az sslrootcert beállítást
database-refuses-user = az adatbázis elutasítja a felhasználót vagy a jelszót
database-no-such-name = nincs ilyen nevű adatbázis
database-busy = az adatbázis ugyanezekkel a sorokkal volt elfoglalva: próbáld újra
database-exhausted = az adatbázis kifogyott valamiből, amire szüksége van
database-its-disk-full = az adatbázis lemeze megtelt
database-no-connections = az adatbázisnak nincs több szabad kapcsolata
database-shutting-down = az adatbázis leáll, vagy újraindították
database-no-such-table = nincs ilyen asztal
database-moved-on = az asztal közben továbblépett: { $event }. esemény
database-stored-already = ez a kérés már tárolva van, { $event }. eseményként
backup-no-such-file = nincs ilyen fájl
backup-not-utf8 = ez nem UTF-8 szöveg
backup-not-ours = a fájl nem Mandala-mentés ({ $format })
backup-newer = a mentést egy újabb Mandala írta ({ $schema } séma): előbb frissíts
backup-schema = a mentés sémája { $schema }: új adatbázisba állítsd vissza
backup-not-empty = az adatbázis nem üres: ez van benne: { $table }; egy újba állítsd vissza
backup-damaged = a mentés sérült: nincs benne annyi sor, amennyit feltüntet
backup-cut-off = a mentés csonka: hiányzik az utolsó sora
backup-foreign-line = { $line }. sor: nem egy Mandala-mentés része
backup-not-json = { $line }. sor: nem JSON; ez egy Mandala-mentés?
backup-columns = { $line }. sor: az oszlopai nem ezek: { $table }
backup-value = { $line }. sor: olvashatatlan értéket tartalmaz
guest-unknown = ilyen azonosítójú vendégről semmit sem tudunk
admin-not-a-time = { $found } nem időtartam: írd így: 30m, 12h vagy 7d
admin-missing-table = add meg, melyik asztalt
admin-missing-whom = add meg a vendéget vagy a címet
admin-on-or-off = írd így: { $task } on vagy { $task } off
admin-for-needs-ban = a --for a ban kapcsolója
admin-not-an-address = { $found } nem cím: írd így: 203.0.113.7 vagy 2001:db8::/64

picture-unfinished = kép csak befejezett játszmáról készül, ez pedig még nem ért véget
picture-no-game = { $file }: nincs benne { $number }. játszma; az utolsó száma { $count }
picture-kind = { $file }: a név vége .svg vagy .png legyen, vagy csak -
