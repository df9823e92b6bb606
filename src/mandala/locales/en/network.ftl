### An online table at a server that answers its own computer only.

network-where = Where is the other player?
network-near = In the same network, for example the same Wi-Fi: this computer can let them in. The program then answers every device in this network until you close it.
network-open = Open for this network
network-opened = Devices in this network can open the link below until the program is closed. If nothing happens there, a firewall on this computer may be in the way.
network-far = Far away: this computer cannot be reached from there. For that you need a server with a public https address: see docs/how-to/hosting.md in the project.
