### What search engines and previews of links show, and what the page says without scripts.

site-description = Het zandspel voor twee, in je browser: tegen de computer, met een vriend via een link, of samen aan één scherm. In een paar minuten geleerd. Gratis, zonder account.
site-noscript = Mandala werkt met scripts. Sta ze toe voor deze pagina, dan opent het spel.
