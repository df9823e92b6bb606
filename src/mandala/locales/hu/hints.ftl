### Tanácsok: megfontolandó lépések, mi lehet belőlük, és miért.

advice-title = Megfontolandó lépések
advice-short = { $colourName }: { $where }
advice-win = esély { $percent } %
advice-lead = { $side ->
    [ahead] { $count } pont előny
    [behind] { $count } pont hátrány
   *[level] egál
}
advice-ready = { $count ->
    [one] Egy megfontolandó lépés.
   *[other] { $count } megfontolandó lépés, elöl a legjobb.
}
advice-note = Csak abból számolva, amit láthatsz és megjegyezhettél.
study-title = Amit { $name } megfontolhatott
study-note = A megszólított itt { $name }: minden csak abból van számolva, amit { $name } láthatott és megjegyezhetett.
study-played = ezt játszotta
study-instead = Ehelyett történt:

## Miért.

why-only-move = Nincs más lépés.
why-ends-ahead = Véget vet a játéknak, amíg te vezetsz.
why-hastens-end = Kiüríti a paklit, amíg te vezetsz: a következő mandala az utolsó.
why-delays-end = Életben tartja a játékot: idő kell a felzárkózáshoz.
why-completes-alone = Elkészül { helper-the-mandala } mandala, amíg ott csak neked van lapod a meződön: körülbelül +{ $points }.
why-completes-first = { $points ->
    [0] Elkészül { helper-the-mandala } mandala, és te választasz először.
   *[other] Elkészül { helper-the-mandala } mandala, és te választasz először: körülbelül +{ $points }.
}
why-completes-second = Elkészül { helper-the-mandala } mandala: { $name } választ először, de te is kapsz körülbelül +{ $points } pontot.
why-completes-early = Elkészül { helper-the-mandala } mandala, mielőtt { $name } számára többet érne.
why-threatens = Ezután csak egy szín hiányzik { helper-the-mandala } mandalából: { $colourName }. Nálad van, és te választanál először.
why-foot = Bejutsz vele { helper-the-mandala } mandalába: üres mezővel ott semmit sem kapnál.
why-takes-lead = Átveszi a vezetést { helper-the-mandala } mandalában: { $mine } : { $theirs }.
why-extends-lead = Növeli az előnyödet { helper-the-mandala } mandalában: { $mine } : { $theirs }.
why-draws-level = Kiegyenlít { helper-the-mandala } mandalában: { $mine } : { $theirs }.
why-narrows-gap = Felzárkózik { helper-the-mandala } mandalában: { $mine } : { $theirs }.
why-keeps-out = Távol tart egy színt { helper-the-mandala } hegytől: { $colourName }, amely { $name } folyójában { $place }. helyen áll.
why-spends-cheap = Olyan színt használ fel, amely neked laponként csak { $place } pontot ér: { $colourName }.
why-spends-single = Ebből a színből csak egy lapod van ({ $colourName }): a mezőn több egyforma ér többet.
why-feeds = Olyan szín gyűlik { helper-the-mandala } hegyen, amely a folyódban { $place }. helyen áll: { $colourName }.
why-could-wake = Olyan szín gyűlik { helper-the-mandala } hegyen, amely a csészédben alszik: { $colourName }, { $count }.
why-offers-place = Előkészít { helper-the-mandala } mandalában egy színt a folyód { $place }. helyére: { $colourName }.
why-draws = { $count ->
    [0] Csak egy lapba kerül.
   *[other] { $count } új lap kerül vele a kezedbe.
}
why-discards-stuck = Ez a szín most sehová sem tehető: { $colourName }.
why-renews = { $count } lapot cserél újra.
why-passes = Mindkét mandalát úgy hagyja, ahogy van: előbb { $name } kénytelen színt vallani.
why-claim-wakes = Felébreszt { $cards } a csészédben: összesen +{ $points }.
why-claim-most = Itt egyik szín sem hoz többet azonnal: +{ $points }.
why-claim-gains = Ennyivel lesz értékesebb a csészéd: { $points }.
why-claim-place = { $place ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $place }.
} helyre kerül: { $colourName }. Minden további lap { $place } pontot ér majd.
why-claim-new = Új szín a folyódban, { $place }. hely: { $colourName }.
why-claim-saves = Magasabb helyre tartogat egy színt, amely a csészédben alszik: { $colourName }, { $count }.
why-claim-denies = Elvesz egy színt, amely { $name } számára { $points } pontot vagy többet ér: { $colourName }.
why-claim-idle = Ezen itt kevés múlik: { $colourName }.
