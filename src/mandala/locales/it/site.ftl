### What search engines and previews of links show, and what the page says without scripts.

site-description = Il gioco di sabbia per due, nel browser: contro il computer, con un amico tramite un link o sullo stesso schermo. Si impara in pochi minuti. Gratis, senza account.
site-noscript = Per giocare a Mandala servono gli script: consentili per questa pagina e si aprirà.
