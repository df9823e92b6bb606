### A bevezető és a szabályoldalak példái; velük együtt töltődnek be. Röviden: telefonon körülbelül 250 betű fér el.

learn-title = Tanuld meg a Mandalát játék közben
learn-lesson = { $number }. lecke, összesen { $count }
learn-exercise = { $number }. feladat, összesen { $count }
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
learn-finished-text = Ennyi volt az összes szabály. Most egy igazi játszma jön a Tanonc, a legkönnyebb ellenfél ellen: az első három körödben tanácsokat látsz, indoklással.
learn-play = Játssz egy igazi játszmát
learn-leave = Kilépés a bevezetőből
learn-skip = Bevezető kihagyása
learn-exercises-go = Hat rövid feladat
learn-your-river = A folyód
learn-your-cup = A csészéd
learn-deck = Húzópakli

lesson-aim = Mitől nyersz
lesson-aim-text = A csészédben minden lap annyit ér, amennyi a színe alatt áll a folyódban. Tehát az dönti el, mennyit érnek a lapjaid, hogy milyen sorrendben töltöd meg a folyót.
lesson-aim-more = Ebben a csészében hat sárga lap van, és a sárga a 3. helyen áll: 18 pont. A végén az nyer, akinek több pontja van.

lesson-build = Hegyépítés
lesson-build-text = Te és az ellenfeled két mandalát töltötök meg. A közepükön futó sáv a hegy, amelyet ketten építetek. Ha egy lapot teszel oda, újakat kapsz: hármat húzol.
lesson-build-task = Tedd a piros lapodat az I. hegyre.
lesson-build-hint-two = Az a II. hegy volna. Most az I. hegyre tedd a pirosat.

lesson-grow = Növeld a meződ
lesson-grow-text = A te oldaladon lévő fél a meződ. Akinek ott több lapja van, elsőként vesz majd a hegyről. Egy színből bármennyit letehetsz, de nem húzol, és egy lapnak a kezedben kell maradnia.
lesson-grow-task = Tedd mindkét narancs lapot az I. meződre.
lesson-grow-hint-both = Egy is elég volna, kettő erősebb: tedd le mindkét narancs lapot.

lesson-colour = A színszabály
lesson-colour-text = Egy mandalában egy szín csak egy területen lehet: a hegyen vagy az egyik mezőn. Oda tehetsz belőle többet. A zöld az ellenfeled I. mezőjén van, és a II. hegyen.
lesson-colour-task = Tegyél egy zöldet oda, ahová szabad: a II. hegyre.
lesson-colour-hint-discard = Dobni mindig lehet, de a zöldnek van még helye a mandalákban.

lesson-complete = Egy mandala elkészül
lesson-complete-text = Ha mind a hat szín megvan egy mandalában, elkészült, és szétosztjátok a hegyét. Az I. mandalából a fekete hiányzik. Ott neked két lapod van a meződön, az ellenfelednek egy: te választasz majd elsőként.
lesson-complete-task = Tegyél feketét az I. hegyre; a második koppintás megerősíti.
lesson-complete-hint-field = Így is elkészül, de akkor a fekete nem volna ott, amikor osztozkodtok. Tedd a hegyre.

lesson-claim = Folyó és csésze
lesson-claim-text = Felváltva választotok, mindig egy szín összes lapját. Ha a szín új a folyódban, egy lap a következő helyre kerül, a többi a csészédbe.
lesson-claim-task = Vedd el a pirosat: egy lap az 1. helyre, kettő a csészédbe.
lesson-claim-hint-black = Két fekete lap kezdettől a csészédben van. Ha a fekete az 1. helyre kerül, csak 1-et ér mindegyik. Tartogasd nagyobb helyre: előbb a piros.

lesson-order = Miért számít a sorrend
lesson-order-text = Két fekete lappal a csészédben kezdtél. Amíg a fekete nincs a folyódban, semmit sem érnek. A 2. hely következik: ha a fekete oda kerül, 2-t ér mindegyik.
lesson-order-task = Vedd el a feketét.

lesson-discard = Dobás és újrahúzás
lesson-discard-text = Három piros lapod van. A II. mandalában a piros az ellenfeled mezőjén van, oda a tiéd nem mehet. A körödben cserélhetsz is egyszínű lapokat: eldobod őket, és ugyanannyit húzol.
lesson-discard-task = Dobd el mindhárom piros lapot.
lesson-discard-hint-all = Mindhármat, hogy három újat kapj.

lesson-limit = Soha nyolcnál több
lesson-limit-text = Nyolc lapod van, ez a legtöbb. Építés után hét marad, ezért csak egyet húzol. Most az egyszer hagyd üresen a II. meződet, és nézd meg, mi történik.
lesson-limit-task = Tedd a lilát a II. hegyre.
lesson-limit-hint-field = Igazi játékban okos volna! De most az egyszer hagyd üresen a II. meződet: II. hegy.

