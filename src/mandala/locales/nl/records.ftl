### Wat er mis is met een zet, een verslag of het delen: steeds één regel. De pagina leest ze waar partijen worden teruggekeken.

at-file = { $file }: { $why }
at-line = { $file }: regel { $line }: { $why }
at-move = zet { $number }: { $why }
at-move-entry = zet { $number } (moves[{ $index }]): { $why }
standard-input = standaardinvoer

## Zetten.

not-a-move = { $typed } is geen zet: schrijf M1R (berg), F2G3 (veld), DB2 (afleggen) of CY (nemen), met de kleuren R O Y G P B
not-legal = { $move } mag niet: { $why } (Regel { $rule })

## De vorm van een verslag. Namen zoals ‘moves’ zijn sleutels van het bestand en blijven zoals ze zijn.

record-own-key = { $key } is een sleutel van het verslag zelf en kan niet worden toegevoegd
record-extra-not-json = de toegevoegde sleutels van een verslag moeten JSON zijn: { $why }
record-line-too-long = de regel is langer dan { $limit } MB
record-not-object = een verslag is een JSON-object, dit is { $kind }
record-format = format moet "{ $format }" zijn, niet { $found }
record-missing = { $key } ontbreekt
record-byte-order-mark = de tekst begint met een byte-volgordeteken: bewaar hem als UTF-8 zonder
record-not-utf8 = geen UTF-8-tekst bij byte { $at }
record-not-json = geen JSON bij teken { $at }
record-not-json-cut = geen JSON bij teken { $at } (is het bestand afgebroken?)
record-too-deep = geen leesbare JSON: te diep genest
record-too-many-digits = geen leesbare JSON: een getal heeft te veel cijfers
record-key-twice = de sleutel { $key } komt twee keer voor
record-number-too-large = { $found } is een te groot getal
record-not-number = { $found } is geen JSON-getal
record-two-names = players moet een lijst van twee namen zijn
record-half-character = { $where } bevat een half teken (een los surrogaat)
record-reshuffles-list = reshuffles moet een lijst van stapels zijn, niet { $kind }
record-reshuffle-empty = { $where } is leeg: een lege aflegstapel wordt niet genoteerd (Regel 6.2)
record-reshuffle-letter = { $where } heeft een letter die niet bij { $letters } hoort (Regel 1.1)
record-moves-list = moves moet een lijst van zetten zijn, niet { $kind }
record-result-object = result moet een object zijn, niet { $kind }; tijdens de partij laat je het weg
record-two-scores = result.scores moeten twee hele getallen zijn
record-reason = result.reason { $found } is onbekend
record-seat = { $where } moet plaats 0 of 1 zijn, niet { $found }
record-text = { $where } moet tekst zijn, niet { $kind }
record-none = het bestand bevat geen verslag
kind-object = een object
kind-list = een lijst
kind-text = tekst
kind-boolean = waar of onwaar
kind-null = niets (null)
kind-number = een getal

## Stapels, zetten en uitslagen tegen de regels.

deck-letter = deck bevat { $found }, dat niet bij de letters { $letters } hoort (Regel 1.1)
deck-size = deck heeft { $count } { $count ->
    [one] kaart
   *[other] kaarten
}, niet { $wanted } (Regel 1.1)
deck-colour = deck heeft { $count } { $count ->
    [one] kaart
   *[other] kaarten
} van { $letter }, niet { $wanted } (Regel 1.1)
record-past-end = { $move } komt na het einde van de partij ({ $reason }, Regel 6)
record-reshuffles-surplus = reshuffles heeft { $written } stapels, maar uit de zetten volgen er { $made } (Regel 6.2)
record-reshuffle-lacking = hier wordt de aflegstapel geschud, maar reshuffles heeft geen nummer { $index } (Regel 6.2)
record-reshuffle-foreign = reshuffles[{ $index }] is niet de aflegstapel waaruit hij ontstaat: hij zou { $pile } moeten bevatten, in een of andere volgorde (Regel 6.2)
record-not-over = result zegt { $reason }, maar na zet { $ply } is de partij niet afgelopen (Regel 6)
record-result-differs = result is { $stated }, maar uit de zetten volgt { $reached } (Regels 6 en 7)
game-first-seat = first is de plaats die begint, 0 of 1, niet { $found } (Regel 2.2)
dealer-other-cards = stapel { $number } van de deler bevat niet de kaarten die hij kreeg: hij zou { $pile } moeten bevatten, in een of andere volgorde
game-no-such-seat = { $found } is geen plaats: de plaatsen zijn 0 en 1 (Regel 1.1)
game-over-already = de partij is al afgelopen (Regel 6)
game-no-such-end = { $reason } hoort niet bij { $reasons }
game-nothing-to-decide = de partij is afgelopen: er valt niets meer te beslissen (Regel 6)
spectator-no-hand = een toeschouwer ziet geen hand om mee te spelen (Regel 8)

## De controle van het delen.

fair-not-over = de partij is niet afgelopen: het geheime getal wordt aan het eind bekendgemaakt
fair-seed-size = seed moet { $wanted } bytes hebben, niet { $found }
fair-seed-other = het geheime getal is niet dat van de vastlegging: de controlesommen verschillen
fair-seed-same = het geheime getal is dat van de vastlegging voor de partij
fair-start-other = wie begint volgt niet uit de vastlegging en de getallen van de spelers
fair-start-same = wie begint volgt uit de vastlegging en de getallen van de spelers
fair-deck-other = de trekstapel volgt niet uit het geheime getal en de tafel
fair-deck-same = de trekstapel volgt uit het geheime getal en de tafel
fair-reshuffle-other = reshuffles[{ $index }] is niet de volgorde die uit het geheime getal volgt
fair-reshuffles-same = { $count ->
    [0] er is niet opnieuw geschud
   *[other] { $count } van de { $count } keer schudden volgen uit het geheime getal
}
fair-moves-legal = alle { $count } zetten volgen de regels, elke geschudde stapel is de aflegstapel van dat moment
fair-entropy = entropy moet een lijst van hexadecimale teksten zijn
fair-starts = starts moet "random", 0 of 1 zijn
fair-nonces = nonces moeten twee hexadecimale teksten van { $wanted } bytes of null zijn
fair-version = versie { $found } van het delen is onbekend
fair-lacks = in het verslag ontbreekt { $key }: dit delen kan niet gecontroleerd worden
fair-no-commitment = het verslag heeft geen vastlegging: voor deze partij is niets beloofd
fair-table-text = table is geen tekst die in UTF-8 geschreven kan worden
fair-hexadecimal = { $where } moet hexadecimaal in kleine letters geschreven zijn
