### Az asztal a böngészőben.

side = { $who ->
    [you] A te oldalad
   *[they] { $name } oldala
}
to-move = { $who ->
    [you] te jössz
   *[they] ő jön
}
river-of = { $who ->
    [you] A folyód
   *[they] { $name } folyója
}
river-place = { $place }. hely: { $colourName }
river-place-free = { $place }. hely: szabad
cup-of = { $who ->
    [you] A csészéd, { helper-cards }
   *[they] { $name } csészéje, { helper-cards }
}
cup-cards = { helper-cards }
cup-worth = értéke { $worth }
hand-of = { $who ->
    [you] { helper-cards } nálad
   *[they] { helper-cards } nála: { $name }
}
deck = Húzópakli: { helper-cards }
discard = Dobópakli: { helper-cards }

first-choice = { $who ->
    [you] te választasz először
   *[they] { $name } először
}
first-choice-tie = egyenlő: aki befejezi, másodikként választ
first-choice-tie-short = egyenlő

# What lies in a mandala, for screen readers: the drawing is silent.
mountain-holds = A hegyen: { $cards }
field-holds = { $who ->
    [you] A meződ: { $cards }
   *[they] { $name } mezője: { $cards }
}
mandala-lacks = Hiányzik: { $colours }
holds-nothing = nincs kártya

your-hand = A lapjaid
well = { $colourName }: { $count ->
    [0] nincs
   *[other] { $count } nálad
}{ $up ->
    [0] {""}
   *[other] , { $up } kijelölve
}{ $fresh ->
    [0] {""}
   *[other] , { $fresh } most húzva
}
fresh = +{ $count }
how-many = Hány kártya

targets = Hová
target-mountain = { $mandala }. { -mountain }
target-field = { $mandala }. { -field }{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $count } lap
}
target-discard = Dobás: { $count }
tap-again = koppints újra a kijátszáshoz
undo = Visszateszem

effect-balance = { $mine } : { $theirs }
effect-draw = { $count ->
    [0] nincs húzás
   *[other] { $count } húzás
}
effect-draw-limit = { $count } húzás, több nem fér ({ $limit })
effect-completes = elkészül
effect-first = { $who ->
    [you] te választasz először
   *[they] { $name } választ először
}
effect-deck-out = elfogy a pakli
effect-may-end = véget vethet a játéknak
effect-ends-game = véget vet a játéknak

claims = Válassz színt
claim-colour = { $colourName } ×{ $count }
claim-to-river = { $place }. hely: neked +{ $gain }
claim-to-cup = a csészédbe: +{ $gain }
claim-other = { $name } számára { $gain } pont
claim-other-or-more = { $gain ->
    [0] { $name } számára is érhet pontot
   *[other] { $name } számára legalább { $gain } pont
}
claim-no-field = Üres a meződ, ezért amit elveszel, a dobópaklira kerül: azt vedd el, ami az ellenfelednek a legtöbbet érné.

headline-turn = { $who ->
    [you] Te jössz
   *[they] { $name } jön
}
headline-claim = { $who ->
    [you] Válassz színt
   *[they] { $name } választ
}
headline-sharing = Megsemmisül { helper-the-mandala } mandala
hint-turn = Válassz egy színt a lapjaid közül.
hint-claim = Válassz egy színt a hegyről.
advice-ask = Tanács
end-near = Elfogyott a pakli: a következő mandala az utolsó.

