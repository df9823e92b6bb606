### De inleiding en de voorbeelden van de regelpagina’s; daarmee geladen. Kort: op een telefoon passen ongeveer 250 letters.

learn-title = Leer Mandala door te spelen
learn-lesson = Les { $number } van { $count }
learn-exercise = Oefening { $number } van { $count }
learn-read-again = Nog eens lezen
learn-try-again = Nog een keer
learn-next = Verder
learn-not-yet = Het kan, maar deze les vraagt iets anders.
learn-right = Goed!
learn-wrong = Niet helemaal.
learn-lessons = Lessen
learn-exercises = Oefeningen
learn-done = gedaan
learn-again = Opnieuw beginnen
learn-finished = Je kent het spel
learn-finished-text = Dat waren alle regels die ertoe doen. Er wacht al een tegenstander; de regels zijn altijd maar één tik weg.
learn-play = Speel een echte partij
learn-leave = Inleiding verlaten

lesson-build = De berg uitbreiden
lesson-build-text = Tussen jou en je tegenstander liggen mandala I en mandala II. Een berg uitbreiden brengt nieuwe kaarten. Pak je rode kaart en leg die op berg I. Daarna trek je er drie.
lesson-build-hint = Tik op rood, dan op berg I.
lesson-build-hint-two = Dat is berg II. Leg rood deze keer op berg I.

lesson-grow = Je veld uitbreiden
lesson-grow-text = Wie de meeste kaarten in zijn veld heeft, kiest straks als eerste. In je veld mag je meerdere kaarten van dezelfde kleur leggen, maar je trekt niet. Leg beide oranje kaarten in je veld I.
lesson-grow-hint = Tik op oranje, beide kaarten, dan op veld I.
lesson-grow-hint-both = Eén kan ook, twee is sterker: pak beide oranje kaarten.

lesson-colour = De kleurenregel
lesson-colour-text = In één mandala mag een kleur maar in één gebied liggen. Groen ligt in veld I van je tegenstander en op berg II. Zoek de enige plek op tafel waar jouw groen nog mag, en speel er daar één.
lesson-colour-hint = Kijk waar groen in mandala II ligt: daar mag er meer bij.
lesson-colour-hint-discard = Afleggen kan altijd, maar groen heeft nog een plek in de mandala’s.

lesson-complete = Een mandala afmaken
lesson-complete-text = In mandala I liggen vijf kleuren; zwart ontbreekt. In de velden sta je twee tegen één voor, dus jij zou als eerste kiezen. Maak hem af: leg zwart op berg I.
lesson-complete-hint = Tik op zwart, dan twee keer op berg I: de tweede tik bevestigt.
lesson-complete-hint-field = Ook zo is hij klaar, maar dan valt er geen zwart te verdelen. Leg het op de berg.

lesson-claim = De berg verdelen
lesson-claim-text = Jullie kiezen om de beurt. Van een kleur die nieuw is in je rivier gaat één kaart naar het volgende vakje, de rest naar je kelk. Rood ligt er drie keer: neem rood. Het komt op vakje 1.
lesson-claim-hint = Neem rood: drie kaarten in één keer.
lesson-claim-hint-black = Er liggen vanaf het begin twee zwarte kaarten in je kelk. Op vakje 1 zouden ze elk 1 waard zijn. Bewaar zwart voor een hoger vakje: eerst rood.

lesson-order = Waarom de volgorde telt
lesson-order-text = Aan het eind is elke kaart in je kelk het nummer van het riviervakje van die kleur waard. Twee zwarte kaarten slapen al sinds het begin in je kelk. Vakje 2 is nu aan de beurt: neem zwart, dan zijn ze elk 2 waard.
lesson-order-hint = Paars brengt je nu niets op. Zwart wekt twee kaarten in je kelk.

lesson-discard = Afleggen en trekken
lesson-discard-text = Rood ligt nu in veld II van je tegenstander, en drie rode kaarten vullen je hand. Leg ze alle drie op de aflegstapel en trek drie nieuwe. Dat is een hele beurt.
lesson-discard-hint = Tik op rood, alle drie, dan op afleggen.
lesson-discard-hint-all = Alle drie, dan krijg je drie nieuwe.

lesson-limit = Nooit meer dan acht
lesson-limit-text = Je hand is vol. Na het uitbreiden heb je er zeven, dus trek je er maar één. Leg paars op berg II, en zie wat het betekent om daar niets in je veld te hebben.
lesson-limit-hint = Tik op paars, dan op berg II.
lesson-limit-hint-field = In een echte partij verstandig! Maar laat je veld II deze ene keer leeg: berg II.

lesson-empty = Een leeg veld
lesson-empty-text = Je tegenstander heeft mandala II afgemaakt. Je veld was leeg: jij kiest ook, maar wat je neemt wordt afgelegd. Neem dus weg wat je tegenstander het meest oplevert.
lesson-empty-hint = Paars ligt al in de rivier van je tegenstander en zou punten geven. Zwart nog niet.

