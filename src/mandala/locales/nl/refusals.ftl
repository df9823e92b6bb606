### Waarom iets niet kan. De sleutels zijn de codes van de server, met een streepje voor de schuine streep.

refusal-rule = { $why } (Regel { $rule })

## Zetten tegen de regels. Kort: ze staan op knoppen.

refusal-game-over = de partij is afgelopen
refusal-turn-claim_awaited = eerst moet er een kleur worden gekozen
refusal-claim-nothing_destroyed = er wordt geen mandala vernietigd
refusal-claim-not_in_mountain = die kleur ligt niet op de berg
refusal-hand-not_enough_cards = zoveel kaarten heb je niet
refusal-mountain-colour_in_field = { $colourName } ligt hier in een veld
refusal-mountain-only_card = je enige kaart, en niets te trekken
refusal-field-colour_in_mountain = { $colourName } ligt op de berg
refusal-field-colour_in_other_field = { $colourName } ligt in het veld van je tegenstander
refusal-field-keep_one_card = één kaart moet in je hand blijven

## Al het andere.

refusal-network-unreachable = De server antwoordt niet. Draait hij, en ben je online?
refusal-message-malformed = De server begreep deze pagina niet. Laad de pagina opnieuw.
refusal-message-too_large = Dat is te veel ineens.
refusal-message-hello_first = De verbinding is mislukt. Laad de pagina opnieuw.
refusal-message-hello_twice = De verbinding werd twee keer geopend. Laad de pagina opnieuw.
refusal-protocol-unknown = Deze pagina past niet bij de versie van de server. Laad de pagina opnieuw.
refusal-rate-too_many = Dat ging te snel. Wacht even en probeer het opnieuw.
refusal-server-unavailable = De server kan nu niets opslaan. Probeer het zo opnieuw.
refusal-server-full = De server is vol. Er is niets verloren; probeer het later opnieuw.
refusal-server-failed = Er ging iets mis op de server. Probeer het opnieuw.
refusal-server-read_only = De server is in onderhoud en neemt nu geen zetten aan. Probeer het later opnieuw.
refusal-server-draining = Er beginnen nu geen nieuwe partijen, omdat de server straks stopt. Lopende partijen gaan door.
refusal-address-banned = De beheerder van deze server heeft je verbinding voorlopig geblokkeerd.
refusal-guest-banned = De beheerder van deze server heeft je voorlopig geblokkeerd.
refusal-guest-blocked = Jullie spelen niet tegen elkaar: een van jullie heeft de ander geblokkeerd.
refusal-guest-nobody = Er zit niemand anders aan deze tafel.
refusal-block-unknown = Deze speler staat niet (meer) in je lijst.
refusal-origin-foreign = Deze pagina mag niet met die server praten.
refusal-host-unknown = Dit is niet het adres van de server. Open het adres dat de beheerder je gaf.
refusal-address-unknown = Op dit adres is niets.
refusal-method-not_allowed = Dat kan niet op dit adres.
refusal-network-not_here = Alleen de computer waarop de server draait, kan hem voor het netwerk openen.
refusal-network-failed = Het netwerk kon niet worden geopend. Misschien gebruikt een ander programma de poort.
refusal-table-unknown = Deze tafel bestaat niet (meer).
refusal-table-full = Beide plaatsen zijn bezet.
refusal-table-not_started = De partij is nog niet begonnen.
refusal-table-over = De partij is afgelopen.
refusal-table-not_over = Dat kan pas na de partij.
refusal-table-wrong_kind = Dat kan niet aan dit soort tafel.
refusal-token-unknown = Deze link opent de tafel niet (meer).
refusal-device-unknown = Dit apparaat staat niet (meer) in je lijst.
refusal-device-link_ended = Deze link is al gebruikt of verlopen. Maak een nieuwe.
refusal-seat-not_yours = Je hebt geen plaats aan deze tafel. Vraag een link om te kijken.
refusal-seat-already_here = Je zit al aan deze tafel.
refusal-seat-taken_over = Op deze plaats speelt de computer verder.
refusal-name-unusable = Kies een andere naam, hoogstens 24 letters.
refusal-name-looks_alike = Deze naam lijkt op die van een andere speler of van de computer. Kies een andere.
refusal-move-malformed = Dat is geen zet.
refusal-move-not_your_turn = Je bent niet aan de beurt.
refusal-move-stale = De partij is intussen verdergegaan. Kijk nog eens naar de tafel.
refusal-claims-only_correspondence = Kleurlijsten zijn er alleen voor partijen met dagen per zet.
refusal-claims-colour_twice = Een kleur staat twee keer in de lijst.
refusal-abort-too_late = Het is te laat om af te breken. Je kunt opgeven.
refusal-timeout-too_early = Je tegenstander heeft nog tijd.
refusal-timeout-own_turn = Je bent zelf aan de beurt.
refusal-timeout-clock_doubted = De klok van de server wordt nog gecontroleerd. Eis de winst morgen opnieuw op.
refusal-take_back-only_ai = Zetten terugnemen kan alleen tegen de computer.
refusal-take_back-nothing = Er is niets terug te nemen.
refusal-take_back-past_draw = Aan deze tafel kun je geen zet terugnemen nadat er een kaart is getrokken: je zou weten wat er komt.
refusal-take_back-too_many = In deze partij kunnen geen zetten meer worden teruggenomen.
refusal-nonce-not_due = De kaarten zijn al gedeeld.
refusal-nonce-given = Een ander apparaat van jou heeft zijn getal al aan de deling toegevoegd.
refusal-greeting-unknown = Alleen de kant-en-klare groeten kunnen worden gestuurd.
refusal-greeting-too_many = Na de volgende zet kun je weer een groet sturen.
refusal-rematch-not_offered = Er is geen nieuwe partij voorgesteld.
refusal-rematch-exists = De volgende partij staat al klaar.
refusal-look-only_hotseat = Dit is alleen voor twee spelers aan één scherm.
refusal-hint-online = Tips zijn er alleen tegen de computer of aan één scherm: hier zouden ze hulp van buiten zijn.
refusal-hint-strict = Aan deze tafel speel je uit het hoofd, dus er zijn geen tips.
refusal-study-running_game = Deze stelling hoort bij een partij die nog bezig is. Vraag het opnieuw als die is afgelopen.
refusal-hint-unavailable = Er is nu geen tip te geven. Probeer het zo opnieuw.
refusal-what_if-unavailable = De stelling kan nu niet worden klaargelegd. Probeer het zo opnieuw.
refusal-what_if-no_deal = Deze partij zet een andere voort. Er is dus geen deling om te controleren.
refusal-look_back-strict = Aan deze tafel moeten jullie eerdere zetten zelf onthouden.
refusal-look_back-no_such_ply = Die zet bestaat niet.
