### Begin, vensters en meldingen van de tafel in de browser.

title = Mandala
title-your-turn = Jij bent aan de beurt
tagline = Het zandspel voor twee
unofficial = Een onofficiële uitgave, los van de makers van het gedrukte spel.
close = Sluiten
settings = Instellingen
to-start = Naar de startpagina
leave = De tafel verlaten
connecting = Verbinden …
dealing = De kaarten worden gedeeld …
connection-lost = De verbinding is verbroken. Nieuwe poging …
table-closed = Deze tafel kan niet geopend worden
not-loaded = De pagina is niet helemaal geladen. Misschien is het spel intussen bijgewerkt.
reload = Opnieuw laden

your-name = Jouw naam
other-name = Naam van je tegenstander
default-name = Gast
default-other-name = Vriend
start-ai = Speel nu
level-what = { $level ->
    [1] Speelt wat er mooi uitziet. Telt vaak verkeerd en ziet vaak niet wat jij verzamelt.
    [2] Ziet de eigen kansen, maar soms de jouwe niet.
    [3] Speelt degelijk, met af en toe een vergissing.
    [4] Kent de waarden en denkt een beetje vooruit.
   *[5] Denkt zo ver vooruit als wij het konden leren.
}
start-online = Speel online
start-online-what = Stuur iemand de link naar een tafel voor twee.
start-online-go = Open een tafel
start-pace = Tijd
start-pace-free = zonder klok
start-pace-live = elk 15 minuten
start-pace-days = 3 dagen per zet
start-listed = Iedereen mag aanschuiven of meekijken
start-hotseat = Met z’n tweeën aan één scherm
start-hotseat-what = Geef het apparaat steeds door; de kaarten blijven verborgen.
start-hotseat-go = Begin
start-more = Meer opties: wie begint, zonder geheugensteun
start-who = Wie begint?
start-who-random = Willekeurig
start-who-first = Ik begin
start-who-second = Tegenstander begint
start-strict = Zonder geheugensteun: niets wordt getoond wat je zou moeten onthouden
start-replay = Een opgenomen partij bekijken
my-games = Jouw partijen
games-more = Nog { $count }
game-versus = { $first } – { $second }
game-waiting = wacht op een tegenstander
game-moves = { $count } { $count ->
    [one] zet
   *[other] zetten
}
listed-tables = Open tafels
listed-join = Speel tegen { $name }
listed-watch = Kijk naar { $first } – { $second }

join-title = { $name } nodigt je uit voor een partij Mandala
join-clock-none = Zonder klok: neem alle tijd die je wilt.
join-clock-live = Klok: { $minutes } min per speler, plus { $seconds } s bij elke zet.
join-clock-days = Klok: hoogstens { $time } per zet.
join-go = Ga zitten
waiting-title = Je tafel staat klaar
waiting-watch-title = De partij is nog niet begonnen
waiting-what = Stuur deze link naar degene met wie je wilt spelen. De partij begint zodra die gaat zitten.
waiting-qr = Dezelfde link als QR-code, voor de camera van een telefoon
waiting-link = Link voor je tegenstander
watch-link = Link voor kijkers
watch-what = Wie hem opent, kan meekijken; de kaarten in de hand blijven verborgen.
waiting-cancel = Partij annuleren
local-title = Alleen deze computer kan deze links openen
local-network = De server is alleen vanaf deze computer te bereiken. Wil je anderen in hetzelfde netwerk binnenlaten, stop hem dan en start hem met de regel hieronder, met het adres van deze computer in plaats van ADRES. Open dat adres ook hier.
local-address = ADRES
copy = Kopiëren
copy-link = { $what }: kopiëren
copied = Gekopieerd

take-back = Mijn zet terugnemen
abort = De partij afbreken
other-player = { $name } blokkeren of melden
resign = Opgeven
resign-sure = Opgeven?
resign-what = Je tegenstander wint; de punten blijven zoals ze zijn.
play-on = Verder spelen

