### An online table at a server that answers its own computer only.

network-where = Waar is de andere speler?
network-near = In hetzelfde netwerk, bijvoorbeeld dezelfde wifi: deze computer kan die speler binnenlaten. Het programma antwoordt dan elk apparaat in dit netwerk tot je het sluit.
network-open = Open voor dit netwerk
network-opened = Apparaten in dit netwerk kunnen de link hieronder openen tot het programma wordt gesloten. Gebeurt daar niets, dan houdt misschien een firewall op deze computer het tegen.
network-far = Ver weg: van daar is deze computer niet te bereiken. Daarvoor is een server met een openbaar https-adres nodig; docs/how-to/hosting.md in het project vertelt hoe.
