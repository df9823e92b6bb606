claim-list = Farben im Voraus wählen
claim-list-what = Wird ein Mandala aufgelöst und du bist mit Wählen dran, wird die erste noch vorhandene Farbe deiner Liste für dich genommen, ohne auf dich zu warten. Die Liste gilt für ein Mandala.
claim-list-rank = { $rank }. { $colourName }
claim-list-store = Liste hinterlegen
claim-list-withdraw = Liste zurückziehen
