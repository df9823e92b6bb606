claim-list = Scegli i colori in anticipo
claim-list-what = Quando un Mandala viene distrutto e tocca a te scegliere, viene preso per te il primo colore della tua lista ancora disponibile, senza aspettarti. La lista vale per un solo Mandala.
claim-list-rank = { $rank }. { $colourName }
claim-list-store = Lascia la lista
claim-list-withdraw = Ritira la lista
