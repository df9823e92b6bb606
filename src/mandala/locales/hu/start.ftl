### The start page.

start-against = Ellenfél: { $name }
start-opponents = Másik ellenfelet választok
start-choose = Válassz ellenfelet
start-ways = További lehetőségek
start-online-short = egy linkkel
start-hotseat-short = egymásnak adogatva
start-sheet-short = a nyomtatott lapokhoz
start-open-tables = { $count } nyitott asztal
start-history = Befejezett játszmák
start-more-pages = További oldalak
learn-minutes = 4 perc alatt
