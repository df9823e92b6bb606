### Mit mond a --help, és mi a baj egy parancs szavaival. A kapcsolók, fájlok és játékosok neve marad, ahogy van.

## Minden oldal címei és megjegyzései.

usage = Használat: { $line }
usage-options = [KAPCSOLÓK]
usage-command = [PARANCS] …
help-heading-options = Kapcsolók
help-heading-commands = Parancsok
help-heading-play = Játék
help-heading-host = Kiszolgáló üzemeltetése
help-heading-research = Botok és kutatás
help-heading-shell = Parancssor
help-example = Példa:
help-examples = Példák:
help-default = enélkül: { $value }
help-required = kötelező
help-from = legalább { $least }
help-above = { $least } fölött
flag-help = Megmutatja ezt a súgót.
flag-version = Megmutatja a verziót.
flag-lang = Nyelv: { $languages } (enélkül: a rendszeré).
flag-open-port = Az asztal portja; 0: bármelyik szabad.
flag-no-browser = Csak a címet írja ki, böngészőt nem nyit, például ssh-n át.
flag-json = Soronként egy JSON-objektum, programoknak.
flag-json-one = Egy JSON-objektum, programoknak.
flag-database = sqlite:///FILE vagy postgresql://… (MANDALA_DATABASE is lehet) [enélkül: az adatmappád]

## A program és a parancsai: egy sor a listában, aztán az oldal.

summary-mandala = Mandala, a kétszemélyes kártyajáték (nem hivatalos kiadás).
help-mandala = Parancs nélkül: az asztal a böngészőben.
example-browser = játék most, a böngészőben
example-terminal = játék ebben a terminálban
example-clause = a szabályok egy pontja
example-language = egy másik nyelven
example-record = felvett játék ellenőrzése

summary-play = Egy játék ebben a terminálban.
help-play =
    Az asztalt színek és betűk rajzolják ki. A lépéseket úgy írd be, ahogy a listában állnak, vagy a számukkal; a „?” segít, a „quit” kilép. Minden játék minden lépés után el van mentve, és így folytatható: mandala play --resume.

    Játékosok: { $players }
flag-opponent = Ki játszik ellened: „person”, ha ketten ültök a képernyőnél, vagy egy játékos.
flag-names = Hogy hívják a játékosokat.
flag-first = Ki kezd: az 1. játékos (te), a 2. vagy random (véletlen).
flag-seed = Ugyanaz a kezdőszám ugyanazokat a kártyákat osztja.
flag-record = Ebbe a fájlba menti a játékot, a benne lévő befejezett játékok alá.
flag-resume = Folytatja a fájlban lévő játékot; FILE nélkül: a legutóbbi befejezetlen játékodat.

summary-replay = Felvett játékok ellenőrzése lejátszással.
help-replay =
    A FILE soronként egy jegyzőkönyvet tartalmaz (egy .json fájl csak egyet); a "-" a szabványos bemenetet olvassa. Az első szabálysértő jegyzőkönyv megállítja a futást, a sorával, a lépésével és a szabállyal.
flag-states = Minden állást kiír, nem csak az eredményt.

summary-picture = Kép rajzolása egy befejezett játszmáról.
help-picture =
    A FILE soronként egy játszmát tartalmaz (egy .json fájl egyetlen egyet); a "-" a szabványos bemenetet olvassa. A kép a lépésekből készült mandala, alatta az eredménnyel. Ugyanabból a játszmából mindig ugyanaz a kép lesz.
flag-picture-out = Ebbe a fájlba ír; a fajtáját a név vége (.svg vagy .png) dönti el. A "-" kiírja az SVG-t. Enélkül: SVG-fájl a FILE nevével, ebben a mappában.
flag-picture-game = Az ennyiedik játszmát rajzolja le, 1-től számolva; enélkül az elsőt.

summary-verify = Annak ellenőrzése, hogy a befejezett játékokat tisztességesen osztották-e.
help-verify =
    A RECORD soronként egy jegyzőkönyvet tartalmaz (egy .json fájl csak egyet); a "-" a szabványos bemenetet olvassa. Összeveti a közzétett kezdőszámot a játék előtti lenyomattal, a paklit és minden újrakeverést a kezdőszámmal, és minden lépést a szabályokkal. Lenyomat nélküli vagy befejezetlen játék nem ellenőrizhető.

    Kilépési kód: 0 minden tisztességes, 1 egy játék nem az, 2 a fájl nem olvasható, 3 egy játék nem ellenőrizhető, de egyik sem tisztességtelen.

