### Kezdőlap, ablakok és üzenetek a böngészőben.

title = Mandala
title-your-turn = Te jössz
tagline = Homokjáték kettőnek
unofficial = Nem hivatalos kiadás. Nincs kapcsolatban a nyomtatott játék készítőivel.
close = Bezárás
settings = Beállítások
to-start = Kezdőlap
leave = Felállok az asztaltól
connecting = Kapcsolódás …
dealing = Osztás …
connection-lost = Megszakadt a kapcsolat. Újabb próba …
table-closed = Ez az asztal nem nyitható meg
not-loaded = Az oldal nem töltődött be teljesen. Lehet, hogy közben frissült a játék.
reload = Újratöltés

your-name = A neved
other-name = Az ellenfél neve
default-name = Vendég
default-other-name = Barát
start-ai = Játssz most
level-what = { $level ->
    [1] Azt játssza, ami szép. Gyakran elszámolja magát, és nem látja, mit gyűjtesz.
    [2] Látja a saját lehetőségeit, a tieidet néha nem.
    [3] Megbízhatóan játszik, néha becsúszik egy hiba.
    [4] Ismeri az értékeket, és egy kicsit előre gondolkodik.
   *[5] Előre gondolkodik, ahogy csak tőlünk telik.
}
start-online = Online játék
start-online-what = Küldj egy linket valakinek, és kettesben játszhattok.
start-online-go = Asztal nyitása
start-pace = Idő
start-pace-free = óra nélkül
start-pace-live = 15 perc fejenként
start-pace-days = 3 nap lépésenként
start-listed = Bárki leülhet vagy nézheti
start-hotseat = Ketten egy képernyőn
start-hotseat-what = Adogassátok egymásnak az eszközt; a lapok rejtve maradnak.
start-hotseat-go = Kezdés
start-more = További lehetőségek: ki kezd, emlékeztetők nélkül
start-who = Ki kezd?
start-who-random = Véletlenszerűen
start-who-first = Én kezdek
start-who-second = Az ellenfél kezd
start-strict = Emlékeztetők nélkül: nem látszik, amit fejben kellene tartanod
start-replay = Felvett játék visszanézése
my-games = A játszmáid
games-more = Még { $count }
game-versus = { $first } – { $second }
game-waiting = ellenfélre vár
game-moves = { $count } lépés
listed-tables = Nyitott asztalok
listed-join = Játssz { $name } ellen
listed-watch = Nézd: { $first } – { $second }

join-title = { $name } meghív egy Mandala-játszmára
join-clock-none = Óra nélkül: mindenki annyi ideig gondolkodik, ameddig akar.
join-clock-live = Óra: { $minutes } perc fejenként, és minden lépésért még { $seconds } mp.
join-clock-days = Óra: lépésenként legfeljebb { $time }.
join-go = Leülök
waiting-title = Kész az asztal
waiting-watch-title = A játék még nem kezdődött el
waiting-what = Küldd el ezt a linket annak, akivel játszani szeretnél. A játék akkor kezdődik, amikor leül.
waiting-qr = Ugyanez a link QR-kódként, egy telefon kamerájának
waiting-link = Link az ellenfelednek
watch-link = Link a nézőknek
watch-what = Aki megnyitja, nézheti a játékot; a lapok rejtve maradnak.
waiting-cancel = A játék megszakítása
local-title = Ezeket a linkeket csak ez a számítógép tudja megnyitni
local-network = A kiszolgáló csak ennek a számítógépnek válaszol. Ha másokat is beengednél ugyanerről a hálózatról, állítsd le, és indítsd el az alábbi sorral, a CÍM helyén ennek a számítógépnek a címével. Itt is azt a címet nyisd meg.
local-address = CÍM
copy = Másolás
copy-link = { $what }: másolás
copied = Másolva

take-back = Visszaveszem a lépésem
abort = A játék megszakítása
other-player = { $name } letiltása vagy bejelentése
resign = Feladás
resign-sure = Feladod?
resign-what = Az ellenfeled nyer; a pontok maradnak, ahogy állnak.
play-on = Játszom tovább

