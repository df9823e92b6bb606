### Begin, vensters en meldingen van de tafel in de browser.

title = Mandala
title-your-turn = Jij bent aan de beurt
tagline = Het zandspel voor twee
unofficial = Een onofficiële uitgave, los van de makers van het gedrukte spel.
close = Sluiten
settings = Instellingen
to-start = Naar het begin
leave = De tafel verlaten
connecting = Verbinden …
connection-lost = De verbinding is weg. Nieuwe poging …
table-closed = Deze tafel kan niet geopend worden
not-loaded = De pagina is niet helemaal geladen. Misschien is het spel intussen bijgewerkt.
reload = Opnieuw laden

your-name = Jouw naam
other-name = Naam van de ander
default-name = Gast
default-other-name = Vriend
start-ai = Speel nu
start-ai-what = Kies een tegenstander: het spel begint meteen.
level-what = { $level ->
    [1] Speelt wat er mooi uitziet. Vertelt zich en ziet vaak niet wat jij verzamelt.
    [2] Ziet de eigen kansen, maar soms de jouwe niet.
    [3] Speelt degelijk, met af en toe een vergissing.
    [4] Kent de waarden en denkt een beetje vooruit.
   *[5] Denkt zo goed vooruit als wij kunnen.
}
start-online = Speel online
start-online-what = Stuur een link: die opent een tafel voor twee.
start-online-go = Open een tafel
start-pace = Tijd
start-pace-free = zonder klok
start-pace-live = elk 15 minuten
start-pace-days = 3 dagen per zet
start-listed = Iedereen mag meedoen en kijken
start-hotseat = Samen aan één scherm
start-hotseat-what = Geef het toestel door; de handen blijven bedekt.
start-hotseat-go = Begin
start-more = Meer keuzes: wie begint, streng geheugen
start-who = Wie begint?
start-who-random = Het toeval beslist
start-who-first = Ik begin
start-who-second = De ander begint
start-strict = Streng geheugen: niets wordt getoond wat je zou moeten onthouden
start-replay = Een opgenomen spel bekijken
my-games = Jouw spellen
games-more = Nog { $count }
game-versus = { $first } – { $second }
game-waiting = wacht op de ander
game-moves = { $count } { $count ->
    [one] zet
   *[other] zetten
}
games-finished = Onlangs afgelopen
listed-tables = Open tafels
listed-join = Speel tegen { $name }
listed-watch = Kijk naar { $first } – { $second }

join-title = { $name } nodigt je uit voor een spel Mandala
join-clock-none = Zonder klok: ieder neemt de tijd die hij wil.
join-clock-live = Klok: { $minutes } min per speler, en { $seconds } s extra bij elke beslissing.
join-clock-days = Klok: hoogstens { $time } per beslissing.
join-go = Ga zitten
waiting-title = Je tafel staat klaar
waiting-watch-title = Het spel is nog niet begonnen
waiting-what = Stuur deze link naar degene met wie je wilt spelen. Het spel begint zodra die gaat zitten.
waiting-qr = Dezelfde link als QR-code, voor de camera van een telefoon
waiting-link = Link voor de andere speler
watch-link = Link voor kijkers
watch-what = Wie hem opent, kijkt mee; de handen blijven bedekt.
waiting-cancel = Spel afzeggen
local-title = Alleen deze computer kan deze links openen
local-network = De server antwoordt alleen deze computer. Voor iemand in hetzelfde netwerk: stop hem, start hem met de regel hieronder, met het adres van deze computer in plaats van ADRES, en open dat adres ook hier.
local-address = ADRES
local-far = Voor iemand ver weg heeft hij een openbaar adres met https nodig: docs/hosting.md in het project vertelt hoe.
copy = Kopiëren
copy-link = { $what }: kopiëren
copied = Gekopieerd

take-back = Mijn zet terugnemen
abort = Het spel afbreken
resign = Opgeven
resign-sure = Opgeven?
resign-what = De ander wint; de punten blijven zoals ze zijn.
play-on = Verder spelen

setting-confirm = Twee keer kiezen om te bevestigen
setting-confirm-always = altijd
setting-confirm-matters = als het telt
setting-confirm-never = nooit
setting-speed = Animaties
setting-speed-slow = langzaam
setting-speed-normal = gewoon
setting-speed-fast = snel
setting-speed-off = uit
setting-theme = Licht
setting-theme-auto = zoals het systeem
setting-theme-light = dag
setting-theme-dark = nacht
setting-contrast = Meer contrast
setting-sounds = Geluiden
setting-alert = Een geluid als je aan de beurt bent en elders kijkt
setting-shortcuts = Toetsen: 1–6 kleuren; Q en W berg I en II, A en S veld I en II, D de aflegstapel; H een tip, Esc legt terug
setting-language = Taal
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
end-drawn = Onbeslist
end-aborted = Het spel is afgebroken
end-fewer-cards = Gelijke punten: minder kaarten in de kelk wint.
score-of = { $who ->
    [you] Jouw punten
   *[they] Punten van { $name }
}
score-line = { $cards } × { $place }
score-asleep = Slaapt, niets waard:
accept = Aannemen
decline = Afslaan
rematch-waiting = Wachten op het antwoord …
rematch-go = Naar het volgende spel
play-again = Nog een spel
play-again-same-deal = Zelfde kaarten, plaatsen gewisseld
look-at-table = De tafel bekijken
replay-game = Terugkijken
download-record = Verslag downloaden

replay-title = Een spel terugkijken
replay-what = Kies het bestand van een opgenomen spel (.json of .jsonl), of sleep het hierheen.
replay-choose = Kies een bestand
replay-refused = Dit bestand kan niet bekeken worden: { $why }
replay-too-large = Dit bestand is te groot voor een opgenomen spel.
replay-unreadable = Dit kan niet als bestand worden gelezen.
replay-game-number = Spel { $number }
replay-deal = De kaarten zijn gedeeld.
replay-move = Zet { $ply } van { $last }
replay-previous = Eén zet terug
replay-next = Eén zet verder
replay-play = Afspelen
replay-pause = Pauze
replay-view = Wiens kaarten
replay-all-cards = Alle kaarten
leave-replay = Verlaten
check-deal = Het delen controleren
deal-what = Voor het spel heeft de gastheer zich openlijk op een geheim getal vastgelegd. Deze pagina rekent nu zelf na of de kaarten daaruit volgen.
deal-checking = Controleren …
deal-nothing = Dit verslag bevat geen vastlegging: het delen kan niet gecontroleerd worden.
deal-insecure = Deze pagina kwam niet via https, dus geeft de browser de middelen voor de controle niet.
deal-promise-holds = De vastlegging is die welke deze browser tijdens het spel kreeg.
deal-promise-fails = De vastlegging is niet die welke deze browser tijdens het spel kreeg.
deal-promise-unknown = Deze browser heeft geen vastlegging van dit spel bewaard: vergelijk haar met die welke iemand anders kreeg.
deal-seed-holds = Het getal is dat van de vastlegging voor het spel.
deal-seed-fails = Het getal is niet dat van de vastlegging.
deal-deck-holds = De trekstapel volgt uit het getal en de tafel.
deal-deck-fails = De trekstapel volgt niet uit het getal.
deal-reshuffles-holds = Elke keer schudden volgt uit het getal.
deal-reshuffles-fails = Een keer schudden volgt niet uit het getal.
deal-moves-holds = Elke zet volgt de regels (gecontroleerd door de server).
deal-fair = Het delen is eerlijk.
deal-unfair = Het delen is niet eerlijk.
deal-commitment = Vastlegging
deal-seed = Geheim getal
