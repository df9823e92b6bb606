### A bevezető és a szabályoldalak példái; velük együtt töltődnek be. Röviden: telefonon körülbelül 250 betű fér el.

learn-title = Tanuld meg a Mandalát játék közben
learn-lesson = { $number }. lecke, összesen { $count }
learn-exercise = { $number }. feladat, összesen { $count }
learn-read-again = Olvasd el újra
learn-try-again = Próbáld újra
learn-next = Tovább
learn-not-yet = Lehetséges, de ez a lecke mást kér.
learn-right = Helyes!
learn-wrong = Nem egészen.
learn-lessons = Leckék
learn-exercises = Feladatok
learn-done = kész
learn-again = Kezdjük elölről
learn-finished = Ismered a játékot
learn-finished-text = Ennyi volt minden szabály, ami számít. Egy ellenfél már vár; a szabályok bármikor egy koppintásra vannak.
learn-play = Játssz egy igazi játszmát
learn-leave = Kilépés a bevezetőből

lesson-build = Hegyépítés
lesson-build-text = Közted és az ellenfeled között fekszik az I. és a II. mandala. A hegyépítés új kártyákat hoz. Vedd fel a piros kártyádat, és tedd az I. hegyre. Utána hármat húzol.
lesson-build-hint = Koppints a pirosra, aztán az I. hegyre.
lesson-build-hint-two = Az a II. hegy volna. Most az I. hegyre tedd a pirosat.

lesson-grow = Növeld a meződ
lesson-grow-text = Akinek több kártyája van a mezőjén, az választ majd először. A meződre egy színből többet is tehetsz, de nem húzol. Tedd mindkét narancs kártyát az I. meződre.
lesson-grow-hint = Koppints a narancsra, mindkét kártyára, aztán az I. mezőre.
lesson-grow-hint-both = Egy is elég volna, kettő erősebb: vedd fel mindkét narancs kártyát.

lesson-colour = A színszabály
lesson-colour-text = Egy mandalában egy szín csak egy területen lehet. A zöld az ellenfeled I. mezőjén van, és a II. hegyen. Keresd meg az egyetlen helyet, ahová a zöldedet még leteheted, és tegyél oda egyet.
lesson-colour-hint = Nézd meg, hol van zöld a II. mandalában: oda még kerülhet.
lesson-colour-hint-discard = Dobni mindig lehet, de a zöldnek van még helye a mandalákban.

lesson-complete = Egy mandala elkészül
lesson-complete-text = Az I. mandalában öt szín van; a fekete hiányzik. A mezőkön kettő–egyre vezetsz, tehát te választanál először. Fejezd be: tegyél feketét az I. hegyre.
lesson-complete-hint = Koppints a feketére, aztán kétszer az I. hegyre: a második megerősíti.
lesson-complete-hint-field = Így is elkészül, de akkor a fekete nem volna ott, amikor osztozkodtok. Tedd a hegyre.

lesson-claim = A hegy szétosztása
lesson-claim-text = Felváltva választotok. Ha egy szín új a folyódban, egy kártyája a következő helyre kerül, a többi a csészédbe. Pirosból három van: szerezd meg a pirosat. Az 1. helyre kerül.
lesson-claim-hint = Vedd el a pirosat: egyszerre három kártya.
lesson-claim-hint-black = Két fekete kártya kezdettől a csészédben van. Az 1. helyen csak 1-et érne mindegyik. Tartogasd a feketét nagyobb helyre: előbb a piros.

lesson-order = Miért számít a sorrend
lesson-order-text = A végén a csészédben minden kártya annyit ér, ahányadik helyen a színe a folyódban áll. Két fekete alszik a csészédben az osztás óta. A 2. hely következik: vedd el a feketét, és 2-t érnek.
lesson-order-hint = A lila most semmit sem hozna. A fekete két kártyát ébreszt fel a csészédben.

lesson-discard = Dobás és újrahúzás
lesson-discard-text = A piros most az ellenfeled II. mezőjén van, és a kezedben három piros foglalja a helyet. Tedd mindhármat a dobópaklira, és húzz három újat. Ez egy egész kör.
lesson-discard-hint = Koppints a pirosra, mindháromra, aztán a dobásra.
lesson-discard-hint-all = Mindhármat, hogy három újat kapj.

lesson-limit = Soha nyolcnál több
lesson-limit-text = Nyolc kártyád van, ez a legtöbb. Építés után hét kártyád marad, ezért csak egyet húzol. Tedd a lilát a II. hegyre, és nézd meg, mi történik, ha ott üres a meződ.
lesson-limit-hint = Koppints a lilára, aztán a II. hegyre.
lesson-limit-hint-field = Igazi játékban okos volna! De most az egyszer hagyd üresen a II. meződet: II. hegy.

lesson-empty = Üres mező
lesson-empty-text = Az ellenfeled befejezte a II. mandalát. A meződ üres volt: te is választasz, de amit elveszel, a dobópaklira kerül. Vedd hát el, ami az ellenfelednek a legtöbbet hozná.
lesson-empty-hint = A lila már ott van az ellenfeled folyójában, pontot érne. A fekete egyelőre nem.

