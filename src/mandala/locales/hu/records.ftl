### Mi a baj egy lépéssel, jegyzőkönyvvel vagy osztással: egy-egy sor. Az oldal ott olvassa, ahol játékokat lehet visszanézni.

at-file = { $file }: { $why }
at-line = { $file }: { $line }. sor: { $why }
at-move = { $number }. lépés: { $why }
at-move-entry = { $number }. lépés (moves[{ $index }]): { $why }
standard-input = szabványos bemenet

## Lépések.

not-a-move = { $typed } nem lépés: így írd: M1R (hegy), F2G3 (mező), DB2 (dobás) vagy CY (szerzés), a színek R O Y G P B
not-legal = { $move } nem szabályos: { $why } ({ $rule }. szabály)

## A jegyzőkönyv alakja. A „moves” és hasonló nevek a fájl kulcsai, nem fordítjuk őket.

record-own-key = { $key } magának a jegyzőkönyvnek a kulcsa, nem lehet további kulcs
record-extra-not-json = a jegyzőkönyv további kulcsainak JSON-értéket kell tartalmazniuk: { $why }
record-line-too-long = a sor hosszabb, mint { $limit } MB
record-not-object = a jegyzőkönyv egy JSON-objektum, ez pedig { $kind }
record-format = format értéke "{ $format }" legyen, nem { $found }
record-missing = hiányzik: { $key }
record-byte-order-mark = a szöveg bájtsorrend-jellel kezdődik: mentsd UTF-8-ban, anélkül
record-not-utf8 = nem UTF-8 szöveg, { $at }. bájt
record-not-json = nem JSON, { $at }. karakter
record-not-json-cut = nem JSON, { $at }. karakter (csonka a fájl?)
record-too-deep = olvashatatlan JSON: túl mélyen egymásba ágyazott
record-too-many-digits = olvashatatlan JSON: egy szám túl sok jegyű
record-key-twice = a kulcs kétszer szerepel: { $key }
record-number-too-large = { $found } túl nagy szám
record-not-number = { $found } nem JSON-szám
record-two-names = players két név listája legyen
record-half-character = { $where } fél karaktert tartalmaz (magányos helyettesítő)
record-reshuffles-list = reshuffles paklik listája legyen, nem { $kind }
record-reshuffle-empty = { $where } üres: az üres dobópaklit nem kell feljegyezni (6.2. szabály)
record-reshuffle-letter = { $where } olyan betűt tartalmaz, amely nincs ezek között: { $letters } (1.1. szabály)
record-moves-list = moves lépések listája legyen, nem { $kind }
record-result-object = result objektum legyen, nem { $kind }; játék közben el kell hagyni
record-two-scores = result.scores két egész szám legyen
record-reason = result.reason ismeretlen: { $found }
record-seat = { $where } értéke legyen hely: 0 vagy 1, nem { $found }
record-text = { $where } szöveg legyen, nem { $kind }
record-none = a fájlban nincs jegyzőkönyv
kind-object = objektum
kind-list = lista
kind-text = szöveg
kind-boolean = igaz vagy hamis
kind-null = semmi (null)
kind-number = szám

## Szabályellenes paklik, lépések és eredmények.

deck-letter = a deck-ben { $found } van, ami nincs ezek között a betűk között: { $letters } (1.1. szabály)
deck-size = a deck { $count } kártya, nem { $wanted } (1.1. szabály)
deck-colour = a deck-ben { $letter } színből { $count } kártya van, nem { $wanted } (1.1. szabály)
record-past-end = { $move } a játék vége után következik ({ $reason }, 6. szabály)
record-reshuffles-surplus = reshuffles { $written } bejegyzést tartalmaz, de a lépésekből { $made } újrakeverés következik (6.2. szabály)
record-reshuffle-lacking = itt a dobópaklit újrakeverik, de a reshuffles-ban nincs { $index } sorszámú bejegyzés (6.2. szabály)
record-reshuffle-foreign = reshuffles[{ $index }] nem az a dobópakli, amelyből készült: ezt kellene tartalmaznia valamilyen sorrendben: { $pile } (6.2. szabály)
record-not-over = result szerint { $reason }, de { $ply } lépés után nincs vége a játéknak (6. szabály)
record-result-differs = result szerint { $stated }, de a lépésekből ez következik: { $reached } (6. és 7. szabály)
game-first-seat = first a kezdő helye, 0 vagy 1, nem { $found } (2.2. szabály)
dealer-other-cards = az osztó paklija (sorszáma: { $number }) nem a kapott lapokból áll: ezt kellene tartalmaznia valamilyen sorrendben: { $pile }
game-no-such-seat = { $found } nem hely: a két hely 0 és 1 (1.1. szabály)
game-over-already = a játéknak már vége van (6. szabály)
game-no-such-end = { $reason } nincs ezek között: { $reasons }
game-nothing-to-decide = vége a játéknak: nincs miről dönteni (6. szabály)
spectator-no-hand = aki csak néz, annak nincsenek lapjai, amelyekkel játszhatna (8. szabály)

## Egy osztás ellenőrzése.

fair-not-over = a játéknak nincs vége: a kezdőszámot a végén teszik közzé
fair-seed-size = a seed { $wanted } bájt legyen, nem { $found }
fair-seed-other = a kezdőszám nem az, amelynek a lenyomatát közzétették: a lenyomatok eltérnek
fair-seed-same = a kezdőszám az, amelynek a lenyomatát a játék előtt közzétették
fair-start-other = a kezdő játékos nem következik a lenyomatból és a játékosok számaiból
fair-start-same = a kezdő játékos a lenyomatból és a játékosok számaiból következik
fair-deck-other = a pakli nem következik a kezdőszámból és az asztalból
fair-deck-same = a pakli a kezdőszámból és az asztalból következik
fair-reshuffle-other = reshuffles[{ $index }] nem az a sorrend, amely a kezdőszámból következik
fair-reshuffles-same = { $count ->
    [0] nem volt újrakeverés
   *[other] { $count } újrakeverésből { $count } a kezdőszámból következik
}
fair-moves-legal = minden lépés szabályos ({ $count }), minden újrakevert pakli az akkori dobópakli
fair-entropy = entropy hexadecimális szövegek listája legyen
fair-starts = starts értéke "random", 0 vagy 1 lehet
fair-nonces = nonces két, { $wanted } bájtos hexadecimális szöveg vagy null lehet
fair-version = az osztás { $found } változata ismeretlen
fair-lacks = a jegyzőkönyvből hiányzik: { $key }; ez az osztás nem ellenőrizhető
fair-no-commitment = a jegyzőkönyvben nincs lenyomat: a játék előtt nem tettek közzé semmit
fair-table-text = table nem olyan szöveg, amely UTF-8-ban leírható
fair-hexadecimal = { $where } kisbetűs hexadecimális írású legyen
