### Wat --help zegt, en wat er mis is met de woorden van een opdracht. Namen van opties, bestanden en spelers blijven zoals ze zijn.

## Koppen en opmerkingen van elke pagina.

usage = Gebruik: { $line }
usage-options = [OPTIES]
usage-command = [OPDRACHT] …
help-heading-options = Opties
help-heading-commands = Opdrachten
help-heading-play = Spelen
help-heading-host = Een server draaien
help-heading-research = Bots en onderzoek
help-heading-shell = Shell
help-example = Voorbeeld:
help-examples = Voorbeelden:
help-default = anders: { $value }
help-required = verplicht
help-from = vanaf { $least }
help-above = boven { $least }
flag-help = Toont deze hulp.
flag-version = Toont de versie.
flag-lang = Taal: { $languages } (zonder: die van het systeem).
flag-open-port = Poort van de tafel; 0: een willekeurige vrije.
flag-no-browser = Alleen het adres tonen en geen browser openen, bijvoorbeeld via ssh.
flag-json = Eén JSON-object per regel, voor programma’s.
flag-json-one = Eén JSON-object, voor programma’s.
flag-database = sqlite:///FILE of postgresql://… (ook MANDALA_DATABASE) [anders: je gegevensmap]

## Het programma en zijn opdrachten: een regel in de lijst, dan de pagina.

summary-mandala = Mandala, het kaartspel voor twee (een onofficiële uitgave).
help-mandala = Zonder opdracht: de tafel in je browser.
example-browser = nu spelen, in de browser
example-terminal = in deze terminal spelen
example-clause = één punt van de regels
example-language = in een andere taal
example-record = een opgenomen partij controleren

summary-play = Een partij in deze terminal spelen.
help-play =
    De tafel wordt met kleuren en letters getekend. Zetten typ je zoals ze in de lijst staan, of met hun nummer; “?” helpt, “quit” verlaat de tafel. Elke partij wordt na elke zet bewaard, en mandala play --resume gaat ermee verder.

    Spelers: { $players }
flag-opponent = Wie tegen je speelt: “person” voor twee mensen aan dit scherm, of een speler.
flag-names = Hoe de spelers heten.
flag-first = Wie begint: speler 1 (jij), 2 of random (toeval).
flag-seed = Hetzelfde startgetal deelt dezelfde kaarten.
flag-record = Bewaart de partij in dit bestand, onder de afgelopen partijen die het bevat.
flag-resume = Gaat verder met de partij in dit bestand; zonder FILE: je laatste onvoltooide partij.

summary-replay = Opgenomen partijen controleren door ze na te spelen.
help-replay =
    FILE bevat één verslag per regel (een .json-bestand: één in totaal); "-" leest de standaardinvoer. Het eerste verslag dat een regel breekt, stopt alles, met zijn regel, zijn zet en de spelregel.
flag-states = Toont elke stelling, niet alleen de uitslag.

summary-picture = Teken een prent van een afgelopen partij.
help-picture =
    FILE bevat één partij per regel (een .json-bestand: één enkele); "-" leest de standaardinvoer. De prent is een mandala van de zetten, met de uitslag eronder. Dezelfde partij geeft altijd dezelfde prent.
flag-picture-out = Schrijf naar dit bestand; het einde van de naam, .svg of .png, bepaalt de soort. "-" drukt SVG af. Anders een SVG-bestand met de naam van FILE, in deze map.
flag-picture-game = Teken de partij met dit nummer, geteld vanaf 1; anders de eerste.

summary-verify = Controleren of bij afgelopen partijen eerlijk is gedeeld.
help-verify =
    RECORD bevat één verslag per regel (een .json-bestand: één in totaal); "-" leest de standaardinvoer. Vergeleken worden het bekendgemaakte geheime getal met de vastlegging voor de partij, de trekstapel en elke keer schudden met dat getal, en alle zetten met de regels. Een partij zonder vastlegging, of een die niet afgelopen is, kan niet worden gecontroleerd.

    Afsluitcode: 0 alles eerlijk, 1 een partij niet, 2 het bestand is onleesbaar, 3 een partij kan niet worden gecontroleerd en geen enkele is oneerlijk.