lesson-empty = Üres mező
lesson-empty-text = Az ellenfeled befejezte a II. mandalát, és ott üres volt a meződ. Te is választasz, de amit elveszel, a dobópaklira kerül. A lila már ott van az ellenfeled folyójában, neki pontot érne.
lesson-empty-task = Vedd el a lilát az ellenfeled elől.

lesson-deck = Az egyik vég: a pakli
lesson-deck-text = Egy másik játszma, nem sokkal a vége előtt: a húzópakliban három lap maradt. Az utolsó után a dobópakliból lesz új pakli, és a következő elkészülő mandala az utolsó.
lesson-deck-task = Tedd a pirosat a II. hegyre, és húzd ki a hármat.

lesson-last = Az utolsó mandala
lesson-last-text = Most a következő elkészülő mandala véget vet a játéknak. Az I. mandalából a fekete hiányzik, és a mezőkön három–kettőre vezetsz: te választasz majd elsőként.
lesson-last-task = Tegyél feketét az I. hegyre.
lesson-last-hint-field = Így is elkészül. De a hegyen a feketével eggyel több szín osztható szét.

lesson-again = Egy szín, ami már megvan
lesson-again-text = A piros már a folyódban van, a 3. helyen. Ami már ott van, az egészben a csészédbe kerül: a folyóba nem kerül belőle lap.
lesson-again-task = Vedd el a pirosat: három lap, egyenként 3 pont.
lesson-again-hint-green = A zöld a 4. helyre kerülne, és egy lap jutna a csészébe: 4 pont. A piros 9-et ér.

lesson-river = A másik vég: a folyó
lesson-river-text = Egy másik játszma, a pakliban sok lap van. A hat színnel megtelt folyó is véget vet a játéknak, amint ezt a mandalát szétosztottátok. A hatodik helyed szabad: laponként 6 pont.
lesson-river-task = Vedd el a zöldet, az új neked.

lesson-score = Pontozás
lesson-score-text = Vége a játéknak. A csészédben minden lap annyit ér, amennyi a színe alatt áll a folyódban; a folyó lapjai nem számítanak. Hány pontod van?
lesson-score-cards = Ennyi a lap. Mindegyik annyit ér, amennyi a színe alatt áll a folyódban.
lesson-score-right = Két piros laponként 1, két fekete 2, három narancs 3, egy sárga 4, két zöld 6: nyertél!
lesson-score-river = A folyót is beleszámoltad. Csak a csésze számít.

lesson-tie = Egyenlő pontszám
lesson-tie-text = Egy másik játszma épp véget ért, és mindkét csésze 6 pontot ér. A te csészédben négy lap van, az ellenfeledében hat. Ki nyer?
lesson-tie-you = Egyenlő pontszámnál az nyer, akinek kevesebb lapja van a csészéjében.
lesson-tie-other = Egyenlő pontszámnál az nyer, akinek kevesebb lapja van a csészéjében: négy kevesebb, mint hat.

exercise-first = Ki választ elsőként?
exercise-first-text = Az ellenfeled most lilát tesz az I. hegyre, és ezzel elkészül a mandala. Mindkét mezőn két kártya van. Ki választ elsőként?
exercise-first-you = A mezők egyenlők, ezért az választ elsőként, aki nem az utolsó kártyát játszotta.
exercise-first-other = Egyenlő mezőknél nem előny befejezni: az ellenfél választ elsőként.

exercise-worth = Melyik ér többet?
exercise-worth-text = Te választasz elsőként. A folyódban a piros az 1., a zöld a 2. helyen van; a 3. szabad. Két fekete van a csészédben. Melyik szín hozza most a legtöbb pontot?
exercise-worth-red = Négy kártya, de mindegyik csak 1-et ér: az 4.
exercise-worth-yellow = Az egyik a 3. helyre kerül, a másik 3-at ér.
exercise-worth-green = Két kártya a 2. helyen: az 4.
exercise-worth-black = Az egyetlen kártya a 3. helyre kerül, és a csészédben lévő kettő 3-at ér: 6 pont.

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
exercise-complete-text = A II. mandalából csak a fekete hiányzik, és mindkét mezőn két kártya van. Egy fekete van a kezedben. Hogyan fejezed be úgy, hogy te válassz elsőként?
exercise-complete-build = Akkor a mezők egyenlők maradnak, és te játszottad az utolsó kártyát: az ellenfeled választ elsőként.
exercise-complete-grow = Három–kettő: a te meződ a nagyobb, te választasz elsőként.

exercise-keep = Egy lap marad
exercise-keep-text = Csak három lila lap van a kezedben. Legfeljebb hányat tehetsz közülük a II. meződre?
exercise-keep-two = Kettőt: egy lapnak a kezedben kell maradnia.
exercise-keep-more = Akkor nem maradna lapod. Egynek maradnia kell.
exercise-keep-less = Eggyel több is lehet: csak egy lapnak kell a kezedben maradnia.

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
rules-example-fields = { $mine } kártya { $theirs } ellen: te választasz elsőként.
rules-example-score = Megtelt folyó, és hogy mennyit ér a csésze minden lapja.
rules-example-name = A te csészéd
