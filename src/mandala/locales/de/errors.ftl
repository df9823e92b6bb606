### Was an der Befehlszeile sonst schiefgehen kann: je eine Zeile, für die Person, die tippt.

## Was das Betriebssystem dagegen hat.

system-ENOENT = Datei oder Ordner nicht gefunden
system-EACCES = Keine Berechtigung
system-EPERM = Nicht erlaubt
system-EISDIR = Das ist ein Ordner
system-ENOTDIR = Das ist kein Ordner
system-ENAMETOOLONG = Der Dateiname ist zu lang
system-ELOOP = Zu viele Verknüpfungen hintereinander
system-EEXIST = Die Datei gibt es schon
system-ENOSPC = Kein Speicherplatz mehr frei
system-EROFS = Dateisystem ist schreibgeschützt
system-EADDRINUSE = Die Adresse wird schon benutzt
system-EADDRNOTAVAIL = Die Adresse ist hier nicht verfügbar
system-ECONNREFUSED = Verbindung abgelehnt
cannot-write = { $file } lässt sich nicht schreiben: { $why }
cannot-print = die Ausgabe lässt sich nicht schreiben: { $why }
not-a-file = { $file } ist keine Datei, sondern etwas anderes, z. B. eine Pipe: Nenne eine andere

## Spieler. Was ein Bot getan hat, liest man nach seinem Namen.

no-such-player = es gibt keinen Spieler { $player }: Wähle { $players }
no-such-player-like = es gibt keinen Spieler { $player }. Meintest du { $names }?
player-argument = { $player } geht nicht: Schreibe { $examples }
no-weights = { $file } enthält keine Gewichte eines Netzes: Nenne eine Datei, die mandala train geschrieben hat
other-weights = { $file } enthält die Gewichte eines anderen Netzes: Trainiere mit dieser Version neu
weights-version = { $file } enthält Gewichte für Version { $found } der Eingaben des Netzes, dieses Programm braucht Version { $needed }: Trainiere mit dieser Version neu
no-checkpoint = { $file } ist kein Zwischenstand dieser Version: Wähle einen anderen Ordner
other-training = { $folder } enthält ein Training mit anderen Einstellungen ({ $settings }): Gib dieselben an, um es fortzusetzen, oder wähle einen anderen Ordner
no-training-log = Zeile { $line } von { $file } ist nicht, was mandala train dort schreibt: Lege die Datei beiseite
nothing-to-draw = in { $folder } ist noch kein gemessenes Training: Trainiere zuerst dort
plot-package = eine Zeichnung braucht das Paket matplotlib: { $command }
train-even-games = { $option } muss gerade sein: Jede Verteilung wird von beiden Plätzen gespielt
train-folder-busy = in { $folder } läuft schon ein Training: Warte auf sein Ende oder nimm einen anderen Ordner
bot-command-unreadable = lässt sich nicht als Befehl lesen: Ein Anführungszeichen ist nicht geschlossen
bot-cannot-start = lässt sich nicht starten: { $why }
bot-refused = { $player } { $reason }
bot-no-hello = hat sich nicht innerhalb von { $seconds } s gemeldet
bot-before-hello = { $reason }, bevor er sich gemeldet hatte
bot-hello-wrong = hat sich mit { $line } gemeldet statt mit { $wanted }
bot-not-reading = liest seine Standardeingabe nicht
bot-unasked = hat ungefragt geschrieben: { $line }
bot-no-answer = hat nicht innerhalb von { $seconds } s geantwortet
bot-illegal-here = hat { $move } geantwortet, was hier nicht erlaubt ist
bot-illegal = hat { $move } geantwortet, was nicht erlaubt ist: { $why } (Regel { $rule })
bot-garbage = hat Unverständliches geantwortet: { $line }
bot-other-game = hat für Partie { $found } geantwortet, in Partie { $number }
bot-stopped = läuft nicht mehr ({ $status })
bot-exit-code = Rückgabewert { $code }
bot-signal = durch Signal { $signal } beendet
bot-output-closed = hat seine Standardausgabe geschlossen
bot-input-closed = hat seine Standardeingabe geschlossen
bot-line-too-long = hat eine Zeile von mehr als { $limit } kB geschrieben
bot-flood = hat ungefragt viele Zeilen geschrieben

