### A newer version of the page, and the time without a connection.

update-ready = Elkészült a játék új változata.
update-use = Váltok most
update-later = Később
update-outdated = A kiszolgálón a játék újabb változata fut. A folytatáshoz töltsd újra az oldalt: a játszmáid megmaradnak.
start-offline = Nincs kapcsolat. A bevezető, a szabályok és a pontlap enélkül is működik.