summary-arena = Wedstrijden tussen spelers met dubbele delingen.
help-arena =
    Elke deling wordt twee keer gespeeld, met gewisselde plaatsen. Twee spelers maken één wedstrijd; bij meer speelt iedereen tegen iedereen en komt er een ranglijst. De intervallen zijn 95%-intervallen.

    Spelers: { $players }; de laatste is elk programma dat het botprotocol spreekt.
flag-games = Partijen per wedstrijd; even getal.
flag-arena-seed = Hetzelfde startgetal deelt dezelfde kaarten; zonder: een nieuw.
flag-records = Schrijft elke partij naar dit bestand, één verslag per regel.
flag-jobs = Processen die tegelijk spelen.
flag-arena-json = Geeft de uitslag als één JSON-object.
flag-sprt = Stopt zodra de partijen deze Elo-verschillen onderscheiden.
flag-time-ms = Bedenktijd per zet voor bots van buiten, in milliseconden.
flag-cluster = Speelt op het Dask-cluster van deze planner.

summary-train = Het netwerk leren spelen door het tegen zichzelf te laten spelen.
help-train =
    In FOLDER komen een tussenstand, de gewichten tot nu toe, eerdere standen daarvan, een logboek (één JSON-object per regel) en de leercurve. Dezelfde opdracht gaat verder waar hij onderbroken werd en eindigt met dezelfde gewichten.
flag-train-games = Lengte van de hele training, in partijen.
flag-train-seed = Legt elke partij en elke stap vast.
flag-measure-every = Partijen tussen twee metingen (0: alleen één, aan het eind).
flag-against = Tegen wie gemeten wordt, met kaarten die de training nooit ziet; mag herhaald worden. previous is zijn eigen stand bij de vorige meting. Zonder: greedy, net en previous.
flag-measure-games = Partijen per meting tegen een speler die geen netwerk is; even getal.
flag-net-games = Partijen per meting tegen een netwerk; even getal.
flag-train-cores = Kernen om op te werken. Het resultaat is met elk aantal hetzelfde.
flag-train-cluster = Laat de partijen spelen door het Dask-cluster van deze planner. Het resultaat is hetzelfde.
flag-begin-with = Begint met de gewichten van dit bestand in plaats van willekeurige.
flag-exploit = Leert alleen dit netwerk te verslaan: net, of een bestand met gewichten. Daarmee wordt dan ook gemeten.
flag-plain = Leer zonder te weten wat het verdelen van de bergen zou opleveren: om te zien wat die kennis waard is.
flag-plot-only = Tekent alleen de leercurve opnieuw, uit het logboek.
flag-png = Tekent de leercurve ook als PNG.

summary-bench = Meten hoe snel deze computer speelt en zoekt.
help-bench =
    Willekeurige partijen van delen tot einde op één en twee kernen, zoekopdrachten in vaste stellingen, geheugen, en de vingerafdruk van de zoekopdrachten. Waar een C-compiler te vinden is, ook de verhouding tot willekeurige partijen in C, om beurten gemeten. De cijfers zijn medianen van de rondes, op één kern in processortijd, op twee met de klok.
flag-rounds = Hoe vaak alles gemeten wordt.
flag-seconds = Seconden voor elk cijfer in elke ronde.
flag-anchor = Een ander C-programma ter vergelijking.

summary-rules = De spelregels tonen.
help-rules =
    NUMBER toont één punt of één hoofdstuk. Een woord toont de punten waarin het voorkomt. In een terminal zijn de regels opgemaakt en per pagina te lezen; naar elders gestuurd zijn ze gewone Markdown.

summary-serve = De tafelserver voor anderen draaien.
help-serve =
    Elke optie kan ook in de omgeving staan: MANDALA_HOST, MANDALA_PUBLIC_URL, … SIGTERM stopt hem netjes.
flag-host = Adres om op te luisteren.
flag-port = Poort; 0: een willekeurige vrije.
flag-public-url = Het adres dat mensen typen, bijvoorbeeld https://mandala.example.org.
flag-serve-database = sqlite:///FILE of postgresql://… [anders: je gegevensmap]
flag-ai-workers = Processen die voor de computer denken; 0: hier geen.
flag-log-level = Hoe uitvoerig het logboek is. In een terminal is de standaard warning.
flag-trusted-proxies = Proxy’s van wie X-Forwarded-For geloofd wordt, met komma’s ertussen.
flag-metrics = Wie /metrics mag lezen: deze computer, iedereen, niemand.
flag-limits = Factor op alle limieten.
flag-most-tables = Aantal tafels dat tegelijk mag wachten of bespeeld worden; meer worden geweigerd.

