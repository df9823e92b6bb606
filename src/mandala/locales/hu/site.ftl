### What search engines and previews of links show, and what the page says without scripts.

site-description = A kétszemélyes homokjáték a böngésződben: a gép ellen, egy baráttal linken át, vagy ketten egy képernyőn. Pár perc alatt megtanulható. Ingyenes, fiók nélkül.
site-noscript = A Mandala szkriptekkel működik. Engedélyezd őket ezen az oldalon, és megnyílik.
