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
connection-lost = Megszakadt a kapcsolat. Újabb próba …
table-closed = Ez az asztal nem nyitható meg
not-loaded = Az oldal nem töltődött be teljesen. Lehet, hogy közben frissült a játék.
reload = Újratöltés

your-name = A neved
other-name = A másik neve
default-name = Vendég
default-other-name = Barát
start-ai = Játssz most
start-ai-what = Válassz ellenfelet: a játék azonnal kezdődik.
level-what = { $level ->
    [1] Azt játssza, ami szép. Elszámolja magát, és gyakran nem látja, mit gyűjtesz.
    [2] Látja a saját lehetőségeit, a tieidet néha nem.
    [3] Megbízhatóan játszik, néha becsúszik egy hiba.
    [4] Ismeri az értékeket, és egy kicsit előre gondolkodik.
   *[5] Olyan jól gondolkodik előre, ahogy csak tudunk.
}
start-online = Játssz a hálózaton
start-online-what = Küldj egy linket: kétszemélyes asztalt nyit.
start-online-go = Asztal nyitása
start-pace = Idő
start-pace-free = óra nélkül
start-pace-live = 15 perc fejenként
start-pace-days = 3 nap lépésenként
start-listed = Bárki csatlakozhat és nézheti
start-hotseat = Ketten egy képernyőn
start-hotseat-what = Adjátok át az eszközt; a kezek takarva maradnak.
start-hotseat-go = Kezdés
start-more = További lehetőségek: ki kezd, szigorú emlékezet
start-who = Ki kezd?
start-who-random = A véletlen dönt
start-who-first = Én kezdek
start-who-second = A másik kezd
start-strict = Szigorú emlékezet: nem látszik, amit fejben kellene tartanod
start-replay = Felvett játék visszanézése
my-games = A játékaid
games-more = Még { $count }
game-versus = { $first } – { $second }
game-waiting = a másikra vár
game-moves = { $count } lépés
games-finished = Nemrég befejezve
listed-tables = Nyitott asztalok
listed-join = Játssz { $name } ellen
listed-watch = Nézd: { $first } – { $second }

join-title = { $name } Mandalát játszani hív
join-clock-none = Óra nélkül: mindenki annyi időt szán rá, amennyit szeretne.
join-clock-live = Óra: { $minutes } perc fejenként, és minden döntéssel még { $seconds } mp.
join-clock-days = Óra: legfeljebb { $time } döntésenként.
join-go = Leülök
waiting-title = Kész az asztalod
waiting-watch-title = A játék még nem kezdődött el
waiting-what = Küldd el ezt a linket annak, akivel játszani szeretnél. A játék akkor kezdődik, amikor leül.
waiting-qr = Ugyanez a link QR-kódként, egy telefon kamerájának
waiting-link = Link a másik játékosnak
watch-link = Link a nézőknek
watch-what = Aki megnyitja, nézi a játékot; a kezek takarva maradnak.
waiting-cancel = A játék törlése
local-title = Ezeket a linkeket csak ez a számítógép tudja megnyitni
local-network = A szerver csak ennek a számítógépnek válaszol. Ha valaki ugyanezen a hálózaton van: állítsd le, indítsd el az alábbi sorral, a CÍM helyén ennek a számítógépnek a címével, és itt is azt a címet nyisd meg.
local-address = CÍM
local-far = Ha valaki messze van, nyilvános cím kell https-sel: a projekt docs/hosting.md lapja leírja, hogyan.
copy = Másolás
copy-link = { $what }: másolás
copied = Másolva

take-back = Visszaveszem a lépésem
abort = A játék lefújása
resign = Feladás
resign-sure = Feladod?
resign-what = A másik nyer; a pontok maradnak, ahogy állnak.
play-on = Játszom tovább

setting-confirm = Megerősítés második választással
setting-confirm-always = mindig
setting-confirm-matters = ha számít
setting-confirm-never = soha
setting-speed = Animációk
setting-speed-slow = lassú
setting-speed-normal = közepes
setting-speed-fast = gyors
setting-speed-off = nincs
setting-theme = Fény
setting-theme-auto = mint a rendszer
setting-theme-light = nappal
setting-theme-dark = éjszaka
setting-contrast = Erősebb kontraszt
setting-sounds = Hangok
setting-alert = Hang, ha te jössz, és máshová nézel
setting-shortcuts = Billentyűk: 1–6 színek; Q és W az I. és II. hegy, A és S az I. és II. mező, D a dobópakli; H tanács, Esc visszatesz
setting-language = Nyelv
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
end-aborted = A játékot lefújták
end-fewer-cards = Egyenlő pontszám: a kevesebb kártyás csésze nyer.
score-of = { $who ->
    [you] A pontjaid
   *[they] { $name } pontjai
}
score-line = { $cards } × { $place }
score-asleep = Alszik, nem ér semmit:
accept = Elfogadom
decline = Nem kérem
rematch-waiting = Várakozás a válaszra …
rematch-go = A következő játékhoz
play-again = Még egy játék
play-again-same-deal = Ugyanaz az osztás, helycserével
look-at-table = Nézd meg az asztalt
replay-game = Visszanézés
download-record = A jegyzőkönyv letöltése

replay-title = Játék visszanézése
replay-what = Válaszd ki egy felvett játék fájlját (.json vagy .jsonl), vagy ejtsd ide.
replay-choose = Fájl választása
replay-refused = Ez a fájl nem nézhető vissza: { $why }
replay-too-large = Ez a fájl túl nagy egy felvett játékhoz.
replay-unreadable = Ezt nem lehet fájlként beolvasni.
replay-game-number = { $number }. játék
replay-deal = A kártyák kiosztva.
replay-move = { $ply }. lépés, összesen { $last }
replay-previous = Egy lépést vissza
replay-next = Egy lépést előre
replay-play = Lejátszás
replay-pause = Szünet
replay-view = Kinek a kártyái
replay-all-cards = Minden kártya
leave-replay = Kilépés
check-deal = Osztás ellenőrzése
deal-what = A játék előtt a házigazda közzétette egy titkos mag lenyomatát. Ez az oldal most maga számolja ki, hogy a kártyák ebből következnek-e.
deal-checking = Ellenőrzés …
deal-nothing = Ebben a jegyzőkönyvben nincs lenyomat: az osztás nem ellenőrizhető.
deal-insecure = Ez az oldal nem https-en érkezett, ezért a böngésző nem adja az ellenőrzés eszközeit.
deal-promise-holds = A lenyomat az, amelyet ez a böngésző a játék közben kapott.
deal-promise-fails = A lenyomat nem az, amelyet ez a böngésző a játék közben kapott.
deal-promise-unknown = Ez a böngésző nem őrzött meg lenyomatot ehhez a játékhoz: vesd össze azzal, amelyet valaki más kapott.
deal-seed-holds = A mag az, amelynek a lenyomatát a játék előtt közzétették.
deal-seed-fails = A mag nem az, amelynek a lenyomatát közzétették.
deal-deck-holds = A pakli a magból és az asztalból következik.
deal-deck-fails = A pakli nem következik a magból.
deal-reshuffles-holds = Minden újrakeverés a magból következik.
deal-reshuffles-fails = Egy újrakeverés nem következik a magból.
deal-moves-holds = Minden lépés szabályos (a kiszolgáló ellenőrizte).
deal-fair = Az osztás tisztességes.
deal-unfair = Az osztás nem tisztességes.
deal-commitment = Lenyomat
deal-seed = Mag
