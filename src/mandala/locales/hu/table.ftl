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
    [you] { helper-cards } a kezedben
   *[they] { helper-cards } { $name } kezében
}
deck = Húzópakli: { helper-cards }
discard = Dobópakli: { helper-cards }

first-choice = { $who ->
    [you] te választasz először
   *[they] { $name } először
}
first-choice-tie = egyenlő: aki befejezi, 2.-ként választ

your-hand = A kezed
well = { $colourName }: { $count ->
    [0] nincs
   *[other] { $count } kézben
}{ $up ->
    [0] {""}
   *[other] , { $up } felvéve
}{ $fresh ->
    [0] {""}
   *[other] , { $fresh } most húzott
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
tap-again = még egyszer a kijátszáshoz
undo = Vissza

effect-balance = { $mine } : { $theirs }
effect-draw = húzás: { $count }
effect-draw-limit = húzás: { $count }, legfeljebb { $limit } kézben
effect-completes = elkészül
effect-first = { $who ->
    [you] te választasz először
   *[they] { $name } választ először
}
effect-deck-out = elfogy a pakli
effect-may-end = véget érhet a játék
effect-ends-game = véget ér a játék

claims = Válassz színt
claim-colour = { $colourName } ×{ $count }
claim-to-river = { $place }. hely: te +{ $gain }
claim-to-cup = csésze: te +{ $gain }
claim-other = { $name } számára { $gain }
claim-other-or-more = { $name } számára { $gain }+
claim-no-field = Amit választasz, a dobópaklira kerül: azt válaszd, amit a másik ne kapjon meg.

headline-turn = { $who ->
    [you] Te jössz
   *[they] { $name } jön
}
headline-claim = { $who ->
    [you] Válassz színt
   *[they] { $name } választ
}
headline-sharing = Megsemmisül { helper-the-mandala } mandala
hint-turn = Vegyél fel egy színt a kezedből.
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
    [you] Elkészült { helper-the-mandala } mandala: { $mine } : { $theirs }, nem te fejezted be, te választasz először.
   *[they] Elkészült { helper-the-mandala } mandala: { $mine } : { $theirs }, nem { $name } fejezte be, ő választ először.
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
log-claims-listed = Színlistát hagytál.
log-rematch = { $who ->
    [you] Új játékot ajánlasz.
   *[they] { $name } új játékot ajánl.
}
log-rematch-same-deal = { $who ->
    [you] Új játékot ajánlasz ugyanezzel az osztással.
   *[they] { $name } új játékot ajánl ugyanezzel az osztással.
}
log-rematch-declined = { $who ->
    [you] Nem kéred.
   *[they] { $name } nem kéri.
}
log-rematch-accepted = A következő játék kész.
log-finished = { $reason ->
    [river] Megtelt egy folyó hatodik helye: vége a játéknak.
    [deck] Megsemmisült az utolsó mandala: vége a játéknak.
    [deadlock] Már egyik mandala sem készülhet el: vége a játéknak.
    [stall] Harminc kör mandalába tett kártya nélkül: vége a játéknak.
    [resign] { $who ->
        [you] Feladod.
       *[they] { $name } feladja.
    }
    [timeout] Lejárt az idő: vége a játéknak.
    [aborted] A játékot lefújták.
   *[other] Vége a játéknak.
}

caption-weigh = { $mine } : { $theirs } — { $who ->
    [you] te választasz először
   *[they] { $name } választ először
}
caption-gain = +{ $points }
caption-gain-or-more = +{ $points } vagy több

cup-title = { $who ->
    [you] A csészéd
   *[they] { $name } csészéje
}
cup-strict = Ennél az asztalnál fejben tartjátok, mi került a csészébe.
cup-line = { $colourName }: { $count } × { $place } = { $points }
cup-line-asleep = { $colourName }: { $count } alszik, amíg a szín nincs a folyóban
cup-line-unseen = { $count } nem látott
cup-sum = Értéke eddig { $worth }
cup-sum-range = Értéke eddig { $from } és { $to } között
discard-strict = Ennél az asztalnál fejben tartjátok, mi került a dobópaklira.
discard-empty = Még semmi sincs eldobva.

headline-over = Vége a játéknak
ai-warming_up = Készül az első lépésre …
ai-queued = Sorára vár …
ai-thinking = Gondolkodik …
ai-again = Újra gondolkodik …
replay-last = mutasd újra
show-score = Mutasd a pontokat
cover-what = Add át az eszközt. { $name } következik, mindkét kéz takarva van.
cover-show = { $name } vagyok: mutasd a kártyáimat
cover-hide = Takard el a kártyáimat, { $name } következik

looking-back = Az asztal { $ply } lépés után
back-to-live = Vissza a jelenbe
whose-turn = { $who ->
    [you] te jössz
   *[they] { $name } jön
}
headline-after-destruction = { $who ->
    [you] Te fejezted be: { $turn }
   *[they] { $name } fejezte be: { $turn }
}
clock-days = { $count } nap
overdue = A másik ideje lejárt.
overdue-win = Elfogadom a győzelmet
overdue-ai = Játsszon tovább a gép
greetings = Mondj valamit
