### Amit a szabályoldal a szabályok körül mutat, és amiben a nyomtatott szabálykönyvek eltérnek. Csak azzal az oldallal töltődik be.

rules-short = Röviden
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [0] Ilyen szabály nincs.
   *[other] { $count } szabály
}

books = Miben térnek el a nyomtatott szabálykönyvek
books-intro = Összehasonlítottuk az olasz, a magyar, a német, a holland és a francia szabálykönyvet. Mind az öt ugyanazt a játékot írja le. Itt olvasható, hol mondanak mást, vagy semmit, és hogyan játszik ez a kiadás.
books-say = A könyvek
books-we = Itt
books-first = Mind az öt szerint ti döntitek el, ki kezd, például a legidősebb játékos.
books-first-here = Az asztal megnyitásakor választod ki, vagy a véletlen dönt.
books-draw = Mind az öt azt mondja, hogy „legfeljebb három kártyát”, aztán megadja, hogy hány laphoz mennyi jár. A magyar szerint húzhatod őket; a holland egyik mondata egy–három kártyát mond.
books-draw-here = Pontosan annyit húzol, amennyi a lapjaid számához jár.
books-discard = A francia szerint dobnod kell, ha nem tudsz vagy nem akarsz kártyát kijátszani. A többi szerint dobhatsz.
books-discard-here = A három akció közül szabadon választasz.
books-last = Mind az öt ott írja elő, hogy maradjon lapod, ahol a mezőt magyarázza.
books-last-here = Minden akcióra érvényes.
books-colours = A holland szerint egy szín csak egyszer fordulhat elő a három területen. A következő sorai, ahogy a többi könyv is, ezt jelentik: csak az egyiken.
books-colours-here = Ahol egy szín már ott van, oda mindig tehetsz belőle többet.
books-when = Az elkészült mandala a kör végén semmisül meg; csak a német nem mondja meg, mikor.
books-when-here = A kör végén, a húzás után.
books-deck = Mind az öt: megkeveritek a dobópaklit, és a következő mandala az utolsó. Egyik sem mondja meg, mi történik húzás közben, vagy ha a dobópakli üres.
books-deck-here = A pontosítások megmondják.
books-stuck = Egyik sem mondja meg, mi történik, ha már egyik mandala sem készülhet el, vagy senki sem fejez be egyet.
books-stuck-here = Vége a játéknak, és megszámoljátok a csészéket.
books-left = A megmaradt kártyák nem érnek pontot: az olasz, a magyar és a holland szerint nem kerülnek a folyóba, a német szerint folyóba és csészébe sem, a francia szerint nem számítanak.
books-left-here = Semmit sem érnek.
books-tie = Mind az öt: egyenlőségnél az nyer, akinek kevesebb kártyája van a csészéjében. Egyik sem mondja meg, mi történik, ha ez is egyenlő.
books-tie-here = Döntetlen.
books-memory = A kezedben és a csészédben lévő lapokat bármikor megnézheted. Egyik sem mondja meg, átnézheted-e a dobópaklit.
books-memory-here = Átnézheted.
books-time = Az olasz, a magyar és a német 30 percet ír, a francia 20-at.