## Die Arena.

arena-forfeit = { $player } verliert die Partie: Der Bot { $reason }
arena-two-players = ein Wettkampf braucht mindestens zwei Spieler
arena-name-two = nenne mindestens zwei Spieler, z. B. mandala arena greedy random
arena-jobs-or-cluster = --jobs gilt für diesen Rechner: Ein Cluster hat seine eigenen Prozesse
arena-even-games = die Zahl der Partien muss gerade und mindestens 2 sein, nicht { $found }: Jede Verteilung wird zweimal gespielt, mit getauschten Plätzen
arena-time = die Zeit je Zug muss mindestens 1 ms sein, nicht { $found }
arena-jobs = die Zahl der Prozesse muss mindestens 1 sein, nicht { $found }
arena-sprt = ein sequenzieller Test braucht zwei Elo-Abstände, den kleineren zuerst, innerhalb von ±{ $limit }: nicht { $smaller } und { $larger }
arena-keeps-dying = der spielende Prozess stürzt immer wieder ab ({ $times } Mal, zuletzt mit Rückgabewert { $code }): Reicht der Speicher?
arena-broke-down = ein Spieler ist ausgefallen: { $why }
cluster-address = { $address } ist keine Adresse eines Dask-Schedulers: { $why }
cluster-none = bei { $address } gibt es keinen Dask-Scheduler: { $why }
cluster-package = ein Cluster braucht das Paket distributed: { $command }
cluster-no-workers = der Dask-Cluster hat keine Worker: Starte welche mit { $command }
cluster-workers-die = die Worker des Clusters stürzen immer wieder an denselben Partien ab
cluster-gone = der Cluster antwortet nicht mehr
cluster-worker-failed = ein Worker des Clusters ist gescheitert: { $why }

## Messen.

bench-needs-compiler = --anchor braucht einen C-Compiler: Installiere einen oder nenne ihn in CC
bench-no-comparison = kein Vergleich mit C: { $why }
anchor-does-not-compile = { $file } lässt sich nicht übersetzen: { $why }
anchor-no-reason = kein Grund angegeben
anchor-printed = das Vergleichsprogramm schrieb { $line } statt seiner Partien/s und Züge/Partie

## Der Server und wer sich verbindet.

serve-public-address = die öffentliche Adresse ist http(s)://name[:port] ohne Pfad, nicht { $found }
serve-proxies = ein vertrauenswürdiger Proxy wird mit seiner Adresse oder seinem Netz genannt (192.0.2.7 oder 192.0.2.0/24), nicht { $found }
serve-cannot-listen = kann bei { $host } Port { $port } nicht lauschen: { $why }
serve-no-host = so kann kein Rechner heißen
serve-not-started = der Server konnte nicht starten; im Protokoll steht, warum
connect-address = die Adresse eines Servers beginnt mit http:// oder https://, nicht { $found }
connect-address-wrong = { $found } ist keine Adresse eines Servers: Prüfe Namen und Port
connect-no-answer = { $url } antwortet nicht: { $why }
connect-not-ours = { $url } antwortet nicht wie ein Mandala-Server: Prüfe die Adresse
connect-no-line = { $url } öffnet den Tisch nicht: { $why }
connect-refused = der Server hat die Anfrage abgelehnt: { $why }
connect-table-refused = der Tisch hat es abgelehnt: { $why }
connect-strict = an einem Tisch ohne Gedächtnishilfe kann kein Bot spielen: Öffne einen mit
connect-link = der Link muss mit #invite=… oder #seat=… enden: Kopiere ihn ganz
connect-resigned = der Bot { $reason }: Er hat die Partie aufgegeben
that-colour = diese Farbe

## Die Datenbank.

