### What search engines and previews of links show, and what the page says without scripts.

site-description = The sand game for two, in your browser: against the computer, with a friend by a link, or at one screen. Learn it in a few minutes. Free, without an account.
site-noscript = Mandala needs scripts. Allow them for this page, and it opens.
