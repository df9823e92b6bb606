### Andere spelers blokkeren en melden.

people-block = { $name } blokkeren
people-block-what = Jij en { $name } zitten nooit meer aan één tafel. In deze partij kan { $name } je niet meer groeten en geen nieuwe partij voorstellen.
people-blocked = { $name } is geblokkeerd. Je kunt dit ongedaan maken bij de instellingen op de startpagina.
people-report = Bij de beheerder melden
people-report-what = De beheerder van deze server ziet deze tafel, je melding en beide id’s. Waarom meld je { $name }?
people-reason-name = Beledigende naam
people-reason-greetings = Hinderlijke groeten
people-reason-delay = Laat me met opzet wachten
people-reason-cheating = Speelt vals
people-reason-other = Iets anders
people-reported = Bedankt. De beheerder kan je melding nu zien.
blocked-title = Geblokkeerde spelers
blocked-since = sinds { $date }
blocked-end = Deblokkeren
blocked-end-what = { $name } deblokkeren
