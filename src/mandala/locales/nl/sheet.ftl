### Het scoreblad en het actieoverzicht, voor een partij met de gedrukte kaarten. Alleen geladen met deze twee pagina’s.

sheet-what = Voor jullie partij met de gedrukte kaarten: vul beide rivieren en beide kelken in. De punten en de winnaar verschijnen terwijl je telt.
sheet-example = Het voorbeeld uit de gedrukte spelregels
sheet-example-text = Leg de kaarten uit de kelk onder de rivier. Elke kaart is het nummer waard van het vakje met die kleur: 4 + 10 + 18 + 0 + 15 + 6 = 53. De rivier zelf telt niet mee.
sheet-example-name = Een kelk met 19 kaarten
sheet-player = Speler { $number }
sheet-name = Naam van speler { $number }
sheet-river = Rivier: tik de kleuren aan in de volgorde van hun vakjes, van 1 tot 6.
sheet-not-in-river = { $colourName }: niet in de rivier
sheet-cup = Kelk: hoeveel kaarten van elke kleur?
sheet-count = Kaarten in de kelk, { $colourName }
sheet-more = Eén meer, { $colourName }
sheet-less = Eén minder, { $colourName }
sheet-cards = { $count ->
    [one] { $count } kaart in de kelk
   *[other] { $count } kaarten in de kelk
}
sheet-nothing = Hier komt de uitslag te staan.
sheet-won = { $name } wint met { $more } tegen { $fewer }
sheet-won-by-cards = Elk { $points } punten: { $name } wint met minder kaarten in de kelk, { $fewer } tegen { $more }
sheet-drawn = Gelijkspel: elk { $points } punten en { $count } kaarten in de kelk
sheet-new = Nieuwe partij, zelfde spelers
sheet-kept = Jullie partijen
sheet-kept-what = Ze blijven in deze browser en worden nergens heen gestuurd.
sheet-delete = Verwijderen
sheet-delete-sure = Echt verwijderen?
sheet-delete-what = { $what } verwijderen

overview-print = Afdrukken
overview-aim = Verzamel de meeste punten in je kelk. Elke kaart daar is het nummer, 1 tot 6, waard van het vakje van die kleur in je rivier. Wat een kaart waard is, hangt dus af van de volgorde waarin je de rivier vult.
overview-turn = In je beurt: A, B of C
overview-build = Breid de berg uit en trek
overview-build-play = Leg precies 1 kaart op een berg.
overview-build-draw = Trek 3 kaarten, maar stop bij 8 in je hand: heb je er nog 7, trek er dan 1; bij 6 trek je er 2.
overview-check = Is de mandala klaar?
overview-grow = Breid je veld uit en trek niet
overview-grow-play = Leg 1 of meer kaarten van dezelfde kleur in een van je velden. Houd er minstens 1 in je hand.
overview-grow-draw = Trek niets.
overview-redraw = Leg af en trek
overview-redraw-play = Leg 1 of meer kaarten van dezelfde kleur af.
overview-redraw-draw = Trek er evenveel. Dat is je hele beurt.
overview-colours = De kleurenregel (bij A en B)
overview-colours-rule = In elke mandala mag een kleur maar in één gebied liggen: op de berg, in jouw veld of in dat van je tegenstander.
overview-colours-more = Waar een kleur al ligt, mogen er meer kaarten van die kleur bij. Hier mag jij geen groen leggen. Zwart mag op de berg of in je veld.
overview-complete = Alle zes kleuren: de mandala is klaar en wordt vernietigd
overview-first = Wie meer kaarten in het veld heeft, kiest als eerste. Bij gelijke stand: wie niet de laatste kaart heeft gelegd.
overview-take = Neem om beurten alle kaarten van één kleur van de berg. Nieuw in je rivier: één kaart op het volgende vakje, de rest in je kelk. Al in je rivier: alles in je kelk.
overview-empty = Niets in je veld? Je kiest gewoon mee, maar legt af wat je neemt.
overview-after = Leg beide velden af. Is de partij niet afgelopen, leg dan 2 nieuwe kaarten op de lege berg.
overview-end = Het einde
overview-end-river = Een rivier krijgt de zesde kleur: verdeel deze mandala nog helemaal.
overview-end-deck = De trekstapel is op: schud de aflegstapel tot een nieuwe trekstapel. De volgende mandala die wordt vernietigd, is de laatste.
overview-count = Puntentelling
overview-count-cup = Elke kaart in de kelk is het nummer onder die kleur waard. Kaarten in de rivier en kleuren die er niet in liggen, leveren niets op.
overview-count-tie = Bij gelijke stand wint wie de minste kaarten in de kelk heeft.
