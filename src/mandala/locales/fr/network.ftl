### An online table at a server that answers its own computer only.

network-where = Où est l’autre joueur ?
network-near = Dans le même réseau, par exemple le même Wi-Fi : cet ordinateur peut le laisser entrer. Le programme répond alors à tous les appareils de ce réseau, jusqu’à ce que vous le fermiez.
network-open = Ouvrir à ce réseau
network-opened = Les appareils de ce réseau peuvent ouvrir le lien ci-dessous tant que le programme tourne. S’il ne s’y passe rien, un pare-feu de cet ordinateur bloque peut-être le passage.
network-far = Au loin : cet ordinateur n’est pas joignable de là-bas. Il faut un serveur avec une adresse publique en https. Le guide d’hébergement du projet explique comment faire.