database-address = die Adresse der Datenbank ist sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME
database-address-unreadable = die Adresse der Datenbank ist nicht lesbar: Prüfe den Port, und schreibe Sonderzeichen des Passworts als %XX
database-none-yet = { $file }: Es gibt noch keine Datenbank (sie entsteht mit { $command })
database-closed = der Speicher ist geschlossen
database-locked = die Datenbank ist von einem anderen Programm gesperrt: Versuche es gleich noch einmal
database-full = die Festplatte ist voll: Schaffe Platz und versuche es dann noch einmal
database-disk = die Festplatte ließ sich nicht lesen oder schreiben
database-read-only = die Datenbank darf nicht geschrieben werden: Prüfe die Rechte der Datei und ihres Ordners
database-cannot-open = die Datei der Datenbank ließ sich nicht öffnen: Prüfe Ordner und Rechte
database-damaged = die Datei der Datenbank ist beschädigt: Spiele eine Sicherung ein
database-file-gone = die Datei der Datenbank wurde gelöscht, verschoben oder ersetzt, während der Server lief: Halte den Server an und lege die Datei zurück (siehe „The database file was lost“ in der Anleitung zum Betrieb)
database-not-ours = die Datei ist keine Mandala-Datenbank
database-no-schema = das ist keine Mandala-Datenbank: Sie hat kein Schema
database-newer = die Datenbank stammt von einem neueren Mandala (Schema { $found }, dieses Programm kennt { $known }): Aktualisiere das Programm
database-failed = die Datenbank hat versagt ({ $code })
database-no-answer = die Datenbank antwortet nicht
database-connection-lost = die Verbindung zur Datenbank ging verloren
database-certificate = dem Zertifikat der Datenbank wird nicht vertraut: Prüfe seinen Namen, sein Datum und sslrootcert
database-refuses-user = die Datenbank lehnt Benutzer oder Passwort ab
database-no-such-name = eine Datenbank dieses Namens gibt es nicht
database-busy = die Datenbank war mit denselben Zeilen beschäftigt: Versuche es noch einmal
database-exhausted = der Datenbank fehlt etwas, das sie braucht
database-its-disk-full = die Festplatte der Datenbank ist voll
database-no-connections = die Datenbank hat keine Verbindung mehr frei
database-shutting-down = die Datenbank wird beendet oder wurde neu gestartet
database-no-such-table = diesen Tisch gibt es nicht
database-moved-on = der Tisch ist schon bei Ereignis { $event }
database-stored-already = diese Anfrage ist schon als Ereignis { $event } gespeichert
backup-no-such-file = diese Datei gibt es nicht
backup-not-utf8 = das ist kein Text in UTF-8
backup-not-ours = die Datei ist keine Mandala-Sicherung ({ $format })
backup-newer = die Sicherung stammt von einem neueren Mandala (Schema { $schema }): Aktualisiere zuerst
backup-schema = die Sicherung hat das Schema { $schema }: Spiele sie in eine neue Datenbank ein
backup-not-empty = die Datenbank ist nicht leer: Sie enthält { $table }; spiele in eine neue ein
backup-damaged = die Sicherung ist beschädigt: Die Zahl der Zeilen stimmt nicht
backup-cut-off = die Sicherung ist abgeschnitten: Ihre letzte Zeile fehlt
backup-foreign-line = Zeile { $line } gehört nicht zu einer Mandala-Sicherung
backup-not-json = Zeile { $line } ist kein JSON: Ist das eine Mandala-Sicherung?
backup-columns = Zeile { $line } enthält nicht die Spalten von { $table }
backup-value = Zeile { $line } hat einen unlesbaren Wert
guest-unknown = über einen Gast mit dieser Kennung ist nichts bekannt
admin-not-a-time = { $found } ist keine Dauer: schreibe 30m, 12h oder 7d
admin-missing-table = nenne den Tisch
admin-missing-whom = nenne den Gast oder die Adresse
admin-on-or-off = schreibe { $task } on oder { $task } off
admin-for-needs-ban = --for gehört zu ban
admin-not-an-address = { $found } ist keine Adresse: schreibe 203.0.113.7 oder 2001:db8::/64

picture-unfinished = ein Bild gibt es nur von einer beendeten Partie, und diese ist nicht beendet
picture-no-game = { $file }: es gibt keine Partie { $number }; die letzte hat die Nummer { $count }
picture-kind = { $file } muss auf .svg oder .png enden oder - sein
