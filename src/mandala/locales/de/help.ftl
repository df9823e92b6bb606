### Was --help sagt, und was an den Wörtern eines Befehls nicht stimmt. Namen von Optionen, Dateien und Spielern bleiben, wie sie sind.

## Überschriften und Anmerkungen jeder Seite.

usage = Aufruf: { $line }
usage-options = [OPTIONEN]
usage-command = [BEFEHL] …
help-heading-options = Optionen
help-heading-commands = Befehle
help-heading-play = Spielen
help-heading-host = Einen Server betreiben
help-heading-research = Bots und Forschung
help-heading-shell = Shell
help-example = Beispiel:
help-examples = Beispiele:
help-default = sonst: { $value }
help-required = nötig
help-from = ab { $least }
help-above = über { $least }
flag-help = Zeigt diese Hilfe.
flag-version = Zeigt die Version.
flag-lang = Sprache: { $languages } (ohne Angabe: die des Systems).
flag-open-port = Port des Tisches; 0: irgendein freier.
flag-no-browser = Nur die Adresse ausgeben, keinen Browser öffnen, etwa über ssh.
flag-json = Ein JSON-Objekt je Zeile, für Programme.
flag-json-one = Ein JSON-Objekt, für Programme.
flag-database = sqlite:///FILE oder postgresql://… (auch MANDALA_DATABASE) [sonst: dein Datenordner]

## Das Programm und seine Befehle: eine Zeile in der Liste, dann die Seite.

summary-mandala = Mandala, das Kartenspiel für zwei (eine inoffizielle Ausgabe).
help-mandala = Ohne Befehl: der Tisch im Browser.
example-browser = jetzt spielen, im Browser
example-terminal = in diesem Terminal spielen
example-clause = ein Absatz der Regeln
example-language = in einer anderen Sprache
example-record = eine aufgezeichnete Partie prüfen

summary-play = Eine Partie in diesem Terminal spielen.
help-play =
    Der Tisch wird mit Farben und Buchstaben gezeichnet. Züge tippt man, wie sie aufgeführt sind, oder mit ihrer Nummer; „?“ hilft, „quit“ verlässt den Tisch. Jede Partie wird nach jedem Zug gespeichert, und mandala play --resume setzt sie fort.

    Spieler: { $players }
flag-opponent = Wer gegen dich spielt: „person“ für zwei an diesem Bildschirm, oder ein Spieler.
flag-names = Wie die Spieler heißen.
flag-first = Wer beginnt: Spieler 1 (du), 2 oder random (Zufall).
flag-seed = Derselbe Startwert teilt dieselben Karten aus.
flag-record = Speichert die Partie in dieser Datei, unter den beendeten Partien darin.
flag-resume = Setzt die Partie in dieser Datei fort; ohne DATEI: deine letzte unfertige Partie.

summary-replay = Aufgezeichnete Partien prüfen, indem sie nachgespielt werden.
help-replay =
    FILE enthält eine Aufzeichnung je Zeile (eine .json-Datei: eine einzige); "-" liest die Standardeingabe. Die erste Aufzeichnung, die eine Regel bricht, beendet den Lauf, mit Zeile, Zug und Regel.
flag-states = Gibt jede Stellung aus, nicht nur das Ergebnis.

summary-picture = Ein Bild einer beendeten Partie zeichnen.
help-picture =
    FILE enthält eine Aufzeichnung je Zeile (eine .json-Datei: eine einzige); "-" liest die Standardeingabe. Das Bild ist ein Mandala aus den Zügen, darunter steht das Ergebnis. Dieselbe Aufzeichnung ergibt immer dasselbe Bild.
flag-picture-out = In diese Datei schreiben; die Endung, .svg oder .png, bestimmt die Art. "-" gibt SVG aus. Sonst eine SVG-Datei mit dem Namen von FILE in diesem Ordner.
flag-picture-game = Die Partie mit dieser Nummer zeichnen, von 1 an gezählt; sonst die erste.

summary-verify = Prüfen, ob die Karten beendeter Partien fair gegeben wurden.
help-verify =
    RECORD enthält eine Aufzeichnung je Zeile (eine .json-Datei: eine einzige); "-" liest die Standardeingabe. Geprüft werden die veröffentlichte geheime Zahl gegen die Festlegung vor der Partie, der Zugstapel und jedes Mischen gegen diese Zahl, und alle Züge gegen die Regeln. Eine Partie ohne Festlegung, oder eine, die nicht zu Ende ist, lässt sich nicht prüfen.

    Rückgabewert: 0 alles fair, 1 eine Partie nicht, 2 die Datei ist nicht lesbar, 3 eine Partie lässt sich nicht prüfen und keine ist unfair.