lesson-deck = Eerste einde: de trekstapel
lesson-deck-text = Veel later. In de trekstapel zitten nog drie kaarten. Na de laatste wordt de aflegstapel de nieuwe trekstapel, en is de volgende mandala de laatste. Leg rood op berg II en trek ze.
lesson-deck-hint = Tik op rood, dan op berg II: wie de berg uitbreidt, trekt.

lesson-last = De laatste mandala
lesson-last-text = De volgende mandala is de laatste: wie nu een mandala afmaakt, beëindigt het spel. In mandala I ontbreekt zwart, en je staat drie tegen twee voor. Leg zwart op berg I.
lesson-last-hint = Tik op zwart, dan twee keer op berg I: de tweede tik bevestigt.
lesson-last-hint-field = Ook zo is hij klaar. Maar op de berg is zwart een kleur extra voor jou.

lesson-river = Tweede einde: de rivier
lesson-river-text = Ook een volle rivier beëindigt het spel, zodra deze mandala verdeeld is. Je zesde vakje is vrij en telt 6 per kaart. Groen is nieuw voor je: neem het.
lesson-river-hint = Rood en zwart tellen 1 en 2 per kaart. Groen komt op vakje 6: twee kaarten in de kelk, elk 6.

lesson-score = Tellen
lesson-score-text = Het spel is afgelopen. Elke kaart in je kelk is het nummer waard van het vakje waarop die kleur in je rivier ligt; kaarten in de rivier tellen niet. Hoeveel punten heb je?
lesson-score-cards = Zoveel kaarten zijn het. Elke kaart is het nummer van het riviervakje van die kleur waard.
lesson-score-right = Twee rode van 1, twee zwarte van 2, drie oranje van 3, één gele van 4, twee groene van 6: je wint!
lesson-score-river = Je hebt de rivier meegeteld. Alleen de kelk telt.

exercise-first = Wie kiest als eerste?
exercise-first-text = Je tegenstander legt nu paars op berg I en maakt de mandala af. In beide velden liggen twee kaarten. Wie kiest als eerste?
exercise-first-you = De velden zijn even groot, dus wie de laatste kaart niet speelde, kiest als eerste.
exercise-first-other = Bij gelijke velden is afmaken geen voordeel: je tegenstander kiest als eerste.

exercise-worth = Wat is meer waard?
exercise-worth-text = Jij kiest als eerste. In je rivier ligt rood op vakje 1 en groen op vakje 2; vakje 3 is vrij. Twee zwarte kaarten slapen in je kelk. Welke kleur levert nu de meeste punten op?
exercise-worth-red = Vier kaarten, maar elk telt maar 1: dat is 4.
exercise-worth-yellow = Eén van de twee gaat naar vakje 3, de andere levert 3 op.
exercise-worth-green = Twee kaarten op vakje 2: dat is 4.
exercise-worth-black = De ene kaart komt op vakje 3 en wekt de twee in je kelk: 6 punten.

exercise-field = Wat mag waar komen?
exercise-field-text = Welke van deze kleuren mag je in mandala I in je veld leggen?
exercise-field-right = Paars ligt nog nergens in mandala I. Dat het op berg II ligt, maakt niet uit.
exercise-field-wrong = In één mandala blijft een kleur in het gebied waar die ligt.

exercise-empty = Met lege handen
exercise-empty-text = Je veld II is leeg: wat je neemt wordt afgelegd. De rivier van je tegenstander begint met geel, zwart, paars, dan groen. Welke kleur gun je je tegenstander niet?
exercise-empty-red = Rood is nieuw in die rivier: één kaart op een vakje, en nog geen punten.
exercise-empty-yellow = Drie gele kaarten op vakje 1: 3 punten voor je tegenstander. Het kan erger.
exercise-empty-purple = Twee paarse kaarten op vakje 3 waren 6 punten geweest.

exercise-complete = De laatste kaart
exercise-complete-text = In mandala II ontbreekt alleen zwart, en in beide velden liggen twee kaarten. Je hebt één zwarte. Hoe maak je hem af én kies je als eerste?
exercise-complete-build = Dan blijven de velden gelijk, en speelde jij de laatste kaart: je tegenstander kiest als eerste.
exercise-complete-grow = Drie tegen twee: jouw veld is groter, jij kiest als eerste.

option-you = Ik
option-other = Mijn tegenstander
option-points = { $number }
option-build = Zwart op de berg
option-grow = Zwart in mijn veld

rules-contents = Inhoud
rules-example = Voorbeeld
rules-example-draw = Hoeveel kaarten je trekt na het uitbreiden van een berg
rules-example-draw-left = over in je hand
rules-example-draw-drawn = je trekt
rules-example-draw-less = of minder
rules-example-colours = Je hebt van elke kleur één kaart. Waar mag elke kleur in deze mandala komen?
rules-example-colour = Kleur
rules-example-mountain = Berg
rules-example-field = Jouw veld
rules-example-yes = ja
rules-example-fields = { $mine } kaarten tegen { $theirs }: jij kiest als eerste.
rules-example-score = Een volle rivier, en wat de kaarten in de kelk waard zijn.
rules-example-name = Jouw kelk