summary-connect = Een speler of je eigen bot aan de tafel van een server laten spelen.
help-connect =
    URL is een uitnodiging (…/t/TABLE#invite=…), de link naar een plaats (…/t/TABLE#seat=…), of alleen de server: dan wordt een nieuwe tafel geopend en de uitnodiging getoond. PLAYER is de naam van een speler; cmd:… start een programma dat het botprotocol spreekt.
flag-connect-name = Hoe de bot aan tafel heet (zonder: zoals de speler).

summary-export = De verslagen van alle afgelopen partijen schrijven, één per regel.
help-export =
    Elk draagt zijn vastlegging en zijn geheime getal, zodat mandala verify het kan controleren. De server kan intussen doorgaan. Partijen die nooit begonnen zijn, blijven weg.
flag-out = Schrijft naar dit bestand in plaats van naar de standaarduitvoer.

summary-backup = Alle tafels en partijen in een bestand bewaren.
help-backup =
    De server kan intussen doorgaan: de reservekopie toont één moment. Het bestand kan in SQLite én in PostgreSQL worden teruggezet. Het bevat de geheimen van lopende partijen, dus alleen jij mag het lezen.

summary-restore = Een lege database vullen uit een reservekopie.
help-restore =
    De database mag nog niet bestaan of moet leeg zijn; er wordt niets overschreven. Stop eerst de server.

summary-delete-guest = Een gast vergeten: naam, links en plaatsen.
help-delete-guest =
    De partijen blijven, zonder de naam van de gast. De server kan intussen doorgaan.

summary-admin = Een server beheren: opsommen, sluiten, blokkeren, alleen lezen, laten leeglopen.
help-admin =
    TASK is een van: status, tables, guests, reports, log (lijsten); close TAFEL; ban en unban GAST of ADRES;
    read-only on|off; drain on|off; motd TEKST (leeg: geen). Draaiende servers volgen binnen een of twee
    seconden. Elke opdracht komt in een logboek dat niemand kan wijzigen.
example-admin-status = wat nu geldt
example-admin-ban = een adres twee dagen blokkeren
example-admin-motd = een bericht op de pagina tonen
example-admin-drain = partijen laten aflopen
flag-admin-for = hoe lang de blokkade duurt: 30m, 12h of 7d [standaard: voor altijd]
flag-admin-reason = waarom; komt in het logboek
flag-admin-by = wie de opdracht geeft [standaard: je aanmeldnaam]

summary-completion = De regels voor aanvullen met de Tab-toets tonen.
help-completion =
    Zet ze waar je shell zijn instellingen leest; daarna vult de Tab-toets opdrachten aan.

## Wat er mis is met een opdracht.

see-help = (zie { $command } --help)
no-rule = geen regel { $number }; de nummers gaan van 1.1 tot en met 8.4
one-or-two-names = geef één naam of twee, zoals Noord,Zuid
play-not-option = schrijf om tegen { $player } te spelen { $command }
record-or-resume = --record en --resume sluiten elkaar uit: een hervatte partij wordt bewaard
open-options-alone = { $option } hoort bij mandala alleen, zonder opdracht
cli-no-such-option = onbekende optie: { $option }
cli-no-such-command = onbekende opdracht: { $command }
cli-did-you-mean = Bedoelde je { $names }?
cli-needs-value = { $option } heeft een waarde nodig
cli-takes-no-value = { $option } neemt geen waarde
cli-missing-argument = er ontbreekt: { $name }
cli-missing-option = er ontbreekt een optie: { $name }
cli-bad-value = ongeldige waarde voor { $name }: { $why }
cli-extra-arguments = te veel woorden: { $words }
cli-not-a-choice = { $found } hoort niet bij { $choices }
cli-not-whole = { $found } is geen heel getal
cli-not-whole-from = { $found } is geen heel getal vanaf { $least }
cli-not-whole-between = { $found } is geen heel getal van { $least } tot en met { $most }
cli-not-number = { $found } is geen getal
cli-not-number-above = { $found } is geen getal boven { $least }
cli-not-number-between = { $found } is geen getal van { $least } tot en met { $most }
cli-no-file = er is geen bestand { $file }