summary-arena = Wettkämpfe zwischen Spielern mit doppelten Verteilungen.
help-arena =
    Jede Verteilung wird zweimal gespielt, mit getauschten Plätzen. Zwei Spieler ergeben einen Wettkampf; bei mehr spielt jeder gegen jeden, und es gibt eine Rangliste. Die Intervalle gelten zu 95 %.

    Spieler: { $players }; der letzte ist ein beliebiges Programm, das das Bot-Protokoll spricht.
flag-games = Partien je Wettkampf; gerade Zahl.
flag-arena-seed = Derselbe Startwert teilt dieselben Karten aus; ohne Angabe ein neuer.
flag-records = Schreibt jede Partie in diese Datei, eine Aufzeichnung je Zeile.
flag-jobs = Prozesse, die zugleich spielen.
flag-arena-json = Gibt das Ergebnis als ein JSON-Objekt aus.
flag-sprt = Hört auf, sobald die Partien diese Elo-Abstände unterscheiden.
flag-time-ms = Bedenkzeit je Zug für fremde Bots, in Millisekunden.
flag-cluster = Spielt auf dem Dask-Cluster dieses Schedulers.

summary-train = Das Netz lehren, indem es gegen sich selbst spielt.
help-train =
    In FOLDER kommen ein Zwischenstand, die bisherigen Gewichte, frühere Stände davon, ein Protokoll (ein JSON-Objekt je Zeile) und die Lernkurve. Derselbe Befehl macht weiter, wo er unterbrochen wurde, und endet bei denselben Gewichten.
flag-train-games = Länge des ganzen Trainings in Partien.
flag-train-seed = Legt jede Partie und jeden Schritt fest.
flag-measure-every = Partien zwischen zwei Messungen (0: nur eine, am Ende).
flag-against = Woran gemessen wird, mit Karten, die das Training nie sieht; mehrmals möglich. previous ist sein eigener Stand bei der vorigen Messung. Ohne Angabe: greedy, net und previous.
flag-measure-games = Partien je Messung gegen einen Spieler, der kein Netz ist; gerade Zahl.
flag-net-games = Partien je Messung gegen ein Netz; gerade Zahl.
flag-train-cores = Kerne, auf denen gearbeitet wird. Das Ergebnis ist mit jeder Zahl dasselbe.
flag-train-cluster = Lässt die Partien vom Dask-Cluster dieses Schedulers spielen. Das Ergebnis ist dasselbe.
flag-begin-with = Beginnt mit den Gewichten dieser Datei statt mit zufälligen.
flag-exploit = Lernt nur, dieses Netz zu schlagen: net oder eine Datei mit Gewichten. Daran wird dann auch gemessen.
flag-plain = Lernen, ohne zu wissen, was das Aufteilen der Zentren brächte: um zu sehen, was dieses Wissen wert ist.
flag-plot-only = Zeichnet nur die Lernkurve neu, aus dem Protokoll.
flag-png = Zeichnet die Lernkurve auch als PNG.

summary-bench = Messen, wie schnell dieser Rechner spielt und sucht.
help-bench =
    Zufallspartien vom Austeilen bis zum Ende auf einem und zwei Kernen, Suchen in festen Stellungen, Speicher und der Fingerabdruck der Suchen. Wo ein C-Compiler zu finden ist, auch das Verhältnis zu Zufallspartien in C, abwechselnd gemessen. Die Zahlen sind Mediane der Runden, auf einem Kern nach Prozessorzeit, auf zweien nach der Uhr.
flag-rounds = Wie oft alles gemessen wird.
flag-seconds = Sekunden je Zahl und Runde.
flag-anchor = Ein anderes C-Programm zum Vergleich.

summary-rules = Die Spielregeln zeigen.
help-rules =
    NUMBER zeigt nur einen Absatz oder ein Kapitel. Ein Wort zeigt die Absätze, in denen es vorkommt. In einem Terminal werden die Regeln gesetzt und seitenweise gezeigt; anderswohin geleitet sind sie einfaches Markdown.

summary-serve = Den Tischserver für andere betreiben.
help-serve =
    Jede Option kann auch in der Umgebung stehen: MANDALA_HOST, MANDALA_PUBLIC_URL, … SIGTERM beendet ihn sauber.
flag-host = Adresse, an der er lauscht.
flag-port = Port; 0: irgendein freier.
flag-public-url = Die Adresse, die Leute eintippen, z. B. https://mandala.example.org.
flag-serve-database = sqlite:///FILE oder postgresql://… [sonst: dein Datenordner]
flag-ai-workers = Prozesse, die für den Computer denken; 0: hier keiner.
flag-log-level = Wie ausführlich das Protokoll ist. An einem Terminal ist die Vorgabe warning.
flag-trusted-proxies = Proxys, deren X-Forwarded-For geglaubt wird, durch Kommas getrennt.
flag-metrics = Wer /metrics lesen darf: dieser Rechner, alle, niemand.
flag-limits = Faktor auf alle Mengengrenzen.
flag-most-tables = So viele Tische dürfen gleichzeitig warten oder bespielt werden; weitere werden abgelehnt.

