### Miért nem lehet valamit. A kulcsok a kiszolgáló kódjai, perjel helyett kötőjellel.

refusal-rule = { $why } ({ $rule }. szabály)

## Szabályellenes lépések. Rövidek: gombokon állnak.

refusal-game-over = a játéknak vége
refusal-turn-claim_awaited = előbb színt kell választani
refusal-claim-nothing_destroyed = most nem semmisül meg mandala
refusal-claim-not_in_mountain = ez a szín nincs a hegyen
refusal-hand-not_enough_cards = nincs ennyi kártya a kezedben
refusal-mountain-colour_in_field = { $colourName }: itt már mezőn van
refusal-mountain-only_card = az egyetlen kártyád, és nincs mit húzni
refusal-field-colour_in_mountain = { $colourName }: már a hegyen van
refusal-field-colour_in_other_field = { $colourName }: már a másik mezőn van
refusal-field-keep_one_card = egy kártyának kézben kell maradnia

## Minden más.

refusal-network-unreachable = A kiszolgáló nem válaszol. Fut, és van hálózatod?
refusal-message-malformed = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
refusal-message-too_large = Ez egyszerre túl sok.
refusal-message-hello_first = A kapcsolat rossz sorrendben indult. Töltsd be újra az oldalt.
refusal-message-hello_twice = A kapcsolat kétszer indult. Töltsd be újra az oldalt.
refusal-protocol-unknown = A kiszolgáló más változatot beszél. Töltsd be újra az oldalt.
refusal-rate-too_many = Ez nagyon gyors volt. Várj egy kicsit, és próbáld újra.
refusal-server-unavailable = A kiszolgáló most nem tud menteni. Próbáld újra kicsit később.
refusal-server-failed = Hiba történt a kiszolgálón. Próbáld újra.
refusal-origin-foreign = Ez az oldal nem beszélhet azzal a kiszolgálóval.
refusal-host-unknown = A kiszolgáló nem ismer magára ezen a címen.
refusal-address-unknown = Ezen a címen nincs semmi.
refusal-method-not_allowed = Ezen a címen ez nem lehetséges.
refusal-table-unknown = Ez az asztal nem létezik (már).
refusal-table-full = Mindkét hely foglalt.
refusal-table-not_started = A játék még nem kezdődött el.
refusal-table-over = A játéknak vége.
refusal-table-not_over = Ez csak a játék vége után lehetséges.
refusal-table-wrong_kind = Ez ennél a fajta asztalnál nem lehetséges.
refusal-token-unknown = Ez a link nem nyitja (már) az asztalt.
refusal-seat-not_yours = Nincs helyed ennél az asztalnál. Kérj linket a nézéshez.
refusal-seat-already_here = Már ennél az asztalnál ülsz.
refusal-seat-taken_over = Ezen a helyen a gép játszik tovább.
refusal-name-unusable = Válassz másik nevet, legfeljebb 24 betűset.
refusal-move-malformed = Ez nem lépés.
refusal-move-not_your_turn = Nem te jössz.
refusal-move-stale = Az asztal továbblépett. Nézd meg újra.
refusal-claims-only_correspondence = Színlista csak többnapos játékban lehet.
refusal-claims-colour_twice = Egy szín kétszer van a listán.
refusal-abort-too_late = Lefújni már késő: feladni lehet.
refusal-timeout-too_early = A másiknak még van ideje.
refusal-timeout-own_turn = Te jössz.
refusal-take_back-only_ai = Lépést csak a gép ellen lehet visszavenni.
refusal-take_back-nothing = Nincs mit visszavenni.
refusal-greeting-unknown = Ezt itt nem lehet mondani.
refusal-greeting-too_many = A következő lépésig elég a szóból.
refusal-rematch-not_offered = Senki sem ajánlott új játékot.
refusal-rematch-exists = A következő játék már kész.
refusal-look-only_hotseat = Csak ha ketten játszanak egy képernyőn.
refusal-hint-online = Tanács csak gép ellen vagy egy képernyőnél kérhető: itt külső segítség volna.
refusal-hint-strict = Ennél az asztalnál mindenki maga emlékezik, ezért nincs tanács.
refusal-hint-unavailable = Most nem lehet tanácsot kiszámolni. Próbáld újra egy pillanat múlva.
refusal-look_back-strict = Ennél az asztalnál fejben tartjátok, mi volt.
refusal-look_back-no_such_ply = Nincs ilyen lépés.
