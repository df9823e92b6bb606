### What search engines and previews of links show, and what the page says without scripts.

site-description = Das Sandspiel für zwei, im Browser: gegen den Computer, mit Freunden über einen Link oder zu zweit an einem Bildschirm. In wenigen Minuten gelernt. Kostenlos, ohne Konto.
site-noscript = Mandala läuft mit Skripten. Erlaube sie für diese Seite, dann öffnet sie sich.
