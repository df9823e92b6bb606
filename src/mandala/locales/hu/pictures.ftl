### A játszma vége, a képe és a saját játszmák listája.

# Hogyan alakult ki az eredmény. $who: az olvasó nyert ("you"), vesztett ("other") vagy nézte ("they").
end-how-standing = Az állás { $mine } : { $theirs } volt.
end-how-drawn = Egyenlő pontszám, és a két csészében egyenlő számú kártya.
end-how-colour = { $who ->
    [you] A döntő szín: { $colourName } – neked { $points } pont ({ $count } kártya, { $place }. hely), { $other }: { $theirs }.
    [other] A döntő szín: { $colourName } – { $name }: { $points } pont ({ $count } kártya, { $place }. hely), neked { $theirs }.
   *[they] A döntő szín: { $colourName } – { $name }: { $points } pont ({ $count } kártya, { $place }. hely), { $other }: { $theirs }.
}
end-how-colours = { $who ->
    [you] A két legjobb színed: { $colourName } ({ $points }, { $place }. hely) és { $secondName } ({ $secondPoints }, { $secondPlace }. hely).
   *[they] { $name } két legjobb színe: { $colourName } ({ $points }, { $place }. hely) és { $secondName } ({ $secondPoints }, { $secondPlace }. hely).
}

picture = Ennek a játszmának a képe
picture-of = A játszma mandalája: { $first } – { $second }
picture-what = Az idő kifelé halad: a vékony gyűrűk a körök, a szélesek a megsemmisített mandalák. Ilyen képe nincs más játszmának.
picture-save = Mentés: { $kind }
share-game = Megosztás
all-games = Az összes játszmád

history-title = A játszmáid
history-none = Még nincs befejezett játszma. Mindegyik hagy itt egy képet.
history-no-match = Ennek a választásnak egy játszma sem felel meg.
history-opponent = Ellenfél
history-kind = Fajta
history-all = Mind
history-ai = A gép ellen
history-online = Interneten
history-hotseat = Egy képernyőnél
history-won = Megnyerted
history-lost = Elvesztetted
history-count = { $count } játszma
history-more = Továbbiak
history-download = Az összes játszma letöltése
history-downloading = Eddig { $count } játszma …