setting-confirm = Megerősítés második koppintással
setting-confirm-always = mindig
setting-confirm-matters = ha sok múlik rajta
setting-confirm-never = soha
setting-speed = Animációk
setting-speed-slow = lassú
setting-speed-normal = közepes
setting-speed-fast = gyors
setting-speed-off = nincs
setting-theme = Téma
setting-theme-auto = a rendszeré
setting-theme-light = világos
setting-theme-dark = sötét
setting-contrast = Erősebb kontraszt
setting-sounds = Hangok
setting-vibration = Rezgés, ha egy mandala elkészül vagy megsemmisül
setting-alert = Hangjelzés, ha te jössz, és éppen mást nézel
setting-shortcuts = Billentyűk: 1–6 színek; { $peak1 } és { $peak2 } az I. és II. hegy, { $field1 } és { $field2 } az I. és II. mező, { $pile } a dobópakli; H tanács, Esc visszateszi a lapokat
devices-title = Az eszközeid
devices-none = A kiszolgáló még nem tud semmit erről a böngészőről.
device-this = ez az
device-unknown = Ismeretlen böngésző
device-seen = utoljára használva: { $date }
device-end = Kijelentkeztetés
device-end-what = { $name } kijelentkeztetése
device-add = Eszköz hozzáadása
device-link = Nyisd meg ezt a linket a másik eszközön tíz percen belül. Egyszer használható.
links-end = A helyeimhez tartozó linkek érvénytelenítése
links-ended = Ezek a linkek már nem működnek. Az eszközeid bejelentkezve maradnak.
forget-me = Adataim törlése
forget-sure = Minden játszmádból kilépsz, minden eszközön. A játszmák a neved nélkül megmaradnak.
forget-not = Mégsem
forgotten = Az adataid törölve.
device-title = A játszmáid ezen az eszközön
device-what = Ez a böngésző a másik eszközöd játszmáit fogja mutatni. A saját játszmái lekerülnek a listájáról.
device-go = Itt is kérem
setting-language = Nyelv
sound-offer = Szeretnéd hallani a homokot és a csengőket?
sound-offer-yes = Legyen hang
sound-offer-no = Köszönöm, nem
language-en = English
language-it = Italiano
language-hu = Magyar
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

end-won = { $who ->
    [you] Nyertél!
   *[they] { $name } nyert
}
end-drawn = Döntetlen
end-aborted = A játékot megszakították
end-fewer-cards = Egyenlő pontszám: az nyer, akinek kevesebb kártyája van a csészéjében.
end-take-backs = { $count ->
    [one] Egy lépést visszavettek.
   *[other] { $count } lépést visszavettek.
}
score-of = { $who ->
    [you] A pontjaid
   *[they] { $name } pontjai
}
score-line = { $cards } × { $place }
score-asleep = Nincs a folyóban, nem ér semmit:
accept = Elfogadom
decline = Nem kérem
rematch-waiting = Várakozás a válaszra …
rematch-go = Tovább a következő játszmához
play-again = Még egy játszma
play-again-same-deal = Ugyanaz az osztás, helycserével
look-at-table = Nézd meg az asztalt
replay-game = Visszanézés
download-record = A jegyzőkönyv letöltése

replay-title = Játék visszanézése
replay-what = Válaszd ki egy felvett játék fájlját (.json vagy .jsonl), vagy húzd ide.
replay-choose = Válassz fájlt
replay-refused = Ez a fájl nem játszható vissza: { $why }
replay-too-large = Ez a fájl túl nagy egy felvett játékhoz.
replay-unreadable = Ez nem olvasható fájl.
replay-game-number = { $number }. játék
replay-deal = A kártyák kiosztva.
replay-move = { $ply }. lépés, összesen { $last }
replay-previous = Egy lépést vissza
replay-next = Egy lépést előre
replay-play = Lejátszás
replay-pause = Szünet
replay-view = Látható lapok
replay-all-cards = Minden kártya
leave-replay = Kilépés
check-deal = Osztás ellenőrzése
deal-what = A játék előtt a házigazda közzétette egy titkos kezdőszám lenyomatát. Ez az oldal most maga ellenőrzi, hogy a kártyák ebből következnek-e.
deal-checking = Ellenőrzés …
deal-nothing = Ebben a jegyzőkönyvben nincs lenyomat: az osztás nem ellenőrizhető.
deal-insecure = Ez az oldal nem https-en érkezett, ezért a böngésző nem engedi az ellenőrzést.
deal-promise-holds = A lenyomat az, amelyet ez a böngésző a játék közben kapott.
deal-promise-fails = A lenyomat nem az, amelyet ez a böngésző a játék közben kapott.
deal-promise-unknown = Ez a böngésző nem őrzött meg lenyomatot ehhez a játékhoz: vesd össze azzal, amelyet valaki más kapott.
deal-seed-holds = A kezdőszám az, amelynek a lenyomatát a játék előtt közzétették.
deal-seed-fails = A kezdőszám nem az, amelynek a lenyomatát közzétették.
deal-start-holds = A lenyomatból következik, hogy ki kezd.
deal-start-fails = A lenyomatból nem következik, hogy ki kezd.
deal-nonce-holds = A böngésző által hozzáadott szám benne van az osztásban.
deal-nonce-fails = A böngésző által hozzáadott szám nincs benne az osztásban.
deal-nonce-none = Ez a böngésző nem adott számot az osztáshoz.
deal-deck-holds = A pakli a kezdőszámból és az asztalból következik.
deal-deck-fails = A pakli nem következik a kezdőszámból.
deal-reshuffles-holds = Minden újrakeverés a kezdőszámból következik.
deal-reshuffles-fails = Egy újrakeverés nem következik a kezdőszámból.
deal-moves-holds = Minden lépés szabályos (a kiszolgáló ellenőrizte).
deal-fair = Az osztás tisztességes volt.
deal-unfair = Az osztás nem volt tisztességes.
deal-commitment = Lenyomat
deal-seed = Kezdőszám
deal-nonces = A játékosok által hozzáadott számok
deal-nonces-none = nincs
