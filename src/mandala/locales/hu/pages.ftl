### Az utak a szabályoldalakhoz és a bevezetőhöz.

learn = Tanuld meg a játékot
rules = Szabályok
rules-clause = { $rule }. szabály
rules-all = Az összes szabály
rules-with-examples = Az egész oldal, példákkal (új lapon)
sheet = Pontlap
overview = Akcióáttekintő
coach-title = Az első játszmád, { $number }. kör a háromból
