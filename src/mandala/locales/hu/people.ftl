### Más játékosok letiltása és bejelentése.

people-block = { $name } letiltása
people-block-what = Te és { $name } többé nem ültök egy asztalhoz. Ebben a játszmában { $name } nem üzenhet neked, és nem ajánlhat új játszmát.
people-blocked = { $name } le van tiltva. A kezdőlap beállításaiban feloldhatod.
people-report = Bejelentem az üzemeltetőnek
people-report-what = A kiszolgáló üzemeltetője látni fogja ezt az asztalt, a bejelentésedet és mindkét azonosítót. Mi a baj { $name } játékossal?
people-reason-name = Sértő név
people-reason-greetings = Zaklató üzenetek
people-reason-delay = Szándékosan várakoztat
people-reason-cheating = Csalás
people-reason-other = Valami más
people-reported = Köszönjük. Az üzemeltető már látja a bejelentésedet.
blocked-title = Letiltott játékosok
blocked-since = { $date } óta
blocked-end = Feloldás
blocked-end-what = { $name } feloldása
