### An online table at a server that answers its own computer only.

network-where = Dov’è l’altro giocatore?
network-near = Nella stessa rete, per esempio nello stesso Wi-Fi: questo computer può farlo entrare. Il programma risponde allora a ogni dispositivo di questa rete finché non lo chiudi.
network-open = Apri a questa rete
network-opened = I dispositivi di questa rete possono aprire il link qui sotto finché il programma resta aperto. Se lì non succede nulla, forse lo blocca un firewall di questo computer.
network-far = Lontano: da lì questo computer non è raggiungibile. Serve un server con un indirizzo pubblico https. La guida del progetto per chi ospita spiega come fare.
