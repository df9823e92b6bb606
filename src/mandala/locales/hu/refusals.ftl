### Miért nem lehet valamit. A kulcsok a kiszolgáló kódjai, perjel helyett kötőjellel.

refusal-rule = { $why } ({ $rule }. szabály)

## Szabályellenes lépések. Rövidek: gombokon állnak.

refusal-game-over = a játéknak vége
refusal-turn-claim_awaited = előbb színt kell választani
refusal-claim-nothing_destroyed = most nem semmisül meg mandala
refusal-claim-not_in_mountain = ez a szín nincs a hegyen
refusal-hand-not_enough_cards = nincs ennyi kártyád
refusal-mountain-colour_in_field = { $colourName }: itt már mezőn van
refusal-mountain-only_card = az egyetlen kártyád, és nincs mit húzni
refusal-field-colour_in_mountain = { $colourName }: már a hegyen van
refusal-field-colour_in_other_field = { $colourName }: már az ellenfél mezőjén van
refusal-field-keep_one_card = egy kártyának nálad kell maradnia

## Minden más.

refusal-network-unreachable = A kiszolgáló nem válaszol. Fut, és van internetkapcsolatod?
refusal-message-malformed = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
refusal-message-too_large = Ez egyszerre túl sok.
refusal-message-hello_first = A kapcsolat nem sikerült. Töltsd be újra az oldalt.
refusal-message-hello_twice = A kapcsolat kétszer nyílt meg. Töltsd be újra az oldalt.
refusal-protocol-unknown = Ez az oldal nem a kiszolgáló változatához való. Töltsd be újra.
refusal-rate-too_many = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
refusal-server-unavailable = A kiszolgáló most nem tud menteni. Próbáld újra kicsit később.
refusal-server-full = A kiszolgáló megtelt. Semmi sem veszett el; próbáld újra később.
refusal-server-failed = Hiba történt a kiszolgálón. Próbáld újra.
refusal-server-read_only = A kiszolgálón karbantartás folyik: most nem fogad lépést. Próbáld később.
refusal-server-draining = Most nem kezdődik új játék, mert a kiszolgáló hamarosan leáll. A futó játékok folytatódnak.
refusal-address-banned = A kiszolgáló üzemeltetője egyelőre kitiltotta a kapcsolatodat.
refusal-guest-banned = A kiszolgáló üzemeltetője egyelőre kitiltott.
refusal-guest-blocked = Ti nem játszotok egymással: egyikőtök letiltotta a másikat.
refusal-guest-nobody = Ennél az asztalnál nincs más játékos.
refusal-block-unknown = Ez a játékos (már) nincs a listádon.
refusal-origin-foreign = Ez az oldal nem beszélhet azzal a kiszolgálóval.
refusal-host-unknown = Ez nem a kiszolgáló saját címe. Azt a címet nyisd meg, amelyet az üzemeltetője adott.
refusal-address-unknown = Ezen a címen nincs semmi.
refusal-method-not_allowed = Ezen a címen ez nem lehetséges.
refusal-network-not_here = Csak az a számítógép nyithatja meg a hálózatnak, amelyen a kiszolgáló fut.
refusal-network-failed = Nem sikerült megnyitni a hálózatnak. Lehet, hogy a portot másik program használja.
refusal-table-unknown = Ez az asztal nem létezik (már).
refusal-table-full = Mindkét hely foglalt.
refusal-table-not_started = A játék még nem kezdődött el.
refusal-table-over = A játéknak vége.
refusal-table-not_over = Ez csak a játék vége után lehetséges.
refusal-table-wrong_kind = Ez ennél a fajta asztalnál nem lehetséges.
refusal-token-unknown = Ez a link (már) nem nyitja meg az asztalt.
refusal-device-unknown = Ez az eszköz nincs (már) a listádon.
refusal-device-link_ended = Ezt a linket már felhasználták, vagy lejárt. Készíts újat.
refusal-seat-not_yours = Nincs helyed ennél az asztalnál. Kérj linket, ha nézni szeretnéd.
refusal-seat-already_here = Már ennél az asztalnál ülsz.
refusal-seat-taken_over = Ezen a helyen a gép játszik tovább.
refusal-name-unusable = Válassz másik nevet, legfeljebb 24 betűset.
refusal-name-looks_alike = Ez a név megtévesztően hasonlít egy másik játékoséra vagy a gépére. Válassz másikat.
refusal-move-malformed = Ez nem lépés.
refusal-move-not_your_turn = Nem te jössz.
refusal-move-stale = Közben továbbment a játék. Nézd meg újra az asztalt.
refusal-claims-only_correspondence = Színlista csak olyan játékban lehet, ahol napok vannak egy lépésre.
refusal-claims-colour_twice = Egy szín kétszer szerepel a listán.
refusal-abort-too_late = A játékot már késő megszakítani. Feladni lehet.
refusal-timeout-too_early = Az ellenfelednek még van ideje.
refusal-timeout-own_turn = Te jössz.
refusal-timeout-clock_doubted = A kiszolgáló órájának ellenőrzése folyamatban van. Holnap újra kérheted a győzelmet.
refusal-take_back-only_ai = Lépést csak a gép ellen lehet visszavenni.
refusal-take_back-nothing = Nincs mit visszavenni.
refusal-take_back-past_draw = Ennél az asztalnál húzás után már nem vonhatod vissza a lépésed: tudnád, mi következik.
refusal-take_back-too_many = Ebben a játszmában már nem lehet több lépést visszavenni.
refusal-nonce-not_due = A lapok már ki vannak osztva.
refusal-nonce-given = Egy másik eszközöd már hozzáadta a számát az osztáshoz.
refusal-greeting-unknown = Csak a kész üzenetek küldhetők el.
refusal-greeting-too_many = Újabb üzenetet a következő lépés után küldhetsz.
refusal-rematch-not_offered = Senki sem ajánlott új játszmát.
refusal-rematch-exists = A következő játszma már kezdődhet.
refusal-look-only_hotseat = Ez csak akkor lehet, ha ketten játszotok egy képernyőn.
refusal-hint-online = Tanácsot csak gép ellen vagy egy képernyőn játszva kérhetsz: itt külső segítség volna.
refusal-hint-strict = Ennél az asztalnál emlékezetből játszotok, ezért nincs tanács.
refusal-study-running_game = Ez az állás egy folyamatban lévő játszmából való. Kérdezd meg újra, ha az véget ért.
refusal-hint-unavailable = Most nem lehet tanácsot kiszámolni. Próbáld újra egy pillanat múlva.
refusal-what_if-unavailable = Most nem lehet felállítani az állást. Próbáld újra egy pillanat múlva.
refusal-what_if-no_deal = Ez a játszma egy másikat folytat, így nincs ellenőrizhető osztás.
refusal-look_back-strict = Ennél az asztalnál a korábbi lépéseket is fejben kell tartanotok.
refusal-look_back-no_such_ply = Nincs ilyen lépés.
