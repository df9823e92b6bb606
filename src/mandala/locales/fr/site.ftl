### What search engines and previews of links show, and what the page says without scripts.

site-description = Le jeu de sable pour deux, dans votre navigateur : contre l’ordinateur, avec un ami par un lien, ou à deux sur un écran. Quelques minutes suffisent pour l’apprendre. Gratuit, sans compte.
site-noscript = Mandala a besoin de scripts. Autorisez-les pour cette page, et le jeu s’ouvrira.