lesson-deck = Az egyik vég: a pakli
lesson-deck-text = Jóval később. A húzópakliban három kártya maradt. Az utolsó után a dobópakliból lesz új pakli, és a következő mandala az utolsó. Tedd a pirosat a II. hegyre, és húzd ki őket.
lesson-deck-hint = Koppints a pirosra, aztán a II. hegyre: az építés húzással jár.

lesson-last = Az utolsó mandala
lesson-last-text = A következő mandala az utolsó: aki most befejez egy mandalát, véget vet a játéknak. Az I. mandalából a fekete hiányzik, és három–kettőre vezetsz. Tegyél feketét az I. hegyre.
lesson-last-hint = Koppints a feketére, aztán kétszer az I. hegyre: a második megerősíti.
lesson-last-hint-field = Így is elkészül. De a hegyen a fekete eggyel több szín neked.

lesson-river = A másik vég: a folyó
lesson-river-text = A megtelt folyó is véget vet a játéknak, amint ezt a mandalát szétosztottátok. A hatodik helyed szabad, és 6-ot ér kártyánként. A zöld új neked: vedd el.
lesson-river-hint = A piros és a fekete 1-et és 2-t ér. A zöld a 6. helyre kerül: két kártya a csészébe, egyenként 6.

lesson-score = Pontozás
lesson-score-text = Vége a játéknak. A csészédben minden kártya annyit ér, ahányadik helyen a színe a folyódban áll; a folyó kártyái nem számítanak. Hány pontod van?
lesson-score-cards = Ennyi a kártya. Mindegyik annyit ér, ahányadik helyen a színe áll.
lesson-score-right = Két piros laponként 1, két fekete 2, három narancs 3, egy sárga 4, két zöld 6: nyertél!
lesson-score-river = A folyót is beleszámoltad. Csak a csésze számít.

exercise-first = Ki választ először?
exercise-first-text = Az ellenfeled most lilát tesz az I. hegyre, és ezzel elkészül a mandala. Mindkét mezőn két kártya van. Ki választ először?
exercise-first-you = A mezők egyenlők, ezért az választ először, aki nem az utolsó kártyát játszotta.
exercise-first-other = Egyenlő mezőknél nem előny befejezni: az ellenfél választ először.

exercise-worth = Melyik ér többet?
exercise-worth-text = Te választasz először. A folyódban a piros az 1., a zöld a 2. helyen van; a 3. szabad. Két fekete alszik a csészédben. Melyik szín hozza most a legtöbb pontot?
exercise-worth-red = Négy kártya, de mindegyik csak 1-et ér: az 4.
exercise-worth-yellow = Az egyik a 3. helyre kerül, a másik 3-at ér.
exercise-worth-green = Két kártya a 2. helyen: az 4.
exercise-worth-black = Az egyetlen kártya a 3. helyre kerül, és felébreszti a két alvót: 6 pont.

exercise-field = Mit hová tehetsz?
exercise-field-text = Ezek közül melyik színt teheted az I. mandalában a meződre?
exercise-field-right = A lila az I. mandalában még sehol sincs. Hogy a II. hegyen van, az nem számít.
exercise-field-wrong = Egy mandalában egy szín azon a területen marad, ahol van.

exercise-empty = Üres kézzel
exercise-empty-text = A II. meződ üres: amit elveszel, a dobópaklira kerül. Az ellenfeled folyója így kezdődik: sárga, fekete, lila, aztán zöld. Melyik színt ne kapja meg?
exercise-empty-red = A piros új volna a folyójában: egyetlen kártya kerülne oda, pontot még nem érne.
exercise-empty-yellow = Három sárga az 1. helyen: 3 pont az ellenfelednek. Van ennél rosszabb.
exercise-empty-purple = Két lila a 3. helyen 6 pont lett volna.

exercise-complete = Az utolsó kártya
exercise-complete-text = A II. mandalából csak a fekete hiányzik, és mindkét mezőn két kártya van. Egy fekete van a kezedben. Hogyan fejezed be úgy, hogy te válassz először?
exercise-complete-build = Akkor a mezők egyenlők maradnak, és te játszottad az utolsó kártyát: az ellenfeled választ először.
exercise-complete-grow = Három–kettő: a te meződ a nagyobb, te választasz először.

option-you = Én
option-other = Az ellenfelem
option-points = { $number }
option-build = Fekete a hegyre
option-grow = Fekete a mezőmre

rules-contents = Tartalom
rules-example = Példa
rules-example-draw = Hány kártyát húzol hegyépítés után
rules-example-draw-left = a kezedben maradt
rules-example-draw-drawn = húzol
rules-example-draw-less = vagy kevesebb
rules-example-colours = Minden színből van egy kártyád. Melyiket hová teheted ebben a mandalában?
rules-example-colour = Szín
rules-example-mountain = Hegy
rules-example-field = A te meződ
rules-example-yes = igen
rules-example-fields = { $mine } kártya { $theirs } ellen: te választasz először.
rules-example-score = Megtelt folyó, és hogy mennyit érnek a csésze kártyái.
rules-example-name = A te csészéd
