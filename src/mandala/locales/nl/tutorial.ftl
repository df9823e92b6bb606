### De inleiding en de voorbeelden van de regelpagina’s; daarmee geladen. Kort: op een telefoon passen ongeveer 250 letters.

learn-title = Leer Mandala door te spelen
learn-lesson = Les { $number } van { $count }
learn-exercise = Oefening { $number } van { $count }
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
learn-finished-text = Dat waren alle regels. Nu een echte partij tegen de Leerling, de makkelijkste tegenstander: in je eerste drie beurten zie je tips met de redenen.
learn-play = Speel een echte partij
learn-leave = Inleiding verlaten
learn-skip = Inleiding overslaan
learn-exercises-go = Zes korte oefeningen
learn-your-river = Je rivier
learn-your-cup = Je kelk
learn-deck = Trekstapel

lesson-aim = Waarmee je wint
lesson-aim-text = Elke kaart in je kelk is het getal waard dat in je rivier onder die kleur staat. Dus de volgorde waarin je de rivier vult, bepaalt wat je kaarten waard zijn.
lesson-aim-more = In deze kelk zitten zes gele kaarten, en geel ligt op vakje 3: 18 punten. Wie aan het eind de meeste punten heeft, wint.

lesson-build = De berg uitbreiden
lesson-build-text = Jij en je tegenstander vullen twee mandala’s. De strook in het midden is de berg, waar jullie allebei aan bouwen. Een kaart daar brengt nieuwe kaarten: je trekt er drie.
lesson-build-task = Leg je rode kaart op berg I.
lesson-build-hint-two = Dat is berg II. Leg rood deze keer op berg I.

lesson-grow = Je veld uitbreiden
lesson-grow-text = De helft aan jouw kant is je veld. Wie daar de meeste kaarten heeft, neemt straks als eerste van de berg. Leg er zoveel je wilt van één kleur, maar je trekt niet, en er moet een kaart in je hand blijven.
lesson-grow-task = Leg beide oranje kaarten in je veld I.
lesson-grow-hint-both = Eén kan ook, twee is sterker: leg beide oranje kaarten.

lesson-colour = De kleurenregel
lesson-colour-text = In één mandala mag een kleur maar in één gebied liggen: op de berg of in een van de velden. Daar mag er meer bij. Groen ligt in veld I van je tegenstander en op berg II.
lesson-colour-task = Leg een groene kaart waar die mag: op berg II.
lesson-colour-hint-discard = Afleggen kan altijd, maar groen heeft nog een plek in de mandala’s.

lesson-complete = Een mandala afmaken
lesson-complete-text = Liggen alle zes kleuren in een mandala, dan is de mandala klaar en verdelen jullie de berg. In mandala I ontbreekt zwart. Jij hebt daar twee kaarten in je veld en je tegenstander één: jij kiest dan als eerste.
lesson-complete-task = Leg zwart op berg I; een tweede tik bevestigt.
lesson-complete-hint-field = Ook zo is de mandala klaar, maar dan valt er geen zwart te verdelen. Leg het op de berg.

lesson-claim = Rivier en kelk
lesson-claim-text = Jullie kiezen om de beurt, telkens alle kaarten van één kleur. Is de kleur nieuw in je rivier, dan gaat één kaart naar het volgende vakje en de rest naar je kelk.
lesson-claim-task = Neem rood: één kaart op vakje 1, twee in je kelk.
lesson-claim-hint-black = Er liggen vanaf het begin twee zwarte kaarten in je kelk. Met zwart op vakje 1 zijn ze elk maar 1 waard. Bewaar zwart voor een hoger vakje: eerst rood.

lesson-order = Waarom de volgorde telt
lesson-order-text = Je begon met twee zwarte kaarten in je kelk. Zolang zwart niet in je rivier ligt, zijn ze niets waard. Vakje 2 is het volgende: met zwart daar zijn ze elk 2 waard.
lesson-order-task = Neem zwart.

lesson-discard = Afleggen en trekken
lesson-discard-text = Je hebt drie rode kaarten. In mandala II ligt rood in het veld van je tegenstander, daar mogen de jouwe niet bij. In je beurt kun je ook kaarten van één kleur ruilen: leg ze af en trek er evenveel.
lesson-discard-task = Leg alle drie de rode kaarten af.
lesson-discard-hint-all = Alle drie, dan krijg je drie nieuwe.

lesson-limit = Nooit meer dan acht
lesson-limit-text = Je hand is vol. Na het uitbreiden heb je er zeven, dus trek je er maar één. Laat je veld II deze ene keer leeg en zie wat er gebeurt.
lesson-limit-task = Leg paars op berg II.
lesson-limit-hint-field = In een echte partij verstandig! Maar laat je veld II deze ene keer leeg: berg II.

