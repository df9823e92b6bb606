### An online table at a server that answers its own computer only.

network-where = Hol van a másik játékos?
network-near = Ugyanazon a hálózaton, például ugyanazon a wifin: ez a számítógép beengedheti. A program ekkor a hálózat minden eszközének válaszol, amíg be nem zárod.
network-open = Megnyitás a hálózatnak
network-opened = A hálózat eszközei megnyithatják az alábbi linket, amíg a program fut. Ha ott nem történik semmi, talán a számítógép tűzfala állja útját.
network-far = Messze: onnan ez a számítógép nem érhető el. Ahhoz nyilvános https-címmel rendelkező kiszolgáló kell. A projekt üzemeltetői útmutatója leírja, hogyan.