summary-arena = Mérkőzések játékosok között, kettőzött osztásokkal.
help-arena =
    Minden osztást kétszer játszanak le, helycserével. Két játékos egy mérkőzés; ha többen vannak, mindenki játszik mindenkivel, és ranglista készül. Az intervallumok 95%-osak.

    Játékosok: { $players }; az utolsó bármilyen program lehet, amely ismeri a botok protokollját.
flag-games = Játékok száma mérkőzésenként; páros.
flag-arena-seed = Ugyanaz a kezdőszám ugyanazokat a kártyákat osztja; enélkül új kezdőszám.
flag-records = Minden játékot ebbe a fájlba ír, soronként egy jegyzőkönyvet.
flag-jobs = Egyszerre játszó folyamatok.
flag-arena-json = Az eredményt egy JSON-objektumként írja ki.
flag-sprt = Megáll, amint a játékok eldöntik e két Élő-különbséget.
flag-time-ms = Külső botok gondolkodási ideje lépésenként, ezredmásodpercben.
flag-cluster = Ennek az ütemezőnek a Dask-fürtjén játszik.

summary-train = A háló tanítása önmaga elleni játékkal.
help-train =
    A FOLDER mappába kerül egy mentési pont, az eddigi súlyok, azok korábbi állapotai, egy napló (soronként egy JSON-objektum) és a tanulási görbe. Ugyanaz a parancs ott folytatja, ahol megszakadt, és ugyanazokkal a súlyokkal ér véget.
flag-train-games = A teljes tanítás hossza játékokban.
flag-train-seed = Minden játékot és minden lépést rögzít.
flag-measure-every = Játékok száma két mérés között (0: csak egy, a végén).
flag-against = Ki ellen mérjen, olyan osztásokon, amelyeket a tanítás sosem lát; ismételhető. A previous a saját állapota az előző méréskor. Enélkül: greedy, net és previous.
flag-measure-games = Játékok száma mérésenként olyan játékos ellen, amely nem háló; páros.
flag-net-games = Játékok száma mérésenként háló ellen; páros.
flag-train-cores = Hány magon dolgozzon. Az eredmény bármennyivel ugyanaz.
flag-train-cluster = A játékokat ennek az ütemezőnek a Dask-fürtje játssza. Az eredmény ugyanaz.
flag-begin-with = Ennek a fájlnak a súlyaival kezd, nem véletlenekkel.
flag-exploit = Csak ezt a hálót tanulja megverni: net, vagy egy súlyfájl. Ilyenkor ellene is mér.
flag-plain = Tanulás anélkül, hogy tudná, mit hozna a hegyek elosztása: hogy kiderüljön, mennyit ér ez a tudás.
flag-plot-only = Csak a tanulási görbét rajzolja újra, a naplóból.
flag-png = A tanulási görbét PNG-ben is megrajzolja.

summary-bench = Milyen gyorsan játszik és keres ez a gép.
help-bench =
    Véletlen játékok az osztástól a végéig egy és két magon, keresések rögzített állásokban, memória, és a keresések ujjlenyomata. Ahol van C-fordító, ott a C-ben futó véletlen játékokhoz mért arány is, felváltva mérve. A számok a fordulók mediánjai, egy magon processzoridőben, kettőn óra szerint.
flag-rounds = Hányszor mérjen meg mindent.
flag-seconds = Másodperc minden számra és fordulóra.
flag-anchor = Másik összehasonlító C-program.

summary-rules = A játékszabályok.
help-rules =
    A NUMBER csak egy pontot vagy egy fejezetet mutat. Egy szó azokat a pontokat mutatja, amelyekben előfordul. Terminálban a szabályok tördelve, lapozva jelennek meg; máshová küldve egyszerű Markdown.

summary-serve = Asztalok kiszolgálása mások számára.
help-serve =
    Minden kapcsoló a környezetben is megadható: MANDALA_HOST, MANDALA_PUBLIC_URL, … A SIGTERM rendben leállítja.
flag-host = A cím, ahol figyel.
flag-port = Port; 0: bármelyik szabad.
flag-public-url = A cím, amelyet az emberek beírnak, például https://mandala.example.org.
flag-serve-database = sqlite:///FILE vagy postgresql://… [enélkül: az adatmappád]
flag-ai-workers = A gép helyett gondolkodó folyamatok; 0: itt nincs gépi játékos.
flag-log-level = Milyen részletes legyen a napló. Terminálban az alapérték warning.
flag-trusted-proxies = Proxyk, amelyeknek az X-Forwarded-For fejlécét elhisszük, vesszővel elválasztva.
flag-metrics = Ki olvashatja a /metrics oldalt: ez a gép, bárki, senki.
flag-limits = Szorzó minden gyakorisági korlátra.
flag-most-tables = Ennyi asztal várhat vagy lehet játékban egyszerre; többet nem fogad el.

