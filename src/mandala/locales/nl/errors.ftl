### Wat er op de opdrachtregel nog meer mis kan gaan: steeds één regel, voor wie typt.

## Wat het besturingssysteem ertegen heeft.

system-ENOENT = Bestand of map bestaat niet
system-EACCES = Toegang geweigerd
system-EPERM = Niet toegestaan
system-EISDIR = Dat is een map
system-ENOTDIR = Dat is geen map
system-ENAMETOOLONG = De bestandsnaam is te lang
system-ELOOP = Te veel koppelingen na elkaar
system-EEXIST = Het bestand bestaat al
system-ENOSPC = Geen ruimte meer op de schijf
system-EROFS = Bestandssysteem is alleen-lezen
system-EADDRINUSE = Het adres is al in gebruik
system-EADDRNOTAVAIL = Het adres is hier niet beschikbaar
system-ECONNREFUSED = Verbinding geweigerd
cannot-write = { $file } kan niet geschreven worden: { $why }
cannot-print = de uitvoer kan niet geschreven worden: { $why }
not-a-file = { $file } is geen bestand maar iets anders, bijvoorbeeld een pipe: noem een ander

## Spelers. Wat een bot deed, lees je na zijn naam.

no-such-player = er is geen speler { $player }: kies uit { $players }
no-such-player-like = er is geen speler { $player }. Bedoelde je { $names }?
player-argument = { $player } kan niet: schrijf { $examples }
no-weights = { $file } bevat geen gewichten van een netwerk: noem een bestand dat mandala train geschreven heeft
other-weights = { $file } bevat de gewichten van een ander netwerk: train opnieuw met deze versie
weights-version = { $file } bevat gewichten voor versie { $found } van de invoer van het netwerk, en dit programma heeft versie { $needed } nodig: train opnieuw met deze versie
no-checkpoint = { $file } is geen tussenstand van deze versie: kies een andere map
other-training = { $folder } bevat een training met andere instellingen ({ $settings }): geef dezelfde om verder te gaan, of kies een andere map
no-training-log = regel { $line } van { $file } is niet wat mandala train daar schrijft: leg het bestand opzij
nothing-to-draw = in { $folder } staat nog geen gemeten training: train daar eerst
plot-package = een tekening vraagt het pakket matplotlib: { $command }
train-even-games = { $option } moet even zijn: elke deling wordt van beide plaatsen gespeeld
train-folder-busy = In { $folder } is al een training bezig: wacht tot die klaar is of kies een andere map
bot-command-unreadable = is niet te lezen als opdracht: een aanhalingsteken is niet gesloten
bot-cannot-start = kan niet gestart worden: { $why }
bot-refused = { $player } { $reason }
bot-no-hello = meldde zich niet binnen { $seconds } s
bot-before-hello = { $reason } voordat hij zich meldde
bot-hello-wrong = meldde zich met { $line } in plaats van { $wanted }
bot-not-reading = leest zijn standaardinvoer niet
bot-unasked = schreef ongevraagd: { $line }
bot-no-answer = gaf geen antwoord binnen { $seconds } s
bot-illegal-here = antwoordde { $move }, wat hier niet mag
bot-illegal = antwoordde { $move }, wat niet mag: { $why } (Regel { $rule })
bot-garbage = gaf een onbegrijpelijk antwoord: { $line }
bot-other-game = antwoordde voor partij { $found } in partij { $number }
bot-stopped = draait niet meer ({ $status })
bot-exit-code = afsluitcode { $code }
bot-signal = beëindigd door signaal { $signal }
bot-output-closed = sloot zijn standaarduitvoer
bot-input-closed = sloot zijn standaardinvoer
bot-line-too-long = schreef een regel van meer dan { $limit } kB
bot-flood = schreef ongevraagd veel regels

## De arena.

arena-forfeit = { $player } verliest de partij: de bot { $reason }
arena-two-players = voor een wedstrijd zijn minstens twee spelers nodig
arena-name-two = noem minstens twee spelers, bijvoorbeeld mandala arena greedy random
arena-jobs-or-cluster = --jobs geldt voor deze computer: een cluster heeft zijn eigen processen
arena-even-games = het aantal partijen moet even zijn en minstens 2, niet { $found }: elke deling wordt twee keer gespeeld, met gewisselde plaatsen
arena-time = de tijd per zet moet minstens 1 ms zijn, niet { $found }
arena-jobs = het aantal processen moet minstens 1 zijn, niet { $found }
arena-sprt = een sequentiële toets vraagt twee Elo-verschillen, het kleinste eerst, binnen ±{ $limit }: niet { $smaller } en { $larger }
arena-keeps-dying = het proces dat speelt valt steeds weg ({ $times } keer, het laatst met afsluitcode { $code }): is er genoeg geheugen?
arena-broke-down = een speler is vastgelopen: { $why }
cluster-address = { $address } is geen adres van een Dask-planner: { $why }
cluster-none = er is geen Dask-planner op { $address }: { $why }
cluster-package = een cluster vraagt het pakket distributed: { $command }
cluster-no-workers = het Dask-cluster heeft geen workers: start er een paar met { $command }
cluster-workers-die = de workers van het cluster vallen steeds weg bij dezelfde partijen
cluster-gone = het cluster antwoordt niet meer
cluster-worker-failed = een worker van het cluster is mislukt: { $why }

## Meten.