summary-connect = Einen Spieler oder deinen Bot am Tisch eines Servers spielen lassen.
help-connect =
    URL ist eine Einladung (…/t/TABLE#invite=…), der Link zu einem Platz (…/t/TABLE#seat=…) oder nur der Server: Dann wird ein neuer Tisch geöffnet und seine Einladung ausgegeben. PLAYER ist der Name eines Spielers; cmd:… startet ein Programm, das das Bot-Protokoll spricht.
flag-connect-name = Wie der Bot am Tisch heißt (ohne Angabe: wie der Spieler).

summary-export = Die Aufzeichnungen aller beendeten Partien ausgeben, eine je Zeile.
help-export =
    Jede trägt ihre Festlegung und ihre geheime Zahl, sodass mandala verify sie prüfen kann. Der Server darf weiterlaufen. Partien, die nie begonnen wurden, fehlen.
flag-out = Schreibt in diese Datei statt auf die Standardausgabe.

summary-backup = Alle Tische und Partien in eine Datei sichern.
help-backup =
    Der Server darf weiterlaufen: Die Sicherung zeigt einen Augenblick. Sie lässt sich in SQLite wie in PostgreSQL einspielen. Sie enthält die Geheimnisse laufender Partien, deshalb darfst nur du sie lesen.

summary-restore = Eine leere Datenbank aus einer Sicherung füllen.
help-restore =
    Die Datenbank darf noch nicht bestehen oder muss leer sein; nichts wird überschrieben. Beende zuerst den Server.

summary-delete-guest = Einen Gast vergessen: Name, Links und Plätze.
help-delete-guest =
    Die Partien bleiben, ohne den Namen des Gastes. Der Server darf weiterlaufen.

summary-admin = Einen Server betreiben: auflisten, schließen, sperren, nur lesen, auslaufen lassen.
help-admin =
    TASK ist eines von: status, tables, guests, reports, log (Listen); close TISCH; ban und unban GAST oder ADRESSE;
    read-only on|off; drain on|off; motd TEXT (leer: keiner). Laufende Server folgen binnen ein, zwei
    Sekunden. Jede Anweisung steht danach in einem Protokoll, das niemand ändern kann.
example-admin-status = was jetzt gilt
example-admin-ban = eine Adresse zwei Tage lang sperren
example-admin-motd = eine Nachricht auf der Seite zeigen
example-admin-drain = Partien auslaufen lassen
flag-admin-for = wie lange die Sperre dauert: 30m, 12h oder 7d [Vorgabe: für immer]
flag-admin-reason = warum; steht im Protokoll
flag-admin-by = wer die Anweisung gibt [Vorgabe: dein Anmeldename]

summary-completion = Die Zeilen für die Vervollständigung mit der Tab-Taste ausgeben.
help-completion =
    Lege sie dorthin, wo deine Shell ihre Einstellungen liest; dann ergänzt die Tab-Taste Befehle.

## Was an einem Befehl nicht stimmt.

see-help = (siehe { $command } --help)
no-rule = keine Regel { $number }; die Nummern gehen von 1.1 bis 8.4
one-or-two-names = nenne einen Namen oder zwei, etwa Nord,Süd
play-not-option = um gegen { $player } zu spielen, schreibe { $command }
record-or-resume = --record und --resume schließen sich aus: Eine fortgesetzte Partie wird gespeichert
open-options-alone = { $option } gehört zu mandala allein, ohne Befehl
cli-no-such-option = unbekannte Option: { $option }
cli-no-such-command = unbekannter Befehl: { $command }
cli-did-you-mean = Meintest du { $names }?
cli-needs-value = { $option } braucht einen Wert
cli-takes-no-value = { $option } nimmt keinen Wert
cli-missing-argument = es fehlt: { $name }
cli-missing-option = es fehlt die Option { $name }
cli-bad-value = ungültiger Wert für { $name }: { $why }
cli-extra-arguments = zu viele Wörter: { $words }
cli-not-a-choice = { $found } gehört nicht zu { $choices }
cli-not-whole = { $found } ist keine ganze Zahl
cli-not-whole-from = { $found } ist keine ganze Zahl ab { $least }
cli-not-whole-between = { $found } ist keine ganze Zahl von { $least } bis { $most }
cli-not-number = { $found } ist keine Zahl
cli-not-number-above = { $found } ist keine Zahl über { $least }
cli-not-number-between = { $found } ist keine Zahl von { $least } bis { $most }
cli-no-file = es gibt keine Datei { $file }