summary-connect = Egy játékos vagy a saját botod egy kiszolgáló asztalánál játszik.
help-connect =
    Az URL egy meghívó (…/t/TABLE#invite=…), egy hely linkje (…/t/TABLE#seat=…), vagy csak a kiszolgáló: ekkor új asztal nyílik, és kiírja a meghívóját. A PLAYER egy játékos neve; a cmd:… olyan programot indít, amely ismeri a botok protokollját.
flag-connect-name = Hogy hívják a botot az asztalnál (enélkül: a játékos neve).

summary-export = Minden befejezett játék jegyzőkönyve, soronként egy.
help-export =
    Mindegyikben benne van a lenyomata és a kezdőszáma, így a mandala verify ellenőrizheti. A kiszolgáló közben mehet tovább. A soha el nem kezdett játékok kimaradnak.
flag-out = Ebbe a fájlba ír a szabványos kimenet helyett.

summary-backup = Minden asztal és játék mentése egy fájlba.
help-backup =
    A kiszolgáló közben mehet tovább: a mentés egy pillanatot mutat. A fájl SQLite-ba és PostgreSQL-be egyaránt visszaállítható. A folyó játékok titkait tartalmazza, ezért csak te olvashatod.

summary-restore = Üres adatbázis feltöltése egy mentésből.
help-restore =
    Az adatbázis még ne létezzen, vagy legyen üres; semmit sem ír felül. Előbb állítsd le a kiszolgálót.

summary-delete-guest = Egy vendég elfelejtése: név, linkek és helyek.
help-delete-guest =
    A játékok megmaradnak, a vendég neve nélkül. A kiszolgáló közben mehet tovább.

summary-admin = Kiszolgáló kezelése: lista, lezárás, kitiltás, csak olvasás, kiürítés.
help-admin =
    A TASK ezek egyike: status, tables, guests, reports, log (listák); close ASZTAL; ban és unban VENDÉG vagy CÍM;
    read-only on|off; drain on|off; motd SZÖVEG (üres: nincs). A futó kiszolgálók egy-két másodpercen
    belül engedelmeskednek. Minden utasítás olyan naplóba kerül, amelyet senki sem módosíthat.
example-admin-status = mi van most érvényben
example-admin-ban = egy cím kitiltása két napra
example-admin-motd = üzenet az oldalra
example-admin-drain = futó játékok vége, új nincs
flag-admin-for = a kitiltás ideje: 30m, 12h vagy 7d [alapértelmezés: örökre]
flag-admin-reason = miért; a naplóba kerül
flag-admin-by = ki utasít [alapértelmezés: a bejelentkezési neved]

summary-completion = A Tab billentyűs kiegészítés sorai.
help-completion =
    Tedd oda, ahonnan a parancsértelmeződ a beállításait olvassa; ezután a Tab kiegészíti a parancsokat.

## Mi a baj egy paranccsal.

see-help = (lásd: { $command } --help)
no-rule = nincs { $number } szabály; a számok 1.1 és 8.4 között vannak
one-or-two-names = adj meg egy vagy két nevet, például Észak,Dél
play-not-option = { $player } ellen így játszhatsz: { $command }
record-or-resume = a --record és a --resume kizárja egymást: a folytatott játékot úgyis mentjük
open-options-alone = { $option } csak a parancs nélküli mandala mellé való
cli-no-such-option = nincs ilyen kapcsoló: { $option }
cli-no-such-command = nincs ilyen parancs: { $command }
cli-did-you-mean = Erre gondoltál: { $names }?
cli-needs-value = { $option } mellé érték kell
cli-takes-no-value = { $option } mellé nem kell érték
cli-missing-argument = hiányzik: { $name }
cli-missing-option = hiányzik ez a kapcsoló: { $name }
cli-bad-value = { $name } értéke érvénytelen: { $why }
cli-extra-arguments = túl sok szó: { $words }
cli-not-a-choice = { $found } nincs ezek között: { $choices }
cli-not-whole = { $found } nem egész szám
cli-not-whole-from = { $found } nem egész szám { $least } értéktől fölfelé
cli-not-whole-between = { $found } nem egész szám { $least } és { $most } között
cli-not-number = { $found } nem szám
cli-not-number-above = { $found } nem { $least } fölötti szám
cli-not-number-between = { $found } nem szám { $least } és { $most } között
cli-no-file = nincs ilyen fájl: { $file }
