### Egy játszma elemzése: lépések, amelyeket valaki meggondolhatott volna, és a folytatás onnan.

study-title = Amit { $name } megfontolhatott
study-note = Csak abból számolva, amit { $name } láthatott és megjegyezhetett.
study-ready = { $count ->
    [one] Egy lépés, amelyet { $name } megfontolhatott.
   *[other] { $count } lépés, amelyet { $name } megfontolhatott, elöl a legjobb.
}
study-played = ezt lépte
study-instead = Ehelyett ezt lépte:
study-nothing = Itt nincs mit eldönteni.
study-covered = { $name } lép. Az elemzéséhez mutasd az összes kártyát.
study-before = Ezek még az előző állás lépései.

## Folytatás a számítógép ellen.

what-if = Folytatás innen
what-if-what = Ülj le az egyik játékos helyére, és folytasd a számítógép ellen. Amit ő nem láthatott, azt újraosztjuk: senki sem tud többet, mint az asztalnál.
what-if-seat = Kinek a lapjaival játszol?
what-if-level = Ellenfél
what-if-at = { $ply } lépés után

## Miért.

their-ends-ahead = Befejezi a játékot, amíg { $mover } vezet.
their-hastens-end = Kiüríti a paklit, amíg { $mover } vezet: a következő mandala az utolsó.
their-delays-end = Elhúzza a játékot: { $mover } időt nyer a felzárkózáshoz.
their-completes-alone = Elkészül { helper-the-mandala } mandala, amíg ott csak { $mover } mezőjén van kártya: körülbelül +{ $points }.
their-completes-first = { $points ->
    [0] Elkészül { helper-the-mandala } mandala, és { $mover } választ először.
   *[other] Elkészül { helper-the-mandala } mandala, és { $mover } választ először: körülbelül +{ $points }.
}
their-completes-second = Elkészül { helper-the-mandala } mandala: { $name } választ először, de { $mover } is kap körülbelül +{ $points } pontot.
their-threatens = Ezután csak egy szín hiányzik { helper-the-mandala } mandalából: { $colourName }. { $mover } kezében van, és ő választana először.
their-foot = Így lesz kártyája { helper-the-mandala } mandalában ({ $mover }): üres mezővel ott semmit sem kapna.
their-extends-lead = Növeli { $mover } előnyét { helper-the-mandala } mandalában: { $mine } : { $theirs }.
their-spends-cheap = Olyan színt használ fel, amely { $mover } számára laponként csak { $place } pontot ér: { $colourName }.
their-spends-single = Ebből a színből { $mover } kezében csak egy lap van ({ $colourName }): egy mezőn több egyforma többet ér.
their-feeds = Olyan szín gyűlik { helper-the-mandala } hegyen, amely { $mover } folyójában { $place }. helyen áll: { $colourName }.
their-could-wake = Olyan szín gyűlik { helper-the-mandala } hegyen, amelyből { $mover } csészéjében is van, de a folyójában még nincs: { $colourName }, { $count }.
their-offers-place = Előkészít { helper-the-mandala } mandalában egy színt { $mover } folyójának { $place }. helyére: { $colourName }.
their-draws = { $count ->
    [0] Csak egy lapba kerül.
   *[other] { $mover } { $count } új lapot húz vele.
}
their-discards-stuck = Ezt a színt { $mover } most sehová sem teheti: { $colourName }.
their-claim-wakes = Pontot ér tőle { $count } lap { $mover } csészéjében ({ $colourName }): összesen +{ $points }.
their-claim-most = Most egyetlen más szín sem hoz többet { $mover } számára: +{ $points }.
their-claim-gains = Ennyi ponttal ér többet { $mover } csészéje: { $points }.
their-claim-new = Új szín { $mover } folyójában, { $place }. hely: { $colourName }.
their-claim-saves = Magasabb helyre tartogat egy színt, amelyből { $mover } csészéjében már van: { $colourName }, { $count }.