lesson-empty = Een leeg veld
lesson-empty-text = Je tegenstander heeft mandala II afgemaakt, en je veld daar was leeg. Jij kiest ook, maar wat je neemt, wordt afgelegd. Paars ligt al in de rivier van je tegenstander en levert daar punten op.
lesson-empty-task = Neem paars, dan krijgt je tegenstander het niet.

lesson-deck = Eerste einde: de trekstapel
lesson-deck-text = Een andere partij, bijna afgelopen: in de trekstapel zitten drie kaarten. Na de laatste wordt de aflegstapel de nieuwe trekstapel, en de volgende mandala die wordt afgemaakt, is de laatste.
lesson-deck-task = Leg rood op berg II en trek de drie.

lesson-last = De laatste mandala
lesson-last-text = De volgende mandala die klaar is, beëindigt nu de partij. In mandala I ontbreekt zwart, en in de velden sta je drie tegen twee voor: jij kiest dan als eerste.
lesson-last-task = Leg zwart op berg I.
lesson-last-hint-field = Ook zo is de mandala klaar. Maar op de berg is zwart een kleur extra om te verdelen.

lesson-again = Een kleur die je al hebt
lesson-again-text = Rood ligt al in je rivier, op vakje 3. Een kleur die daar al ligt, gaat helemaal naar je kelk: er gaat geen kaart naar de rivier.
lesson-again-task = Neem rood: drie kaarten van 3 punten.
lesson-again-hint-green = Groen komt op vakje 4, met één kaart voor de kelk: 4 punten. Rood levert er 9 op.

lesson-river = Tweede einde: de rivier
lesson-river-text = Een andere partij, met veel kaarten in de trekstapel. Ook een rivier met zes kleuren beëindigt de partij, zodra deze mandala verdeeld is. Je zesde vakje is vrij: 6 punten per kaart.
lesson-river-task = Neem groen, dat is nieuw voor je.

lesson-score = Tellen
lesson-score-text = De partij is afgelopen. Elke kaart in je kelk is het getal waard dat in je rivier onder die kleur staat; kaarten in de rivier tellen niet. Hoeveel punten heb je?
lesson-score-cards = Zoveel kaarten zijn het. Elke kaart is het getal waard dat in je rivier onder die kleur staat.
lesson-score-right = Twee rode van 1, twee zwarte van 2, drie oranje van 3, één gele van 4, twee groene van 6: je wint!
lesson-score-river = Je hebt de rivier meegeteld. Alleen de kelk telt.

lesson-tie = Gelijke punten
lesson-tie-text = Een andere partij is net afgelopen, en beide kelken zijn 6 waard. Jij hebt vier kaarten in je kelk, je tegenstander zes. Wie wint?
lesson-tie-you = Bij gelijke punten wint wie de minste kaarten in de kelk heeft.
lesson-tie-other = Bij gelijke punten wint wie de minste kaarten in de kelk heeft: vier is minder dan zes.

exercise-first = Wie kiest als eerste?
exercise-first-text = Je tegenstander legt nu paars op berg I en maakt de mandala af. In beide velden liggen twee kaarten. Wie kiest als eerste?
exercise-first-you = De velden zijn even groot, dus wie de laatste kaart niet speelde, kiest als eerste.
exercise-first-other = Bij gelijke velden is afmaken geen voordeel: je tegenstander kiest als eerste.

exercise-worth = Wat is meer waard?
exercise-worth-text = Jij kiest als eerste. In je rivier ligt rood op vakje 1 en groen op vakje 2; vakje 3 is vrij. Er liggen twee zwarte kaarten in je kelk. Welke kleur levert nu de meeste punten op?
exercise-worth-red = Vier kaarten, maar elk telt maar 1: dat is 4.
exercise-worth-yellow = Eén van de twee gaat naar vakje 3, de andere levert 3 op.
exercise-worth-green = Twee kaarten op vakje 2: dat is 4.
exercise-worth-black = De ene kaart komt op vakje 3, en de twee in je kelk zijn elk 3 waard: 6 punten.

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
exercise-complete-text = In mandala II ontbreekt alleen zwart, en in beide velden liggen twee kaarten. Je hebt één zwarte. Hoe maak je de mandala af én kies je als eerste?
exercise-complete-build = Dan blijven de velden gelijk, en speelde jij de laatste kaart: je tegenstander kiest als eerste.
exercise-complete-grow = Drie tegen twee: jouw veld is groter, jij kiest als eerste.

exercise-keep = Eén kaart blijft
exercise-keep-text = Je hebt alleen drie paarse kaarten in je hand. Hoeveel daarvan mag je hoogstens in je veld II leggen?
exercise-keep-two = Twee: er moet één kaart in je hand blijven.
exercise-keep-more = Dan is je hand leeg. Eén kaart moet blijven.
exercise-keep-less = Eén meer kan ook: er hoeft maar één kaart in je hand te blijven.

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
