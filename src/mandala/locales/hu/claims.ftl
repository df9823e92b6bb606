claim-list = Színek választása előre
claim-list-what = Amikor egy mandala megsemmisül, és te választasz, a listádról az első még ott lévő színt kapod meg, anélkül hogy rád kellene várni. A lista egy mandalára szól.
claim-list-rank = { $rank }. { $colourName }
claim-list-store = A lista beküldése
claim-list-withdraw = A lista visszavonása
