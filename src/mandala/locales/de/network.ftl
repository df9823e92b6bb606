### An online table at a server that answers its own computer only.

network-where = Wo ist dein Mitspieler?
network-near = Im selben Netz, zum Beispiel im selben WLAN: Dieser Computer kann ihn hereinlassen. Das Programm antwortet dann jedem Gerät in diesem Netz, bis du es beendest.
network-open = Für dieses Netz öffnen
network-opened = Geräte in diesem Netz können den Link unten öffnen, bis das Programm beendet wird. Wenn dort nichts geschieht, ist vielleicht eine Firewall dieses Computers im Weg.
network-far = Weit weg: Von dort ist dieser Computer nicht zu erreichen. Dafür braucht ihr einen Server mit einer öffentlichen https-Adresse. Wie das geht, steht in der Anleitung zum Betrieb, die zum Projekt gehört.
