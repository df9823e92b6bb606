### A newer version of the page, and the time without a connection.

update-ready = Er is een nieuwe versie van het spel.
update-use = Nu gebruiken
update-later = Straks
update-outdated = De server heeft een nieuwere versie van het spel. Laad de pagina opnieuw om verder te gaan: je partijen blijven bewaard.
start-offline = Geen verbinding. De inleiding, de regels en het scoreblad werken ook zonder.