setting-confirm = Bevestigen met een tweede tik
setting-confirm-always = altijd
setting-confirm-matters = als het erop aankomt
setting-confirm-never = nooit
setting-speed = Animaties
setting-speed-slow = langzaam
setting-speed-normal = normaal
setting-speed-fast = snel
setting-speed-off = uit
setting-theme = Thema
setting-theme-auto = zoals het systeem
setting-theme-light = licht
setting-theme-dark = donker
setting-contrast = Meer contrast
setting-sounds = Geluiden
setting-vibration = Trillen als een mandala af is of wordt vernietigd
setting-alert = Een geluid als je aan de beurt bent en ergens anders kijkt
setting-shortcuts = Toetsen: 1–6 kleuren; { $peak1 } en { $peak2 } berg I en II, { $field1 } en { $field2 } veld I en II, { $pile } de aflegstapel; H een tip, Esc legt de kaarten terug
devices-title = Je apparaten
devices-none = De server weet nog niets van deze browser.
device-this = dit apparaat
device-unknown = Onbekende browser
device-seen = voor het laatst gebruikt op { $date }
device-end = Afmelden
device-end-what = { $name } afmelden
device-add = Apparaat toevoegen
device-link = Open deze link binnen tien minuten op het andere apparaat. Hij werkt één keer.
links-end = Alle links naar mijn plaatsen ongeldig maken
links-ended = Die links werken niet meer. Je apparaten blijven aangemeld.
forget-me = Mijn gegevens wissen
forget-sure = Je verlaat al je partijen, op alle apparaten. De partijen blijven zonder je naam.
forget-not = Bewaren
forgotten = Je gegevens zijn gewist.
device-title = Je partijen op dit apparaat
device-what = Deze browser toont dan de partijen van je andere apparaat. Zijn eigen partijen verdwijnen uit de lijst.
device-go = Hier gebruiken
setting-language = Taal
sound-offer = Wil je het zand en de klankschalen horen?
sound-offer-yes = Geluid aan
sound-offer-no = Nee, bedankt
language-en = English
language-it = Italiano
language-hu = Magyar
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

end-won = { $who ->
    [you] Je wint!
   *[they] { $name } wint
}
end-drawn = Gelijkspel
end-aborted = De partij is afgebroken
end-fewer-cards = Evenveel punten: wie de minste kaarten in de kelk heeft, wint.
end-take-backs = { $count ->
    [one] Er is één zet teruggenomen.
   *[other] Er zijn { $count } zetten teruggenomen.
}
score-of = { $who ->
    [you] Jouw punten
   *[they] Punten van { $name }
}
score-line = { $cards } × { $place }
score-asleep = Niet in de rivier, dus niets waard:
accept = Accepteren
decline = Afslaan
rematch-waiting = Wachten op het antwoord …
rematch-go = Naar de volgende partij
play-again = Nog een potje
play-again-same-deal = Zelfde kaarten, plaatsen gewisseld
look-at-table = De tafel bekijken
replay-game = Terugkijken
download-record = Verslag downloaden

replay-title = Een partij terugkijken
replay-what = Kies het bestand van een opgenomen partij (.json of .jsonl), of sleep het hierheen.
replay-choose = Kies een bestand
replay-refused = Deze partij kan niet worden bekeken: { $why }
replay-too-large = Dit bestand is te groot voor een opgenomen partij.
replay-unreadable = Dit is geen leesbaar bestand.
replay-game-number = Partij { $number }
replay-deal = De kaarten zijn gedeeld.
replay-move = Zet { $ply } van { $last }
replay-previous = Eén zet terug
replay-next = Eén zet vooruit
replay-play = Afspelen
replay-pause = Pauze
replay-view = Zichtbare kaarten
replay-all-cards = Alle kaarten
leave-replay = Verlaten
check-deal = Controleren of eerlijk gedeeld is
deal-what = Voor de partij heeft de gastheer zich openlijk op een geheim getal vastgelegd. Deze pagina rekent nu zelf na of de kaarten daaruit volgen.
deal-checking = Controleren …
deal-nothing = Dit verslag bevat geen vastlegging: of er eerlijk gedeeld is, kan niet worden gecontroleerd.
deal-insecure = Deze pagina is niet via https geladen, dus de browser staat de controle niet toe.
deal-promise-holds = Het is dezelfde vastlegging die deze browser tijdens de partij kreeg.
deal-promise-fails = Het is niet de vastlegging die deze browser tijdens de partij kreeg.
deal-promise-unknown = Deze browser heeft van deze partij geen vastlegging bewaard: vergelijk die met wat iemand anders kreeg.
deal-seed-holds = Het getal is hetzelfde als in de vastlegging voor de partij.
deal-seed-fails = Het getal is niet hetzelfde als in de vastlegging.
deal-start-holds = Wie begint, volgt uit de vastlegging.
deal-start-fails = Wie begint, volgt niet uit de vastlegging.
deal-nonce-holds = Het getal dat deze browser toevoegde, zit in de deling.
deal-nonce-fails = Het getal dat deze browser toevoegde, zit niet in de deling.
deal-nonce-none = Deze browser heeft geen getal aan de deling toegevoegd.
deal-deck-holds = De trekstapel volgt uit het getal en de tafel.
deal-deck-fails = De trekstapel volgt niet uit het getal.
deal-reshuffles-holds = Elke schudbeurt volgt uit het getal.
deal-reshuffles-fails = Een schudbeurt volgt niet uit het getal.
deal-moves-holds = Elke zet volgt de regels (gecontroleerd door de server).
deal-fair = De kaarten zijn eerlijk gedeeld.
deal-unfair = De kaarten zijn niet eerlijk gedeeld.
deal-commitment = Vastlegging
deal-seed = Geheim getal
deal-nonces = Getallen van de spelers
deal-nonces-none = geen
