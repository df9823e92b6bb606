### An online table at a server that answers its own computer only.

network-where = Waar is de andere speler?
network-near = In hetzelfde netwerk, bijvoorbeeld dezelfde wifi: deze computer kan die speler binnenlaten. Elk apparaat in dit netwerk kan het programma dan bereiken, tot je het sluit.
network-open = Open voor dit netwerk
network-opened = Apparaten in dit netwerk kunnen de link hieronder openen tot het programma wordt gesloten. Gebeurt daar niets, dan houdt een firewall op deze computer dat misschien tegen.
network-far = Ver weg: van daar is deze computer niet te bereiken. Daarvoor is een server met een openbaar https-adres nodig. De handleiding voor hosts van dit project legt uit hoe dat gaat.