bench-needs-compiler = --anchor vraagt een C-compiler: installeer er een, of noem hem in CC
bench-no-comparison = geen vergelijking met C: { $why }
anchor-does-not-compile = { $file } laat zich niet compileren: { $why }
anchor-no-reason = geen reden gegeven
anchor-printed = het vergelijkingsprogramma schreef { $line }, niet zijn partijen/s en zetten/partij

## De server en wie verbinding maakt.

serve-public-address = het openbare adres is http(s)://naam[:poort] zonder pad, niet { $found }
serve-proxies = een vertrouwde proxy noem je met zijn adres of zijn netwerk (192.0.2.7 of 192.0.2.0/24), niet { $found }
serve-cannot-listen = kan niet luisteren op { $host } poort { $port }: { $why }
serve-no-host = zo kan een computer niet heten
serve-not-started = de server kon niet starten; in het logboek staat waarom
connect-address = het adres van een server begint met http:// of https://, niet { $found }
connect-address-wrong = { $found } is geen adres van een server: controleer naam en poort
connect-no-answer = { $url } antwoordt niet: { $why }
connect-not-ours = { $url } antwoordt niet als een Mandala-server: controleer het adres
connect-no-line = { $url } opent de tafel niet: { $why }
connect-refused = de server weigerde het verzoek: { $why }
connect-table-refused = de tafel weigerde het: { $why }
connect-strict = aan een tafel zonder geheugensteun kan geen bot spelen: open er een met
connect-link = de link moet eindigen op #invite=… of #seat=…: kopieer hem helemaal
connect-resigned = de bot { $reason }: hij heeft de partij opgegeven
that-colour = die kleur

## De database.

database-address = het adres van de database is sqlite:///FILE of postgresql://USER:PASSWORD@HOST/NAME
database-address-unreadable = het adres van de database is onleesbaar: controleer de poort, en schrijf bijzondere tekens van het wachtwoord als %XX
database-none-yet = { $file }: er is nog geen database ({ $command } maakt hem)
database-closed = de opslag is gesloten
database-locked = de database is vergrendeld door een ander programma: probeer het zo nog eens
database-full = de schijf is vol: maak ruimte en probeer het dan nog eens
database-disk = de schijf kon niet gelezen of geschreven worden
database-read-only = de database mag niet geschreven worden: controleer de rechten van het bestand en de map
database-cannot-open = het bestand van de database kon niet geopend worden: controleer de map en de rechten
database-damaged = het bestand van de database is beschadigd: zet een reservekopie terug
database-file-gone = het bestand van de database is verwijderd, verplaatst of vervangen terwijl de server draaide: stop de server en zet het bestand terug (zie ‘The database file was lost’ in de handleiding voor hosts)
database-not-ours = het bestand is geen Mandala-database
database-no-schema = dit is geen Mandala-database: hij heeft geen schema
database-newer = de database komt van een nieuwere Mandala (schema { $found }, dit programma kent { $known }): werk het programma bij
database-failed = de database gaf een fout ({ $code })
database-no-answer = de database antwoordt niet
database-connection-lost = de verbinding met de database is verbroken
database-certificate = het certificaat van de database wordt niet vertrouwd: controleer de naam, de datum en sslrootcert
database-refuses-user = de database weigert de gebruiker of het wachtwoord
database-no-such-name = er is geen database met die naam
database-busy = de database was bezig met dezelfde rijen: probeer het nog eens
database-exhausted = de database mist iets wat hij nodig heeft
database-its-disk-full = de schijf van de database is vol
database-no-connections = de database heeft geen vrije verbinding meer
database-shutting-down = de database sluit af of is herstart
database-no-such-table = die tafel bestaat niet
database-moved-on = de tafel is al bij gebeurtenis { $event }
database-stored-already = dit verzoek is al bewaard als gebeurtenis { $event }
backup-no-such-file = dat bestand bestaat niet
backup-not-utf8 = dit is geen tekst in UTF-8
backup-not-ours = het bestand is geen Mandala-reservekopie ({ $format })
backup-newer = de reservekopie komt van een nieuwere Mandala (schema { $schema }): werk eerst bij
backup-schema = de reservekopie heeft schema { $schema }: zet de kopie terug in een nieuwe database
backup-not-empty = de database is niet leeg: er zit { $table } in; zet terug in een nieuwe
backup-damaged = de reservekopie is beschadigd: het aantal rijen klopt niet
backup-cut-off = de reservekopie is afgebroken: de laatste regel ontbreekt
backup-foreign-line = regel { $line } hoort niet bij een Mandala-reservekopie
backup-not-json = regel { $line } is geen JSON: is dit een Mandala-reservekopie?
backup-columns = regel { $line } heeft niet de kolommen van { $table }
backup-value = regel { $line } heeft een onleesbare waarde
guest-unknown = van een gast met deze id is niets bekend
admin-not-a-time = { $found } is geen duur: schrijf 30m, 12h of 7d
admin-missing-table = noem de tafel
admin-missing-whom = noem de gast of het adres
admin-on-or-off = schrijf { $task } on of { $task } off
admin-for-needs-ban = --for hoort bij ban
admin-not-an-address = { $found } is geen adres: schrijf 203.0.113.7 of 2001:db8::/64

picture-unfinished = een prent hoort bij een afgelopen partij, en deze is nog niet uit
picture-no-game = { $file }: er is geen partij { $number }; de laatste heeft nummer { $count }
picture-kind = { $file } moet op .svg of .png eindigen, of - zijn
