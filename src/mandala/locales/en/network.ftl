### An online table at a server that answers its own computer only.

network-where = Where is the other player?
network-near = On the same network, for example the same Wi-Fi: this computer can let them in. The program then answers every device on this network until you close it.
network-open = Open to this network
network-opened = Devices on this network can open the link below until the program is closed. If nothing happens there, a firewall on this computer may be in the way.
network-far = Far away: this computer cannot be reached from there. For that you need a server with a public https address. The hosting guide of this project explains how.