menu = Menü
log = Napló
log-look = Az asztal { $ply } lépés után
log-seated = { $who ->
    [you] Leülsz az asztalhoz.
   *[they] { $name } leül az asztalhoz.
}
log-mountain = { $who ->
    [you] { $cards } teszel { helper-the-mandala } hegyre, és { $drew } lapot húzol.
   *[they] { $name } { $cards } tesz { helper-the-mandala } hegyre, és { $drew } lapot húz.
}
log-field = { $who ->
    [you] { $cards } teszel a meződre { helper-the-mandala } mandalában.
   *[they] { $name } { $cards } tesz a mezőjére { helper-the-mandala } mandalában.
}
log-discard = { $who ->
    [you] { $cards } dobsz el, és { $drew } lapot húzol.
   *[they] { $name } { $cards } dob el, és { $drew } lapot húz.
}
log-claim-river = { $who ->
    [you] { $cards } veszel el: { $place }. hely, +{ $points }.
   *[they] { $name } { $cards } vesz el: { $place }. hely, +{ $points }.
}
log-claim-river-automatic = { $who ->
    [you] Az utolsó szín, a { $colourName } ({ $count }), a tiéd: { $place }. hely, +{ $points }.
   *[they] Az utolsó szín, a { $colourName } ({ $count }), { $name } folyójába kerül: { $place }. hely, +{ $points }.
}
log-claim-cup = { $who ->
    [you] { $cards } veszel el a csészédbe: +{ $points }.
   *[they] { $name } { $cards } vesz el a csészéjébe: +{ $points }.
}
log-claim-cup-automatic = { $who ->
    [you] Az utolsó szín, a { $colourName } ({ $count }), a csészédbe kerül: +{ $points }.
   *[they] Az utolsó szín, a { $colourName } ({ $count }), { $name } csészéjébe kerül: +{ $points }.
}
log-claim-discard = { $who ->
    [you] { $cards } veszel el: a dobópaklira, mert üres volt a meződ.
   *[they] { $name } { $cards } vesz el: a dobópaklira, mert üres volt a mezője.
}
log-claim-discard-automatic = A { $colourName } ({ $count }) a dobópaklira kerül.
log-reshuffled = Elfogyott a pakli: a dobópakliból lesz az új húzópakli.
log-completed = { $who ->
    [you] Elkészült { helper-the-mandala } mandala: { $mine } : { $theirs }, te választasz először.
   *[they] Elkészült { helper-the-mandala } mandala: { $mine } : { $theirs }, { $name } választ először.
}
log-completed-tie = { $who ->
    [you] Elkészült { helper-the-mandala } mandala: { $mine } : { $theirs }. Nem te fejezted be, ezért te választasz először.
   *[they] Elkészült { helper-the-mandala } mandala: { $mine } : { $theirs }. Nem { $name } fejezte be, ezért ő választ először.
}
log-destroyed = Megsemmisült { helper-the-mandala } mandala.
log-dealt = Új { $mandala }. hegy: { $firstName } és { $secondName }.
log-taken-back = { $who ->
    [you] Visszaveszed a lépésedet.
   *[they] { $name } visszavesz egy lépést.
}
log-ai-took-over = { $level ->
    [1] A Tanonc
    [2] A Társ
    [3] A Haladó
    [4] A Szakértő
   *[5] A Mester
} játszik tovább { $name } helyett.
log-greeted = { $name }: { $greetingText }
log-claims-listed = Megadtad, milyen sorrendben veszed el a színeket.
log-rematch = { $who ->
    [you] Új játszmát ajánlasz.
   *[they] { $name } új játszmát ajánl.
}
log-rematch-same-deal = { $who ->
    [you] Új játszmát ajánlasz ugyanezzel az osztással.
   *[they] { $name } új játszmát ajánl ugyanezzel az osztással.
}
log-rematch-declined = { $who ->
    [you] Visszautasítod.
   *[they] { $name } visszautasítja.
}
log-rematch-accepted = Kezdődhet a következő játszma.
log-finished = { $reason ->
    [river] Megtelt egy folyó hatodik helye: vége a játéknak.
    [deck] Megsemmisült az utolsó mandala: vége a játéknak.
    [deadlock] Már egyik mandala sem készülhet el: vége a játéknak.
    [stall] Harminc körön át senki sem tett kártyát mandalába: vége a játéknak.
    [resign] { $who ->
        [you] Feladod.
       *[they] { $name } feladja.
    }
    [timeout] Lejárt az idő: vége a játéknak.
    [aborted] A játékot megszakították.
   *[other] Vége a játéknak.
}

caption-weigh = { $mine } : { $theirs } — { $who ->
    [you] te választasz először
   *[they] { $name } választ először
}
caption-gain = +{ $points }
caption-gain-or-more = { $points ->
    [0] ismeretlen pontérték
   *[other] legalább +{ $points }
}

cup-title = { $who ->
    [you] A csészéd
   *[they] { $name } csészéje
}
cup-strict = Ennél az asztalnál fejben kell tartanotok, mi került a csészébe.
cup-line = { $colourName }: { $count } × { $place } = { $points }
cup-line-asleep = { $colourName }: { $count } lap nem ér semmit, amíg a szín nincs a folyóban
cup-line-unseen = { $count } ismeretlen
cup-sum = Értéke eddig { $worth }
cup-sum-range = Értéke eddig { $from } és { $to } között
discard-strict = Ennél az asztalnál fejben kell tartanotok, mi került a dobópaklira.
discard-empty = Még senki sem dobott el kártyát.

headline-over = Vége a játéknak
ai-warming_up = Készül az első lépésre …
ai-queued = Várja, hogy gondolkodhasson …
ai-queued-place = Várja, hogy gondolkodhasson ({ $place }. a sorban) …
ai-thinking = Gondolkodik …
ai-again = Újra gondolkodik …
replay-last = mutasd újra
show-score = Mutasd a pontokat
cover-what = Add át az eszközt. { $name } következik, a lapok rejtve vannak.
cover-show = { $name } vagyok: mutasd a lapjaimat
cover-hide = Rejtsd el a lapjaimat, { $name } következik

looking-back = Az asztal { $ply } lépés után
back-to-live = Vissza a játékhoz
whose-turn = { $who ->
    [you] te jössz
   *[they] { $name } jön
}
headline-after-destruction = { $who ->
    [you] Te fejezted be: { $turn }
   *[they] { $name } fejezte be: { $turn }
}
clock-days = { $count } nap
overdue = Az ellenfeled ideje lejárt.
overdue-win = Kérem a győzelmet
overdue-ai = Játsszon tovább helyette a gép
greetings = Üzenj valamit
