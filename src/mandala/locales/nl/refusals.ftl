### Waarom iets niet kan. De sleutels zijn de codes van de server, met een streepje voor de schuine streep.

refusal-rule = { $why } (Regel { $rule })

## Zetten tegen de regels. Kort: ze staan op knoppen.

refusal-game-over = het spel is afgelopen
refusal-turn-claim_awaited = eerst moet een kleur gekozen worden
refusal-claim-nothing_destroyed = er wordt geen mandala vernietigd
refusal-claim-not_in_mountain = die kleur ligt niet op de berg
refusal-hand-not_enough_cards = zoveel kaarten heb je niet
refusal-mountain-colour_in_field = { $colourName } ligt hier in een veld
refusal-mountain-only_card = je enige kaart, en niets te trekken
refusal-field-colour_in_mountain = { $colourName } ligt op de berg
refusal-field-colour_in_other_field = { $colourName } ligt in het andere veld
refusal-field-keep_one_card = één kaart moet in je hand blijven

## Al het andere.

refusal-network-unreachable = De server antwoordt niet. Draait hij, en ben je online?
refusal-message-malformed = De server begreep deze pagina niet. Laad haar opnieuw.
refusal-message-too_large = Dat is te veel ineens.
refusal-message-hello_first = De verbinding begon in de verkeerde volgorde. Laad de pagina opnieuw.
refusal-message-hello_twice = De verbinding begon twee keer. Laad de pagina opnieuw.
refusal-protocol-unknown = De server spreekt een andere versie. Laad de pagina opnieuw.
refusal-rate-too_many = Dat ging erg snel. Wacht even en probeer het weer.
refusal-server-unavailable = De server kan nu niets opslaan. Probeer het zo weer.
refusal-server-failed = Er ging iets mis op de server. Probeer het weer.
refusal-origin-foreign = Deze pagina mag niet met die server praten.
refusal-host-unknown = De server kent zichzelf niet onder dit adres.
refusal-address-unknown = Op dit adres is niets.
refusal-method-not_allowed = Dat kan niet op dit adres.
refusal-table-unknown = Deze tafel bestaat niet (meer).
refusal-table-full = Beide plaatsen zijn bezet.
refusal-table-not_started = Het spel is nog niet begonnen.
refusal-table-over = Het spel is afgelopen.
refusal-table-not_over = Dat kan pas na het spel.
refusal-table-wrong_kind = Dat kan niet aan dit soort tafel.
refusal-token-unknown = Deze link opent de tafel niet (meer).
refusal-seat-not_yours = Je hebt geen plaats aan deze tafel. Vraag een link om te kijken.
refusal-seat-already_here = Je zit al aan deze tafel.
refusal-seat-taken_over = Op deze plaats speelt de computer verder.
refusal-name-unusable = Kies een andere naam, hoogstens 24 letters.
refusal-move-malformed = Dat is geen zet.
refusal-move-not_your_turn = Je bent niet aan de beurt.
refusal-move-stale = De tafel is al verder. Kijk nog eens.
refusal-claims-only_correspondence = Kleurlijsten zijn voor spellen over dagen.
refusal-claims-colour_twice = Een kleur staat twee keer in de lijst.
refusal-abort-too_late = Te laat om af te breken: je kunt opgeven.
refusal-timeout-too_early = De ander heeft nog tijd.
refusal-timeout-own_turn = Je bent zelf aan de beurt.
refusal-take_back-only_ai = Zetten terugnemen kan alleen tegen de computer.
refusal-take_back-nothing = Er is niets terug te nemen.
refusal-greeting-unknown = Dat kan hier niet gezegd worden.
refusal-greeting-too_many = Genoeg gezegd tot de volgende zet.
refusal-rematch-not_offered = Er is geen nieuw spel aangeboden.
refusal-rematch-exists = Het volgende spel staat al klaar.
refusal-look-only_hotseat = Alleen als twee aan één scherm spelen.
refusal-hint-online = Tips zijn er tegen de computer of aan één scherm: hier zouden ze hulp van buiten zijn.
refusal-hint-strict = Aan deze tafel onthoud je zelf alles, dus tips zijn er niet.
refusal-hint-unavailable = Er kan nu geen tip berekend worden. Probeer het zo nog eens.
refusal-look_back-strict = Aan deze tafel onthouden jullie zelf wat er was.
refusal-look_back-no_such_ply = Die zet bestaat niet.
