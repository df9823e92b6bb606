### A newer version of the page, and the time without a connection.

update-ready = È pronta una nuova versione del gioco.
update-use = Usala ora
update-later = Più tardi
update-outdated = Il server ha una versione più nuova del gioco. Ricarica la pagina per continuare: le tue partite sono salve.
start-offline = Nessuna connessione. Il tutorial, le regole e il segnapunti funzionano anche senza.
