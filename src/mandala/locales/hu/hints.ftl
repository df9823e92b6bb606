### Tanácsok: megfontolandó lépések, mi lehet belőlük, és miért.

advice-title = Ezeket érdemes meggondolni
advice-short = { $colourName }: { $where }
advice-win = { $percent }% nyerési esély
advice-lead = { $side ->
    [ahead] { $count } pont előny
    [behind] { $count } pont hátrány
   *[level] döntetlen állás
}
advice-ready = { $count ->
    [one] Egy lépést érdemes meggondolni.
   *[other] { $count } lépést érdemes meggondolni, elöl a legjobb.
}
advice-note = Csak abból számolva, amit láthatsz és megjegyezhettél.
advice-also = Más darabszámmal is ugyanolyan jó: { $counts }.
advice-even = { $which ->
    [both] A kettő gyakorlatilag egyformán jó.
    [first] Az első kettő gyakorlatilag egyformán jó.
   *[all] Mindhárom gyakorlatilag egyformán jó.
}

## Miért.

why-only-move = Nincs más lépés.
why-ends-ahead = Befejezi a játékot, amíg te vezetsz.
why-hastens-end = Kiüríti a paklit, amíg te vezetsz: a következő mandala az utolsó.
why-delays-end = Elhúzza a játékot: időt nyersz a felzárkózáshoz.
why-completes-alone = Elkészül { helper-the-mandala } mandala, amíg ott csak a te meződön van kártya: körülbelül +{ $points }.
why-completes-first = { $points ->
    [0] Elkészül { helper-the-mandala } mandala, és te választasz először.
   *[other] Elkészül { helper-the-mandala } mandala, és te választasz először: körülbelül +{ $points }.
}
why-completes-second = Elkészül { helper-the-mandala } mandala: { $name } választ először, de te is kapsz körülbelül +{ $points } pontot.
why-completes-early = Elkészül { helper-the-mandala } mandala, mielőtt { $name } számára többet érne.
why-threatens = Ezután csak egy szín hiányzik { helper-the-mandala } mandalából: { $colourName }. Nálad van, és te választanál először.
why-foot = Így lesz kártyád { helper-the-mandala } mandalában: üres mezővel ott semmit sem kapnál.
why-takes-lead = Átveszi a vezetést { helper-the-mandala } mandalában: { $mine } : { $theirs }.
why-extends-lead = Növeli az előnyödet { helper-the-mandala } mandalában: { $mine } : { $theirs }.
why-draws-level = Kiegyenlít { helper-the-mandala } mandalában: { $mine } : { $theirs }.
why-narrows-gap = Felzárkózik { helper-the-mandala } mandalában: { $mine } : { $theirs }.
why-keeps-out = Távol tart egy színt { helper-the-mandala } hegytől: { $colourName }, amely { $name } folyójában { $place }. helyen áll.
why-spends-cheap = Olyan színt használ fel, amely neked laponként csak { $place } pontot ér: { $colourName }.
why-spends-single = Ebből a színből csak egy lapod van ({ $colourName }): egy mezőn több egyforma többet ér.
why-feeds = Olyan szín gyűlik { helper-the-mandala } hegyen, amely a folyódban { $place }. helyen áll: { $colourName }.
why-could-wake = Olyan szín gyűlik { helper-the-mandala } hegyen, amelyből a csészédben is van, de a folyódban még nincs: { $colourName }, { $count }.
why-offers-place = Előkészít { helper-the-mandala } mandalában egy színt a folyód { $place }. helyére: { $colourName }.
why-draws = { $count ->
    [0] Csak egy lapba kerül.
   *[other] { $count } új lapot húzol vele.
}
why-discards-stuck = Ez a szín most sehová sem tehető: { $colourName }.
why-renews = Újakra cserél { $count } lapot.
why-passes = Mindkét mandalát úgy hagyja, ahogy van: előbb { $name } kénytelen lépni bennük.
why-claim-wakes = Pontot ér tőle { $count } lap a csészédben ({ $colourName }): összesen +{ $points }.
why-claim-most = Most egyetlen más szín sem hoz többet: +{ $points }.
why-claim-gains = Ennyi ponttal ér többet a csészéd: { $points }.
why-claim-place = { $place ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $place }.
} helyre kerül: { $colourName }. Minden további lap { $place } pontot ér majd.
why-claim-new = Új szín a folyódban, { $place }. hely: { $colourName }.
why-claim-saves = Magasabb helyre tartogat egy színt, amelyből már van a csészédben: { $colourName }, { $count }.
why-claim-denies = Elvesz egy színt, amely { $name } számára { $points } pontot vagy többet ér: { $colourName }.
why-claim-idle = Ezen a színen itt kevés múlik: { $colourName }.
